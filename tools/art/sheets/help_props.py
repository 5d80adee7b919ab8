"""Pieces of Cafe Chaos put together for "How to play": combos, plaques, cards, seats with their tracks."""
import re

from draw.art import Art, draw, join, lines
from draw.geometry import clip, disc, rectangle, rounded
from draw.lettering import DOSIS, centred_word
from draw.palette import CARD, INK, MUSTARD, PAPER, TOMATO, channels
from draw.toon import inked, plate
from sheets.fight_cards import auras, drapes, frames, stuff
from sheets.fight_cards.frames import KINDS, back
from sheets.fight_foods import BOOK
from sheets.fight_foods.faces import face
from sheets.fight_splats import blot, blot_small
from sheets.fighters import CAST, bust
from sheets.hall.bursts import minus_heart, plus_burst
from sheets.hall.trays import LETTER_Y, letter_xs, tray

TRACK = 'CAFECHAOS!'
SAUCE = '#DC3526'
_FOODS = {entry.name: entry for entry in BOOK}
_FIGHTERS = {fighter.action: fighter for fighter in CAST}


def tinted(art, colour):
    """White things in a colour, as the program tints them; ink stays."""

    def times(found):
        if found.group() == INK:
            return INK
        return '#%02X%02X%02X' % tuple(
            a * b // 255 for a, b in zip(channels(found.group()), channels(colour)))

    return Art(re.sub('#[0-9A-F]{6}', times, art.svg), art.bounds, art.gradients)


def splat(kind, colour=SAUCE):
    return tinted(blot(kind), colour)


def words(text, size, colour=INK, outline=None):
    """Letters round (0, 0), on a rim of ink if `outline` says how wide."""
    area = centred_word(text, size, 0, 0, DOSIS)
    rim = draw(area.buffer(outline), INK) if outline else Art()
    return rim + draw(area, colour)


def combo(food, mood='wide', topping=None, condition=None):
    """A food in the air with what is on it and round it."""
    entry = _FOODS[food]
    x, y, width, turn = entry.entry['face']
    art = auras._AURAS[condition]() if condition else Art()
    art += entry.draw() + (drapes._DRAPES[topping]().at(0, 0, .88) if topping else Art())
    return art + face(mood, entry.entry.get('light', False)).at(x, y, width / 100, turn)


def thing(name, mood='calm'):
    """A topping or condition with its face."""
    make, entry = next((make, entry) for other, make, _, entry in (*stuff.TOPPINGS, *stuff.CONDITIONS)
                       if other == name)
    x, y, width, turn = entry['face']
    return make() + face(mood, entry.get('light', False)).at(x, y, width / 100, turn)


def fitted(art, reach):
    """The art round (0, 0), its longer side `reach`."""
    left, top, right, bottom = art.bounds
    scale = reach / max(right - left, bottom - top)
    return art.at(-(left + right) / 2 * scale, -(top + bottom) / 2 * scale, scale)


def plaque(art):
    """An action as it lies on a tray, 98 px; its name is in the words of the page."""
    field, pattern, _ = KINDS['action']
    card = plate(rounded(-49, -49, 98, 98, 11), PAPER, 5)
    card += draw(rounded(-42, -42, 84, 84, 8), field, TOMATO, 4)
    return card + draw(disc(0, 0, 33), pattern) + fitted(art, 76)


def face_down():
    return back(98, 98, frames.BACKS['plaque'])


def card(kind, art):
    """A card of the Floor, 104 x 132, without words."""
    field, pattern, strip = KINDS[kind]
    sheet = plate(rounded(-52, -66, 104, 132, 12), PAPER, 5)
    sheet += draw(rounded(-45, -59, 90, 118, 9), field, INK, 3) + draw(rounded(-43, -57, 86, 24, 6), strip)
    return sheet + draw(disc(0, 11, 36), pattern) + fitted(art, 84).at(0, 11)


def points(value):
    return plus_burst() + words('+%d' % value, 44, PAPER, 4)


def healing(value):
    return minus_heart() + words('−%d' % value, 40, PAPER, 4).at(0, -3)


def number(value):
    """A step of a sequence."""
    return inked(disc(0, 0, 28), MUSTARD, 5, shade=4, light=0) + words(str(value), 44)


def seat(player, covered=0, plan=()):
    """A tray with its track: so many letters lie under splats."""
    art = tray(player)
    art += join(piece.at(x, 60) for x, piece in zip((-109, 0, 109), plan))
    for i, (x, letter) in enumerate(zip(letter_xs(), TRACK)):
        if i < covered:
            art += tinted(blot_small(i % 5), SAUCE).at(x, LETTER_Y, 1.05)
        else:
            art += words(letter, 31).at(x, LETTER_Y)
    return art


def fighter(action, mood):
    return bust(_FIGHTERS[action], mood)


def panel(x, y, width, height, field=CARD):
    """A sheet of paper for one part of a page."""
    return plate(rounded(x, y, width, height, 22), field, 5)


def table(x, y, width, height, top, field):
    """The lower part of such a sheet, from `top` on: what stands behind it, words stand on it."""
    sheet = rounded(x, y, width, height, 22)
    front = clip(rectangle(x, top, width, y + height - top), sheet)
    return draw(front, field) + lines([((x, top), (x + width, top))], INK, 5) + draw(sheet, None, INK, 5)


def shelf(x, y, width, colour):
    """A board for a bust to look over."""
    return inked(rounded(x - width / 2, y, width, 24, 9), colour, 5, shade=5, light=3)
