"""Mishaps that lie about a station (minus cards), drawn at twice their size round (0, 0), about 170 x 150."""
from album import centred
from draw.art import draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import band, clip, corner, disc, ellipse, polygon, rectangle, rounded, smooth, union
from draw.palette import INK, MILK, MUSTARD, darker
from draw.toon import glint, inked
from sheets.fight_cards.kit import SKIN, blend, drop, flame
from sheets.kitchen.cards_kit import light

INKED = 8
BANDAGE = '#FFF6E2'
WATER = '#7CC8EC'
PAIN = '#E2412B'


def _ground(half, y=66):
    """The shadow of a thing that lies there."""
    return draw(ellipse(4, y, half, 13), INK, opacity=.24)


def banana():
    """The skin of a banana, its flaps spread."""
    skin, inside = '#F7CF3C', '#FFF0B0'
    art = _ground(84)
    left = smooth([corner(-14, -26), (-44, -18), (-76, 14), (-84, 44), (-70, 52), (-40, 34), (-16, 20)])
    right = smooth([corner(14, -26), (44, -20), (74, 10), (86, 40), (72, 50), (42, 32), (16, 20)])
    art += inked(left, skin, INKED, shade=11, light=6) + inked(right, skin, INKED, shade=11, light=6)
    front = smooth([
        corner(-20, -30), (-30, 10), (-26, 52), (-6, 66), (18, 60), (28, 40), (24, 4),
        corner(18, -30)])
    art += inked(front, skin, INKED, shade=11, light=6)
    art += draw(clip(band([(-66, 42), (-40, 22), (-22, 12)], 13), left.area.buffer(-5)), inside)
    art += draw(clip(band([(68, 40), (44, 22), (24, 10)], 13), right.area.buffer(-5)), inside)
    neck = smooth([corner(-20, -22), (-12, -46), (-8, -66), (10, -68), (14, -44), corner(20, -22), (0, -14)])
    art += inked(neck, skin, INKED, shade=8, light=5) + inked(rounded(-13, -77, 26, 16, 5), '#6B4A2A', 6,
                                                              shade=0, light=0)
    spots = union(ellipse(-12, 44, 5, 3.4), ellipse(12, 24, 4, 5), ellipse(8, 50, 4, 3))
    return art + draw(spots, '#A9762A') + food_face('squint', 17, brows=False).at(0, 14, .62)


def ice_bag():
    """An ice bag with a sick face, two aspirins."""
    art = _ground(76, 64)
    bag = smooth([(-20, -38), (-58, -14), (-76, 26), (-56, 60), (0, 66), (52, 60), (68, 26), (50, -14),
                  (16, -38)])
    art += inked(bag, '#8CC4E4', INKED, shade=13, light=7)
    checks = union(*[
        disc(x, y, 6) for x, y in ((-52, 4), (-58, 38), (40, -2), (52, 34), (-28, -18), (22, 54), (-34, 56))])
    art += draw(checks, '#B9DFF2')
    art += inked(rounded(-32, -62, 62, 28, 11), '#D9E4E6', INKED, shade=7, light=4)
    art += inked(ellipse(-1, -66, 22, 9), '#F2F7F7', 6, shade=0, light=0)
    art += stroke([(-28, 10), (-14, 18), (-28, 26)], INK, 7, 0) + stroke([(22, 10), (8, 18),
                                                                          (22, 26)], INK, 7, 0)
    art += stroke([(-20, 46), (-10, 40), (-2, 46), (8, 40), (16, 46)], INK, 6.5)
    for x, y in ((64, 56), (84, 46)):
        art += inked(ellipse(x, y, 19, 14), MILK, 6, shade=4, light=0, shade_colour='#D7D0C8')
        art += lines([((x - 10, y + 3), (x + 10, y - 3))], '#B9B0A8', 4)
    return art.at(-6, 2)


