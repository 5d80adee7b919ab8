"""Foods of the animator's deck."""
from draw.art import draw, join, stroke
from draw.geometry import (band, clip, corner, disc, ellipse, minus, moved, polygon, smooth, soften,
                           stretched, turned, union)
from draw.palette import INK, TOMATO, darker, lighter
from draw.toon import glint

from .kit import body, food, leaf, lumpy, part, seeds, slab, spots, wavy


@food('lasagna', (0, -13, 66), '#D8502E', 'hot')
def lasagna():
    pasta, sauce, cheese = '#F2CE72', '#CF4630', '#FFD257'
    front = slab([(-80, -34), (80, -34), (80, 72), (-80, 72)], 8)
    layers = []
    for i, y in enumerate((14, 33, 52, 70)):
        layers.append((band([(x, y + dy + i) for x, dy in wavy(-88, 88, 0, 3, 6)], 10), sauce))
        layers.append((band([(x, y + 5 + dy + i) for x, dy in wavy(-88, 88, 0, 3, 6)], 3), '#8E5A34'))
    art = body(front, pasta, layers, shade=9, light=0)
    blanket = union(
        slab([(-68, -80), (72, -80), (86, -52), (86, -22), (-86, -22), (-86, -52)], 8), *[
            band([(x, -30), (x, y)], w) for x, y, w in ((-74, 2, 20), (-48, 22, 24), (-18, 14, 40),
                                                        (14, 18, 38), (42, 12, 28), (70, 30, 20))])
    brown = spots(((-40, -68, 9), (14, -72, 11), (52, -64, 7), (-66, -54, 5), (-8, -61, 4)), '#E09A3A', .55)
    art += body(soften(blanket.buffer(3).buffer(-3), 4), cheese, brown, shade=10, light=5)
    leaves = leaf([(4, -62), (-14, -70), (-18, -86), (2, -82), (10, -70)], '#6FAE3E',
                  ([(-12, -80), (4, -68)], '#3F7A2A'), 4.5)
    leaves += leaf([(8, -62), (22, -72), (38, -70), (32, -60), (18, -56)], '#7FBE4A',
                   ([(32, -66), (14, -62)], '#3F7A2A'), 4.5)
    return (art + leaves.at(0, -12)).at(0, 5, .96)


@food('burrito', (-1, 4, 60, 0), '#C98A4B', 'rubber')
def burrito():
    tortilla = '#F0CF98'
    filling = join(
        part(ellipse(x, y, r, r * .9), c, width=4.5)
        for x, y, r, c in ((-24, -66, 15, '#86C04A'), (24, -68, 15, '#86C04A'), (0, -76, 14, TOMATO),
                           (-10, -62, 10, '#7A3B26'), (14, -60, 10, '#FFC93C'), (34, -56, 9, '#7A3B26'),
                           (-36, -54, 9, '#FFC93C')))
    roll = smooth([(-46, -52), (-22, -60), (0, -54), (24, -60), (47, -50), (52, -10), (50, 40), (40, 80),
                   (0, 90), (-40, 80), (-50, 40), (-52, -10)])
    toast = spots(((-36, -30, 7), (36, -24, 8), (-42, 10, 5), (42, 14, 5), (4, -42, 6), (-12, -36, 3)),
                  '#C98A4B', .6)
    art = filling + body(roll, tortilla, toast, shade=10)
    art += stroke([(42, -48), (34, -38), (38, -34)], darker(tortilla, .4), 3.5)
    foil = smooth([
        corner(-57, 40),
        corner(-34, 52),
        corner(-14, 40),
        corner(10, 54),
        corner(32, 38),
        corner(57, 46), (54, 76), (36, 92), (0, 97), (-36, 92), (-54, 76)], .3)
    art += body(foil, '#C9D4D4', [(polygon((-30, 60), (-6, 56), (-22, 98), (-40, 90)), '#E8EFEF'),
                                  (polygon((22, 54), (36, 50), (30, 96), (16, 98)), '#A9B8B8')], shade=8,
                light=4)
    return art.at(0, -3, .92, 8)


