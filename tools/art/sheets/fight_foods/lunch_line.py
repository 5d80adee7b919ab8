"""Pale and lumpy things of What the Food?!, each told apart by what holds it."""
from draw.art import draw, join, stroke, strokes
from draw.geometry import band, corner, disc, ellipse, polygon, rounded, smooth, union
from draw.palette import INK, darker, lighter
from draw.toon import glint

from .kit import body, bumps, lumpy, part, shine, spots
from .vessels import chunks, dish, drips, plate, tub


def _clam(x, y, turn, size=1):
    shell = smooth([corner(0, 26), (-26, 8), (-32, -14), (-18, -28), (0, -32), (18, -28), (32, -14), (26, 8)],
                   .34)
    ribs = [(band([(0, 26), (a, -34)], 3.5), '#B38F86') for a in (-26, -9, 9, 26)]
    return body(shell, '#E6CFC4', ribs, width=5 / size, shade=5, light=0).at(x, y, size, turn)


@dish('clam-chowder', (0, 40, 66), '#F6EBD0', 'cream')
def clam_chowder():
    crust, crumb, soup = '#CF8E48', '#F6DDAA', '#FFF8E4'
    art = _clam(-34, -46, -24, .95)
    lid = smooth([(14, -40), (20, -66), (46, -80), (76, -70), (88, -46), (84, -30), (40, -18)])
    art += body(lid, crust, [(band([(34, -62), (50, -58), (68, -62)], 5), crumb)], shade=7)
    loaf = smooth([(-84, 30), (-84, 2), (-64, -18), (0, -26), (64, -18), (84, 2), (86, 32), (68, 68),
                   (34, 84), (0, 86), (-36, 84), (-70, 68)])
    flour = [(band(p, 6), lighter(crust, .55))
             for p in ([(-76, 24), (-64, 48), (-40, 70)], [(78, 20), (66, 48), (42, 70)])]
    art += body(loaf, crust, flour, shade=12, light=5)
    art += part(ellipse(0, -4, 72, 20), crumb, width=4.5, shade=0, light=0)
    pool = drips(ellipse(0, -4, 64, 16), ((-50, 0, 28, 15), (-34, 4, 14, 14), (46, 0, 20, 17)))
    art += part(pool, soup, width=4.5, shade=5, shade_colour='#E2D3B4')
    art += chunks(((-30, -8, 9), (20, -10, 9)), '#F0D07A', 4) + chunks(((2, -2, 7), ), '#E8A08A', 4)
    art += strokes([[(-12, -12), (-6, -9)], [(36, -6), (42, -3)], [(-44, -2), (-40, 2)]], '#6F9A3E', 4)
    return art + glint(-50, 20, 2.6, -80)


@dish('tuna-casserole', (0, 47, 58), '#E0B860', 'cream')
def tuna_casserole():
    glass, noodle = '#EE7F45', '#F2D27A'
    tail = smooth([(42, -20), (56, -46),
                   corner(50, -88), (68, -72), (78, -66),
                   corner(98, -74), (86, -50), (74, -34), (66, -10)], .3)
    art = body(tail, '#7FA9BC',
               [(band(p, 3.5), '#54809A') for p in ([(60, -74), (66, -50)], [(86, -64), (72, -46)])], shade=6)
    head = smooth([(-30, -10), (-26, -34), (-40, -62), (-62, -78), (-84, -72), (-92, -56), (-80, -48),
                   corner(-90, -38), (-76, -20), (-66, -4)], .34)
    art += body(head, '#7FA9BC', [(polygon((-100, -40), (-60, -36), (-20, 10), (-80, 10)), '#D5E4E6')],
                shade=7)
    art += part(ellipse(-66, -58, 10), '#FFFDF4', width=4.5, shade=0, light=0) + draw(
        ellipse(-68, -57, 4.5), INK)
    art += stroke([(-88, -46), (-74, -46), (-66, -42)], INK, 4)
    top = smooth([(-78, 10), (-64, -12), (-30, -22), (0, -28), (34, -22), (66, -12), (80, 10), (0, 20)])
    art += body(top, noodle, spots(((-52, -2, 8), (-8, -16, 9), (48, -4, 8)), '#D9963C', .6), shade=0)
    art += chunks(((-30, -4, 8), (20, -12, 8), (64, 0, 7)), '#7FB83B', 4)
    crisps = ((-4, 0, 12), (36, 2, 11), (-56, 6, 10))
    art += join(
        part(lumpy(x, y, r, r * .6, 6, i + 4, .2), '#FFCB4F', width=4.5, shade=2, light=0)
        for i, (x, y, r) in enumerate(crisps))
    for side in (-1, 1):
        art += part(rounded(side * 82 - 15, 14, 30, 20, 8), darker(glass, .1), width=5, shade=3, light=0)
    flower = [(ellipse(x + dx, 66 + dy, 5), '#FFF3D6') for x in (-58, 58)
              for dx, dy in ((0, -7), (7, 0), (0, 7), (-7, 0))]
    flower += [(ellipse(x, 66, 3.5), '#FFC931') for x in (-58, 58)]
    dishy = smooth([
        corner(-82, 10), (0, 16),
        corner(82, 10), (80, 46), (74, 76), (60, 84), (0, 87), (-60, 84), (-74, 76), (-80, 46)], .25)
    art += body(dishy, glass, [(band([(-90, 13), (0, 19), (90, 13)], 9), '#FFF3D6'), *flower], shade=11,
                light=5)
    return art.at(-2, 4, .96)


