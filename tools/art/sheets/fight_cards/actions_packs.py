"""The character and bonus actions of the Junk Food and Soobway Packs."""
from draw.art import Art, draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import (Polygon, band, clip, corner, disc, ellipse, moved, polygon, rectangle, rounded,
                           smooth, turned)
from draw.lettering import DOSIS, centred_word
from draw.palette import (GRAPE, GUM, INK, MILK, MOUTH, MUSTARD, PAPER, TEAL, TOMATO, TONGUE, darker, lighter,
                          mix)
from draw.toon import glint, inked
from sheets.fight_cards.frames import emblem
from sheets.fight_cards.kit import (ACTION, BROWN_SKIN, SKIN, arrow, blend, cloud, drop, eyes, fan, grin,
                                    hand_area, scene, speed, spiral, star)
from sheets.foods import donut


def power_scoop():
    """An ice-cream cone shows its muscles."""
    arm = SKIN
    art = Art()
    for side in (-1, 1):
        limb = blend(4, band([(side * 36, 4), (side * 78, 14), (side * 100, 2)], 30),
                     ellipse(side * 74, 0, 28, 21), band([(side * 100, 4), (side * 96, -40)], 26))
        art += inked(limb, arm, 8, shade=8) + inked(ellipse(side * 94, -52, 23, 21), arm, 7, shade=6)
        art += lines([((side * 84, -58), (side * 84, -46)), ((side * 96, -60), (side * 96, -48))],
                     darker(arm, .35), 5)
    cone = polygon((-46, 26), (46, 26), (4, 110), (-4, 110), radius=3)
    waffle = [(band([(x - 40, 16), (x + 24, 120)], 5), '#A9682C') for x in (-34, -6, 22, 50)]
    waffle += [(band([(x + 40, 16), (x - 24, 120)], 5), '#A9682C') for x in (-50, -22, 6, 34)]
    art += inked(cone, '#E3A24A', 8, over=waffle)
    scoop = cloud(((0, -34, 58), (-44, 10, 22), (-14, 16, 22), (18, 14, 22), (46, 8, 22)), GUM, 8, 13)
    art += scoop + food_face('smug').at(0, -24, 1.05) + glint(-30, -66, 8)
    return art + inked(ellipse(6, -96, 14), TOMATO, 6) + fan(94, -52, 34, 48, -110, -10, 3, 8) + fan(
        -94, -52, 34, 48, -170, -70, 3, 8)


def sugar_rush():
    """A lollipop runs, its head in a whirl."""
    art = speed(((-126, -76, -60), (-120, -80, -22), (-126, -66, 16), (-116, -60, 54)), 10)
    art += inked(band([(4, 30), (-14, 66)], 17), PAPER, 7, shade=4)
    art += stroke([(-14, 62), (20, 74), (34, 98)], INK, 11) + stroke([(-14, 62), (-48, 66),
                                                                      (-70, 86)], INK, 11)
    art += stroke([(34, 100), (56, 97)], INK, 14) + stroke([(-70, 88), (-78, 70)], INK, 14)
    art += inked(ellipse(16, -30, 76, 74), GUM, 9, shade=13) + spiral(16, -30, 64, 2.1, MILK, 14)
    art += eyes(25, 21, (.4, -.1), .4, 0).at(18, -36) + grin(26, 28, 0).at(20, -8)
    return art + glint(-26, -72, 8) + star(104, 40, 15, MUSTARD) + star(104, -92, 13, TEAL, -70)


def belch():
    """A tin can burps a green cloud."""
    art = cloud(((34, -44, 36), (78, -62, 34), (104, -22, 24), (64, -18, 30), (98, -84, 20)), '#A6CE54', 8,
                11)
    art += join(
        draw(ellipse(x, y, r), '#DDF0AC', INK, 4) for x, y, r in ((84, 22, 10), (112, 16, 6), (66, 32, 5)))
    art += spiral(74, -48, 22, 1.5, darker('#A6CE54', .4), 6)
    can = rounded(-82, -56, 104, 150, 18)
    art += inked(
        can, TOMATO, 8, over=[(rectangle(-90, 54, 130, 16), PAPER), (rectangle(-90, -58, 130, 18), '#B8C6C4'),
                              (rectangle(-90, 84, 130, 18), '#B8C6C4')], shade=13)
    art += stroke([(-62, -14), (-52, -22), (-40, -14)], INK, 8) + stroke([(-22, -14), (-10, -22),
                                                                          (0, -14)], INK, 8)
    art += draw(ellipse(-8, 18, 25, 22), MOUTH, INK, 7) + draw(
        clip(ellipse(-6, 34, 20, 12), ellipse(-8, 18, 22, 19)), TONGUE)
    art += draw(ellipse(-60, 10, 10, 7), mix(TOMATO, '#FFFFFF', .35))
    art += inked(ellipse(-38, -66, 20, 10), '#9AA7AD', 6, shade=0)
    return art + lines([((20, 0), (36, -8))], INK, 8)


