"""The Special Edition of What the Food?!: what one smells before one sees it."""
from draw.art import draw, join, stroke, strokes
from draw.geometry import (band, corner, disc, ellipse, polygon, rectangle, ring_of_points, rounded, smooth,
                           turned, union)
from draw.palette import INK, TOMATO, darker, lighter
from draw.toon import glint

from .kit import body, bumps, part, shine, spots
from .vessels import chunks, coins, dish, drips, whiff


@dish('blue-cheese', (-6, 34, 62), '#A9BCC8', 'crumb')
def blue_cheese():
    cheese, mould = '#F7EBC4', '#5E8FA8'
    wedge = smooth([
        corner(-88, 4),
        corner(56, -62), (78, -54),
        corner(92, -30),
        corner(90, 60), (0, 74),
        corner(-84, 72)], .06)
    top = polygon((-100, 0), (56, -70), (100, -34), (92, -20), (60, -6), (-100, 12))
    veins = [(band(p, w), mould)
             for p, w in (([(-80, 30), (-62, 24), (-56, 36)], 8), ([(-74, 60), (-56, 54), (-50, 64)], 9),
                          ([(52, 12), (66, 20), (82, 12)], 9), ([(60, 50), (74, 44), (80, 56)], 8),
                          ([(-30, 62), (-16, 66), (0, 62)], 6), ([(40, 66), (50, 60)], 6))]
    veins += spots(((-44, 14, 4), (44, 30, 4), (72, 32, 3), (-72, 44, 3), (24, 66, 3)), mould, 1)
    veins += [(e, mould)
              for e in (ellipse(-20, -12, 15, 6, -16), ellipse(42, -30, 13, 7, -8), ellipse(66, -26, 8, 4))]
    art = body(wedge, cheese, [(top, lighter(cheese, .5)), *veins], shade=9, light=4)
    art += stroke([(-84, 6), (0, 2), (60, -6), (90, -28)], darker(cheese, .4), 3.5)
    art += part(ellipse(14, -26, 14, 8, -14), mould, [(ellipse(16, -24, 10, 5, -14), '#9DC4D4')], width=4.5,
                shade=0, light=0)
    fuzz = bumps(60, -46, 15, 10, 8, 7, 0, 360, 1)
    art += part(fuzz, '#8FC0C4', width=4.5, shade=3) + strokes([[
        (54, -50), (54, -49.9)], [(64, -44), (64, -43.9)]], mould, 5)
    wings = part(ellipse(-50, -62, 13, 8, 40), '#EAF6F6', width=4, shade=0, light=0)
    wings += part(ellipse(-30, -64, 13, 8, -40), '#EAF6F6', width=4, shade=0, light=0)
    art += wings + part(ellipse(-40, -52, 13, 10), '#4A3F4A', width=4, shade=0, light=0)
    art += strokes([[(-45, -54), (-45, -53.9)], [(-36, -54), (-36, -53.9)]], '#FFFDF4', 6)
    trail = [[(-66, -78), (-74, -84)], [(-52, -84), (-42, -88)], [(-28, -86), (-16, -84)]]
    return (art + strokes(trail, INK, 4) + whiff([(0, -56), (-8, -68), (4, -78), (-4, -92)])).at(0, 2, .96)


@dish('pickled-herring', (0, 30, 56), '#B9CFC4', 'wet')
def pickled_herring():
    glass, fish = '#D3E6A2', '#86B7D2'
    tail = smooth([(-14, -40), (-10, -60),
                   corner(-44, -92), (-20, -88), (0, -80), (22, -90),
                   corner(46, -94), (12, -62), (16, -40)], .3)
    art = body(tail, fish, [
        (band(p, 4), darker(fish, .3)) for p in ([(-28, -86), (-8, -64)], [(30, -88), (10, -64)])], shade=6)
    lid = rounded(-36, -9, 72, 18, 6)
    art += body(lid, '#E2412B', [(rectangle(x, -12, 5, 30), '#F4C7B8') for x in (-24, -8, 8, 24)], width=5,
                shade=5, light=3).at(50, -62, .8, 24)
    jar = smooth([
        corner(-46, -44),
        corner(46, -44), (48, -34), (66, -18), (70, 10), (70, 64), (60, 88), (0, 93), (-60, 88), (-70, 64),
        (-70, 10), (-66, -18), (-48, -34)], .28)
    herring = smooth([(-24, -50), (24, -50), (42, -10), (46, 30), (34, 66), (0, 82), (-34, 66), (-46, 30),
                      (-42, -10)])
    things = [(herring.area.buffer(3.5), darker(fish, .5)), (herring, fish)]
    things += [(ellipse(0, 70, 32, 22), '#D9E8EA')]
    things += [(turned(ellipse(x, y, 15, 12).area.difference(ellipse(x, y, 9, 7).area), t), '#FBEAF6')
               for x, y, t in ((-58, 14, 0), (58, 48, 0), (-56, 70, 0), (56, -8, 0))]
    things += [(disc(x, y, 4), '#4A3A2A') for x, y in ((-58, 44), (60, 76), (60, 22))]
    art += body(jar, glass, things, shade=10, light=0)
    art += strokes([[(-30, -6), (-20, 0), (-10, -6)], [(-8, -14), (2, -8),
                                                       (12, -14)], [(12, -4), (22, 2), (32, -4)]],
                   darker(fish, .25), 4)
    art += part(rounded(-50, -54, 100, 15, 6), '#EAF6F6', width=5, shade=3)
    dill = [[(-60, -6), (-52, -22)], [(-56, -14), (-64, -20)], [(-54, -18), (-46, -16)]]
    return (art + strokes(dill, '#5F9A3A', 5) + shine([(-59, 2), (-60, 34)], 5.5)).at(-3, 2, .95)


