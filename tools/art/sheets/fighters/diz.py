"""Dizzy Diz: spiral glasses, a beanie with antlers, a beard to think in."""
from draw.art import Art, draw, join, stroke
from draw.geometry import band, corner, disc, ellipse, polar, polygon, smooth, soften, union
from draw.palette import GRAPE, INK, MUSTARD, PICKLE, TOMATO, darker

from .eyes import Brows, Eyes, glee_eye, spiral
from .features import Build, bulb
from .ink import inked
from .mouths import Mouth, mouth
from .rig import Fighter

SKIN, BEARD, ANTLER = '#E9BC8E', '#A86A34', '#E8C893'
TURN = {'calm': 0, 'aim': 40, 'throw': 90, 'duck': 160, 'panic': 220, 'hit': 300, 'gloom': 20}


def _antlers(mood):
    lift = {'panic': -8, 'gloom': 14}.get(mood, 0)
    art = Art()
    for side in (-1, 1):
        shape = soften(union(band([(side * 46, -64), (side * 92, -78 + lift), (side * 132, -132 + lift * 2)],
                                  25),
                             band([(side * 98, -82 + lift), (side * 138, -72 + lift * 2),
                                   (side * 158, -96 + lift * 2)], 20),
                             band([(side * 112, -102 + lift), (side * 92, -140 + lift * 2)], 20)), 5)
        art += inked(shape, ANTLER, 7, shade=8, light=4)
    return art


def _face(fighter, mood):
    art = inked(fighter.skull, SKIN, 7, shade=11, light=6)
    beard = smooth([corner(-68, -12), (-78, 26), (-66, 68), corner(-48, 74), (-40, 96), corner(-20, 92),
                    (0, 116), corner(18, 92), (42, 98), corner(50, 72), (70, 66),
                    (78, 24), corner(68, -12), (52, 26), (22, 34), (0, 36), (-22, 34), (-52, 26)], .3)
    art += inked(beard, BEARD, 6.5, shade=10, light=5)
    art += join(stroke([(x, y), (x + 5, y + 12), (x - 2, y + 22)], darker(BEARD, .35), 4) for x,
                y in ((-54, 36), (50, 34), (-24, 72), (22, 72)))
    art += mouth(fighter.mouth, mood)
    art += inked(smooth([corner(0, 30), (-26, 26), corner(-50, 42), (-24, 50), (0, 42), (24, 50),
                         corner(50, 42), (26, 26)]), darker(BEARD, .12), 5, shade=4, light=0)
    return art + fighter.nose


def _glasses(mood):
    art = stroke([(-72, -12), (72, -12)], INK, 8)
    for side, tint in ((-1, '#F7E27A'), (1, '#A7E3D2')):
        x = side * 36
        lens = ellipse(x, -10, 33, 32)
        art += draw(lens, tint if mood != 'gloom' else darker(tint, .25), INK,
                    14) + draw(lens, None, GRAPE, 5.5)
        if mood == 'glee':
            art += glee_eye(x, -8, 19, 20)
        else:
            twirl = spiral(0, 0, 24, side, 5.5).at(x, -10, 1, TURN.get(mood, 0) * side)
            art += twirl + draw(ellipse(x, -10, 4), INK)
        if mood in ('aim', 'gloom', 'throw'):
            slant = 12 if mood != 'gloom' else -9
            lid = polygon((x - 30, -52), (x + 30, -52), (x + 30, -18 - slant * side),
                          (x - 30, -18 + slant * side))
            art += draw(lid.intersection(lens.area.buffer(-4)), darker(SKIN, .12), INK, 4.5)
    return art + stroke([(-7, -16), (0, -20), (7, -16)], INK,
                        12) + stroke([(-6, -16), (0, -20), (6, -16)], GRAPE, 4.5)


def _beanie(mood):
    cap = smooth([corner(-76, -36), (-72, -76), (-40, -106), (0, -114), (40, -106), (72, -76),
                  corner(76, -36), (0, -54)])
    waves = [(band([(-100, -62), (-70, -76), (-40, -62), (-10, -76), (20, -62), (50, -76), (90, -62)], 11,
                   .2), MUSTARD),
             (band([(-100, -86), (-70, -98), (-40, -86), (-10, -98), (20, -86), (50, -98), (90, -86)], 9, .2),
              TOMATO)]
    art = inked(cap, '#2E8C8A', 7, shade=10, light=6, over=waves)
    art += inked(smooth([(-84, -34), (-80, -58), (0, -72), (80, -58), (84, -34), (0, -48)]), GRAPE, 6,
                 shade=5, light=3)
    art += join(stroke([(x, -40 - (84 - abs(x)) * .1), (x, -56 - (84 - abs(x)) * .13)], darker(GRAPE, .4), 4)
                for x in (-62, -40, -18, 4, 26, 48, 66))
    puff = soften(union(disc(0, -118, 14), *[disc(*polar(i * 51, 13, 0, -118), 8) for i in range(7)]), 1.5)
    return art + inked(puff, MUSTARD, 5.5, shade=5, light=3)


def _front(mood):
    tip = -12 if mood == 'panic' else 0
    return _glasses(mood) + _beanie(mood).at(0, tip)


def _medal():
    chain = stroke([(-40, -48), (-22, -8), (0, 14), (22, -8), (40, -48)], INK,
                   7) + stroke([(-40, -48), (-22, -8), (0, 14), (22, -8), (40, -48)], MUSTARD, 3)
    return chain + inked(disc(0, 28, 17), MUSTARD, 5, shade=3, light=2) + spiral(0, 28, 11, 1, 3.5)


_DYE = tuple((ellipse(0, 30, r * 1.2, r), c) for r, c in ((104, '#F58FB0'), (84, MUSTARD), (62, PICKLE),
                                                          (42, '#3E9FC4'), (22, GRAPE)))

DIZ = Fighter(
    'hallucinate', 'Dizzy Diz', 'spiral glasses, antlers beanie', SKIN,
    smooth([(-66, -40), (-56, -66), (0, -78), (56, -66), (66, -40), (68, 16), (54, 56), (0, 72), (-54, 56),
            (-68, 16)]),
    Build(86, TOMATO, 8, 24, _DYE, _medal), ('#F58FB0', MUSTARD), Eyes(36, -10), Brows(),
              Mouth(58, 0, .66, calm='smile'), bulb(SKIN, 18, 14, 13, '#E39A78'), Art(), _antlers,
    face=_face, front=_front, head_y=-134, duck_y=-30, cheer='open', hide_y=-64, sleeve_width=24,
              sleeve_length=.5)
