"""Sneaky Sid: a hood, two eyes in its shadow, a long nose, and a periscope that looks first."""
from draw.art import Art, draw, join, stroke
from draw.geometry import clip, corner, ellipse, polygon, rounded, smooth
from draw.palette import INK, MILK, TOMATO, darker

from .eyes import Brows, Eyes, eyes
from .features import Build, hook
from .ink import inked
from .mouths import Mouth, mouth
from .rig import Fighter

SKIN, HOOD, LINING, BRASS = '#D2B07C', '#4C7A6B', '#2C4A44', '#D99B3C'
TOP = {'panic': -172, 'duck': -186, 'hide': -186, 'gloom': -120, 'hit': -164}


def periscope(mood):
    """A brass tube out of the hood, its lens to the right; it droops when he does."""
    top = TOP.get(mood, -168)
    tube = polygon((24, -60), (26, top), (50, top), (50, -60))
    rings = [(polygon((10, y), (70, y), (70, y + 8), (10, y + 8)), darker(BRASS, .35))
             for y in range(-90, top, -34)]
    head = smooth([corner(22, top + 14), (20, top - 10), (36, top - 24), corner(84, top - 24),
                   corner(84, top + 16)], .3)
    art = inked(tube, BRASS, 6, shade=6, light=4, over=rings) + inked(head, BRASS, 6, shade=5, light=3)
    art += inked(rounded(76, top - 30, 16, 52, 6), darker(BRASS, .2), 5.5, shade=3, light=2)
    lens = ellipse(96, top - 4, 13, 22)
    art += draw(lens, '#BFE9F5', INK, 5)
    art += draw(clip(ellipse(100, top - 4, 7, 11), lens), INK) + draw(ellipse(97, top - 9, 2.6, 3.6), MILK)
    if mood in ('gloom', 'aim', 'throw'):
        art += draw(clip(polygon((70, top - 40), (120, top - 40), (120, top - 4), (70, top - 10)), lens),
                    darker(BRASS, .1), INK, 4.5)
    return art


def _back(mood):
    hood = smooth([corner(-94, 88), (-104, 20), (-96, -46), (-60, -96), (-6, -118), (50, -102), (92, -52),
                   (104, 16), corner(96, 88)])
    return periscope(mood) + inked(hood, HOOD, 8, shade=15, light=8)


def _face(fighter, mood):
    opening = smooth([(-70, 6), (-60, -46), (-24, -78), (6, -86), (38, -74), (66, -40), (72, 10), (58, 58),
                      (20, 82), (-20, 82), (-58, 58)])
    art = draw(opening, '#1E2C2E', INK, 7)
    face = smooth([(-56, 0), (-40, -52), (0, -66), (40, -52), (56, 0), (46, 46), (12, 80), (-12, 80),
                   (-46, 46)])
    inside = opening.area.buffer(-3)
    art += draw(clip(face, inside), SKIN)
    shadow = polygon((-90, -100), (90, -100), (90, -6), (30, -22), (-30, -22), (-90, -6))
    art += draw(clip(clip(face, shadow), inside), darker(SKIN, .3))
    art += eyes(fighter.eyes, mood, darker(SKIN, .3))
    art += join(stroke([(s * 16, 22), (s * 27, 27), (s * 38, 21)], darker(SKIN, .5), 4) for s in (-1, 1))
    art += mouth(fighter.mouth, mood) + fighter.nose
    hairs = join(draw(ellipse(x, y, 2.2), darker(SKIN, .6)) for x,
                 y in ((-18, 72), (-6, 76), (8, 75), (20, 70)))
    return art + hairs


def _front(mood):
    rim = smooth([corner(-26, 94), (-74, 66), (-84, 6), (-72, -54), (-30, -94), (6, -102), (46, -90),
                  (78, -48), (86, 8), (74, 66), corner(26, 94),
                  (56, 58), (68, 8), (62, -38), (36, -70), (6, -82), (-24, -74), (-56, -44), (-66, 6),
                  (-56, 58)])
    return inked(rim, HOOD, 6.5, shade=6, light=4)


def _chest():
    pocket = inked(smooth([corner(-50, 72), (-40, 30), (0, 24), (40, 30), corner(50, 72)]), darker(HOOD, .12),
                   5.5, shade=0, light=3)
    art = pocket
    for side, low in ((-1, 22), (1, 10)):
        art += stroke([(side * 20, -40), (side * 23, -10), (side * 19, low)], INK,
                      9) + stroke([(side * 20, -40), (side * 23, -10), (side * 19, low)],
                                                                                            '#F4EBDA', 4.5)
        art += inked(rounded(side * 19 - 5, low, 10, 16, 4), TOMATO, 4, shade=2, light=0)
    return art


SID = Fighter(
    'stalk', 'Sneaky Sid', 'hoodie and periscope', SKIN, smooth([(-56, 0), (0, -66), (56, 0), (0, 80)]),
    Build(86, HOOD, 10, 26, (), _chest), (HOOD, LINING), Eyes(25, -10, 21, 19, lid=.26, pupil=.36,
                                                              iris='#9CBF3B'), Brows(),
              Mouth(58, 4, .66, 'missing', calm='smirk', aim='tight'),
    hook(SKIN, -6, 50, 34), Art(), _back, front=_front, face=_face, sleeve_length=.74, hide='own', hide_y=84,
              duck_y=-28,
              head_y=-132)
