"""Foods of the junk-food deck."""
from draw.art import draw, join, stroke
from draw.geometry import (band, corner, disc, ellipse, minus, moved, polygon, rectangle, smooth, turned,
                           union)
from draw.palette import INK, MILK, TOMATO, darker, lighter
from draw.toon import glint

from .kit import body, bumps, food, lumpy, part, seeds, shine, slab, spots, wavy


@food('fries', (0, 36, 58), '#F2C14A', 'crumb')
def fries():
    potato = '#FFD55A'
    art = join([])
    for x, y, turn, tall in ((-50, -26, -17, 76), (50, -28, 16, 78), (-34, -40, -10, 84), (34, -44, 9, 88),
                             (-16, -52, -4, 90), (14, -58, 5, 92), (-2, -44, 0, 84), (-44, -10, -14,
                                                                                      70), (44, -12, 12, 70)):
        stick = turned(rectangle(x - 9, y - tall / 2 + 10, 18, tall).buffer(-2).buffer(2), turn, (x, y))
        tip = turned(rectangle(x - 9, y - tall / 2 + 10, 18, 8), turn, (x, y))
        art += body(stick, potato, [(tip, '#F2B23A')], width=5, shade=4, light=3)
    carton = smooth([
        corner(-64, -18), (-30, 0), (0, 5), (30, 0),
        corner(64, -18),
        corner(52, 72), (0, 79),
        corner(-52, 72)], .3)
    return art + body(carton, TOMATO, [(band([(-70, 62), (0, 70),
                                              (70, 62)], 9), '#F6B52E')], shade=10, light=5)


@food('nugget', (4, 8, 70), '#D98F3A', 'crumb')
def nugget():
    crust = '#E5A045'
    shape = smooth([(-74, 34), (-82, 4), (-70, -26), (-48, -38), (-34, -60), (-6, -70), (24, -62), (40, -46),
                    (66, -40), (82, -12), (78, 24), (60, 50), (30, 54), (2, 66), (-32, 58), (-56, 58)])
    flakes = [
        disc(x, y, r) for x, y, r in ((-80, 14, 6), (-62, -34, 7), (-20, -68, 6), (32, -56, 6), (76, -30, 7),
                                      (80, 10, 5), (66, 46, 6), (16, 62, 6), (-44, 60, 6), (-70, 46, 5))]
    rough = union(shape, *flakes).buffer(1.5).buffer(-1.5)
    bumps_ = spots(((-56, -8, 6), (-44, 38, 7), (-22, -48, 6), (14, -50, 5), (56, -22, 7), (58, 26, 6),
                    (34, 44, 5), (-8, 54, 6), (-62, 20, 4), (44, -36, 4)), darker(crust, .22), .75)
    bumps_ += spots(
        ((-58, -10, 3.5), (-46, 36, 4), (-24, -50, 3.4), (54, -24, 4), (56, 24, 3.4), (-10, 52, 3.4)),
        lighter(crust, .45), .75)
    art = body(rough, crust, bumps_, shade=12, light=6)
    return art + join(
        part(lumpy(x, y, r, r * .8, 6, 3, .15), crust, width=4, shade=2, light=0)
        for x, y, r in ((-84, -52, 6), (84, 60, 7), (-70, -66, 4)))


