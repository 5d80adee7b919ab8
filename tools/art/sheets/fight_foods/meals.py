"""Hot and savoury meals of the base deck."""
from draw.art import join, stroke
from draw.geometry import (band, clip, corner, disc, ellipse, moved, polygon, smooth, soften, turned, union)
from draw.palette import INK, PICKLE, TOMATO, darker, lighter

from .kit import body, bumps, food, part, spots


@food('pizza', (0, -7, 70), '#F2A93B', 'cream')
def pizza():
    cheese = smooth([(-84, -46), (0, -56), (84, -46), (60, 2), (34, 48), (6, 84), (-8, 82), (-34, 46), (-62, 0)], .3)
    drips = union(cheese, band([(52, 2), (54, 30)], 17), band([(-46, 12), (-48, 46)], 16), band([(25, 50), (27, 72)], 14))
    salami = [ellipse(-64, -28, 14), ellipse(60, -22, 15), ellipse(-24, 44, 12), ellipse(12, 62, 9)]
    over = spots(((-6, 38, 6), (24, 36, 7), (-38, 14, 5), (42, 14, 6)), '#F4AE35')
    over += [(s.area.buffer(3), darker(TOMATO, .42)) for s in salami] + [(s, '#D9402C') for s in salami]
    over += [(moved(s.area.buffer(-4.5), -2, -3), '#E8664C') for s in salami]
    art = body(soften(drips, 4), '#FFCF4A', over, shade=10)
    crust = band([(-80, -45), (-46, -59), (0, -63), (46, -59), (80, -44)], 32)
    scorch = [(ellipse(x, y, r, h), '#B9652A') for x, y, r, h in ((-46, -68, 13, 6), (20, -74, 15, 5), (66, -58, 9, 5))]
    return art + body(crust, '#D98A3A', scorch, shade=8)


@food('taco', (0, 20, 76), '#D9A036', 'crumb')
def taco():
    back = smooth([corner(-74, 40), (-70, -10), (-36, -54), (14, -64), (62, -40), (82, 6), corner(84, 40)], .34)
    art = body(back, darker('#F2BE52', .22), shade=0, light=0)
    salad = bumps(2, 32, 72, 74, 11, 15, 188, 164, 3)
    art += part(salad, '#8CC152', width=5)
    art += join(part(turned(ellipse(x, y, 13, 11), t), TOMATO, width=4.5)
                for x, y, t in ((-48, -32, 0), (6, -50, 0), (50, -28, 0)))
    art += join(stroke(p, INK, 10.5) + stroke(p, '#FFD24A', 5.5)
                for p in ([(-30, -46), (-18, -30)], [(22, -46), (38, -40)], [(64, -18), (70, -4)], [(-70, -6), (-58, -16)]))
    shell = smooth([corner(-84, 50), (-78, 4), (-52, -28), (-8, -42), (40, -32), (74, 2), corner(84, 50), (44, 62), (0, 64), (-44, 62)])
    colour = '#F2BE52'
    crumbs = spots(((-56, 10, 5), (60, 20, 6), (-38, -18, 4), (36, -20, 5), (-4, -30, 5), (66, 42, 4), (-66, 38, 6), (-30, 52, 4),
                    (26, 54, 5)), darker(colour, .16))
    return art + body(shell, colour, crumbs, shade=11)
