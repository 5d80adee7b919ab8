"""Dizzy Lizzie: hair like a tornado with what it has picked up; her eyes never agree."""
from draw.art import draw, join, stroke
from draw.geometry import band, corner, ellipse, polygon, ring_of_points, smooth, union
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker

from ..fighters.eyes import Brows, Eyes, glee_eye, hit_eye
from ..fighters.features import Build, button, cheeks, ears
from ..fighters.ink import inked
from ..fighters.mouths import Mouth, mouth
from ..fighters.rig import Fighter

SKIN, HAIR, DRESS, LIPS = '#9A603C', '#86B6F2', '#E0559A', '#A82A5C'
STEEL, DARK = '#C3CED2', darker(HAIR, .3)
# How the storm leans, how far it is pressed down (1 = upright).
STORM = {
    'aim': (16, 1),
    'throw': (-28, 1),
    'duck': (8, .96),
    'hide': (12, .9),
    'panic': (0, 1.06),
    'hit': (36, .92),
    'glee': (-16, 1),
    'gloom': (34, .7)}
# Offset, height, half width and tilt of its turns.
TIERS = ((-2, -78, 30, 5), (6, -99, 48, -4), (-6, -121, 66, 4), (8, -144, 84, -4), (-4, -168, 98, 3))
# Where the left and the right pupil look.
LOOK = {
    'calm': ((-.5, -.55), (.55, .5)),
    'aim': ((1, -.2), (.6, .5)),
    'throw': ((1, .3), (.4, -.7)),
    'duck': ((-.3, -.9), (.8, -.6)),
    'panic': ((-.5, -.3), (.5, .5)),
    'gloom': ((-.7, .8), (.5, .6))}
STARS = {'calm': 2, 'aim': 2, 'throw': 3, 'duck': 2, 'hide': 1, 'panic': 3, 'hit': 4, 'glee': 3, 'gloom': 1}


def _tier(i, lean, high):
    x, y, half, tilt = TIERS[i]
    x, y = x + lean * (i + .5) / 4, -60 + (y + 60) * high
    roll = smooth([(-half, 1), (-half * .8, -14), (0, -17), (half * .8, -14), (half, 1), (half * .8, 15),
                   (0, 18), (-half * .8, 15)])
    side = 1 if i % 2 else -1
    swirl = [(band([(-half * .85 * side, -1), (-half * .2 * side, 7), (half * .6 * side, 2)], 5.5), DARK)]
    colour = HAIR if side > 0 else '#D3E6FF'
    return inked(roll, colour, 6.5, shade=6, light=4, over=swirl).at(x, y, 1, tilt)


def _fork():
    """A fork, its prongs up."""
    prongs = [polygon((x - 3, -8), (x + 3, -8), (x + 3, -44), (x - 3, -44), radius=1) for x in (-15, 0, 15)]
    shape = union(polygon((-5, 0), (5, 0), (6, 50), (-6, 50), radius=1), ellipse(0, -6, 18, 13), *prongs)
    return inked(shape, STEEL, 5, shade=3, light=0)


def _storm(mood):
    """The funnel and what it has caught."""
    lean, high = STORM.get(mood, (6, 1))
    top = -60 - 108 * high
    art = _fork().at(lean - 96, top + 22, .9, -52)
    art += inked(ellipse(lean + 104, top + 16, 22, 21), TOMATO, 5.5, shade=6, light=4)
    art += draw(polygon(*ring_of_points(5, 12, 5, -80, lean + 107, top), radius=1), '#5E9A3C', INK, 3.5)
    tip = smooth([corner(6, -8), (44, -24), (34, -36), corner(22, -30), (44, -46), (70, -26), corner(76, -4)])
    art += inked(tip, HAIR, 6.5, shade=4, light=0).at(lean, top)
    return art + join(_tier(i, lean, high) for i in range(5))


