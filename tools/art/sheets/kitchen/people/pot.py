"""The big pot in which a customer is cooked, soot and steam."""
from draw.art import draw, join
from draw.geometry import clip, corner, ellipse, rounded, smooth
from draw.palette import INK, TOMATO, darker, lighter
from sheets.fighters.ink import inked

POT_RIM = -66
_STEEL, _BROTH = '#8FA6AD', '#E9A13B'


def pot_back():
    """The rear rim and the broth."""
    art = inked(ellipse(0, POT_RIM, 122, 24), darker(_STEEL, .35), 6.5, shade=0, light=0)
    return art + draw(ellipse(0, POT_RIM + 4, 112, 17), _BROTH)


def pot_front():
    """The wall in front with its handles; bubbles and a carrot swim at the rim."""
    art = join(
        inked(rounded(s * 132 - 15, POT_RIM + 14, 30, 22, 10), darker(_STEEL, .2), 5.5, shade=3, light=0)
        for s in (-1, 1))
    wall = smooth([
        corner(-122, POT_RIM), (-70, POT_RIM + 20), (0, POT_RIM + 25), (70, POT_RIM + 20),
        corner(122, POT_RIM), (120, -14), (102, 8), (0, 10), (-102, 8), (-120, -14)], .3)
    stripe = smooth([(-130, -36), (0, -16), (130, -36), (130, -20), (0, 0), (-130, -20)])
    broth = smooth([
        corner(-112, POT_RIM + 6), (-60, POT_RIM + 12), (0, POT_RIM + 10), (60, POT_RIM + 13),
        corner(112, POT_RIM + 6), (60, POT_RIM + 20), (0, POT_RIM + 24), (-60, POT_RIM + 20)])
    art += draw(broth, _BROTH)
    art += join(
        draw(ellipse(x, POT_RIM + y, r), lighter(_BROTH, .5), INK, 3)
        for x, y, r in ((-48, 13, 7), (-34, 17, 4.5), (52, 14, 6), (30, 17, 4)))
    return art + inked(wall, _STEEL, 6.5, shade=12, light=6, over=[(stripe, TOMATO)])


def soot(skull):
    """Black smudges on a face."""
    spots = (smooth([(30, 18), (56, 6), (76, 22), (64, 44),
                     (40, 40)]), smooth([(-70, 30), (-50, 22), (-38, 40), (-52, 58), (-70, 50)]),
             smooth([(-40, -62), (-12, -74), (10, -60), (-8, -48), (-34, -46)]))
    inside = skull.area.buffer(-4)
    return join(draw(clip(spot, inside), INK, opacity=.42) for spot in spots)


def puff(x, y, size=1):
    """A small cloud of steam."""
    shape = smooth([(-20, 8), (-22, -6), (-8, -12), (2, -20), (16, -12), (24, 0), (18, 11), (0, 13)])
    return inked(shape, '#EFF5F3', 4.5, shade=4, light=0).at(x, y, size)


def steam_from():
    """Steam at both sides of the pot."""
    return join(
        puff(x, y, size) for x, y, size in ((-124, -116, 1), (-140, -146, .62), (124, -128, 1.1),
                                            (142, -160, .7), (128, -184, .45)))
