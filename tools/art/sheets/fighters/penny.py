"""Pom-Pom Penny: two huge pom-pom pigtails, braces, a cheerleader's voice."""
from draw.art import Art, draw, stroke
from draw.geometry import corner, disc, polar, polygon, ring_of_points, smooth
from draw.lettering import DOSIS, centred_word
from draw.palette import INK, MILK, TOMATO, darker

from .eyes import Brows, Eyes
from .features import Build, button, cheeks, ears
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, BLUE = '#FFD0A0', '#FFCF3F', '#3C6FC2'
DROP = {'panic': -34, 'glee': -22, 'throw': -16, 'hit': -18, 'gloom': 44, 'duck': -20, 'hide': -10}


def _pom(side, x, y, radius, turn):
    ring = ring_of_points(15, radius, radius * .74, turn)
    shape = smooth([corner(x + px * side, y + py) if i % 2 == 0 else (x + px * side, y + py) for i,
                    (px, py) in enumerate(ring)], .28)
    art = inked(shape, HAIR, 7, shade=12, light=6)
    for i in range(9):
        a = turn + 40 * i
        art += stroke([polar(a, radius * .3, x, y), polar(a + 7, radius * .6, x, y)], darker(HAIR, .3), 4.5)
        if i % 3 == 0:
            art += stroke([polar(a + 20, radius * .28, x, y), polar(a + 24, radius * .66, x, y)], TOMATO, 6)
    return art


def _back(mood):
    drop, art = DROP.get(mood, 0), Art()
    for side in (-1, 1):
        art += _pom(side, side * 112, -66 + drop, 66, 6 if side < 0 else 18)
        art += inked(disc(side * 76, -50 + drop * .3, 15), TOMATO, 5.5, shade=4, light=2)
    return art


def _front(mood):
    fringe = smooth([corner(-76, 2), (-80, -44), (-44, -82), (0, -88), (44, -82), (80, -44), corner(76, 2),
                     (70, -28), corner(44, -50),
                     (30, -34), corner(6, -60), (-16, -34), (-44, -26), (-66, -26)], .3)
    art = inked(fringe, HAIR, 6.5, shade=8, light=5)
    return art + stroke([(6, -60), (2, -74), (4, -84)], darker(HAIR, .3),
                        4) + stroke([(-26, -62), (-14, -50)], darker(HAIR, .3), 4)


def _top():
    art = inked(polygon((-66, -52), (-34, -58), (0, -10), (34, -58), (66, -52), (0, 26), radius=2), MILK, 5,
                shade=4, light=0)
    art += draw(polygon((-54, -50), (-44, -52), (0, 4), (44, -52), (54, -50), (0, 17)), BLUE)
    return art + draw(centred_word('M', 48, 0, 44, DOSIS), MILK, INK, 4)


PENNY = Fighter(
    'cheer', 'Pom-Pom Penny', 'two huge pom-pom pigtails', SKIN,
    smooth([(-72, -20), (-62, -62), (0, -80), (62, -62), (72, -20), (58, 30), (26, 66), (0, 76), (-26, 66),
            (-58, 30)]),
    Build(74, TOMATO, 4, 20, (), _top), (TOMATO, MILK), Eyes(28, -2, 20, 25, iris='#3F8FD0', lashes=3),
    Brows(-40, 26, 5, darker(HAIR, .35), 28), Mouth(44, 0, .82, 'braces', calm='teeth'),
                button(22, skin=SKIN, size=8),
    ears(70, 10, SKIN, 12), _back, lambda mood: cheeks(46, 26, '#F2607A', .5, 15), _front, sleeve_length=.34,
                cheer='open', reach=10, arm_width=14)
