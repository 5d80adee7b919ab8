"""Molly Monitor: braids as stiff as the rules, a sash full of badges, a siren that goes off on its own."""
from draw.art import Art, join, lines, stroke
from draw.geometry import band, clip, corner, disc, ellipse, polygon, ring_of_points, rounded, smooth, union
from draw.palette import INK, MILK, TOMATO, darker
from draw.toon import glint

from ..fighters.eyes import Brows, Eyes
from ..fighters.features import Build, button, cheeks, ears, freckles
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, HAIR, BLAZER, SASH = '#F6CBA4', '#D4632A', '#2F4A86', '#F2B632'
# Turn of the left and right braid (upwards), and whether the siren is lit.
BRAIDS = {
    'aim': (10, 26),
    'throw': (30, 30),
    'duck': (8, 8),
    'hide': (-14, 10),
    'panic': (52, 52),
    'hit': (44, -34),
    'glee': (26, 26),
    'gloom': (-58, -58)}
ALARM = ('throw', 'panic', 'hit', 'glee')


def _braid():
    """A braid along +x with a bow at its end."""
    bow = inked(union(polygon((98, 0), (124, -24), (128, 4), radius=3),
                      polygon((98, 0), (108, 30), (126, 14), radius=3)), TOMATO, 5, shade=4, light=0,
                heavy=False)
    art = bow
    for i in (3, 2, 1, 0):
        art += inked(ellipse(22 + 24 * i, 0, 17 - i, 18 - i * 1.6, 16 if i % 2 else -16), HAIR, 6, shade=5,
                     light=0, heavy=False)
    return art + inked(disc(106, 0, 9), TOMATO, 4.5, shade=0, light=0)


def _back(mood):
    left, right = BRAIDS.get(mood, (0, 0))
    braid = _braid()
    return braid.at(-62, 16, 1, left, -1) + braid.at(62, 16, 1, -right)


def _siren(mood):
    lit = mood in ALARM
    art = Art()
    if lit:
        art += lines([((-42, -126), (-72, -118)), ((-38, -148), (-64, -164)), ((0, -166), (0, -192)),
                      ((38, -148), (64, -164)), ((42, -126), (72, -118))], INK, 11)
        art += lines([((-42, -126), (-72, -118)), ((-38, -148), (-64, -164)), ((0, -166), (0, -192)),
                      ((38, -148), (64, -164)), ((42, -126), (72, -118))], '#FFE27A', 5)
    dome = smooth([corner(-29, -94), (-29, -128), (-14, -148), (14, -148), (29, -128), corner(29, -94)])
    art += inked(dome,
                 '#FF5A3C' if lit else '#B93326', 6.5, shade=7, light=5,
                 over=[(ellipse(0, -112, 13, 17), '#FFE27A' if lit else '#7E2320')])
    return art + inked(rounded(-42, -100, 84, 19, 7), '#5D6A78', 6, shade=5, light=3) + glint(-15, -128, 4)


def _front(mood):
    hair = smooth([
        corner(-66, 26), (-82, -16), (-64, -66), (0, -90), (64, -66), (82, -16),
        corner(66, 26), (64, -8),
        corner(56, -28), (28, -36),
        corner(0, -62), (-28, -36),
        corner(-56, -28), (-64, -8)], .3)
    art = inked(hair, HAIR, 6.5, shade=7, light=5, over=[(band([(0, -60), (0, -96)], 5), darker(HAIR, .4))])
    strap = smooth([
        corner(-77, -36), (-48, -78), (0, -92), (48, -78),
        corner(77, -36),
        corner(70, -26), (42, -62), (0, -76), (-42, -62),
        corner(-70, -26)])
    art += inked(strap, '#2F4A86', 5.5, shade=4, light=3)
    lift = {'panic': -12, 'hit': -4}.get(mood, 0)
    return art + _siren(mood).at(0, lift, 1, 8 if mood == 'hit' else 0)


def _under(mood):
    art = cheeks(50, 30, TOMATO, .35) + freckles(((46, 24), (56, 28), (50, 36)), darker(SKIN, .4))
    return art + (stroke([(-8, 72), (0, 75), (8, 72)], darker(SKIN, .35), 4) if mood == 'calm' else Art())


def _sash():
    """Blazer, tie, and the sash with what she was given for telling."""
    art = inked(polygon((-34, -60), (34, -60), (20, 72), (-20, 72)), MILK, 5, shade=3, light=0)
    art += inked(polygon((-9, -40), (9, -40), (13, 60), (-13, 60), radius=2), TOMATO, 5, shade=4, light=0)
    for s in (-1, 1):
        art += inked(polygon((s * 18, -62), (s * 56, -54), (s * 46, -24), (s * 20, 40), radius=2), BLAZER,
                     5.5, shade=4, light=3)
    chest = smooth([
        corner(-76, 74), (-76, 12), (-64, -24), (-36, -48), (0, -54), (36, -48), (64, -24), (76, 12),
        corner(76, 74)])
    art += inked(clip(band([(66, -50), (10, 6), (-70, 84)], 36, flat=True), chest), SASH, 5.5, shade=5,
                 light=3)
    art += inked(disc(38, -22, 11), TOMATO, 4, shade=0, light=2)
    art += inked(polygon(*ring_of_points(5, 15, 7, -90, 16, 2), radius=.5), MILK, 4, shade=2, light=0)
    return art + inked(disc(-12, 26, 11), '#3E9A5B', 4, shade=0, light=2)


def _book(mood):
    """The little book in which everything is written down, and the pencil."""
    if mood not in ('calm', 'gloom'):
        return Art()
    art = inked(rounded(-31, -44, 62, 74, 7), '#3E9A5B', 6, shade=6, light=4)
    art += inked(rounded(-20, -32, 40, 24, 4), '#FFF3D6', 4, shade=0, light=0)
    art += stroke([(-12, -24), (12, -25)], INK, 3.5) + stroke([(-12, -16), (6, -16)], INK, 3.5)
    art += join(stroke([(x, -50), (x, -38)], INK, 6) for x in (-18, 0, 18))
    art = art.at(88, -22, 1, 8)
    fingers = join(inked(rounded(60, y, 34, 15, 7), SKIN, 4.5, shade=3, light=2) for y in (-16, -2))
    return art + fingers


MOLLY = Fighter('snitch', 'Molly Monitor', 'stiff braids, a sash full of badges, a siren on the head', SKIN,
                smooth([(-70, -20), (-60, -62), (0, -78), (60, -62), (70, -20), (68, 28), (44, 64), (12, 78),
                        (-12, 78), (-44, 64), (-68, 28)]),
                Build(78, BLAZER, 8, 17, (), _sash), (BLAZER, SASH),
                Eyes(29, -2, 19, 20, lid=.3, iris='#3E8F6A'),
                Brows(-33, 28, 6, darker(HAIR, .25), 29, 10),
                Mouth(48, 0, .8, 'braces', calm='smirk', aim='tight'),
                button(24, '', SKIN, 8),
                ears(70, 12, SKIN, 12), _back, _under, _front, prop_front=_book, sleeve_length=.68,
                sleeve_width=20, arm_width=12, hand_size=.98, head_y=-136, duck_y=-32, fist='point',
                hide_y=-64)
