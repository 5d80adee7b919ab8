"""The cook equipped with gloves: two huge oven mitts."""
from draw.art import Art, join, stroke
from draw.geometry import corner, rounded, smooth, soften, union
from draw.palette import PAPER, TOMATO, darker
from sheets.fighters.eyes import Brows, Eyes
from sheets.fighters.features import cheeks, ears, long_nose
from sheets.fighters.ink import inked
from sheets.fighters.mouths import Mouth

from . import crew_tools as tools
from .crew_arms import leaning, limb, raised, stirring
from .crew_parts import jacket, toque
from .crew_rig import Cook

OLIVE, BLACK = '#F3C79C', '#33242A'


def _mitt():
    hand = smooth([corner(4, -36), (52, -44), (92, -38), (114, -6), (100, 30), (56, 38), corner(4, 34)])
    thumb = smooth([(20, -26), (30, -66), (54, -82), (70, -64), (62, -30), (40, -14)])
    art = inked(soften(union(hand, thumb), 3), TOMATO, 8, shade=12, light=7)
    art += stroke([(28, 18), (60, 20), (92, 10)], darker(TOMATO, .35), 4.5)
    cuff = inked(rounded(-16, -42, 32, 84, 12), PAPER, 7, shade=6, light=0)
    return (art + cuff + join(stroke([(-2, y), (2, y)], '#D9B79C', 5)
                              for y in (-24, -8, 8, 24))).at(-8, 0, .84)


def _thin_moustache(mood):
    droop = {'joy': -12, 'alarmed': -8, 'sweating': 10, 'gone': 12}.get(mood, 0)
    return join(
        stroke([(side * 3, 32), (side * 18, 27), (side * 34, 36 + droop * .3), (side * 56, 24 +
                                                                                droop), (side * 52, 10 +
                                                                                         droop)], BLACK, 8)
        for side in (-1, 1))


def _gloved(cook, mood):
    if mood == 'fresh':
        return Art(), join(
            limb(cook, [(side * 50, -90), (side * 104, -40), (side * 122, -78)], 'fist', side * 4, -side, .95)
            for side in (-1, 1))
    if mood == 'busy':
        return tools.lid().at(128, -228, 1.1, 10) + raised(cook, 1, -26, size=.9)[0], stirring(cook)
    if mood == 'sweating':
        brow = limb(cook, [(58, -88), (126, -104), (108, -172)], 'fist', -18, 1, .8)
        return Art(), leaning(cook, -1) + brow
    if mood == 'alarmed':
        return raised(cook, -1, -26, out=14)[0] + raised(cook, 1, -14, out=14)[0], Art()
    if mood == 'joy':
        return raised(cook, -1, 20, out=22)[0] + tools.banknote().at(166, -276, 1.1, 20) + raised(
            cook, 1, 26, out=22)[0], Art()
    grip = limb(cook, [(54, -92), (104, -106), (114, -126)], 'fist', 132, 1, .72)
    return Art(), cook.luggage.at(120, -74) + grip


GASTON = Cook(
    'cook-equipped-with-gloves', 'huge red oven gloves', OLIVE,
    smooth([(-58, -20), (-48, -60), (0, -74), (48, -60), (58, -20), (56, 28), (32, 70),
            (0, 78), (-32, 70), (-56, 28)]), jacket(76, 0, 6), Eyes(22, -14, 17, 19),
    Brows(-46, 26, 7, BLACK, 24, 3), Mouth(50, 0, .6, calm='flat'), long_nose(OLIVE, -8, 36, 13),
    ears(58, 4, OLIVE, 14), under=lambda mood: cheeks(38, 24, TOMATO, .35, 12), front=_thin_moustache,
    hat=toque(.84, 1.0), hat_y=-50, arms=_gloved, mitt=_mitt(), sleeve_width=19, sleeve_length=.9)
