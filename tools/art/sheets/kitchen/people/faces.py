"""Eyes, brows and mouths of those who come to the counter, by mood."""
import math
from dataclasses import dataclass

from draw.art import draw, join, stroke
from draw.geometry import clip, corner, ellipse, math, polygon, rectangle, smooth
from draw.palette import INK, MILK, TONGUE
from draw.palette import darker
from sheets.fighters.eyes import hit_eye
from sheets.fighters.ink import inked

INSIDE = '#5E1410'


@dataclass(frozen=True)
class Look:
    """Where the pupils look (-1..1), what the lid covers and how it slants (inner end down), sizes."""
    gaze: tuple = (0, 0)
    lid: float = 0
    slant: float = 0
    grow: float = 1
    pupil: float = .46
    brows: tuple = (0, 0)  # turn of the left and right brow in degrees
    rise: tuple = (0, 0)  # how far they rise


LOOKS = {
    'glare': Look((.05, .35), .27, 17, 1, .42, (21, -21), (-8, -8)),
    'shout': Look((.05, .15), .1, 16, 1.12, .34, (28, -28), (0, 0)),
    'calm': Look((.55, .45), .05, -8, .98, .5, (-22, 22), (5, 7)),
    'content': Look((.5, .1), .46, 2, 1, .46, (2, -14), (-2, 11)),
    'write': Look((-.5, .8), .42, 8, 1, .46, (10, -16), (-6, 5)),
    'sneak': Look((.85, .1), .3, 6, 1.05, .42, (12, -4), (-4, 5)),
    'caught': Look((0, -.1), 0, 0, 1.2, .3, (-24, 24), (10, 10)),
    'away': Look((-.9, 0), .12, 0, 1.05, .42, (-6, 12), (4, 4)),
    'waiting': Look((.5, -.1), .44, 0, 1, .46, (2, -2), (-3, -3)),
    'served': Look(brows=(-10, 10), rise=(4, 4))}


@dataclass(frozen=True)
class Eyes:
    """A pair of eyes 2*gap apart; `odd` = size of the right one compared to the left."""
    gap: float = 29
    y: float = -6
    rx: float = 19
    ry: float = 21
    odd: float = 1
    iris: str = ''
    lashes: int = 0


@dataclass(frozen=True)
class Brows:
    """Two thick brows."""
    y: float = -38
    length: float = 36
    width: float = 10
    colour: str = INK
    gap: float = 30


def _eye(spec, look, side, skin, line):
    size = look.grow * (spec.odd if side > 0 else 1)
    x, y, rx, ry = side * spec.gap, spec.y, spec.rx * size, spec.ry * size
    white = ellipse(x, y, rx, ry)
    pupil = rx * look.pupil
    px, py = x + look.gaze[0] * (rx - pupil) * .85, y + look.gaze[1] * (ry - pupil) * .85
    art = draw(white, MILK, INK, line)
    if spec.iris:
        art += draw(clip(ellipse(px, py, pupil * 1.45), white.area.buffer(-line / 2)), spec.iris)
    art += draw(ellipse(px, py, pupil, pupil * 1.12), INK)
    art += draw(ellipse(px - pupil * .35, py - pupil * .4, pupil * .4), MILK)
    top = y - ry + 2 * ry * look.lid
    if look.lid:
        rise = math.tan(math.radians(look.slant)) * rx * 1.4 * side
        cover = clip(
            white,
            polygon((x - 60, y - 90), (x + 60, y - 90), (x + rx * 1.4, top - rise),
                    (x - rx * 1.4, top + rise)))
        art += draw(cover, darker(skin, .14), INK, line)
    for i in range(spec.lashes):
        foot = (x + side * rx * (.98 - .16 * i), max(y - ry * (.2 + .34 * i), top - 4))
        art += stroke([foot, (foot[0] + side * 12, foot[1] - 6 - 3 * i)], INK, line)
    return art


def _shut(x, y, rx, ry, width):
    return stroke([(x - rx * .95, y + ry * .35), (x - rx * .4, y - ry * .45), (x + rx * .4, y - ry * .45),
                   (x + rx * .95, y + ry * .35)], INK, width)


def eyes(spec, mood, skin, line=4.5):
    """Both eyes: cooked ones see stars, served ones laugh."""
    if mood == 'served':
        return join(_shut(s * spec.gap, spec.y, spec.rx, spec.ry, line + 1.5) for s in (-1, 1))
    if mood == 'cooked':
        dizzy = hit_eye('spiral', -spec.gap, spec.y, spec.rx, spec.ry, -1)
        return dizzy + hit_eye('shut', spec.gap, spec.y, spec.rx, spec.ry, 1)
    return join(_eye(spec, LOOKS[mood], side, skin, line) for side in (-1, 1))


def _brow(x, y, spec, degrees, side):
    half, thick = spec.length / 2, spec.width / 2
    shape = smooth([(-half, thick * .5), (-half * .4, -thick), (half * .5, -thick * 1.25), (half, 0),
                    (half * .45, thick), (-half * .4, thick)])
    if spec.colour == INK:
        art = draw(shape, INK)
    else:
        art = draw(shape, spec.colour, INK, 4)
    return art.at(x, y, 1, degrees, -side)


