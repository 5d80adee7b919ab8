"""The title's cafeteria and the food that walks through it."""
import math

from album import page, standing
from draw.art import Gradient, draw, halftone, join, lines, strokes
from draw.geometry import clip, disc, rectangle, rounded, union
from draw.palette import INK
from sheets import foods
from sheets.people import CAST
from sheets.people.cast import bust

WALL = Gradient('wall', ((0, '#12414B', 1), (1, '#2A7F80', 1)))
SKY = Gradient('sky', ((0, '#EFB072', 1), (1, '#E38FA6', 1)))
COUNTER_TOP, COUNTER_EDGE = 592, 938
DIM_INK = '#0F3B44'


def _window(x, y, width, height):
    pane = rounded(x, y, width, height, 10)
    hills = union(disc(x + width * .1, y + height * 1.1, width * .42),
                  disc(x + width * .62, y + height * 1.2, width * .5))
    art = draw(rounded(x - 10, y - 10, width + 20, height + 20, 16), '#3B7F80', DIM_INK, 5) + draw(
        pane, SKY, DIM_INK, 4)
    art += draw(disc(x + width * .68, y + height * .55, width * .15), '#F7DDA0') + draw(
        clip(hills, pane), '#A05C7E')
    art += lines([((x + width / 2, y), (x + width / 2, y + height)),
                  ((x, y + height * .45), (x + width, y + height * .45))], DIM_INK, 7)
    return art + draw(rounded(x - 18, y + height + 6, width + 36, 14, 6), '#3B7F80', DIM_INK, 4)


def _tiles():
    art = draw(rectangle(0, 470, 1920, 130), '#58958F')
    cuts = [((0, y), (1920, y)) for y in (516, 562)]
    cuts += [((x, 470), (x, 516)) for x in range(40, 1920, 92)] + [
        ((x, 562), (x, 600)) for x in range(40, 1920, 92)]
    cuts += [((x, 516), (x, 562)) for x in range(86, 1920, 92)]
    return art + lines(cuts, '#4A8681', 3) + lines([((0, 470), (1920, 470))], DIM_INK, 7)


def _fleck(x, y, degrees):
    """A boomerang, turned and flattened by the perspective of the counter."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + u * cos - v * sin, y + (u * sin + v * cos) * .62) for u, v in ((-14, 7), (0, -6), (14, 7))]


def _terrazzo(region, colours, count=120):
    """Boomerang flecks, strewn evenly by a golden-ratio walk."""
    left, top, right, bottom = region
    flecks = [
        _fleck(left + (right - left) * (i * .618034 % 1), top + (bottom - top) * (i * .754878 % 1), i * 137.5)
        for i in range(count)]
    return strokes(flecks[::2], colours[0], 6, .5) + strokes(flecks[1::2], colours[1], 6, .5)


def _counter():
    art = draw(rectangle(0, COUNTER_TOP, 1920, COUNTER_EDGE - COUNTER_TOP + 6), '#E3B299')
    art += _terrazzo((10, 624, 1910, 916), ('#D2997F', '#EFCDBA'))
    art += lines([((0, COUNTER_TOP + 9), (1920, COUNTER_TOP + 9))], '#F1D0BC', 9)
    art += lines([((0, COUNTER_TOP), (1920, COUNTER_TOP))], INK, 7)
    art += draw(rectangle(0, COUNTER_EDGE, 1920, 1080 - COUNTER_EDGE), '#195C61')
    art += lines([((x, COUNTER_EDGE + 26), (x, 1090)) for x in range(20, 1920, 64)], '#1F6A6E', 18)
    for y, colour, width in ((2, INK, 34), (2, '#B8C6C4', 22), (-4, '#EEF4F1', 5), (10, '#7F9596', 5)):
        art += lines([((-20, COUNTER_EDGE + y), (1940, COUNTER_EDGE + y))], colour, width)
    return art


# Who stands behind the counter: index of the cast, mood, x, scale, turn.
GUESTS = ((0, 'joy', 172, .9, 4), (1, 'calm', 420, .84, -3), (2, 'joy', 960, .8, -2),
          (3, 'wow', 1496, .82, -3), (4, 'calm', 1762, .88, -2), (5, 'think', 676, .78, 2))


def background():
    art = draw(rectangle(0, 0, 1920, 640), WALL)
    art += halftone(lambda x, y: y < 430, (0, 0, 1930, 430), 27, 9, '#0D343D', .20)
    art += _window(86, 150, 230, 246) + _window(1604, 150, 230, 246) + _tiles()
    art += join(
        bust(CAST[who], mood, turn).at(x, COUNTER_TOP + 4, scale) for who, mood, x, scale, turn in GUESTS)
    return art + _counter()


WALKERS = {
    'cheese': (foods.cheese, 'calm', 72, 38),
    'tomato': (foods.tomato, 'smug', 80, 26),
    'donut': (foods.donut, 'smug', 82, 28)}


def add_to(album):
    album.chapter('Title: the page')
    album.add('title-background', background(), page(), 'cafeteria with pupils behind the counter, opaque',
              bleed=True)
    for name, (make, mood, foot, spread) in WALKERS.items():
        for frame in (0, 1):
            art = foods.walker(make, mood, frame, foot, spread).at(0, 0, .5)
            album.add('walker-%s-%d' % (name, frame), art, standing(128, 128, 10),
                      'walking %s, step %d' % (name, frame))
