"""Hank: a moustache wider than the man, one hair left, a monocle."""
from draw.art import Art, draw, join, stroke
from draw.geometry import corner, disc, ellipse, polygon, smooth, union
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker
from draw.toon import glint, inked

from .cast import Character
from .parts import MOUTH_INSIDE, body, brows, cheeks, ears, eyes

SKIN, WHITE, COAT = '#DFA273', '#F4EEE2', '#3E5C4B'
# How far the tips of the moustache rise: they show the mood before the face does.
TIP_RISE = {'calm': 0, 'joy': -20, 'gloom': 44, 'think': -6, 'wow': -34}


def _moustache(mood):
    rise = TIP_RISE[mood]
    art = Art()
    for side in (-1, 1):
        half = smooth([
            corner(0, 28), (side * 22, 22), (side * 56, 32), (side * 92, 34 + rise * .3),
            (side * 122, 8 + rise), (side * 118, -14 + rise), (side * 134, -6 + rise),
            (side * 138, 26 + rise), (side * 108, 60 + rise * .5), (side * 60, 64), (side * 20, 54),
            corner(0, 44)])
        art += inked(half, WHITE, 6.5, shade=8, light=0)
        art += stroke([(side * 18, 38), (side * 54, 46), (side * 90, 46 + rise * .3)], '#CFC5B4', 4)
    return art


def _mouth(mood):
    if mood in ('joy', 'wow'):
        height = 15 if mood == 'joy' else 20
        return draw(ellipse(0, 58, 20 if mood == 'joy' else 14, height), MOUTH_INSIDE, INK, 5)
    return Art()


def head(mood):
    art = ears(80, 8, SKIN, 18)
    art += stroke([(-4, -96), (-2, -124), (14, -136), (26, -128)], INK, 7)
    art += inked(
        smooth([(-78, 4), (-74, -50), (-44, -90), (0, -102), (44, -90), (74, -50), (78, 4), (64, 52),
                (30, 76), (-30, 76), (-64, 52)]), SKIN, 7, shade=14)
    art += glint(-38, -70, 9) + join(
        inked(union(disc(s * 76, -18, 13), disc(s * 80, -2, 11)), WHITE, 5, shade=4, light=0)
        for s in (-1, 1))
    art += cheeks(52, 22, TOMATO, .4, 15) + eyes(mood, 30, -14, 20, 22, SKIN)
    art += draw(ellipse(30, -13, 29, 30), None, INK, 11) + draw(ellipse(30, -13, 29, 30), None, MUSTARD, 5)
    art += stroke([(58, -4), (70, 30), (62, 70)], INK, 4)
    art += _mouth(mood) + _moustache(mood)
    art += inked(smooth([(-18, 22), (-10, 4), (10, 4), (20, 22), (12, 34), (-12, 34)]), '#E58E6C', 5.5,
                 shade=5)
    return art + brows(mood, 32, -50 if mood != 'wow' else -44, 36, 11, WHITE)


def torso():
    shirt = smooth([corner(-30, -70), corner(30, -70), corner(14, 70), corner(-14, 70)])
    art = body(COAT, SKIN, [(shirt, '#FFFDF6')])
    art += join(
        inked(polygon((s * 26, -62), (s * 66, -40), (s * 44,
                                                     -14), (s * 16,
                                                            50)), darker(COAT, .25), 5.5, shade=0, light=0)
        for s in (-1, 1))
    bow = union(polygon((0, -30), (-34, -48), (-34, -12), radius=3),
                polygon((0, -30), (34, -48), (34, -12), radius=3))
    return art + inked(bow, TOMATO, 5.5, shade=4) + inked(disc(0, -30, 9), TOMATO, 5, shade=3,
                                                          light=0) + draw(ellipse(0, 18, 4.5), INK) + draw(
                                                              ellipse(0, 17, 1.5), MILK)


HANK = Character('Hank', 'the moustache', SKIN, (COAT, '#FFFDF6'), head, torso, (34, 76))
