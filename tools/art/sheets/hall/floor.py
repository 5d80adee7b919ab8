"""The floor of the mess hall: checkered linoleum in true perspective, with the sun on it."""
from draw.art import Gradient, draw, glow, glow_paint, lines
from draw.geometry import Polygon, clip, polygon, rectangle, union

FLOOR_Y = 262
EYE_Y, MIDDLE = -430, 960
TILE, STEP = 96, .064
CREAM, MINT = '#E9DFC2', '#BFDACA'
SEAM = '#2F6F70'


def on_floor(side, depth):
    """Screen point `side` px (measured at the wall) right of the middle; depth 1 = at the wall, .46 = front."""
    return MIDDLE + side / depth, EYE_Y + (FLOOR_Y - EYE_Y) / depth


def _tiles():
    rows = [1 - STEP * i for i in range(10)]
    tiles = []
    for j, (near, far) in enumerate(zip(rows, rows[1:])):
        for i in range(-11, 11):
            if (i + j) % 2:
                continue
            tiles.append(
                Polygon([
                    on_floor(i * TILE, near),
                    on_floor((i + 1) * TILE, near),
                    on_floor((i + 1) * TILE, far),
                    on_floor(i * TILE, far)]))
    return clip(union(*tiles), rectangle(0, FLOOR_Y, 1920, 1080 - FLOOR_Y))


def _sun_patch(side):
    """Where the light of a window falls: two panes, drawn out to the left."""
    panes = []
    for start, end in ((0, 66), (78, 144)):
        for far, near in ((.86, .76), (.745, .64)):
            lean_far, lean_near = (1 - far) * 620, (1 - near) * 620
            panes.append(
                polygon(on_floor(side + start - lean_far, far), on_floor(side + end - lean_far, far),
                        on_floor(side + end - lean_near, near), on_floor(side + start - lean_near, near),
                        radius=3))
    return union(*panes)


def floor(windows):
    """The whole floor; `windows` holds the middles of the windows that throw sun on it."""
    art = draw(rectangle(0, FLOOR_Y, 1920, 1080 - FLOOR_Y), CREAM) + draw(_tiles(), MINT)
    sun = union(*[_sun_patch(x - MIDDLE) for x in windows])
    art += draw(clip(sun, rectangle(0, FLOOR_Y, 1920, 1080 - FLOOR_Y)), '#FFF6D2', opacity=.42)
    shade = Gradient('floorshade',
                     ((0, '#17555A', .30), (.22, '#17555A', .12), (.6, '#17555A', .05), (1, '#17555A', .30)))
    art += draw(rectangle(0, FLOOR_Y, 1920, 1080 - FLOOR_Y), shade)
    art += glow(960, 640, 760, 300, glow_paint('middle', '#FFF4CC', .55, .6))
    return art + lines([((0, FLOOR_Y), (1920, FLOOR_Y))], SEAM, 5)
