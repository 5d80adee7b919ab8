"""Hot and savoury meals of the base deck."""
from draw.art import draw, join, stroke
from draw.geometry import band, corner, ellipse, moved, smooth, soften, turned, union
from draw.palette import INK, TOMATO, darker, lighter
from draw.toon import glint

from .kit import body, bumps, food, leaf, lumpy, part, seeds, shine, slab, spots, wavy


@food('pizza', (0, -7, 70), '#F2A93B', 'cream')
def pizza():
    cheese = smooth([(-84, -46), (0, -56), (84, -46), (60, 2), (34, 48), (6, 84), (-8, 82), (-34, 46),
                     (-62, 0)], .3)
    drips = union(cheese, band([(52, 2), (54, 30)], 17), band([(-46, 12), (-48, 46)], 16),
                  band([(25, 50), (27, 72)], 14))
    salami = [ellipse(-64, -28, 14), ellipse(60, -22, 15), ellipse(-24, 44, 12), ellipse(12, 62, 9)]
    over = spots(((-6, 38, 6), (24, 36, 7), (-38, 14, 5), (42, 14, 6)), '#F4AE35')
    over += [(s.area.buffer(3), darker(TOMATO, .42)) for s in salami] + [(s, '#D9402C') for s in salami]
    over += [(moved(s.area.buffer(-4.5), -2, -3), '#E8664C') for s in salami]
    art = body(soften(drips, 4), '#FFCF4A', over, shade=10)
    crust = band([(-80, -45), (-46, -59), (0, -63), (46, -59), (80, -44)], 32)
    scorch = [(ellipse(x, y, r, h), '#B9652A')
              for x, y, r, h in ((-46, -68, 13, 6), (20, -74, 15, 5), (66, -58, 9, 5))]
    return art + body(crust, '#D98A3A', scorch, shade=8)


@food('taco', (0, 20, 76), '#D9A036', 'crumb')
def taco():
    back = smooth(
        [corner(-74, 40), (-70, -10), (-36, -54), (14, -64), (62, -40),
         (82, 6), corner(84, 40)], .34)
    art = body(back, darker('#F2BE52', .22), shade=0, light=0)
    salad = bumps(2, 32, 72, 74, 11, 15, 188, 164, 3).simplify(.5)
    art += part(salad, '#8CC152', width=5)
    art += join(
        part(turned(ellipse(x, y, 13, 11), t), TOMATO, width=4.5)
        for x, y, t in ((-48, -32, 0), (6, -50, 0), (50, -28, 0)))
    art += join(
        stroke(p, INK, 10.5) + stroke(p, '#FFD24A', 5.5)
        for p in ([(-30, -46), (-18, -30)], [(22, -46), (38, -40)], [(64, -18), (70, -4)],
                  [(-70, -6), (-58, -16)]))
    shell = smooth([
        corner(-84, 50), (-78, 4), (-52, -28), (-8, -42), (40, -32), (74, 2),
        corner(84, 50), (44, 62), (0, 64), (-44, 62)])
    colour = '#F2BE52'
    crumbs = spots(((-56, 10, 5), (60, 20, 6), (-38, -18, 4), (36, -20, 5), (-4, -30, 5), (66, 42, 4),
                    (-66, 38, 6), (-30, 52, 4), (26, 54, 5)), darker(colour, .16))
    return art + body(shell, colour, crumbs, shade=11)


@food('egg', (5, 3, 64), '#FFC02E', 'wet')
def egg():
    white = smooth([(-84, 8), (-74, -34), (-36, -44), (-6, -70), (38, -60), (58, -30), (86, -8), (80, 36),
                    (44, 50), (20, 72), (-22, 66), (-46, 48), (-80, 44)])
    art = body(white, '#FFFDF2', shade=13, shade_colour='#E5D6C0', light_colour='#FFFFFF')
    art += join(
        draw(ellipse(x, y, r, r * .8), '#EFE3CF')
        for x, y, r in ((-62, 10, 5), (-54, 24, 3.5), (58, -12, 4.5), (30, 54, 4)))
    art += body(ellipse(4, 2, 49, 45), '#FFC02E', width=5, shade=9, light=5, shade_colour='#EE941F')
    return art + glint(-22, -21, 7, -40) + glint(-33, -8, 3, -60)


