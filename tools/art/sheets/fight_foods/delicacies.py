"""The Special Edition of What the Food?!: delicacies for the brave."""
import math

from draw.art import draw, join, stroke, strokes
from draw.geometry import band, corner, disc, ellipse, polygon, smooth, turned, union
from draw.palette import INK, darker, lighter
from draw.toon import glint

from .kit import body, bumps, leaf, lumpy, part, shine, spots
from .vessels import bowl, dish, drips, plate, rim_band


def _roll(x, y, size):
    nori = '#3F6350'
    side = smooth([
        corner(-62, -34), (0, -28),
        corner(62, -34), (62, 20), (58, 50), (30, 62), (0, 65), (-30, 62), (-58, 50), (-62, 20)], .3)
    art = body(side, nori, [(band([(-70, 44), (0, 60), (70, 44)], 4), lighter(nori, .2))], width=5.5 / size,
               shade=12, light=5)
    rice = bumps(0, -34, 56, 24, 13, 10, 0, 360, 5)
    art += body(rice, '#FFFBF0', width=5.5 / size, shade=6, light=0, shade_colour='#DED3C4')
    art += part(ellipse(0, -36, 32,
                        14), '#F58A5B', [(polygon((0, -60), (40, -60), (40, -28), (4, -34)), '#FFD25E'),
                                         (polygon((-4, -34), (36, -32), (30, -10), (-20, -10)), '#8CC152')],
                width=4.5 / size, shade=0, light=0)
    return art.at(x, y, size)


@dish('sushi-roll', (-8, 51, 58), '#FFF3E0', 'rubber', dark=True)
def sushi_roll():
    art = _roll(52, -38, .62)
    sticks = ([(-84, -92), (30, -58)], [(-94, -74), (22, -50)])
    art += strokes(sticks, INK, 12) + strokes(sticks, '#C4472F', 5) + _roll(-8, 26, .98)
    wasabi = smooth([(50, 84), (54, 66), (66, 60), (72, 48), (80, 62), (92, 68), (94, 84), (72, 90)])
    return (art + part(wasabi, '#9CCB4A', width=5, shade=6)).at(0, 0, .97)


@dish('liver-and-onions', (-2, 40, 64), '#8E4A48', 'rubber', dark=True)
def liver_and_onions():
    liver = '#96504C'
    art = plate(70, 94, 20, '#BFE0E8')
    slab = smooth([(-84, 38), (-80, 6), (-52, -8), (-16, -2), (16, -14), (56, -12), (84, 10), (86, 42),
                   (64, 66), (28, 70), (0, 76), (-40, 78), (-72, 66)])
    marks = [
        (band(p, 6), darker(liver, .4))
        for p in ([(-74, 14), (-60, 4)], [(-78, 36), (-62, 24)], [(62, 60), (78, 46)], [(66, 30), (80, 18)])]
    art += body(slab, liver, marks, shade=12, light=5) + glint(-64, 48, 5, -60)
    for x, y, rx, ry, turn in ((-40, -22, 36, 19, -12), (38, -30, 40, 21, 10), (-4, -52, 38, 22, -6)):
        ring = turned(
            ellipse(x, y, rx, ry).area.difference(ellipse(x, y - 2, rx - 13, ry - 10).area), turn, (x, y))
        inner = turned(
            ellipse(x, y, rx - 5, ry - 4).area.difference(ellipse(x, y, rx - 8, ry - 7).area), turn, (x, y))
        art += body(ring, '#F5E2EE', [(inner, '#C58AC2')], width=5, shade=5, light=0)
    curl = [(-88, -6), (-94, -30), (-76, -42), (-64, -28), (-72, -18)]
    art += stroke(curl, INK, 16) + stroke(curl, '#F5E2EE', 8)
    return (art + leaf([(0, -58), (-18, -72), (-14, -90), (6, -80)], '#6FAE3E', width=4.5) + leaf([
        (8, -58), (26, -78), (42, -74), (30, -60)], '#7FBE4A', width=4.5)).at(0, 0, .96)


