"""Clyde the Clown: two flames of hair, a ruff, and a flower on his hat that is not for smelling."""
from draw.art import Art, draw, join, lines, stroke
from draw.geometry import corner, disc, ellipse, polar, rectangle, smooth, soften, union
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker

from ..fighters.eyes import Brows, Eyes
from ..fighters.features import Build, bulb, ears, tears
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, HAIR, HAT, SUIT = '#FBF1E6', '#F0622B', '#3E9A5B', '#7A4EA3'
# How high the tips of the hair rise; where the flower nods from its hat, its turn.
FLAME = {'panic': 34, 'throw': 16, 'hit': -10, 'glee': 14, 'gloom': -46, 'aim': 6}
FLOWER = {
    'calm': (88, -58, 14),
    'aim': (94, -40, 40),
    'throw': (84, -34, 50),
    'duck': (80, -48, 6),
    'hide': (66, -56, 10),
    'panic': (50, -78, -12),
    'hit': (-72, -56, -40),
    'glee': (82, -68, -10),
    'gloom': (80, 22, 100)}


def _back(mood):
    up = FLAME.get(mood, 0)
    art = Art()
    for s in (-1, 1):
        lock = smooth([
            corner(s * 40, -52), (s * 74, -66 - up * .2),
            corner(s * 120, -96 - up), (s * 104, -58 - up * .6),
            corner(s * 152, -44 - up), (s * 122, -18 - up * .4),
            corner(s * 148, 16 - up * .6), (s * 112, 20),
            corner(s * 116, 52), (s * 80, 46),
            corner(s * 50, 40)], .3)
        art += inked(lock, HAIR, 7, shade=10, light=6)
        art += stroke([(s * 78, -36), (s * 98, -42 - up * .3)], darker(HAIR, .35), 4.5)
        art += stroke([(s * 78, 6), (s * 104, 2 - up * .2)], darker(HAIR, .35), 4.5)
    return art


def _flower(mood):
    """The flower round (0, 0), looking to the right when it is turned by 50 degrees."""
    leaves = soften(union(*[disc(*polar(i * 60 + 30, 17), 11) for i in range(6)]), 1.5)
    art = inked(leaves, MUSTARD, 5, shade=5, light=3) + inked(
        disc(0, 0, 12), '#8A4B26', 4.5, shade=0, light=0)
    shut = mood in ('gloom', 'hit')
    art += join(
        stroke([(x - 2, -3), (x + 2, 1)], MILK, 3) if shut else draw(ellipse(x, -2, 2.6, 3.2), MILK)
        for x in (-4.5, 4.5))
    return art


def _hat(mood):
    x, y, turn = FLOWER[mood]
    stem = [(26, -30), (26 + (x - 26) * .3 + 12, -34 + (y + 30) * .35),
            (26 + (x - 26) * .6 - 10, -30 + (y + 30) * .7), (x, y)]
    art = stroke(stem, INK, 11) + stroke(stem, '#6FBF4A', 5)
    dome = smooth([corner(-38, 0), (-40, -34), (-18, -54), (18, -54), (40, -34), corner(38, 0), (0, 6)])
    art += inked(dome, HAT, 6.5, shade=8, light=5,
                 over=[(smooth([
                     corner(-50, 4), (0, 10),
                     corner(50, 4),
                     corner(50, -14), (0, -8),
                     corner(-50, -14)]), TOMATO)])
    art += inked(smooth([(-60, -4), (-30, 4), (0, 7), (30, 4), (60, -4), (54, 10), (0, 18), (-54, 10)]), HAT,
                 6, shade=4, light=3)
    art += _flower(mood).at(x, y, 1, turn * .4)
    if mood == 'throw':
        jet = smooth([corner(96, -36), (124, -68), (156, -62), corner(176, -22), (152, -38), (126, -42)])
        art += inked(jet, '#8FD0F0', 4.5, shade=3, light=2) + tears(((180, 0, 1, -20), (164, 12, .7, -10)))
    return art


def _under(mood):
    art = Art()
    for s in (-1, 1):
        paint = smooth([corner(s * 29, -52), (s * 42, -8), corner(s * 29, 36), (s * 16, -8)], .2)
        art += draw(paint, '#3F8FD0')
        art += draw(ellipse(s * 56, 34, 13, 11), '#F2788A', opacity=.8)
    return art + draw(
        smooth([(-44, 42), (-16, 36), (16, 36), (44, 42), (42, 66), (16, 78), (-16, 78),
                (-42, 66)]), TOMATO, INK, 4.5)


def _front(mood):
    lift, turn = {
        'panic': (-30, -10),
        'hit': (-4, -22),
        'gloom': (6, 4),
        'glee': (-4, -14)}.get(mood, (0, -10))
    return _hat(mood).at(-14 + (24 if mood == 'hit' else 0), -70 + lift, 1, turn)


def _ruff():
    """A ruff of two tiers of folds round the neck."""
    art = Art()
    for rx, y, colour, size in ((104, -26, MUSTARD, 23), (80, -44, MILK, 20)):
        folds = [ellipse(rx * t / 4, y + 9 - abs(t) * abs(t) * .9, size, size * .9) for t in range(-4, 5)]
        base = ellipse(0, y - 4, rx + 4, 17)
        art += inked(soften(union(base, *folds), 1.5), colour, 6, shade=6, light=4)
        art += lines([((rx * t / 4 + rx / 8, y + 14 - abs(t + .5)**2 * .9), (rx * t / 4.6 + rx / 10, y - 6))
                      for t in range(-4, 4)], darker(colour, .4), 4)
    return art


CLYDE = Fighter('prank', 'Clyde the Clown', 'flames of hair, a ruff, a squirting flower', SKIN,
                smooth([(-68, -24), (-58, -68), (0, -86), (58, -68), (68, -24), (74, 24), (58, 70), (22, 92),
                        (-22, 92), (-58, 70), (-74, 24)]),
                Build(92, SUIT, 4, 22,
                      tuple((rectangle(x, -80, 130, 170), c) for x, c in ((-130, '#3F8FD0'), (0, SUIT))),
                      _ruff), ('#3F8FD0', MUSTARD),
                Eyes(29, -6, 18, 20, pupil=.4),
                Brows(-52, 26, 6, INK, 30, 8),
                Mouth(55, 0, .84, 'gap', calm='smile', aim='grit'),
                bulb(SKIN, 20, 19, 18, '#E8302A'),
                ears(72, 10, SKIN, 12), _back, _under, _front, sleeve_length=.66, sleeve_width=25,
                arm_width=13, head_y=-142, duck_y=-34, cheer='open', hide_y=-64)
