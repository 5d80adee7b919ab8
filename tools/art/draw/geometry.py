"""Shapes that know both their SVG outline and their area; the area serves to clip and shade."""
import math
from dataclasses import dataclass

from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.polygon import orient
from shapely.ops import unary_union


@dataclass(frozen=True)
class Shape:
    """A closed figure: `outline` is what SVG draws, `area` the same as a fine polygon."""
    area: object
    outline: str


def number(value):
    """A coordinate with at most one decimal."""
    text = '%.1f' % value
    text = text[:-2] if text.endswith('.0') else text
    return '0' if text == '-0' else text


def corner(x, y):
    """A point at which a smooth shape has a corner."""
    return (x, y, True)


def _handle(base, before, after, length, sign):
    dx, dy = after[0] - before[0], after[1] - before[1]
    size = math.hypot(dx, dy) or 1
    return base[0] + sign * dx / size * length, base[1] + sign * dy / size * length


def _curve_segments(points, tension, closed):
    """Cubic segments through the points, handles along the line of the neighbours."""
    count = len(points)
    for i in range(count if closed else count - 1):
        start, end = points[i], points[(i + 1) % count]
        before = points[i - 1] if closed or i > 0 else start
        after = points[(i + 2) % count] if closed or i + 2 < count else end
        reach = math.hypot(end[0] - start[0], end[1] - start[1]) * tension
        third = ((end[0] - start[0]) / 3, (end[1] - start[1]) / 3)
        first = ((start[0] + third[0],
                  start[1] + third[1]) if len(start) > 2 else _handle(start, before, end, reach, 1))
        second = ((end[0] - third[0],
                   end[1] - third[1]) if len(end) > 2 else _handle(end, start, after, reach, -1))
        yield start[:2], first, second, end[:2]


def _sample(segment, steps=10):
    start, first, second, end = segment
    for j in range(steps):
        t = j / steps
        u = 1 - t
        yield tuple(u**3 * start[k] + 3 * u * u * t * first[k] + 3 * u * t * t * second[k] + t**3 * end[k]
                    for k in (0, 1))


def _outline(points, segments):
    parts = ['M%s,%s' % (number(points[0][0]), number(points[0][1]))]
    for _, first, second, end in segments:
        parts.append('C%s,%s %s,%s %s,%s' % tuple(number(v) for v in (*first, *second, *end)))
    return ''.join(parts)


def smooth(points, tension=.36):
    """Closed smooth shape through the points."""
    segments = list(_curve_segments(points, tension, True))
    area = Polygon([p for s in segments for p in _sample(s)])
    return Shape(area if area.is_valid else area.buffer(0), _outline(points, segments) + 'Z')


def curve(points, tension=.36):
    """Open smooth line: (outline, sample points)."""
    segments = list(_curve_segments(points, tension, False))
    samples = [p for s in segments for p in _sample(s)] + [tuple(points[-1][:2])]
    return _outline(points, segments), samples


def ellipse(x, y, rx, ry=None, turn=0):
    """Ellipse round (x, y); turn in degrees. Four cubics, true to a tenth of a px."""
    ry = rx if ry is None else ry
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def place(u, v):
        return x + u * rx * cos - v * ry * sin, y + u * rx * sin + v * ry * cos

    k = .5523
    quarters = (((1, 0), (1, k), (k, 1), (0, 1)), ((0, 1), (-k, 1), (-1, k), (-1, 0)),
                ((-1, 0), (-1, -k), (-k, -1), (0, -1)), ((0, -1), (k, -1), (1, -k), (1, 0)))
    segments = [tuple(place(*p) for p in quarter) for quarter in quarters]
    area = Polygon([p for s in segments for p in _sample(s)])
    return Shape(area, _outline([segments[0][0]], segments) + 'Z')


