"""The trash can."""
from album import standing
from draw.art import draw, stroke
from draw.geometry import band, clip, corner, ellipse, rounded, smooth
from draw.palette import INK, PAPER
from draw.toon import floor_shadow, inked

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


def trash_can():
    """Nothing in it but a dark mouth."""
    return _shadow() + _can() + draw(clip(ellipse(0, -105, 44, 4.5), rounded(-46, -110, 92, 10, 5)),
                                     '#3F5356')


def places():
    return {'label': list(LABEL)}


def add_to(album):
    album.add('trash-can', trash_can(), standing(150, 140, 16), 'trash can; empty label 76 x 42 at 0,-58')
