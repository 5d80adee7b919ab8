"""What the crew does with its arms; a cook's right side is at positive x, his wrist comes last."""
import math

from draw.art import Art
from draw.geometry import curve
from sheets.fighters.arms import arm, mirrored

from . import crew_tools as tools


def limb(cook, points, hand='fist', bend=0, flip=1, size=1.0):
    """An arm from the shoulder to the wrist, with the cook's own sleeve and hand."""
    art = arm(cook.glove or cook.skin, cook.sleeve, points, hand, bend, flip, size * cook.hand_size,
              cook.sleeve_length, cook.sleeve_width, cook.arm_width)
    if not cook.mitt:
        return art
    path = curve(points, .4)[1]
    (x0, y0), (x1, y1) = path[-3], path[-1]
    way = math.degrees(math.atan2(y1 - y0, x1 - x0)) + bend
    return art + cook.mitt.at(x1, y1, flip * size, way, wide=flip)


def raised(cook, side, lift=0, hand='fist', size=1.0, out=0, bend=0):
    """An arm that goes up beside the head; returns (art, the place of its fist)."""
    w = cook.build.half
    wrist = (side * (w * .5 + 78 + out), -154 - lift)
    points = [(side * w * .72, -92), (side * (w * .9 + 46 + out * .6), -84 - lift * .2), wrist]
    return limb(cook, points, hand, bend, side, size), (wrist[0] + side * 2, wrist[1] - 20)


def held(cook, tool, side=1, lift=0, turn=12, size=1.0):
    """A raised fist with something in it, behind the body."""
    art, (x, y) = raised(cook, side, lift)
    return tool.at(x, y, size, side * turn) + art


def akimbo(cook, side):
    """A fist on the hip."""
    w = cook.build.half
    return limb(cook, [(side * w * .78, -90), (side * (w + 52), -60), (side * (w * .86 + 16), -20)], 'fist',
                0, -side, .95)


def leaning(cook, side):
    """A tired arm that leans on the stove."""
    w = cook.build.half
    return limb(cook, [(side * w * .8, -88), (side * (w + 20), -50), (side * (w + 10), 4)], 'fist', 0, side)


def wiping(cook, side=1):
    """The back of a hand at the brow."""
    w = cook.build.half
    return limb(cook, [(side * w * .76, -88), (side * (w + 44), -108), (side * 74, -212)], 'fist', side * -34,
                side, .95)


def stirring(cook, side=-1):
    """A hand with a long spoon that stands in a pot."""
    w = cook.build.half
    hand = (side * (w * .5 + 62), -34)
    art = tools.stirrer().at(hand[0] + side * 10, hand[1], 1, -side * 14)
    return art + limb(cook, [(side * w * .76, -90), (side * (w + 16), -76), hand], 'fist', 0, side)


def usual_arms(cook, mood):
    """(behind the body, before it)."""
    if mood in ('fresh', 'ready'):
        return Art(), akimbo(cook, -1) + akimbo(cook, 1)
    if mood == 'busy':
        return held(cook, cook.tool, 1, 8, size=1.2), stirring(cook)
    if mood == 'sweating':
        return Art(), leaning(cook, -1) + wiping(cook)
    if mood == 'alarmed':
        return raised(cook, -1, -4, 'open', .9, 6)[0] + raised(cook, 1, 10, 'open', .9, 6)[0], Art()
    if mood == 'joy':
        return raised(cook, -1, 40)[0] + held(cook, tools.banknote().at(0, -44), 1, 50, 12, 1.1), Art()
    return Art(), leaving(cook)


def leaving(cook, side=1):
    """The arm that carries one's things away."""
    w = cook.build.half
    hand = (w * .4 + 72, -100)
    art = cook.luggage.at(side * (hand[0] + 6), hand[1] + 16)
    points = [(w * .72, -92), (w * .5 + 40, -84), (hand[0] - 14, hand[1] + 4)]
    return art + limb(cook, mirrored(points, side), 'fist', side * 6, side, .95)
