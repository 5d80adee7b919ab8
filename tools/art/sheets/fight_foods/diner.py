"""Side dishes and bowls of What the Food?!: each in a vessel of its own."""
from draw.art import draw, join, stroke, strokes
from draw.geometry import band, corner, ellipse, polygon, smooth, stretched, turned, union
from draw.palette import INK, TOMATO, darker
from draw.toon import glint

from .kit import body, bumps, part, seeds, shine, wavy
from .vessels import bowl, chunks, dish, drips, plate, rim_band, tub, whiff


def _elbow(x, y, turn, size=1):
    pipe = band([(-17, 9), (-12, -6), (0, -12), (12, -6), (17, 9)], 15, flat=True)
    art = part(pipe, '#FFD25E', width=4.5 / size, shade=0, light=3)
    return (art + draw(ellipse(17, 9, 5, 3), INK) + draw(ellipse(-17, 9, 5, 3), INK)).at(x, y, size, turn)


@dish('macaroni-salad', (0, 24, 64), '#F4E6A8', 'cream')
def macaroni_salad():
    cream = '#FFF1C4'
    frill = bumps(0, 64, 74, 14, 11, 14, 0, 360, 4)
    art = body(frill, '#86C04A', [(band([(-76, 72), (0, 84), (76, 72)], 5), '#B4DC7A')], width=5, shade=6)
    art += join(
        _elbow(x, y, t, 1.15)
        for x, y, t in ((-44, -44, -46), (44, -44, 46), (0, -64, 0), (-64, 2, -80), (66, 2, 80)))
    scoop = smooth([(-62, 62), (-70, 26), (-60, -16), (-34, -44), (0, -52), (36, -44), (62, -14), (72, 28),
                    (64, 62), (30, 72), (0, 66), (-30, 72)])
    bits = [(ellipse(x, y, 6), '#7FB83B') for x, y in ((-48, 2), (50, -6), (26, 58))]
    bits += [(turned(polygon((x - 6, y - 6), (x + 6, y - 6), (x + 6, y + 6), (x - 6, y + 6), radius=1), 20,
                     (x, y)), '#E5482F') for x, y in ((-30, -28), (50, 36), (-46, 54))]
    art += body(scoop, cream, bits, shade=12, light=5)
    return (art + _elbow(14, -30, 12) + _elbow(-36, 54, -24) + _elbow(52, 10, 110, .85)).at(0, -1, .98)


@dish('egg-sandwich', (2, 35, 60), '#FFC02E', 'wet')
def egg_sandwich():
    crust, crumb = '#C98742', '#F6DDAA'

    def slice_of_bread(x, y, turn):
        bread = smooth([(-56, -46), (-30, -60), (0, -56), (32, -60), (58, -46), (58, -20),
                        corner(50, -8),
                        corner(52, 56), (40, 62), (-40, 62),
                        corner(-52, 56),
                        corner(-50, -8), (-60, -20)], .3)
        return body(bread, crust, [(stretched(bread, .84, .84, (0, 2)), crumb)], shade=8).at(x, y, 1, turn)

    art = slice_of_bread(12, -30, 9)
    white = smooth([(-78, 10), (-74, -14), (-88, -28), (-58, -40), (-30, -52), (0, -42), (34, -52), (58, -34),
                    (88, -26), (76, -2), (92, 22), (66, 44), (0, 50), (-70, 46), (-90, 30)])
    art += body(white, '#FFFDF2', shade=9, shade_colour='#E5D6C0')
    art += part(band(wavy(-66, 66, 20, 8, 8), 26), '#86C04A', width=5)
    art += slice_of_bread(-2, 24, -3)
    yolk = drips(smooth([(-52, -34), (-40, -58), (-6, -68), (30, -58), (46, -34), (0, -18)]),
                 ((-42, -34, 14, 17), (-12, -30, -14, 20), (18, -30, -8, 19), (40, -32, 2, 16)))
    return (art + body(yolk, '#FFC02E', width=5, shade=7, shade_colour='#EE941F') +
            glint(-26, -46, 6, -35)).at(-1, 6, .93)


@dish('pot-pie', (0, 47, 58), '#E3B25A', 'hot')
def pot_pie():
    crust, clay = '#E8AC55', '#8FCBB4'
    steam = whiff([(-8, -66), (-16, -76), (-4, -84), (-10, -94)], '#FFFBEF')
    steam += whiff([(16, -64), (10, -74), (20, -80), (16, -90)], '#FFFBEF')
    art = steam
    dome = union(smooth([(-80, 4), (-66, -34), (-34, -58), (0, -64), (36, -58), (68, -34), (80, 4), (0, 14)]),
                 bumps(0, 6, 76, 10, 13, 11, 0, 360, 3))
    leaves = [(ellipse(x, y, 17, 8, t), darker(crust, .22))
              for x, y, t in ((-32, -26, 30), (36, -22, -30), (-46, -8, 50), (52, -6, -50))]
    slots = [
        (ellipse(x, y, 5, 12, t), '#7A4A1E') for x, y, t in ((0, -40, 0), (-20, -44, -24), (20, -44, 24))]
    art += body(dome, crust, leaves + slots, shade=10, light=6)
    for side in (-1, 1):
        art += part(ellipse(side * 76, 30, 14, 11), clay, width=5, shade=3)
    art += tub(14, 76, 78, 60, clay,
               [(band([(x * 1.12, 20), (x, 84)], 5), darker(clay, .14)) for x in (-56, -40, 40, 56)])
    gravy = smooth([(34, 6), (48, 10), (66, 6), (66, 30), (60, 54), (52, 56), (48, 34), (40, 26)])
    art += part(gravy, '#D9A04C', width=4.5) + glint(55, 26, 2.6, -80)
    return art + chunks(((-62, 10, 8), ), '#7FB83B', 4) + chunks(((-44, 16, 9), ), '#F08A34', 4)


