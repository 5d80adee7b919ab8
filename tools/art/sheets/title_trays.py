"""The four games as lunch trays with their food; the cream plate is empty for the name."""
from album import standing
from draw.art import draw, join, lines, stroke
from draw.geometry import (area_of, clip, corner, disc, ellipse, moved, polygon, rounded, smooth, soften,
                           turned, union)
from draw.lettering import DOSIS, centred_word
from draw.palette import COLA, INK, MILK, MUSTARD, PICKLE, TOMATO, darker
from draw.toon import floor_shadow, glint, inked
from sheets import foods
from sheets.people.parts import cheeks, eye
from sheets.tumbling_dice import tumble

PLATE = (-192, 62, 384, 104)  # of the name, in the tray's own coordinates


def _splat_of_sauce():
    blob = union(ellipse(-42, 30, 62, 24), ellipse(-92, 36, 20, 12), ellipse(12, 44, 30, 13),
                 disc(-118, 40, 7), disc(46, 50, 7))
    return inked(soften(blob, 3), TOMATO, 5, shade=5) + glint(-70, 22, 5)


def chaos():
    art = _splat_of_sauce() + floor_shadow(112, 34, 56, 10, .2) + foods.jelly('joy').at(114, -24, .58)
    art += foods.egg('squint').at(-124, -6, .5, -14) + floor_shadow(0, 44, 80, 12, .2)
    return art + foods.pizza('joy').at(-8, -66, .96, -9)


def _monster():
    green = '#93C83D'
    body = smooth([(-96, 34), (-88, -18), (-58, -36), (-44, -76), (-8, -66), (16, -92), (44, -64), (70, -50),
                   (84, -6), (98, 32), (40, 44), (-40, 44)])
    spots = [(ellipse(x, y, r), darker(green, .18))
             for x, y, r in ((-60, 6, 8), (62, -16, 7), (50, 22, 9), (-30, 32, 6))]
    art = inked(body, green, 7, shade=14, over=spots) + glint(-46, -40, 7)
    for x, y, r in ((-36, -92, 22), (10, -112, 26), (54, -86, 19)):
        art += stroke([(x, y + r * .6), (x + 2, y + 52)], INK, 15) + stroke([(x, y + r * .6),
                                                                             (x + 2, y + 60)], green, 8)
        art += draw(ellipse(x, y, r), MILK, INK, 5) + draw(ellipse(x + r * .1, y + r * .2, r * .42), INK)
        art += draw(ellipse(x - r * .05, y + r * .02, r * .15), MILK)
    mouth = smooth([corner(-50, -14), (0, -4), corner(52, -18), (36, 20), (0, 28), (-34, 20)])
    teeth = union(*[polygon((x, -16), (x + 14, -16), (x + 7, 4)) for x in (-44, -24, -4, 16, 34)])
    return art + draw(mouth, '#4A1020', INK, 5.5) + draw(clip(teeth, mouth.area.buffer(-2)), MILK)


def _cloche():
    dome = smooth([
        corner(-124, 20), (-112, -50), (-66, -98), (0, -114), (66, -98), (112, -50),
        corner(124, 20)])
    art = inked(dome, '#C9D5D8', 8, shade=18, light=10) + inked(rounded(-138, 12, 276, 22, 11), '#E4ECEE', 6,
                                                                shade=6)
    return art + inked(ellipse(0, -128, 17), '#E4ECEE', 6, shade=5) + stroke([(-78, -20), (-64, -56),
                                                                              (-36, -80)], MILK, 9)


def food():
    art = floor_shadow(0, 44, 150, 18, .22) + inked(ellipse(0, 30, 148, 30), '#DDE6E8', 7, shade=8)
    art += draw(ellipse(0, 26, 112, 18), '#B9C6CA') + _cloche().at(92, -104, .8, 36) + _monster()
    letters = centred_word('?!', 84, -118, -84, DOSIS)
    letters = turned(letters, -12, origin='center')
    return art + draw(letters.buffer(6), INK, offset=(1, 2)) + draw(letters.buffer(5), INK) + draw(
        letters, TOMATO)


def _napkin():
    """A chequered cloth under the morsels."""
    ground = polygon((-176, 14), (-60, -62), (170, -34), (72, 62))

    def at(u, v):
        left, right = (-176 + 116 * u, 14 - 76 * u), (72 + 98 * u, 62 - 96 * u)
        return left[0] + (right[0] - left[0]) * v, left[1] + (right[1] - left[1]) * v

    checks = union(*[
        polygon(at(i / 5, j / 8), at((i + 1) / 5, j / 8), at((i + 1) / 5, (j + 1) /
                                                             8), at(i / 5, (j + 1) / 8)) for i in range(5)
        for j in range(8) if (i + j) % 2 == 0])
    return (draw(moved(ground, 4, 14), INK, opacity=.25) + inked(ground.buffer(6), '#FFF6E6', 6, shade=0) +
            draw(checks, TOMATO))


