"""The ten characters in five moods, and the bot."""
from album import standing
from draw.art import draw, join, stroke
from draw.geometry import ellipse, rounded
from draw.palette import INK, TOMATO
from draw.toon import inked

from .bea import BEA
from .cast import bust
from .dot import DOT
from .gus import GUS
from .hank import HANK
from .kit import KIT
from .lulu import LULU
from .otto import OTTO
from .parts import MOODS
from .pia import PIA
from .rollo import ROLLO
from .vinny import VINNY

CAST = (DOT, BEA, ROLLO, GUS, VINNY, LULU, KIT, OTTO, PIA, HANK)
SIDE = 264
CUT = 26  # px of the chest below its middle at which portraits end


def portrait_scale(character):
    """As large as hair, horns and moustache allow."""
    bounds = [bust(character, mood).bounds for mood in MOODS]
    reach = max(max(-b[0], b[2]) for b in bounds)
    height = CUT - min(b[1] for b in bounds)
    return min((SIDE - 6) / 2 / reach, (SIDE - 6) / height, .88)


def portrait(character, mood, scale):
    """A bust that is cut off straight at its foot."""
    return bust(character, mood).at(0, -CUT * scale, scale)


def robot():
    """The badge of a seat that a bot plays."""
    art = stroke([(0, -12), (0, -24)], INK, 5) + inked(ellipse(0, -25, 5.5), TOMATO, 3.5, shade=2, light=0)
    art += join(inked(rounded(s * 26 - 5, -4, 10, 18, 4), '#7F9BA1', 3.5, shade=2, light=0) for s in (-1, 1))
    art += inked(rounded(-24, -14, 48, 40, 13), '#A9C3C8', 4.5, shade=5, light=3)
    art += draw(rounded(-17, -5, 34, 19, 8), '#17333A', INK, 3)
    art += join(draw(ellipse(s * 8, 4.5, 4, 4.6), '#8BF0FF') for s in (-1, 1))
    return art + stroke([(-5, 20), (5, 20)], INK, 3)


def add_to(album):
    album.chapter('People (anchor = foot of the bust, which is cut off straight there)')
    for index, character in enumerate(CAST):
        scale = portrait_scale(character)
        for mood in MOODS:
            album.add('person-%d-%s' % (index, mood), portrait(character, mood,
                                                               scale), standing(SIDE, SIDE, 0),
                      '%s (%s), %s' % (character.name, character.joke, mood), bleed=True)
    album.add('robot', robot(), standing(72, 72, 36), 'a bot plays here')
