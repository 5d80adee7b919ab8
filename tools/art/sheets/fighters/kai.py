"""Karate Kai: a topknot, a red headband whose tails fly, a face that nothing disturbs but cake."""
from draw.art import Art, draw, stroke
from draw.geometry import clip, corner, disc, ellipse, polygon, rectangle, smooth
from draw.palette import INK, MILK, TOMATO, darker

from .eyes import Brows, Eyes
from .features import Build, ears
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, GI = '#F2C088', '#1F1A22', '#FBF7EC'
# How the tails of the headband fly: rise of their ends.
TAILS = {'calm': 44, 'aim': 0, 'throw': -40, 'duck': -8, 'hide': -30, 'panic': -90, 'hit': 20, 'glee': -50,
         'gloom': 76}


def _tails(mood):
    rise, art = TAILS[mood], Art()
    for side, more in ((-1, 0), (-1, 34)):
        x, y = side * 70, -36
        tail = smooth([corner(x, y - 8), (x - 34, y - 18 + rise * .2 + more * .3),
                       (x - 66, y + 2 + rise * .6 + more * .7),
                       corner(x - 112 + more * .7, y - 16 + rise + more),
                       corner(x - 92 + more * .6, y + 4 + rise + more),
                       corner(x - 104 + more * .7, y + 16 + rise + more),
                       (x - 58, y + 24 + rise * .6 + more * .6),
                       (x - 30, y + 6 + rise * .2 + more * .3), corner(x, y + 12)])
        art += inked(tail, TOMATO, 6, shade=6, light=3)
    return art + inked(disc(-72, -34, 12), TOMATO, 5.5, shade=3, light=2)


def _back(mood):
    knot = smooth([(-20, -82), (-30, -116), (-12, -146), (20, -148), (34, -122), (22, -82)])
    art = inked(knot, HAIR, 7, shade=0, light=6, light_colour='#54495C')
    art += inked(smooth([corner(-6, -142), (-18, -168), corner(-22, -182), (4, -170), corner(10, -188),
                         (16, -166), corner(36, -176), (22, -150)]), HAIR, 6, shade=0, light=0)
    art += inked(polygon((-22, -92), (24, -94), (25, -80), (-23, -78), radius=3), TOMATO, 5, shade=3, light=0)
    return _tails(mood) + art


def _headband():
    ribbon = smooth([corner(-77, -26), (-72, -52), (0, -64), (72, -52), corner(77, -26), (40, -38), (0, -41),
                     (-40, -38)])
    art = inked(ribbon, TOMATO, 6, shade=5, light=4)
    return art + draw(ellipse(0, -52, 8.5), '#FFF3D6', INK, 3.5)


def _front(mood):
    hair = smooth([corner(-80, -6), (-80, -54), (-44, -86), (0, -92), (44, -86), (80, -54), corner(80, -6),
                   (70, -22), corner(68, -46), (0, -60), corner(-68, -46),
                   (-70, -22)])
    return inked(hair, HAIR, 6, shade=0, light=5, light_colour='#54495C') + _headband()


def _under(mood):
    beard = smooth([corner(-14, 72), (0, 68), corner(14, 72), (8, 92), (0, 102), (-8, 92)])
    scar = stroke([(44, 22), (58, 44)], darker(SKIN, .45),
                  4.5) + stroke([(43, 38), (59, 30)], darker(SKIN, .45), 4)
    return scar + inked(beard, HAIR, 4.5, shade=0, light=0)


def _gi():
    left = polygon((-46, -60), (-20, -64), (24, 40), (10, 80), (-14, 80), radius=2)
    right = polygon((46, -60), (20, -64), (-24, 40), (-10, 80), (18, 80), radius=2)
    throat = inked(smooth([corner(-24, -56), corner(24, -56), (0, 14)]), SKIN, 5, shade=0, light=0)
    art = throat + inked(right, GI, 5.5, shade=5, light=0) + inked(left, GI, 5.5, shade=5, light=0)
    belt = clip(rectangle(-120, 48, 240, 40), smooth([corner(-88, 48), corner(88, 48), corner(90, 90),
                                                      corner(-90, 90)]))
    return art + draw(belt, INK) + draw(ellipse(-52, 0, 13), TOMATO, INK,
                                        4.5) + draw(ellipse(-55, -3, 4), MILK, opacity=.6)


KAI = Fighter(
    'counterstrike', 'Karate Kai', 'topknot, headband with long tails', SKIN,
    smooth([(-72, -40), (-60, -66), (0, -76), (60, -66), (72, -40), (74, 20), (66, 56), (36, 80), (-36, 80),
            (-66, 56), (-74, 20)]),
    Build(98, GI, 0, 34, (), _gi), (GI, '#E4DCC8'), Eyes(30, -6, 20, 14, lid=.3, pupil=.5),
              Brows(-28, 40, 11, HAIR, 32), Mouth(54, 0, .84, calm='flat', aim='tight'),
    stroke([(-2, 2), (-9, 26), (9, 26)], darker(SKIN, .5), 5, .2), ears(74, 8, SKIN, 15), _back, _under,
              _front, sleeve_length=.56, sleeve_width=26, arm_width=17,
    fist='flat', cheer='flat', head_y=-136, duck_y=-34, hide_y=-60, brows_over=True)