@food('burger', (0, -27, 66), '#C77A34', 'hot')
def burger():
    bun = '#DE9440'
    art = body(
        smooth([corner(-72, 40),
                corner(72, 40), (68, 62), (40, 70), (0, 71), (-40, 70), (-68, 62)], .3), bun, shade=8)
    art += body(slab([(-76, 20), (76, 20), (76, 46), (-76, 46)], 12), '#7A4226',
                spots(((-50, 34, 4), (-10, 30, 3), (40, 36, 5)), '#5C2E1A'), width=5, shade=6)
    art += part(
        smooth(
            [corner(-74, 16),
             corner(74, 16), (44, 28), (26, 42), (8, 27), (-40, 26), (-58, 36), (-70, 26)], .3), '#FFC93C',
        width=5)
    salad = band(wavy(-76, 76, 12, 6, 10), 16)
    art += part(salad, '#86C04A', width=5)
    dome = smooth([
        corner(-78, 6), (-76, -30), (-48, -66), (0, -77), (48, -66), (76, -30),
        corner(78, 6), (40, 10), (0, 11), (-40, 10)], .36)
    art += body(dome, bun, shade=12, light=6)
    return art + seeds(((-46, -50, 40), (-20, -64, 15), (8, -66, 160), (34, -58, 30), (56, -40, 150),
                        (-60, -30, 110)), '#FFF0C4', 6, 6)


@food('hot-dog', (1, 22, 47, -5), '#D0582E', 'hot')
def hot_dog():
    bun = '#E2A152'
    art = body(
        smooth([(-80, 6), (-74, -26), (-40, -38), (0, -42), (40, -38), (76, -26), (82, 6), (60, 22),
                (-60, 22)]), darker(bun, .1), shade=0)
    link = band([(-82, -16), (-40, -6), (0, -3), (40, -6), (82, -16)], 34)
    art += body(link, '#CF4C30', shade=7) + shine([(-84, -23), (-72, -20)], 5)
    zigzag = band([(-62, -16), (-46, -1), (-28, -14), (-10, 2), (8, -13), (26, 1), (44, -14), (60, -6)], 9,
                  .3)
    art += part(zigzag, '#FFC93C', width=3.5, shade=2, light=0)
    front = smooth([(-84, 10), (-60, 0), (0, 5), (60, 0), (86, 10), (84, 40), (62, 65), (0, 72), (-60, 65),
                    (-82, 40)])
    art += body(front, bun, shade=10, light=5)
    return art.at(0, -8, .9, -7)


@food('sausage', (0, 20, 53, -3), '#B0542E', 'hot')
def sausage():
    meat = '#C26338'
    art = join(
        stroke(p, INK, 15) + stroke(p, '#E7B98C', 5)
        for p in ([(-72, -30), (-88, -44)], [(74, -34), (88, -50)]))
    art += join(
        part(smooth(p), '#E7B98C', width=4.5)
        for p in ([(-84, -40), (-96, -38), (-94, -52), (-82, -58), (-80, -48)],
                  [(86, -46), (82, -58), (92, -66), (98, -54), (96, -44)]))
    link = band([(-58, -24), (-38, 4), (0, 18), (38, 2), (58, -28)], 62, .4)
    marks = [(band(p, 6), darker(meat, .34))
             for p in ([(-72, 4), (-58, -12)], [(-50, 30), (-40, 18)], [(62, 10), (50, -6)],
                       [(-70, -36), (-58, -40)], [(40, 34), (32, 22)])]
    art += body(link, meat, marks, shade=11, light=6)
    art += shine([(-72, -22), (-62, -6), (-50, 2)], 6) + glint(-40, 9, 2.4, 20)
    return art.at(0, 6, .93, -4)


