"""The Super Cook: mask, cape, a star on the toque."""
from draw.art import stroke
from draw.geometry import corner, smooth
from draw.palette import TOMATO, darker
from sheets.fighters.eyes import Brows, Eyes
from sheets.fighters.features import button, ears
from sheets.fighters.ink import inked
from sheets.fighters.mouths import Mouth

from . import crew_tools as tools
from .crew_parts import INK_WIDTH, jacket, toque
from .crew_rig import Cook

DARK, BLACK = '#94592F', '#33242A'


def _cape(mood):
    blow = {'fresh': 0, 'busy': -10, 'sweating': 30, 'alarmed': -46, 'joy': -60, 'gone': 34}[mood]
    cape = smooth([
        corner(-40, -122), (-112, -104), (-150, -62 + blow),
        corner(-200, -74 + blow), (-186, -30 + blow * .6),
        corner(-196, 2 + blow * .5), (-140, 20),
        corner(-100, 40),
        corner(112, 40), (126, -30), (104, -96),
        corner(40, -122)])
    return inked(cape, TOMATO, INK_WIDTH, shade=14, light=7) + stroke([(-118, -74), (-132, -40 + blow * .5),
                                                                       (-128, 0)], darker(TOMATO, .4), 5)


def _mask(mood):
    tails = smooth([
        corner(70, -20), (100, -32),
        corner(122, -14), (98, -6), (112, 12),
        corner(94, 20), (72, 4)])
    mask = smooth([
        corner(-78, -34), (-40, -38), (0, -30), (40, -38),
        corner(78, -34),
        corner(79, 4), (44, 14), (12, 8), (0, 0), (-12, 8), (-44, 14),
        corner(-79, 4)])
    return inked(tails, TOMATO, 6, shade=4, light=3) + inked(mask, TOMATO, 6.5, shade=6, light=5)


MAX = Cook(
    'super-cook', 'mask, cape, a star on the toque', DARK,
    smooth([(-70, -16), (-58, -56), (0, -70), (58, -56), (70, -16), (74, 28), (54, 64), (22, 78),
            (-22, 78), (-54, 64), (-74, 28)]), jacket(102), Eyes(27, -12, 18, 20),
    Brows(-44, 32, 8.5, BLACK, 29), Mouth(47, 0, .86, calm='teeth'), button(18, '', DARK, 11),
    ears(71, 8, DARK, 13), under=_mask, hat=toque(1.08, 1.0, True), behind=_cape, tool=tools.spatula(),
    arm_width=18, sleeve_width=26, hand_size=1.08)
