"""The character actions of What the Food?! that Cafe Chaos has not."""
from draw.art import draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import band, corner, disc, ellipse, polar, rounded, smooth
from draw.palette import GUM, INK, MILK, MUSTARD, PAPER, TOMATO, darker, lighter
from draw.toon import glint, inked
from sheets.fight_cards.kit import (ACTION, SKIN, arrow, blend, brows, drop, fan, grin, hand, heart, scene,
                                    sparkle, speed, star)
from sheets.foods import pickle, tomato
from sheets.kitchen.cards_kit import light

GREEN_SKIN, EARTH, GOLD = '#9DBF6A', '#8A5A3A', '#FFC93C'


def flirt():
    """A heart that winks and blows kisses."""
    body = smooth([
        corner(0, -30), (40, -62), (84, -28), (54, 34),
        corner(4, 88), (-50, 36), (-84, -22), (-44, -62)])
    art = inked(body, '#F2567A', 8, shade=15, light=8)
    art += draw(ellipse(22, -14, 15, 20), MILK, INK, 5.5) + draw(ellipse(27, -10, 8, 11), INK)
    art += draw(ellipse(24, -15, 3.5), MILK)
    art += lines([((34, -28), (46, -42)), ((26, -33), (32, -50)), ((38, -20), (54, -28))], INK, 6)
    art += stroke([(-44, -6), (-26, -16), (-8, -4)], INK, 8)
    art += lines([((-40, -10), (-54, -22)), ((-30, -15), (-38, -32)), ((-18, -13), (-18, -30))], INK, 6)
    lips = smooth([(-16, 30), (-6, 22), (0, 26), (7, 22), (17, 31), (0, 42)])
    art += draw(lips, '#B3122E', INK, 5) + stroke([(-12, 31), (0, 33), (13, 31)], INK, 3.5)
    art += draw(ellipse(-46, 14, 12, 8), '#FF9DB6') + draw(ellipse(46, 10, 12, 8), '#FF9DB6')
    art += draw(ellipse(-24, 42, 4), INK)
    art += heart(102, 46, 21, TOMATO, 14) + heart(116, -14, 15, GUM, -12) + heart(94, -66, 18, TOMATO, 18)
    return art + heart(-104, -56, 19, GUM, -16) + heart(-114, 10, 13, TOMATO, 10)


def hunt():
    """A dead hand breaks out of the ground, a tomato in its grip."""
    art = inked(ellipse(8, -30, 84), PAPER, 7, shade=0, light=0) + draw(ellipse(8, -30, 66), None, TOMATO, 10)
    art += lines([((8, -128), (8, -92)), ((-92, -30), (-54, -30)), ((70, -30), (108, -30))], INK, 10)
    art += inked(band([(4, 96), (2, 36)], 50), GREEN_SKIN, 8, shade=10)
    art += inked(blend(5, ellipse(6, 6, 58, 38)), GREEN_SKIN, 8) + tomato('fear').at(8, -26, .58)
    for y, reach in ((-44, 40), (-18, 32), (8, 30)):
        art += inked(band([(72, y + 10), (reach, y + 4)], 25), GREEN_SKIN, 7, shade=6, light=3)
    art += inked(band([(-52, 30), (-56, -2), (-36, -22)], 27), GREEN_SKIN, 7, shade=6, light=3)
    art += inked(band([(-26, 62), (30, 52)], 21), MILK, 6, shade=4) + lines([
        ((-8, 50), (-2, 68)), ((10, 48), (16, 66))], darker(MILK, .25), 4)
    soil = blend(4, ellipse(0, 102, 104, 18), ellipse(-62, 92, 22), disc(-26, 86, 20), disc(40, 86, 22),
                 disc(76, 94, 20))
    art += inked(soil, EARTH, 8, shade=8)
    clods = ((-96, 58, 11), (-64, 46, 8), (88, 56, 11), (62, 44, 7), (112, 82, 8))
    return art + join(inked(ellipse(x, y, r), EARTH, 5, shade=0, light=0) for x, y, r in clods)


