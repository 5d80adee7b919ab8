"""The conditions of the base deck: bodies of about 150 px; the program lays a face on them."""
import random

from draw.art import draw, join, lines, stroke, strokes
from draw.geometry import Polygon, band, corner, disc, ellipse, polar, polygon, rounded, smooth
from draw.palette import INK, MILK, TOMATO, darker, lighter
from draw.toon import glint, inked
from sheets.fight_cards.kit import blend, cloud
from sheets.fight_foods.places import place


def wiggle(x, y, height, colour, width=5, sway=8):
    """A rising wavy line in ink and colour."""
    count = max(3, round(height / 14))
    points = [(x + sway * (1 if i % 2 else -1), y - height * i / count) for i in range(count + 1)]
    return stroke(points, INK, width + 5) + stroke(points, colour, width)


def frozen():
    """A block of ice."""
    block = polygon((-60, -46), (-8, -70), (62, -52), (68, 34), (16, 62), (-66, 44)).buffer(5)
    art = join(
        inked(smooth([corner(x -
                             9, 40), corner(x +
                                            9, 40), corner(x, 73 + k)], .2), '#D5F1FB', 4, shade=2, light=0)
        for x, k in ((-46, 0), (-20, -2), (40, 0)))
    return art + inked(
        block, '#A8DDF2', 5.5, shade=0, light=4, over=[
            (polygon((-80, -50), (6, -36), (18, 80), (-90, 70)), '#8CCBEA'),
            (polygon((6, -36), (90, -60), (90, 60), (18, 80)), '#74BBE2'),
            (band([(-50, -20), (-34, -38)], 7), MILK), (band([(-50, 0), (-22, -32)], 5), MILK),
            (band([(36, 44), (52, 34)], 5), MILK)])


def spicy():
    """A flame."""
    outer = smooth([(0, 72), (-50, 60), (-66, 14), (-46, -22), (-36, -4), (-28, -46),
                    corner(4, -76), (14, -46), (28, -32),
                    corner(38, -56), (62, -8), (66, 26), (46, 62)])
    inner = smooth([(0, 68), (-38, 56), (-44, 22), (-22, -6),
                    corner(2, -34), (18, -4), (38, 14), (44, 38), (32, 60)])
    return inked(outer, TOMATO, 5.5, over=[(inner, '#F9B233'), (ellipse(0, 44, 26, 24), '#FFD867')], shade=9)


def burnt():
    """A charred lump that still smokes."""
    art = wiggle(-26, -44, 28, '#A79FA8') + wiggle(10, -50, 24, '#A79FA8') + wiggle(40, -38, 26, '#A79FA8')
    chance = random.Random(5)
    lump = smooth([polar(360 * i / 13, 62 * chance.uniform(.94, 1.1), 0, 12) for i in range(13)])
    embers = [(band(points, 5, .1), '#F0662B')
              for points in ([(-62, 26), (-44, 32), (-40, 50), (-22, 56)], [(58, -14), (44, -20), (40, -36)],
                             [(20, 72), (30, 54), (52, 46)], [(-52, -18), (-38, -26), (-34, -42)])]
    return art + inked(lump, '#453A43', 5.5, over=embers, shade=11, light=5)


def hairy():
    """A ball of fur."""
    colour, tufts = '#A8703E', []
    for i in range(26):
        angle = 360 / 26 * i + (i * 37) % 9
        reach = 73 if i % 3 else 66
        tufts.append(
            Polygon([
                polar(angle - 11, 52, 0, 4),
                polar(angle + 6, reach, 0, 4 if i % 2 else 2),
                polar(angle + 9, 52, 0, 4)]))
    ball = blend(0, disc(0, 4, 56), *tufts)
    art = inked(ball, colour, 5.5, shade=9)
    hairs = []
    for x, y, turn in ((-40, -24, 100), (-22, -36, 96), (0, -42, 90), (22, -36, 84), (40, -22, 80),
                       (-44, 30, 110), (44, 30, 70), (-26, 50, 100), (0, 54, 90), (26, 50, 80),
                       (-10, -30, 92), (12, -28, 88)):
        hairs.append([(x, y), polar(turn, 8, x - 3, y), polar(turn, 15, x, y)])
    return art + strokes(hairs, darker(colour, .35), 4)


