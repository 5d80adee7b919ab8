"""The events of What the Food?! that Cafe Chaos has not; drawn at one and a half times their size."""
from draw.art import draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import (Polygon, band, clip, corner, disc, ellipse, minus, polygon, rectangle, rounded,
                           smooth, union)
from draw.palette import INK, MILK, MUSTARD, PAPER, STEEL, TOMATO, darker, lighter
from draw.toon import glint, inked
from sheets.fight_cards.kit import (EVENT, blend, cloud, drop, fan, grin, scene, small_card, sparkle, spiral)
from sheets.foods import tomato
from sheets.kitchen.cards_kit import light

WOOD = '#B9743C'


def _chain(points):
    return stroke(points, INK, 13) + stroke(points, MUSTARD, 5)


def best_friends_forever():
    """A locket in two halves that belong together, each on a chain."""
    whole = smooth([
        corner(0, -44), (52, -92), (108, -44), (72, 40),
        corner(0, 112), (-72, 40), (-108, -44), (-52, -92)]).area
    zigzag = [(0, -70), (-16, -36), (14, -6), (-14, 28), (14, 62), (-4, 90), (0, 130)]
    left = minus(whole, Polygon([*zigzag, (200, 130), (200, -130), (0, -130)]))
    right = minus(whole, left)
    art = _chain([(-70, -72), (-96, -112), (-150, -136)]) + _chain([(70, -72), (96, -112), (150, -136)])
    for side, half, colour in ((-1, left, '#F2567A'), (1, right, TOMATO)):
        piece = inked(half, colour, 9, shade=13, light=8)
        piece += food_face('joy', 17).at(side * 54, -20, 1.0, wide=side)
        piece += draw(ellipse(side * 26, 6, 8, 5), lighter(colour, .45)) + draw(
            ellipse(side * 84, 6, 8, 5), lighter(colour, .45))
        art += piece.at(side * 17, 14, turn=side * 5)
    for side in (-1, 1):
        art += inked(ellipse(side * 78, -74, 13), MUSTARD, 6, shade=0, light=0)
    for x, y, size in ((-150, -20, 20), (152, -16, 22), (-136, 84, 14), (138, 86, 15)):
        art += sparkle(x, y, size, MILK, 5)
    return art + fan(0, -60, 40, 68, -112, -68, 3, 10)


def the_janitor():
    """A broom with a moustache sweeps cards away."""
    art = inked(band([(-148, -136), (-52, 8)], 19), '#D9A45C', 9, shade=5)
    art += small_card(86, 22, TOMATO, -24, 66, 86) + small_card(136, 70, '#4E9FDB', 34, 62, 82)
    art += small_card(66, 84, MUSTARD, 12, 66, 86)
    art += cloud(((38, 116, 26), (80, 108, 30), (122, 118, 26), (154, 124, 18), (8, 124, 20)), '#E9DEC4', 8,
                 7)
    bristles = smooth([
        corner(-142, 52),
        corner(44, 34), (54, 80),
        corner(66, 122), (-40, 132),
        corner(-138, 128), (-146, 90)], .3)
    art += inked(bristles, '#E2B04A', 9, shade=9)
    art += lines([((x, 66 - x * .06), (x * 1.04 + 4, 114)) for x in range(-118, 50, 24)],
                 darker('#E2B04A', .35), 6)
    block = rounded(-100, -46, 200, 92, 26)
    head = inked(block, '#5B7FA6', 9, shade=13, light=8)
    for x in (-34, 34):
        head += draw(ellipse(x, -14, 17, 19), MILK, INK, 5.5) + draw(ellipse(x + 6, -10, 8, 10), INK)
        head += draw(ellipse(x + 3, -14, 3.5), MILK)
    head += stroke([(-58, -36), (-16, -32)], INK, 9) + stroke([(16, -36), (58, -40)], INK, 9)
    tash = smooth([(0, 10), (28, 6), (62, 24), (76, 46), (44, 44), (0, 30), (-44, 44), (-76, 46), (-62, 24),
                   (-28, 6)])
    head += inked(tash, '#E9E6E0', 7, shade=6, shade_colour='#B9B3AC')
    art += head.at(-48, 12, turn=-6)
    return art + stroke([(-170, 92), (-160, 40)], INK, 10) + stroke([(-172, 20), (-160, -16)], INK, 9)


