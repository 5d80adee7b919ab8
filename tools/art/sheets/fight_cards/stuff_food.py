"""Toppings and conditions of What the Food?! as pictures, and their entries for foods.json."""
from album import centred
from sheets.fight_cards import conditions_food, conditions_food_edition, toppings_food, toppings_food_edition
from sheets.fight_cards.bits_food import slim

TOPPINGS = (*toppings_food.TOPPINGS, *toppings_food_edition.TOPPINGS)
CONDITIONS = (*conditions_food.CONDITIONS, *conditions_food_edition.CONDITIONS)
FACES = {name: entry for name, _, _, entry in (*TOPPINGS, *CONDITIONS)}


def add_to(album):
    for kind, things in (('topping', TOPPINGS), ('condition', CONDITIONS)):
        album.chapter('What the Food?!: %ss without a face (anchor = middle)' % kind)
        for name, make, what, _ in things:
            album.add('%s-%s' % (kind, name), slim(make()), centred(184, 176), what)
