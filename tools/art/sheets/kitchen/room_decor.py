"""What stands at the wall of the kitchen behind the stations, washed out: a shelf of jars, a fridge, sacks."""
from draw.art import draw, lines, stroke
from draw.geometry import clip, corner, disc, ellipse, minus, polygon, rectangle, rounded, smooth, union
from draw.palette import MUSTARD, PICKLE, TOMATO, mix

UPPER, LOWER = '#A5D5C3', '#6FB1A2'
LINE, LOW_LINE = '#72B3A2', '#4A8F84'


def _pale(colour, part=.66, wall=UPPER):
    """A colour as it looks at the far wall."""
    return mix(colour, wall, part)


def _jar(x, y, width, height, filling):
    """A glass with something dry in it; its foot at (x, y)."""
    glass = rounded(x - width / 2, y - height, width, height, 8)
    level = rectangle(x - width / 2, y - height * .66, width, height)
    art = draw(glass, _pale('#F4FBF6', .4)) + draw(clip(level, glass), _pale(filling))
    art += draw(glass, None, LINE, 3) + draw(rounded(x - width / 2 - 3, y - height - 8, width + 6, 13, 4),
                                             _pale('#C9A36B'), LINE, 3)
    return art + draw(rounded(x - width * .28, y - height * .46, width * .56, height * .26, 3),
                      _pale('#FFF8E0', .35))


def _bottle(x, y, colour):
    shape = smooth([
        corner(x - 7, y - 84),
        corner(x + 7, y - 84), (x + 8, y - 56), (x + 17, y - 40),
        corner(x + 17, y),
        corner(x - 17, y), (x - 17, y - 40), (x - 8, y - 56)], .3)
    return draw(shape, _pale(colour), LINE, 3) + draw(rounded(x - 9, y - 92, 18, 12, 3), _pale('#8A5A36'),
                                                      LINE, 3)


def shelf(x, y):
    """A board with jars, bottles and a bowl; its middle at (x, y)."""
    brackets = union(
        *[polygon((x + s * 150, y + 8), (x + s * 176, y + 8), (x + s * 176, y + 36)) for s in (-1, 1)])
    art = draw(brackets, _pale('#9FB3B4'), LINE, 3)
    art += _jar(x - 158, y, 46, 62, '#C9803C') + _jar(x - 104, y, 40, 48, '#D9C46A') + _jar(
        x - 54, y, 44, 70, '#8C5A3A')
    art += _bottle(x - 8, y, PICKLE) + _bottle(x + 34, y, TOMATO)
    bowls = union(
        smooth([
            corner(x + 62, y - 30),
            corner(x + 140, y - 30), (x + 130, y - 6), (x + 114, y), (x + 88, y), (x + 72, y - 6)], .3))
    art += draw(bowls, _pale('#F3F1E4', .45), LINE, 3)
    eggs = union(*[ellipse(x + dx, y - 36, 14, 17) for dx in (84, 104, 122)])
    art += draw(minus(eggs, bowls), _pale('#F2DDBE', .5), LINE, 3)
    art += _jar(x + 168, y, 38, 54, MUSTARD)
    return art + draw(rounded(x - 196, y, 392, 13, 5), _pale('#B98552', .5), LINE, 3)


def fridge(x, y):
    """A round-shouldered fridge, its foot at (x, y)."""
    body = rounded(x - 78, y - 330, 156, 322, 30)
    art = draw(union(rectangle(x - 60, y - 12, 22, 12), rectangle(x + 38, y - 12, 22, 12)), LOW_LINE)
    art += draw(body, _pale('#F4ECD2', .52, LOWER), LOW_LINE, 4)
    art += lines([((x - 76, y - 226), (x + 76, y - 226))], LOW_LINE, 3.5)
    handles = union(rounded(x + 44, y - 286, 12, 44, 6), rounded(x + 44, y - 206, 12, 70, 6))
    art += draw(handles, _pale('#C3D0D0', .4, LOWER), LOW_LINE, 3)
    note = polygon((x - 40, y - 196), (x + 6, y - 200), (x + 10, y - 146), (x - 36, y - 142))
    art += draw(note, _pale('#FFF4CF', .4, LOWER), LOW_LINE, 2.5) + draw(disc(x - 16, y - 196, 6),
                                                                         _pale(TOMATO, .5, LOWER))
    return art + stroke([(x - 62, y - 300), (x - 62, y - 250)], _pale('#FFFFFF', .4, LOWER), 6)


def _sack(x, y, scale):
    shape = smooth([(-52, 0), (-62, -40), (-46, -84), (-20, -100), (20, -100), (46, -84), (60, -38), (52, 0),
                    (0, 4)])
    art = draw(shape, _pale('#D8B98A', .5, LOWER), LOW_LINE, 3.5)
    neck = smooth([
        corner(-22, -96), (-34, -122), (-8, -114), (6, -124), (34, -118),
        corner(22, -96), (0, -92)])
    art += draw(neck, _pale('#D8B98A', .46, LOWER), LOW_LINE, 3.5)
    return (art + draw(rounded(-30, -66, 60, 36, 5), None, LOW_LINE, 3)).at(x, y, scale)


def sacks(x, y):
    """Flour and potatoes; between their feet (x, y)."""
    return _sack(x + 42, y - 4, .86) + _sack(x - 40, y, 1.02)


def decor(floor_y):
    return shelf(960, 478) + fridge(18, floor_y) + sacks(1874, floor_y)