@dish('haggis', (-2, 24, 70), '#8E7258', 'crumb')
def haggis():
    skin, red, green = '#C9A98A', '#D5402F', '#2F7A55'
    art = join([])
    for side in (-1, 1):
        knot = smooth([(side * 72, 14), (side * 88, -2), (side * 98, 4), (side * 92, 18), (side * 98, 34),
                       (side * 86, 36), (side * 72, 26)])
        art += part(knot, skin, width=5, shade=3)
    bag = smooth([(-78, 20), (-70, -18), (-42, -40), (0, -46), (44, -40), (72, -16), (80, 22), (70, 58),
                  (42, 78), (0, 84), (-42, 78), (-70, 58)])
    oats = spots(((-58, 0, 5), (-62, 40, 6), (-38, 66, 5), (36, 68, 6), (64, 36, 5), (56, -4, 5), (0, 76, 4),
                  (-66, 20, 3), (70, 16, 3)), darker(skin, .3), .7)
    art += body(bag, skin, oats, shade=13, light=6) + glint(-58, -8, 6, -60)
    art += strokes([[(-70, 58), (-44, 70), (-30, 80)], [(-64, 66), (-58, 56)], [(-50, 74), (-44, 62)]],
                   '#6B4E38', 4)
    cap = smooth([(-70, -36), (-76, -56), (-50, -78), (0, -86), (52, -78), (78, -56), (70, -36), (0, -28)])
    plaid = [(band([(-100, -66), (0, -60), (100, -66)], 12), green),
             (band([(-100, -46), (0, -40), (100, -46)], 5), '#FFD25E')]
    plaid += [(band([(x, -100), (x * 1.1, -20)], w), c)
              for x, w, c in ((-44, 11, green), (0, 11, green), (44, 11, green), (-22, 4, '#FFD25E'),
                              (22, 4, '#FFD25E'))]
    hat = body(cap, red, plaid, width=5.5, shade=8, light=0)
    hat += part(band([(-50, -30), (0, -24), (50, -30)], 13), green, width=5, shade=0, light=0)
    hat += part(bumps(0, -88, 9, 8, 8, 5, 0, 360, 1), '#FFD25E', width=4.5, shade=3, light=0)
    return (art + hat.at(4, -2, .9, 5)).at(0, 3, .96)


@dish('snail-plate', (-48, 22, 46), '#A9B46A', 'rubber')
def snail_plate():
    shell, flesh = '#C98A4B', '#E6D3A4'
    art = plate(74, 94, 17, '#F7F3EA')
    for x, y in ((-72, -56), (-30, -60)):
        feeler = [(-50, -6), (x, y)]
        art += stroke(feeler, INK, 15) + stroke(feeler, flesh, 7)
        art += part(ellipse(x, y - 5, 11), lighter(flesh, .3), width=4.5, shade=3, light=0)
    foot = smooth([(-88, 10), (-78, -16), (-50, -28), (-22, -18), (-8, 20), (10, 52), (60, 58), (96, 72),
                   (70, 80), (0, 82), (-52, 80), (-76, 60), (-88, 34)])
    art += body(foot, flesh, shade=9, light=5)
    art += body(lumpy(38, 8, 55, 54, 14, 4, .03), shell, shade=12, light=6)
    spiral = [
        (38 + math.cos(a / 3) * (46 - a * 1.9), 8 + math.sin(a / 3) * (46 - a * 1.9)) for a in range(2, 23)]
    art += stroke(spiral, darker(shell, .5), 7)
    bands = [[(38 + math.cos(math.radians(d)) * r, 8 + math.sin(math.radians(d)) * r) for r in (40, 47)]
             for d in (-150, -110, -70, -30, 70, 110)]
    art += strokes(bands, darker(shell, .25), 5) + shine([(0, -20), (16, -36)], 6)
    butter = drips(lumpy(-6, 72, 30, 9, 9, 2, .1), ((-24, 72, 80, 9), ))
    art += part(butter.union(ellipse(46, 76, 26, 8).area), '#A9CF5A', width=4.5, shade=3, light=0)
    art += strokes([[(-16, 70), (-10, 72)], [(8, 72), (14, 70)], [(40, 76), (46, 74)], [(58, 75), (62, 77)]],
                   '#4F7A2A', 4)
    return art.at(-2, 3, .95)


