"""The mess hall of the food fights: the room and what stands about in it."""
import json

from sheets.hall import (boards, bottles, bursts, curtains, deck, event_burst, manners, props_brawl,
                         props_food, props_staff, props_things, room, tables, tokens, trash, trays,
                         trays_plain, trifles)

CHAPTERS = (('Cafe Chaos: the hall', (room, tables, trash, deck)), ('Cafe Chaos: a seat', (trays, bottles)),
            ('Cafe Chaos: boards and bursts',
             (boards, bursts, curtains)), ('Cafe Chaos: manners and small things', (manners, trifles)),
            ('Cafe Chaos: for the scenes of events (anchor = foot)', (props_staff, props_things, props_food)),
            ('What the Food?!: trays and tokens', (trays_plain, tokens)),
            ('What the Food?!: events burst from the deck', (event_burst, props_brawl)))


def add_to(album):
    for title, sheets in CHAPTERS:
        album.chapter(title)
        for sheet in sheets:
            sheet.add_to(album)


def places():
    """Where things lie on what is drawn here, from the anchor of each picture."""
    return {
        'tray': trays.places(),
        'bottle': bottles.places(),
        'tables': tables.places(),
        'trash': trash.places(),
        'boards': boards.places(),
        'stage': curtains.places(),
        'tokens': tokens.places(),
        'burst': event_burst.places(), }


def write_places(path):
    path.write_text(json.dumps(places(), indent=1) + '\n')
