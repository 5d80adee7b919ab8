"""Sick Vic: a nose like a traffic light, an ice bag, a scarf without end, 39 point something in the mouth."""
from draw.art import Art, draw, join, stroke
from draw.geometry import band, corner, ellipse, polygon, rectangle, rounded, smooth, union
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker
from draw.toon import glint

from ..fighters.eyes import Brows, Eyes
from ..fighters.features import Build, bulb, ears, tears
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, HAIR, BAG, WOOL, NIGHT = '#DFE0A6', '#7A4A32', '#9FD3EE', '#E2612B', '#F4F1E4'
SNOT = '#D9F09A'
# Where the thermometer is: x, y, turn; None = lost.
FEVER = {
    'calm': (12, 52, -14),
    'aim': (14, 50, -28),
    'throw': (70, -26, -60),
    'duck': (12, 48, -40),
    'panic': (64, 44, -64),
    'hit': (-58, -40, -154),
    'gloom': (10, 54, 16)}
BAG_AT = {
    'panic': (0, -34, -6),
    'hit': (34, -8, 26),
    'throw': (-10, -6, -10),
    'gloom': (-2, 6, 4),
    'glee': (0, -8, -6)}


def _back(mood):
    art = Art()
    for s in (-1, 1):
        art += inked(smooth([
            corner(s * 40, -66),
            corner(s * 92, -72), (s * 82, -46),
            corner(s * 112, -36), (s * 88, -16),
            corner(s * 108, 8), (s * 78, 10),
            corner(s * 52, 14)], .3), HAIR, 6.5, shade=7, light=4)
    return art if mood in ('duck', 'hide') else art + _tail(mood)


def _tail(mood):
    """The end of the scarf that flies."""
    up = {'panic': -96, 'throw': -60, 'hit': -70, 'glee': -40, 'aim': -20, 'gloom': 18}.get(mood, 0)
    end = smooth([
        corner(-56, 70),
        corner(-62, 100), (-100, 108 + up * .4),
        corner(-146, 104 + up),
        corner(-154, 66 + up), (-104, 72 + up * .4)])
    stripes = [(band([(x, 40 + up * part), (x - 8, 140 + up * part)], 13), MUSTARD)
               for x, part in ((-90, .3), (-122, .7))]
    art = join(
        stroke([(-150 - 3 * i, 74 + up + i * 12), (-166 - 2 * i, 76 + up + i * 13)], INK, 9)
        for i in range(3))
    return art + inked(end, WOOL, 6.5, shade=7, light=4, over=stripes)


def _bag(mood):
    x, y, turn = BAG_AT.get(mood, (0, 0, 0))
    pouch = smooth([(-82, -50), (-90, -78), (-62, -106), (-24, -120), (24, -120), (62, -106), (90, -78),
                    (82, -50), (40, -44), (0, -46), (-40, -44)])
    checks = [(band([(s * 24, -126), (s * 50, -90), (s * 52, -44)], 9), '#6FB1DA') for s in (-1, 1)]
    checks.append((band([(0, -126), (0, -44)], 9), '#6FB1DA'))
    art = inked(union(polygon((-26, -114), (26, -114), (20, -136), (-20, -136), radius=2)),
                darker(BAG, .25), 6, shade=4, light=0)
    art += inked(pouch, BAG, 7, shade=12, light=7, over=checks) + glint(-56, -86, 7)
    art += inked(rounded(-31, -156, 62, 22, 7), '#F0F4F2', 6, shade=5, light=3)
    art += tears(((76, -26, .9, 0), )) if mood in ('calm', 'gloom', 'aim', 'glee') else Art()
    return art.at(x, y, 1, turn)


def _thermometer(mood):
    if mood not in FEVER:
        return Art()
    x, y, turn = FEVER[mood]
    glass = rounded(-4, -9, 88, 18, 9)
    hot = 76 if mood in ('panic', 'throw', 'hit') else 54
    art = inked(glass, MILK, 5, shade=3, light=0, over=[(rectangle(-4, -3.5, hot, 7), TOMATO)])
    if mood in ('panic', 'throw'):
        art += inked(smooth([(74, -20), (92, -12),
                             corner(108, -18), (100, 0),
                             corner(112, 14), (92, 12), (78, 20), (70, 0)]), TOMATO, 4.5, shade=3, light=2)
    return art.at(x, y, .92, turn)


def _under(mood):
    art = join(
        draw(smooth([
            corner(s * 10, 4), (s * 28, 26),
            corner(s * 52, 6), (s * 46, 26), (s * 28, 34), (s * 14, 24)]), '#B8899A',
             opacity=.75) for s in (-1, 1))
    return art + join(draw(ellipse(s * 54, 34, 14, 11), '#E8674A', opacity=.45) for s in (-1, 1))


def _wraps():
    """The scarf round chin and neck."""
    art = Art()
    for y, half, high in ((116, 88, 24), (95, 80, 18)):
        roll = smooth([(-half, y), (-half + 14, y - high * .9), (0, y - high * .45),
                       (half - 14, y - high * .9), (half, y), (half - 18, y + high * .8), (0, y + high * 1.2),
                       (-half + 18, y + high * .8)])
        stripes = [(band([(x, y - 40), (x * .86, y + 40)], 15), MUSTARD) for x in (-58, -14, 32, 74)]
        art += inked(roll, WOOL, 6.5, shade=7, light=4, over=stripes)
    return art


def _front(mood):
    tuft = inked(smooth([
        corner(-70, -20), (-70, -50), (-30, -64), (30, -64), (70, -50),
        corner(70, -20), (56, -34),
        corner(44, -26), (30, -42),
        corner(14, -28), (0, -44),
        corner(-20, -28), (-38, -42),
        corner(-50, -24)], .3), HAIR, 6, shade=0, light=3)
    art = _wraps().at(0, 9 if mood in ('throw', 'panic', 'glee') else 0) if mood not in ('duck',
                                                                                         'hide') else Art()
    drip = tears(((-11, 36, .8, 0), ), SNOT) if mood not in ('hide', 'hit') else Art()
    return art + _thermometer(mood) + drip + tuft + _bag(mood)


def _spray(mood):
    """What comes of not covering one's mouth."""
    if mood != 'throw':
        return Art()
    return tears(((-58, -72, 1, 70), (-92, -94, 1.2, 80), (-84, -56, .8, 60), (-124, -110, .9, 85),
                  (74, -116, 1, -100), (150, -140, 1.1, -75), (196, -146, .9, -80)), SNOT)


VIC = Fighter('sneeze', 'Sick Vic', 'red nose, ice bag, scarf, thermometer', SKIN,
              smooth([(-72, -30), (-60, -66), (0, -78), (60, -66), (72, -30), (76, 20), (62, 66), (24, 88),
                      (-24, 88), (-62, 66), (-76, 20)]),
              Build(84, NIGHT, 12, 24,
                    tuple((rectangle(x, -80, 9, 170), '#7FA6D6') for x in (-78, -52, 44, 70))),
              (NIGHT, '#7FA6D6'),
              Eyes(28, -8, 18, 19, lid=.4, hit='spiral', lid_colour='#C9B08E'),
              Brows(-40, 28, 7, HAIR, 29),
              Mouth(55, 0, .76, 'plain', calm='wobble', aim='tight'),
              bulb(SKIN, 12, 23, 18, '#E5332A'),
              ears(74, 6, SKIN, 13), _back, _under, _front, prop_front=_spray, sleeve_length=.72,
              sleeve_width=22, arm_width=12, head_y=-142, duck_y=-30, chin_hand=True, hide_y=-60,
              cheer='open')
