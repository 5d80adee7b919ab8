"""Toppings and conditions as pictures, and their entries for foods.json."""
from album import centred
from sheets.fight_cards import conditions, conditions_packs, toppings, toppings_packs

TOPPINGS = (*toppings.TOPPINGS, *toppings_packs.TOPPINGS)
CONDITIONS = (*conditions.CONDITIONS, *conditions_packs.CONDITIONS)
FACES = {name: entry for name, _, _, entry in (*TOPPINGS, *CONDITIONS)}


def add_to(album):
    for kind, things in (('topping', TOPPINGS), ('condition', CONDITIONS)):
        album.chapter('Cafe Chaos: %ss without a face (anchor = middle)' % kind)
        for name, make, what, _ in things:
            album.add('%s-%s' % (kind, name), make(), centred(184, 176), what)
