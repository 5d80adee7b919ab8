"""Cheese, pizza and cake with faces, and the wheels into which five of them grow."""
from album import centred, standing
from draw.art import Art, dashed, draw, glow_paint, join, lines, stroke
from draw.face import MOODS, food_face
from draw.geometry import (clip, ellipse, polar, polygon, sector, smooth, corner, disc, union, band, soften)
from draw.palette import GUM, INK, MILK, MUSTARD, PAPER, PICKLE, TOMATO, darker, lighter
from draw.toon import floor_shadow, glint, inked

SPONGE = '#F2BE7A'
MELTED = '#FFC94D'
CRUST = '#C9762E'


def cheese(mood, look=(0, 0), shadow=True):
    """A wedge; foot in the middle at (0, 0)."""
    art = floor_shadow(5, -3, 60, 13) if shadow else Art()
    top = polygon((-62, -36), (15, -98), (62, -68), (62, -60), (-62, -28))
    front = polygon((-62, -36), (62, -64), (62, -6), (-62, 0))
    body = polygon((-60, -38), (15, -98), (60, -70), (60, -7), (-58, -1), radius=5)
    holes = [(ellipse(34, -19, 7, 7.5), darker(MUSTARD, .34)), (ellipse(-42, -9, 6, 5), darker(MUSTARD, .3)),
             (ellipse(47, -46, 5, 5.5), darker(MUSTARD, .34)), (ellipse(13, -76, 9, 5.5), darker(MUSTARD,
                                                                                                 .2)),
             (ellipse(34, -68, 5.5, 3.5), darker(MUSTARD, .2))]
    art += inked(
        body, '#FFD867', 5, shade=5, light=0, over=[(top, '#FFD867'), (front, MUSTARD),
                                                    (polygon((34, -58), (62, -64), (62, 0),
                                                             (34, -3)), darker(MUSTARD, .1)), *holes])
    art += stroke([(-55, -36), (57, -62)], INK, 3) + stroke([(-36, -46), (7, -81)], '#FFF3BE', 4)
    return art + food_face(mood, 26, look, mood != 'calm').at(-6, -34, .54)


def pizza(mood, look=(0, 0), shadow=True):
    """A slice standing on its tip."""
    art = floor_shadow(5, -4, 42, 12) if shadow else Art()
    slice_ = smooth(
        [corner(-54, -84),
         (0, -92), corner(54, -84), (32, -40), (7, -5), (-7, -5), (-34, -40)], .3)
    drip = soften(union(slice_, band([(-30, -46), (-31, -27)], 10), band([(26, -40), (26, -24)], 10)), 2.5)
    spots = [ellipse(-27, -66, 8.5, 9), ellipse(29, -67, 8, 8.5), ellipse(2, -20, 6.5)]
    art += inked(drip, MELTED, 5, shade=6,
                 over=[(s.area.buffer(2), darker(TOMATO, .4)) for s in spots] + [(s, TOMATO) for s in spots])
    crust = band([(-54, -85), (-30, -96), (0, -99), (30, -96), (54, -85)], 25)
    art += inked(
        crust, CRUST, 5, shade=6, over=[(ellipse(-24, -104, 9, 4), darker(CRUST, .25)),
                                        (ellipse(22, -102, 11, 4), darker(CRUST, .25))])
    art += stroke([(-44, -94), (-18, -103)], lighter(CRUST, .5), 4)
    return art + food_face(mood, 24, look, mood != 'calm').at(0, -59, .56)


def cake(mood, look=(0, 0), shadow=True):
    """A slice of cream cake with a cherry."""
    art = floor_shadow(5, -3, 60, 13) if shadow else Art()
    body = polygon((-60, -44), (12, -94), (60, -70), (60, -6), (-58, -1), radius=5)
    cream = polygon((-62, -22), (62, -34), (62, -24), (-62, -12))
    art += inked(
        body, SPONGE, 5, shade=5, light=0, over=[(polygon((36, -64), (62, -68), (62, 0),
                                                          (36, -2)), darker(SPONGE, .12)), (cream, PAPER)])
    icing = union(
        polygon((-60, -44), (12, -94), (60, -71), (60, -60), (-60, -38), radius=3), *[
            band([(x, y), (x, y + drop)], 13)
            for x, y, drop in ((-52, -42, 10), (-36, -46, 4), (-18, -48, 9), (2, -52, 3), (20, -56, 11),
                               (38, -60, 4), (53, -62, 9))])
    art += inked(soften(clip(icing, body.buffer(1)), 1.2), GUM, 4, shade=4, light=2.5, heavy=False)
    art += stroke([(-32, -58), (6, -83)], lighter(GUM, .65), 4.5)
    art += stroke([(17, -93), (19, -104), (29, -110)], INK, 4)
    art += inked(ellipse(15, -86, 12), TOMATO, 4.5, shade=4, light=0) + glint(10, -90, 3)
    return art + food_face(mood, 26, look, mood not in ('calm', 'joy')).at(-6, -30, .5)


