"""Foods of the soobway deck."""
from draw.art import join, stroke
from draw.geometry import band, corner, ellipse, minus, rectangle, smooth, soften, turned, union
from draw.palette import INK, TOMATO, darker, lighter
from draw.toon import glint

from .kit import body, food, leaf, part, seeds, shine, slab, spots, wavy


@food('hoagie', (0, 27, 54), '#D9A04C', 'crumb')
def hoagie():
    bread = '#DDA04C'
    art = body(
        smooth([(-88, -2), (-80, -34), (-46, -52), (0, -57), (46, -52), (82, -34), (90, -2), (50, 12),
                (-50, 12)]), bread, [(band(p, 6), lighter(bread, .45))
                                     for p in ([(-52, -40), (-38, -54)], [(-16, -44), (-2, -60)],
                                               [(22, -44), (36, -58)], [(54, -36), (64, -48)])], shade=8)
    art += part(band(wavy(-84, 84, -2, 6, 9), 18).simplify(.4), '#86C04A', width=5)
    meats = join(
        part(ellipse(x, 6, 21, 12, 6 *
                     (-1)**i), '#E8776A', [(ellipse(x, 10, 19, 9), '#F6A99C')], width=5, light=0)
        for i, x in enumerate((-62, -22, 20, 60)))
    cheeses = part(smooth([corner(-78, 6), corner(-30, 4), corner(-54, 26)], .1), '#FFC93C', width=4.5,
                   light=0)
    cheeses += part(smooth([corner(30, 4), corner(80, 6), corner(56, 26)], .1), '#FFC93C', width=4.5, light=0)
    art += meats + cheeses + join(
        part(ellipse(x, 4, 15, 9), TOMATO, width=4.5, light=0) for x in (-40, 0, 40))
    lower = smooth([(-92, 14), (-60, 6), (0, 11), (60, 6), (94, 14), (90, 44), (62, 62), (0, 67), (-62, 62),
                    (-90, 44)])
    return (art + body(lower, lighter(bread, .06), shade=11, light=6)).at(0, -4, .97)


@food('wrap', (-2, 24, 58, 6), '#E8C789', 'rubber')
def wrap():
    tortilla = '#F3D9A2'
    roll = smooth([(-52, -44), (-28, -54), (4, -56), (36, -50), (56, -36), (54, 4), (46, 48), (32, 82),
                   (6, 91), (-22, 84), (-40, 50), (-50, 4)])
    toast = spots(((-36, -8, 6), (40, -6, 7), (-30, 36, 5), (36, 28, 4), (-18, 66, 5), (24, 68, 6)),
                  '#CF9650', .6)
    art = body(roll, tortilla, toast, shade=11)
    mouth = smooth([(-58, -46), (-44, -68), (-4, -78), (40, -68), (62, -42), (42, -24), (2, -18), (-40, -26)])
    art += body(mouth, lighter(tortilla, .25), width=5, shade=0, light=0)
    art += part(ellipse(1, -48, 46, 20, 2), darker(tortilla, .5), width=4, shade=0, light=0)
    art += join(
        part(ellipse(x, y, rx, ry, t), c, width=4, shade=3, light=2)
        for x, y, rx, ry, t, c in ((-26, -54, 17, 11, -20, '#86C04A'), (2, -60, 16, 9, 0, '#9CCB56'),
                                   (28, -52, 15, 10, 20, '#86C04A'), (-14, -44, 12, 9, 0, TOMATO),
                                   (14, -44, 12, 9, 0, '#FFC93C'), (0, -36, 11, 7, 0,
                                                                    '#E58A7A'), (34, -42, 8, 7, 0, TOMATO)))
    paper = smooth([corner(-46, 56), (-20, 62), (10, 62), corner(46, 52), (36, 84), (6, 97), (-24, 88)], .3)
    checks = [(turned(rectangle(x, y, 9, 9), 0), TOMATO) for i, y in enumerate((58, 67, 76, 85))
              for x in range(-48 + 9 * (i % 2), 48, 18)]
    art += body(paper, '#FFF8EA', checks, shade=8, light=0)
    fold = stroke([(50, -18), (36, 8), (32, 30)], darker(tortilla, .42), 3.5)
    return (art + fold).at(-2, -4, .92, 12)


