"""How to play Cooking Customers: six pictures; what is written beside them the program writes."""
from album import Frame
from draw.art import draw, lines
from draw.geometry import rectangle
from draw.palette import CARD, CREAM, INK, MUSTARD
from sheets.help_kit import HEIGHT, WIDTH, cross, page
from sheets.help_props import panel, table, words
from sheets.kitchen import (cards_deals, cards_dice, room_meals, room_pass, room_stove, room_tickets,
                            things_minus, things_plus)
from sheets.kitchen.help_pieces import (GROUND, HALL, TILE, bar, cook, die, guest, hall, meals, path, robo,
                                        shelf, small_card, stove)
from sheets.kitchen.people.found_hair import FOUND_HAIR
from sheets.kitchen.people.rig import bust
from sheets.kitchen.shorter import shorter
from sheets.kitchen.thin import thin

GREEN, RED = '#8CC152', '#E2412B'
HALVES = ((12, 12, 432, 496), (456, 12, 432, 496))


def _page(content):
    return page(content, GROUND, TILE)


def _ticket(numbers, tip=None):
    """An order with its numbers on it."""
    art = room_tickets.ticket() + room_pass.clip_for_ticket() + words(numbers, 52).at(0, 88)
    return art + words('$ ?' if tip is None else '$%d' % tip, 30, '#7A3B22').at(0, 143)


def _jar(fill, money):
    return room_tickets.tip_jar(fill) + words('$%d' % money, 38).at(0, -58)


def your_kitchen():
    """Your kitchen: cook, helper, stove, order, meals, tips."""
    art = hall(-10, -10, 920, 168) + guest(1).at(282, 176, 1.0) + guest(4).at(676, 176, .94)
    art += bar(0, 250, 900) + room_pass.hook().at(140, 250) + things_plus.gloves().at(140, 287, .62)
    art += shelf(-10, 170, 920) + _ticket('2/4').at(104, 22, .84)
    art += meals(198, 196, 2, 4, 70, 1.06, 1) + _jar(2, 9).at(806, 190, 1.12)
    art += robo('ready').at(690, 388, 1.3) + cook('cook', 'busy', 0).at(520, 388, 1.04)
    art += stove(0, 3, 2).at(530, 388, 1.3) + room_stove.pot(0).at(386, 420, 1.3) + room_stove.steam(1).at(
        386, 352, 1.2)
    return _page(art)


def two_cards():
    """One card for yourself, one at another."""
    art = cook('super-cook', 'joy', 0).at(170, 372, .96) + stove(0, 4, 2).at(190, 372, .92)
    art += cook('cook-b', 'alarmed', 3).at(742, 372, .96) + stove(3, 2).at(720, 372, .92)
    art += things_plus.can().at(300, 350, .56) + things_minus.banana().at(640, 462, .6)
    art += path([(372, 172), (320, 116), (262, 150)], GREEN) + path([(530, 172), (584, 110), (644, 150)], RED)
    art += small_card('plus', things_plus.can()).at(400, 262, 1.06, -7)
    return _page(art + small_card('minus', things_minus.banana()).at(508, 262, 1.06, 7))


def the_roll():
    """MEAL onto the plates; all FIRED and the cook is out."""
    art = panel(*HALVES[0], HALL) + panel(*HALVES[1], '#FBDCD0') + table(*HALVES[0], 136, CARD)
    art += shelf(18, 130, 420)
    art += meals(96, 156, 3, 4, 88, 1.3, 0) + _tossed(186, 436)
    art += path([(120, 296), (84, 250), (88, 190)], GREEN) + path([(238, 262), (268, 228), (264, 190)], GREEN)
    art += cook('cook-c', 'gone', 1).at(654, 332, 1.02) + table(*HALVES[1], 330, CREAM)
    for x, y, turn in ((548, 424, -10), (672, 434, 4), (796, 424, 12)):
        art += die('fired', 1, turn).at(x, y)
    return _page(art + path([(770, 290), (820, 262), (838, 204)], RED))


