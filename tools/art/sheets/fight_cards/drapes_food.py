"""Toppings of What the Food?! as they lie on a flying food of 150 px; its face is left free."""
from album import centred
from draw.art import Art, draw, join, stroke
from draw.geometry import band, corner, polygon, rectangle, rounded, smooth
from draw.palette import darker, lighter
from draw.toon import glint, inked
from sheets.fight_cards.bits_food import (bacon, chili, fish_bones, jalapeno, leaf_points, peanut,
                                          pickle_slice, rope, slim, sprinkle_rows)
from sheets.fight_cards.conditions import wiggle
from sheets.fight_cards.drapes import blanket
from sheets.fight_cards.kit import blend, cloud, drop, flame
from sheets.fight_cards.toppings_food import CHOCOLATE, GUACAMOLE, HOT, NACHO, PEANUT, RAINBOW, SOUR
from sheets.fight_cards.toppings_food_edition import FISH, FLUFF, MAPLE, PICKLE_JUICE, WASABI


def peanut_butter():
    """Three globs, dragged by a knife, two peanuts."""
    art = Art()
    for x, y, w, h in ((-48, -38, 31, 24), (48, -40, 30, 22), (0, -62, 37, 27)):
        glob = smooth([(x - w, y), (x - w * .6, y - h * .9), (x + w * .3, y - h), (x + w, y - h * .2),
                       (x + w * .7, y + h * .7), (x - w * .1, y + h * .55), (x - w * .6, y + h * .85)])
        art += inked(glob, PEANUT, 5, shade=5) + stroke([(x - w * .5, y), (x, y - h * .4),
                                                         (x + w * .5, y - h * .1)], darker(PEANUT, .3), 4)
    return art + peanut(-24, -82, 23, -24) + peanut(36, -74, 21, 30)


def nacho_cheese():
    """Orange cheese with long strings and slices of chili."""
    art = blanket(NACHO, ((-64, 26, 15), (-48, -6, 13), (-26, -30, 14), (22, -26, 14), (46, 0, 13),
                          (64, 34, 15)))
    return art + jalapeno(-40, -56, 16, 10) + jalapeno(2, -70, 17, 50) + jalapeno(42, -52, 15, 80)


def chocolate_syrup():
    """One thin thread in loops."""
    loops = [(-78, -8), (-66, -40), (-44, -46), (-44, -70), (-62, -60), (-44, -36), (-16, -44), (-8, -82),
             (-26, -78),
             (-14, -44), (16, -46), (28, -82), (10, -80), (22, -42), (46, -40), (58, -66), (38, -64),
             (56, -32), (76, -14)]
    art = rope(loops, CHOCOLATE, 8, 9) + stroke([(x - 1, y - 2) for x, y in loops], lighter(CHOCOLATE, .28),
                                                2.5)
    return art + drop(-80, 10, 8, CHOCOLATE, 0, 4) + drop(79, 6, 7, CHOCOLATE, 0, 4)


def hot_sauce():
    """A splash with chilies and its heat."""
    art = join(wiggle(x, y, 36, '#FFC74A') for x, y in ((-40, -76), (44, -76)))
    crown = blend(3, band([(-70, -26), (-36, -52), (0, -62), (36, -54), (70, -30)], 26),
                  *[band([(x, y), (x * 1.14, y - 30)], 11) for x, y in ((-56, -42), (-20, -62), (22, -62),
                                                                        (58, -44))],
                  band([(-66, -24), (-68, 2)], 15), band([(66, -26), (68, -8)], 14))
    art += inked(crown, HOT, 5, shade=5, light=3) + glint(-44, -48, 4)
    art += chili(-14, -66, 27, 62, '#B3241B') + chili(22, -64, 25, -52, '#B3241B')
    return art + join(drop(x, y, 7, HOT, t, 4) for x, y, t in ((-86, -52, -40), (86, -56, 40), (0, -106, 0)))


def sprinkles():
    """Rods of sugar in every colour."""
    arc = [(-76, -4, 70), (-70, -26, 20), (-58, -40, 130), (-52, -18, 60), (-44, -56, 80), (-34, -38, 10),
           (-28, -68, 150),
           (-16, -50, 50), (-10, -76, 100), (2, -58, 160), (12, -76, 30), (20, -48, 120), (30, -66, 70),
           (40, -42, 0), (46, -58, 140), (56, -26, 40), (62, -42, 100), (74, -22, 160), (76, 0, 80)]
    return sprinkle_rows(arc, RAINBOW, 15, 7)


def sour_cream():
    """One plop with a curl, chives on it."""
    plop = smooth([(-62, -34), (-50, -56), (-28, -58), (-30, -78), (-4, -84), corner(20, -104), (14, -80),
                   (28, -70),
                   (30, -56), (52, -54), (62, -34), (40, -26), (14, -34), (-10, -24), (-36, -30)])
    art = inked(plop, SOUR, 5.5, shade=8, shade_colour='#D9CDBB')
    art += stroke([(-32, -54), (-4, -62), (24, -56)], '#D9CDBB', 5) + stroke([(-18, -76), (2, -80),
                                                                              (10, -86)], '#D9CDBB', 4)
    chives = ((-48, -42, 30), (-34, -40, 110), (-12, -46, 60), (8, -44, 150), (30, -42, 20), (46, -40, 80))
    return art + sprinkle_rows(chives, ('#4F9A3C', ), 9, 4)


