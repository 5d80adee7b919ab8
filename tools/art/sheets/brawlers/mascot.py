"""The Mascot: the school's plush turkey; its tail fans, and somebody looks out of its beak."""
from draw.art import Art, draw, join
from draw.geometry import clip, corner, disc, ellipse, polygon, rectangle, ring_of_points, smooth
from draw.palette import INK, MUSTARD, TEAL, TOMATO, darker

from ..fighters.eyes import Brows, Eyes, eyes
from ..fighters.features import Build
from ..fighters.ink import inked
from ..fighters.rig import Fighter

PLUSH, WEARER, DARK, JERSEY = '#A9692F', '#F0C29A', '#3B2231', '#3B69B4'
FAN = ('#FFF3D6', TOMATO, MUSTARD, TEAL, MUSTARD, TOMATO, '#FFF3D6')
TIPS = {'#FFF3D6': TOMATO, MUSTARD: TEAL, TOMATO: MUSTARD, TEAL: '#FFF3D6'}
# Degrees between two feathers, their length, how far the fan leans.
SPREAD = {
    'calm': (26, 1, 0),
    'aim': (21, 1, -5),
    'throw': (29, 1.03, 6),
    'duck': (23, .98, 0),
    'hide': (25, 1, 8),
    'panic': (31, 1.06, 0),
    'hit': (27, .98, -8),
    'glee': (31, 1.05, 0),
    'gloom': (42, .92, 0)
}
GAPE = {'aim': .8, 'throw': 1.35, 'duck': .9, 'panic': 1.5, 'glee': 1.3, 'gloom': .78, 'hit': 1.2}
PEEP = Eyes(17, 50, 12.5, 13.5, pupil=.5)


def _feather(colour):
    blade = smooth([corner(-9, 0), (-30, -96), (-33, -150), (0, -186), (33, -150), (30, -96), corner(9, 0)])
    tip = [(disc(0, -172, 34), TIPS[colour])]
    return inked(blade, colour, 6.5, shade=7, light=0, over=tip)


def _fan(mood):
    step, length, lean = SPREAD[mood]
    order = (0, 6, 1, 5, 2, 4, 3)
    art = Art()
    for i in order:
        if mood == 'hit' and i == 5:
            continue
        ruffle = (.93 if i % 2 else 1.03) if mood in ('panic', 'hit') else 1 - abs(i - 3) * .015
        art += _feather(FAN[i]).at(0, 14, length * ruffle, (i - 3) * step + lean)
    if mood == 'hit':
        art += _feather(TOMATO).at(96, -112, .5, 48)
    return art


def _tuft():
    return inked(smooth([
        corner(-20, -80), (-34, -112),
        corner(-30, -124), (-12, -108),
        corner(0, -134), (12, -108),
        corner(32, -122), (34, -108),
        corner(20, -80)
    ]),
                 TOMATO,
                 6,
                 shade=5,
                 light=3)


def _beak(mood):
    gape = GAPE.get(mood, 1)
    low = 50 + 29 * gape
    hole = smooth([(-54, 36), (-30, 16), (0, 12), (30, 16), (54, 36), (38, low - 4), (0, low + 4),
                   (-38, low - 4)])
    inside = hole.area.buffer(-2)
    art = draw(hole, DARK, INK, 6) + draw(clip(ellipse(0, 58, 46, 46), inside), WEARER)
    art += eyes(PEEP, mood, WEARER)
    art += inked(smooth([
        corner(-60, 38), (-42, low), (0, low + 17), (42, low),
        corner(60, 38), (34, low - 8), (0, low - 3), (-34, low - 8)
    ]),
                 darker(MUSTARD, .12),
                 6,
                 shade=4,
                 light=0)
    art += inked(smooth([
        corner(-66, 40), (-46, 8), (-12, -6), (12, -6), (46, 8),
        corner(66, 40), (34, 28),
        corner(2, 40), (-34, 28)
    ]),
                 MUSTARD,
                 6.5,
                 shade=7,
                 light=4)
    return art + join(draw(ellipse(s * 12, 8, 4, 2.8), darker(MUSTARD, .6)) for s in (-1, 1))


def _wattle(mood):
    swing = {'throw': 18, 'aim': 8, 'panic': -16, 'hit': 26, 'glee': -12}.get(mood, 0)
    flap = smooth([corner(-9, 0), (9, 0), (15, 40), (4, 62), (-12, 56), (-15, 30)])
    return inked(flap, TOMATO, 5.5, shade=5, light=3).at(-44, 2, .9, 26 + swing)


def _face(fighter, mood):
    skull = smooth([(-90, 4), (-80, -56), (-40, -88), (0, -94), (40, -88), (80, -56), (90, 4), (74, 60),
                    (34, 88), (-34, 88), (-74, 60)])
    seam = [(rectangle(-1.8, -100, 3.6, 90), darker(PLUSH, .35))]
    art = _tuft() + inked(skull, PLUSH, 7.5, shade=14, light=7, over=seam)
    art += eyes(fighter.eyes, mood, PLUSH)
    return art + _beak(mood) + _wattle(mood)


def _front(mood):
    return _tuft() if mood == 'hide' else Art()


def _jersey():
    art = inked(smooth([(-46, -58), (0, -42), (46, -58), (50, -40), (0, -18), (-50, -40)]),
                '#FFF3D6',
                5.5,
                shade=4,
                light=0)
    star = polygon(*ring_of_points(5, 30, 13, -90, 0, 26), radius=1)
    return art + inked(star, MUSTARD, 5.5, shade=4, light=3)


_STRIPES = tuple(
    (polygon((s * 62, -70), (s * 80, -70), (s * 84, 80), (s * 66, 80)), '#FFF3D6') for s in (-1, 1))

MASCOT = Fighter('cheer',
                 'The Mascot',
                 'plush turkey head and tail fan, someone in the beak',
                 MUSTARD,
                 smooth([(-90, 0), (0, -94), (90, 0), (0, 88)]),
                 Build(92, JERSEY, 4, 26, _STRIPES, _jersey), (PLUSH, '#FFF3D6'),
                 Eyes(31, -38, 27, 29, pupil=.42, hit='spiral'),
                 Brows(-78, 34, 9, darker(PLUSH, .5), 34),
                 back=_fan,
                 front=_front,
                 face=_face,
                 sleeve_length=.74,
                 sleeve_width=25,
                 arm_width=17,
                 hand_size=1.06,
                 reach=-9,
                 head_y=-130,
                 duck_y=-34,
                 hide_y=-40,
                 brows_over=True,
                 cheer='open')
