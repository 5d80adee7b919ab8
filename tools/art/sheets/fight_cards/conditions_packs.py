"""The conditions of the three packs."""
from draw.art import Art, draw, join, lines, stroke
from draw.geometry import band, corner, disc, ellipse, polar, rounded, smooth
from draw.palette import INK, MILK, TOMATO, darker
from draw.toon import glint, inked
from sheets.fight_cards.kit import blend
from sheets.fight_foods.places import place


def glowing():
    """A thing that lights the larder."""
    colour = '#B9F03E'
    rays = [band([polar(a, 62), polar(a, 72 if i % 2 else 68)], 13) for i, a in enumerate(range(0, 360, 30))]
    art = join(inked(r, '#F6FF8A', 4, shade=0, light=0, heavy=False) for r in rays)
    art += inked(ellipse(0, 0, 54), colour, 5.5, shade=10, light=7, over=[
        (ellipse(-4, -4, 42), '#D3FA6E')]) + glint(-32, -30, 5)
    return art + draw(ellipse(34, 36, 4), darker(colour, .25)) + draw(ellipse(-40, 24, 3), darker(
        colour, .25))


def haunted():
    """A ghost."""
    sheet = smooth([(-54, -18), (-36, -60), (0, -73), (36, -60), (54, -18), (58, 30),
                    corner(64, 72), (40, 58),
                    corner(24, 72), (0, 58),
                    corner(-22, 72), (-40, 58),
                    corner(-64, 72), (-58, 30)], .34)
    art = inked(sheet, '#ECE6FA', 5.5, shade=11, shade_colour='#BDB0DC')
    for side in (-1, 1):
        art += inked(smooth([(side * 54, -2), (side * 72, -18), (side * 73, 0), (side * 58, 18)]), '#ECE6FA',
                     5, shade=3, shade_colour='#BDB0DC')
    return art + glint(-28, -46, 5)


def deep_fried():
    """A golden coat of crumbs."""
    points = [polar(360 * i / 22, 66 if i % 2 else 57, 0, 2) for i in range(22)]
    coat = smooth([(x, y * .96) for x, y in points], .3)
    crumbs = [(ellipse(x, y, r, r * .8, 20), c)
              for x, y, r, c in ((-44, -20, 7, '#F6C768'), (-20, -46, 8, '#B86F22'), (18, -48, 7, '#F6C768'),
                                 (46, -24, 8, '#B86F22'), (50, 18, 7, '#F6C768'), (-50, 26, 8, '#B86F22'),
                                 (-24, 52, 7, '#F6C768'), (10, 56, 8, '#B86F22'), (38, 46, 6, '#F6C768'),
                                 (-2, -56, 5, '#F6C768'))]
    art = inked(coat, '#DE9A3C', 5.5, over=crumbs, shade=10)
    return art + join(
        inked(ellipse(x, y, r), '#FFE6A0', 4, shade=0, light=0)
        for x, y, r in ((-62, -54, 9), (62, -56, 8), (68, -30, 5), (-70, -28, 5)))


def fizzy():
    """A bubble of soda in a hurry."""
    colour = '#B07BD8'
    art = join(
        inked(ellipse(x, y, r), '#E9DAF7', 4, shade=0, light=0)
        for x, y, r in ((-48, -58, 10), (46, -60, 12), (64, -34, 7), (-66, -30, 7), (4, -70, 5)))
    bubbles = [(ellipse(x, y, r), '#D9BEF0')
               for x, y, r in ((-34, -24, 7), (36, -26, 8), (44, 24, 6), (-42, 30, 8), (-14, 54, 6),
                               (22, 50, 8), (0, -40, 6))]
    art += inked(ellipse(0, 8, 60, 58), colour, 5.5, over=bubbles, shade=11, light=6)
    return art + glint(-36, -18, 7, -50)


def gooey():
    """Pink goo that drips and stretches."""
    colour = '#F27FB2'
    goo = blend(
        5, ellipse(0, -14, 60, 46), *[
            band([(x, -6), (x, y)], w)
            for x, y, w in ((-46, 48, 24), (-18, 34, 20), (14, 58, 26), (46, 36, 22))], disc(-46, 52, 15),
        disc(14, 60, 14))
    art = inked(goo, colour, 5.5, shade=9) + glint(-34, -38, 8, -40) + glint(-46, -20, 3, -60)
    string = [(36, -50), (52, -68), (66, -62)]
    return art + stroke(string, INK, 12) + stroke(string, colour, 6) + inked(ellipse(67, -60, 7), colour, 4,
                                                                             shade=0)


