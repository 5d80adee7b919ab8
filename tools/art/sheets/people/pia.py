"""Pia: a propeller cap, and braids that stand straight out."""
from draw.art import Art, draw, join, stroke
from draw.geometry import clip, corner, disc, ellipse, polygon, rectangle, smooth, union
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker
from draw.toon import inked

from .cast import Character
from .parts import MOUTH_INSIDE, body, brows, cheeks, collar, ears, eyes, mouth

SKIN, HAIR, BLUE = '#FFD9B8', '#F2C65A', '#3F8FD0'


def _braids():
    art = Art()
    for side in (-1, 1):
        beads = [(70, -2, 19), (94, -4, 19), (117, -12, 17), (137, -25, 14)]
        for x, y, size in reversed(beads):
            art += inked(ellipse(side * x, y, size, size * 1.02), HAIR, 6, shade=5, light=3)
            art += stroke([(side * (x - 4), y - size * .5), (side * (x + 5), y),
                           (side * (x - 3), y + size * .55)], darker(HAIR, .3), 3.5)
        tip = smooth([
            corner(side * 146, -34), (side * 152, -58), (side * 163, -66), (side * 160, -44),
            (side * 154, -28)])
        art += inked(tip, HAIR, 5, shade=3, light=0)
        bow = union(polygon((side * 146, -34), (side * 130, -56), (side * 158, -52), radius=2),
                    polygon((side * 146, -34), (side * 166, -18), (side * 140, -10), radius=2),
                    disc(side * 146, -34, 7))
        art += inked(bow, TOMATO, 5, shade=3, light=0)
    return art


def _cap():
    dome = smooth([
        corner(-72, -36), (-66, -76), (-36, -104), (0, -112), (36, -104), (66, -76),
        corner(72, -36), (0, -48)])
    panels = [(polygon((-80, -20), (-26, -130), (0, -112), (-24, -40)), TOMATO),
              (polygon((-24, -40), (0, -114), (24, -40)), MUSTARD),
              (polygon((80, -20), (26, -130), (0, -112), (24, -40)), BLUE)]
    art = stroke([(0, -108), (0, -136)], INK, 9)
    for side in (-1, 1):
        blade = smooth([(0, -140), (side * 30, -156), (side * 66, -152), (side * 70, -140),
                        (side * 40, -132)])
        art += inked(blade, '#F4EFE6' if side < 0 else TOMATO, 5.5, shade=5, light=2)
    art += inked(disc(0, -141, 9), MUSTARD, 5, shade=3, light=0)
    art += inked(dome, TOMATO, 7, shade=10, over=panels)
    rim = smooth([corner(-80, -30), (-74, -48), (0, -62), (74, -48), corner(80, -30), (0, -42)])
    return art + inked(rim, BLUE, 6, shade=4)


def _mouth(mood):
    """Her grin has a gap."""
    art = mouth(mood)
    if mood == 'joy':
        art += draw(rectangle(-5, -8, 11, 13), MOUTH_INSIDE)
    if mood == 'calm':
        art += draw(clip(rectangle(-8, 2, 15, 13), ellipse(0, 8, 12, 9)), MILK, INK, 3.5) + stroke([
            (-.5, 5), (-.5, 14)], INK, 2.5)
    return art


def head(mood):
    art = _braids() + ears(70, 10, SKIN, 15)
    art += inked(
        smooth([(-70, -6), (-60, -54), (0, -76), (60, -54), (70, -6), (64, 40), (30, 70), (-30, 70),
                (-64, 40)]), SKIN, 7, shade=12)
    fringe = smooth([
        corner(-74, 4), (-74, -46), (0, -80), (74, -46),
        corner(74, 4), (58, -22),
        corner(30, -38), (14, -28),
        corner(-2, -42), (-20, -28),
        corner(-34, -38), (-58, -20)], .3)
    art += inked(fringe, HAIR, 6, shade=6)
    art += cheeks(48, 34, TOMATO, .4, 15)
    art += join(
        draw(ellipse(x, y, 2.8), '#C9764A', opacity=.9)
        for x, y in ((-52, 22), (-42, 30), (-56, 34), (52, 22), (42, 30), (57, 33)))
    art += eyes(mood, 29, -2, 20, 22, SKIN) + stroke([(-6, 20), (1, 26), (8, 19)], darker(SKIN, .45), 4.5)
    art += _mouth(mood).at(0, 48, .84)
    return art + brows(mood, 29, -34 if mood != 'wow' else -28, 28, 5, darker(HAIR, .35)) + _cap()


def torso():
    straps = [(polygon((s * 24, -70), (s * 44, -70), (s * 40, 80), (s * 22, 80)), BLUE) for s in (-1, 1)]
    bib = [(rectangle(-44, 8, 88, 80), BLUE)]
    art = body('#FFF0D8', SKIN,
               [(rectangle(-120, y, 240, 9), '#F2A7A0') for y in (-34, -12, 10, 32)] + straps + bib)
    art += join(inked(ellipse(s * 31, 14, 7), MUSTARD, 4, shade=2, light=0) for s in (-1, 1))
    return art + collar('#FFF0D8', -28)


PIA = Character('Pia', 'propeller cap, flying braids', SKIN, ('#FFF0D8', TOMATO), head, torso, (30, 68))
