"""Where events burst out of the deck: the explosion, its torn rim and the scraps that fly."""
import random

from shapely.geometry import Polygon

from album import centred, standing
from draw.art import draw
from draw.geometry import clip, minus, moved, polar, polygon, rectangle, rounded, stretched, turned, union
from draw.palette import DEEP_TEAL, INK, MUSTARD, PAPER, TOMATO, darker, lighter
from sheets.fight_cards.frames import BACKS
from sheets.hall.bursts import star
from sheets.kitchen.shorter import shorter

CALM, RAY = '#FFF3D6', '#FCE6B4'
MIDDLE = (0, -214)
GREEN = BACKS['event']


def _torn(area, seed, reach=3.5, step=9):
    """The area with an edge as of torn paper."""
    chance, ring = random.Random(seed), area.exterior
    count = int(ring.length / step)
    points = [ring.interpolate(i / count, normalized=True) for i in range(count)]
    return Polygon([
        (p.x + chance.uniform(-reach, reach), p.y + chance.uniform(-reach, reach)) for p in points]).buffer(0)


def _blast(scale, seed):
    """Points round the middle and a funnel to the deck; nothing below the foot."""
    points = moved(star(352 * scale, 214 * scale, 17, 66, seed, 2.3), *MIDDLE)
    funnel = polygon((-190 * scale, -90), (190 * scale, -90), (118 * scale, 4), (-118 * scale, 4))
    return clip(union(points, funnel), rectangle(-400, -470, 800, 464))


def _whole(area):
    """The largest part of an area."""
    return max(getattr(area, 'geoms', [area]), key=lambda part: part.area)


def burst():
    """Torn paper, fire, and a calm field of faint rays."""
    paper = _torn(_whole(_blast(1, 7)), 3)
    art = draw(paper, INK, INK, 8, offset=(2, 5)) + draw(paper, PAPER, INK, 8)
    shade = minus(paper.buffer(-3), moved(paper.buffer(-3), -5, -8)).buffer(-.8).buffer(.8)
    art += draw(shade, darker(PAPER, .16), tolerance=.6)
    for scale, colour in ((.93, TOMATO), (.87, MUSTARD)):
        layer = clip(stretched(_whole(_blast(1, 7)), scale, scale, (0, -150)), paper.buffer(-5))
        art += draw(layer, colour, INK if colour == TOMATO else None, 4, tolerance=.5)
    calm = clip(
        stretched(_whole(_blast(1, 7)), .79, .79, (0, -150)).buffer(-6).buffer(18).buffer(-12),
        rectangle(-400, -470, 800, 464))
    art += draw(calm, CALM, tolerance=.5)
    rays = [Polygon([(0, -30), polar(a, 520, 0, -30), polar(a + 7, 520, 0, -30)]) for a in range(-186, 4, 15)]
    return art + draw(clip(union(*rays), calm.buffer(-1)), RAY, tolerance=.5)


def _back(width, height, colour):
    """The back of a card, simple: paper edge, field, crossing lines."""
    card = rounded(-width / 2, -height / 2, width, height, 9)
    field = rounded(-width / 2 + 6, -height / 2 + 6, width - 12, height - 12, 6)
    art = draw(card, INK, INK, 5, offset=(1, 3)) + draw(card, PAPER, INK, 5) + draw(field, colour)
    stripes = union(*[
        polygon((x, -height), (x + 7, -height), (x + 7 + s * 2 * height, height), (x + s * 2 * height,
                                                                                   height)) for s in (-1, 1)
        for x in range(-240, 241, 26)])
    return art + draw(clip(stripes, field), lighter(colour, .16)) + draw(field, None, darker(colour, .4), 3)


_FLAPS = ((-186, -16, 104, 92, -26, GREEN), (186, -14, 104, 92, 25, DEEP_TEAL),
          (-104, -4, 100, 84, 9, DEEP_TEAL), (106, -2, 100, 80, -10, GREEN), (0, 6, 132, 74, 2, TOMATO))


def _flap(width, height, colour, seed):
    """A piece of a card that was torn off at its upper edge: the fibres of the paper show."""
    chance, count = random.Random(seed), 9
    half = width / 2
    edge = [(-half + width * i / count, -height * .5 + chance.uniform(-15, 9) + (10 if i % 2 else -6))
            for i in range(count + 1)]
    sheet = Polygon([*edge, (half, height * .5), (-half, height * .5)]).buffer(1.5)
    art = draw(sheet, INK, INK, 5.5, offset=(1, 3)) + draw(sheet, PAPER, INK, 5.5)
    lower = Polygon([(x, y + 12 + chance.uniform(-4, 4))
                     for x, y in edge] + [(half + 9, height), (-half - 9, height)])
    field = clip(lower, sheet.buffer(-6))
    art += draw(field, colour)
    stripes = union(*[
        polygon((x, -height), (x + 7, -height), (x + 7 + s * 2 * height, height), (x + s * 2 * height,
                                                                                   height)) for s in (-1, 1)
        for x in range(-260, 261, 26)])
    return art + draw(clip(stripes, field), lighter(colour, .16))


def front():
    """What is left of the deck: torn cards and two whole ones that slide off."""
    art = _back(92, 122, DEEP_TEAL).at(-262, -30, turn=-63) + _back(92, 122, GREEN).at(262, -28, turn=66)
    for i, (x, y, width, height, turn, colour) in enumerate(_FLAPS):
        art += _flap(width, height, colour, i + 4).at(x, y - 34, turn=turn)
    return art


def scrap(kind):
    """A torn scrap of a card, one corner curled."""
    chance = random.Random(31 + kind)
    corners = [
        polar(a + chance.uniform(-16, 16), chance.uniform(14, 20))
        for a in range(0, 360, (60, 72, 60, 90)[kind])]
    paper = _torn(Polygon(corners), kind, 1.2, 6).buffer(.4)
    colour = (DEEP_TEAL, GREEN, TOMATO, MUSTARD)[kind]
    art = draw(paper, INK, INK, 4, offset=(.8, 1.8)) + draw(paper, PAPER, INK, 4)
    field = clip(moved(paper.buffer(-3.5), *((2, 2), (-2, 2), (2, -2), (-2, -1))[kind]), paper.buffer(-1.5))
    art += draw(field, colour)
    stripe = turned(rectangle(-2.5, -30, 5, 60), 40 + 20 * kind)
    return art + draw(clip(stripe, field.buffer(-.5)), lighter(colour, .22))


def places():
    """The burst, from its foot: where figures stand and the calm field behind them."""
    return {'floor': -52, 'free': [-236, -366, 472, 314]}


def add_to(album):
    album.add('event-burst', shorter(burst()), standing(760, 460),
              'an event bursts from the deck; anchor = its foot; calm field 472 x 314 from 52 above it on')
    album.add('event-burst-front', shorter(front()), standing(700, 190, 48),
              'the torn deck before the figures; same anchor')
    for kind in range(4):
        album.add('scrap-%d' % kind, shorter(scrap(kind)), centred(48, 48), 'a scrap of a card that flies')
