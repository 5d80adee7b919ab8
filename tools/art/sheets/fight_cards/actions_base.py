"""The ten character actions of the base game."""
from draw.art import Art, draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import Polygon, band, corner, disc, ellipse, polar, ring_of_points, rounded, smooth
from draw.palette import GUM, INK, MILK, MOUTH, MUSTARD, PAPER, TOMATO, TONGUE, darker, mix
from draw.toon import glint, inked
from sheets.fight_cards.kit import (ACTION, BROWN_SKIN, SKIN, blend, brows, burst, cloud, drop, eyes, fan,
                                    frown, grin, hand, heart, scene, speed)
from sheets.foods import egg, jelly, tomato


def cannonball():
    """A black bomb with a lit fuse plunges into sauce."""
    sauce = '#E2412B'
    jets = [
        band([(x, 90), (x * 1.16, 90 - high * .5), (x * 1.3 + lean, 90 - high)], width)
        for x, high, lean, width in ((-84, 88, -12, 24), (-54, 50, -4, 26), (54, 52, 4, 26), (84, 92, 12, 24))
    ]
    tips = [disc(x * 1.3 + lean, 90 - high, 15) for x, high, lean in ((-84, 88, -12), (84, 92, 12))]
    art = inked(blend(8, ellipse(0, 84, 108, 22), *jets, *tips), sauce, 7)
    art += drop(-104, -44, 11, sauce, -24) + drop(108, -48, 11, sauce, 24)
    art += stroke([(20, -66), (30, -92), (56, -96)], INK, 16) + stroke([(20, -66), (30, -92),
                                                                        (56, -96)], '#C9A26A', 7)
    art += burst(66, -92, 24, MUSTARD, 8, .5, width=5)
    art += inked(rounded(-2, -80, 44, 30, 8).area, '#6A6173', 7).at(0, 0, turn=8)
    ball = ellipse(0, 0, 74, 72)
    art += inked(ball, '#4A4253', 8, shade=14) + glint(-38, -36, 10)
    art += eyes(26, 17, (0, .5), y=-8) + brows(26, -36, 8) + grin(30, 30, 20)
    front = blend(4, ellipse(0, 88, 96, 16), ellipse(-40, 76, 24, 14), ellipse(36, 74, 28, 15))
    return art + inked(front, sauce, 7)


def _pompom(x, y, radius, colour, turn=0):
    shape = Polygon(ring_of_points(15, radius, radius * .74, turn)).buffer(2)
    art = inked(shape, colour, 6, shade=radius * .2)
    strands = [(polar(36 * i + turn, radius * .18), polar(36 * i + turn, radius * .56)) for i in range(10)]
    return (art + lines(strands, darker(colour, .3), 4.5)).at(x, y)


def cheer():
    """A megaphone, a pom-pom and a heart."""
    art = _pompom(-62, 46, 54, TOMATO)
    horn = smooth(
        [corner(-52, -26), (0, -40),
         corner(72, -92), (80, -10),
         corner(72, 62), (0, 12),
         corner(-52, 12)], .3)
    art += inked(rounded(-30, -2, 28, 64, 11), TOMATO, 7, shade=7)
    art += inked(horn, MUSTARD, 8) + inked(ellipse(74, -14, 20, 77), PAPER, 7, shade=8)
    art += draw(ellipse(76, -12, 9, 48), mix(MUSTARD, '#3A1530', .45))
    art += inked(rounded(-74, -32, 30, 50, 9), TOMATO, 7, shade=6)
    return (art + fan(64, -14, 46, 64, -36, 36, 3, 10)).at(-14, 8) + heart(96, -70, 22, GUM, 12)


