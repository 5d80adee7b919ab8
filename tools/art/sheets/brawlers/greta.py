"""Goth Greta: a curtain of hair, one eye for the world, a bat for a bow that has feelings of its own."""
from draw.art import Art, draw, join, stroke
from draw.geometry import corner, ellipse, polygon, smooth, union
from draw.palette import INK, MILK, darker

from ..fighters.eyes import Brows, Eyes
from ..fighters.features import Build, button
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, HAIR, STREAK, BAT, DRESS = '#EDE7F0', '#2C2733', '#8FD13F', '#8A63B5', '#3B3448'
SHINE = '#5C5470'
# Lift of the bat's wing tips, height of the bat.
WINGS = {
    'calm': (0, 0),
    'aim': (12, -2),
    'throw': (36, -8),
    'duck': (20, 2),
    'hide': (-4, -56),
    'panic': (34, -20),
    'hit': (-34, -16),
    'glee': (32, -8),
    'gloom': (-66, 8)}


def _wing(side, up):
    return smooth([
        corner(side * 14, -8), (side * 46, -34 - up * .5),
        corner(side * 84, -50 - up), (side * 112, -34 - up),
        corner(side * 128, 4 - up), (side * 108, -8 - up * .8),
        corner(side * 92, 10 - up * .7), (side * 74, -2 - up * .5),
        corner(side * 56, 18 - up * .4), (side * 40, 6),
        corner(side * 16, 20)], .3)


def _bat(mood):
    up, y = WINGS[mood]
    art = Art()
    for side in (-1, 1):
        art += inked(_wing(side, up), BAT, 6.5, shade=8, light=5)
        art += stroke([(side * 84, -48 - up), (side * 72, -24 - up * .8), (side * 57, 10 - up * .4)],
                      darker(BAT, .45), 4)
    head = union(ellipse(0, 0, 31, 28),
                 *[polygon((s * 6, -18), (s * 28, -8), (s * 26, -44), radius=1) for s in (-1, 1)])
    art += inked(head, darker(BAT, .12), 6, shade=6, light=4)
    if mood in ('glee', 'hit'):
        for x in (-12, 12):
            art += stroke([(x - 6, 1), (x, -6 if mood == 'glee' else 5), (x + 6, 1)], INK, 4.5)
    else:
        wide = mood in ('panic', 'duck', 'hide', 'throw')
        for x in (-12, 12):
            art += draw(ellipse(x, -2, 9, 10), '#F9D24A', INK, 3.5)
            art += draw(ellipse(x + (0 if wide else 2), -1, 3 if wide else 4.5), INK)
            if not wide:
                art += stroke([(x - 9, -6), (x + 9, -4 if x < 0 else -6)], INK, 5)
    art += join(draw(polygon((s * 3, 13), (s * 11, 13), (s * 7, 23)), MILK, INK, 3) for s in (-1, 1))
    return art.at(0, -98 + y)


def _back(mood):
    spread = {'panic': 26, 'hit': 14, 'throw': 8, 'gloom': -6}.get(mood, 0)
    hair = smooth([(0, -92), (-58, -76), (-86, -26), (-94, 40),
                   corner(-106 - spread, 104),
                   corner(-70, 116),
                   corner(-62, 100),
                   corner(62, 100),
                   corner(70, 116),
                   corner(106 + spread, 104), (94, 40), (86, -26), (58, -76)])
    tips = [(polygon((s * 106 + s * spread, 124), (s * 94, 70), (s * 84, 30), (s * 78, 60),
                     (s * 66, 124)), STREAK) for s in (-1, 1)]
    return inked(hair, HAIR, 7, shade=0, light=6, light_colour=SHINE, over=tips)


def _curtain(mood):
    """The fringe over her right eye; fright blows it aside."""
    if mood in ('panic', 'hit'):
        points = [
            corner(-70, 30), (-84, -24), (-58, -72), (0, -92), (60, -74), (92, -40),
            corner(128, -22), (92, -12),
            corner(108, 16), (72, 0), (60, -34), (10, -52), (-36, -40), (-60, -10)]
        streak = smooth([(20, -70), (60, -60), corner(118, -22), (80, -22), (56, -44), (24, -58)])
    else:
        points = [
            corner(-70, 46), (-84, -10), (-60, -72), (0, -92), (60, -74), (84, -10),
            corner(76, 70), (52, 52),
            corner(40, 62), (24, 22),
            corner(8, 10), (-8, -28),
            corner(-22, -34), (-52, -28), (-62, 10)]
        streak = smooth([corner(2, -84), (34, -66), (52, -20), corner(44, 56), (34, 22), (16, -40)])
    return inked(smooth(points, .3), HAIR, 6.5, shade=0, light=6, light_colour=SHINE, over=[(streak, STREAK)])


def _under(mood):
    art = join(draw(ellipse(s * 29, -3, 27, 25), '#6B5A86', opacity=.85) for s in (-1, 1))
    art += stroke([(-30, 20), (-29, 34), (-31, 42)], '#4A3A5C', 5) + stroke([(-40, 16),
                                                                             (-41, 26)], '#4A3A5C', 4)
    return art + stroke([(-52, 46), (-46, 54)], darker(SKIN, .2), 4)


def _front(mood):
    bits = draw(ellipse(13, 30, 5), None, INK, 7) + draw(ellipse(13, 30, 5), None, '#C3CED2', 3)
    return bits + _curtain(mood) + _bat(mood)


def _web():
    """A choker, and a web on the dress."""
    art = join(
        stroke([(0, 20), (x, y)], '#8A80A0', 3.5) for x, y in ((-58, -30), (-30, -44), (30, -44), (58, -30)))
    art += stroke([(-44, -16), (-22, -22), (0, -14), (22, -22), (44, -16)], '#8A80A0', 3.5)
    art += inked(smooth([corner(-27, -66), (0, -54),
                         corner(27, -66), (28, -50), (0, -38), (-28, -50)]), HAIR, 5, shade=0, light=3,
                 light_colour=SHINE)
    return art + draw(ellipse(0, -36, 9), None, INK, 9) + draw(ellipse(0, -36, 9), None, '#C3CED2', 4)


GRETA = Fighter('scare', 'Goth Greta', 'a curtain of hair, a bat for a bow', SKIN,
                smooth([(-68, -26), (-58, -64), (0, -80), (58, -64), (68, -26), (62, 26), (38, 64), (10, 82),
                        (-10, 82), (-38, 64), (-62, 26)]),
                Build(76, DRESS, 10, 17, (), _web), (DRESS, STREAK),
                Eyes(29, -2, 19, 19, lid=.4, iris='#6FAE3A', lashes=2, lid_colour='#54456E'),
                Brows(-30, 28, 5, INK, 29),
                Mouth(54, 0, .74, 'plain', '#4A2A5A', calm='flat', aim='tight'),
                button(22, '', SKIN, 7),
                Art(), _back, _under, _front, sleeve_length=.78, sleeve_width=18, arm_width=11, hand_size=.96,
                head_y=-136, duck_y=-30, chin_hand=True, cheer='open', hide_y=-60)
