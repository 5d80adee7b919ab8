"""Dice as sugar cubes: thrown (six values in ten colours), empty slot, shadow, and red table badges."""
from album import centred
from draw.art import dashed, draw, glow, glow_paint, join, stroke
from draw.geometry import disc, ellipse, moved, rounded, union
from draw.palette import INK, MILK, PAPER, PLAYER_COLOURS, PLAYER_TEXT, TOMATO, darker, lighter
from draw.toon import inked
from sheets.marks import SHAPES, pip

PIPS = {
    1: ((0, 0), ),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1))}
# Shapes that fill more of their circle than a disc does.
PIP_SIZE = {'cross': .84, 'star': .84, 'crescent': .9, 'drop': .92, 'square': .96}
SIZE = 104
TOP, LIP = SIZE * .82, SIZE * .2


def _body(grow=0):
    return rounded(-SIZE / 2 - grow, -SIZE / 2 - grow, SIZE + 2 * grow, SIZE + 2 * grow, 20 + grow)


def cube_sides(colour):
    """(side, top, light) colours of a sugar cube."""
    if colour == MILK:
        return '#CFC9C2', '#FFFDF7', MILK
    if colour == INK:
        return '#170C0A', '#4A3530', '#6E554C'
    return darker(colour, .36), colour, lighter(colour, .42)


def cube_body(colours):
    """A cube seen from above the front, its middle at (0, 0), in (side, top, light) colours."""
    side, top, light = colours
    face = rounded(-SIZE / 2 + 3, -SIZE / 2 + 3, SIZE - 6, TOP - 2, 17)
    art = inked(_body(), side, 6, shade=0, light=0)
    art += draw(face, light) + draw(rounded(-SIZE / 2 + 7, -SIZE / 2 + 8, SIZE - 11, TOP - 8, 14), top)
    art += stroke([(-32, -43.5), (-8, -43.5)], MILK, 4.5, opacity=.85)
    return art + join(
        draw(ellipse(x, y, 2.2), light, opacity=.7) for x, y in ((-34, 43), (-6, 46), (20, 42), (38, 45)))


def die(seat, value):
    """The cube in the seat's colour; the pips have the seat's shape."""
    return cube_body(cube_sides(PLAYER_COLOURS[seat])) + _pips(seat, value).at(0, -SIZE / 2 + 3 + TOP / 2)


def _pips(seat, value):
    """Large pips; six of them stand closer and are a little smaller."""
    across, down, size = (25, 21, 1) if value < 6 else (24, 23.5, .88)
    shape = pip(seat, 11.5 * size * PIP_SIZE.get(SHAPES[seat], 1)).buffer(.6)
    return draw(union(*[moved(shape, x * across, y * down) for x, y in PIPS[value]]), PLAYER_TEXT[seat])


def slot():
    """Where a die belongs: a dashed outline."""
    rim = _body(-4).area.exterior.coords
    return draw(_body(-2), INK, opacity=.16) + dashed(rim, PAPER, 5, 13, 13, .75)


def badge(value, radius=23):
    """The red number printed on a table."""
    art = inked(disc(0, 0, radius), PAPER, 5, shade=3, light=0)
    return art + join(
        draw(ellipse(x * radius * .45, y * radius * .45, radius * (.2 if value < 6 else .18)), TOMATO)
        for x, y in PIPS[value])


def add_to(album):
    album.chapter('Dice (anchor = middle; cube 104 px)')
    for seat in range(10):
        for value in PIPS:
            album.add('die-%d-%d' % (seat, value), die(seat, value), centred(120, 120),
                      'cube of colour %d showing %d' % (seat, value))
    album.add('die-slot', slot(), centred(120, 120), 'empty place of a die')
    shadow = glow(0, 0, 62, 26, glow_paint('shadow', INK, .6, .6))
    album.add('die-shadow', shadow, centred(128, 56), 'shadow under a flying die')
    for value in PIPS:
        album.add('badge-%d' % value, badge(value), centred(56, 56), 'red table number %d' % value)
