"""Features from which people are made: eyes, brows, mouths, cheeks, ears, bodies, hands, in five moods."""
import math

from draw.art import draw, join, stroke
from draw.geometry import LineString, clip, corner, disc, ellipse, rectangle, smooth, soften, union
from draw.palette import GUM, INK, MILK, TONGUE, darker
from draw.toon import inked

MOODS = ('calm', 'joy', 'gloom', 'think', 'wow')
LOOK = {'calm': (.1, .1), 'joy': (0, 0), 'gloom': (-.2, .8), 'think': (.75, -.75), 'wow': (0, .1)}
LID = {'calm': .14, 'gloom': .46, 'think': .1}
MOUTH_INSIDE = '#5E1410'
# Turn of the left and right brow in degrees and how far they rise.
BROWS = {
    'calm': ((-6, 0), (6, 0)),
    'joy': ((-12, -8), (12, -8)),
    'gloom': ((-20, 2), (20, 2)),
    'think': ((8, 4), (14, -14)),
    'wow': ((-14, -16), (14, -16))}


def eye(x, y, rx, ry, look=(0, 0), lid=0, skin=MILK, pupil=.48, line=4.5):
    """A white with a pupil that looks to (-1..1, -1..1); the lid covers a part from above."""
    white = ellipse(x, y, rx, ry)
    size = rx * pupil
    px, py = x + look[0] * rx * (1 - pupil) * .85, y + look[1] * ry * (1 - pupil) * .85
    art = draw(white, MILK, INK, line) + draw(ellipse(px, py, size, size * 1.12), INK)
    art += draw(ellipse(px - size * .35, py - size * .4, size * .36, size * .4), MILK)
    if lid:
        cover = clip(white, rectangle(x - rx * 2, y - ry * 2, rx * 4, ry + 2 * ry * lid))
        art += draw(cover, darker(skin, .1), INK, line)
    return art


def eyes(mood, gap, y, rx, ry, skin):
    """A pair of eyes, 2*gap apart."""
    if mood == 'joy':
        return join(
            stroke([(s * gap - rx * .95,
                     y + ry * .35), (s * gap - rx * .4,
                                     y - ry * .45), (s * gap + rx * .4, y -
                                                     ry * .45), (s * gap + rx * .95, y + ry * .35)], INK, 8)
            for s in (-1, 1))
    wide, pupil = (1.14, .42) if mood == 'wow' else (1, .48)
    return join(
        eye(s * gap, y - (3 if mood == 'wow' else 0), rx * wide, ry *
            wide, LOOK[mood], LID.get(mood, 0), skin, pupil) for s in (-1, 1))


def _brow(x, y, length, degrees, width, colour):
    dx, dy = math.cos(math.radians(degrees)) * length / 2, math.sin(math.radians(degrees)) * length / 2
    points = [(x - dx, y - dy), (x, y - length * .08), (x + dx, y + dy)]
    return stroke(points, INK, width + 5) + stroke(points, colour, width)


def brows(mood, gap, y, length, width, colour):
    (left, rise_left), (right, rise_right) = BROWS[mood]
    return (_brow(-gap, y + rise_left, length, left, width, colour) +
            _brow(gap, y + rise_right, length, right, width, colour))


def mouth(mood):
    """A mouth round (0, 0), about 60 px wide."""
    if mood == 'calm':
        return stroke([(-20, -3), (0, 7), (22, -5)], INK, 5.5) + stroke([(20, -10), (26, -2)], INK, 4)
    if mood == 'gloom':
        return stroke([(-20, 10), (0, 0), (20, 9)], INK, 5.5) + stroke([(-8, 18), (8, 18)], INK, 3.5)
    if mood == 'think':
        return stroke([(-12, 4), (2, 0), (18, -7)], INK, 5.5) + stroke([(17, -13), (23, -4)], INK, 4)
    if mood == 'joy':
        return _grin()
    lips = smooth([(-19, -6), (-10, -16), (10, -16), (19, -6), (16, 20), (0, 29), (-16, 20)])
    inside = lips.area.buffer(-2.5)
    return (draw(lips, MOUTH_INSIDE, INK, 5) + draw(clip(rectangle(-30, -22, 60, 12), inside), MILK) +
            draw(clip(ellipse(0, 26, 14, 12), inside), TONGUE))


def _grin():
    lips = smooth([corner(-40, -14), (-16, -8), (16, -8), corner(40, -14), (32, 18), (0, 36), (-32, 18)])
    inside = lips.area.buffer(-2.6)
    teeth = smooth([corner(-44, -20), corner(44, -20), (40, 2), (0, 8), (-40, 2)])
    art = draw(lips, MOUTH_INSIDE, INK, 5.5) + draw(clip(teeth, inside), MILK)
    art += draw(clip(ellipse(0, 34, 22, 15), inside), TONGUE)
    return art + stroke([(-45, -19), (-38, -12)], INK, 5) + stroke([(45, -19), (38, -12)], INK, 5)


def cheeks(gap, y, colour=GUM, opacity=.55, size=14):
    return join(draw(ellipse(s * gap, y, size, size * .66), colour, opacity=opacity) for s in (-1, 1))


def ears(gap, y, skin, size=16):
    return join(
        inked(ellipse(s * gap, y, size, size * 1.15), skin, 5, shade=4) +
        stroke([(s * (gap + 2), y - 6), (s * (gap - 5), y + 3)], darker(skin, .4), 3) for s in (-1, 1))


def body(colour, skin, pattern=()):
    """Shoulders and neck; the chest goes on below the picture."""
    chest = smooth([
        corner(-88, 70), (-86, 10), (-72, -30), (-40, -50), (0, -56), (40, -50), (72, -30), (86, 10),
        corner(88, 70)])
    neck = smooth([corner(-24, -86), corner(24, -86), (28, -46), (0, -36), (-28, -46)])
    return (inked(chest, colour, 7, shade=13, over=pattern) +
            inked(neck, darker(skin, .12), 5, shade=0, light=0))


def collar(colour, drop=-26):
    """A round collar under the chin."""
    shape = smooth([(-34, -58), (0, -46), (34, -58), (36, -38), (0, drop), (-36, -38)])
    return inked(shape, colour, 5.5, shade=4)


def thinking_hand(skin, cuff):
    """A hand at the chin, its finger along the cheek."""
    fist = [disc(0, 0, 20)] + [disc(-14, y, 9) for y in (-8, 3, 13)]
    finger = LineString([(4, -12), (10, -44)]).buffer(8)
    thumb = LineString([(-8, -14), (-26, -22)]).buffer(8)
    shape = soften(union(*fist, finger, thumb), 2.5)
    sleeve = LineString([(14, 20), (36, 70)]).buffer(19, cap_style=2)
    band = LineString([(-4, 26), (32, 12)]).buffer(8)
    return inked(sleeve, cuff[0], 6, shade=6) + inked(shape, skin, 5.5, shade=5, light=3) + inked(
        band, cuff[1], 5, shade=3, light=2)
