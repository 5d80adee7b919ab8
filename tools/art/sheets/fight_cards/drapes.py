"""Toppings as they lie on a flying food of 150 px: over its upper half, the face left free."""

from album import centred
from draw.art import Art, draw, join, stroke
from draw.geometry import band, clip, disc, ellipse, rectangle, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker
from draw.toon import glint, inked
from sheets.fight_cards.kit import blend, cloud, drop, flame, sparkle, splat, star

# How far drips run: (x, lower end, width); those over the face are short.
_DRIPS = ((-62, 6, 17), (-46, -16, 15), (-22, -32, 14), (10, -28, 15), (40, -20, 14), (60, 10, 18))


def blanket(colour, drips=_DRIPS, edge=-42, shade=6):
    """Sauce over the top, running down at the sides."""
    cap = clip(ellipse(0, 4, 78, 76), rectangle(-90, -90, 180, 90 + edge))
    runs = [band([(x, edge - 8), (x, end)], width) for x, end, width in drips]
    tips = [disc(x, end, width * .58) for x, end, width in drips if end > -10]
    return inked(blend(4, cap, *runs, *tips), colour, 5, shade=shade, light=4) + glint(-38, -54, 6, -30)


def ketchup():
    zigzag = band([(-74, -30), (-54, -58), (-34, -40), (-14, -72), (8, -46), (28, -72), (46, -42), (72, -34)],
                  18, .3)
    runs = [
        band([(-72, -30), (-71, 10)], 15),
        disc(-71, 12, 10),
        band([(70, -34), (70, -4)], 14),
        disc(70, -2, 9)]
    return inked(blend(3, zigzag, *runs), '#DC3526', 5, shade=4, light=3) + glint(-16, -70, 4)


def mustard():
    art = Art()
    for points in ([(-76, -18), (-50, -46), (-40, -30), (-14, -66), (-4, -44), (22, -74), (34, -52),
                    (60, -62)], [(30, -38), (48, -34), (54, -50), (76, -30)]):
        art += inked(band(points, 12, .3), '#FFC931', 4.5, shade=3, light=2)
    return art + drop(78, -2, 8, '#FFC931', 0, 4) + drop(-80, 12, 7, '#FFC931', 0, 4)


def gravy():
    return blanket('#8A4B26', ((-62, 12, 19), (-46, -12, 15), (-22, -32, 14), (10, -28, 15), (42, -16, 16),
                                (60, 16, 19)))


def syrup():
    art = blanket('#C9792E', ((-60, 6, 22), (-38, -26, 16), (34, -24, 18), (58, 16, 20)))
    butter = inked(rounded(-22, -86, 44, 28, 6), '#FFE169', 5, shade=5)
    return art + butter.at(4, 0, turn=-6)


def whipped_cream():
    art = cloud(((-48, -50, 22), (-20, -62, 26), (16, -64, 27), (46, -50, 22), (0, -52, 26)), '#FFFDF4', 5, 6)
    art += cloud(((-16, -82, 17), (10, -86, 19), (24, -78, 14)), '#FFFDF4', 5, 5)
    return art + inked(ellipse(6, -104, 12), TOMATO, 5) + glint(2, -108, 3)


def salsa():
    art = splat(-46, -44, 30, '#D93A2B', 3, 1.1, 7, 5) + splat(44, -48, 32, '#D93A2B', 8, 1.1, 7, 5) + splat(
        -2, -66, 26, '#D93A2B', 5, 1.2, 7, 5)
    bits = ((-56, -36, '#8CC152', 10), (-36, -54, '#FFE3A0', 30), (4, -70, '#8CC152', 50),
            (52, -56, '#FFE3A0', 20), (36, -40, '#8CC152', 70), (-12, -62, '#FFE3A0', 15), (62, -40,
                                                                                            '#F4795F', 40))
    return art + join(
        draw(rounded(-6, -5, 12, 10, 3), colour, INK, 3).at(x, y, turn=turn) for x, y, colour, turn in bits)


def sugar_stars():
    places = ((-62, -30, 11, '#F58FB0'), (-40, -56, 14, '#FFD84A'), (-10, -72, 12, '#7CC6E8'),
              (20, -66, 15, '#FFD84A'), (48, -50, 13, '#F58FB0'), (70, -22, 11, '#8CC152'),
              (-74, 4, 9, '#7CC6E8'), (2, -48, 9, '#8CC152'))
    dust = ((-52, -44), (-26, -66), (6, -58), (34, -54), (60, -36), (-66, -12), (38, -72), (-20, -50), (72,
                                                                                                        -2))
    return join(draw(ellipse(x, y, 4), MILK, INK, 2.5) for x, y in dust) + join(
        star(x, y, r, colour, -90 + 17 * i, 4) for i, (x, y, r, colour) in enumerate(places))


