"""Willa Wick: a crooked witch's hat, a green complexion, a wart to be proud of."""
from draw.art import Art, draw, join, stroke
from draw.geometry import band, corner, ellipse, polygon, rounded, smooth
from draw.palette import GRAPE, INK, MUSTARD, PICKLE, darker

from .eyes import Brows, Eyes
from .features import Build, ears, hook
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, HAT = '#A9C76A', '#E8E2EF', '#5B3A86'
BEND = {'panic': (20, -16), 'gloom': (-14, 46), 'hit': (-40, 10), 'glee': (8, -12), 'throw': (-26, -6),
        'aim': (10, -8)}


def _back(mood):
    art = Art()
    for side in (-1, 1):
        art += inked(smooth([corner(side * 40, -50), (side * 84, -50), (side * 108, 0), (side * 92, 36),
                             corner(side * 122, 74), (side * 84, 72),
                             corner(side * 78, 98), (side * 52, 60)]), HAIR, 6.5, shade=8, light=0)
        art += stroke([(side * 80, -30), (side * 92, 10), (side * 80, 50)], darker(HAIR, .3), 4)
    return art


def _hat(mood):
    bx, by = BEND.get(mood, (0, 0))
    tip = (96 + bx, -150 + by)
    cone = smooth([corner(-66, -46), (-48, -110), (-18, -166), (20, -192), (62 + bx * .4, -186 + by * .4),
                   corner(*tip), (66 + bx * .6, -148 + by * .5), (50, -140),
                   (58, -92), corner(68, -46), (0, -34)])
    folds = [(band([(-20, -160), (10, -146), (44, -150)], 5), darker(HAT, .4)),
             (band([(-40, -116), (-6, -108), (20, -116)], 5), darker(HAT, .4))]
    art = inked(cone, HAT, 7.5, shade=13, light=7, over=folds)
    art += inked(smooth([corner(-68, -42), (-66, -70), (0, -62), (64, -72), corner(68, -44), (0, -32)]),
                 MUSTARD, 6, shade=5, light=3)
    art += inked(rounded(-18, -72, 34, 34, 6), '#B8C6C4', 5, shade=3,
                 light=2) + draw(rounded(-9, -63, 16, 16, 3), HAT, INK, 4)
    brim = smooth([(-132, -22), (-96, -48), (0, -40), (96, -50), (136, -30), (100, -16), (0, -12),
                   (-100, -8)])
    art += inked(brim, HAT, 7, shade=7, light=5)
    art += inked(polygon((tip[0] - 6, tip[1] - 4), (tip[0] + 10, tip[1] - 6), (tip[0] + 13, tip[1] + 16),
                         (tip[0] + 2, tip[1] + 20), (tip[0] - 7, tip[1] + 10), radius=2), PICKLE, 4.5,
                 shade=2, light=0)
    return art


def _under(mood):
    lines = join(stroke([(s * 50, 22), (s * 44, 36), (s * 48, 50)], darker(SKIN, .4), 4) +
                 stroke([(s * 16, 25), (s * 28, 30), (s * 40, 24)], darker(SKIN, .4), 4)
                 for s in (-1, 1))
    return lines + join(draw(ellipse(s * 27, -2, 25, 24), '#7A4EA3', opacity=.6) for s in (-1, 1))


def _front(mood):
    wart = inked(ellipse(-38, 48, 7.5), darker(SKIN, .22), 4, shade=2,
                 light=0) + stroke([(-42, 43), (-49, 34)], INK, 3)
    fringe = join(inked(smooth([corner(s * 12, -44), (s * 56, -36), corner(s * 76, 24), (s * 62, 6),
                                corner(s * 56, 14), (s * 44, -18)]), HAIR, 5.5, shade=4, light=0)
                  for s in (-1, 1))
    return wart + fringe + _hat(mood).at(0, -14, .94)


def _shawl():
    art = inked(smooth([corner(-84, 30), (-80, -34), (-40, -58), (0, -40), (40, -58), (80, -34),
                        corner(84, 30), (40, 20), (0, 44), (-40, 20)]), '#3B2A52', 6, shade=6, light=4,
                over=[(ellipse(x, y, 5), MUSTARD) for x, y in ((-56, -14), (-30, 4), (56, -12), (30, 6),
                                                               (-64, 12), (64, 12))])
    return art + inked(ellipse(0, -26, 12, 11), '#E2412B', 5, shade=4, light=2)


WILLA = Fighter(
    'bewitched', 'Willa Wick', 'crooked witch hat', SKIN,
    smooth([(-70, -30), (-60, -62), (0, -72), (60, -62), (70, -30), (62, 22), (44, 54), (22, 96), (2, 104),
            (-22, 86), (-48, 54), (-64, 22)]),
    Build(80, GRAPE, 14, 18, (), _shawl), (GRAPE, '#3B2A52'),
                Eyes(27, -2, 18, 20, lid=.18, iris='#E7B52C', lashes=2, odd=1.14),
                Brows(-26, 28, 7, '#B9AFC6', 28, 8),
    Mouth(66, 4, .72, 'missing', '#8C2F5E', calm='smirk', aim='grit'), hook(SKIN, 2, 48, 30),
                ears(68, 6, SKIN, 13), _back, _under, _front, sleeve_length=.66, arm_width=12,
    hand_size=.98, head_y=-138, duck_y=-26, cheer='open', hide_y=-44)
