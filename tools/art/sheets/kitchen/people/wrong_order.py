"""Wrong Order: a lumberjack who asked for a burger and holds the fish he got."""
from draw.art import Art, draw, join, stroke
from draw.geometry import corner, ellipse, polygon, rectangle, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, PICKLE, TOMATO, darker
from sheets.fighters.features import broad, cheeks, ears
from sheets.fighters.ink import inked

from .faces import Brows, Eyes, bellow, frown, mouth
from .pot import puff
from .rig import Person

SKIN, BEARD, SHIRT, CAP, FISH = '#F2BC93', '#C9622B', '#C8402F', '#2E6E78', '#5FA8C9'


def fish(mood='glare'):
    """A fish standing on its tail at (0, 0), about 150 px long; it did not ask for this either."""
    tail = smooth([corner(0, -18), (-20, 2), corner(-34, 26), (0, 14), corner(34, 26), (20, 2)])
    fins = join(
        inked(smooth([corner(s * 20, -52), (s * 46, -50), (
            s * 50, -34), corner(s * 18, -30)]), darker(FISH, .2), 4.5, shade=3, light=0) for s in (-1, 1))
    body = smooth([(-9, -6), (-30, -56), (-32, -104), (-16, -136), (0, -144), (16, -136), (32, -104),
                   (30, -56), (9, -6)])
    belly = smooth([(-13, -2), (-16, -60), (0, -100), (16, -60), (13, -2)])
    art = inked(tail, darker(FISH, .12), 5.5, shade=4, light=2) + fins
    art += inked(body, FISH, 6, shade=8, light=4, over=[(belly, '#D8ECF2')])
    art += join(
        stroke([(s * 5 - 5, y), (s * 5, y + 5), (s * 5 + 5, y)], darker(FISH, .45), 3)
        for s, y in ((-1, -40), (1, -54), (-1, -68)))
    for side in (-1, 1):
        x = side * 15
        if mood == 'cooked':
            art += stroke([(x - 6, -116), (x, -122), (x + 6, -116)], INK, 4.5)
            continue
        art += draw(ellipse(x, -112, 10), MILK, INK, 4) + draw(ellipse(x + 2, -110, 4.5), INK)
        art += stroke([(x + side * 11, -128), (x - side * 7, -121)], INK, 5)
    lips = smooth([(-12, -90), (0, -96), (12, -90), (8, -80), (0, -86), (-8, -80)])
    return art + inked(lips, '#F0907E', 4, shade=0, light=0)


def burger():
    """What he wanted, on a plate, its foot at (0, 0)."""
    art = inked(ellipse(0, -4, 52, 11), MILK, 5, shade=4, light=0)
    art += inked(rounded(-38, -26, 76, 20, 9), '#D9923F', 5, shade=3, light=0)
    art += inked(rounded(-42, -38, 84, 15, 7), '#6B3A22', 4.5, shade=0, light=0)
    art += inked(
        smooth([(-42, -40), (-20, -48), (20, -48), (42, -40), (26, -34), (10, -39), (-8, -33), (-26, -38)]),
        PICKLE, 4, shade=0, light=0)
    art += inked(smooth([corner(-40, -46), (-34, -72), (0, -82), (34, -72),
                         corner(40, -46)]), '#E5A24C', 5.5, shade=6, light=4)
    return art + join(
        draw(ellipse(x, y, 3.4, 2.2, t), MILK) for x, y, t in ((-16, -66, -30), (2, -73, 0), (17, -64, 30)))


def _beard(mood):
    low = 104 if mood == 'shout' else 94
    edge = smooth([
        corner(-78, -14), (-66, 20), (-38, 34), (0, 26), (38, 34), (66, 20),
        corner(78, -14), (88, 40), (64, 78),
        corner(52, 96), (30, 92),
        corner(8, low + 10), (-14, 92),
        corner(-40, low), (-64, 76), (-88, 40)])
    art = inked(edge, BEARD, 6.5, shade=9, light=5)
    return art + join(stroke([(x, 60), (x * 1.06, 82)], darker(BEARD, .4), 4) for x in (-52, -26, 30, 56))


