"""Chef Raoul: a hat like a souffle, a moustache with opinions, three chins."""
from draw.art import Art, draw, join, stroke
from draw.geometry import corner, disc, ellipse, polygon, smooth, soften, union
from draw.palette import MILK, TOMATO, darker

from .eyes import Brows, Eyes
from .features import Build, bulb, cheeks, ears
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, WHITE, CLOTH = '#F6BF98', '#4A3A36', '#FFFDF6', '#D23A2E'
CURL = {'calm': 0, 'aim': -8, 'throw': -16, 'panic': -26, 'hit': 16, 'glee': -14, 'gloom': 30, 'duck': 0,
        'hide': 0}


def _hat(mood):
    sag = {'gloom': 24, 'hit': 10}.get(mood, 0)
    lean = {'hit': -18, 'throw': -14, 'gloom': 26, 'glee': 8}.get(mood, 4)
    lobes = ((-64 + lean, -130 + sag, 34), (-34 + lean, -152 + sag, 36), (8 + lean, -158 + sag, 36),
             (48 + lean, -148 + sag, 36), (72 + lean, -122 + sag, 33))
    crown = soften(union(*[disc(*lobe) for lobe in lobes],
                         polygon((-62, -60), (-66 + lean, -124 + sag), (72 + lean, -124 + sag), (62, -60))),
                   4)
    art = inked(crown, WHITE, 8, shade=14, light=0)
    for x in (-34, 2, 36):
        art += stroke([(x + lean * .9, -122 + sag), (x * .95 + lean * .4, -108 + sag * .5), (x * .92, -86)],
                      '#B9B0A6', 5)
    rim = smooth([corner(-72, -42), corner(-74, -84), (0, -94), corner(74, -84), corner(72, -42), (0, -54)])
    return art + inked(rim, WHITE, 7, shade=8, light=0, over=[(polygon((-90, -56), (90, -56), (90, -48),
                                                                       (-90, -48)), CLOTH)])


def _moustache(mood):
    rise = CURL[mood]
    art = Art()
    for side in (-1, 1):
        half = smooth([corner(0, 34), (side * 20, 26), (side * 46, 34), (side * 70, 30 + rise * .4),
                       (side * 82, 10 + rise), corner(side * 72, -2 + rise), (side * 96, 0 + rise),
                       (side * 96, 30 + rise * .8), (side * 68, 54 + rise * .3), (side * 28, 52),
                       corner(0, 46)])
        art += inked(half, HAIR, 6, shade=5, light=3, light_colour='#8A7268')
    return art


def _under(mood):
    art = cheeks(60, 22, TOMATO, .42, 18) + stroke([(-44, 82), (0, 92), (44, 82)], darker(SKIN, .42), 4.5)
    art += inked(smooth([corner(-8, 72), (0, 68), corner(8, 72), (0, 86)]), HAIR, 4, shade=0, light=0)
    return art + join(inked(soften(union(disc(s * 84, -24, 13), disc(s * 90, -6, 11)), 2), HAIR, 5, shade=0,
                            light=3, light_colour='#8A7268') for s in (-1, 1))


def _front(mood):
    return _moustache(mood) + bulb(SKIN, 18, 21, 17, '#EB8E6F') + _hat(mood).at(0, -3 if mood == 'panic'
                                                                                else 0, .97)


def _jacket():
    art = join(stroke([(s * 62, -40), (s * 40, 10), (s * 36, 76)], '#CFC7BA', 5) for s in (-1, 1))
    art += join(inked(ellipse(s * 22, y, 7.5), '#F2B632', 4, shade=2, light=0) for s in (-1, 1)
                for y in (8, 36))
    art += inked(smooth([(-56, -58), (0, -38), (56, -58), (60, -34), (0, -8), (-60, -34)]), CLOTH, 6, shade=5,
                 light=3)
    art += inked(polygon((-8, -18), (18, -18), (34, 16), (8, 6), (-18, 18), radius=3), CLOTH, 5.5, shade=4,
                 light=2)
    return art + join(draw(ellipse(x, y, 4.5), MILK) for x,
                      y in ((-36, -38), (-12, -24), (18, -26), (40, -38), (12, 0)))


RAOUL = Fighter(
    'eat', 'Chef Raoul', 'tall chef hat, moustache', SKIN,
    smooth([(-76, -26), (-60, -62), (0, -74), (60, -62), (76, -26), (90, 22), (82, 68), (40, 98), (-40, 98),
            (-82, 68), (-90, 22)]),
    Build(112, WHITE, 2, 46, (), _jacket, belly=12), (WHITE, CLOTH), Eyes(27, -12, 16, 18, lid=.2),
                Brows(-38, 26, 8, HAIR, 28, 8), Mouth(64, 0, .78, calm='flat', aim='tight'), Art(),
    ears(84, 10, SKIN, 15), under=_under, front=_front, sleeve_length=.7, sleeve_width=27, arm_width=19,
                hand_size=1.06, chin_hand=True, head_y=-136, duck_y=-32, hide_y=-50, cheer='open')