def wobbly():
    """A green jelly that cannot stand still."""
    colour = '#6CC36A'
    body = smooth([(-58, 56), (-46, 6), (-48, -30), (-24, -54), (8, -62), (40, -48), (46, -14), (48, 16),
                   (62, 56), (30, 66), (-30, 66)])
    ribs = [(band([(x * 1.15, 66), (x, 6), (x * .7 + 4, -56)], 7), darker(colour, .16))
            for x in (-38, -12, 16, 40)]
    art = inked(smooth([(-72, 60), (0, 50), (72, 60), (60, 72), (0, 76), (-60, 72)]), MILK, 5, shade=3)
    art += inked(body, colour, 5.5, over=ribs, shade=10) + glint(-28, -36, 7, -40)
    for side in (-1, 1):
        art += stroke([(side * 60, -30), (side * 66, -14), (side * 60, 2)], INK, 5) + stroke([
            (side * 70, -22), (side * 74, -12), (side * 70, -2)], INK, 5)
    return art


def stinky():
    """A sock that has seen too much."""
    green = '#9CBF3B'
    art = wiggle(-48, -8, 44, green) + wiggle(58, 0, 40, green)
    sock = smooth([
        corner(-30, -52),
        corner(38, -52), (36, -6), (42, 28), (36, 56), (6, 68), (-40, 72), (-66, 62), (-66, 38), (-42, 26),
        (-30, 0)])
    art += inked(
        sock, '#E8DFC6', 5.5, shade=10, over=[(polygon((-50, -34), (60, -34), (60, -24), (-50, -24)), TOMATO),
                                              (ellipse(-62, 58, 24, 22), '#C9B98A'),
                                              (ellipse(40, 52, 20, 22), '#C9B98A')])
    art += inked(rounded(-36, -66, 80, 22, 9), '#E8DFC6', 5.5, shade=4)
    art += lines([((x, -60), (x, -51)) for x in (-20, -4, 12, 28)], darker('#E8DFC6', .3), 4)
    return art + draw(ellipse(-16, 58, 5), darker('#E8DFC6', .4)) + join(
        draw(ellipse(x, y, 4, 3), INK) + stroke([(x - 5, y - 5), (x, y), (x + 5, y - 5)], INK, 2.5, 0)
        for x, y in ((-62, -46), (66, -54), (-60, 12)))


def lumpy():
    """Porridge with a mind of its own."""
    art = cloud(
        ((-42, 30, 32), (-38, -14, 30), (0, -36, 34), (38, -18, 32), (46, 24, 30), (4, 44, 32), (0, 4, 44)),
        '#DDC39A', 5.5, 10)
    bumps = ((-44, -22, 13), (6, -48, 14), (44, -20, 12), (50, 30, 12), (-44, 38, 14), (8, 56, 12))
    return art + join(
        draw(ellipse(x, y, r), lighter('#DDC39A', .35)) +
        stroke([polar(20, r, x, y), polar(80, r, x, y),
                polar(140, r, x, y)], darker('#DDC39A', .35), 4) for x, y, r in bumps)


CONDITIONS = (('frozen', frozen, 'a block of ice', place(
    (0, 8, 64, 0), '#A8DDF2', 'crumb')), ('spicy', spicy, 'a flame', place(
        (0, 30, 58, 0), '#E8502C',
        'hot')), ('burnt', burnt, 'a charred lump', place(
            (0, 14, 64, 0), '#453A43', 'crumb',
            True)), ('hairy', hairy, 'a ball of fur', place(
                (0, 10, 62, 0), '#A8703E',
                'rubber')), ('wobbly', wobbly, 'a jelly', place(
                    (2, 8, 64, 0), '#6CC36A',
                    'rubber')), ('stinky', stinky, 'a sock', place(
                        (4, 12, 54, 0), '#9CBF3B',
                        'wet')), ('lumpy', lumpy, 'porridge', place((2, 6, 64, 0), '#DDC39A', 'cream')))