@dish('durian', (-14, 10, 62), '#E9D56A', 'cream')
def durian():
    rind = '#A9A848'
    stem = [(-6, -66), (-2, -86), (12, -92)]
    art = stroke(stem, INK, 20) + stroke(stem, '#9A7A44', 10)
    points = []
    for i, (x, y) in enumerate(ring_of_points(19, 88, 69, -86)):
        reach = 1 if i % 2 else (1, .96, 1.03)[i % 3]
        points.append(corner(x * reach, y * .88 * reach + 6))
    thorns = [
        (polygon((x - 9, y + 6), (x, y - 10), (x + 9, y + 6), radius=1), darker(rind, .28))
        for x, y in ((-56, -22), (-30, -42), (2, -48), (34, -42), (-62, 16), (-50, 46), (-22, 60), (8, 66))]
    art += body(smooth(points, .02), rind, thorns, shade=12, light=5)
    gap = smooth([corner(28, -34), (56, -16), (66, 14), (58, 44), corner(30, 62), (40, 30), (42, 4)], .3)
    art += part(gap, '#FFF6DC', width=5, shade=0, light=0)
    art += part(ellipse(53, 0, 9, 14, -8), '#FFD84A', width=4, shade=3) + part(
        ellipse(52, 30, 8, 13, 14), '#FFD84A', width=4, shade=3)
    for line in ([(-62, -64), (-72, -74), (-62, -84), (-70, -96)], [(48, -66), (38, -76), (50, -84),
                                                                    (42, -96)], [(76, -56), (68, -66),
                                                                                 (80, -74), (74, -88)]):
        art += whiff(line)
    return art.at(0, 2, .97)


@dish('kimchi', (0, 44, 62), '#E0482A', 'wet')
def kimchi():
    clay, red = '#B9714A', '#E5502E'
    art = join([])
    for x, y, turn, size in ((-44, -44, -44, 1), (46, -42, 40, 1), (-16, -58, -12, 1.1), (22, -56, 16, 1.05)):
        frill = smooth([(-10, 36), (-16, 12), (-28, 0), (-24, -18), (-12, -22), (0, -34), (12, -24),
                        (26, -18), (28, 0), (16, 12), (10, 36)], .4)
        rib = [(smooth([(-7, 40), (-4, -4), (0, -16), (5, -4), (8, 40)]), '#FFF3D6'),
               (ellipse(-16, -8, 8, 5, 40), '#C7302A'), (ellipse(14, -12, 7, 5, -30), '#C7302A'),
               (ellipse(2, -26, 6, 4), '#9CC24A')]
        art += body(frill, '#F0763E' if x % 4 else red, rib, width=5.2, shade=6, light=0).at(x, y, size, turn)
    art += strokes([[(-8, -26), (6, -44)], [(34, -22), (50, -30)]], INK, 12)
    art += strokes([[(-8, -26), (6, -44)], [(34, -22), (50, -30)]], '#8CC152', 6)
    heap = drips(ellipse(0, -14, 58, 17), ((-46, -8, 26, 16), (-30, -4, 8, 14), (50, -8, 20, 15)))
    pot = smooth([
        corner(-50, -10),
        corner(50, -10), (70, 6), (82, 36), (74, 68), (54, 86), (0, 90), (-54, 86), (-74, 68), (-82, 36),
        (-70, 6)], .3)
    glaze = [(band([(-90, 66), (-40, 76), (0, 78), (40, 76), (90, 66)], 4), darker(clay, .3))]
    art += body(pot, clay, glaze, shade=13, light=6)
    art += part(rounded(-58, -20, 116, 17, 7), darker(clay, .12), width=5, shade=4)
    art += part(heap, red, spots(((-30, -14, 4), (4, -18, 4), (34, -12, 3.4), (-46, 8, 3)), '#B02A20', 1),
                width=5, shade=5)
    return (art + glint(-66, 26, 5, -70)).at(0, 3, .96)


