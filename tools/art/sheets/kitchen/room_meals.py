"""Meals on plates, as they stand on the pass: six kinds with faces, and the empty place."""
from album import Frame
from draw.art import dashed, draw, join, stroke
from draw.face import food_face
from draw.geometry import corner, disc, ellipse, rounded, smooth, union
from draw.palette import INK, MILK, PICKLE, TOMATO, darker
from draw.toon import inked

WIDTH = 4.2
FRAME = Frame(-46, -70, 92, 82)
PLATE_Y = -6


def _plate():
    art = inked(ellipse(0, PLATE_Y, 38, 11.5), '#DDE7E6', 4.5, shade=0, light=0)
    return art + draw(ellipse(0, PLATE_Y - 2.5, 32, 7.5), MILK)


def _face(mood, x, y, scale=.46):
    return food_face(mood, 22, brows=False).at(x, y, scale)


def empty():
    """Where a meal is missing."""
    place = ellipse(0, PLATE_Y, 36, 11)
    return draw(place, MILK, opacity=.5) + dashed(place.area.exterior.coords, INK, 3.6, 9, 8, .7)


def burger():
    bun = '#DE9440'
    art = inked(rounded(-26, -20, 52, 12, 6), bun, WIDTH, shade=3, light=0)
    art += inked(rounded(-30, -29, 60, 12, 6), '#7A4226', WIDTH, shade=3, light=0)
    leaf = smooth([(-32, -32), (0, -35), (32, -32), (30, -25), (20, -28), (10, -22), (0, -28), (-11, -22),
                   (-21, -28), (-30, -24)], .3)
    art += inked(leaf, '#86C04A', 3.6, shade=0, light=0)
    dome = smooth(
        [corner(-31, -33), (-29, -50), (-16, -62), (0, -65), (16, -62),
         (29, -50), corner(31, -33)], .36)
    art += inked(dome, bun, WIDTH, shade=6, light=3)
    seeds = union(ellipse(-17, -57, 3, 1.8, 30), ellipse(-2, -61, 3, 1.8), ellipse(14, -58, 3, 1.8, -30))
    return art + draw(seeds, '#FFF0C4') + _face('calm', 0, -46)


def pudding():
    custard = smooth(
        [corner(-30, -10), (-26, -34), (-20, -50), (20, -50),
         (26, -34), corner(30, -10), (0, -5)], .28)
    art = inked(custard, '#F7CF62', WIDTH, shade=6, light=3)
    caramel = smooth([(-22, -50), (-14, -58), (14, -58), (22, -50), (25, -38), (18, -33), (13, -42), (3, -36),
                      (-6, -42), (-14, -32), (-21, -40)], .3)
    art += inked(caramel, '#A6521F', 3.8, shade=3, light=2) + inked(disc(0, -61, 6.5), TOMATO, 3.6, shade=2,
                                                                    light=0)
    return art + draw(disc(-2, -63, 2), MILK) + _face('joy', 0, -25, .46)


def egg():
    white = smooth([(-34, -10), (-30, -24), (-14, -25), (-4, -38), (16, -36), (24, -24), (35, -16), (30, -4),
                    (6, -3), (-12, -2)])
    art = inked(white, '#FFFDF2', WIDTH, shade=4, shade_colour='#E5D6C0')
    yolk = smooth([corner(-19, -16), (-17, -34), (0, -42), (18, -34), corner(21, -16), (0, -9)], .36)
    return art + inked(yolk, '#FFC02E', 3.8, shade=5, light=3, shade_colour='#EE941F') + _face(
        'smug', 1, -25, .4)


def fish():
    body = smooth([(-38, -20), (-26, -38), (-4, -46), (16, -38), (25, -29),
                   corner(40, -44), (38, -26),
                   corner(42, -9), (24, -20), (10, -10), (-14, -7), (-31, -11)], .3)
    art = inked(smooth([corner(-12, -42), (-4, -58), (12, -52),
                        corner(14, -38)]), '#3F88A8', 3.8, shade=0, light=0)
    art += inked(body, '#62AFCB', WIDTH, shade=5, light=3)
    art += stroke([(4, -38), (10, -26), (4, -14)], darker('#62AFCB', .38), 3.4)
    lemon = inked(disc(20, -9, 8.5), '#FFE04D', 3.6, shade=2, light=0)
    return art + lemon + draw(disc(20, -9, 4), '#FFF3A8') + _face('wide', -17, -27, .36)


def soup():
    art = stroke([(-10, -46), (-15, -54), (-8, -60), (-12, -67)], MILK, 5) + stroke([(9, -46), (14, -54),
                                                                                     (7, -60),
                                                                                     (11, -66)], MILK, 5)
    bowl = smooth(
        [corner(-35, -38),
         (0, -34), corner(35, -38), (30, -16), (16, -5), (-16, -5), (-30, -16)], .32)
    art += inked(bowl, '#E8685A', WIDTH, shade=6, light=3)
    art += inked(ellipse(0, -38, 35, 8.5), '#F4EAD6', 3.8, shade=0, light=0)
    art += draw(ellipse(0, -37.5, 28, 5.4), '#F2A43A') + draw(union(disc(-11, -38, 2.4), disc(8, -36.5, 2.8)),
                                                              PICKLE)
    return art + _face('sleep', 0, -21, .46)


def spaghetti():
    nest = smooth([(-34, -10), (-31, -28), (-16, -40), (2, -45), (20, -39), (32, -26), (35, -9), (14, -3),
                   (-14, -3)])
    art = inked(nest, '#F4C95C', WIDTH, shade=6, light=3)
    loops = ([(-29, -14), (-22, -27), (-10, -32)], [(29, -14), (24, -25), (14, -31)], [(-20, -7), (-6, -5),
                                                                                       (8, -7)], [(12, -4),
                                                                                                  (24, -8)])
    art += join(stroke(points, '#C98E2E', 3.2) for points in loops)
    sauce = smooth([(-20, -37), (-12, -52), (4, -56), (18, -48), (21, -37), (12, -32), (4, -37), (-6, -31),
                    (-13, -36)])
    art += inked(sauce, TOMATO, 3.8, shade=4, light=2)
    art += inked(disc(3, -54, 7.5), '#8A4A2A', 3.6, shade=2, light=0) + draw(disc(1, -56.5, 2), '#C98A66')
    return art + _face('joy', 0, -21, .44)


MEALS = (('burger', burger), ('pudding', pudding), ('fried egg', egg), ('fish', fish), ('soup', soup),
         ('spaghetti', spaghetti))


def meal(index):
    return _plate() + MEALS[index][1]()


def add_to(album):
    album.add('plate-empty', empty(), Frame(-44, -26, 88, 48),
              'a meal that is still missing; anchor = foot of the plate')
    for index, (what, _) in enumerate(MEALS):
        album.add('meal-%d' % index, meal(index), FRAME, what + '; anchor = foot of the plate')