def stale():
    """A grey crust with cracks and a cobweb."""
    colour = '#C9BDA8'
    loaf = smooth([(-58, 60), (-56, 4), (-68, -24), (-46, -56), (0, -64), (46, -56), (68, -24), (56, 4),
                   (58, 60), (0, 66)])
    art = inked(loaf, darker(colour, .3), 5.5, shade=0, light=0)
    art += inked(loaf.area.buffer(-9), colour, 3, shade=8)
    cracks = ([(-48, 10), (-34, 18), (-40, 30), (-26, 40)], [(44, 46), (36, 34), (44, 24)], [(6, 56), (0, 46),
                                                                                             (8, 38)])
    art += join(stroke(c, INK, 4, .05) for c in cracks)
    web = [((30, -60), (64, -10)), ((30, -60), (44, -6)), ((30, -60), (66, -36))]
    art += lines(web, MILK, 3) + stroke([(38, -26),
                                         (48, -34), (56, -46)], MILK, 3) + stroke([(42, -10), (54, -24),
                                                                                   (64, -34)], MILK, 3)
    return art + join(
        draw(ellipse(x, y, r), '#8FA37C')
        for x, y, r in ((-44, -30, 8), (-32, -40, 5), (-48, -14, 4), (40, 6, 4)))


def squashed():
    """Flat, with the print of a shoe."""
    colour = '#E39B6A'
    pat = smooth([(-73, 30), (-58, 6), (-24, -2), (20, -4), (58, 6), (74, 30), (54, 54), (0, 60), (-54, 54)])
    art = inked(pat, colour, 5.5, shade=9)
    shoe = smooth([
        corner(-40, -14), (-44, -40),
        corner(-38, -74),
        corner(8, -74), (10, -52), (38, -42), (56, -26),
        corner(58, -12)], .3)
    art += inked(shoe, TOMATO, 5.5, shade=7) + inked(rounded(-46, -18, 110, 17, 7), '#4A4253', 5.5, shade=4)
    art += lines([((6, -58), (-10, -64)), ((16, -48), (2, -56))], MILK, 4.5)
    return art + lines([((-66, -20), (-76, -12)), ((78, -14), (84, -6)), ((-70, 62), (-80, 68)),
                        ((70, 62), (80, 68))], INK, 5)


def toasted():
    """A toaster that has just popped."""
    art = Art()
    for x in (-26, 24):
        art += inked(
            smooth([
                corner(x - 24, 0), (x - 22, -40), (x - 26, -56), (x - 12, -70), (x + 12, -70), (x + 26, -56),
                (x + 22, -40),
                corner(x + 24, 0)]), '#B9702F', 5, over=[(rounded(x - 16, -58, 32, 70, 8), '#E3A65A')],
            shade=4)
    body = smooth([(-64, 64), (-66, 6), (-52, -22), (0, -26), (52, -22), (66, 6), (64, 64), (0, 68)])
    art += inked(body, '#C9D3D6', 5.5, shade=11) + inked(rounded(-52, -28, 104, 13, 6), '#4A4253', 4, shade=0,
                                                         light=0)
    art += inked(rounded(62, 6, 12, 22, 5), TOMATO, 4.5, shade=3) + glint(-46, 0, 5, -60)
    return art + inked(rounded(-56, 60, 24, 13, 4), '#4A4253', 4.5, shade=0) + inked(
        rounded(32, 60, 24, 13, 4), '#4A4253', 4.5, shade=0)


CONDITIONS = (('glowing', glowing, 'a light', place(
    (0, 4, 62, 0), '#B9F03E',
    'wet')), ('haunted', haunted, 'a ghost', place(
        (0, -6, 66, 0), '#CFC4EA',
        'cream')), ('deep-fried', deep_fried, 'a coat of crumbs', place(
            (0, 6, 64, 0), '#DE9A3C',
            'hot')), ('fizzy', fizzy, 'a bubble', place(
                (0, 12, 64, 0), '#B07BD8',
                'wet')), ('gooey', gooey, 'goo', place(
                    (0, -12, 64, 0), '#F27FB2',
                    'rubber')), ('stale', stale, 'a grey crust', place((-2, -4, 62, 0), '#C9BDA8', 'crumb')),
              ('squashed', squashed, 'a flat thing under a shoe', place(
                  (0, 31, 56, 0), '#E39B6A',
                  'wet')), ('toasted', toasted, 'a toaster', place((0, 22, 64, 0), '#B9702F', 'crumb')))
