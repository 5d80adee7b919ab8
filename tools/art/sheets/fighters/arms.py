"""Rubber arms and the hands at their ends: open, fist, point, flat, and fingers over a rim."""
import math

from draw.art import Art, join, stroke
from draw.geometry import (LineString, band, curve, disc, ellipse, moved, polygon, rounded, smooth, soften,
                           stretched, turned, union)
from draw.palette import darker
from .ink import inked

# Hands lie along +x from the wrist, the thumb towards -y; each is (parts of the silhouette, inner lines).
_HANDS = {
    'open': ((smooth([(-6, -12), (10, -21), (34, -20), (42, 0), (34, 21), (8, 20), (-6, 12)]),
              band([(30, -13), (50, -24), (66, -32)], 17), band([(34, 0), (56, 0), (74, -1)], 17.5),
              band([(30, 13), (50, 21), (66, 27)], 16.5), band([(8, -12), (14, -32), (26, -46)], 17)),
             ([(14, -8), (24, 2), (20, 13)], [(38, -10), (43, -12)], [(40, 9), (45, 11)])),
    'fist': ((rounded(-6, -21, 50, 43, 17), disc(36, -12, 11), disc(38, 1, 11.5), disc(34, 13, 10.5),
              band([(2, -12), (14, -27), (30, -24)], 16)),
             ([(24, -6), (36, -6)], [(22, 7), (36, 7)], [(8, -13), (22, -13), (28, -18)])),
    'point': ((rounded(-6, -20, 44, 41, 16), band([(20, -12), (48, -14), (76, -14)], 17), disc(34, 4, 11),
               disc(30, 14, 10.5), band([(4, -10), (10, -30), (22, -43)], 16.5)),
              ([(20, -2), (36, -3)], [(20, 9), (32, 9)])),
    'flat': ((rounded(-6, -19, 46, 37, 14), band([(24, -10), (70, -13)], 16), band([(24, 1), (76, -2)], 16),
              band([(24, 11), (68, 9)], 15), band([(4, -10), (18, -30), (34, -34)], 15.5)),
             ([(34, -5), (62, -7)], [(34, 6), (62, 4)])),
}


def _ribbon(path, start, end):
    """A band along a fine path whose half width goes from start to end."""
    count = max(6, len(path) // 3)
    line = LineString(path)
    spots = [line.interpolate(i / count, normalized=True) for i in range(count + 1)]
    rounds = [s.buffer(start + (end - start) * i / count, resolution=5) for i, s in enumerate(spots)]
    return union(*[union(a, b).convex_hull for a, b in zip(rounds, rounds[1:])])


def _along(path, part):
    """The point and the direction in degrees at a part (0 to 1) of a path."""
    line = LineString(path)
    at = line.interpolate(part, normalized=True)
    ahead, back = (line.interpolate(min(1, part + .04), normalized=True),
                   line.interpolate(max(0, part - .04), normalized=True))
    return (at.x, at.y), math.degrees(math.atan2(ahead.y - back.y, ahead.x - back.x))


def _placed(shape, x, y, degrees, flip, size):
    return moved(turned(stretched(shape, size, size * flip), degrees), x, y)


def _inner_line(points, x, y, degrees, flip, size):
    cos, sin = math.cos(math.radians(degrees)) * size, math.sin(math.radians(degrees)) * size
    return [(x + px * cos - py * flip * sin, y + px * sin + py * flip * cos) for px, py in points]


def arm(skin, sleeve, points, hand='open', bend=0, flip=1, size=1, length=.62, width=21, bare=15):
    """An arm through the points (shoulder to wrist).

    `sleeve` is (colour, cuff) and covers `length` of it, 0 = a bare arm; `bend` turns the hand at the wrist.
    """
    path = curve(points, .4)[1]
    (x, y), way = _along(path, 1)
    way += bend
    parts, inner = _HANDS[hand]
    palm = [_placed(part, x, y, way, flip, size) for part in parts]
    forearm = _ribbon(path, bare + 2, bare - 1.5)
    shape = soften(union(forearm, *palm), 2.6)
    art = inked(shape, skin, 6, shade=6, light=3)
    art += join(stroke(_inner_line(line, x, y, way, flip, size), darker(skin, .5), 3.5) for line in inner)
    if length:
        art += _sleeve(path, sleeve, length, width)
    return art


def _sleeve(path, sleeve, length, width):
    steps = LineString(path)
    cloth = [steps.interpolate(length * i / 14, normalized=True) for i in range(15)]
    tube = _ribbon([(p.x, p.y) for p in cloth], width, width + 2)
    art = inked(tube, sleeve[0], 6, shade=7, light=3.5)
    (x, y), way = _along(path, length)
    across = math.radians(way + 90)
    reach = width + 3
    dx, dy = math.cos(across) * reach, math.sin(across) * reach
    x, y = x + math.cos(math.radians(way)) * (width - 8), y + math.sin(math.radians(way)) * (width - 8)
    return art + inked(LineString([(x - dx, y - dy), (x + dx, y + dy)]).buffer(8.5), sleeve[1], 5, shade=4,
                       light=2)


def grip(skin, x, side, cuff=''):
    """A hand that holds the rim (y = 0) from behind: knuckles, four fingers, the thumb inside."""
    art = Art()
    if cuff:
        art += inked(turned(rounded(x - 23, -50, 46, 20, 8), side * 8, origin=(x, -40)), cuff, 5, shade=4,
                     light=2)
    back = union(ellipse(x, -22, 27, 17), polygon((x - 26, -20), (x + 26, -20), (x + 24, 0), (x - 24, 0)))
    art += inked(soften(back, 3), skin, 5.5, shade=0, light=3)
    for i, (dx, lift) in enumerate(((-21, 2), (-7, 0), (7, 0), (21, 2))):
        art += inked(rounded(x + dx - 8, -25 + lift, 16, 32, 8), skin, 4.5, shade=3 if i == 3 else 2, light=2,
                     heavy=False)
    return art


def mirrored(points, side):
    """Points of the right side, or their mirror image."""
    return [(side * x, y) for x, y in points]