@food('panini', (0, -4, 62, -3), '#D08F40', 'hot')
def panini():
    crust, bar = '#E3AC5C', '#8F5526'
    lower = turned(slab([(-80, 26), (80, 26), (76, 64), (-76, 64)], 14), -4)
    art = body(lower, darker(crust, .12), shade=8)
    melt = union(
        band([(-78, 34), (0, 30), (78, 24)], 18), *[
            band([(x, 30), (x, y)], w)
            for x, y, w in ((-56, 54, 15), (-26, 46, 13), (24, 52, 17), (58, 44, 13))])
    art += part(soften(melt, 3), '#FFD24A', width=5, light=3) + part(band(wavy(-74, 74, 22, 3, 9), 12),
                                                                     '#E8776A', width=5).at(0, 0, turn=-3)
    top = turned(
        smooth([(-82, 10), (-78, -40), (-64, -58), (-30, -63), (30, -63), (66, -58), (79, -40), (83, 10),
                (66, 26), (30, 29), (-30, 29), (-66, 26)], .34), -4)
    bars = [(band([(x - 26, -80), (x + 26, 50)], 9), bar) for x in (-74, 74)]
    bars += [(minus(band([(x - 26, -80), (x + 26, 50)], 9), ellipse(0, -4, 50, 46)), bar)
             for x in (-46, -16, 16, 46)]
    return art + body(top, crust, bars, shade=11, light=6)


@food('baguette', (17, -9, 50, -14), '#D99A4A', 'crumb')
def baguette():
    crust = '#DB9C4C'

    def tilt(shape):
        return turned(shape, -36).simplify(.15)

    loaf = smooth([(-104, 6), (-88, -16), (-60, -30), (0, -36), (60, -31), (90, -19), (105, 2), (92, 21),
                   (58, 35), (0, 39), (-58, 35), (-88, 24)])
    cuts = [
        smooth([(x - 15, 8), (x - 8, -16), (x + 6, -29), (x + 13, -25), (x + 8, -8), (x - 6, 12)])
        for x in (56, 84)]
    cuts += [
        smooth([(x - 10, -20), (x - 2, -30), (x + 8, -34), (x + 9, -29), (x - 1, -19)]) for x in (-24, 4, 30)]
    slashes = [
        layer for c in cuts
        for layer in ((tilt(c.area.buffer(2.5)), darker(crust, .26)), (tilt(c), '#F8E3B2'))]
    art = body(tilt(loaf), crust, slashes, shade=10, light=6)
    sleeve = smooth([
        corner(-34, -46),
        corner(-44, -34),
        corner(-33, -22),
        corner(-43, -9),
        corner(-32, 4),
        corner(-42, 17),
        corner(-31, 30),
        corner(-38, 46), (-70, 44),
        corner(-104, 34),
        corner(-106, -30), (-70, -44)], .2)
    stripes = [(tilt(band([(x, -60), (x, 60)], 7, flat=True)), '#2E8C8A') for x in (-62, -84)]
    art += body(tilt(sleeve), '#FFF8EA', stripes, shade=7, light=3)
    return art.at(5, -9, .97)


@food('salad', (0, 40, 62), '#7DB648', 'wet')
def salad():
    art = join([])
    for x, y, turn, size, colour in ((-46, -30, -34, 1, '#6FAE3E'), (46, -30, 32, 1, '#6FAE3E'),
                                     (-20, -46, -12, 1.1, '#8CC152'), (24, -44, 14, 1.08, '#7DB648')):
        frill = smooth([(0, 40), (-20, 30), (-16, 16), (-28, 6), (-20, -8), (-24, -24), (-8, -28), (0, -40),
                        (10, -28), (24, -24), (20, -8), (28, 6), (16, 16), (20, 30)], .4)
        piece = body(frill, colour, width=5.5, shade=6, light=0) + stroke([(0, 32), (1, 0),
                                                                           (0, -22)], lighter(colour, .45), 4)
        art += piece.at(x, y, size, turn)
    art += body(ellipse(-30, -8, 19, 18), TOMATO, width=5) + glint(-37, -15, 3)
    art += part(ellipse(34, -10, 22, 20), '#5E9A3A', [
        (ellipse(34, -10, 16.5, 14.5), '#D5EBA6')], width=5) + seeds(
            ((30, -14, 60), (39, -11, 120), (33, -5, 0)), '#8DB552', 3, 4)
    art += body(ellipse(6, -20, 17, 16), '#FFFDF2', [(ellipse(6, -19, 9, 8), '#FFC02E')], width=5, shade=4,
                light=0)
    bowl = smooth([
        corner(-84, 0), (-60, 8), (0, 12), (60, 8),
        corner(84, 0), (76, 40), (50, 72), (24, 82), (-24, 82), (-50, 72), (-76, 40)], .32)
    rim = [(band([(-90, 4), (-50, 13), (0, 16), (50, 13), (90, 4)], 10), '#F7F3EA')]
    return art + body(bowl, '#F2994A', rim, shade=13, light=5)


