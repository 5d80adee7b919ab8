"""Living food, about 200 px: what lies on the title's trays and what creeps about."""
from draw.art import Art, join, stroke
from draw.face import food_face
from draw.geometry import (band, clip, corner, disc, ellipse, moved, polar, polygon, smooth, soften, union)
from draw.palette import GRAPE, GUM, INK, MILK, MUSTARD, PICKLE, TEAL, TOMATO, darker
from draw.toon import glint, inked


def pizza(mood):
    """A slice with ketchup on its crust."""
    cheese = smooth([(-106, -62), (0, -74), (106, -62), (74, 0), (40, 60), (6, 124), (-12, 104), (-40, 58),
                     (-76, 0)], .3)
    drips = union(cheese, band([(66, -4), (68, 34)], 21), band([(-58, 10), (-60, 50)], 20),
                  band([(30, 64), (32, 92)], 17))
    salami = [ellipse(-82, -34, 20), ellipse(78, -26, 21), ellipse(-46, 48, 15), ellipse(12, 92, 12)]
    spots = [(ellipse(x, y, r, r * .7), '#F4AE35')
             for x, y, r in ((-30, 60, 9), (30, 74, 7), (-8, -52, 9), (46, 8, 6))]
    spots += [(s.area.buffer(3.5), darker(TOMATO, .42)) for s in salami] + [(s, '#D9402C') for s in salami]
    spots += [(moved(s.area.buffer(-6), -3, -4), '#E8664C') for s in salami]
    art = inked(soften(drips, 5), '#FFCF4A', 7, shade=14, over=spots)
    crust = band([(-114, -66), (-58, -86), (0, -90), (60, -86), (114, -64)], 46)
    art += inked(
        crust, '#D98A3A', 7, shade=11,
        over=[(ellipse(x, y, r, h), '#B9652A')
              for x, y, r, h in ((-60, -92, 16, 8), (24, -100, 20, 7), (86, -76, 12, 7))])
    sauce = union(
        band([(-88, -64), (-60, -44), (-34, -68), (-4, -54), (30, -70), (58, -50), (92, -62)], 16, .3),
        disc(92, -60, 11), band([(-60, -44), (-61, -14)], 12), disc(-61, -12, 8),
        band([(60, -50), (61, -30)], 11))
    art += inked(soften(sauce, 2), '#D8281E', 5, shade=4, light=2.5) + glint(-80, -62, 3)
    return art + food_face(mood, 28).at(0, 4 if mood == 'wide' else -6)


def egg(mood):
    white = smooth([(-98, 10), (-86, -40), (-40, -52), (-6, -82), (44, -68), (66, -34), (100, -8), (92, 44),
                    (50, 58), (24, 86), (-26, 78), (-52, 56), (-92, 54)])
    art = inked(white, '#FFFDF2', 7, shade_colour='#E5D9C6', light_colour=MILK)
    art += inked(ellipse(4, 2, 54, 50), '#FFC02E', 5.5, shade_colour='#EE8E1B') + glint(-20, -26, 8)
    return art + food_face(mood, 25).at(6, 0, .72)


def jelly(mood):
    colour = '#E8556E'
    body = smooth([(-92, 66), (-74, 10), (-66, -44), (-40, -78), (0, -88), (40, -78), (66, -44), (76, 12),
                   (92, 66), (50, 84), (0, 88), (-50, 84)])
    ribs = [(band([(x * 1.25, 84), (x * 1.05, 0), (x * .6, -84)], 9), darker(colour, .14))
            for x in (-56, -20, 20, 56)]
    art = inked(smooth([(-112, 74), (0, 62), (112, 74), (96, 96), (0, 104), (-96, 96)]), MILK, 6)
    art += inked(body, colour, 7, shade=16, over=ribs) + glint(-38, -52, 11, -40) + glint(-52, -26, 5, -60)
    art += stroke([(8, -110), (16, -132),
                   (30, -138)], INK, 5) + inked(ellipse(4, -98, 19), TOMATO, 5) + glint(-2, -104, 4)
    return art + food_face(mood, 29)


def tomato(mood):
    art = inked(
        smooth([(-88, 0), (-72, -56), (-24, -72), (24, -72), (72, -56), (90, 4), (66, 64), (0, 86),
                (-66, 64)]), TOMATO, 7) + glint(-52, -34, 9)
    leaf = smooth([(0, -60), (-40, -50), (-24, -70), (-52, -86), (-14, -84), (-4, -108), (10, -84), (50, -88),
                   (26, -70), (44, -50)], .25)
    return art + inked(leaf, PICKLE, 5) + food_face(mood, 28).at(2, 8)


