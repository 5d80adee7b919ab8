"""The trash can, empty and full."""
from album import standing
from draw.art import draw, join, lines, stroke
from draw.geometry import band, clip, corner, ellipse, polygon, rounded, smooth
from draw.palette import INK, MUSTARD, PAPER
from draw.toon import floor_shadow, glint, inked

STEEL, STEEL_LIGHT = '#8FA3A6', '#A9BBBD'
LABEL = (0, -58, 76, 42)


def _shadow():
    return floor_shadow(3, 0, 62, 13, .28)


def _can():
    body = smooth([corner(-51, -104), corner(51, -104), corner(42, -4), (0, 3), corner(-42, -4)], .2)
    ribs = [(band([(x, -108), (x * .82, 6)], 6), '#71888B') for x in (-34, -12, 12, 34)]
    art = inked(body, STEEL, 6, over=ribs, shade=9, light=5)
    art += inked(rounded(-59, -113, 118, 20, 10), STEEL_LIGHT, 6, shade=4, light=3)
    for side in (-1, 1):
        handle = [(side * 50, -78), (side * 60, -70), (side * 56, -58), (side * 48, -58)]
        art += stroke(handle, INK, 10) + stroke(handle, STEEL_LIGHT, 4.5)
    x, y, width, height = LABEL
    return art + draw(rounded(x - width / 2, y - height / 2, width, height, 11), PAPER, INK, 4)


def _cross_eyes(x, y, size):
    strokes_ = [[(x + s * size * 1.5 - size * .6, y - size * .6 * k),
                 (x + s * size * 1.5 + size * .6, y + size * .6 * k)] for s in (-1, 1) for k in (-1, 1)]
    return join(stroke(points, INK, 4) for points in strokes_)


def _rubbish():
    """A hot dog that had enough, a fish bone, a banana skin."""
    bun = inked(band([(-44, -102), (-24, -146)], 32), '#E8AE5E', 5, shade=4, light=2)
    sausage = inked(band([(-40, -96), (-14, -150)], 17), '#C8472E', 4.5, shade=3, light=2)
    zigzag = stroke([(-33, -112), (-25, -118), (-28, -128), (-19, -132), (-21, -142)], MUSTARD, 4)
    tail = polygon((2, -142), (12, -132), (22, -142), (20, -126), (4, -126), radius=1)
    bone = stroke([(12, -96), (12, -132)], INK, 10) + stroke([(12, -96), (12, -132)], '#FFFBEF', 4)
    ribs = lines([((2, y), (22, y)) for y in (-120, )], INK, 9) + lines([
        ((2, -120), (22, -120))], '#FFFBEF', 4)
    fish = bone + ribs + inked(tail, '#FFFBEF', 4, shade=0, light=0)
    skin = smooth([(28, -104), (32, -126),
                   corner(44, -138),
                   corner(50, -134), (48, -124), (62, -118),
                   corner(68, -100), (54, -106), (46, -96)])
    peel = inked(skin, '#F6D24A', 4.5, shade=3, light=2)
    return bun + sausage + zigzag + _cross_eyes(-35, -122, 4.2) + fish + peel + glint(40, -122, 2.2)


def trash_can():
    """Nothing in it but a dark mouth."""
    return _shadow() + _can() + draw(clip(ellipse(0, -105, 44, 4.5), rounded(-46, -110, 92, 10, 5)),
                                     '#3F5356')


def trash_can_full():
    return _shadow() + _rubbish().at(0, -14) + _can()


def places():
    return {'label': list(LABEL)}


def add_to(album):
    album.add('trash-can', trash_can(), standing(150, 140, 16), 'trash can; empty label 76 x 42 at 0,-58')
    album.add('trash-can-full', trash_can_full(), standing(150, 198, 16), 'the same, with rubbish')
