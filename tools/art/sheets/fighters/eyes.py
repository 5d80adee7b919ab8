"""Eyes and brows of the fighters in nine moods, and four more looks for the kitchen."""
import math
from dataclasses import dataclass

from draw.art import Art, draw, join, stroke
from draw.geometry import clip, ellipse, polygon, rectangle
from draw.palette import INK, MILK, darker

MOODS = ('calm', 'aim', 'throw', 'duck', 'hide', 'panic', 'hit', 'glee', 'gloom')
# Where the pupils look (-1..1), how much the lid covers, its slant in degrees (inner end down), size, pupil.
_GAZE = {
    'calm': ((.15, .1), .12, 0, 1, 1),
    'aim': ((.95, -.1), .34, 14, 1, .9),
    'throw': ((1, .05), .2, 20, 1.08, .8),
    'duck': ((.45, -.95), 0, 0, 1.06, .85),
    'hide': ((.6, -.5), .1, -6, 1.1, .72),
    'panic': ((-.25, .1), 0, 0, 1.2, .56),
    'gloom': ((-.2, .85), .45, -10, 1, 1),
    'stir': ((-.6, .5), .24, 8, 1.02, .92),
    'weary': ((.15, .55), .42, -14, 1, .86),
    'leave': ((-1, -.05), .34, -8, 1, .9),
    'bored': ((.9, -.35), .5, 0, 1, 1)}
# Turn of the left and right brow in degrees and how far they sink.
_BROWS = {
    'calm': ((-6, 0), (6, 0)),
    'aim': ((20, 7), (-12, 3)),
    'throw': ((24, 6), (-24, 6)),
    'duck': ((-16, -7), (16, -7)),
    'hide': ((-16, -5), (16, -5)),
    'panic': ((-26, -14), (26, -14)),
    'hit': ((18, 2), (-20, -8)),
    'glee': ((-12, -9), (12, -9)),
    'gloom': ((-22, 1), (22, 1)),
    'stir': ((12, 3), (-16, -6)),
    'weary': ((-24, -3), (24, -3)),
    'leave': ((-20, -2), (10, -9)),
    'bored': ((2, 3), (-10, -8))}


@dataclass(frozen=True)
class Eyes:
    """A pair of eyes 2*gap apart; `hit` is how they look when hit: shut, cross or spiral."""
    gap: float = 29
    y: float = -4
    rx: float = 20
    ry: float = 22
    lid: float = 0
    iris: str = ''
    lashes: int = 0
    pupil: float = .48
    hit: str = 'shut'
    odd: float = 1  # size of the right eye compared to the left
    lid_colour: str = ''


@dataclass(frozen=True)
class Brows:
    """Two brows 2*gap apart; `cock` lifts the right one when calm."""
    y: float = -38
    length: float = 32
    width: float = 7
    colour: str = INK
    gap: float = 30
    cock: float = 0


def _lid(white, x, y, reach, height, slant, side):
    """The part of the white above a line that slants towards the nose."""
    rise = math.tan(math.radians(slant)) * reach * side
    return clip(white, polygon((x - reach, y - 90), (x + reach, y - 90), (x + reach, height - rise),
                               (x - reach, height + rise)))


