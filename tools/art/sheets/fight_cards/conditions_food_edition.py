"""The conditions of the special edition of What the Food?!."""
from draw.art import draw, join, lines, stroke
from draw.geometry import band, corner, disc, ellipse, polar, polygon, rectangle, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, darker, lighter
from draw.toon import glint, inked
from sheets.fight_cards.bits_food import question_mark, trefoil, tufts
from sheets.fight_cards.kit import blend, cloud, sparkle
from sheets.fight_foods.places import place

FLUFF, DOME, CUSHION, RAW, TUB, WASTE = '#B79BE3', '#BFCBD6', '#F2708F', '#F7B3AC', '#BFE0EA', '#8EE03C'


def fuzzy():
    """A bear of lint."""
    art = join(inked(blend(1, *[disc(*polar(60 * i, 13, x, -44), 11) for i in range(6)], disc(x, -44, 14)),
                     FLUFF, 5.5, shade=4) + draw(ellipse(x, -44, 9), '#E7B9DC') for x in (-44, 44))
    ball = blend(1, disc(0, 12, 52), *[disc(*polar(22.5 * i, 51, 0, 12), 12) for i in range(16)])
    art += inked(ball, FLUFF, 5.5, shade=9)
    art += tufts(((9, 38), (12, 50)), 26, 9, darker(FLUFF, .28), 4, 0, 12)
    return art + tufts(((7, 44), ), 20, 8, lighter(FLUFF, .55), 4, 0, 12)


def mystery():
    """A silver cover whose handle is a question mark."""
    art = question_mark(0, -46, 31, MUSTARD, 6)
    dome = smooth([corner(-66, 46), (-62, 4), (-36, -26), (0, -34), (36, -26), (62, 4), corner(66, 46)])
    art += inked(dome, DOME, 5.5, shade=11, over=[(band([(-50, 20), (-40, -4), (-24, -16)], 8), '#F2F7FA')])
    art += inked(rounded(-76, 44, 152, 20, 9), '#DCE5EA', 5.5, shade=4)
    return art + sparkle(-62, -36, 10) + sparkle(62, -28, 8) + sparkle(46, -56, 6)


def gassy():
    """A cushion that makes a noise."""
    art = cloud(((44, -62, 13), (60, -52, 14), (68, -66, 11), (52, -70, 9)), '#DDE58A', 4.5, 3)
    art += stroke([(50, -58), (58, -64), (64, -58), (58, -53)], darker('#DDE58A', .4), 4)
    art += inked(polygon((4, -6), (-2, -40), (40, -46), (54, -10), (30, 12), radius=3), CUSHION, 5.5, shade=4)
    art += inked(ellipse(20, -45, 25, 9, -8), lighter(CUSHION, .2), 5, shade=0, light=0) + draw(
        ellipse(20, -45, 14, 3.5, -8), '#6B1730')
    cushion = smooth([(-74, 24), (-58, -16), (-10, -26), (38, -12), (58, 24), (40, 60), (-8, 71), (-56, 62)])
    seam = [band([polar(a, 54, -8, 22), polar(a, 61, -8, 22)], 4) for a in range(0, 360, 24)]
    art += inked(cushion, CUSHION, 5.5, shade=10, over=[(s, darker(CUSHION, .25)) for s in seam])
    puffs = ([(62, -22), (72, -24)], [(-8, -52), (-16, -60)], [(8, -62), (6, -72)])
    return art + lines(puffs, INK, 6) + glint(-46, -4, 7, -40)


def undercooked():
    """A raw chicken with a thermometer that reads cold."""
    thermometer = inked(rounded(-8, -44, 16, 56, 8), MILK, 4.5, shade=2,
                        light=0) + draw(rounded(-3, -12, 6, 26, 3),
                                                                                        '#3F8FD6')
    art = inked(disc(0, -32, 15), MILK, 5, shade=3) + lines([((0, -32), (-7, -26))], '#3F8FD6', 5)
    art = (thermometer + art).at(6, -26, turn=14)
    for s in (-1, 1):
        bone = blend(2, band([(44 * s, -4), (66 * s, -38)], 11), disc(62 * s, -46, 8), disc(72 * s, -38, 8))
        art += inked(bone, '#FFF9E8', 5, shade=3)
    body = smooth([(-24, -30), (0, -26), (24, -30), (50, -14), (58, 22), (50, 56), (0, 73), (-50, 56),
                   (-58, 22), (-50, -14)])
    art += inked(body, RAW, 5.5, shade=10)
    for s in (-1, 1):
        leg = smooth([(30 * s, 26), (38 * s, -10), (58 * s, -18), (70 * s, -4), (66 * s, 30), (46 * s, 48)])
        art += inked(leg, lighter(RAW, .2), 5, shade=5)
    bumps = ((-34, -12), (-18, -18), (16, -18), (34, -10), (-24, 60), (22, 60), (0, 66), (58, 8), (-58, 8))
    art += join(stroke([(x - 4, y + 2), (x, y - 3), (x + 4, y + 2)], darker(RAW, .32), 3.5) for x, y in bumps)
    return art + lines([((-72, 52), (-66, 62)), ((-78, 62), (-72, 72)), ((72, 52), (66, 62)),
                        ((78, 62), (72, 72))], '#3F8FD6', 5)


