"""The pass in pieces that repeat: posts, shelf, rail with clips, bar with hooks; the swing door; the sign."""
from album import Frame, centred
from draw.art import draw, glow, glow_paint, lines, stroke
from draw.geometry import clip, disc, ellipse, minus, polygon, rectangle, rounded, union
from draw.lettering import centred_word
from draw.palette import INK, MILK, PAPER, STEEL, TOMATO, darker, lighter
from draw.toon import inked

PIECE = 100  # px after which shelf, rail and bar repeat
SIGN_SIZE = 47


def sign():
    """The name in neon letters, for the hood."""
    word = centred_word('Cooking Customers', SIGN_SIZE, -1, -3)
    art = draw(word, INK, INK, 13, offset=(1, 3)) + draw(word, TOMATO, TOMATO, 6)
    return art + draw(word, PAPER)


def post():
    """The upright between two bays; foot on the shelf."""
    bar = rounded(-9, -190, 18, 188, 3)
    art = inked(bar, STEEL, 4.5, shade=5, light=0)
    art += stroke([(-3.5, -182), (-3.5, -14)], lighter(STEEL, .7), 3.5, 0)
    art += inked(rounded(-16, -14, 32, 13, 4), darker(STEEL, .12), 4, shade=3, light=0)
    return art + draw(union(disc(0, -176, 3), disc(0, -28, 3)), darker(STEEL, .45))


def shelf(width=PIECE):
    """A piece of the pass: steel top with a long gleam, front edge, shadow on the wall."""
    left, span = -9, width + 18
    art = draw(rectangle(left, 42, span, 16), INK, opacity=.16)
    art += draw(rectangle(left, 0, span, 27), '#D6E2E1') + draw(rectangle(left, 3, span, 6), '#F2F7F5')
    art += draw(rectangle(left, 25, span, 19), '#8FA7AB') + draw(rectangle(left, 36, span, 8), '#76909A')
    return art + lines([((left, y), (left + span, y)) for y in (0, 26, 45)], INK, 5)


def rail():
    """A piece of the bar that holds the tickets."""
    art = draw(rectangle(-9, -9, 118, 18), INK) + draw(rectangle(-9, -5, 118, 9), STEEL)
    return art + draw(rectangle(-9, -5, 118, 3), lighter(STEEL, .7))


def clip_for_ticket():
    """The clip that holds a ticket; its middle lies on the rail."""
    art = inked(polygon((-20, -10), (20, -10), (25, 14), (-25, 14), radius=4), '#7E98A0', 4.5, shade=4,
                light=3)
    art += inked(rounded(-11, -19, 22, 14, 5), STEEL, 4, shade=3, light=0)
    return art + lines([((-12, 5), (12, 5))], darker('#7E98A0', .4), 4)


def hook_bar(width=PIECE):
    """A piece of the bar on the wall."""
    left, span = -9, width + 18
    art = draw(rectangle(left, 3, span, 8), INK, opacity=.14)
    art += draw(rectangle(left, -6, span, 12), INK) + draw(rectangle(left, -3, span, 5), STEEL)
    return art + draw(rectangle(left, -3, span, 2), lighter(STEEL, .7))


def hook():
    """A hook on the bar; what hangs on it hangs at (0, 34)."""
    bend = [(0, 4), (1, 18), (-9, 27), (0, 38), (11, 28)]
    ring = rounded(-8, -10, 16, 20, 7)
    art = stroke(bend, INK, 10.5) + stroke(bend, STEEL, 5)
    return art + inked(ring, STEEL, 4, shade=3, light=2)


DOOR_LINE = '#5E4031'  # quieter than ink


def _frame():
    """The frame round the leaf, with a little lamp on top."""
    art = draw(rounded(-103, -318, 206, 318, 10), '#8F9FA0', DOOR_LINE, 4.5)
    art += draw(rounded(-103, -318, 206, 14, 7), '#B5C4C4')
    return art + draw(rectangle(-88, -300, 176, 298), '#5B4036')


def _leaf(left, right, lean):
    """The wing with porthole and kick plate; `lean` lowers its free edge."""
    leaf = polygon((left, -300), (right, -300 + lean), (right, -2 + lean * .0), (left, -2), radius=3)
    wide, middle = right - left, (left + right) / 2
    art = draw(leaf, '#BE8A5C', DOOR_LINE, 4.5)
    art += draw(clip(rectangle(left, -300, wide * .12, 300), leaf.buffer(-3)), '#CFA071')
    glass = ellipse(middle, -206 + lean * .4, wide * .25, 46)
    art += draw(ellipse(middle, -206 + lean * .4, wide * .32, 57), '#A9B8B8', DOOR_LINE, 4)
    art += draw(glass, '#F6DDA0', DOOR_LINE, 3.5)
    gleam = polygon((middle - wide * .2, -180), (middle + wide * .02, -250), (middle + wide * .12, -250),
                    (middle - wide * .1, -172))
    art += draw(clip(gleam, glass.area.buffer(-3)), MILK, opacity=.6)
    kick = clip(rectangle(left, -72, wide, 72), leaf.buffer(-7))
    art += draw(kick, '#A9B8B8', '#6B4630', 3)
    push = rounded(right - wide * .26, -142, wide * .14, 50, 4)
    return art + draw(push, '#D0B05A', DOOR_LINE, 3)


def door_shut():
    return _frame() + _leaf(-86, 86, 0)


def door_open():
    """Warm light from the hall, the wing swung aside."""
    art = _frame() + draw(rectangle(-86, -298, 172, 296), '#F3C97E')
    art += glow(20, -150, 84, 140, glow_paint('doorlight', '#FFF6D0', .9, .5))
    outside = minus(rectangle(-400, -600, 800, 900), rectangle(-86, -298, 172, 296))
    art += draw(clip(outside, rounded(-103, -318, 206, 318, 10)), '#8F9FA0')
    art += draw(rounded(-103, -318, 206, 318, 10), None, DOOR_LINE, 4.5) + draw(
        rectangle(-86, -298, 172, 296), None, DOOR_LINE, 3.5)
    beam = polygon((-30, -2), (86, -2), (86, -30), (0, -30))
    return art + draw(beam, '#E2A557', opacity=.6) + _leaf(-86, -18, 16)


def add_to(album):
    album.add('kitchen-sign', sign(), centred(380, 60), 'the name of the game, on the hood')
    album.add('pass-post', post(), Frame(-20, -196, 40, 200), 'upright between two bays; anchor = foot')
    for name, make, frame, what in (('pass-shelf', shelf, Frame(0, -4, PIECE, 62),
                                     'repeats every 100 px; anchor = left end of the upper edge'),
                                    ('ticket-rail', rail, Frame(0, -10, PIECE, 20),
                                     'repeats every 100 px; anchor = left end'),
                                    ('hook-bar', hook_bar, Frame(0, -8, PIECE, 20),
                                     'repeats every 100 px; anchor = left end')):
        album.add(name, make(), frame, what, bleed=True)
    album.add('ticket-clip', clip_for_ticket(), Frame(-32, -26, 64, 48), 'over the upper edge of a ticket')
    album.add('hook', hook(), Frame(-20, -20, 40, 64), 'anchor on the bar; things hang at (0, 36)')
    for name, make in (('door-shut', door_shut), ('door-open', door_open)):
        album.add(name, make(), Frame(-110, -324, 220, 330), 'swing door to the hall; anchor = foot')
