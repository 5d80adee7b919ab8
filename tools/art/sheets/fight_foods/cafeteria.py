"""Hot food from the counter of What the Food?!."""
from draw.art import join, stroke
from draw.geometry import (band, corner, disc, ellipse, polygon, rounded, smooth, turned, union)
from draw.palette import INK, TOMATO, darker, lighter
from draw.toon import glint

from .kit import body, leaf, lumpy, part, shine, spots
from .vessels import bowl, chunks, coins, dish, drips


@dish('beef-stew', (0, 42, 60), '#8A5A2E', 'hot')
def beef_stew():
    enamel, stew = '#5F97CC', '#8E5A30'
    bone = union(band([(46, -40), (70, -80)], 13), disc(64, -86, 9), disc(78, -78, 9))
    art = part(bone, '#FFF6E0', width=5)
    for side in (-1, 1):
        ear = band([(side * 66, 2), (side * 92, 0), (side * 92, 26), (side * 68, 28)], 9)
        art += part(ear, '#3D4A5C', width=4.5, shade=2, light=0)
    heap = lumpy(0, -14, 66, 40, 12, 4, .05)
    art += body(heap, stew, spots(((-50, -24, 5), (-4, -48, 5), (54, -16, 5)), '#6B3F20'), shade=0)
    art += chunks(((-32, -36, 17), (24, -34, 19)), '#6E3B24') + chunks(((-2, -40, 15), ), '#F0D58A')
    art += coins(((-50, -14, 14, -10), (50, -16, 15, 12)), '#F08A34')
    art += chunks(((12, -14, 13), ), '#F0D58A')
    art += leaf([(-20, -18), (-30, -34), (-20, -52), (-8, -38)], '#6F9A3E', ([(-20, -46),
                                                                              (-18, -26)], '#3F6A2A'), 4.5)
    pot = smooth(
        [corner(-70, -4),
         (0, 4), corner(70, -4), (72, 40), (60, 76), (0, 84), (-60, 76), (-72, 40)], .3)
    specks = spots(((-54, 20, 2.6), (-58, 46, 2.2), (-42, 66, 2.6), (56, 18, 2.4), (60, 50, 2.6),
                    (40, 70, 2.2), (-10, 74, 2.4), (20, 18, 2.2), (-24, 14, 2)), '#E8F3FA', 1)
    art += body(pot, enamel, specks, shade=12, light=5)
    art += part(band([(-70, -6), (0, 2), (70, -6)], 10), '#3D4A5C', width=5, shade=3, light=0)
    return art.at(0, 4, .94)


@dish('meatloaf', (-16, 29, 56), '#A8552E', 'hot')
def meatloaf():
    meat, sauce = '#A8653E', '#D8382A'
    loaf = smooth([
        corner(-82, 66), (-84, 20), (-70, -22), (-36, -42), (30, -48), (70, -40), (88, -10), (90, 30),
        corner(82, 62), (0, 70)], .32)
    bits = spots(((-66, 34, 4), (-56, 56, 5), (-14, 58, 4), (30, 52, 5), (-70, 6, 4), (48, 20, 4)),
                 darker(meat, .34))
    herbs = [
        (band(p, 4), '#7FA83B') for p in ([(-72, 46), (-66, 44)], [(10, 58), (16, 56)], [(36, 28), (40, 34)])]
    art = body(loaf, meat, bits + herbs, shade=12, light=5)
    glaze = drips(
        smooth([(-76, -12), (-60, -44), (-26, -60), (34, -64), (78, -52), (90, -20), (60, -14), (0, -12),
                (-50, -12)]),
        ((-66, -14, 26, 17), (-42, -12, -4, 20), (0, -12, -6, 22), (32, -12, 14, 18), (74, -16, 10, 22)))
    art += body(glaze, sauce, shade=8, light=5, width=5) + shine([(-50, -34), (-28, -48)], 6)
    slice_ = smooth([corner(46, 84), (40, 40), (48, 16), (70, 8), (90, 18), (97, 44), corner(94, 82)], .32)
    art += body(slice_, lighter(meat, .12), [(ellipse(70, 50, 17, 20), '#FFFBEF'),
                                             (ellipse(70, 52, 9, 10), '#FFC02E')], width=5, shade=7)
    art += leaf([(6, -58), (-10, -70), (-6, -86), (12, -78)], '#6FAE3E', width=4.5)
    return (art + leaf([(10, -58), (26, -74), (40, -72), (30, -60)], '#7FBE4A', width=4.5)).at(-4, -2, .93)


