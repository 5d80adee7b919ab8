"""Long tables with rose tops and chrome edges: far side, near side, and one that comes in from the left."""
import random

from album import Frame
from draw.art import Art, draw, join, lines, strokes
from draw.geometry import (LineString, clip, minus, moved, polar, polygon, rounded, union)
from draw.palette import INK, mix
from draw.toon import floor_shadow

ROSE, LIGHT, DARK = '#DBA089', '#EDC3AB', '#C78B73'
CHROME, CHROME_DARK, CHROME_LIGHT = '#B8C6C4', '#7F9596', '#EEF4F1'
EDGE = 40


def _flakes(top, area, seed):
    """The pattern of the laminate: small boomerangs in two close colours."""
    chance = random.Random(seed)
    left, upper, right, lower = top.bounds
    lots = [[], []]
    for i in range(int((right - left) * (lower - upper) / 6400)):
        x, y = chance.uniform(left, right), chance.uniform(upper + 12, lower - 14)
        turn = chance.uniform(0, 360)
        points = [polar(turn + a, r) for a, r in ((200, 12), (270, 5), (340, 12))]
        points = [(x + px, y + py * .6) for px, py in points]
        if all(area.contains(LineString([p, (p[0] + .1, p[1])])) for p in points):
            lots[i % 2].append(points)
    return join(strokes(lot, colour, 4.5) for lot, colour in zip(lots, (DARK, LIGHT)) if lot)


def _legs(xs, y, height):
    art = Art()
    for x in xs:
        art += floor_shadow(x + 4, y + height + 2, 46, 9, .2)
        art += draw(rounded(x - 12, y, 24, height, 8), mix(CHROME, '#4B6E70', .35), INK, 5)
        art += lines([((x - 4, y + 6), (x - 4, y + height - 10))], CHROME, 4)
    return art


def _edge(left, right, y):
    art = draw(rounded(left, y, right - left, EDGE, 12), INK, INK, 6, offset=(1, 3))
    art += draw(rounded(left, y, right - left, EDGE, 12), CHROME, INK, 6)
    art += lines([((left + 16, y + 12), (right - 16, y + 12))], CHROME_LIGHT, 6)
    return art + lines([((left + 16, y + EDGE - 10), (right - 16, y + EDGE - 10))], CHROME_DARK, 5)


def table(corners, front, seed, legs=(), leg_height=70):
    """`corners` = back left, back right; `front` = left, right, y of the front rim of the top."""
    (back_left, back_right, back_y), (left, right, y) = corners, front
    top = polygon((back_left, back_y), (back_right, back_y), (right, y), (left, y), radius=10)
    art = draw(rounded(left + 24, y + EDGE - 6, right - left - 40, 26, 12), INK, opacity=.16)
    art += _legs(legs, y + EDGE - 8, leg_height)
    art += draw(top, ROSE, INK, 6)
    inner = top.buffer(-2.6)
    art += draw(minus(inner, moved(inner, 0, 9)).buffer(-.5).buffer(.5), LIGHT)
    art += _flakes(top, top.buffer(-9), seed)
    shine = union(*[
        polygon((x, back_y), (x + w, back_y), (x + w - 90, y), (x - 90, y))
        for x, w in ((back_left + (back_right - back_left) * .3,
                      120), (back_left + (back_right - back_left) * .3 + 150, 40),
                     (back_left + (back_right - back_left) * .78, 90))])
    art += draw(clip(shine, inner), '#FFF3E2', opacity=.16)
    return art + _edge(left, right, y - 4)


# Back rim (left, right, y) and front rim of the top, from the upper left corner of the picture.
FAR = ((62, 1638, 8), (6, 1694, 172))
NEAR = ((34, 1886, 8), (-30, 1950, 172))
SIDE = ((-30, 520, 8), (-30, 562, 172))


def places():
    """Rims of the tops, for the program."""
    return {
        name: {
            'back': list(back),
            'front': list(front),
            'edge': EDGE - 4}
        for name, (back, front) in (('far', FAR), ('near', NEAR), ('side', SIDE))}


def add_to(album):
    album.add('hall-table-far', table(*FAR, 3, (90, 470, 850, 1230, 1610), 56), Frame(0, 0, 1700, 290),
              'long table of the far side with its legs; front rim at y = 172; anchor = upper left')
    album.add('hall-table-near', table(*NEAR, 8), Frame(0, 0, 1920, 236),
              'table of the near side, as wide as the screen; front rim at y = 172; anchor = upper left',
              bleed=True)
    album.add('hall-table-side', table(*SIDE, 5, (80, 500), 60), Frame(0, 0, 570, 290),
              'table that comes in from the left (mirror it for the right); anchor = upper left', bleed=True)
