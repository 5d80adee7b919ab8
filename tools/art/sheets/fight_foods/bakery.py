"""Cakes and breakfast of the base deck."""
from draw.art import draw, stroke
from draw.geometry import clip, ellipse, polar, rectangle, smooth, turned, moved
from draw.palette import GRAPE, GUM, INK, MILK, MUSTARD, TEAL, TOMATO, darker, lighter

from .kit import body, food, part, seeds


@food('donut', (0, 27, 62), '#F58FB0', 'cream')
def donut():
    dough = '#D9964A'
    art = body(ellipse(0, 2, 78, 72), dough, [(ellipse(0, 8, 74, 66), lighter(dough, .12))], shade=11)
    icing = smooth([(x, y * .9 - 4) for x, y in [polar(30 * i + 4, 73 if i % 2 else 63) for i in range(12)]])
    art += body(icing, GUM, width=4.5, shade=9, light=5)
    art += draw(ellipse(0, -22, 22, 15), INK) + draw(ellipse(0, -20, 18.5, 11), darker(dough, .45))
    art += draw(clip(ellipse(0, -11, 19, 9), ellipse(0, -20, 18.5, 11)), dough)
    sprinkles = ((-44, -34, 30), (-22, -50, 80), (14, -52, 150), (40, -40, 60), (56, -14, 100), (-60, -8, 110),
                 (-36, -12, 20), (36, -14, 140), (-56, 20, 50), (58, 18, 20), (-36, 46, 150), (36, 46, 40), (-6, -44, 0))
    for i, colour in enumerate((MUSTARD, TEAL, MILK, GRAPE, TOMATO)):
        art += seeds(sprinkles[i::5], colour, 9, 6)
    return art + stroke([(-58, -26), (-46, -40)], MILK, 6)


@food('waffle', (2, 24, 76), '#D9953F', 'crumb')
def waffle():
    colour = '#E8AC55'
    square = turned(rectangle(-68, -66, 136, 136).buffer(-22).buffer(28), -5)
    over = []
    for i in range(4):
        for j in range(4):
            cell = turned(rectangle(-63 + i * 33, -61 + j * 33, 26, 26).buffer(-6).buffer(6), -5)
            over += [(cell, darker(colour, .24)), (moved(cell.buffer(-2.5), 2, 2.5), darker(colour, .1))]
    art = body(square, colour, over, shade=11)
    art += part(turned(rectangle(-26, -62, 50, 34).buffer(-7).buffer(7), 9), '#FFE169', width=5, shade=6)
    return art + stroke([(-16, -56), (10, -53)], '#FFF6C9', 4)
