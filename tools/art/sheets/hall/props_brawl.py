"""For the events of What the Food?!: principal, ladle, bracelets of friends, green cloud, mop."""
from album import standing
from draw.art import draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import (band, clip, corner, disc, ellipse, minus, polar, polygon, rectangle, rounded,
                           smooth, union)
from draw.palette import GRAPE, GUM, INK, MILK, MUSTARD, PAPER, STEEL, TEAL, TOMATO, darker, lighter
from draw.toon import floor_shadow, glint, inked
from sheets.fight_cards.kit import blend, cloud_area, heart, spiral
from sheets.hall.props_staff import _figure, _sleeve
from sheets.kitchen.cards_kit import light
from sheets.people.parts import MOUTH_INSIDE, body, cheeks, ears, eye

SLOP, SICK = '#F7DF9E', '#A6CC52'


def _angry_head(skin, hair):
    """Bald, side tufts, half-moon glasses, a shout."""
    head = join(
        inked(union(disc(s * 76, -14, 22), disc(s * 82, 10, 19), disc(s * 70, -38, 16)), hair, 7, shade=6)
        for s in (-1, 1))
    head += ears(79, 14, skin, 17)
    head += inked(
        smooth([(-76, 4), (-70, -58), (-40, -92), (0, -102), (40, -92), (70, -58), (76, 4), (72, 54), (0, 88),
                (-72, 54)]), skin, 7, shade=13) + glint(-30, -78, 9, -35)
    head += cheeks(54, 34, TOMATO, .6, 18)
    for side in (-1, 1):
        head += eye(side * 29, -4, 20, 20, (side * -.2, .4), .2, skin)
        glass = [(side * 29 + x, y) for x, y in ((-25, 2), (-18, 24), (0, 30), (18, 24), (25, 2))]
        head += stroke(glass, INK, 6)
        brow = [(side * 62, -46), (side * 34, -38), (side * 10, -22)]
        head += stroke(brow, INK, 20) + stroke(brow, hair, 11)
    head += lines([((-8, -52), (-4, -38)),
                   ((8, -52), (4, -38))], darker(skin, .4), 4) + stroke([(-5, 4), (5, 4)], INK, 6)
    head += inked(ellipse(0, 24, 17, 14), '#EE8A6A', 5, shade=4)
    lips = smooth([corner(-36, 44), (0, 38), corner(36, 44), (34, 66), (0, 74), (-34, 66)], .3)
    inside = lips.area.buffer(-2.6)
    head += draw(lips, MOUTH_INSIDE, INK, 5.5) + draw(clip(rectangle(-40, 34, 80, 14), inside), MILK)
    return head + draw(clip(ellipse(0, 74, 20, 9), inside), '#F0697A')


def principal():
    """The angry principal: whoever drew this has to stay after school."""
    skin, cloth, hair = '#F0A585', '#4A4F6E', '#9A8F8A'
    shirt = polygon((-30, -54), (30, -54), (0, 40), radius=3)
    torso = body(cloth, skin, [(shirt, '#FFFDF6')])
    for side in (-1, 1):
        torso += inked(
            polygon((side * 28, -56), (side * 54, -44), (side * 46, -14), (side * 2, 42), radius=3),
            darker(cloth, .25), 5.5, shade=4, light=0)
    torso += inked(polygon((-9, -34), (9, -34), (13, 14), (0, 30), (-13, 14), radius=2), TOMATO, 5, shade=4,
                   light=0)
    torso += inked(polygon((-13, -50), (13, -50), (8, -32), (-8, -32), radius=3), TOMATO, 5, shade=3, light=0)
    arm = [(78, 50), (112, 24), (120, -40)]
    hand = blend(3, disc(119, -76, 25), band([(113, -84), (105, -140)], 21), band([(104, -66), (86, -90)],
                                                                                  18), disc(136, -84, 12))
    behind = join(
        inked(union(disc(s * x, y, r), disc(s * (x + 12), y - 10, r *
                                            .9), disc(s * (x + 16), y + 6, r *
                                                      .8)), '#F3EEE2', 5.5, shade=4, light=0)
        for s, x, y, r in ((-1, 104, -158, 15), (-1, 112, -206, 11)))
    before = _sleeve(arm, cloth, 44) + inked(hand, skin, 6.5, shade=7, light=4)
    before += lines([((128, -82), (144, -80)), ((126, -70), (144, -68))], darker(skin, .5), 4)
    before += inked(band([(98, -48), (141, -50)], 17), '#FFFDF6', 5, shade=3, light=0)
    before += lines([((84, -158), (74, -170)), ((104, -168), (104, -184)), ((124, -160), (134, -172))], INK,
                    7)
    return _figure(torso, _angry_head(skin, hair), behind, before)


