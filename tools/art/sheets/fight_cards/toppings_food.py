"""Toppings of the base deck of What the Food?! that Cafe Chaos lacks; the program lays a face on them."""
from draw.art import draw, join, stroke
from draw.geometry import band, corner, ellipse, polygon, rounded, smooth
from draw.palette import INK, darker
from draw.toon import glint, inked
from sheets.fight_cards.bits_food import chili, jalapeno, peanut, rope, sprinkle_rows
from sheets.fight_cards.kit import blend, cloud, drop
from sheets.fight_foods.places import place

PEANUT, NACHO, CHOCOLATE, HOT = '#C98D45', '#FFA526', '#5B3020', '#EE4B22'
SOUR, GUACAMOLE = '#FBF7EA', '#9CC44B'
RAINBOW = ('#E2412B', '#FFD84A', '#4FA7E0', '#F58FB0', '#7FBF4A', '#FFFFFF')


def peanut_butter():
    """An open jar, a heap above its rim, a knife in it."""
    knife = smooth([corner(16, -20), (24, -52), (46, -72), (56, -62), corner(34, -14)])
    art = inked(knife, '#D6E0E0', 5, shade=4)
    art += inked(rounded(-58, -30, 116, 104, 26), PEANUT, 5.5, shade=11)
    heap = smooth([(-56, -26), (-50, -44), (-24, -46), (-12, -66), (12, -60), (22, -42), (50, -42), (58, -26),
                   (30, -18), (-30, -18)])
    art += inked(heap, '#DBA55C', 5.5, shade=6) + stroke([(-34, -32), (-8, -46), (10, -38), (28, -32)],
                                                         darker('#DBA55C', .28), 5)
    art += inked(rounded(-54, -30, 108, 15, 7), '#E4F2EE', 5, shade=3) + glint(-44, 2, 5, -70)
    return art + peanut(-54, 62, 24, 20)


def nacho_cheese():
    """A dispenser with a pump that has just been pressed."""
    art = rope([(0, -38), (0, -58)], '#B8C6C4', 12) + rope([(0, -58), (44, -58), (54, -44)], '#B8C6C4', 14)
    art += inked(rounded(-26, -75, 50, 17, 8), '#E2412B', 5, shade=4)
    body = smooth([corner(-46, -34), (0, -38), corner(46, -34), (52, 10), (46, 68), (0, 74), (-46, 68),
                   (-52, 10)], .3)
    art += inked(body, NACHO, 5.5, shade=10, over=[(polygon((-70, 54), (70, 54), (70, 90), (-70, 90)),
                                                    '#E2412B')])
    stream = blend(2, band([(55, -40), (56, 6), (60, 46)], 13), ellipse(62, 60, 17, 12))
    art += inked(stream, NACHO, 5, shade=3) + inked(rounded(-50, -42, 100, 15, 7), '#E2412B', 5, shade=4)
    return art + jalapeno(-58, 56, 16, 15) + jalapeno(-64, 26, 11) + glint(-36, -14, 5, -70)


def chocolate_syrup():
    """A brown bottle whose nozzle draws a moustache of chocolate."""
    curl = [(-68, -40), (-72, -54), (-58, -60), (-44, -48), (-22, -50), (0, -66), (22, -50), (44, -48),
            (58, -60), (72, -54), (68, -40)]
    body = smooth([(-40, 66), (-44, 20), (-40, -10), corner(-16, -34), corner(16, -34), (40, -10), (44, 20),
                   (40, 66), (0, 74)])
    art = inked(smooth([corner(-15, -28), (-6, -56), (6, -56), corner(15, -28)], .2), '#F6B52E', 5, shade=4)
    art += rope(curl, '#7A4630', 9, 9) + inked(body, CHOCOLATE, 5.5, shade=9)
    art += draw(rounded(-37, 4, 74, 52, 14), '#F3DDB4', INK, 4) + glint(-27, -12, 5, -60)
    return art + drop(69, -22, 7, '#7A4630', 0, 4)


def hot_sauce():
    """A slim bottle with the horns and the tail of a devil."""
    tail = [(30, 62), (62, 64), (70, 36), (58, 16), (66, -4)]
    art = rope(tail, HOT, 8, 9) + inked(polygon((52, -2), (80, -6), (64, -28), radius=2), HOT, 4.5, shade=3)
    for s in (-1, 1):
        horn = smooth([corner(14 * s, -16), (30 * s, -24), (34 * s, -40), corner(44 * s, -58), (46 * s, -30),
                       (36 * s, -2)])
        art += inked(horn, '#B3241B', 5, shade=3)
    body = smooth([corner(-38, 72), (-40, 10), (-32, -8), corner(-13, -26), corner(-11, -50), corner(11, -50),
                   corner(13, -26), (32, -8), (40, 10), corner(38, 72), (0, 75)])
    art += inked(body, HOT, 5.5, shade=8)
    art += inked(rounded(-16, -75, 32, 28, 6), '#2F7A45', 5.5, shade=4) + glint(-26, 8, 5, -70)
    return art + chili(-60, 36, 30, 24)


