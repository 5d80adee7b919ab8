"""The badge of a condition of What the Food?! whose super effect is in force."""
from album import centred
from draw.art import Art, draw
from draw.geometry import Polygon, corner, ring_of_points, smooth
from draw.palette import INK, MUSTARD, TOMATO
from draw.toon import inked
from sheets.fight_cards.kit import star_shape


def badge():
    """A golden star in a flying red cape, with gleams; about 56 px."""
    cape = smooth([corner(-12, -10), (12, -12), corner(23, 0), (22, 14), corner(28, 25), (14, 22), (2, 28),
                   (-10, 22), corner(-26, 28), (-20, 12), corner(-22, 0)])
    art = inked(cape, TOMATO, 4, shade=3, light=0)
    art += inked(star_shape(0, -3, 22, -84, .52), MUSTARD, 4, shade=4, light=2)
    art += draw(star_shape(-1, -4, 10, -84, .52), '#FFF6C8')
    return art + _gleam(-20, -19, 11) + _gleam(21, -19, 9) + _gleam(-22, 8, 7)


def _gleam(x, y, size) -> Art:
    points = ring_of_points(4, size, size * .36, x=x, y=y)
    return draw(Polygon(points).buffer(.8), '#FFFDF0', INK, 2.6)


def add_to(album):
    album.chapter('What the Food?!: the badge of a super effect (anchor = middle)')
    album.add('super-badge', badge().at(scale=.95), centred(64, 64), 'a star in a cape; reads at 40 px')