@food('falafel', (-6, 16, 64), '#9A7A36', 'crumb')
def falafel():
    crust = '#B98742'
    art = join([])
    for x, y, r, seed in ((-38, -34, 38, 5), (44, -22, 42, 8)):
        grains = spots([(x + dx * r, y + dy * r, 4)
                        for dx, dy in ((-.5, -.4), (.1, -.65), (.5, -.2), (-.7, .1), (.65, .2))],
                       darker(crust, .32))
        art += body(lumpy(x, y, r, r * .95, 14, seed, .06), darker(crust, .06), grains, shade=8)
    art += part(ellipse(54, -28, 22, 27, -24), '#9BB552',
                spots(((48, -34, 4), (60, -22, 4), (56, -40, 3), (50, -16, 3)), '#C5D684'), width=4.5)
    ball = lumpy(-6, 18, 64, 57, 18, 3, .045)
    grains = spots(((-52, 4, 5), (-44, 44, 6), (-18, 62, 5), (24, 60, 6), (42, 34, 6), (44, 2, 5),
                    (-30, -24, 5), (8, -32, 5), (30, -18, 4)), darker(crust, .34))
    herbs = [(band(p, 5), '#6E9A3C')
             for p in ([(-56, 24), (-48, 20)], [(-14, -34), (-6, -30)], [(48, 16), (42, 22)],
                       [(2, 68), (10, 64)], [(36, 50), (42, 46)], [(-36, 58), (-30, 60)])]
    art += body(ball, crust, grains + herbs, shade=12, light=6)
    return art + leaf([(14, -30), (8, -52), (20, -66), (30, -52), (26, -34)], '#6FAE3E',
                      ([(20, -58), (20, -38)], '#3F7A2A'), 4.5)


@food('bagel', (0, -8, 58), '#C98A45', 'crumb')
def bagel():
    crust = '#C9853F'
    art = body(smooth([(-78, 36), (-70, 62), (-38, 74), (0, 77), (38, 74), (72, 62), (80, 36), (0, 26)]),
               crust, shade=8)
    art += part(band(wavy(-74, 74, 44, 5, 8), 16), '#86C04A', width=5)
    cream = union(band([(-76, 27), (0, 36), (76, 27)], 18), disc(-40, 42, 9), disc(30, 44, 10),
                  disc(56, 38, 8))
    art += part(soften(cream, 3), '#FFFBF0', width=5, shade_colour='#DDD2C2')
    under = art
    top = smooth([(-81, 6), (-74, -30), (-48, -56), (0, -65), (48, -56), (74, -30), (81, 6), (66, 28),
                  (34, 36), (0, 38), (-34, 36), (-66, 28)])
    art = body(top, crust, [(stretched(top, .86, .8, (0, -22)), lighter(crust, .14))], shade=10, light=6)
    art += draw(ellipse(0, -42, 19, 9), INK) + draw(clip(ellipse(0, -38, 18, 8), ellipse(0, -42, 16, 6.5)),
                                                    darker(crust, .35))
    grains = ((-46, -38, 40), (-30, -50, 160), (34, -50, 20), (50, -36, 120), (-62, -16, 80), (64, -14, 100),
              (-66, 6, 60), (66, 8, 110), (-34, -30, 10), (38, -28, 60), (-50, 20, 20), (50, 20, 150))
    art = under + (art + seeds(grains[::2], '#FFF0C4', 6, 5.5) + seeds(grains[1::2], '#4A3226', 5, 5)).at(
        0, -10)
    return art


@food('nacho', (-5, 6, 62), '#E8A93A', 'crumb')
def nacho():
    chip = '#F2B844'
    outline = smooth([(-66, -40), (-30, -50), (0, -49), (32, -52), (68, -42), (64, -26), (40, 14), (12, 58),
                      (0, 66), (-12, 58), (-42, 12), (-64, -24)], .33)
    freckles = union(*[
        ellipse(x, y, r, r * .8) for x, y, r in ((-44, -30, 4), (46, -32, 5), (-20, 30, 4), (18, 34, 3.5),
                                                 (2, 52, 3), (30, -42, 3), (-14, -42, 3))])

    def one(colour, x, y, scale, turn, marks=()):

        def place(area):
            return moved(turned(stretched(area, scale), turn), x, y)

        return body(
            place(outline).simplify(.2), colour,
            [*[(place(m), c) for m, c in marks], (place(freckles), darker(colour, .24))], shade=10)

    art = one(darker(chip, .16), 34, -30, .92, -80) + one(darker(chip, .1), -32, 6, 1.0, 34)
    art += one(chip, 0, 12, 1.18, 0, [(band([(-60, -44), (0, -38), (62, -46)], 5), lighter(chip, .3))])
    pepper = part(ellipse(0, 0, 19, 17), '#5E9A3A', [
        (ellipse(0, 0, 13.5, 11.5), '#B9DB8A')], width=5) + seeds(
            ((-4, -2, 40), (4, 2, 120), (1, -5, 80)), '#F7F3C4', 2, 4)
    return (art + pepper.at(58, -40, turn=-20)).at(-5, 4, .95)