def mock():
    """A lemon that laughs till it cries and points."""
    skin = smooth([(-108, 18), (-94, 2), (-74, -44), (-26, -72), (26, -66), (66, -34), (84, 0), (100, 14),
                   (90, 30), (64, 62), (24, 92), (-30, 90), (-72, 62), (-92, 34)])
    art = inked(skin, '#FFDD3C', 8, shade=15, light=8)
    leaf = smooth([corner(-20, -70), (-16, -98), (16, -110), corner(34, -104), (24, -82), (4, -70)], .3)
    art += inked(leaf, '#6FA83B', 6, shade=4)
    art += stroke([(-62, -18), (-40, -6), (-60, 6)], INK, 8, 0) + stroke([(40, -20), (18, -8),
                                                                          (38, 4)], INK, 8, 0)
    art += brows(32, -38, -5, 16, 8).at(-10, 0) + grin(42, 48, 16).at(-10, 0)
    for side in (-1, 1):
        art += drop(-10 + side * 76, -2, 10, '#7CC6E8', side * -30)
        art += drop(-10 + side * 96, -38, 8, '#7CC6E8', side * -46)
    art += hand('point', SKIN, TOMATO).at(74, 62, .7, turn=-8)
    return art + fan(84, -58, 20, 42, -70, 20, 3, 10)


def pitch():
    """A pitcher's hand lets a stitched tomato go."""
    art = stroke([(-100, -20), (-84, -66), (-46, -96)], INK, 10) + stroke([(-70, -8), (-60, -38),
                                                                           (-38, -58)], INK, 9)
    sleeve = smooth([corner(-132, 62),
                     corner(-70, 18),
                     corner(-30, 74),
                     corner(-78, 112),
                     corner(-132, 112)], .3)
    stripes = [(band([(-140 + 30 * i, 70), (-90 + 30 * i, 150)], 7), '#3F8FD0') for i in range(5)]
    stripes += [(band([(-76, 12), (-24, 80)], 22), TOMATO)]
    art += inked(sleeve, PAPER, 8, over=stripes, shade=9)
    palm = blend(6, band([(-60, 56), (-10, 24)], 44), ellipse(4, 8, 46, 50))
    art += inked(palm, SKIN, 8) + tomato('squint').at(46, -18, .76, turn=8)
    seam = [polar(a, 44, 140, -22) for a in (138, 155, 172, 189, 206, 223)]
    art += stroke(seam, PAPER, 4.5) + lines([((x - 8, y - 3), (x + 8, y + 3)) for x, y in seam], PAPER, 4.5)
    for points in ([(-34, -18), (-16, -70), (28, -86)], [(-34, 2), (-24, -36), (4, -54)]):
        art += inked(band(points, 25), SKIN, 7, shade=5, light=3)
    art += inked(band([(-6, 50), (24, 62), (52, 50)], 25), SKIN, 7, shade=5, light=3)
    return art + speed(((110, 132, 34), (104, 126, 58), (116, 130, 10)), 9)


def recycle():
    """Three arrows chase each other round a banana peel."""
    art = inked(disc(0, 0, 60), PAPER, 7, shade=9, light=0)
    for turn in (0, 120, 240):
        points = [polar(a + turn, 88) for a in (-150, -125, -98, -72)]
        art += arrow(points, '#6FB84A', 27, 31, 7)
    peel = blend(
        2, *[
            band([(0, -30), (x * .6, -10 + abs(x) * .1), (x, 34 + y)], 25)
            for x, y in ((-36, -6), (0, 8), (36, -6))], band([(0, -30), (2, -48)], 15))
    art += inked(peel, '#FFD94A', 7, shade=6, light=3) + draw(ellipse(2, -52, 8, 6), '#6B4A2B', INK, 4)
    return art + food_face('joy', 17).at(0, -10, .72)


def scare():
    """A sheet with a scream in it; two foods drop from fright."""
    art = fan(0, -30, 112, 130, -160, -20, 7, 10)
    sheet = smooth([(-62, -50), (-38, -92), (0, -104), (40, -92), (64, -48), (70, -6), (96, -34), (116, -26),
                    (112, 2), (84, 36), (74, 62),
                    corner(78, 100), (54, 84), (30, 102), (6, 86), (-18, 104), (-42, 86),
                    corner(-74, 104), (-72, 62), (-82, 36), (-114, 4), (-118, -24), (-98, -34), (-70, -6)])
    art += inked(sheet, '#F3EEF7', 8, shade=13, shade_colour='#C9BCD8')
    for x in (-26, 28):
        art += draw(ellipse(x, -46, 17, 23), '#2A2038') + draw(ellipse(x + 2, -42, 6, 8), '#C9F06A')
    art += draw(smooth([(-20, 8), (0, -4), (22, 8), (26, 34), (2, 54), (-22, 34)]), '#2A2038')
    art += draw(ellipse(2, 40, 12, 9), '#B04A78')
    art += stroke([(-48, -78), (-20, -70)], INK, 8) + stroke([(50, -78), (22, -70)], INK, 8)
    art += pickle('fear').at(-96, 74, .4, turn=-24) + tomato('fear').at(98, 84, .34, turn=14)
    return art + lines([((92, 30), (92, 44)), ((110, 30), (110, 46))], INK, 8)