def fatal():
    art = _napkin() + floor_shadow(-66, 10, 74, 12, .22) + foods.cake('smug').at(-72, -62, .84, -3)
    art += floor_shadow(74, -2, 66, 11, .22) + foods.cheese('wide').at(78, -50, .66, 3)
    return art + tumble(4, 6).at(-4, 30, .52) + tumble(0, 3).at(74, 40, .46)


def _cooked_customer():
    skin = '#F2B48A'
    art = join(
        stroke([(x, -104), (x - 12, -126), (x + 10, -148), (x - 4, -172)], MILK, 9, opacity=.85)
        for x in (-96, 98))
    art += inked(smooth([(-66, -10), (-60, -84), (-30, -124), (0, -132), (30, -124), (60, -84), (66, -10)]),
                 skin, 7, shade=12)
    art += join(inked(ellipse(s * 68, -60, 13), skin, 5, shade=3) for s in (-1, 1))
    art += stroke([(-6, -130), (4, -150), (18, -154)], INK, 6)
    art += eye(-26, -76, 17, 18, (.1, .2), .42, skin) + eye(26, -76, 17, 18, (-.1, .2), .42, skin)
    art += stroke([(-44, -110), (-14, -96)], INK, 12) + stroke([(44, -110), (14, -96)], INK, 12)
    art += inked(smooth([(-8, -62), (8, -62), (18, -48), (0, -40), (-18, -48)]), '#E58E6C', 5, shade=3)
    moustache = smooth([(0, -42), (-22, -48), (-52, -30), (-60, -34), (-44, -14), (-10, -22), (0, -30),
                        (10, -22), (44, -14), (60, -34), (52, -30), (22, -48)])
    return art + inked(moustache, COLA, 5, shade=4) + cheeks(44, -50, TOMATO, .5, 13)


def cooking():
    pot = '#D9503A'
    art = floor_shadow(0, 44, 150, 16, .22) + _cooked_customer()
    art += inked(smooth([corner(-128, -16), (0, -2),
                         corner(128, -16), (118, -4), (0, 14), (-118, -4)]), '#7FD0DE', 5, shade=0)
    art += inked(
        smooth(
            [corner(-130, -12),
             (0, 4), corner(130, -12), (116, 44), (80, 58), (-80, 58), (-116, 44)], .25), pot, 8, shade=15)
    art += inked(smooth([(-140, -18), (0, 0), (140, -18), (142, -4), (0, 20), (-142, -4)], .3), '#E9694F', 6,
                 shade=4)
    for side in (-1, 1):
        handle = [(side * 128, 8), (side * 152, 12), (side * 136, 32)]
        art += stroke(handle, INK, 19) + stroke(handle, '#4A4F5E', 8)
    art += inked(disc(0, 36, 24), MUSTARD, 5, shade=4) + draw(centred_word('$', 38, 0, 36, DOSIS), INK)
    pickle = inked(smooth([(0, -16), (-34, -22), (-44, 0), (-30, 18), (0, 14), (30, 18), (44, 0), (34, -22)]),
                   PICKLE, 5, shade=4)
    carrot = inked(smooth([corner(-14, -44), corner(14, -44), (22, 40), (0, 46), (-22, 40)], .2), '#F08A2C',
                   5, shade=5)
    carrot += inked(
        smooth([corner(-10, -46), (-18, -78), (0, -58), (2, -88), (10, -58), (22, -74),
                corner(12, -44)], .2), PICKLE, 4.5, shade=3)
    return art + pickle.at(104, -22, .62, 14) + carrot.at(-98, -34, .74, -24)


def _tray(colour):
    """The empty tray, seen from the front above; its middle at (0, 0)."""
    outer = area_of(
        smooth([
            corner(-170, -60),
            corner(170, -60),
            corner(203, 66),
            corner(203, 176),
            corner(-203, 176),
            corner(-203, 66)], .1)).buffer(-14).buffer(14)
    floor = area_of(smooth(
        [corner(-158, -48), corner(158, -48),
         corner(188, 54), corner(-188, 54)], .1)).buffer(-12).buffer(12)
    art = draw(moved(outer, 3, 12), INK, opacity=.28) + inked(outer, colour, 8, shade=0, light=8)
    art += draw(floor, darker(colour, .3), INK, 5) + draw(clip(floor, moved(floor, 0, 11)), darker(
        colour, .15))
    art += lines([((-200, 61), (200, 61))], INK, 5)
    left, top, width, height = PLATE
    return art + draw(rounded(left, top + 6, width, height, 14), '#FFFBEF', INK, 5)


TRAYS = {
    'chaos': ('#56B4E9', chaos, 'Cafe Chaos'),
    'food': ('#F0C93E', food, 'What the Food?!'),
    'fatal': ('#E58BAA', fatal, 'Café Fatal'),
    'cooking': ('#8CBF6A', cooking, 'Cooking Customers')}


def add_to(album):
    album.chapter(
        'Title: the trays (anchor = middle of the lower edge; the empty plate is 384 x 104, its middle 72 above it)'
    )
    for name, (colour, scene, game) in TRAYS.items():
        art = (_tray(colour) + scene()).at(0, -192)
        album.add('tray-' + name, art, standing(430, 420, 18), game, bleed=True)