@dish('coleslaw', (0, 54, 56), '#D8E3A0', 'wet')
def coleslaw():
    hair = bumps(0, -22, 56, 44, 12, 18, 8, 360, 3)
    art = body(hair, '#E6EEB8', shade=9, light=0)
    shreds = (('#F5F7DC', ([(-70, -10), (-88, -34), (-70, -52)], [(-20, -60), (-8, -94), (14, -84)], [
        (60, -40), (88, -50), (90, -26)], [(-50, -30), (-30, -50), (-4, -44)])), ('#A9D06A', ([
            (-50, -56), (-62, -80), (-40, -88)], [(64, -6), (92, -4), (86, 16)], [
                (10, -24), (30, -46), (56, -36)])), ('#F08A34', ([(30, -66), (46, -90), (64, -78)], [
                    (-76, 8), (-92, 12), (-94, -8)], [(-20, -18), (-44, -10), (-56, -24)])), ('#9C5FC9', ([
                        (-12, -40), (10, -62), (30, -60)], [(30, -10), (52, -18), (66, -8)], [(-68, -34),
                                                                                              (-50, -44),
                                                                                              (-38, -66)])))
    for colour, many in shreds:
        art += strokes(many, INK, 15) + strokes(many, colour, 7.5)
    cup = tub(6, 72, 86, 50, '#FFFDF4',
              [(band([(x * 1.45, 0), (x, 96)], 5), '#DDD3C2') for x in (-48, -36, 36, 48)])
    rim = smooth([(-76, 2), (-57, 12), (-38, 5), (-19, 14), (0, 7), (19, 14), (38, 5), (57, 12), (76, 2),
                  (74, 18), (0, 24), (-74, 18)], .3)
    return (art + cup + part(rim, '#FFFDF4', width=5, shade=3)).at(0, 2, .96)


@dish('mashed-potatoes', (2, 31, 62), '#F6E7B8', 'cream')
def mashed_potatoes():
    mash, gravy = '#FFF0C2', '#8E5426'
    art = plate(74, 90)
    tiers = union(ellipse(0, 46, 78, 34), ellipse(-4, 12, 64, 34), ellipse(4, -20, 50, 30))
    art += body(tiers.buffer(5).buffer(-5), mash, shade=12, light=6, shade_colour='#DFC587')
    art += strokes([[(-62, 40), (-52, 54), (-34, 60)], [
        (58, 14), (50, 26), (40, 32)], [(72, 44), (62, 58), (46, 64)]], '#DFC587', 4.5)
    flow = drips(ellipse(4, -42, 40, 13),
                 ((-30, -38, -4, 15), (-12, -36, -26, 18), (14, -36, -18, 17), (37, -36, 14, 15)))
    art += body(flow, gravy, shade=7, light=4, width=5)
    art += part(ellipse(4, -45, 29, 7), darker(gravy, .25), width=4, shade=0, light=0)
    art += shine([(-30, -28), (-30, -14)], 4, '#D8A06A')
    butter = polygon((-12, -54), (10, -64), (30, -54), (30, -42), (8, -34), (-12, -42), radius=3)
    art += part(butter, '#FFE169', width=5, shade=5)
    steam = ([(-14, -66), (-22, -76), (-12, -86), (-18, -96)], [(26, -68), (18, -78), (28, -88), (22, -97)])
    art += strokes(steam, INK, 12) + strokes(steam, '#FFFBEF', 5)
    return art.at(0, 6, .94)


@dish('cottage-cheese', (0, 34, 62), '#FFFDF4', 'cream')
def cottage_cheese():
    curd = '#FFFDF2'
    lumps = ((-60, -22, 15), (-46, -44, 15), (-24, -58, 16), (2, -66, 17), (28, -56, 16), (48, -42, 15),
             (62, -20, 15))
    pile = union(ellipse(0, -22, 58, 38), *[disc(*lump) for lump in lumps]).buffer(2).buffer(-2)
    art = body(pile, curd, shade=9, light=0, shade_colour='#E0D4BE')
    arcs = [[(x - 9, y + 4), (x - 3, y + 10), (x + 7, y + 8), (x + 11, y)]
            for x, y in ((-34, -34), (-6, -46), (20, -34), (-12, -22), (38, -20), (-38, -14), (10, -14))]
    art += strokes(arcs, '#C9B99C', 4.5)
    art += part(lumpy(-22, -16, 13, 11, 7, 3, .1), curd, width=4.5, shade=3, light=0, shade_colour='#E0D4BE')
    art += part(lumpy(26, -22, 14, 12, 7, 5, .1), curd, width=4.5, shade=3, light=0, shade_colour='#E0D4BE')
    patches = [(lumpy(x, y, rx, ry, 8, i + 3, .2), '#4A3A38')
               for i, (x, y, rx, ry) in enumerate(((-66, 14, 26, 24), (64, 24, 22, 28), (-44, 76, 20, 14),
                                                   (30, 92, 22, 12), (14, -2, 16, 9)))]
    muzzle = [(ellipse(0, 58, 40, 20), '#F7B3C2')]
    art += tub(-8, 80, 84, 68, '#FFF8EA', patches + muzzle, shade=11)
    for side in (-1, 1):
        ear = smooth([(side * 72, 8), (side * 84, -6), (side * 96, 0), (side * 96, 16), (side * 84, 24)])
        art += part(ear, '#F7B3C2', width=5, shade=3)
    art += part(band([(-78, -8), (0, -3), (78, -8)], 12), '#3D8FC4', width=5, shade=3)
    art += chunks(((70, -70, 10), ), curd, 4.5)
    return art.at(0, 2, .95)
