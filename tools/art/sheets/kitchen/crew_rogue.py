"""The one-armed cook: bandana, eye patch, a knotted sleeve and a ladle."""
from draw.art import Art, join, stroke
from draw.geometry import corner, disc, polygon, rounded, smooth
from draw.palette import INK, MILK, PAPER, TEAL, darker
from sheets.fighters.eyes import Brows, Eyes
from sheets.fighters.features import bulb, ears
from sheets.fighters.ink import inked
from sheets.fighters.mouths import Mouth

from . import crew_tools as tools
from .crew_arms import held, leaving, raised, stirring, wiping
from .crew_parts import INK_WIDTH, jacket
from .crew_rig import Cook

SUNBURNT, BLACK = '#E3A672', '#33242A'


def _patch(mood):
    strap = [(-72, -34), (0, -30), (74, 4)]
    art = join(
        stroke([(x, y), (x - 5, y + 6)], darker(SUNBURNT, .45), 4)
        for x, y in ((-44, 46), (-32, 56), (-54, 34), (42, 48), (30, 58), (52, 36)))
    return art + stroke(strap, INK, 6) + inked(
        smooth([(6, -28), (26, -36), (48, -26), (50, 0), (28, 14),
                (8, 0)]), BLACK, 5.5, shade=0, light=5, light_colour='#6B5A6A')


def _bandana(mood):
    flap = {'alarmed': -16, 'joy': -10, 'gone': 12, 'sweating': 10}.get(mood, 0)
    tails = smooth([
        corner(66, -40), (100, -62 + flap),
        corner(122, -48 + flap), (98, -34), (114, -8 + flap),
        corner(96, 2 + flap), (74, -24)])
    cap = smooth([
        corner(-80, -22), (-78, -62), (-40, -96), (6, -102), (52, -92), (80, -58),
        corner(80, -20), (40, -40), (0, -44), (-40, -40)])
    dots = [(disc(x, y, 7.5), PAPER)
            for x, y in ((-54, -56), (-26, -78), (10, -66), (44, -76), (62, -46), (-10, -96))]
    return (inked(tails, TEAL, 7, shade=5, light=3) +
            inked(cap, TEAL, INK_WIDTH, shade=12, light=7, over=dots) +
            inked(disc(76, -32, 13), TEAL, 6, shade=4, light=3))


def _knotted_sleeve(turn):
    sleeve = smooth([
        corner(-24, -8), (16, -18), (34, 14), (36, 48),
        corner(24, 58),
        corner(-8, 54), (-12, 26)])
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
        return held(cook, tools.banknote().at(0, -44), -1, 50, 16, 1.1), sleeve
    if mood == 'gone':
        return Art(), sleeve + leaving(cook, -1)
    return held(cook, ladle, -1, 0, 6), sleeve


BART = Cook(
    'one-armed-cook', 'bandana, eye patch, one arm and a ladle', SUNBURNT,
    smooth([(-70, -10), (-58, -54), (0, -70), (58, -54), (70, -10), (74, 30), (46, 68), (0, 77), (-46, 68),
            (-74, 30)]), jacket(92), Eyes(27, -10, 17, 19), Brows(-34, 32, 9, BLACK, 30, 4),
    Mouth(46, 0, .8, 'gold', calm='smirk'), bulb(SUNBURNT, 16, 16, 13), ears(71, 6, SUNBURNT, 14),
    front=lambda mood: _patch(mood) + _bandana(mood), hat=None, arms=_one_arm, wet=1.28)
