"""The toppings of the base deck: bodies of about 150 px; the program lays a face on them."""
from draw.art import Art, draw, join, lines, stroke
from draw.geometry import band, corner, ellipse, polygon, rectangle, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, PAPER, TOMATO, lighter
from draw.toon import glint, inked
from sheets.fight_cards.kit import cloud, drop, star
from sheets.fight_foods.places import place


def steam(places):
    """Curls of steam (x, y, height)."""
    return join(
        stroke([(x, y), (x - 7, y - h * .35), (x + 6, y - h * .65), (x, y - h)], INK, 9) +
        stroke([(x, y), (x - 7, y - h * .35), (x + 6, y - h * .65), (x, y - h)], MILK, 4.5)
        for x, y, h in places)


def ketchup():
    """A squeeze bottle with a drip at its nozzle."""
    nozzle = smooth([corner(-13, -44), (-6, -72), (6, -72), corner(13, -44)], .2)
    art = inked(nozzle, PAPER, 5, shade=4) + inked(rounded(-24, -52, 48, 20, 6), PAPER, 5.5, shade=4)
    body = smooth([(-42, 68), (-48, 20), (-44, -18), (-26, -36), (26, -36), (44, -18), (48, 20), (42, 68),
                   (0, 74)])
    art += inked(body, '#DC3526', 5.5, shade=9) + glint(-30, -12, 5, -60)
    art += draw(polygon((-4, -70), (4, -70), (3, -62), (-3, -62)), '#DC3526')
    return art + drop(26, -62, 8, '#DC3526', 30, 4)


def mustard():
    """A yellow bottle with a bent spout."""
    spout = [(0, -44), (0, -64), (14, -72), (34, -66), (44, -48)]
    art = stroke(spout, INK, 17) + stroke(spout, '#E9A51F', 8) + drop(48, -26, 8, MUSTARD, 0, 4)
    art += inked(rounded(-26, -52, 52, 20, 7), '#FFFBEF', 5.5, shade=4)
    body = smooth([(-46, 66), (-52, 26), (-48, -12), (-30, -34), (30, -34), (48, -12), (52, 26), (46, 66),
                   (0, 74)])
    return art + inked(body, '#FFC931', 5.5, shade=10) + glint(-34, -10, 5, -60)


def gravy():
    """A gravy boat, full and hot."""
    art = steam(((-24, -40, 30), (2, -44, 30), (28, -40, 28)))
    handle = [(50, -14), (74, -22), (78, 6), (54, 22)]
    art += stroke(handle, INK, 20) + stroke(handle, '#F4E9D2', 10)
    boat = smooth([
        corner(-78, -34), (-64, -22), (0, -22),
        corner(62, -26), (60, 20), (38, 52), (-20, 54), (-50, 30), (-62, -4)])
    art += inked(rounded(-36, 48, 64, 20, 7), '#F4E9D2', 5.5, shade=5)
    art += inked(boat, '#F4E9D2', 5.5, shade=10)
    pool = smooth([corner(-72, -32), (-40, -38), (10, -38), corner(58, -28), (0, -18), (-48, -18)])
    return art + inked(pool, '#8A4B26', 5, shade=0, light=0) + inked(band([
        (-52, -22),
        (-56, 0)], 12), '#8A4B26', 4.5, shade=0) + draw(ellipse(-10, -30, 16, 3), lighter('#8A4B26', .4))


def syrup():
    """A glass jug of maple syrup."""
    handle = [(38, -20), (68, -22), (72, 10), (46, 26)]
    art = stroke(handle, INK, 19) + stroke(handle, '#F0D7AE', 9)
    jug = smooth([(-54, 46), (-48, -2), (-28, -30),
                  corner(-22, -54),
                  corner(22, -54), (28, -30), (48, -2), (54, 46), (40, 70), (0, 74), (-40, 70)])
    art += inked(jug, '#F0D7AE', 5.5, over=[(rectangle(-70, -22, 140, 110), '#C9792E')], shade=10)
    art += inked(rounded(-27, -72, 54, 24, 7), TOMATO, 5.5, shade=5) + glint(-34, 6, 5, -70)
    return art + drop(-58, -46, 8, '#C9792E', -20, 4)