@dish('sloppy-joe', (-4, 25, 64), '#B4482A', 'wet')
def sloppy_joe():
    bun, meat = '#E2A152', '#C4562F'
    art = body(smooth([(-70, 52), (0, 44), (70, 52), (66, 78), (0, 86), (-66, 78)]), bun, shade=8)
    mess = union(lumpy(-4, 22, 78, 40, 15, 7, .08), disc(-70, 34, 17), disc(68, 34, 18))
    mess = drips(mess, ((-66, 30, 74, 20), (-34, 50, 68, 18), (40, 50, 82, 22), (70, 40, 66, 18)))
    lumps = spots(((-70, 22, 8), (-52, 46, 6), (66, 30, 9), (50, 52, 6), (-30, 54, 5), (44, -2, 6),
                   (-56, 0, 6), (70, 62, 4)), darker(meat, .28))
    lumps += spots(((-60, 60, 3), (36, 62, 4), (-44, 6, 4), (56, 8, 4)), '#F2A93B')
    art += body(mess, meat, lumps, shade=11, light=5) + glint(-66, 28, 4, -60)
    top = smooth([
        corner(-64, -4), (-66, -34), (-42, -66), (0, -76), (44, -66), (66, -34),
        corner(66, -4), (30, 4), (-30, 4)], .36)
    hat = body(top, bun, shade=11, light=6) + glint(-36, -46, 5, -50)
    art += hat.at(8, -10, .88, 13)
    return art + chunks(((-86, 70, 8), (86, 84, 7)), meat, 4) + glint(40, 74, 3, -80)


def _tot(x, y, turn, size=1):
    crust = '#E3A13C'
    barrel = smooth([(-30, -15), (-24, -22), (0, -25), (24, -22), (31, -14), (33, 0), (30, 15), (24, 22),
                     (0, 25), (-25, 22), (-31, 14), (-33, 0)], .3)
    shreds = [(band(p, 4), colour)
              for p, colour in (([(-20, -12), (-8, -16)], '#F6D06A'), ([(8, 12), (18, 8)], '#B9742A'),
                                ([(-18, 10), (-10, 14)], '#B9742A'), ([(14, -12), (22, -6)], '#F6D06A'))]
    return body(barrel, crust, shreds, width=6 / size, shade=6, light=0).at(x, y, size, turn)


@dish('tater-tots', (2, 28, 56), '#E0A03A', 'crumb')
def tater_tots():
    art = join(
        _tot(x, y, turn) for x, y, turn in ((-28, -50, -34), (26, -58, 28), (0, -70, 84), (-60, -12, 62),
                                            (62, -12, -58), (-58, 44, 12), (60, 46, -14), (0, -24, 4)))
    crust = '#EFB14C'
    front = smooth([(-44, 4), (-36, -10), (0, -15), (38, -10), (46, 4), (50, 34), (44, 64), (34, 78), (0, 82),
                    (-34, 78), (-45, 64), (-49, 34)], .3)
    shreds = [
        (band(p, 5), colour)
        for p, colour in (([(-34, 60), (-22, 66)], '#C07C2C'), ([(20, 66), (34, 58)], '#F8DA80'),
                          ([(-36, 0), (-22, -4)], '#F8DA80'), ([(24, -4), (36, 2)], '#C07C2C'),
                          ([(-4, 70), (6, 72)], '#C07C2C'), ([(40, 24), (42, 34)],
                                                             '#C07C2C'), ([(-42, 40), (-40, 48)], '#F8DA80'))]
    return (art + body(front, crust, shreds, shade=11, light=5)).at(0, 7, .89)


