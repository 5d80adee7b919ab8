"""The bonus actions of the base game."""
from draw.art import draw, lines, stroke
from draw.geometry import LineString, Polygon, band, clip, corner, ellipse, moved, polygon, rounded, smooth, turned
from draw.palette import INK, MILK, MUSTARD, PAPER, TOMATO, darker, lighter
from draw.toon import glint, inked
from sheets.fight_cards.kit import (ACTION, SKIN, blend, burst, dashes, eyes, fan, hand_area, scene,
                                    small_card, speed, splat, star)
from sheets.foods import egg, tomato


def catch():
    """A tomato in a landing net."""
    art = inked(band([(-112, 102), (-50, 30)], 24), '#B9743C', 7, shade=6)
    art += fan(8, -30, 100, 124, -158, -116, 3, 10) + tomato('wide').at(22, -40, .6, turn=10)
    bag = smooth(
        [corner(-62, 14), (-52, 70), (-6, 102), (56, 96),
         (100, 42), corner(94, -50), (20, -14)], .34)
    threads = [LineString([(-80 + i * 32, -80), (-14 + i * 34, 120)]) for i in range(7)]
    threads += [LineString([(-84, i * 30 - 24), (116, i * 30 - 84)]) for i in range(8)]
    inner = bag.area.buffer(-3)
    art += inked(bag, '#DFF1EC', 7, shade=12)
    for thread in threads:
        cut = thread.intersection(inner)
        if cut.length > 4:
            art += lines([(cut.coords[0], cut.coords[-1])], '#8FB9B4', 4.5)
    rim = turned(ellipse(16, -18, 88, 30), -24, (16, -18))
    front = clip(rim.exterior.buffer(9), Polygon([(-124, 34), (124, -74), (160, 120), (-100, 160)]))
    return art + inked(front, TOMATO, 6, shade=3, light=2)


def cheat():
    """Cards slide out of a sleeve."""
    art = small_card(14, -54, '#4E9FDB', -26, 62, 84) + small_card(38, -34, TOMATO, 6, 62, 84)
    palm = hand_area('flat')
    art += inked(palm, SKIN, 8, shade=8).at(4, 10, 1.15, turn=-24)
    cuff = turned(rounded(-78, -46, 34, 96, 12), -24)
    sleeve = smooth([
        corner(-62, -46), (-92, -24),
        corner(-126, 4),
        corner(-126, 104),
        corner(-60, 106), (-44, 66),
        corner(-24, 34)], .3)
    art += inked(sleeve, '#7A4EA3', 8, shade=12) + inked(moved(cuff, 10, 4), PAPER, 7, shade=6)
    art += inked(ellipse(-44, 44, 9), MUSTARD, 5, shade=0, light=0)
    return art + fan(30, -40, 74, 96, -118, -20, 4, 9)


def hide():
    """Two eyes between a bin and its lid."""
    steel = '#A9B7BC'
    art = inked(polygon((-74, -24), (74, -24), (60, 104), (-60, 104), radius=8), steel, 8, shade=14)
    art += lines([((x, 26), (x * .86, 94)) for x in (-42, -14, 14, 42)], darker(steel, .3), 7)
    art += inked(rounded(-84, -14, 168, 26, 12), lighter(steel, .3), 7, shade=6)
    art += draw(rounded(-66, -56, 132, 48, 12), '#1F1720', INK, 6)
    art += eyes(27, 19, (.1, .2), .5, -30)
    lid = smooth(
        [corner(-92, -48), (-84, -74), (-40, -92), (0, -96), (40, -92),
         (84, -74), corner(92, -48)], .3)
    art += inked(lid, steel, 8, shade=9) + inked(
        band([(-20, -92), (-18, -108), (18, -108), (20, -92)], 13, .2), steel, 5, shade=0)
    peel = blend(
        2, *[
            band([(62, -84), (62 + x * .6, -74 + abs(x) * .1), (62 + x, -52 + y)], 15)
            for x, y in ((-34, 2), (0, 14), (32, 4))], band([(62, -84), (66, -102)], 13))
    return art + inked(peel, '#FFD94A', 5.5, shade=4, light=2)


def lob():
    """An egg sails over in a high arc."""
    art = splat(78, 82, 46, MUSTARD, 4, 1.3, width=7)
    art += dashes([(-116, 98), (-104, 4), (-70, -66), (-20, -94)], 18, 18, 12)
    return art + egg('wide').at(42, -32, .88, turn=18)


