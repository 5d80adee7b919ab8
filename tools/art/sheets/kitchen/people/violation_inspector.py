"""Code Violation: a lean inspector with a magnifying glass; what is behind it grows, most of all his eye."""
from draw.art import draw, join, stroke
from draw.geometry import corner, ellipse, polygon, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker
from sheets.fighters.features import ears, long_nose
from sheets.fighters.ink import inked

from .clipboard import clipboard, clipboard_back, pen
from .cleaning_inspector import cap
from .faces import Brows, Eyes, frown, moustache, mouth, sheepish, smirk
from .rig import Person

SKIN, HAIR, COAT = '#C98E63', '#8C8A92', '#7E8F99'


def _front(mood):
    art = join(
        inked(smooth([corner(s * 56, -44), (s * 72, -34), (
            s * 72, 6), corner(s * 58, 0)]), HAIR, 5, shade=3) for s in (-1, 1))
    for side in (-1, 1):
        frame = rounded(side * 29 - 25, -28, 50, 42, 9)
        art += draw(frame, None, INK, 11) + draw(frame, None, '#4B3F70', 5)
    art += stroke([(-4, -10), (4, -10)], INK, 8)
    return art + cap().at(0, -54, .92, {'calm': -8, 'content': 5}.get(mood, 0))


def _mouth(mood):
    brush = moustache(HAIR, 46, 8 if mood == 'content' else -10, 4, 13).at(0, 46)
    return mouth(mood, .7, glare=frown, write=smirk, calm=sheepish).at(0, 66) + brush


def _chest(mood):
    art = inked(polygon((-26, -94), (0, -82), (26, -94), (0, -20)), MILK, 5, shade=0, light=0)
    art += inked(polygon((-9, -76), (9, -76), (6, -62), (11, -22), (0, -8), (-11, -22), (-6, -62)), TOMATO,
                 4.5, shade=3, light=0)
    for side in (-1, 1):
        art += inked(
            polygon((side * 24, -98), (side * 48, -86), (side * 54, -54), (side * 42, -48), (side * 2, 6),
                    (side * 6, -26), radius=2), darker(COAT, .16), 5, shade=4, light=2)
    art += inked(rounded(44, -40, 28, 8, 3), darker(COAT, .2), 4, shade=0, light=0)
    return art + stroke([(54, -56), (54, -40)], TOMATO, 5) + stroke([(63, -54), (63, -40)], '#3F7FA8', 5)


def lens(eye=False):
    """A magnifying glass, the middle of its lens at (0, 0), the handle down to the right."""
    art = stroke([(30, 34), (54, 70)], INK, 22) + stroke([(30, 34), (54, 70)], '#9A6A3C', 11)
    art += inked(ellipse(0, 0, 44), '#E6F6FA', 5, shade=0, light=0)
    if eye:
        art += draw(ellipse(0, 2, 31, 33), MILK, INK, 4.5) + draw(ellipse(2, 6, 15), INK) + draw(
            ellipse(-4, -1, 6), MILK)
        art += stroke([(-34, -12), (0, -28), (34, -12)], INK, 5)
    art += draw(ellipse(0, 0, 44), None, INK, 15) + draw(ellipse(0, 0, 44), None, MUSTARD, 7)
    return art + stroke([(-27, -14), (-16, -27)], MILK, 6)


def _before(mood):
    p = VIOLATION
    left = p.arm([(-76, -50), (-112, -14), (-88, -48)], 'fist', -10, -1)
    if mood == 'glare':
        return clipboard((False, )).at(-96, -64, .9, -8) + left + lens(True).at(36, -158, .95) + p.arm([
            (78, -50), (124, -20), (90, -76)], 'fist', -10, -1)
    if mood == 'write':
        return clipboard_back().at(-62, -52, 1, -6) + left + pen().at(-8, -50) + p.arm([
            (78, -50), (110, 2), (36, -38)], 'fist', -30, -1)
    if mood == 'calm':
        return clipboard((True, True, True)).at(-70, -54, .95, -6) + left + p.arm([
            (78, -50), (122, -40), (106, -100)], 'flat', 16, -1, .95)
    return clipboard((False, False, False, False)).at(98, -104, 1.08, 6) + p.arm([
        (78, -50), (126, 2), (104, -38)], 'fist', 8, -1) + p.grips(-86, (1, ))


VIOLATION = Person(
    SKIN,
    smooth([(-60, -18), (-52, -60), (0, -76), (52, -60), (60, -18), (56, 40), (36, 82), (-36, 82),
            (-56, 40)]), COAT, 84, 8, 18, (), _chest, (COAT, MILK), Eyes(29, -7, 15, 16),
    Brows(-40, 30, 8, HAIR,
          29), _mouth, lambda skin: long_nose(skin, -4, 42, 14), lambda skin: ears(62, 6, skin, 13),
    front=_front, before=_before, head_y=-156, sleeve_width=18, arm_width=13)