@dish('chili-bowl', (0, 42, 60), '#B8361E', 'hot')
def chili_bowl():
    clay = '#E08A4A'
    chip = polygon((30, -20), (84, -62), (76, 2), radius=4)
    art = body(chip, '#F7C650', spots(((66, -36, 3), (62, -16, 3)), '#D9952C'), width=5, shade=5)
    art += body(smooth([(-74, -2), (-60, -30), (-24, -46), (24, -46), (62, -30), (76, -2), (0, 14)]),
                '#B83A22', shade=0, light=0)
    art += chunks(((-54, -16, 11), (-34, -2, 10), (38, -4, 11), (56, -14, 10), (6, -8, 9)), '#7A2A22', 4)
    art += chunks(((-12, -2, 8), (-44, -30, 8)), '#FFC93C', 4)
    cream = smooth([(-30, -26), (-24, -46), (-4, -58), (8, -70), (14, -54), (28, -44), (30, -26), (0, -18)])
    art += part(cream, '#FFFDF4', width=5, shade=6)
    art += join(
        stroke(p, INK, 9) + stroke(p, '#FFC93C', 4.5)
        for p in ([(-16, -20), (2, -12)], [(24, -16), (44, -24)], [(-62, -32), (-44, -38)]))
    pepper = smooth([(-36, -36), (-46, -58), (-66, -74), (-88, -78), (-74, -62), (-62, -44), (-52, -26)])
    art += part(pepper, TOMATO, width=5, light=4) + part(
        smooth([(-32, -34), (-42, -40), (-52, -28), (-46, -20), (-34, -22)]), '#6FAE3E', width=4.5)
    zig = [(band([(x, 18 if i % 2 else 8) for i, x in enumerate(range(-90, 91, 15))], 6, 0), '#2E8C8A')]
    return art + bowl(84, -6, 84, 34, clay, [(band([(-90, 0), (0, 8), (90, 0)], 8), '#F6D06A')] + zig)


@dish('fish-sticks', (-2, 22, 54), '#DFA03C', 'crumb')
def fish_sticks():
    crust = '#E6A643'
    art = join([])
    for turn, x in ((-32, -26), (34, 28)):
        stick = rounded(-21, -60, 42, 128, 12)
        art += body(turned(stick, turn), darker(crust, .06),
                    [(turned(disc(a, b, 4), turn), darker(crust, .28))
                     for a, b in ((-8, -40), (8, -20), (-6, 30), (9, 46))], shade=7).at(x, 16, .9)
    tail = smooth([(-14, -36), (-10, -54),
                   corner(-44, -92), (-18, -86), (0, -76), (20, -86),
                   corner(46, -90), (12, -54), (16, -36)], .3)
    art += body(tail, '#8FB4C4',
                [(band(p, 3.5), '#5F8AA0')
                 for p in ([(-26, -84), (-8, -62)], [(30, -82), (10, -62)], [(1, -72), (2, -58)])], shade=6)
    front = smooth([
        corner(-39, -38), (-20, -44), (0, -41), (20, -45),
        corner(40, -38), (42, 20),
        corner(38, 86), (0, 91),
        corner(-38, 86), (-42, 20)], .2)
    flakes = spots(((-28, -24, 5), (26, -28, 5), (30, 60, 6), (-28, 66, 5), (4, 74, 5), (-6, -28, 4),
                    (-32, 6, 3.5), (34, -2, 3.5), (10, -12, 4)), darker(crust, .24), .75)
    flakes += spots(((-26, 54, 4), (20, 70, 4), (-14, -12, 3), (28, -14, 3)), lighter(crust, .5), .75)
    art += body(front, crust, flakes, shade=10, light=5)
    lemon = part(ellipse(58, 66, 27, 26), '#FFD83E', [(ellipse(58, 66, 20, 19), '#FFF0A0')], width=5, shade=4)
    spokes = [[(58, 66), (58 + dx, 66 + dy)]
              for dx, dy in ((0, -16), (15, -6), (10, 14), (-10, 14), (-15, -6))]
    return art + lemon + join(stroke(p, '#E9B92A', 3.5) for p in spokes)
