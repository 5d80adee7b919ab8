"""Byte Boris: an old monitor on the head; the screen plays the moods in green light."""
from draw.art import Art, draw, join, lines, stroke
from draw.geometry import clip, corner, disc, ellipse, polygon, rectangle, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker

from .eyes import Brows
from .features import Build
from .ink import inked
from .rig import Fighter

SKIN, CASE, GLASS, LIGHT, SHIRT = '#F1C7A2', '#DCCFA8', '#12302B', '#7CF29A', '#5F86B8'
PIXEL = 9
# Faces on a grid: rows of the left eye, mouth; # is a lit pixel.
EYES = {
    'calm': ('.##.', '####', '####', '.##.'),
    'aim': ('....', '####', '.###', '....'),
    'throw': ('#...', '###.', '####', '.##.'),
    'duck': ('####', '#..#', '#..#', '####'),
    'hide': ('####', '#..#', '#..#', '####'),
    'panic': ('####', '#..#', '#..#', '####'),
    'hit': ('#..#', '.##.', '.##.', '#..#'),
    'glee': ('....', '.##.', '#..#', '#..#'),
    'gloom': ('....', '####', '.##.', '....')}
MOUTHS = {
    'calm': ('#......#', '.######.'),
    'aim': ('......##', '######..'),
    'throw': ('.#######', '.#.....#', '.#######'),
    'duck': ('..####..',),
    'hide': ('..####..',),
    'panic': ('.######.', '.#....#.', '.#....#.', '.######.'),
    'hit': ('.#..#..#', '#.##.##.'),
    'glee': ('########', '#......#', '.######.'),
    'gloom': ('.######.', '#......#')}


def _pixels(rows, x, y, mirror=False, colour=LIGHT):
    width = len(rows[0])
    art = []
    for j, row in enumerate(rows):
        for start, end in _runs(row[::-1] if mirror else row):
            art.append('M%g,%gh%gv%gh%gz' % (x + (start - width / 2) * PIXEL, y + j * PIXEL,
                                             (end - start) * PIXEL, PIXEL + .6, -(end - start) * PIXEL))
    box = (x - width * PIXEL / 2, y, x + width * PIXEL / 2, y + len(rows) * PIXEL)
    return Art('<path d="%s" fill="%s"/>' % (''.join(art), colour), box)


def _runs(row):
    start = None
    for i, mark in enumerate(row + '.'):
        if mark == '#' and start is None:
            start = i
        elif mark != '#' and start is not None:
            yield start, i
            start = None


def _screen(fighter, mood):
    art = join(inked(rounded(s * 96 - 13, -26, 26, 58, 9), darker(CASE, .18), 6, shade=4, light=0)
               for s in (-1, 1))
    case = smooth([(-98, -70), (-84, -96), (0, -102), (84, -96), (98, -70), (102, 10), (94, 66), (70, 80),
                   (-70, 80), (-94, 66), (-102, 10)], .3)
    art += inked(case, CASE, 8, shade=15, light=8)
    glass = smooth([(-76, -62), (-64, -78), (0, -82), (64, -78), (76, -62), (80, -8), (72, 42), (56, 52),
                    (0, 55), (-56, 52), (-72, 42), (-80, -8)], .3)
    colour = '#3A1420' if mood == 'hit' else GLASS
    art += inked(glass, colour, 6, shade=0, light=0)
    inside = glass.area.buffer(-5)
    scan = [clip(rectangle(-90, y, 180, 3), inside) for y in range(-74, 52, 13)]
    art += join(draw(s, '#FFFFFF', opacity=.06) for s in scan)
    light = '#FF8A7A' if mood == 'hit' else '#7FC8F5' if mood == 'gloom' else LIGHT
    for side in (-1, 1):
        art += _pixels(EYES[mood], side * 36, -52, side > 0, light)
    art += _pixels(MOUTHS[mood], 2, 2 if mood != 'panic' else -4, colour=light)
    art += draw(clip(polygon((-84, -30), (-50, -90), (-26, -90), (-76, 0)), inside), '#FFFFFF', opacity=.16)
    art += join(inked(disc(x, 68, 5.5), c, 3.5, shade=0, light=0) for x,
                c in ((58, TOMATO if mood in ('hit', 'panic') else '#8CCB4A'), (40, MUSTARD)))
    return art + lines([((-66, 64), (-30, 64)), ((-66, 71), (-30, 71))], darker(CASE, .45), 4)


def _aerial(mood):
    bend = {'panic': -8, 'gloom': 44, 'hit': 26, 'throw': -18}.get(mood, 0)
    art = Art()
    for side in (-1, 1):
        tip = (side * (62 + bend * .3), -176 + abs(bend) * (1 if bend > 0 else 0))
        path = [(side * 6, -98), (side * (34 + bend * .2), -138), tip]
        art += stroke(path, INK, 12) + stroke(path, '#B8C6C4',
                                              4.5) + inked(disc(*tip, 9), TOMATO, 5, shade=3, light=2)
    return art + inked(smooth([corner(-34, -94), (-22, -114), (22, -114), corner(34, -94)]), darker(CASE, .2),
                       6, shade=4, light=0)


def _front(mood):
    if mood == 'hide':
        return _screen(None, mood)
    if mood != 'hit':
        return Art()
    smoke = join(inked(ellipse(x, y, r, r * .9), '#D7D3CB', 4.5, shade=4, light=0) for x, y,
                 r in ((70, -112, 16), (92, -128, 20), (78, -150, 14)))
    return smoke


def _shirt():
    art = inked(polygon((-44, -58), (-18, -62), (0, -32), (-30, -14), radius=2), MILK, 5, shade=3, light=0)
    art += inked(polygon((44, -58), (18, -62), (0, -32), (30, -14), radius=2), MILK, 5, shade=3, light=0)
    art += inked(polygon((-10, -34), (10, -34), (8, -20), (17, 56), (0, 72), (-17, 56), (-8, -20), radius=2),
                 '#8A4B26', 5, shade=4, light=2,
                 over=[(polygon((-30, y + 10), (30, y - 8), (30, y), (-30, y + 18)), MUSTARD)
                       for y in (-6, 18, 42)])
    return art + inked(rounded(36, 6, 34, 40, 4), darker(SHIRT, .12), 4.5, shade=3,
                       light=0) + join(stroke([(x, -8), (x, 12)], c, 6) for x, c in ((46, TOMATO), (56, INK)))


BORIS = Fighter(
    'ctrl-alt-del', 'Byte Boris', 'old monitor on the head', SKIN,
                smooth([(-90, 0), (0, -90), (90, 0), (0, 80)]),
    Build(90, SHIRT, 4, 26, (), _shirt), (SHIRT, MILK), brows=Brows(), back=_aerial, front=_front,
                face=_screen, sleeve_length=.36, head_y=-140, duck_y=-10,
    hide_y=-20, hide='peek', reach=12)