@food('popcorn', (0, 41, 54), '#FFF0C0', 'crumb')
def popcorn():
    puff = '#FFF6D8'
    art = join([])
    for i, (x, y, r) in enumerate(((-50, -18, 17), (50, -20, 17), (-26, -44, 19), (24, -48, 19),
                                   (-2, -66, 18), (56, -44, 12), (0, -28, 20))):
        blob = union(*[
            disc(x + dx * r, y + dy * r, r * .62)
            for dx, dy in ((-.5, -.3), (.45, -.45), (.5, .4), (-.35, .5))]).simplify(.6)
        art += part(blob, puff, [(ellipse(x + 2, y + 2, r * .34, r * .26, 30 * i), '#F2B84A')], width=5,
                    shade=5, light=0, shade_colour='#E5CF9A')
    tub = smooth([corner(-62, -12), corner(62, -12), corner(48, 76), (0, 82), corner(-48, 76)], .15)
    stripes = [(polygon((x * 1.24 - 7, -16), (x * 1.24 + 7, -16), (x * .94 + 5, 90),
                        (x * .94 - 5, 90)), TOMATO) for x in (-46, 46)]
    stripes += [(polygon((x * 1.24 - 4, -16), (x * 1.24 + 4, -16), (x * .94 + 3, 90),
                         (x * .94 - 3, 90)), TOMATO) for x in (-27, 27)]
    art += body(tub, '#FFF8EA', stripes, shade=10, light=0)
    rim = smooth([(-66, -14), (-50, -4), (-34, -12), (-17, -3), (0, -11), (17, -3), (34, -12), (50, -4),
                  (66, -14), (64, 2), (0, 10), (-64, 2)], .3)
    art += part(rim, TOMATO, width=5)
    return art + part(union(disc(74, -72, 8), disc(84, -66, 7), disc(78, -60, 7)), puff, width=4.5, shade=3,
                      light=0)


@food('onion-ring', (-4, 41, 47), '#D9963C', 'crumb')
def onion_ring():
    crust, onion = '#E2A044', '#FBF3D6'
    back = minus(bumps(32, -32, 48, 38, 13, 12, 8, 360, 6), ellipse(32, -36, 28, 18)).simplify(.3)
    art = body(back, darker(crust, .1),
               spots(((68, -44, 5), (76, -20, 5), (34, -72, 5), (-6, -60, 5)), darker(crust, .3)), shade=7)
    outer = bumps(-4, 18, 70, 48, 15, 12, 0, 360, 7).simplify(.3)
    hole = ellipse(-6, -8, 44, 20)
    art += body(
        minus(outer, hole), crust,
        spots(((-66, 4, 5), (-62, 36, 6), (-36, 60, 5), (34, 62, 5), (58, 34, 6), (62, 2, 5), (-34, -32, 4),
               (26, -32, 4), (-48, 54, 3.5)), darker(crust, .26)), shade=10, light=5)
    inside = hole.area.buffer(-2.4)
    wall = minus(inside, moved(inside, 0, 11))
    return art + draw(minus(inside, moved(inside, 0, 14)), INK) + draw(wall, onion)


@food('corn-dog', (0, -8, 66), '#D08A3C', 'hot')
def corn_dog():
    batter = '#DE9A46'
    stick = rectangle(-7, 50, 14, 48).buffer(-3).buffer(3)
    art = body(stick, '#F0D6A0', width=5, shade=3, light=0)
    dog = smooth([(-50, 38), (-54, -2), (-51, -46), (-33, -79), (-2, -91), (31, -81), (50, -50), (54, -4),
                  (49, 38), (30, 58), (0, 63), (-30, 58)])
    dog = union(
        dog, *[
            disc(x, y, r) for x, y, r in ((-52, -22, 6), (-48, 26, 8), (52, 14, 6), (-22, 58, 8), (24, 58, 7),
                                          (-38, -70, 6))]).buffer(3).buffer(-3).simplify(.2)
    bite = union(disc(48, -84, 19), disc(24, -100, 15), disc(62, -62, 15))
    bubbles = spots(((-34, -34, 5), (-36, 26, 6), (34, 34, 5), (-16, 48, 5), (16, 50, 4), (36, 0, 4),
                     (-12, -72, 5), (-36, -2, 3)), darker(batter, .24))
    art += body(
        minus(dog, bite).buffer(-1).buffer(1), batter, bubbles + [(bite.buffer(13), '#F3D9A0'),
                                                                  (bite.buffer(9), '#E0705A')], shade=11,
        light=6)
    return (art + shine([(-33, -14), (-34, 4)], 5, '#FFE3B0')).at(0, -3, .92, 8)


