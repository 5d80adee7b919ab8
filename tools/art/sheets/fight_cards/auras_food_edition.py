"""The auras of the special edition's conditions, and all of What the Food?! for the album."""
from album import centred
from draw.art import draw, glow, glow_paint, join, lines, stroke
from draw.geometry import Polygon, band, disc, ellipse, polar, polygon, smooth, stretched
from draw.palette import INK, MILK, MUSTARD, TOMATO, darker, lighter
from draw.toon import inked
from sheets.fight_cards.auras_food import AURAS
from sheets.fight_cards.bits_food import fish_bones, germ, question_mark, rope, slim, trefoil, tufts
from sheets.fight_cards.conditions_food_edition import FLUFF, RAW, WASTE
from sheets.fight_cards.kit import blend, cloud, sparkle, spiral


def fuzzy():
    """A ring of lint with bobbles."""
    puffs = [disc(*polar(24 * i, 84 if i % 2 else 78), 20) for i in range(15)]
    art = inked(blend(1, disc(0, 0, 80), *puffs), FLUFF, 5.5, shade=8)
    art += tufts(((22, 80), (19, 68)), 11, 15, darker(FLUFF, .28), 5) + tufts(((12, 74), ), 9, 14,
                                                                              lighter(FLUFF, .55), 5)
    bobbles = ((-108, -84, 13, '#F58FB0'), (108, -80, 14, '#8FD3E8'), (112, 78, 12, '#F58FB0'),
               (-110, 76, 11, '#FFD84A'))
    for x, y, r, colour in bobbles:
        ball = blend(.5, disc(0, 0, r * .8), *[disc(*polar(51.4 * i, r * .8), r * .36) for i in range(7)])
        art += inked(ball, colour, 4.5, shade=0, light=0).at(x, y)
    return art


def mystery():
    """Purple fog full of questions."""
    art = cloud(((-80, -20, 38), (-48, -66, 38), (6, -78, 38), (56, -62, 38), (82, -10, 36), (66, 48, 36),
                 (8, 74, 38), (-58, 52, 36), (0, 0, 66)), '#6E4E9E', 5.5, 9)
    marks = ((-94, -58, 34, -18, MUSTARD), (2, -103, 34, 4, '#F58FB0'), (96, -52, 34, 18, '#8FD3E8'),
             (94, 66, 30, 12, MUSTARD), (-92, 66, 30, -14, '#8FD3E8'), (2, 110, 24, 0, '#F58FB0'))
    art += join(question_mark(x, y - 1, size, colour, turn) for x, y, size, turn, colour in marks)
    gleams = ((-54, -104, 11), (56, -104, 10), (122, 8, 11), (-122, 8, 10))
    return art + join(sparkle(x, y, size, '#FFF3B0') for x, y, size in gleams)


def gassy():
    """Puffs with a whirl in each; they push the food."""
    art = stroke([(-74, 106), (-40, 118), (-6, 108)], INK, 7) + stroke([(20, 116), (48, 120), (72, 108)],
                                                                       INK, 7)
    puffs = ((-84, 44, 44), (84, 40, 44), (0, 76, 46), (-92, -34, 36), (92, -36, 36), (-44, -84, 32),
             (46, -86, 32), (0, -66, 40))
    art += cloud((*puffs, (0, 0, 76)), '#E2DB86', 5.5, 9)
    whirls = ((-92, 52, 20, 40), (92, 48, 20, 160), (-96, -34, 17, 200), (96, -36, 17, 20),
              (-44, -88, 15, 90), (46, -90, 15, 300), (0, 90, 21, 0))
    art += join(spiral(x, y, r, 1.7, '#A49B3E', 6, start) for x, y, r, start in whirls)
    small = cloud(((-8, 0, 11), (8, -5, 11), (4, 8, 9)), '#E2DB86', 4.5, 3)
    dashes = [((-128, 84), (-116, 96)), ((128, 84), (116, 96))]
    return art + small.at(-112, -104) + small.at(114, -106, .9, 40) + lines(dashes, INK, 7)


