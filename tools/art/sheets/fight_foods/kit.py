"""What the foods of Cafe Chaos are made with: the book of foods, bodies, bumps, seeds and crumbs."""
import random
from dataclasses import dataclass
from typing import Callable

from shapely.geometry import Polygon

from draw.art import Art, stroke, strokes
from draw.geometry import disc, ellipse, polar, smooth, soften, union
from draw.palette import MILK
from draw.toon import inked

from .places import place

WIDTH = 5.5  # ink of a food of 150 px


@dataclass(frozen=True)
class Food:
    """A body without a face, and its entry in foods.json."""
    name: str
    draw: Callable
    entry: dict


BOOK = []


def food(name, face, splat, material, light=False):
    """Enter the function below into the book; face = (x, y, width[, turn])."""

    def enter(function):
        where = face if len(face) == 4 else (*face, 0)
        BOOK.append(Food(name, function, place(where, splat, material, light)))
        return function

    return enter


def body(shape, colour, over=(), width=WIDTH, **rims):
    """A part in the house style with the ink of foods."""
    return inked(shape, colour, width, over=over, **rims)


def part(shape, colour, over=(), width=4, **rims):
    """A smaller part: thinner ink and short rims."""
    return inked(shape, colour, width, over=over, **{'shade': 4, 'light': 2.5, **rims})


def bumps(x, y, rx, ry, count, size, start=0, sweep=360, radius=6):
    """A bulging edge: discs round an ellipse, filled when they go all the way round."""
    steps = count if sweep % 360 == 0 else count - 1
    discs = []
    for i in range(count):
        px, py = polar(start + sweep * i / steps, 1)
        discs.append(disc(x + px * rx, y + py * ry, size * (1.08 if i % 2 else .94)))
    middle = [ellipse(x, y, rx, ry)] if sweep % 360 == 0 else []
    return union(*discs, *middle).buffer(radius).buffer(-radius)


def lumpy(x, y, rx, ry, count=11, seed=1, rough=.06):
    """A round thing that nobody turned on a lathe."""
    chance = random.Random(seed)
    points = []
    for i in range(count):
        px, py = polar(360 * i / count, chance.uniform(1 - rough, 1 + rough))
        points.append((x + px * rx, y + py * ry))
    return smooth(points)


def spots(places, colour, flat=.85):
    """Layers for `over`: (x, y, radius) each."""
    return [(ellipse(x, y, r, r * flat), colour) for x, y, r in places]


def seeds(places, colour, length=6, width=4):
    """Short strokes, (x, y, degrees) each, as one path."""
    pairs = []
    for x, y, angle in places:
        dx, dy = polar(angle, length / 2)
        pairs.append([(x - dx, y - dy), (x + dx, y + dy)])
    return strokes(pairs, colour, width)


def shine(points, width=6, colour=MILK, opacity=1):
    """A long wet light along an edge."""
    return stroke(points, colour, width, opacity=opacity)


def leaf(points, colour, vein=None, width=4):
    """A leaf or stalk with an optional vein."""
    art = part(smooth(points, .3), colour, width=width)
    return art + (stroke(vein[0], vein[1], 2.6) if vein else Art())


def wavy(left, right, y, height, count):
    """Points of a ruffled line from left to right."""
    step = (right - left) / count
    return [(left + step * i, y + (height if i % 2 else -height)) for i in range(count + 1)]


def slab(points, radius):
    """A polygon-like area with soft corners, outer and inner."""
    return soften(Polygon(points).buffer(-radius).buffer(radius), radius * .3)
