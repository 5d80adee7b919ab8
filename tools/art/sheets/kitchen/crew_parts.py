"""What a cook wears: the jacket, the neckerchief, the toque; and the marks of a mood."""
from draw.art import Art, draw, join, stroke
from draw.geometry import corner, ellipse, polar, polygon, ring_of_points, rounded, smooth
from draw.palette import INK, MILK, MUSTARD, darker
from sheets.fighters.features import Build, torso
from sheets.fighters.ink import inked

CLOTH, FOLD = '#F7FAF8', '#B4C3C9'
INK_WIDTH = 8.5  # in the unscaled px of the crew: 6 px for a cook
SKY = '#8FD0F0'


def scarf(colour=MILK):
    """The neckerchief in the bust's unscaled px: the same place in all kinds and moods."""
    ends = [(-4, -104), (-38, -68), (-16, -54), (4, -84)]
    tail = smooth([corner(*p) for p in ends])
    other = smooth([corner(-x * .9, y + 3) for x, y in ends])
    roll = smooth([
        corner(-52, -142), (-28, -122), (0, -116), (28, -122),
        corner(52, -142), (60, -124), (36, -98), (0, -88), (-36, -98), (-60, -124)])
    rim = '#5C5048' if colour == INK else None
    art = join(inked(part, colour, 6.5, shade=5, light=3, light_colour=rim) for part in (tail, other))
    art += inked(roll, colour, 7, shade=8, light=5, light_colour=rim)
    art += stroke([(-34, -121), (-14, -110)], darker(colour, .35) if colour != INK else rim, 4)
    return art + inked(rounded(-13, -113, 27, 25, 9), colour, 6.5, shade=5, light=3, light_colour=rim)


def buttons(rows=(-2, 26, 54), gap=20, colour=MUSTARD):
    """Two rows of buttons, from the middle of the chest."""
    return join(
        inked(ellipse(side * gap, y, 7.5), colour, 4, shade=0, light=0) for y in rows for side in (-1, 1))


def _placket(half):
    """The fold of a double-breasted jacket."""
    return (stroke([(half * .36, -34), (half * .42, 10), (half * .4, 70)], FOLD, 5) + stroke([
        (-half * .5, 30), (-half * .36, 38), (-half * .2, 36)], FOLD, 4.5))


def jacket(half=96, belly=0, slope=0, colour=CLOTH, extra=None, over=(), neck=24):
    """A build in a cook's jacket."""

    def front():
        return _placket(half) + buttons() + (extra() if extra else Art())

    return Build(half, colour, slope, neck, over, front, belly)


def body(build, skin):
    """The torso below the neckerchief, down to below the stove's edge."""
    return torso(build, skin).at(0, -46, 1.15, wide=1 / 1.15)


def toque(width=1.0, height=1.0, star=False, band=MILK):
    """A cook's hat; the middle of its lower edge at (0, 0)."""
    w, h = width, height
    crown = smooth([
        corner(-56 * w, -26), (-92 * w, -56 * h), (-80 * w, -100 * h),
        corner(-52 * w, -106 * h), (-30 * w, -142 * h), (8 * w, -150 * h),
        corner(40 * w, -124 * h), (76 * w, -124 * h), (94 * w, -90 * h), (84 * w, -52 * h),
        corner(56 * w, -26)])
    art = inked(crown, CLOTH, INK_WIDTH, shade=15, light=7)
    art += join(
        stroke([(x0 * w, -44), (x1 * w, y1 * h), (x2 * w, y2 * h)], FOLD, 5.5)
        for x0, x1, y1, x2, y2 in ((-30, -40, -66, -36, -88), (4, 6, -78, 0, -108), (36, 46, -66, 46, -92)))
    rim = smooth([
        corner(-60 * w, -40), (0, -26),
        corner(60 * w, -40), (59 * w, -18),
        corner(56 * w, 4), (0, 18),
        corner(-56 * w, 4), (-59 * w, -18)])
    art += inked(rim, band, INK_WIDTH - .5, shade=8, light=5)
    if star:
        art += inked(polygon(*ring_of_points(5, 31, 14), radius=2), MUSTARD, 6, shade=4,
                     light=3).at(2, -84 * h)
    return art


# How the hat sits: x, y, turn, stretch in height; in a scare it leaves the head.
_HAT = {
    'fresh': (0, 0, -3, 1),
    'busy': (2, 2, 6, 1),
    'sweating': (4, 4, 9, .84),
    'alarmed': (4, -16, -9, 1),
    'joy': (-4, -6, 9, 1),
    'gone': (8, 6, 17, .8),
    'ready': (0, 0, -4, 1),
    'idle': (6, 6, 8, .88)}


def hat_on(hat, mood, y=-48):
    """The hat on a head whose brow is at `y`, as the mood has it."""
    dx, dy, turn, tall = _HAT[mood]
    return hat.at(dx, y + dy, tall, turn, wide=1 / tall)


def drops(spots, size=1.0):
    """Sweat: (x, y, turn)."""
    drop = smooth([corner(0, -20), (11, 0), (10, 11), (0, 16), (-10, 11), (-11, 0)])
    one = inked(drop, SKY, 5, shade=4, light=3)
    return join(one.at(x, y, size, turn) for x, y, turn in spots)


def burst_lines(x, y, start, end, inner, outer, count=3, width=7):
    """Short strokes that fly from a point: surprise and joy."""
    step = (end - start) / max(1, count - 1)
    return join(
        stroke([polar(start + i * step, inner, x, y),
                polar(start + i * step, outer, x, y)], INK, width) for i in range(count))


def bubble(x, y, radius):
    """A soap bubble."""
    return (draw(ellipse(x, y, radius), '#E9F7FA', INK, 4.5) +
            draw(ellipse(x - radius * .3, y - radius * .35, radius * .28, radius * .2, -30), MILK))
