"""Vegetables, slices and nuggets of What the Food?!."""
from draw.art import draw, join, stroke, strokes
from draw.geometry import band, corner, disc, ellipse, moved, polygon, smooth, turned, union
from draw.palette import INK, TOMATO, darker, lighter
from draw.toon import glint

from .kit import body, lumpy, part, seeds, spots
from .vessels import bitten, dish, drips, plate, whiff


def _sprout(x, y, r, green, turn):
    art = part(ellipse(0, 46, 15, 11), '#EDF3CC', width=5, shade=2, light=0)
    art += body(lumpy(0, 0, 50, 48, 12, 5, .03), green, shade=9, light=4)
    fold = smooth([corner(-8, 50), (-40, 36), (-52, 2), (-40, -26), (-24, -38), (-28, -4), (-14, 26)])
    art += part(fold, lighter(green, .16), width=5, shade=0, light=0)
    return (art + strokes([[(-10, 44), (-32, 16),
                            (-38, -12)]], lighter(green, .55), 4.5)).at(x, y, r / 50, turn)


@dish('brussels-sprouts', (0, 22, 58), '#86A83C', 'crumb')
def brussels_sprouts():
    green = '#8CB84A'
    art = whiff([(-66, -46), (-76, -60), (-64, -72), (-74, -88)]) + whiff([(70, -50), (80, -62), (70, -74),
                                                                           (78, -88)])
    art += _sprout(-52, -6, 36, darker(green, .14), -36) + _sprout(54, -8, 36, darker(green, .1), 62)
    art += _sprout(2, -48, 36, darker(green, .05), 14)
    art += part(ellipse(0, 84, 19, 9), '#EDF3CC', width=5, shade=3, light=0)
    ball = smooth([(-60, 32), (-54, 0), (-30, -22), (0, -28), (32, -22), (54, 2), (60, 34), (50, 66),
                   (24, 82), (-2, 86), (-30, 80), (-52, 62)])
    art += body(ball, green, shade=10, light=5)
    for side in (-1, 1):
        fold = smooth([(side * x, y) for x, y in ((4, 86), (34, 82), (58, 60), (66, 26), (60, -4), (50, -12),
                                                  (48, 8), (44, 36), (30, 60))])
        art += part(fold, lighter(green, .16 + side * -.06), width=5, shade=5 if side > 0 else 0, light=0)
        art += strokes([[(side * 20, 76), (side * 50, 50), (side * 57, 12)]], lighter(green, .6), 4.5)
    return art.at(0, 3, .95)


@dish('beet-salad', (0, -6, 64), '#B8286A', 'wet')
def beet_salad():
    beet, stem, green = '#CC3F78', '#B8286A', '#6FAE3E'
    art = plate(72, 92, 15)
    for x, y, turn, size in ((-36, -72, -36, 1), (36, -72, 34, 1), (0, -80, 0, 1.05)):
        frond = smooth([(0, 26), (-16, 14), (-14, 0), (-20, -10), (-8, -20), (0, -28), (10, -20), (20, -8),
                        (14, 2), (16, 14)], .4)
        art += (body(frond, green, width=5 / size, shade=5, light=0) + stroke([
            (0, 24), (0, -14)], stem, 5)).at(x, y + 10, size * .8, turn)
    art += join(
        stroke(p, INK, 15) + stroke(p, stem, 7)
        for p in ([(-8, -36), (-26, -54)], [(8, -36), (26, -54)], [(0, -36), (0, -56)]))
    root = smooth([(-64, -8), (-52, -36), (-22, -50), (0, -46), (22, -50), (54, -36), (66, -6), (58, 30),
                   (34, 56), (0, 66), (-34, 56), (-58, 28)])
    rings = [(band([(-80, 30), (-50, 46), (-20, 52)], 5), darker(beet, .2)),
             (band([(-30, -52), (-44, -36), (-48, -24)], 4.5), darker(beet, .2)),
             (band([(30, -52), (46, -36), (50, -24)], 4.5), darker(beet, .2))]
    art += body(root, beet, rings, shade=12, light=6) + glint(-46, -14, 6, -60)
    for x, y, turn in ((-60, 58, -8), (62, 58, 10)):
        art += part(ellipse(x, y, 27, 18, turn), beet, [(ellipse(x, y, 20, 12, turn), '#F08CB4'),
                                                        (ellipse(x, y, 14, 8, turn), beet),
                                                        (ellipse(x, y, 7, 4, turn), '#F08CB4')], width=5,
                    shade=3, light=0)
    for x, y, turn in ((-22, 62, 12), (22, 66, -14), (0, 74, 6), (-88, 44, -10)):
        cube = polygon((x - 11, y - 10), (x + 11, y - 10), (x + 11, y + 10), (x - 11, y + 10), radius=2)
        art += part(turned(cube, turn, (x, y)), '#FFFDF4', width=4.5, shade=4, light=0,
                    shade_colour='#DDD2C2')
    return art.at(0, 6, .93)


