"""What is served at the events: a wheel of cheese, a cake stand, a mountain of ice cream."""
from album import standing
from draw.art import draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import (Polygon, band, clip, corner, disc, ellipse, minus, moved, polygon, rounded, smooth,
                           union)
from draw.palette import GUM, INK, MILK, MUSTARD, TOMATO, darker
from draw.toon import floor_shadow, glint, inked

CHEESE = '#FFCB3D'


def cheese_wheel():
    """A wheel that rolls in on its edge, a wedge cut out of it."""
    art = floor_shadow(4, 0, 92, 13)
    wheel = ellipse(-8, -98, 90, 94).area
    tip, depth = (10, -116), 28
    wedge = Polygon([tip, (46, -240), (170, -170)])
    back = minus(moved(wheel, depth, 0), moved(wedge, depth, 0))
    art += inked(back, darker(CHEESE, .22), 7, shade=8, light=0)
    cut = Polygon([tip, (46, -240), (46 + depth, -240), (tip[0] + depth, tip[1])])
    art += draw(clip(cut, wheel), darker(CHEESE, .1), INK, 5)
    art += draw(union(ellipse(34, -150, 5, 7), ellipse(46, -176, 4, 5)), darker(CHEESE, .34))
    face = minus(wheel, wedge)
    holes = [(ellipse(x, y, rx, ry), darker(CHEESE, .26))
             for x, y, rx, ry in ((-62, -136, 13, 15), (-34, -164, 9, 9), (44, -46, 14, 13),
                                  (-58, -48, 9, 10), (12, -24, 7, 7), (56, -92, 8, 10))]
    art += inked(face, CHEESE, 7, shade=11, light=6, over=holes)
    rim = wheel.buffer(-5).difference(wheel.buffer(-16)).difference(wedge.buffer(4))
    art += draw(rim, '#E7572F', opacity=.55)
    return art + food_face('joy', 27).at(-20, -74, .98) + glint(-68, -110, 5, -70)


def cake_stand():
    """Three floors of cake on a glass foot."""
    art = floor_shadow(0, 0, 66, 11)
    art += inked(
        smooth([
            corner(-50, -2), (-36, -14), (-12, -24), (-10, -44), (10, -44), (12, -24), (36, -14),
            corner(50, -2)], .3), '#BFE3D0', 6, shade=5, light=3)
    art += inked(ellipse(0, -50, 98, 16), '#D8F0E6', 6, shade=5, light=3)

    def floor(y, half, height, dough, icing):
        body = polygon((-half, y), (half, y), (half - 3, y - height), (-half + 3, y - height), radius=5)
        layer = inked(body, dough, 6, shade=7, light=4)
        drips = [
            disc(x, y - height + 4 + (i % 3) * 5, half / 7.5)
            for i, x in enumerate([half * (-.86 + .246 * k) for k in range(8)])]
        top = union(rounded(-half - 3, y - height - 9, 2 * half + 6, 15, 7), *drips)
        return layer + inked(top, icing, 5, shade=3, light=3)

    art += floor(-54, 78, 50, '#F3D9A4', GUM) + floor(-110, 56, 42, '#8A4F33', '#FFF6E8')
    art += floor(-158, 36, 30, '#F3D9A4', TOMATO)
    art += food_face('joy', 26).at(0, -72, .58)
    art += inked(disc(0, -205, 12), '#E2412B', 5, shade=3, light=2) + stroke([
        (1, -216), (9, -230)], INK, 5) + glint(-4, -209, 2.6)
    colours = (MUSTARD, '#56B4E9', MILK)
    dots = ((-44, -122), (-24, -118), (22, -119), (44, -124), (-14, -165), (16, -166))
    return art + join(draw(disc(x, y, 4.5), colours[i % 3], INK, 3) for i, (x, y) in enumerate(dots))


def ice_cream():
    """A sundae: three scoops, sauce, a wafer, in a tall glass."""
    art = floor_shadow(0, 0, 52, 10)
    art += inked(
        smooth([
            corner(-44, -2), (-30, -12), (-9, -18), (-8, -36), (8, -36), (9, -18), (30, -12),
            corner(44, -2)], .3), '#CDEBEA', 6, shade=5, light=3)
    wafer = polygon((44, -214), (66, -204), (38, -118), (16, -128), radius=4)
    art += inked(wafer, '#E0A152', 5.5, shade=4, light=3)
    art += lines([((46, -198), (58, -192)), ((40, -180), (53, -174)), ((34, -162), (47, -156)),
                  ((54, -206), (30, -132))], '#A86A2C', 3.5)
    for x, y, r, colour in ((-34, -122, 37, GUM), (36, -120, 36, '#9BD3A8'), (0, -158, 39, '#FFF1C9')):
        lumps = union(disc(x, y, r), *[disc(x + r * k * .42, y + r * .72, r * .3) for k in (-2, -1, 0, 1, 2)])
        art += inked(lumps, colour, 6, shade=8, light=5)
    sauce = union(ellipse(0, -184, 30, 16), band([(-24, -182), (-27, -156)], 14),
                  band([(-4, -180), (-5, -164)], 14), band([(20, -182), (23, -152)], 14))
    art += inked(sauce, '#7A3A20', 5, shade=3, light=3)
    art += inked(disc(-2, -206, 13), TOMATO, 5, shade=3, light=2) + stroke([
        (0, -218), (10, -232)], INK, 5) + glint(-7, -210, 3)
    cup = smooth([corner(-78, -112), corner(78, -112), (62, -66), (26, -38), (-26, -38), (-62, -66)], .3)
    art += inked(cup, '#A8DBE6', 6.5, shade=9, light=6)
    art += draw(clip(polygon((-60, -110), (-36, -110), (-20, -40), (-44, -50)), cup.area.buffer(-4)), MILK,
                opacity=.45)
    return art + food_face('calm', 25).at(2, -82, .86)


def add_to(album):
    for name, picture, what in (('cheese-wheel', cheese_wheel, 'wheel of cheese'),
                                ('cake-stand', cake_stand, 'cake stand'), ('ice-cream', ice_cream, 'sundae')):
        album.add('prop-' + name, picture(), standing(230, 254, 16), what)
