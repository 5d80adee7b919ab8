"""Undead Fred: a friendly zombie, his skullcap on a hinge, a worm at home in his brain."""
from draw.art import Art, draw, join, lines, stroke
from draw.geometry import corner, disc, ellipse, polygon, rounded, smooth, soften, union
from draw.palette import INK, MILK, MUSTARD, darker

from ..fighters.eyes import Brows, Eyes
from ..fighters.features import Build, angle, ears
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, HAIR, BRAIN, SUIT, WORM = '#A4C9B4', '#4B4358', '#F39FB0', '#6B5A78', '#B6CF4A'
# How far the skullcap is open in degrees, and how far brain and worm look out.
LID = {
    'calm': (38, 0, 0),
    'aim': (28, 0, 6),
    'throw': (58, 4, 2),
    'duck': (30, 2, 4),
    'hide': (44, 4, 8),
    'panic': (84, 18, 12),
    'hit': (66, 8, -30),
    'glee': (52, 4, 8),
    'gloom': (14, -10, -40)
}


def _brain(mood):
    _, up, peek = LID[mood]
    art = Art()
    if peek > -20:
        body = [(-16, -84), (-24, -112 - peek), (-8, -126 - peek)]
        art += stroke(body, INK, 21) + stroke(body, WORM, 12)
        art += inked(disc(-6, -128 - peek, 13), WORM, 5, shade=3, light=2)
        art += join(draw(ellipse(x, -131 - peek, 2.8, 3.4), INK) for x in (-8, 2))
        art += stroke([(-8, -122 - peek), (-2, -120 - peek), (3, -123 - peek)], INK, 2.5)
    lobes = soften(
        union(*[
            disc(x, y, r) for x, y, r in ((-44, -66, 20), (-26, -86, 21), (2, -92, 21), (28, -84, 21),
                                          (46, -64, 19), (0, -66, 30))
        ]), 2)
    art += inked(lobes, BRAIN, 6.5, shade=8, light=5)
    return (art + join(
        stroke(line, darker(BRAIN, .42), 4.5)
        for line in ([(0, -106), (-4, -92), (3, -80), (0, -64)], [(-44, -72), (-32, -80), (-24,
                                                                                           -72), (-14, -78)],
                     [(16, -82), (24, -74), (36, -80), (44, -70)], [(-30, -94), (-20, -98), (-14, -90)]))).at(
                         0, -up)


def _lid(mood):
    """The skullcap, its hinge at (0, 0), going to the left."""
    cap = smooth([
        corner(2, 4), (-6, -30), (-40, -54), (-70, -58), (-102, -50), (-130, -24),
        corner(-136, 4), (-100, 14), (-34, 14)
    ], .3)
    hair = smooth([
        corner(-134, -12), (-140, -44),
        corner(-128, -48), (-112, -70),
        corner(-100, -62), (-84, -88),
        corner(-70, -70), (-48, -84),
        corner(-36, -62), (-14, -58),
        corner(-2, -16), (-40, -36), (-96, -36)
    ], .3)
    art = inked(cap, SKIN, 6.5, shade=7, light=5)
    art += draw(smooth([corner(-126, 2), (-68, -4), corner(-8, 2), (-34, 9), (-100, 9)]), darker(SKIN, .55))
    return (art + inked(hair, HAIR, 6, shade=5, light=3)).at(67, -50, 1, LID[mood][0])


def _front(mood):
    art = _lid(mood) + _brain(mood)
    rim = smooth([
        corner(-72, -54), (-40, -46), (0, -43), (40, -46),
        corner(72, -54),
        corner(73, -34), (40, -26), (0, -22), (-40, -26),
        corner(-73, -34)
    ], .3)
    if mood == 'hide':
        return art
    art += inked(rim, SKIN, 6, shade=0, light=4)
    art += inked(rounded(58, -62, 24, 22, 5), MUSTARD, 4.5, shade=3, light=2)
    return art


def _under(mood):
    bags = join(
        draw(ellipse(x, y, rx, rx * .96), '#7E9AA0', opacity=.85) for x, y, rx in ((-30, 2, 30), (30, 4, 23)))
    scar = stroke([(-62, 30), (-44, 38), (-30, 52)], darker(SKIN, .55), 4.5)
    ticks = lines([((-60, 41), (-52, 25)), ((-46, 48), (-38, 32)), ((-36, 58), (-26, 44))], darker(SKIN, .55),
                  4.5)
    return bags + scar + ticks


def _suit():
    art = Art()
    for side in (-1, 1):
        art += inked(polygon((side * 18, -60), (side * 56, -54), (side * 46, -10), (side * 36, -14),
                             (side * 6, 72), (side * 2, 20),
                             radius=2),
                     darker(SUIT, .18),
                     5.5,
                     shade=4,
                     light=0)
    art += inked(polygon((-10, -36), (12, -36), (9, -22), (22, 36), (12, 30), (6, 46), (-4, 34), (-14, 44),
                         (-6, -22),
                         radius=1.5),
                 '#C8482F',
                 5,
                 shade=4,
                 light=0)
    patch = inked(polygon((-78, 4), (-48, 0), (-44, 30), (-76, 34), radius=2),
                  '#8FA86A',
                  4.5,
                  shade=3,
                  light=0)
    return art + patch + lines([((-66, -4), (-64, 7)), ((-40, 12), (-51, 14)), ((-60, 38), (-62, 28)),
                                ((-82, 20), (-71, 19))], INK, 4)


FRED = Fighter('hunt',
               'Undead Fred',
               'friendly zombie, skullcap on a hinge, worm in the brain',
               SKIN,
               smooth([
                   corner(-72, -52), (0, -44),
                   corner(72, -52), (72, 0), (66, 42), (58, 74), (30, 88), (-30, 88), (-58, 74), (-66, 42),
                   (-72, 0)
               ]),
               Build(82, SUIT, 8, 20, ((polygon((-30, -70), (30, -70), (0, 60)), MILK), ), _suit),
               (SUIT, '#4A3C56'),
               Eyes(30, 2, 22, 23, lid=.2, iris='#D8B43A', odd=.74, pupil=.36, hit='cross'),
               Brows(-30, 30, 8, HAIR, 31, 4),
               Mouth(60, 2, .84, 'missing', calm='smile', aim='tongue'),
               angle(SKIN, 8, 34, 11),
               ears(74, 8, SKIN, 14, 6),
               under=_under,
               front=_front,
               sleeve_length=.5,
               arm_width=13,
               head_y=-136,
               duck_y=-34,
               hide_y=-38,
               brows_over=True,
               cheer='open',
               fist='flat')
