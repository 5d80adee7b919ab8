"""Cold Food: a bobble hat, a scarf without end, a blue nose; the soup is a block of ice."""
from dataclasses import replace

from draw.art import Art, draw, join, stroke
from draw.geometry import corner, ellipse, polar, polygon, ring_of_points, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, TOMATO
from sheets.fighters.features import cheeks
from sheets.fighters.ink import inked

from .faces import Brows, Eyes, bellow, grin, gritted, mouth, sheepish
from .pot import puff
from .rig import Person, fingers

SKIN, HAIR, COAT, SCARF, HAT = '#CFDDEA', '#6B4A35', '#3F7FA8', '#E2412B', '#F6B52E'
WARM = '#F1C7A2'


def _bobble(mood):
    x, y = {
        'shout': (-20, -142),
        'calm': (10, -146),
        'cooked': (34, -134),
        'content': (-12, -141)}.get(mood, (6, -147))
    ring = ring_of_points(12, 30, 23, 0, x, y)
    art = inked(smooth([corner(*q) if i % 2 == 0 else q for i, q in enumerate(ring)], .3), MILK, 5.5, shade=6,
                light=0)
    return art + join(stroke([polar(a, 6, x, y), polar(a, 16, x, y)], '#B9C7CB', 3.5) for a in (20, 140, 260))


def _hat(mood):
    dome = smooth([
        corner(-70, -38), (-66, -84), (-34, -118), (4, -132), (36, -116), (66, -84),
        corner(70, -38)])
    zigzag = [(polygon(*[(-90 + 12 * i, -92 + (12 if i % 2 else 0)) for i in range(16)],
                       *[(90 - 12 * i, -76 + (12 if (15 - i) % 2 else 0)) for i in range(16)]), TOMATO)]
    art = inked(dome, HAT, 6.5, shade=9, light=5, over=zigzag)
    art += inked(rounded(-80, -62, 160, 32, 15), MILK, 6, shade=5, light=0)
    art += join(stroke([(x, -56), (x, -38)], '#B9C7CB', 4) for x in range(-60, 70, 20))
    for side in (-1, 1):
        art += inked(
            smooth([
                corner(side * 60, -36), (side * 82, -34), (side * 84, 10), (side * 70, 26), (side * 58, 8)]),
            HAT, 5.5, shade=4, light=2)
    return art + (puff(-20, -128, .9) + puff(6, -146, .7) if mood == 'cooked' else Art())


def _icicle(x, y, length):
    return inked(smooth(
        [corner(x - 5, y), corner(x + 6, y), corner(x + 1, y + length)], .2), '#C9ECFA', 3.5, shade=0,
                 light=0)


def _nose(skin):
    return inked(ellipse(0, 20, 19, 15), TOMATO if skin == WARM else '#5B8FD8', 5, shade=5, light=3) + draw(
        ellipse(-6, 14, 5, 3), MILK)


def _mouth(mood):
    if mood == 'shout':
        return _icicle(-3, 34, 16) + bellow(.86).at(0, 56)
    if mood == 'glare':
        return gritted(.9).at(0, 54) + _icicle(-8, 34, 18) + _icicle(7, 34, 12)
    return mouth(mood, .9, content=grin, calm=sheepish).at(0, 52)


def _under(mood):
    if mood in ('calm', 'content'):
        return cheeks(50, 28, TOMATO, .5, 17)
    blue = join(draw(ellipse(s * 48, 28, 18, 13), '#7FA6DB', opacity=.7) for s in (-1, 1))
    return blue + join(
        stroke([(s * 60, 10 + i * 9), (s * 70, 6 + i * 9)], '#6E93C4', 3.5) for s in (-1, 1)
        for i in range(2))


def _scarf(mood):
    art = inked(
        smooth([(-66, -104), (-30, -92), (30, -92), (66, -104), (74, -80), (50, -58), (0, -50), (-50, -58),
                (-74, -80)]), SCARF, 6, shade=7, light=4,
        over=[(polygon((x, -120), (x + 14, -120), (x + 24 * (1 if x > 0 else -1) + 14, -30),
                       (x + 24 * (1 if x > 0 else -1), -30)), MILK) for x in (-48, -12, 22)])
    end = polygon((26, -68), (62, -76), (74, 4), (34, 8), radius=3)
    art += inked(end, SCARF, 5.5, shade=5, light=3,
                 over=[(polygon((10, y), (90, y - 6), (90, y + 8), (10, y + 14)), MILK) for y in (-44, -16)])
    return art


