"""Nervous Ned: hair on end, gap teeth, a neck like a straw."""
from draw.art import draw, join, stroke
from draw.geometry import corner, disc, ellipse, polar, polygon, rectangle, smooth, union
from draw.palette import PICKLE, TOMATO, darker

from .eyes import Brows, Eyes
from .features import Build, cheeks, ears, long_nose
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, SHIRT = '#FFDCC6', '#E9853B', '#F4EBDA'
# How far the hair stands out and how it leans.
RISE = {'calm': .86, 'aim': .84, 'throw': .9, 'duck': .78, 'hide': .8, 'panic': 1.06, 'hit': .98, 'glee': .9}


def _hair(mood):
    if mood == 'gloom':
        wilted = smooth([corner(-70, 30), (-84, -20), (-70, -78), (-30, -108), (0, -96), (30, -110),
                         (72, -78), (86, -18),
                         corner(72, 34), corner(58, -20), (40, -60), corner(22, -30), (4, -60),
                         corner(-14, -34), (-36, -62),
                         corner(-58, -16)], .3)
        return inked(wilted, HAIR, 7, shade=9, light=5)
    rise, points = RISE[mood], [corner(66, 4)]
    tips = ((-10, 112), (-34, 140), (-57, 164), (-80, 182), (-103, 186), (-126, 160), (-149, 138),
            (-171, 112))
    for i, (angle, reach) in enumerate(tips):
        x, y = polar(angle, reach * rise)
        points.append(corner(x, y - 6))
        if i < len(tips) - 1:
            x, y = polar((angle + tips[i + 1][0]) / 2, 82)
            points.append(corner(x * .92, y - 6))
    points += [corner(-66, 4), (-52, -46), (-20, -62), (20, -62), (52, -46)]
    strands = [(polygon(polar(a - 5, 76), polar(a, 140 * rise), polar(a + 5, 76)), darker(HAIR, .25))
               for a in (-34, -57, -80, -103, -126, -149)]
    return inked(smooth(points, .2), HAIR, 7, shade=10, light=5, over=strands)


def _under(mood):
    bags = join(stroke([(s * 15, 21), (s * 27, 27), (s * 41, 20)], darker(SKIN, .35), 4) for s in (-1, 1))
    return bags + cheeks(40, 42, TOMATO, .3, 13)


def _front(mood):
    art = _hair(mood)
    if mood in ('calm', 'aim'):
        art += inked(smooth([corner(-52, -40), (-45, -28), (-47, -18), (-52, -16), (-58, -20), (-58, -28)]),
                     '#8FD0F0', 4, shade=2,
                     light=2)
    return art


def _tie():
    points = ((0, -30), (-40, -50), (-42, -10))
    bow = union(polygon(*points, radius=3), polygon(*[(-x, y) for x, y in points], radius=3))
    art = stroke([(-3, -66), (5, -60), (-2, -54)], darker(SKIN, .5), 4)
    art += inked(polygon((-40, -54), (-16, -60), (0, -34), (-22, -22), radius=2), SHIRT, 5, shade=2, light=0)
    art += inked(polygon((40, -54), (16, -60), (0, -34), (22, -22), radius=2), SHIRT, 5, shade=2, light=0)
    art += inked(bow, PICKLE, 5.5, shade=4, light=2)
    art += join(draw(ellipse(s * 28, y, 4), '#E7F0C8') for s in (-1, 1) for y in (-38, -22))
    return art + inked(disc(0, -30, 9), PICKLE, 5, shade=3, light=0)


NED = Fighter(
    'panic', 'Nervous Ned', 'hair on end, gap teeth', SKIN,
    smooth([(-58, -30), (-44, -72), (0, -86), (44, -72), (58, -30), (58, 24), (46, 66), (22, 88), (-22, 88),
            (-46, 66), (-58, 24)]),
    Build(60, SHIRT, 14, 15, tuple((rectangle(x, -80, 7, 170), '#B9CFE0') for x in range(-60, 70, 18)), _tie,
          collar=-40),
    (SHIRT, '#B9CFE0'), Eyes(27, -6, 23, 25, pupil=.32, hit='spiral', odd=1.12), Brows(-44, 26, 5, HAIR, 28),
    Mouth(62, 0, .78, 'gap', calm='wobble', aim='grit'), long_nose(SKIN, 4, 36, 12),
              ears(60, 10, SKIN, 15, 12),
    under=_under, front=_front, sleeve_width=17, arm_width=12, hide_y=-72, cheer='open', head_y=-142,
              duck_y=-32)
