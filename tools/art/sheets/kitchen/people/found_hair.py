"""Found Hair: bowler hat, purple suit, a moustache like a broom; a long hair hangs from his fork."""

from draw.art import Art, join, stroke
from draw.geometry import band, corner, ellipse, polygon, smooth, soften, union
from draw.palette import GRAPE, INK, MILK, TOMATO, darker
from sheets.fighters.features import bulb, cheeks, ears

from .faces import Brows, Eyes, bellow, moustache, mouth
from .pot import puff
from .rig import Person, flat
from sheets.fighters.ink import inked

SKIN, HAT, BROOM, SILVER = '#F08C72', '#3B2C47', '#4A1D18', '#D6E2E4'


def bowler():
    """The hat, its brim at (0, 0)."""
    crown = smooth([corner(-58, 0), (-58, -46), (-34, -76), (0, -82), (34, -76), (58, -46), corner(58, 0)])
    brim = smooth([(-90, -8), (-62, 2), (0, 8), (62, 2), (90, -8), (84, 12), (40, 22), (0, 25), (-40, 22),
                   (-84, 12)])
    ribbon = polygon((-70, -24), (70, -24), (70, 6), (-70, 6))
    return inked(crown, HAT, 6.5, shade=10, light=5, over=[
        (ribbon, TOMATO)]) + inked(brim, HAT, 6, shade=5, light=3)


def fork():
    """A fork held at (0, 0), prongs up, and over them what was in the soup."""
    prongs = [band([(x, -92), (x * .96, -56)], 9) for x in (-17, 0, 17)]
    root = smooth([corner(-21, -62), corner(21, -62), (18, -44), (6, -30), (-6, -30), (-18, -44)])
    shape = soften(union(*prongs, root, band([(0, -40), (0, 40)], 12)), 1.5)
    art = inked(shape, SILVER, 5, shade=3, light=0)
    hair = [(-26, -52), (-32, -70), (-14, -80), (10, -74), (32, -66), (38, -44), (26, -26), (42, -8),
            (34, 14), (46, 34), (36, 56)]
    return art + stroke(hair, INK, 9) + stroke(hair, '#D98C3A', 3.8)


def _tufts(mood):
    """White hair at both sides."""
    wild = 10 if mood in ('shout', 'cooked') else 0
    art = Art()
    for side in (-1, 1):
        art += inked(
            smooth([(side * 66, -44), (side * (92 + wild), -52), (side * (98 + wild), -26),
                    (side * (112 + wild), -14), (side * 98, 8), (side * 70, 16)]), '#EDEFEA', 5, shade=5)
    return art


def _face(mood):
    if mood == 'shout':
        return bellow(.95).at(0, 57) + moustache(BROOM, 74, 10).at(0, 34)
    lift = {'content': 16, 'calm': -18}.get(mood, 0)
    art = mouth(mood, .8).at(0, 63)
    return art + moustache(BROOM, 70, lift).at(0, 44)


def _front(mood):
    if mood == 'calm':
        return join(stroke([(-6, -80), (-10 + s * 10, -104), (4 + s * 16, -108)], INK, 4.5) for s in (0, 1))
    if mood == 'cooked':
        return puff(-10, -104, 1.2) + puff(22, -126, .9) + bowler().at(26, -96, .9, 24)
    if mood == 'shout':
        return bowler().at(-4, -72, 1, -6)
    return bowler().at(0, -58)


def _suit(mood):
    shirt = polygon((-30, -92), (0, -80), (30, -92), (0, 10))
    art = inked(shirt, MILK, 5, shade=0, light=0)
    for side in (-1, 1):
        lapel = polygon((side * 28, -97), (side * 52, -84), (side * 58, -50), (side * 44, -44), (side * 2, 8),
                        (side * 10, -40), radius=2)
        art += inked(lapel, darker(GRAPE, .16), 5, shade=4, light=2)
    tie = smooth([corner(0, -74), (-26, -88), (-28, -62), corner(0, -70), (28, -62), (26, -88)])
    return art + inked(tie, TOMATO, 5, shade=4, light=0) + flat(ellipse(0, -72, 7), darker(TOMATO, .2))


def _before(mood):
    if mood == 'cooked':
        return Art()
    p = FOUND_HAIR
    if mood == 'glare':
        return fork().at(108, -120, 1.15, 4) + p.arm([(80, -50), (116, -22),
                                                      (112, -92)], 'fist', 0, -1) + p.grips(-92, (1, ))
    if mood == 'shout':
        return fork().at(106, -178, 1.2, 6) + p.arm([
            (80, -52), (122, -60), (108, -150)], 'fist', 0, -1) + p.arm([(-80, -46), (-118, -12),
                                                                         (-112, -58)], 'fist', 6, 1)
    if mood == 'calm':
        held = bowler().at(84, -36, .86, 18)
        return held + p.arm([(-80, -40),
                             (-96, 4), (-34, -16)], 'flat', -8, -1, .9) + p.arm([(84, -44), (122, -8),
                                                                                 (96, -34)], 'fist', -20, 1)
    return p.arm([(80, -50), (124, -26), (86, -96)], 'fist', -14, -1) + p.grips(-92, (1, ))


FOUND_HAIR = Person(
    SKIN,
    smooth([(-74, 0), (-70, -44), (-46, -74), (0, -84), (46, -74), (70, -44), (74, 0), (78, 36), (54, 72),
            (0, 84), (-54, 72), (-78, 36)]), GRAPE, 104, 0, 34, (), _suit, (GRAPE, MILK),
    Eyes(29, -14, 19, 20, 1.12), Brows(-46, 50, 15, BROOM, 32), _face,
    lambda skin: bulb(skin, 18, 22, 16, '#E5523C'), lambda skin: ears(76, 6, skin, 15), _tufts,
    lambda mood: cheeks(52, 30, TOMATO, .45, 19), _front, before=_before)