@food('milkshake', (0, 26, 58), '#F7A8C4', 'cream')
def milkshake():
    shake, cream = '#F58FB0', '#FFF8EE'
    straw = polygon((22, -40), (34, -40), (52, -98), (40, -98))
    art = body(straw, TOMATO, [
        (band([(20 + 4.5 * i, -50 - 14 * i), (44 + 4.5 * i, -44 - 14 * i)], 5), MILK) for i in range(4)],
               width=4.5, shade=0, light=0)
    puffs = union(ellipse(0, -32, 56, 18), ellipse(-4, -50, 38, 18), ellipse(-4, -66, 22,
                                                                             14)).buffer(3).buffer(-3)
    art += body(puffs, cream, shade=8, shade_colour='#E3D2C4')
    art += join(
        stroke(p, '#D9C3B2', 4)
        for p in ([(-40, -38), (-10, -36), (26, -42)], [(-24, -58), (0, -56), (18, -62)]))
    art += part(ellipse(-6, -82, 13, 12), TOMATO, width=5) + glint(-11, -86, 2.6)
    glass = smooth([
        corner(-56, -24), (0, -18),
        corner(56, -24), (50, 20), (36, 60),
        corner(30, 74), (0, 78),
        corner(-30, 74), (-36, 60), (-50, 20)], .3)
    art += body(glass, shake, [(band([(-70, -24), (0, -17), (70, -24)], 15), lighter(shake, .55))], shade=11,
                light=5)
    art += body(smooth([(-40, 80), (-30, 72), (0, 74), (30, 72), (40, 80), (38, 90), (0, 94), (-38, 90)]),
                '#DCEFF2', width=5, shade=4, light=0)
    return (art + shine([(-41, 4), (-34, 34), (-30, 46)], 5.5)).at(0, 2, .95)


def _crisp(x, y, turn):
    return body(
        smooth([(x - 24, y - 2), (x - 10, y - 19), (x + 14, y - 17), (x + 25, y + 2), (x + 10, y + 18),
                (x - 14, y + 15)]), '#FFCB4F',
        spots(((x - 8, y - 6, 3), (x + 8, y + 4, 3), (x + 4, y - 10, 2.4)), '#D9952C'), width=5,
        shade=5).at(0, 0, turn=turn)


@food('chips', (0, 18, 70), '#F0BE4A', 'crumb')
def chips():
    bag = '#3D8FC4'
    art = _crisp(-30, -58, -12) + _crisp(34, -58, 10) + _crisp(0, -70, 0)
    top = [corner(x, -46 if i % 2 else -56) for i, x in enumerate((-60, -45, -30, -15, 0, 15, 30, 45, 60))]
    bottom = [corner(x, 74 if i % 2 else 84) for i, x in enumerate((62, 46, 31, 15, 0, -15, -31, -46, -62))]
    sack = smooth([*top, (58, -30), (68, 10), (60, 60), *bottom, (-60, 60), (-68, 10), (-58, -30)], .25)
    label = ellipse(0, 18, 52, 40)
    art += body(sack, bag, [(label, '#FFF3D6'), (rectangle(-80, -70, 160, 30), TOMATO),
                            (rectangle(-80, 66, 160, 30), TOMATO),
                            (polygon((-70, -34), (-40, -34), (-60, 60), (-80, 60)), lighter(bag, .2))],
                shade=11, light=0)
    art += stroke([(-58, -40), (0, -37), (58, -40)], INK, 3) + stroke([(-60, 66), (0, 69), (60, 66)], INK, 3)
    return art + shine([(-57, -22), (-60, 6)], 5.5)


