"""Countess Vee: a cape collar higher than her ears, a widow's peak, two teeth to mind."""
from draw.art import Art, draw, join, stroke
from draw.geometry import corner, ellipse, polygon, smooth
from draw.palette import INK, TOMATO, darker

from .eyes import Brows, Eyes
from .features import Build, angle, ears
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, CAPE, LINING = '#DDD3F0', '#241B2C', '#33203F', '#C22B3A'
LIFT = {'aim': 10, 'panic': 18, 'gloom': -30, 'glee': 6, 'duck': 60, 'hide': 60, 'throw': 8}


def _collar_back(mood):
    """The cape behind the head, in the bust's coordinates."""
    up = LIFT.get(mood, 0) if mood not in ('duck', 'hide') else -96
    art = Art()
    for side in (-1, 1):
        wing = smooth([corner(0, -40), (side * 60, -40), corner(side * 92, 40), (side * 126, -40),
                       (side * 140, -110 - up), corner(side * 172, -226 - up), (side * 112, -186 - up),
                       (side * 76, -120 - up * .6), corner(0, -84)])
        inner = [(smooth([corner(0, -36), (side * 70, -34), (side * 104, -30), (side * 126, -110 - up),
                          corner(side * 158, -206 - up), (side * 108, -170 - up),
                          (side * 72, -110 - up * .6), corner(0, -84)]), LINING)]
        art += inked(wing, CAPE, 8, shade=10, light=5, over=inner)
        art += stroke([(side * 84, -70), (side * 118, -130 - up * .8), (side * 148, -196 - up)],
                      darker(LINING, .45), 4.5)
    return art


def _back(mood):
    bun = inked(smooth([(-44, -60), (-54, -104), (-30, -136), (6, -144), (40, -130), (54, -98), (44, -60)]),
                HAIR, 7, shade=0, light=6, light_colour='#5E4A72')
    return bun + stroke([(-26, -112), (0, -124), (28, -110)], '#5E4A72', 4.5)


def _front(mood):
    hair = smooth([corner(-72, 30), (-82, -20), (-66, -68), (-30, -92), (0, -96), (30, -92), (66, -68),
                   (82, -20), corner(72, 30), (66, -8), (56, -42), (28, -58), corner(0, -26),
                   (-28, -58), (-56, -42), (-66, -8)])
    art = inked(hair, HAIR, 6.5, shade=0, light=6, light_colour='#5E4A72')
    streak = smooth([corner(2, -34), (26, -62), (50, -66), (68, -40), (54, -56), (28, -60)])
    art += draw(streak, '#D9D0E8')
    return art + join(inked(smooth([corner(s * 70, 26), (s * 77, 38), (s * 70, 50), (s * 63, 38)]), TOMATO,
                            4.5, shade=3, light=2) for s in (-1, 1))


def _under(mood):
    art = join(draw(ellipse(s * 27, -4, 27, 23), '#8E78B8', opacity=.75) for s in (-1, 1))
    return art + join(stroke([(s * 52, 26), (s * 44, 38)], darker(SKIN, .3), 4.5) for s in (-1, 1))


def _brooch():
    art = Art()
    for side in (-1, 1):
        art += inked(polygon((side * 2, -20), (side * 60, -54), (side * 92, -36), (side * 94, 72),
                             (side * 40, 72), radius=3), CAPE, 6, shade=7, light=4)
    art += inked(smooth([corner(-30, -56), (0, -42), corner(30, -56), (12, -14), (0, -8), (-12, -14)]),
                 '#FBF7EC', 5, shade=4, light=0)
    return art + inked(ellipse(0, -14, 14, 16), '#D9A33A', 5, shade=3,
                       light=0) + inked(ellipse(0, -14, 7.5, 9), TOMATO, 3.5, shade=2, light=0)


VEE = Fighter(
    'vengeance', 'Countess Vee', "high cape collar, widow's peak", SKIN,
    smooth([(-66, -30), (-56, -70), (0, -84), (56, -70), (66, -30), (60, 20), (36, 62), (8, 94), (-8, 94),
            (-36, 62), (-60, 20)]),
    Build(84, '#5C2A4E', 8, 18, (), _brooch), (CAPE, LINING),
              Eyes(27, -4, 19, 19, lid=.26, iris='#C22B3A', lashes=2, lid_colour='#7A63A4'),
              Brows(-34, 34, 5, INK, 29, 9),
    Mouth(62, 0, .8, 'fangs', '#A81E34', calm='smirk', aim='tight'), angle(SKIN, 2, 34, 13),
              ears(66, 4, SKIN, 12, 10), _back, _under, _front, prop_back=_collar_back,
    sleeve_length=.74, sleeve_width=23, arm_width=12, head_y=-138, duck_y=-30, cheer='open', hide_y=-60)
