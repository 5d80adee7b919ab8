"""What surrounds a flying food that has a condition of What the Food?!; drawn behind it."""
from draw.art import draw, join, lines, stroke
from draw.geometry import Polygon, band, disc, ellipse, minus, moved, polar, polygon, smooth, stretched, union
from draw.palette import INK, MILK, lighter
from draw.toon import glint, inked
from sheets.fight_cards.bits_food import feather, fly, fork, spores, worm
from sheets.fight_cards.conditions import wiggle
from sheets.fight_cards.conditions_food import CRISP, HONEY, JUICE, KETTLE, MOULD, OIL, ROT, SLIME
from sheets.fight_cards.kit import blend, cloud, drop, sparkle


def juicy():
    """A crown of juice and its drops."""
    jets = []
    for i, a in enumerate(range(-90, 270, 30)):
        reach = 110 if i % 2 == 0 else 92
        jets += [Polygon([polar(a - 15, 70), polar(a - 2, reach), polar(a + 2, reach), polar(a + 15, 70)]),
                 disc(*polar(a, reach), 8 if i % 2 == 0 else 6)]
    art = inked(blend(4, disc(0, 0, 80), *jets), JUICE, 5.5, shade=9)
    art += draw(disc(0, 0, 74), '#FFC35C')
    drops = ((-120, -62, -60), (-66, -120, -26), (66, -122, 26), (120, -60, 60), (119, 68, 120),
             (-119, 70, -120))
    return art + join(drop(x, y, 10, '#FFB545', t + 180, 4.5) for x, y, t in drops)


def slimy():
    """Slime with holes that hangs in strings."""
    strings = [
        band([(x, 0), (x, end)], w)
        for x, end, w in ((-104, 66, 15), (-78, 106, 18), (-40, 84, 14), (0, 118, 18), (42, 90, 15),
                          (76, 112, 18), (104, 58, 14))]
    tips = [disc(x, end, r) for x, end, r in ((-104, 70, 12), (-78, 108, 14), (0, 118, 14), (76, 114, 14),
                                              (104, 62, 11))]
    hood = smooth([(-112, 10), (-104, -56), (-60, -100), (0, -116), (60, -100), (104, -56), (112, 10),
                   (60, 40), (-60, 40)])
    area = blend(5, hood, *strings, *tips)
    for x, y, r in ((-92, -24, 11), (92, -30, 12), (-58, -80, 9), (52, -86, 8)):
        area = minus(area, ellipse(x, y, r, r * 1.3))
    art = inked(area, SLIME, 5.5, shade=9) + glint(-30, -98, 8, -15) + glint(-96, 30, 4, -80)
    return art + join(inked(ellipse(x, y, r), lighter(SLIME, .4), 4, shade=0, light=0)
                      for x, y, r in ((-22, -126, 7), (26, -128, 9), (-122, -62, 7), (124, -70, 8)))


def suspicious():
    """Darkness, and in it eyes that watch."""
    art = cloud(((-82, -26, 42), (-50, -78, 42), (4, -92, 40), (58, -76, 42), (86, -20, 42), (78, 46, 38),
                 (28, 86, 36), (-30, 86, 36), (-80, 44, 38), (0, 0, 70)), '#54426B', 5.5, 10)
    pairs = ((-94, -34, 13, .5), (-48, -96, 13, -.2), (42, -102, 13, .2), (96, -26, 13, -.5),
             (88, 54, 13, -.4), (-86, 54, 13, .4), (0, 102, 12, 0))
    for x, y, size, look in pairs:
        for s in (-1, 1):
            ex = x + s * size
            art += draw(ellipse(ex, y, size * .86, size * .8), '#FFF3B0', INK, 4)
            art += draw(ellipse(ex + look * size * .6, y + 2, size * .34, size * .46), INK)
        art += lines([((x - size * 2, y - size * .5), (x - 2, y - size * .2)),
                      ((x + size * 2, y - size * .5), (x + 2, y - size * .2))], INK, 6)
    return art


def moldy():
    """A lawn of mould with its spores."""
    stalks = [(*polar(a, 84), a, 24 + (a * 7) % 13) for a in (-160, -128, -104, -74, -50, -22, 8, 34, 64,
                                                              116, 148, 174)]
    art = spores(stalks, MOULD, 6)
    puffs = [(*polar(30 * i + 8, 70 if i % 2 else 64), 24 if i % 2 else 27) for i in range(12)]
    art += cloud((*puffs, (0, 0, 66)), MOULD, 5.5, 9)
    spots = [(*polar(36 * i + 12, 84 if i % 2 else 76), 8 if i % 3 else 6) for i in range(10)]
    return art + join(draw(ellipse(x, y, r), '#5C8F80') + draw(ellipse(x - 2, y - 2, r * .5), '#C9E4D8')
                      for x, y, r in spots)


