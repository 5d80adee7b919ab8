"""Candy Coco: hair of cotton candy, a lollipop, more sugar than sleep."""
from draw.art import Art, draw, join, stroke
from draw.geometry import band, disc, ellipse, polygon, ring_of_points, rounded, smooth, soften, union
from draw.palette import INK, MILK, MUSTARD, PICKLE, TOMATO, darker
from draw.toon import glint

from .eyes import Brows, Eyes, spiral
from .features import Build, button, cheeks, collar, ears
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, PINK, BLUE, DRESS = '#A5663A', '#FF9CC8', '#8FD6F0', '#8C63C4'
PUFF = {'panic': 1.06, 'glee': 1.03, 'gloom': .9, 'hit': .98}


def _floss(mood):
    """The big cloud: turns of sugar round nothing."""
    size = PUFF.get(mood, 1)
    lobes = ((-96, -46, 38), (-104, -92, 36), (-78, -134, 38), (-34, -160, 38), (16, -168, 38),
             (64, -148, 40), (100, -108, 38), (104, -58, 36), (88, -16, 28), (-88, -8, 28))
    shape = soften(union(ellipse(0, -84, 100, 74), *[disc(*lobe) for lobe in lobes]), 2.5)
    blue = [(soften(union(ellipse(70, -80, 70, 62), disc(20, -150, 34)), 8), BLUE),
            (ellipse(-20, -96, 30, 22), '#FFC6DF')]
    art = inked(shape, PINK, 8, shade=15, light=8, over=blue)
    swirls = (((-110, -70), (-60, -58), (-20, -84), (-34, -112), (-64, -104)),
              ((-70, -140), (-20, -128), (26, -146), (20, -166)), ((10, -120), (56, -104), (98, -122)),
              ((30, -80), (72, -64), (116, -80)), ((-96, -24), (-70, -28)))
    art += join(stroke(points, darker('#F06AA8', .15) if i < 2 else '#4FA3C8', 5) for i,
                points in enumerate(swirls))
    return art.at(0, -30 + 30 * size, size)


def _front(mood):
    fringe = soften(union(disc(-62, -38, 26), disc(-30, -56, 26), disc(6, -60, 25), disc(40, -52, 25),
                          disc(66, -32, 22), band([(-60, -50), (60, -50)], 36)), 2)
    art = inked(fringe, PINK, 6.5, shade=7, light=4, over=[(ellipse(50, -48, 34, 30), BLUE)])
    if mood in ('calm', 'gloom', 'aim'):
        art += _lolly() if mood != 'aim' else Art()
    bow = union(polygon((-70, -66), (-104, -86), (-100, -46), radius=4),
                polygon((-70, -66), (-38, -88), (-40, -44), radius=4))
    return art + inked(bow, MUSTARD, 5.5, shade=4, light=2) + inked(disc(-70, -66, 10), MUSTARD, 5, shade=3,
                                                                    light=0)


def _lolly():
    art = stroke([(12, 54), (44, 66)], INK, 10) + stroke([(12, 54), (44, 66)], MILK, 4.5)
    return art + inked(disc(66, 74, 24), '#FFF3D6', 5.5, shade=4,
                       light=0) + spiral(66, 74, 20, 1, 6) + glint(56, 64, 4)


def _under(mood):
    star = polygon(*ring_of_points(5, 11, 5, -90, 50, 26), radius=.5)
    return cheeks(48, 30, '#F2607A', .45, 15) + draw(star, MUSTARD, INK,
                                                     3) + join(draw(ellipse(s * 29, -6, 25, 24), '#F58FB0',
                                                                    opacity=.7) for s in (-1, 1))


def _dress():
    art = collar('#FFF3D6', -22, 38)
    beads = join(inked(disc(x, y, 9), c, 4, shade=2, light=0) for x, y,
                 c in ((-30, -30, TOMATO), (-16, -18, MUSTARD), (0, -13, PICKLE), (16, -18, BLUE),
                       (30, -30, PINK)))
    wraps = join(inked(rounded(x - 12, y - 8, 24, 16, 7), c, 4, shade=2, light=0) for x, y,
                 c in ((-54, 20, MUSTARD), (50, 26, PINK), (-10, 34, BLUE)))
    return art + beads + wraps


COCO = Fighter(
    'sugar-rush', 'Candy Coco', 'cotton-candy hair', SKIN,
    smooth([(-68, -12), (-58, -54), (0, -70), (58, -54), (68, -12), (72, 30), (52, 62), (14, 74), (-14, 74),
            (-52, 62), (-72, 30)]),
    Build(72, DRESS, 6, 18, tuple((ellipse(x, y, 7), '#B495E0') for x,
                                  y in ((-40, -6), (40, -8), (66, 20), (-66, 40), (30, 56), (-30, 60),
                                        (4, 10))), _dress), (DRESS, '#FFF3D6'),
    Eyes(29, -4, 22, 24, iris='#B0427A', lashes=3, pupil=.42, hit='spiral'), Brows(-36, 24, 5, '#7A3B5A', 29),
               Mouth(48, 0, .86, 'braces', calm='smile'), button(22, skin=SKIN, size=8),
    ears(68, 10, SKIN, 11), _floss, _under, _front, sleeve_length=.3, sleeve_width=25, arm_width=12,
               hand_size=.94, head_y=-122, duck_y=-32, cheer='open', hide_y=-30, reach=8, brows_over=True)
