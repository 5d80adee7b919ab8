"""Dot: hair like two clouds, huge red glasses."""
from draw.art import Art, draw, join, stroke
from draw.geometry import clip, corner, disc, ellipse, polar, rectangle, rounded, smooth, turned, union
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker
from draw.toon import inked

from .cast import Character
from .parts import LOOK, body, brows, cheeks, collar, ears, eyes, mouth

SKIN, HAIR, SHINE = '#A9683F', '#3A2430', '#6A4654'


def _puffs():
    art = Art()
    for side in (-1, 1):
        x, y = side * 84, -80
        curls = [disc(x, y, 46)] + [disc(*polar(45 * i, 40, x, y), 17) for i in range(8)]
        art += inked(union(*curls), HAIR, 7, shade=13, light_colour=SHINE)
        art += stroke([(side * 92 - 14, -98), (side * 92, -106), (side * 92 + 14, -98)], SHINE, 5)
        art += stroke([(side * 80 - 12, -70), (side * 80, -78), (side * 80 + 12, -70)], SHINE, 5)
    return art


def _glasses(mood):
    art = join(draw(ellipse(s * 40, 0, 38, 37), '#F4FBFA', INK, 15) for s in (-1, 1))
    art += join(draw(ellipse(s * 40, 0, 38, 37), None, TOMATO, 6.5) for s in (-1, 1))
    art += stroke([(-80, -6), (-90, 2)], INK, 12) + stroke([(80, -6), (90, 2)], INK, 12)
    art += stroke([(-5, -6), (0, -10), (5, -6)], INK, 14) + stroke([(-5, -6), (0, -10), (5, -6)], TOMATO, 5.5)
    if mood == 'joy':
        return art + eyes('joy', 40, 2, 22, 24, SKIN)
    size = 13 if mood == 'wow' else 16
    lid = {'gloom': -6, 'calm': -19, 'think': -24}.get(mood)
    for side in (-1, 1):
        x, y = side * 40 + LOOK[mood][0] * 14, LOOK[mood][1] * 13
        art += draw(ellipse(x, y, size, size * 1.12), INK)
        art += draw(ellipse(x - size * .34, y - size * .4, size * .36, size * .4), MILK)
        if lid is not None:
            cover = clip(ellipse(side * 40, 0, 31, 30), rectangle(side * 40 - 40, -40, 80, 40 + lid))
            art += draw(cover, darker(SKIN, .08), INK, 4.5)
    return art


def head(mood):
    art = _puffs() + ears(80, 8, SKIN)
    art += inked(
        smooth([(-78, -6), (-66, -58), (0, -84), (66, -58), (78, -6), (66, 42), (28, 70), (-28, 70),
                (-66, 42)]), SKIN, 7, shade=13)
    art += inked(
        smooth([
            corner(-84, 2), (-80, -52), (-42, -88), (0, -94), (42, -88), (80, -52),
            corner(84, 2), (66, -38), (34, -54),
            corner(4, -64), (-30, -55), (-66, -38)]), HAIR, 6, shade=8, light_colour=SHINE)
    for side in (-1, 1):
        band = turned(rounded(side * 66 - 13, -74, 26, 17, 7), side * 42, origin='center')
        art += inked(band, MUSTARD, 5, shade=3, light=2)
    art += cheeks(52, 46, TOMATO, .35, 15) + stroke([(-8, 40), (1, 47), (10, 39)], darker(SKIN, .5), 5)
    art += mouth(mood).at(2, {'joy': 52, 'wow': 55}.get(mood, 57), .8) + _glasses(mood)
    return art + brows(mood, 42, -50 if mood != 'wow' else -46, 36, 6, HAIR)


def torso():
    stripes = [(rectangle(-120, y, 240, 17), MUSTARD) for y in (-30, 8, 46)]
    return body('#2FA39C', SKIN, stripes) + collar(MUSTARD)


DOT = Character('Dot', 'two clouds of hair, huge glasses', SKIN, ('#2FA39C', MUSTARD), head, torso, (30, 70))
