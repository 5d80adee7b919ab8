"""Bad Review: the critic with beret, monocle and a quill; whatever he sees, he writes down."""
from draw.art import Art, draw, join, lines, stroke
from draw.geometry import corner, ellipse, polygon, ring_of_points, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, TOMATO
from sheets.fighters.features import ears, hook
from sheets.fighters.ink import inked

from .faces import Brows, Eyes, bellow, mouth
from .pot import puff
from .rig import Person

SKIN, HAIR, COAT, BERET, SCARF = '#EBC7A4', '#3A3440', '#2F2A3A', '#8E2438', '#F6B52E'


def _beret(mood):
    x, y, turn = {'shout': (-6, -10, -10), 'cooked': (8, -6, 14)}.get(mood, (0, 0, 0))
    top = smooth([(-66, -48), (-92, -62), (-98, -88), (-60, -112), (6, -116), (58, -98), (72, -66), (60, -46),
                  (0, -54)])
    art = stroke([(-4, -112), (2, -130)], INK, 9)
    art += inked(top, BERET, 6.5, shade=11, light=5)
    return (art + (puff(-30, -122) + puff(4, -140, .8) if mood == 'cooked' else Art())).at(x, y, 1, turn)


def _monocle(mood):
    if mood in ('shout', 'cooked'):
        drop = inked(ellipse(84, 66, 22), '#E6F6FA', 4, shade=0, light=0) + draw(
            ellipse(84, 66, 22), None, MUSTARD, 5)
        return stroke([(60, 20), (84, 30), (84, 44)], INK, 4) + drop + stroke([(74, 62), (82, 54)], MILK, 4)
    ring = ellipse(31, -8, 27)
    art = draw(ring, None, INK, 13) + draw(ring, None, MUSTARD, 6)
    return art + stroke([(54, 8), (70, 40), (58, 84)], INK, 4)


def _front(mood):
    side = join(
        inked(smooth([corner(s * 62, -46), (s * 76, -30), (
            s * 72, 14), corner(s * 60, 4)]), HAIR, 5, shade=3) for s in (-1, 1))
    return side + _monocle(mood) + _beret(mood)


def _mouth(mood):
    goatee = smooth([corner(-20, 74), (0, 68), corner(20, 74), (14, 92), corner(2, 112), (-14, 92)])
    art = inked(goatee, HAIR, 5, shade=4, light=3)
    thin = join(stroke([(s * 4, 44), (s * 22, 42), (s * 40, 34), (s * 46, 24)], INK, 7) for s in (-1, 1))
    if mood == 'shout':
        return inked(goatee, HAIR, 5, shade=4).at(0, 14) + bellow(.78).at(0, 62) + thin.at(0, -6)
    return art + mouth(mood, .7).at(0, 58) + thin


def _chest(mood):
    wrap = smooth([(-50, -104), (0, -92), (50, -104), (58, -78), (0, -58), (-58, -78)])
    end = smooth([corner(-30, -74), (-6, -66), corner(0, 8), corner(-44, 8)])
    art = inked(end, SCARF, 5.5, shade=4, light=3) + inked(wrap, SCARF, 5.5, shade=5, light=3)
    art += lines([((-38, -24), (-6, -24)), ((-40, -8), (-4, -8))], TOMATO, 6)
    return art + stroke([(34, -60), (42, -20), (40, 6)], '#5A5268', 4.5)


def notebook(stars=0):
    """A notebook seen from the front or, with stars, its open page; its middle at (0, 0)."""
    if not stars:
        art = inked(rounded(-36, -46, 72, 92, 6), TOMATO, 5.5, shade=6, light=4)
        art += inked(rounded(-22, -30, 44, 26, 4), '#FFF3D6', 4, shade=0, light=0)
        return art + join(stroke([(x, -52), (x, -40)], INK, 6) for x in (-22, -7, 8, 23))
    art = inked(rounded(-46, -54, 92, 108, 6), '#FFFBEF', 5.5, shade=5, light=0)
    for i in range(3):
        star = smooth([corner(*q) for q in ring_of_points(5, 14, 6.5, -90, -28 + 28 * i, -26)], .1)
        art += inked(star, MUSTARD if i == 0 else '#DAD3C4', 3.5, shade=0, light=0, heavy=False)
    art += stroke([(-26, 8), (26, 32)], TOMATO, 9) + stroke([(26, 8), (-26, 32)], TOMATO, 9)
    return art


def quill():
    """A quill, its nib at (0, 0), the feather up to the right."""
    feather = smooth([
        corner(14, -26), (22, -70), (46, -112),
        corner(66, -128), (62, -92),
        corner(52, -84), (52, -66),
        corner(40, -58), (30, -36)])
    art = inked(feather, MILK, 5, shade=5, light=0) + stroke([(2, -2), (20, -40), (54, -112)], INK, 4)
    return art + inked(polygon((0, 2), (4, -16), (14, -12)), '#B9C7CB', 3.5, shade=0, light=0)


def _before(mood):
    p = REVIEW
    if mood == 'cooked':
        return Art()
    book = p.arm([(-80, -50), (-112, -14), (-84, -44)], 'fist', -10, -1, .95)
    if mood == 'glare':
        return notebook().at(-74, -56, .95, -8) + book + quill().at(62, -78, 1.05) + p.arm([
            (80, -50), (116, -12), (78, -60)], 'fist', -20, -1, .95)
    if mood == 'shout':
        return notebook().at(-98, -84, .95, -16) + p.arm([
            (-80, -50), (-118, -20),
            (-104, -66)], 'fist', -4, 1, .95) + quill().at(84, -162, 1.05, -8) + p.arm([
                (80, -52), (126, -56), (100, -136)], 'fist', 0, -1, .95)
    if mood == 'calm':
        return notebook().at(0, -50, 1.1, 4) + p.arm([
            (-82, -48), (-108, 2), (-40, -26)], 'fist', -12, -1, .95) + p.arm([(82, -48), (108, 4),
                                                                               (46, -24)], 'fist', 12, 1, .95)
    return notebook(1).at(96, -104, 1.05, 6) + p.arm([(82, -50), (130, -2),
                                                      (100, -34)], 'fist', 10, -1, .9) + p.grips(-88, (1, ))


REVIEW = Person(
    SKIN,
    smooth([(-62, -20), (-52, -62), (0, -78), (52, -62), (62, -20), (56, 40), (30, 82), (8, 96), (-8, 96),
            (-30, 82), (-56, 40)]), COAT, 84, 12, 18, (), _chest, (COAT, MILK), Eyes(30, -8, 15, 17, 1.4),
    Brows(-38, 34, 7, INK,
          31), _mouth, lambda skin: hook(skin, -10, 50, 28), lambda skin: ears(64, 8, skin, 12), front=_front,
    before=_before, sleeve_width=17, arm_width=12, head_y=-158)
