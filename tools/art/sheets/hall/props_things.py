"""Things of the events: hose, siren, ballots, clock, wet floor sign, megaphone, rocket."""
from album import standing
from draw.art import draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import (band, clip, corner, disc, ellipse, minus, polar, polygon, rounded, smooth, union)
from draw.palette import INK, MILK, MUSTARD, PAPER, PICKLE, STEEL, TOMATO, darker, lighter
from draw.toon import floor_shadow, glint, inked

BRASS, WATER = '#D9A23A', '#8FD3EE'


def hose():
    """A coiled fire hose that sprays to the upper right."""
    art = floor_shadow(0, 0, 84, 12)
    jets = [
        band([(46, -142), (72, -178), (96, -192)], 17),
        band([(46, -142), (64, -186), (70, -206)], 13),
        band([(46, -142), (84, -160), (106, -158)], 13)]
    drops = union(disc(86, -208, 6), disc(106, -176, 5), disc(50, -208, 5), disc(104, -138, 5))
    water = union(*jets)
    art += inked(water, WATER, 5, shade=4, light=3) + draw(drops, WATER, INK, 4)
    rings = ((0, -28, 78, 27), (-3, -46, 72, 25), (3, -64, 66, 23))
    for x, y, rx, ry in rings:
        tube = minus(ellipse(x, y, rx + 10, ry + 10), ellipse(x, y - 2, rx - 12, ry - 12))
        art += inked(tube, TOMATO, 5, shade=5, light=3)
        art += stroke([(x - rx + 12, y + 14), (x, y + ry), (x + rx - 12, y + 14)], darker(TOMATO, .3), 3.5)
    neck = [(-52, -72), (-62, -110), (-20, -126), (18, -108)]
    art += stroke(neck, INK, 31) + stroke(neck, TOMATO, 21) + stroke([(-48, -76), (-57, -108),
                                                                      (-20, -119)], lighter(TOMATO, .3), 4)
    nozzle = polygon((4, -118), (24, -92), (64, -138), (50, -152), radius=4)
    art += inked(nozzle, BRASS, 5.5, shade=5, light=3) + inked(band([
        (10, -124), (32, -94)], 15), darker(BRASS, .25), 5, shade=2, light=0)
    return art + inked(band([(42, -158), (68, -130)], 13), darker(BRASS, .1), 5, shade=2, light=2)


def siren():
    """A red lamp that calls out; rays on both sides."""
    art = floor_shadow(0, 0, 70, 11)
    rays = [(polar(a, 86, 0, -96), polar(a, 108, 0, -96)) for a in (-158, -130, -50, -22)]
    art += lines(rays, INK, 15) + lines(rays, '#FFD34E', 8)
    art += draw(ellipse(0, -104, 72, 74), '#FFB199', opacity=.35)
    dome = smooth(
        [corner(-52, -48), (-52, -98), (-34, -140), (0, -154), (34, -140), (52, -98),
         corner(52, -48)], .34)
    art += inked(dome, TOMATO, 6.5, shade=11, light=6)
    beam = polygon((0, -92), (-46, -120), (-48, -74), radius=2)
    art += draw(clip(beam, dome.area.buffer(-4)), '#FF9B82', opacity=.8)
    art += inked(rounded(-62, -56, 124, 26, 9), STEEL, 6, shade=5, light=3)
    art += inked(rounded(-74, -34, 148, 30, 9), '#4A5A66', 6, shade=6, light=3)
    return art + food_face('wide', 19).at(6, -92, .82) + glint(-30, -120, 5.5, -55)


