"""Face-down things: the deck on the floor and a hand of hidden cards."""
from album import centred
from draw.art import draw, join
from draw.geometry import moved, rounded, turned
from draw.palette import INK, PAPER
from draw.toon import floor_shadow
from sheets.fight_cards.frames import BACKS, back

WIDTH, HEIGHT = 130, 165
SHEETS = ((0, ), (0, 7), (0, 7, 14, 21))


def _edge(lift, turn):
    """A card below the uppermost one: only its paper edge shows."""
    card = rounded(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, 13).area
    return draw(moved(turned(card, turn), 0, -lift), PAPER, INK, 4)


def deck(lifts):
    """A stack of so many sheets, a little untidy; the uppermost one is straight."""
    art = floor_shadow(3, HEIGHT / 2 + 3, WIDTH * .5, 11, .22)
    art += join(_edge(lift, (-2.2, 1.4, -.8)[i % 3]) for i, lift in enumerate(lifts[:-1]))
    return art + back(WIDTH, HEIGHT, BACKS['card']).at(0, -lifts[-1])


def fan():
    """Three backs, as others see a hand."""
    cards = [
        back(98, 132, BACKS['card']).at(x, y, .44, turn)
        for x, y, turn in ((-20, 5, -17), (0, 0, 0), (20, 5, 17))]
    return join(cards)


def add_to(album):
    for i, lifts in enumerate(SHEETS):
        album.add('deck-stack-%d' % (i + 1), deck(lifts), centred(170, 220),
                  'stack of backs 130 x 165, anchor = middle of the lowest card')
    album.add('hand-back', fan(), centred(106, 88), 'small fan of backs')