def _spray(side):
    """What a sneeze sends to one side."""
    mist = blend(3, band([(side * 34, 46), (side * 84, 40)], 24), disc(side * 92, 36, 19),
                 disc(side * 108, 52, 16), disc(side * 84, 58, 15), disc(side * 108, 26, 12))
    art = inked(mist, '#A9D45E', 6, shade=6, light=3)
    return art + join(
        inked(ellipse(side * x, y, r), '#A9D45E', 5, shade=0, light=0)
        for x, y, r in ((128, 6, 8), (132, 74, 7), (112, -8, 6), (104, 88, 6)))


def sneeze():
    """A red nose goes off to the left and to the right."""
    face = smooth([(-70, -34), (-44, -76), (0, -86), (46, -74), (70, -34), (70, 30), (44, 82), (0, 98),
                   (-44, 82), (-70, 30)])
    hair = smooth([
        corner(-72, -20), (-84, -66), (-48, -96), (-26, -86), (0, -112), (18, -92), (50, -100), (84, -64),
        corner(72, -18), (52, -48), (0, -60), (-52, -48)])
    art = inked(face, '#CFE0A0', 8, shade=13) + inked(hair, '#7A5233', 8, shade=8)
    for side in (-1, 1):
        art += stroke([(side * 50, -26), (side * 20, -12), (side * 48, 0)], INK, 8, 0)
        art += stroke([(side * 16, -34), (side * 48, -44)], INK, 8)
        art += _spray(side)
    art += inked(ellipse(0, 22, 34, 29), '#F0523C', 8, shade=8) + glint(-12, 10, 6)
    art += draw(ellipse(-11, 40, 6, 4), INK) + draw(ellipse(12, 40, 6, 4), INK)
    return art + inked(ellipse(0, 74, 17, 13), '#6B1712', 6, shade=0, light=0)


def boast():
    """A trophy with a cape and a very good opinion of itself."""
    cape = smooth([
        corner(-48, -54), (-92, 10), (-118, 62),
        corner(-126, 98), (-84, 86), (-50, 102), (0, 84), (48, 104), (86, 88),
        corner(124, 100), (112, 54), (88, 0),
        corner(48, -54)], .3)
    art = inked(cape, TOMATO, 8, shade=10)
    art += lines([((-74, 8), (-88, 78)), ((74, 8), (88, 78))], darker(TOMATO, .3), 7)
    for side in (-1, 1):
        loop = [(side * 56, -66), (side * 98, -72), (side * 98, -22), (side * 46, -6)]
        art += stroke(loop, INK, 26) + stroke(loop, GOLD, 12)
    art += inked(rounded(-46, 74, 92, 32, 9), '#6B4A8A', 8, shade=7) + inked(rounded(-15, 38, 30, 42, 8),
                                                                             GOLD, 7, shade=6)
    cup = smooth([corner(-70, -86), corner(70, -86), (68, -34), (44, 22), (0, 46), (-44, 22), (-68, -34)], .3)
    art += inked(cup, GOLD, 8, shade=14, light=8) + inked(ellipse(0, -86, 71, 14), lighter(GOLD, .5), 7,
                                                          shade=4, light=0)
    art += food_face('smug', 26).at(0, -34, 1.06)
    art += star(0, 90, 15, MUSTARD, -90, 4.5) + glint(-48, -60, 7, -70)
    return art + sparkle(-108, -84, 20, MILK, 5) + sparkle(106, -92, 24, MILK, 5)


def add_to(album):
    album.chapter('What the Food?!: character actions (anchor = middle)')
    for name, make, what in (('flirt', flirt, 'a heart that winks'), ('hunt', hunt,
                                                                      'a dead hand with a tomato'),
                             ('mock', mock, 'a lemon laughs and points'), ('pitch', pitch,
                                                                           'a pitched tomato'),
                             ('recycle', recycle, 'arrows round a peel'), ('scare', scare,
                                                                           'a ghost and two foods'),
                             ('sneeze', sneeze, 'a nose goes off'), ('boast', boast, 'a trophy in a cape')):
        scene(album, 'action-' + name, light(make()), ACTION, what)
