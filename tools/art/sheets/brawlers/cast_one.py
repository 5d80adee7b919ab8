"""The first eight of the 15."""
from .ace import ACE
from .fred import FRED
from .gina import GINA
from .janey import JANEY
from .lou import LOU
from .marky import MARKY
from .mascot import MASCOT
from .suzy import SUZY

CAST_ONE = (MASCOT, LOU, SUZY, FRED, MARKY, JANEY, ACE, GINA)
