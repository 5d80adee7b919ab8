"""The food fights on cards: frames, toppings, conditions, actions and events."""
from sheets.fight_cards import (actions_animator, actions_base, actions_basic, actions_bonus, actions_brawl,
                                actions_brawl_bonus, actions_packs, auras, auras_food_edition, drapes,
                                drapes_food, events_base, events_brawl, events_packs, frames, stuff,
                                stuff_food, super_badge)

FACES = {**stuff.FACES, **stuff_food.FACES}


def add_to(album):
    for sheet in (frames, actions_basic, actions_base, actions_bonus, actions_animator, actions_packs, stuff,
                  drapes, auras, events_base, events_packs, actions_brawl, actions_brawl_bonus, events_brawl,
                  stuff_food, drapes_food, auras_food_edition, super_badge):
        sheet.add_to(album)
