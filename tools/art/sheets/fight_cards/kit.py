"""What the pictures on the cards share: hands, splats, clouds, arrows, faces; for drawings at twice their size."""
import math
import random

from album import centred
from draw.art import Art, draw, join, lines, stroke
from draw.geometry import (LineString, Polygon, clip, corner, curve, disc, ellipse, moved, polar,
                           ring_of_points, rounded, smooth, soften, stretched, turned, union)
from draw.palette import INK, MILK, MOUTH, TEAL, TONGUE, darker, lighter
from draw.toon import glint, inked

SKIN = '#F2B48A'
BROWN_SKIN = '#A8683F'
FLAME_RED, FLAME_GOLD = '#E2412B', '#F6B52E'
ACTION, EVENT = centred(140, 120), centred(250, 200)


def scene(album, name, art, frame, what, scale=.5):
    """Add a picture that was drawn larger than it is; one that is too large is made to fit."""
    left, top, right, bottom = art.bounds
    scale = min(scale, frame.width / 2 / max(right, -left), frame.height / 2 / max(bottom, -top))
    album.add(name, art.at(scale=scale), frame, what)


def fan(x, y, inner, outer, start, end, count, width=9):
    """Short strokes that radiate from a point between two angles."""
    step = (end - start) / max(1, count - 1)
    return lines([
        (polar(start + i * step, inner, x, y), polar(start + i * step, outer, x, y)) for i in range(count)],
                 INK, width)


def speed(rows, width=9):
    """Lines of haste: (x0, x1, y) each."""
    return lines([((x0, y), (x1, y)) for x0, x1, y in rows], INK, width)


def star_shape(x, y, radius, turn=-90, inner=.5):
    return Polygon(ring_of_points(5, radius, radius * inner, turn, x,
                                  y)).buffer(-radius * .06).buffer(radius * .14)


def star(x, y, radius, colour=FLAME_GOLD, turn=-80, width=5):
    return inked(star_shape(x, y, radius, turn), colour, width, shade=radius * .2, light=0)


def burst(x, y, radius, colour, count=9, inner=.62, turn=-83, width=7, wide=1):
    """The comic flash of a blow."""
    shape = stretched(Polygon(ring_of_points(count, radius, radius * inner, turn)), wide, 1)
    return inked(moved(shape, x, y), colour, width, shade=0, light=0)


def drop(x, y, size, colour, turn=0, width=5):
    """A tear or a drop of sauce, its tip upward."""
    shape = smooth([corner(0, -size * 1.6), (size * .8, -size * .1), (0, size), (-size * .8, -size * .1)])
    return inked(shape, colour, width, shade=size * .3, light=0).at(x, y, turn=turn)


def rain(places, size, colour, width=4):
    """Many plain drops (x, y, turn)."""
    shape = smooth([corner(0, -size * 1.6), (size * .8, -size * .1), (0, size), (-size * .8, -size * .1)])
    return join(draw(shape, colour, INK, width).at(x, y, turn=turn) for x, y, turn in places)


def heart(x, y, size, colour='#E2412B', turn=0, width=6):
    shape = smooth([
        corner(0, -size * .45), (size * .5, -size * .85), (size, -size * .4), (size * .62, size * .3),
        corner(0, size * .95), (-size * .62, size * .3), (-size, -size * .4), (-size * .5, -size * .85)])
    return (inked(shape, colour, width, shade=size * .2, light=0) +
            draw(ellipse(-size * .5, -size * .4, size * .16, size * .24, 40), MILK)).at(x, y, turn=turn)


def blend(radius, *shapes):
    """The shapes as one area with round joints and few points."""
    return soften(union(*shapes), radius).simplify(.45)


def cloud_area(puffs):
    """Discs (x, y, radius) as one lumpy area."""
    return blend(3, *[disc(x, y, r) for x, y, r in puffs])


def cloud(puffs, colour, width=7, shade=None):
    return inked(cloud_area(puffs), colour, width, shade=shade)


