"""Results: podiums of stacked trays, medals, confetti."""
from album import centred, standing
from draw.art import draw, join, stroke
from draw.geometry import area_of, corner, disc, polygon, ring_of_points, smooth, union
from draw.palette import GUM, INK, MUSTARD, TOMATO
from draw.toon import floor_shadow, inked

TRAY_COLOURS = ('#E0702A', '#F0DF4A', '#1F7FBA', '#E08BBB', '#17A57E', '#F1EDE4', '#56B4E9', '#8CBF6A')
TRAY_HEIGHT = 34
# Trays in the stack, width, first colour.
PODIUMS = ((8, 284, 0), (6, 204, 1), (5, 200, 4), (3, 196, 5), (2, 190, 2))
WOBBLE = (3, -4, 5, -2, -5, 4, 0, -3)
MEDAL_COLOURS = ('#F6B52E', '#CBD8DB', '#D99A5E', '#E7D8B8', '#E7D8B8')


def _tray(x, y, width, colour):
    shape = area_of(
        smooth([
            corner(x - width / 2 + 10, y),
            corner(x + width / 2 - 10, y),
            corner(x + width / 2, y + TRAY_HEIGHT - 8),
            corner(x + width / 2 - 12, y + TRAY_HEIGHT),
            corner(x - width / 2 + 12, y + TRAY_HEIGHT),
            corner(x - width / 2, y + TRAY_HEIGHT - 8)], .1))
    return inked(shape.buffer(-4).buffer(4), colour, 5.5, shade=7, light=4)


def podium(count, width, first):
    art = floor_shadow(0, 4, width * .56, 16, .28)
    return art + join(
        _tray(WOBBLE[(i + first) % 8], -TRAY_HEIGHT *
              (i + 1), width - i * 2, TRAY_COLOURS[(i * 3 + first) % 8]) for i in range(count))


def medal(place):
    """A rosette with two ribbons; the number is written on its middle."""
    ribbons = union(polygon((-20, 16), (-34, 66), (-18, 56), (-6, 68), (2, 20)),
                    polygon((20, 16), (34, 66), (18, 56), (6, 68), (-2, 20)))
    art = inked(ribbons, TOMATO, 5, shade=3, light=0)
    art += inked(polygon(*ring_of_points(12, 46, 39), radius=2), MEDAL_COLOURS[place - 1], 5, shade=5,
                 light=4)
    return art + draw(disc(0, 0, 29), '#FFFBEF', INK, 3.5)


def confetti(kind):
    """Sprinkles that fall: a stick, a curl, a star, a round one."""
    if kind == 0:
        return stroke([(-9, 5), (9, -5)], INK, 14) + stroke([(-9, 5), (9, -5)], TOMATO, 8)
    if kind == 1:
        curl = [(-12, 6), (-4, -6), (4, 6), (12, -6)]
        return stroke(curl, INK, 11) + stroke(curl, '#56B4E9', 5.5)
    if kind == 2:
        return inked(polygon(*ring_of_points(5, 14, 6.5), radius=1), MUSTARD, 4, shade=0, light=0)
    return inked(disc(0, 0, 9), GUM, 4, shade=2, light=0)


def add_to(album):
    album.chapter('Results: ceremony')
    for place, (count, width, first) in enumerate(PODIUMS):
        album.add(
            'podium-%d' % place, podium(count, width, first), standing(330, count * TRAY_HEIGHT + 36, 26),
            'stack of trays for place %d; anchor = foot, top %d above it' % (place + 1, count * TRAY_HEIGHT))
    for place in range(1, 6):
        album.add('medal-%d' % place, medal(place), standing(108, 128, 76),
                  'rosette of place %d; anchor = middle for the number' % place)
    for kind in range(4):
        album.add('confetti-%d' % kind, confetti(kind), centred(40, 40), 'confetti')
