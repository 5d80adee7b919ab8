"""The helpers: two trainees and the Robo-Cook."""
from draw.art import Art, join, stroke
from draw.geometry import corner, disc, ellipse, smooth
from draw.palette import MILK, TOMATO
from sheets.fighters.eyes import Brows, Eyes
from sheets.fighters.features import button, cheeks, ears, freckles
from sheets.fighters.ink import inked
from sheets.fighters.mouths import Mouth

from . import crew_tools as tools
from .crew_arms import akimbo, limb
from .crew_parts import jacket, toque
from .crew_rig import Cook

PALE, BROWN = '#FFDDB5', '#8A5637'
GINGER, BLACK = '#D9662B', '#2F2026'


def mixing_bowl():
    """A bowl of batter; the middle of its rim at (0, 0)."""
    batter = ellipse(0, 0, 64, 18)
    pot = smooth([corner(-70, -2), (-60, 44), (-26, 70), (26, 70), (60, 44), corner(70, -2), (0, 16)])
    art = inked(batter, '#F3DC9A', 7, shade=0, light=0)
    return art + inked(pot, '#F0A94B', 8, shade=10, light=6) + stroke([(-54, 26), (0, 40), (54, 26)], MILK, 7)


def helping(cook, mood):
    """Arms of a trainee: salute, whisk, chin in hand, bundle on the shoulder."""
    w = cook.build.half
    if mood == 'ready':
        salute = limb(cook, [(w * .76, -88), (w + 62, -108), (92, -216)], 'flat', -38, 1)
        return Art(), akimbo(cook, -1) + salute
    if mood == 'busy':
        whisk = tools.whisk().at(98, -132, 1.1, 222)
        left = limb(cook, [(-w * .76, -88), (-w - 36, -56), (-w * .6, -22)], 'fist', 0, 1)
        right = limb(cook, [(w * .76, -88), (w + 72, -74), (w + 46, -122)], 'fist', 0, -1)
        return Art(), right + whisk + mixing_bowl().at(14, -52) + left
    if mood == 'idle':
        prop = limb(cook, [(w * .8, -84), (w + 48, 6), (84, -132)], 'fist', -10, -1)
        return Art(), limb(cook, [(-w * .8, -84), (-w - 24, -40), (-w * .5, 8)], 'fist', 0, -1) + prop
    carry = limb(cook, [(w * .76, -88), (w + 36, -48), (w * .5 + 40, -96)], 'fist', 0, -1)
    return tools.bindle().at(w * .5 + 42, -114, 1.1, -2), carry


def _bowl_cut(_mood):
    return inked(
        smooth([
            corner(-84, 2), (-80, -44), (0, -78), (80, -44),
            corner(84, 2), (66, -24),
            corner(44, -12), (26, -34),
            corner(2, -14), (-20, -34),
            corner(-42, -12), (-62, -26)]), GINGER, 7.5, shade=6, light=4)


TIM = Cook(
    'trainee', 'a toque too large for him', PALE,
    smooth([(-76, -10), (-62, -54), (0, -72), (62, -54), (76, -10), (78, 28), (48, 66), (0, 76), (-48, 66),
            (-78, 28)]), jacket(66, 0, 8), Eyes(29, 0, 21, 24), Brows(-38, 28, 9, GINGER, 31),
    Mouth(50, 0, .78, 'buck'), button(26, '', PALE, 10), ears(77, 12, PALE, 17, 8),
    under=lambda mood: cheeks(56, 34, TOMATO, .4, 16) + freckles(((46, 26), (60, 32), (44, 40)), '#C06A35'),
    front=_bowl_cut, hat=toque(1.3, 1.02), hat_y=-38, arms=helping, arm_width=14, sleeve_width=19)


def _pigtails(mood):
    fly = {'busy': -12, 'ready': -4, 'idle': 16, 'gone': 14}[mood]
    return join(
        inked(
            smooth([(side * 66, -20), (side * 104, -52 + fly), (side * 140, -26 + fly),
                    (side * 134, 24 + fly), (side * 104, 40 + fly),
                    (side * 88, 10)]), BLACK, 7.5, shade=0, light=6, light_colour='#66505C') +
        inked(disc(side * 84, -20, 14), TOMATO, 6, shade=4, light=3) for side in (-1, 1))


def _curls(_mood):
    return inked(
        smooth([
            corner(-76, -4), (-74, -46), (0, -74), (74, -46),
            corner(76, -4), (56, -36), (22, -30),
            corner(0, -44), (-22, -30), (-56, -36)]), BLACK, 7.5, shade=0, light=5, light_colour='#66505C')


ZOE = Cook(
    'trainee-b', 'pigtails like mushrooms', BROWN,
    smooth([(-74, -8), (-60, -52), (0, -70), (60, -52), (74, -8),
            (76, 28), (48, 66), (0, 76), (-48, 66), (-76, 28)]), jacket(64, 0, 8),
    Eyes(29, 0, 21, 24, lashes=2), Brows(-38, 26, 8.5, BLACK, 31), Mouth(50, 0, .78, 'missing'),
    button(26, '', BROWN, 10), Art(), back=_pigtails, under=lambda mood: cheeks(56, 36, TOMATO, .45, 16),
    front=_curls, hat=toque(.92, .92), arms=helping, arm_width=14, sleeve_width=19)

TRAINEES = (TIM, ZOE)
