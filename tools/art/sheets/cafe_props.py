"""Things that stand about in the café: lamp, pool of light, neon sign, bag with its mouse, dice rail."""
from album import Frame, centred, standing
from draw.art import draw, glow, glow_paint, lines, stroke
from draw.geometry import corner, disc, ellipse, polygon, rounded, smooth, area_of
from draw.lettering import centred_word
from draw.palette import (COLA, GUM, INK, MILK, MUSTARD, PAPER, TOMATO, darker, lighter)
from draw.toon import floor_shadow, inked

BAG, FUR = '#D9A867', '#A99BA8'
WOOD = '#B96B3C'


def lamp():
    """The lamp over the middle; anchor = where its light leaves it."""
    art = glow(0, 10, 130, 74, glow_paint('shine', '#FFD98A', .8, .4))
    art += stroke([(0, -104), (0, -52)], INK, 9)
    art += draw(ellipse(0, 4, 32, 15), '#FFF3C4', INK, 5)
    shade = smooth([
        corner(-90, 2), (-74, -36), (-26, -56), (0, -59), (26, -56), (74, -36),
        corner(90, 2), (0, 13)])
    art += inked(shade, TOMATO, 6.5, shade=11, light=5)
    art += inked(rounded(-15, -70, 30, 20, 8), '#8E2A22', 5, shade=3, light=0)
    return art + stroke([(-66, -18), (-54, -34), (-30, -45)], lighter(TOMATO, .6), 6)


def pool():
    """Light on the floor round a table in play."""
    return glow(0, 0, 240, 140, glow_paint('pool', '#FFD27A', .85, .62))


def sign():
    """Neon sign; the line for round and target is empty (its middle: 0, 46)."""
    frame = rounded(-172, -88, 344, 172, 30)
    art = lines([((-104, -102), (-104, -84)), ((104, -102), (104, -84))], INK, 9)
    art += inked(frame, '#3A1D46', 7, shade=0, light=0)
    art += draw(rounded(-160, -76, 320, 148, 21), None, '#7A4A2A', 9)
    art += draw(rounded(-160, -76, 320, 148, 21), None, MUSTARD, 4.5)
    letters = centred_word('Café Fatal', 72, 0, -24)
    inner = area_of(frame).buffer(-16)
    for reach, opacity in ((18, .10), (12, .16), (7, .25)):
        art += draw(letters.buffer(reach).intersection(inner), '#FF4F86', opacity=opacity, tolerance=.7)
    art += draw(letters.buffer(5), INK, offset=(1.5, 3)) + draw(letters.buffer(3.8), '#C92A2E')
    art += draw(letters.buffer(1), '#FF6B7E') + draw(letters.buffer(-.7), '#FFFBEA')
    return art + draw(rounded(-146, 24, 292, 42, 14), '#2B1436')


def bag():
    """The paper bag with a blank badge for the count; anchor = foot, badge middle 0,-52, radius 42."""
    art = floor_shadow(6, -4, 108, 20, .35)
    back = polygon((-70, -128), (-40, -146), (0, -134), (38, -148), (70, -130), (60, -100), (-60, -100),
                   radius=3)
    art += inked(back, darker(BAG, .34), 6, shade=0, light=0)
    body = smooth([
        corner(-76, -124), (-88, -70), (-94, -18), (-56, 2), (56, 2), (94, -18), (86, -70),
        corner(74, -126), (38, -112), (2, -122), (-36, -110)], .3)
    art += inked(body, BAG, 7)
    art += stroke([(-74, -104), (-20, -92), (40, -94), (72, -108)], COLA, 6) + stroke([(56, -102),
                                                                                       (70, -78)], COLA, 5)
    art += stroke([(60, -104), (88, -90)], COLA, 5)
    art += stroke([(-66, -60), (-70, -30)], darker(BAG, .35), 4) + stroke([(66, -64),
                                                                           (72, -34)], darker(BAG, .35), 4)
    return art + draw(disc(0, -52, 42), PAPER, INK, 5.5)


