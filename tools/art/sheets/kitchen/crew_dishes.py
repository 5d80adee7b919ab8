"""The dishwasher: rubber gloves, a plate, and a heap of suds for a hat."""
from draw.art import Art, draw, join, stroke
from draw.geometry import corner, disc, ellipse, minus, polygon, smooth, soften, union
from draw.palette import INK, MILK, TOMATO, darker
from sheets.fighters.eyes import Brows, Eyes
from sheets.fighters.features import button, cheeks
from sheets.fighters.ink import inked
from sheets.fighters.mouths import Mouth

from . import crew_tools as tools
from .crew_arms import akimbo, held, leaning, leaving, limb, raised, wiping
from .crew_parts import INK_WIDTH, bubble, jacket
from .crew_rig import Cook

SKIN, HAIR, RUBBER, APRON, SUDS = '#F3CB98', '#6D6675', '#FF7FA8', '#4C8FC4', '#F4FBFC'


def foam(spots, width=7):
    """A heap of suds made of discs (x, y, radius)."""
    heap = soften(union(*[disc(x, y, r) for x, y, r in spots]), 2)
    art = inked(heap, SUDS, width, shade=10, light=0)
    return art + join(
        stroke([(x - r * .5, y), (x - r * .3, y - r * .5), (x + r * .1, y - r * .6)], '#A9CBD6', 4)
        for x, y, r in spots[::2])


def _suds_hat():
    art = foam(((-50, -8, 26), (-20, -4, 28), (18, -6, 28), (52, -8, 25), (-36, -40, 30), (4, -50, 34),
                (40, -38, 28), (-12, -84, 26), (18, -92, 24), (4, -116, 18)), INK_WIDTH)
    return art + bubble(62, -72, 12) + bubble(-58, -86, 9) + bubble(34, -128, 8)


def _bob(_mood):
    return inked(
        smooth([(-74, 34), (-86, -4), (-72, -52), (0, -78), (72, -52), (86, -4), (74, 34), (50, 44),
                (-50, 44)]), HAIR, 7, shade=8, light=5)


def _glasses(mood):
    art = Art()
    for side in (-1, 1):
        ring = minus(ellipse(side * 30, -8, 29, 29), ellipse(side * 30, -8, 24, 24))
        art += draw(ring, INK)
        art += stroke([(side * 30 - 14, -22), (side * 30 - 4, -28)], MILK, 4.5)
    return art + stroke([(-4, -10), (0, -13), (4, -10)], INK, 6)


def _rubber_apron():
    bib = smooth([
        corner(-46, -22), (0, -16),
        corner(46, -22), (54, 20),
        corner(64, 76),
        corner(-64, 76), (-54, 20)])
    return inked(bib, APRON, 7, shade=8, light=5) + inked(
        polygon((-26, 22), (26, 22), (20, 48), (-20, 48), radius=5), darker(APRON, .15), 5, shade=0, light=0)


def _dripping(mood):
    spots = {'busy': ((92, -30, 13), (110, -22, 17), (132, -26, 14), (148, -40, 10))}.get(mood)
    art = foam(spots) if spots else Art()
    floating = {
        'busy': ((-96, -150, 13), (-122, -196, 9), (132, -110, 11)),
        'fresh': ((-104, -176, 11), (-120, -130, 8)),
        'joy': ((0, -372, 9), (-70, -340, 12), (70, -336, 8))}.get(mood, ())
    return art + join(bubble(*spot) for spot in floating)


def _shards():
    """A plate that has slipped out of wet gloves."""
    crack = stroke([(-6, -52), (6, -26), (-8, -4), (8, 20), (-4, 50)], INK, 6, .05)
    return tools.dish() + crack


def _washing(cook, mood):
    if mood == 'fresh':
        return held(cook, tools.dish(True).at(4, -56), 1, -30, 6), akimbo(cook, -1)
    if mood == 'busy':
        plate = tools.dish().at(108, -70, 1.08, 10)
        right = limb(cook, [(60, -88), (126, -40), (150, -34)], 'fist', -50, 1, .9)
        scrub = limb(cook, [(-58, -88), (-86, -34), (-6, -26)], 'fist', -8, -1, .95)
        return Art(), right + plate + tools.brush().at(22, -34, 1, 58) + scrub
    if mood == 'sweating':
        return Art(), leaning(cook, -1) + wiping(cook)
    if mood == 'alarmed':
        return _shards().at(146, -270, .9, 24) + raised(cook, -1, -4, 'open', .9, 6)[0] + raised(
            cook, 1, -20, 'open', .9, 6)[0], Art()
    if mood == 'joy':
        return raised(cook, -1, 34)[0] + held(cook, tools.banknote().at(0, -44), 1, 44, 12, 1.1), Art()
    return Art(), leaving(cook)


MEI = Cook(
    'dishwasher', 'suds for a hat, rubber gloves', SKIN,
    smooth([(-66, -10), (-54, -52), (0, -70), (54, -52), (66, -10), (68, 28), (44, 68), (0, 77), (-44, 68),
            (-68, 28)]), jacket(82, 0, 4, '#DDE9EE', _rubber_apron), Eyes(30, -8, 15, 17),
    Brows(-44, 26, 7, '#4B4552', 30), Mouth(46, 0, .72, calm='smile'), button(16, '', SKIN, 9), Art(),
    back=_bob, under=lambda mood: cheeks(48, 28, TOMATO, .35, 14), front=_glasses, hat=_suds_hat(), hat_y=-64,
    before=_dripping, arms=_washing, glove=RUBBER, sleeve=('#DDE9EE', RUBBER), sleeve_length=.42)
