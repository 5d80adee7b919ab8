"""Whistle Wanda: hall monitor's sash, a huge whistle, a bun tight enough to hold a pencil."""
from draw.art import Art, draw, join, lines, stroke
from draw.geometry import band, clip, corner, disc, ellipse, polygon, rectangle, rounded, smooth, union
from draw.lettering import DOSIS, centred_word
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker
from draw.toon import glint

from .eyes import Brows, Eyes
from .features import Build, angle, ears
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, BLOUSE, FRAME = '#C99572', '#8B8F9E', '#E9EDF2', '#2F7F9E'


def _whistle(noise):
    """A pea whistle, its mouthpiece at (0, 0), blowing to the right when `noise`."""
    body = union(disc(50, 24, 31), polygon((0, -9), (62, -9), (62, 14), (0, 14), radius=2))
    art = inked(body, '#E9B93C', 6, shade=8, light=4) + inked(disc(50, 24, 13), '#8A5A1E', 4.5, shade=0,
                                                              light=0) + draw(disc(46, 20, 5), MILK,
                                                                              opacity=.8)
    art += inked(rounded(-8, -13, 15, 30, 5), TOMATO, 5, shade=3, light=0) + glint(30, 2, 4)
    if noise:
        art += lines([((92, -6), (112, -18)), ((98, 16), (122, 16)), ((92, 40), (110, 52))], INK, 5.5)
    return art


def _back(mood):
    bun = inked(ellipse(4, -122, 50, 45, -8), HAIR, 7, shade=9, light=6)
    bun += join(stroke([(4 - 37 + i * 9, -126 + i * 5), (4, -150 + i * 19), (42 - i * 8, -124 + i * 6)],
                       darker(HAIR, .35), 4) for i in range(3))
    pencil = inked(rectangle(-60, -7, 112, 14), MUSTARD, 5, shade=3,
                   light=2) + inked(polygon((52, -7), (74, 0), (52, 7)), '#F3D3A2', 4.5, shade=0,
                                    light=0) + draw(
        polygon((66, -2.6), (74, 0), (66, 2.6)), INK) + inked(rounded(-74, -7, 16, 14, 4), '#F58FB0', 4.5,
                                                              shade=2, light=0)
    return pencil.at(8, -128, 1.15, -24) + bun


def _front(mood):
    hair = smooth([corner(-64, 6), (-72, -40), (-46, -82), (0, -94), (46, -82), (72, -40), corner(64, 6),
                   (58, -40), (30, -66), (0, -74), (-30, -66), (-58, -40)])
    art = inked(hair, HAIR, 6.5, shade=6, light=4, over=[(band([(x, -64), (x * .5, -96)], 4),
                                                          darker(HAIR, .35)) for x in (-44, -22, 2, 24, 46)])
    for side in (-1, 1):
        wing = smooth([corner(side * 7, -14), (side * 28, -26), (side * 50, -26), corner(side * 72, -40),
                       (side * 60, 6), (side * 38, 20), (side * 16, 14)])
        art += draw(wing, None, INK, 12) + draw(wing, None, FRAME, 6)
    art += stroke([(-7, -10), (7, -10)], INK, 9)
    chain = stroke([(-64, -10), (-78, 30), (-62, 78)], INK, 6) + stroke([(-64, -10), (-78, 30), (-62, 78)],
                                                                        MUSTARD, 3)
    if mood in ('calm', 'throw', 'gloom'):
        art += _whistle(mood == 'throw').at(10, 60, 1.22, {'throw': -26, 'gloom': 30}.get(mood, 6))
    return chain + art


def _under(mood):
    folds = join(stroke([(s * 18, 34), (s * 30, 46), (s * 30, 60)], darker(SKIN, .38), 4.5) for s in (-1, 1))
    return folds + join(draw(smooth([corner(s * 8, -12), (s * 28, -24), (s * 50, -24), corner(s * 68, -36),
                                     (s * 58, 4), (s * 38, 18), (s * 16, 12)]), '#EAF6FA', opacity=.7)
                        for s in (-1, 1))


def _sash():
    chest = smooth([corner(-78, 74), (-76, 12), (-64, -20), (-36, -44), (0, -52), (36, -44), (64, -20),
                    (76, 12), corner(78, 74)])
    art = join(stroke([(0, y), (0, y + 1)], INK, 8) for y in (0, 22))
    ribbon = clip(band([(-74, -46), (-20, 4), (66, 84)], 34, flat=True), chest)
    art += inked(ribbon, TOMATO, 5.5, shade=5, light=3)
    art += draw(centred_word('HALL', 25, 0, 0, DOSIS), MILK).at(-8, 18, 1, 43)
    for side in (-1, 1):
        art += inked(smooth([corner(0, -44), (side * 30, -60), (side * 44, -40), corner(side * 20, -18)]),
                     BLOUSE, 5, shade=3, light=0)
    return art + inked(disc(0, -38, 7), FRAME, 4.5, shade=2, light=0)


def _hung(mood):
    """The whistle on its cord when it is out of the mouth."""
    if mood not in ('panic', 'hit', 'glee', 'aim'):
        return Art()
    cord = [(-26, -50), (-12, -30), (14, -38)]
    return stroke(cord, INK, 7) + stroke(cord, '#F4EBDA', 3) + _whistle(False).at(12, -40, 1, 24)


WANDA = Fighter(
    'snitch', 'Whistle Wanda', 'hall monitor sash, huge whistle, tight bun with a pencil', SKIN,
    smooth([(-60, -40), (-46, -74), (0, -86), (46, -74), (60, -40), (56, 24), (40, 68), (16, 92), (-16, 92),
            (-40, 68), (-56, 24)]),
    Build(78, BLOUSE, 10, 16, (), _sash), (BLOUSE, FRAME), Eyes(31, -4, 16, 16, lid=.24),
                Brows(-36, 32, 5, darker(HAIR, .4), 32, 4), Mouth(62, 0, .72, 'buck', '#B5484F', calm='frown',
                                                                  aim='tight'),
    angle(SKIN, 0, 40, 17), ears(60, 6, SKIN, 12), _back, _under, _front, prop_front=_hung, sleeve_length=.72,
                sleeve_width=19, arm_width=12, hand_size=.96, head_y=-142, duck_y=-28, hide_y=-64)
