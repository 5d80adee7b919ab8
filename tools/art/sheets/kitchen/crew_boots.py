"""The cook in work shoes: a boot up on the stove's edge."""
from draw.art import Art, join, stroke
from draw.geometry import band, corner, disc, polygon, rectangle, rounded, smooth, union
from draw.palette import INK, MILK, TOMATO, darker
from sheets.fighters.eyes import Brows, Eyes
from sheets.fighters.features import cheeks, freckles, snub
from sheets.fighters.ink import inked
from sheets.fighters.mouths import Mouth

from . import crew_tools as tools
from .crew_arms import akimbo, held, leaving, usual_arms
from .crew_parts import INK_WIDTH, jacket
from .crew_rig import Cook

SKIN, BLOND, LEATHER, SOLE, CHECK = '#FBCFA6', '#F0BE4A', '#3F78B5', '#F6B52E', '#5B6670'


def boot():
    """A work boot from the side, its toe to the right; the middle of the sole at (0, 0)."""
    upper = smooth([
        corner(-46, -104), (-14, -110),
        corner(16, -104), (18, -72), (46, -62), (72, -44),
        corner(74, -16),
        corner(-48, -16), (-44, -60)])
    art = inked(upper, LEATHER, INK_WIDTH, shade=12, light=6)
    art += inked(smooth([corner(40, -64), (64, -58), (76, -40),
                         corner(76, -16),
                         corner(44, -16), (36, -40)]), darker(LEATHER, .3), 6, shade=5, light=4)
    art += join(stroke([(2, y), (24, y + 5)], '#FFFBE8', 6) for y in (-88, -72, -57))
    tread = polygon((-54, -20), (82, -20), (82, 2), (64, 2), (60, -5), (46, -5), (42, 2), (24, 2), (20, -5),
                    (6, -5), (2, 2), (-16, 2), (-20, -5), (-32, -5), (-36, 2), (-54, 2), radius=2)
    art += inked(tread, SOLE, 7, shade=6, light=4)
    return art + inked(rounded(-52, -118, 74, 22, 9), darker(LEATHER, .25), 6.5, shade=4, light=3)


def _trouser(points):
    leg = band(points, 54, .3)
    left, top, right, bottom = leg.bounds
    squares = [(rectangle(x, y, 12, 12), CHECK)
               for i, x in enumerate(range(int(left) - 12,
                                           int(right) + 12, 12))
               for j, y in enumerate(range(int(top) - 12,
                                           int(bottom) + 12, 12)) if (i + j) % 2]
    return inked(leg, '#E9EEF0', INK_WIDTH, shade=10, light=5,
                 over=[(union(*[s for s, _ in squares]), CHECK)])


def _leg(mood):
    """Knee up; in a scare and in joy it kicks."""
    if mood in ('alarmed', 'joy'):
        leg = _trouser([(40, 24), (96, -12), (126, -42)])
        return leg + boot().at(160, -44, .82, -42)
    leg = _trouser([(44, 24), (84, -60), (108, -92), (132, -88), (138, -60)])
    return leg + boot().at(142, 2, .88, -3)


def _braids(mood):
    fly = {'alarmed': -14, 'joy': -34, 'busy': -8}.get(mood, 0)
    art = Art()
    for side in (-1, 1):
        spots = [(side * (70 + (7 - fly * .3) * i), -4 + (22 + fly * .55) * i, 21 - 2 * i) for i in range(4)]
        art += join(inked(disc(*spot), BLOND, 6.5, shade=5, light=3) for spot in reversed(spots))
        x, y, _ = spots[2]
        art += inked(disc(x + side * 4, y + 12, 8), TOMATO, 5, shade=0, light=2)
    return art


def _parting(_mood):
    return inked(
        smooth([
            corner(-74, -10), (-70, -48), (0, -72), (70, -48),
            corner(74, -10), (50, -32),
            corner(4, -52), (-46, -34)]), BLOND, 6.5, shade=5, light=4)


def _stance(cook, mood):
    if mood == 'gone':
        laces = stroke([(20, -112), (58, -104), (70, -74)], INK, 10) + stroke([(20, -112), (58, -104),
                                                                               (70, -74)], MILK, 4)
        return Art(), laces + boot().at(98, -26, .66, -78) + leaving(cook, -1)
    leg = _leg(mood)
    if mood == 'fresh':
        return held(cook, cook.tool, 1, -26), akimbo(cook, -1) + leg
    behind, before = usual_arms(cook, mood)
    return behind, leg + before


HELGA = Cook(
    'cook-in-work-shoes', 'one heavy boot on the stove', SKIN,
    smooth([(-68, -14), (-56, -56), (0, -72), (56, -56), (68, -14), (74, 28), (48, 68), (0, 78), (-48, 68),
            (-74, 28)]), jacket(88), Eyes(26, -6, 18, 20, iris='#3F78B5', lashes=1),
    Brows(-36, 28, 8, '#A9742A', 28), Mouth(46, 0, .8, 'gap'), snub(SKIN, 18), Art(), back=_braids,
    under=lambda mood: cheeks(50, 22, TOMATO, .4, 16) + freckles(((42, 14), (54, 22), (36, 26)), '#C98A4A'),
    front=_parting, arms=_stance, luggage=tools.bag('#5B7F4E'), tool=tools.spoon())