def glitter_icing():
    art = blanket('#D987DE', ((-64, -8, 24), (-42, -24, 20), (-16, -34, 20), (14, -32, 20), (42, -22, 20),
                               (64, -4, 24)), -44)
    art += join(
        sparkle(x, y, size)
        for x, y, size in ((-54, -30, 9), (-24, -56, 8), (8, -62, 10), (36, -48, 8), (58, -24, 9)))
    return art + join(
        draw(ellipse(x, y, 3), colour) for x, y, colour in ((-40, -46, MUSTARD), (-6, -44, '#7CC6E8'),
                                                            (24, -58, MUSTARD), (50, -42, '#7CC6E8')))


def caramel():
    art = Art()
    for points in ([(-78, -10), (-40, -48), (-6, -76), (20, -82)], [(-58, -52), (-28, -48), (14, -54),
                                                                    (66, -50)], [(78, 2), (56, -34),
                                                                                 (24, -64), (-14, -74)]):
        art += inked(band(points, 14), '#D99238', 4.5, shade=3, light=3)
    return art + drop(-80, 14, 8, '#D99238', 0, 4) + drop(80, 24, 8, '#D99238', 0, 4)


def chili_sauce():
    art = join(flame(x, y, size) for x, y, size in ((-44, -44, .42), (44, -44, .42), (0, -54, .52)))
    return art + blanket('#E2502B',
                          ((-66, -2, 16), (-44, -22, 14), (12, -30, 14), (44, -20, 14), (66, 6, 16)), -46)


def cheese_dip():
    return blanket('#FFC93C', (
        (-64, 18, 16), (-47, -8, 13), (-26, -30, 15), (24, -28, 15), (47, -6, 14),
        (64, 22, 17))) + draw(ellipse(20, -52, 9, 5), '#E8A020') + draw(ellipse(-8, -58, 5, 3), '#E8A020')


def ranch():
    art = join(
        inked(
            smooth([(x - w,
                     y), (x - w * .5,
                          y - h), (x + w * .4,
                                   y - h * 1.05), (x + w,
                                                   y - h * .1), (x + w * .6, y +
                                                                 h * .8), (x - w * .5, y +
                                                                           h * .8)]), '#FFFBEF', 5, shade=5)
        for x, y, w, h in ((-46, -40, 30, 20), (46, -42, 28, 19), (0, -64, 32, 22)))
    herbs = ((-56, -44, 20), (-36, -36, 70), (-8, -70, 40), (14, -62, 100), (40, -48, 10), (56, -38, 60))
    return art + join(draw(ellipse(x, y, 3, 5.5, turn), '#6FA544') for x, y, turn in herbs)


def mayo():
    art = blanket('#FFF6D8', ((-62, 2, 28), (-34, -26, 26), (0, -32, 26), (34, -26, 26), (62, 4, 28)), -44)
    return art + stroke([(-44, -46), (-20, -60), (6, -54), (30, -66)], '#E2D2A8', 5)


def relish():
    heap = cloud(((-52, -40, 18), (-28, -54, 22), (2, -62, 24), (32, -54, 22), (54, -38, 18)), '#7FA83B', 5,
                 5)
    cubes = ((-56, -40, '#C4DA72', 10), (-36, -58, '#5E8A2E', 40), (-16, -48, '#C4DA72', 70),
             (4, -72, '#C4DA72', 20), (20, -54, '#5E8A2E', 55), (42, -56, '#C4DA72', 30),
             (54, -36, '#5E8A2E', 10), (-8, -62, '#5E8A2E', 15))
    return heap + join(
        draw(rounded(-7, -6, 14, 12, 3), colour, INK, 3).at(x, y, turn=turn) for x, y, colour, turn in cubes)


def pesto():
    smear = blend(3, band([(-72, -22), (-30, -54), (20, -64), (70, -38)], 26),
                  band([(-56, -50), (0, -72), (44, -66)], 18))
    specks = [(ellipse(x, y, 4, 3, 30), colour)
              for x, y, colour in ((-52, -38, '#A9CF5E'), (-30, -58, '#4F7F2E'), (-8, -66, '#A9CF5E'),
                                   (16, -58, '#4F7F2E'), (40, -58, '#A9CF5E'), (56, -42, '#4F7F2E'))]
    art = inked(smear, '#7FAE3C', 5, over=specks, shade=4)
    leaf = smooth([(-10, -70, True), (6, -96), (34, -104, True), (28, -82), (12, -70)])
    return art + inked(leaf, '#4F8F3A', 4.5, shade=3) + stroke([(0, -76),
                                                                (26, -96)], darker('#4F8F3A', .35), 3)


_DRAPES = {
    'ketchup': ketchup,
    'mustard': mustard,
    'gravy': gravy,
    'syrup': syrup,
    'whipped-cream': whipped_cream,
    'salsa': salsa,
    'sugar-stars': sugar_stars,
    'glitter-icing': glitter_icing,
    'caramel': caramel,
    'chili-sauce': chili_sauce,
    'cheese-dip': cheese_dip,
    'ranch': ranch,
    'mayo': mayo,
    'relish': relish,
    'pesto': pesto}


def add_to(album):
    album.chapter('Cafe Chaos: toppings on a flying food (anchor = middle of the food)')
    for name, make in _DRAPES.items():
        album.add('drape-' + name, make().at(0, 0, .88), centred(180, 220), name + ' over the top of a food')
