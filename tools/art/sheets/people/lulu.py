"""Lulu: six pink curlers and cat-eye glasses."""
from draw.art import draw, join, stroke
from draw.geometry import clip, corner, ellipse, moved, polar, rectangle, rounded, smooth, turned
from draw.palette import GRAPE, GUM, INK, MILK, MUSTARD, TOMATO, darker
from draw.toon import glint, inked

from .cast import Character
from .parts import LOOK, body, cheeks, eyes, mouth

SKIN, HAIR, DRESS = '#F6CDB2', '#B9AFCB', '#9C7BC4'


def _curler(degrees, reach, width=50, height=38):
    x, y = polar(degrees - 90, reach)
    y -= 6
    roll = moved(turned(rounded(-width / 2, -height / 2, width, height, 13), degrees), x, y)
    rings = [(moved(turned(rectangle(d - 4, -height / 2, 8, height), degrees), x, y), '#D65F8E')
             for d in (-13, 13)]
    return inked(roll, GUM, 6, shade=6, light=3, over=rings)


def _glasses(mood):
    art = join(
        inked(
            smooth([(s * 8, -8), (s * 12, -22), (s * 40, -26),
                    corner(s * 70, -40), (s * 62, -4), (s * 46, 18), (s * 20,
                                                                      16)]), GRAPE, 5.5, shade=0, light=0)
        for s in (-1, 1))
    art += join(draw(ellipse(s * 34, -3, 22, 19), '#F4FBFA', INK, 4) for s in (-1, 1))
    art += stroke([(-10, -6), (0, -11), (10, -6)], INK, 10) + stroke([(-10, -6), (0, -11),
                                                                      (10, -6)], GRAPE, 4.5)
    if mood == 'joy':
        return art + eyes('joy', 34, -2, 14, 15, SKIN)
    size, lid = (8.5 if mood == 'wow' else 10.5), {'calm': -12, 'gloom': -3, 'think': -15}.get(mood)
    for side in (-1, 1):
        x, y = side * 34 + LOOK[mood][0] * 9, -2 + LOOK[mood][1] * 7
        art += draw(ellipse(x, y, size, size * 1.1), INK) + draw(ellipse(x - 3, y - 4, 3.4), MILK)
        if lid is not None:
            cover = clip(ellipse(side * 34, -3, 22, 19), rectangle(-90, -40, 180, 40 + lid))
            art += draw(cover, darker(SKIN, .08), INK, 4)
    return art


def head(mood):
    art = inked(
        smooth([(-76, 30), (-86, -20), (-66, -74), (0, -96), (66, -74), (86, -20), (76, 30), (40, 50),
                (-40, 50)]), HAIR, 7, shade=9)
    art += join(_curler(a, 88) for a in (-104, -70, 104, 70))
    art += inked(
        smooth([(-66, -16), (-54, -56), (0, -72), (54, -56), (66, -16), (60, 32), (30, 68), (0, 76),
                (-30, 68), (-60, 32)]), SKIN, 7, shade=12)
    art += inked(
        smooth([
            corner(-70, 2), (-74, -44), (-44, -80), (0, -90), (44, -80), (74, -44),
            corner(70, 2), (54, -34), (18, -52), (-18, -52), (-54, -34)]), HAIR, 6, shade=7)
    art += _curler(-36, 92) + _curler(36, 92) + _curler(0, 98, 56, 40)
    art += cheeks(44, 36, TOMATO, .38) + stroke([(-5, 24), (2, 29), (7, 23)], darker(SKIN, .45), 4.5)
    art += _glasses(mood) + mouth(mood).at(0, 50, .78)
    art += join(stroke([(s * 56, 28), (s * 52, 40)], darker(SKIN, .4), 3) for s in (-1, 1))
    return art + join(inked(ellipse(s * 66, 40, 8), MUSTARD, 4, shade=2, light=0) for s in (-1, 1))


def torso():
    front = smooth([corner(-22, -70), corner(22, -70), corner(14, 80), corner(-14, 80)])
    art = body(DRESS, SKIN, [(front, '#FFF4E4')])
    art += inked(smooth([(-46, -48), (0, -32), (46, -48),
                         corner(36, -16), (0, -24),
                         corner(-36, -16)]), '#FFF4E4', 5.5)
    return art + inked(ellipse(0, -14, 9, 11), TOMATO, 4.5) + glint(-3, -17, 2.4)


LULU = Character('Lulu', 'curlers', SKIN, (DRESS, '#FFF4E4'), head, torso, (28, 68))
