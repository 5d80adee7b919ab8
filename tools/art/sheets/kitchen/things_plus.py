"""Help for a cook: plus cards and supplies as things, drawn at twice their size."""
from album import Frame, centred
from draw.art import draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import (band, clip, corner, disc, ellipse, minus, polar, polygon, rectangle, rounded,
                           smooth, union)
from draw.lettering import DOSIS, centred_word
from draw.palette import INK, MILK, MUSTARD, PAPER, TOMATO, darker, lighter
from draw.toon import inked
from sheets.fight_cards.kit import blend, star
from sheets.kitchen.cards_kit import light

INKED = 8


def can():
    """Energy drink: a can with a bolt, and a gleam in its eyes."""
    blue = '#2C9BD6'
    body = smooth([
        corner(-40, -58), (-46, -44), (-46, 48),
        corner(-36, 68), (0, 73),
        corner(36, 68), (46, 48), (46, -44),
        corner(40, -58), (0, -62)], .26)
    bolt = polygon((16, -46), (-24, 14), (-2, 14), (-14, 56), (28, -6), (6, -6), (26, -46))
    art = inked(body, blue, INKED, shade=12, light=7)
    art += inked(bolt, MUSTARD, 6, shade=0, light=0)
    art += inked(ellipse(0, -60, 40, 12), '#D3DEE0', 7, shade=0, light=0)
    art += draw(ellipse(4, -61, 15, 4.5), '#6D7F86')
    return art + stroke([(-34, -34), (-34, 22)], '#9BDCF5', 8)


def cup():
    """Coffee break: a steaming cup on its saucer, asleep."""
    art = join(stroke([(x, -44), (x - 8, -56), (x + 8, -68), (x - 2, -82)], MILK, 10) for x in (-26, 14))
    art += inked(ellipse(0, 60, 78, 15), PAPER, 7, shade=4, light=0)
    handle = minus(ellipse(56, 8, 30, 28), ellipse(56, 8, 14, 13))
    art += inked(handle, '#E8685A', 7, shade=4, light=0)
    body = smooth([corner(-60, -30), (0, -22), corner(60, -30), (54, 24), (30, 58), (-30, 58), (-54, 24)], .3)
    art += inked(body, '#E8685A', INKED, shade=12, light=6)
    art += inked(ellipse(0, -30, 60, 15), PAPER, 7, shade=0, light=0) + draw(ellipse(0, -29, 48, 9),
                                                                             '#6B3B22')
    return art + food_face('calm', 22, brows=False).at(-2, 10, .86) + draw(ellipse(-14, -30, 16, 3.4),
                                                                           '#A66A40')


def time_card():
    """Double shift: a clock over a card punched twice."""
    card = rounded(-76, -54, 92, 122, 9)
    art = inked(card, '#FFF4D6', INKED, shade=8, light=0, shade_colour='#E2D0A2')
    art += draw(clip(rectangle(-80, -54, 100, 24), card.area.buffer(-4)), '#E8685A')
    art += lines([((-62, y), (-2, y)) for y in (-8, 16, 40)], '#CDB98A', 5)
    art += draw(union(*[centred_word('×', 40, -46, y, DOSIS) for y in (4, 34)]), INK)
    face = disc(32, -4, 52)
    art += inked(face, '#2E8C8A', INKED, shade=9, light=5) + draw(disc(32, -4, 38), '#FFFBEF', INK, 6)
    marks = [(polar(90 * i, 31, 32, -4), polar(90 * i, 26, 32, -4)) for i in range(4)]
    art += lines(marks, INK, 7)
    return art + stroke([(32, -4), polar(-64, 23, 32, -4)], INK, 8) + stroke([
        (32, -4), polar(22, 16, 32, -4)], TOMATO, 8) + draw(disc(32, -4, 6), INK)


def board():
    """Daily special: a chalk board with a star and a cloche."""
    legs = join(
        inked(polygon((s * 30, 50), (s * 50, 50), (s * 64,
                                                   76), (s * 50,
                                                         76), radius=3), '#8A5A36', 6, shade=0, light=0)
        for s in (-1, 1))
    art = legs + inked(rounded(-70, -72, 140, 130, 14), '#B0743F', INKED, shade=10, light=6)
    art += draw(rounded(-56, -58, 112, 102, 7), '#2C4A46', INK, 5)
    dome = smooth([corner(-32, 22), (-26, -2), (0, -16), (26, -2), corner(32, 22)], .36)
    art += draw(dome, None, '#F6F2E2', 6) + draw(disc(0, -22, 5), '#F6F2E2')
    art += lines([((-40, 30), (40, 30))], '#F6F2E2', 7)
    art += stroke([(-16, 10), (-12, 2), (-4, -3)], '#F6F2E2', 5)
    return art + star(52, -56, 31, MUSTARD, -80, 7) + lines([((-44, -42), (-12, -42))], '#F6F2E2', 6)