def splat_area(radius, seed=1, lobes=8):
    """A lobed blot round (0, 0)."""
    chance = random.Random(seed)
    parts = [disc(0, 0, radius * .58)]
    for i in range(lobes):
        angle = 360 * i / lobes + chance.uniform(-14, 14)
        reach, tip = radius * chance.uniform(.74, .9), radius * chance.uniform(.1, .16)
        parts.append(
            Polygon([
                polar(angle - 26, radius * .45),
                polar(angle - 5, reach),
                polar(angle + 5, reach),
                polar(angle + 26, radius * .45)]))
        parts.append(disc(*polar(angle, reach), tip))
    return blend(radius * .04, *parts)


def splat(x, y, radius, colour, seed=1, wide=1, lobes=8, width=6):
    area = moved(stretched(splat_area(radius, seed, lobes), wide, 1), x, y)
    return inked(area, colour, width, shade=radius * .16) + glint(x - radius * .3 * wide, y - radius * .3,
                                                                  radius * .1)


def arrow_area(points, width, head, tension=.36):
    """A bent arrow along the points."""
    path = curve(points, tension)[1] if len(points) > 2 else points
    (x0, y0), (x1, y1) = path[-3 if len(points) > 2 else -2], path[-1]
    angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
    tip = [
        polar(angle, head * 1.15, x1, y1),
        polar(angle + 90, head, x1, y1),
        polar(angle - 90, head, x1, y1)]
    return union(LineString(path).buffer(width / 2, cap_style=2), Polygon(tip))


def arrow(points, colour, width=16, head=24, ink=6):
    return inked(arrow_area(points, width, head), colour, ink, shade=4, light=0)


def dashes(points, dash=16, gap=15, width=9, colour=INK):
    """A dashed path of flight."""
    line = LineString(curve(points)[1])
    pairs, at = [], 0
    while at < line.length - dash / 2:
        a, b = line.interpolate(at), line.interpolate(min(at + dash, line.length))
        pairs.append(((a.x, a.y), (b.x, b.y)))
        at += dash + gap
    return lines(pairs, colour, width)


def _rod(x0, y0, x1, y1, width):
    return LineString([(x0, y0), (x1, y1)]).buffer(width)


def _fingers(angles, width, start=0):
    return [_rod(*polar(a, start), *polar(a, reach), width) for a, reach in angles]


def hand_area(pose):
    """A right hand along +x, palm round (0, 0), about 80 px; its wrist at (-44, 0)."""
    wrist = _rod(-46, 0, 0, 0, 22)
    if pose == 'open':
        parts = [
            disc(0, 0, 34), *_fingers(((-34, 76), (-11, 88), (13, 84), (37, 70)), 13.5),
            _rod(-8, 0, *polar(-84, 62), 13.5)]
    elif pose == 'flat':
        parts = [
            disc(0, 0, 32), *[_rod(0, y * .6, 74 - abs(y + 6) * .5, y, 11.5) for y in (-27, -9, 9, 26)],
            _rod(-6, -8, 16, -52, 12)]
    elif pose == 'fist':
        parts = [disc(0, 0, 36), *[disc(25, y, 14) for y in (-26, -8, 10, 27)], _rod(-8, -30, 22, -40, 13)]
    elif pose == 'point':
        parts = [
            disc(0, 0, 34),
            _rod(0, -16, 88, -18, 13), *[disc(27, y, 13.5) for y in (6, 22)],
            _rod(0, -16, 14, -54, 12)]
    else:
        parts = [
            disc(0, 0, 32),
            _rod(0, -16, 82, -12, 14),
            _rod(0, 2, 80, 4, 14),
            _rod(0, 18, 70, 18, 13),
            _rod(-8, -16, 34, -42, 11)]
    return blend(3, wrist, *parts)


