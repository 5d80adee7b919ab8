"""The evening café without guests: floor, wall, windows, string lights, the wooden board for the seats."""
from album import page
from draw.art import Art, Gradient, draw, glow, glow_paint, halftone, join, lines, stroke
from draw.geometry import clip, disc, ellipse, minus, polygon, rectangle, rounded, union
from draw.palette import mix
from sheets.cafe_ground import CENTRE_X, ground

FLOOR = ('#1B565B', '#184F55')
WALL = Gradient('wall', ((0, '#281A3A', 1), (1, '#43284C', 1)))
BOARD = Gradient('board', ((0, '#5A2F2B', 1), (1, '#402028', 1)), sideways=True)
WINDOW, FRAME = '#1D2D57', '#1E1426'
WALL_HEIGHT = 92
BOARD_TOP, BOARD_FOOT = 452, 428


def _floor():
    """Chequered tiles in the tables' perspective; the two colours are close: the floor keeps quiet."""
    art = draw(rectangle(0, 0, 1920, 1080), FLOOR[0])
    tiles = []
    for row in range(9):
        far, near = -.12 + row * .17, -.12 + (row + 1) * .17
        for column in range(-11, 12):
            if (row + column) % 2:
                continue
            tile = polygon(ground(column * 116, far), ground(column * 116 + 116, far),
                           ground(column * 116 + 116, near), ground(column * 116, near))
            if tile.bounds[2] > 0 and tile.bounds[0] < 1920:
                tiles.append(tile)
    art += draw(union(*tiles), FLOOR[1])

    def at_the_edge(x, y):
        return x > 470 and ((x - CENTRE_X) / 640)**2 + ((y - 470) / 420)**2 > 1

    return art + halftone(at_the_edge, (460, 110, 1925, 1085), 20, 6.5, '#123F49', .5)


def _window(x, width=132, moon=False):
    """A window in the night: frame, sill, a few stars, roofs."""
    pane = rectangle(x, -10, width, 68)
    roofs = union(
        rectangle(x, 40, width * .3, 30), rectangle(x + width * .5, 34, width * .26, 30),
        polygon((x + width * .3, 46), (x + width * .42, 30), (x + width * .54, 46), (x + width * .54, 60),
                (x + width * .3, 60)))
    art = draw(rounded(x - 8, -20, width + 16, 86, 8), mix('#43284C', FRAME, .55))
    art += draw(pane, WINDOW) + draw(clip(roofs, pane), '#16224A')
    if moon:
        art += draw(minus(disc(x + 96, 20, 17), disc(x + 104, 15, 15)), '#D9D2A6')
    art += join(draw(ellipse(x + dx, y, 1.8), '#B9C4E0') for dx, y in ((22, 14), (52, 6), (108, 30), (84, 8)))
    return art + lines([((x + width / 2, -10), (x + width / 2, 58)), ((x, 22), (x + width, 22))], FRAME, 5)


def _string_lights():
    """Three bulbs on every bow of the wire."""
    art, wire = Art(), []
    for bow in range(10):
        start = 440 + bow * 150
        wire += [(start, 8), (start + 38, 24), (start + 75, 30), (start + 112, 24)]
    art += stroke(wire + [(1940, 8)], '#1E1426', 4)
    shine = glow_paint('bulb', '#F6C45A', .62, .4)
    for bow in range(10):
        for k, (dx, y) in enumerate(((38, 33), (75, 39), (112, 33))):
            x = 440 + bow * 150 + dx
            art += glow(x, y, 25, 25, shine)
            art += draw(ellipse(x, y, 6.5, 8.5), ('#F3CF7C', '#E8917A', '#F3CF7C')[k], '#1E1426', 3)
    return art


def _board():
    """The wooden board behind the seat panels."""
    wood = polygon((0, 0), (BOARD_TOP, 0), (BOARD_FOOT, 1080), (0, 1080))
    art = draw(polygon((0, 0), (BOARD_TOP + 14, 0), (BOARD_FOOT + 16, 1080), (0, 1080)), '#0A1B22',
               opacity=.4)
    art += draw(wood, BOARD)
    art += lines([((16 + i * 88, 0), (14 + i * 84, 1080)) for i in range(5)], '#331821', 4, .7)
    grain = [((40 + i * 88 + (i % 2) * 18, 130 + j * 330 + (i * 97) % 140),
              (39 + i * 87 + (i % 2) * 18, 230 + j * 330 + (i * 97) % 140)) for i in range(5)
             for j in range(3)]
    art += lines(grain, '#6B3B34', 3, .35)
    art += stroke([(BOARD_TOP - 13, 0), (BOARD_FOOT - 13, 1080)], '#7A4038', 7)
    return art + stroke([(BOARD_TOP, -4), (BOARD_FOOT, 1084)], '#22131A', 7)


def background():
    art = _floor()
    shade = Gradient('shade',
                     ((0, '#0B2630', .5), (.35, '#0B2630', 0), (.8, '#0B2630', 0), (1, '#0B2630', .45)))
    art += draw(rectangle(0, WALL_HEIGHT, 1920, 1080 - WALL_HEIGHT), shade)
    art += glow(CENTRE_X, 470, 700, 420, glow_paint('warmth', '#8FA06A', .20, .6))
    art += draw(rectangle(0, 0, 1920, WALL_HEIGHT), WALL)
    art += join(_window(500 + i * 190, moon=i == 1) for i in range(8))
    art += draw(rectangle(0, WALL_HEIGHT - 22, 1920, 22), '#35203F')
    art += lines([((0, WALL_HEIGHT - 22), (1920, WALL_HEIGHT - 22))], '#2A1730', 3)
    art += lines([((0, WALL_HEIGHT), (1920, WALL_HEIGHT))], '#1B1122', 7)
    return art + _string_lights() + _board()


def add_to(album):
    album.chapter('Café Fatal: the room')
    album.add('cafe-background', background(), page(), 'the whole screen, opaque, quiet', bleed=True)