@food('meatball', (-6, 12, 76), '#8F4A2A', 'hot')
def meatball():
    meat = '#A9633C'
    handle = [(36, -30), (62, -66), (72, -80)]
    art = stroke(handle, INK, 17) + stroke(handle, '#C9D3D2', 7)
    art += part(smooth([(68, -76), (74, -94), (90, -90), (84, -70)]), TOMATO, width=5)
    ball = lumpy(-6, 8, 70, 66, 13, 3, .045)
    bits = spots(
        ((-52, 36, 7), (34, 50, 7), (46, 18, 6), (-12, 62, 6), (-60, 6, 5), (-40, -32, 6), (4, -46, 6)),
        darker(meat, .3))
    herbs = [(band(p, 4), '#6E9A3C')
             for p in ([(-24, -46), (-16, -42)], [(28, -36), (32, -28)], [(-56, -10), (-50, -14)],
                       [(24, 62), (32, 60)], [(-36, 52), (-30, 56)])]
    art += body(ball, meat, bits + herbs, shade=13, light=6)
    art += join(
        stroke(p, INK, 10) + stroke(p, '#C9D3D2', 3.5)
        for p in ([(22, -28), (32, -44)], [(36, -20), (46, -36)]))
    return art + shine([(-54, -18), (-40, -36)], 6, '#F3D3B4')


@food('dumpling', (0, 14, 74), '#EFD9AE', 'rubber')
def dumpling():
    dough = '#F8E6C4'
    shape = smooth([(-86, 26), (-76, -4), (-58, -28), (-30, -44), (0, -48), (32, -42), (60, -26), (78, 0),
                    (86, 30), (68, 52), (34, 61), (0, 62), (-36, 60), (-70, 50)])
    frill = bumps(0, 22, 72, 68, 9, 15, 190, 160, 2)
    art = part(frill, darker(dough, .1), width=5.5)
    art += body(shape, dough, shade=12, shade_colour='#DDBB86')
    pleats = [[(x, y), (x * .84, y + 13), (x * .72, y + 22)]
              for x, y in ((-66, -18), (-42, -36), (-14, -44), (16, -44), (44, -34), (68, -14))]
    art += join(stroke(p, '#B98F56', 4) for p in pleats)
    return art + shine([(-70, 24), (-64, 8)], 5)


@food('sandwich', (0, 3, 56), '#E2B66B', 'crumb')
def sandwich():
    crust, crumb = '#C98742', '#F6DDAA'
    art = body(slab([(-84, 52), (84, 52), (78, 70), (-78, 70)], 8), crust, shade=5)
    art += part(slab([(-82, 42), (82, 42), (82, 56), (-82, 56)], 5), '#F4A79A', width=5)
    art += part(band(wavy(-80, 80, 42, 5, 10), 13), '#86C04A', width=5)
    art += part(
        smooth(
            [corner(-84, 32),
             corner(84, 32), (66, 40), (46, 52), (26, 40), (-30, 40), (-52, 56), (-70, 40)], .25), '#FFC93C',
        width=5)
    bread = smooth([(-86, 24), (-60, -14), (-28, -56), (-8, -76), (8, -76), (30, -54), (62, -12), (88, 24),
                    (78, 36), (0, 38), (-76, 36)], .3)
    art += body(bread, crust, [(bread.area.buffer(-9), crumb)], shade=7)
    holes = ((-44, 18, 3), (-30, -28, 3.2), (36, -24, 3.2), (50, 20, 3), (4, -52, 3), (-58, 24, 2.4), (0, 30,
                                                                                                       2.6))
    return art + join(draw(ellipse(x, y, r * 1.3, r), darker(crumb, .16)) for x, y, r in holes)