def fetch():
    """A dog with a sausage in its mouth."""
    fur, dark = '#E7B26B', '#A5673A'
    art = Art()
    for side in (-1, 1):
        ear = smooth([(side * 40, -78), (side * 84, -70), (side * 106, -10), (side * 92, 34), (side * 68, 24),
                      (side * 58, -20)])
        art += inked(ear, dark, 8)
    art += inked(
        smooth([(0, -92), (58, -76), (76, -20), (70, 40), (36, 76), (0, 82), (-36, 76), (-70, 40), (-76, -20),
                (-58, -76)]), fur, 8, over=[(ellipse(34, -34, 30, 34), dark)])
    art += draw(ellipse(-28, -30, 11, 15), INK) + draw(ellipse(32, -30, 11, 15), INK)
    art += draw(ellipse(-32, -36, 4.5), MILK) + draw(ellipse(28, -36, 4.5), MILK)
    sausage = band([(-108, 40), (-60, 62), (0, 68), (60, 62), (108, 40)], 38)
    muzzle = smooth([(-44, 20), (-30, -2), (0, -8), (30, -2), (44, 20), (40, 50), (0, 44), (-40, 50)])
    art += inked(sausage, '#C9542E', 8) + glint(-80, 42, 6, 20) + lines([((-118, 34), (-124, 30)),
                                                                         ((118, 34), (124, 30))], INK, 10)
    art += inked(muzzle, mix(fur, '#FFFFFF', .55), 7, shade=6) + inked(ellipse(0, 2, 21, 15), '#3B2A33', 5,
                                                                       shade=0) + glint(-6, -3, 4)
    return art + lines([((0, 18), (0, 38))], INK, 6)


def mope():
    """A sulking rain cloud."""
    art = join(drop(x, y, 12, '#5FA8DC', 12) for x, y in ((-70, 62), (-26, 84), (22, 62), (62, 86)))
    art += cloud(((-68, -4, 44), (-28, -46, 50), (34, -44, 54), (78, -2, 42), (0, 4, 50)), '#8E9DB4', 8, 16)
    art += draw(ellipse(-26, -8, 11, 13), INK) + draw(ellipse(30, -8, 11, 13), INK)
    art += stroke([(-44, -14), (-10, -12)], INK, 8) + stroke([(14, -12), (48, -14)], INK, 8)
    art += brows(29, -36, -8, 17) + frown(19, 20, 10, 8)
    return art + drop(46, 20, 9, '#BFE3F5', width=4.5)


def outsmart():
    """A bright idea with glasses on."""
    art = fan(0, -20, 96, 120, -200, 20, 8, 11)
    bulb = smooth([(-36, 56), (-44, 34), (-70, 6), (-76, -30), (-54, -72), (0, -92), (54, -72), (76, -30),
                   (70, 6), (44, 34), (36, 56)])
    art += inked(rounded(-34, 50, 68, 44, 10), '#9AA7AD', 8, shade=8) + lines([((-32, 66), (32, 62)),
                                                                               ((-32, 82), (32, 78))], INK, 5)
    art += inked(ellipse(0, 98, 16, 9), '#5C6670', 6, shade=0)
    art += inked(bulb, '#FFDF5C', 8, shade=16, light=9)
    for side in (-1, 1):
        art += inked(ellipse(side * 33, -20, 29, 28), '#FFFFFF', 9, shade=5, light=0)
        art += draw(ellipse(side * 33 + 7, -16, 10, 12), INK) + draw(ellipse(side * 33 + 3, -21, 4), MILK)
        art += stroke([(side * 61, -24), (side * 78, -32)], INK, 8)
    art += stroke([(-6, -24), (0, -28), (6, -24)], INK, 8)
    return art + stroke([(-18, 26), (4, 32), (26, 18)], INK, 8) + brows(34, -60, -4, 18)


def panic():
    """A face that screams, hair on end, hands at the cheeks."""
    hair = [
        Polygon([(x - 17, -30), (x * 1.32, -104 + abs(x) * .42), (x + 17, -30)]).buffer(3)
        for x in (-58, -30, 0, 30, 58)]
    art = inked(blend(3, *hair, ellipse(0, -34, 74, 34)), '#7A4EA3', 7)
    art += inked(smooth([(-64, -40), (0, -66), (64, -40), (68, 20), (44, 78), (0, 98), (-44, 78), (-68, 20)]),
                 SKIN, 8)
    art += eyes(29, 25, (0, .1), .3, -10)
    art += brows(32, -46, -9, 15)
    art += inked(ellipse(0, 58, 21, 31), MOUTH, 7, shade=0, light=0) + draw(ellipse(0, 76, 13, 9), TONGUE)
    for side in (-1, 1):
        fingers = [band([(side * 80, 40), (side * x, y)], 17) for x, y in ((64, -10), (82, -16), (98, -6))]
        palm = blend(3, band([(side * 118, 92), (side * 88, 52)], 34), disc(side * 80, 42, 24), *fingers)
        art += inked(palm, SKIN, 7, shade=6)
    return art + drop(-108, -40, 12, '#5FB4E5', -14) + drop(108, -44, 12, '#5FB4E5', 14)


