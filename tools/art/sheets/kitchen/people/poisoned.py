"""Food Poisoning: green all over, a thermometer in the mouth, both hands where it hurts."""
from dataclasses import replace

from draw.art import Art, draw, join, stroke
from draw.geometry import corner, ellipse, polygon, rounded, smooth
from draw.palette import GUM, INK, MILK, MUSTARD, TOMATO, darker
from sheets.fighters.eyes import spiral
from sheets.fighters.features import bulb, ears, tears
from sheets.fighters.ink import inked

from .faces import Brows, Eyes, bellow, mouth
from .pot import puff
from .rig import Person, fingers

SKIN, HAIR, SHIRT, LEAF = '#A9C95E', '#B5532B', '#F2853F', '#FFE08A'


def _tufts(mood):
    rise = -12 if mood == 'shout' else 0
    art = Art()
    for side in (-1, 1):
        art += inked(
            smooth([(side * 64, -50), (side * 90, -66 + rise), (side * 98, -36), (side * 110, -20),
                    (side * 96, 2), (side * 74, 6)]), HAIR, 5.5, shade=5, light=3)
    return art


def _thermometer(x, y, turn):
    art = inked(rounded(-6, -7, 84, 14, 7), MILK, 4.5, shade=3, light=0)
    art += stroke([(8, 0), (60, 0)], TOMATO, 5) + inked(ellipse(78, 0, 10), TOMATO, 4.5, shade=2, light=2)
    return art.at(x, y, 1, turn)


def _mouth(mood):
    if mood == 'shout':
        tongue = smooth([corner(-14, 8), (0, 2), corner(16, 8), (22, 40), (4, 54), (-14, 42)])
        return (bellow(.9) + inked(tongue, '#8FBF4A', 4.5, shade=4, light=0) + stroke([
            (2, 14), (4, 38)], INK, 3)).at(0, 54)
    if mood == 'glare':
        lips = stroke([(-26, 2), (-16, -6), (-6, 2), (4, -6), (14, 2), (24, -4)], INK, 6, .2)
        return lips.at(0, 54) + _thermometer(18, 54, -24)
    if mood == 'content':
        return mouth('content', .95).at(0, 54)
    return mouth(mood, .85).at(0, 54)


def _under(mood):
    art = Art()
    if mood in ('glare', 'shout'):
        for side in (-1, 1):
            art += inked(ellipse(side * 58, 44, 30, 27), '#BAD66E', 5, shade=5, light=3)
            art += draw(ellipse(side * 29, -2, 25, 25), '#5E7F3A', opacity=.5)
        return art + join(
            draw(ellipse(x, y, r), '#6E8F34', opacity=.7)
            for x, y, r in ((-52, -44, 6), (-36, -58, 4), (54, -36, 5)))
    return join(draw(ellipse(s * 54, 32, 18, 13), GUM, opacity=.6) for s in (-1, 1))


def _front(mood):
    art = stroke([(-10, -78), (-14, -98), (0, -106)], HAIR, 6) + stroke([(6, -80), (12, -98)], HAIR, 6)
    if mood in ('glare', 'shout'):
        art += tears(((-76, -78, .95, -30), (72, -84, .9, 24)))
    if mood == 'content':
        art = inked(ellipse(0, -116, 50, 13), None or MUSTARD, 5, shade=0, light=0)
        art += draw(ellipse(0, -116, 34, 6), '#9FD0BC', INK, 4)
    return art + (puff(-20, -108) + puff(16, -126, .8) if mood == 'cooked' else Art())


def _clouds(mood):
    if mood not in ('glare', 'shout'):
        return Art()
    art = Art()
    for x, y, size in ((-118, -214, 1), (114, -248, .85)):
        art += inked(
            smooth([(x - 26, y + 10), (x - 28, y - 8), (x - 8, y - 20), (x + 16, y - 16), (x + 28, y + 2),
                    (x + 18, y + 16), (x - 4, y + 14)]), '#B9D27A', 4.5, shade=4, light=0)
        art += spiral(x, y - 1, 12, 1, 3.5)
    return art


