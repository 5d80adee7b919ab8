"""Splats, drops and crumbs of Cafe Chaos: white, shaded in grey, to be tinted with what was thrown."""
import math
import random

from shapely.geometry import LineString, Polygon

from album import centred
from draw.art import draw, join
from draw.geometry import (clip, corner, disc, ellipse, minus, moved, polar, polygon, smooth, stretched,
                           turned, union)
from draw.palette import INK, MILK

CORE = 65  # px from the middle to the edge of a blot without its lobes
BASE, RIM, SHADE, DEEP = '#EBE8E7', '#A19B99', '#C4BFBD', '#ABA6A4'


def _lobe(angle, reach, root=.24, neck=.07, tip=.12):
    """A tongue that narrows to a neck and ends in a ball; lengths in cores."""
    points = []
    for step in range(9):
        part = step / 8
        half = root + (neck - root) * math.sin(part * math.pi / 2)
        points.append((reach * part, half))
    outline = points + [(x, -y) for x, y in reversed(points)]
    return turned(union(Polygon(outline), disc(reach, 0, tip)), angle)


def _drip(x, length, half=.1):
    """A run that hangs down and ends in a heavy drop."""
    line = LineString([(x, 0), (x, length)]).buffer(half * .8)
    return union(line, disc(x, length, half * 1.25), ellipse(x, length - half, half, half * 2.2))


def _loose(*places):
    """Satellites: (angle, distance, size), pulled away from the middle."""
    result = []
    for angle, distance, size in places:
        drop = turned(stretched(disc(0, 0, size), 1.35, .9), angle)
        result.append(moved(drop, *polar(angle, distance)))
    return result


def _rays(chance, count, short, far, root=.24, neck=.07, tip=.12, start=0):
    result = []
    for i in range(count):
        angle = start + 360 * i / count + chance.uniform(-10, 10)
        reach = chance.uniform(short, far) * (1 if i % 2 else .86)
        result.append(_lobe(angle, reach, root, neck, tip * chance.uniform(.8, 1.35)))
    return result


def _sun(chance):
    return [disc(0, 0, 1)] + _rays(chance, 9, 1.32, 1.6), _loose((14, 1.72, .09), (98, 1.74, .07),
                                                                 (214, 1.7, .1), (300, 1.76, .07))


def _pie(chance):
    lumps = [
        disc(*polar(360 * i / 8 + chance.uniform(-7, 7), .86), chance.uniform(.34, .5)) for i in range(8)]
    return [disc(0, 0, .98)] + lumps, _loose((24, 1.6, .12), (133, 1.58, .09), (205, 1.62, .13),
                                             (318, 1.6, .08))


def _runny(chance):
    runs = [
        _drip(x, length, half) for x, length, half in ((-.78, .72, .11), (-.42, 1.36, .13), (-.02, .98, .1),
                                                       (.36, 1.58, .14), (.74, .8, .11))]
    top = [ellipse(0, -.28, 1.12, .86)] + [
        _lobe(a, r, .26, .09, .13) for a, r in ((-152, 1.4), (-118, 1.24), (-74, 1.3), (-34, 1.42))]
    return top + runs, _loose((-100, 1.6, .09), (-15, 1.6, .08), (196, 1.5, .1))


def _streak(chance):
    parts = [ellipse(-.14, 0, 1.02, .84)]
    parts += [
        _lobe(a, r, .26, .08, t)
        for a, r, t in ((-33, 1.3, .1), (-14, 1.52, .13), (3, 1.66, .1), (20, 1.5, .12), (40, 1.24, .1),
                        (74, 1.02, .12), (-70, 1.04, .11), (128, 1.14, .12), (160, 1.28, .1),
                        (192, 1.32, .13), (226, 1.16, .1))]
    return parts, _loose((-8, 1.8, .08), (12, 1.76, .09), (-26, 1.64, .07))


def _crown(chance):
    parts = [disc(0, 0, .84)]
    for i in range(15):
        reach = (1.5 if i % 2 else 1.14) * chance.uniform(.94, 1.06)
        parts.append(_lobe(24 * i + chance.uniform(-4, 4), reach, .2, .045, .1 if i % 2 else .085))
    return parts, _loose((12, 1.72, .06), (168, 1.74, .07), (262, 1.7, .06))