@dish('watermelon-slice', (2, 22, 62), '#EF5A5A', 'wet')
def watermelon_slice():
    rind = smooth([corner(4, -90), corner(84, 52), (46, 76), (0, 84), (-46, 78), corner(-84, 56)], .3)
    bite = union(disc(34, -66, 20), disc(50, -44, 17), disc(20, -88, 18))
    arcs = [[(-110, y), (-50, y + 24), (0, y + 29), (50, y + 22), (110, y - 6)] for y in (34, 25)]
    below = [polygon(*[p for p in arc], (110, 120), (-110, 120)) for arc in arcs]
    fruit = [(below[1], '#E6F3BC'), (below[0], '#5BA845')]
    fruit += [(band([(x, 62), (x + 5, 74), (x + 2, 96)], 8), '#3E7F36') for x in (-60, -34, -6, 22, 50)]
    art = body(bitten(rind, bite), '#F2605C', fruit, shade=11, light=5)
    art += seeds(((-6, -50, 70), (-26, -18, 60), (8, -22, 85), (-44, 14, 55), (-58, 38, 60), (60, 30, 120),
                  (44, 2, 120), (-2, -70, 80)), INK, 6, 7)
    spat = ((76, -62, 30), (90, -40, 100), (66, -84, 60))
    art += seeds(spat, INK, 7, 10) + seeds(spat, '#5A3A32', 3, 4)
    drop = smooth([corner(-92, -16), (-82, 4), (-86, 14), (-95, 14), (-100, 4)])
    return (art + part(drop, '#F2605C', width=4.5)).at(2, 3, .95, 3)


def _nugget(points, x, y, turn=0):
    crust = '#E5A045'
    crumbs = spots(((-14, -10, 4), (12, -14, 4), (16, 10, 5), (-12, 14, 4)), darker(crust, .24), .8)
    return body(smooth(points), crust, crumbs, width=5.5, shade=7, light=4).at(x, y, 1, turn)


@dish('chicken-nuggets', (-2, 47, 56), '#D98F3A', 'crumb')
def chicken_nuggets():
    lump = [(-30, 8), (-26, -18), (-6, -27), (18, -24), (30, -6), (26, 18), (4, 26), (-20, 24)]
    dino = [(-22, 34), (-26, 4), (-22, -24), (-30, -30), (-46, -28), (-52, -40), (-42, -54), (-20, -56),
            (-4, -44), (2, -16), (16, 4), (30, 20), (28, 36), (0, 42)]
    art = _nugget(lump, 2, -60, 40) + _nugget(lump, 58, -30, 80) + _nugget(dino, -40, -34, -4)
    art += draw(ellipse(-76, -74, 3.4, 4), INK) + _nugget(lump, 18, -30, -10) + _nugget(lump, -28, -8, 150)
    yellow = '#FFC93C'
    box = smooth([corner(-70, -2), (0, 6), corner(74, -6), corner(62, 84), (0, 89), corner(-60, 84)], .12)
    side = polygon((80, -20), (56, -6), (48, 90), (90, 90))
    art += body(box, yellow, [(side, darker(yellow, .16)), (ellipse(-50, 64, 13, 9), '#F59A6A'),
                              (ellipse(42, 64, 12, 9), '#F59A6A')], shade=9, light=0)
    flap = smooth([corner(-70, -2), (-84, 10), corner(-96, 32), (-80, 28), corner(-66, 30)], .3)
    art += part(flap, lighter(yellow, .4), width=5, shade=3)
    wing = smooth([corner(72, 14), (88, 24), corner(97, 50), (84, 46), corner(68, 50)], .3)
    art += part(wing, lighter(yellow, .4), width=5, shade=3)
    comb = union(disc(-16, 0, 9), disc(0, -6, 12), disc(16, 0, 9))
    return (art + part(comb, TOMATO, width=5, shade=3)).at(0, 6, .93)


@dish('pizza-slice', (10, -18, 66, 10), '#E8622E', 'hot')
def pizza_slice():
    sauce, cheese, crust = '#D8482C', '#FFD257', '#D98A3A'
    slab = smooth([(-40, -68), (30, -54), (92, -12), (60, 12), (10, 46), (-40, 78), (-72, 92), (-84, 84),
                   (-80, 50), (-66, 0), (-58, -46)], .25)
    under = drips(moved(slab, 2, 7), ((-46, 70, 92, 12), (18, 40, 72, 13), (58, 12, 40, 12)))
    art = body(under, '#F2B23A', shade=6, light=0)
    peppers = [ellipse(-40, -26, 16), ellipse(58, 0, 15), ellipse(-46, 44, 16), ellipse(6, 30, 10)]
    over = [(s, c) for e in peppers for s, c in ((e.area.buffer(3), '#8F2A20'), (e, '#DB4632'),
                                                 (moved(e.area.buffer(-5), -2, -3), '#EC7460'))]
    over += [(slab.area.difference(slab.area.buffer(-9)), sauce)]
    art += body(slab, cheese, over[-1:] + over[:-1], shade=8, light=4)
    art += strokes([[(-66, 68), (-58, 56), (-64, 48)], [(30, 12), (40, 20), (34, 28)]], INK, 12)
    art += strokes([[(-66, 68), (-58, 56), (-64, 48)], [(30, 12), (40, 20), (34, 28)]], '#6FAE3E', 5.5)
    art += part(ellipse(-64, 12, 10, 9), '#4A3A4A', [(ellipse(-64, 12, 4.5, 4), '#FFF3D6')], width=4, shade=0,
                light=0)
    edge = band([(-54, -62), (-14, -76), (46, -58), (86, -16)], 32)
    scorch = [(ellipse(x, y, rx, 6, t), '#B9652A')
              for x, y, rx, t in ((-30, -80, 12, -10), (26, -76, 13, 20), (74, -40, 11, 50))]
    return (art + body(edge, crust, scorch, shade=8)).at(-3, 0, .94)