@food('olive', (-20, 6, 70, -8), '#8FA63A', 'rubber')
def olive():
    green = '#9DB343'
    pick = [(-84, 72), (-66, 56)]
    end = [(60, -54), (88, -82)]
    art = join(stroke(p, INK, 12) + stroke(p, '#F0D6A0', 5) for p in (pick, end))
    art += part(ellipse(86, -80, 11, 11), '#2E8C8A', width=5, shade=3)
    fruit = smooth([(-84, 24), (-82, -10), (-62, -38), (-26, -54), (16, -58), (54, -46), (78, -20), (84, 10),
                    (70, 40), (38, 60), (-2, 66), (-42, 62), (-70, 48)])
    art += body(
        fruit, green,
        spots(((-60, 40, 3), (-50, 50, 2.4), (-30, 54, 2.6), (6, 54, 3), (-68, 24, 2.2), (20, -44, 2.4)),
              darker(green, .3), 1), shade=13, light=6)
    art += glint(-56, -22, 8, -42) + glint(-68, -4, 3.6, -65)
    art += part(ellipse(54, -4, 25, 29, -14), darker(green, .55), width=4.5, shade=0, light=0)
    art += part(ellipse(57, -4, 19, 23, -14), '#E5482F', width=4.5, shade=5)
    return (art + glint(50, -14, 3.4)).at(-3, 3, .95)


@food('avocado', (0, -28, 60), '#A9C95A', 'cream')
def avocado():
    skin, flesh = '#4F7A3A', '#D3E48A'
    shape = smooth([(-64, 36), (-54, -6), (-38, -48), (-22, -82), (0, -92), (22, -82), (40, -48), (56, -6),
                    (66, 36), (52, 74), (24, 90), (-2, 93), (-28, 90), (-54, 72)])
    art = body(shape, skin, [(shape.area.buffer(-8), '#A7C95A'), (shape.area.buffer(-15), flesh)], shade=10,
               light=5)
    art += part(ellipse(1, 46, 31, 29), '#9A5B33', width=5, shade=8, light=4) + glint(-10, 34, 5, -40)
    return art.at(0, -1, .94, 4)


@food('pepper', (0, 14, 74), '#F2B62E', 'rubber')
def pepper():
    yellow = '#F7BC35'
    shape = smooth([(-74, -8), (-64, -40), (-38, -52), (-18, -44), (0, -40), (20, -46), (42, -52), (66, -38),
                    (76, -6), (68, 36), (56, 66), (36, 76), (18, 68), (2, 74), (-16, 68), (-36, 77),
                    (-56, 64), (-68, 34)])
    creases = [(band(p, 5), darker(yellow, .22))
               for p in ([(-18, -46), (-36, -30), (-44, -8)], [(22, -46), (40, -28), (48, -8)],
                         [(-18, 74), (-26, 56)], [(18, 74), (26, 58)])]
    art = body(shape, yellow, creases, shade=13, light=6) + glint(-55, -18, 7, -65) + glint(-60, 4, 3.2, -75)
    cap = smooth([(-34, -42), (-40, -56), (-20, -60), (0, -62), (24, -60), (40, -54), (34, -40), (18, -46),
                  (2, -36), (-16, -46)], .34)
    art += part(cap, '#6FA83B', width=5)
    return art + part(smooth([(-9, -56), (-12, -78), (2, -93), (18, -92), (16, -82), (8, -74),
                              (11, -56)]), '#5F8F32', width=5)


@food('radish', (0, 0, 66), '#E0457C', 'crumb')
def radish():
    pink, green = '#E5507F', '#6FAE3E'
    art = leaf([(-8, -44), (-36, -48), (-58, -72), (-48, -90), (-24, -78), (-8, -58)], green,
               ([(-48, -78), (-14, -50)], '#3F7A2A'), 5)
    art += leaf([(10, -44), (36, -46), (60, -64), (54, -84), (28, -78), (10, -58)], green,
                ([(50, -74), (16, -50)], '#3F7A2A'), 5)
    art += leaf([(-9, -44), (-18, -72), (-6, -98), (12, -94), (16, -68), (8, -44)], lighter(green, .15),
                ([(2, -88), (0, -50)], '#3F7A2A'), 5)
    root = smooth([(-62, -4), (-50, -36), (-22, -50), (0, -47), (24, -50), (52, -36), (64, -2), (54, 32),
                   (28, 54), (10, 66), (8, 82), (16, 95), (2, 90), (-6, 70), (-26, 56), (-54, 34)])
    tip = smooth([(-70, 44), (-30, 46), (-10, 40), (16, 46), (34, 42), (70, 40), (50, 110), (-40, 110)])
    art += body(root, pink, [(tip, '#FFF1F0')], shade=12, light=6) + glint(-42, -22, 6, -55)
    return art.at(0, 0, .96)


