"""The 23 characters of the food fight in nine moods."""
from album import Frame

from .andy import ANDY
from .barney import BARNEY
from .bo import BO
from .boris import BORIS
from .cleo import CLEO
from .coco import COCO
from .dexter import DEXTER
from .diz import DIZ
from .eyes import MOODS
from .gio import GIO
from .gwen import GWEN
from .kai import KAI
from .ned import NED
from .penny import PENNY
from .raoul import RAOUL
from .rig import bust
from .roxy import ROXY
from .rudy import RUDY
from .sid import SID
from .sue import SUE
from .tess import TESS
from .toni import TONI
from .vee import VEE
from .wanda import WANDA
from .willa import WILLA

CAST = (TESS, NED, DEXTER, PENNY, GWEN, BO, SUE, BARNEY, RUDY, SID, ANDY, WILLA, ROXY, KAI, BORIS, DIZ, TONI,
        CLEO, VEE, GIO, COCO, RAOUL, WANDA)
FRAME = Frame(-216, -340, 432, 384)


def add_to(album):
    album.chapter('Fighters (anchor = middle of the tray\'s back rim, which covers 44 px below it)')
    for fighter in CAST:
        for mood in MOODS:
            album.add('fighter-%s-%s' % (fighter.action, mood), bust(fighter, mood), FRAME,
                      '%s (%s), %s' % (fighter.name, fighter.joke, mood), bleed=True)