def guacamole():
    """Chunky mash with tomato and a chip."""
    chip = polygon((8, -68), (40, -112), (60, -58), radius=4)
    art = inked(chip, '#F4C04E', 5, shade=4)
    art += cloud(((-66, -22, 15), (-48, -40, 22), (-22, -56, 23), (8, -60, 24), (36, -50, 22),
                  (58, -34, 18), (70, -12, 12)), GUACAMOLE, 5, 6)
    bits = ((-54, -38, '#E2412B', 20), (-30, -58, '#FFF3D6', 50), (-12, -50, '#E2412B', 80),
            (8, -72, '#5E8A2E', 10),
            (18, -52, '#E2412B', 40), (40, -56, '#FFF3D6', 70), (54, -34, '#E2412B', 15),
            (-38, -40, '#5E8A2E', 30))
    return art + join(inked(rounded(-6, -5, 12, 10, 3), c, 3, shade=0, light=0, heavy=False).at(x, y, turn=t)
                      for x, y, c, t in bits)


def maple_syrup():
    """A flood of amber with a leaf on it."""
    art = blanket('#DE8A24', ((-64, 40, 18), (-46, 2, 16), (-24, -30, 14), (24, -28, 14), (46, 8, 16),
                              (64, 46, 18)), -40)
    leaf = polygon(*leaf_points(36, 0, 0)).buffer(2.5).buffer(-.5)
    red = inked(leaf, '#C8402A', 5, shade=4) + stroke([(0, 8), (1, 24)], '#C8402A', 5)
    return art + red.at(4, -72, turn=12) + drop(-64, 64, 7, MAPLE, 0, 4)


def marshmallow_fluff():
    """Fluff that buries the food, three toasted cubes in it."""
    art = cloud(((-68, -12, 17), (-58, -38, 22), (-32, -58, 26), (2, -66, 29), (36, -58, 26), (60, -38, 21),
                 (70, -12, 16)), FLUFF, 5, 7)
    cubes = ((-40, -78, -18, '#FFFDF8'), (4, -96, 8, '#F58FB0'), (46, -76, 22, '#FFFDF8'))
    for x, y, turn, colour in cubes:
        body = inked(rounded(-15, -13, 30, 28, 8), colour, 4.5, shade=4)
        art += (body + draw(rounded(-10, -11, 20, 6, 3), '#D9A468')).at(x, y, turn=turn)
    return art + stroke([(-50, -34), (-34, -44), (-18, -36)], '#E5C6D2',
                        5) + stroke([(14, -44), (30, -38), (44, -46)],
                                                                                     '#E5C6D2', 5)


def wasabi():
    """Squeezed green paste that burns."""
    art = flame(-40, -50, .5, .8, 5) + flame(40, -50, .5, .8, 5) + flame(0, -64, .42, .9, 5)
    worms = blend(2, band([(-74, -20), (-54, -46), (-40, -28), (-24, -58), (-8, -38), (8, -66), (22, -40),
                           (38, -58), (52, -30), (74, -24)], 23, .3))
    ridge = [(-70, -22), (-54, -42), (-40, -28), (-24, -54), (-8, -38), (8, -62), (22, -40), (38, -54),
             (52, -32), (70, -26)]
    art += inked(worms, WASABI, 5, shade=5) + stroke(ridge, lighter(WASABI, .4), 4, .3)
    return art + glint(-62, -26, 3) + drop(84, -52, 7, '#7CC6E8', 40, 4) + drop(-86, -50, 7, '#7CC6E8', -40,
                                                                                4)


def fish_sauce():
    """Thin brown sauce, the fish that it was, and its reek."""
    art = join(wiggle(x, y, 38, '#9CBF3B') for x, y in ((-62, -70), (66, -66)))
    art += blanket(FISH, ((-66, 8, 12), (-50, -16, 11), (-30, -34, 11), (28, -32, 11), (50, -12, 11),
                          (66, 16, 12)), -46, 5)
    return art + fish_bones(2, -74, .92, -8)


def pickle_juice():
    """Three slices, and the juice runs down."""
    art = blanket(PICKLE_JUICE, ((-67, 4, 13), (-50, -18, 12), (-24, -30, 12), (24, -28, 12), (50, -14, 12),
                                 (67, 10, 13)))
    art += pickle_slice(-44, -54, 23, 10) + pickle_slice(46, -52, 23, 40) + pickle_slice(0, -70, 26, 20)
    return art + join(drop(x, y, 7, PICKLE_JUICE, t, 4) for x, y, t in ((-82, -66, -50), (82, -64, 50),
                                                                        (-32, -98, -20), (36, -98, 20)))


def bacon_bits():
    """A crust of bits and one crossed rasher."""
    places = ((-72, -14, 70), (-60, -36, 30), (-42, -42, 110), (-44, -62, 10), (-24, -52, 160), (24, -52, 20),
              (42, -42, 70), (46, -62, 150), (60, -34, 100), (74, -12, 50), (0, -44, 0))
    bits = join(
        inked(rounded(-10, -7, 20, 14, 4), '#C44A34', 4.5, shade=2, light=0,
              over=[(rectangle(-3, -9, 6, 18), '#F8CDAE')]
              ).at(x, y, turn=t) for x, y, t in places)
    return bits + bacon(0, -70, 100, 27, -6)


_DRAPES = (peanut_butter, nacho_cheese, chocolate_syrup, hot_sauce, sprinkles, sour_cream, guacamole,
           maple_syrup, marshmallow_fluff, wasabi, fish_sauce, pickle_juice, bacon_bits)


def add_to(album):
    album.chapter('What the Food?!: toppings on a flying food (anchor = middle of the food)')
    for make in _DRAPES:
        name = make.__name__.replace('_', '-')
        album.add('drape-' + name, slim(make()).at(0, 0, .88), centred(180, 220), name
                  + ' over the top of a food')
