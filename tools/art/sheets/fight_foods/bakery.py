"""Cakes and breakfast of the base deck."""
from draw.art import draw, join, stroke
from draw.geometry import (band, clip, corner, ellipse, moved, polar, rectangle, smooth, stretched, turned,
                           union)
from draw.palette import GRAPE, GUM, INK, MILK, MUSTARD, TEAL, TOMATO, darker, lighter
from draw.toon import glint

from .kit import body, bumps, food, part, seeds, spots


@food('donut', (0, 27, 62), '#F58FB0', 'cream')
def donut():
    dough = '#D9964A'
    art = body(ellipse(0, 2, 78, 72), dough, [(ellipse(0, 8, 74, 66), lighter(dough, .12))], shade=11)
    icing = smooth([(x, y * .9 - 4) for x, y in [polar(30 * i + 4, 73 if i % 2 else 63) for i in range(12)]])
    art += body(icing, GUM, width=4.5, shade=9, light=5)
    art += draw(ellipse(0, -22, 22, 15), INK) + draw(ellipse(0, -20, 18.5, 11), darker(dough, .45))
    art += draw(clip(ellipse(0, -11, 19, 9), ellipse(0, -20, 18.5, 11)), dough)
    sprinkles = ((-44, -34, 30), (-22, -50, 80), (14, -52, 150), (40, -40, 60), (56, -14, 100),
                 (-60, -8, 110), (-36, -12, 20), (36, -14, 140), (-56, 20, 50), (58, 18, 20), (-36, 46, 150),
                 (36, 46, 40), (-6, -44, 0))
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


@food('pancake', (0, 7, 62), '#E0A552', 'crumb')
def pancake():
    edge, top = '#D89246', '#EDB968'
    art = join([])
    for y, x, rx in ((54, 3, 78), (36, -4, 76), (18, 2, 79)):
        layer = smooth([
            (x - rx, y - 8), (x - rx + 6, y + 12), (x - 40, y + 22), (x, y + 25), (x + 40, y + 22),
            (x + rx - 6, y + 12), (x + rx, y - 8), (x + 50, y - 24), (x, y - 28), (x - 50, y - 24)])
        art += body(layer, '#F4CF8C', [(band([(x - rx - 4, y - 3), (x - 40, y + 10), (x, y + 13),
                                              (x + 40, y + 10), (x + rx + 4, y - 3)], 9), edge)], width=5,
                    shade=6, light=0)
    cake = smooth([(-80, 2), (-70, -26), (-40, -46), (0, -53), (40, -46), (72, -26), (81, 2), (70, 26),
                   (36, 42), (0, 46), (-36, 42), (-70, 26)])
    art += body(cake, edge, [(stretched(cake, .9, .88, (0, -6)), top)], shade=8, light=5)
    pat = turned(rectangle(-17, -50, 36, 22).buffer(-5).buffer(6), 6)
    melt = smooth([(-34, -40), (-10, -48), (26, -46), (38, -38), (26, -30), (4, -34), (-18, -28)])
    return art + part(melt, '#FFE79A', width=4, shade=0) + part(pat, '#FFDF5E', width=5).at(0, -12) + stroke([
        (-10, -60), (8, -58)], '#FFF8D6', 4)


@food('cupcake', (0, 38, 53), '#C9A0E0', 'cream')
def cupcake():
    paper = '#F6B52E'
    cup = smooth([corner(-56, -2), corner(56, -2), corner(44, 70), (0, 76), corner(-44, 70)], .2)
    pleats = [(band([(x * 1.1, -6), (x * .84, 80)], 8), lighter(paper, .4)) for x in (-48, -24, 0, 24, 48)]
    art = body(cup, paper, pleats, shade=9, light=0)
    cream = '#C79BE3'
    tiers = union(ellipse(0, -12, 72, 24), ellipse(-2, -38, 52, 22), ellipse(2, -60, 30,
                                                                             18)).buffer(4).buffer(-4)
    art += body(tiers, cream, shade=9, light=5)
    art += join(
        stroke(p, darker(cream, .3), 4)
        for p in ([(-58, -22), (-20, -18), (30, -24), (54, -34)], [(-38, -48), (0, -44), (32, -54)]))
    for i, colour in enumerate((MILK, MUSTARD, TEAL)):
        art += seeds(((-50, -8, 30), (-18, -4, 110), (16, -6, 20), (46, -12, 140), (-30, -34, 150),
                      (12, -34, 60), (36, -40, 20), (-10, -60, 30), (60, -6, 80))[i::3], colour, 8, 5)
    art += stroke([(4, -88), (8, -96), (20, -98)], INK, 5)
    art += part(ellipse(2, -78, 15, 14), TOMATO, width=5) + glint(-4, -83, 3)
    return art.at(0, 6, .95)