def whipped_cream():
    """Three rings of cream and a cherry."""
    art = Art()
    for x, y, rx, ry in ((0, 34, 72, 40), (-2, -14, 54, 28), (2, -42, 33, 19)):
        art += inked(
            smooth([(x - rx, y), (x - rx * .7, y - ry * .8), (x, y - ry), (x + rx * .72, y - ry * .78),
                    (x + rx, y), (x + rx * .7, y + ry * .8), (x, y + ry), (x - rx * .72, y + ry * .84)]),
            '#FFFDF4', 5.5, shade=7, shade_colour='#E3D6CC')
    art += inked(ellipse(4, -64, 13), TOMATO, 5) + glint(-1, -69, 3)
    return art


def salsa():
    """A bowl of chunks with a chip stuck in."""
    chip = polygon((22, -66), (74, -40), (34, -4), radius=4)
    art = inked(chip, '#F4C04E', 5.5, shade=5) + join(
        draw(ellipse(x, y, 2.6), '#C8872A') for x, y in ((40, -44), (52, -34), (42, -26)))
    heap = cloud(((-40, -14, 22), (-14, -30, 25), (18, -24, 24), (42, -10, 20)), '#D93A2B', 5.5, 5)
    bits = ((-34, -22, '#8CC152'), (-6, -40, '#FFE3A0'), (14, -22, '#8CC152'), (34, -16, '#FFE3A0'),
            (-20, -16, '#F4795F'))
    art += heap + join(draw(rounded(x - 6, y - 5, 12, 10, 3), colour, INK, 3) for x, y, colour in bits)
    bowl = smooth([corner(-74, -10), (0, 0), corner(74, -10), (64, 40), (34, 66), (-34, 66), (-64, 40)])
    return art + inked(bowl, '#4FA58F', 5.5, shade=10, over=[(band([(-80, 6), (0, 15),
                                                                    (80, 6)], 9), '#F7E3B5')])


def sugar_stars():
    """One big star of sugar and its children."""
    points = [(0, -72), (21, -28), (70, -22), (34, 12), (44, 62), (0, 38), (-44, 62), (-34, 12), (-70, -22),
              (-21, -28)]
    big = polygon(*points).buffer(4).buffer(3).simplify(.3)
    art = inked(big, '#FFD84A', 5.5, shade=8)
    sugar = ((-46, -10, 40), (44, -12, 120), (-26, 46, 80), (30, 44, 20), (0, -48, 100), (-14, -34, 30),
             (14, -32, 150))
    art += join(
        lines([((x - 3, y), (x + 3, y + (3 if turn > 60 else -3)))], MILK, 4.5) for x, y, turn in sugar)
    return art + star(-60, -58, 12, '#F58FB0', -100, 4) + star(60, -60, 13, '#7CC6E8', -74, 4) + star(
        64, 56, 11, '#8CC152', -95, 4)


TOPPINGS = (('ketchup', ketchup, 'a squeeze bottle', place(
    (0, 18, 62, 0), '#DC3526',
    'wet')), ('mustard', mustard, 'a bottle with a bent spout', place(
        (0, 20, 64, 0), '#FFC931',
        'wet')), ('gravy', gravy, 'a gravy boat', place(
            (-2, 14, 62, 0), '#8A4B26',
            'hot')), ('syrup', syrup, 'a jug of syrup', place((0, 26, 64, 0), '#C9792E', 'wet')),
            ('whipped-cream', whipped_cream, 'rings of cream', place(
                (0, 36, 60, 0), '#FFFDF4',
                'cream')), ('salsa', salsa, 'a bowl with a chip', place(
                    (0, 34, 60, 0), '#D93A2B', 'wet')), ('sugar-stars', sugar_stars, 'a star of sugar',
                                                         place((0, 6, 54, 0), '#FFD84A', 'crumb')))
