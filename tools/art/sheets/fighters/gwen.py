"""Gloomy Gwen: rain cloud hair with its own drizzle, lightning when she aims, a rainbow when she laughs."""
from draw.art import Art, draw, join, stroke
from draw.geometry import corner, disc, ellipse, polygon, smooth, soften, union
from draw.palette import GRAPE, INK, MUSTARD, PICKLE, TOMATO, darker

from .eyes import Brows, Eyes
from .features import Build, collar, long_nose
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, CLOUD, DARK, WOOL = '#EADFE8', '#8799B4', '#5D6D8C', '#4A3560'


def _rainbow():
    art = Art()
    for i, colour in enumerate((TOMATO, MUSTARD, PICKLE, '#3E9FC4')):
        r = 140 - 10 * i
        points = [(-r, -10), (-r * .86, -44 - r * .4), (-r * .48, -44 - r * .84), (0, -44 - r),
                  (r * .48, -44 - r * .84),
                  (r * .86, -44 - r * .4), (r, -10)]
        art += (stroke(points, INK, 20) if not i else Art()) + stroke(points, colour, 12)
    return art


def _drizzle(spots):
    drop = inked(smooth([corner(0, -15), (6, 0), (5, 6), (0, 9), (-5, 6), (-6, 0)]), '#7CC4EE', 4, shade=2,
                 light=1.5)
    return join(drop.at(x, y, 1, 10) for x, y in spots)


def _bolt():
    return inked(polygon((6, 0), (34, 0), (20, 24), (38, 24), (-6, 74), (6, 40), (-10, 40), radius=1),
                 MUSTARD, 5, shade=3, light=2)


def _back(mood):
    art = _rainbow() if mood == 'glee' else Art()
    art += inked(smooth([(-74, -40), (-84, 20), corner(-78, 62), (-60, 50), (0, 60), (60, 50), corner(78, 62),
                         (84, 20), (74, -40)]), DARK, 6.5,
                 shade=7)
    if mood in ('aim', 'throw', 'panic'):
        art += _bolt().at(96, -34, 1.05) + _bolt().at(-100, -44, .95, wide=-1)
    elif mood != 'glee':
        art += _drizzle(((-104, -6), (-116, 30), (-96, 58), (102, -2), (118, 26), (98, 56)))
    return art


def _front(mood):
    lobes = ((-80, -36, 30), (-98, -76, 34), (-62, -116, 40), (-8, -134, 44), (48, -122, 40), (92, -84, 38),
             (80, -38, 31), (-30, -58, 30),
             (30, -60, 28))
    shape = soften(union(ellipse(0, -80, 84, 46), *[disc(*lobe) for lobe in lobes]), 2.5)
    under = [(polygon((-140, -62), (-60, -48), (20, -56), (140, -60), (140, 20), (-140, 20)), DARK)]
    art = inked(shape, CLOUD, 8, shade=14, light=8, over=under)
    for x, y in ((-72, -104), (-16, -122), (44, -106), (-24, -84)):
        art += stroke([(x - 14, y + 6), (x - 4, y - 7), (x + 12, y - 6), (x + 19, y + 5)], '#C7D2E2', 5)
    if mood in ('gloom', 'calm', 'hit'):
        art += _drizzle(((-58, -16), (62, -12)))
    return art


def _under(mood):
    shadow = join(draw(ellipse(s * 27, 0, 27, 27), '#9A83B4', opacity=.75) for s in (-1, 1))
    return shadow + draw(ellipse(-34, 34, 3.4), INK)


GWEN = Fighter(
    'mope', 'Gloomy Gwen', 'rain cloud hair with its own drizzle', SKIN,
    smooth([(-62, -30), (-46, -70), (0, -82), (46, -70), (62, -30), (60, 26), (38, 74), (0, 90), (-38, 74),
            (-60, 26)]),
    Build(70, WOOL, 16, 19, (), lambda: collar(darker(WOOL, .1), -14, 34)), (WOOL, darker(WOOL, .25)),
    Eyes(27, 0, 19, 20, lid=.42, lashes=1, lid_colour='#8C74A8'), Brows(-30, 30, 5, '#3B3350', 28),
    Mouth(60, 0, .74, 'plain', GRAPE, calm='frown', aim='tight'), long_nose(SKIN, 4, 30, 9), Art(), _back,
               _under, _front, chin_hand=True,
    sleeve_length=.72, arm_width=13, hand_size=.95, head_y=-144, duck_y=-30)
