"""How to play What the Food?!: eight pictures; what is written in them the program writes."""
from album import Frame
from draw.art import draw, join, lines
from draw.geometry import rectangle, rounded
from draw.palette import CARD, CREAM, GUM, INK, MINT, PAPER, TEAL, TOMATO, mix
from sheets.ceremony import medal
from sheets.fight_cards.kit import SKIN, hand
from sheets.fight_cards import (actions_base, actions_basic, actions_bonus, actions_brawl, events_base,
                                events_brawl)
from sheets.hall import event_burst, props_brawl
from sheets.hall.bottles import bottle
from sheets.hall.bursts import SHOUTS, burst
from sheets.hall.deck import deck
from sheets.hall.manners import tick
from sheets.hall.tokens import burger
from sheets.help_food_props import brawler, combo, pile, seat, thing
from sheets.help_kit import HEIGHT, WIDTH, cross, page, swoop
from sheets.help_props import (card, face_down, healing, number, panel, plaque, points, splat, table, words)
from sheets.kitchen.shorter import shorter
from sheets.kitchen.thin import thin

GROUND, TILE = mix(CREAM, GUM, .2), mix(MINT, GUM, .22)
BAND = CREAM  # behind the words
_THIRDS = [(x, 12, 284, 496) for x in (12, 308, 604)]
_HALVES = ((12, 12, 432, 496), (456, 12, 432, 496))


def _page(content):
    return page(content, GROUND, TILE)


def _haste(x, y, count=3, reach=46, step=24):
    """Lines behind something that flies to the right."""
    return lines([
        ((x - reach - 14 * (i % 2), y + (i - (count - 1) / 2) * step), (x, y + (i - (count - 1) / 2) * step))
        for i in range(count)], INK, 6)


def _plan(x, y, pieces, pitch=84, scale=.82):
    """Three actions in their order."""
    return join(piece.at(x + pitch * (i - 1), y, scale) for i, piece in enumerate(pieces))


def aim():
    """The bottle points at somebody; who is hit takes tokens; the lowest pile wins."""
    art = brawler('pitch', 'throw').at(150, 500, 1.0)
    art += brawler('shove', 'hit').at(632, 262, .76)
    art += seat(3, 8, [face_down()] * 3).at(632, 262, 1.34)
    art += splat(1).at(668, 126, .6, 14) + splat(4).at(452, 330, .4)
    art += combo('burrito', 'wide', 'gravy').at(386, 108, .92, -8) + _haste(288, 108)
    art += bottle(0).at(292, 306, 1.3, 72)
    art += medal(1).at(346, 394, .76) + words('1', 36).at(346, 394) + pile(2).at(346, 478, 1.4)
    return _page(art + points(2).at(806, 100, 1.3))


def sequence():
    """A round: aim, plan in secret, turn over one after the other."""
    art = join(panel(*third) for third in _THIRDS)
    art += brawler('flirt', 'aim').at(146, 372, .62) + burger().at(238, 92, 1.3) + bottle(5).at(
        232, 306, 1.1, 24)
    art += brawler('boast', 'duck').at(450, 296, .9) + _plan(450, 336, [face_down()] * 3, 88, .84)
    for i, piece in enumerate((actions_basic.grab(), actions_basic.throw(), actions_basic.duck())):
        x, y = 682 + 62 * i, 132 + 94 * i
        art += plaque(piece).at(x, y, 1.02, (-3, 2, -2)[i]) + number(i + 1).at(x + 46, y - 42, .62)
    art += join(table(*third, 376, BAND) for third in _THIRDS)
    return _page(art + join(number(i + 1).at(x + 42, 54, 1.1) for i, (x, *_) in enumerate(_THIRDS)))


def _hand(x, y, turn=0):
    """A hand that reaches up for a card."""
    return hand('open', SKIN, TEAL).at(x, y, .76, turn - 90)


def grab():
    """Two foods, or one card of any kind; the deck fills the gap."""
    art = join(panel(*half) for half in _HALVES)
    art += card('topping', thing('guacamole')).at(196, 124, .9, -4)
    art += card('condition-green', thing('slimy')).at(326, 126, .9, 5)
    art += card('food', combo('banana', 'wide')).at(150, 244, 1.1, -6)
    art += card('food', combo('hot-dog', 'wide')).at(300, 242, 1.1, 5)
    art += _hand(140, 336, -5) + _hand(310, 336, 6)
    art += draw(rounded(648, 164, 86, 110, 11), mix(CARD, INK, .07), mix(CARD, INK, .45), 4)
    art += deck((0, 7, 14)).at(552, 236, .8) + swoop([(586, 148), (634, 112), (684, 150)], width=14)
    art += card('condition-green', thing('moldy')).at(810, 216, 1.06, 8) + _hand(800, 324)
    art += join(table(*half, 376, BAND) for half in _HALVES)
    return _page(art + plaque(actions_basic.grab()).at(74, 74, .9) +
                 plaque(actions_basic.grab()).at(518, 74, .9))