@food('cucumber', (-14, 4, 56, -7), '#6FA84A', 'crumb')
def cucumber():
    skin, flesh = '#4E8F46', '#CFE8A0'
    rod = smooth([(-94, 4), (-90, -24), (-66, -40), (0, -43), (50, -42), (72, -38), (72, 40), (50, 44),
                  (0, 46), (-66, 42), (-88, 28)])
    stripes = [(band(p, 5), '#7DB95C') for p in ([(-92, -16), (-60, -28), (80, -30)],
                                                 [(-92, 22), (-60, 32), (80, 34)], [(-94, 4), (-78, 2)])]
    stripes += spots(((-74, -8, 3), (-70, 14, 3), (-60, -18, 2.4), (30, -22, 2.4), (36, 26, 3),
                      (-46, 26, 2.6), (-80, 8, 2)), '#7DB95C', 1)
    art = body(rod, skin, stripes, shade=11, light=6)
    art += body(ellipse(70, 2, 24, 42), skin, [(ellipse(70, 2, 18.5, 36), '#A9D07A'),
                                               (ellipse(70, 2, 16, 33), flesh)], shade=5, light=0)
    art += seeds(((66, -14, 80), (76, -8, 100), (64, 4, 90), (77, 10, 85), (68, 20, 95)), '#8FB85A', 5, 4.5)
    return (art + shine([(-66, -32), (-40, -35)], 5)).at(0, 0, .93, -9)


@food('eggplant', (2, 18, 72), '#8450B0', 'rubber')
def eggplant():
    purple, green = '#9160BE', '#6FA83B'
    shape = smooth([(-66, 34), (-58, -2), (-38, -34), (-24, -56), (0, -62), (24, -56), (38, -34), (60, 0),
                    (70, 36), (56, 70), (26, 88), (2, 91), (-28, 88), (-54, 70)])
    art = body(shape, purple, shade=15, light=6) + shine([(-48, 10), (-38, -16),
                                                          (-28, -34)], 8) + glint(-52, 28, 3.6, -80)
    cap = smooth([(-34, -38), (-30, -60), (-12, -68), (12, -68), (30, -60), (38, -36), (28, -28), (18, -44),
                  (8, -30), (0, -24), (-8, -32), (-18, -44), (-26, -26)], .3)
    art += part(cap, green, width=5)
    art += part(smooth([(-9, -62), (-8, -80), (6, -95), (20, -96), (20, -84), (10, -76), (11, -62)]),
                '#5F8F32', width=5)
    return art.at(0, 2, .92, -6)


@food('artichoke', (0, 26, 60), '#8DB05A', 'crumb')
def artichoke():
    green = '#86AE58'

    def scale(x, y, size, turn, colour, shade=6):
        shape = smooth(
            [corner(0, -34), (18, -14), (24, 12), (14, 32), (0, 36), (-14, 32), (-24, 12), (-18, -14)], .34)
        return (body(shape, colour, [(smooth([corner(0, -40), (10, -22), (0, -14), (-10, -22)]), '#A77BB5')],
                     width=5.5 / size, shade=shade, light=0)).at(x, y, size, turn)

    art = body(rectangle(-13, 62, 26, 34).buffer(-3).buffer(4), '#9DBE6E', width=5, shade=4, light=0)
    art += join(
        scale(x, y, s, t, lighter(green, .12), 0)
        for x, y, s, t in ((0, -56, 1.0, 0), (-28, -46, 1.0, -18), (28, -46, 1.0, 18)))
    art += join(
        scale(x, y, s, t, green, 0)
        for x, y, s, t in ((-52, -18, 1.1, -30), (52, -18, 1.1, 30), (0, -30, 1.12, 0)))
    art += join(
        scale(x, y, s, t, darker(green, .06))
        for x, y, s, t in ((-62, 18, 1.1, -44), (62, 18, 1.1, 44), (-30, -6, 1.1, -14), (30, -6, 1.1, 14)))
    art += join(scale(x, y, s, t, green) for x, y, s, t in ((-44, 46, 1.05, -40), (44, 46, 1.05, 40)))
    heart = smooth(
        [corner(0, -26), (30, -4), (46, 30), (38, 62), (14, 76), (-14, 76), (-38, 62), (-46, 30),
         (-30, -4)], .36)
    return (art + body(heart, lighter(green, .1), [
        (smooth([corner(0, -30), (14, -16), (0, -8),
                 (-14, -16)]), '#A77BB5')], shade=11, light=5)).at(0, -1, .89)
