"""Captain Chad: a chin, a mask, a cup he says he has won, and the tablecloth he calls a cape."""
from draw.art import Art, draw, join, stroke
from draw.geometry import (band, clip, corner, ellipse, polygon, rectangle, ring_of_points, rounded, smooth,
                           turned, union)
from draw.lettering import DOSIS, centred_word
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker

from ..fighters.eyes import Brows, Eyes
from ..fighters.features import Build, angle, ears
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, HAIR, SUIT, CLOTH, GOLD = '#F0AE7C', '#8A5230', '#2C6FBF', '#FFF6EA', '#F4C63D'
# Where the cup sits: x, y, turn.
CUP = {
    'aim': (4, -8, 4),
    'throw': (-8, -14, -8),
    'panic': (0, -38, -6),
    'hit': (26, -4, 24),
    'glee': (0, -16, -6),
    'gloom': (2, 8, 5),
    'duck': (0, -10, 3)}
WIND = {'calm': 0, 'aim': 10, 'throw': 26, 'panic': 40, 'hit': 30, 'glee': 12, 'gloom': -64}


def _cape(mood):
    """The cloth behind the shoulders, blown to the left, in the bust's coordinates."""
    if mood in ('duck', 'hide'):
        return Art()
    up = WIND[mood]
    reach = 0 if mood == 'gloom' else 1
    left = -124 - 66 * reach
    cloth = smooth([
        corner(40, -64), (-40, -70), (-100, -62 - up * .3), (left * .9, -84 - up),
        corner(left, -70 - up), (left + 10, -30 - up * .6),
        corner(left - 6, 0 - up * .4), (left + 30, 26),
        corner(-90, 76),
        corner(128, 76), (126, 10), (98, -40)])
    rows = union(*[turned(rectangle(-260, y, 460, 17), 12) for y in (-118, -84, -50, -16, 18, 52)])
    columns = union(
        *[turned(rectangle(x, -220, 17, 340), 12) for x in (-214, -180, -146, -112, -78, 86, 120)])
    return inked(cloth, CLOTH, 7, shade=11, light=0,
                 over=[(rows, '#F29A8C'), (columns, '#F29A8C'), (clip(rows, columns), TOMATO)])


def _under(mood):
    tilt = -7 if mood == 'hit' else 0
    mask = smooth([
        corner(-74, -26), (-40, -34), (-14, -28), (0, -20), (14, -28), (40, -34),
        corner(74, -26), (66, 14), (36, 26), (10, 14), (0, 4), (-10, 14), (-36, 26), (-66, 14)])
    art = inked(mask, TOMATO, 5.5, shade=6, light=3).at(0, 4 if tilt else 0, 1, tilt)
    art += stroke([(0, 84), (1, 97)], darker(SKIN, .5), 5)
    return art + join(stroke([(s * 62, 50), (s * 54, 64)], darker(SKIN, .4), 4) for s in (-1, 1))


def _cup(mood):
    """The cup he has won, according to him, worn as a helmet."""
    x, y, turn = CUP.get(mood, (0, -12, -3))
    art = Art()
    for side in (-1, 1):
        handle = [(side * 70, -60), (side * 122, -52), (side * 136, -88), (side * 108, -116),
                  (side * 58, -100)]
        art += stroke(handle, INK, 21) + stroke(handle, darker(GOLD, .12), 10)
    art += inked(polygon((-19, -152), (19, -152), (27, -112), (-27, -112), radius=3),
                 darker(GOLD, .15), 6, shade=4, light=0)
    art += inked(rounded(-44, -170, 88, 24, 6), '#7A4A32', 6.5, shade=6, light=4)
    bowl = smooth([
        corner(-84, -34), (-82, -76), (-58, -112), (0, -126), (58, -112), (82, -76),
        corner(84, -34), (0, -48)])
    art += inked(bowl, GOLD, 7.5, shade=14, light=8,
                 over=[(polygon((-70, -40), (-56, -96), (-40, -108), (-50, -40)), '#FFE79A')])
    art += inked(polygon(*ring_of_points(5, 24, 11, -90, 6, -80), radius=1), '#FFF3D6', 4.5, shade=3, light=0)
    rim = smooth([(-94, -38), (-50, -52), (0, -56), (50, -52), (94, -38), (92, -22), (50, -36), (0, -40),
                  (-50, -36), (-92, -22)])
    return (art + inked(rim, GOLD, 6, shade=4, light=3)).at(x, y, 1, turn)


def _front(mood):
    art = Art()
    for side in (-1, 1):
        art += inked(smooth([
            corner(side * 34, -56), (side * 62, -62), (side * 76, -30),
            corner(side * 70, 16), (side * 60, 6), (side * 57, -36)]), HAIR, 5.5, shade=4, light=0)
    if mood in ('panic', 'hit'):
        art += inked(smooth([
            corner(-68, -26), (-60, -66), (0, -88), (60, -66),
            corner(68, -26), (44, -50), (0, -58), (-44, -50)]), HAIR, 6, shade=0, light=4)
    lock = [(-18, -74), (2, -58), (10, -44), (-2, -38), (-8, -48)]
    art += stroke(lock, INK, 13) + stroke(lock, HAIR, 6)
    if mood == 'calm':
        art += draw(polygon(*ring_of_points(4, 25, 6, -90, 36, 46)), MILK, INK, 4)
    return art + _cup(mood)


def _emblem():
    art = inked(smooth([corner(-36, -30), (0, -36),
                        corner(36, -30), (30, 20),
                        corner(0, 44), (-30, 20)]), MUSTARD, 5.5, shade=5, light=3)
    art += draw(centred_word('C', 46, 0, 2, DOSIS), TOMATO, INK, 4)
    for side in (-1, 1):
        art += inked(smooth([
            corner(0, -50), (side * 40, -66), (side * 74, -58), (side * 62, -40),
            corner(side * 8, -34)]), CLOTH, 5.5, shade=4, light=0,
                     over=[(band([(side * 26, -70), (side * 34, -30)], 9), '#F29A8C'),
                           (band([(side * 52, -70), (side * 60, -30)], 9), '#F29A8C')])
        art += inked(smooth([corner(0, -40), (side * 26, -26),
                             corner(side * 30, -4),
                             corner(side * 10, -10)]), CLOTH, 5, shade=3, light=0)
    return art + inked(ellipse(0, -42, 14, 12), TOMATO, 5, shade=3, light=2)


CHAD = Fighter('boast', 'Captain Chad', 'a cup for a helmet, a tablecloth for a cape, a chin', SKIN,
               smooth([(-60, -40), (-48, -72), (0, -82), (48, -72), (60, -40), (60, 8), (80, 38), (74, 74),
                       (44, 96), (14, 103), (0, 99), (-14, 103), (-44, 96), (-74, 74), (-80, 38), (-60, 8)]),
               Build(108, SUIT, -12, 30, (), _emblem), (SUIT, MUSTARD),
               Eyes(28, -4, 18, 18, lid=.2, iris='#3F8FD0'),
               Brows(-38, 36, 9, HAIR, 29, 6),
               Mouth(58, 0, 1, 'plain', calm='teeth', aim='grit'),
               angle(SKIN, 4, 36, 14),
               ears(64, 6, SKIN, 13), under=_under, front=_front, prop_back=_cape, sleeve_length=.62,
               sleeve_width=25, arm_width=17, hand_size=1.08, head_y=-138, duck_y=-30, chin_hand=True,
               hide_y=-56, fist='fist')
