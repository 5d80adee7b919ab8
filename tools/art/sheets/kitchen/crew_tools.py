"""What the crew holds: tools that point up from the grip at (0, 0), the bags of those who leave."""
from draw.art import join, stroke
from draw.geometry import band, corner, disc, ellipse, minus, polygon, rounded, smooth, union
from draw.palette import INK, MILK, MUSTARD, STEEL, TOMATO, darker
from draw.toon import glint
from sheets.fighters.ink import inked

WOOD = '#D79A55'


def _handle(top, bottom=26, width=15, colour=WOOD):
    return inked(rounded(-width / 2, top, width, bottom - top, width / 2), colour, 6, shade=4, light=3)


def spoon():
    """A wooden spoon."""
    return _handle(-62) + inked(ellipse(0, -78, 20, 26), WOOD, 6, shade=5, light=3)


def stirrer():
    """A long handle whose other end is in a pot."""
    return _handle(-56, 90)


def ladle():
    """A ladle, its bowl up."""
    rod = _handle(-96, 30, 13, STEEL)
    cup = smooth([corner(-44, -128), (0, -120), corner(40, -132), (34, -98), (0, -86), (-36, -96)])
    return rod + inked(cup, STEEL, 7, shade=7, light=5) + glint(-20, -108, 5)


def whisk():
    """A whisk."""
    wires = join(
        stroke([(-4, -26), (x, -58), (x * .75, -92), (0, -104), (-x * .75, -92), (-x, -58), (4,
                                                                                             -26)], INK, 11)
        for x in (24, 9))
    wires += join(
        stroke([(-4, -26), (x, -58), (x * .75, -92), (0, -104), (-x * .75,
                                                                 -92), (-x, -58), (4, -26)], '#DDE8E8', 4)
        for x in (24, 9))
    return wires + _handle(-32, 26, 17, TOMATO)


def spatula():
    """A turner with slits and a fried egg on it."""
    blade = inked(polygon((-26, -120), (26, -120), (20, -64), (-20, -64), radius=5), STEEL, 7, shade=5,
                  light=4)
    slits = join(stroke([(x, -108), (x * .85, -78)], INK, 4.5) for x in (-10, 0, 10))
    return _handle(-66, 28, 13, darker(STEEL, .3)) + blade + slits


def pepper_mill():
    """A pepper mill."""
    foot = smooth([
        corner(-20, 24), (-24, -2), (-13, -24), (-19, -48),
        corner(-19, -58),
        corner(19, -58), (19, -48), (13, -24), (24, -2),
        corner(20, 24)])
    return (inked(foot, '#8A4B26', 6.5, shade=6, light=4) +
            inked(ellipse(0, -66, 20, 14), WOOD, 6, shade=4, light=3) +
            inked(disc(0, -84, 7), MUSTARD, 5, shade=0, light=2))


def rolling_pin():
    """A rolling pin, upright."""
    return (_handle(-118, 26, 15, darker(WOOD, .15)) +
            inked(rounded(-19, -104, 38, 96, 14), WOOD, 7, shade=8, light=5))


def lid():
    """A pot lid held like a shield; its middle at (0, 0)."""
    art = inked(ellipse(0, 0, 52, 50), STEEL, 7.5, shade=9, light=6)
    return art + inked(ellipse(0, 0, 34, 32), '#D6E2E2', 4.5, shade=0, light=0) + inked(
        ellipse(0, 0, 12), INK, 5, shade=0, light=0) + glint(-26, -26, 6)


def dish(happy=False):
    """A plate seen from the front; its middle at (0, 0)."""
    art = inked(ellipse(0, 0, 56, 55), MILK, 7.5, shade=9, light=0)
    ring = minus(ellipse(0, 0, 37, 36), ellipse(0, 0, 31, 30))
    art += inked(ring, '#7FB4D6', 0.1, shade=0, light=0, heavy=False) + glint(-22, -24, 6)
    if happy:
        art += join(
            stroke([(30 + dx, -44 + dy), (30 + dx * 3.2, -44 + dy * 3.2)], INK, 5)
            for dx, dy in ((0, -9), (8, -3), (-8, -3)))
    return art


def brush():
    """A dish brush."""
    head = inked(rounded(-28, -84, 56, 22, 9), '#4C8FC4', 6, shade=4, light=3)
    bristles = polygon((-24, -104), (24, -104), (27, -82), (-27, -82), radius=2)
    art = inked(bristles, MILK, 6, shade=4, light=0) + join(
        stroke([(x, -100), (x, -88)], INK, 3.5) for x in (-13, 0, 13))
    return _handle(-66, 28, 15, '#4C8FC4') + art + head


def bag(colour='#9A6236'):
    """A travelling bag that hangs from a hand at (0, 0)."""
    grip = minus(union(ellipse(0, 16, 34, 26)), ellipse(0, 20, 20, 16))
    art = inked(grip, darker(colour, .35), 6, shade=0, light=0)
    sack = smooth([
        corner(-50, 22), (0, 16),
        corner(50, 22), (66, 66),
        corner(58, 96), (0, 100),
        corner(-58, 96), (-66, 66)])
    art += inked(sack, colour, 8, shade=12, light=6)
    art += inked(rounded(-54, 16, 108, 17, 8), darker(colour, .28), 5.5, shade=0, light=3)
    art += inked(rounded(-9, 18, 18, 20, 4), MUSTARD, 5, shade=0, light=2)
    return art + inked(polygon((14, 52), (44, 46), (48, 70), (18, 76), radius=2), MILK, 5, shade=3, light=0)


def bindle(colour=TOMATO):
    """A bundle on a stick over the shoulder; the hand's grip at (0, 0), the bundle up and behind."""
    stick = inked(band([(-26, 26), (92, -92)], 12), WOOD, 6, shade=0, light=0)
    spots = [(disc(x, y, 8), MILK)
             for x, y in ((70, -74), (100, -70), (84, -46), (114, -92), (62, -46), (110, -44))]
    sack = smooth([(88, -104), (60, -88), (50, -50), (74, -24), (108, -24), (130, -54), (118, -90)])
    ears = polygon((76, -92), (64, -122), (92, -108), (114, -124), (106, -92), radius=3)
    return stick + inked(ears, colour, 6, shade=4, light=0) + inked(sack, colour, 7, shade=8, light=5,
                                                                    over=spots)


def banknote():
    """A tip."""
    note = inked(polygon((-36, -20), (36, -20), (36, 20), (-36, 20), radius=3), '#8CC46A', 6, shade=5,
                 light=3)
    return note + inked(ellipse(0, 0, 13, 14), '#E7F3CF', 4, shade=0, light=0)
