"""The red theatre curtain: two halves, a pelmet, and a small stage for the scenes of events."""
import math

from album import Frame
from draw.art import Gradient, draw, glow, glow_paint, join, lines, strokes
from draw.geometry import Polygon, clip, disc, ellipse, minus, moved, polygon, rectangle, rounded, smooth, union
from draw.palette import INK, MUSTARD, darker, lighter
from draw.toon import inked

RED, DEEP, BRIGHT, DARKEST = '#C22F26', '#9A1F22', '#D9493A', '#7A171F'
GOLD = MUSTARD
FOLD = 120


def _hem(left, right, bottom, pitch, lift):
    """Points of a wavy lower edge from right to left."""
    points, x = [], right
    while x >= left:
        points.append((x, bottom - lift * (.5 - .5 * math.cos(2 * math.pi * (x - left) / pitch))))
        x -= pitch / 8
    return points + [(left, points[-1][1])]


def _cloth(left, right, top, bottom, pitch, lift=16):
    return Polygon([(left, top), (right, top), *_hem(left, right, bottom, pitch, lift)])


def _folds(cloth, left, right, top, bottom, pitch):
    """In every fold a dark and a bright stripe that grow towards the hem."""
    dark, deep, bright = [], [], []
    count = round((right - left) / pitch)
    for i in range(count + 1):
        x = left + i * pitch
        dark.append(
            polygon((x - pitch * .10, top), (x + pitch * .12, top), (x + pitch * .22, bottom),
                    (x - pitch * .16, bottom)))
        deep.append(
            polygon((x - pitch * .03, top), (x + pitch * .04, top), (x + pitch * .08, bottom),
                    (x - pitch * .04, bottom)))
        bright.append(
            polygon((x + pitch * .42, top), (x + pitch * .5, top), (x + pitch * .56, bottom),
                    (x + pitch * .38, bottom)))
    return (draw(clip(union(*dark), cloth), DEEP) + draw(clip(union(*deep), cloth), DARKEST) +
            draw(clip(union(*bright), cloth), BRIGHT))


def _trim(left, right, bottom, pitch, lift, height):
    """Gold braid that follows the hem."""
    upper = [(x, y - height) for x, y in _hem(left, right, bottom - 14, pitch, lift)]
    lower = _hem(left, right, bottom - 14, pitch, lift)
    return Polygon(upper + lower[::-1])


def half():
    """The left half, 960 x 1080, its inner edge at x = 960."""
    cloth = _cloth(-12, 956, -12, 1062, FOLD)
    art = draw(cloth, INK, INK, 8, offset=(1, 4)) + draw(cloth, RED, INK, 8)
    inner = cloth.buffer(-4)
    art += _folds(inner, -12, 956, -12, 1066, FOLD)
    shade = Gradient('curtainshade', ((0, '#3A0D18', .5), (.25, '#3A0D18', 0), (1, '#3A0D18', .22)))
    art += draw(inner, shade)
    for y, width, colour in ((0, 26, GOLD), (0, 8, lighter(GOLD, .5))):
        braid = _trim(-12, 956, 1062 - (8 if width == 8 else 0), FOLD, 16, width)
        art += draw(clip(moved(braid, 0, y), inner), colour, INK if width > 9 else None, 4)
    edge = rectangle(926, -12, 22, 1040)
    art += draw(clip(edge, inner), GOLD, INK, 4)
    return art + lines([((933, -8), (933, 1006))], lighter(GOLD, .55), 4)


def pelmet():
    """Scallops of red cloth with fringes on a gold rail."""
    art, width = draw(rectangle(-10, -10, 1940, 36), DARKEST), 192
    for i in range(11):
        left = -width / 2 + i * width
        swag = smooth([(left, 20), (left + width / 2, 8), (left + width, 20), (left + width * .86, 84),
                       (left + width / 2, 124), (left + width * .14, 84)], .3)
        art += _swag(swag.area, left, width)
    art += draw(rectangle(-12, -14, 1944, 40), GOLD, INK, 6)
    art += lines([((-10, 6), (1930, 6))], lighter(GOLD, .6), 5) + lines([
        ((-10, 19), (1930, 19))], darker(GOLD, .2), 5)
    return art + join(_tassel(i * width, 30) for i in range(11))


