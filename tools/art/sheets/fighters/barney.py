"""Barrel Barney: a round man in a crash helmet with a fuse."""
from draw.art import Art, draw, join, stroke
from draw.geometry import corner, disc, ellipse, polygon, rectangle, ring_of_points, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker
from draw.toon import glint

from .eyes import Brows, Eyes
from .features import Build, bulb, cheeks
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, SHELL, SUIT = '#F8B497', '#F2762E', '#F6F0E4'
# How long the fuse still is.
FUSE = {'panic': .35, 'throw': .6, 'hit': .5, 'gloom': .8}


def _fuse(mood):
    part = FUSE.get(mood, 1)
    path = [(0, -104), (4, -104 - 34 * part), (26 * part, -104 - 54 * part), (56 * part, -104 - 56 * part)]
    art = stroke(path, INK, 15) + stroke(path, '#E8D3A4', 7)
    x, y = path[-1]
    if mood == 'gloom':
        return art + join(inked(ellipse(x + 8 + dx, y - dy, r), '#D7D3CB', 4, shade=3, light=0) for dx, dy,
                          r in ((4, 12, 9), (16, 30, 12), (10, 52, 9)))
    size = 1.4 if mood in ('panic', 'throw') else 1
    art += inked(polygon(*ring_of_points(9, 27 * size, 14 * size, 10, x + 8, y - 2)), MUSTARD, 5, shade=3,
                 light=0)
    return art + draw(polygon(*ring_of_points(7, 13 * size, 7 * size, 30, x + 8, y - 2)), '#FFF6D0')


def _helmet(mood):
    dome = smooth([corner(-98, 8), (-100, -46), (-62, -98), (0, -110), (62, -98), (100, -46), corner(98, 8),
                   corner(80, 12), (74, -22), (0, -38),
                   (-74, -22), corner(-80, 12)])
    stripe = [(polygon((-19, -130), (19, -130), (22, -20), (-22, -20)), MILK),
              (polygon((-9, -130), (9, -130), (10, -20), (-10, -20)), '#3566B4')]
    art = _fuse(mood) + inked(ellipse(0, -106, 17, 9), darker(SHELL, .25), 5, shade=0, light=0)
    art += inked(dome, SHELL, 7.5, shade=14, light=8, over=stripe) + glint(-56, -72, 9)
    for side in (-1, 1):
        star = polygon(*ring_of_points(5, 18, 8, -90 + side * 14, side * 58, -62), radius=1)
        art += inked(star, MUSTARD, 4.5, shade=3, light=0)
        art += stroke([(side * 90, 10), (side * 72, 62), (side * 36, 88)], INK,
                      14) + stroke([(side * 90, 10), (side * 72, 62), (side * 36, 88)],
                                                                                               '#8A5A3C', 7)
        art += inked(disc(side * 88, 6, 11), '#B8C6C4', 5, shade=3, light=2)
    return art + inked(rounded(-16, 78, 32, 18, 7), '#B8C6C4', 4.5, shade=3, light=2)


def _under(mood):
    art = cheeks(56, 26, TOMATO, .45, 20)
    art += join(draw(ellipse(x, y, 2.4), darker(SKIN, .5)) for x,
                y in ((-48, 52), (-38, 62), (-56, 42), (48, 52), (38, 62), (56, 42), (-24, 70),
                                                                          (24, 70), (-44, 70), (44, 70)))
    return art + stroke([(-30, 80), (0, 86), (30, 80)], darker(SKIN, .45), 4.5)


def _suit():
    art = join(inked(polygon((s * 16, -62), (s * 70, -58), (s * 92, -34), (s * 40, -22), (s * 4, 20),
                             radius=2), '#3566B4', 6, shade=5, light=2)
               for s in (-1, 1))
    star = polygon(*ring_of_points(5, 24, 10, -90, 62, 22), radius=1)
    return art + inked(star, TOMATO, 4.5, shade=3, light=0) + stroke([(0, 22), (0, 80)], INK,
                                                                     4) + inked(disc(0, 26, 6), MUSTARD, 4,
                                                                                shade=2, light=0)


BARNEY = Fighter(
    'cannonball', 'Barrel Barney', 'round, crash helmet with a fuse', SKIN,
    smooth([(-84, -20), (-60, -70), (0, -86), (60, -70), (84, -20), (92, 30), (70, 74), (0, 94), (-70, 74),
            (-92, 30)]),
    Build(108, SUIT, 4, 40, tuple((rectangle(x, -80, 9, 170), TOMATO) for x in (-100, 91)), _suit, belly=14),
                 (SUIT, '#3566B4'),
    Eyes(27, -2, 15, 17, hit='cross'), Brows(-28, 26, 9, '#7A4A2C', 28),
                 Mouth(54, 0, .94, 'gold', calm='smile', aim='grit'),
    bulb(SKIN, 22, 19, 15, '#EF8B76'), Art(), under=_under, front=_helmet, sleeve_width=25, arm_width=18,
                 hand_size=1.06, chin_hand=True, head_y=-136,
    duck_y=-34)
