"""Arty Andy: a beret, and a moustache that is a paint brush."""
from draw.art import Art, draw, join, stroke
from draw.geometry import band, corner, ellipse, polygon, smooth, soften, union, disc
from draw.palette import GRAPE, INK, MUSTARD, PICKLE, TOMATO, darker

from .eyes import Brows, Eyes
from .features import Build, cheeks, ears, hook
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, SMOCK, BERET = '#D9A374', '#3A2B3F', '#F3EBDC', '#C2372F'
# How far the tips of the moustache rise, and the paint on them.
TIPS = {'calm': -8, 'aim': -22, 'throw': -30, 'duck': 0, 'hide': 0, 'panic': -44, 'hit': 26, 'glee': -26,
        'gloom': 40}


def _moustache(mood):
    rise, art = TIPS[mood], Art()
    for side, paint in ((-1, '#3E9FC4'), (1, MUSTARD)):
        half = smooth([corner(0, 34), (side * 22, 28), (side * 56, 34), (side * 92, 30 + rise),
                       corner(side * 124, 20 + rise * 1.5),
                       (side * 98, 54 + rise), (side * 54, 62), (side * 18, 56), corner(0, 50)])
        dip = polygon((side * 90, -80 + rise), (side * 140, -80 + rise * 1.5), (side * 140, 100 + rise),
                      (side * 84, 100 + rise), (side * 96, 44 + rise))
        art += inked(half, HAIR, 6, shade=5, light=3, over=[(dip, paint)], light_colour='#6B5570')
        art += join(stroke([(side * 16, 36 + 8 * i), (side * 48, 40 + 7 * i),
                            (side * 82, 36 + 6 * i + rise * .6)], '#6B5570', 3) for i in (0, 1))
        art += inked(smooth([corner(side * 118, 34 + rise * 1.4), (side * 124, 48 + rise * 1.4),
                             (side * 117, 55 + rise * 1.4), (side * 111, 48 + rise * 1.4)]), paint, 4,
                     shade=2, light=0)
    return art


def _beret(mood):
    cap = smooth([(-92, -36), (-108, -72), (-70, -116), (0, -128), (78, -120), (132, -86), (122, -50),
                  (76, -40), (0, -56)])
    art = stroke([(6, -124), (10, -146), (18, -150)], INK, 12) + stroke([(6, -124), (10, -146), (18, -150)],
                                                                        BERET, 4.5)
    art += inked(cap, BERET, 7.5, shade=14, light=8, over=[(band([(20, -120), (70, -100), (104, -64)], 5),
                                                            darker(BERET, .3))])
    band_shape = smooth([corner(-84, -20), (-82, -42), (-40, -60), (20, -64), (74, -50), corner(82, -24),
                         (40, -42), (-20, -42)])
    return art + inked(band_shape, '#2F2430', 6, shade=3, light=2)


def _back(mood):
    return join(inked(smooth([(s * 50, -50), (s * 86, -44), (s * 98, -8), corner(s * 104, 36), (s * 76, 26),
                              (s * 58, 0)]), HAIR, 6, shade=6, light=3,
                      light_colour='#6B5570') for s in (-1, 1))


def _under(mood):
    return cheeks(48, 18, TOMATO, .32, 14) + inked(smooth([corner(-11, 74), (0, 70), corner(11, 74), (5, 92),
                                                           (0, 97), (-5, 92)]), HAIR, 4.5, shade=0, light=0)


def _front(mood):
    return _moustache(mood) + NOSE + _beret(mood).at(0, -12 if mood == 'panic' else 0)


def _scarf():
    art = join(inked(soften(union(disc(x, y, r), disc(x + r, y + 5, r * .6)), 3), c, 4, shade=3, light=2)
               for x, y, r, c in ((-62, 10, 13, '#3E9FC4'), (58, -8, 10, PICKLE), (52, 34, 14, TOMATO),
                                  (-46, 40, 9, MUSTARD)))
    art += inked(smooth([(-46, -60), (0, -44), (46, -60), (50, -36), (0, -16), (-50, -36)]), GRAPE, 6,
                 shade=5, light=3)
    art += inked(smooth([corner(4, -26), (30, -24), (44, 30), corner(36, 52), corner(24, 42), corner(12, 54),
                         (8, 10)]), GRAPE, 5.5, shade=4, light=2)
    return art + join(draw(ellipse(x, y, 4.5), '#F3D7FF') for x,
                      y in ((-30, -38), (-8, -30), (16, -32), (22, 4), (26, 28)))


NOSE = hook(SKIN, -10, 48, 25)

ANDY = Fighter(
    'ari-attack', 'Arty Andy', 'beret, brush moustache', SKIN,
    smooth([(-66, -36), (-54, -68), (0, -80), (54, -68), (66, -36), (60, 20), (44, 66), (18, 86), (-18, 86),
            (-44, 66), (-60, 20)]),
    Build(80, SMOCK, 10, 22, (), _scarf), (SMOCK, '#CFC4B0'), Eyes(27, -10, 17, 19, lid=.24, iris='#5E7F4E'),
               Brows(-42, 30, 6, HAIR, 29, 10),
    Mouth(66, 0, .66, 'plain', calm='flat', aim='tight'), Art(), ears(66, 4, SKIN, 13), _back, _under, _front,
               head_y=-140, duck_y=-28, hide_y=-60,
    sleeve_width=24)
