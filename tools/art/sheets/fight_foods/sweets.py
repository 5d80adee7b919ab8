"""Puddings, pies and pots of What the Food?!."""
from draw.art import draw, join, stroke, strokes
from draw.geometry import band, clip, corner, disc, ellipse, polygon, smooth, turned, union
from draw.palette import INK, darker, lighter
from draw.toon import glint

from .kit import body, bumps, lumpy, part, seeds, shine, spots
from .vessels import bowl, chunks, dish, drips, tub


def _cherry(x, y, r, colour='#D22F3C'):
    return part(ellipse(x, y, r, r * .94), colour, width=5, shade=r * .25, light=0) + glint(
        x - r * .4, y - r * .4, r * .17)


@dish('fruit-cup', (0, 40, 58), '#F2A93B', 'wet')
def fruit_cup():
    art = stroke([(34, -10), (52, -66)], INK, 10) + stroke([(34, -10), (52, -66)], '#F0D6A0', 4)
    shade = smooth([
        corner(10, -66), (24, -88), (56, -97), (84, -82),
        corner(97, -50), (80, -54), (68, -50), (54, -60), (40, -56), (28, -64)], .3)
    ribs = [(band([(56, -97), (x, y)], 15), '#FFF3D6') for x, y in ((32, -50), (76, -44))]
    art += body(shade, '#E85C8A', ribs, width=5, shade=5)
    art += _cherry(-8, -46, 19) + stroke([(-6, -62), (-14, -82), (-30, -90)], INK, 5)
    art += body(disc(-46, -26, 25), '#F7A64A', width=5, light=4)
    kiwi = [(ellipse(30, -26, 21, 20), '#A9D24A'), (ellipse(30, -26, 8, 7), '#F4F6D2')]
    art += part(ellipse(30, -26, 27, 26), '#9A6F3E', kiwi, width=5)
    art += seeds([(30 + dx, -26 + dy, t)
                  for dx, dy, t in ((0, -13, 90), (12, -5, 150), (9, 9, 45), (-12, -4, 30), (-9, 9, 135))],
                 INK, 3, 4)
    art += part(ellipse(-8, -16, 18), '#7A4EA3', width=5) + glint(-14, -22, 3)
    art += part(ellipse(62, -10, 15), '#8CC152', width=5) + part(ellipse(-68, -4, 14), '#F0D04A', width=5)
    fruit = [(ellipse(x, y, r), c)
             for x, y, r, c in ((-58, 22, 17, '#F08A34'), (60, 24, 16, '#E5482F'), (-46, 72, 18, '#8CC152'),
                                (48, 72, 18, '#F7C93F'), (0, 84, 18, '#E85C8A'))]
    art += bowl(78, -2, 84, 40, '#CBE9EC', fruit, shade=10, light=0)
    art += part(band([(-77, -4), (0, 3), (77, -4)], 11), '#EAF6F6', width=5, shade=3)
    return (art + shine([(-60, 22), (-54, 54)], 6)).at(-2, 4, .95)


@dish('rice-pudding', (0, -2, 64), '#FFF6DC', 'cream')
def rice_pudding():
    cream, glass = '#FFF6DC', '#F7B6C6'
    cane = band([(30, -36), (66, -88)], 17)
    art = body(cane, '#A8643A', [(band([(36, -44), (68, -92)], 4), '#6E3B20')], width=5, shade=4)
    dome = bumps(0, -10, 66, 48, 14, 13, 0, 360, 5)
    art += body(
        dome, cream,
        spots(((-20, -50, 6), (10, -54, 5), (-2, -44, 4), (24, -46, 4), (-38, -40, 4), (-8, -58, 3)),
              '#C4824A', .7), shade=11, shade_colour='#E2CE9E')
    grains = ((-58, -18, 30), (-50, -34, 120), (56, -20, 60), (62, 2, 10), (-64, 4, 150), (44, -38, 20),
              (-54, 20, 80), (52, 20, 130), (-30, 30, 20), (30, 32, 160))
    art += seeds(grains, '#E2CE9E', 8, 5.5)
    art += chunks(((-44, -6, 7), (46, 4, 7)), '#6B3A4A', 4)
    foot = smooth([
        corner(-10, 60), (-8, 78), (-34, 86),
        corner(-42, 95), (0, 98),
        corner(42, 95), (34, 86), (8, 78),
        corner(10, 60)], .3)
    art += body(foot, glass, width=5, shade=4, light=2)
    cup = smooth([
        corner(-88, 22), (-40, 34), (0, 37), (40, 34),
        corner(88, 22), (70, 50), (34, 68), (0, 71), (-34, 68), (-70, 50)], .32)
    flutes = [(band([(x * 1.6, 20), (x * .7, 74)], 5), lighter(glass, .55)) for x in (-46, -24, 0, 24, 46)]
    art += body(cup, glass, flutes, shade=9, light=0) + shine([(-70, 36), (-52, 50)], 5)
    return art.at(0, -1, .95)


