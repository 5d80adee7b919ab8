"""Closed for Cleaning: the inspector in rubber gloves whose spray bottle is always loaded."""
from draw.art import Art, draw, join
from draw.geometry import corner, ellipse, polygon, rounded, smooth
from draw.palette import INK, MILK, STEEL, TOMATO, darker
from sheets.fighters.arms import arm
from sheets.fighters.features import cheeks, ears
from sheets.fighters.ink import inked

from .clipboard import badge, clipboard, clipboard_back, pen
from .faces import Brows, Eyes, frown, mouth, sheepish, smirk
from .rig import Person, fingers

SKIN, HAIR, COAT, CAP, GLOVE = '#E9B08C', '#5B3A2E', '#6A5A92', '#4B3F70', '#F7C93C'


def cap():
    """The peaked cap of the health office, its band at y = 0."""
    crown = smooth([corner(-66, -2), (-92, -34), (-60, -62), (0, -70), (60, -62), (92, -34), corner(66, -2)])
    art = inked(crown, CAP, 6.5, shade=10, light=5)
    art += inked(smooth([corner(-68, -12), (0, -2),
                         corner(68, -12), (66, 14), (0, 26), (-66, 14)]), STEEL, 5.5, shade=4, light=3)
    art += inked(smooth([corner(-62, 12), (0, 24),
                         corner(62, 12), (46, 32), (0, 42), (-46, 32)]), '#2E2A38', 5.5, shade=0, light=4)
    return art + badge(.95).at(0, -26)


def _back(mood):
    art = inked(smooth([(-74, -40), (-86, 0), (-78, 44), (-50, 52), (50, 52), (78, 44), (86, 0), (74, -40)]),
                HAIR, 6.5, shade=7)
    return art + inked(ellipse(62, 54, 24, 22), HAIR, 5.5, shade=5, light=3) + inked(
        ellipse(-62, 54, 24, 22), HAIR, 5.5, shade=5, light=3)


def _front(mood):
    wings = join(
        inked(
            smooth([
                corner(s * 4, -64), (s * 44, -52), (s * 72, -20),
                corner(s * 72, 6), (s * 50, -22), (s * 24, -40)]), HAIR, 5.5, shade=4, light=3)
        for s in (-1, 1))
    return wings + cap().at(0, -56, 1, {'calm': 8, 'content': -5}.get(mood, 0))


def _mouth(mood):
    return mouth(mood, .8, glare=frown, write=smirk, calm=sheepish).at(0, 52)


def _chest(mood):
    art = Art()
    for side in (-1, 1):
        art += inked(polygon((side * 2, -78), (side * 32, -98), (side * 48, -84), (side * 26, -56), radius=2),
                     MILK, 5, shade=3, light=0)
    art += inked(polygon((-10, -72), (10, -72), (7, -56), (13, 8), (-13, 8), (-7, -56)), '#2E2A38', 4.5,
                 shade=3, light=0)
    return art + badge(.8).at(52, -44)


def spray():
    """A spray bottle that points to the left, its middle at (0, 0)."""
    art = inked(smooth([corner(-12, -20),
                        corner(12, -20), (26, 4), (24, 44), (-24, 44), (-26, 4)]), '#7CC4E8', 5.5, shade=6,
                light=5)
    art += inked(polygon((-34, -46), (22, -46), (24, -24), (-10, -24), (-18, -32), (-34, -34), radius=3),
                 TOMATO, 5, shade=4, light=3)
    return art + draw(rounded(-14, 8, 28, 22, 3), MILK, INK, 3)


def _glove(points, hand, bend=0, flip=1, size=1.08):
    return arm(GLOVE, (COAT, darker(GLOVE, .12)), points, hand, bend, flip, size, .5, 20, 16)


def _before(mood):
    left = [(-80, -50), (-114, -14), (-88, -44)]
    if mood == 'glare':
        return clipboard((True, False)).at(-88, -62, .95, -8) + _glove(left, 'fist', -10, -1) + _glove([
            (82, -50), (124, -24),
            (104, -92)], 'fist', -6, -1) + spray().at(100, -124, 1.1, 10, -1) + fingers(GLOVE, 124, -108, 6)
    if mood == 'write':
        return clipboard_back().at(-62, -52, 1, -6) + _glove(left, 'fist', -4, -1) + pen().at(
            -8, -50, 1) + _glove([(82, -50), (112, 2), (36, -38)], 'fist', -30, -1)
    if mood == 'calm':
        return _glove([(-82, -48), (-112, 2), (-54, -26)], 'fist', -10, -1) + _glove([
            (82, -48), (112, 2), (56, -22)], 'fist', 10, 1) + clipboard((True, True, True)).at(
                0, -48, 1.08, 3) + fingers(GLOVE, -52, -30, 0, -1) + fingers(GLOVE, 52, -26)
    return clipboard((False, False, False, False)).at(-90, -70, .95, -8) + _glove([
        (-80, -50), (-118, -16), (-94, -50)], 'fist', -10, -1) + _glove([(82, -50), (126, -30),
                                                                         (108, -104)], 'point', 2, -1)


CLEANING = Person(
    SKIN,
    smooth([(-66, -14), (-58, -58), (0, -76), (58, -58), (66, -14), (62, 38), (34, 72), (-34, 72),
            (-62, 38)]), COAT, 90, 0, 22, (), _chest, (COAT, MILK), Eyes(27, -4, 17, 18, lashes=2),
    Brows(-32, 32, 8, darker(HAIR, .2),
          28), _mouth, lambda skin: inked(smooth([(-12, 18), (0, 8), (14, 16), (10, 28),
                                                  (-8, 28)]), darker(skin, .12), 4.5, shade=3, light=2),
    lambda skin: ears(68, 8, skin, 12), _back, lambda mood: cheeks(46, 26, TOMATO, .3, 14), _front,
    before=_before, head_y=-150)
