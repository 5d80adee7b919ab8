"""The events of the base game; drawn at one and a half times their size."""
from draw.art import Art, draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import (Polygon, band, corner, disc, ellipse, minus, polar, polygon, rectangle, rounded,
                           sector, smooth)
from draw.lettering import DOSIS, centred_word
from draw.palette import GRAPE, GUM, INK, MILK, MUSTARD, PAPER, PICKLE, TOMATO, darker, lighter
from draw.toon import glint, inked
from sheets.fight_cards.kit import (EVENT, SKIN, arrow, blend, cloud, drop, fan, flame, grin, hand_area,
                                    heart, rain, scene, speed, splat)
from sheets.foods import cheese, donut, egg, pickle, tomato, walker

CONFETTI = (TOMATO, MUSTARD, '#5FB4E5', GUM, '#8CC152')


def confetti(places):
    """Paper snippets (x, y, turn)."""
    return join(
        inked(rounded(-9, -5, 18, 10, 3), CONFETTI[i %
                                                   5], 4, shade=0, light=0, heavy=False).at(x, y, turn=turn)
        for i, (x, y, turn) in enumerate(places))


def best_day_ever():
    """A laughing sun under a rainbow."""
    art = Art()
    for radius, colour in ((150, TOMATO), (130, MUSTARD), (110, '#8CC152'), (90, '#5FA8DC')):
        arc = sector(0, 84, radius, 180, 360)
        art += draw(arc, colour, INK, 8 if radius == 150 else 4)
    art += draw(sector(0, 84, 72, 180, 360), '#CFEBF7', INK, 6)
    rays = [
        Polygon([polar(a - 10, 60, 0, 22),
                 polar(a, 92, 0, 22), polar(a + 10, 60, 0, 22)]) for a in range(15, 375, 30)]
    art += inked(blend(1, disc(0, 22, 62), *rays), '#FFB82E', 7, shade=0, light=0)
    art += inked(ellipse(0, 22, 58), '#FFD84A', 7, shade=11, light=7) + food_face('joy').at(0, 14, 1.1)
    for x in (-122, 122):
        art += cloud(((x - 34, 92, 26), (x, 74, 32), (x + 36, 92, 26), (x, 98, 28)), MILK, 7, 7)
    return art + confetti(((-160, -20, 30), (-120, -84, 70), (-60, -116, 10), (62, -118, 50), (124, -84, 20),
                           (162, -24, 80), (0, -128, 100)))


def bff():
    """An egg and a donut, arm in arm."""
    art = heart(0, -92, 42, '#F2567A', 4, 8) + heart(-64, -104, 16, GUM, -14) + heart(66, -102, 18, GUM, 14)
    for points in ([(-150, 30), (-168, 62), (-150, 90)], [(150, 30), (168, 0), (158, -28)]):
        art += stroke(points, INK, 12)
    art += egg('joy').at(-74, 24, .92, turn=-6) + donut('joy').at(74, 22, .88, turn=6)
    art += stroke([(-30, 52), (10, 66), (50, 60)], INK, 13) + stroke([(30, 58), (-6, 84), (-52, 74)], INK, 13)
    art += join(stroke([(x, 92), (x, 116), (x + 16, 118)], INK, 12) for x in (-104, -62, 44, 86))
    return art


