"""Where somebody is missing: dashed outlines of a cook and a helper."""
from draw.art import dashed, draw
from draw.geometry import area_of, corner, smooth
from draw.palette import INK, MILK


def missing(scale, width=5.0, dash=15, gap=11):
    """The outline of toque, head and shoulders, open at the stove's edge."""
    points = [
        corner(-122, 0), (-126, -50), (-112, -92), (-80, -112),
        corner(-60, -124), (-74, -160), (-74, -214),
        corner(-60, -244),
        corner(-58, -272), (-90, -304), (-80, -346),
        corner(-52, -352), (-30, -386), (8, -394),
        corner(40, -368), (76, -368), (92, -336), (84, -300),
        corner(58, -272),
        corner(60, -244), (74, -214), (74, -160),
        corner(60, -124), (80, -112), (112, -92), (126, -50),
        corner(122, 0)]
    shape = smooth([(x * scale, y * scale, *rest) for x, y, *rest in points])
    path = [p for p in area_of(shape).exterior.coords if p[1] < -1]
    start = min(range(len(path)), key=lambda i: (path[i][1] < -8 * scale, path[i][0]))
    path = path[start:] + path[:start]
    return draw(shape, MILK, opacity=.16) + dashed(path, INK, width, dash, gap, .5)
