"""The other seven of the 15."""
from .bruno import BRUNO
from .chad import CHAD
from .clyde import CLYDE
from .greta import GRETA
from .lizzie import LIZZIE
from .molly import MOLLY
from .vic import VIC

CAST_TWO = (BRUNO, LIZZIE, CHAD, CLYDE, GRETA, VIC, MOLLY)