def cruel():
    """A tomato in the pillory."""
    wood = '#B9743C'
    art = inked(rounded(-122, 54, 30, 82, 4), darker(wood, .15), 8, shade=6) + inked(
        rounded(92, 54, 30, 82, 4), darker(wood, .15), 8, shade=6)
    art += inked(rounded(-168, -62, 336, 124, 14), wood, 9, shade=14)
    art += lines([((-150, -34), (-110, -32)), ((112, 36), (150, 34)), ((-150, 40), (-118, 42)),
                  ((118, -38), (150, -36))], darker(wood, .35), 6)
    art += draw(ellipse(0, 0, 74), darker(wood, .5), INK, 7) + tomato('fear').at(0, -4, .82)
    for side in (-1, 1):
        art += draw(ellipse(side * 122, 0, 30), darker(wood, .5), INK, 6)
        glove = inked(hand_area('open'), '#FFFDF6', 8, shade=6, shade_colour='#D8D0C6')
        art += glove.at(side * 122, 14, .5, turn=-side * 76, wide=side)
    art += lines([((-168, 0), (-152, 0)), ((152, 0), (168, 0)), ((-92, 0), (-78, 0)), ((78, 0), (92, 0))],
                 INK, 6)
    return art + splat(-78, -70, 40, MUSTARD, 3) + splat(104, 62, 34, '#F2F0DC', 7) + splat(
        70, -96, 26, GRAPE, 5)


def fire_drill():
    """The bell rings, the food runs."""
    art = flame(-146, 126, .8) + flame(-84, 128, 1.0) + flame(-28, 126, .7)
    art += inked(rounded(-112, -140, 44, 26, 8), '#9AA7AD', 7, shade=5)
    art += inked(ellipse(-90, -50, 78), TOMATO, 9, shade=16, light=9) + inked(
        ellipse(-90, -50, 36), '#F58A76', 6, shade=7)
    art += inked(ellipse(-90, -50, 13), '#FFD867', 5, shade=0) + glint(-136, -88, 10)
    for x, y, turn in ((2, -84, -14), (12, -48, 0), (4, -12, 14)):
        art += lines([((0, 0), (26, 0))], INK, 11).at(x, y, turn=turn)
    art += walker(donut, 'wide', 0, 80).at(102, 130, .88, turn=8)
    return art + speed(
        ((2, 34, 40), (-6, 30, 66),
         (6, 36, 90)), 9) + drop(50, -34, 9, '#5FB4E5', -40) + drop(160, -44, 9, '#5FB4E5', 40)


def hunger_james():
    """A cheese in a burning ring, a fork for an arrow."""
    art = flame(-96, 130, 1.1) + flame(96, 130, 1.1) + flame(-36, 134, .9) + flame(40, 134, .9)
    ring = minus(disc(0, 0, 128), disc(0, 0, 104))
    art += inked(ring, MUSTARD, 8, shade=8, light=5)
    fork = blend(1, *[band([(x, -92), (x, -132)], 10) for x in (-20, 0, 20)],
                 band([(-20, -94), (-14, -76), (0, -70), (14, -76), (20, -94)], 11),
                 band([(0, -72), (0, 132)], 13))
    art += inked(fork, '#D8E2E2', 7, shade=4, light=2).at(0, 0, 1.06, turn=52)
    return art + cheese('joy').at(-4, 10, .88, turn=-3)


def janitor_duty():
    """Bucket and mop."""
    art = inked(ellipse(-10, 116, 160, 22), '#8FCBE8', 7, shade=5)
    art += inked(band([(40, -132), (104, 62)], 16), '#D9A45C', 8, shade=5)
    strands = blend(
        2, *[band([(104, 66), (104 + x * .5, 92), (106 + x, 118)], 23) for x in (-46, -24, 0, 24, 46)])
    art += inked(strands, '#F7F0DF', 8, shade=8) + lines([((98, 84), (90, 108)),
                                                          ((112, 84), (120, 108))], '#C9BDA8', 6)
    art += inked(rounded(76, 52, 54, 26, 8), TOMATO, 7, shade=5)
    handle = [(-132, -8), (-112, -84), (-52, -104), (8, -84), (28, -8)]
    art += stroke(handle, INK, 15) + stroke(handle, '#C6D2D4', 6)
    foam = cloud(((-108, -18, 24), (-78, -36, 28), (-40, -38, 30), (-4, -30, 24), (14, -14, 18)), MILK, 7, 6)
    pail = polygon((-136, -14), (32, -14), (12, 116), (-116, 116), radius=10)
    art += foam + inked(pail, '#5FA8DC', 9, shade=15, over=[(polygon((-150, 8), (50, 8), (46, 26),
                                                                     (-150, 26)), lighter('#5FA8DC', .4))])
    art += food_face('calm').at(-52, 58, 1.25)
    return art + join(
        inked(ellipse(x, y, r), '#E3F3FA', 5, shade=0, light=0)
        for x, y, r in ((-150, -60, 12), (-20, -92, 14), (150, 6, 11), (-92, -112, 9), (162, -30, 7)))


