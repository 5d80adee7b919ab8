"""The cooks who are no plain Cooks: one-armed, super, with gloves, in work shoes, and the dishwasher."""
from draw.art import Art, join, stroke
from draw.geometry import corner, disc, ellipse, polygon, rounded, smooth, soften, union
from draw.palette import INK, MILK, MUSTARD, PAPER, TEAL, TOMATO, darker
from draw.toon import glint
from sheets.fighters.eyes import Brows, Eyes
from sheets.fighters.features import broad, bulb, button, cheeks, ears, freckles, long_nose, snub
from sheets.fighters.ink import inked
from sheets.fighters.mouths import Mouth

from . import crew_tools as tools
from .crew_parts import INK_WIDTH, bubble, jacket, toque
from .crew_rig import Cook, akimbo, held, leaning, leaving, limb, raised, stirring, wiping

SUNBURNT, DARK, OLIVE, ROSY, SAND = '#E3A672', '#94592F', '#F3C79C', '#FBCFA6', '#F3CB98'
BLACK, BLOND, GREY = '#33242A', '#F0BE4A', '#8E8796'


def _patch(mood):
    strap = [(-72, -34), (0, -30), (74, 4)]
    art = join(stroke([(x, y), (x - 5, y + 6)], darker(SUNBURNT, .45), 4)
               for x, y in ((-44, 46), (-32, 56), (-54, 34), (42, 48), (30, 58), (52, 36)))
    return art + stroke(strap, INK, 6) + inked(
        smooth([(6, -28), (26, -36), (48, -26), (50, 0), (28, 14), (8, 0)]), BLACK, 5.5, shade=0, light=5,
        light_colour='#6B5A6A')


def _bandana(mood):
    flap = {'alarmed': -16, 'joy': -10, 'gone': 12, 'sweating': 10}.get(mood, 0)
    tails = smooth([corner(66, -40), (100, -62 + flap), corner(122, -48 + flap), (98, -34), (114, -8 + flap),
                    corner(96, 2 + flap), (74, -24)])
    cap = smooth([corner(-80, -22), (-78, -62), (-40, -96), (6, -102), (52, -92), (80, -58), corner(80, -20),
                  (40, -40), (0, -44), (-40, -40)])
    dots = [(disc(x, y, 7.5), PAPER) for x, y in ((-54, -56), (-26, -78), (10, -66), (44, -76), (62, -46), (-10, -96))]
    return (inked(tails, TEAL, 7, shade=5, light=3) + inked(cap, TEAL, INK_WIDTH, shade=12, light=7, over=dots) +
            inked(disc(76, -32, 13), TEAL, 6, shade=4, light=3))


def _knotted_sleeve(turn):
    sleeve = smooth([corner(-24, -8), (16, -18), (34, 14), (36, 48), corner(24, 58), corner(-8, 54), (-12, 26)])
    tails = polygon((2, 60), (-12, 92), (14, 84), (34, 96), (26, 60), radius=3)
    art = inked(tails, MILK, 7, shade=5, light=0) + inked(sleeve, '#F7FAF8', 8, shade=8, light=4)
    return (art + inked(rounded(-12, 46, 42, 19, 9), MILK, 7, shade=4, light=0)).at(72, -84, 1, turn)


def _one_arm(cook, mood):
    sleeve = _knotted_sleeve({'alarmed': -95, 'joy': -80, 'busy': -34, 'gone': -6}.get(mood, -14))
    ladle = tools.ladle()
    if mood == 'busy':
        return Art(), sleeve + stirring(cook)
    if mood == 'sweating':
        return Art(), sleeve + wiping(cook, -1)
    if mood == 'alarmed':
        return raised(cook, -1, 10, 'open', .9, 6)[0], sleeve
    if mood == 'joy':
        return held(cook, tools.banknote().at(0, -44), -1, 50, -14, 1.1), sleeve
    if mood == 'gone':
        return Art(), sleeve + leaving(cook, -1)
    return held(cook, ladle, -1, 0, 6), sleeve


BART = Cook(
    'one-armed-cook', 'bandana, eye patch, one arm and a ladle', SUNBURNT,
    smooth([(-70, -10), (-58, -54), (0, -70), (58, -54), (70, -10), (74, 30), (46, 68), (0, 77), (-46, 68),
            (-74, 30)]),
    jacket(92), Eyes(27, -10, 17, 19), Brows(-34, 32, 9, BLACK, 30, 4), Mouth(46, 0, .8, 'gold', calm='smirk'),
    bulb(SUNBURNT, 16, 16, 13), ears(71, 6, SUNBURNT, 14), front=lambda mood: _patch(mood) + _bandana(mood), hat=None,
    arms=_one_arm)


