"""The Robo-Cook: a tin helper with a whisk for an aerial; its visor and its chest show how it is."""
from draw.art import Art, draw, join, stroke
from draw.geometry import corner, disc, ellipse, minus, polygon, rounded, smooth, union
from draw.palette import DEEP_TEAL, INK, MILK, TOMATO, darker
from sheets.fighters.ink import inked

from . import crew_tools as tools
from .crew_helpers import mixing_bowl
from .crew_parts import INK_WIDTH, scarf
from .crew_rig import HELPER_THINNING
from .thin import thin

TIN, GLASS, LIGHT, PULSE = '#A3BCC2', '#17333A', '#8BF0FF', '#7FE08A'
_HEAD = {'ready': (0, 0, 0), 'busy': (0, 0, -6), 'idle': (14, 12, 12), 'gone': (6, 4, 8)}
_PULSES = {
    'ready': ((-30, 0), (-14, 0), (-6, -16), (6, 16), (14, 0), (30, 0)),
    'busy': ((-32, 4), (-24, -14), (-14, 16), (-4, -18), (8, 16), (18, -14), (30, 6)),
    'idle': ((-30, 0), (30, 0)),
    'gone': ((-30, 0), (-8, 0), (0, 10), (8, 0), (30, 0))}


def _visor(mood):
    art = inked(rounded(-62, -44, 124, 74, 32), GLASS, 7, shade=0, light=0)
    eyes = Art()
    for side in (-1, 1):
        x = side * 28
        if mood == 'busy':
            eyes += stroke([(x - side * 14, -20), (x + side * 12, -8), (x - side * 14, 4)], LIGHT, 8, 0)
        elif mood == 'idle':
            eyes += stroke([(x - 14, -6), (x + 14, -6)], LIGHT, 8) + draw(ellipse(x + 6, 2, 6, 5), LIGHT)
        elif mood == 'gone':
            eyes += draw(ellipse(x - 8, -8, 11, 12), LIGHT) + stroke([(x - 14, -26 - side * 4),
                                                                      (x + 14, -26 + side * 4)], LIGHT, 6)
        else:
            eyes += draw(ellipse(x, -10, 13, 15), LIGHT) + draw(disc(x - 4, -16, 4.5), MILK)
    mouths = {
        'ready': [(-14, 12), (0, 20), (14, 12)],
        'busy': [(-12, 16), (0, 14), (12, 16)],
        'idle': [(-10, 18), (12, 18)],
        'gone': [(-14, 21), (0, 13), (14, 21)]}
    return art + eyes + stroke(mouths[mood], LIGHT, 6)


def _aerial(mood):
    bend = {'idle': 36, 'gone': 22, 'busy': -12}.get(mood, 0)
    spring = stroke([(0, -66),
                     (bend * .2, -84), (bend * .4, -98)], INK, 13) + stroke([(0, -66), (bend * .2, -84),
                                                                             (bend * .4, -98)], TIN, 5)
    bell = smooth([(-2, 0), (-30, -34), (-32, -66), (0, -100), (32, -66), (30, -34), (2, 0)])
    wires = join(stroke([(0, 0), (x, -34), (x * 1.1, -66), (0, -100)], INK, 6) for x in (-11, 11))
    whisk = draw(bell, None, INK, 13) + draw(bell, None, '#DDE8E8', 5) + wires
    return spring + whisk.at(bend * .4, -94, .92, bend)


def _head(mood):
    art = _aerial(mood)
    art += join(inked(ellipse(side * 88, -8, 15, 24), TOMATO, 7, shade=5, light=3) for side in (-1, 1))
    art += inked(
        smooth([(-84, -10), (-72, -58), (0, -72), (72, -58), (84, -10), (80, 40), (58, 62), (0, 68),
                (-58, 62), (-80, 40)]), TIN, INK_WIDTH, shade=14, light=7)
    art += inked(rounded(-26, -82, 52, 20, 8), darker(TIN, .2), 7, shade=4, light=3)
    art += _visor(mood) + join(draw(disc(side * 56, 46, 5), INK) for side in (-1, 1))
    return art


def _body(mood):
    chest = smooth([
        corner(-72, 40), (-80, -30), (-68, -96), (-30, -114), (30, -114), (68, -96), (80, -30),
        corner(72, 40)], .3)
    art = inked(rounded(-22, -140, 44, 40, 6), darker(TIN, .3), 7, shade=0, light=0)
    art += inked(chest, TIN, INK_WIDTH, shade=14, light=7)
    art += inked(rounded(-46, -50, 92, 58, 12), DEEP_TEAL, 7, shade=0, light=0)
    art += stroke([(x, -21 + y) for x, y in _PULSES[mood]], PULSE, 7, 0)
    return art + join(draw(disc(side * 58, -84, 5), INK) for side in (-1, 1))


def _claw():
    """A gripper along +x from the wrist."""
    ring = minus(disc(24, 0, 28), union(disc(27, 0, 13), polygon((27, -10), (70, -26), (70, 26), (27, 10))))
    return inked(ring, darker(TIN, .1), 7.5, shade=6, light=4) + inked(rounded(-16, -16, 22, 32, 7), TOMATO,
                                                                       7, shade=4, light=3)


def _arm(points, turn):
    """A bellows hose with a gripper."""
    art = stroke(points, INK, 34) + stroke(points, TIN, 21) + stroke([
        (x - 4, y - 4) for x, y in points], '#C9D8DB', 6)
    return art + _claw().at(*points[-1], 1, turn)


def _arms(mood):
    """(behind the body, before it)."""
    if mood == 'ready':
        return (_arm([(62, -74), (110, -70), (120, -120)],
                     -84), _arm([(-66, -74), (-112, -46), (-84, -14)], 10))
    if mood == 'busy':
        whisk = tools.whisk().at(104, -134, 1.1, 222)
        return Art(), whisk + mixing_bowl().at(14, -52) + _arm([
            (-66, -74), (-116, -48), (-80, -18)], -20) + _arm([(66, -74), (134, -66), (110, -114)], -110)
    if mood == 'idle':
        return Art(), _arm([(-66, -74), (-100, -40), (-98, 4)], 90) + _arm([(66, -74), (122, -10),
                                                                            (92, -112)], -100)
    return tools.bindle().at(76, -112, 1.1, -2), _arm([(66, -74), (116, -40), (96, -80)], -110)


def robo_cook(mood):
    """The picture of a mood in unscaled px."""
    x, y, turn = _HEAD[mood]
    behind, before = _arms(mood)
    return thin(behind + _body(mood) + _head(mood).at(x, -202 + y, 1, turn) + scarf() + before,
                HELPER_THINNING)