def rally():
    """A fist waves the flag of the mess hall."""
    art = inked(band([(-76, 106), (-50, -106)], 14), '#B9743C', 8, shade=4)
    cloth = smooth([
        corner(-54, -100), (6, -84), (56, -102),
        corner(126, -90), (110, -36),
        corner(122, 22), (56, 8), (4, 28),
        corner(-66, 12)], .3)
    art += inked(cloth, TEAL, 9, shade=14) + emblem().at(30, -38, .82)
    fist = inked(hand_area('fist'), BROWN_SKIN, 8, shade=8)
    fist += lines([((22, -17), (36, -17)), ((22, 1), (37, 1)), ((22, 18), (36, 19))], darker(BROWN_SKIN, .4),
                  5)
    fist += inked(rounded(-98, -32, 50, 64, 9), MUSTARD, 8, shade=8)
    return art + fist.at(-64, 54, .84, turn=-62) + fan(-64, 54, 58, 80, -30, 40, 4, 9)


def yeet():
    """A ketchup bottle tumbles through the air and squirts."""
    trail = blend(4, band([(-104, 84), (-88, 30), (-54, 4)], 20), band([(-104, 82), (-116, 100)], 14),
                  disc(-102, 84, 15))
    art = inked(trail, TOMATO, 7, shade=5) + drop(-124, 32, 9, TOMATO, -30) + drop(
        -54, 48, 10, TOMATO, 30) + drop(-84, -14, 8, TOMATO, -40)
    body = smooth([(-40, 68), (-46, 10), (-38, -32), (-18, -48), (18, -48), (38, -32), (46, 10), (40, 68),
                   (0, 76)])
    bottle = inked(smooth([corner(-14, -62), (-7, -98), (7, -98), corner(14, -62)], .2), PAPER, 6, shade=5)
    bottle += inked(rounded(-24, -68, 48, 24, 7), PAPER, 7, shade=5)
    bottle += inked(body, TOMATO, 8, shade=12, over=[(rounded(-60, -16, 120, 70, 3), PAPER)])
    bottle += food_face('joy').at(0, 12, .95) + glint(-24, -30, 6, -60)
    art += bottle.at(38, -6, .98, turn=-124)
    return art + stroke([(20, -104), (70, -108), (108, -82)], INK, 10) + stroke([(122, -50), (128, -14),
                                                                                 (118, 24)], INK, 10)


def eat():
    """A mouth as wide as a barn door, a forkful on its way."""
    lips = smooth([(-114, -6), (-84, -66), (-44, -84), (-12, -72), (20, -84), (66, -60), (92, -4), (66, 66),
                   (-12, 96), (-92, 62)])
    art = inked(lips, '#E2576B', 9, shade=14, light=8)
    cavity = smooth([(-88, -6), (-64, -48), (-12, -52), (42, -46), (66, -4), (44, 50), (-12, 70), (-68, 48)])
    inner = cavity.area.buffer(-3)
    art += draw(cavity, MOUTH, INK, 7) + draw(clip(ellipse(-14, 60, 50, 32), inner), TONGUE)
    teeth = clip(Polygon([(-100, -60), (80, -60), (80, -26), (-100, -26)]), inner)
    art += draw(teeth, MILK, INK, 5) + lines([
        ((x, -46), (x, -29)) for x in (-58, -35, -12, 11, 34)], '#C9C2BC', 4.5)
    art += inked(band([(56, 24), (128, 54)], 13), '#C6D2D4', 6, shade=3)
    art += inked(
        blend(1, *[band([(60, 24 + k), (4, 2 + k)], 8) for k in (-13, 0, 13)],
              band([(60, 10), (70, 28), (56, 40)], 10, .2)), '#C6D2D4', 5, shade=2)
    art += inked(ellipse(6, 8, 32, 30), '#9B5332', 7, shade=6) + food_face('fear').at(6, 4, .5)
    return art + glint(-82, -30, 7, -50)


def snitch():
    """The whistle of the hall monitor."""
    art = fan(-78, -66, 26, 54, 150, 262, 4, 10)
    art += stroke([(62, 84), (104, 70), (122, 20)], INK, 12) + stroke([(62, 84), (104, 70),
                                                                       (122, 20)], TEAL, 5)
    body = blend(3, ellipse(30, 30, 68, 64),
                 Polygon([(-106, -64), (28, -58), (60, -20), (10, 20), (-106, -14)]))
    art += inked(body, MUSTARD, 9, shade=15, light=8)
    art += draw(polygon((-44, -46), (-4, -46), (-10, -12), (-44, -14), radius=3), '#4A3A2A', INK, 6)
    art += inked(rounded(-124, -70, 26, 64, 8), '#D8932A', 7, shade=5)
    art += food_face('squint').at(32, 34, .95)
    return art + inked(ellipse(82, 82, 14), '#B8C6C4', 6, shade=3) + glint(10, -36, 5, 0)


