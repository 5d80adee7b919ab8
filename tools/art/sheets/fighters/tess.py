"""Twirly Tess: a propeller beanie that turns as she does."""
from draw.art import join, stroke
from draw.geometry import corner, disc, ellipse, polygon, rectangle, smooth
from draw.palette import INK, MUSTARD, TEAL, TOMATO
from .ink import inked

from .eyes import Brows, Eyes
from .features import Build, cheeks, collar, ears, snub
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, BLUE = '#C98A57', '#33212B', '#3F8FD0'
# Turn and apparent width of the propeller.
SPIN = {'calm': (0, 1), 'aim': (-8, .8), 'throw': (10, .55), 'duck': (6, .9), 'hide': (-14, .7),
        'panic': (-4, 1.1),
        'hit': (24, .9), 'glee': (4, 1.1), 'gloom': (16, .75)}


def _braids(mood):
    lift = {'panic': -66, 'throw': -22, 'hit': -40, 'glee': -20, 'gloom': 14, 'duck': -8}.get(mood, 0)
    art = join([])
    for side in (-1, 1):
        beads = [(74 + 13 * i - (i * i * .6), 18 + 21 * i + lift * (i + 1) * .3, 17 - i) for i in range(4)]
        x, y, _ = beads[-1]
        art += inked(smooth([corner(side * (x - 4), y + 6), (side * (x + 16), y + 12),
                             corner(side * (x + 14), y + 36),
                             (side * (x - 4), y + 28)]), HAIR, 5, shade=3, light=0)
        for bx, by, size in reversed(beads):
            art += inked(ellipse(side * bx, by, size, size * 1.05), HAIR, 5.5, shade=4, light=3,
                         light_colour='#6A4A58')
        art += inked(disc(side * (x + 3), y + 11, 8), MUSTARD, 4.5, shade=3, light=0)
    return art


def _propeller(mood):
    turn, wide = SPIN[mood]
    art = join([])
    for side in (-1, 1):
        blade = smooth([(side * 3, -6), (side * 30, -22), (side * 74, -20), (side * 84, -4), (side * 60, 8),
                        (side * 24, 4)])
        art += inked(blade, '#FFF3D6' if side < 0 else TOMATO, 6, shade=6, light=3)
    if mood in ('panic', 'throw', 'glee'):
        art += join(stroke([(side * 92, -30), (side * 100, -8), (side * 90, 12)], INK, 4.5)
                    for side in (-1, 1))
    return art.at(0, -138, 1, turn, wide) + inked(disc(0, -140, 11), MUSTARD, 5, shade=3, light=2)


def _cap(mood):
    dome = smooth([corner(-80, -26), (-74, -72), (-42, -104), (0, -112), (42, -104), (74, -72),
                   corner(80, -26), (0, -46)])
    panels = [(polygon((-90, -10), (-34, -130), (0, -114), (-26, -40)), TOMATO),
              (polygon((-26, -36), (0, -116), (26, -36)), MUSTARD),
              (polygon((90, -10), (34, -130), (0, -114), (26, -40)), BLUE)]
    art = stroke([(0, -106), (0, -138)], INK, 10) + _propeller(mood) + inked(dome, TOMATO, 7, shade=11,
                                                                             light=6, over=panels)
    return art + inked(smooth([corner(-90, -22), (-82, -42), (0, -60), (82, -42), corner(90, -22), (0, -36)]),
                       '#2E6FB0', 6, shade=4)


def _fringe():
    return inked(smooth([corner(-76, 24), (-82, -14), corner(-70, -44), (0, -54), corner(70, -44), (82, -14),
                         corner(76, 24),
                         (64, -8), corner(44, -26), (24, -16), corner(2, -28), (-22, -15), corner(-42, -27),
                         (-64, -8)], .3),
                 HAIR, 6, shade=6, light=3, light_colour='#6A4A58')


def _front(mood):
    return _fringe().at(0, -6) + _cap(mood).at(0, -26 if mood == 'panic' else -4, turn=-6 if mood == 'hit'
                                               else 0)


def _pattern():
    return tuple((rectangle(-130, y, 260, 15), '#FFF3D6') for y in (-34, -4, 26))


TESS = Fighter(
    'spin', 'Twirly Tess', 'propeller beanie', SKIN,
    smooth([(-78, 0), (-66, -52), (0, -74), (66, -52), (78, 0), (70, 42), (34, 70), (0, 75), (-34, 70),
            (-70, 42)]),
    Build(76, TEAL, 4, 20, _pattern(), lambda: collar(MUSTARD)), (TEAL, MUSTARD),
    Eyes(30, 4, 20, 23, iris='#7A4A22'), Brows(-27, 26, 6, HAIR), Mouth(50, 0, .86, 'missing', calm='teeth'),
               snub(SKIN, 26),
    ears(76, 16, SKIN, 14), _braids, lambda mood: cheeks(52, 36, TOMATO, .4), _front,
    brows_over=True)
