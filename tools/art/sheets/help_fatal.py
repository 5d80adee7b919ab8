"""How to play Café Fatal: six pictures without words."""
from album import Frame
from draw.art import Art, draw, join, stroke
from draw.geometry import moved, polygon, ring_of_points, rounded
from draw.lettering import DOSIS, centred_word
from draw.palette import CARD, INK, MUSTARD, PAPER, PLAYER_COLOURS, TOMATO
from draw.toon import inked, plate
from sheets import cafe_tables
from sheets.cafe_props import bag, dice_rail, mouse
from sheets.dice import badge, die, slot
from sheets.hands import hand
from sheets.help_kit import HEIGHT, WIDTH, cross, page, swoop
from sheets.marks import mark
from sheets.morsels import MORSELS, wheel
from sheets.people import CAST
from sheets.people.cast import bust
from sheets.tumbling_dice import tumble

DIE = 54 / 104


def _page(content):
    """The café's floor from above."""
    return page(content, '#1B565B', '#174D53')


def _laid(cell, kind='plain', morsels=(), dice=(), number=None, lit=True, rim=False, layout=13):
    """A table with its things, in screen coordinates of its layout.

    morsels: (name, mood) pairs; dice: (seat, value) pairs, a gap stands between seats; number: its red badge.
    """
    table = cafe_tables.table_at(layout, *cell)
    scale = table.scale
    art = cafe_tables.outline(table) if rim else Art()
    art += cafe_tables.cloth(table, kind)
    if not lit:
        art += draw(cafe_tables.silhouette(table), '#142B4E', opacity=.5)
    for i, (name, mood) in enumerate(morsels):
        x, y = table.on_top(.5 + (i - (len(morsels) - 1) / 2) * .44, .55)
        art += MORSELS[name](mood).at(x, y, .8 * scale)
    x, y = table.on_top(.5, .78)
    size = scale if len(dice) < 5 else scale * .9
    for i, (seat, value) in enumerate(dice):
        gap = 7 if seat == dice[-1][0] else -7
        shift = gap if dice[0][0] != dice[-1][0] else 0
        art += die(seat, value).at(x + ((i - (len(dice) - 1) / 2) * 54 + shift) * size, y, DIE * size,
                                   (-3, 2)[i % 2])
    if number:
        art += badge(number).at(table.corners[0][0] + 4, table.corners[0][1] + 6, scale)
    return art


def _table(x, y, size, cell, **things):
    """A table with the middle of its top at (x, y)."""
    middle = cafe_tables.table_at(things.get('layout', 13), *cell).on_top(.5, .5)
    return _laid(cell, **things).at(-middle[0], -middle[1]).at(x, y, size)


