"""The conditions of What the Food?!: bodies of about 150 px; the program lays a face on them."""
from draw.art import draw, join, lines, stroke
from draw.geometry import Polygon, band, corner, disc, ellipse, minus, polar, polygon, rounded, smooth
from draw.palette import INK, MILK, TOMATO, darker, lighter
from draw.toon import glint, inked
from sheets.fight_cards.bits_food import feather, fly, fork, rope, spores, worm
from sheets.fight_cards.conditions import wiggle
from sheets.fight_cards.kit import blend, cloud, drop, sparkle
from sheets.fight_foods.places import place

JUICE, SLIME, COAT, MOULD, KETTLE, HONEY = '#FF9A2B', '#C9DC4E', '#D2A860', '#86B9A8', '#E5573C', '#F0A92E'
OIL, ROT, CRISP = '#F5C93F', '#9C7B3C', '#E8B65E'


def juicy():
    """Half an orange that spurts."""
    art = join(drop(*polar(a, r, 0, 4), 8.5, '#FFB545', a - 90, 4)
               for a, r in ((-164, 72), (-128, 71), (-90, 68), (-52, 71), (-16, 72)))
    drips = blend(3, band([polar(a, 54, 0, 6) for a in (20, 55, 90, 125, 160)], 12),
                  *[band([(x, 50), (x, y)], w) for x, y, w in ((-34, 60, 13), (-8, 72, 15), (26, 66, 13))])
    art += inked(ellipse(0, 6, 57), JUICE, 5.5, shade=9) + draw(ellipse(0, 6, 47), '#FFF0C8')
    for i in range(8):
        a = 45 * i + 22.5
        wedge = Polygon([polar(a - 17, 12, 0, 6), polar(a - 19, 43, 0, 6), polar(a, 45, 0, 6),
                         polar(a + 19, 43, 0, 6), polar(a + 17, 12, 0, 6)]).buffer(-2).buffer(2)
        art += draw(wedge, '#FFB040')
    return art + inked(drips, '#FFB545', 5, shade=3, light=2) + glint(-42, -26, 5, -45)


def slimy():
    """A slug on its trail."""
    art = inked(smooth([(-74, 66), (-40, 56), (30, 50), (78, 54), (74, 72), (20, 75), (-50, 75)]),
                '#EEF7B4', 5, shade=3)
    for x, tip in ((-30, (-48, -66)), (2, (8, -70))):
        art += rope([(x, -30), ((x + tip[0]) / 2, -54), tip], SLIME, 8, 9) + inked(ellipse(*tip, 8), SLIME,
                                                                                   4.5, shade=2, light=0)
    body = smooth([(-58, 54), (-60, 8), (-46, -32), (-14, -46), (18, -32), (30, 0), (50, 20), (68, 44),
                   (54, 58), (0, 60)])
    spots = [(ellipse(x, y, r, r * .8), darker(SLIME, .18)) for x, y, r in ((36, 30, 7), (52, 44, 5),
                                                                            (24, 48, 5), (-4, -34, 5))]
    art += inked(body, SLIME, 5.5, over=spots, shade=10) + glint(-46, -14, 7, -65)
    return art + draw(ellipse(-30, 66, 9, 3), MILK) + draw(ellipse(58, 65, 8, 3), MILK)


def suspicious():
    """Somebody in a trench coat, the collar up, the hat low."""
    head = ellipse(0, 0, 44, 40)
    art = inked(head, '#F2CF9A', 5.5, shade=0, light=0, over=[(rounded(-60, -60, 120, 42, 2), '#B98A5A')])
    coat = smooth([corner(-66, 74), (-62, 50), corner(-42, 32), (0, 44), corner(42, 32), (62, 50),
                   corner(66, 74)])
    art += inked(coat, COAT, 5.5, shade=7)
    for s in (-1, 1):
        flap = polygon((4 * s, 66), (52 * s, 12), (60 * s, 36), (30 * s, 74), radius=3)
        art += inked(flap, lighter(COAT, .25), 5, shade=4)
    crown = smooth([corner(-40, -30), (-38, -62), (-18, -74), (0, -68), (18, -75), (38, -62),
                    corner(40, -30)])
    art += inked(crown, '#6B5B73', 5.5, shade=7, over=[(rounded(-60, -46, 120, 14, 2), '#2F2636')])
    brim = smooth([(-74, -20), (-40, -36), (0, -38), (40, -36), (74, -20), (36, -18), (0, -14), (-36, -18)])
    return art + inked(brim, '#6B5B73', 5.5, shade=4)