@dish('lobster-tail', (0, 16, 60), '#E85A3A', 'rubber')
def lobster_tail():
    red, meat = '#EA5A3C', '#FFF3E6'
    art = join([])
    for angle, reach in ((-74, 52), (74, 52), (-40, 50), (40, 50), (0, 46)):
        fin = smooth([(-9, 0), (-19, -28), (-14, -reach), (0, -reach - 6), (14, -reach), (19, -28), (9, 0)])
        art += (body(fin, red, [(band([(0, -4), (0, -40)], 5), lighter(red, .35))], shade=6,
                     light=0)).at(0, -42, 1, angle)
    flesh = union(smooth([(-50, 40), (-54, 66), (-36, 84), (0, 90), (38, 84), (54, 66), (50, 40), (0, 30)]),
                  disc(-24, 78, 15), disc(14, 80, 16))
    art += body(flesh, meat, [
        (band(p, 5), '#F5A58C') for p in ([(-60, 70), (-40, 64), (-30, 90)], [(60, 70), (44, 62), (36, 92)])],
                shade=8, light=0)
    legs = [[(side * 52, y), (side * 74, y + 6), (side * 84, y + 18)] for side in (-1, 1)
            for y in (-18, 6, 30)]
    art += strokes(legs, INK, 13) + strokes(legs, red, 6)
    for y, half in ((46, 60), (20, 62), (-4, 54), (-24, 42)):
        ring = smooth([
            corner(-half, y + 14), (-half - 2, y - 8), (-half * .6, y - 26), (0, y - 32), (half * .6, y - 26),
            (half + 2, y - 8),
            corner(half, y + 14), (half * .5, y + 7), (0, y + 5), (-half * .5, y + 7)], .34)
        art += body(ring, red, width=5, shade=0, light=4)
    plain = smooth([(-44, 34), (-46, 8), (-30, -14), (0, -18), (32, -14), (48, 8), (44, 34), (0, 40)])
    art += draw(plain, red)
    art += shine([(-50, 4), (-48, -12)], 5.5)
    return art.at(0, 2, .96)


@dish('octopus-salad', (0, -24, 68), '#B56AA8', 'rubber')
def octopus_salad():
    skin, china = '#D487C0', '#2E9C98'
    art = join([])
    for x, y, turn in ((-60, -14, -50), (62, -14, 52), (-40, -26, -30), (44, -26, 30)):
        frill = smooth([(0, 26), (-16, 14), (-14, 0), (-20, -12), (-6, -22), (2, -30), (10, -20), (20, -8),
                        (14, 2), (16, 14)], .4)
        art += body(frill, '#86C04A', width=5, shade=5, light=0).at(x, y, 1, turn)
    head = smooth([(-50, 24), (-58, -10), (-62, -48), (-42, -80), (0, -92), (44, -80), (64, -46), (60, -8),
                   (52, 24), (0, 34)])
    art += body(
        head, skin,
        spots(((-34, -66, 7), (-14, -76, 5), (36, -64, 6), (-46, -48, 4),
               (48, -44, 4)), darker(skin, .22), .8), shade=12, light=6) + glint(-44, -56, 6, -60)
    art += bowl(78, 20, 88, 36, china, [(rim_band(78, 22, 10, 8), '#BFE3D0')], shade=11)
    arms = ([(-28, 22), (-44, 40),
             (-66, 52), (-86, 42), (-90, 22), (-78, 14)], [(30, 22), (46, 42), (68, 54), (88, 42), (90, 22),
                                                           (78, 14)], [(-8, 26), (-14, 54), (-30, 70),
                                                                       (-44, 62), (-40, 50)], [(12, 26),
                                                                                               (20, 56),
                                                                                               (38, 70),
                                                                                               (50, 60),
                                                                                               (44, 50)])
    for arm in arms:
        art += stroke(arm, INK, 23) + stroke(arm, skin, 13)
        dots = [(x * .97, y + 2) for x, y in arm[1:-1]]
        art += strokes([[d, (d[0] + .1, d[1])] for d in dots], '#F6CDE6', 6)
    return art.at(0, 2, .97)
