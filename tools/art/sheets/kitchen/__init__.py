"""The kitchen of Cooking Customers."""
from sheets.kitchen import (cards_deals, cards_dice, cards_frames, cards_guests, cards_items, cards_people,
                            crew, help_cooking, people, room_back, room_counter, room_meals, room_pass,
                            room_stove, room_tickets, things_minus, things_plus)

CHAPTERS = (('Cooking Customers: the kitchen', (room_back, room_pass, room_stove)),
            ('Cooking Customers: orders, tips, meals', (room_tickets, room_meals)),
            ('Cooking Customers: cards (anchor = middle)',
             (cards_frames, cards_people, cards_items, cards_guests,
              cards_deals)), ('Cooking Customers: dice and signs (anchor = middle)', (cards_dice, )),
            ('Cooking Customers: what lies or hangs at a station (anchor = middle)',
             (things_minus, things_plus)), ('Cooking Customers: on the counter', (room_counter, )),
            ('Cooking Customers: the crew (anchor = middle of the bust at the stove\'s rear edge)',
             (crew, )), ('How to play Cooking Customers (anchor = upper left)', (help_cooking, )))


def add_to(album):
    for title, sheets in CHAPTERS:
        album.chapter(title)
        for sheet in sheets:
            sheet.add_to(album)
    people.add_to(album)
