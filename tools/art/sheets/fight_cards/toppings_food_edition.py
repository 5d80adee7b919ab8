"""Toppings of the special edition of What the Food?!."""
from draw.art import draw, join, lines, stroke
from draw.geometry import band, corner, ellipse, polygon, rectangle, rounded, smooth
from draw.palette import INK, MILK, TOMATO, darker
from draw.toon import glint, inked
from sheets.fight_cards.bits_food import leaf_points, pickle_slice
from sheets.fight_cards.conditions import wiggle
from sheets.fight_cards.kit import FLAME_GOLD, cloud, drop, flame
from sheets.fight_foods.places import place

MAPLE, FLUFF, WASABI = '#D07A1E', '#FFF1F4', '#A3C93A'
FISH, PICKLE_JUICE, BACON = '#B5642C', '#C6D84A', '#B8402E'


def maple_syrup():
    """A bottle in the shape of a maple leaf."""
    leaf = polygon(*leaf_points(82, 0, 14)).buffer(5).buffer(-1)
    light = polygon(*leaf_points(62, 0, 18)).buffer(3)
    art = inked(rounded(-9, 40, 18, 34, 5), MAPLE, 5, shade=3)
    art += inked(leaf, MAPLE, 5.5, over=[(light, '#E89A35')], shade=8)
    art += inked(rounded(-16, -75, 32, 22, 6), '#F6E2B0', 5, shade=4) + glint(-26, -16, 5, -60)
    return art + drop(60, 58, 9, MAPLE, 0, 4)


def marshmallow_fluff():
    """A jar whose fluff has lifted the lid."""
    puffs = ((-44, -20, 22), (-22, -36, 24), (8, -40, 26), (38, -26, 24), (54, -10, 16), (-58, -4, 14))
    art = inked(rounded(-52, -14, 104, 88, 22), '#FBE3EA', 5.5, shade=10)
    art += cloud(puffs, FLUFF, 5.5, 7) + stroke([(-26, -30), (-12, -40), (2, -34)], '#E9CBD6', 5)
    drips = cloud(((-50, 6, 12), (-50, 18, 11), (50, 4, 12), (51, 14, 10)), FLUFF, 5, 4)
    lid = inked(rounded(-46, -12, 92, 24, 8), '#E2557F', 5.5, shade=5) + lines(
        [((x, -5), (x, 5)) for x in (-26, -8, 10, 28)], darker('#E2557F', .3), 4)
    return art + drips + lid.at(6, -60, turn=-9) + glint(-40, 34, 4, -70)


def wasabi():
    """A volcano of squeezed paste on a small board."""
    art = wiggle(-46, -30, 34, '#F4F1FA') + wiggle(50, -30, 34, '#F4F1FA') + flame(2, -42, .32, 1.3, 5)
    board = inked(rounded(-54, 58, 22, 16, 3), '#C98A52', 4.5, shade=3) + inked(rounded(32, 58, 22, 16, 3),
                                                                                '#C98A52',
                                                                             4.5, shade=3)
    art += board + inked(rounded(-80, 48, 160, 15, 5), '#EBC58D', 5, shade=4)
    for x, y, rx, ry in ((0, 22, 62, 36), (-2, -20, 41, 19), (2, -40, 25, 11)):
        art += inked(
            smooth([(x - rx, y + 4), (x - rx * .8, y - ry * .7), (x, y - ry), (x + rx * .84, y - ry * .66),
                    (x + rx, y + 2), (x + rx * .8, y + ry * .8), (x, y + ry * .9),
                    (x - rx * .84, y + ry * .82)]),
            WASABI, 5.5, shade=7)
    lava = smooth([(-18, -45), (2, -51), (22, -45), (18, -34), (12, -38), (4, -27), (-5, -38), (-13, -32)])
    return art + inked(lava, FLAME_GOLD, 4, shade=0, light=0)


def fish_sauce():
    """A bottle that is a fish, its cap at the mouth."""
    art = wiggle(-34, -44, 30, '#9CBF3B') + wiggle(48, -34, 34, '#9CBF3B')
    tail = smooth([corner(38, -2), (58, -14), corner(82, -40), (74, 2), corner(82, 46), (56, 20),
                   corner(38, 10)])
    fin = smooth([corner(-22, -34), (-4, -56), corner(28, -62), (26, -44), corner(34, -22)])
    belly = smooth([corner(-8, 42), (4, 58), corner(26, 66), corner(26, 32)])
    art += join(inked(f, '#E0A05A', 5.5, shade=4) for f in (tail, fin, belly))
    body = smooth([(-58, 0), (-44, -30), (-8, -42), (28, -26), (50, 2), (28, 34), (-8, 48), (-44, 34)])
    scales = [(band([(x, y - 9), (x + 8, y), (x, y + 9)], 4), darker(FISH, .22))
              for x, y in ((28, -12), (28, 6), (28, 24), (14, -26), (12, 36), (38, -2), (38, 14))]
    art += inked(body, FISH, 5.5, shade=9, over=scales)
    cap = inked(rounded(-80, -17, 28, 34, 7), TOMATO, 5.5, shade=4)
    return art + cap + lines([((-72, -9), (-62, -9)), ((-72, 0), (-62, 0)), ((-72, 9), (-62, 9))], darker(
        TOMATO, .3), 4) + glint(-38, -22, 5, -40)


