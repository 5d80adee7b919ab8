"""Green Gina: a flowerpot for a hat, and what grows in it feels what she feels."""
from draw.art import Art, draw, join, stroke
from draw.geometry import corner, disc, ellipse, polar, polygon, rounded, smooth, soften, turned, union
from draw.palette import INK, MUSTARD, PICKLE, TOMATO, darker

from ..fighters.eyes import Brows, Eyes
from ..fighters.features import Build, broad, cheeks
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, HAIR, SHINE, POT, LEAF, DENIM = '#8C5838', '#2C2A33', '#58647A', '#D2703C', '#6FAE3C', '#4E7FB5'
# The plant: turns of its left and right leaf, lean of the stem, what is on top.
PLANT = {
    'calm': (-4, 4, 4, 'bud'),
    'aim': (-10, 16, 12, 'bud'),
    'throw': (-14, -18, 18, 'bud'),
    'duck': (16, -16, 0, 'bud'),
    'hide': (10, -10, 0, 'bud'),
    'panic': (52, -52, 0, 'bud'),
    'hit': (34, 20, -30, 'bud'),
    'glee': (14, -14, -4, 'flower'),
    'gloom': (-62, 58, 62, 'wilt')
}


def _leaf():
    """A leaf to the right, its stalk at (0, 0)."""
    blade = smooth([corner(0, 4), (24, -22), (62, -30), corner(98, -16), (76, 14), (36, 20)])
    return inked(blade, LEAF, 6, shade=7, light=5) + stroke([(8, 2), (40, -6),
                                                             (78, -12)], darker(LEAF, .4), 4)


def _flower():
    petals = union(*[ellipse(*polar(i * 45, 24), 17, 11, i * 45) for i in range(8)])
    return inked(soften(petals, 1.5), '#FFD23F', 5.5, shade=5, light=3) + inked(
        disc(0, 0, 15), '#7A4522', 4.5, shade=3, light=2)


def _bud():
    art = inked(smooth([corner(-3, 8), (-16, -8), corner(-2, -30), (14, -10)]), LEAF, 5.5, shade=4, light=3)
    return art + inked(
        smooth([corner(2, -6), (6, -22), corner(2, -34), (-7, -22)]), '#FFD23F', 4, shade=0, light=0)


def _plant(mood):
    left, right, lean, top = PLANT[mood]
    tip = (lean * .55, -46 + abs(lean) * .3)
    stem = [(0, 6), (lean * .05, -24), tip]
    art = stroke(stem, INK, 17) + stroke(stem, LEAF, 8)
    crown = _flower().at(tip[0], tip[1] - 4, 1, lean) if top == 'flower' else _bud().at(
        tip[0], tip[1], .9 if top == 'wilt' else 1, lean * (2.2 if top == 'wilt' else 1))
    leaf = _leaf()
    if top == 'wilt':
        return art + crown + leaf.at(-44, 0, .9, left, -1) + leaf.at(44, 0, .86, right)
    if mood == 'hit':
        return art + leaf.at(0, -12, .82, right) + crown + leaf.at(-96, -10, .62, 150)
    return art + leaf.at(0, -12, 1, left, -1) + leaf.at(0, -12, .96, right) + crown


def _pot(mood):
    body = polygon((-54, -106), (54, -106), (44, -46), (-44, -46), radius=4)
    pot = inked(body, POT, 7, shade=10, light=6) + inked(
        rounded(-64, -126, 128, 30, 9), POT, 6.5, shade=6, light=4)
    plant = _plant(mood).at(0, -124)
    return pot + plant if mood == 'gloom' else plant + pot


def _back(mood):
    lift = {'panic': -10, 'throw': -5, 'glee': -4, 'gloom': 6}.get(mood, 0)
    spots = ((-62, -46, 34), (-88, -14, 34), (-96, 28, 34 + lift * .2), (-84, 66 + lift, 31), (62, -46, 34),
             (88, -14, 34), (96, 28, 34), (84, 66 + lift, 31))
    shape = soften(union(ellipse(0, -20, 80, 60), *[disc(*spot) for spot in spots]), 3)
    art = inked(shape, HAIR, 7.5, shade=11, light=7, light_colour=SHINE)
    return art + join(
        stroke([(x - 10, y + 6), (x - 6, y - 8), (x + 8, y - 8), (x + 8, y + 5)], SHINE, 4.5)
        for x, y in ((-94, -18), (-94, 44), (96, -16), (94, 48)))


def _front(mood):
    fringe = soften(
        union(*[
            disc(x, y, r)
            for x, y, r in ((-63, -38, 20), (-36, -52, 21), (-4, -57, 21), (28, -54, 21), (60, -40, 20))
        ]), 2)
    art = inked(fringe, HAIR, 6, shade=5, light=4, light_colour=SHINE)
    if mood == 'hide':
        art = Art()
    art += _pot(mood).at(0, -6 if mood == 'panic' else 2, 1, {'hit': 9, 'gloom': -4}.get(mood, -3))
    caps = join(
        inked(disc(s * 76, 42, 13), c, 5, shade=3, light=2) + draw(disc(s * 76, 42, 5), '#FFF3D6')
        for s, c in ((-1, TOMATO), (1, MUSTARD)))
    return art + caps


def _arrows():
    """Three arrows that chase each other round a triangle."""
    one = union(polygon((-16, 9), (6, 9), (6, 17), (-19, 17), (-24, 13)), polygon((5, 4), (18, 13), (5, 22)))
    return [turned(one, 120 * i) for i in range(3)]


def _bib():
    bib = smooth(
        [corner(-50, 74), (-46, 10),
         corner(-42, -8), (0, -4),
         corner(42, -8), (46, 10),
         corner(50, 74)], .2)
    art = Art()
    for side in (-1, 1):
        art += inked(polygon((side * 34, -4), (side * 48, -4), (side * 66, -44), (side * 50, -50), radius=2),
                     DENIM,
                     5.5,
                     shade=3,
                     light=0)
    art += inked(bib, DENIM, 6, shade=7, light=4)
    art += join(inked(disc(s * 38, 2, 7), MUSTARD, 4, shade=2, light=0) for s in (-1, 1))
    art += draw(disc(0, 32, 27), '#FFF3D6', INK, 4.5)
    return art + join(draw(arrow, PICKLE, darker(PICKLE, .45), 2.5).at(0, 32, .92) for arrow in _arrows())


_KNIT = tuple((polygon((-130, y), (130, y), (130, y + 11), (-130, y + 11)), c)
              for y, c in ((-46, '#F7DFA0'), (-22, '#C8573A'), (4, '#F7DFA0'), (30, '#C8573A')))

GINA = Fighter('recycle',
               'Green Gina',
               'flowerpot hat with a living plant',
               SKIN,
               smooth([(-70, -20), (-60, -54), (0, -72), (60, -54), (70, -20), (66, 26), (44, 62), (14, 78),
                       (-14, 78), (-44, 62), (-66, 26)]),
               Build(80, PICKLE, 6, 20, _KNIT, _bib), (PICKLE, '#F7DFA0'),
               Eyes(28, 0, 19, 21, iris='#5F9A3C', lashes=1),
               Brows(-30, 28, 7, '#1D1116', 29, 4),
               Mouth(52, 0, .82, 'gap', calm='smile', aim='tight'),
               broad(SKIN, 26, 15),
               Art(),
               _back,
               lambda mood: cheeks(48, 30, TOMATO, .34, 13),
               _front,
               head_y=-118,
               duck_y=-24,
               hide_y=-34,
               brows_over=True,
               reach=-4,
               cheer='open')
