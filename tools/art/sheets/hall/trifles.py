"""Small things of the fight: bell of the first player, dizzy stars, dust, dots of an arc, light."""
from album import centred
from draw.art import Gradient, draw, glow, join, stroke
from draw.geometry import corner, disc, minus, moved, polygon, ring_of_points, rounded, smooth, union
from draw.palette import GUM, INK, MUSTARD, PAPER, TOMATO
from draw.toon import glint, inked

STARS = (MUSTARD, '#FFE58A', GUM, '#9AD6EE')


def bell():
    """A lunch bell on a tomato badge: this seat begins."""
    art = inked(polygon(*ring_of_points(12, 28, 24), radius=2), TOMATO, 4.5, shade=3, light=2)
    dome = smooth([corner(-16, 8), (-14, -4), (0, -13), (14, -4), corner(16, 8)], .36)
    art += inked(dome, MUSTARD, 4, shade=3, light=2.5)
    art += inked(rounded(-19, 7, 38, 8, 4), PAPER, 3.5, shade=2, light=0)
    return art + inked(disc(0, -15, 4), PAPER, 3.5, shade=0, light=0) + glint(-7, -4, 2.2, -50)


def star(kind):
    """One of the stars round a dizzy head."""
    shape = polygon(*ring_of_points(5, 17, 8.2, turn=-90 + (0, 14, -10, 24)[kind]), radius=1).buffer(1.5)
    return inked(shape, STARS[kind], 4, shade=2.5, light=1.5)


def dust():
    """Where somebody ran off or a tray came down."""
    puffs = ((-62, 4, 26), (-34, -20, 32), (2, -30, 36), (38, -16, 31), (64, 6, 24), (-28, 14, 28), (26, 15,
                                                                                                     29))
    cloud = union(*[disc(x, y, r) for x, y, r in puffs])
    art = draw(cloud, INK, INK, 5, offset=(1, 2)) + draw(cloud, '#F3E9D2', INK, 5)
    inner = cloud.buffer(-2.4)
    art += draw(minus(inner, moved(inner, -7, -9)).buffer(-.8).buffer(.8), '#D5C6AC')
    curls = ([(-52, 0), (-40, -10), (-30, 0)], [(-4, -22), (12, -30),
                                                (22, -16)], [(28, 6), (40, -2), (50, 8)], [(-20, 14), (-8, 4),
                                                                                           (2, 14)])
    art += join(stroke(points, '#B7A78B', 4.5) for points in curls)
    return art + draw(union(disc(-88, -12, 7), disc(90, -10, 8), disc(78, -34, 5.5)), '#F3E9D2', INK, 4)


def arc_dot():
    """Bead of the line along which something flies."""
    return inked(disc(0, 0, 8), '#FFE08A', 3.5, shade=2, light=0)


# Few places of very low opacity: there 8-bit colours of the SVG reader turn dull.
_LIGHT = Gradient('light', ((0, '#FFF6CE', .92), (.45, '#FFF1B0', .6), (.8, '#FFEDA0', .2),
                            (.95, '#FFEDA0', .05), (1, '#FFEDA0', 0)), radial=True)


def light_pool():
    """Light on the table and the wall behind the seat that acts."""
    return glow(0, 0, 310, 190, _LIGHT)


def add_to(album):
    album.add('start-marker', bell(), centred(64, 64), 'bell of the starting player')
    for kind in range(4):
        album.add('star-%d' % kind, star(kind), centred(48, 48), 'dizzy star')
    album.add('cloud-dust', dust(), centred(210, 150), 'cloud of dust')
    album.add('arc-dot', arc_dot(), centred(24, 24), 'dot of a path in the air')
    album.add('light-pool', light_pool(), centred(640, 400), 'light of the acting seat')