@food('brownie', (-4, 18, 70), '#6B3A20', 'crumb')
def brownie():
    front, top = '#A9683C', '#6E3F26'
    block = smooth([
        corner(-78, -22), (-60, -48),
        corner(-46, -58), (10, -62),
        corner(80, -52), (78, 0),
        corner(76, 42), (66, 58),
        corner(54, 66), (0, 69),
        corner(-76, 66), (-79, 20)], .12)
    face = polygon((-90, -20), (54, -20), (54, 80), (-90, 80))
    side = polygon((54, -20), (90, -60), (90, 70), (54, 80))
    crumbs = spots(((-62, 40, 5), (-40, 58, 5), (20, 58, 6), (42, 4, 5), (44, 44, 4), (-66, 0, 4), (64, 6, 5),
                    (68, 30, 4)), darker(front, .32))
    art = body(block, top, [(face, front), (side, darker(front, .24)), *crumbs], shade=8, light=0)
    art += stroke([(-76, -22), (54, -20), (78, -50)], INK, 4) + stroke([(54, -20), (54, 64)], INK, 3.5)
    glaze = smooth([(-74, -24), (-46, -54), (0, -58), (74, -50), (52, -20), (44, -8), (34, -18), (6, -19),
                    (-8, -6), (-22, -18), (-54, -20), (-64, -10)], .3)
    art += part(glaze, '#5A3020', width=4.5, shade=0, light=0) + shine([(-44, -46), (-14, -50)], 5, '#A8765A')
    return art + join(
        part(smooth([(x - 9, y), (x - 2, y - 8), (x + 9, y - 5), (x + 8, y + 5),
                     (x - 3, y + 7)]), '#E8C48A', width=4, shade=2, light=0)
        for x, y in ((-30, -34), (8, -46), (34, -34), (2, -28)))


@food('popsicle', (0, -6, 66, -3), '#F29A4A', 'wet')
def popsicle():
    art = join(
        body(rectangle(x - 8, 44, 16, 50).buffer(-5).buffer(5), '#F0D6A0', width=5, shade=4, light=0)
        for x in (-27, 27))
    bar = smooth([
        corner(-60, 54), (-61, 0), (-58, -50), (-46, -76), (-29, -84), (-12, -76), (0, -64), (12, -76),
        (29, -84), (46, -76), (58, -50), (61, 0),
        corner(60, 54), (28, 60), (0, 54), (-28, 60)], .34)
    bite = union(disc(54, -78, 17), disc(36, -92, 13), disc(66, -58, 12))
    layers = [(rectangle(-80, -110, 160, 66), '#E8476A'), (rectangle(-80, 26, 160, 60), '#F08A34'),
              (band([(-70, -44), (-24, -39), (24, -46), (70, -41)], 9), '#FFF0C8'),
              (band([(-70, 27), (-24, 22), (24, 29), (70, 24)], 9), '#FFF0C8'),
              (band([(0, -70), (0, -40)], 6), '#A8284A'), (band([(0, 40), (0, 60)], 6), '#B85A1C'),
              (minus(bite.buffer(8), bite), '#F79AAC')]
    art += body(minus(bar, bite).buffer(-1).buffer(1), '#FFCB5E', layers, shade=11, light=5)
    art += part(smooth([(-50, 54), (-42, 50), (-35, 55), (-36, 74), (-43, 80),
                        (-49, 72)]), '#F08A34', width=4.5) + glint(-44, 62, 2, -80)
    return (art + shine([(-48, -58), (-38, -72)], 6)).at(0, -2, .96, -6)


def _sparkle(x, y, r):
    return draw(
        smooth([
            corner(x, y - r), (x + r * .25, y - r * .25),
            corner(x + r, y), (x + r * .25, y + r * .25),
            corner(x, y + r), (x - r * .25, y + r * .25),
            corner(x - r, y), (x - r * .25, y - r * .25)], .1), MILK, INK, 4)


