"""Dexter Specs: enormous glasses, afro puffs, pencils in them."""
from draw.art import draw, join, stroke
from draw.geometry import corner, disc, ellipse, polar, polygon, rectangle, rounded, smooth, soften, union
from draw.palette import DEEP_TEAL, INK, MILK, MUSTARD, TOMATO

from .eyes import Brows, Eyes
from .features import Build, broad, ears
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, SHINE, COAT = '#8F5A36', '#241A20', '#57434F', '#FFFBF0'


def pencil(colour):
    """A pencil with its point up, its middle at (0, 0)."""
    art = inked(polygon((-9, -40), (0, -62), (9, -40)), '#F3D3A2', 4.5, shade=2, light=0)
    art += draw(polygon((-3.5, -53), (0, -62), (3.5, -53)), INK)
    art += inked(rectangle(-9, -42, 18, 74), colour, 5, shade=4, light=3)
    return art + inked(rounded(-9, 30, 18, 18, 5), '#F58FB0', 4.5, shade=3, light=0)


def _puffs(mood):
    lift = {'panic': -10, 'gloom': 10, 'hit': -6}.get(mood, 0)
    art = pencil(MUSTARD).at(-122, -128 + lift, 1, -38) + pencil('#3E9FC4').at(118, -134 + lift, 1,
                                                                               30) + pencil(TOMATO).at(
        84, -142 + lift, .9, 4)
    for side in (-1, 1):
        x, y = side * 92, -76 + lift
        lobes = [disc(*polar(i * 45, 34, x, y), 19) for i in range(8)]
        art += inked(soften(union(disc(x, y, 40), *lobes), 2), HAIR, 7, shade=11, light=6, light_colour=SHINE)
        for dx, dy in ((-14, -22), (8, 2), (-22, 10), (16, -26)):
            art += stroke([(x + dx - 8, y + dy + 3), (x + dx, y + dy - 5), (x + dx + 9, y + dy + 2)], SHINE,
                          4.5)
    return art


def _under(mood):
    return join(draw(ellipse(s * 44, -4, 41, 40), '#F2FAF8', INK, 5) for s in (-1, 1))


def _glasses(mood):
    art = join(stroke([(s * 82, -8), (s * 92, -2)], INK, 15) +
               stroke([(s * 82, -8), (s * 91, -2)], MUSTARD, 6) for s in (-1, 1))
    for side in (-1, 1):
        lens = ellipse(side * 44, -4, 41, 40)
        art += draw(lens, None, INK, 18) + draw(lens, None, MUSTARD, 8.5)
        art += stroke([(side * 44 - 27, -14), (side * 44 - 16, -29)], MILK, 5)
    return art + stroke([(-6, -12), (0, -15), (6, -12)], INK,
                        14) + stroke([(-7, -12), (0, -15), (7, -12)], MUSTARD, 6)


def _hairline():
    art = inked(smooth([corner(-88, -2), (-86, -48), (-50, -84), (0, -92), (50, -84), (86, -48),
                        corner(88, -2), (78, -42), (40, -58),
                        corner(2, -66), (-40, -58), (-78, -42)]), HAIR, 6, shade=7, light=4,
                light_colour=SHINE)
    return art + join(inked(rounded(-13, -9, 26, 18, 7), '#2E8C8A', 5, shade=3,
                            light=2).at(s * 68, -70, 1, s * 42) for s in (-1, 1))


def _coat():
    art = inked(smooth([corner(-26, -54), (0, -42), corner(26, -54), corner(16, 72), corner(-16, 72)]),
                '#BFE3D0', 5, shade=3, light=0)
    art += inked(polygon((-9, -40), (9, -40), (6, -28), (13, 50), (0, 66), (-13, 50), (-6, -28), radius=1.5),
                 TOMATO, 5, shade=4, light=2)
    for side in (-1, 1):
        art += inked(polygon((side * 24, -56), (side * 58, -46), (side * 62, -18), (side * 46, -12),
                             (side * 14, 54), radius=2),
                     COAT, 5.5, shade=5, light=0)
    art += join(stroke([(x, -2), (x, 14)], c, 6) for x, c in ((48, DEEP_TEAL), (57, TOMATO)))
    return art + inked(rounded(40, 8, 30, 26, 3), COAT, 4.5, shade=3, light=0)


def _front(mood):
    return _hairline() + _glasses(mood)


DEXTER = Fighter(
    'outsmart', 'Dexter Specs', 'enormous glasses, afro puffs, pencils', SKIN,
    smooth([(-84, -14), (-74, -60), (0, -84), (74, -60), (84, -14), (62, 40), (26, 74), (-26, 74),
            (-62, 40)]),
    Build(84, COAT, 2, 21, (), _coat), (COAT, '#BFE3D0'), Eyes(44, -4, 38, 37, pupil=.4, hit='spiral'),
    Brows(-56, 40, 7, HAIR, 44, 8), Mouth(56, 2, .78, calm='smile', aim='tight'), broad(SKIN, 34, 17),
                 ears(84, 12, SKIN, 13),
    _puffs, _under, _front, reach=16, brows_over=True, chin_hand=True, duck_y=-38)