def _cape(mood):
    blow = {'fresh': 0, 'busy': -10, 'sweating': 30, 'alarmed': -46, 'joy': -60, 'gone': 34}[mood]
    cape = smooth([corner(-40, -122), (-112, -104), (-150, -62 + blow), corner(-200, -74 + blow),
                   (-186, -30 + blow * .6), corner(-196, 2 + blow * .5), (-140, 20), corner(-100, 40), corner(112, 40),
                   (126, -30), (104, -96), corner(40, -122)])
    return inked(cape, TOMATO, INK_WIDTH, shade=14, light=7) + stroke(
        [(-118, -74), (-132, -40 + blow * .5), (-128, 0)], darker(TOMATO, .4), 5)


def _mask(mood):
    tails = smooth([corner(70, -20), (100, -32), corner(122, -14), (98, -6), (112, 12), corner(94, 20), (72, 4)])
    mask = smooth([corner(-78, -34), (-40, -38), (0, -30), (40, -38), corner(78, -34), corner(79, 4), (44, 14),
                   (12, 8), (0, 0), (-12, 8), (-44, 14), corner(-79, 4)])
    return inked(tails, TOMATO, 6, shade=4, light=3) + inked(mask, TOMATO, 6.5, shade=6, light=5)


MAX = Cook(
    'super-cook', 'mask, cape, a star on the toque', DARK,
    smooth([(-70, -16), (-58, -56), (0, -70), (58, -56), (70, -16), (74, 28), (54, 64), (22, 78), (-22, 78), (-54, 64),
            (-74, 28)]),
    jacket(102), Eyes(27, -12, 18, 20), Brows(-44, 32, 8.5, BLACK, 29), Mouth(47, 0, .86, calm='teeth'), button(18, '', DARK, 11),
    ears(71, 8, DARK, 13), under=_mask, hat=toque(1.08, 1.0, True), behind=_cape, tool=tools.spatula(),
    arm_width=18, sleeve_width=26, hand_size=1.08)


def _mitt():
    hand = smooth([corner(4, -36), (52, -44), (92, -38), (114, -6), (100, 30), (56, 38), corner(4, 34)])
    thumb = smooth([(20, -26), (30, -66), (54, -82), (70, -64), (62, -30), (40, -14)])
    art = inked(soften(union(hand, thumb), 3), TOMATO, 8, shade=12, light=7)
    art += stroke([(28, 18), (60, 20), (92, 10)], darker(TOMATO, .35), 4.5)
    cuff = inked(rounded(-16, -42, 32, 84, 12), PAPER, 7, shade=6, light=0)
    return (art + cuff + join(stroke([(-2, y), (2, y)], '#D9B79C', 5) for y in (-24, -8, 8, 24))).at(-8, 0, .84)


def _thin_moustache(mood):
    droop = {'joy': -12, 'alarmed': -8, 'sweating': 10, 'gone': 12}.get(mood, 0)
    return join(stroke([(side * 3, 32), (side * 18, 27), (side * 34, 36 + droop * .3), (side * 56, 24 + droop),
                        (side * 52, 10 + droop)], BLACK, 8) for side in (-1, 1))


def _gloved(cook, mood):
    if mood == 'fresh':
        return Art(), join(limb(cook, [(side * 50, -90), (side * 112, -44), (side * 124, -74)], 'fist', side * 4, -side, .95)
                           for side in (-1, 1))
    if mood == 'busy':
        return tools.lid().at(128, -228, 1.1, 10) + raised(cook, 1, -26, size=.9)[0], stirring(cook)
    if mood == 'sweating':
        brow = limb(cook, [(58, -88), (126, -104), (106, -176)], 'fist', -18, 1, .8)
        return Art(), leaning(cook, -1) + brow
    if mood == 'alarmed':
        return raised(cook, -1, -26)[0] + raised(cook, 1, -14)[0], Art()
    if mood == 'joy':
        return raised(cook, -1, 8, out=10)[0] + tools.banknote().at(146, -252, 1.1, 20) + raised(
            cook, 1, 14, out=10)[0], Art()
    return Art(), leaving(cook)


GASTON = Cook(
    'cook-equipped-with-gloves', 'huge red oven gloves', OLIVE,
    smooth([(-58, -20), (-48, -60), (0, -74), (48, -60), (58, -20), (56, 28), (32, 70), (0, 78), (-32, 70), (-56, 28)]),
    jacket(76, 0, 6), Eyes(22, -14, 17, 19), Brows(-46, 26, 7, BLACK, 24, 3), Mouth(50, 0, .6, calm='flat'),
    long_nose(OLIVE, -8, 36, 13), ears(58, 4, OLIVE, 14), under=lambda mood: cheeks(38, 24, TOMATO, .35, 12),
    front=_thin_moustache, hat=toque(.84, 1.0), hat_y=-50, arms=_gloved, mitt=_mitt(), sleeve_width=19)
