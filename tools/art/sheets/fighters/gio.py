"""Gelato Gio: an ice-cream cone upside down on his head, melting."""
from draw.art import draw, join, stroke
from draw.geometry import band, corner, disc, ellipse, polygon, rectangle, smooth, soften, union
from draw.palette import GUM, INK, MILK, MINT, TOMATO, darker
from draw.toon import glint

from .eyes import Brows, Eyes
from .features import Build, bulb, cheeks, ears
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, WAFER, CREAM = '#E3A672', '#2E2126', '#E6A953', '#F9A8C3'
# How far the scoop has run down.
MELT = {'panic': 16, 'gloom': 26, 'hit': 20, 'throw': 4}


def _cone(mood):
    tilt = {'hit': 16, 'throw': -8, 'glee': 6, 'gloom': 8}.get(mood, 3)
    cone = smooth([corner(-58, -84), corner(-5, -196), (0, -199), corner(5, -196), corner(60, -84), (0, -72)],
                  .2)
    grid = [(band([(-80 + i * 30, -70), (-20 + i * 30, -210)], 4.5), darker(WAFER, .35))
            for i in range(5)] + [
        (band([(80 - i * 30, -70), (20 - i * 30, -210)], 4.5), darker(WAFER, .35)) for i in range(5)]
    return inked(cone, WAFER, 7.5, shade=12, light=7, over=grid).at(0, 4, .98, tilt)


def _scoop(mood):
    run = MELT.get(mood, 0)
    drips = [band([(x, -50), (x, y + run * k)], w) for x, y, w,
             k in ((-68, -22, 26, .6), (-40, -34, 22, .3), (-8, -36, 24, .25), (24, -36, 22, .3),
                   (52, -30, 24, .5), (74, -12, 22, 1))]
    body = soften(union(ellipse(0, -74, 84, 38), ellipse(0, -52, 86, 18), *drips), 3)
    chips = [(ellipse(x, y, 5, 4), c) for x, y, c in ((-50, -70, TOMATO), (-14, -84, MINT), (30, -66, TOMATO),
                                                      (56, -80, MINT), (-66, -48, MILK), (6, -54, MILK))]
    art = inked(body, CREAM, 7, shade=10, light=7, over=chips) + glint(-46, -92, 7)
    cherry = inked(disc(66, -104, 15), TOMATO, 5.5, shade=4,
                   light=2) + stroke([(70, -116), (80, -132), (94, -134)], INK, 5) + glint(60, -109, 3.5)
    return art + cherry


def _front(mood):
    lift = -12 if mood == 'panic' else 0
    return _moustache(mood) + (_cone(mood) + _scoop(mood)).at(0, lift)


def _moustache(mood):
    rise = {'glee': -6, 'panic': -10, 'gloom': 12, 'throw': -8}.get(mood, 0)
    return join(inked(smooth([corner(0, 34), (s * 14, 27), (s * 30, 32), corner(s * 46, 26 + rise),
                              (s * 34, 45 + rise * .5), (s * 14, 46), corner(0, 42)]), HAIR, 5, shade=0,
                      light=0) for s in (-1, 1))


def _sideburns():
    return join(inked(soften(union(disc(s * 78, -22, 14), disc(s * 82, 0, 13), disc(s * 76, 20, 11)), 2),
                      HAIR, 5.5, shade=0, light=3, light_colour='#5C4650') for s in (-1, 1))


def _under(mood):
    chin = draw(smooth([(-58, 44), (0, 30), (58, 44), (40, 72), (0, 80), (-40, 72)]), darker(SKIN, .22),
                opacity=.7)
    return chin + cheeks(56, 22, TOMATO, .4, 16) + _sideburns()


def _apron():
    art = inked(smooth([(-40, -60), (0, -44), (40, -60), (44, -38), (0, -18), (-44, -38)]), '#4FA58F', 5.5,
                shade=4, light=2)
    art += inked(polygon((-10, -26), (14, -26), (24, 6), (2, 0), (-16, 8), radius=2), '#4FA58F', 5, shade=3,
                 light=2)
    art += inked(smooth([corner(-56, 14), (0, 22), corner(56, 14), corner(66, 80), corner(-66, 80)]), MILK,
                 5.5, shade=5, light=0)
    return art + draw(ellipse(0, 44, 9), GUM, INK, 3.5)


GIO = Fighter(
    'power-scoop', 'Gelato Gio', 'ice-cream-cone hat', SKIN,
    smooth([(-78, -20), (-62, -60), (0, -74), (62, -60), (78, -20), (84, 24), (66, 64), (24, 80), (-24, 80),
            (-66, 64), (-84, 24)]),
    Build(98, '#FFF6E6', 2, 30, tuple((rectangle(x, -80, 13, 170), '#F08AA8') for x in range(-117, 120, 27)),
          _apron), ('#FFF6E6', '#F08AA8'),
    Eyes(28, 0, 17, 20, iris='#6B3E1E', lashes=1), Brows(-20, 44, 11, HAIR, 24),
              Mouth(60, 0, .78, 'gold', calm='smile', aim='grit'), bulb(SKIN, 22, 15, 13, '#D98A5A'),
              ears(82, 14, SKIN, 14),
    under=_under, front=_front, sleeve_length=.36, sleeve_width=25, arm_width=18, hand_size=1.04, head_y=-136,
              duck_y=-36, hide_y=-62, cheer='open')
