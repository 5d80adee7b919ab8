"""Slugger Sue: cap, ponytail, a bat over the shoulder, and gum that bursts when she is hit."""
from draw.art import Art, draw, join, stroke
from draw.geometry import band, corner, ellipse, polygon, rectangle, smooth, soften, union, disc, polar
from draw.lettering import LOBSTER, centred_word
from draw.palette import GUM, INK, MILK, TOMATO, darker
from draw.toon import glint

from .eyes import Brows, Eyes
from .features import Build, collar, ears, freckles, snub
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, WOOD = '#EBB083', '#6E3A22', '#D9A05A'
SWING = {'panic': -60, 'throw': -40, 'hit': -30, 'glee': -20, 'gloom': 24}


def _tail(mood):
    s = SWING.get(mood, 0)
    tail = smooth([(-40, -70), (-92, -92 + s * .3), (-132, -62 + s), (-144, -8 + s), corner(-152, 44 + s),
                   (-118, 26 + s), (-104, -10 + s * .8),
                   (-84, -34 + s * .3), (-50, -30)])
    art = inked(tail, HAIR, 7, shade=9, light=5, over=[(band([(-60, -56), (-104, -60 + s * .4),
                                                              (-126, -10 + s)], 6), '#9A5A36')])
    return art + inked(ellipse(-74, -62, 11, 19, 20), TOMATO, 5, shade=3, light=2)


def _bat():
    bat = smooth([(-9, 60), (-7, 0), (-14, -70), (-22, -140), (-18, -172), (0, -182), (18, -172), (22, -140),
                  (14, -70), (7, 0), (9, 60)])
    art = inked(bat, WOOD, 7, shade=8, light=5, over=[(rectangle(-30, -128, 60, 9), TOMATO),
                                                      (rectangle(-30, -112, 60, 5), TOMATO),
                                                       (rectangle(-30, 0, 60, 80), '#6B4630')])
    return art + inked(ellipse(0, 64, 15, 9), WOOD, 5.5, shade=3, light=0)


def _shouldered(mood):
    if mood in ('calm', 'gloom'):
        return _bat().at(112, -34, 1, 24)
    return _bat().at(126, 30, 1, 14) if mood in ('duck', 'hide') else Art()


def _fist(mood):
    if mood not in ('calm', 'gloom'):
        return Art()
    art = inked(union(disc(92, 6, 23), rectangle(70, 10, 44, 50)), SKIN, 6, shade=5, light=3)
    return art + join(stroke([(76, y), (96, y - 5)], darker(SKIN, .5), 3.5) for y in (-4, 6, 16))


def _gum(mood):
    if mood == 'calm':
        art = inked(ellipse(14, 56, 25, 24), GUM, 5, shade=6, light=3) + glint(5, 46, 4)
        return art
    if mood == 'hit':
        lobes = [disc(*polar(i * 51, 25, 4, 42), 13 if i % 2 else 10) for i in range(7)]
        splat = soften(union(ellipse(4, 42, 25, 22), *lobes), 2)
        return inked(splat, GUM, 5, shade=5, light=3) + draw(ellipse(4, 46, 11, 12), '#5E1410', INK, 4.5)
    return Art()


def _cap(mood):
    dome = smooth([corner(-82, -20), (-80, -62), (-48, -98), (0, -106), (48, -98), (80, -62), corner(82, -20),
                   (0, -44)])
    seams = [(band([(-34, -30), (-40, -70), (-4, -110)], 5), darker(TOMATO, .35)),
             (band([(40, -30), (44, -74), (4, -110)], 5), darker(TOMATO, .35))]
    art = inked(dome, TOMATO, 7, shade=11, light=6, over=seams) + inked(ellipse(0, -107, 9, 7), MILK, 5,
                                                                        shade=2, light=0)
    art += draw(centred_word('S', 44, 4, -72, LOBSTER), MILK, INK,
                6) + draw(centred_word('S', 44, 4, -72, LOBSTER), MILK)
    brim = smooth([corner(-86, -18), (-40, -44), (20, -50), (80, -42), (122, -24), (128, -8), (90, -16),
                   (30, -22), (-30, -18)])
    return art + inked(brim, '#B92B22', 6.5, shade=5, light=3)


def _under(mood):
    smears = join(draw(polygon((s * 18, 22), (s * 46, 18), (s * 46, 28), (s * 20, 32), radius=2), '#3A2A2A')
                  for s in (-1, 1))
    return smears + freckles(((58, 30), (64, 38), (52, 40)), darker(SKIN, .35)) + inked(
        smooth([corner(72, -30), (80, 0), (74, 30), corner(66, 42), (64, 10),
                corner(60, -30)]), HAIR, 5, shade=3, light=0)


def _front(mood):
    return _gum(mood) + _cap(mood).at(0, -12 if mood == 'panic' else 0)


def _raglan():
    return collar(TOMATO, -30, 32) + join(draw(ellipse(0, y, 4.5), INK) for y in (-10, 16))


SUE = Fighter(
    'swing', 'Slugger Sue', 'baseball cap, bat over the shoulder, ponytail', SKIN,
    smooth([(-76, -10), (-68, -56), (0, -78), (68, -56), (76, -10), (72, 30), (44, 66), (0, 74), (-44, 66),
            (-72, 30)]),
    Build(90, '#FFFBF0', 0, 24, tuple((rectangle(x, -80, 4, 170), '#D98A86')
                                      for x in (-66, -44, -22, 22, 44, 66)) + tuple(
        (polygon((s * 58, -70), (s * 120, -70), (s * 120, 80), (s * 82, 80)), TOMATO) for s in (-1, 1)),
          _raglan),
    (TOMATO, '#FFFBF0'), Eyes(30, -2, 18, 20, iris='#4C8A4A', lashes=1), Brows(-26, 28, 6, HAIR),
              Mouth(50, 2, .9, 'plain', calm='flat'), snub(SKIN, 22),
    ears(76, 12, SKIN, 13), _tail, _under, _front, prop_back=_shouldered, prop_front=_fist, sleeve_length=.5,
              sleeve_width=20, hide_y=-84)