def _ballot(paper, up):
    """A hand-painted sign with a thumb on a stick."""
    art = floor_shadow(0, 0, 30, 8)
    art += stroke([(0, -4), (0, -90)], INK, 19, 0) + stroke([(0, -6), (0, -90)], '#C98F52', 10, 0)
    board = rounded(-78, -212, 156, 132, 18).area
    art += inked(board, paper, 6.5, shade=8, light=5)
    art += draw(rounded(-67, -201, 134, 110, 10), None, lighter(paper, .5), 4.5)
    thumb = smooth([
        corner(-22, 4), (-4, -8), (2, -40), (14, -50), (22, -38), (18, -12), (38, -12), (46, -2), (44, 8),
        (46, 18), (40, 24), (38, 34), (30, 38), (0, 40),
        corner(-22, 36)], .3)
    cuff = rounded(-44, 0, 24, 42, 6)
    hand = inked(thumb, '#FFE0BD', 5.5, shade=5, light=3) + lines([((24, 2), (42, 2)), ((24, 14), (42, 14)),
                                                                   ((22, 26), (38, 26))], INK, 3.5)
    hand += inked(cuff, MILK, 5, shade=3, light=0, shade_colour='#D5D0C8')
    return art + (hand.at(-2, -142, 1.06) if up else _turned(hand))


def _turned(hand):
    """The thumb turned downwards, the cuff stays on the left."""
    return hand.at(scale=-1.06, wide=-1).at(-2, -152)


def ballot_up():
    return _ballot(PICKLE, True)


def ballot_down():
    return _ballot(TOMATO, False)


def clock():
    """An alarm clock whose hands run backwards."""
    art = floor_shadow(0, 0, 68, 11)
    art += join(
        inked(band([(s * 34, -28), (s * 56, -6)], 17), '#4A5A66', 5.5, shade=3, light=2) for s in (-1, 1))
    art += stroke([(0, -180), (0, -192)], INK, 14)
    art += stroke([(-34, -184), (0, -204), (34, -184)], INK, 14) + stroke([(-34, -184), (0, -204),
                                                                           (34, -184)], STEEL, 6)
    art += join(inked(ellipse(s * 48, -166, 30, 21, s * 38), BRASS, 6, shade=5, light=4) for s in (-1, 1))
    art += inked(disc(0, -94, 76), '#3F9C98', 7, shade=11, light=6)
    art += draw(disc(0, -94, 59), '#FFFBEF', INK, 5)
    marks = [(polar(30 * i, 52, 0, -94), polar(30 * i, 46 if i % 3 else 41, 0, -94)) for i in range(12)]
    art += lines(marks, INK, 5)
    swirl = [polar(a, 34, 0, -94) for a in (-20, -60, -100, -150, -200)]
    art += stroke(swirl, TOMATO, 7)
    x, y = polar(-206, 34, 0, -94)
    art += draw(polygon((x - 13, y - 8), (x + 14, y - 6), (x + 2, y + 15), radius=1), TOMATO)
    art += stroke([(0, -94), polar(-60, 38, 0, -94)], INK, 8) + stroke([
        (0, -94), polar(170, 24, 0, -94)], INK, 9)
    return art + draw(disc(0, -94, 7.5), MUSTARD, INK, 4) + glint(-54, -136, 5, -45)


def wet_floor():
    """The yellow sign everybody knows, and somebody who did not see it."""
    art = draw(ellipse(4, -6, 100, 17), WATER, opacity=.75) + draw(ellipse(-30, -7, 24, 5), MILK, opacity=.7)
    art += inked(polygon((30, -196), (52, -192), (92, -12), (68, -12), radius=4), darker(MUSTARD, .35), 6,
                 shade=4)
    front = polygon((-30, -200), (38, -200), (70, -6), (-66, -6), radius=11)
    art += inked(front, '#FFCF3D', 7, shade=9, light=6)
    art += draw(rounded(-16, -192, 40, 13, 6), INK)
    art += draw(minus(front.buffer(-13), front.buffer(-17.5)), INK)
    art += draw(disc(10, -138, 12), INK)
    limbs = ([(4, -122), (-10, -84)], [(2, -116), (34, -128)], [(2, -116), (-22, -134)], [
        (-10, -84), (22, -74), (40, -92)], [(-10, -84), (12, -60), (30, -58)])
    art += join(stroke(points, INK, 12, .2) for points in limbs)
    puddle = [[(-40, -34), (-26, -40), (-12, -34), (2, -40), (16, -34), (30, -40), (44, -34)]]
    return art + join(stroke(points, INK, 6) for points in puddle)