def pickle_juice():
    """A glass with a bent straw, a spear and a slice on the rim."""
    straw = [(12, -30), (20, -62), (50, -70)]
    art = stroke(straw, INK, 19, .1) + stroke(straw, MILK, 9, .1)
    art += lines([((15, -44), (19, -46)), ((24, -62), (27, -65)), ((40, -67), (42, -68))], TOMATO, 8)
    spear = smooth([(-34, -20), (-36, -56), (-24, -70), (-10, -58), (-8, -20)])
    art += inked(spear, '#5F8F2E', 5, shade=4) + draw(ellipse(-26, -50, 2.6, 4), '#A9CF5E') + draw(
        ellipse(-18, -40, 2.6, 4), '#A9CF5E')
    glass = smooth([corner(-56, -36), (0, -32), corner(56, -36), (48, 30), corner(42, 72), (0, 75),
                    corner(-42, 72), (-48, 30)], .3)
    art += inked(glass, '#EAF4DC', 5.5, shade=10, over=[(rectangle(-80, -20, 160, 110), PICKLE_JUICE), (
        rectangle(-80, -22, 160, 7), '#E6F08A'), *((ellipse(x, y, 4), '#E6F08A') for x,
                                                   y in ((-36, 50), (34, 56),
                                                                                              (-12, 62),
                                                         (30, -4)))])
    return art + pickle_slice(54, -30, 23, 10) + glint(-42, -4, 5, -75)


def bacon_bits():
    """A thick rasher that crumbles at its ends."""
    left = [(-42, -46), (-34, -20), (-46, 8), (-36, 34), (-44, 56)]
    right = [(44, 58), (50, 34), (38, 8), (48, -20), (38, -48)]
    rasher = smooth([corner(*left[0]), *left[1:-1], corner(*left[-1]), corner(-24, 48), corner(-10, 60),
                     corner(8, 50), corner(24, 62), corner(*right[0]), *right[1:-1], corner(*right[-1]),
                     corner(22, -40), corner(6, -54), corner(-8, -42), corner(-26, -54)])
    fat = [(band([(x, -70), (x + 8, -20), (x - 4, 8), (x + 6, 34), (x, 80)], w), '#F8CDAE')
           for x, w in ((-35, 12), (30, 13))]
    fat += [(band([(-2, y), (4, y + 26)], 8), '#F8CDAE') for y in (-62, 40)]
    art = inked(rasher, BACON, 5.5, shade=9, over=fat)
    bits = ((-58, -58, 20), (-24, -68, 70), (12, -69, 40), (52, -62, 10), (-62, 64, 50), (-20, 70, 15),
            (22, 73, 65), (62, 66, 30), (66, -8, 45), (-66, 4, 5))
    return art + join(
        inked(rounded(-9, -6, 18, 12, 3), '#C44A34', 4, shade=0, light=0,
              over=[(rectangle(-3, -8, 6, 16), '#F8CDAE')
                                                                               ]).at(x, y, turn=t)
        for x, y, t in bits)


TOPPINGS = (('maple-syrup', maple_syrup, 'a bottle like a maple leaf', place((0, 16, 62, 0), MAPLE, 'wet')),
            ('marshmallow-fluff', marshmallow_fluff, 'a jar that overflows',
             place((0, 38, 60, 0), FLUFF, 'cream')),
            ('wasabi', wasabi, 'a volcano of paste', place((0, 26, 60, 0), WASABI, 'hot')),
            ('fish-sauce', fish_sauce, 'a bottle like a fish', place((-12, 6, 60, 0), FISH, 'wet')),
            ('pickle-juice', pickle_juice, 'a glass with a straw', place((0, 22, 60, 0), PICKLE_JUICE,
                                                                         'wet')),
            ('bacon-bits', bacon_bits, 'a rasher that crumbles', place((0, 4, 60, 0), BACON, 'crumb')))