def undercooked():
    """A rim of raw meat; germs have a party."""
    rim = smooth([polar(24 * i, (96, 88, 100)[i % 3], 0, 2) for i in range(15)])
    fat = [(band([polar(a + d, 88) for d in (-12, 0, 12)], 8), '#FFF1EC')
           for a in (-150, -96, -30, 26, 80, 140)]
    art = inked(rim, '#E8707C', 5.5, shade=9, over=[(stretched(rim, .88), RAW), *fat])
    for x, y, size, colour, turn in ((-96, -74, 19, '#9BD14B', -14), (100, -72, 18, '#5EB8E8', 16),
                                     (102, 62, 18, '#F6B52E', 8),
                                     (-102, 62, 18, '#C98AE0', -8), (4, -110, 16, '#F58FB0', 4),
                                     (0, 112, 15, '#9BD14B', 0)):
        art += germ(x, y, size, colour, turn)
    cold = [(polar(a, 118), polar(a + 4, 130)) for a in (-176, -4, 64, 112)]
    return art + lines(cold, '#3F8FD6', 7)


def leftover():
    """Crumpled foil, bones and crusts."""
    reach = (118, 98, 112, 94, 120, 100, 110, 96, 118, 98, 114, 100, 120, 96)
    rim = [polar(360 * i / 14 - 90, r) for i, r in enumerate(reach)]
    foil = polygon(*rim).buffer(-1).buffer(2)
    facets = [(Polygon([rim[i], rim[(i + 1) % 14], polar(360 * (i + .5) / 14 - 90, 60)]), c)
              for i, c in zip(range(14), ('#F4F8FA', '#AEBBC6', '#DDE5EA', '#97A6B3') * 4)]
    art = inked(foil, '#C5D0D8', 5.5, over=[*facets, (disc(0, 0, 78), '#D3DCE2')], shade=7)
    art += fish_bones(-78, 92, .9, 18) + fish_bones(92, -96, .7, -30)
    bone = blend(2, band([(-16, 0), (16, 0)], 9), *[disc(x, y, 7.5) for x in (-19, 19) for y in (-6, 6)])
    art += inked(bone, '#FFF9E8', 4.5, shade=3).at(88, 96, turn=-24)
    core = smooth([(-13, -20), (0, -16), (13, -20), (5, 0), (14, 20), (0, 17), (-14, 20), (-5, 0)])
    apple = inked(core, '#FFF3D6', 4.5, shade=3, light=0, over=[(ellipse(0, -24, 20, 9), TOMATO),
                                                                (ellipse(0, 24, 20, 9), TOMATO)])
    apple += lines([((1, -20), (4, -30))], INK, 5) + draw(ellipse(0, 0, 2.4, 4), INK)
    return art + apple.at(-98, -88, turn=-16)


def radioactive():
    """The sign itself, in a green glow, and three orbits."""
    art = glow(0, 0, 138, 138, glow_paint('aura-ray', '#B6FF5A', .95))
    art += inked(disc(0, 0, 108), MUSTARD, 5.5, shade=9) + trefoil(0, 0, 99)
    art += _orbit(-30) + _orbit(30)
    balls = [polar(t + s, 126) for t in (-30, 30) for s in (0, 180)]
    art += join(inked(disc(x, y, 11), WASTE, 4.5, shade=3) + draw(ellipse(x - 3, y - 4, 3), MILK) for x,
                y in balls)
    return art


def _orbit(turn):
    """A long ellipse round the food."""
    points = [polar(360 * i / 16, 1) for i in range(17)]
    ring = [polar(turn, x * 126, *polar(turn + 90, y * 66)) for x, y in points]
    return rope(ring, WASTE, 5, 8)


def add_to(album):
    album.chapter('What the Food?!: what surrounds a flying food (anchor = middle of the food)')
    for make in (*AURAS, fuzzy, mystery, gassy, undercooked, leftover, radioactive):
        name = make.__name__
        album.add('aura-' + name, slim(make(), .5), centred(280, 290), 'behind a food that is ' + name)