def brows(spec, mood):
    look = LOOKS.get(mood) or Look(brows=(-16, -14), rise=(8, -2))
    return join(
        _brow(side * spec.gap, spec.y - look.rise[i], spec, look.brows[i], side)
        for i, side in enumerate((-1, 1)))


def bellow(size=1):
    """The mouth of a customer who shouts: wide, with teeth and uvula."""
    lips = smooth([(-40, -16), (-22, -25), (0, -19), (22, -25), (41, -17), (40, 12), (24, 34), (0, 38),
                   (-24, 34), (-41, 12)])
    inside = lips.area.buffer(-2.6)
    art = draw(lips, INSIDE, INK, 5.5) + draw(clip(ellipse(0, 38, 28, 20), inside), TONGUE)
    art += draw(clip(ellipse(0, -6, 4, 9), inside), TONGUE)
    row = clip(smooth([corner(-50, -40), corner(50, -40), corner(44, -4), (0, -11), corner(-44, -4)]), inside)
    art += draw(row, MILK) + join(stroke([(x, -20), (x, -11)], INK, 2.5) for x in (-14, 14))
    return (art + draw(lips, None, INK, 5.5)).at(0, 0, size)


def gritted(size=1):
    """Teeth pressed together."""
    lips = smooth([(-32, -2), (-20, -12), (0, -9), (20, -12), (32, -2), (34, 10), (18, 13), (0, 11),
                   (-18, 13), (-34, 10)])
    art = draw(lips, MILK, INK, 5)
    return (art + stroke([
        (-33, 3), (33, 3)], INK, 3) + join(stroke([(x, -9), (x, 11)], INK, 2.5)
                                           for x in (-19, -7, 7, 19))).at(0, 0, size)


def frown(size=1):
    return (stroke([(-24, 9), (-10, -2), (10, -2),
                    (24, 9)], INK, 6) + stroke([(-9, 16), (9, 16)], INK, 4)).at(0, 0, size)


def sheepish(size=1):
    """A wavy smile that would rather not be here."""
    return (stroke([(-24, -4), (-14, 5), (-5, 1), (5, 7), (14, 1),
                    (24, -5)], INK, 5.5) + stroke([(-29, -8), (-21, -1)], INK, 4)).at(0, 0, size)


def smirk(size=1):
    """A smile on one side."""
    return (stroke([(-22, 5), (-2, 9), (26, -8)], INK, 6) + stroke([(21, -15), (31, -5)], INK, 4.5) + stroke([
        (-4, 17), (10, 14)], INK, 3.5)).at(0, 0, size)


def grin(size=1, gold=False):
    """A broad grin of teeth."""
    lips = smooth([corner(-38, -12), (-14, -4), (14, -5), corner(38, -15), (32, 14), (4, 22), (-28, 14)])
    art = draw(lips, MILK, INK, 5)
    if gold:
        art += draw(clip(rectangle(8, -40, 13, 80), lips.area.buffer(-2)), '#F2B632')
    art += stroke([(-34, 4), (0, 9), (34, 2)], INK, 2.5)
    art += join(stroke([(x, -6), (x, 18)], INK, 2.5) for x in (-20, -6, 8, 21))
    return (art + stroke([(-43, -15), (-34, -9)], INK, 4.5) + stroke([(43, -19),
                                                                      (34, -11)], INK, 4.5)).at(0, 0, size)


def dazed(size=1):
    """A wobbly open mouth with the tongue out: cooked."""
    lips = smooth([(-28, -3), (-14, -11), (0, -5), (14, -11), (28, -2), (22, 12), (8, 9), (0, 14), (-12, 9),
                   (-24, 12)])
    tongue = smooth([corner(2, 4), (18, 2), (24, 18), (16, 28), (6, 22)])
    return (draw(lips, INSIDE, INK, 5) + draw(tongue, TONGUE, INK, 4) + stroke([
        (13, 9), (16, 19)], INK, 2.5)).at(0, 0, size)


def small_o(size=1):
    return draw(ellipse(0, 4, 9, 12), INSIDE, INK, 5).at(0, 0, size)


_PLAIN = {
    'glare': frown,
    'shout': bellow,
    'calm': sheepish,
    'cooked': dazed,
    'content': smirk,
    'write': smirk,
    'sneak': smirk,
    'caught': small_o,
    'away': grin}


def mouth(mood, size=1, **special):
    """The mouth of a mood round (0, 0); `special` names another one for some moods."""
    return special.get(mood, _PLAIN[mood])(size)


def moustache(colour, half=62, lift=0, drop=12, thick=16):
    """A moustache whose ends point up by `lift`."""
    points = []
    for side in (1, -1):
        wing = [(side * half * .3, -thick * .55), (side * half * .66, -thick * .1),
                corner(side * half, -drop - lift), (side * half * .84, thick * .75),
                (side * half * .45, thick)]
        points += wing if side > 0 else wing[::-1]
        points.append((0, thick * .55) if side > 0 else (0, -thick * .4))
    art = inked(smooth(points), colour, 5.5, shade=5, light=3)
    return art + join(
        stroke([(s * half * .25, thick * .1), (s * half * .6, thick * .3)], darker(colour, .4), 3)
        for s in (-1, 1))