@food('spaghetti', (0, 14, 72), '#F0C75A', 'rubber')
def spaghetti():
    noodle = '#F7D778'
    fork = [(40, -36), (58, -68), (66, -84)]
    art = stroke(fork, INK, 16) + stroke(fork, '#C9D3D2', 6)
    mound = smooth([(-80, 52), (-76, 14), (-58, -22), (-26, -42), (8, -48), (42, -38), (66, -12), (80, 22),
                    (82, 54), (46, 66), (0, 69), (-46, 66)])
    faint = [(band(p, 4), darker(noodle, .16))
             for p in ([(-60, 0), (-20, -26), (30, -28)], [(60, -4), (30, -24), (-10, -38)],
                       [(-70, 30), (-48, 2)], [(68, 30), (50, 4)], [(-50, 46), (0, 40), (50, 48)])]
    art += body(mound, noodle, faint, shade=8, light=0)
    loose = ([(-84, 62), (-92, 36), (-72, 20), (-58, 42),
              (-74, 60)], [(84, 62), (93, 38), (76, 22),
                           (60, 40), (72, 62)], [(-80, 18), (-72, -14), (-48, -36), (-34, -58), (-52, -68),
                                                 (-62, -50), (-36, -34)], [(-52, -30), (-10, -42), (10, -66),
                                                                           (-6, -74), (-14, -58), (16, -42),
                                                                           (58, -20)], [(50, -30), (74, -8),
                                                                                        (82, 18)], [(-80, 66),
                                                                                                    (-52, 52),
                                                                                                    (-26, 70),
                                                                                                    (0, 58),
                                                                                                    (24, 72),
                                                                                                    (52, 54),
                                                                                                    (80, 66)])
    art += join(
        stroke(p, INK, 17) + stroke(p, noodle, 8) + stroke([(x - 1, y - 1.5)
                                                            for x, y in p], lighter(noodle, .6), 2.2)
        for p in loose)
    swirl = smooth([(22, -32), (28, -54), (46, -58), (62, -46), (60, -24), (40, -16)])
    art += part(swirl, noodle,
                [(band(p, 3.6), darker(noodle, .3))
                 for p in ([(20, -44), (40, -44), (64, -50)], [(20, -32), (42, -30), (66, -38)])], width=5)
    basil = leaf([(-18, -42), (-38, -46), (-48, -62), (-26, -64), (-10, -52)], '#6FAE3E',
                 ([(-42, -58), (-20, -48)], '#3F7A2A'), 4.5)
    return (art + basil).at(0, 4, .93)


@food('sushi', (0, 31, 58), '#F08A62', 'rubber')
def sushi():
    rice = bumps(0, 28, 68, 34, 13, 11, 0, 360, 9)
    art = body(rice, '#FFFBF0', shade=10, shade_colour='#DED3C4')
    art += seeds(((-62, 30, 20), (-50, 50, 70), (60, 22, 110), (48, 52, 160), (-30, 58, 10), (26, 60, 30),
                  (-66, 12, 80), (66, 42, 60)), '#D8CBBA', 7, 4)
    fish = smooth([(-88, 8), (-82, -24), (-52, -46), (0, -54), (54, -48), (82, -28), (90, 4), (80, 20),
                   (66, 8), (40, -4), (0, -8), (-40, -3), (-68, 10), (-80, 24)])
    stripes = [(band(p, 6), '#FFC9A8')
               for p in ([(-84, -8), (-66, -14), (-60, -48)], [(-48, 0), (-36, -18), (-32, -56)],
                         [(-14, -4), (-2, -22), (0, -58)], [(20, -4), (32, -22), (32, -56)],
                         [(52, 0), (62, -18), (60, -50)])]
    art += body(fish, '#F58A5B', stripes, shade=8, light=5)
    return art + glint(-58, -34, 5, -30) + glint(-44, -42, 2.5, -20)
