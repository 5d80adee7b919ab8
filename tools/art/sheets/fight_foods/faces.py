"""The six faces that foods share, drawn for a width of 100; `face-light-*` are for dark foods."""
from draw.art import Art, draw, join, stroke
from draw.geometry import clip, corner, ellipse, smooth
from draw.palette import INK, MILK, MOUTH, PAPER, TONGUE

GAP = 27  # half the distance of the eyes


def _dot_eyes(ink, glint):
    return join(
        draw(ellipse(side * GAP, 0, 10.5, 14), ink) + draw(ellipse(side * GAP - 3, -5.5, 4.2, 5), glint) +
        draw(ellipse(side * GAP + 3.5, 6, 2), glint) for side in (-1, 1))


def _calm(ink, glint):
    art = _dot_eyes(ink, glint) + stroke([(-15, 20), (0, 28), (16, 18)], ink, 7)
    return art + stroke([(-40, -21), (-28, -27), (-17, -26)], ink, 7) + stroke([(18, -28), (30, -28),
                                                                                (40, -22)], ink, 7)


def _squint(ink, glint):
    art = join(
        stroke([(s * (GAP + 15), -10), (s * (GAP - 12), 1), (s * (GAP + 14), 11)], ink, 8, 0) +
        stroke([(s * (GAP + 17), -31), (s * (GAP - 14), -17)], ink, 10) for s in (-1, 1))
    teeth = smooth([(-25, 25), (0, 21), (25, 25), (23, 40), (0, 43), (-23, 40)])
    art += draw(teeth, MILK, ink, 6) + stroke([(-23, 33), (23, 33)], ink, 3.5)
    return art + join(stroke([(x, 24), (x, 40)], ink, 3.5) for x in (-10, 4, 16))


def _wide(ink, glint):
    art = Art()
    for side in (-1, 1):
        art += draw(ellipse(side * 26, -6, 19.5, 24, side * 5), MILK, ink, 6)
        art += draw(ellipse(side * 25 + 3, -3, 7.5, 9), INK) + draw(ellipse(side * 25, -6.5, 3), MILK)
    art += stroke([(-47, -37), (-31, -47), (-15, -44)], ink, 7.5)
    art += stroke([(49, -37), (33, -47), (17, -44)], ink, 7.5)
    mouth = smooth([(-17, 35), (0, 27), (17, 35), (20, 52), (0, 63), (-20, 52)])
    art += draw(mouth, MOUTH, ink, 6)
    return art + draw(clip(ellipse(1, 61, 15, 13), mouth.area.buffer(-2.8)), TONGUE)


def _out(ink, glint):
    art = join(
        stroke([(s * GAP - 13, -14), (s * GAP + 13, 11)], ink, 9) +
        stroke([(s * GAP + 13, -14), (s * GAP - 13, 11)], ink, 9) for s in (-1, 1))
    art += stroke([(-24, 28), (-12, 21), (0, 28), (12, 21), (25, 28)], ink, 7, .3)
    art += draw(smooth([(4, 27), (22, 26), (26, 43), (15, 51), (4, 42)]), TONGUE, ink, 5.5)
    return art + stroke([(14.5, 30), (15.5, 40)], INK, 3)


def _joy(ink, glint):
    art = join(stroke([(s * GAP - 13, 5), (s * GAP, -10), (s * GAP + 13, 5)], ink, 8.5, .3) for s in (-1, 1))
    mouth = smooth([corner(-25, 17), (0, 21), corner(25, 17), (17, 40), (0, 47), (-17, 40)])
    art += draw(mouth, MOUTH, ink, 6)
    return art + draw(clip(ellipse(0, 45, 15, 12), mouth.area.buffer(-2.8)), TONGUE)


def _sleep(ink, glint):
    art = join(stroke([(s * GAP - 13, -2), (s * GAP, 8), (s * GAP + 13, -2)], ink, 7.5, .3) for s in (-1, 1))
    return art + draw(ellipse(3, 26, 8, 6.5), MOUTH, ink, 5)


FACES = {'calm': _calm, 'squint': _squint, 'wide': _wide, 'out': _out, 'joy': _joy, 'sleep': _sleep}


def face(mood, light=False):
    """A face round (0, 0), a nose's length under the eyes."""
    return FACES[mood](PAPER if light else INK, INK if light else MILK).at(0, -10)