def hot_pan():
    """A pan whose handle glows and smokes."""
    art = _ground(80)
    art += join(
        stroke([(x, -18), (x - 9, -36), (x + 8, -52), (x - 4, -70)], MILK, 11, opacity=.95) for x in (34, 62))
    handle = polygon((14, 16), (22, 32), (86, 10), (82, -16), (76, -18), radius=8)
    art += inked(handle, '#FF5A36', INKED, shade=0, light=0)
    art += draw(band([(28, 19), (74, -1)], 9), '#FFC23E')
    bowl = smooth([corner(-84, 18), (-44, 28), corner(18, 18), (10, 48), (-12, 64), (-54, 64), (-76, 48)], .3)
    art += inked(bowl, '#5A606D', INKED, shade=10, light=0)
    art += inked(ellipse(-33, 18, 51, 13), '#6B7280', 7, shade=0, light=0) + draw(
        ellipse(-33, 18, 39, 7), '#3B3F4A')
    art += stroke([(-70, 36), (-62, 50)], '#9CA4B2', 7)
    sparks = [((24, -6), (14, -20)), ((50, -18), (46, -34)), ((84, -30), (92, -42)), ((92, 6), (104, 2))]
    return art + lines(sparks, PAIN, 8)


def wet_floor():
    """The yellow sign in its puddle."""
    puddle = smooth([(-92, 52), (-66, 36), (-24, 42), (30, 36), (80, 42), (94, 56), (66, 70), (10, 66),
                     (-50, 72)])
    art = inked(puddle, WATER, 7, shade=6, light=0) + draw(ellipse(-52, 54, 18, 5), MILK, opacity=.85)
    art += inked(polygon((14, -76), (28, -74), (64, 54), (46, 56), radius=4), darker(MUSTARD, .35), 7,
                 shade=4)
    front = polygon((-26, -78), (20, -78), (46, 56), (-54, 56), radius=9)
    art += inked(front, '#FFCF3D', INKED, shade=10, light=6)
    art += draw(disc(2, -44, 10.5), INK)
    limbs = ([(-4, -30), (-12, 0)], [(-4, -26), (22, -34)], [(-4, -24), (-26, -36)], [(-12, 0), (14, 6),
                                                                                      (28, -8)], [(-12, 0),
                                                                                                  (6, 18),
                                                                                                  (22, 18)])
    art += join(stroke(points, INK, 10, .2) for points in limbs)
    return art + stroke([(-36, 38), (-24, 32), (-12, 38), (0, 32), (12, 38), (24, 32)], INK, 6)


def hand_up():
    """A spread left hand, its wrist at (0, 62)."""
    fingers = [
        band(points, 23) for points in (((-30, 0), (-58, -44)), ((-12, -8), (-21, -68)),
                                        ((10, -8), (19, -68)), ((29, 0), (54, -46)))]
    thumb = band([(28, 34), (56, 24), (80, 4)], 25)
    return blend(2, ellipse(0, 18, 42, 40), *fingers, thumb, rectangle(-24, 36, 48, 34))


def burned_hand():
    """A bandaged hand with fire at its fingers."""
    art = flame(-68, -24, .46, width=6) + flame(70, -24, .5, width=6) + flame(0, -50, .5, width=6)
    art += inked(hand_up(), '#F0826A', INKED, shade=8, light=5)
    wrap = union(rounded(-47, 8, 92, 36, 12), rectangle(-27, 42, 54, 32))
    art += inked(wrap, BANDAGE, 7, shade=6, light=0, shade_colour='#DDCDB0')
    art += lines([((-42, 24), (40, 14)), ((-40, 38), (38, 28)), ((-22, 58), (22, 50))], '#CDBB98', 5)
    return art + inked(polygon((-36, 30), (-64, 44), (-56, 58),
                               (-32, 40), radius=3), BANDAGE, 6, shade=0, light=0)