def ladle():
    """A ladle heaped with mash that is pleased to come again."""
    art = floor_shadow(0, 0, 76, 11)
    stick = [(42, -96), (74, -150), (84, -214)]
    art += stroke(stick, INK, 24) + stroke(stick, STEEL, 13) + stroke([(40, -102), (70, -152),
                                                                       (80, -212)], lighter(STEEL, .6), 4)
    art += stroke([(84, -214), (86, -230), (66, -228)], INK, 20) + stroke([(84, -214), (86, -230),
                                                                           (66, -228)], STEEL, 9)
    mash = blend(4, disc(-44, -104, 34), disc(-4, -128, 42), disc(34, -106, 34), ellipse(-6, -92, 72, 26))
    art += inked(mash, SLOP, 6.5, shade=10, light=6)
    gravy = blend(3, ellipse(-6, -156, 36, 16), band([(-34, -154), (-46, -124)], 16),
                  band([(24, -154), (36, -130)], 15))
    art += inked(gravy, '#8A4B26', 5.5, shade=4, light=3) + glint(-20, -162, 4.5)
    art += food_face('joy', 22).at(-6, -114, .8)
    bowl = smooth(
        [corner(-86, -88), (-6, -80),
         corner(74, -88), (62, -38), (30, -8), (-6, -4), (-42, -8), (-74, -38)], .3)
    art += inked(bowl, STEEL, 7, shade=12, light=7) + glint(-52, -60, 6, -60)
    drip = blend(2, band([(-64, -88), (-66, -56)], 15), disc(-66, -54, 9))
    return (art + inked(drip, SLOP, 5, shade=3, light=0)).at(0, 0, .95)


OUTER, INNER = (66, 58), (44, 37)


def _bracelet(x, colours):
    """A woven ring seen from the front."""
    ring = minus(ellipse(x, -66, *OUTER), ellipse(x, -66, *INNER))
    cords = [(polygon(polar(a, 20, x, -66), polar(a + 15, 90, x, -66), polar(a + 33, 90, x, -66),
                      polar(a + 16, 20, x, -66)), colours[1 + i % 2])
             for i, a in enumerate(range(0, 360, 30))]
    return ring, cords, inked(ring, colours[0], 6, shade=6, light=4, over=cords)


def friends():
    """Two friendship bracelets, one through the other, and a heart."""
    art = floor_shadow(0, 0, 96, 12)
    ring, cords, left = _bracelet(-34, (MUSTARD, TOMATO, PAPER))
    art += left + _bracelet(36, (TEAL, GUM, GRAPE))[2]
    # Below the middle the left one lies before the right one.
    window = rectangle(-20, -62, 60, 62)
    piece = clip(ring.buffer(-2.6), window)
    art += draw(clip(ring.buffer(3), window), INK) + draw(piece, MUSTARD)
    art += join(draw(clip(cord, piece), colour) for cord, colour in cords)
    for side, colour in ((-1, TOMATO), (1, TEAL)):
        knot = [(side * 96, -78), (side * 106, -92), (side * 102, -110)]
        art += stroke(knot, INK, 15) + stroke(knot, colour, 7) + inked(ellipse(side * 102, -114, 9), MUSTARD,
                                                                       4.5, shade=3, light=0)
    art += heart(0, -178, 44, '#F2567A', -4, 6.5)
    return art + food_face('joy', 18).at(0, -185, .74) + heart(-70, -190, 16, GUM, -16) + heart(
        74, -186, 18, TOMATO, 14)


