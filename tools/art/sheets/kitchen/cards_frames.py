"""Frames and backs of the kitchen's cards; names and words are written by the program."""
from album import centred
from draw.art import draw, lines
from draw.geometry import Polygon, clip, disc, ellipse, polar, polygon, rectangle, rounded, union
from draw.palette import DEEP_TEAL, INK, MUSTARD, PAPER, darker, lighter, mix
from draw.toon import inked, plate
from sheets.fight_cards.frames import BAND, ROOM
from sheets.kitchen import room_meals

CREAM_WORDS = '#FFF8E6'
# Kind of card: its field, the pattern on it, the name band.
KINDS = {
    'cook': ('#FBEBC8', '#F3DDAD', '#2A8583'),
    'helper': ('#FBE3C0', '#F5D2A2', '#C8641E'),
    'plus': ('#DDEFC0', '#CDE5A8', '#9CCB5A'),
    'minus': ('#F9CDBB', '#F3BBA6', '#C9321F'),
    'supply': ('#FDECB8', '#F9DF94', '#F6B52E'),
    'customer': ('#E2D3EE', '#D5C1E6', '#6E4398'),
    'inspector': ('#D6DCE4', '#C6CED9', '#56566F'),
    'defence': ('#CDE6F5', '#B9DAEF', '#2F7DB8'),
    'attack': ('#E9CFC8', '#DEBDB5', '#33211F')}
# The picture window lies between these heights, the words below it.
WINDOW_TOP, WINDOW_FOOT = -72, 58


def _checks(middle):
    return [
        rectangle(x * 24, middle + y * 24, 24, 24) for x in range(-4, 4) for y in range(-4, 4) if (x + y) % 2]


def _rays(middle):
    return [
        Polygon([(0, middle),
                 polar(30 * i + 8, 170, 0, middle),
                 polar(30 * i + 23, 170, 0, middle)]) for i in range(12)]


def _dots(middle):
    return [
        disc((x + (.5 if y % 2 else 0)) * 30, middle + y * 21, 5.5) for y in range(-4, 5)
        for x in range(-4, 5)]


def _stripes(middle):
    return [
        polygon((x, middle + 90), (x + 15, middle + 90), (x + 65, middle - 90), (x + 50, middle - 90))
        for x in range(-180, 130, 30)]


def _zigzag(middle):
    rows = []
    for y in range(-80, 90, 27):
        upper = [(-100 + 20 * i, middle + y + (11 if i % 2 else 0)) for i in range(11)]
        rows.append(Polygon(upper + [(px, py + 10) for px, py in reversed(upper)]))
    return rows


PATTERNS = {
    'cook': _checks,
    'helper': _checks,
    'plus': _rays,
    'minus': _zigzag,
    'supply': _dots,
    'customer': _rays,
    'inspector': _stripes,
    'defence': _dots,
    'attack': _stripes}


def face(kind):
    """Paper edge, name band, picture window with its pattern, cream field for words."""
    field, pattern, band = KINDS[kind]
    left, top, width, height, margin = -97, -132, 194, 264, 8.7
    inner = rounded(left + margin, top + margin, width - 2 * margin, height - 2 * margin, 14)
    window = clip(rectangle(left, WINDOW_TOP, width, WINDOW_FOOT - WINDOW_TOP), inner)
    art = plate(rounded(left, top, width, height, 19.4), PAPER, 5) + draw(inner, CREAM_WORDS)
    art += draw(clip(rectangle(left, top, width, BAND), inner), band) + draw(window, field)
    art += draw(clip(union(*PATTERNS[kind]((WINDOW_TOP + WINDOW_FOOT) / 2)), window), pattern)
    edges = [((left + margin, y), (-left - margin, y)) for y in (WINDOW_TOP, WINDOW_FOOT)]
    return art + lines(edges, INK, 3.5) + draw(inner, None, INK, 3)


def _ground(width, height, colour):
    """A card's edge and its inner field."""
    margin = width * .05
    inner = rounded(-width / 2 + margin, -height / 2 + margin, width - 2 * margin, height - 2 * margin,
                    width * .07)
    art = plate(rounded(-width / 2, -height / 2, width, height, width * .1), PAPER, 5) + draw(inner, colour)
    return art, inner


def _checked(inner, step, colour):
    left, top, right, bottom = inner.area.bounds
    squares = [
        rectangle(i * step, j * step, step, step) for i in range(-6, 6) for j in range(-8, 8) if (i + j) % 2]
    return draw(clip(union(*squares), inner.area.buffer(-1)), colour)


def toque():
    """A cook's hat on a disc, about 124 px: the sign of the kitchen."""
    art = inked(ellipse(0, 0, 64), MUSTARD, 6, shade=7)
    art += draw(ellipse(0, 0, 51), None, mix(MUSTARD, '#FFFFFF', .4), 4)
    puff = union(disc(-21, -12, 19), disc(0, -22, 21), disc(21, -12, 19), rectangle(-22, -10, 44, 30))
    art += inked(puff.buffer(3).buffer(-3), '#FFFDF4', 5, shade=5, light=0, shade_colour='#DFD9C8')
    art += inked(rounded(-25, 12, 50, 18, 5), '#FFFDF4', 5, shade=3, light=0, shade_colour='#DFD9C8')
    return art + lines([((-9, 0), (-9, 9)), ((9, 0), (9, 9))], '#B9B09A', 4)


def back_of(width, height):
    """The side of a card that tells nothing."""
    art, inner = _ground(width, height, DEEP_TEAL)
    art += _checked(inner, width * .12, lighter(DEEP_TEAL, .12)) + draw(inner, None, darker(DEEP_TEAL, .4), 3)
    return art + toque().at(scale=width / 210)


def order_of(width, height, shift=0):
    """Front of an order: a meal above a large place for the number of meals, `shift` px off the middle."""
    art, inner = _ground(width, height, '#F9CE74')
    art += _checked(inner, width * .12, '#FBD98F') + draw(inner, None, INK, 3)
    art += room_meals.meal(1).at(0, -height * .055, width / 156)
    number = rounded(shift - width * .28, height * .015, width * .56, height * .42, width * .1)
    return art + inked(number, '#FFFDF4', 4.5, shade=3, light=0, shade_colour='#E4D6B4')


def order_back():
    """The money side: green with an empty oval for the tip."""
    art, inner = _ground(194, 264, '#8CC98A')
    art += _checked(inner, 24, '#9BD399') + draw(inner, None, INK, 3)
    art += draw(rounded(-76, -110, 152, 220, 16), None, '#3F7F4C', 4.5)
    return art + inked(ellipse(0, 0, 66, 58), '#EAF6DF', 5, shade=4, light=0, shade_colour='#C4DEB8')


def add_to(album):
    size = centred(194 + 2 * ROOM, 264 + 2 * ROOM)
    for kind in KINDS:
        album.add('kitchen-card-' + kind, face(kind), size,
                  kind + ' card, 194 x 264; window from y = -72 to 58 (middle -7), words below it')
    album.add('kitchen-card-back', back_of(194, 264), size, 'back of the cards')
    album.add('order-card', order_of(194, 264), size,
              'front of an order; number of meals round (0, 60), 108 px')
    album.add('order-card-back', order_back(), size, 'its money side; tip round (0, 0)')
