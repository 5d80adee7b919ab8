"""The kitchen of Cooking Customers."""
from sheets.kitchen import (cards_frames, crew, people, room_back, room_counter, room_meals, room_pass, room_stove,
                            room_tickets)

CHAPTERS = (('Cooking Customers: the kitchen', (room_back, room_pass, room_stove)),
            ('Cooking Customers: orders, tips, meals',
             (room_tickets, room_meals)), ('Cooking Customers: cards (anchor = middle)', (cards_frames, )),
            ('Cooking Customers: on the counter', (room_counter, )),
            ('Cooking Customers: the crew (anchor = middle of the bust at the stove\'s rear edge)', (crew, )))


def add_to(album):
    for title, sheets in CHAPTERS:
        album.chapter(title)
        for sheet in sheets:
            sheet.add_to(album)
    people.add_to(album)