def _tossed(x, y):
    """Three dice over the pan: two show a meal."""
    art = room_stove.pan().at(x, y, 1.78)
    art += die('meal', .92, -14).at(x - 92, y - 96) + die('meal', .92, 10).at(x + 6, y - 128)
    art += die('blank', .92, 20).at(x + 92, y - 74)
    return art + room_stove.pan_face().at(x, y, 1.78)


def mishaps():
    """Minus cards lie about and take dice; supplies hang and keep them off."""
    art = panel(*HALVES[0], '#FBDCD0') + panel(*HALVES[1], '#FFF1C9')
    art += cook('one-armed-cook', 'sweating', 6).at(214, 330, .98) + table(*HALVES[0], 330, CREAM)
    art += things_minus.burned_hand().at(84, 410, .8) + things_minus.banana().at(196, 418, .74)
    art += die('blank', .8).at(376, 420) + cross(376, 416, 30)
    art += words('−1', 56, RED).at(300, 418)
    art += bar(462, 56, 420) + room_pass.hook().at(540, 56) + things_plus.gloves().at(540, 96, .72)
    art += room_pass.hook().at(672, 56) + things_plus.shoes().at(672, 96, .74)
    art += room_pass.hook().at(804, 56) + things_plus.first_aid_kit().at(804, 92, .7)
    for x, make, symbol in ((540, things_minus.burned_hand, 'hand'), (672, things_minus.sore_foot, 'foot'),
                            (804, things_minus.cut_finger, 'first-aid')):
        art += small_card('minus', make()).at(x, 376, .98) + cards_dice.SYMBOLS[symbol].at(x, 272, 1.1)
        art += cross(x + 34, 432, 24)
    return _page(art)


def a_customer():
    """A customer at the pass: Simmer Down, or two MEALs."""
    art = draw(rectangle(0, 0, 330, HEIGHT), HALL) + bust(FOUND_HAIR, 'shout').at(166, 392, 1.06)
    art += shelf(-10, 390, 342) + draw(rectangle(0, 436, 332, 90), GROUND)
    art += lines([((332, 0), (332, HEIGHT))], INK, 7)
    art += panel(350, 12, 538, 240, '#CDE6F5') + panel(350, 266, 538, 242, '#DDEFC0')
    art += small_card('defence', cards_deals.simmer_down()).at(426, 132, 1.12, -4)
    art += path([(500, 132), (540, 118), (572, 132)], MUSTARD) + bust(FOUND_HAIR, 'calm').at(680, 234, .66)
    art += table(350, 12, 538, 240, 232, '#CDE6F5') + words('+2', 64, '#2E7D5B').at(836, 66)
    art += room_meals.meal(0).at(830, 188, 1.2)
    art += die('meal', .86, -8).at(410, 350) + die('meal', .86, 8).at(446, 436)
    art += path([(510, 392), (544, 378), (572, 392)], MUSTARD) + bust(FOUND_HAIR, 'cooked').at(680, 496, .66)
    return _page(art + words('+2', 64, '#2E7D5B').at(836, 322) + room_meals.meal(4).at(830, 452, 1.2))


def teams():
    """A team shares its order and its tips."""
    art = hall(-10, -10, 920, 168) + guest(6, True).at(472, 176, .96)
    art += shelf(-10, 170, 920) + _ticket('3/5').at(318, 22, .84)
    art += meals(396, 196, 3, 5, 52, .8, 2)
    art += _jar(3, 14).at(650, 190, 1)
    art += cook('cook-b', 'fresh', 2).at(150, 388, .98) + cook('dishwasher', 'busy', 8).at(752, 388, .98)
    art += stove(2, 3).at(176, 388, .94) + stove(8, 1).at(724, 388, .94)
    art += path([(330, 352), (388, 322), (412, 250)], GREEN) + path([(570, 352), (512, 322),
                                                                     (488, 250)], GREEN)
    return _page(art)


PAGES = (your_kitchen, two_cards, the_roll, mishaps, a_customer, teams)


def add_to(album):
    for i, make in enumerate(PAGES):
        album.add('help-kitchen-%d' % (i + 1), shorter(thin(make(), .7)), Frame(0, 0, WIDTH, HEIGHT),
                  make.__doc__.strip(), bleed=True)