@food('pretzel', (0, 42, 49), '#A8612C', 'crumb')
def pretzel():
    dough = '#BE7434'
    loop = band([(-12, 44), (-58, 44), (-74, 0), (-60, -44), (-26, -48), (6, -20), (24, 16), (44, 34)], 34,
                .4)
    other = band([(12, 44), (58, 44), (75, 0), (62, -44), (28, -48), (-4, -20), (-24, 16), (-44, 34)], 34, .4)
    belly = band([(-56, 36), (-28, 46), (0, 48), (28, 46), (56, 36)], 60)
    art = body(other, dough, shade=7, light=5) + body(loop, dough, shade=7, light=5)
    art += body(belly, dough, shade=8, light=5)
    salt = ((-60, -32, 30), (-74, -6, 80), (-36, -54, 150), (60, -34, 120), (76, -4, 70), (36, -54, 20),
            (-12, -34, 100), (16, -32, 40), (-46, 46, 60), (48, 44, 110), (-66, 20, 20), (68, 20, 150))
    return art + seeds(salt, '#FFF6E2', 4, 6)


@food('croissant', (0, 2, 56), '#D99A45', 'crumb')
def croissant():
    dough = '#E2A24C'
    art = join([])
    tip = [(-60, 16), (-84, 34), (-88, 58), (-74, 70), (-56, 66), (-42, 44)]
    outer = [(-60, -14), (-80, 4), (-86, 30), (-72, 46), (-50, 46), (-36, 22)]
    inner = [(-34, -42), (-60, -30), (-72, -2), (-62, 28), (-42, 40), (-26, 30), (-18, 0)]
    for points, shade in ((tip, .08), (outer, .03), (inner, 0)):
        for side in (-1, 1):
            crease = [(side * -x * .86, y * .8 + 2) for x, y in points[:3]]
            art += body(smooth([(side * -x, y) for x, y in points]), darker(dough, shade),
                        [(band(crease, 5), darker(dough, .22))], shade=8)
    middle = smooth([(-44, -46), (-22, -58), (0, -61), (24, -58), (46, -46), (46, -10), (36, 26), (20, 40),
                     (0, 43), (-20, 40), (-35, 26), (-45, -10)])
    return art + body(middle, lighter(dough, .1), [(band([
        (-38, -42), (0, -52), (40, -42)], 5), darker(dough, .16))], shade=11, light=6)


@food('pie', (0, -2, 64), '#D9423E', 'cream')
def pie():
    crust, filling = '#E3A955', '#D23A3C'
    tin = smooth([corner(-76, 6), corner(76, 6), (62, 56), (44, 68), (0, 73), (-44, 68), (-62, 56)], .25)
    art = body(tin, '#7FB9C9',
               [(band([(x * 1.2, 20), (x, 76)], 5), '#5F9BB0') for x in (-52, -32, -10, 12, 34, 54)], shade=8)
    rim = bumps(0, -4, 76, 52, 18, 11, 0, 360, 2).simplify(.3)
    art += body(rim, crust, shade=8, light=5)
    fill = ellipse(0, -4, 68, 45)
    lattice = union(*[band([(x - 40, -64), (x + 12, 8)], 11) for x in (-56, -26, 6, 38)],
                    *[band([(x + 40, -64), (x - 12, 8)], 11) for x in (-38, -6, 26, 56)])
    strips = clip(lattice, union(fill, rim)).difference(ellipse(0, 8, 50, 37).area)
    art += part(fill, filling, width=5, shade=6, light=0)
    art += draw(clip(strips.buffer(2), fill), INK) + draw(clip(strips.buffer(-.8), ellipse(0, -4, 67, 44)),
                                                          lighter(crust, .2))
    art += part(smooth([(-66, 22), (-56, 18), (-47, 26), (-48, 46), (-55, 54),
                        (-62, 44)]), filling, width=4.5) + glint(-57, 30, 2.4, -80)
    return art.at(0, -6)


@food('muffin', (0, -21, 64), '#B47A3E', 'crumb')
def muffin():
    crumb, paper = '#CE9350', '#E9D8BC'
    cup = smooth([corner(-58, 8), corner(58, 8), corner(46, 70), (0, 76), corner(-46, 70)], .2)
    art = body(cup, paper, [
        (band([(x * 1.1, 0), (x * .84, 80)], 7), darker(paper, .2)) for x in (-50, -30, -10, 10, 30, 50)],
               shade=9, light=0)
    dome = smooth([(-74, 16), (-84, -8), (-66, -34), (-44, -64), (-6, -78), (40, -66), (66, -36), (84, -6),
                   (76, 18), (46, 12), (22, 22), (-4, 14), (-30, 23), (-54, 13)])
    berries = [
        (ellipse(x, y, r), '#3D3A78')
        for x, y, r in ((-52, -40, 9), (-22, -66, 7), (40, -60, 9), (62, -22, 8), (-66, 0, 8), (58, 6, 6))]
    berries += [(ellipse(x - 2, y - 3, 3.4), '#8482C4')
                for x, y in ((-52, -40), (-22, -66), (40, -60), (62, -22), (-66, 0))]
    cracks = spots(
        ((-34, -56, 3), (12, -72, 3), (52, -42, 3), (-72, -16, 3), (72, -8, 3), (-40, 6, 3), (36, 8, 3)),
        darker(crumb, .3))
    return art + body(dome, crumb, berries + cracks, shade=12, light=6)