def scalding():
    """Boiling red, great plumes of steam."""
    puffs = ((72, -82, 30), (96, -62, 23), (50, -108, 21), (102, -88, 19), (78, -110, 18))
    art = cloud([(-x, y, r) for x, y, r in puffs], MILK, 5.5, 6) + cloud(puffs, MILK, 5.5, 6)
    art += cloud(((0, -112, 22), (-20, -98, 18), (22, -98, 18)), MILK, 5.5, 6)
    boil = smooth([polar(360 * i / 20, 98 if i % 2 else 86, 0, 6) for i in range(20)], .36)
    art += inked(boil, KETTLE, 5.5, over=[(moved(stretched(boil, .87), 0, 0), '#FFB53E')], shade=9)
    bubbles = ((-100, 46, 12), (-76, 84, 15), (-34, 108, 11), (8, 100, 15), (50, 104, 12), (84, 76, 16),
               (106, 40, 10))
    art += join(inked(ellipse(x, y, r), '#FFD867', 4.5, shade=0, light=0) +
                draw(ellipse(x - r * .35, y - r * .35, r * .26), MILK) for x, y, r in bubbles)
    return art + wiggle(-116, 20, 44, '#F0662B', 6) + wiggle(118, 16, 44, '#F0662B', 6)


def sticky():
    """A star of honey threads with what they caught."""
    angles = (-158, -128, -84, -50, -22, 18, 52, 90, 128, 162)
    threads = [band([(0, 0), polar(a, 112 if i % 2 else 100)], 13) for i, a in enumerate(angles)]
    knobs = [disc(*polar(a, 110 if i % 2 else 98), 15) for i, a in enumerate(angles)]
    art = fork(-98, -90, 1, -46) + feather(98, -90, 1.1, 44)
    web = blend(2, union(disc(0, 0, 76), *threads, *knobs).buffer(10).buffer(-10))
    art += inked(web, HONEY, 5.5, shade=8) + glint(-46, -48, 7, -45) + glint(-60, -32, 3, -60)
    button = inked(disc(0, 0, 13), '#4FA7E0', 4.5, shade=3) + join(
        draw(ellipse(x, y, 2.4), INK) for x, y in ((-4, -4), (4, -4), (-4, 4), (4, 4)))
    return art + fly(*polar(18, 98), 1.2, 20) + button.at(*polar(128, 110)) + fly(*polar(-84, 104), 1.1, -15)


def greasy():
    """A puddle of oil in all colours, and it shines."""
    puddle = smooth([(-112, 8), (-98, -48), (-66, -66), (-52, -104), (0, -96), (34, -114), (72, -84),
                     (82, -48), (112, -22),
                     (98, 28), (106, 66), (62, 84), (26, 110), (-22, 92), (-70, 104), (-84, 60)])
    rings = [(stretched(puddle, k), c) for k, c in ((.94, '#F58FB0'), (.87, '#8FD3E8'), (.8, '#B8E08A'),
                                                    (.73, OIL))]
    art = inked(puddle, OIL, 5.5, over=rings, shade=9)
    drops = ((-112, -84, 10), (104, -92, 12), (122, 34, 8), (-108, 84, 9), (92, 108, 9))
    art += join(inked(ellipse(x, y, r), OIL, 4.5, shade=0, light=0) + draw(
        ellipse(x - r * .3, y - r * .3, r * .28), MILK) for x, y, r in drops)
    return art + sparkle(-84, -70, 15) + sparkle(90, -62, 13) + sparkle(86, 74, 12) + sparkle(-90, 34, 11)


def rotten():
    """Brown decay, worms and flies."""
    worms = ([(-60, -60), (-92, -74), (-98, -102), (-76, -112)],
             [(70, -40), (102, -50), (112, -80), (97, -94)], [(60, 70), (96, 76), (112, 102), (92, 116)])
    art = join(worm(w) for w in worms)
    rot = smooth([(-104, 0), (-84, -44), (-84, -78), (-38, -84), (0, -104), (34, -84), (82, -76), (84, -34),
                  (108, 4), (84, 42), (80, 80), (34, 84), (-4, 106), (-40, 86), (-82, 80), (-82, 40)])
    spots = [(ellipse(x, y, r, r * .8), '#6B5230')
             for x, y, r in ((-82, -30, 15), (-40, -82, 13), (64, -66, 14), (92, 10, 13), (50, 80, 16),
                             (-66, 70, 15), (0, 94, 9))]
    art += inked(rot, ROT, 5.5, over=spots, shade=9)
    return art + fly(-113, 12, 1.2, -20) + fly(20, -116, 1.2, 10) + fly(
        115, -14, 1.1, 25) + fly(-84, 108, 1.1, -15)


def crunchy():
    """A crack that bursts, shards on every side."""
    reach = (116, 96, 124, 92, 112, 98, 122, 94, 114, 96, 120, 92)
    points = []
    for i, r in enumerate(reach):
        points += [polar(30 * i - 90, r), polar(30 * i - 75, 74)]
    burst = Polygon(points).buffer(-2).buffer(4)
    art = inked(burst, CRISP, 5.5, over=[(stretched(burst, .84), '#FBE3A6')], shade=8)
    cracks = [[polar(a, 76), polar(a + 5, 88), polar(a - 3, 96), polar(a + 1, 106)]
              for a in (-88, -30, 32, 92, 152, 212)]
    art += join(stroke(c, INK, 5, .05) for c in cracks)
    shards = ((-106, -82, 20), (104, -88, 60), (122, 44, 100), (-120, 40, 10), (72, 112, 40),
              (-74, 112, 80), (44, -124, 0), (-46, -126, 50))
    return art + join(inked(polygon((-11, -7), (9, -10), (6, 10), radius=1), '#D9963C', 4, shade=0,
                            light=0).at(
        x, y, turn=t) for x, y, t in shards)


AURAS = (juicy, slimy, suspicious, moldy, scalding, sticky, greasy, rotten, crunchy)
