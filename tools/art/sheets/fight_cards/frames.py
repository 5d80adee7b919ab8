"""The frames and backs of the cards of the food fights; names and numbers are written by the program."""
from album import centred
from draw.art import Art, draw, lines
from draw.geometry import (LineString, Polygon, band, clip, corner, disc, ellipse, minus, moved, polar,
                           rectangle, ring_of_points, rounded, smooth, union)
from draw.palette import CARD, DEEP_TEAL, INK, MUSTARD, PAPER, TOMATO, darker, lighter, mix
from draw.toon import inked, plate

# Kind of card: its field, the pattern on it, the name band.
KINDS = {
    'food': ('#F8B733', '#FFCB55', CARD),
    'topping': ('#F287AC', '#F7A3C0', CARD),
    'condition': ('#4E9FDB', '#6CB3E6', CARD),
    'condition-green': ('#4DAF6E', '#6CC288', CARD),  # What the Food?!
    'action': ('#FBEBC8', '#F3DDAD', TOMATO),
    'event': ('#7FB256', '#93C169', '#3F7A3A')}
BACKS = {'card': DEEP_TEAL, 'plaque': '#B93522', 'event': '#4F7F2E'}
# The canvas is larger than the card by this much on every side: room for the ink.
ROOM = 8
# Height of the name band below the upper edge of a card in the hand and of one on the floor.
BAND, SMALL_BAND = 60, 46
# Height of the name band of a plaque, at its lower edge.
PLAQUE_BAND = 33


def _rays(reach):
    """Beams from the middle of the picture field."""
    return [Polygon([(0, 0), polar(45 * i + 11, reach), polar(45 * i + 33, reach)]) for i in range(8)]


def _dots(reach):
    step = reach * .24
    return [
        disc((column + (.5 if row % 2 else 0)) * step, row * step * .7, step * .19) for row in range(-6, 7)
        for column in range(-5, 6)]


def _waves(reach):
    return [
        band([(x * reach * .25, row * reach * .2 + (-1)**x * reach * .028)
              for x in range(-5, 6)], reach * .085) for row in range(-6, 7)]


def _stripes(reach):
    width = reach * .1
    return [
        Polygon([(x * width * 2 + lean, y)
                 for lean, y in ((0, reach), (width, reach), (width * 1.6, -reach), (width * .6, -reach))])
        for x in range(-6, 6)]


_PATTERNS = {
    'food': _rays,
    'topping': _dots,
    'condition': _waves,
    'condition-green': _waves,
    'action': _stripes,
    'event': _rays}


def _badge(kind, radius):
    """The shape for the value: circle, drop or hexagon, so that the kind reads without its colour."""
    if kind == 'food':
        shape = ellipse(0, 0, radius)
    elif kind == 'topping':
        shape = smooth([
            corner(radius * .12, -radius * 1.5), (radius * .74, -radius * .5), (radius * 1.08, radius * .18),
            (radius * .74, radius * .86), (0, radius * 1.1), (-radius * .74, radius * .86),
            (-radius * 1.08, radius * .18), (-radius * .66, -radius * .5)])
    elif kind.startswith('condition'):
        shape = Polygon(ring_of_points(6, radius * 1.16, turn=0)).buffer(-2).buffer(2)
    else:
        return Art()
    return inked(shape, '#FFFDF2', 4.5, shade=3, light=0, shade_colour='#E7D9BE')


def _radius(width):
    return max(20, width * .125)


def badge_place(width, height):
    """Where the middle of the badge lies from the middle of a card."""
    return _radius(width) * 1.08 - width / 2, height / 2 - _radius(width) * 1.12


def _card(kind, width, height, name_band, name_below=False):
    """A card: paper edge, patterned field, band for the name, badge at the lower left."""
    field, pattern, band_colour = KINDS[kind]
    left, top, margin = -width / 2, -height / 2, max(6, width * .045)
    body = rounded(left, top, width, height, width * .1)
    inner = rounded(left + margin, top + margin, width - 2 * margin, height - 2 * margin, width * .072)
    edge = height / 2 - name_band if name_below else top + name_band
    strip = (rectangle(left, edge, width, name_band) if name_below else rectangle(
        left, top, width, name_band))
    middle = (top + edge) / 2 if name_below else (edge + height / 2) / 2
    figures = moved(union(*_PATTERNS[kind](max(width, height) * .75)), 0, middle)
    picture = minus(inner, strip)
    thin = width < 100
    art = (plate(body, PAPER, 4, (1.5, 3)) if thin else plate(body, PAPER, 5)) + draw(picture, field)
    art += draw(clip(figures, picture), pattern)
    art += draw(clip(strip, inner), band_colour)
    art += lines([((left + margin, edge), (-left - margin, edge))], INK, 3.5)
    art += draw(inner, None, INK, 2 if thin else 3)
    return art + _badge(kind, _radius(width)).at(*badge_place(width, height))


