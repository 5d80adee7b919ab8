"""Otto: a paper bag with a face drawn on it."""
from draw.art import draw, join, stroke
from draw.geometry import ellipse, polygon, rectangle, smooth
from draw.palette import INK, darker
from draw.toon import inked

from .cast import Character
from .parts import body, collar, eyes

SKIN, PAPER_BAG, CRAYON = '#E5B48C', '#D8AC72', '#B5231C'
BROW_LINES = {'gloom': (-46, -58), 'think': (-46, -60), 'wow': (-58, -66)}


def _bag():
    teeth = [(-82 + i * 16.4, -98 - (9 if i % 2 else 0)) for i in range(11)]
    shape = polygon(*teeth, (90, 40), (94, 78), (60, 86), (20, 80), (-24, 88), (-66, 80), (-95, 84),
                    (-90, 30)).buffer(-4).buffer(6)
    fold = polygon((52, -120), (120, -120), (120, 100), (66, 100), (58, 0))
    stains = [(ellipse(-62, 58, 20, 14), darker(PAPER_BAG, .18)),
              (ellipse(-44, 72, 9, 7), darker(PAPER_BAG, .18))]
    return inked(
        shape, PAPER_BAG, 7, shade=15, over=[(fold, darker(PAPER_BAG, .13)), *stains,
                                             (rectangle(-100, -74, 200, 5), darker(PAPER_BAG, .22))])


def _crayon_mouth(mood):
    if mood == 'joy':
        return (stroke([(-44, 36), (-24, 58), (0, 64), (26, 56), (46, 34)], CRAYON, 9) + stroke([
            (-50, 42), (-40, 32)], CRAYON, 7) + stroke([(40, 31), (52, 39)], CRAYON, 7))
    if mood == 'wow':
        return draw(smooth([(-20, 44), (0, 34), (20, 44), (18, 64), (0, 70), (-18, 64)]), None, CRAYON, 9)
    if mood == 'gloom':
        return stroke([(-36, 60), (0, 44), (38, 58)], CRAYON, 9)
    if mood == 'think':
        return stroke([(-30, 52), (-12, 46), (6, 54), (24, 46), (36, 50)], CRAYON, 9)
    return stroke([(-40, 46), (-12, 54), (14, 52), (44, 40)], CRAYON, 9) + stroke([(40, 33),
                                                                                   (50, 46)], CRAYON, 7)


def head(mood):
    art = _bag()
    art += join(draw(ellipse(s * 36, -12, 30, 29, s * 6), '#53331E', INK, 5) for s in (-1, 1))
    if mood == 'joy':
        art += join(draw(ellipse(s * 36, -12, 25, 23), SKIN)
                    for s in (-1, 1)) + eyes('joy', 36, -12, 17, 18, SKIN)
    else:
        art += eyes(mood, 36, -12, 20, 20, SKIN)
    art += _crayon_mouth(mood)
    outer, inner = BROW_LINES.get(mood, (-50, -56))
    rise = -12 if mood == 'think' else 0
    return art + stroke([(-58, outer), (-18, inner)], CRAYON, 8) + stroke([(20, inner + rise),
                                                                           (58, outer + rise)], CRAYON, 8)


def torso():
    stripes = [(rectangle(-120, y, 240, 14), '#F3D9B0') for y in (-26, 6, 38)]
    return body('#D9694A', SKIN, stripes) + collar('#F3D9B0', -28)


OTTO = Character('Otto', 'paper bag', SKIN, ('#D9694A', '#F3D9B0'), head, torso, (34, 84))