def moldy():
    """A lump with a lawn of mould."""
    art = spores(((-30, -40, -112, 28), (4, -48, -84, 26), (36, -38, -58, 26), (-56, -8, -160, 16),
                  (58, -6, -20, 16)), MOULD)
    lump = cloud_lump()
    art += inked(lump, MOULD, 5.5, shade=10)
    spots = ((-38, -16, 9), (36, -24, 8), (46, 30, 9), (-44, 40, 8), (4, -36, 6), (10, 62, 7), (-20, 58, 5))
    return art + join(draw(ellipse(x, y, r), '#5C8F80') + draw(ellipse(x - 2, y - 2, r * .5), '#B9DACB')
                      for x, y, r in spots)


def cloud_lump():
    """The scalloped outline of mould, about 130 px."""
    return blend(2, ellipse(0, 12, 54, 52), *[disc(*polar(36 * i, 50, 0, 12), 14) for i in range(10)])


def scalding():
    """A kettle that whistles."""
    art = inked(smooth([corner(38, 2), (58, -6), corner(64, -36), corner(80, -28), (78, 12),
                        corner(46, 40)]), KETTLE,
                5.5, shade=4)
    art += cloud(((58, -52, 9), (70, -62, 12), (54, -66, 10)), MILK, 4.5, 3)
    handle = [(-44, -20), (-36, -62), (0, -72), (36, -62), (44, -20)]
    art += stroke(handle, INK, 19) + stroke(handle, '#4A4253', 9)
    body = smooth([(-58, 50), (-56, 6), (-34, -28), (0, -36), (34, -28), (56, 6), (58, 50), (40, 68), (0, 72),
                   (-40, 68)])
    art += inked(rounded(-26, -46, 52, 16, 7), '#F0785C', 5, shade=3) + inked(ellipse(0, -50, 9), '#4A4253',
                                                                              4.5, shade=0)
    art += inked(body, KETTLE, 5.5, shade=10, over=[(smooth([(-70, 74), (-40, 52), (0, 60), (40, 52),
                                                             (70, 74)]),
                                                    '#FFC74A')])
    return art + glint(-38, -2, 6, -60) + wiggle(-68, 12, 44, '#FFD867')


def sticky():
    """Honey that has caught a fork, a feather and a fly."""
    art = fork(-46, -42, 1, -28) + feather(44, -42, 1.05, 34)
    arms = [band([(0, 10), p], 20) for p in ((-70, 24), (70, 30), (-56, 62), (52, 66))]
    ends = [disc(*p, 12) for p in ((-66, 22), (66, 28), (-56, 64), (54, 64))]
    goo = blend(7, ellipse(0, 10, 56, 50), *arms, *ends)
    art += inked(goo, HONEY, 5.5, shade=9) + glint(-32, -18, 8, -40) + glint(-44, 0, 3, -60)
    strings = ([(-40, -24), (-36, -44)], [(30, -28), (38, -44)])
    return art + join(rope(s, HONEY, 6, 8) for s in strings) + fly(50, 52, 1.05, 20)


def greasy():
    """A drop of oil with the quiff of a greaser and his comb."""
    body = smooth([(-54, 30), (-46, -10), (0, -40), (46, -10), (54, 30), (42, 64), (0, 74), (-42, 64)])
    sheen = [(band([(-60, 56), (-20, 66), (40, 58)], 7), '#F58FB0'), (band([(-50, 66), (0, 74), (44, 66)], 7),
                                                                     '#8FD3E8')]
    art = inked(body, OIL, 5.5, shade=10, over=sheen)
    quiff = smooth([corner(-40, 20), (-56, 4), (-62, -30), (-44, -62), (-4, -76), (40, -74), (70, -52),
                    (66, -24),
                    (52, -12), corner(52, 18), (42, 6), corner(40, -10), (20, -14), (-6, -20), (-30, -16),
                    (-40, 0)])
    art += inked(quiff, '#3A2F4A', 5.5, shade=6)
    art += stroke([(56, -18), (40, -24), (38, -42), (52, -48), (58, -38), (50, -34)], INK, 5)
    shine = ([(-48, -30), (-30, -52), (0, -62), (28, -62)], [(-36, -26), (-16, -40), (14, -46)])
    art += join(stroke(s, '#9A90C4', 5) for s in shine)
    comb = inked(rounded(-28, -5, 56, 13, 4), TOMATO, 4.5, shade=2) + lines(
        [((x, 9), (x, 20)) for x in range(-22, 24, 9)], INK, 5)
    return art + comb.at(-50, -62, turn=-38) + sparkle(68, 22, 9) + sparkle(-70, 34, 7)


