"""The thief: striped jumper, mask, cap; he comes small and leaves with a sack."""
from dataclasses import replace

from draw.art import Art, draw, join, lines
from draw.geometry import clip, corner, ellipse, polygon, rectangle, rounded, smooth
from draw.palette import INK, TOMATO, darker
from sheets.fighters.arms import grip
from sheets.fighters.features import bulb, ears, tears
from sheets.fighters.ink import inked

from .faces import Eyes, grin, mouth, small_o, smirk
from .rig import Person, bust, fingers, head, nothing

SKIN, CAP, MASK, JUMPER, STRIPE = '#EDB78F', '#4E6B3A', '#2A2530', '#F3EBD6', '#2F2A36'
GLOVE = '#4A4652'


def _under(mood):
    """The mask, with eyes cut out, and a stubble."""
    if mood == 'sneak':
        return _mask()
    stubble = smooth([(-56, 34), (-30, 40), (0, 34), (30, 40), (56, 34), (34, 72), (-34, 72)])
    return draw(stubble, '#8E6A5A', opacity=.4) + _mask()


def _mask():
    band = smooth([
        corner(-76, -24), (-36, -38), (0, -30), (36, -38),
        corner(76, -24), (72, 14), (34, 20), (0, 8), (-34, 20), (-72, 14)])
    return inked(band, MASK, 5, shade=0, light=4, light_colour='#57506A')


def _front(mood):
    x, y, turn = {'caught': (0, -14, 6), 'away': (2, 0, 6)}.get(mood, (0, 0, 0))
    dome = smooth([
        corner(-72, -36), (-68, -80), (-30, -104), (6, -106), (44, -98), (70, -72),
        corner(72, -36)])
    art = inked(dome, CAP, 6.5, shade=9, light=4)
    art += inked(rounded(-80, -54, 160, 26, 12), darker(CAP, .2), 6, shade=4, light=3)
    return (art + inked(ellipse(8, -108, 10), darker(CAP, .2), 5, shade=2, light=2)).at(x, y, 1, turn)


def _chest(mood):
    return inked(smooth([(-36, -96), (0, -86), (36, -96), (42, -74), (0, -60), (-42, -74)]), STRIPE, 5,
                 shade=0, light=3, light_colour='#57506A')


def sack():
    """A full sack, tied, its foot at (0, 0)."""
    body = smooth([(-16, -104), (-44, -84), (-62, -40), (-50, -6), (0, 2), (52, -6), (62, -42), (46, -84),
                   (16, -104)])
    art = inked(smooth([corner(-26, -126), (0, -118),
                        corner(28, -128), (14, -104), (-14, -104)]), '#C9A36B', 5, shade=3, light=2)
    art += inked(body, '#C9A36B', 6.5, shade=11, light=6) + inked(rounded(-20, -112, 40, 14, 6), TOMATO, 4.5,
                                                                  shade=2, light=0)
    patch = polygon((-26, -52), (4, -56), (8, -26), (-22, -22))
    art += inked(patch, '#DDBD8B', 4, shade=0, light=0)
    art += lines([((-28, -46), (-20, -47)), ((2, -36), (10, -37)), ((-12, -18), (-11, -26))], INK, 3.5)
    boot = smooth([corner(22, -128), corner(44, -132), (46, -112), (66, -108), (70, -96), (26, -98)])
    return inked(boot, '#3F7FA8', 5, shade=4, light=3).at(-24, -4) + art


def _glove(points, hand, bend=0, flip=1, size=1):
    return Person.arm(GLOVED, points, hand, bend, flip, size)


def _before(mood):
    if mood == 'caught':
        return tears(((-98, -236, 1, -34), (100, -244, 1.1, 30)))
    if mood == 'away':
        return _glove([(74, -56), (110, -70),
                       (104, -112)], 'fist', -8, -1) + sack().at(124, 4, 1.04, -5) + fingers(
                           GLOVE, 138, -118, -10) + _glove([(-74, -48), (-98, -14), (-88, -62)], 'fist', 0, 1)
    return Art()


def _behind(mood):
    if mood == 'caught':
        return _glove([(74, -54), (120, -44), (118, -122)], 'open', 6, 1) + _glove([
            (-74, -54), (-120, -44), (-118, -122)], 'open', -6, -1)
    return Art()


def _stripes():
    return tuple(
        (smooth([(-130, y), (0, y - 16), (130, y), (130, y + 13), (0, y - 3), (-130, y + 13)]), STRIPE)
        for y in (-66, -38, -10))


THIEF = Person(
    SKIN,
    smooth([(-68, -8), (-60, -56), (0, -78), (60, -56), (68, -8), (62, 42), (32, 74),
            (-32, 74), (-62, 42)]), JUMPER, 88, 6, 26, _stripes(), _chest, (JUMPER, STRIPE),
    Eyes(29, -8, 18,
         18), None, lambda mood: mouth(mood, .85, sneak=smirk, caught=small_o, away=grin).at(0, 52),
    lambda skin: bulb(skin, 24, 16, 13), lambda skin: ears(70, 6, skin, 14), under=_under, front=_front,
    behind=_behind, before=_before, tilt={'away': (-16, 2, -10)})
GLOVED = Person(GLOVE, THIEF.skull, JUMPER, sleeve=(JUMPER, STRIPE))

PEEPING = replace(THIEF, skull=clip(THIEF.skull, rectangle(-200, -200, 400, 240)), mouth=nothing)


def thief(mood):
    """Sneaking he shows no more than eyes and fingers over the counter."""
    if mood == 'away':
        return bust(THIEF, mood).at(-29)
    if mood != 'sneak':
        return bust(THIEF, mood)
    hands = join(grip(GLOVE, s * 106, s, STRIPE).at(0, 2) for s in (-1, 1))
    return head(PEEPING, mood).at(0, -40) + hands
