"""The events of the three packs; drawn at one and a half times their size."""
from draw.art import Art, draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import band, clip, corner, ellipse, polygon, rectangle, rounded, smooth
from draw.lettering import DOSIS, centred_word
from draw.palette import GUM, INK, MILK, MUSTARD, PAPER, TEAL, TOMATO, darker, lighter
from draw.toon import glint, inked
from sheets.fight_cards.events_base import confetti
from sheets.fight_cards.kit import (BROWN_SKIN, EVENT, SKIN, blend, cloud, drop, fan, hand_area, heart, scene,
                                    spiral, star)
from sheets.foods import cake, taco, tomato


def streaming_live():
    """A tomato on the screen of a telephone; thumbs go up and down."""
    art = inked(rounded(-92, -136, 184, 272, 26), '#3D3350', 9, shade=10)
    screen = rounded(-76, -112, 152, 220, 10)
    art += draw(screen, '#8FD3E8', INK, 6) + draw(clip(ellipse(0, 96, 110, 60), screen.area.buffer(-3)),
                                                  '#5FB08C')
    art += tomato('joy').at(0, 18, .74)
    art += inked(rounded(-66, -102, 84, 34, 10), TOMATO, 5, shade=0, light=0) + draw(
        ellipse(-50, -85, 7), MILK)
    art += draw(centred_word('LIVE', 26, -10, -85, DOSIS), MILK) + draw(ellipse(0, 122, 7), '#8A8296')
    for side, colour in ((1, '#6FB84A'), (-1, TOMATO)):
        thumb = blend(3, rounded(-26, -6, 58, 46, 14), band([(-6, 6), (2, -20), (4, -40)], 22))
        badge = inked(ellipse(0, 0, 54), colour, 8, shade=9) + inked(thumb, PAPER, 6, shade=4).at(-4, 2, .84)
        art += badge.at(side * 128, 52 * -side + 10, 1, turn=0 if side > 0 else 180)
    return art + heart(118, 96, 15, GUM, 12) + heart(150, 62, 11, TOMATO, -8) + heart(
        -122, -78, 16, GUM, -12) + heart(-152, -116, 11, TOMATO, 8)


def taco_tuesday():
    """A page of the calendar with a taco on it."""
    art = confetti(((-160, -90, 30), (-140, 10, 80), (-158, 90, 10), (158, -100, 60), (166, -10, 20),
                    (146, 92, 100), (-128, -124, 0), (128, 128, 40)))
    art += inked(rounded(-112, -112, 224, 246, 16), darker(PAPER, .2), 8, shade=0, light=0).at(8, 4, turn=5)
    page = rounded(-116, -116, 232, 248, 16)
    art += inked(page, PAPER, 9, shade=13, over=[(rectangle(-130, -130, 260, 76), TOMATO)]) + lines([
        ((-114, -54), (114, -54))], INK, 7)
    art += draw(centred_word('TUE', 56, 0, -82, DOSIS), PAPER)
    for x in (-66, 66):
        art += inked(rounded(x - 10, -140, 20, 48, 10), '#C6D2D4', 6, shade=4)
    return art + taco('joy').at(2, 50, 1.0, turn=-4)


def bake_sale():
    """A stall full of cake."""
    art = inked(rounded(-150, -60, 20, 150, 4), '#B9743C', 7, shade=4) + inked(
        rounded(130, -60, 20, 150, 4), '#B9743C', 7, shade=4)
    art += inked(rounded(-158, 56, 316, 80, 10), TEAL, 9, shade=12)
    art += join(draw(rectangle(x, 66, 18, 64), lighter(TEAL, .22)) for x in (-134, -84, 66, 116))
    for x, colour in ((-96, GUM), (98, '#8FD3E8')):
        art += inked(polygon((x - 32, 14), (x + 32, 14), (x + 24, 54), (x - 24, 54), radius=3), '#E3A24A', 7,
                     shade=5)
        art += lines([((x - 12, 22), (x - 10, 48)), ((x + 12, 22), (x + 10, 48))], '#A9682C', 5)
        art += cloud(((x - 22, 2, 19), (x, -16, 24),
                      (x + 22, 2, 19)), colour, 7, 6) + inked(ellipse(x, -42, 10), TOMATO, 5, shade=0)
    art += inked(ellipse(0, 52, 60, 12), '#C6D2D4', 6, shade=0) + cake('joy').at(0, -2, .66)
    art += inked(rounded(-168, 44, 336, 22, 8), PAPER, 8, shade=6)
    stripes = []
    for i in range(7):
        x = -168 + 48 * i
        stripes.append((polygon((x + 6, -140), (x + 42, -140), (x + 48, -84), (x, -84)), i))
    for shape, i in stripes:
        flap = blend(0, shape, ellipse(-168 + 48 * i + 24, -84, 24, 20))
        art += inked(flap, TOMATO if i % 2 == 0 else PAPER, 7, shade=4, light=0)
    art += inked(rounded(-62, 76, 124, 46, 10), PAPER, 7, shade=5).at(0, 2, turn=-3)
    return art + draw(centred_word('SALE', 34, 0, 101, DOSIS), TOMATO)


