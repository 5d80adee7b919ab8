"""How guests at the windows are drawn: warm mixed colours, a thinner brown outline, few lines."""
from dataclasses import dataclass
from typing import Callable

from draw.art import Art, draw, join, stroke
from draw.geometry import area_of, clip, corner, ellipse, minus, moved, smooth
from draw.palette import GUM, MILK, TONGUE, darker, mix

from .faces import INSIDE, Brows, Eyes, brows, eyes

AIR = '#EBC88C'  # the light of the dining hall, mixed into every colour
LINE = '#4A332A'
HEAD_Y = -92


def soft(colour, part=.16):
    """The colour as it looks across the hall."""
    return mix(colour, AIR, part)


def thing(shape, colour, width=4, shade=5):
    """A shape with its outline and one shade."""
    tone = soft(colour)
    art = draw(shape, tone, LINE, width)
    if not shade:
        return art
    inner = area_of(shape).buffer(-width / 2, resolution=3)
    rim = minus(inner, moved(inner, -shade * .75, -shade)).buffer(-.8, resolution=2).buffer(.8, resolution=2)
    return art + draw(rim, darker(tone, .15), tolerance=.5)


def line(points, colour=LINE, width=3.5):
    return stroke(points, colour, width)


def bare(_served):
    """Nothing."""
    return Art()


@dataclass(frozen=True)
class Guest:
    """Layers: back, body, face, front; all but the body and `extra` in the head's coordinates."""
    what: str
    skin: str
    clothes: str
    half: float = 60
    wide: float = 38
    high: float = 42
    back: Callable = bare
    front: Callable = bare
    extra: Callable = bare
    brow: str = LINE
    pose: str = 'hands'  # hands, chin or arms: how one waits
    glasses: str = ''


def _body(guest):
    w = guest.half
    chest = smooth([
        corner(-w, 4), (-w * .98, -22), (-w * .78, -44), (0, -54), (w * .78, -44), (w * .98, -22),
        corner(w, 4)])
    neck = smooth([corner(-14, -70), corner(14, -70), (16, -50), (0, -42), (-16, -50)])
    return thing(chest, guest.clothes, 4, 7) + thing(neck, darker(guest.skin, .12), 3.5, 0)


def _hand(guest, x, y, turn=0):
    """A mitten hand with three creases."""
    shape = smooth([(-15, 6), (-16, -5), (-6, -13), (8, -13), (16, -4), (15, 7), (0, 10)])
    return (thing(shape, guest.skin, 3.5, 3) + join(line([(q, -3), (q, 7)], LINE, 2.5)
                                                    for q in (-5, 4))).at(x, y, 1, turn)


def _sleeve(guest, points, width=24):
    return stroke(points, LINE, width + 7) + stroke(points, soft(darker(guest.clothes, .06)), width)


def _waiting_arms(guest):
    if guest.pose == 'chin':
        arm = _sleeve(guest, [(guest.half - 10, -13), (guest.half - 4, -22), (40, -48)], 20)
        return arm + _hand(guest, 32, HEAD_Y + guest.high - 6, -30) + _hand(guest, -34, -4)
    if guest.pose == 'arms':
        left = _sleeve(guest, [(-guest.half + 6, -22), (-20, -8), (26, -12)], 20)
        right = _sleeve(guest, [(guest.half - 6, -22), (20, -4), (-22, -8)], 20)
        return left + _hand(guest, 30, -14, 60) + right + _hand(guest, -30, -8, -70)
    return _hand(guest, -36, -4) + _hand(guest, 36, -4)


def _fork():
    """A fork, its grip at (0, 0)."""
    art = line([(0, 22), (0, -26)], LINE, 9) + line([(0, 22), (0, -26)], '#D9DED8', 4)
    prongs = [[(-8, -42), (-7, -30), (0, -25), (7, -30), (8, -42)], [(0, -42), (0, -26)]]
    art += join(line(p, LINE, 8) for p in prongs)
    return art + join(line(p, '#D9DED8', 3.5) for p in prongs)


def _served_arms(guest):
    side = 1 if guest.pose != 'arms' else -1
    arm = _sleeve(guest, [(side * (guest.half - 10), -14), (side * (guest.half + 6), -22), (side * 64, -52)],
                  20)
    fork = _fork().at(side * 66, -82, 1, side * 10)
    bib = smooth([corner(-22, -50), (0, -42), corner(22, -50), (26, -18), corner(0, -2), (-26, -18)])
    return thing(bib, MILK, 3.5, 4) + arm + fork + _hand(guest, side * 65, -60, side * 12) + _hand(
        guest, -side * 36, -4)


def mouth_of(served):
    """A bored line or a laugh, round (0, 0)."""
    if not served:
        return stroke([(-11, 3), (0, 0), (12, 4)], LINE, 4)
    lips = smooth([corner(-19, -6), (0, -2), corner(19, -6), (14, 9), (0, 15), (-14, 9)])
    inside = lips.area.buffer(-1.5)
    return draw(lips, INSIDE, LINE, 3.5) + draw(clip(ellipse(0, 14, 11, 7), inside), TONGUE)


def face(guest, served):
    w, h = guest.wide, guest.high
    skin = soft(guest.skin)
    ears = join(thing(ellipse(s * w, 4, 8, 10), guest.skin, 3.5, 0) for s in (-1, 1))
    skull = smooth([(-w, -4), (-w * .84, -h * .72), (0, -h), (w * .84, -h * .72), (w, -4), (w * .82, h * .62),
                    (w * .34, h), (-w * .34, h), (-w * .82, h * .62)])
    mood = 'served' if served else 'waiting'
    art = ears + thing(skull, guest.skin, 4, 7)
    art += join(draw(ellipse(s * w * .62, 16, 8, 5.5), GUM, opacity=.5 if served else .3) for s in (-1, 1))
    if guest.glasses:
        art += join(draw(ellipse(s * 16, -3, 14, 13), '#EFF4EC', LINE, 3) for s in (-1, 1))
    art += eyes(Eyes(16, -3, 9.5, 10.5), mood, skin, 3)
    if guest.glasses:
        art += join(draw(ellipse(s * 16, -3, 14, 13), None, soft(guest.glasses), 4) for s in (-1, 1))
        art += line([(-3, -4), (3, -4)], soft(guest.glasses), 4)
    art += stroke([(-3, 4), (5, 12), (-3, 14)], darker(skin, .45), 3.5)
    art += mouth_of(served).at(0, 25)
    return art + brows(Brows(-21, 19, 5, guest.brow, 16), mood)


def bust(guest, served):
    """A guest; the middle of the counter's edge at (0, 0)."""
    at = (0, HEAD_Y + (-4 if served else 4), 1, -4 if served else 5 if guest.pose == 'chin' else 0)
    art = guest.back(served).at(*at) + _body(guest) + guest.extra(served)
    art += (face(guest, served) + guest.front(served)).at(*at)
    return art + (_served_arms(guest) if served else _waiting_arms(guest))
