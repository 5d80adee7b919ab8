"""What surrounds a flying food of 150 px that has a condition; drawn behind it."""
import random

from album import centred
from draw.art import Art, draw, glow, glow_paint, join, lines, stroke, strokes
from draw.geometry import Polygon, band, corner, disc, ellipse, moved, polar, rounded, smooth, stretched
from draw.palette import INK, MILK, TOMATO
from draw.toon import glint, inked
from sheets.fight_cards.conditions import wiggle
from sheets.fight_cards.kit import blend, cloud, flame, splat


def _snowflake(x, y, size):
    arms = [((x, y), polar(60 * i, size, x, y)) for i in range(6)]
    return lines(arms, INK, 8) + lines(arms, '#E9F8FE', 3.5)


def frozen():
    """A rosette of ice needles."""
    needles = [
        Polygon([
            polar(a - 17, 62),
            polar(a - 9, reach * .86),
            polar(a, reach),
            polar(a + 5, reach * .8),
            polar(a + 17, 62)])
        for a, reach in zip(range(-90, 270, 36), (126, 104, 120, 102, 122, 106, 124, 104, 118, 106))]
    art = join(
        inked(
            n, '#A8DDF2', 5, shade=0, light=0, over=[(
                Polygon([polar(a, 60), polar(a, 140),
                         polar(a +
                               30, 140), polar(a + 22, 60)]), '#74BBE2')])
        for n, a in zip(needles, range(-90, 270, 36)))
    art += inked(disc(0, 0, 74), '#C6EAF8', 5, shade=0)
    return art + _snowflake(-104, -76, 15) + _snowflake(106, -70, 13) + _snowflake(98, 92, 14)


def spicy():
    """One great flame."""
    outer = smooth([(0, 96), (-64, 88), (-100, 40), (-104, -10), (-84, -50), (-70, -30), (-62, -86),
                    corner(-30, -122), (-26, -84),
                    corner(10, -130), (26, -84),
                    corner(56, -112), (66, -60), (84, -38),
                    corner(98, -66), (108, 0), (96, 48), (58, 88)])
    return inked(outer, TOMATO, 5.5, over=[(moved(stretched(outer, .8), 0, 8), '#F9B233')], shade=9) + flame(
        -112, -60, .3, width=4) + flame(116, -78, .28, width=4)


def burnt():
    """Black smoke and embers."""
    art = cloud(((-76, -30, 40), (-40, -76, 42), (10, -88, 44), (58, -64, 42), (84, -14, 38), (0, -20, 70),
                 (72, 40, 30), (-74, 36, 30)), '#6A5F6B', 5.5, 10)
    art += cloud(((-92, -92, 16), (-78, -104, 14)), '#8A7F8B', 5, 4) + cloud(
        ((94, -86, 17), (108, -98, 13)), '#8A7F8B', 5, 4)
    return art + join(
        draw(ellipse(x, y, r), '#F0662B', INK, 3.5)
        for x, y, r in ((-108, 30, 6), (110, 40, 7), (-96, 74, 5), (86, 84, 5), (-60, 100, 6), (40, 104, 5)))


def hairy():
    """Hair on all sides."""
    chance, many = random.Random(3), []
    for i in range(44):
        angle = 360 / 44 * i + chance.uniform(-3, 3)
        reach = chance.uniform(94, 116)
        many.append([polar(angle, 58), polar(angle + 5, 84), polar(angle - 3 + chance.uniform(-8, 8), reach)])
    return strokes(many, INK, 10) + strokes(many, '#A8703E', 5) + strokes(many[::3], '#C98F58', 5)


def wobbly():
    """Arcs that say it shakes."""
    art = Art()
    for side in (-1, 1):
        for x, half in ((88, 40), (104, 54), (119, 34)):
            points = [(side * x, -half), (side * (x + 7), -half / 2), (side * x, 0),
                      (side * (x + 7), half / 2), (side * x, half)]
            art += stroke(points, INK, 11) + stroke(points, '#8CD98A', 5.5)
    for y in (-98, 98):
        points = [(-36, y), (-18, y - 7), (0, y), (18, y - 7), (36, y)]
        art += stroke(points, INK, 11) + stroke(points, '#8CD98A', 5.5)
    return art


