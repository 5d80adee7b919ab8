"""Snarky Marky: a quiff like a ski jump, a comb in it, one brow always up; he says "ha"."""
from draw.art import draw, join, stroke
from draw.geometry import band, corner, ellipse, polygon, rounded, smooth
from draw.palette import GRAPE, INK, MUSTARD, darker

from ..fighters.eyes import Brows, Eyes
from ..fighters.features import Build, angle, ears, freckles
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, HAIR, SHINE, CREAM, TOOTHPICK = '#F3C7A0', '#2F3157', '#7D8BD8', '#FFF3D6', '#E8C07A'
# The quiff: turn, height, width.
QUIFF = {
    'aim': (-5, 1, 1),
    'throw': (-9, 1.04, 1.04),
    'duck': (4, .92, 1),
    'panic': (-26, 1.04, .96),
    'hit': (16, .9, 1.04),
    'glee': (-7, 1.06, 1),
    'gloom': (17, .7, 1.02)
}


def _back(mood):
    nape = smooth([corner(-78, -40), (-92, -10), (-86, 26), corner(-74, 44), (-60, 10)])
    other = smooth([corner(74, -40), (80, -10), corner(74, 26), (62, 8)])
    return inked(nape, HAIR, 6, shade=4, light=0) + inked(other, HAIR, 6, shade=4, light=0)


def _comb():
    teeth = [(-2 + 9 * i, 0) for i in range(5)]
    art = join(inked(rounded(x - 3, 0, 6, 24, 3), '#37B3A4', 4, shade=0, light=0) for x, _ in teeth)
    return art + inked(rounded(-10, -12, 54, 17, 7), '#37B3A4', 5, shade=3, light=2)


def _quiff(mood):
    turn, high, wide = QUIFF.get(mood, (0, 1, 1))
    wave = smooth([
        corner(-76, 4), (-88, -36), (-74, -88), (-22, -126), (44, -136), (104, -118), (138, -76), (134, -42),
        (112, -36), (100, -56), (76, -70), (44, -56), (20, -32), (-20, -22),
        corner(-58, -14)
    ])
    streaks = [(band([(-70, -26), (-52, -78), (0, -108), (58, -114), (112, -84)], 9), SHINE),
               (band([(-48, -30), (-22, -66), (30, -86), (76, -90)], 6), '#4A4F86')]
    art = _comb().at(-66, -96, 1, -42) + inked(wave, HAIR, 7.5, shade=13, light=0, over=streaks)
    if mood == 'hit':
        art += join(
            stroke(line, INK, 6)
            for line in ([(40, -130), (54, -152), (72, -156)], [(86, -126), (106, -142), (122, -136)],
                         [(-20, -124), (-16, -146), (-2, -156)]))
    return art.at(0, -34, high, turn, wide / high)


def _front(mood):
    sides = join(
        inked(smooth([
            corner(s * 58, -46), (s * 72, -38), (s * 76, 4),
            corner(s * 70, 30),
            corner(s * 58, 26), (s * 62, -8)
        ]),
              HAIR,
              5,
              shade=0,
              light=0) for s in (-1, 1))
    scalp = smooth(
        [corner(-71, -34), (-58, -78), (0, -91), (58, -78),
         corner(71, -34), (48, -58), (0, -66), (-48, -58)])
    art = sides + inked(scalp, HAIR, 6, shade=0, light=0) + _quiff(mood)
    if mood in ('calm', 'gloom', 'duck'):
        line = [(18, 60), (44, 68 if mood != 'gloom' else 78)]
        art += stroke(line, INK, 9) + stroke(line, TOOTHPICK, 4)
    return art


def _under(mood):
    return freckles(((40, 22), (50, 30), (54, 18)), darker(SKIN, .3))


def _jacket():
    art = inked(smooth([corner(-34, -58), (0, -44),
                        corner(34, -58), (30, -20), (0, 6), (-30, -20)]),
                '#F4F6F7',
                5.5,
                shade=0,
                light=0)
    for side in (-1, 1):
        art += inked(polygon((side * 24, -64), (side * 44, -58), (side * 44, -34), (side * 4, 12),
                             (side * -2, 2), (side * 26, -36),
                             radius=3),
                     GRAPE,
                     5.5,
                     shade=0,
                     light=0,
                     over=[(band([(side * 40, -60), (side * 38, -34), (side * 4, 4)], 4, .2), CREAM)])
    art += stroke([(0, 10), (0, 72)], INK, 5)
    art += join(draw(ellipse(9, y, 4.5), CREAM, INK, 3) for y in (22, 42))
    bolt = polygon((46, 4), (62, 4), (54, 20), (66, 20), (40, 50), (46, 28), (36, 28), radius=.8)
    return art + inked(bolt, CREAM, 4.5, shade=3, light=0)


_SLEEVES = tuple(
    (polygon((s * 66, -70), (s * 130, -70), (s * 130, 90), (s * 74, 90)), CREAM) for s in (-1, 1))

MARKY = Fighter('mock',
                'Snarky Marky',
                'quiff like a ski jump, comb in it, toothpick',
                SKIN,
                smooth([(-68, -40), (-52, -74), (0, -86), (52, -74), (68, -40), (66, 12), (52, 56), (22, 90),
                        (-12, 92), (-48, 60), (-66, 14)]),
                Build(84, MUSTARD, 6, 22, _SLEEVES, _jacket), (CREAM, GRAPE),
                Eyes(28, -6, 19, 19, lid=.36, iris='#6FA04A'),
                Brows(-34, 34, 8, HAIR, 30, 13),
                Mouth(60, 6, .84, 'gold', calm='smirk', aim='tongue'),
                angle(SKIN, 0, 36, 17),
                ears(72, 10, SKIN, 15, 7),
                _back,
                _under,
                _front,
                head_y=-132,
                duck_y=-30,
                hide_y=-46,
                chin_hand=True,
                cheer='point')