def _mouth(mood):
    if mood == 'shout':
        return _beard(mood) + bellow(.9).at(0, 56)
    art = _beard(mood)
    return art + (frown(.85) if mood == 'glare' else mouth(mood, .85)).at(0, 52)


def _cap(mood):
    x, y, turn = {'shout': (0, -8, -4), 'cooked': (14, -4, 12)}.get(mood, (0, 0, 0))
    dome = smooth([
        corner(-72, -40), (-68, -84), (-40, -112), (0, -118), (40, -112), (68, -84),
        corner(72, -40)])
    ribs = [(rectangle(q - 3, -130, 6, 100), darker(CAP, .25)) for q in (-44, -22, 0, 22, 44)]
    art = inked(dome, CAP, 6.5, shade=9, light=4, over=ribs)
    art += inked(rounded(-82, -60, 164, 30, 14), MUSTARD, 6, shade=5, light=3)
    return (art + (puff(30, -124, .9) if mood == 'cooked' else Art())).at(x, y, 1, turn)


def _checks(mood):
    art = Art()
    for side in (-1, 1):
        art += inked(
            polygon((side * 4, -84), (side * 34, -100), (side * 50, -84), (side * 22, -58), radius=2), SHIRT,
            5, shade=3, light=0)
    art += stroke([(0, -72), (0, 6)], darker(SHIRT, .5), 4)
    for side in (-1, 1):
        brace = polygon((side * 48, -90), (side * 66, -84), (side * 66, 6), (side * 48, 6))
        art += inked(brace, '#3A4A7A', 4.5, shade=3, light=0)
    return art


def _before(mood):
    p = WRONG_ORDER
    if mood == 'cooked':
        return fish('cooked').at(84, -62, .72, 14)
    if mood == 'glare':
        return fish().at(106, -88, 1, 6) + p.arm([(84, -52), (124, -14),
                                                  (106, -66)], 'fist', -4, -1, 1.05) + p.grips(-94, (1, ))
    if mood == 'shout':
        return p.arm([(-84, -46), (-118, -14),
                      (-110, -66)], 'fist', 6, 1, 1.05) + fish().at(90, -158, 1, 14) + p.arm([
                          (84, -54), (130, -70), (96, -138)], 'fist', 0, -1, 1.05)
    if mood == 'calm':
        return fish('cooked').at(62, -18, 1.05, 20) + p.arm([
            (90, -46), (132, -6), (96, -62)], 'flat', -20, -1) + p.arm([(-90, -46), (-104, 2),
                                                                        (36, -26)], 'flat', -6, -1)
    return p.arm([(86, -52), (122, -10),
                  (106, -68)], 'fist', 0, -1, 1.05) + burger().at(102, -106, 1, 4) + p.grips(-94, (1, ))


def _plaid():
    dark = darker(SHIRT, .42)
    return tuple([(rectangle(x, -110, 11, 130), dark)
                  for x in (-98, -74, -14, 4, 74, 94)] + [(rectangle(-120, y, 240, 10), dark)
                                                          for y in (-72, -38, -8)])


WRONG_ORDER = Person(
    SKIN,
    smooth([(-72, -8), (-64, -56), (0, -80), (64, -56), (72, -8), (62, 44), (30, 72), (-30, 72),
            (-62, 44)]), SHIRT, 112, -4, 32, _plaid(), _checks, (SHIRT, MUSTARD), Eyes(27, -6, 17, 18),
    Brows(-36, 44, 13, darker(BEARD, .15), 30), _mouth, lambda skin: broad(skin, 20, 20),
    lambda skin: ears(74, 4, skin, 14), front=_cap, under=lambda mood: cheeks(48, 22, TOMATO, .4, 15),
    before=_before, sleeve_width=23, arm_width=16, head_y=-146)