def _points(count, x, y, step=40, per_row=5):
    """Stars are points."""
    star = polygon(*ring_of_points(5, 19, 9), radius=1.5)
    return join(
        inked(moved(star, x + (i % per_row) * step, y + (i // per_row) * step), MUSTARD, 4, shade=3, light=0)
        for i in range(count))


def set_out():
    """Morsels come out of the bag onto the tables; two dice name the tables that get one more."""
    art = _table(500, 140, .92, (0, 2), kind='red', morsels=(('cheese', 'calm'), ('pizza', 'joy')), number=2)
    art += _table(752, 140, .92, (0, 3), morsels=(('pizza', 'calm'), ))
    art += _table(488, 348, .92, (1, 2), morsels=(('cake', 'joy'), ))
    art += _table(756, 348, .92, (1, 3), kind='red', morsels=(('cheese', 'joy'), ('cake', 'calm')), number=5)
    art += bag().at(146, 262, 1.02) + mouse().at(262, 264, .9)
    art += MORSELS['cheese']('wide', shadow=False).at(122, 122, .72, -14)
    art += MORSELS['cake']('joy', shadow=False).at(196, 112, .7, 12)
    art += swoop([(242, 104), (300, 62), (372, 92)])
    art += die(4, 2).at(118, 404, .92, -8) + die(4, 5).at(244, 426, .92, 7)
    return _page(art + swoop([(160, 336), (240, 290), (376, 226)], PAPER) +
                 swoop([(310, 440), (480, 482), (650, 472)], PAPER))


def throw():
    """All dice are thrown; one result is chosen, with all of its dice."""
    art = dice_rail(800, 190).at(450, 352)
    art += hand(0).at(150, 452, .9) + hand(0).at(750, 452, .9, wide=-1)
    art += inked(rounded(72, 268, 372, 140, 34), MUSTARD, 7, shade=0, light=0)
    art += join(die(0, 3).at(x, 338, 1, turn) for x, turn in ((138, -4), (258, 3), (378, -2)))
    for x, value, turn in ((510, 1, 5), (622, 5, -6), (734, 6, 4)):
        art += die(0, value).at(x, 350, .84, turn) + draw(rounded(-46, -46, 92, 92, 18), '#3A1C12',
                                                          opacity=.3).at(x, 350, 1, turn)
    art += join(
        tumble(0, i).at(x, y, .62) for i, x, y in ((3, 440, 108), (5, 560, 84), (6, 676, 106), (1, 780, 168)))
    return _page(art + swoop([(258, 120), (257, 180), (258, 262)], width=20))


def place():
    """All dice with the chosen result go onto one table."""
    art = _table(640, 240, 1.45, (1, 2), kind='red', morsels=(('pizza', 'joy'), ('cake', 'joy')),
                 dice=((0, 3), (0, 3), (0, 3)), rim=True)
    art += dice_rail(420, 176).at(238, 396) + join(slot().at(x, 392, .9) for x in (126, 238, 350))
    art += join(
        die(0, 3).at(x, y, .72, turn) for x, y, turn in ((196, 222, -16), (270, 158, 6), (360, 132, 18)))
    return _page(art + swoop([(116, 296), (136, 150), (280, 60), (462, 92)], width=18))


def neighbours():
    """Later dice go to a table beside one's own, or to their own number."""
    near = {
        (0, 2): (('cake', 'calm'), ),
        (1, 1): (('pizza', 'calm'), ),
        (1, 3): (('cheese', 'calm'), ),
        (2, 2): (('pizza', 'calm'), )}
    tables = Art()
    for cell in ((0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)):
        if cell == (1, 2):
            tables += _laid(cell, 'red', (('cheese', 'joy'), ), ((0, 3), (0, 3)), rim=True)
        else:
            tables += _laid(cell, 'plain', near.get(cell, ()), lit=cell in near)
        if cell != (1, 2) and cell not in near:
            tables += cross(*cafe_tables.table_at(13, *cell).on_top(.5, .5), 26)
    for points in ([(1052, 396), (1030, 396), (994, 396)], [(1206, 396), (1240, 396),
                                                            (1266, 396)], [(1130, 316), (1130, 290),
                                                                           (1130, 258)], [(1130, 500),
                                                                                          (1130, 530),
                                                                                          (1130, 560)]):
        tables += swoop(points, PLAYER_COLOURS[0], 13)
    art = tables.at(-400, -50, .66)
    art += die(0, 3).at(786, 140, .84, 4) + swoop([(722, 128), (600, 108), (470, 134), (398, 226)])
    return _page(art + die(0, 5).at(786, 350, .84, -4) +
                 swoop([(722, 360), (660, 356), (588, 290)], PLAYER_COLOURS[0]))


def _winner(who, seat, x, y):
    return bust(CAST[who], 'joy').at(x, y, .74) + mark(seat).at(x - 78, y - 24, 1.1)


def majority():
    """Most dice win the morsels; with as many dice the higher result wins."""
    art = _table(208, 152, 1.12, (1, 1), morsels=(('cake', 'joy'), ('cheese', 'joy')), layout=10, rim=True,
                 dice=((0, 1), (0, 1), (0, 1), (1, 6), (1, 6)))
    art += _table(668, 152, 1.12, (1, 2), kind='red', morsels=(('pizza', 'joy'), ('cheese', 'calm')),
                  layout=10, rim=True, dice=((0, 3), (0, 3), (3, 5), (3, 5)))
    art += stroke([(450, 40), (450, 480)], '#12414B', 7)
    art += _winner(0, 0, 300, 474) + _winner(3, 3, 752, 474)
    return _page(art + swoop([(92, 290), (96, 350), (168, 392)], width=18) +
                 swoop([(560, 290), (566, 350), (626, 394)], width=18))


def doubled():
    """Five of a kind snap together to a whole, which counts double."""
    art = wheel('cheese', 4).at(270, 200, 2.3)
    art += MORSELS['cheese']('wide', shadow=False).at(98, 140, .96, -10)
    art += swoop([(150, 92), (176, 92), (218, 136)], width=11)
    art += swoop([(420, 190), (470, 176), (530, 188)], width=20) + wheel('cheese', 5).at(690, 182, 2.9)
    plate_left, plate_right = rounded(130, 372, 250, 66, 22), rounded(560, 350, 262, 108, 26)
    art += plate(plate_left, CARD) + plate(plate_right, CARD)
    art += _points(5, 167, 406, 44) + _points(10, 604, 383, 43)
    burst = inked(polygon(*ring_of_points(11, 66, 50), radius=2), TOMATO, 6, shade=0, light=0)
    digits = centred_word('×2', 64, 0, 0, DOSIS)
    return _page(art + (burst + draw(digits.buffer(4), INK) + draw(digits, PAPER)).at(466, 404, turn=-6))


PAGES = (set_out, throw, place, neighbours, majority, doubled)


def add_to(album):
    album.chapter('How to play Café Fatal (anchor = upper left)')
    for i, make in enumerate(PAGES):
        album.add('help-fatal-%d' % (i + 1), make(), Frame(0, 0, WIDTH, HEIGHT), make.__doc__.strip(),
                  bleed=True)
