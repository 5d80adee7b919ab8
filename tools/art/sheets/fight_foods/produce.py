"""Fruit and vegetables of the base deck."""
from draw.art import stroke
from draw.geometry import band, corner, disc, ellipse, minus, moved, smooth, stretched, union
from draw.palette import INK, PICKLE, TOMATO, darker, lighter
from draw.toon import glint

from .kit import body, bumps, food, leaf, part, seeds, shine, spots


@food('tomato', (1, 17, 78), '#DF3A26', 'wet')
def tomato():
    red = smooth([(-76, 8), (-66, -38), (-38, -54), (-16, -50), (4, -46), (24, -52), (46, -54), (70, -34),
                  (78, 10), (58, 54), (26, 69), (0, 67), (-28, 70), (-60, 52)])
    art = body(red, TOMATO, shade=14, light=6)
    for points in ([(-20, -38), (-34, -32), (-42, -18)], [(26, -40), (40, -34), (49, -20)]):
        art += stroke(points, darker(TOMATO, .3), 4)
    art += glint(-53, -17, 8, -62) + glint(-60, 6, 3.5, -75)
    crown = smooth([(-4, -40), (-26, -28), (-21, -43), (-50, -44), (-30, -57), (-40, -73), (-12, -62),
                    (-6, -72), (8, -62), (36, -76), (27, -58), (54, -47), (24, -44), (26, -28)], .22)
    art += part(crown, PICKLE, width=5) + stroke([(-30, -48), (-8, -54)], lighter(PICKLE, .4), 3)
    return art + part(smooth([(-7, -58), (-12, -80), (-2, -90), (8, -86), (3, -76),
                              (8, -60)]), '#5F8A2C', width=5)


@food('pickle', (1, -4, 60, 2), '#7FA83B', 'wet')
def pickle():
    gherkin = smooth([(-40, -54), (-22, -80), (10, -86), (36, -66), (46, -28), (47, 12), (42, 52), (22, 82),
                      (-12, 88), (-38, 66), (-42, 30), (-38, -4), (-43, -30)])
    warts = union(
        gherkin, *[
            disc(x, y, r) for x, y, r in ((-41, -48, 8), (38, -58, 8), (47, -6, 7), (43, 42, 8), (-40, 44, 8),
                                          (-39, 4, 6), (-8, -84, 7), (8, 86, 7))])
    dimples = spots(((-26, 52, 6), (20, 56, 7), (-4, 70, 5), (30, -40, 6), (-20, -58, 6), (10, -66, 5),
                     (32, 24, 5), (-28, 26, 4.5)), darker(PICKLE, .26), 1.1)
    dimples += spots(((-28, 50, 3), (18, 53, 3.4), (8, -68, 2.6), (-22, -60, 3)), lighter(PICKLE, .4), 1)
    art = stroke([(12, -84), (18, -94)], INK, 15) + stroke([(12, -82), (18, -93)], '#5F8A2C', 6)
    art += body(warts.buffer(3).buffer(-3), PICKLE, dimples, shade=11, light=5)
    art += glint(-26, -30, 5, -75) + glint(-27, -12, 2.6, -80)
    return art.at(0, 3, .94, 5)


@food('banana', (4, -18, 54), '#F2D24B', 'cream')
def banana():
    peel = '#FFD23E'
    art = part(smooth([(-22, 24), (-48, 18), (-74, 44), (-80, 76), (-62, 70), (-44, 56), (-14, 62)]),
               darker(peel, .12), width=5.5)
    art += part(smooth([(22, 22), (50, 14), (76, 36), (84, 68), (66, 64), (46, 52), (16, 60)]),
                darker(peel, .12), width=5.5)
    fruit = smooth([(-38, 40), (-40, -10), (-30, -54), (-6, -84), (10, -92), (28, -76), (44, -34), (44, 8),
                    (38, 42), (0, 60)])
    art += body(fruit, '#FFF1B8', [(band([(-22, -40), (-28, 0), (-26, 40)], 4), '#F0DC93'),
                                   (band([(26, -58), (36, -10), (34, 40)], 4), '#F0DC93'),
                                   (ellipse(10, -86, 10, 6), '#8A6234')], shade=9, shade_colour='#E9D089')
    tail = smooth([(-42, 14), (-30, 28), (-12, 40), (4, 26), (20, 42), (36, 30), (48, 10), (46, 44), (30, 70),
                   (18, 82), (14, 94), (-4, 95), (-8, 82), (-30, 66), (-42, 44)], .3)
    art += body(tail, peel, [(ellipse(4, 96, 14, 8), '#7A5A2A')], shade=9)
    art += stroke([(4, 36), (3, 56), (5, 72)], darker(peel, .3), 3.5)
    art += seeds(((-62, 54, 120), (62, 48, 60)), '#B98A2C', 12, 4) + shine([(-30, 34),
                                                                            (-26, 52)], 4, '#FFF0AE')
    return art.at(0, -1, .92, 4)