def rounded(x, y, width, height, radius):
    """Rectangle with round corners."""
    radius = min(radius, width / 2, height / 2)
    w, h, r = (number(v) for v in (width - 2 * radius, height - 2 * radius, radius))
    outline = ('M%s,%sh%sa%s,%s 0 0 1 %s,%sv%sa%s,%s 0 0 1 -%s,%sh-%sa%s,%s 0 0 1 -%s,-%sv-%s'
               'a%s,%s 0 0 1 %s,-%sz') % (number(x + radius), number(y), w, r, r, r, r, h, r, r, r, r, w, r,
                                          r, r, r, h, r, r, r, r)
    area = box(x + radius, y + radius, x + width - radius, y + height - radius)
    return Shape(area.buffer(radius, resolution=6), outline)


def polygon(*points, radius=0):
    """Polygon, its corners rounded by `radius`."""
    area = Polygon(points)
    return area.buffer(-radius).buffer(radius) if radius else area


def rectangle(x, y, width, height):
    return box(x, y, x + width, y + height)


def disc(x, y, radius):
    return Point(x, y).buffer(radius, resolution=16)


def band(points, width, tension=.36, flat=False):
    """A line of the given width as an area; smooth when it has more than two points."""
    path = curve(points, tension)[1] if len(points) > 2 else [p[:2] for p in points]
    return LineString(path).buffer(width / 2, resolution=6, cap_style=2 if flat else 1)


def polar(angle, radius, x=0, y=0):
    """Point at `angle` degrees (0 = right, clockwise on the screen)."""
    return x + math.cos(math.radians(angle)) * radius, y + math.sin(math.radians(angle)) * radius


def ring_of_points(count, radius, inner=None, turn=-90, x=0, y=0):
    """Corners of a regular polygon, or of a star when an inner radius is given."""
    if inner is None:
        return [polar(turn + 360 * i / count, radius, x, y) for i in range(count)]
    return [polar(turn + 180 * i / count, inner if i % 2 else radius, x, y) for i in range(2 * count)]


def sector(x, y, radius, start, end):
    """A slice of a disc between two angles in degrees."""
    steps = max(2, int(abs(end - start) / 6))
    arc = [polar(start + (end - start) * i / steps, radius, x, y) for i in range(steps + 1)]
    return Polygon([(x, y), *arc])


def area_of(shape):
    return shape.area if isinstance(shape, Shape) else shape


def union(*shapes):
    return unary_union([area_of(s) for s in shapes])


def clip(shape, to):
    """The part of the shape inside the other."""
    return area_of(shape).buffer(0).intersection(area_of(to).buffer(0))


def minus(shape, other):
    return area_of(shape).buffer(0).difference(area_of(other).buffer(0))


def moved(shape, dx, dy):
    return affinity.translate(area_of(shape), dx, dy)


def turned(shape, degrees, origin=(0, 0)):
    return affinity.rotate(area_of(shape), degrees, origin=origin)


def stretched(shape, sx, sy=None, origin=(0, 0)):
    return affinity.scale(area_of(shape), sx, sx if sy is None else sy, origin=origin)


def soften(area, radius):
    """Round the inner and outer corners of a joined area."""
    return area.buffer(radius).buffer(-2 * radius).buffer(radius)


def outline_of(shape, tolerance=.12):
    """The SVG path of a shape or area."""
    if isinstance(shape, Shape):
        return shape.outline
    if shape.is_empty:
        return ''
    area = shape.simplify(tolerance)
    parts = [area] if area.geom_type == 'Polygon' else getattr(area, 'geoms', [])
    visible = [orient(part) for part in parts if part.geom_type == 'Polygon' and part.area > .3]
    return ''.join(_ring(ring) for part in visible for ring in (part.exterior, *part.interiors))


def _ring(ring):
    tenths = [(round(x * 10), round(y * 10)) for x, y in ring.coords[:-1]]
    if len(tenths) < 3:
        return ''
    steps = [
        '%s,%s' % (number((b[0] - a[0]) / 10), number((b[1] - a[1]) / 10))
        for a, b in zip(tenths, tenths[1:])]
    return 'M%s,%sl%sz' % (number(tenths[0][0] / 10), number(tenths[0][1] / 10), ' '.join(steps))
