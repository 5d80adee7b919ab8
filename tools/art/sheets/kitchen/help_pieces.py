"""Pieces of the kitchen put together for "How to play": bays, stations, small cards, dice."""
from draw.art import draw, halftone, join, lines
from draw.geometry import rectangle, rounded
from draw.palette import INK, MINT, PLAYER_COLOURS, PAPER, TEAL, mix
from draw.toon import inked, plate
from sheets.fight_cards.kit import arrow
from sheets.help_props import fitted, words
from sheets.kitchen import cards_dice, cards_frames, crew, crew_robo, room_meals, room_pass, room_stove
from sheets.kitchen.crew_parts import scarf
from sheets.kitchen.crew_rig import COOK_SCALE, HELPER_SCALE, bust
from sheets.kitchen.people import guest_kit
from sheets.kitchen.people.guests import GUESTS

GROUND, TILE = mix(MINT, TEAL, .1), mix(MINT, TEAL, .02)
HALL = '#F4CF8B'
_COOKS = {cook.kind: cook for cook in crew.COOKS}


def hall(x, y, width, shelf_y):
    """The dining hall over a pass, its shelf from (x, shelf_y)."""
    art = draw(rectangle(x, y, width, shelf_y - y + 30), HALL)
    art += halftone(lambda px, py: True, (x + 8, y + 8, x + width, shelf_y), 26, 5, '#D9923F', .2)
    return art


def shelf(x, y, width):
    return room_pass.shelf(width - 18).at(x + 9, y)


def bar(x, y, width):
    return room_pass.hook_bar(width - 18).at(x + 9, y)


def guest(number, served=False):
    return guest_kit.bust(GUESTS[number], served)


def cook(kind, mood, seat):
    """A cook with the neckerchief of a seat."""
    return (bust(_COOKS[kind], mood) + scarf(PLAYER_COLOURS[seat])).at(0, 0, COOK_SCALE)


def trainee(mood, seat):
    return (bust(crew.TRAINEES[0], mood) + scarf(PLAYER_COLOURS[seat])).at(0, 0, HELPER_SCALE)


def robo(mood):
    return crew_robo.robo_cook(mood).at(0, 0, HELPER_SCALE)


def stove(seat, dice=0, extra=0):
    """A stove with its plate in the seat's colour; the dice of the cook, and those that come afterwards."""
    art = room_stove.stove() + inked(rounded(-180, 54, 360, 56, 14), PLAYER_COLOURS[seat], 5, shade=0,
                                     light=4)
    if dice:
        art += draw(rounded(-30 if extra else 22, 60, 200 if extra else 148, 44, 12), PAPER, INK, 4)
        left = -2 if extra else 58
        art += cards_dice.small('meal').at(left, 82, .84) + words(str(dice), 40).at(left + 46, 82)
    if extra:
        art += words('+%d' % extra, 38, '#2E7D5B').at(132, 82)
    return art


def meals(x, y, cooked, needed, pitch=70, scale=1.0, first=0):
    """Plates on the shelf: some cooked, the rest still missing."""
    return join(
        (room_meals.meal((first + i) % 6) if i < cooked else room_meals.empty()).at(x + i * pitch, y, scale)
        for i in range(needed))


def small_card(kind, art, scale=1.0):
    """A card without words, 112 x 144."""
    field, pattern, band = cards_frames.KINDS[kind]
    sheet = plate(rounded(-56, -72, 112, 144, 13), PAPER, 5) + draw(rounded(-48, -64, 96, 128, 9), field, INK,
                                                                    3)
    sheet += draw(rounded(-46.5, -62.5, 93, 25, 7), band) + lines([((-48, -37), (48, -37))], INK, 3)
    sheet += draw(rectangle(-46.5, -35.5, 93, 98), pattern, opacity=.5)
    return (sheet + fitted(art, 86).at(0, 13)).at(scale=scale)


def die(kind, scale=1.0, turn=0):
    return cards_dice.die(kind).at(scale=scale, turn=turn)


def path(points, colour):
    """A large bent arrow."""
    return arrow(points, colour, 17, 25, 6)