@food('broccoli', (0, -16, 70), '#5E9A3A', 'crumb')
def broccoli():
    stem = '#A9CF6E'
    art = body(smooth([(-34, 10), (-20, 40), (-24, 72), (0, 82), (26, 72), (22, 40), (38, 8), (0, 0)]), stem,
               shade=9)
    art += part(smooth([(-26, 44), (-52, 34), (-62, 16), (-44, 10), (-22, 24)]), stem, width=5)
    art += part(smooth([(24, 46), (48, 38), (62, 18), (44, 10), (22, 24)]), stem, width=5)
    crown = union(bumps(0, -22, 56, 40, 11, 21, 8), disc(-58, 2, 19), disc(58, 0, 20))
    green = '#5FA03C'
    nubs = [(ellipse(x, y, r, r * .9), darker(green, .2))
            for x, y, r in ((-60, -36, 9), (-34, -62, 8), (4, -72, 9), (40, -58, 8), (64, -30, 9),
                            (-68, 2, 7), (66, 4, 7))]
    nubs += [(ellipse(x - 2, y - 2, r - 3), lighter(green, .22))
             for x, y, r in ((-60, -36, 9), (-34, -62, 8), (4, -72, 9), (40, -58, 8))]
    art += body(crown, green, nubs, shade=12, light=5)
    return art + seeds(((-8, 58, 90), (8, 66, 90)), darker(stem, .3), 10, 3.5)


@food('carrot', (1, -6, 60, 3), '#EE8230', 'crumb')
def carrot():
    orange = '#F08A34'
    green = '#6FAE3E'
    art = leaf([(-8, -52), (-36, -66), (-44, -88), (-26, -84), (-12, -68)], green, width=5)
    art += leaf([(10, -52), (36, -64), (50, -86), (30, -84), (14, -68)], green, width=5)
    art += leaf([(-8, -50), (-16, -80), (0, -98), (14, -80), (8, -50)], lighter(green, .15),
                ([(0, -88), (0, -60)], darker(green, .25)), 5)
    root = smooth([(-42, -42), (-22, -58), (0, -54), (22, -58), (44, -42), (46, -10), (34, 30), (18, 66),
                   (4, 92), (-8, 90), (-24, 56), (-38, 20), (-46, -12)])
    rings = [
        (band(p, 4.5), darker(orange, .22))
        for p in ([(-50, 18), (-36, 22), (-26, 20)], [(50, 2), (36, 8), (28, 6)],
                  [(34, 36), (20, 42), (10, 40)], [(-40, 46), (-22, 50), (-12,
                                                                          48)], [(22, 64), (10, 68), (4, 66)],
                  [(-50, -34), (-40, -30), (-33, -31)], [(50, -40), (40, -35), (34, -36)])]
    return (art + body(root, orange, rings, shade=10, light=5)).at(0, 3, .92, 7)


@food('potato', (2, 4, 78), '#C99A5B', 'crumb')
def potato():
    skin = '#CFA065'
    tuber = smooth([(-80, 16), (-72, -24), (-40, -46), (-4, -54), (36, -64), (68, -46), (82, -6), (70, 36),
                    (40, 56), (4, 62), (-36, 68), (-68, 52)])
    eyes = spots(((-52, -28, 6), (46, -42, 5), (58, 24, 6), (-50, 40, 5), (8, 48, 4.5), (-14, -40, 4.5)),
                 darker(skin, .36), .7)
    freckles = spots(((-62, 4, 2.5), (-40, -40, 2.5), (66, -4, 2.5), (30, -48, 2.5), (38, 46, 2.5),
                      (-24, 52, 2.5), (62, -20, 2.2), (-58, 22, 2.2)), darker(skin, .3), 1)
    sprout = stroke([(20, -56), (16, -72), (26, -82)], INK, 13) + stroke([(20, -54), (16, -72),
                                                                          (26, -82)], '#A9C864', 5)
    art = sprout + part(smooth([(26, -84), (40, -92), (50, -82), (36, -76)]), '#A9C864', width=4.5)
    art += part(smooth([(14, -70), (0, -80), (-6, -70), (6, -64)]), '#A9C864', width=4.5)
    art += body(tuber, skin, eyes + freckles, shade=13)
    return art + stroke([(-60, -22), (-52, -22), (-46, -27)], darker(skin, .45), 3) + stroke([
        (52, 30), (58, 30), (64, 26)], darker(skin, .45), 3)


