"""Splats, crumbs, drops, sparks and steam; white ones are tinted by the program."""
import random

from shapely.geometry import LineString, Polygon

from album import centred
from draw.art import draw
from draw.geometry import (disc, minus, moved, polar, polygon, ring_of_points, stretched, turned,
                           union)
from draw.palette import INK, MILK

RADIUS = 62
RIM, SHADE = '#B8B2B0', '#DAD6D4'


def _lobe(degrees, length, root, neck, tip):
    """A tapered tongue with a ball at its tip."""
    (cx, cy), (nx, ny) = polar(degrees, length), polar(degrees + 90, 1)
    tongue = Polygon([(nx * root, ny * root), (cx + nx * neck, cy + ny * neck),
                      (cx - nx * neck, cy - ny * neck), (-nx * root, -ny * root)])
    return union(tongue, disc(cx, cy, tip))


def _star(chance, count=9):
    parts, loose = [disc(0, 0, .56)], []
    for i in range(count):
        angle, length = 360 * i / count + chance.uniform(-11, 11), chance.uniform(.72, 1.0)
        parts.append(_lobe(angle, length, .2, .06, chance.uniform(.09, .15)))
        if chance.random() < .5:
            loose.append(disc(*polar(angle, min(1.2, length * 1.28)), chance.uniform(.045, .08)))
    return parts, loose


def _fat(chance):
    parts = [disc(0, 0, .56)] + [
        disc(*polar(51 * i + chance.uniform(-8, 8), .54), chance.uniform(.3, .4)) for i in range(7)]
    return parts, [disc(*polar(a, 1.1), chance.uniform(.06, .1)) for a in (23, 126, 212, 304)]


def _drips(chance):
    parts = [stretched(disc(0, -.2, .62), 1.2, .75, (0, -.2))]
    for x, length, size in ((-.58, .35, .12), (-.3, .9, .13), (0, .55, .1), (.28, .78, .14), (.56, .3, .11)):
        parts += [LineString([(x, -.2), (x, length)]).buffer(size * .75), disc(x, length, size * 1.05)]
    return parts, [disc(-.3, 1.15, .07), disc(.75, -.75, .08), disc(-.8, -.62, .06)]


def _streak(chance):
    parts = [stretched(disc(-.25, 0, .5), 1.15, .95, (-.25, 0))]
    for angle, length in ((-31, .8), (-11, 1.0), (7, 1.12), (26, .9), (52, .55), (-57, .55), (137, .66),
                          (-143, .64), (178, .7)):
        parts.append(_lobe(angle, length, .17, .05, chance.uniform(.07, .12)))
    return parts, [disc(*polar(a, r), .06) for a, r in ((-17, 1.18), (17, 1.22), (-44, 1.05))]


def _crown(chance):
    return [disc(0, 0, .46)] + [
        _lobe(360 * i / 14,
              (1.0 if i % 2 else .68) * chance.uniform(.92, 1.05), .1, .03, .085 if i % 2 else .07)
        for i in range(14)], []


def _twins(chance):
    parts = [disc(-.38, -.12, .44), disc(.4, .2, .36), LineString([(-.3, 0), (.4, .15)]).buffer(.2)]
    parts += [
        _lobe(a, r, .16, .05, .1)
        for a, r in ((143, .98), (206, .95), (252, .85), (17, 1.0), (74, .85), (320, .75), (109, .7))]
    return parts, [disc(.75, -.55, .1), disc(-.2, .9, .08)]


def _chunks(chance):

    def crumb(angle, distance, size):
        block = polygon((-size, -size * .8), (size, -size * .8), (size, size * .8),
                        (-size, size * .8)).buffer(size * .3)
        return moved(turned(block, chance.uniform(0, 180)), *polar(angle, distance))

    parts = [disc(0, 0, .42)] + [crumb(40 * i, .42, .17) for i in range(9)]
    return parts, [
        crumb(33 * i + chance.uniform(-9, 9), chance.uniform(.85, 1.15), chance.uniform(.05, .1))
        for i in range(11)]


def _comet(chance):
    parts = [disc(.2, -.2, .5)]
    parts += [
        _lobe(a, r, .2, .05, .1) for a, r in ((120, 1.05), (143, 1.2), (163, .95), (6, .75), (-40, .85),
                                              (-86, .8), (57, .7), (-132, .75))]
    return parts, [disc(-1.0, .9, .07), disc(.9, -.75, .08), disc(-.92, .15, .06)]


KINDS = (_star, _fat, _drips, _streak, _crown, _twins, _chunks, _comet)


def _parts(kind):
    """Core and loose drops of a splat, in px."""
    parts, loose = KINDS[kind](random.Random(kind + 1))
    core = union(*parts)
    if kind != 6:
        core = core.buffer(-.02).buffer(.09).buffer(-.07)
    return stretched(core, RADIUS), [stretched(drop, RADIUS) for drop in loose]


def splat_shape(kind):
    """The outline of a splat, about 2 * RADIUS wide."""
    core, loose = _parts(kind)
    return union(core, *loose)


def splat(kind):
    """A white splat with a darker rim, to be tinted with the colour of what was thrown."""
    core, whole = _parts(kind)[0], splat_shape(kind)
    art = draw(whole, INK, INK, 5, offset=(1.2, 2.2)) + draw(whole, RIM, INK, 5)
    art += draw(moved(whole.buffer(-4), -1.4, -1.8), MILK)
    inner = moved(core.buffer(-RADIUS * .2), 2, 3)
    return art + draw(minus(inner, moved(inner, -RADIUS * .07, -RADIUS * .09)).buffer(-.6).buffer(.6), SHADE)


def crumb(kind):
    outlines = (((-9, -5), (2, -10), (10, -3), (7, 8), (-6, 8)), ((-11, 2), (-3, -8), (9, -5), (8, 6), (-2,
                                                                                                        9)),
                ((-6, -8), (7, -6), (9, 6), (-8, 8)), ((-10, -2), (0, -9), (10, 0), (1, 9)))
    shape = polygon(*outlines[kind]).buffer(1)
    return draw(shape, RIM, INK, 4) + draw(moved(shape.buffer(-3), -.6, -.9), MILK)


def spark():
    """Four-pointed twinkle without ink."""
    return draw(polygon(*ring_of_points(4, 26, 7)).buffer(1.5), MILK) + draw(disc(0, 0, 9), '#FFF6CF')


def add_to(album):
    album.chapter('Particles (anchor = middle; white, to be tinted)')
    for kind in range(len(KINDS)):
        album.add('splat-%d' % kind, splat(kind), centred(176, 176), 'splat')
    for kind in range(4):
        album.add('crumb-%d' % kind, crumb(kind), centred(32, 32), 'crumb')
    album.add('spark', spark(), centred(60, 60), 'twinkle')
