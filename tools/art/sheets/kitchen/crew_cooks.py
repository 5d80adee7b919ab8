"""The three plain Cooks: a moustache, a stout lady, a lanky youth."""
from draw.art import Art, join, stroke
from draw.geometry import corner, disc, ellipse, smooth, soften, union
from draw.palette import INK, MUSTARD, TOMATO, darker
from sheets.fighters.eyes import Brows, Eyes
from sheets.fighters.features import broad, bulb, cheeks, ears, freckles, hook
from sheets.fighters.ink import inked
from sheets.fighters.mouths import Mouth

from . import crew_tools as tools
from .crew_parts import jacket, toque
from .crew_rig import Cook

TAN, BROWN, PALE = '#F4B98C', '#A5653F', '#FFDDB5'
BLACK, GINGER = '#33242A', '#D9662B'


def _moustache(mood):
    rise = {'joy': -14, 'alarmed': -10, 'sweating': 12, 'gone': 14}.get(mood, -4)
    half = [
        corner(0, 26), (18, 18), (42, 26), (62, 20 + rise * .4),
        corner(84, 4 + rise), (76, 34 + rise * .6), (44, 48), (16, 44),
        corner(0, 38)]
    shape = union(smooth(half), smooth([(-p[0], *p[1:]) for p in half]))
    return inked(soften(shape, 2), BLACK, 6, shade=0, light=5, light_colour='#6B4A4A')


MARCEL = Cook(
    'cook', 'a moustache wider than its face', TAN,
    smooth([(-72, -10), (-60, -54), (0, -72), (60, -54),
            (72, -10), (74, 26), (48, 66), (0, 76), (-48, 66), (-74, 26)]), jacket(100, 6),
    Eyes(24, -14, 17, 20), Brows(-46, 34, 9, BLACK, 27), Mouth(50, 0, .62), bulb(TAN, 12, 19, 15, '#E98F6A'),
    ears(72, 4, TAN, 15), under=lambda mood: cheeks(50, 20, TOMATO, .32, 15), front=_moustache,
    tool=tools.whisk())


def _bun_hair(_mood):
    curls = [
        disc(side * x, y, r) for side in (-1, 1) for x, y, r in ((72, -34, 20), (84, -8, 20), (78, 20, 17))]
    return inked(soften(union(ellipse(0, -34, 74, 44), *curls), 2), BLACK, 7, shade=0, light=5,
                 light_colour='#6B4A55')


def _earrings(_mood):
    return join(
        stroke([(side * 80 + dx, 36 + dy)
                for dx, dy in ((-5, 0), (-11, 15), (0, 24), (11, 15),
                               (5, 0))], INK, 13) + stroke([(side * 80 + dx, 36 + dy)
                                                            for dx, dy in ((-5, 0), (-11, 15), (0, 24),
                                                                           (11, 15), (5, 0))], MUSTARD, 5.5)
        for side in (-1, 1))


OLGA = Cook(
    'cook-b', 'as wide as her stove, gold earrings', BROWN,
    smooth([(-78, -6), (-62, -54), (0, -70), (62, -54), (78, -6), (82, 30), (54, 68), (0, 77), (-54, 68),
            (-82, 30)]), jacket(116, 8), Eyes(29, -12, 17, 19, lashes=3), Brows(-44, 28, 7, BLACK, 31),
    Mouth(45, 0, .74, 'gap', TOMATO, 'smile'), broad(darker(BROWN, .02), 14, 19), Art(), back=_bun_hair,
    under=lambda mood: cheeks(56, 22, TOMATO, .4, 16), front=_earrings, hat=toque(1.22, .8),
    tool=tools.rolling_pin(), arm_width=18, sleeve_width=25, hand_size=1.05)


def _fringe(_mood):
    return inked(
        smooth([
            corner(-56, -34), (-50, -64), (0, -70), (50, -64),
            corner(56, -34), (40, -44),
            corner(30, -28), (16, -46),
            corner(4, -26), (-8, -46),
            corner(-26, -26), (-34, -44)]), GINGER, 6, shade=4, light=3)


def _freckles(mood):
    return cheeks(36, 26, TOMATO, .25, 12) + freckles(((30, 16), (40, 24), (28, 28)), '#C06A35')


PIP = Cook(
    'cook-c', 'thin as spaghetti, ears like handles', PALE,
    smooth([(-55, -20), (-46, -60), (0, -74), (46, -60), (55, -20), (52, 28), (28, 72),
            (0, 78), (-28, 72), (-52, 28)]), jacket(70, 0, 10), Eyes(20, -8, 16, 19),
    Brows(-40, 24, 7, GINGER, 22), Mouth(50, 0, .64, 'buck'), hook(PALE, -2, 38, 20, '#F3B98C'),
    ears(56, 4, PALE, 17, 10), under=_freckles, front=_fringe, hat=toque(.8, 1.12), hat_y=-50,
    tool=tools.pepper_mill(), arm_width=12.5, sleeve_width=17.5, hand_size=1.02)

PLAIN = (MARCEL, OLGA, PIP)