@food('corn', (0, -18, 62), '#F7CF3F', 'crumb')
def corn():
    yellow, husk = '#FFD23E', '#8CBF4A'
    cob = smooth([(-42, 40), (-44, -10), (-36, -54), (-16, -84), (4, -90), (24, -82), (40, -50), (46, -8),
                  (42, 40), (0, 62)])
    kernels = []
    for row in range(7):
        y = -78 + row * 17
        for column in range(-2, 3):
            x = column * 19 + (9 if row % 2 else 0) - 3
            grain = ellipse(x, y, 9, 8).area.simplify(.9)
            kernels += [(grain, darker(yellow, .2)), (moved(grain, -1.2, -1.8), '#FFDD66')]
    art = leaf([(-30, 60), (-62, 40), (-80, 0), (-84, -40), (-58, -16), (-38, 20)], darker(husk, .14),
               width=5.5)
    art += leaf([(30, 60), (64, 42), (80, 6), (86, -34), (60, -12), (38, 22)], darker(husk, .14), width=5.5)
    art += body(cob, yellow, kernels, shade=9, light=5)
    front = smooth([
        corner(-54, -4), (-34, 30), (-6, 42), (10, 44), (36, 28),
        corner(58, -8), (56, 44), (34, 78), (8, 92), (-12, 91), (-36, 74), (-52, 40)], .34)
    art += body(front, husk, shade=9)
    art += stroke([(-40, 34), (-26, 60), (-8, 76)], darker(husk, .28), 3.5) + stroke([
        (44, 28), (30, 58), (14, 76)], darker(husk, .28), 3.5)
    return art + stroke([(2, 56), (3, 76)], darker(husk, .28), 3.5)


@food('mushroom', (0, 47, 53), '#D8B48A', 'rubber')
def mushroom():
    art = body(
        smooth([(-40, 0), (-42, 34), (-50, 64), (-30, 82), (0, 85), (32, 82), (50, 64), (42, 32), (40, 0)]),
        '#FBEBD0', shade=11, shade_colour='#DDBF98')
    cap = smooth([(-86, 6), (-78, -36), (-44, -74), (0, -85), (46, -74), (80, -36), (86, 6), (56, 18),
                  (0, 12), (-56, 18)])
    red = '#D65A3A'
    dots = [(ellipse(x, y, rx, ry, t), '#FFF3DC')
            for x, y, rx, ry, t in ((-42, -38, 17, 13, -30), (12, -58, 18, 12, 5), (52, -24, 14, 12, 30),
                                    (0, -14, 12, 9, 0), (-76, -6, 9, 11, 10), (-12, -86, 10, 5, 0))]
    art += body(cap, red, dots, shade=12, light=6)
    return art


@food('watermelon', (2, 1, 66, -4), '#EF5A5A', 'wet')
def watermelon():
    rind = smooth([corner(-88, -40), corner(88, -40), (80, 8), (48, 52), (0, 68), (-48, 52), (-80, 8)], .36)
    bite = union(disc(74, -46, 20), disc(52, -52, 14), disc(90, -30, 12))
    slice_ = minus(rind, bite).buffer(-1).buffer(1)
    # Scaled about a point above its edge, so that the rind follows the round side only.
    over = [
        (stretched(rind, s, origin=(0, -40)), colour) for s, colour in ((.93, '#DFF0B0'), (.86, '#F2605C'))]
    art = body(slice_, '#4E9A3F', over, shade=10, light=5)
    art += seeds(((-60, -20, 70), (-44, 16, 60), (58, 4, 110), (40, 30, 120), (-16, 44, 85), (18, 46, 95),
                  (-40, -30, 90), (34, -28, 85)), INK, 5, 6)
    return art.at(0, -10, turn=-7)