def lunch_lady():
    """A pot in a hair net, a ladle at its side."""
    art, steel = fan(-16, -60, 92, 112, -150, -100, 3, 10), '#9FB0B8'
    for side in (-1, 1):
        loop = [(side * 100 - 16, 26), (side * 136 - 16, 22), (side * 134 - 16, 60), (side * 98 - 16, 62)]
        art += stroke(loop, INK, 27) + stroke(loop, '#4A4253', 12)
    hair = cloud(
        ((-90, -48, 34), (-62, -86, 38), (-16, -104, 40), (34, -86, 38), (60, -48, 34), (-16, -50, 60)),
        '#B8683F', 9, 9)
    art += hair
    net = [
        band([(-16 + x, -146), (-16 + x * 1.1, -90), (-16 + x * 1.2, -30)], 3.5)
        for x in (-64, -32, 0, 32, 64)]
    net += [band([(-120, y + 14), (-16, y - 6), (88, y + 14)], 3.5) for y in (-104, -74)]
    area = union(*[
        disc(x, y, r) for x, y, r in ((-90, -48, 30), (-62, -86, 34), (-16, -104, 36), (34, -86, 34),
                                      (60, -48, 30), (-16, -50, 56))])
    art += join(draw(clip(line, area), '#F4E3CF', opacity=.75) for line in net)
    pot = smooth([
        corner(-116, -26), (-16, -18),
        corner(84, -26), (82, 70), (70, 116), (-16, 128), (-102, 116), (-114, 70)], .3)
    art += inked(pot, steel, 9, shade=16, light=9)
    art += inked(rounded(-128, -46, 224, 36, 17), lighter(steel, .35), 8, shade=7)
    for side in (-1, 1):
        x = -16 + side * 40
        art += inked(
            smooth([corner(x - 34, 4),
                    (x, 0), corner(x + 34, 4), (x + 30, 42), (x, 52), (x - 30, 42)], .3), MILK, 8, shade=0,
            light=0)
        art += inked(polygon((x + side * 18, 2), (x + side * 48, -16), (x + side * 36, 14), radius=2), TOMATO,
                     5, shade=0, light=0)
        art += draw(ellipse(x + 4, 27, 10, 12), INK) + draw(ellipse(x, 22, 4), MILK)
        art += draw(ellipse(-16 + side * 70, 74, 14, 9), '#E9A1A0')
    art += stroke([(-22, 12), (-10, 12)], INK, 9) + grin(32, 32, 70).at(-16, 0)
    stick = [(128, 128), (136, -30)]
    art += stroke(stick, INK, 21) + stroke(stick, '#D8E2E2', 10)
    slop = blend(2, ellipse(134, -64, 40, 22), disc(120, -80, 18), disc(148, -82, 18),
                 band([(104, -54), (100, -14)], 14))
    bowl = smooth([corner(84, -56), corner(184, -56), (170, -20), (134, -4), (98, -20)], .3)
    return art + inked(slop, '#8CB83F', 7, shade=6) + inked(bowl, '#D8E2E2', 8, shade=8) + glint(118, -84, 5)


def detention():
    """A tomato sits before a board full of the same line."""
    art = inked(rounded(-170, -138, 340, 190, 14), WOOD, 9, shade=9) + draw(rounded(-152, -120, 304, 154, 8),
                                                                            '#2F6B55', INK, 6)
    for row in range(5):
        y, length = -98 + 28 * row, (5, 5, 5, 4, 2)[row]
        for i in range(length):
            x = -134 + 52 * i
            art += stroke([(x, y + 4), (x + 9, y - 6), (x + 18, y + 5), (x + 27, y - 5), (x + 38, y + 3)],
                          '#F4F1E4', 6)
    art += inked(rounded(96, 26, 52, 14, 5), PAPER, 5, shade=3)
    art += tomato('fear').at(0, 22, 1.02)
    art += inked(polygon((-132, 82), (132, 82), (160, 122), (-160, 122), radius=6), lighter(WOOD, .25), 9,
                 shade=9)
    art += inked(rounded(-160, 116, 320, 24, 6), WOOD, 8, shade=6)
    art += inked(polygon((-70, 90), (4, 90), (-4, 110), (-84, 110), radius=2), MILK, 5, shade=0)
    art += lines([((-66, 97), (-10, 97)), ((-72, 104), (-30, 104))], '#8A97A0', 4)
    pencil = inked(band([(26, 108), (84, 88)], 12, flat=True), MUSTARD, 5, shade=3)
    art += pencil + inked(band([(84, 88), (92, 85)], 12, flat=True), TOMATO, 4, shade=0, light=0)
    return art + drop(-84, -26, 10, '#7CC6E8', -20) + drop(86, -28, 10, '#7CC6E8', 20)