def donut(mood):
    art = inked(ellipse(0, 0, 92, 86), '#D9964A', 7)
    icing = smooth([polar(30 * i, 80 if i % 2 else 66, 0, -6) for i in range(12)])
    art += inked(icing, GUM, 5, light=6)
    colours = (MUSTARD, TEAL, MILK, GRAPE, TOMATO)
    for i in range(15):
        x, y = polar(24 * i + 7, 50 + (i * 7) % 12)
        y = y * .9 - 6
        end = polar((i * 67) % 180, 9, x, y)
        art += stroke([(x, y), end], colours[i % 5], 6)
    return art + food_face(mood, 24).at(0, -24, .8)


def pickle(mood):
    body = smooth([(-46, -74), (-10, -98), (30, -86), (48, -44), (50, 6), (40, 58), (10, 96), (-28, 94),
                   (-44, 60), (-34, 10), (-48, -34)])
    warts = [(ellipse(x, y, r, r * 1.2), darker(PICKLE, .22))
             for x, y, r in ((-20, -62, 7), (24, -66, 8), (34, 40, 9), (-18, 66, 8), (8, 80, 6), (-26, 30, 6),
                             (32, -28, 6))]
    art = inked(body, PICKLE, 7, over=warts) + glint(-22, -44, 6, -70)
    return art + food_face(mood, 22).at(4, -12, .86)


def taco(mood):
    lettuce = union(*[disc(*polar(180 + 18 * i, 88, 4, 30), 21) for i in range(11)])
    art = inked(lettuce, '#8CC152', 6)
    art += join(inked(ellipse(x, y, 17), TOMATO, 4.5) for x, y in ((-52, -44), (8, -66), (60, -34)))
    shell, colour = smooth([
        corner(-100, 50), (-92, 0), (-60, -42), (0, -58), (58, -42), (90, 0),
        corner(100, 50), (50, 62), (0, 64), (-50, 62)]), '#F2BE52'
    crumbs = [(ellipse(x, y, r), darker(colour, .16))
              for x, y, r in ((-66, 14, 6), (66, 20, 7), (-44, -20, 5), (44, -22, 6), (0, -40, 6),
                              (74, 40, 5), (-78, 40, 5))]
    return art + inked(shell, colour, 7, over=crumbs) + food_face(mood, 27).at(0, 10, .95)


def cheese(mood):
    colour = '#FFC93C'
    body = smooth([
        corner(-96, 30), (-90, 10), (20, -64), (78, -40),
        corner(98, 26),
        corner(98, 70),
        corner(-96, 72)])
    front = polygon((-96, 30), (98, 26), (98, 90), (-96, 90))
    holes = [(ellipse(60, -20, 14, 9), darker(colour, .3)), (ellipse(-50, 62, 13), darker(colour, .3)),
             (ellipse(70, 56, 9), darker(colour, .3)), (ellipse(10, -34, 9, 6), darker(colour, .3))]
    art = inked(body, colour, 7, light=0, over=[(front, darker(colour, .1)), *holes])
    return art + stroke([(-90, 29), (94, 25)], INK, 3.5) + food_face(mood, 30).at(0, 28, .85)


def cake(mood):
    body = smooth(
        [corner(-96, -20), (-90, -30),
         (30, -64), corner(90, -40),
         corner(96, 70),
         corner(-96, 74)], .2)
    art = inked(
        body, '#F3C98B', 7, shade=12, over=[(polygon((-100, -40), (100, -80), (100, -2), (-100, 6)), GUM),
                                            (polygon((-100, 34), (100, 30), (100, 46),
                                                     (-100, 50)), '#FFF6E6')])
    icing = union(
        polygon((-94, -18), (92, -34), (92, 2), (-94, 6)),
        *[band([(x, -6), (x, y)], 20) for x, y in ((-78, 22), (-44, 12), (-8, 26), (30, 10), (66, 20))])
    art += inked(clip(icing, body.area.buffer(-2)), GUM, 4.5, shade=0)
    art += stroke([(36, -88), (40, -108),
                   (54, -116)], INK, 5) + inked(ellipse(34, -74, 20), TOMATO, 5.5) + glint(27, -82, 4)
    return art + food_face(mood, 28).at(-2, 42, .72)


def legs(places, top, bottom, frame):
    """Two thin legs; the frames 0 and 1 swap which one is lifted."""
    art = Art()
    for i, (x, foot) in enumerate(places):
        lift = 12 if i == frame else 0
        knee = (x + foot * .6, (top + bottom) / 2 - lift * .4)
        art += stroke([(x, top), knee, (x - foot * .2, bottom - lift)], INK, 9)
        art += stroke([(x - foot * .2, bottom - lift), (x - foot * .2 + 15, bottom - lift + 1)], INK, 10)
    return art


def walker(make, mood, frame, body_foot, spread=30):
    """Food that walks to the right; foot at (0, 0)."""
    bob = -4 if frame else 0
    return (legs(((-spread, -10), (spread, -10)), -body_foot * .3 - 30, -5, frame) +
            make(mood).at(0, -30 - body_foot + bob, turn=-4 if frame else 3))
