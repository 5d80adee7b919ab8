"""Two pictures of good manners while everybody plans in secret."""
from album import centred
from draw.art import draw, join, lines, stroke
from draw.geometry import band, disc, rounded
from draw.palette import INK, PICKLE, TOMATO
from draw.toon import inked
from sheets.controls import pad
from sheets.hall.tables import CHROME, CHROME_LIGHT, LIGHT, ROSE

SKINS = ('#E9B48C', '#8F5B3E')


def _thumb_hand(side, skin, sleeve):
    """A hand round one grip of the pad; its thumb lies on top."""
    arm = band([(side * 112, 58), (side * 88, 44), (side * 62, 30)], 30)
    art = inked(arm, sleeve, 5, shade=4, light=2)
    art += inked(band([(side * 66, 36), (side * 52, 26), (side * 40, 22)], 30), skin, 5, shade=4, light=2)
    return art + inked(band([(side * 62, 18), (side * 50, 2),
                             (side * 36, -5)], 15), skin, 4.5, shade=3, light=0)


def hide_thumbs():
    """A pad held below the top of the table."""
    art = draw(rounded(-84, -10, 16, 76, 5), CHROME, INK, 4.5) + draw(rounded(68, -10, 16, 76, 5), CHROME,
                                                                      INK, 4.5)
    art += pad().at(0, 18, .84)
    art += _thumb_hand(-1, SKINS[0], '#3F8FD0') + _thumb_hand(1, SKINS[0], '#3F8FD0')
    art += draw(rounded(-104, -54, 208, 40, 8), INK, INK, 5, offset=(1, 2)) + draw(
        rounded(-104, -54, 208, 40, 8), ROSE, INK, 5)
    art += draw(rounded(-99, -50, 198, 9, 4), LIGHT)
    art += draw(rounded(-106, -32, 212, 20, 8), CHROME, INK, 4.5)
    return art + lines([((-96, -25), (96, -25))], CHROME_LIGHT, 4)


def _waves(count):
    """Shaking lines on both sides of a pad."""
    arcs = []
    for side in (-1, 1):
        for k in range(count):
            x = side * (46 + 11 * k)
            arcs.append([(x - side * 3, -14 - 2 * k), (x + side * 2, 0), (x - side * 3, 14 + 2 * k)])
    return join(stroke(points, INK, 5) for points in arcs)


def tick(size=1.0):
    """A green disc with a tick."""
    art = inked(disc(0, 0, 22), PICKLE, 4.5, shade=3, light=2)
    points = [(-10, 1), (-3, 8.5), (11, -8)]
    return (art + stroke(points, INK, 10, 0) + stroke(points, '#FFFFFF', 5.5, 0)).at(scale=size)


def _cross():
    art = inked(disc(0, 0, 22), TOMATO, 4.5, shade=3, light=2)
    pairs = [[(-8, -8), (8, 8)], [(-8, 8), (8, -8)]]
    return art + join(stroke(p, INK, 10) for p in pairs) + join(stroke(p, '#FFFFFF', 5.5) for p in pairs)


def buzz():
    """One shake means yes, two mean no."""
    art = pad().at(-34, -33, .6) + _waves(1).at(-34, -32) + tick(.92).at(76, -33)
    return art + pad().at(-34, 33, .6) + _waves(2).at(-34, 34) + _cross().at(76, 33, .92)


def add_to(album):
    album.add('manner-hide-thumbs', hide_thumbs(), centred(268, 160), 'hide your thumbs')
    album.add('manner-buzz', buzz(), centred(220, 140), 'one buzz yes, two buzzes no')
    album.add('tick', tick(), centred(54, 54), 'done')
