"""Words as shapes, taken from the fonts: SDL's SVG reader knows no text."""
from functools import lru_cache

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from shapely.geometry import Polygon

from .geometry import moved, union

LOBSTER = '/usr/share/fonts/opentype/lobster/lobster.otf'
DOSIS = '/usr/share/fonts/opentype/dosis/Dosis-ExtraBold.otf'


@lru_cache(maxsize=None)
def _font(path):
    return TTFont(path)


def _contours(glyph_set, name):
    pen = DecomposingRecordingPen(glyph_set)
    glyph_set[name].draw(pen)
    points = []
    for command, arguments in pen.value:
        if command == 'moveTo':
            points = [arguments[0]]
        elif command == 'lineTo':
            points.append(arguments[0])
        elif command == 'curveTo':
            points += _cubic(points[-1], *arguments)
        elif len(points) > 2:
            yield points


def _cubic(start, first, second, end, steps=8):
    for i in range(1, steps + 1):
        t = i / steps
        u = 1 - t
        yield tuple(u**3 * start[k] + 3 * u * u * t * first[k] + 3 * u * t * t * second[k] + t**3 * end[k]
                    for k in (0, 1))


def word(text, size, font=LOBSTER, tracking=0):
    """The text as one area, its baseline starting at (0, 0)."""
    source = _font(font)
    glyph_set, names = source.getGlyphSet(), source.getBestCmap()
    scale, x, letters = size / source['head'].unitsPerEm, 0, []
    for character in text:
        name = names[ord(character)]
        letter = Polygon()
        contours = [
            Polygon([(x + px * scale, -py * scale) for px, py in points]).buffer(0)
            for points in _contours(glyph_set, name)]
        for contour in sorted(contours, key=lambda c: -c.area):
            letter = letter.symmetric_difference(contour)
        letters.append(letter)
        x += glyph_set[name].width * scale + tracking
    return union(*letters)


def centred_word(text, size, x=0, y=0, font=LOBSTER, tracking=0):
    """The text with the middle of its bounds at (x, y)."""
    area = word(text, size, font, tracking)
    left, top, right, bottom = area.bounds
    return moved(area, x - (left + right) / 2, y - (top + bottom) / 2)
