"""Bea: a beehive of orange hair as tall as she is."""
from draw.art import draw, join, stroke
from draw.geometry import band, corner, ellipse, rounded, smooth, turned
from draw.palette import MUSTARD, INK, TOMATO, darker
from draw.toon import inked

from .cast import Character
from .parts import body, brows, cheeks, eyes, mouth

SKIN, HAIR = '#FFD3AE', '#E4682B'


def head(mood):
    hive = smooth([(-72, 30), (-86, -30), (-92, -84), (-74, -150), (-40, -196), (4, -212), (46, -192),
                   (76, -148), (92, -84), (88, -30), (74, 30)])
    swirls = [(band([(-96, y), (-30, y + 26), (40, y + 14), (100, y - 22)], 5), darker(HAIR, .28))
              for y in (-60, -104, -148, -186)]
    art = inked(hive, HAIR, 8, shade=17, light=9, over=swirls)
    art += inked(
        smooth([(-68, -20), (-52, -60), (0, -74), (52, -60), (68, -20), (62, 28), (32, 66), (0, 76),
                (-32, 66), (-62, 28)]), SKIN, 7, shade=12)
    art += cheeks(44, 32) + join(draw(ellipse(s * 28, -12, 25, 26), '#7CC6D6', opacity=.9) for s in (-1, 1))
    art += eyes(mood, 28, -4, 20, 22, SKIN)
    if mood != 'joy':
        for side in (-1, 1):
            art += stroke([(side * 46, -14), (side * 58, -22)], INK, 5) + stroke([(side * 48, -5),
                                                                                  (side * 61, -8)], INK, 5)
    art += stroke([(-6, 24), (2, 29), (8, 22)], darker(SKIN, .45), 4.5) + mouth(mood).at(0, 48, .8)
    art += brows(mood, 28, -38, 28, 5, darker(HAIR, .25))
    art += inked(
        smooth([
            corner(-78, 14), (-84, -40), (-60, -74), (0, -86), (60, -74), (84, -40),
            corner(78, 14), (62, -24), (30, -52), (-14, -46), (-50, -26)]), HAIR, 6.5, shade=8)
    ribbon = smooth([(-88, -50), (-50, -84), (0, -96), (50, -84), (88, -50), (86, -70), (50, -106), (0, -118),
                     (-50, -106), (-86, -70)])
    art += inked(ribbon, '#57B79A', 6, shade=5)
    art += inked(turned(rounded(20, -116, 34, 34, 12), 20, origin='center'), MUSTARD, 5, shade=4)
    return art + join(inked(ellipse(s * 72, 36, 10), MUSTARD, 4.5, shade=3) for s in (-1, 1))


def torso():
    dots = [(ellipse(x, y, 8), '#E6F5E2')
            for x, y in ((-70, 0), (-40, 20), (70, 0), (40, 22), (-66, 36), (66, 36), (0, 34))]
    art = body('#57B79A', SKIN, dots)
    art += inked(smooth([(-52, -44), (0, -26), (52, -44),
                         corner(40, -14), (0, -20),
                         corner(-40, -14)]), '#FFFDF6', 5.5)
    return art + inked(ellipse(0, -14, 8), TOMATO, 4)


BEA = Character('Bea', 'beehive hair', SKIN, ('#57B79A', '#FFFDF6'), head, torso, (28, 68))