def _chest(mood):
    flowers = Art()
    for x, y, s in ((-76, -54, 1), (-44, -22, .8), (70, -60, .9), (84, -20, 1), (44, -46, .7), (-88, -14,
                                                                                                .8)):
        flowers += join(
            draw(ellipse(x + dx * s, y + dy * s, 6.5 * s), LEAF)
            for dx, dy in ((0, -9), (9, -2), (6, 8), (-6, 8), (-9, -2))) + draw(ellipse(x, y, 4 * s), TOMATO)
    for side in (-1, 1):
        flowers += inked(
            polygon((side * 2, -78), (side * 32, -100), (side * 52, -84), (side * 30, -54), radius=2), SHIRT,
            5, shade=3, light=2)
    return flowers + stroke([(0, -76), (2, 6)], darker(SHIRT, .5), 4)


def bucket():
    """A bucket for the worst, its middle at (0, 0)."""
    art = stroke([(-44, -30), (-30, -62), (30, -62), (44, -30)], INK, 6)
    art += inked(polygon((-46, -32), (46, -32), (34, 42), (-34, 42), radius=4), '#7FB3C9', 5.5, shade=7,
                 light=4)
    return art + inked(rounded(-52, -40, 104, 16, 8), '#9CC8DA', 5, shade=3, light=0)


def pills():
    """The bill he will send with these: a jar of pills."""
    art = inked(rounded(-24, -34, 48, 66, 8), '#E58A3A', 5, shade=6, light=4)
    art += inked(rounded(-27, -50, 54, 20, 5), MILK, 5, shade=3, light=0)
    art += draw(rounded(-17, -16, 34, 34, 3), MILK, INK, 3.5)
    return art + stroke([(0, -8), (0, 10)], TOMATO, 7) + stroke([(-9, 1), (9, 1)], TOMATO, 7)


def _before(mood):
    p = POISONED
    if mood == 'cooked':
        return Art()
    left = p.arm([(-96, -46), (-124, 4), (-36, -16)], 'flat', -4, -1, 1.02)
    if mood == 'glare':
        return left + p.arm([(96, -46), (126, 6), (38, -4)], 'flat', 4, 1, 1.02)
    if mood == 'shout':
        return left + p.arm([(92, -50), (122, -34), (102, -100)], 'open', 0, -1, .95)
    if mood == 'calm':
        return p.arm([(-94, -46), (-124, 4), (-60, -26)], 'fist', -6, -1) + p.arm([
            (94, -46), (124, 4), (60, -22)], 'fist', 6, 1) + bucket().at(0, -36, 1.05) + fingers(
                SKIN, -46, -36, 4, -1) + fingers(SKIN, 46, -36, -4)
    p = _HEALED
    return p.arm([
        (92, -50), (134, -18),
        (122, -76)], 'fist', -8, -1) + pills().at(96, -112, 1.1, 4) + fingers(p.skin, 120, -106, 4) + p.arm([
            (-96, -46), (-126, 4), (-40, -14)], 'flat', -4, -1, 1.02)


POISONED = Person(
    SKIN,
    smooth([(-74, -4), (-64, -56), (0, -80), (64, -56), (74, -4), (80, 40), (50, 76), (-50, 76),
            (-80, 40)]), SHIRT, 106, 0, 30, (), _chest, (SHIRT, LEAF), Eyes(29, -8, 18, 20),
    Brows(-38, 34, 9, HAIR,
          30), _mouth, lambda skin: bulb(skin, 18, 16, 13), lambda skin: ears(78, 6, skin, 14), _tufts,
    _under, _front, _clouds, _before, sleeve_length=.4, sleeve_width=24, arm_width=16)
_HEALED = replace(POISONED, skin='#EFBE8F')
POISONED.moods.update(content=_HEALED)