def food_poison():
    """A sandwich turns green under a skull of steam."""
    green = '#A6C24A'
    skull = blend(4, ellipse(0, -92, 58, 46), rounded(-30, -66, 60, 36, 8))
    art = cloud(((-76, -58, 22), (-98, -30, 15)), '#DCE8A8', 6, 5) + cloud(
        ((78, -60, 20), (98, -34, 14)), '#DCE8A8', 6, 5)
    art += inked(skull, '#F1F5D6', 8, shade=10) + draw(ellipse(-22, -90, 15, 17), INK) + draw(
        ellipse(22, -90, 15, 17), INK)
    art += draw(polygon((-6, -66), (6, -66),
                        (0, -78)), INK) + lines([((x, -50), (x, -32)) for x in (-14, 0, 14)], INK, 6)
    art += inked(ellipse(0, 116, 156, 22), MILK, 8, shade=7)
    art += inked(smooth([corner(-110, 76),
                         corner(110, 76), (104, 106), (0, 116), (-104, 106)]), darker(green, .1), 8, shade=8)
    art += inked(band([(-112, 70), (-70, 82), (-30, 68), (10, 84), (50, 68), (112, 74)], 22, .3), '#6E8F3A',
                 7, shade=5)
    art += inked(
        smooth([
            corner(-114, 60), (-106, 4), (-60, -20), (0, -26), (60, -20), (106, 4),
            corner(114, 60), (0, 68)]), green, 9, shade=15, light=9)
    art += spiral(-38, 12, 20, 2, INK, 6) + spiral(38, 12, 20, 2, INK, 6, 180)
    art += stroke([(-24, 46), (-8, 40), (8, 48), (26, 42)], INK, 8, .3)
    art += join(
        draw(ellipse(x, y, r), lighter(green, .45), INK, 5)
        for x, y, r in ((-136, 36, 11), (142, 20, 13), (128, 62, 8), (-150, 4, 7)))
    return art + drop(-86, -2, 11, '#CFE7F2', -10)


def ice_cream_social():
    """Three cones meet for a party."""
    art = confetti(
        ((-160, -60, 30), (-110, -118, 70), (-40, -130, 10), (44, -132, 50), (112, -118, 20), (164, -58, 80)))
    for x, y, turn, colour, mood in ((-98, 6, -16, '#8FD3E8', 'joy'), (98, 6, 16, '#F6E3A8', 'calm'),
                                     (0, -14, 0, GUM, 'joy')):
        cone = polygon((-44, 20), (44, 20), (4, 132), (-4, 132), radius=3)
        waffle = [(band([(p - 40, 16), (p + 28, 136)], 5), '#A9682C') for p in (-34, -4, 26)] + [
            (band([(p + 40, 16), (p - 28, 136)], 5), '#A9682C') for p in (-26, 4, 34)]
        one = inked(cone, '#E3A24A', 8, over=waffle)
        one += cloud(((0, -26, 54), (-40, 14, 20), (-12, 20, 20), (18, 18, 20),
                      (42, 12, 20)), colour, 8, 12) + food_face(mood).at(0, -18, .98)
        one += glint(-28, -56, 8) + inked(ellipse(4, -84, 13), TOMATO, 6)
        art += one.at(x, y, turn=turn)
    return art


def annoying_customers():
    """Hands hammer on the bell, everybody shouts."""
    art = Art()
    for x, y, tail, colour in ((-108, -84, 22, PAPER), (104, -90, -22, '#FFE08A')):
        bubble = blend(1, rounded(x - 62, y - 46, 124, 82, 26),
                       polygon((x - 12, y + 20), (x + 16, y + 20), (x + tail, y + 66)))
        art += inked(bubble, colour, 8, shade=9)
    art += stroke([(-146, -92), (-130, -104), (-118, -84), (-104, -104), (-92, -84), (-78, -102), (-68, -90)],
                  TOMATO, 10, .3)
    art += draw(centred_word('?!', 66, 104, -94, DOSIS), TOMATO, INK, 0)
    art += fan(0, -14, 40, 62, -124, -56, 4, 10)
    art += inked(
        smooth([corner(-86, 96), (-78, 38), (-44, 2), (0, -6), (44, 2),
                (78, 38), corner(86, 96)], .34), MUSTARD, 9, shade=13, light=8)
    art += inked(rounded(-104, 92, 208, 36, 12), '#8A5528', 8, shade=6) + inked(
        ellipse(0, -14, 19, 14), '#E9A51F', 7, shade=4)
    art += food_face('fear').at(0, 40, .95) + glint(-54, 36, 8)
    for side, skin, sleeve in ((-1, SKIN, TOMATO), (1, BROWN_SKIN, TEAL)):
        arm = inked(rounded(-132, -26, 78, 52, 9), sleeve, 8, shade=7) + inked(
            hand_area('point'), skin, 8, shade=8)
        art += arm.at(side * 110, 40, .7, turn=24 * side, wide=-side)
    return art