@food('gumdrop', (0, 14, 70), '#9C5FC9', 'rubber')
def gumdrop():
    jelly = '#A873D6'
    shape = smooth([(-66, 48), (-56, 0), (-38, -44), (-18, -66), (2, -71), (22, -66), (42, -42), (58, 2),
                    (68, 50), (46, 66), (0, 71), (-44, 66)])
    art = body(shape, jelly, [(ellipse(-18, -34, 20, 26, 20), lighter(jelly, .22))], shade=14, light=6)
    sugar = ((-44, -10, 20), (-30, -40, 70), (-8, -58, 150), (18, -52, 40), (34, -26, 110), (48, 8, 60),
             (-54, 26, 130), (56, 38, 20), (-36, 54, 80), (-6, 62, 10), (28, 58, 140), (-48, 44, 40),
             (44, 54, 90), (6, -40, 100), (-20, -22, 30), (26, -38, 0))
    art += seeds(sugar, '#F7ECFF', 3, 5.5)
    return art + glint(-30, -30, 6, -62) + _sparkle(58, -48, 18) + _sparkle(-68, -30, 13)


@food('slushie', (0, 30, 58), '#4FB4E0', 'wet')
def slushie():
    ice, cup = '#5CBDE8', '#FFF3D6'
    straw = polygon((6, -60), (18, -60), (26, -98), (14, -98))
    art = body(straw, '#F6B52E', width=4.5, shade=0, light=0)
    dome = smooth(
        [corner(-58, -18), (-52, -50), (-28, -72), (0, -78), (28, -72),
         (52, -50), corner(58, -18)], .36)
    swirl = [(ellipse(0, -20, 50, 26), ice), (ellipse(-2, -40, 38, 20), lighter(ice, .15)),
             (ellipse(2, -56, 22, 13), lighter(ice, .3)),
             (band([(-46, -26), (-10, -18), (40, -30)], 5), darker(ice, .22)),
             (band([(-30, -44), (0, -38), (30, -48)], 4.5), darker(ice, .2))]
    art += body(dome, '#DDF1F6', swirl, shade=7, light=5) + shine([(-42, -42), (-30, -58)], 5)
    body_ = smooth([corner(-54, -14), corner(54, -14), corner(42, 86), (0, 91), corner(-42, 86)], .15)
    art += body(body_, ice, [(band([(-70, 76), (0, 82), (70, 76)], 18), '#E8476A'),
                             (band([(-70, 64), (-40, 70), (-10, 62), (20, 70), (60, 62)], 8), '#E8476A'),
                             (polygon((-46, -14), (-34, -14), (-28, 90), (-36, 90)), lighter(ice, .35))],
                shade=10, light=0)
    art += part(rectangle(-62, -22, 124, 16).buffer(-4).buffer(5), cup, width=5)
    return art.at(0, 2, .96)


@food('slider', (0, -22, 58), '#8A4A28', 'hot')
def slider():
    bun = '#A9602F'
    pick = stroke([(2, -58), (10, -96)], INK, 10) + stroke([(2, -58), (10, -96)], '#F0D6A0', 4)
    flag = part(smooth([corner(9, -96),
                        (28, -98), corner(48, -88),
                        (34, -82), corner(12, -74)], .2), TOMATO, width=4.5)
    art = body(
        smooth([corner(-56, 56),
                corner(56, 56), (52, 74), (28, 82), (0, 83), (-28, 82), (-52, 74)], .3), bun, shade=6)
    art += body(slab([(-60, 38), (60, 38), (60, 62), (-60, 62)], 11), '#6B3A22', width=5, shade=5)
    art += part(
        smooth(
            [corner(-58, 32),
             corner(58, 32), (40, 40), (20, 58), (0, 41), (-34, 40), (-46, 50), (-54, 40)], .3), '#FFC93C',
        width=5)
    art += part(band([(-56, 28), (0, 31), (56, 28)], 16), TOMATO, width=5)
    art += part(band(wavy(-58, 58, 19, 4, 8), 12), '#86C04A', width=5)
    dome = smooth([
        corner(-60, 14), (-60, -24), (-40, -58), (0, -69), (40, -58), (60, -24),
        corner(60, 14), (30, 18), (0, 19), (-30, 18)], .36)
    art += pick + flag + body(dome, bun, [
        (ellipse(-6, -30, 44, 34), lighter(bun, .16))], shade=11, light=6) + glint(-36, -40, 5, -50)
    return art.at(0, 2, .97)
