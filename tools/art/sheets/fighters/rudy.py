"""Rover Rudy: a cap with dog ears that show his mood, a wet nose, a collar."""
from draw.art import Art, draw, join, stroke
from draw.geometry import band, corner, disc, ellipse, rounded, smooth, union
from draw.palette import INK, MUSTARD, PICKLE, TOMATO, TONGUE, darker
from draw.toon import glint

from .eyes import Brows, Eyes
from .features import Build, cheeks
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, CAP, EAR, HAIR = '#E2B48C', '#B97A3E', '#7A4526', '#5A3A24'
# Turn of the ears: 0 hangs, 150 stands.
EARS = {'calm': 12, 'aim': 92, 'throw': 74, 'duck': 46, 'hide': 150, 'panic': 152, 'hit': 84, 'glee': 62,
        'gloom': -4}


def _ear(side, turn):
    flap = smooth([corner(-20, -6), (-34, 34), (-30, 82), (-4, 104), (24, 86), (30, 38), corner(22, -6),
                   (0, -14)])
    inner = [(smooth([(-10, 20), (-16, 60), (-4, 84), (12, 66), (12, 22)]), '#E39A86')]
    return inked(flap, EAR, 7, shade=9, light=5, over=inner).at(side * 82, -66, 1, -side * turn, side)


def _back(mood):
    return join(_ear(side, EARS[mood] + (10 if side > 0 else 0))
                for side in (-1, 1)) if EARS[mood] > 40 else Art()


def _cap(mood):
    dome = smooth([corner(-84, -22), (-84, -66), (-50, -100), (0, -108), (50, -100), (84, -66),
                   corner(84, -22), (0, -46)])
    patch = [(ellipse(38, -84, 36, 30, 20), '#F6E8CF'), (band([(0, -30), (-4, -120)], 4), darker(CAP, .4))]
    art = inked(dome, CAP, 7, shade=11, light=6, over=patch)
    brim = smooth([corner(-88, -20), (-56, -44), (0, -54), (56, -44), corner(88, -20), (62, -6), (0, -16),
                   (-62, -6)])
    art += inked(brim, EAR, 6.5, shade=6, light=4)
    # A dog's muzzle sewn on the front.
    art += inked(ellipse(0, -72, 15, 11), '#2A1D1C', 4.5, shade=0, light=0) + glint(-5, -76, 3)
    return art + (Art() if EARS[mood] > 40 else join(_ear(side, EARS[mood]) for side in (-1, 1)))


def _hair():
    return join(inked(smooth([corner(s * 66, -30), (s * 84, -8), corner(s * 92, 22), (s * 76, 14),
                              corner(s * 80, 42), (s * 64, 20)]), HAIR, 5.5,
                      shade=4, light=0) for s in (-1, 1))


def _under(mood):
    muzzle = inked(smooth([(-48, 40), (-34, 16), (0, 12), (34, 16), (48, 40), (36, 74), (0, 84), (-36, 74)]),
                   '#F3CFA9', 4, shade=6, light=0)
    dots = join(draw(ellipse(s * x, y, 3), darker(SKIN, .5)) for s in (-1, 1) for x,
                y in ((34, 36), (40, 46), (28, 48)))
    return cheeks(54, 20, TOMATO, .3, 14) + muzzle + dots


def _nose():
    return inked(smooth([(-19, 14), (-10, 5), (10, 5), (19, 14), (9, 28), (-9, 28)]), '#5B3328', 5, shade=4,
                 light=0) + glint(-7, 11, 4)


def _tongue(mood):
    if mood not in ('calm', 'glee'):
        return Art()
    tip = smooth([corner(2, 54), (30, 52), (34, 78), (22, 96), (6, 88)])
    return inked(tip, TONGUE, 5, shade=5, light=2) + stroke([(17, 58), (20, 80)], darker(TONGUE, .35), 3.5)


def _front(mood):
    return _hair() + _tongue(mood) + _cap(mood).at(0, -22 if mood == 'panic' else -10)


def _collar():
    art = inked(smooth([(-42, -60), (0, -44), (42, -60), (44, -40), (0, -22), (-44, -40)]), TOMATO, 5.5,
                shade=4, light=2)
    art += join(inked(disc(x, y, 5), MUSTARD, 3.5, shade=0, light=0) for x, y in ((-29, -45), (29, -45)))
    bone = union(rounded(-16, -12, 32, 12, 3), *[disc(x, y, 8) for x in (-17, 17) for y in (-12, 0)])
    return art + stroke([(0, -26), (0, -16)], INK, 5) + inked(bone, '#FFF3D6', 4.5, shade=3, light=0)


RUDY = Fighter(
    'fetch', 'Rover Rudy', 'cap with dog ears', SKIN,
    smooth([(-72, -26), (-58, -66), (0, -80), (58, -66), (72, -26), (62, 26), (52, 66), (24, 88), (-24, 88),
            (-52, 66), (-62, 26)]),
    Build(82, PICKLE, 6, 24, tuple((band([(-120, y), (120, y)], 13), '#5E8030') for y in (-6, 28)) + tuple(
        (band([(x, -80), (x, 90)], 8), '#A9C765') for x in (-48, 48)), _collar), (PICKLE, '#5E8030'),
    Eyes(26, -6, 18, 21, iris='#8A5A2A', odd=1.08), Brows(-32, 24, 7, HAIR, 28),
               Mouth(54, 0, .76, 'buck', calm='smile'), _nose(), Art(),
    _back, _under, _front, head_y=-138, duck_y=-30, reach=4)
