"""Fewer points: outlines of many short lines become few curves, as fine as one can see."""
import math
import re

from draw.art import Art
from draw.geometry import LineString

_RING = re.compile(r'M(-?[\d.]+),(-?[\d.]+)l([-\d., ]+)z(?="([^>]*))')
# The curves of what is inked with 6 px or more: there whole px are fine enough.
_CURVE = re.compile(r'(M-?[\d.]+,-?[\d.]+C[-\d., C]+Z)(?="[^>]*stroke-width="(?:6|7|8)[."])')
_NUMBER = re.compile(r'-?\d+\.\d')
_SHARP = 48  # degrees: where an outline turns more it has a corner


def thin(art, tolerance, grid=1):
    """The same picture on a grid of whole px (or parts of one) of its own scale; points may move by `tolerance`.

    Inked outlines become curves; the rims inside them stay straight lines.
    """
    svg = _RING.sub(lambda ring: _thinned(ring, tolerance, grid), art.svg)
    if grid < 1:
        return Art(svg, art.bounds, art.gradients)
    svg = _CURVE.sub(lambda path: _NUMBER.sub(lambda n: '%d' % round(float(n[0])), path[0]), svg)
    return Art(svg, art.bounds, art.gradients)


def _on(value, grid):
    return round(value / grid) * grid


def _thinned(ring, tolerance, grid):
    points = [(float(ring[1]), float(ring[2]))]
    for step in ring[3].split(' '):
        dx, dy = step.split(',')
        points.append((points[-1][0] + float(dx), points[-1][1] + float(dy)))
    half = len(points) // 2
    if half < 3:
        return ring[0]
    curved = 'stroke' in ring[4]
    reach = tolerance * (1.5 if curved else 1)
    arcs = [LineString(arc).simplify(reach) for arc in (points[:half + 1], points[half:] + points[:1])]
    kept = [(_on(x, grid), _on(y, grid)) for arc in arcs for x, y in list(arc.coords)[:-1]]
    kept = [p for p, before in zip(kept, kept[-1:] + kept) if p != before]
    if len(kept) < 3:
        return ring[0]
    if curved:
        return _curves(kept, grid)
    steps = ' '.join('%g,%g' % (b[0] - a[0], b[1] - a[1]) for a, b in zip(kept, kept[1:]))
    return 'M%g,%gl%sz' % (*kept[0], steps)


def _turn(before, at, after):
    way = math.atan2(after[1] - at[1], after[0] - at[0]) - math.atan2(at[1] - before[1], at[0] - before[0])
    return abs((math.degrees(way) + 180) % 360 - 180)


def _curves(points, grid):
    """A closed line that rounds its vertices between the middles of its edges, but for the corners."""
    count = len(points)
    middle = lambda i: tuple(_on((points[i % count][k] + points[(i + 1) % count][k]) / 2, grid) for k in (0, 1))
    x, y = middle(-1)
    text = 'M%g,%g' % (x, y)
    for i, (px, py) in enumerate(points):
        ex, ey = middle(i)
        if _turn(points[i - 1], (px, py), points[(i + 1) % count]) > _SHARP:
            text += 'l%g,%g %g,%g' % (px - x, py - y, ex - px, ey - py)
        else:
            text += 'q%g,%g %g,%g' % (px - x, py - y, ex - x, ey - y)
        x, y = ex, ey
    return text + 'z'
