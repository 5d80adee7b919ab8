"""Pieces of What the Food?! put together for "How to play": brawlers, combos, piles of tokens, trays."""
from draw.art import Art, join
from sheets.brawlers import CAST
from sheets.fight_cards import auras_food, drapes, stuff, stuff_food
from sheets.fight_foods import BOOK
from sheets.fight_foods.faces import face
from sheets.fighters.rig import bust
from sheets.hall.tokens import STEP, STEP_OF_FIVE, token, token_five
from sheets.hall.trays_plain import plain

_BRAWLERS = {brawler.action: brawler for brawler in CAST}
_FOODS = {entry.name: entry for entry in BOOK}
_AURAS = {make.__name__: make for make in auras_food.AURAS}
WELL_Y = 136  # middle of the lowest token on a tray


def brawler(action, mood):
    return bust(_BRAWLERS[action], mood)


def combo(food, mood='wide', topping=None, condition=None):
    """A food in the air with what is on it and round it."""
    entry = _FOODS[food]
    x, y, width, turn = entry.entry['face']
    art = _AURAS[condition]() if condition else Art()
    art += entry.draw() + (drapes._DRAPES[topping]().at(0, 0, .88) if topping else Art())
    return art + face(mood, entry.entry.get('light', False)).at(x, y, width / 100, turn)


def thing(name, mood='calm'):
    """A topping or condition with its face."""
    rows = (*stuff_food.TOPPINGS, *stuff_food.CONDITIONS, *stuff.TOPPINGS)
    make, entry = next((make, entry) for other, make, _, entry in rows if other == name)
    x, y, width, turn = entry['face']
    return make() + face(mood, entry.get('light', False)).at(x, y, width / 100, turn)


def pile(count):
    """So many points: fives in one stack, ones in another; its foot's middle at (0, 0)."""
    fives, ones = divmod(count, 5)
    art = join(token_five().at(0, -STEP_OF_FIVE * i) for i in range(fives))
    return art + join(token().at(54 if fives else 0, 3 - STEP * i) for i in range(ones))


def seat(player, covered=0, plan=()):
    """A tray with its pile."""
    art = plain(player)
    art += join(piece.at(x, 60) for x, piece in zip((-109, 0, 109), plan))
    return art + pile(covered).at(-132, WELL_Y)