@food('pudding', (0, 20, 70), '#F2C964', 'rubber')
def pudding():
    custard, caramel = '#FBD978', '#A8602C'
    art = body(smooth([(-90, 58), (-60, 48), (0, 46), (60, 48), (90, 58), (74, 74), (0, 82), (-74, 74)]),
               '#F4EFE6', shade=6, shade_colour='#CFC7BE')
    flan = smooth([(-70, 54), (-64, 10), (-52, -36), (-40, -56), (0, -62), (40, -56), (54, -36), (64, 10),
                   (72, 54), (40, 66), (0, 69), (-40, 66)])
    art += body(flan, custard, shade=13, light=5)
    cap = smooth([(-50, -40), (-40, -58), (0, -66), (40, -58), (52, -40), (54, -14), (44, -6), (34, -22),
                  (18, -24), (8, -14), (-6, -22), (-26, -24), (-36, 0), (-47, 4), (-53, -16)], .34)
    art += part(cap, caramel, width=5, shade=6, light=4) + glint(-32, -46, 5, -30) + glint(-42, -30, 2.6, -70)
    art += stroke([(2, -80), (8, -96), (20, -98)], INK, 5)
    art += part(ellipse(0, -70, 15, 14), TOMATO, width=5) + glint(-6, -75, 3)
    return art.at(0, 6, .93)


@food('cookie', (-4, 12, 74), '#C88B4A', 'crumb')
def cookie():
    dough = '#D99B57'
    bite = union(disc(60, -54, 22), disc(40, -70, 15), disc(74, -32, 16), disc(80, -60, 20))
    round_ = minus(lumpy(0, 2, 76, 72, 16, 9, .025), bite).buffer(-1.5).buffer(1.5)
    chips = []
    for x, y, r in ((-46, -36, 10), (-8, -52, 11), (26, -36, 9), (54, 2, 10), (46, 46, 11), (2, 62, 9),
                    (-46, 46, 11), (-62, 4, 8)):
        chip = lumpy(x, y, r, r * .85, 6, int(abs(x) + 3), .12)
        chips += [(chip, '#4A2618'), (moved(stretched(chip, .5, .4, (x, y)), -2, -3), '#7A4A34')]
    cracks = [(band(p, 3), darker(dough, .26)) for p in ([(-30, -50), (-22, -42)], [(38, 26), (48, 24)],
                                                         [(-20, 52), (-26, 46)], [(-62, 26), (-54, 24)])]
    art = body(round_, dough, cracks + chips, shade=12)
    return art + join(
        part(lumpy(x, y, r, r, 6, 4, .15), dough, width=4, shade=2, light=0)
        for x, y, r in ((70, -70, 8), (86, -46, 5)))


@food('toast', (0, 10, 76), '#D79A4A', 'crumb')
def toast():
    crust, crumb = '#B9722F', '#F2C983'
    slice_ = smooth([(-66, 64), (-68, 20), (-64, -10), (-80, -32), (-72, -58), (-40, -70), (0, -73),
                     (40, -70), (74, -58), (82, -32), (66, -10), (70, 20), (68, 64), (40, 71), (0, 70),
                     (-40, 71)], .34)
    inside = slice_.area.buffer(-10)
    toasted = minus(inside, stretched(inside, .82, .82, (0, 2)))
    holes = spots(((-40, -46, 4), (30, -52, 3), (48, 30, 4), (-46, 34, 3.5), (-26, 54, 3), (52, -34, 3),
                   (12, 56, 3.5), (-54, -24, 3)), darker(crumb, .24))
    art = body(slice_, crust, [(inside, crumb), (toasted, darker(crumb, .12)), *holes], shade=9)
    butter = smooth([(-30, -56), (-6, -62), (22, -58), (36, -46), (26, -34), (6, -36), (-6, -28), (-22, -34),
                     (-38, -40)])
    art += part(butter, '#FFE27A', width=4.5) + stroke([(-18, -52), (2, -55)], '#FFFBE0', 4)
    return art.at(0, 0, turn=4)
