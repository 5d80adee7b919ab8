"""Big Bruno: a mountain of shoulders, somewhere on top a head, on that a very small school cap."""
from draw.art import Art, draw, join, stroke
from draw.geometry import clip, corner, ellipse, polygon, rectangle, smooth
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker

from ..fighters.eyes import Brows, Eyes, eyes
from ..fighters.features import Build, broad, ears
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, SHIRT, CAP = '#DE9C6B', '#7A4EA3', '#2F5FA8'
SKULL = smooth([(-60, -46), (-48, -70), (0, -76), (48, -70), (60, -46), (64, 10), (72, 44), (62, 76),
                (26, 88), (-26, 88), (-62, 76), (-72, 44), (-64, 10)])
LOOK = Eyes(23, -8, 14, 15, lid=.2, hit='cross')
# Where the cap sits: x, y, turn.
PERCH = {
    'panic': (6, -104, 10),
    'throw': (-10, -84, -16),
    'hit': (26, -92, 34),
    'gloom': (4, -66, 2),
    'glee': (0, -88, -8),
    'aim': (8, -76, 12)}

_HOOPS = ((rectangle(-180, -44, 360, 24), MUSTARD), (rectangle(-180, 4, 360, 24), MUSTARD))


def _cap(mood):
    x, y, turn = PERCH.get(mood, (4, -78, 6))
    dome = smooth([corner(-38, 2), (-36, -24), (0, -38), (36, -24), corner(38, 2), (0, 8)])
    panels = [(polygon((-12, 20), (-4, -50), (-60, -40), (-60, 20)), MUSTARD),
              (polygon((12, 20), (4, -50), (60, -40), (60, 20)), MUSTARD)]
    art = inked(dome, CAP, 6, shade=6, light=4, over=panels)
    art += inked(smooth([(-8, 0), (22, -2), (52, 4), (58, 14), (24, 12), (-4, 10)]), CAP, 5.5, shade=4,
                 light=2)
    return (art + inked(ellipse(0, -38, 8, 6), TOMATO, 4.5, shade=2, light=0)).at(x, y, 1, turn)


def _under(mood):
    beard = smooth([
        corner(-90, -4), (-58, 14), (-40, 34), (-20, 36), (0, 33), (20, 36), (40, 34), (58, 14),
        corner(90, -4), (90, 100), (-90, 100)])
    art = draw(clip(beard, SKULL.area.buffer(-3)), '#7C6A78', opacity=.55, tolerance=.5)
    art += stroke([(-11, 79), (0, 75), (11, 79)], darker(SKIN, .5), 4.5)
    return art + stroke([(-50, -46), (-38, -52), (-26, -50)], darker(SKIN, .4), 4)


def _front(mood):
    art = Art()
    if mood in ('calm', 'aim', 'gloom'):
        art += join(
            draw(polygon((x - 7, 55), (x + 7, 55), (x + 5, 40), (x - 5, 40), radius=1.5), MILK, INK, 4)
            for x in (-17, 19))
    return art + _cap(mood)


def _chest():
    """Shoulders like two hams, and buttons that hold on."""
    art = Art()
    for side in (-1, 1):
        ham = smooth([
            corner(side * 52, -64), (side * 84, -92), (side * 126, -94), (side * 160, -64), (side * 172, -10),
            corner(side * 168, 90),
            corner(side * 112, 90), (side * 110, 0), (side * 98, -40)])
        art += inked(ham, SHIRT, 7, shade=12, light=7, over=_HOOPS)
    art += inked(smooth([
        corner(-64, -74), (-40, -60), (0, -54), (40, -60),
        corner(64, -74), (52, -46), (0, -24), (-52, -46)]), MILK, 5.5, shade=5, light=0)
    return art + stroke([
        (0, -26),
        (0, 60)], INK, 4.5) + join(inked(ellipse(0, y, 6), MILK, 4, shade=2, light=0) for y in (-12, 16))


def _hump(mood):
    """Hidden, as he believes: a back like a hill, two eyes and the cap before it."""
    if mood != 'hide':
        return Art()
    hill = smooth([
        corner(-166, 130), (-158, 0), (-122, -58), (-50, -88), (0, -92), (50, -88), (122, -58), (158, 0),
        corner(166, 130)])
    art = inked(hill, SHIRT, 8, shade=15, light=8, over=_HOOPS)
    head = inked(SKULL, SKIN, 7, shade=8, light=6) + eyes(LOOK, 'hide', SKIN)
    head += stroke([(-44, -36), (-20, -40), (0, -34), (20, -40), (44, -36)], INK, 11) + _cap('hide')
    return art + head.at(0, 50)


BRUNO = Fighter('shove', 'Big Bruno', 'a mountain of shoulders, a tiny school cap', SKIN, SKULL,
                Build(124, SHIRT, -20, 56, _HOOPS, _chest), (SHIRT, MUSTARD), LOOK,
                Brows(-31, 44, 11, INK, 21),
                Mouth(54, 0, .86, 'missing', calm='frown', aim='grit'),
                broad(SKIN, 16, 18),
                ears(68, 6, SKIN, 14, 6), _hump, _under, _front, sleeve_length=.3, sleeve_width=34,
                arm_width=25, hand_size=1.2, reach=-2, head_y=-148, duck_y=-26, hide='own', hide_y=-56)