def sprinkles():
    """A shaker of glass, full to the lid."""
    rods = [(-36, -16, 20), (-14, -22, 80), (12, -18, 140), (34, -20, 40), (-45, 6, 100), (45, 4, 70),
            (-44, 30, 150), (44, 28, 10), (-38, 54, 60), (-16, 62, 20), (8, 58, 110), (34, 56, 160)]
    jar = rounded(-58, -40, 116, 114, 24)
    art = inked(jar, '#E9F5F2', 5.5, shade=10) + sprinkle_rows(rods, RAINBOW, 12, 6)
    art += inked(smooth([corner(-50, -34), (-42, -60), (0, -70), (42, -60), corner(50, -34)]), '#C6D2D4',
                 5.5, shade=6)
    art += join(draw(ellipse(x, y, 4, 3.4), INK) for x, y in ((-24, -48), (0, -54), (24, -48), (-12, -42),
                                                              (12, -42)))
    jumping = [(-68, -52, 40), (-54, -72, 100), (66, -56, 140), (52, -74, 60), (-76, -26, 80), (76, -26, 20)]
    return art + sprinkle_rows(jumping, RAINBOW, 12, 6) + glint(-46, -14, 4, -70)


def sour_cream():
    """A tub with its lid torn off and a curl of cream."""
    art = inked(ellipse(60, -44, 15, 28, 26), '#3F7FC4', 5, shade=4) + draw(ellipse(58, -44, 8, 19, 26),
                                                                            '#7FB2E2')
    curl = smooth([(-50, -18), (-44, -38), (-18, -42), (-22, -58), (6, -64), corner(24, -76), (20, -54),
                   (34, -42), (46, -34), (52, -18), (0, -8)])
    art += inked(curl, SOUR, 5.5, shade=7, shade_colour='#DDD2C2') + stroke([(-26, -34), (0, -46), (18, -44)],
                                                                            '#DDD2C2', 5)
    tub = smooth([corner(-60, -22), (0, -14), corner(60, -22), (54, 40), (44, 70), (0, 75), (-44, 70),
                  (-54, 40)], .3)
    wave = band([(-70, 60), (-40, 50), (-10, 60), (20, 50), (50, 60), (80, 52)], 13)
    art += inked(tub, '#F3FAFC', 5.5, shade=10, over=[(wave, '#3F7FC4')])
    return art + inked(rounded(-64, -26, 128, 14, 7), '#3F7FC4', 5, shade=3)


def guacamole():
    """Half an avocado as a bowl of green mash, a wedge of lime on its rim."""
    chip = polygon((-70, -56), (-22, -72), (-26, -14), radius=4)
    art = inked(chip, '#F4C04E', 5.5, shade=5)
    art += cloud(((-36, -14, 22), (-8, -34, 26), (24, -22, 24), (44, -8, 16)), GUACAMOLE, 5.5, 5)
    bits = ((-26, -24, '#E2412B'), (0, -46, '#FFF3D6'), (10, -26, '#E2412B'), (34, -20, '#FFF3D6'),
            (-8, -18, '#5E8A2E'), (26, -36, '#5E8A2E'))
    art += join(draw(rounded(x - 6, y - 5, 12, 10, 3), c, INK, 3) for x, y, c in bits)
    shell = smooth([corner(-72, -12), (0, 0), corner(72, -12), (74, 22), (46, 62), (0, 72), (-44, 60),
                    (-72, 22)])
    rim = band([(-76, -6), (0, 6), (76, -6)], 13)
    art += inked(shell, '#46663A', 5.5, shade=10, over=[
        (rim, '#DDE89A'), *((ellipse(x, y, 3), '#5E8450') for x, y in ((-54, 22), (52, 18), (-36, 48),
                                                                       (40, 46), (0, 62)))])
    lime = smooth([corner(38, -8), (46, -44), corner(76, -62), (80, -30), corner(64, -4)])
    return art + inked(lime, '#7CC243', 5, over=[(ellipse(60, -30, 10, 20, 30), '#DDF29A')], shade=3)


TOPPINGS = (('peanut-butter', peanut_butter, 'a jar with a knife', place((0, 30, 64, 0), PEANUT, 'cream')),
            ('nacho-cheese', nacho_cheese, 'a pump of molten cheese', place((-4, 18, 62, 0), NACHO, 'hot')),
            ('chocolate-syrup', chocolate_syrup, 'a bottle with a moustache',
             place((0, 30, 58, 0), CHOCOLATE, 'wet')),
            ('hot-sauce', hot_sauce, 'a bottle with horns', place((0, 34, 56, 0), HOT, 'hot')),
            ('sprinkles', sprinkles, 'a shaker', place((0, 28, 62, 0), '#F58FB0', 'crumb')),
            ('sour-cream', sour_cream, 'a tub', place((0, 18, 64, 0), SOUR, 'cream')),
            ('guacamole', guacamole, 'a bowl of avocado', place((0, 34, 60, 0), GUACAMOLE, 'cream', True)))
