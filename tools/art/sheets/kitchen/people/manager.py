"""Wants the Manager: a lady whose hairdo arrives first, and the finger that follows."""
from draw.art import Art, draw, join, stroke
from draw.geometry import band, corner, ellipse, polar, polygon, smooth
from draw.palette import INK, MILK, MUSTARD, darker, lighter
from sheets.fighters.features import angle, cheeks, ears
from sheets.fighters.ink import inked

from .faces import Brows, Eyes, bellow, mouth
from .pot import puff
from .rig import Person

SKIN, HAIR, DRESS, FRAME = '#F6C9A6', '#E8C25A', '#1F8A86', '#B5306E'


def _tower(mood):
    """Hair set in waves up to the ceiling; when cooked it has gone off like a firework."""
    if mood == 'cooked':
        reach = (84, 118, 88, 138, 96, 124, 92, 156, 100, 134, 94, 160, 98, 128, 92, 146, 96, 118, 88, 126,
                 84)
        frizz = [polar(-200 + 11 * i, radius, 0, -10) for i, radius in enumerate(reach)]
        art = inked(smooth([(*q, True) if i % 2 else q for i, q in enumerate(frizz)], .3), darker(HAIR, .5),
                    6.5, shade=9, light=0)
        art += join(
            stroke([polar(a, 74, 0, -10), polar(a + 5, 104, 0, -10)], darker(HAIR, .7), 4)
            for a in (-158, -134, -112, -68, -46, -24))
        return art + puff(-64, -142, .9) + puff(52, -152, 1)
    lean = {'shout': -16, 'calm': 10, 'content': -6}.get(mood, 2)
    art = inked(smooth([(-78, 30), (-92, -10), (-86, -56), (86, -56), (92, -10), (78, 30), (0, 50)]), HAIR,
                6.5, shade=8)
    for i, (half, y, high) in enumerate(((92, -60, 32), (88, -92, 30), (78, -120, 26), (58, -142, 21))):
        x = lean * (i + 1) / 4
        wave = [(band([(x - half * .8, y + 10), (x - half * .2, y - high * .4), (x + half * .4, y - 4),
                       (x + half * .8, y - high * .3)], 6), darker(HAIR, .24)),
                (band([(x - half * .7, y - 8), (x - half * .3, y - high * .8)], 7), lighter(HAIR, .6))]
        art += inked(ellipse(x, y, half, high, 5 if i % 2 else -5), HAIR, 6.5, shade=9, light=4, over=wave)
    return art


def _front(mood):
    fringe = smooth([
        corner(-80, 8), (-84, -40), (-52, -76), (0, -86), (52, -76), (84, -40),
        corner(80, 8), (70, -24), (40, -52), (-8, -58), (-46, -40), (-68, -20)])
    hair = darker(HAIR, .45) if mood == 'cooked' else HAIR
    art = inked(fringe, hair, 6, shade=7, light=4)
    art += stroke([(-50, -46), (-10, -66), (36, -64)], darker(hair, .3), 4)
    for side in (-1, 1):
        wing = smooth([
            corner(side * 6, -14), (side * 28, -26), (side * 52, -26),
            corner(side * 74, -44), (side * 62, 8), (side * 38, 20), (side * 14, 14)])
        art += draw(wing, None, INK, 11) + draw(wing, None, FRAME, 5.5)
        art += inked(ellipse(side * 78, 38, 10), MUSTARD, 4.5, shade=3, light=2)
    return art + stroke([(-7, -10), (7, -10)], INK, 8)


