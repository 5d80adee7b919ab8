"""What the pictures on the kitchen's cards share: their window, plates, small signs; drawn at twice their size."""
from album import centred
from draw.art import draw, join, lines
from draw.geometry import ellipse, polygon, rounded, union
from draw.lettering import DOSIS, centred_word
from draw.palette import MILK
from draw.toon import inked
from sheets.kitchen.shorter import shorter
from sheets.kitchen.thin import thin

WINDOW_WIDTH, WINDOW_HEIGHT = 176, 130
MONEY, MONEY_DARK = '#8CC98A', '#3F7F4C'


def light(art, tolerance=1.2):
    """Something drawn larger than it is shown, in fewer bytes; points may move by `tolerance` px."""
    return shorter(thin(art, tolerance))


def add_pictures(album, rows):
    """Add (id, function, what) rows as pictures for the window of a card."""
    for name, make, what in rows:
        art = light(middled(make()))
        scale = min(.5, (WINDOW_WIDTH - 14) / 2 / art.bounds[2], (WINDOW_HEIGHT - 10) / 2 / art.bounds[3])
        album.add('kitchen-' + name, art.at(scale=scale), centred(WINDOW_WIDTH, WINDOW_HEIGHT), what)


def middled(art):
    """The art moved so that its bounds lie round (0, 0)."""
    left, top, right, bottom = art.bounds
    return art.at(-(left + right) / 2, -(top + bottom) / 2)


def dish(x, y, half):
    """A white plate seen from the front above."""
    art = inked(ellipse(x, y, half, half * .24), '#DDE7E6', 7, shade=0, light=0)
    return art + draw(ellipse(x, y - half * .05, half * .82, half * .15), MILK)


def note(width=120, height=66):
    """A banknote."""
    art = inked(rounded(-width / 2, -height / 2, width, height, 7), MONEY, 7, shade=6, light=4)
    art += draw(rounded(-width / 2 + 11, -height / 2 + 10, width - 22, height - 20, 5), None, MONEY_DARK, 4)
    return art + draw(ellipse(0, 0, height * .28, height * .27), '#E6F5DA', MONEY_DARK, 4) + draw(
        centred_word('$', height * .42, 0, 0, DOSIS), MONEY_DARK)


def snowflake(x, y, size, colour=MILK):
    return join(
        lines([((-size, 0),
                (size, 0)), ((size * .55, 0),
                             (size * .85,
                              -size * .28)), ((size * .55, 0),
                                              (size * .85, size *
                                               .28)), ((-size * .55, 0),
                                                       (-size * .85, -size *
                                                        .28)), ((-size * .55, 0),
                                                                (-size * .85, size * .28))], colour, size *
              .26).at(x, y, turn=turn) for turn in (0, 60, 120))


def bubble(x, y, rx, ry, tip):
    """A bubble of speech whose tip points to `tip`."""
    body = union(ellipse(x, y, rx, ry), polygon((x - rx * .34, y + ry * .6), (x + rx * .2, y + ry * .7), tip))
    return inked(body, '#FFFDF6', 7, shade=6, light=0, shade_colour='#E4DCCB')


def cross_out(x, y, size, colour):
    """A hand-drawn cross."""
    return lines([((x - size, y - size), (x + size, y + size)), ((x - size, y + size), (x + size, y - size))],
                 colour, size * .75)
