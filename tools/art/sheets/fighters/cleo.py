"""Clumsy Cleo: a traffic cone for a hat, plasters everywhere, one black eye."""
from draw.art import Art, draw, stroke
from draw.geometry import corner, disc, ellipse, polygon, rounded, smooth, soften, union
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker

from .eyes import Brows, Eyes
from .features import Build, button, collar, ears, freckles, plaster
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, CONE, SHIRT = '#FFD9BC', '#A8432E', '#F47A2A', '#F1C644'
TILT = {'calm': 7, 'aim': 2, 'throw': -12, 'duck': 10, 'hide': 14, 'panic': -6, 'hit': 26, 'glee': 10,
        'gloom': 14}


def _back(mood):
    lobes = ((-72, -30, 30), (-90, 8, 30), (-88, 48, 26), (72, -30, 30), (92, 6, 30), (86, 46, 27),
             (-60, 70, 20), (62, 70, 20))
    art = inked(soften(union(ellipse(0, 0, 80, 66), *[disc(*lobe) for lobe in lobes]), 2), HAIR, 7, shade=11,
                light=6)
    for x, y in ((-86, 4), (-84, 44), (88, 2), (86, 42)):
        art += stroke([(x - 9, y + 7), (x - 8, y - 7), (x + 5, y - 10), (x + 10, y + 2), (x + 1, y + 7)],
                      darker(HAIR, .4), 4)
    return art


def _cone(mood):
    cone = smooth([corner(-58, -46), corner(-15, -176), (0, -184), corner(15, -176), corner(58, -46),
                   (0, -34)], .3)
    stripes = [(polygon((-70, -104), (70, -104), (80, -72), (-80, -72)), MILK),
               (polygon((-60, -156), (60, -156), (60, -132), (-60, -132)), MILK)]
    art = inked(cone, CONE, 7.5, shade=13, light=7, over=stripes)
    foot = smooth([corner(-96, -34), corner(-84, -58), (0, -46), corner(84, -58), corner(96, -34), (0, -18)],
                  .3)
    art += inked(foot, CONE, 7, shade=7, light=5)
    art += stroke([(24, -126), (16, -116), (26, -108), (18, -98)], INK, 4.5)
    if mood == 'hit':
        art += bump_star(-40, -150) + bump_star(58, -130)
    return art.at(0, -4, 1, TILT[mood])


def bump_star(x, y):
    """A bump star."""
    return inked(polygon((x, y - 17), (x + 5, y - 5), (x + 17, y - 4), (x + 8, y + 5), (x + 11, y + 17),
                         (x, y + 9), (x - 11, y + 17), (x - 8, y + 5), (x - 17, y - 4), (x - 5, y - 5)),
                 MUSTARD, 4, shade=0, light=0)


def _under(mood):
    bruise = draw(smooth([(6, -4), (18, -28), (42, -28), (56, -6), (46, 20), (20, 22)]), '#8C6BB0',
                  opacity=.75)
    return bruise + freckles(((42, 26), (52, 20), (50, 32)), '#C9764A')


def _front(mood):
    fringe = smooth([corner(-70, 0), (-74, -40), (-40, -68), (40, -68), (74, -40), corner(70, 0), (58, -24),
                     corner(46, -34), (30, -22), corner(10, -38), (-12, -24), corner(-32, -36),
                     (-54, -20)], .3)
    return inked(fringe, HAIR, 6, shade=6, light=3) + plaster(-46, 40, -22,
                                                              .85) + plaster(4, 22, 6, .62) + _cone(mood)


def _overalls():
    art = collar(SHIRT, -28, 32)
    art += inked(rounded(-42, 0, 84, 90, 10), '#4F83B5', 6, shade=6, light=3)
    for side in (-1, 1):
        art += inked(polygon((side * 26, -52), (side * 46, -50), (side * 40, 10), (side * 24, 10), radius=2),
                     '#4F83B5', 5, shade=3, light=0)
        art += inked(disc(side * 32, 10, 7), '#C9D3D6', 4, shade=2, light=0)
    return art + plaster(10, 40, 30, .8)


CLEO = Fighter(
    'mishap', 'Clumsy Cleo', 'traffic cone hat, plasters', SKIN,
    smooth([(-70, -8), (-62, -52), (0, -72), (62, -52), (70, -8), (70, 32), (48, 66), (0, 78), (-48, 66),
            (-70, 32)]),
    Build(78, SHIRT, 6, 20, (), _overalls), (SHIRT, TOMATO),
               Eyes(29, -2, 20, 22, iris='#4E9A62', hit='spiral', odd=.88),
               Brows(-32, 26, 6, darker(HAIR, .2), 29, 6),
    Mouth(52, 2, .84, 'missing', calm='teeth'), button(20, skin=SKIN, size=9), ears(70, 10, SKIN, 12), _back,
               _under, _front, chin_hand=True, head_y=-132, hide_y=-56, cheer='open',
    prop_front=lambda mood: plaster(-118, -96, 30, .8) if mood == 'aim' else Art())