def _stars(mood):
    places = ((-104, -30, 1, 10), (106, -58, .8, -14), (112, -2, .62, 20), (-92, -78, .66, -8))
    star = inked(polygon(*ring_of_points(5, 19, 9, -90), radius=1), MUSTARD, 4.5, shade=3, light=0)
    art = join(star.at(x, y, size, turn) for x, y, size, turn in places[:STARS[mood]])
    if mood in ('panic', 'hit', 'throw', 'glee'):
        art += stroke([(-118, -52), (-112, -66), (-104, -74)], INK, 4.5)
        art += stroke([(122, -34), (124, -22), (120, -12)], INK, 4.5)
    return art


def _eye(mood, side):
    x, y, rx, ry = side * 30, 0, (20 if side < 0 else 24), (22 if side < 0 else 26)
    if mood == 'glee':
        return glee_eye(x, y, rx, ry, 1, side)
    if mood == 'hit':
        return hit_eye('spiral', x, y, rx, ry, side)
    big = 1.14 if mood == 'panic' else 1
    px, py = LOOK[mood][side > 0]
    part = .28 if mood == 'panic' else .42
    white = ellipse(x, y, rx * big, ry * big)
    art = draw(white, MILK, INK, 4.5)
    x, y = x + px * rx * (.9 - part), y + py * ry * (.9 - part)
    art += draw(ellipse(x, y, rx * part, rx * part * 1.1), INK)
    art += draw(ellipse(x - rx * part * .35, y - rx * part * .4, rx * part * .38), MILK)
    return art + stroke([(side * (28 + rx), -ry * .7), (side * (40 + rx), -ry * .95)], INK, 4.5)


def _face(fighter, mood):
    art = fighter.ears + inked(fighter.skull, SKIN, 7, shade=13, light=6) + cheeks(52, 32, '#E0553E', .5)
    return art + _eye(mood, -1) + _eye(mood, 1) + fighter.nose + mouth(fighter.mouth, mood)


def _front(mood):
    """A fringe that is drawn up into the storm."""
    cap = smooth([
        corner(-74, 22), (-84, -24), (-58, -68), (0, -82), (58, -68), (84, -24),
        corner(74, 22), (62, -22), (36, -40),
        corner(10, -30), (14, -44), (-10, -42),
        corner(-38, -24), (-34, -38), (-62, -14)], .32)
    lines = [(band([(s * 60, -30), (s * 44, -62), (s * 8, -76)], 6), DARK) for s in (-1, 1)]
    return inked(cap, HAIR, 6.5, shade=7, light=4, over=lines) + _storm(mood).at(0, -2) + _stars(mood)


def _frill():
    art = inked(smooth([(-60, -52), (-30, -40), (0, -36), (30, -40), (60, -52), (66, -30), (40, -20),
                        (20, -24), (0, -14), (-20, -24), (-40, -20), (-66, -30)]), '#FFF3D6', 5, shade=4,
                light=0)
    return art


BROWS = Brows(-38, 26, 6, darker(HAIR, .45))
LIZZIE = Fighter(
    'spin', 'Dizzy Lizzie', 'hair like a tornado, eyes that never agree', SKIN,
    smooth([(-76, -6), (-64, -54), (0, -76), (64, -54), (76, -6), (70, 38), (40, 68), (0, 76), (-40, 68),
            (-70, 38)]),
    Build(74, DRESS, 6, 18,
          tuple((ellipse(x, y, 9), '#FFF3D6') for x, y in ((-52, -16), (54, -12), (-22, 6), (24, 8))),
          _frill), (DRESS, '#FFF3D6'),
    Eyes(), BROWS,
    Mouth(50, 0, .84, 'gap', LIPS, calm='wobble'),
    button(24, '', SKIN, 9),
    ears(76, 12, SKIN, 13), face=_face, front=_front, sleeve_length=.34, arm_width=13, head_y=-128,
    duck_y=-34, cheer='open', hide_y=-46)