def second_helping():
    """A mountain of mash gets even more."""
    art = inked(ellipse(0, 108, 164, 30), MILK, 9, shade=8, shade_colour='#CFD8D8') + draw(
        ellipse(0, 104, 124, 17), '#DDE7E6')
    mash = smooth([(-122, 96), (-108, 52), (-66, 22), (-44, -10), (-4, -24), (40, -12), (66, 20), (108, 50),
                   (124, 94), (60, 112), (0, 116), (-64, 112)])
    art += inked(mash, '#F7DF9E', 9, shade=14, light=9)
    gravy = blend(3, ellipse(-2, -8, 50, 22), band([(-40, 0), (-58, 40)], 22), band([(40, 0), (60, 34)], 20),
                  band([(-2, 0), (-6, 20)], 18))
    art += inked(gravy, '#8A4B26', 7, shade=5) + glint(-26, -16, 6) + food_face('joy', 30).at(0, 62, 1.1)
    blob = blend(3, disc(-6, -72, 24), disc(22, -76, 20), band([(6, -74), (8, -46)], 16))
    art += inked(blob, '#F7DF9E', 7, shade=7)
    bowl = smooth([corner(-66, -118), corner(54, -142), (62, -104), (30, -78), (-14, -76), (-48, -88)], .3)
    stick = [(48, -122), (110, -132), (170, -142)]
    art += stroke(stick, INK, 23) + stroke(stick, STEEL, 11) + inked(bowl, STEEL, 8, shade=8, light=5)
    for x, y, s in ((-132, -34, 1), (134, -24, .8)):
        plus = union(rectangle(-30, -11, 60, 22), rectangle(-11, -30, 22, 60))
        art += inked(plus, '#8CC63F' if s == 1 else MUSTARD, 7, shade=5, light=0).at(x, y, s, turn=-8)
    return art


def food_poisoning():
    """A fish on a plate, green, an ice bag on its head."""
    art = inked(ellipse(0, 106, 168, 30), MILK, 9, shade=8, shade_colour='#CFD8D8') + draw(
        ellipse(0, 101, 128, 17), '#DDE7E6')
    green = '#9BC14B'
    tail = smooth([corner(96, 40), (136, -6), corner(168, -14), (158, 36), corner(166, 92), (134, 84)], .3)
    art += inked(tail, darker(green, .12), 8, shade=8)
    body = smooth([(-150, 42), (-126, -2), (-70, -34), (-6, -38), (64, -10),
                   corner(116, 36), (66, 78), (-4, 100), (-74, 96), (-128, 78)])
    fin = smooth([corner(-30, -34), (10, -68), (52, -62), corner(64, -12)], .3)
    art += inked(fin, darker(green, .12), 8, shade=6) + inked(body, green, 9, shade=15, light=9)
    art += stroke([(-38, -18), (-22, 26), (-40, 76)], darker(green, .4), 7)
    art += join(
        stroke([(x, y - 12), (x + 12, y), (x, y + 12)], darker(green, .35), 6)
        for x, y in ((2, 12), (2, 48), (36, 30), (36, 64), (68, 30)))
    for x in (-108, -62):
        art += draw(ellipse(x, 14, 20, 22), MILK, INK, 6) + spiral(x, 14, 15, 2, INK, 5)
    art += stroke([(-118, 62), (-104, 54), (-90, 64), (-76, 54), (-62, 62)], INK, 8)
    art += inked(smooth([corner(-112, 62), (-108, 88), (-96, 92),
                         (-88, 84), corner(-90, 62)], .3), '#F0697A', 6, shade=4)
    bag = smooth([(-140, -26), (-134, -62), (-100, -78), (-62, -74), (-34, -48), (-40, -22), (-88, -32)])
    art += inked(bag, '#5FA8DC', 8, shade=9) + inked(rounded(-104, -98, 34, 24, 8), MUSTARD, 6, shade=4)
    art += glint(-116, -52, 6)
    for x, y, s in ((-10, -98, 1), (92, -84, 1.15), (146, -60, .8)):
        art += stroke([(x, y + 24), (x + 13, y + 8), (x - 8, y - 10),
                       (x + 8, y - 30)], INK, 15 * s) + stroke([(x, y + 24), (x + 13, y + 8), (x - 8, y - 10),
                                                                (x + 8, y - 30)], '#C8E07A', 6 * s)
    return art + join(
        inked(ellipse(x, y, r), '#C8E07A', 5, shade=0, light=0)
        for x, y, r in ((-158, -20, 9), (-166, -52, 6), (52, -118, 8), (154, -112, 8), (-40, -122, 7)))


EVENTS = (('best-friends-forever', best_friends_forever,
           'a locket in two halves'), ('the-janitor', the_janitor, 'a broom with a moustache'),
          ('lunch-lady', lunch_lady, 'a pot in a hair net'), ('detention', detention,
                                                              'a tomato before the board'),
          ('second-helping', second_helping, 'even more mash'), ('food-poisoning', food_poisoning,
                                                                 'a sick fish'))


def add_to(album):
    album.chapter('What the Food?!: events (anchor = middle)')
    for name, make, what in EVENTS:
        scene(album, 'event-' + name, light(make()), EVENT, what, 2 / 3)