def _eye(spec, mood, side, skin):
    look, lid, slant, grow, small = _GAZE[mood]
    lid = max(lid, spec.lid) if mood not in ('panic', 'duck', 'hide') else lid
    size = grow * (spec.odd if side > 0 else 1)
    x, y, rx, ry = side * spec.gap, spec.y - (3 if mood == 'panic' else 0), spec.rx * size, spec.ry * size
    white = ellipse(x, y, rx, ry)
    art = draw(white, MILK, INK, 4.5)
    part = min(.62, spec.pupil * small)
    if mood == 'panic':
        look = (-.3 * side, .1)
    px, py = x + look[0] * rx * (1 - part) * .8, y + look[1] * ry * (1 - part) * .8
    inside = white.area.buffer(-2.2)
    if spec.iris and mood != 'panic':
        art += draw(clip(ellipse(px, py, rx * (part + .17)), inside), spec.iris)
    art += draw(clip(ellipse(px, py, rx * part, rx * part * 1.12), inside), INK)
    art += draw(ellipse(px - rx * part * .35, py - rx * part * .42, rx * part * .38), MILK)
    if lid:
        cover = _lid(white, x, y, rx * 1.4, y - ry + 2 * ry * lid, slant, side)
        art += draw(cover, spec.lid_colour or darker(skin, .12), INK, 4.5)
    if mood == 'aim':
        low = clip(white, rectangle(x - 60, y + ry * .52, 120, 60))
        art += draw(low, darker(skin, .06), INK, 4.5)
    if spec.lashes:
        top = y - ry + 2 * ry * max(lid, .28)
        for i in range(spec.lashes):
            turn = -52 + 24 * i
            dx, dy = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            foot = (x + side * rx * dx, (y + ry * dy if not lid else max(y + ry * dy, top - 6)))
            art += stroke([foot, (foot[0] + side * 11 * dx + side * 2, foot[1] + 11 * dy)], INK, 4.5)
    return art


def spiral(x, y, radius, sense=1, width=4.5):
    """A dizzy eye."""
    return stroke([(x + math.cos(sense * t * .62) * radius * t / 16, y +
                    math.sin(sense * t * .62) * radius * t / 16)
                   for t in range(1, 18)], INK, width)


def hit_eye(kind, x, y, rx, ry, side):
    """An eye that has just met a pie."""
    if kind == 'spiral':
        return draw(ellipse(x, y, rx * 1.1, ry * 1.05), MILK, INK, 4.5) + spiral(x, y, rx * .85, side)
    if kind == 'cross':
        return (stroke([(x - rx * .75, y - ry * .6), (x + rx * .75, y + ry * .6)], INK, 8) +
                stroke([(x + rx * .75, y - ry * .6), (x - rx * .75, y + ry * .6)], INK, 8))
    return stroke([(x + side * rx * .8, y - ry * .55), (x - side * rx * .7, y),
                   (x + side * rx * .8, y + ry * .55)],
                  INK, 8, 0)


def glee_eye(x, y, rx, ry, lashes=0, side=1):
    """An eye shut with laughter."""
    art = stroke([(x - rx * .95, y + ry * .38), (x - rx * .42, y - ry * .45), (x + rx * .42, y - ry * .45),
                  (x + rx * .95, y + ry * .38)], INK, 8)
    if lashes:
        art += stroke([(x + side * rx * .8, y), (x + side * rx * 1.4, y - 9)], INK, 5)
    return art


def eyes(spec, mood, skin):
    """Both eyes."""
    pair = ((-1, -spec.gap), (1, spec.gap))
    if mood == 'glee':
        return join(glee_eye(x, spec.y, spec.rx, spec.ry, spec.lashes, side) for side, x in pair)
    if mood == 'hit':
        return join(hit_eye(spec.hit, x, spec.y, spec.rx, spec.ry, side) for side, x in pair)
    return join(_eye(spec, mood, side, skin) for side, _ in pair)


def _brow(x, y, length, degrees, width, colour):
    dx, dy = math.cos(math.radians(degrees)) * length / 2, math.sin(math.radians(degrees)) * length / 2
    points = [(x - dx, y - dy), (x, y - length * .1), (x + dx, y + dy)]
    art = stroke(points, INK, width + (5 if colour != INK else 1))
    return art + (stroke(points, colour, width) if colour != INK else Art())


def brows(spec, mood):
    """Both brows."""
    (left, sink_left), (right, sink_right) = _BROWS[mood]
    lift = spec.cock if mood in ('calm', 'glee') else 0
    return (_brow(-spec.gap, spec.y + sink_left, spec.length, left, spec.width, spec.colour) +
            _brow(spec.gap, spec.y + sink_right - lift, spec.length, right, spec.width, spec.colour))