def hand(pose, skin=SKIN, sleeve=TEAL, width=7):
    """The hand with its sleeve; the sleeve ends at x = -96."""
    art = inked(rounded(-100, -30, 46, 60, 9), sleeve, width, shade=8, light=4)
    art += inked(hand_area(pose), skin, width, shade=8, light=4)
    line = darker(skin, .38)
    if pose == 'fist':
        art += lines([((22, -17), (36, -17)), ((22, 1), (37, 1)), ((22, 18), (36, 19))], line, 5)
    elif pose == 'open':
        art += stroke([(-14, 16), (2, 20), (16, 10)], line, 5)
    elif pose == 'chop':
        art += lines([((36, -4), (74, -4)), ((34, 12), (68, 12))], line, 5)
    return art


def eyes(gap, size, look=(0, 0), pupil=.45, y=0):
    """Round staring eyes."""
    art = Art()
    for side in (-1, 1):
        x = side * gap
        art += draw(ellipse(x, y, size, size * 1.15), MILK, INK, 5.5)
        px, py = x + look[0] * size * .42, y + look[1] * size * .42
        art += draw(ellipse(px, py, size * pupil, size * pupil * 1.15), INK)
        art += draw(ellipse(px - size * pupil * .35, py - size * pupil * .4, size * pupil * .36), MILK)
    return art


def brows(gap, y, slant, half=15, width=8):
    """Slant > 0: angry; < 0: worried."""
    return join(
        stroke([(s * (gap + half), y - slant), (s * (gap - half), y + slant)], INK, width) for s in (-1, 1))


def grin(width, height, y=0, teeth=True):
    """An open laughing mouth."""
    shape = smooth([
        corner(-width, y), (0, y + height * .12),
        corner(width, y), (width * .66, y + height * .8), (0, y + height), (-width * .66, y + height * .8)])
    inner = shape.area.buffer(-2.5)
    art = draw(shape, MOUTH, INK, 6) + draw(clip(ellipse(0, y + height, width * .6, height * .4), inner),
                                            TONGUE)
    if teeth:
        art += draw(
            clip(
                Polygon([(-width, y - 4), (width, y - 4), (width, y + height * .24),
                         (-width, y + height * .24)]), inner), MILK)
    return art


def frown(half, y, depth=9, width=7):
    return stroke([(-half, y + depth), (0, y), (half, y + depth)], INK, width)


def spiral(x, y, radius, turns=2.2, colour=INK, width=6, start=0):
    count = int(turns * 10)
    points = [polar(start + 36 * i, radius * i / count, x, y) for i in range(1, count + 1)]
    return stroke(points, colour, width)


def flame_area(scale=1, x=0, y=0):
    """A tongue of fire, its foot at (x, y), 100 px high."""
    shape = smooth([(0, 0), (-36, -10), (-46, -44), (-30, -66), (-24, -52), (-18, -82),
                    corner(6, -108), (12, -80), (24, -68),
                    corner(32, -84), (46, -48), (44, -18), (30, -4)])
    return moved(stretched(shape, scale), x, y)


def flame(x, y, scale=1, wide=1, width=6):
    outer = moved(stretched(flame_area(), scale * wide, scale), x, y)
    inner = moved(stretched(flame_area(), scale * wide * .58, scale * .58), x, y - 4 * scale)
    return inked(outer, FLAME_RED, width, shade=0, light=0) + draw(inner, FLAME_GOLD)


def sparkle(x, y, size, colour=MILK, width=0):
    """A four-pointed gleam."""
    points = []
    for i in range(8):
        px, py = polar(45 * i - 90, size if i % 2 == 0 else size * .3, x, y)
        points.append((px, py))
    return draw(Polygon(points).buffer(size * .06), colour, INK if width else None, width)


def small_card(x, y, colour, turn=0, width=54, height=72):
    """A playing card with a colour of its kind."""
    art = inked(rounded(-width / 2, -height / 2, width, height, 9), '#FFF3D6', 6, shade=4, light=0)
    art += draw(rounded(-width / 2 + 9, -height / 2 + 9, width - 18, height - 18, 5), colour)
    return art.at(x, y, turn=turn)


def tilted(area, degrees, x=0, y=0):
    return moved(turned(area, degrees), x, y)


def bright(colour):
    return lighter(colour, .5)