def shove():
    """Two hands push a jelly over."""
    art = jelly('fear').at(62, 14, .74, turn=16) + fan(62, 8, 88, 106, -34, 26, 3, 10)
    art += speed(((-122, -84, -88), (-118, -78, 92)), 10)
    art += hand('flat', BROWN_SKIN, MUSTARD).at(-46, -36, .84, turn=10)
    return art + hand('flat', BROWN_SKIN, MUSTARD).at(-50, 46, .84, turn=-6)


def spin():
    """A tray that whirls and sends a tomato back."""
    art = tomato('wide').at(70, -58, .42, turn=20)
    art += stroke([(-112, 30), (-122, 56), (-70, 92), (0, 100), (76, 90), (122, 58)], INK, 10)
    art += stroke([(-84, -58), (-46, -76), (-8, -76)], INK, 10) + stroke([(-106, -30), (-74, -48),
                                                                          (-52, -54)], INK, 10)
    tray = ellipse(0, 22, 106, 54, -10)
    art += inked(tray, '#3F8FD0', 8, shade=12) + draw(ellipse(0, 16, 82, 36, -10), darker('#3F8FD0', .25),
                                                      INK, 5)
    art += draw(ellipse(2, 20, 76, 31, -10), mix('#3F8FD0', '#FFFFFF', .18))
    art += food_face('squint').at(2, 18, .7, turn=-10)
    head = Polygon([(112, 82), (128, 34), (90, 48)])
    return art + inked(head.buffer(2), INK, 5, shade=0, light=0, heavy=False) + burst(
        38, -30, 20, MUSTARD, 7, .5, width=5)


def stalk():
    """Binoculars in a bush."""
    leaf = '#5E9E43'
    art = cloud(((-80, 10, 44), (-44, -46, 46), (12, -64, 46), (64, -40, 46), (88, 16, 42), (0, 0, 60)),
                darker(leaf, .22), 8, 12)
    for x in (-42, 42):
        art += inked(ellipse(x, -2, 46, 46), '#3D4656', 8, shade=10)
        art += draw(ellipse(x, -2, 33, 33), '#DDF1F8', INK, 6)
        art += draw(ellipse(x + 5, 0, 15, 17), INK) + draw(ellipse(x - 1, -7, 6), MILK)
        art += stroke([(x - 26, -16), (x + 26, -18)], INK, 7)
    art += inked(rounded(-14, -18, 28, 26, 6), '#3D4656', 6, shade=5)
    front = ((-92, 72, 38), (-46, 66, 34), (0, 78, 36), (46, 66, 34), (92, 72, 38))
    art += cloud(front, leaf, 8, 12)
    return art + join(
        stroke([(x - 10, y + 8), (x, y - 4), (x + 11, y + 8)], darker(leaf, .35), 6)
        for x, y in ((-88, 66), (-38, 70), (52, 68), (92, 78), (8, 88)))


def swing():
    """A bat meets an egg."""
    art = burst(40, -18, 84, MUSTARD, 10, .66, width=7) + egg('fear').at(52, -24, .6, turn=14)
    bat = smooth([(-116, 88), (-106, 98), (-66, 66), (-22, 36), (10, 10), (22, -20), (4, -42), (-26, -38),
                  (-46, -6), (-76, 44)])
    art += inked(bat, '#C98745', 8, shade=9, light=6) + lines([((-100, 70), (-86, 84)),
                                                               ((-88, 58), (-73, 73))], INK, 6)
    art += inked(ellipse(-112, 94, 15, 14), '#8A5528', 7, shade=4)
    art += stroke([(-112, 16), (-104, -34), (-70, -74)], INK, 10) + stroke([(-84, 4), (-78, -26),
                                                                            (-62, -48)], INK, 9)
    return art


def add_to(album):
    album.chapter('Cafe Chaos: character actions of the base game (anchor = middle)')
    for name, make, what in (('cannonball', cannonball,
                              'a bomb plunges into sauce'), ('cheer', cheer, 'megaphone and pom-pom'),
                             ('fetch', fetch, 'a dog with a sausage'), ('mope', mope, 'a sulking cloud'),
                             ('outsmart', outsmart, 'a bulb with glasses'),
                             ('panic', panic, 'a screaming face'), ('shove', shove, 'hands push a jelly'),
                             ('spin', spin, 'a whirling tray'), ('stalk', stalk, 'binoculars in a bush'),
                             ('swing', swing, 'a bat meets an egg')):
        scene(album, 'action-' + name, make(), ACTION, what)
