"""Suzy Floozy: hair in the shape of a heart, a boa, and hearts that fly where she looks."""
from draw.art import Art, draw, join, stroke
from draw.geometry import corner, disc, ellipse, polygon, smooth, soften, union
from draw.palette import GUM, INK, MILK, darker

from ..fighters.eyes import Brows, Eyes
from ..fighters.features import Build, cheeks, snub
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, HAIR, SHINE, ROSE, DRESS = '#EFBE98', '#B4263B', '#E8747C', '#E8305A', '#1F6F78'
# The hearts of a mood: x, y in the bust's coordinates, size, turn.
HEARTS = {
    'calm': ((128, -190, .8, 14), ),
    'aim': ((156, -78, .95, 16), (186, -122, .55, 24)),
    'throw': ((182, -96, 1, 18), (156, -140, .6, -8)),
    'glee': ((-150, -150, .8, -16), (160, -148, .95, 16), (126, -214, .6, 8), (-128, -214, .55, -8))
}


def heart(size=26):
    """A heart with its middle at (0, 0)."""
    s = size / 26
    return smooth([
        corner(0, -12 * s), (11 * s, -24 * s), (26 * s, -18 * s), (26 * s, 0),
        corner(0, 26 * s), (-26 * s, 0), (-26 * s, -18 * s), (-11 * s, -24 * s)
    ])


def _loose(mood):
    small = inked(heart(22), ROSE, 5.5, shade=4, light=3) + draw(ellipse(-9, -8, 4.5, 3, -35), MILK)
    return join(small.at(x, y, size, turn) for x, y, size, turn in HEARTS.get(mood, ()))


def _broken(mood):
    """A heart in two halves over somebody who is sad."""
    if mood != 'gloom':
        return Art()
    crack = [(0, -17), (-6, -7), (5, 1), (-4, 10), (0, 22)]
    art = Art()
    for side in (-1, 1):
        half = polygon(*crack, (side * 44, 30), (side * 44, -40), (0, -40)).buffer(0)
        art += inked(half.intersection(heart(26).area), darker(ROSE, .1), 5, shade=3,
                     light=2).at(side * 6, 0, 1, side * 12)
    return art.at(150, -206, .95)


def _back(mood):
    puff = {'panic': 1.05, 'glee': 1.02, 'gloom': .97}.get(mood, 1)
    hair = smooth([
        corner(0, -106), (30, -148), (78, -156), (122, -122), (126, -62), (100, 0), (78, 40),
        corner(70, 92), (40, 84), (0, 100), (-40, 84),
        corner(-70, 92), (-78, 40), (-100, 0), (-126, -62), (-122, -122), (-78, -156), (-30, -148)
    ])
    art = inked(hair, HAIR, 8, shade=15, light=8, light_colour=SHINE)
    curls = (((34, -112), (66, -132), (98, -106), (100, -62)), ((64, -92), (82, -72), (76, -36)),
             ((88, -34), (82, 0), (66, 26)))
    art += join(
        stroke([(side * x, y) for x, y in line], darker(HAIR, .4), 4.5) for line in curls for side in (-1, 1))
    return art.at(0, 0, 1, 0, puff)


def _front(mood):
    art = Art()
    for side in (-1, 1):
        swoop = smooth([
            corner(side * 2, -88), (side * 40, -94), (side * 76, -62), (side * 84, -16),
            corner(side * 66, 34), (side * 66, -6), (side * 46, -40),
            corner(side * 2, -50)
        ], .32)
        art += inked(swoop, HAIR, 6, shade=6, light=4, light_colour=SHINE)
        art += stroke([(side * 16, -74), (side * 48, -66), (side * 68, -34)], SHINE, 4.5)
    gem = inked(heart(15), ROSE, 4.5, shade=3, light=2)
    art += join(gem.at(s * 72, 54, 1, s * -6) for s in (-1, 1))
    clip_on = inked(heart(20), MILK, 5, shade=3, light=0)
    return art + clip_on.at(58, -72, 1, 20)


def _under(mood):
    return cheeks(44, 26, ROSE, .4, 14) + draw(ellipse(34, 46, 3.6), INK)


def _boa():
    spots = ((-92, -4, 22), (-78, -30, 24), (-48, -46, 23), (-20, -34, 22), (8, -26, 23), (36, -36, 22),
             (62, -46, 23), (84, -26, 24), (96, 2, 22), (92, 34, 21), (-96, 26, 20))
    boa = soften(union(*[disc(*spot) for spot in spots]), 2.5)
    art = inked(boa, GUM, 6.5, shade=9, light=5)
    return art + join(
        stroke([(x - 8, y + 5), (x, y - 6), (x + 9, y + 2)], darker(GUM, .3), 4)
        for x, y in ((-78, -30), (-40, -42), (-2, -28), (38, -36), (76, -36), (94, 4)))


_DOTS = tuple(
    (disc(x, y, 8), '#F6E3C0') for x, y in ((-40, 6), (-10, 26), (22, 8), (50, 28), (-52, 42), (14, 54)))

SUZY = Fighter('flirt',
               'Suzy Floozy',
               'hair like a heart, feather boa',
               SKIN,
               smooth([(-66, -30), (-52, -66), (0, -78), (52, -66), (66, -30), (62, 22), (40, 62), (12, 84),
                       (-12, 84), (-40, 62), (-62, 22)]),
               Build(80, DRESS, 12, 17, _DOTS, _boa), (DRESS, GUM),
               Eyes(28, -4, 20, 21, lid=.3, iris='#3E8E7A', lashes=3, lid_colour='#C58BD6'),
               Brows(-38, 28, 4.5, '#7A1B2C', 29, 9),
               Mouth(50, 0, .8, 'plain', '#D5214B', calm='smirk', aim='tight'),
               snub(SKIN, 22),
               Art(),
               _back,
               _under,
               _front,
               prop_front=lambda mood: _loose(mood) + _broken(mood),
               sleeve_length=0,
               arm_width=13,
               hand_size=.94,
               reach=3,
               head_y=-138,
               duck_y=-28,
               hide_y=-62,
               chin_hand=True,
               cheer='open')
