"""Art: a piece of drawing with its bounds; pieces are added, placed and turned like values."""
import math
from dataclasses import dataclass, field

from .geometry import LineString, Shape, area_of, curve, ellipse, number, outline_of
from .palette import INK


@dataclass(frozen=True)
class Gradient:
    """A paint. Stops are (offset, colour, opacity); SDL's SVG reader needs percent coordinates."""
    name: str
    stops: tuple
    radial: bool = False
    sideways: bool = False

    def svg(self):
        stops = ''.join('<stop offset="%g" stop-color="%s" stop-opacity="%g"/>' % s for s in self.stops)
        if self.radial:
            return ('<radialGradient id="%s" cx="50%%" cy="50%%" r="50%%" fx="50%%" fy="50%%">%s'
                    '</radialGradient>' % (self.name, stops))
        end = ('100%', '0%') if self.sideways else ('0%', '100%')
        return ('<linearGradient id="%s" x1="0%%" y1="0%%" x2="%s" y2="%s">%s</linearGradient>' %
                (self.name, *end, stops))


def glow_paint(name, colour, strength=.9, knee=.55):
    """Round light that fades to nothing."""
    return Gradient(name, ((0, colour, strength), (knee, colour, strength * .42), (1, colour, 0)),
                    radial=True)


@dataclass(frozen=True)
class Art:
    """SVG text, its bounds (left, top, right, bottom) and the gradients it uses."""
    svg: str = ''
    bounds: tuple = None
    gradients: tuple = field(default=())

    def __add__(self, other):
        both = [b for b in (self.bounds, other.bounds) if b]
        bounds = (min(b[0] for b in both), min(b[1] for b in both), max(b[2] for b in both),
                  max(b[3] for b in both)) if both else None
        new = tuple(g for g in other.gradients if g not in self.gradients)
        return Art(self.svg + other.svg, bounds, self.gradients + new)

    def at(self, x=0, y=0, scale=1, turn=0, wide=1):
        """The piece moved to (x, y), scaled (`wide` stretches or mirrors x), turned in degrees."""
        steps = []
        if x or y:
            steps.append('translate(%s,%s)' % (number(x), number(y)))
        if turn:
            steps.append('rotate(%s)' % number(turn))
        if wide != 1:
            steps.append('scale(%.3f,%.3f)' % (scale * wide, scale))
        elif scale != 1:
            steps.append('scale(%.3f)' % scale)
        if not steps or not self.svg:
            return self
        svg = '<g transform="%s">%s</g>' % (' '.join(steps), self.svg)
        return Art(svg, self._placed(x, y, scale, turn, wide), self.gradients)

    def _placed(self, x, y, scale, turn, wide):
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        left, top, right, bottom = self.bounds
        corners = [(px * scale * wide, py * scale) for px in (left, right) for py in (top, bottom)]
        xs = [x + px * cos - py * sin for px, py in corners]
        ys = [y + px * sin + py * cos for px, py in corners]
        return min(xs), min(ys), max(xs), max(ys)


def join(pieces):
    """All pieces one over the other."""
    result = Art()
    for piece in pieces:
        result = result + piece
    return result


def _attributes(paint, line, width, opacity):
    text, gradients = '', []
    for key, value in (('fill', paint), ('stroke', line)):
        if isinstance(value, Gradient):
            gradients.append(value)
            value = 'url(#%s)' % value.name
        if value:
            text += ' %s="%s"' % (key, value)
    if line:
        text += ' stroke-width="%s"' % number(width)
    if opacity < 1:
        text += ' opacity="%.2f"' % opacity
    return text, tuple(gradients)


def draw(shape, paint=None, line=None, width=0, opacity=1, offset=None, tolerance=.12):
    """A shape filled with a paint and outlined with a line; either may be missing."""
    outline = outline_of(shape) if isinstance(shape, Shape) else outline_of(shape, tolerance)
    if not outline:
        return Art()
    attributes, gradients = _attributes(paint, line, width, opacity)
    dx, dy = offset or (0, 0)
    if offset:
        attributes += ' transform="translate(%s,%s)"' % (number(dx), number(dy))
    left, top, right, bottom = area_of(shape).bounds
    edge = width / 2 if line else 0
    bounds = (left - edge + dx, top - edge + dy, right + edge + dx, bottom + edge + dy)
    return Art('<path d="%s"%s/>' % (outline, attributes), bounds, gradients)


def glow(x, y, rx, ry, paint):
    """An ellipse of light or shadow. SDL's reader keeps gradients round, so a disc is stretched."""
    return draw(ellipse(0, 0, 100), paint).at(x, y, ry / 100, wide=rx / ry)


def stroke(points, colour=INK, width=4, tension=.36, opacity=1):
    """An open smooth line with round ends."""
    outline, samples = curve(points, tension)
    attributes, gradients = _attributes(None, colour, width, opacity)
    xs, ys = [p[0] for p in samples], [p[1] for p in samples]
    edge = width / 2
    bounds = (min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge)
    return Art('<path d="%s"%s/>' % (outline, attributes), bounds, gradients)


def lines(pairs, colour=INK, width=4, opacity=1):
    """Many straight lines ((x0, y0), (x1, y1)) as one path."""
    outline = ''.join('M%s,%sL%s,%s' % tuple(number(v) for v in (*a, *b)) for a, b in pairs)
    attributes, _ = _attributes(None, colour, width, opacity)
    xs = [p[0] for pair in pairs for p in pair]
    ys = [p[1] for pair in pairs for p in pair]
    edge = width / 2
    return Art('<path d="%s"%s/>' % (outline, attributes),
               (min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge))


def strokes(many, colour, width, tension=.36, opacity=1):
    """Many smooth lines (lists of points) as one path."""
    attributes, _ = _attributes(None, colour, width, opacity)
    xs, ys = zip(*[point for points in many for point in points])
    edge = width / 2
    return Art('<path d="%s"%s/>' % (''.join(curve(points, tension)[0] for points in many), attributes),
               (min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge))


def dashed(path, colour, width, dash, gap, opacity=1):
    """Dashes of equal length along a fine line of points; SDL's reader fails on stroke-dasharray."""
    line = LineString(path)
    count = max(1, round(line.length / (dash + gap)))
    pitch = line.length / count
    pieces = []
    for i in range(count):
        steps = [line.interpolate(pitch * (i + .5) + dash * (k / 3 - .5)) for k in range(4)]
        pieces.append([(p.x, p.y) for p in steps])
    return strokes(pieces, colour, width, opacity=opacity)


def halftone(inside, region, step, diameter, colour, opacity):
    """Printed-comic dots in the region (left, top, right, bottom) where inside(x, y) is true."""
    dots, row, y = [], 0, region[1]
    while y < region[3]:
        x = region[0] + (step / 2 if row % 2 else 0)
        while x < region[2]:
            if inside(x, y):
                dots.append('M%d,%dh.1' % (x, y))
            x += step
        y += step * .86
        row += 1
    attributes, _ = _attributes(None, colour, diameter, opacity)
    return Art('<path d="%s"%s/>' % (''.join(dots), attributes), region)
