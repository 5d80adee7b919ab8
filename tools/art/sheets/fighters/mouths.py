"""Mouths of the fighters: nine moods, seven ways to wear one's teeth, lips painted or not."""
from dataclasses import dataclass

from draw.art import Art, draw, join, stroke
from draw.geometry import clip, corner, ellipse, polygon, rectangle, smooth
from draw.palette import INK, MILK, TONGUE

INSIDE = '#5E1410'


@dataclass(frozen=True)
class Mouth:
    """Where it sits in the head, how large; teeth: plain, gap, buck, braces, fangs, missing or gold."""
    y: float = 48
    x: float = 0
    size: float = .85
    teeth: str = 'plain'
    lips: str = ''
    calm: str = 'smirk'
    aim: str = 'tongue'


def _upper_teeth(style, top, height, inside):
    row = clip(rectangle(-70, top - 40, 140, 40 + height), inside)
    art = draw(row, MILK)
    left, _, right, low = row.bounds if not row.is_empty else (0, 0, 0, 0)
    if style == 'gap':
        art += draw(clip(rectangle(-5, top - 40, 11, 60 + height), row), INSIDE)
    elif style == 'missing':
        art += draw(clip(rectangle(7, top - 40, 16, 60 + height), row), INSIDE)
    elif style == 'gold':
        art += draw(clip(rectangle(-18, top - 40, 15, 60 + height), row), '#F2B632')
    elif style == 'braces':
        middle = low - height * .5
        art += stroke([(left + 3, middle), (right - 3, middle)], '#7C8C92', 3)
        art += join(draw(clip(rectangle(x - 4, middle - 4, 8, 8), row), '#7C8C92') for x in (-22, -7, 8, 23))
    elif style == 'fangs':
        art += join(draw(clip(polygon((s * 25, low - 3), (s * 11, low - 3), (s * 18, low + 17)), inside),
                         MILK)
                    for s in (-1, 1))
    elif style == 'buck':
        art += draw(clip(rectangle(-13, top - 4, 26, height + 14), inside), MILK, INK, 3) + stroke(
            [(0, top), (0, low + 10)], INK, 3)
    return art


def _open(lips, spec, teeth, tongue, line=5):
    """An open mouth: dark inside, upper teeth (top, height) and a tongue, all clipped to the lips."""
    inside = lips.area.buffer(-2.4)
    art = Art()
    if spec.lips:
        art += draw(lips, spec.lips, INK, line + 12) + draw(lips, None, spec.lips, line + 4)
    art += draw(lips, INSIDE, INK, line)
    if tongue:
        art += draw(clip(tongue, inside), TONGUE)
    if teeth:
        art += _upper_teeth(spec.teeth, *teeth, inside)
    return art


def _closed(points, spec, width=5.5):
    """A line of a mouth, on painted lips where there are some."""
    art = Art()
    if spec.lips:
        art += stroke(points, INK, 17) + stroke(points, spec.lips, 11)
        width = 3.5
    return art + stroke(points, INK, width)


def _resting(spec):
    kind = spec.calm
    if kind == 'smile':
        return _closed([(-24, -6), (-10, 5), (10, 5), (24, -6)],
                       spec) + stroke([(-29, -9), (-21, -3)], INK, 4) + stroke(
            [(29, -9), (21, -3)], INK, 4)
    if kind == 'flat':
        return _closed([(-20, 2), (0, 0), (20, 3)], spec)
    if kind == 'pout':
        return _closed([(-16, 4), (-6, -3), (0, 0), (6, -3), (16, 4)], spec)
    if kind == 'frown':
        return _closed([(-20, 6), (0, -2), (20, 6)], spec)
    if kind == 'teeth':
        lips = smooth([corner(-28, -8), (0, -3), corner(28, -8), (18, 10), (0, 14), (-18, 10)])
        return _open(lips, spec, (-6, 22), None)
    if kind == 'wobble':
        return stroke([(-24, 3), (-14, -3), (-5, 3), (5, -3), (14, 3), (24, -2)], INK, 5.5, .25)
    art = _closed([(-20, -3), (0, 7), (22, -5)], spec) + stroke([(20, -10), (26, -2)], INK, 4)
    if spec.teeth in ('buck', 'gap'):
        gap = 3 if spec.teeth == 'gap' else 0
        for side in (-1, 1):
            tooth = polygon((side * gap, 4), (side * (gap + 11), 3), (side * (gap + 11), 15),
                            (side * gap, 16), radius=1.5)
            art += draw(tooth, MILK, INK, 3.5)
    return art + (join(draw(polygon((s * 16, 1), (s * 8, 4), (s * 11, 15)), MILK, INK, 3.5) for s in (-1, 1))
                  if spec.teeth == 'fangs' else Art())


