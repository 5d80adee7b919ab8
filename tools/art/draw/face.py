"""Faces for food: two ink eyes with a glint, brows, a short mouth."""
from .art import Art, draw, join, stroke
from .geometry import clip, corner, ellipse, smooth
from .palette import INK, MILK, MOUTH, TONGUE

MOODS = ('calm', 'joy', 'wide', 'fear', 'sleep')


def food_face(mood, gap=26, look=(0, 0), brows=True):
    """A face round (0, 0), the eyes 2*gap apart; made for things of about 180 px."""
    return _FACES[mood](gap, look, brows)


def _dot_eyes(gap, look, width=8.5, height=12):
    return join(
        draw(ellipse(side * gap + look[0] * 3, look[1] * 3, width, height), INK) +
        draw(ellipse(side * gap - 2.5 + look[0] * 4, look[1] * 4 - 4.5, 3.4, 4), MILK) for side in (-1, 1))


def _brow(x0, y0, x1, y1, width=6.5):
    return stroke([(x0, y0), (x1, y1)], INK, width)


def _round_eyes(gap, look, size, pupil):
    art = Art()
    for side in (-1, 1):
        x = side * gap * 1.06
        art += draw(ellipse(x, -5, size, size * 1.22, side * 4), MILK, INK, 5)
        art += draw(ellipse(x + look[0] * size * .4, -3 + look[1] * size * .4, pupil, pupil * 1.15), INK)
        art += draw(
            ellipse(x + look[0] * size * .4 - pupil * .35, -5 + look[1] * size * .4 - pupil * .3,
                    pupil * .38), MILK)
    return art


def _calm(gap, look, brows):
    art = _dot_eyes(gap, look) + stroke([(-13, 17), (0, 24), (14, 15)], INK, 6)
    if brows:
        art += _brow(-gap - 12, -20, -gap + 10, -24, 6) + _brow(gap - 10, -25, gap + 12, -22, 6)
    return art


def _joy(gap, look, brows):
    art = join(stroke([(s * gap - 12, 4), (s * gap, -9), (s * gap + 12, 4)], INK, 7.5) for s in (-1, 1))
    mouth = smooth([corner(-22, 14), (0, 18), corner(22, 14), (15, 34), (0, 40), (-15, 34)])
    art += draw(mouth, MOUTH, INK, 5)
    return art + draw(clip(ellipse(0, 38, 13, 10), mouth.area.buffer(-2.5)), TONGUE)


def _wide(gap, look, brows):
    art = _round_eyes(gap, look, 17, 7)
    if brows:
        art += _brow(-gap - 18, -36, -gap + 10, -43) + _brow(gap + 18, -36, gap - 10, -43)
    return art + draw(ellipse(0, 36, 9.5, 12), MOUTH, INK, 5)


def _fear(gap, look, brows):
    art = _round_eyes(gap, look, 18, 5)
    if brows:
        art += _brow(-gap - 20, -32, -gap + 10, -46) + _brow(gap + 20, -32, gap - 10, -46)
    wave = [(-22, 38), (-11, 29), (0, 38), (11, 29), (22, 38)]
    return art + stroke(wave, INK, 6.5, .2)


def _sleep(gap, look, brows):
    art = join(stroke([(s * gap - 11, -1), (s * gap, 7), (s * gap + 11, -1)], INK, 6.5) for s in (-1, 1))
    return art + draw(ellipse(3, 21, 6, 4.5), INK)


def _smug(gap, look, brows):
    art = Art()
    for side in (-1, 1):
        art += draw(ellipse(side * gap, 2, 9, 10), INK)
        art += draw(ellipse(side * gap + 3, -2, 3), MILK)
        art += stroke([(side * gap - 13, -8), (side * gap + 13, -8)], INK, 6)
    return art + stroke([(-16, 20), (2, 25), (20, 12)], INK, 6) + _brow(17, 9, 24, 13, 5)


def _squint(gap, look, brows):
    art = join(
        stroke([(s * (gap + 13), -9), (s * (gap - 11), 0), (s * (gap + 12), 9)], INK, 7, 0) +
        _brow(s * (gap + 15), -27, s * (gap - 13), -15, 9) for s in (-1, 1))
    teeth = smooth([(-22, 20), (0, 17), (22, 20), (20, 33), (0, 35), (-20, 33)])
    art += draw(teeth, MILK, INK, 5) + stroke([(-21, 27), (21, 27)], INK, 3)
    return art + join(stroke([(x, 19), (x, 33)], INK, 3) for x in (-9, 3, 14))


_FACES = {
    'calm': _calm,
    'joy': _joy,
    'wide': _wide,
    'fear': _fear,
    'sleep': _sleep,
    'smug': _smug,
    'squint': _squint}