def rotten():
    """A brown apple with a tenant."""
    art = rope([(2, -36), (6, -58), (18, -70)], '#6B4A2E', 8, 8)
    leaf = smooth([corner(10, -56), (30, -72), corner(58, -62), (40, -46)])
    art += inked(leaf, '#A88C3A', 4.5, shade=3)
    apple = smooth([(0, -34), (-32, -46), (-62, -18), (-58, 32), (-30, 68), (0, 64), (30, 68), (58, 32),
                    (62, -18), (32, -46)])
    patches = [(ellipse(-54, 30, 24, 30), '#6E4E33'), (ellipse(52, -22, 20, 16), '#6E4E33'),
               (ellipse(18, 66, 26, 14),
                                                                                            '#6E4E33'),
               (ellipse(-30, -32, 12, 8), '#C3A85A')]
    art += inked(apple, ROT, 5.5, over=patches, shade=9) + draw(ellipse(46, 34, 12, 10), '#3B2419', INK, 4)
    return art + worm([(46, 36), (62, 44), (72, 30), (66, 14)]) + fly(-64, -52, .95, -20) + fly(-40, -68,
                                                                                                .8, 15)


def crunchy():
    """A crispbread in mid-bite."""
    slab = rounded(-60, -52, 120, 120, 16).area
    bite = [disc(58, -52, 31), disc(24, -58, 16), disc(66, -16, 17)]
    for mouth in bite:
        slab = minus(slab, mouth)
    holes = [(ellipse(x, y, 5), '#BD8336') for x, y in ((-42, -34), (-16, -38), (-42, 50), (-14, 52),
                                                        (14, 52), (42, 50), (-46, -8), (46, 26), (-46, 22))]
    art = inked(slab.buffer(-2).buffer(2), CRISP, 5.5, over=holes, shade=10)
    crack = [(31, -32), (20, -26), (25, -16), (12, -14)]
    art += stroke(crack, INK, 5, .05)
    crumbs = ((56, -62, 14, 20), (74, -40, 11, 50), (36, -72, 10, 70), (74, -70, 9, 10))
    art += join(inked(polygon((-s * .6, -s * .4), (s * .5, -s * .5), (s * .3, s * .5), radius=1), CRISP, 4,
                      shade=0, light=0).at(x, y, turn=t) for x, y, s, t in crumbs)
    return art + lines([((10, -66), (4, -76)), ((70, -8), (80, -2))], INK, 5)


CONDITIONS = (('juicy', juicy, 'half an orange', place((0, 10, 60, 0), JUICE, 'wet')),
              ('slimy', slimy, 'a slug', place((-14, 8, 58, 0), SLIME, 'wet')),
              ('suspicious', suspicious, 'a figure in a trench coat', place((0, 8, 54, 0), COAT, 'cream')),
              ('moldy', moldy, 'a lump of mould', place((0, 18, 62, 0), MOULD, 'cream')),
              ('scalding', scalding, 'a kettle', place((-2, 24, 62, 0), KETTLE, 'hot')),
              ('sticky', sticky, 'honey with its prey', place((0, 14, 64, 0), HONEY, 'rubber')),
              ('greasy', greasy, 'a drop with a quiff', place((0, 22, 62, 0), OIL, 'hot')),
              ('rotten', rotten, 'a brown apple', place((-6, 18, 60, 0), ROT, 'wet')),
              ('crunchy', crunchy, 'a crispbread', place((-4, 24, 60, 0), CRISP, 'crumb')))