def stinky():
    """A green cloud, fumes and flies."""
    art = cloud(((-70, -10, 44), (-44, -56, 42), (6, -70, 44), (56, -48, 42), (76, 6, 42), (56, 52, 38),
                 (0, 64, 40), (-56, 48, 38), (0, 0, 60)), '#C3DB6A', 5.5, 9)
    art += join(wiggle(x, y, 40, '#8FB432') for x, y in ((-88, -54), (-4, -84), (90, -50)))
    flies = ((-112, 34), (112, 46), (100, -106), (-60, 106))
    return art + join(
        lines([((x - 3, y - 3),
                (x - 9, y - 11)), ((x + 3, y - 3),
                                   (x + 9, y - 11))], INK, 4) + draw(ellipse(x, y, 7, 6), INK)
        for x, y in flies)


def lumpy():
    """Lumps that swell out on every side."""
    puffs = [(*polar(40 * i + 10, 72 if i % 2 else 66), 34 if i % 2 else 29) for i in range(9)]
    art = cloud((*puffs, (0, 0, 66)), '#DDC39A', 5.5, 9)
    return art + join(
        stroke([polar(200, r * .55, x, y),
                polar(250, r * .55, x, y),
                polar(300, r * .55, x, y)], '#F3E3C4', 6) for x, y, r in puffs)


def glowing():
    """A light that throws rays."""
    rays = [
        Polygon([polar(a - 8, 60),
                 polar(a - 5, reach),
                 polar(a + 5, reach),
                 polar(a + 8, 60)]) for a, reach in zip(range(0, 360, 30), (120, 102) * 6)]
    art = glow(0, 0, 126, 126, glow_paint('aura-light', '#E6FF6B', .9))
    art += join(inked(r.buffer(2), '#D9FA5A', 4.5, shade=0, light=0, heavy=False) for r in rays)
    return art + draw(disc(0, 0, 80), '#F3FFB0', INK, 5)


def haunted():
    """A shroud and two small ghosts."""
    shroud = smooth([(-88, -20), (-60, -80), (0, -102), (60, -80), (88, -20), (94, 40),
                     corner(104, 100), (70, 82),
                     corner(46, 112), (14, 84),
                     corner(-16, 116), (-44, 84),
                     corner(-78, 108), (-92, 40)], .34)
    art = inked(shroud, '#B9A6DE', 5.5, over=[(moved(stretched(shroud, .84), 0, -4), '#D6C9EE')], shade=9)
    for x, y, turn in ((-106, -72, -12), (108, -66, 14)):
        ghost = smooth([(-17, 0), (-12, -20), (0, -26), (12, -20), (17, 0),
                        corner(19, 24), (8, 17),
                        corner(0, 25), (-8, 17),
                        corner(-19, 24)])
        small = inked(ghost, '#F1ECFB', 4.5, shade=4) + draw(ellipse(-6, -6, 3, 4.5), INK) + draw(
            ellipse(6, -6, 3, 4.5), INK) + draw(ellipse(0, 5, 3.5, 4.5), INK)
        art += small.at(x, y, turn=turn)
    return art


def deep_fried():
    """A crackling coat in spitting oil."""
    coat = smooth([polar(360 * i / 28, 98 if i % 2 else 84) for i in range(28)], .3)
    crumbs = [(ellipse(*polar(31 * i, 82 + (i * 7) % 9), 7, 5, 31 * i), '#F6C768' if i % 2 else '#B86F22')
              for i in range(24)]
    art = inked(coat, '#DE9A3C', 5.5, over=crumbs, shade=9)
    spots = ((-106, -62, 10), (-84, -98, 7), (92, -90, 11), (116, -50, 7), (112, 64, 9), (-112, 56, 8),
             (-70, 104, 6), (64, 108, 8))
    return art + join(
        inked(ellipse(x, y, r), '#FFE6A0', 4, shade=0, light=0) +
        draw(ellipse(x - r * .3, y - r * .3, r * .28), MILK) for x, y, r in spots)


def fizzy():
    """Bubbles that rise."""
    spots = ((-88, 30, 22), (-96, -24, 16), (-66, -74, 24), (-22, -100, 17), (26, -92, 25), (72, -62, 20),
             (98, -10, 24), (88, 48, 17), (-58, 84, 15), (48, 92, 18), (0, 100, 11), (-112, -70, 9),
             (112, -66, 10), (62, -112, 9), (-56, -116, 8), (116, 26, 8))
    return join(
        inked(ellipse(x, y, r), '#DCC4F2', 4.5, shade=r * .22, light=0) +
        draw(ellipse(x - r * .35, y - r * .35, r * .24), MILK) for x, y, r in spots)