def _twins(chance):
    parts = [disc(-.5, -.2, .76), disc(.56, .34, .66), LineString([(-.4, 0), (.5, .2)]).buffer(.4)]
    parts += [
        _lobe(a, r, .24, .08, .13) for a, r in ((146, 1.44), (182, 1.5), (214, 1.5), (252, 1.3), (8, 1.52),
                                                (38, 1.5), (68, 1.32), (326, 1.2), (112, 1.16))]
    return parts, _loose((-46, 1.34, .14), (-62, 1.6, .07), (90, 1.6, .08))


def _chunky(chance):

    def chunk(angle, distance, size):
        block = polygon((-size, -size * .7), (size * .7, -size), (size, size * .5),
                        (-size * .6, size)).buffer(size * .35)
        return moved(turned(block, chance.uniform(0, 180)), *polar(angle, distance))

    parts = [disc(0, 0, .84)] + [
        chunk(30 * i, chance.uniform(.78, .98), chance.uniform(.16, .26)) for i in range(12)]
    return parts, [
        chunk(30 * i + chance.uniform(-8, 8), chance.uniform(1.36, 1.68), chance.uniform(.07, .14))
        for i in range(12)]


def _comet(chance):
    parts = [disc(.24, -.24, .86)]
    parts += [
        _lobe(a, r, .3, .08, t)
        for a, r, t in ((112, 1.3, .1), (132, 1.62, .13), (150, 1.5, .1), (172, 1.24, .11), (4, 1.3, .13),
                        (-38, 1.4, .12), (-80, 1.3, .1), (52, 1.12, .12), (-126, 1.04, .1))]
    return parts, _loose((140, 1.78, .1), (122, 1.72, .07), (-60, 1.6, .09), (22, 1.6, .07))


def _spill(chance):
    """Wide and low, as a plate of gravy slid along a wall."""
    parts = [ellipse(0, .02, 1.26, .74), disc(-.8, .16, .5), disc(.84, -.1, .46)]
    parts += [
        _lobe(a, r, .22, .08, .11) for a, r in ((-164, 1.58), (168, 1.56), (-132, 1.16), (-100, 1.06),
                                                (-60, 1.12), (-22, 1.56), (14, 1.6))]
    parts += [
        _drip(x, length, half) for x, length, half in ((-.5, 1.2, .12), (.2, 1.0, .1), (.56, 1.34, .12))]
    return parts, _loose((-80, 1.36, .1), (-118, 1.42, .07), (150, 1.5, .08))


def _flower(chance):
    parts = [disc(0, 0, .8)]
    for i in range(6):
        angle = 60 * i + 16 + chance.uniform(-6, 6)
        parts += [_lobe(angle, 1.3, .38, .2, .26), _lobe(angle + 30, 1.2, .16, .05, .09)]
    return parts, _loose((46, 1.6, .09), (166, 1.6, .08), (286, 1.58, .1))


KINDS = (_sun, _pie, _runny, _streak, _crown, _twins, _chunky, _comet, _spill, _flower)


def _areas(kind):
    """The core with its lobes and the loose drops, in px."""
    parts, loose = KINDS[kind](random.Random(kind + 21))
    core = union(*parts)
    soft = .05 if KINDS[kind] is _chunky else .12
    core = core.buffer(-.02).buffer(soft).buffer(.02 - soft)
    core = Polygon(core.exterior)
    return stretched(core, CORE), [stretched(drop, CORE) for drop in loose]


def _pimples(core, kind):
    """Small bubbles of shade near the lower right."""
    chance = random.Random(kind)
    bubbles = []
    for _ in range(4):
        x, y = polar(chance.uniform(-10, 110), CORE * chance.uniform(.3, .72))
        bubbles.append(ellipse(x, y, chance.uniform(4, 7), chance.uniform(3, 5)))
    return clip(union(*bubbles), core.buffer(-16))