@dish('gumbo', (0, 46, 58), '#9A5A2E', 'hot', dark=True)
def gumbo():
    iron, soup = '#565360', '#A9602F'
    bail = [(-70, 0), (-74, -50), (-40, -86), (0, -94), (40, -86), (74, -50), (70, 0)]
    art = stroke(bail, INK, 13) + stroke(bail, '#8A8794', 5)
    for side in (-1, 1):
        art += body(polygon((side * 30, 66), (side * 54, 60), (side * 62, 96), (side * 46, 97), radius=3),
                    iron, width=5, shade=3, light=0)
    claw = smooth([(38, -14), (46, -40), (36, -54), (44, -74),
                   corner(58, -80), (58, -64),
                   corner(72, -78), (80, -60), (70, -42), (58, -30), (52, -10)], .3)
    art += body(claw, '#E0502E', width=5.2, shade=5)
    art += body(ellipse(0, -8, 66, 22), soup, shade=0, light=0)
    rice = bumps(-6, -22, 26, 18, 10, 9, 0, 360, 3)
    art += part(union(rice, ellipse(-6, -12, 32, 12)), '#FFFBF0', width=5, shade=6, shade_colour='#DED3C4')
    art += coins(((-48, -14, 16, -12), (20, -4, 15, 8)), '#C0503A', '#E08A6A')
    for x, y in ((-24, 2), (52, -2)):
        star = smooth(ring_of_points(5, 12, 9, -90, x, y), .3)
        art += part(star, '#8CC152', width=4.5, shade=0, light=0)
        art += strokes([[(x + dx, y + dy), (x + dx + .1, y + dy)] for dx, dy in ((-3, -2), (3, -2), (0, 4))],
                       '#F4F6D2', 4)
    pot = smooth([
        corner(-66, -6), (-50, 4), (0, 10), (50, 4),
        corner(66, -6), (80, 22), (76, 56), (52, 80), (0, 86), (-52, 80), (-76, 56), (-80, 22)], .32)
    art += body(pot, iron, shade=12, light=6)
    lip = drips(band([(-68, -6), (-40, 4), (0, 8), (40, 4), (68, -6)], 10),
                ((-52, 2, 24, 12), (58, 0, 30, 13)))
    return (art + part(lip, soup, width=5, shade=3)).at(0, 2, .96)


@dish('cafeteria-surprise', (-2, 18, 72), '#9AA86A', 'rubber')
def cafeteria_surprise():
    slop = '#A9B878'
    tray = smooth([(-94, 66), (-70, 58), (0, 54), (70, 58), (94, 66), (88, 84), (60, 90), (0, 92), (-60, 90),
                   (-88, 84)])
    art = body(tray, '#C9D3D2', [(ellipse(0, 66, 80, 10), '#A3B2B2')], width=5.5, shade=5)
    sock = smooth([(-48, -20), (-52, -58),
                   corner(-56, -90), (-40, -94),
                   corner(-24, -92), (-24, -62), (-20, -20)], .2)
    art += body(sock, '#FFF3D6', [(band([(-70, -78), (0, -80)], 8), TOMATO),
                                  (band([(-70, -62), (0, -64)], 6), '#2E8C8A')], width=5, shade=5)
    bones = [[(34, -34), (62, -82)], [(36, -60), (56, -50)], [(44, -74), (66, -62)]]
    art += strokes(bones, INK, 14) + strokes(bones, '#FFFDF4', 6)
    head = smooth([(50, -82), (58, -98), (76, -96), (84, -82), (70, -72)])
    art += part(head, '#FFFDF4', width=5, shade=0) + strokes([[(68, -90), (73, -84)], [(73, -90),
                                                                                       (68, -84)]], INK, 3)
    blob = smooth([(-84, 66), (-88, 36), (-70, 10), (-66, -16), (-44, -34), (-12, -30), (10, -46), (40, -40),
                   (56, -14), (76, 6), (88, 38), (84, 68), (56, 80), (30, 72), (0, 82), (-34, 74), (-62, 82)])
    warts = spots(
        ((-64, 44, 8), (-50, -10, 7), (60, 20, 8), (40, -24, 6), (66, 54, 6), (-40, 64, 6), (30, 60, 5)),
        darker(slop, .24), .85)
    warts += spots(((-66, 41, 3.4), (-52, -13, 3), (58, 17, 3.4)), lighter(slop, .5), .85)
    warts += [(ellipse(-72, 62, 10, 7), '#E07A9A'), (ellipse(72, 36, 7, 5), '#7A4EA3'),
              (ellipse(6, -36, 9, 5), '#E07A9A')]
    art += body(blob, slop, warts, shade=13, light=6)
    art += part(ellipse(14, -46, 17, 17), '#FFFDF4', width=5, shade=4, light=0) + draw(
        ellipse(18, -47, 8), '#7FA83B')
    art += draw(ellipse(19, -47, 4.5), INK) + coins(((-70, 18, 12, -20), ), '#F08A34')
    return (art + chunks(((64, 72, 8), (-20, 80, 7)), '#7FB83B', 4) + glint(-34, -20, 5, -30)).at(0, 3, .95)
