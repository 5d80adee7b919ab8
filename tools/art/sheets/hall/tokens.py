"""The score of What the Food?!: cardboard tokens in a pile on a tray; the burger of the starting player."""
from album import centred
from draw.art import draw, join
from draw.face import food_face
from draw.geometry import corner, disc, ellipse, rectangle, smooth, soften, stretched, union
from draw.lettering import DOSIS, centred_word
from draw.palette import INK, MUSTARD, PAPER, PICKLE, TOMATO, lighter
from draw.toon import glint, inked
from sheets.fight_cards.kit import splat_area
from sheets.kitchen.shorter import shorter

CARDBOARD = '#C79A63'
# How much higher a token lies than the one below it.
STEP, STEP_OF_FIVE = 7, 8
WELL = (-171, 119, 342, 39)


def _disc(rx, ry, thick, top, edge):
    """A round piece of cardboard seen from the front above, the middle of its face at (0, 0)."""
    side = union(ellipse(0, 0, rx, ry), ellipse(0, thick, rx, ry), rectangle(-rx, 0, 2 * rx, thick))
    art = draw(side, INK, INK, 4, offset=(.6, 1.2)) + draw(side, edge, INK, 4, tolerance=.2)
    art += draw(ellipse(0, 0, rx, ry), top, INK, 2.5)
    return art + draw(ellipse(-.4, -.6, rx - 4, ry - 4), None, lighter(top, .45), 2)


def _blot(rx, ry, colour, seed):
    area = stretched(soften(union(splat_area(100, seed, 7), disc(0, 0, 72)), 3), rx / 100, ry / 100)
    return draw(area, colour, INK, 2.5, tolerance=.2)


def token():
    """A splat: one point."""
    return _disc(20, 17, STEP, '#F8E7BE', CARDBOARD) + _blot(18.5, 15.5, TOMATO, 6) + glint(-4, -4, 2, -20)


def token_five():
    """A larger one: five points at once."""
    art = _disc(26, 22, STEP_OF_FIVE, '#6C4496', '#4A2D6C') + _blot(25, 21, MUSTARD, 3)
    five = stretched(centred_word('5', 27, 0, 0, DOSIS), 1.12, .92)
    return art + draw(five.buffer(1), INK, INK, 2.5) + draw(five, PAPER)


def burger():
    """The hamburger that goes round: this seat begins."""
    art = inked(smooth(
        [corner(-25, 10), corner(25, 10), (23, 21), (12, 25), (-12, 25), (-23, 21)], .3), '#E0A04B', 4,
                shade=3, light=0)
    leaf = smooth([(-28, 8), (-20, 4), (20, 4), (28, 8), (24, 14), (15, 10), (7, 16), (-2, 10), (-11, 16),
                   (-20, 10), (-25, 14)])
    art += inked(smooth([(-27, 10), (0, 7), (27, 10), (24, 17), (0, 19), (-24, 17)]), '#7A4426', 3.5, shade=0,
                 light=0)
    art += inked(leaf, PICKLE, 3.5, shade=0, light=0)
    bun = smooth([corner(-27, 5), (-25, -12), (-10, -25), (10, -25), (25, -12), corner(27, 5)], .34)
    art += inked(bun, '#EBAE57', 4, shade=4, light=2.5)
    art += join(draw(ellipse(x, y, 2.6, 1.7, 20), '#FFF3D6') for x, y in ((-9, -18), (2, -21), (12, -17)))
    return art + food_face('joy', 21).at(0, -5, .36)


def places():
    """The well for the pile on a plain tray, and by how much a token lies higher than the one below."""
    return {'well': list(WELL), 'step': STEP, 'step_of_five': STEP_OF_FIVE}


def add_to(album):
    album.add('token', shorter(token()), centred(50, 56),
              'a point; anchor = middle of its face; in a pile %d px apart' % STEP)
    album.add('token-5', shorter(token_five()), centred(62, 66),
              'five points; anchor = middle of its face; in a pile %d px apart' % STEP_OF_FIVE)
    album.add('burger-marker', shorter(burger()), centred(64, 64), 'hamburger of the starting player')