def _swag(shape, left, width):
    art = draw(shape, INK, INK, 6, offset=(1, 4)) + draw(shape, RED, INK, 6)
    inner = shape.buffer(-3)
    creases = []
    for k in (.3, .52, .74):
        creases.append([(left + width * (.5 - .36 * (1 - k * .4)), 22), (left + width / 2, 22 + 98 * k),
                        (left + width * (.5 + .36 * (1 - k * .4)), 22)])
    art += strokes(creases, DEEP, 8)
    fringe = minus(inner, moved(inner, 0, -17))
    art += draw(fringe, GOLD) + draw(minus(inner, moved(inner, 0, -5)), darker(GOLD, .18))
    return art


def _tassel(x, y):
    art = inked(polygon((x - 13, y + 18), (x + 13, y + 18), (x + 17, y + 64), (x - 17, y + 64), radius=4),
                GOLD, 5, shade=4, light=2)
    art += lines([((x - 6, y + 28), (x - 8, y + 60)), ((x + 5, y + 28), (x + 7, y + 60))], darker(GOLD, .3),
                 3.5)
    return art + inked(disc(x, y + 8, 15), GOLD, 5, shade=4, light=3)


def event_stage():
    """A puppet stage: boards, back cloth with a pool of light, two drawn curtains, a scalloped top."""
    width, height = 560, 400
    left, top = -width / 2, -height
    frame = rounded(left, top, width, height, 26)
    art = draw(frame, INK, INK, 7, offset=(2, 5)) + draw(frame, '#8A4B26', INK, 7)
    art += draw(rounded(left + 9, top + 9, width - 18, height - 18, 19), None, '#B9703C', 5)
    hole = rounded(left + 24, top + 24, width - 48, height - 48, 12).area
    art += draw(hole, '#2A6F73', INK, 5)
    art += glow(0, -192, 200, 160, glow_paint('spot', '#FFF1B8', .75, .6))
    boards = clip(polygon((left + 20, -92), (-left - 20, -92), (-left - 20, -20), (left + 20, -20)),
                  hole.buffer(-2.5))
    art += draw(boards, '#D9A066')
    art += lines([((x * .8, -90), (x, -27)) for x in range(-210, 211, 70)], '#B57A45', 4)
    art += lines([((left + 27, -92), (-left - 27, -92))], INK, 4)
    for side in (-1, 1):
        drape = smooth([(side * 258, -380), (side * 168, -378), (side * 176, -290), (side * 214, -190),
                        (side * 226, -120), (side * 196, -34), (side * 258, -30)], .28)
        shape = clip(drape, hole.buffer(2))
        art += draw(shape, RED, INK, 5)
        creases = [[(side * 190, -350), (side * 204, -260), (side * 232, -180)],
                   [(side * 222, -350), (side * 232, -260), (side * 244, -180)],
                   [(side * 236, -112), (side * 224, -70), (side * 216, -42)]]
        art += strokes(creases, DEEP, 8)
        art += inked(rounded(side * 234 - 27, -158, 54, 19, 8), GOLD, 4.5, shade=3, light=2)
    for i in range(7):
        x = left + 24 + (width - 48) / 7 * (i + .5)
        scallop = clip(ellipse(x, -372, 40, 40), hole.buffer(2))
        art += draw(scallop, RED if i % 2 else BRIGHT, INK, 5)
    art += lines([((left + 26, -375), (-left - 26, -375))], INK, 5)
    return art


def places():
    """The small stage, from its foot: its opening and the floor on which props stand."""
    return {'opening': [-256, -376, 512, 352], 'floor': -48, 'free': [-170, -330, 340, 300]}


def add_to(album):
    album.add('curtain-left', half(), Frame(0, 0, 960, 1080),
              'left half of the curtain, inner edge on the right; anchor = upper left', bleed=True)
    album.add('curtain-right',
              half().at(960, 0, wide=-1), Frame(0, 0, 960, 1080), 'right half; anchor = upper left',
              bleed=True)
    album.add('curtain-pelmet', pelmet(), Frame(0, 0, 1920, 150),
              'scallops above the curtain; anchor = upper left', bleed=True)
    album.add(
        'event-curtain', event_stage(), Frame(-288, -408, 576, 418),
        'small stage for the scenes of events; opening 512 x 352, boards from 92 to 24 above the anchor = foot'
    )
