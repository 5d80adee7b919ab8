"""The 15 characters of What the Food?! in nine moods."""
from sheets.fighters import FRAME
from sheets.fighters.eyes import MOODS
from sheets.fighters.rig import bust
from sheets.kitchen.shorter import shorter
from sheets.kitchen.thin import thin

from .cast_one import CAST_ONE
from .cast_two import CAST_TWO

CAST = CAST_ONE + CAST_TWO
TOLERANCE = .5  # px


def light(art):
    """The same picture in fewer bytes."""
    return shorter(thin(art, TOLERANCE))


def add_to(album):
    album.chapter('Brawlers (anchor = middle of the tray\'s back rim, which covers 44 px below it)')
    for brawler in CAST:
        for mood in MOODS:
            album.add('brawler-%s-%s' % (brawler.action, mood), light(bust(brawler, mood)), FRAME,
                      '%s (%s), %s' % (brawler.name, brawler.joke, mood), bleed=True)