MORSELS = {'cheese': cheese, 'pizza': pizza, 'cake': cake}
_BASE = {'cheese': MUSTARD, 'pizza': MELTED, 'cake': GUM}
_RIM = {'cheese': '#C4571F', 'pizza': CRUST, 'cake': PAPER}
RADIUS = 40


def _topping(kind, angle, x=0, y=0, reach=.55):
    base = _BASE[kind]
    middle = polar(angle + 36, RADIUS * reach, x, y)
    if kind == 'cheese':
        spots = ((24, .60, .10), (52, .42, .065), (56, .70, .06))
        return join(
            draw(ellipse(*polar(angle + a, RADIUS * r, x, y), RADIUS * size), darker(base, .3))
            for a, r, size in spots)
    if kind == 'pizza':
        leaf = ellipse(*polar(angle + 18, RADIUS * .36, x, y), RADIUS * .07)
        return draw(ellipse(*middle, RADIUS * .17), TOMATO, INK, 2.5) + draw(leaf, PICKLE)
    return (draw(ellipse(*middle, RADIUS * .16), TOMATO, INK, 2.5) +
            draw(ellipse(middle[0] - 2, middle[1] - 2.5, RADIUS * .05), MILK))


def _plate(taken):
    """The empty plate: a dashed rim and dashed cuts for the places still free."""
    art = draw(disc(0, 0, RADIUS + 1), INK, opacity=.10)
    if taken == 5:
        return art
    free = [polar(-90 + 72 * taken + (360 - 72 * taken) * i / 24, RADIUS - 2) for i in range(25)]
    art += dashed(free, INK, 3.2, 7, 8.5, .5)
    cuts = range(taken and taken + 1, 5)
    return art + join(dashed([(0, 0), polar(-90 + 72 * i, RADIUS - 5)], INK, 2.8, 5, 7, .4) for i in cuts)


def _wedge(kind, index):
    """One piece of the wheel, pulled out a little so that the parts stay countable."""
    angle = -90 + 72 * index
    x, y = polar(angle + 36, RADIUS * .065)
    rim = sector(x, y, RADIUS, angle + 1, angle + 71).buffer(-1.5).buffer(1.5)
    filling = sector(*polar(angle + 36, 2, x, y), RADIUS * .78, angle + 4, angle + 68)
    return (inked(rim, _RIM[kind], 4, shade=0, light=0) + draw(clip(filling, rim.buffer(-1.8)), _BASE[kind]) +
            _topping(kind, angle, x, y))


def wheel(kind, taken):
    """A plate with `taken` of five pieces; five are a whole with a happy face and a glow."""
    if taken < 5:
        return _plate(taken) + join(_wedge(kind, i) for i in range(taken))
    art = draw(disc(0, 0, 59), glow_paint('halo', '#FFE27A', .95, .6))
    art += inked(disc(0, 0, RADIUS), _RIM[kind], 5, shade=4, light=2)
    art += draw(disc(0, 0, RADIUS * .8), _BASE[kind])
    art += lines([(polar(-90 + 72 * i, 8), polar(-90 + 72 * i, RADIUS * .8)) for i in range(5)],
                 darker(_BASE[kind], .3), 2.5)
    art += join(_topping(kind, -90 + 72 * i, reach=.66) for i in range(5))
    art += draw(disc(0, 0, RADIUS * .5), lighter(_BASE[kind], .25), INK, 2.5)
    return art + food_face('joy', 24, brows=False).at(0, -5, .42)


def add_to(album):
    album.chapter('Morsels (anchor = foot) and wheels (anchor = middle; plate 84 px)')
    for name, make in MORSELS.items():
        for mood in MOODS:
            album.add('%s-%s' % (name, mood), make(mood), standing(148, 134, 14), '%s, %s' % (name, mood))
    for name in MORSELS:
        for taken in range(6):
            album.add('wheel-%s-%d' % (name, taken), wheel(name, taken), centred(120, 120),
                      '%d of 5 pieces of %s' % (taken, name))
