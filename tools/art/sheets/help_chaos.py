"""How to play Cafe Chaos: eight pictures; what is written in them the program writes."""
from album import Frame
from draw.art import draw, join, lines
from draw.geometry import rectangle, rounded
from draw.palette import CARD, CREAM, GUM, INK, MINT, MUSTARD, PAPER, TEAL, TOMATO, mix
from sheets.ceremony import medal
from sheets.fight_cards import actions_base, actions_basic, actions_bonus, events_base
from sheets.hall.bottles import bottle
from sheets.hall.manners import tick
from sheets.help_kit import HEIGHT, WIDTH, cross, page, swoop
from sheets.help_props import (card, combo, face_down, fighter, fitted, healing, number, panel, plaque,
                               points, seat, shelf, splat, table, thing, words)

GROUND, TILE = mix(CREAM, TEAL, .16), mix(MINT, TEAL, .2)
BAND = CREAM  # behind the words


def _page(content):
    return page(content, GROUND, TILE)


def _haste(x, y, count=3, reach=46, step=24):
    """Lines behind something that flies to the right."""
    return lines([((x - reach - 14 * (i % 2), y + (i - (count - 1) / 2) * step),
                   (x, y + (i - (count - 1) / 2) * step)) for i in range(count)], INK, 6)


def aim():
    """Food flies; every point covers a letter of the one who is hit."""
    art = fighter('swing', 'throw').at(160, 500, 1.06)
    art += fighter('spin', 'hit').at(610, 262, .74)
    art += seat(3, 4, [face_down()] * 3).at(610, 262, 1.46)
    art += splat(1).at(640, 130, .62, 14) + splat(4).at(420, 318, .42) + splat(6).at(770, 216, .34, 40)
    art += combo('pizza', 'wide', 'ketchup').at(364, 108, .98, -8) + _haste(266, 108)
    return _page(art + points(2).at(766, 112, 1.3))


_QUARTERS = [(x, y) for y in (12, 266) for x in (12, 456)]


def sequence():
    """A round: aim, plan, event, fight."""
    art = join(panel(x, y, 432, 242) for x, y in _QUARTERS)
    art += fighter('panic', 'panic').at(334, 162, .48) + bottle(0).at(106, 142, 1.3, 78)
    art += fighter('stalk', 'duck').at(690, 102, .52) + join(
        face_down().at(x, 130, .8, turn) for x, turn in ((594, -4), (690, 2), (786, -2)))
    art += card('event', events_base.sprinklers()).at(178, 352, 1.1, -7)
    art += card('event', events_base.mix_up()).at(294, 356, 1.1, 6)
    art += join(table(x, y, 432, 242, y + 162, BAND) for x, y in _QUARTERS)
    for i, piece in enumerate((actions_basic.grab(), actions_basic.throw(), actions_basic.duck())):
        art += plaque(piece).at(598 + 112 * i, 354, 1.04 if i else 1.1)
        art += number(i + 1).at(598 + 112 * i + 42, 304, .58)
    for i, (x, y) in enumerate(_QUARTERS):
        art += number(i + 1).at(x + 42, y + 42, 1.1)
    return _page(art)


_THIRDS = [(x, 12, 284, 496) for x in (12, 308, 604)]


def basics():
    """The three basic actions."""
    art = join(panel(*third) for third in _THIRDS)
    art += fighter('cheer', 'throw').at(136, 366, .68)
    art += combo('tomato', 'wide').at(228, 128, .66, 8) + _haste(166, 124, 2, 30)
    art += card('topping', thing('mustard')).at(524, 164, 1.02, 6)
    art += card('food', combo('taco', 'wide')).at(400, 176, 1.02, -6)
    art += card('food', combo('donut', 'wide')).at(446, 274, 1.06, -2)
    art += fitted(actions_basic.grab(), 160).at(500, 308)
    art += fighter('blast', 'duck').at(746, 372, .74)
    art += combo('pie', 'squint').at(792, 160, .74, 6) + _haste(720, 152, 3, 44, 20)
    art += join(table(*third, 376, BAND) for third in _THIRDS)
    for (x, y, *_), make in zip(_THIRDS, (actions_basic.throw, actions_basic.grab, actions_basic.duck)):
        art += plaque(make()).at(x + 62, y + 62, .9)
    return _page(art)


def combos():
    """What is thrown together and what it is worth."""
    art = join(panel(x, y, 432, 242, field) for x, y, field in ((12, 12, CARD), (456, 12, '#FFE3EC'),
                                                                (12, 266, '#DCEEF9'), (456, 266, '#FFE9A8')))
    art += combo('donut').at(150, 96, .92) + points(1).at(334, 92, 1.36)
    art += combo('egg', 'wide', 'gravy').at(594, 96, .92) + points(2).at(778, 92, 1.36)
    art += combo('banana', 'squint', None, 'hairy').at(150, 352, .74) + points(3).at(334, 346, 1.36)
    art += combo('pizza', 'squint', 'ketchup', 'frozen').at(586, 352, .7)
    return _page(art + points(4).at(734, 346, 1.36) + healing(2).at(836, 346, 1.12))