def smash():
    """A frying pan hits a tomato flat."""
    art = burst(38, -22, 100, MUSTARD, 10, .68, width=8)
    art += tomato('squint').at(82, -38, .5, turn=-16)
    art += inked(band([(-112, 96), (-38, 34)], 26), '#8A5528', 8, shade=6) + draw(ellipse(-98, 84, 5), INK)
    pan = ellipse(8, -10, 66, 74, -38)
    art += inked(pan, '#565064', 8, shade=12) + draw(ellipse(4, -14, 47, 55, -38), '#3F3A4C', INK, 5)
    art += stroke([(-30, -28), (-16, -54), (4, -62)], '#7D768E', 8)
    return art + stroke([(-116, 20), (-104, -30), (-78, -66)], INK, 10) + stroke([(-96, 36), (-90, 0),
                                                                                  (-78, -22)], INK, 10)


def sprint():
    """A sneaker that leaves everything behind."""
    sole = smooth([
        corner(-84, 62), (-30, 68), (40, 70), (104, 62), (116, 78), (104, 92), (30, 96), (-60, 94),
        (-90, 84)])
    upper = smooth([
        corner(-82, 64), (-90, 10),
        corner(-78, -54), (-50, -48),
        corner(-14, -66), (6, -34), (46, -4), (92, 14), (112, 40),
        corner(108, 68), (20, 72)], .3)
    art = inked(upper, TOMATO, 8, shade=13)
    art += inked(
        clip(smooth([(60, 10), (96, 16), (116, 44), (110, 74), (64, 76), (58, 44)]), upper.area.buffer(-3)),
        PAPER, 6, shade=6)
    art += inked(band([(-70, 22), (-30, 44), (30, 30)], 16), MUSTARD, 5, shade=3, light=0)
    art += inked(sole, MILK, 8, shade=7)
    art += lines([((-4, -40), (24, -52)), ((14, -22), (42, -32)), ((34, -6), (60, -16))], MILK, 9)
    wing = blend(
        3,
        *[band([(-50, -26), (-90, -40 + y * .5), (-122 + abs(y) * .3, -72 + y)], 22) for y in (-4, 26, 52)])
    art += inked(wing, PAPER, 6, shade=5)
    return speed(((-126, -100, 44), (-122, -98, 74), (-112, -84, 100)), 10) + art


def tackle():
    """A football helmet charges until one sees stars."""
    shell = smooth([(-76, 30), (-88, -20), (-64, -74), (-6, -94), (52, -78), (78, -36),
                    corner(78, -18), (40, -14),
                    corner(26, 4), (30, 40),
                    corner(22, 66), (-24, 74), (-58, 62)])
    art = speed(((-126, -98, -44), (-124, -96, 0), (-120, -84, 46)), 11)
    art += inked(shell, '#3F8FD0', 8, over=[(band([(-90, -40), (-30, -76), (60, -94)], 22), MUSTARD)],
                 shade=15)
    art += glint(-40, -50, 8) + inked(ellipse(-14, 24, 16), darker('#3F8FD0', .3), 6, shade=0, light=0)
    bars = [[(24, 8), (70, 2), (94, 8)], [(26, 38), (64, 40), (92, 34)], [(94, 6), (98, 22), (92, 36)]]
    for bar in bars:
        art += stroke(bar, INK, 19)
    for bar in bars:
        art += stroke(bar, PAPER, 8)
    return art + burst(98, -58, 30, MUSTARD, 8, .55, width=6) + star(110, 74, 18, TOMATO, -70) + star(
        66, 92, 13, MUSTARD, -100)


def add_to(album):
    album.chapter('Cafe Chaos: bonus actions of the base game (anchor = middle)')
    for name, make, what in (('catch', catch, 'a tomato in a net'), ('cheat', cheat, 'cards in a sleeve'),
                             ('hide', hide, 'eyes in a bin'), ('lob', lob, 'an egg in a high arc'),
                             ('smash', smash, 'a pan hits a tomato'), ('sprint', sprint, 'a winged sneaker'),
                             ('tackle', tackle, 'a charging helmet')):
        scene(album, 'action-' + name, make(), ACTION, what)