def frozen_soup(broken=False):
    """A bowl whose soup is a block of ice with the spoon in it; its foot at (0, 0)."""
    art = stroke([(8, -50), (30, -104)], INK, 14) + stroke([(8, -50), (30, -104)], '#D6E2E4', 6)
    art += inked(ellipse(33, -112, 11, 15, 22), '#D6E2E4', 4.5, shade=3, light=0)
    block = polygon((-32, -40), (-28, -74), (-6, -84), (24, -78), (32, -40), radius=2)
    art += inked(block, '#BFE6F7', 5, shade=6, light=5, light_colour=MILK)
    art += stroke([(-16, -66), (-4, -72)], MILK, 5)
    art += inked(smooth([corner(-50, -44),
                         corner(50, -44), (40, -14), (20, -3), (-20, -3), (-40, -14)]), '#D9823F', 5.5,
                 shade=6, light=4)
    return art + join(_icicle(x, -36, q) for x, q in ((-38, 18), (-22, 26), (4, 20), (28, 26)))


def mug(steams=True):
    """A steaming mug, its middle at (0, 0)."""
    art = stroke([(26, -14), (44, -12), (42, 12),
                  (24, 14)], INK, 16) + stroke([(26, -14), (44, -12), (42, 12), (24, 14)], MUSTARD, 6)
    art += inked(rounded(-28, -30, 56, 60, 9), MUSTARD, 5.5, shade=6, light=4)
    for x in (-12, 10) if steams else ():
        path = [(x, -38), (x - 7, -50), (x + 7, -62), (x, -76)]
        art += stroke(path, INK, 10) + stroke(path, MILK, 4.5)
    return art


def _shivers():
    return join(
        stroke([(s * 124, y), (s * 132, y + 9), (s * 124, y + 18), (s * 132, y + 27)], '#3F7FA8', 5, .1)
        for s in (-1, 1) for y in (-196, -150))


def _before(mood):
    p = COLD_FOOD
    if mood == 'cooked':
        return Art()
    if mood == 'glare':
        hug = p.arm([(-86, -50), (-120, -4), (-38, -24)], 'fist', -10, -1) + p.arm([(86, -50), (112, -6),
                                                                                    (60, -18)], 'fist', 10, 1)
        return hug + frozen_soup().at(104, 2, .92) + _shivers()
    if mood == 'shout':
        cloud = join(
            inked(ellipse(x, y, r, r * .8), '#E6F4FA', 4.5, shade=4, light=0)
            for x, y, r in ((-92, -70, 14), (-118, -84, 20), (-134, -60, 12)))
        return cloud + p.arm([
            (84, -54), (130, -40),
            (104, -106)], 'fist', 0, -1) + frozen_soup().at(96, -140, .96, 8) + p.grips(-94, (1, ))
    if mood == 'calm':
        return _WARMED.arm([(-88, -50), (-108, -2), (-54, -34)], 'fist', -16, -1) + _WARMED.arm([
            (88, -50), (108, -2),
            (60, -30)], 'fist', 16, 1) + mug(False).at(-2, -44, 1.15) + fingers(WARM, -38, -42, 0, -1)
    return _WARMED.arm([(86, -52),
                        (128, -20), (110, -72)], 'fist', -10, -1) + mug().at(92, -104, 1.1) + fingers(
                            WARM, 116, -100, 6) + _WARMED.grips(-94, (1, ))


COLD_FOOD = Person(
    SKIN,
    smooth([(-66, -10), (-58, -54), (0, -76), (58, -54), (66, -10), (58, 46), (26, 78), (-26, 78),
            (-58, 46)]), COAT, 94, 4, 22, (), _scarf, (COAT, MILK), Eyes(27, -8, 17, 19),
    Brows(-30, 32, 8, '#8FB4D0', 28), _mouth, _nose, back=_bobble, under=_under, front=_hat, before=_before,
    head_y=-146)
_WARMED = replace(COLD_FOOD, skin=WARM, brows=Brows(-30, 32, 8, HAIR, 28))
COLD_FOOD.moods.update(calm=_WARMED, content=_WARMED)
