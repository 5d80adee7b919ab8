"""Janey: a tower of books balanced on her head, an apple on top; when she has an idea, a bulb lights up."""
from draw.art import Art, draw, join, lines, stroke
from draw.geometry import corner, ellipse, polygon, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, PICKLE, TOMATO, darker
from draw.toon import glint

from ..fighters.eyes import Brows, Eyes
from ..fighters.features import Build, cheeks, snub
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, HAIR, SHINE, PAGES, NAVY, RIM = '#F2CFA4', '#2A2233', '#6B5E86', '#FFF3D6', '#2E4A7D', '#C8402F'
BOOKS = ((166, 30, '#2E8C8A'), (138, 27, MUSTARD), (152, 29, '#C2478A'))  # width, height, cover; from below
# How the books and the apple lie: x, lift and turn of each.
TOWER = {
    'calm': ((0, 0, 0), (6, 0, 2), (-4, 0, -2), (0, 0, 0)),
    'aim': ((0, 0, 0), (8, 0, 3), (4, 0, 0), (10, 0, 8)),
    'throw': ((4, 0, 0), (16, 2, 4), (14, 4, -3), (24, 10, 14)),
    'duck': ((0, 0, 0), (-6, 0, -2), (6, 0, 2), (2, 0, 0)),
    'panic': ((-2, 3, -5), (10, 9, 9), (-8, 11, -11), (34, 7, 24)),
    'hit': ((-4, 0, -5), (-24, 2, -10), (-34, 8, -24), (-104, -52, -50)),
    'glee': ((0, 0, 0), (-8, 2, -4), (8, 5, 5), (2, 12, -10)),
    'gloom': ((0, 0, 2), (10, 0, 4), (16, 0, 5), (30, 0, 16))
}


def _book(width, height, cover):
    """A closed book from its long side, its spine at the left."""
    w = width / 2
    leaves = [(rounded(-w + 20, 6, width, height - 12, 3), PAGES)]
    art = inked(rounded(-w, 0, width, height, 8), cover, 6, shade=5, light=3, over=leaves)
    pages = [((-w + 26, y), (w - 8, y)) for y in (height * .42, height * .62)]
    return art + lines(pages, '#C9B48A', 2.5) + stroke([(-w + 18, 5),
                                                        (-w + 18, height - 5)], darker(cover, .45), 4)


def _apple():
    art = stroke([(0, -30), (3, -42), (9, -46)], INK, 6)
    art += inked(smooth([corner(4, -36), (18, -48), (34, -46), (24, -34)]), PICKLE, 4.5, shade=0, light=2)
    body = smooth([(0, -30), (16, -35), (27, -22), (22, -4), (9, 1), (0, -2), (-9, 1), (-22, -4), (-27, -22),
                   (-16, -35)])
    return art + inked(body, TOMATO, 5.5, shade=6, light=3) + glint(-12, -22, 4)


def _tower(mood):
    places = TOWER.get(mood, TOWER['calm'])
    art, y = Art(), -72
    for (width, height, cover), (x, lift, turn) in zip(BOOKS, places):
        y -= height + lift
        art += _book(width, height, cover).at(x, y, 1, turn)
    x, lift, turn = places[3]
    return art + _apple().at(x, y - lift, 1, turn)


def _bulb(mood):
    """An idea beside the head."""
    if mood not in ('aim', 'glee'):
        return Art()
    glass = smooth([
        corner(-11, 20), (-14, 10), (-25, -8), (-16, -30), (0, -36), (16, -30), (25, -8), (14, 10),
        corner(11, 20)
    ])
    art = lines([((0, -48), (0, -60)), ((30, -38), (39, -46)), ((-30, -38), (-39, -46)), ((38, -8), (50, -8)),
                 ((-38, -8), (-50, -8))], MUSTARD, 6)
    art += inked(glass, '#FFE36B', 5.5, shade=4, light=4)
    art += stroke([(-8, 14), (-8, -6), (0, 2), (8, -6), (8, 14)], '#C9861B', 3.5, 0)
    return (art + inked(rounded(-12, 18, 24, 17, 5), '#AEBBBE', 5, shade=3, light=2)).at(138, -196, .88, 14)


def _back(mood):
    swing = {'panic': 12, 'throw': 5, 'glee': 4}.get(mood, 0)
    return inked(smooth([
        corner(-64, -60), (-86, -34), (-94, 20),
        corner(-100 - swing, 74), (-60, 84), (0, 70), (60, 84),
        corner(100 + swing, 74), (94, 20), (86, -34),
        corner(64, -60)
    ]),
                 HAIR,
                 7,
                 shade=10,
                 light=5,
                 light_colour=SHINE)


def _front(mood):
    fringe = smooth([
        corner(-74, 18), (-82, -30), (-62, -68), (0, -82), (62, -68), (82, -30),
        corner(74, 18),
        corner(64, -30), (30, -51), (0, -54), (-30, -51),
        corner(-64, -30)
    ], .32)
    art = inked(fringe, HAIR, 6.5, shade=0, light=5, light_colour=SHINE)
    art += stroke([(-50, -50), (-20, -58), (18, -58)], SHINE, 7)
    for side in (-1, 1):
        art += draw(ellipse(side * 30, 6, 28, 28), None, INK, 11) + draw(ellipse(side * 30, 6, 28, 28), None,
                                                                         RIM, 5)
    return art + stroke([(-3, 2), (3, 2)], INK, 9) + _tower(mood)


def _under(mood):
    return cheeks(48, 34, '#E86A5A', .34, 13)


def _uniform():
    art = join(
        inked(smooth([corner(0, -38), (s * 26, -60), (
            s * 52, -46), corner(s * 40, -12), (s * 16, -18)]),
              MILK,
              5.5,
              shade=4,
              light=0) for s in (-1, 1))
    for side in (-1, 1):
        art += inked(smooth([corner(0, -22), (side * 24, -36), (side * 30, -22), (side * 24, -8)]),
                     TOMATO,
                     5,
                     shade=3,
                     light=2)
    art += inked(rounded(-9, -31, 18, 19, 6), darker(TOMATO, .12), 4.5, shade=2, light=0)
    badge = polygon((36, 14), (62, 10), (64, 34), (52, 46), (38, 36), radius=2)
    return art + inked(badge, MUSTARD, 4.5, shade=3, light=2) + stroke([(43, 27), (49, 34),
                                                                        (58, 20)], INK, 4, 0)


JANEY = Fighter('outsmart',
                'Janey',
                'tower of books and an apple on the head',
                SKIN,
                smooth([(-72, -10), (-62, -50), (0, -72), (62, -50), (72, -10), (64, 36), (34, 66), (0, 75),
                        (-34, 66), (-64, 36)]),
                Build(74, NAVY, 8, 18, (), _uniform), (NAVY, MILK),
                Eyes(30, 6, 20, 21, lid=.14, iris='#6A4A2C', lashes=1),
                Brows(-36, 26, 6, HAIR, 29, 7),
                Mouth(48, 2, .76, 'braces', calm='smirk', aim='tight'),
                snub(SKIN, 28),
                Art(),
                _back,
                _under,
                _front,
                prop_front=_bulb,
                sleeve_length=.7,
                arm_width=12.5,
                hand_size=.94,
                head_y=-112,
                duck_y=-14,
                hide_y=-28,
                brows_over=True,
                chin_hand=True,
                reach=-3)
