"""Buttons in prompts: where they lie on the pad, never a maker's letters."""
from album import centred
from draw.art import draw, join, stroke
from draw.geometry import disc, polygon, rectangle, rounded, turned, union
from draw.palette import CARD, INK, PAPER, lighter
from draw.toon import inked
from sheets.controls import BUTTONS, mouse_shape

PLACES = {'north': (0, -1), 'east': (1, 0), 'south': (0, 1), 'west': (-1, 0)}


def face_button(side):
    """Four places in a diamond, the button in question is filled."""
    art = inked(disc(0, 0, 26), BUTTONS[side], 5, shade=4, light=3)
    for name, (x, y) in PLACES.items():
        if name == side:
            art += draw(disc(x * 13, y * 13, 7.5), INK)
        else:
            art += draw(disc(x * 13, y * 13, 4), lighter(BUTTONS[side], .55), INK, 2.6)
    return art


def dpad():
    cross = union(rectangle(-11, -29, 22, 58), rectangle(-29, -11, 58, 22)).buffer(-2).buffer(4)
    art = inked(cross, '#4A4F5C', 4.5, shade=3, light=2)
    tip = polygon((0, -26), (7, -16), (-7, -16))
    return art + draw(union(*[turned(tip, a) for a in (0, 90, 180, 270)]), PAPER)


def start():
    """Three lines on a small round button."""
    art = inked(disc(0, 0, 24), '#4A4F5C', 5, shade=4, light=2)
    return art + join(stroke([(-10, y), (10, y)], PAPER, 4.5) for y in (-8, 0, 8))


def key(width):
    """A blank key cap; the name of the key goes 3 px above its middle."""
    art = draw(rounded(-width / 2, -26, width, 54, 13), INK, INK, 4.5)
    art += draw(rounded(-width / 2, -26, width, 53, 13), '#B9AE99', INK, 4.5)
    return art + draw(rounded(-width / 2 + 1, -27, width - 2, 45, 12), CARD, INK, 3.5)


def add_to(album):
    album.chapter('Button glyphs (anchor = middle)')
    for side in PLACES:
        album.add('glyph-' + side, face_button(side), centred(64, 64),
                  'the %s one of the four face buttons' % side)
    album.add('glyph-dpad', dpad(), centred(72, 72), 'direction pad')
    album.add('glyph-start', start(), centred(60, 60), 'start')
    album.add('glyph-key', key(52), centred(64, 64), 'blank key; its letter goes 4 px above the middle')
    album.add('glyph-key-wide', key(132), centred(144, 64), 'blank wide key')
    for button in ('left', 'right', 'middle'):
        album.add('glyph-mouse-' + button,
                  mouse_shape(button).at(0, 0, .74), centred(52, 68), 'mouse, %s button' % button)
