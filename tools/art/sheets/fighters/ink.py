"""The house ink for fighters: the look of draw/toon with fewer points, as there are 207 busts."""
from draw import toon
from draw.art import draw
from draw.geometry import Shape, area_of, minus, moved
from draw.palette import darker, lighter

TOLERANCE = .55
SMALL = 30  # px: below this the outline has the same weight all round


_drawn = {}


def _key(shape):
    return shape.outline if isinstance(shape, Shape) else shape.wkb


def inked(shape, colour, width=6, shade=None, light=None, over=(), light_colour=None, heavy=True):
    """A thing: ink outline, flat colour, two rims; `over` holds (shape, colour) pairs to be clipped.

    Most parts are the same in all moods: they are drawn once and remembered.
    """
    key = (_key(shape), colour, width, shade, light, tuple((_key(s), c) for s, c in over), light_colour,
           heavy)
    if key not in _drawn:
        _drawn[key] = _inked(shape, colour, width, shade, light, over, light_colour, heavy)
    return _drawn[key]


def _inked(shape, colour, width, shade, light, over, light_colour, heavy):
    area = area_of(shape)
    left, top, right, bottom = area.bounds
    short = min(right - left, bottom - top)
    shade = max(4, min(20, short * .085)) if shade is None else shade
    light = max(2.5, min(10, short * .045)) if light is None else light
    plain = shape if isinstance(shape, Shape) else area.simplify(.35)
    art = toon.inked(plain, colour, width, 0, 0, over, heavy=heavy and short > SMALL)
    inner = area.buffer(-width / 2 + .4, resolution=4)
    if shade:
        rim = minus(inner, moved(inner, -shade * .75, -shade)).buffer(-.9,
                                                                      resolution=2).buffer(.9, resolution=2)
        art += (draw(rim, '#3A1530', opacity=.24, tolerance=TOLERANCE) if over else
                draw(rim, darker(colour), tolerance=TOLERANCE))
    if light:
        core = inner.buffer(-max(1.5, width * .35), resolution=4)
        rim = minus(core, moved(core, light * .8, light)).buffer(-.9, resolution=2).buffer(.9, resolution=2)
        art += (draw(rim, '#FFFBE8', opacity=.45, tolerance=TOLERANCE) if over else
                draw(rim, light_colour or lighter(colour), tolerance=TOLERANCE))
    return art
