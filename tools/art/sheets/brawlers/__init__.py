"""The 15 characters of What the Food?! in nine moods."""
from sheets.fighters import FRAME
from sheets.fighters.eyes import MOODS
from sheets.fighters.rig import bust

from .cast_one import CAST_ONE
from .cast_two import CAST_TWO
from .slim import slim

CAST = CAST_ONE + CAST_TWO


def add_to(album):
    album.chapter('Brawlers (anchor = middle of the tray\'s back rim, which covers 44 px below it)')
    for brawler in CAST:
        for mood in MOODS:
            album.add('brawler-%s-%s' % (brawler.action, mood), slim(bust(brawler, mood)), FRAME,
                      '%s (%s), %s' % (brawler.name, brawler.joke, mood), bleed=True)
