"""Top-Hat Toni: a tall top hat with a rabbit in it; the ears tell what the rabbit thinks."""
from draw.art import Art, draw, join
from draw.geometry import band, corner, disc, ellipse, polygon, ring_of_points, smooth, union
from draw.palette import GUM, INK, MILK, MUSTARD, TOMATO, darker
from draw.toon import glint

from .eyes import Brows, Eyes
from .features import Build, angle
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, SILK, FUR = '#B5733F', '#2A1A22', '#3B3450', '#F7F0EA'
# Turn of the left and right rabbit ear, and how far they stand out of the hat.
RABBIT = {'calm': (-10, 14, 0), 'aim': (-4, 30, 0), 'throw': (-34, -20, 0), 'duck': (-16, 18, 10),
          'hide': (-20, 24, 0), 'panic': (-22, 24, -8), 'hit': (-50, 62, 14),
          'glee': (-26, 20, -8), 'gloom': (-104, 104, 12)}


def _ears(mood):
    left, right, drop = RABBIT[mood]
    ear = smooth([corner(-11, 6), (-19, -34), (-10, -70), (2, -80), (14, -68), (19, -32), corner(11, 6)])
    inner = [(smooth([(-6, 0), (-9, -34), (0, -64), (9, -32), (6, 0)]), GUM)]
    art = Art()
    for x, turn in ((-20, left), (20, right)):
        art += inked(ear, FUR, 6, shade=5, light=0, over=inner).at(x, -136 + drop, .92, turn)
    if mood in ('panic', 'hit', 'duck'):
        art += inked(ellipse(0, -140, 36, 28), FUR, 6, shade=5, light=0)
        art += join(draw(ellipse(s * 13, -152, 7.5, 9.5), MILK, INK, 3.5) +
                    draw(ellipse(s * 12, -152, 3.2), INK) for s in (-1, 1))
    return art


def _hat(mood):
    art = inked(ellipse(1, -142, 72, 15), darker(SILK, .5), 6, shade=0, light=0) + _ears(mood)
    front = smooth([corner(-62, -48), (-60, -88), corner(-72, -142), (0, -128), corner(74, -142), (62, -88),
                    corner(62, -48), (0, -34)], .3)
    art += inked(front, SILK, 7.5, shade=14, light=8, over=[(band([(-48, -120), (-44, -60)], 9), '#6F6690')])
    art += inked(smooth([corner(-62, -46), (-59, -78), (0, -66), (59, -78), corner(62, -46), (0, -32)]),
                 TOMATO, 6, shade=5, light=3)
    brim = smooth([(-112, -52), (-84, -40), (0, -30), (84, -40), (114, -54), (100, -28), (0, -10),
                   (-98, -26)])
    return art + inked(brim, SILK, 7, shade=7, light=5)


def _back(mood):
    return inked(smooth([(-70, -50), (-92, -8), (-96, 44), corner(-92, 64), (-60, 58), (60, 58),
                         corner(92, 64), (96, 44), (92, -8), (70, -50)]), HAIR, 7, shade=8, light=5,
                 light_colour='#6A4A58')


def _front(mood):
    locks = join(inked(smooth([corner(s * 30, -40), (s * 66, -40), (s * 86, 0), (s * 84, 44),
                               corner(s * 62, 58), (s * 64, 16), (s * 54, -14)]), HAIR, 6, shade=5, light=3,
                       light_colour='#6A4A58') for s in (-1, 1))
    hat = _hat(mood).at(0, -16 if mood == 'panic' else -8, .98)
    monocle = Art()
    if mood not in ('hit', 'panic'):
        monocle = draw(ellipse(28, 0, 27, 28), None, INK, 10) + draw(ellipse(28, 0, 27, 28), None, MUSTARD,
                                                                     4.5)
    else:
        monocle = draw(ellipse(74, 70, 19, 20), '#DDF3F5', INK,
                       9) + draw(ellipse(74, 70, 19, 20), None, MUSTARD, 4)
    return locks + monocle + hat


def _under(mood):
    return draw(ellipse(-40, 46, 4), INK) + join(draw(ellipse(s * 27, -4, 24, 22), '#9A5FC0', opacity=.7)
                                                 for s in (-1, 1))


def _tails():
    shirt = inked(smooth([corner(-30, -58), (0, -40), corner(30, -58), corner(18, 74), corner(-18, 74)]),
                  '#FFFDF6', 5, shade=4, light=0)
    for side in (-1, 1):
        shirt += inked(polygon((side * 24, -62), (side * 62, -50), (side * 54, -16), (side * 42, -18),
                               (side * 14, 56), radius=2), TOMATO, 5.5, shade=5, light=3)
    bow = union(polygon((0, -34), (-36, -54), (-38, -12), radius=4),
                polygon((0, -34), (36, -54), (38, -12), radius=4))
    shirt += inked(bow, MUSTARD, 5.5, shade=4, light=2) + inked(disc(0, -33, 9), MUSTARD, 5, shade=3, light=0)
    star = polygon(*ring_of_points(5, 12, 5, -80, -62, 6), radius=.5)
    return shirt + draw(star, MUSTARD, INK, 3.5) + join(draw(ellipse(0, y, 4), INK)
                                                        for y in (6, 28)) + glint(-12, -40, 3)


TONI = Fighter(
    'maagic-trick', 'Top-Hat Toni', 'tall top hat, rabbit ears out of it', SKIN,
    smooth([(-66, -36), (-54, -64), (0, -74), (54, -64), (66, -36), (64, 22), (46, 60), (14, 86), (-14, 86),
            (-46, 60), (-64, 22)]),
    Build(80, SILK, 6, 19, (), _tails), (SILK, '#FFFDF6'), Eyes(28, 0, 18, 21, iris='#7E9A46', lashes=2),
               Brows(-28, 30, 6, HAIR, 29, 8),
    Mouth(56, 0, .8, 'plain', '#B8243B', calm='smirk', aim='tight'), angle(SKIN, 6, 34, 13), Art(), _back,
               _under, _front, sleeve_length=.68, arm_width=13, chin_hand=True, head_y=-122, duck_y=-30,
    hide_y=-44, cheer='open')
