"""Comic bursts behind shouts, plus and minus badges."""
import math
import random

from shapely.geometry import LineString, Polygon

from album import centred
from draw.art import draw
from draw.geometry import corner, minus, moved, smooth, stretched
from draw.palette import GRAPE, INK, MUSTARD, PAPER, PICKLE, TOMATO, darker, lighter
from draw.toon import glint

# Name: field, rim, seed of its jags.
SHOUTS = {
    'red': (TOMATO, MUSTARD, 2),
    'mustard': (MUSTARD, PAPER, 5),
    'pickle': ('#6E9A33', '#E7E9A6', 9),
    'blue': ('#2F7FC4', '#BFE6F5', 14),
    'grape': (GRAPE, MUSTARD, 21)}
KISS = '#E8457A'


def _rim(rx, ry, power):
    """A closed line, an ellipse or (greater power) nearly a rectangle."""
    points = []
    for i in range(180):
        cos, sin = math.cos(math.radians(2 * i)), math.sin(math.radians(2 * i))
        reach = (abs(cos)**power + abs(sin)**power)**(-1 / power)
        points.append((cos * reach * rx, sin * reach * ry))
    return LineString(points + points[:1])


def star(rx, ry, points, depth, seed, power=2.0):
    """Points at even distances along the rim; the notches between them are `depth` px deep."""
    chance, line, corners = random.Random(seed), _rim(rx, ry, power), []
    pitch = line.length / points
    for i in range(points):
        for half in (0, .5):
            spot = line.interpolate(pitch * (i + half + chance.uniform(-.1, .1)) % line.length)
            reach = math.hypot(spot.x, spot.y)
            cut = depth * chance.uniform(.8, 1.2) if half else depth * chance.uniform(-.22, .16)
            corners.append((spot.x * (1 - cut / reach), spot.y * (1 - cut / reach)))
    return Polygon(corners)


def _fitted(area, width, height):
    """The area stretched to the size, round (0, 0)."""
    left, top, right, bottom = area.bounds
    area = moved(area, -(left + right) / 2, -(top + bottom) / 2)
    return stretched(area, width / (right - left), height / (bottom - top))


def burst(field, rim, seed, width=496, height=166):
    """A shout of two lines fits its middle; the rim grows into the points."""
    outer = _fitted(star(250, 86, 19, 38, seed, 2.6), width, height)
    inner = stretched(outer, .955, .87)
    art = draw(outer, INK, INK, 8, offset=(2, 5)) + draw(outer, rim, INK, 8)
    art += draw(inner, field)
    core = inner.buffer(-1)
    art += draw(minus(core, moved(core, -6, -9)).buffer(-.8).buffer(.8), darker(field, .16))
    light = minus(core, moved(core, 5, 7)).buffer(-.8).buffer(.8)
    return art + draw(light, lighter(field, .3))


def _badge(field, rim, seed, size=41):
    outer = star(size - 2, size - 2, 11, 10, seed)
    art = draw(outer, INK, INK, 5, offset=(1, 2.4)) + draw(outer, rim, INK, 5)
    return art + draw(stretched(outer, .84), field)


def plus_burst():
    """Behind "+3"."""
    return _badge(TOMATO, MUSTARD, 4, 39)


def heart(colour):
    """A heart of that colour with a rim of paper."""
    shape = smooth(
        [corner(0, 38), (-37, 4), (-36, -22), (-17, -35),
         corner(0, -25), (17, -35), (36, -22), (37, 4)], .3)
    area = shape.area
    art = draw(area, INK, INK, 5, offset=(1, 2.4)) + draw(area, PAPER, INK, 5)
    inner = stretched(area, .84)
    art += draw(inner, colour)
    art += draw(minus(inner, moved(inner, -4, -6)).buffer(-.6).buffer(.6), darker(colour, .18))
    return art + glint(-20, -17, 4.5)


def minus_heart():
    """Behind "-1"."""
    return heart(PICKLE)


def add_to(album):
    for name, (field, rim, seed) in SHOUTS.items():
        album.add('burst-' + name, burst(field, rim, seed), centred(520, 190),
                  'burst behind a shout; its middle 380 x 90 is free for the words')
    album.add('plus-burst', plus_burst(), centred(90, 90), 'behind "+3"')
    album.add('minus-heart', minus_heart(), centred(90, 90), 'behind "-1"')
    album.add('kiss-heart', heart(KISS), centred(90, 90), 'a kiss that flies, hearts round a head')
