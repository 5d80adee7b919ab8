"""Cafe Chaos on cards: frames, toppings, conditions, actions and events."""
from sheets.fight_cards import frames


def add_to(album):
    for sheet in (frames,):
        sheet.add_to(album)