def gooey():
    """Goo behind, with strings that drip."""
    strings = [
        band([(x, 20), (x, end)], w)
        for x, end, w in ((-70, 92, 22), (-36, 112, 18), (0, 88, 20), (38, 116, 22), (72, 84, 20))]
    tips = [disc(x, end, r) for x, end, r in ((-70, 94, 14), (-36, 112, 12), (38, 114, 14))]
    arms = [band([(60 * s, -40), (94 * s, -68), (110 * s, -60)], 17) for s in (-1, 1)]
    balls = [disc(112 * s, -58, 13) for s in (-1, 1)]
    return inked(blend(5, ellipse(0, 0, 96, 84), *strings, *tips, *arms, *balls), '#F27FB2', 5.5,
                 shade=9) + glint(-60, -52, 9, -40) + glint(-78, -30, 4, -60)


def stale():
    """Dust, crumbs and a cobweb."""
    art = cloud(((-80, 40, 30), (-96, 6, 22), (-50, 70, 28), (0, 80, 28), (50, 70, 28), (84, 38, 30),
                 (98, 4, 20), (0, 30, 60)), '#D6CBB8', 5.5, 9)
    spokes = [polar(a, 112, 0, 6) for a in (-168, -140, -112, -84, -56, -28)]
    web = [((0, -10), p) for p in spokes]
    art += lines(web, INK, 7)
    for part in (.72, .9):
        ring = [(x * part, -10 + (y + 10) * part) for x, y in spokes]
        for a, b in zip(ring, ring[1:]):
            middle = ((a[0] + b[0]) * .47, (a[1] + b[1]) * .47)
            art += stroke([a, middle, b], INK, 7) + stroke([a, middle, b], '#F4EEDF', 3.5)
    return art + lines(web, '#F4EEDF', 3.5)


def squashed():
    """A shoe from above, a mess below."""
    art = splat(0, 58, 86, '#E39B6A', 6, 1.36, 11, 5.5)
    shoe = smooth([
        corner(-96, -66), (-100, -104),
        corner(-88, -142),
        corner(8, -142), (14, -120), (62, -108), (104, -88),
        corner(108, -66)], .3)
    art += inked(shoe, TOMATO, 5.5, shade=10) + inked(rounded(-106, -74, 222, 26, 11), '#4A4253', 5.5,
                                                      shade=6)
    art += lines([((10, -130), (-18, -138)), ((24, -118), (-6, -126)), ((44, -110), (16, -118))], MILK, 6)
    for side in (-1, 1):
        art += stroke([(side * 100, -26), (side * 116, -2), (side * 104, 20)], INK, 9)
    return art


def toasted():
    """Warm slices behind, crumbs and heat."""
    art = Art()
    for x, turn in ((-44, -20), (44, 20)):
        crust = smooth([
            corner(-46, 64), (-44, -10), (-58, -34), (-38, -62), (0, -68), (38, -62), (58, -34), (44, -10),
            corner(46, 64), (0, 68)])
        art += inked(crust, '#B9702F', 5.5, over=[(stretched(crust, .8), '#E3A65A')],
                     shade=8).at(x, -4, turn=turn)
    art += join(wiggle(x, y, 34, '#F6B52E') for x, y in ((-84, -76), (0, -78), (84, -76)))
    crumbs = ((-106, 46, 20), (108, 50, 50), (-84, 84, 70), (88, 88, 10), (-30, 100, 40), (34, 104, 25),
              (0, 94, 80))
    return art + join(
        inked(rounded(-7, -5, 14, 11, 3), '#D08A3E', 4, shade=0, light=0).at(x, y, turn=turn)
        for x, y, turn in crumbs)


_AURAS = {
    'frozen': frozen,
    'spicy': spicy,
    'burnt': burnt,
    'hairy': hairy,
    'wobbly': wobbly,
    'stinky': stinky,
    'lumpy': lumpy,
    'glowing': glowing,
    'haunted': haunted,
    'deep-fried': deep_fried,
    'fizzy': fizzy,
    'gooey': gooey,
    'stale': stale,
    'squashed': squashed,
    'toasted': toasted}


def add_to(album):
    album.chapter('Cafe Chaos: what surrounds a flying food (anchor = middle of the food)')
    for name, make in _AURAS.items():
        album.add('aura-' + name, make(), centred(280, 290), 'behind a food that is ' + name)
