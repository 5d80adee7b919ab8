"""Dine and Dash: headband, a napkin for a mask, another one in the collar, a running shoe on the counter."""
from draw.art import Art, draw, join, lines, stroke
from draw.geometry import corner, ellipse, polygon, ring_of_points, smooth
from draw.palette import INK, MILK, TOMATO, darker
from sheets.fighters.features import broad, ears
from sheets.fighters.ink import inked

from .faces import Brows, Eyes, bellow, mouth
from .pot import puff
from .rig import Person

SKIN, HAIR, SUIT, STRIPE, BAND = '#8A5637', '#2A1D22', '#2F7FC1', '#F6F2E4', '#F6B52E'
CLOTH, SPOT = '#FFFBEF', '#E2412B'


def shoe():
    """A running shoe with its toe to the right, the sole at y = 0, the ankle at (-34, -50)."""
    upper = smooth([
        corner(-58, -10), (-62, -44),
        corner(-48, -62), (-34, -54),
        corner(-14, -60), (6, -40), (40, -32), (58, -20),
        corner(60, -8)])
    art = inked(upper, TOMATO, 6, shade=7, light=4, over=[(polygon((-30, -70), (-16, -70), (10, 0),
                                                                   (-10, 0)), MILK)])
    art += inked(smooth([(-64, -12), (0, -14), (62, -12), (66, -2), (56, 6), (-56, 6), (-66, -2)]), MILK, 5.5,
                 shade=4, light=0)
    art += join(stroke([(x, y), (x + 14, y - 9)], MILK, 5) for x, y in ((-6, -34), (6, -27), (19, -22)))
    return art


def _leg(mood):
    """A knee over the counter and the foot on it: ready to go."""
    path = [(36, 6), (50, -58), (74, -78), (94, -62), (94, -44)]
    art = stroke(path, INK, 53) + stroke(path, SUIT, 40) + stroke([(44, 2), (58, -54), (76, -68)], STRIPE, 6)
    art += stroke([(86, -66), (74, -56)], darker(SUIT, .5), 4) + stroke([
        (94, -50), (93, -40)], INK, 46) + stroke([(94, -50), (93, -40)], MILK, 34)
    return art + shoe().at(97, 3, .98)


def _hair(mood):
    lumps = ((-62, -36, 24), (-46, -68, 25), (-14, -84, 26), (20, -82, 26), (50, -62, 25), (64, -30, 22))
    return join(
        inked(ellipse(x, y, r), HAIR, 6, shade=5, light=3, light_colour='#57434F') for x, y, r in lumps)


def _mask(mood):
    """The napkin: over the nose, blown up by a shout, or down at the chin."""
    if mood == 'shout':
        cloth = smooth([
            corner(-70, 4), (-30, -6), (0, -4), (34, -10),
            corner(72, -8),
            corner(104, -34), (60, 22),
            corner(30, 20), (0, 28), (-40, 26)])
    elif mood in ('calm', 'cooked'):
        cloth = smooth([
            corner(-64, 62), (-30, 76), (0, 80), (30, 76),
            corner(64, 62), (36, 96),
            corner(0, 122), (-36, 96)])
    else:
        cloth = smooth([
            corner(-70, 2), (-34, 14), (0, 10), (34, 14),
            corner(70, 2), (62, 50), (34, 84),
            corner(0, 108), (-34, 84), (-62, 50)])
    spots = [(polygon(*ring_of_points(9, 6.5, x=-60 + 26 * i + (13 if j % 2 else 0), y=-24 + 24 * j)), SPOT)
             for i in range(7) for j in range(7)]
    knot = join(
        inked(
            smooth([corner(70, 2 if mood not in ('calm', 'cooked') else 56), (92, -12), (100, 4), (
                84, 14)]), CLOTH, 4.5, shade=3, light=0) for _ in (0, )) if mood != 'shout' else Art()
    return knot + inked(cloth, CLOTH, 5.5, shade=6, light=0, over=spots)


