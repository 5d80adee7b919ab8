"""The wall of the mess hall: windows full of sun, posters, clock, tiles; quiet, for people sit before it."""
from album import page
from draw.art import Gradient, draw, halftone, join, lines, stroke
from draw.geometry import (clip, corner, disc, ellipse, moved, polar, polygon, rectangle, rounded, smooth,
                           turned, union)
from draw.palette import mix
from sheets.hall.floor import FLOOR_Y, floor

WALL = Gradient('hallwall', ((0, '#3C8B88', 1), (1, '#5AA79E', 1)))
WALL_COLOUR = '#4C9A94'
LINE = '#2F7374'
TILES_Y = 184
WINDOWS = (315, 745, 1175, 1605)


def _quiet(colour, part=.3):
    """A colour as it looks on the far wall."""
    return mix(colour, WALL_COLOUR, part)


def _window(x):
    """Four panes with sky, two hills and a slanting reflection."""
    left, top, width, height = x - 96, 22, 192, 138
    frame = rounded(left - 12, top - 12, width + 24, height + 24, 14)
    pane = rounded(left, top, width, height, 7)
    hills = union(ellipse(left + 34, top + height + 22, 82, 62), ellipse(x + 62, top + height + 26, 96, 80))
    far_hills = union(ellipse(x - 8, top + height + 10, 70, 58), ellipse(x + 110, top + height + 8, 60, 70))
    shine = union(*[
        polygon((left + a, top + height), (left + a + 66, top), (left + b + 66, top), (left + b,
                                                                                       top + height))
        for a, b in ((12, 44), (56, 66))])
    art = draw(frame, _quiet('#E8EAD0', .16), LINE, 4)
    art += draw(pane, '#BFE3E2') + draw(clip(far_hills, pane), '#AFD8C9') + draw(clip(hills, pane), '#9CCDB2')
    art += draw(clip(shine, pane), '#FFFFFF', opacity=.3)
    bars = union(rectangle(x - 4.5, top, 9, height), rectangle(left, top + height * .46 - 4.5, width, 9))
    art += draw(clip(bars, pane), _quiet('#E8EAD0', .2)) + draw(pane, None, LINE, 3.5)
    sill = rounded(left - 22, top + height + 6, width + 44, 15, 6)
    return art + draw(sill, _quiet('#EFEFD6', .1), LINE, 4)


def _sheet(x, y, turn, paper):
    """A poster on the wall, round (x, y)."""
    return draw(moved(turned(rounded(-46, -62, 92, 124, 5).area, turn), x, y), _quiet(paper, .22), LINE, 3.5)


def _broccoli_poster(x, y):
    crown = union(disc(-17, -14, 15), disc(4, -24, 18), disc(22, -10, 14), disc(0, -4, 18))
    art = draw(crown, _quiet('#6FA650', .35))
    art += draw(smooth([(-8, 0), (12, 0), (9, 24), (12, 32), (-9, 32), (-5, 20)]), _quiet('#A9C36B', .3))
    art += draw(rounded(-30, 42, 60, 9, 4), _quiet('#D9825F', .35))
    return _sheet(x, y, -3, '#F4E6BC') + art.at(x, y - 4, turn=-3)


def _milk_poster(x, y):
    bottle = smooth([
        corner(-8, -42),
        corner(8, -42), (9, -24), (20, -8),
        corner(20, 34),
        corner(-20, 34), (-20, -8), (-9, -24)], .3)
    art = draw(disc(0, -2, 40), _quiet('#F2C25E', .35)) + draw(bottle, _quiet('#FFFFFF', .14), LINE, 3)
    art += draw(rounded(-10, -49, 20, 9, 4), _quiet('#D9825F', .3))
    art += draw(rounded(-30, 44, 60, 9, 4), _quiet('#D9825F', .35))
    return _sheet(x, y, 2.5, '#EFE3C4') + art.at(x, y - 2, turn=2.5)


def _clock(x, y, radius=52):
    """Noon is near."""
    art = draw(disc(x, y, radius + 9), _quiet('#C9D2C8', .2), LINE, 4)
    art += draw(disc(x, y, radius), _quiet('#F6EFD2', .12), LINE, 3.5)
    marks = [(polar(30 * i, radius - 11, x, y), polar(30 * i, radius - (17 if i % 3 else 22), x, y))
             for i in range(12)]
    art += lines(marks, LINE, 4.5)
    art += stroke([(x, y), polar(-98, 34, x, y)], LINE, 6) + stroke([(x, y), polar(-128, 24, x, y)], LINE, 7)
    return art + draw(disc(x, y, 5.5), _quiet('#D9573F', .2))


def _garland(x0, x1, y, sag, flags):
    """A cord with paper pennants in washed-out colours."""
    art = stroke([(x0, y), ((x0 + x1) / 2, y + sag), (x1, y)], LINE, 3.5)
    colours = ('#E9C46A', '#E79A86', '#F1E7C6', '#9CC98B')
    for i in range(flags):
        t = (i + .5) / flags
        cx, cy = x0 + (x1 - x0) * t, y + 4 * sag * t * (1 - t) * .93
        art += draw(polygon((cx - 13, cy), (cx + 13, cy), (cx, cy + 26)), _quiet(colours[i % 4], .42))
    return art


def _tiles():
    """The tiled lower wall, one row of it in mint."""
    height = (FLOOR_Y - TILES_Y) / 2
    art = draw(rectangle(0, TILES_Y, 1920, FLOOR_Y - TILES_Y), '#C9DCC6')
    art += draw(rectangle(0, TILES_Y, 1920, 15), '#7DBBAC')
    cuts = [((x, TILES_Y + 15), (x, TILES_Y + height)) for x in range(36, 1920, 78)]
    cuts += [((x, TILES_Y + height), (x, FLOOR_Y)) for x in range(75, 1920, 78)]
    cuts += [((0, TILES_Y + height), (1920, TILES_Y + height))]
    art += lines(cuts, '#B0CAB6', 2.5)
    shade = Gradient('tileshade', ((0, '#17555A', .04), (1, '#17555A', .24)))
    art += draw(rectangle(0, TILES_Y, 1920, FLOOR_Y - TILES_Y), shade)
    return art + lines([((0, TILES_Y), (1920, TILES_Y))], LINE, 4.5)


def _beams():
    """Slanting sunlight on the wall below each window."""
    beams = [polygon((x - 90, 176), (x + 90, 176), (x + 20, FLOOR_Y), (x - 160, FLOOR_Y)) for x in WINDOWS]
    return draw(union(*beams), '#FFF6D2', opacity=.13)


def background():
    art = draw(rectangle(0, 0, 1920, FLOOR_Y), WALL)
    art += halftone(lambda x, y: y < 60 or abs(x - 960) > 760, (0, -4, 1930, 176), 28, 8, '#2C7172', .16)
    art += join(_window(x) for x in WINDOWS)
    art += _broccoli_poster(530, 92) + _clock(960, 88) + _milk_poster(1390, 92)
    art += _garland(-20, 205, 30, 34, 5) + _garland(1715, 1940, 30, 34, 5)
    return art + _tiles() + _beams() + floor(WINDOWS)


def add_to(album):
    album.add('hall-background', background(), page(), 'wall, tiles, floor; opaque, quiet', bleed=True)
