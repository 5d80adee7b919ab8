"""Kit: a pink mohawk of five spikes, a plaster on the cheek."""
from draw.art import draw, join, stroke
from draw.geometry import band, corner, disc, ellipse, polar, polygon, rounded, smooth, union
from draw.palette import INK, MUSTARD, TOMATO, darker, mix
from draw.toon import inked

from .cast import Character
from .parts import body, brows, cheeks, ears, eyes, mouth

SKIN, HAIR, JACKET, STUDS = '#E9B67E', '#E8478C', '#46618F', '#2F2A36'
SPIKES = ((-54, 122), (-28, 138), (0, 146), (28, 138), (54, 122))


def _mohawk():
    spikes = []
    for degrees, length in SPIKES:
        base_left, base_right = polar(degrees - 90 - 36, 62), polar(degrees - 90 + 36, 62)
        tip = polar(degrees - 90, length)
        spikes.append(polygon(base_left, (tip[0], tip[1] - 10), base_right))
    shape = union(*spikes, disc(0, -40, 46)).buffer(-3).buffer(6).buffer(-3)
    strands = [(band([polar(a - 90, 50), polar(a - 90, reach)], 7), '#F78DB7')
               for a, reach in ((-28, 108), (0, 116), (28, 108))]
    return inked(shape, HAIR, 8, shade=9, light=7, over=strands)


def head(mood):
    art = _mohawk() + ears(74, 8, SKIN, 16)
    art += join(
        draw(ellipse(s * 80, 26, 7), None, INK, 8) + draw(ellipse(s * 80, 26, 7), None, MUSTARD, 3.5)
        for s in (-1, 1))
    shaved = [(smooth([(s * 34, -90), (s * 42, -40), (s * 70, -14), (s * 90, -50),
                       (s * 60, -100)]), mix(SKIN, '#7A4A3A', .38)) for s in (-1, 1)]
    art += inked(
        smooth([(-72, -6), (-62, -54), (0, -76), (62, -54), (72, -6), (62, 42), (28, 72), (-28, 72),
                (-62, 42)]), SKIN, 7, shade=12, over=shaved)
    art += cheeks(46, 36, TOMATO, .35) + eyes(mood, 29, -4, 20, 22, SKIN)
    art += stroke([(-7, 18), (0, 26), (9, 18)], darker(SKIN, .5), 5)
    plaster = inked(rounded(-20, -7, 40, 14, 6), '#FFE3C2', 4, shade=0, light=0) + draw(
        rounded(-7, -7, 14, 14, 1), '#F2C79B', INK, 2)
    art += plaster.at(-44, 34, turn=-24) + mouth(mood).at(0, 50, .84)
    art += brows(mood, 30, -36, 32, 8, darker(HAIR, .2))
    tuft = smooth([
        corner(-30, -58), (-22, -84), (0, -96), (22, -84),
        corner(30, -58), (12, -66),
        corner(0, -48), (-10, -66)], .3)
    return art + inked(tuft, HAIR, 6, shade=5)


def torso():
    flash = polygon((-6, -20), (26, -20), (8, 8), (24, 8), (-18, 50), (-4, 16), (-20, 16))
    art = body(JACKET, SKIN, [(flash, MUSTARD)])
    art += inked(smooth([(-30, -54), (0, -42), (30, -54), (32, -42), (0, -28), (-32, -42)]), STUDS, 5,
                 shade=0)
    return art + join(draw(ellipse(x, y, 4), '#E9EEF0') for x, y in ((-20, -42), (0, -36), (20, -42)))


KIT = Character('Kit', 'mohawk', SKIN, (JACKET, STUDS), head, torso, (30, 70))