def leftover():
    """A plastic box that no longer shuts."""
    noodle = blend(2, *[band([(x, -12), (x - 6, -34), (x + 8, -40), (x + 12, -14)], 9)
                        for x in (-40, -16, 8)],
                   ellipse(0, -10, 56, 12))
    art = inked(noodle, '#F2CF6A', 5, shade=3)
    lid = inked(rounded(-66, -11, 132, 22, 9), '#3F7FC4', 5.5, shade=4)
    art += inked(ellipse(34, -26, 18, 15), '#8F4A2A', 5, shade=4) + lid.at(-2, -52, turn=-13)
    box = smooth([corner(-66, -14), (0, -12), corner(66, -14), (62, 40), (52, 70), (0, 73), (-52, 70),
                  (-62, 40)], .3)
    food = smooth([(-80, 0), (-40, -6), (0, 2), (40, -6), (80, 0), (80, 90), (-80, 90)])
    art += inked(box, TUB, 5.5, shade=10, over=[(food, '#D9E9C0'), (ellipse(-48, 54, 14, 9), '#8FBF5A'),
                                                (ellipse(44, 58, 13, 9), '#E9967A'),
                                                (ellipse(-4, 66, 14, 7), '#F2CF6A')])
    art += inked(rounded(-72, -20, 144, 13, 6), '#E6F4F7', 5, shade=3) + glint(-52, 6, 5, -80)
    tape = inked(rectangle(-19, -11, 38, 22), '#FFF3B0', 4, shade=0, light=0)
    return art + (tape + lines([((-11, -2), (9, -2)), ((-11, 5), (2, 5))], INK, 3)).at(48, -2, turn=9)


def radioactive():
    """A leaking drum."""
    drum = smooth([corner(-52, -58), (0, -50), corner(52, -58), (54, 0), corner(52, 58), (0, 68),
                   corner(-52, 58), (-54, 0)], .2)
    puddle = blend(3, ellipse(-18, 66, 50, 8), ellipse(40, 64, 34, 8), disc(-60, 60, 9))
    art = inked(puddle, WASTE, 5, shade=2)
    hoops = [(band([(-60, y), (0, y + 9), (60, y)], 7), darker(MUSTARD, .25)) for y in (48, )]
    art += inked(drum, MUSTARD, 5.5, shade=11, over=hoops)
    art += inked(ellipse(0, -58, 52, 13), '#D9952A', 5, shade=0, light=0)
    leak = blend(3, ellipse(-14, -58, 34, 9), *[band([(x, -54), (x, y)], w)
                                               for x, y, w in ((-42, -6, 15), (-24, -28, 12), (46, -30, 12))],
                 ellipse(34, -56, 18, 8))
    art += inked(leak, WASTE, 5, shade=3) + draw(ellipse(10, -24, 20), '#FFE08A', INK, 4) + trefoil(10, -24,
                                                                                                    15)
    rays = [(polar(a, 72, 0, -6), polar(a, 82, 0, -6)) for a in (-172, -154, -26, -8, 10, 170)]
    return art + lines(rays, INK, 9) + lines(rays, WASTE, 4.5)


CONDITIONS = (('fuzzy', fuzzy, 'a bear of lint', place((0, 16, 62, 0), FLUFF, 'rubber')),
              ('mystery', mystery, 'a silver cover', place((4, 14, 62, 0), '#8F7FB8', 'cream')),
              ('gassy', gassy, 'a noisy cushion', place((-8, 26, 62, 0), CUSHION, 'rubber')),
              ('undercooked', undercooked, 'a raw chicken', place((0, 26, 58, 0), RAW, 'rubber')),
              ('leftover', leftover, 'a plastic box', place((-2, 26, 60, 0), '#D9C28A', 'wet')),
              ('radioactive', radioactive, 'a leaking drum', place((0, 24, 60, 0), WASTE, 'wet')))
