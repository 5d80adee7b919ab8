"""What hangs at the pass instead of somebody: BREAK, CLOSED, an apron with a letter."""
from draw.art import draw, join, lines, stroke
from draw.geometry import corner, ellipse, rounded, smooth
from draw.lettering import DOSIS, centred_word
from draw.palette import COLA, CREAM, INK, MILK, MUSTARD, PAPER, STEEL, TOMATO
from sheets.fighters.ink import inked


def _cord(half, y):
    """A cord from the nail at (0, 0) to both upper corners."""
    art = stroke([(-half, y), (0, 4)], INK, 8, 0) + stroke([(half, y), (0, 4)], INK, 8, 0)
    art += stroke([(-half, y), (0, 4)], '#D9B777', 3, 0) + stroke([(half, y), (0, 4)], '#D9B777', 3, 0)
    return art + inked(ellipse(0, 4, 8), STEEL, 4.5, shade=3, light=2)


def _word(text, size, x, y, colour=INK):
    return draw(centred_word(text, size, x, y, DOSIS), colour)


def cup():
    """A coffee cup with steam, its foot at (0, 0)."""
    art = stroke([(30, -38), (48, -36), (46, -14), (26, -14)], INK, 15) + stroke([(30, -38), (48, -36),
                                                                                  (46, -14),
                                                                                  (26, -14)], MILK, 6)
    art += inked(smooth([corner(-36, -48),
                         corner(36, -48), (30, -16), (14, -4), (-14, -4), (-30, -16)]), MILK, 5.5, shade=7,
                 light=0)
    art += draw(ellipse(0, -48, 33, 7), COLA, INK, 4)
    art += inked(ellipse(0, 0, 48, 8), MILK, 5, shade=3, light=0)
    for x in (-14, 8):
        path = [(x, -60), (x - 8, -72), (x + 8, -84), (x, -97)]
        art += stroke(path, INK, 10.5) + stroke(path, PAPER, 5)
    return art


def break_sign():
    board = rounded(-108, 52, 216, 206, 18)
    art = _cord(84, 58) + inked(board, MUSTARD, 6.5, shade=11, light=6)
    art += draw(rounded(-94, 66, 188, 178, 10), None, INK, 3.5) + cup().at(-4, 184, 1.08)
    return art + _word('BREAK', 50, 0, 219)


def mop():
    """A mop with its foot at (0, 0)."""
    art = stroke([(0, -44), (0, -226)], INK, 15) + stroke([(0, -44), (0, -226)], '#C98E4E', 7)
    strands = [[(x * .5, -46), (x * .95 + 3, -30), (x * 1.15 - 3, -14), (x * 1.4, 2)]
               for x in (-30, 30, -20, 20, -8, 8)]
    strands = [[(0, -46), (4, -28), (-4, -12), (0, 5)], *strands]
    for strand in sorted(strands, key=lambda line: -abs(line[-1][0])):
        art += stroke(strand, INK, 17) + stroke(strand, CREAM, 9)
    return art + inked(rounded(-26, -64, 52, 20, 7), TOMATO, 5, shade=3, light=2)


def bubbles():
    return join(
        draw(ellipse(x, y, r), '#E6F6FA', INK, 3.5) + draw(ellipse(x - r * .3, y - r * .3, r * .25), MILK)
        for x, y, r in ((-88, 232, 13), (-68, 246, 9), (-102, 250, 8)))


def closed_sign():
    board = rounded(-116, 60, 232, 112, 16)
    art = mop().at(60, 272, 1.05, 12)
    art += _cord(88, 66) + inked(board, TOMATO, 6.5, shade=9, light=6)
    art += draw(rounded(-103, 73, 206, 86, 9), None, PAPER, 4)
    return art + draw(centred_word('CLOSED', 58, 0, 117, DOSIS), PAPER, INK, 5) + draw(
        centred_word('CLOSED', 58, 0, 117, DOSIS), PAPER) + bubbles()


def quit_note():
    """The empty apron on a nail, a letter pinned to it."""
    art = inked(ellipse(0, 6, 9), STEEL, 4.5, shade=3, light=2)
    strap = [(-34, 62), (-30, 26), (0, 8), (30, 26), (34, 62)]
    art = stroke(strap, INK, 13) + stroke(strap, MILK, 5.5) + art
    for side in (-1, 1):
        tie = [(side * 70, 124), (side * 92, 142), (side * 84, 172), (side * 98, 196)]
        art += stroke(tie, INK, 13) + stroke(tie, MILK, 5.5)
    apron = smooth([
        corner(-40, 58), (0, 64),
        corner(40, 58), (48, 100),
        corner(72, 120), (78, 190),
        corner(84, 258), (40, 250), (10, 262), (-30, 252),
        corner(-82, 260), (-78, 190),
        corner(-72, 120), (-48, 100)])
    art += inked(apron, MILK, 6.5, shade=11, light=0)
    art += stroke([(-26, 200), (-20, 246)], '#AFC0C6', 4) + stroke([(44, 206), (40, 242)], '#AFC0C6', 4)
    letter = inked(rounded(-46, 0, 92, 104, 4), PAPER, 5, shade=5, light=0)
    letter += _word('I QUIT!', 27, 0, 30, TOMATO)
    letter += lines([((-30, 54), (30, 54)), ((-30, 69), (12, 69))], '#A9A195', 4.5)
    letter += stroke([(-2, 88), (8, 80), (12, 91), (22, 82), (32, 88)], '#2F5FA0', 4)
    art += letter.at(2, 112, 1, -7)
    return art + inked(ellipse(0, 116, 10), TOMATO, 4.5, shade=3, light=3)
