"""Fruit and vegetables of the base deck."""
from draw.art import stroke
from draw.geometry import smooth
from draw.palette import PICKLE, TOMATO, darker, lighter
from draw.toon import glint

from .kit import body, food, part


@food('tomato', (1, 17, 78), '#DF3A26', 'wet')
def tomato():
    red = smooth([(-76, 8), (-66, -38), (-38, -54), (-16, -50), (4, -46), (24, -52), (46, -54), (70, -34),
                  (78, 10), (58, 54), (26, 69), (0, 67), (-28, 70), (-60, 52)])
    art = body(red, TOMATO, shade=14, light=6)
    for points in ([(-20, -38), (-34, -32), (-42, -18)], [(26, -40), (40, -34), (49, -20)]):
        art += stroke(points, darker(TOMATO, .3), 4)
    art += glint(-53, -17, 8, -62) + glint(-60, 6, 3.5, -75)
    crown = smooth([(-4, -40), (-26, -28), (-21, -43), (-50, -44), (-30, -57), (-40, -73), (-12, -62), (-6, -72),
                    (8, -62), (36, -76), (27, -58), (54, -47), (24, -44), (26, -28)], .22)
    art += part(crown, PICKLE, width=5) + stroke([(-30, -48), (-8, -54)], lighter(PICKLE, .4), 3)
    return art + part(smooth([(-7, -58), (-12, -80), (-2, -90), (8, -86), (3, -76), (8, -60)]), '#5F8A2C', width=5)