def megaphone():
    """On a stand of its own; waves of sound."""
    art = floor_shadow(0, 0, 54, 10)
    art += stroke([(-16, -118), (-16, -8)], INK, 18, 0) + stroke([(-16, -118), (-16, -10)], STEEL, 9, 0)
    art += inked(smooth([corner(-52, -2), (-44, -16), (-16, -22),
                         (12, -16), corner(20, -2)], .3), '#4A5A66', 6, shade=4, light=3)
    waves = [[polar(a, r, 46, -140) for a in (-34, -12, 12, 34)] for r in (40, 56)]
    horn = smooth([
        corner(-62, -152),
        corner(-30, -160), (10, -182),
        corner(48, -210),
        corner(56, -66), (14, -96),
        corner(-30, -118),
        corner(-62, -118)], .3)
    art += inked(rounded(-92, -154, 34, 40, 11), darker(TOMATO, .25), 6, shade=5, light=3)
    art += inked(horn, TOMATO, 7, shade=12, light=6)
    art += draw(clip(band([(-30, -164), (-26, -108)], 15), horn.area.buffer(-3)), PAPER)
    art += inked(ellipse(53, -138, 17, 73, -2), PAPER, 6.5, shade=6, light=0)
    art += draw(ellipse(56, -138, 8, 47, -2), '#5E2A22')
    art += join(stroke(points, INK, 13) + stroke(points, MUSTARD, 6.5) for points in waves[1:])
    return art + glint(-8, -160, 5, -30)


def rocket():
    """A rocket on its tail of fire and steam."""
    puffs = union(*[
        disc(x, y, r)
        for x, y, r in ((-58, -14, 18), (-30, -20, 22), (6, -18, 22), (40, -18, 21), (64, -13, 16))])
    art = inked(clip(puffs, rounded(-90, -80, 180, 80, 14)), '#F3E9D2', 5.5, shade=6, light=0)
    flame = smooth([(-24, -62), (-30, -40), (-14, -32), corner(0, -12), (14, -32), (30, -40), (24, -62)], .3)
    art += inked(flame, TOMATO, 5.5, shade=0, light=0)
    art += draw(smooth([(-12, -60), (-14, -44), corner(0, -26), (14, -44), (12, -60)], .3), '#FFD34E')
    for side in (-1, 1):
        fin = smooth([
            corner(side * 34, -112), (side * 62, -86),
            corner(side * 66, -46), (side * 48, -58),
            corner(side * 28, -66)], .3)
        art += inked(fin, TOMATO, 6, shade=6, light=4)
    body = smooth([
        corner(0, -218), (32, -176), (42, -124),
        corner(32, -66), (0, -62),
        corner(-32, -66), (-42, -124), (-32, -176)], .34)
    nose = rounded(-60, -226, 120, 58, 0)
    art += inked(body, '#F4EFE6', 7, shade=10, light=6, over=[(nose, TOMATO),
                                                              (rounded(-60, -86, 120, 12, 0), '#56A8C7')])
    art += draw(disc(0, -132, 25), STEEL, INK, 5) + draw(disc(0, -132, 17), '#BFE9F5', INK, 4)
    return art + food_face('joy', 18).at(0, -134, .46) + glint(-20, -176, 4.5, -65)


THINGS = (('hose', hose, 'fire hose'), ('siren', siren, 'siren'), ('ballot-up', ballot_up, 'sign: yes'),
          ('ballot-down', ballot_down, 'sign: no'), ('clock', clock, 'clock that runs back'),
          ('wet-floor', wet_floor, 'sign of a wet floor'), ('megaphone', megaphone,
                                                            'megaphone'), ('rocket', rocket, 'rocket'))


def add_to(album):
    for name, picture, what in THINGS:
        album.add('prop-' + name, picture(), standing(236, 252, 16), what)
