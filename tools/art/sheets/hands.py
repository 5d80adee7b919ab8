"""Gloved hands that hold the dice rail, with a sleeve in each player colour."""
from album import Frame
from draw.art import lines
from draw.geometry import LineString, band, ellipse, polygon, rounded, soften, union
from draw.palette import MILK, MUSTARD, PLAYER_COLOURS, mix
from draw.toon import inked

GLOVE = '#FFFDF6'
GLOVE_SHADE = '#D8D0C6'


def hand(seat):
    """The left hand: four fingers over the rim (y = 0), the arm comes from below left."""
    colour = mix(PLAYER_COLOURS[seat], '#B9B2A8',
                 .25) if PLAYER_COLOURS[seat] == MILK else PLAYER_COLOURS[seat]
    sleeve = band([(-74, 128), (-44, 82), (-14, 46)], 54, flat=True)
    art = inked(sleeve, colour, 7, shade=9, light=5)
    cuff = LineString([(-42, 22), (18, 62)]).buffer(11)
    art += inked(cuff, MUSTARD if seat != 1 else '#D9662B', 6, shade=4, light=2)
    palm = soften(union(ellipse(0, 18, 36, 27), polygon((-30, 10), (34, 12), (16, 46), (-26, 34))), 4)
    art += inked(palm, GLOVE, 6, shade=7, light=0, shade_colour=GLOVE_SHADE)
    for i, lift in enumerate((4, -3, -2, 5)):
        finger = rounded(-38 + i * 19.5, -22 + lift, 21, 42, 10.5)
        art += inked(finger, GLOVE, 5, shade=4, light=0, shade_colour=GLOVE_SHADE, heavy=i == 3)
    art += inked(band([(30, 30), (47, 18), (44, 2)], 19), GLOVE, 5, shade=4, light=0,
                 shade_colour=GLOVE_SHADE)
    return art + lines([((-12, 30), (-14, 40)), ((2, 32), (1, 42))], '#B9B0A6', 3.5)


def add_to(album):
    album.chapter('Hands at the dice rail (anchor = rim under the fingers)')
    for seat in range(5):
        album.add('hand-left-%d' % seat, hand(seat), Frame(-112, -36, 176, 180),
                  'left hand, colour %d' % seat, bleed=True)
        album.add('hand-right-%d' % seat,
                  hand(seat).at(wide=-1), Frame(-64, -36, 176, 180), 'right hand, colour %d' % seat,
                  bleed=True)