def _mouth(mood):
    if mood == 'shout':
        return bellow(.9).at(2, 54)
    return Art() if mood in ('glare', 'content') else mouth(mood, .85).at(0, 52)


def _front(mood):
    fringe = smooth([
        corner(-70, -20), (-66, -58), (0, -84), (66, -58),
        corner(70, -20), (40, -44), (0, -50), (-40, -44)])
    art = _mask(mood) + inked(fringe, HAIR, 5.5, shade=4, light=3, light_colour='#57434F')
    art += inked(
        smooth([(-74, -30), (-40, -50), (0, -56), (40, -50), (74, -30), (73, -52), (40, -72), (0, -78),
                (-40, -72), (-73, -52)]), BAND, 5.5, shade=5, light=3)
    return art + (puff(-18, -104) + puff(18, -122, .8) if mood == 'cooked' else Art())


def _chest(mood):
    art = stroke([(0, -84), (0, 6)], INK, 5)
    for side in (-1, 1):
        art += stroke([(side * 56, -84), (side * 72, -48), (side * 74, 0)], STRIPE, 8)
        art += inked(polygon((side * 4, -80), (side * 30, -98), (side * 46, -84), (side * 22, -56), radius=2),
                     SUIT, 5, shade=3, light=2)
    bib = smooth([
        corner(-34, -84), (0, -72),
        corner(34, -84), (46, -30),
        corner(28, -2), (0, -10),
        corner(-26, 2), (-46, -30)])
    art += inked(bib, MILK, 5.5, shade=6, light=0)
    return art + join(
        draw(ellipse(x, y, r, r * .8), '#D8502E', opacity=.85) for x, y, r in ((14, -34, 7), (-18, -20, 5)))


def _speed():
    return lines([((-154, -252), (-112, -252)), ((-142, -230), (-108, -230)), ((-156, -208), (-124, -208))],
                 INK, 5)


def bill():
    """The unpaid bill, its lower edge at (0, 0)."""
    art = inked(polygon((-24, 0), (-24, -70), (24, -70), (24, 0), (12, -9), (0, 0), (-12, -9)), CLOTH, 5,
                shade=4, light=0)
    art += lines([((-14, -56), (14, -56)), ((-14, -44), (6, -44))], INK, 4)
    return art + stroke([(8, -34), (-6, -32), (-6, -24), (8, -22), (8, -14), (-8, -12)], TOMATO, 4.5)


def _before(mood):
    p = DASH
    if mood == 'cooked':
        return shoe().at(-4, -30, .62, -12) + Art()
    if mood == 'glare':
        return _leg(mood) + p.arm([(-84, -50), (-122, -26), (-110, -80)], 'fist', 4, 1)
    if mood == 'shout':
        return _leg(mood) + p.arm([(-84, -52), (-116, -44), (-100, -112)], 'open', -4, 1)
    if mood == 'calm':
        return bill().at(104, -104, 1, 10) + p.arm([
            (84, -50), (124, -22), (104, -82)], 'fist', 0, -1) + p.arm([(-84, -50), (-126, -34),
                                                                        (-112, -100)], 'open', 0, 1, .9)
    return _speed() + _leg(mood) + p.arm([(-84, -52), (-132, -40), (-106, -100)], 'point', -30, 1)


DASH = Person(
    SKIN,
    smooth([(-68, -8), (-60, -56), (0, -78), (60, -56), (68, -8), (60, 44), (28, 78), (-28, 78),
            (-60, 44)]), SUIT, 88, 4, 24, (), _chest, (SUIT, STRIPE), Eyes(28, -14, 19, 20),
    Brows(-42, 36, 10, HAIR, 29), _mouth, lambda skin: broad(skin, 18, 18),
    lambda skin: ears(70, 2, skin, 13), _hair, front=_front, before=_before, tilt={
        'glare': (-8, 4, -4),
        'content': (-14, 2, -9),
        'shout': (-8, -2, -6)})