def lunch_lady():
    """She smiles, and so does the ladle."""
    art = inked(smooth([corner(-118, 138), (-104, 84), (-50, 62), (20, 62), (72, 84),
                        corner(88, 138)]), '#F7B7C8', 8, shade=12)
    art += inked(polygon((-56, 80), (22, 80), (34, 138), (-66, 138), radius=4), MILK, 7, shade=6)
    hair = smooth([(-100, -20), (-104, -76), (-70, -122), (-16, -136), (40, -120), (70, -76), (66, -18),
                   (40, 14), (-76, 14)])
    net = [(band([polar(a, 30, -16, -60), polar(a, 110, -16, -60)], 3.5), '#E9DCCB')
           for a in range(180, 361, 18)]
    net += [(minus(ellipse(-16, -60, r, r * .88), ellipse(-16, -60, r - 3.5, (r - 3.5) * .88)), '#E9DCCB')
            for r in (48, 66, 84)]
    art += inked(hair, '#A9A0B0', 8, over=net, shade=10)
    art += inked(
        smooth([(-82, -34), (-60, -66), (-16, -76), (28, -66), (50, -34), (50, 16), (26, 58), (-16, 70),
                (-58, 58), (-82, 16)]), SKIN, 8, shade=12)
    for side, x in ((-1, -48), (1, 16)):
        art += inked(
            smooth([corner(x - 28, -28), (x, -30),
                    corner(x + 28, -28), (x + 24, 4), (x, 12), (x - 24, 4)]).area, MILK, 8, shade=0, light=0)
        art += draw(ellipse(x + 4, -8, 8, 10), INK) + draw(ellipse(x + 1, -12, 3.5), MILK)
        art += inked(polygon((x + side * 14, -30), (x + side * 42, -48), (x + side * 30, -20), radius=2),
                     TOMATO, 5, shade=0, light=0)
    art += draw(ellipse(-64, 26, 13, 9), '#F08A90') + draw(ellipse(34, 26, 13, 9), '#F08A90')
    art += grin(28, 26, 26).at(-16, 0) + stroke([(-20, 8), (-14, 16), (-6, 12)], darker(SKIN, .4), 5)
    art += inked(band([(92, 132), (112, 30)], 15), '#C6D2D4', 7, shade=4) + inked(
        hand_area('fist'), SKIN, 7, shade=6).at(98, 100, .62, turn=-80)
    bowl = smooth([corner(62, -22), (112, -18), corner(162, -22), (150, 18), (112, 36), (74, 18)])
    ball = inked(ellipse(112, -36, 36, 34), '#9B5332', 7, shade=6) + food_face('joy').at(112, -40, .56)
    return art + ball + inked(bowl, '#C6D2D4', 8, shade=8) + fan(112, -40, 50, 68, -140, -40, 4, 8)


