"""The Better Offer: a tout with a quiff and a gold tooth, a contract and a fan of banknotes."""
from draw.art import draw, join, lines, stroke
from draw.geometry import band, corner, ellipse, polygon, rectangle, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker, lighter
from sheets.fighters.features import ears, long_nose, tears
from sheets.fighters.ink import inked

from .faces import Brows, Eyes, frown, grin
from .rig import Person, bust

SKIN, HAIR, JACKET, NOTE = '#F3C6A0', '#2B2A3C', '#E9C64B', '#7FBF6A'


def banknote():
    """A note, its middle at (0, 0)."""
    art = inked(rounded(-22, -40, 44, 80, 4), NOTE, 4.5, shade=4, light=0)
    return art + draw(ellipse(0, 0, 11, 15), lighter(NOTE, .55), INK, 3)


def fan():
    """Five notes spread from (0, 0) upwards."""
    return join(banknote().at(0, 0, 1).at(dx, dy, .95, turn)
                for dx, dy, turn in ((-46, -42, -50), (-26, -58, -25), (0, -64, 0), (26, -58, 25), (46, -42,
                                                                                                    50)))


def contract(torn=False):
    """The contract with its seal; its middle at (0, 0). When torn, its two halves."""
    if torn:
        left = inked(
            polygon(
                (-40, -50), (2, -50), (-8, -30), (4, -12), (-8, 8), (2, 28), (-6, 52),
                (-40, 52)), '#FFFBEF', 5, shade=4, light=0) + lines([((-30, -32), (-14, -32)),
                                                                     ((-30, -16), (-10, -16)),
                                                                     ((-30, 0), (-14, 0))], '#A9A195', 4.5)
        right = inked(polygon((10, -50), (40, -50), (40, 52), (2, 52), (10, 28), (0, 8), (12, -12),
                              (0, -30)), '#FFFBEF', 5, shade=4, light=0) + inked(
                                  ellipse(24, 28, 10), TOMATO, 4, shade=2, light=0)
        return left.at(-16, 4, 1, -16) + right.at(18, 0, 1, 14)
    art = inked(rounded(-38, -52, 76, 104, 4), '#FFFBEF', 5.5, shade=5, light=0)
    art += lines([((-24, -34), (24, -34)), ((-24, -19), (24, -19)), ((-24, -4), (12, -4))], '#A9A195', 4.5)
    art += stroke([(-24, 26), (-14, 16), (-10, 28), (0, 18), (4, 26)], '#2F5FA0', 4)
    return art + inked(ellipse(20, 28, 13), TOMATO, 4.5, shade=3, light=2)


def _back(mood):
    return inked(smooth([(-62, -50), (-74, -16), (-68, 16), (68, 16), (74, -16), (62, -50)]), HAIR, 6,
                 shade=5)


def _front(mood):
    if mood == 'away':
        quiff = smooth([
            corner(-66, -8), (-74, -48), (-44, -82), (10, -90), (58, -74),
            corner(72, -12), (58, -36), (40, -10),
            corner(30, 24), (14, -20), (-16, -46), (-48, -36)])
        return inked(quiff, HAIR, 6.5, shade=9, light=4)
    sides = smooth([
        corner(-66, 0), (-78, -40), (-60, -76), (0, -88), (60, -76), (76, -40),
        corner(66, 0), (54, -40), (0, -52), (-54, -40)])
    roll = smooth([(-58, -58), (-86, -84), (-84, -122), (-44, -144), (20, -148), (70, -132), (92, -100),
                   (80, -68), (48, -58), (20, -64), (-16, -52)])
    combed = [(band([(-72, -90 - 12 * i), (-30, -112 - 10 * i), (24, -112 - 12 * i)], 5), '#5B5A7C')
              for i in range(3)]
    curl = [(84, -100), (70, -122), (46, -120), (36, -100), (46, -84), (62, -88), (62, -100)]
    return inked(sides, HAIR, 6, shade=6, light=3) + inked(roll, HAIR, 6.5, shade=9, light=5,
                                                           over=combed) + stroke(curl, '#6B6A8C', 6)


def _mouth(mood):
    if mood == 'away':
        return frown(.9).at(0, 58)
    return grin(.95, gold=True).at(0, 52)


def _chest(mood):
    art = inked(polygon((-30, -94), (0, -80), (30, -94), (0, -6)), '#7A4EA3', 5, shade=0, light=0)
    for side in (-1, 1):
        art += inked(
            polygon((side * 26, -100), (side * 56, -86), (side * 66, -52), (side * 46, -44), (side * 2, 8),
                    (side * 8, -24), radius=2), lighter(JACKET, .45), 5, shade=4, light=0)
    return art + join(inked(ellipse(x, -60, 5), MUSTARD, 3.5, shade=0, light=0)
                      for x in (0, )) + inked(polygon((58, -36), (78, -40), (74, -58), (66, -44),
                                                      (58, -54)), TOMATO, 4, shade=0, light=0)


def _before(mood):
    p = TOUT
    if mood == 'away':
        flying = join(banknote().at(x, y, .72, turn) for x, y, turn in ((-116, -214, -34), (110, -238, 28),
                                                                        (128, -150, 62), (-128, -132, 70)))
        hands = p.arm([(-80, -46), (-116, 0), (-62, -20)], 'fist', -8, -1) + p.arm([(80, -46), (116, 0),
                                                                                    (64, -18)], 'fist', 8, 1)
        return flying + contract(True).at(0, -62, 1.1) + hands + tears(((92, -196, 1, 30), ))
    return fan().at(89, -106, .8, 4) + p.arm([
        (80, -50), (122, -20), (92, -82)], 'fist', -4, -1) + contract().at(-101, -118, .96, -8) + p.arm([
            (-80, -50), (-128, -8), (-108, -48)], 'fist', -6, 1)


def _checks():
    dark = darker(JACKET, .3)
    return tuple([(rectangle(x, -110, 6, 130), dark)
                  for x in (-82, -58, 52, 76)] + [(rectangle(-110, y, 220, 6), dark)
                                                  for y in (-70, -44, -18)])


TOUT = Person(
    SKIN,
    smooth([(-64, -16), (-54, -58), (0, -76), (54, -58), (64, -16), (58, 40), (32, 80), (-32, 80),
            (-58, 40)]), JACKET, 90, 4, 20, _checks(), _chest, (JACKET, MILK), Eyes(28, -8, 17, 18),
    Brows(-34, 34, 8, HAIR, 29), _mouth, lambda skin: long_nose(skin, -2, 36, 13),
    lambda skin: ears(66, 8, skin, 13), _back, front=_front, before=_before, head_y=-148, tilt={
        'sneak': (-10, 10, -9),
        'away': (4, 16, 8)}, sleeve_width=18)


def tout(beaten):
    return bust(TOUT, 'away' if beaten else 'sneak')
