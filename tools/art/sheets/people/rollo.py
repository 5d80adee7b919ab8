"""Rollo: a chef's hat like a loaf of bread, freckles, a red scarf."""
from draw.art import draw, join, stroke
from draw.geometry import corner, disc, ellipse, rectangle, smooth, union
from draw.palette import MUSTARD, TOMATO, darker
from draw.toon import inked

from .cast import Character
from .parts import body, brows, cheeks, ears, eyes, mouth

SKIN, HAIR, LINEN, FOLD = '#FFC79C', '#C9572B', '#FFFDF6', '#DCD6CC'


def _hat():
    puff = union(disc(-58, -128, 38), disc(-22, -150, 42), disc(26, -152, 42), disc(62, -126, 38),
                 rectangle(-56, -130, 112, 60), disc(0, -112, 56)).buffer(-3).buffer(3)
    art = inked(puff, LINEN, 8, shade=15, shade_colour=FOLD)
    art += join(stroke([(x0, -116), (x1, -86)], '#B9B0A6', 5) for x0, x1 in ((-34, -26), (2, 2), (36, 28)))
    rim = smooth([corner(-66, -44), corner(-70, -84), (0, -94), corner(70, -84), corner(66, -44), (0, -56)])
    return art + inked(rim, LINEN, 7, shade=8, shade_colour=FOLD)


def head(mood):
    art = ears(86, 14, SKIN, 17)
    art += inked(smooth([(-86, 16), (-72, -40), (0, -64), (72, -40), (86, 16), (68, 60), (0, 80), (-68, 60)]),
                 SKIN, 7, shade=14)
    art += join(
        inked(union(disc(s * 76, -24, 20), disc(s * 66, -42, 20)), HAIR, 5.5, shade=5) for s in (-1, 1))
    art += cheeks(58, 28, TOMATO, .4, 18)
    art += join(
        draw(ellipse(x, y, 2.8), darker(HAIR, .1), opacity=.8)
        for x, y in ((-60, 10), (-48, 20), (-64, 26), (60, 10), (48, 20), (64, 24)))
    art += eyes(mood, 32, -8, 20, 22, SKIN)
    art += inked(ellipse(0, 18, 17, 14), '#F4A27C', 5, shade=4) + mouth(mood).at(0, 52, .82)
    return art + brows(mood, 34, -38, 32, 7, HAIR) + _hat()


def torso():
    art = body(LINEN, SKIN)
    art += inked(smooth([(-44, -50), (0, -40), (44, -50), (40, -26), (0, -14), (-40, -26)]), TOMATO, 6)
    art += inked(smooth([(-8, -24), (14, -24), corner(26, 8), (2, 0), corner(-16, 10)]), TOMATO, 5)
    return art + join(inked(ellipse(s * 26, 28, 6), MUSTARD, 4, shade=2, light=0) for s in (-1, 1))


ROLLO = Character('Rollo', "chef's hat", SKIN, (LINEN, TOMATO), head, torso, (32, 72))
