"""Backgrounds of the seats and the results."""

from album import page
from draw.art import Art, Gradient, draw, glow, glow_paint, halftone, join, lines, stroke
from draw.geometry import Polygon, clip, polar, polygon, rectangle, union
from draw.palette import GUM, INK, MUSTARD, PICKLE, TOMATO

WALL = Gradient('wall', ((0, '#2F7E7D', 1), (1, '#4A9C95', 1)))
QUIET_INK = '#2A6A6B'
PENNANTS = (TOMATO, MUSTARD, '#56B4E9', PICKLE, GUM)


def _tiles(top, bottom, height=68, width=86):
    """White tiles of the lower wall, laid in bond."""
    art = draw(rectangle(0, top, 1920, bottom - top), '#A2C4B7')
    rows = range(int((bottom - top) / height) + 1)
    cuts = [((0, top + height * r), (1920, top + height * r)) for r in rows if r]
    cuts += [((x, top + height * r), (x, min(bottom, top + height * (r + 1)))) for r in rows
             for x in range(20 + (43 if r % 2 else 0), 1920, width)]
    return art + lines(cuts, '#8CB3A4', 3) + lines([((0, top), (1920, top))], QUIET_INK, 6)


def _counter(y):
    art = draw(rectangle(0, y, 1920, 1080 - y), '#195C61')
    art += lines([((x, y + 28), (x, 1090)) for x in range(20, 1920, 64)], '#1F6A6E', 18)
    for dy, colour, width in ((0, INK, 34), (0, '#B8C6C4', 22), (-6, '#EEF4F1', 5), (8, '#7F9596', 5)):
        art += lines([((-20, y + dy), (1940, y + dy))], colour, width)
    return art


def menu_background():
    """Wall, tiles and counter; nothing that competes with what is chosen."""
    art = draw(rectangle(0, 0, 1920, 480), WALL)
    art += halftone(lambda x, y: True, (0, 0, 1930, 400), 32, 10, '#1F5F62', .16)
    art += _tiles(470, 800)
    art += draw(rectangle(0, 470, 1920, 330), Gradient('tileshade',
                                                       ((0, '#17555A', .22), (1, '#17555A', .06))))
    return art + _counter(800)


def _rays(x, y, count=24):
    beams = [
        Polygon([(x, y), polar(360 * i / count, 1900, x, y),
                 polar(360 * i / count + 7.4, 1900, x, y)]) for i in range(count)]
    return draw(clip(union(*beams), rectangle(0, 0, 1920, 640)), '#66AEA3', opacity=.45)


def _floor(horizon=640, middle=600):
    """Chequered linoleum in true perspective."""
    art = draw(rectangle(0, horizon, 1920, 440), '#C9CDB4')
    eye, size, step = -60, 120, .062
    rows = [1 - step * i for i in range(9)]
    tiles = []
    for j, (near, far) in enumerate(zip(rows, rows[1:])):
        top, bottom = (eye + (horizon - eye) / z for z in (near, far))
        for i in range(-14, 20):
            if (i + j) % 2:
                continue
            tile = Polygon([(middle + i * size / near, top), (middle + (i + 1) * size / near, top),
                            (middle + (i + 1) * size / far, bottom), (middle + i * size / far, bottom)])
            tiles.append(tile)
    art += draw(clip(union(*tiles), rectangle(0, horizon, 1920, 440)), '#9DC6B9')
    shade = Gradient('floorshade', ((0, '#17555A', .42), (.4, '#17555A', .12), (1, '#17555A', .42)))
    return art + draw(rectangle(0, horizon, 1920, 440), shade) + lines([
        ((0, horizon), (1920, horizon))], QUIET_INK, 6)


def _bunting():
    """Pennants on a cord that hangs in five bows."""
    bows = ((-10, 374), (374, 748), (748, 1130), (1130, 1516), (1516, 1930))
    art, flags = Art(), []
    for start, end in bows:
        points = [
            (start + (end - start) * t, 14 + 76 * 2 * t * (1 - t)) for t in (0, .17, .33, .5, .67, .83, 1)]
        art += stroke(points, INK, 5)
        flags += [(start + (end - start) * t, 14 + 152 * t * (1 - t)) for t in (.09, .25, .41, .59, .75, .91)]
    return art + join(
        draw(polygon((x - 19, y - 2), (x + 19, y - 2), (x, y + 36)), PENNANTS[i % 5], INK, 4)
        for i, (x, y) in enumerate(flags))


def results_background():
    art = draw(rectangle(0, 0, 1920, 640), WALL) + _rays(600, 330)
    art += halftone(lambda x, y: True, (0, 0, 1930, 480), 32, 10, '#1F5F62', .14)
    art += _floor() + glow(600, 330, 470, 390, glow_paint('winner', '#FFF0B4', .85, .55))
    return art + _bunting()


def add_to(album):
    album.chapter('Menus: pages')
    album.add('menu-background', menu_background(), page(),
              'quiet cafeteria wall, opaque; counter from y = 783', bleed=True)
    album.add('results-background', results_background(), page(),
              'rays round 600,330, floor from y = 640, bunting; opaque', bleed=True)