def _lattice(inner, step, colour, width):
    """Crossing lines like a wicker basket, cut to the field."""
    left, top, right, bottom = inner.bounds
    reach, pairs, core = bottom - top, [], inner.buffer(-width / 2 - 1)
    for slope in (-1, 1):
        for i in range(-12, 13):
            start = (i * step - slope * reach, top - reach * .5)
            cut = LineString([start, (start[0] + slope * 2 * reach, start[1] + 2 * reach)]).intersection(core)
            if cut.length > 3:
                pairs.append((cut.coords[0], cut.coords[-1]))
    return lines(pairs, colour, width)


def _fork():
    tines = [band([(x, -14), (x, -44)], 6.5) for x in (-15, 0, 15)]
    head = union(*tines, band([(-15, -20), (-12, -8), (0, -3), (12, -8), (15, -20)], 8),
                 band([(0, -4), (0, 46)], 9))
    return inked(head, '#FFF9E8', 4, shade=2, light=0)


def _spoon():
    return inked(union(ellipse(0, -27, 15, 19), band([(0, -8), (0, 46)], 9)), '#FFF9E8', 4, shade=3, light=0)


def emblem():
    """Fork and spoon crossed on a plate: the sign of the game, about 124 px."""
    art = inked(ellipse(0, 0, 64), MUSTARD, 6, shade=7)
    art += draw(ellipse(0, 0, 51), None, mix(MUSTARD, '#FFFFFF', .4), 4)
    return art + _fork().at(-1, 1, .92, turn=-38) + _spoon().at(1, 1, .92, turn=38)


def back(width, height, colour):
    """The side that tells nothing."""
    left, top, margin = -width / 2, -height / 2, width * .05
    inner = rounded(left + margin, top + margin, width - 2 * margin, height - 2 * margin, width * .07)
    art = plate(rounded(left, top, width, height, width * .1), PAPER, 5 if width > 100 else 4,
                (2, 4) if width > 100 else (1.5, 3))
    art += draw(inner, colour) + _lattice(inner.area, width * .17, lighter(colour, .16), width * .032)
    art += draw(inner, None, darker(colour, .4), 3)
    return art + emblem().at(scale=width / 200)


def add_to(album):
    album.chapter('Cards of the food fights: frames (anchor = middle of the card)')
    hand, floor, tray = centred(194 + 2 * ROOM, 264 + 2 * ROOM), centred(150 + 2 * ROOM,
                                                                         190 + 2 * ROOM), centred(
                                                                             98 + 2 * ROOM, 98 + 2 * ROOM)
    for kind in KINDS:
        album.add('card-' + kind, _card(kind, 194, 264, BAND), hand, kind + ' card in the hand, 194 x 264')
        album.add('small-' + kind, _card(kind, 150, 190, SMALL_BAND), floor,
                  kind + ' card on the floor, 150 x 190')
    for kind in ('food', 'topping', 'condition'):
        for size, width, height in (('card', 194, 264), ('small', 150, 190)):
            radius = _radius(width)
            album.add(
                '%s-badge-%s' % (size, kind), _badge(kind, radius), centred(64, 80),
                'the badge alone, for over the picture; at (%.0f, %.0f) of the card' %
                badge_place(width, height))
    album.add('plaque-action', _card('action', 98, 98, PLAQUE_BAND, True), tray,
              'action card on a tray, 98 x 98')
    album.add('card-back', back(194, 264, BACKS['card']), hand, 'back of a card of the deck')
    album.add('small-back', back(150, 190, BACKS['card']), floor, 'the same on the floor')
    album.add('plaque-back', back(98, 98, BACKS['plaque']), tray, 'action card face down')
    album.add('event-back', back(150, 190, BACKS['event']), floor, 'back of an event')
