"""Lunchbox Lou: wears his lunchbox on his head; its lid rattles, and a cheek is always full."""
from draw.art import Art, draw, join, stroke
from draw.geometry import band, corner, disc, ellipse, polygon, rectangle, ring_of_points, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, PICKLE, TOMATO

from ..fighters.eyes import Brows, Eyes
from ..fighters.features import Build, button, cheeks, ears
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, HAIR, BOX, STEEL, SHIRT = '#F4C19A', '#6A4326', '#D9402E', '#C3CED2', '#4F9A8C'
# Degrees by which the lid stands open.
LID = {
    'calm': 13,
    'aim': 7,
    'throw': 24,
    'duck': 9,
    'hide': 4,
    'panic': 34,
    'hit': 30,
    'glee': 26,
    'gloom': 2
}


def _banana():
    skin = smooth([
        corner(-10, 0), (-16, -30), (-6, -58),
        corner(8, -76), (20, -74), (18, -50), (22, -26),
        corner(18, 0)
    ])
    return inked(skin, '#F8D447', 5.5, shade=5, light=3) + stroke([(13, -74), (16, -82)], INK, 9)


def _carrot():
    greens = join(stroke([(0, -44), (x * .6, -58), (x, -70)], INK, 11) for x in (-14, 2, 17))
    greens += join(stroke([(0, -44), (x * .6, -58), (x, -70)], PICKLE, 5) for x in (-14, 2, 17))
    return greens + inked(smooth([corner(-14, 0), (-15, -34), (0, -46),
                                  (15, -34), corner(14, 0)]),
                          '#F08A2C',
                          5.5,
                          shade=4,
                          light=3)


def _sandwich():
    art = inked(smooth([corner(-28, 4), (-26, -22), (0, -30), (26, -22),
                        corner(28, 4)]),
                '#F2D296',
                5.5,
                shade=4,
                light=3)
    return art + stroke([(-26, -2), (-12, -8), (0, -2),
                         (13, -8), (26, -2)], INK, 10) + stroke([(-26, -2), (-12, -8), (0, -2), (13, -8),
                                                                 (26, -2)], '#9CC94E', 5)


def _lunch(mood):
    """What looks out of the box, the more the wider the lid is open."""
    up = LID[mood] * .75
    art = _sandwich().at(-10, -106 - up * .2)
    if LID[mood] > 6:
        art += _carrot().at(22, -92 - up * .6, .82, 8)
        art += _banana().at(54, -94 - up * .55, .86, 16)
    return art


def _lid():
    """The lid, its hinge at (0, 0), going to the right."""
    dome = smooth(
        [corner(-4, 0), (2, -24), (26, -36), (68, -39), (110, -36),
         (134, -24), corner(140, 0)], .34)
    handle = stroke([(42, -36), (44, -54), (68, -58),
                     (92, -54), (94, -36)], INK, 18) + stroke([(42, -36), (44, -54), (68, -58), (92, -54),
                                                               (94, -36)], STEEL, 8)
    return handle + inked(dome, BOX, 7, shade=8, light=6, over=[(rectangle(-10, -13, 160, 7), '#FFF3D6')])


def _box(mood):
    art = _lid().at(-68, -112, 1, -LID[mood]) + _lunch(mood)
    case = rounded(-70, -116, 140, 66, 9)
    art += inked(case, BOX, 7, shade=9, light=6, over=[(rectangle(-80, -64, 160, 7), '#FFF3D6')])
    star = polygon(*ring_of_points(5, 20, 9, -90, -28, -87), radius=.8)
    art += inked(star, MUSTARD, 4.5, shade=3, light=2)
    latch = inked(rounded(24, -122, 24, 30, 5), STEEL, 5, shade=3, light=2) + draw(disc(36, -102, 4), INK)
    return art + latch


def _fringe():
    return inked(smooth([
        corner(-86, 10), (-92, -30),
        corner(-76, -58), (0, -64),
        corner(76, -58), (92, -30),
        corner(86, 10),
        corner(70, -22), (34, -28), (0, -30), (-34, -28),
        corner(-70, -22)
    ], .3),
                 HAIR,
                 6,
                 shade=6,
                 light=3)


def _crumbs():
    return join(
        draw(ellipse(x, y, r), '#C98F45', INK, 2.5)
        for x, y, r in ((-44, 50, 4), (-32, 66, 3), (20, 76, 3.4)))


def _front(mood):
    slip = {'hit': -10, 'gloom': 5, 'aim': 3, 'throw': -4}.get(mood, 0)
    art = _fringe() + _box(mood).at(0, -6 if mood == 'panic' else 4 if mood == 'duck' else 0, 1, slip)
    if mood == 'panic':
        art += inked(disc(104, -150, 12), '#7A4EA3', 4.5, shade=3, light=2)
        art += inked(disc(126, -120, 11), '#7A4EA3', 4.5, shade=3, light=2)
    return art


def _under(mood):
    full = inked(ellipse(62, 40, 31, 29), SKIN, 5.5, shade=7, light=5) if mood not in ('panic',
                                                                                       'glee') else Art()
    return full + cheeks(58, 32, TOMATO, .34, 17) + _crumbs()


def _napkin():
    cloth = smooth([
        corner(-54, -44), (-26, -36), (0, -34), (26, -36),
        corner(54, -44), (44, 0),
        corner(4, 58), (-42, 4)
    ], .3)
    checks = [(band([(x, -60), (x, 90)], 10), '#F2A29A') for x in (-36, -8, 20, 48)]
    checks += [(band([(-70, y), (70, y)], 10), '#F2A29A') for y in (-20, 8, 36)]
    art = inked(cloth, MILK, 6, shade=6, light=0, over=checks)
    return art + draw(ellipse(-12, 6, 10, 7, -20), '#E2A52B') + draw(ellipse(6, 22, 5, 4), '#E2A52B')


LOU = Fighter('eat',
              'Lunchbox Lou',
              'lunchbox on the head, full cheek',
              SKIN,
              smooth([(-80, -30), (-66, -66), (0, -78), (66, -66), (80, -30), (94, 26), (78, 66), (30, 84),
                      (-30, 84), (-78, 66), (-94, 26)]),
              Build(98, SHIRT, 2, 30, tuple((rectangle(-130, y, 260, 14), '#2F6E66') for y in (-26, 4, 34)),
                    _napkin, 8), (SHIRT, '#2F6E66'),
              Eyes(27, -2, 17, 19, iris='#4F7FB0'),
              Brows(-30, 24, 7, HAIR, 29),
              Mouth(52, -8, .76, 'plain', calm='smile', aim='tongue'),
              button(20, '#EFA07C', SKIN, 12),
              ears(88, 8, SKIN, 14),
              under=_under,
              front=_front,
              arm_width=18,
              sleeve_length=.44,
              sleeve_width=26,
              hand_size=1.04,
              reach=-3,
              head_y=-122,
              duck_y=-28,
              hide_y=-40,
              brows_over=True)