def confuse():
    """A signpost that points everywhere."""
    art = inked(band([(0, 106), (0, -96)], 19), '#A9682C', 8, shade=5)
    for x, y, side, colour, turn in ((0, -74, 1, TOMATO, -10), (0, -20, -1, TEAL, 9), (0, 36, 1, MUSTARD,
                                                                                       14)):
        sign = polygon((-56, -24), (48, -24), (86, 0), (48, 24), (-56, 24), radius=3)
        plank = inked(sign, colour, 8, shade=7)
        art += plank.at(x, y, turn=turn, wide=side)
    art += join(draw(centred_word('?', 46, x, y, DOSIS), MILK) for x, y in ((8, -76), (-6, -20), (6, 36)))
    for x, y, size, turn, colour in ((-92, -76, 66, -16, GRAPE), (100, -30, 56, 14, GRAPE), (-88, 64, 60, 10,
                                                                                             GRAPE)):
        mark = moved(turned(centred_word('?', size * 1.5, 0, 0, DOSIS), turn), x, y)
        art += draw(mark, INK, INK, 15) + draw(mark, lighter(colour, .25))
    return art


def copy():
    """A donut and its carbon copy."""
    pale = '#9CC9EA'
    blue = inked(ellipse(0, 0, 92, 86), pale, 8, shade=10)
    blue += draw(smooth([(-76, -4), (-50, -60), (4, -78), (56, -58), (74, -2), (50, 50), (0, 66), (-54, 52)]),
                 lighter(pale, .45), INK, 6)
    blue += food_face('joy').at(0, -24, .8)
    art = blue.at(58, -18, .72) + donut('joy').at(-50, 16, .78)
    art += arrow([(-58, -74), (-30, -98), (4, -88)], TOMATO, 14, 22, 6)
    return art + arrow([(64, 60), (36, 92), (10, 88)], TOMATO, 14, 22, 6)


def taunt():
    """Tongue out, thumbs at the ears."""
    art = Art()
    for side in (-1, 1):
        fingers = inked(hand_area('open'), SKIN, 8, shade=7).at(
            0, 0, .7, turn=-68, wide=side) if side > 0 else inked(hand_area('open'), SKIN, 8, shade=7).at(
                0, 0, .7, turn=68, wide=-1)
        art += fingers.at(side * 92, -10)
    art += inked(
        smooth([(-70, -30), (-52, -84), (0, -100), (52, -84), (70, -30), (66, 24), (40, 66), (0, 76),
                (-40, 66), (-66, 24)]), '#F7BE8E', 8, shade=12)
    hair = smooth([
        corner(-72, -30), (-64, -86), (-20, -112), (34, -110), (68, -80),
        corner(74, -28), (48, -56), (22, -50), (6, -64), (-24, -48), (-48, -58)])
    art += inked(hair, '#C9542E', 8, shade=8)
    art += stroke([(-44, -14), (-28, -26), (-12, -14)], INK, 9)
    art += draw(ellipse(30, -16, 17, 19), MILK, INK, 6) + draw(ellipse(28, -12, 7, 8), INK)
    art += draw(ellipse(-46, 16, 13, 9), '#F08A70') + draw(ellipse(48, 16, 13, 9), '#F08A70')
    art += draw(smooth([corner(-36, 24), (0, 32),
                        corner(36, 24), (22, 48), (0, 52), (-22, 48)]), MOUTH, INK, 7)
    tongue = smooth([(-18, 36), (20, 36), (26, 78), (4, 102), (-18, 80)])
    art += inked(tongue, TONGUE, 7, shade=7) + stroke([(2, 48), (4, 76)], darker(TONGUE, .35), 5)
    return art + fan(-100, -46, 42, 58, 190, 240, 3, 8) + fan(100, -46, 42, 58, -60, -10, 3, 8)


def add_to(album):
    album.chapter('Cafe Chaos: actions of the Junk Food and Soobway Packs (anchor = middle)')
    for name, make, what in (('power-scoop', power_scoop,
                              'a strong ice-cream cone'), ('sugar-rush', sugar_rush, 'a running lollipop'),
                             ('belch', belch, 'a tin can burps'), ('rally', rally, 'a fist with a flag'),
                             ('yeet', yeet, 'a tumbling ketchup bottle'), ('eat', eat, 'a wide mouth'),
                             ('snitch', snitch, 'a whistle'), ('confuse', confuse, 'a confused signpost'),
                             ('copy', copy, 'a donut and its copy'), ('taunt', taunt, 'tongue out')):
        scene(album, 'action-' + name, make(), ACTION, what)
