"""What inspectors carry: a clipboard, a pen, their uniform's badge."""
from draw.art import draw, join, lines, stroke
from draw.geometry import ellipse, polygon, ring_of_points, rounded, smooth
from draw.palette import INK, MUSTARD, STEEL, TOMATO
from sheets.fighters.ink import inked

BOARD, PAGE = '#9A6A3C', '#FFFBEF'


def clipboard(ticks=()):
    """A clipboard seen from the front, its middle at (0, 0); `ticks` are True (fine) or False (crossed)."""
    art = inked(rounded(-42, -54, 84, 112, 8), BOARD, 5.5, shade=6, light=4)
    art += inked(rounded(-34, -42, 68, 92, 3), PAGE, 4, shade=0, light=0)
    for i in range(4):
        y = -24 + i * 19
        art += stroke([(-8, y), (26, y)], '#A9A195', 4.5)
        if i >= len(ticks):
            continue
        art += (stroke([(-28, y), (-23, y + 6), (-14, y - 8)], '#3E8E4E', 5) if ticks[i] else lines([
            ((-28, y - 6), (-16, y + 6)), ((-16, y - 6), (-28, y + 6))], TOMATO, 5))
    return art + inked(rounded(-20, -62, 40, 22, 7), STEEL, 5, shade=4, light=3) + draw(
        ellipse(0, -52, 4), INK)


def clipboard_back():
    """A clipboard seen from behind, while its owner writes; its middle at (0, 0)."""
    art = inked(rounded(-44, -50, 88, 104, 8), BOARD, 5.5, shade=7, light=5)
    return art + inked(rounded(-18, -60, 36, 18, 7), STEEL, 5, shade=3, light=2)


def pen(colour=TOMATO):
    """A pen with its point at (0, 0), leaning to the right."""
    art = inked(polygon((-1, 0), (4, -14), (12, -10)), '#F3E3C0', 4, shade=0, light=0)
    return art + inked(polygon((3, -13), (13, -9), (38, -62),
                               (27, -68), radius=2), colour, 4.5, shade=3, light=2)


def badge(size=1):
    """The star of the health office."""
    star = smooth([q if i % 2 else (*q, True) for i, q in enumerate(ring_of_points(6, 19, 13))], .2)
    return (inked(star, MUSTARD, 4.5, shade=3, light=2) +
            join(stroke(line, INK, 4) for line in ([(0, -7), (0, 7)], [(-7, 0), (7, 0)]))).at(0, 0, size)