def mix_up():
    """Everything goes round in a blender."""
    art = inked(polygon((-74, 62), (74, 62), (92, 134), (-92, 134), radius=10), TOMATO, 9, shade=13)
    art += join(inked(ellipse(x, 100, 13), PAPER, 6, shade=4) for x in (-42, 0, 42))
    jug = smooth(
        [corner(-92, -98), (0, -102),
         corner(92, -98), (84, 0),
         corner(64, 64),
         corner(-64, 64), (-84, 0)], .3)
    art += stroke([(84, -70), (128, -66), (122, 0), (74, 20)], INK, 20) + stroke([(84, -70), (128, -66),
                                                                                  (122, 0),
                                                                                  (74, 20)], '#C6D2D4', 9)
    swirl = [(band([(-90, 40 - 30 * i), (-30, 52 - 30 * i), (40, 46 - 30 * i), (92, 26 - 30 * i)],
                   9), '#F9C9A8') for i in range(4)]
    art += inked(jug, '#F6E7D8', 9, over=[(rectangle(-120, -70, 240, 160), '#F4A58C'), *swirl], shade=13)
    art += tomato('fear').at(-36, -34, .42, turn=-22) + pickle('wide').at(
        40, -18, .44, turn=38) + egg('fear').at(-16, 28, .36, turn=14)
    art += inked(rounded(-100, -126, 200, 32, 10), '#4A4253', 8, shade=6) + inked(
        rounded(-24, -140, 48, 18, 7), '#4A4253', 6, shade=0)
    art += arrow([(-108, 40), (-146, 0), (-136, -52)], MUSTARD, 16, 25, 7) + arrow([
        (128, 50), (164, 84), (128, 118)], MUSTARD, 16, 25, 7)
    return art + drop(-116, -100, 9, TOMATO, -40) + drop(118, -108, 9, PICKLE, 40)


def school_nurse():
    """An egg in bed, well looked after."""
    art = inked(rounded(-166, -66, 30, 196, 10), '#B9743C', 8, shade=6) + inked(
        rounded(136, 10, 30, 120, 10), '#B9743C', 8, shade=6)
    art += inked(rounded(-136, -22, 150, 84, 34), MILK, 8, shade=9)
    art += egg('calm').at(-58, -22, .98)
    art += inked(rounded(-22, -11, 44, 22, 9), '#F2C79B', 5, shade=3).at(-12, -70, turn=-24) + draw(
        rounded(-7, -7, 14, 14, 3), '#E0A874').at(-12, -70, turn=-24)
    art += inked(band([(-38, 4), (12, -20)], 13), MILK, 5, shade=2) + draw(band([
        (-32, 1), (-8, -10)], 5), TOMATO) + draw(ellipse(-37, 4, 6), TOMATO, INK, 4)
    cap = smooth(
        [corner(-100, -72), (-104, -112), (-60, -130),
         (-14, -116), corner(-16, -78), (-58, -88)], .3)
    art += inked(cap, MILK, 7, shade=6) + heart(-60, -106, 13, TOMATO, -4, 4.5)
    cover = smooth([
        corner(-140, 38), (-60, 24), (20, 40), (90, 22),
        corner(152, 36),
        corner(152, 108),
        corner(-140, 108)], .3)
    art += inked(
        cover, '#5FA8DC', 9, shade=13, over=[(band([(-150, 48), (-60, 36), (20, 52), (90, 34), (160, 48)],
                                                   22), lighter('#5FA8DC', .5))])
    art += join(
        heart(x, y, 10, lighter('#5FA8DC', .5), 0, 0.1)
        for x, y in ((-90, 86), (-20, 88), (50, 84), (112, 86)))
    return art + heart(96, -66, 36, '#F2567A', 10, 8) + heart(40, -112, 15, GUM, -10) + heart(
        146, -114, 14, GUM, 14)