@dish('cherry-pie', (6, 30, 60), '#C42F3C', 'wet')
def cherry_pie():
    crust, filling = '#E3A955', '#DB3F48'
    art = join(_cherry(x, y, r) for x, y, r in ((-74, 34, 14), (84, 44, 13)))
    side = smooth([
        corner(-84, -12), (0, -6),
        corner(86, -20), (88, 20),
        corner(80, 62), (0, 70),
        corner(-72, 62), (-82, 20)], .2)
    balls = [
        (disc(x, y, r), darker(filling, .2))
        for x, y, r in ((-62, 14, 15), (-46, 46, 14), (66, 8, 14), (62, 44, 15), (-34, 4, 9), (8, 58, 12))]
    balls += [(disc(x - 4, y - 5, 3.5), '#FFD9D2') for x, y in ((-62, 14), (-46, 46), (66, 8), (62, 44))]
    art += body(side, filling, balls, shade=9, light=0)
    base = smooth(
        [corner(-80, 54),
         (0, 64), corner(86, 52), (82, 70), (70, 76), (0, 82), (-62, 76), (-74, 68)], .2)
    art += part(base, crust, width=5)
    top = smooth([
        corner(-92, -10), (-70, -26), (-20, -56), (24, -66), (62, -58), (90, -36),
        corner(94, -16), (50, -2), (0, 4), (-50, 0)], .2)
    windows = [
        polygon((x, y), (x + 15, y - 9), (x + 29, y - 3), (x + 13, y + 7), radius=1)
        for x, y in ((-52, -15), (-18, -12), (18, -12), (-14, -33), (18, -34), (50, -20), (48, -42))]
    art += body(top, crust, [(w, '#B82634') for w in windows], shade=7, light=4)
    art += part(bumps(72, -36, 22, 22, 5, 10, -70, 160, 2), lighter(crust, .1), width=5)
    art += part(drips(band([(-88, -6), (-50, 2)], 8), ((-82, -6, 14, 12), (-64, -2, 4, 11))), '#C42F3C',
                width=4.5)
    cream = smooth([(-28, -46), (-26, -60), (-8, -68), (2, -84), (10, -70), (28, -62), (28, -48), (0, -42)])
    art += part(cream, '#FFFDF4', width=5, shade=6)
    return art.at(-2, 4, .95)


@dish('jelly-donut', (-10, -8, 72), '#C2307A', 'wet')
def jelly_donut():
    dough, jelly = '#DE9C52', '#D2326E'
    burst = drips(union(lumpy(62, 30, 30, 28, 9, 6, .14), disc(84, 6, 10), disc(88, 48, 9), disc(38, 66, 12)),
                  ((54, 40, 84, 18), (76, 40, 70, 15), (34, 60, 82, 14)))
    ball = smooth([(-88, 0), (-80, -36), (-52, -62), (-10, -70), (32, -64), (62, -40), (74, -4), (64, 34),
                   (34, 58), (-8, 64), (-52, 58), (-80, 34)])
    waist = [(band([(-100, 14), (-50, 30), (0, 36), (50, 30), (90, 12)], 11), lighter(dough, .5))]
    art = body(ball, dough, waist, shade=12, light=6)
    sugar = smooth([(-74, -26), (-56, -52), (-12, -66), (34, -58), (60, -32), (46, -24), (26, -38), (4, -30),
                    (-22, -42), (-44, -26), (-60, -14)])
    art += draw(clip(sugar, ball.area.buffer(-4)), '#FFF8EE')
    art += seeds(((-64, 4, 20), (-44, 16, 90), (40, 8, 60), (52, -8, 120), (-70, -8, 40), (22, 48, 30),
                  (-30, 52, 100), (-56, 42, 60)), '#FFF8EE', 2, 5)
    art += body(burst, jelly, width=5, shade=7, light=4) + glint(54, 24, 5, -40) + glint(48, 40, 2.4, -60)
    return (art + chunks(((92, 78, 6), ), jelly, 4)).at(2, 0, .95)


@dish('yogurt', (0, 36, 62), '#E9B6E0', 'cream')
def yogurt():
    pot, berry = '#FFF8F0', '#B45CC4'
    spoon = [(-34, -30), (-66, -84)]
    art = stroke(spoon, INK, 15) + stroke(spoon, '#C9D3D2', 6)
    art += part(ellipse(-68, -82, 13, 17, -30), '#C9D3D2', width=5, shade=4)
    lid = turned(ellipse(0, 0, 34, 43), 28)
    foil = part(lid, '#D3DDDD', [(turned(ellipse(-3, -2, 26, 34), 28), '#EFF5F5'),
                                 (turned(ellipse(8, 6, 14, 22), 28), '#F3C6EA')], width=5)
    art += part(disc(79, -88, 9), '#D3DDDD', width=5, shade=0, light=0) + foil.at(62, -46)
    swirl = smooth([(-62, -4), (-58, -26), (-38, -36), (-34, -52), (-12, -58), (-2, -76), (8, -60), (32, -50),
                    (36, -34), (58, -24), (62, -4), (0, 8)])
    art += body(swirl, '#F3C6EA', shade=8, light=4)
    art += strokes([[(-46, -20), (-10, -16), (40, -24)], [(-26, -42), (0, -38), (24, -46)]], '#CE8FC4', 4)
    art += join(part(ellipse(x, y, 10), '#4A4590', width=4.5, shade=3) for x, y in ((-30, -32), (20, -34)))
    wave = smooth([(-90, 66), (-60, 60), (-30, 70), (0, 64), (30, 70), (60, 60), (90, 66), (90, 100),
                   (-90, 100)])
    art += tub(-6, 58, 86, 70, pot, [(wave, berry), (ellipse(-44, 74, 8), '#4A4590'),
                                     (ellipse(40, 76, 9), '#4A4590'), (ellipse(0, 80, 7), '#4A4590')])
    art += part(band([(-62, -8), (0, -2), (62, -8)], 12), berry, width=5, shade=3)
    return art.at(-3, 4, .95)