def mouse():
    """The mouse that guards the bag."""
    art = stroke([(24, -8), (52, -2), (60, -24), (48, -36)], INK, 12) + stroke([(24, -8), (52, -2), (60, -24),
                                                                                (48, -36)], '#E9A7A7', 5)
    art += floor_shadow(4, -2, 46, 11, .3)
    art += inked(smooth([(-34, -20), (-26, -50), (0, -62), (26, -50), (36, -18), (22, 0), (-22, 0)]), FUR, 5)
    art += draw(ellipse(-3, -20, 17, 17), lighter(FUR, .5))
    for side in (-1, 1):
        art += inked(ellipse(side * 27, -104, 21, 22), FUR, 5) + draw(ellipse(side * 26, -103, 11, 12),
                                                                      '#F2B7B7')
    art += inked(smooth([(-36, -74), (-24, -102), (0, -108), (24, -102), (36, -74), (12, -54), (-12, -54)]),
                 FUR, 5)
    for side in (-1, 1):
        art += draw(ellipse(side * 13, -82, 9.5, 11), MILK, INK, 3.5)
        art += draw(ellipse(side * 13 - 3, -83, 5), INK) + draw(ellipse(side * 13 - 5, -85, 1.8), MILK)
    art += lines([((-14, -63), (-38, -67)), ((-14, -59), (-35, -53)), ((14, -63), (38, -67)),
                  ((14, -59), (35, -53))], INK, 2.5)
    art += draw(ellipse(0, -66, 6.5, 5.5), GUM, INK, 3)
    for side in (-1, 1):
        art += draw(polygon((side * 17, -56), (0, -47), (side * 17, -38)), TOMATO, INK, 3.5)
    return art + stroke([(-26, -40), (-42, -34), (-48, -48)], INK, 13) + stroke([(-26, -40), (-42, -34),
                                                                                 (-48, -48)], FUR, 7)


def dice_rail(width=734, height=166):
    """The tray in which dice are thrown; dice stand on its middle line."""
    left, top = -width / 2, -height / 2
    art = floor_shadow(4, height / 2 - 4, width * .49, 12, .3)
    art += inked(rounded(left, top, width, height, 54), '#8A4B2B', 8, shade=0, light=0)
    art += draw(rounded(left + 9, top + 6, width - 18, height - 24, 47), WOOD)
    art += draw(rounded(left + 22, top + 17, width - 44, height - 44, 40), darker(WOOD, .48))
    art += draw(rounded(left + 26, top + 25, width - 52, height - 54, 37), '#2F5B54')
    felt = [((left + 60 + i * 41, top + 36 + (i % 3) * 28), (left + 72 + i * 41, top + 33 + (i % 3) * 28))
            for i in range(int((width - 110) / 41))]
    art += lines(felt, '#3B6B62', 4, .8)
    art += stroke([(left + 34, top + 52), (left + 48, top + 26), (left + 92, top + 12)], lighter(WOOD, .45),
                  6)
    return art + lines([
        ((left + 130, height / 2 - 9), (left + width - 150, height / 2 - 9))], darker(WOOD, .5), 3)


def add_to(album):
    album.chapter('Café Fatal: things in the room')
    album.add('cafe-lamp', lamp(), Frame(-132, -110, 264, 196), 'hanging lamp; anchor = its light',
              bleed=True)
    album.add('pool', pool(), centred(480, 280), 'pool of light under a table in play')
    album.add('cafe-sign', sign(), centred(364, 214),
              'neon sign; empty text line 292 x 42 with its middle 46 below the anchor')
    album.add('bag', bag(), standing(232, 176, 22),
              'paper bag; blank badge of radius 42, its middle 52 above the anchor')
    album.add('mouse', mouse(), standing(136, 146, 12), 'mouse beside the bag')
    album.add('dice-rail', dice_rail(), centred(750, 196), 'tray for thrown dice')
