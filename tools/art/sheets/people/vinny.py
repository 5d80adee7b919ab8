"""Vinny: a quiff that enters the room before him."""
from draw.art import draw, join, stroke
from draw.geometry import band, corner, ellipse, smooth
from draw.palette import INK, TOMATO, darker
from draw.toon import inked

from .cast import Character
from .parts import body, brows, cheeks, ears, eyes, mouth

SKIN, HAIR, SHINE, LEATHER = '#F0AE80', '#2E3B63', '#5B6FA8', '#6B3A26'


def _quiff():
    shape = smooth([
        corner(-76, -8), (-92, -62), (-80, -124), (-26, -166), (52, -172), (112, -140), (124, -94), (98, -58),
        (58, -52), (0, -56), (-50, -42)])
    strands = [(band([(-84, -40), (-66, -104), (-6, -138), (60, -140), (96, -108)], 5), SHINE),
               (band([(-66, -40), (-44, -86), (6, -112), (54, -112)], 5), SHINE)]
    curl = [(98, -58), (66, -66), (56, -86), (72, -101), (92, -98), (92, -82)]
    return inked(shape, HAIR, 8, shade=13, light=8, over=strands) + stroke(curl, INK, 6)


def head(mood):
    art = inked(
        smooth([(-72, 20), (-84, -30), (-70, -80), (0, -100), (70, -70), (76, 10), (60, 30), (-60, 30)]),
        HAIR, 7)
    art += ears(72, 10, SKIN, 16)
    art += inked(
        smooth([(-64, -40), (0, -60), (64, -40), (70, 6), (72, 36), (44, 74), (0, 84), (-44, 74), (-72, 36),
                (-70, 6)]), SKIN, 7, shade=13)
    art += join(
        inked(smooth([corner(s * 74, -34), (s * 76, 10), (s * 64, 34), (
            s * 56, 16), corner(s * 60, -30)]), HAIR, 5, shade=3, light=0) for s in (-1, 1))
    art += cheeks(48, 34, TOMATO, .35, 15) + eyes(mood, 30, -2, 20, 22, SKIN)
    art += stroke([(-4, 10), (12, 26), (-6, 30)], darker(SKIN, .5), 5) + mouth(mood).at(0, 52, .92)
    if mood != 'joy':
        art += draw(ellipse(0, 77, 3, 4), darker(SKIN, .4))
    return art + brows(mood, 31, -38, 36, 9, HAIR) + _quiff()


def torso():
    shirt = smooth([corner(-26, -70), corner(26, -70), corner(18, 70), corner(-18, 70)])
    art = body(LEATHER, SKIN, [(shirt, '#FFFDF6')])
    return art + join(
        inked(
            smooth([
                corner(s * 20, -64),
                corner(s * 62, -48),
                corner(s * 66, -18),
                corner(s * 46, -20),
                corner(s * 16, 50), (s * 12, 0)], .2), darker(LEATHER, .15), 6, shade=0) for s in (-1, 1))


VINNY = Character('Vinny', 'a mighty quiff', SKIN, (LEATHER, darker(LEATHER, .2)), head, torso, (32, 74))
