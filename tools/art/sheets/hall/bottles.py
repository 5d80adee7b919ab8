"""Sauce bottles whose arrow points at the one aimed at."""
from album import Frame
from draw.art import draw
from draw.geometry import disc, polygon, rectangle, smooth
from draw.palette import INK, MILK, PAPER, PLAYER_COLOURS, darker, lighter
from draw.toon import glint, inked
from sheets.hall.trays import TRAY_COLOURS

DISC_Y, DISC_RADIUS = -33, 22


def _colour(seat):
    return PLAYER_COLOURS[seat] if PLAYER_COLOURS[seat] != INK else TRAY_COLOURS[seat]


def bottle(seat):
    """Body, nozzle, arrow tip upwards; an empty disc for the mark of the one aimed at."""
    colour = _colour(seat)
    tip = '#FFFBEF' if seat in (7, ) else colour
    art = draw(rectangle(-5, -88, 10, 14), darker(colour, .3), INK, 4)
    art += inked(polygon((0, -112), (21, -84), (8, -85), (-8, -85), (-21, -84), radius=2), tip, 4.5, shade=4,
                 light=3)
    cap = polygon((-14, -62), (-9, -76), (9, -76), (14, -62), radius=2)
    art += inked(cap, darker(colour, .34), 4.5, shade=3, light=2)
    body = smooth([(-14, -63), (-27, -54), (-29, -34), (-27, -6), (-20, -1), (20, -1), (27, -6), (29, -34),
                   (27, -54), (14, -63)])
    art += inked(body, colour, 5, shade=6, light=4, light_colour=lighter(colour, .6))
    art += draw(disc(0, DISC_Y, DISC_RADIUS), PAPER if seat == 4 else MILK, INK, 3.5)
    return art + glint(-20, -50, 2.6, -60)


def places():
    return {'disc': [0, DISC_Y], 'radius': DISC_RADIUS, 'tip': [0, -112]}


def add_to(album):
    for seat, colour in enumerate(PLAYER_COLOURS):
        album.add('bottle-%d' % seat, bottle(seat), Frame(-36, -118, 72, 124),
                  'bottle of colour %s, pointing up; anchor = middle of its foot' % colour)