def green_cloud():
    """What was in that dish; it hovers and is not well itself."""
    art = floor_shadow(0, 0, 66, 9)
    puffs = ((-62, -104, 40), (-28, -146, 44), (26, -150, 42), (66, -112, 42), (30, -84, 40), (-24, -80, 40),
             (0, -114, 50))
    tail = smooth([(-26, -64), (22, -62), (24, -34), (6, -24), (-4, -14),
                   corner(-10, -6), (-14, -20), (-26, -34)])
    art += inked(tail, SICK, 7, shade=5, light=0)
    art += inked(cloud_area(puffs), SICK, 7, shade=13, light=8)
    for x in (-28, 26):
        art += draw(ellipse(x, -122, 19, 21), MILK, INK, 5) + spiral(x, -122, 14, 2, INK, 4.5)
    art += stroke([(-52, -152), (-18, -160)], INK, 7) + stroke([(16, -160), (50, -150)], INK, 7)
    art += stroke([(-28, -84), (-15, -92), (-2, -84), (11, -92), (24, -84)], INK, 6.5)
    art += inked(smooth([corner(2, -86), (4, -66), (14, -62),
                         (22, -68), corner(22, -86)], .3), '#F0697A', 5, shade=3, light=0)
    for points in ([(-70, -160), (-84, -176), (-68, -190),
                    (-80, -208)], [(6, -196), (-6, -210), (6, -220)], [(80, -162), (66, -178), (82, -192),
                                                                       (70, -210)]):
        art += stroke(points, INK, 15) + stroke(points, lighter(SICK, .3), 7)
    return art + join(
        inked(ellipse(x, y, r), lighter(SICK, .25), 4.5, shade=0, light=0)
        for x, y, r in ((-100, -68, 9), (-84, -44, 6), (98, -70, 10), (82, -44, 6), (44, -196, 7)))


def mop():
    """A mop in its bucket on wheels."""
    art = floor_shadow(0, 0, 82, 12)
    pole = [(40, -96), (64, -224)]
    art += stroke(pole, INK, 19) + stroke(pole, '#D9A066', 9)
    strands = union(*[
        band([(38, -120), (30 + x * .5, -100), (34 + x, -66 + abs(x) * .1)], 17)
        for x in (-44, -26, -8, 10, 28, 44)])
    art += inked(strands, '#F1E9D6', 6, shade=7, light=4)
    art += lines([((36 + x * .5, -102), (36 + x, -76)) for x in (-36, -18, 0, 18, 36)], '#BFB198', 4)
    art += inked(rounded(8, -134, 60, 22, 8), TOMATO, 6, shade=4)
    foam = cloud_area(((-64, -84, 17), (-40, -92, 20), (-12, -88, 18), (70, -82, 15)))
    art += inked(foam, MILK, 5.5, shade=5, shade_colour='#CFE3EA')
    handle = [(-74, -82), (-98, -60), (-90, -32), (-70, -26)]
    art += stroke(handle, INK, 14) + stroke(handle, STEEL, 6)
    pail = polygon((-86, -84), (88, -84), (68, -16), (-68, -16), radius=9)
    art += inked(pail, '#FFCF3D', 7, shade=11, light=7, over=[(rectangle(-100, -72, 200,
                                                                         11), darker('#FFCF3D', .14))])
    art += food_face('smug', 22).at(0, -48, .84)
    return art + join(
        inked(ellipse(x, -9, 14), '#4A5A66', 5.5, shade=4, light=2) + draw(ellipse(x, -9, 4), STEEL)
        for x in (-46, 46))


PROPS = (('principal', principal, standing(236, 252, 3),
          'the principal, who shouts'), ('ladle', ladle, standing(236, 252, 16), 'ladle with mash'),
         ('friends', friends, standing(236, 252, 16),
          'two linked bracelets'), ('green-cloud', green_cloud, standing(236, 252, 16),
                                    'green cloud'), ('mop', mop, standing(236, 252, 16), 'mop in its bucket'))


def add_to(album):
    for name, picture, frame, what in PROPS:
        album.add('prop-' + name, light(picture(), .6), frame, what)
