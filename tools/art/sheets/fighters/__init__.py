"""The 23 characters of the food fight in nine moods."""
from album import Frame

from .eyes import MOODS
from .rig import bust
from .tess import TESS

CAST = (TESS,)
FRAME = Frame(-200, -340, 400, 384)


def add_to(album):
    album.chapter('Fighters (anchor = middle of the tray\'s back rim; 44 px below it are covered by the tray)')
    for fighter in CAST:
        for mood in MOODS:
            album.add('fighter-%s-%s' % (fighter.action, mood), bust(fighter, mood), FRAME,
                      '%s (%s), %s' % (fighter.name, fighter.joke, mood), bleed=True)