def wet_floor():
    """The yellow board, and one who did not read it."""
    art = inked(
        smooth([(-166, 112), (-110, 94), (0, 100), (110, 92), (168, 112), (120, 132), (0, 136), (-120, 132)]),
        '#8FCBE8', 8, shade=5)
    art += glint(-120, 112, 7, 0) + glint(126, 110, 6, 0)
    art += inked(polygon((40, -122), (66, -126), (128, 112), (92, 116), radius=5), darker(MUSTARD, .25), 8,
                 shade=5)
    board = polygon((-48, -128), (52, -128), (96, 118), (-96, 118), radius=10)
    art += inked(board, '#FFD23E', 9, shade=14, light=8) + inked(rounded(-22, -120, 44, 18, 9), '#3D3350', 5,
                                                                 shade=0, light=0)
    art += draw(ellipse(-26, -58, 19), INK)
    for points, width in (([(-14, -36), (6, 2), (16, 20)], 26), ([(-8, -26), (-48, -16), (-64, -40)], 14), ([
        (-6, -22), (34, -34), (58, -66)], 14), ([(14, 18), (48, 2), (72, -4)], 16), ([(14, 20), (28, 48),
                                                                                      (62, 44)], 16)):
        art += stroke(points, INK, width)
    art += lines([((-72, 74), (-44, 66)), ((-20, 74), (8, 66)), ((32, 74), (60, 66))], INK, 10)
    return art + join(
        drop(x, y, 11, '#8FCBE8', turn, 5)
        for x, y, turn in ((-132, 58, -24), (-152, 20, -34), (148, 52, 24), (160, 4, 34)))


def extra_cheese():
    """A slice is lifted and the cheese will not let go."""
    gold = '#FFC93C'
    art = inked(
        smooth([(-164, 116), (-120, 88), (0, 82), (120, 88), (164, 116), (120, 138), (0, 142), (-120, 138)]),
        gold, 8, shade=8)
    for points, width in (([(-96, 108), (-70, 60), (-64, 6)], 22), ([
        (-44, 108), (-30, 70), (-26, 30)], 17), ([(6, 110), (8, 80), (6, 44)], 26), ([
            (60, 108), (44, 72), (42, 26)], 16), ([(110, 106), (82, 60), (72, -2)], 22)):
        art += stroke(points, INK, width + 15) + stroke(points, gold, width)
    art += draw(ellipse(0, 114, 134, 17), gold) + glint(-96, 112, 6, 0)
    slice_area = smooth([(-120, -70), (0, -82), (120, -70), (84, -4), (40, 46), (4, 78), (-10, 74), (-42, 44),
                         (-86, -4)], .3)
    spots = [(ellipse(x, y, r, r * .7), '#F0A92E')
             for x, y, r in ((-66, -30, 11), (60, -44, 12), (46, 14, 9), (-40, 26, 8))]
    art += inked(slice_area, '#FFD65E', 9, over=spots, shade=15)
    crust = band([(-124, -76), (-64, -98), (0, -104), (64, -98), (124, -74)], 46)
    art += inked(
        crust, '#D98A3A', 9, shade=11, over=[
            (ellipse(x, y, r, 8), '#B9652A') for x, y, r in ((-64, -106, 18), (26, -116, 20), (92, -90, 13))])
    goo = blend(3, band([(-110, -70), (-60, -84), (0, -88), (60, -84), (112, -68)], 18),
                *[band([(x, -76), (x, y)], w) for x, y, w in ((-88, -38, 18), (86, -30, 20), (-56, -56, 15))])
    art += inked(goo, gold, 7, shade=4) + food_face('joy').at(0, -34, 1.05)
    return art + join(
        star(x, y, r, MILK, -80, 5)
        for x, y, r in ((-150, -30, 13), (152, -40, 14), (-136, 44, 10), (144, 40, 10)))


EVENTS = (('streaming-live', streaming_live, 'a tomato on a telephone'), ('taco-tuesday', taco_tuesday,
                                                                          'a page of the calendar'),
          ('bake-sale', bake_sale, 'a stall'), ('food-poison', food_poison, 'a green sandwich'),
          ('ice-cream-social', ice_cream_social, 'three cones'), ('annoying-customers', annoying_customers,
                                                                  'a bell and its bullies'),
          ('caution-wet-floor', wet_floor, 'the yellow board'), ('extra-cheese', extra_cheese,
                                                                 'a slice and its cheese'))


def add_to(album):
    album.chapter('Cafe Chaos: events of the packs (anchor = middle)')
    for name, make, what in EVENTS:
        scene(album, 'event-' + name, make(), EVENT, what, 2 / 3)