def sprinklers():
    """Rain indoors; the donut has an umbrella."""
    art = inked(rounded(-176, -136, 352, 28, 10), '#9AA7AD', 8, shade=6)
    for x in (-96, 96):
        art += inked(rounded(x - 18, -112, 36, 24, 6), TOMATO, 7, shade=5) + inked(
            ellipse(x, -84, 34, 9), '#C6D2D4', 6, shade=0)
        art += rain([(*polar(angle, reach, x, -84), angle - 90) for angle in (50, 70, 90, 110, 130)
                     for reach in (40, 74)], 8, '#6FBDEB')
    art += rain([
        (x, y, 0) for x, y in ((-160, 60), (-130, 104), (160, 56), (134, 100), (-164, 10), (164, 4))], 9,
                '#6FBDEB')
    art += walker(donut, 'joy', 0, 80).at(6, 138, .8)
    canopy = smooth([
        corner(-116, 16), (-84, -44), (0, -66), (84, -44),
        corner(116, 16), (78, 4),
        corner(40, 16), (0, 4),
        corner(-40, 16), (-78, 4)], .34)
    panel = smooth([corner(-40, 20), (-26, -30), (0, -66), (26, -30), corner(40, 20)])
    art += inked(canopy, TOMATO, 9, shade=12, over=[(panel, PAPER)]) + stroke([(0, -68), (0, -78)], INK, 9)
    return art + stroke([(74, 8), (74, 78), (64, 86)], INK, 9) + rain(
        ((-60, -66, -40), (66, -64, 40)), 8, '#6FBDEB')


def time_machine():
    """A microwave oven that goes back and forth."""
    art = fan(0, 0, 150, 176, 195, 345, 8, 10)
    art += stroke([(-60, -80), (-86, -122)], INK, 9) + stroke([(60, -80), (86, -122)], INK, 9)
    art += inked(ellipse(-88, -124, 13), TOMATO, 6, shade=3) + inked(ellipse(88, -124, 13), TOMATO, 6,
                                                                     shade=3)
    bolt = polygon((-20, -134), (18, -134), (2, -110), (24, -110), (-18, -72), (-4, -98), (-26, -98),
                   radius=1)
    art += inked(bolt, MUSTARD, 6, shade=0, light=0)
    art += inked(rounded(-150, -78, 300, 186, 22), '#7E8FA8', 9, shade=16)
    art += draw(rounded(-132, -60, 196, 150, 16), '#2C3A52', INK, 7)
    art += inked(ellipse(-34, 14, 66), PAPER, 7, shade=8)
    art += lines([(polar(a, 50, -34, 14), polar(a, 58, -34, 14)) for a in range(0, 360, 30)], INK, 6)
    art += stroke([(-34, 14), (-34, -30)], INK, 10) + stroke([
        (-34, 14), (-4, 30)], INK, 10) + arrow([polar(a, 42, -34, 14)
                                                for a in (-40, -80, -120, -160, -200)], TOMATO, 9, 15, 4)
    art += draw(rounded(82, -58, 52, 30, 6), '#9CF07A', INK, 6) + draw(
        centred_word('-10', 24, 108, -43, DOSIS), INK)
    for i, (x, y) in enumerate(((94, -4), (122, -4), (94, 26), (122, 26))):
        art += inked(ellipse(x, y, 10), CONFETTI[i], 5, shade=0, light=0)
    art += inked(rounded(84, 50, 48, 28, 8), TOMATO, 6, shade=4)
    art += inked(rounded(-120, 104, 44, 22, 6), '#4A4253', 7, shade=0) + inked(
        rounded(76, 104, 44, 22, 6), '#4A4253', 7, shade=0)
    return art


EVENTS = (('best-day-ever', best_day_ever, 'a sun under a rainbow'), ('bff', bff,
                                                                      'an egg and a donut, arm in arm'),
          ('cruel-and-unusual-punishment', cruel, 'a tomato in the pillory'), ('fire-drill', fire_drill,
                                                                               'a bell and a runner'),
          ('hunger-james', hunger_james, 'a cheese in a burning ring'), ('janitor-duty', janitor_duty,
                                                                         'bucket and mop'),
          ('mix-up', mix_up, 'a full blender'), ('nice-ol-lunch-lady', lunch_lady, 'the lunch lady'),
          ('school-nurse', school_nurse, 'an egg in bed'), ('sprinklers', sprinklers, 'rain indoors'),
          ('time-machine', time_machine, 'a microwave oven with a clock'))


def add_to(album):
    album.chapter('Cafe Chaos: events of the base game (anchor = middle)')
    for name, make, what in EVENTS:
        scene(album, 'event-' + name, make(), EVENT, what, 2 / 3)
