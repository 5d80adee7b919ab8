"""What the pictures of "How to play" share: the page, bent arrows, crosses."""
from draw.art import draw
from draw.geometry import (LineString, clip, curve, minus, moved, polar, polygon, rectangle, rounded, union)
from draw.palette import DEEP_TEAL, INK, MUSTARD, TOMATO
from draw.toon import inked

WIDTH, HEIGHT = 900, 520


def page(content, ground, tile):
    """A tiled floor, the content, a frame round both."""
    card = rounded(3, 3, WIDTH - 6, HEIGHT - 6, 28)
    tiles = union(*[
        rectangle(x, y, 100, 87) for j, y in enumerate(range(0, HEIGHT, 87))
        for x in range(0 if j % 2 else 100, WIDTH, 200)])
    art = draw(card, ground) + draw(clip(tiles, card), tile) + content
    outside = minus(rectangle(-40, -40, WIDTH + 80, HEIGHT + 80), card)
    return art + draw(outside, DEEP_TEAL) + draw(card, None, INK, 6)


def swoop(points, colour=MUSTARD, width=15):
    """A bent arrow."""
    path = curve(points)[1]
    line = LineString(path)
    end, before = line.interpolate(line.length), line.interpolate(line.length - 34)
    dx, dy = (end.x - before.x) / 34, (end.y - before.y) / 34
    shaft = LineString([line.interpolate(line.length * i / 24 * (1 - 28 / line.length))
                        for i in range(25)]).buffer(width / 2)
    head = polygon((end.x, end.y), (before.x - dy * 24, before.y + dx * 24),
                   (before.x + dy * 24, before.y - dx * 24), radius=2)
    return inked(union(shaft, head), colour, 5, shade=0, light=0)


def cross(x, y, size=20):
    shape = union(*[LineString([polar(a, size), polar(a + 180, size)]).buffer(8) for a in (45, 135)])
    return inked(moved(shape, x, y), TOMATO, 5, shade=3, light=0)
