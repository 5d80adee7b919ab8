"""An upturned steel bowl with somebody under it: a dark gap, an eye, fingers at the edge."""
from draw.art import draw, join, stroke
from draw.geometry import clip, corner, ellipse, polygon, rounded, smooth
from draw.palette import INK, MILK, darker
from draw.toon import glint

from .ink import inked

STEEL, GAP = '#B4C4C6', '#3B2231'


def bowl(fighter):
    """The bowl on the rim, its right edge lifted for one eye to look out."""
    gap = smooth([corner(-100, 8), (-60, -34), (0, -58), (60, -78), corner(98, -84), (100, -40),
                  corner(88, 8)])
    inside = gap.area.buffer(-3)
    art = draw(gap, GAP, INK, 7)
    art += draw(clip(ellipse(28, 8, 62, 72), inside), darker(fighter.skin, .3))
    for x, y, size in ((4, -12, .8), (54, -24, 1)):
        white = clip(ellipse(x, y, 23 * size, 25 * size), inside)
        art += draw(white, MILK, INK, 4.5) + draw(clip(ellipse(x + 9, y - 4, 10 * size, 11.5 * size), white),
                                                  INK)
        art += draw(ellipse(x + 5.5, y - 8, 3.8, 4.2), MILK)
    dome = smooth([corner(-112, -10), (-104, -66), (-60, -114), (0, -128), (60, -114), (104, -66),
                   corner(112, -10),
                   (60, -2), (0, 0), (-60, -2)])
    shine = [(polygon((-86, -40), (-64, -92), (-44, -104), (-66, -40)), '#DCE8E8'),
             (polygon((-58, -40), (-38, -106), (-30, -108), (-48, -40)), '#DCE8E8')]
    lid = inked(rounded(-30, -142, 60, 22, 8), '#97A9AD', 6, shade=4, light=2)
    lid += inked(dome, STEEL, 7, shade=16, light=7, over=shine) + glint(66, -84, 7, 40)
    lid += inked(smooth([(-120, -16), (-60, -8), (0, -6), (60, -8), (120, -16), (122, -2), (60, 8), (0, 10),
                         (-60, 8),
                         (-122, -2)]), '#D3DEDE', 6, shade=4, light=2)
    art += lid.at(-6, -44, 1, -20)
    art += join(inked(rounded(-9, -18, 17, 36, 8.5), fighter.skin, 4.5, shade=3, light=2).at(x, y, 1, -20)
                for x, y in ((70, -66), (87, -72), (104, -78)))
    return art + stroke([(-126, -82), (-138, -98)], INK, 5) + stroke([(-112, -104), (-120, -122)], INK, 5)