@dish('ramen', (0, 46, 58), '#E8B45A', 'hot')
def ramen():
    noodle, china = '#FBDC84', '#FFF8EA'
    art = join([])
    for y in (0, 13):
        sticks = [(96, -92 + y * 1.4), (-22, -64 + y)]
        art += stroke(sticks, INK, 13) + stroke(sticks, '#C4472F', 5)
    art += part(turned(polygon((-62, -60), (-22, -64), (-20, 4), (-60, 6), radius=3), -9), '#33503F', width=5)
    lifted = [[(x * .5 + 6, -72), (x * .56 + 8, -44), (x * .5 + 2, -20), (x * .8, 4)] for x in (-22, 0, 22)]
    art += strokes(lifted, INK, 17) + strokes(lifted, noodle, 9)
    loop = [(-12, -66), (-8, -80), (8, -84), (22, -76), (22, -64)]
    art += stroke(loop, INK, 16) + stroke(loop, noodle, 8)
    art += body(smooth([(-78, 2), (-54, -16), (0, -22), (54, -16), (78, 2), (0, 18)]), '#E3A04A', shade=0,
                light=0)
    strands = [[(-70, 2), (-48, -10), (-24, 2), (-4, -8)], [(-40, 4), (-14, -8), (10, 4), (30, -6)],
               [(6, 6), (26, -6), (50, 4), (70, 0)]]
    art += strokes(strands, INK, 14) + strokes(strands, noodle, 7)
    art += part(ellipse(52, -22, 23, 21), '#FFFDF4', [(ellipse(53, -21, 12, 11), '#F7A030')], width=5,
                shade=4)
    cake = bumps(-50, -8, 15, 13, 9, 4.5, 0, 360, 1)
    art += part(cake, '#FFFDF4', width=4.5, shade=2, light=0)
    art += stroke([(-57, -9), (-50, -15), (-44, -8), (-50, -3), (-52, -8)], '#F0699A', 3.5)
    greek = [(band([(x, 26), (x, 13), (x + 11, 13), (x + 11, 22), (x + 5, 22)], 3.6, 0, True), TOMATO)
             for x in range(-84, 84, 19)]
    art += bowl(86, 2, 84, 32, china, [
        *greek, (rim_band(86, 3, 10, 8), TOMATO), (polygon((-60, 80), (60, 80), (60, 95),
                                                           (-60, 95)), TOMATO)])
    return art.at(-1, 3, .95)


@dish('pancake-stack', (-4, 20, 60), '#D9832E', 'crumb')
def pancake_stack():
    edge, crumb = '#D89246', '#F4CF8C'
    art = plate(80, 84)
    for i, (x, rx) in enumerate(((2, 66), (-5, 68), (5, 66), (-3, 67), (4, 64), (-2, 66))):
        y = 66 - i * 20
        cake = smooth([(x - rx, y), (x - rx + 5, y + 11), (x, y + 18), (x + rx - 5, y + 11), (x + rx, y),
                       (x + rx - 6, y - 12), (x, y - 16), (x - rx + 6, y - 12)])
        art += body(cake, crumb, [(band([(x - rx - 4, y - 8), (x, y + 1), (x + rx + 4, y - 8)], 14), edge)],
                    width=5, shade=5, light=0)
    art += body(ellipse(-2, -44, 64, 22), '#E9B262', width=5, shade=4, light=3)
    syrup = drips(
        smooth([(-54, -46), (-30, -58), (20, -58), (52, -46), (46, -30), (44, 10), (30, 40), (-4, 48),
                (-40, 40), (-50, 8), (-52, -28)]),
        ((-46, -30, 26, 16), (-26, 30, 66, 20), (12, 30, 52, 24), (38, 0, 74, 15)))
    art += body(syrup, '#E08F34', shade=8, light=4, width=5) + shine([(-42, -12), (-42, 10)], 5, '#FFE0A0')
    pat = polygon((-22, -58), (6, -66), (26, -56), (24, -46), (-2, -38), (-22, -46), radius=3)
    art += part(pat, '#FFE169', width=5, shade=5) + stroke([(-20, -57), (-2, -50), (24, -56)], '#FFF6C9', 3)
    berry = smooth([(-4, -62), (-20, -74), (-14, -88), (2, -90), (16, -86), (16, -72)])
    art += part(berry, TOMATO, width=5) + seeds(((-8, -80, 80), (6, -78, 90), (0, -70, 85)), '#FFE9A8', 3, 3)
    return (art + part(smooth([(-18, -88), (-4, -92), (0, -97), (6, -92), (18, -88),
                               (2, -84)], .2), '#6FAE3E', width=4.5)).at(0, 4, .95)