# Who is stopped: a tick misses, arrows send it on or back, a hand keeps the food.
_ROWS = (actions_basic.throw, actions_bonus.lob, actions_base.shove, None)
_DEFENCES = ((actions_basic.duck, 'miss', None, None), (actions_bonus.hide, 'miss', 'miss', 'miss'),
             (actions_base.panic, 'miss', 'miss', None), (actions_bonus.catch, 'keep', 'keep', None),
             (actions_base.spin, 'back', 'back', None), (actions_bonus.smash, 'on', 'on', None),
             (actions_base.outsmart, 'on', 'on', 'on'))
_COLUMN, _LINE, _LEFT, _TOP = 108, 89, 128, 150


def _outcome(kind):
    if kind == 'miss':
        return tick(1.3)
    if kind == 'keep':
        return fitted(actions_basic.grab(), 72)
    if kind == 'back':
        return swoop([(26, 18), (34, -14), (0, -22), (-32, 8)], '#7CC6E8', 12)
    if kind == 'on':
        return swoop([(-34, 10), (0, -14), (34, 4)], MUSTARD, 12)
    return cross(0, 0, 17)


def defences():
    """Seven defences against four kinds of attack."""
    art = panel(8, 8, 884, 504)
    for row in range(4):
        field = CREAM if row % 2 == 0 else CARD
        art += draw(rounded(14, _TOP + row * _LINE, 872, _LINE - 3, 12), field)
        make = _ROWS[row]
        art += (fitted(make(), 62) if make else splat(0).at(0, 0, .3)).at(66, _TOP + 28 + row * _LINE)
    for column, (make, *outcomes) in enumerate(_DEFENCES):
        x = _LEFT + _COLUMN * (column + .5)
        art += plaque(make()).at(x, 62, .92)
        for row, kind in enumerate((*outcomes, None)):
            art += _outcome(kind).at(x, _TOP + _LINE * (row + .5) - 2)
    return _page(art)


def splash():
    """What hits in the middle also hits both neighbours."""
    art = fighter('fetch', 'panic').at(152, 384, .84) + fighter('sugar-rush', 'panic').at(748, 384, .84)
    art += fighter('eat', 'hit').at(450, 384, .98) + splat(0).at(452, 236, .94)
    art += combo('pie', 'out', 'whipped-cream').at(448, 222, .72, -9)
    art += draw(rectangle(0, 388, WIDTH, 140), BAND) + lines([((0, 388), (WIDTH, 388))], INK, 6)
    art += swoop([(362, 158), (300, 108), (228, 180)], GUM, 16)
    art += swoop([(538, 158), (602, 108), (672, 180)], GUM, 16)
    art += splat(5).at(196, 262, .42) + splat(7).at(704, 262, .42)
    return _page(art + points(2).at(556, 66, 1.4) + points(1).at(84, 84, 1.3) + points(1).at(816, 84, 1.3))


_HALVES = ((12, 12, 432, 496), (456, 12, 432, 496))


def last_letter():
    """Nine points protect from oneself; ten end the game."""
    art = join(panel(*half) for half in _HALVES)
    art += seat(6, 9, [face_down()] * 3).at(228, 34, 1.08)
    for x, piece, good in ((90, plaque(actions_bonus.hide()), False),
                           (226, card('event', events_base.sprinklers()).at(0, 0, .8), False),
                           (364, combo('tomato', 'squint').at(0, 0, .62), True)):
        art += piece.at(x, 292) + (tick(1.05) if good else cross(0, 0, 17)).at(x + 44, 334)
    art += fighter('mope', 'gloom').at(806, 196, .46) + splat(3).at(826, 96, .4)
    art += fighter('maagic-trick', 'glee').at(646, 196, .54) + seat(0, 3).at(672, 192, 1.08)
    art += words('10', 46, PAPER, 5).at(826, 98) + medal(1).at(508, 78, .96) + words('1', 46).at(508, 78)
    return _page(art + join(table(*half, 376, BAND) for half in _HALVES))


def own_actions():
    """A character brings an action; bonus actions are found."""
    art = join(panel(*half) for half in _HALVES)
    for x, y, who, mood, make in ((104, 168, 'cannonball', 'glee', actions_base.cannonball),
                                  (318, 168, 'mope', 'gloom', actions_base.mope),
                                  (104, 350, 'spin', 'glee', actions_base.spin),
                                  (318, 350, 'stalk', 'glee', actions_base.stalk)):
        art += fighter(who, mood).at(x - 1, y, .44) + draw(rectangle(x - 84, y + 4, 170, 44), CARD)
        art += shelf(x, y - 8, 176, TOMATO) + plaque(make()).at(x + 74, y - 34, .84, 4)
    art += card('food', combo('carrot', 'calm')).at(536, 92, .94, -4)
    art += card('action', actions_bonus.lob()).at(672, 90, 1.06, 2)
    art += card('condition', thing('stinky')).at(808, 92, .94, 4)
    art += swoop([(672, 172), (686, 202), (676, 244)], width=14)
    for x, piece in ((544, actions_basic.throw()), (672, actions_bonus.lob()), (800, actions_basic.duck())):
        art += plaque(piece).at(x, 306, 1.2 if x == 672 else 1)
    return _page(art + join(table(*half, 376, BAND) for half in _HALVES))


PAGES = (aim, sequence, basics, combos, defences, splash, last_letter, own_actions)


def add_to(album):
    album.chapter('How to play Cafe Chaos (anchor = upper left)')
    for i, make in enumerate(PAGES):
        album.add('help-chaos-%d' % (i + 1), make(), Frame(0, 0, WIDTH, HEIGHT), make.__doc__.strip(),
                  bleed=True)