def sore_foot():
    """A bare foot whose big toe throbs."""
    art = _ground(80)
    foot = smooth([
        corner(-52, -72), (-28, -66),
        corner(-4, -72), (2, -34), (26, -10), (62, 4), (72, 58), (52, 64), (-40, 64), (-62, 48), (-60, 18),
        (-48, -20)], .3)
    toes = [disc(52, 14, 14), disc(66, 26, 14)]
    art += inked(blend(2, foot, *toes), SKIN, INKED, shade=11, light=6)
    big = ellipse(70, 40, 28, 26)
    art += inked(big, '#EE4B3A', INKED, shade=8, light=5) + draw(ellipse(82, 30, 9, 7, 40), '#FFD9CC')
    art += lines([((48, -16), (40, -32)), ((74, -8), (76, -28)), ((96, 6), (108, -8)),
                  ((106, 30), (122, 26))], PAIN, 9)
    art += stroke([(-40, 8), (-30, -2), (-20, 8)], INK, 7) + stroke([(6, 8), (16, -2), (26, 8)], INK, 7)
    return art + stroke([(-20, 34), (-6, 26), (8, 34)], INK, 7)


def cut_finger():
    """Crossed plasters and a drop of blood."""
    art = _ground(78, 62)
    tape = '#F0B98E'
    for turn in (34, -34):
        strip = inked(rounded(-88, -25, 176, 50, 25), tape, INKED, shade=9, light=6)
        strip += inked(rounded(-28, -25, 56, 50, 5), '#FFE3C4', 5, shade=0, light=0)
        holes = union(*[disc(s * x, y, 3.6) for s in (-1, 1) for x in (46, 60) for y in (-8, 8)])
        art += (strip + draw(holes, darker(tape, .4))).at(-4, 10, 1, turn)
    return art + drop(58, -44, 25, '#D7261E', 0, 7) + glint(50, -46, 5, -60)


def crutch():
    """A crutch and a bandaged foot."""
    art = _ground(80)
    foot = smooth([(-46, -46), (-20, -48), (-8, -20), (2, 8), (44, 24), (56, 46), (48, 62), (-44, 62),
                   (-54, 30)])
    art += inked(foot, BANDAGE, INKED, shade=11, light=0, shade_colour='#DDCDB0')
    inner = foot.area.buffer(-5)
    wraps = union(*[
        band([(-70, y), (70, y - lean)], 5)
        for y, lean in ((-22, 10), (0, 24), (24, 34), (52, 36), (78, 40))])
    art += draw(clip(wraps, inner), '#CDBB98')
    toes = union(disc(50, 42, 10), disc(54, 56, 9))
    art += inked(toes, SKIN, 6, shade=3, light=0)
    rod = band([(76, 66), (40, -58)], 13)
    art += inked(rod, '#C98F52', 7, shade=4, light=3) + inked(band([
        (14, -56), (62, -70)], 20), '#8A5A36', 7, shade=5, light=3)
    art += inked(band([(44, -8), (70, -14)], 12), '#8A5A36', 6, shade=3, light=0)
    art += inked(rounded(66, 56, 22, 15, 6), '#4A4F5C', 6, shade=0, light=0)
    return art + lines([((-72, -30), (-86, -40)), ((-70, -4), (-86, -4))], PAIN, 8)


MINUS = (('tripped', banana, 'banana skin'), ('hangover', ice_bag, 'ice bag and aspirin'),
         ('hot-handle', hot_pan, 'glowing handle'), ('wet-floor', wet_floor, 'sign in a puddle'),
         ('burned-hand', burned_hand, 'bandaged hand with flames'), ('sore-feet', sore_foot,
                                                                     'throbbing foot'),
         ('cut-finger', cut_finger, 'plasters and a drop'), ('sprained-ankle', crutch, 'crutch and bandage'))


def add_to(album):
    for name, make, what in MINUS:
        art = light(make())
        left, top, right, bottom = art.bounds
        album.add('minus-' + name, art.at(-(left + right) / 4, -(top + bottom) / 4, .5), centred(112, 96),
                  what)
