"""Gus: antlers under a knitted cap."""
from draw.art import Art, join, stroke
from draw.geometry import band, corner, disc, polar, smooth, soften, union
from draw.palette import COLA, GRAPE, TOMATO, darker
from draw.toon import inked

from .cast import Character
from .parts import body, brows, cheeks, collar, ears, eyes, mouth

SKIN, HORN, WOOL = '#C98C58', '#E4BE86', '#F0C24A'


def _antlers():
    art = Art()
    for side in (-1, 1):
        horn = union(band([(side * 44, -58), (side * 94, -68), (side * 134, -122)], 26),
                     band([(side * 98, -72), (side * 142, -58), (side * 158, -80)], 21),
                     band([(side * 114, -88), (side * 94, -124)], 21))
        art += inked(soften(horn, 2.5), HORN, 7, shade=8)
    return art


def _cap():
    art = inked(
        smooth([
            corner(-68, -28), (-66, -66), (-36, -96), (0, -104), (36, -96), (66, -66),
            corner(68, -28), (0, -44)]), GRAPE, 7, shade=10)
    rim = smooth([corner(-74, -24), (-72, -50), (0, -64), (72, -50), corner(74, -24), (0, -38)])
    art += inked(rim, WOOL, 6, shade=5)
    art += join(
        stroke([(x, -38 + abs(x) * .08), (x, -52 + abs(x) * .08)], darker(WOOL, .35), 4)
        for x in (-52, -30, -8, 14, 36, 56))
    bobble = union(disc(0, -112, 12), *[disc(*polar(52 * i, 11, 0, -112), 9) for i in range(7)])
    return art + inked(bobble, WOOL, 5.5, shade=5)


def head(mood):
    art = _antlers() + ears(60, 14, SKIN, 17)
    art += inked(
        smooth([(-58, -44), (0, -70), (58, -44), (62, 6), (58, 58), (34, 96), (-34, 96), (-58, 58),
                (-62, 6)]), SKIN, 7, shade=12)
    art += cheeks(42, 42, TOMATO, .3, 14) + eyes(mood, 27, -4, 21, 24, SKIN)
    art += inked(smooth([(-20, 26), (-8, 10), (10, 10), (22, 26), (14, 40), (-12, 40)]), '#B5714A', 5.5,
                 shade=5)
    art += mouth(mood).at(0, 68, .82) + _cap()
    return art + brows(mood, 28, -40 if mood != 'wow' else -34, 30, 6, COLA)


def torso():
    zigzag = band([(-110, 6), (-80, -12), (-50, 6), (-20, -12), (10, 6), (40, -12), (70, 6), (110, -10)], 13,
                  .1)
    return body(GRAPE, SKIN, [(zigzag, WOOL)]) + collar(WOOL, -28)


GUS = Character('Gus', 'antlers', SKIN, (GRAPE, WOOL), head, torso, (30, 88))
