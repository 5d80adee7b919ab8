"""Bulldozer Bo: a beehive on top, shoulders like a barn door below."""
from draw.art import Art, draw, join, stroke
from draw.geometry import band, corner, ellipse, polygon, smooth
from draw.palette import INK, MILK, MUSTARD, darker

from .eyes import Brows, Eyes
from .features import Build, bulb, cheeks, ears
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, HAIR, VEST = '#EFA985', '#7B2A4F', '#3C5FA0'


def _back(mood):
    lean = {'throw': -14, 'hit': 16, 'panic': 4, 'gloom': 12}.get(mood, 0)
    art = inked(smooth([(-80, 24), (-90, -20), (-80, -70), (80, -70), (90, -20), (80, 24)]), HAIR, 7, shade=8)
    tiers = ((97, -64, 30), (93, -94, 28), (80, -122, 26), (60, -146, 23), (34, -166, 19))
    for i, (half, y, high) in enumerate(tiers):
        x = lean * (i + 1) / 5
        roll = [(band([(x - half * .9, y + 8), (x - half * .3, y - high * .35),
                       (x + half * .2, y - high * .1)], 5), '#A8507A'),
                (band([(x + half * .28, y + high), (x + half * .5, y), (x + half * .34, y - high)], 15),
                 '#F3E6E2')]
        art += inked(ellipse(x, y, half, high, -4 if i % 2 else 4), HAIR, 7, shade=9, light=4, over=roll)
    return art


def _front(mood):
    art = inked(smooth([corner(-84, 0), (-84, -44), (-56, -76), (0, -88), (56, -76), (84, -44), corner(84, 0),
                        (70, -30), (30, -50), (-14, -46),
                        (-56, -30)]), HAIR, 6.5, shade=8)
    art += inked(smooth([(-92, -60), (-52, -92), (0, -104), (52, -92), (92, -60), (90, -82), (52, -114),
                         (0, -126), (-52, -114), (-90, -82)]),
                 MUSTARD, 6, shade=5, light=3)
    return art + join(draw(ellipse(s * 88, 40, 12, 14), None, INK, 11) +
                      draw(ellipse(s * 88, 40, 12, 14), None, MUSTARD, 4.5) for s in (-1, 1))


def _under(mood):
    art = cheeks(58, 22, '#D8503E', .4, 18) + draw(ellipse(46, 44, 4), darker(SKIN, .6))
    art += join(draw(ellipse(s * 27, -14, 22, 15), '#59B3A6', opacity=.85) for s in (-1, 1))
    return art + stroke([(-12, 78), (0, 74), (12, 78)], darker(SKIN, .45), 4.5)


def _tusks(mood):
    """Two lower teeth stand over the upper lip unless the mouth is open."""
    if mood in ('calm', 'aim', 'duck', 'gloom'):
        return join(draw(polygon((s * 9, 52), (s * 20, 52), (s * 18, 38), (s * 11, 38), radius=1.5), MILK,
                         INK, 4) for s in (-1, 1))
    return Art()


def _vest():
    art = inked(smooth([corner(-58, -52), (-30, -20), (0, -14), (30, -20), corner(58, -52), corner(44, 72),
                        corner(-44, 72)]), '#FFF3D6', 5.5,
                shade=5, light=0, over=[(polygon((-90, y), (90, y), (90, y + 13), (-90, y + 13)), '#E2412B')
                                        for y in (-18, 8, 34)])
    for side in (-1, 1):
        art += inked(polygon((side * 40, -64), (side * 84, -50), (side * 70, -8), (side * 40, 72),
                             (side * 30, 20), radius=2), VEST, 6, shade=5)
        art += stroke([(side * 96, -30), (side * 90, 0), (side * 98, 70)], darker(VEST, .4), 4)
    return art + inked(ellipse(-72, 6, 11), MUSTARD, 4, shade=3, light=0)


BO = Fighter(
    'shove', 'Bulldozer Bo', 'beehive hair, broad shoulders', SKIN,
    smooth([(-70, -30), (-58, -66), (0, -80), (58, -66), (70, -30), (84, 20), (80, 62), (46, 86), (-46, 86),
            (-80, 62), (-84, 20)]),
    Build(124, VEST, -6, 44, (), _vest), (VEST, '#E9DCC0'), Eyes(27, -6, 15, 16, lashes=2, hit='cross'),
    Brows(-28, 40, 10, darker(HAIR, .2), 22), Mouth(54, 0, .92, 'plain', '#D23C4B', calm='frown', aim='grit'),
    bulb(SKIN, 18, 15, 12), ears(84, 14, SKIN, 14), _back, _under,
    lambda mood: _tusks(mood) + _front(mood), sleeve_length=.22, sleeve_width=30, arm_width=23,
             hand_size=1.14, head_y=-140, hide_y=-70, duck_y=-34)
