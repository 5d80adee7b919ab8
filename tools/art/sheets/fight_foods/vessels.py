"""The menu of What the Food?!, what its dishes are served in and how they lose needless points."""
import re

from draw.art import Art, join
from draw.geometry import LineString, band, corner, ellipse, minus, smooth, union
from draw.palette import darker, lighter
from sheets.kitchen.shorter import shorter
from sheets.kitchen.thin import thin

from .kit import Food, body, lumpy, part
from .places import place

MENU = []  # the foods that only What the Food?! has, as kit.BOOK

# A ring that others follow in the same path: thin() shortens only the last one.
_EARLIER = re.compile(r'M(-?[\d.]+),(-?[\d.]+)l([-\d., ]+)z(?=M)')


def _fewer(ring):
    points = [(float(ring[1]), float(ring[2]))]
    for step in ring[3].split(' '):
        dx, dy = step.split(',')
        points.append((points[-1][0] + float(dx), points[-1][1] + float(dy)))
    kept = [(round(2 * x) / 2, round(2 * y) / 2)
            for x, y in LineString([*points, points[0]]).simplify(.35).coords[:-1]]
    if len(kept) < 3:
        return ring[0]
    steps = ['%g,%g' % (b[0] - a[0], b[1] - a[1]) for a, b in zip(kept, kept[1:])]
    return 'M%g,%gl%sz' % (*kept[0], ' '.join(steps))


def light(art):
    """The same picture in fewer letters; points move by a third of a px."""
    return shorter(thin(Art(_EARLIER.sub(_fewer, art.svg), art.bounds, art.gradients), .35, .5))


def dish(name, face, splat, material, dark=False):
    """Enter the function below into the menu, its picture light; a dark dish gets a light face."""

    def enter(function):
        where = face if len(face) == 4 else (*face, 0)
        MENU.append(Food(name, lambda: light(function()), place(where, splat, material, dark)))
        return function

    return enter


def bowl(width, top, bottom, foot, colour, over=(), sag=10, **rims):
    """A bowl from the side: half its width above, half its foot below; `sag` is the dip of its rim."""
    tall = bottom - top
    shape = smooth([
        corner(-width, top), (-width * .5, top + sag * .8), (0, top + sag), (width * .5, top + sag * .8),
        corner(width, top), (width * .93, top + tall * .4), (width * .66, top + tall * .8),
        corner(foot, bottom), (0, bottom + 5),
        corner(-foot, bottom), (-width * .66, top + tall * .8), (-width * .93, top + tall * .4)], .34)
    return body(shape, colour, over, **{'shade': 12, 'light': 5, **rims})


def rim_band(width, y, sag, thick):
    """A stripe along the rim of a bowl, to be laid over it."""
    return band([(-width - 8, y), (-width * .5, y + sag * .8), (0, y + sag), (width * .5, y + sag * .8),
                 (width + 8, y)], thick)


def tub(top, half_top, bottom, half_bottom, colour, over=(), **rims):
    """A straight-sided cup that is wider or narrower below."""
    shape = smooth([
        corner(-half_top, top), (0, top + 5),
        corner(half_top, top), (half_bottom + 2, bottom - 7), (half_bottom - 6, bottom), (0, bottom + 5),
        (6 - half_bottom, bottom), (-half_bottom - 2, bottom - 7)], .22)
    return body(shape, colour, over, **{'shade': 10, 'light': 4, **rims})


def drips(edge, many):
    """An area with drips hanging from it; (x, from y, to y, width) each."""
    hanging = union(edge, *[band([(x, above), (x, below)], width) for x, above, below, width in many])
    return hanging.buffer(4).buffer(-7).buffer(3)


def chunks(places, colour, width=4.5, flat=.85, rough=.12):
    """Lumps of one kind: (x, y, radius) each."""
    return join(
        part(lumpy(x, y, r, r * flat, 7, i + 2, rough), colour, width=width, shade=4, light=0)
        for i, (x, y, r) in enumerate(places))


def coins(places, colour, inner=None):
    """Round slices: (x, y, radius, turn) each, with a paler middle."""
    return join(
        part(ellipse(x, y, r, r *
                     .78, turn), colour, [(ellipse(x - 1, y - 1, r * .55, r * .42, turn),
                                           inner or lighter(colour, .35))], width=4.5, shade=3, light=0)
        for x, y, r, turn in places)


def plate(y, width, height=12, colour='#F7F3EA'):
    """A flat plate that a food stands on, seen from a little above."""
    rim = part(ellipse(0, y, width, height), colour,
               [(ellipse(0, y - 2, width * .8, height * .6), darker(colour, .1))], width=5, shade=4, light=0)
    return rim


def bitten(shape, bite):
    """The shape without the bite, its cusps a little blunt."""
    return minus(shape, bite).buffer(-1).buffer(1)


def whiff(points, colour='#9CBF3B'):
    """A curl of smell or steam with an ink edge."""
    return part(band(points, 7), colour, width=3.5, shade=0, light=0)