def _aiming(spec):
    if spec.aim == 'grit':
        return _gritted(spec)
    if spec.aim == 'tight':
        return _closed([(-20, 3), (0, -1), (22, -6)], spec, 6.5) + stroke([(24, -13), (29, -2)], INK, 4)
    tip = smooth([(8, 2), (30, -2), (34, 12), (24, 22), (10, 14)])
    return (draw(tip, TONGUE, INK, 4.5) + stroke([(17, 4), (24, 12)], INK, 2.5) +
            _closed([(-22, 4), (0, 0), (34, -5)], spec))


def _gritted(spec):
    lips = smooth([(-32, -8), (0, -14), (33, -12), (36, 8), (20, 15), (-20, 14), (-35, 8)])
    inside = lips.area.buffer(-2.4)
    art = draw(lips, MILK, INK, 5.5) + stroke([(-32, 1), (34, 0)], INK, 3.5)
    art += join(stroke([(x, -12), (x, 13)], INK, 3) for x in (-21, -8, 5, 18))
    if spec.teeth in ('gap', 'missing'):
        art += draw(clip(rectangle(-7, -20, 11, 21), inside), INSIDE)
    if spec.teeth == 'gold':
        art += draw(clip(rectangle(-20, -20, 11, 20), inside), '#F2B632')
    return art


def _shout(spec):
    lips = smooth([corner(-30, -16), (0, -17), corner(40, -22), (44, 8), (26, 30), (-4, 30), (-26, 10)])
    return _open(lips, spec, (-14, 14), ellipse(14, 30, 22, 14), 5.5)


def _scream(spec):
    lips = smooth([(-28, -10), (-14, -22), (14, -22), (28, -10), (32, 18), (18, 40), (-18, 40), (-32, 18)])
    return _open(lips, spec, (-18, 12), ellipse(0, 38, 20, 15), 5.5) + stroke(
        [(-14, 33), (-5, 28), (5, 33), (14, 28)], INK, 2.5)


def _ouch(spec):
    lips = smooth([(-32, -4), (-16, -15), (0, -5), (16, -15), (32, -2), (26, 16), (10, 10), (0, 19),
                   (-13, 11), (-27, 17)])
    return _open(lips, spec, None, ellipse(6, 17, 14, 10))


def _grin(spec):
    lips = smooth([corner(-42, -15), (-16, -8), (16, -8), corner(42, -15), (34, 20), (0, 39), (-34, 20)])
    return (_open(lips, spec, (-6, 15), ellipse(2, 36, 23, 15), 5.5) +
            stroke([(-47, -20), (-39, -12)], INK, 5) +
            stroke([(47, -20), (39, -12)], INK, 5))


def _sulk(spec):
    return _closed([(-22, 11), (-8, 0), (8, 0), (22, 11)], spec, 6) + stroke([(-8, 19), (8, 19)], INK, 4)


def _peep(spec):
    return _closed([(-14, 2), (-5, -3), (5, 3), (14, -2)], spec, 5)


_MOUTHS = {
    'calm': _resting,
    'aim': _aiming,
    'throw': _shout,
    'duck': _peep,
    'hide': _peep,
    'panic': _scream,
    'hit': _ouch,
    'glee': _grin,
    'gloom': _sulk}
_LIFT = {'glee': -4, 'panic': -4, 'throw': -3}


def mouth(spec, mood):
    """The mouth in the head's coordinates."""
    return _MOUTHS[mood](spec).at(spec.x, spec.y + _LIFT.get(mood, 0), spec.size)
