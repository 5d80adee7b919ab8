"""Still fewer bytes for busts: what lies under other ink may be coarse, rims are thinned ring by ring."""
import re

from draw.art import Art
from draw.geometry import LineString
from sheets.kitchen.shorter import shorter
from sheets.kitchen.thin import thin

# The copy under a thing that makes its outline heavier at the lower right.
_HEAVY = re.compile(
    r'<path d="M[^"hva]*l[^"]*" fill="(#[\dA-F]{6})" stroke="\1" [^>]*transform="translate[^>]*/>')
# Lights and shades: filled, without ink, of one or more rings.
_RIM = re.compile(
    r'<path d="((?:M[-\d.]+,[-\d.]+l[-\d., ]+z)+)"( fill="#[\dA-F]{6}"(?: opacity="[\d.]+")?)/>')
_RING = re.compile(r'M(-?[\d.]+),(-?[\d.]+)l([-\d., ]+)z')
# Curves of what is inked with 5 px: there whole px are fine enough.
_CURVE = re.compile(r'M-?[\d.]+,-?[\d.]+C[-\d., C]+Z(?="[^>]*stroke-width="5[."])')
_NUMBER = re.compile(r'-?\d+\.\d')
FINE, COARSE = .65, 1.8  # px by which points may move
LEAST = 7  # px² of a rim that one sees


def slim(art):
    """The same picture in fewer bytes."""
    svg = _HEAVY.sub(lambda path: thin(Art(path[0]), COARSE).svg, art.svg)
    svg = _RIM.sub(_rim, svg)
    art = thin(Art(svg, art.bounds, art.gradients), FINE)
    svg = _CURVE.sub(lambda path: _NUMBER.sub(lambda n: '%d' % round(float(n[0])), path[0]), art.svg)
    return shorter(Art(svg, art.bounds, art.gradients))


def _rim(path):
    rings = ''.join(_ring(ring) for ring in _RING.finditer(path[1]))
    return '<path d="%s"%s/>' % (rings, path[2]) if rings else ''


def _ring(ring):
    points = [(float(ring[1]), float(ring[2]))]
    for step in ring[3].split(' '):
        dx, dy = step.split(',')
        points.append((points[-1][0] + float(dx), points[-1][1] + float(dy)))
    half = len(points) // 2
    if abs(_area(points)) < LEAST or half < 2:
        return ''
    arcs = [LineString(arc).simplify(FINE) for arc in (points[:half + 1], points[half:] + points[:1])]
    kept = [(round(x), round(y)) for arc in arcs for x, y in list(arc.coords)[:-1]]
    kept = [p for p, before in zip(kept, kept[-1:] + kept) if p != before]
    if len(kept) < 3:
        return ''
    steps = ' '.join('%d,%d' % (b[0] - a[0], b[1] - a[1]) for a, b in zip(kept, kept[1:]))
    return 'M%d,%dl%sz' % (*kept[0], steps)


def _area(points):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) / 2