def _lips(mood):
    if mood == 'shout':
        lips = smooth([(-44, -16), (-22, -29), (0, -22), (22, -29), (45, -17), (44, 14), (26, 38), (0, 42),
                       (-26, 38), (-44, 14)])
        return (draw(lips, '#D2304A', INK, 5) + bellow(.84)).at(0, 54)
    if mood == 'glare':
        pout = smooth([corner(-20, 6), (-10, -6), (0, -2), (10, -6), corner(20, 6), (8, 10), (-8, 10)])
        return (draw(pout, '#D2304A', INK, 4.5) + stroke([(-24, 10), (-18, 5), (0, 3), (18, 5),
                                                          (24, 10)], INK, 4)).at(0, 52)
    if mood == 'content':
        smile = smooth([corner(-26, -8), (-8, -3), (8, -4), corner(28, -12), (12, 10), (-8, 11)])
        return (draw(smile, '#D2304A', INK, 4.5) + stroke([(-24, -7), (0, 1), (26, -10)], INK, 4)).at(0, 54)
    return mouth(mood, .8).at(0, 54)


def _under(mood):
    shadow = join(draw(ellipse(s * 29, -18, 22, 15), '#7C6BC4', opacity=.6) for s in (-1, 1))
    return shadow + cheeks(48, 30, '#E2607A', .5, 15) + draw(ellipse(42, 46, 4), INK)


def _chest(mood):
    art = inked(polygon((-34, -94), (0, -84), (34, -94), (0, -36), radius=2), SKIN, 5, shade=0, light=0)
    for side in (-1, 1):
        art += inked(
            polygon((side * 30, -98), (side * 56, -88), (side * 54, -52), (side * 4, -14), (side * 2, -38),
                    radius=2), darker(DRESS, .25), 5, shade=3, light=2)
        art += inked(
            smooth([(side * 66, -86), (side * 98, -92), (side * 112, -66), (side * 96, -48),
                    (side * 70, -60)]), DRESS, 6, shade=5, light=3)
    pearls = [(-40, -80), (-34, -64), (-23, -51), (-8, -45), (8, -45), (23, -51), (34, -64), (40, -80)]
    return art + join(inked(ellipse(x, y, 7.5), '#FFF8E8', 3.5, shade=2, light=0) for x, y in pearls)


def bag():
    """A small stiff handbag, its handle at (0, 0)."""
    art = stroke([(-18, 22), (-14, 0), (14, 0), (18, 22)], INK, 12) + stroke([(-18, 22), (-14, 0), (14, 0),
                                                                              (18, 22)], MUSTARD, 4.5)
    art += inked(polygon((-34, 20), (34, 20), (42, 70), (-42, 70), radius=5), FRAME, 5.5, shade=6, light=4)
    return art + inked(ellipse(0, 32, 8), MUSTARD, 4, shade=2, light=0)


def _before(mood):
    p = MANAGER
    if mood == 'cooked':
        return Art()
    if mood == 'glare':
        return p.arm([(84, -52), (128, -22), (112, -106)], 'point', 4, -1, 1.05) + p.grips(-96, (1, ))
    if mood == 'shout':
        return p.arm([(84, -52), (120, -20), (98, -126)], 'point', 4, -1, 1.15) + p.arm([
            (-84, -52), (-126, -46), (-108, -140)], 'fist', 0, 1, 1.05) + bag().at(-110, -142, 1, 8)
    if mood == 'calm':
        return p.arm([(-86, -48), (-112, -2), (-26, -52)], 'flat', -24, -1, .95) + p.grips(96, (1, ))
    return p.arm([(-88, -46), (-104, 4), (40, -30)], 'flat', -8, -1, .9) + p.arm([
        (88, -46), (108, 2), (-34, -14)], 'fist', 6, 1, .95)


MANAGER = Person(
    SKIN,
    smooth([(-68, -20), (-56, -62), (0, -80), (56, -62), (68, -20), (60, 36), (34, 72), (10, 86), (-10, 86),
            (-34, 72), (-60, 36)]), DRESS, 96, -6, 20, (), _chest, (DRESS, MILK),
    Eyes(29, -6, 17, 18, lashes=3), Brows(-40, 34, 7, darker(HAIR, .5), 31), _lips,
    lambda skin: angle(skin, 2, 34, 15), lambda skin: ears(68, 14, skin, 11), _tower, _under, _front,
    before=_before, head_y=-146, sleeve_width=18, arm_width=12.5)