def combos():
    """What is thrown together and what it is worth."""
    art = join(
        panel(x, y, 432, 242, field) for x, y, field in ((12, 12, CARD), (456, 12, '#FFE3EC'),
                                                         (12, 266, '#DDF2DF'), (456, 266, '#FFE9A8')))
    art += combo('banana').at(150, 96, .84) + points(1).at(334, 92, 1.36)
    art += combo('burrito', 'wide', 'gravy').at(594, 96, .84) + points(2).at(778, 92, 1.36)
    art += combo('cupcake', 'squint', None, 'moldy').at(150, 352, .68) + points(3).at(334, 346, 1.36)
    art += combo('hot-dog', 'squint', 'whipped-cream', 'juicy').at(586, 350, .6)
    return _page(art + points(4).at(734, 346, 1.36) + healing(2).at(836, 346, 1.12))


def duck():
    """Throw; Duck; what Duck does not stop."""
    art = join(panel(*third) for third in _THIRDS)
    art += brawler('mock', 'throw').at(128, 366, .62)
    art += combo('tomato', 'wide').at(234, 128, .6, 8) + _haste(178, 124, 2, 30)
    art += brawler('prank', 'duck').at(450, 372, .7)
    art += combo('corn-dog', 'squint').at(494, 150, .62, 6) + _haste(426, 146, 3, 40, 20)
    art += tick(1.2).at(556, 226)
    for x, y, piece in ((690, 180, actions_bonus.lob()), (804, 180, actions_brawl.pitch()),
                        (690, 302, actions_base.shove())):
        art += plaque(piece).at(x, y, 1.02) + cross(x + 44, y + 42, 15)
    art += splat(0).at(804, 300, .46) + cross(848, 342, 15)
    art += join(table(*third, 376, BAND) for third in _THIRDS)
    for (x, y, *_), make in zip(_THIRDS, (actions_basic.throw, actions_basic.duck, actions_basic.duck)):
        art += plaque(make()).at(x + 62, y + 62, .9)
    return _page(art)


def three_cards():
    """Three cards that hit: the target takes four, the attacker drops two."""
    art = burst(*SHOUTS['red']).at(450, 100, .9) + words('?!', 74, PAPER, 7).at(446, 102)
    art += brawler('eat', 'glee').at(160, 384, .78) + brawler('outsmart', 'hit').at(724, 384, .8)
    art += splat(0).at(716, 262, .8)
    art += combo('hot-dog', 'squint', 'whipped-cream', 'slimy').at(476, 292, .8, -6) + _haste(350, 290, 3, 50)
    art += draw(rectangle(0, 388, WIDTH, 140), BAND) + lines([((0, 388), (WIDTH, 388))], INK, 6)
    return _page(art + healing(2).at(86, 84, 1.4) + points(4).at(818, 84, 1.4))


def events():
    """An event bursts from the deck and falls on whoever drew it."""
    art = join(panel(*half) for half in _HALVES)
    scene = event_burst.burst().at(0, 0, .54) + props_brawl.principal().at(-84, -40, .78)
    scene += card('event', events_brawl.detention()).at(76, -126, 1.02, 6) + event_burst.front().at(0, 0, .54)
    art += scene.at(228, 336) + join(
        event_burst.scrap(k).at(x, y, 1, turn)
        for k, x, y, turn in ((0, 58, 70, 20), (2, 402, 66, -30), (1, 60, 190, 60), (3, 392, 196, 10)))
    art += brawler('sneeze', 'panic').at(700, 374, .74) + points(1).at(828, 88, 1.3)
    art += card('event', events_brawl.detention()).at(532, 96, .92, -6)
    art += swoop([(588, 76), (640, 62), (672, 104)], TOMATO, 14)
    return _page(art + join(table(*half, 376, BAND) for half in _HALVES))


def last_token():
    """Nine tokens protect from oneself; ten end the game; the lowest pile wins."""
    art = join(panel(*half) for half in _HALVES)
    art += seat(6, 9, [face_down()] * 3).at(228, 42, 1.06)
    for x, piece, good in ((90, plaque(actions_bonus.hide()),
                            False), (226, card('event', events_base.sprinklers()).at(0, 0, .8), False),
                           (364, combo('tomato', 'squint').at(0, 0, .56), True)):
        art += piece.at(x, 296) + (tick(1.05) if good else cross(0, 0, 17)).at(x + 44, 338)
    art += brawler('scare', 'gloom').at(790, 300, .62) + brawler('recycle', 'glee').at(602, 300, .7)
    art += splat(3).at(806, 190, .4) + medal(1).at(512, 78, .9) + words('1', 42).at(512, 78)
    art += table(*_HALVES[0], 376, BAND) + table(*_HALVES[1], 300, BAND)
    return _page(art + pile(2).at(602, 332, 1.4) + pile(10).at(790, 334, 1.4))


PAGES = (aim, sequence, grab, combos, duck, three_cards, events, last_token)


def add_to(album):
    album.chapter('How to play What the Food?! (anchor = upper left)')
    for i, make in enumerate(PAGES):
        album.add('help-food-%d' % (i + 1), shorter(thin(make(), .9)), Frame(0, 0, WIDTH, HEIGHT),
                  make.__doc__.strip(), bleed=True)