def blot(kind):
    """A splat: ink, a darker rim inside it, a shade at the lower right, a light ring's edge, a glint."""
    core, loose = _areas(kind)
    whole = union(core, *loose)
    art = draw(whole, INK, INK, 5.5, offset=(1.3, 2.3), tolerance=.25) + draw(
        whole, RIM, INK, 5.5, tolerance=.25)
    inner = moved(whole.buffer(-4.6), -1.5, -2)
    art += draw(inner, BASE, tolerance=.25)
    heart = inner.buffer(-5).buffer(4.4)
    art += draw(minus(heart, moved(heart, -7, -9)).buffer(-1).buffer(1), SHADE, tolerance=.3)
    art += draw(_pimples(core, kind), DEEP)
    light = moved(core.buffer(-14).buffer(5), -1.5, -2.5)
    art += draw(minus(light, moved(light, 4, 5.5)).buffer(-1).buffer(1), MILK, tolerance=.3)
    x, y = polar(-124, CORE * .42)
    return art + draw(ellipse(x, y, 15, 8.5, -35), MILK) + draw(ellipse(x - 16, y + 17, 5.5, 4.2, -50), MILK)


def blot_small(kind):
    """For the track: about 34 px, five uneven lobes."""
    chance = random.Random(kind + 5)
    parts = [disc(0, 0, 11)]
    for i in range(5):
        angle = 72 * i + 20 * kind + chance.uniform(-9, 9)
        parts.append(disc(*polar(angle, chance.uniform(10, 12.5)), chance.uniform(3.6, 5.4)))
    shape = union(*parts).buffer(1.6).buffer(-1.6)
    art = draw(shape, INK, INK, 3.4, offset=(.6, 1)) + draw(shape, RIM, INK, 3.4)
    art += draw(moved(shape.buffer(-2.8), -.7, -.9), BASE)
    return art + draw(ellipse(-4, -4.5, 4.2, 2.6, -35), MILK)


def drop(kind):
    """A teardrop that flies to the right; smaller with each number."""
    size = (17, 13, 10, 7.5)[kind]
    tail = (2.1, 2.6, 1.8, 2.3)[kind]
    shape = smooth([(size, 0), (size * .62, size * .76), (-size * .1, size * .78),
                    (-size * tail * .6, size * .3),
                    corner(-size * tail, -size * .1), (-size * tail * .6, -size * .24),
                    (-size * .1, -size * .78), (size * .62, -size * .76)], .34)
    art = draw(shape, INK, INK, 4.5, offset=(.9, 1.6)) + draw(shape, RIM, INK, 4.5)
    art += draw(moved(shape.area.buffer(-3.2), -.8, -1.2), BASE)
    return (art + draw(ellipse(size * .1, -size * .28, size * .34, size * .17, -14), MILK)).at(size * .4, 0)


def crumbs(kind):
    """Three to five crumbs of debris together."""
    chance = random.Random(kind + 11)
    art = []
    for i in range(3 + kind % 3):
        size = chance.uniform(6, 10) if i else 11
        points = [polar(72 * k + chance.uniform(-16, 16), size * chance.uniform(.8, 1.1)) for k in range(5)]
        shape = polygon(*points).buffer(1.5)
        block = draw(shape, INK, INK, 4, offset=(.8, 1.4)) + draw(shape, RIM, INK, 4)
        block += draw(moved(shape.buffer(-2.6), -.9, -1.2), BASE)
        art.append(block.at(*(polar(360 * i / (2 + kind % 3) + 40 * kind, 26) if i else (0, 0))))
    return join(art)


def add_to(album):
    album.chapter('Splats of Cafe Chaos (anchor = middle; white, to be tinted)')
    for kind in range(len(KINDS)):
        album.add('blot-%d' % kind, blot(kind), centred(260, 260), 'splat; its core is 130 px')
    for kind in range(5):
        album.add('blot-small-%d' % kind, blot_small(kind), centred(40, 40), 'splat of the score track')
    for kind in range(4):
        album.add('drop-%d' % kind, drop(kind), centred(80, 44), 'a drop that flies to the right')
    for kind in range(4):
        album.add('food-crumbs-%d' % kind, crumbs(kind), centred(84, 84), 'debris')