PLUS = (('energy-drink', can, 'can with a bolt'), ('coffee-break', cup, 'coffee cup'),
        ('double-shift', time_card, 'time card and clock'), ('daily-special', board,
                                                             'chalk board with a star'))


def _glove():
    """An oven glove, its cuff's middle at (0, 0)."""
    hand = smooth([(-28, 4), (-36, 52), (-34, 92), (-14, 112), (14, 108), (28, 84), (28, 40), (26, 4)])
    thumb = band([(18, 68), (42, 50), (50, 34)], 34)
    art = inked(blend(3, hand, thumb), TOMATO, INKED, shade=10, light=6)
    art += stroke([(-20, 36), (-22, 70)], lighter(TOMATO, .5), 8) + stroke([(26, 52),
                                                                            (30, 44)], darker(TOMATO, .4), 5)
    return art + inked(rounded(-37, -14, 72, 28, 9), PAPER, 7, shade=5, light=0)


def gloves():
    """Oven gloves on one hook."""
    loops = stroke([(0, 0), (-24, 16), (-34, 32)], INK, 6) + stroke([(0, 0), (24, 16), (34, 32)], INK, 6)
    return loops + _glove().at(-38, 42, .92, 10, -1) + _glove().at(38, 44, .92, -8)


def _shoe():
    """A work shoe that hangs by its lace."""
    leather = '#3F7BA8'
    upper = smooth([
        corner(-30, 30), (-2, 26),
        corner(24, 30), (26, 62), (52, 76), (66, 96),
        corner(66, 112), (0, 114),
        corner(-34, 112), (-36, 70)], .3)
    art = inked(upper, leather, INKED, shade=11, light=6)
    art += draw(clip(ellipse(62, 104, 26, 26), upper.area.buffer(-4)), lighter(leather, .28))
    art += lines([((4, 46), (24, 42)), ((6, 60), (26, 56)), ((12, 73), (32, 67))], PAPER, 6)
    art += inked(rounded(-40, 108, 112, 22, 8), MUSTARD, 7, shade=5, light=0)
    return art + inked(rounded(-38, 20, 68, 20, 8), PAPER, 6, shade=3, light=0)


def shoes():
    """Work shoes, tied together."""
    laces = stroke([(0, 0), (-28, 14), (-44, 30)], INK, 6) + stroke([(0, 0), (26, 16), (38, 30)], INK, 6)
    return laces + _shoe().at(-42, 6, .92, 8) + _shoe().at(34, 6, .92, -7)


def first_aid_kit():
    """A white case with a red cross and a friendly face."""
    art = draw(minus(rounded(-30, 0, 60, 50, 24), rounded(-17, 13, 34, 50, 15)), '#4A5A66', INK, 6)
    art += inked(rounded(-74, 30, 148, 108, 18), MILK, INKED, shade=12, light=0, shade_colour='#CFD8DA')
    art += lines([((-70, 56), (-34, 56)), ((34, 56), (70, 56))], '#B8C6C4', 5)
    cross = union(rectangle(-14, 46, 28, 78), rectangle(-39, 71, 78, 28)).buffer(3)
    return art + inked(cross, TOMATO, 6, shade=5, light=3)


SUPPLIES = (('gloves', gloves, 'oven gloves'), ('work-shoes', shoes, 'work shoes'),
            ('first-aid-kit', first_aid_kit, 'first aid kit'))


def add_to(album):
    for name, make, what in PLUS:
        art = light(make())
        left, top, right, bottom = art.bounds
        album.add('plus-' + name, art.at(-(left + right) / 4, -(top + bottom) / 4, .5), centred(100, 92),
                  what)
    for name, make, what in SUPPLIES:
        album.add('supply-' + name,
                  light(make()).at(0, 0, .55), Frame(-70, -8, 140, 100), what + '; anchor = hook')
