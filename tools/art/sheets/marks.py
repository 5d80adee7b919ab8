"""Player marks: colour and shape of standard S6, the letter is written by the program."""
from album import centred
from draw.art import draw
from draw.geometry import corner, disc, minus, polygon, rectangle, ring_of_points, smooth, union
from draw.palette import INK, PAPER, PLAYER_COLOURS, lighter
from draw.toon import inked

SHAPES = ('circle', 'triangle', 'square', 'diamond', 'hexagon', 'heart', 'cross', 'star', 'drop', 'crescent')


def _heart(r):
    return smooth([
        corner(0, r * 1.14), (-r * 1.02, r * .16), (-r * 1.0, -r * .70), (-r * .45, -r * .98),
        corner(0, -r * .66), (r * .45, -r * .98), (r * 1.0, -r * .70), (r * 1.02, r * .16)], .3).area


def _crescent(r):
    return minus(disc(-r * .04, 0, r * 1.16), disc(r * .86, -r * .5, r * .66))


def _drop(r):
    return smooth([
        corner(0, -r * 1.32), (r * .62, -r * .38), (r * .94, r * .26), (r * .62, r * .92), (0, r * 1.14),
        (-r * .62, r * .92), (-r * .94, r * .26), (-r * .62, -r * .38)], .33).area


_MAKE = {
    'circle':
    lambda r: disc(0, 0, r),
    'triangle':
    lambda r: polygon((0, -r * 1.22), (r * 1.25, r * .95), (-r * 1.25, r * .95)),
    'square':
    lambda r: rectangle(-r * .94, -r * .94, r * 1.88, r * 1.88),
    'diamond':
    lambda r: polygon((0, -r * 1.25), (r * 1.25, 0), (0, r * 1.25), (-r * 1.25, 0)),
    'hexagon':
    lambda r: polygon(*ring_of_points(6, r * 1.12, turn=30)),
    'heart':
    _heart,
    'cross':
    lambda r: union(rectangle(-r * .62, -r * 1.08, r * 1.24, r * 2.16),
                    rectangle(-r * 1.08, -r * .62, r * 2.16, r * 1.24)),
    'star':
    lambda r: polygon(*ring_of_points(5, r * 1.32, r * .80)),
    'drop':
    _drop,
    'crescent':
    _crescent, }


def mark_shape(index, radius):
    """The seat's shape round (0, 0)."""
    return _MAKE[SHAPES[index]](radius).buffer(-radius * .12).buffer(radius * .16)


def pip(index, radius):
    """The same shape, sharp and small, for dice."""
    return _MAKE[SHAPES[index]](radius)


def mark(index, radius=24):
    shape, colour = mark_shape(index, radius), PLAYER_COLOURS[index]
    if SHAPES[index] == 'star':
        return draw(shape, None, INK, 10) + draw(shape, colour, PAPER, 5.5)
    return inked(shape, colour, 5, shade=0, light=3, light_colour=lighter(colour, .6))


def add_to(album):
    album.chapter('Player marks (anchor = middle; S6 order)')
    for index, shape in enumerate(SHAPES):
        album.add('mark-%d' % index, mark(index), centred(72, 72), '%s, %s' % (shape, PLAYER_COLOURS[index]))
