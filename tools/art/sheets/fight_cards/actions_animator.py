"""The character and bonus actions of the Animator Pack."""
from draw.art import draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import (Polygon, band, clip, corner, disc, ellipse, moved, polygon, rectangle, rounded,
                           smooth)
from draw.lettering import DOSIS, centred_word
from draw.palette import GRAPE, GUM, INK, MILK, MUSTARD, PAPER, TEAL, TOMATO, darker, lighter
from draw.toon import glint, inked
from sheets.fight_cards.kit import (ACTION, SKIN, blend, brows, burst, cloud, drop, fan, flame, grin,
                                    hand_area, scene, speed, spiral, splat, star)


def ari_attack():
    """A brush flings paint."""
    art = splat(62, 44, 66, TOMATO, 5, 1.05, 9, 8)
    sweep = blend(4, band([(-84, 8), (-60, -60), (0, -86), (40, -50)], 30), disc(-84, 12, 15))
    art += inked(sweep, TOMATO, 8, shade=6)
    brush = inked(band([(20, -4), (112, -94)], 21), MUSTARD, 8, shade=6)
    brush += inked(band([(14, 2), (46, -28)], 36, flat=True), '#A9B7BC', 7, shade=5)
    hair = smooth([corner(2, -16), (-32, 14), corner(-62, 62), (-12, 46), corner(34, 20)], .3)
    brush += inked(hair, darker(TOMATO, .25), 8, shade=7)
    return art + brush + drop(-94, 56, 12, TOMATO, 10) + drop(-66, 88, 9, TOMATO, 0) + glint(44, 22, 7)


def bewitched():
    """A potion that wears a witch's hat."""
    art = fan(0, 26, 92, 116, 158, 200, 3, 10) + fan(0, 26, 92, 116, -20, 22, 3, 10)
    flask = smooth([
        corner(-26, -36), (-26, -14), (-62, 12), (-76, 52), (-50, 94), (0, 104), (50, 94), (76, 52), (62, 12),
        (26, -14),
        corner(26, -36)])
    brew = clip(rectangle(-100, 14, 200, 100), flask)
    art += inked(
        flask, '#E4F2EE', 8, over=[(brew, GRAPE), (ellipse(0, 15, 62, 8), lighter(GRAPE, .3)),
                                   (ellipse(-44, 66, 8), lighter(GRAPE, .4)),
                                   (ellipse(50, 74, 6), lighter(GRAPE, .4)),
                                   (ellipse(-30, 88, 5), lighter(GRAPE, .4))], shade=13)
    art += food_face('smug').at(0, 48, .95) + glint(-52, 28, 6, -60)
    cone = smooth([
        corner(-52, -38), (-30, -70), (-2, -108), (44, -110), (66, -84), (34, -84), (36, -64),
        corner(52, -38)], .32)
    art += inked(cone, '#4A3566', 8, over=[(polygon((-70, -58), (80, -58), (80, -38), (-70, -38)), MUSTARD)])
    art += inked(ellipse(0, -34, 84, 17, -3), '#4A3566', 8, shade=6)
    return art + star(84, -96, 15, MUSTARD) + star(-86, -70, 12, MUSTARD, -100)


def blast():
    """A tube fires one meatball after another."""
    art = burst(-34, 0, 66, MUSTARD, 11, .6, width=8) + burst(-34, 0, 40, TOMATO, 9, .6, width=5)
    tube = inked(polygon((-124, -40), (-48, -56), (-48, 56), (-124, 40), radius=8), TEAL, 9, shade=15,
                 light=8)
    tube += inked(rounded(-66, -66, 30, 132, 12), MUSTARD, 8, shade=8) + inked(
        rounded(-114, -46, 22, 92, 8), TOMATO, 7, shade=6)
    for x, y, radius in ((10, 6, 18), (52, -20, 23), (98, 10, 31)):
        art += inked(ellipse(x, y, radius), '#A85A36', 8, shade=radius * .25) + glint(
            x - radius * .4, y - radius * .45, radius * .15)
    return art + food_face('squint').at(99, 10, .56) + tube + speed(
        ((20, 56, 46), (84, 118, -44), (30, 60, 68)), 10)


def counterstrike():
    """A fist goes through a plank."""
    art = burst(0, 40, 92, MUSTARD, 11, .64, width=7)
    for side in (-1, 1):
        plank = polygon((6, -20), (20, -4), (8, 8), (22, 22), (118, 22), (118, -20), radius=3)
        board = inked(plank, '#C98745', 8, shade=8) + lines([((44, -4), (82, -4)),
                                                             ((60, 9), (100, 9))], darker('#C98745', .35), 5)
        art += board.at(side * 6, 54, turn=-side * 26, wide=side)
    arm = inked(rounded(-118, -44, 74, 88, 10), PAPER, 8, shade=9) + inked(rounded(-68, -48, 26, 96, 8),
                                                                           '#3D3350', 7, shade=5)
    arm += inked(hand_area('fist'), SKIN, 8, shade=9).at(10, 0, 1.25)
    arm += lines([((36, -21), (54, -21)), ((36, 1), (55, 1)), ((36, 22), (54, 23))], darker(SKIN, .4), 6)
    return art + arm.at(0, -22, .86, turn=90)


def _key(text, x, y, turn, colour=PAPER):
    art = inked(rounded(-56, -34, 112, 80, 14), darker(colour, .25), 8, shade=0, light=0)
    art += draw(rounded(-46, -34, 92, 60, 11), colour, INK, 5)
    return (art + draw(centred_word(text, 44, 0, -4, DOSIS), INK)).at(x, y, turn=turn)


def ctrl_alt_del():
    """Three keys of a keyboard."""
    return (fan(0, 0, 104, 124, -66, -18, 3, 10) + _key('Ctrl', -58, -52, -8) +
            _key('Alt', 50, -8, 5, '#BFE3D0') + _key('Del', -40, 54, -3, '#F58A76'))


def hallucinate():
    """Round eyes full of spirals under a mushroom cap."""
    art = inked(smooth([(-44, 10), (-40, 60), (-52, 98), (0, 104), (52, 98), (40, 60), (44, 10)]), '#F7E3C5',
                8, shade=12)
    cap = smooth([
        corner(-118, 18), (-108, -44), (-54, -92), (0, -102), (54, -92), (108, -44),
        corner(118, 18), (60, 30), (0, 32), (-60, 30)], .32)
    art += inked(
        cap, GRAPE, 8, over=[(ellipse(-2, -82, 26, 16), GUM), (ellipse(-84, -34, 14, 18, 30), GUM),
                             (ellipse(86, -30, 13, 18, -30), GUM)], shade=13)
    for side in (-1, 1):
        art += inked(ellipse(side * 44, -16, 40, 40), '#FFF7D8', 8, shade=0, light=0)
        art += spiral(side * 44, -16, 31, 2.4, TOMATO if side < 0 else TEAL, 7.5, 0 if side < 0 else 180)
    mouth = smooth([(-20, 54), (0, 48), (22, 56), (16, 70), (-14, 70)])
    return art + draw(mouth, '#6B1712', INK, 6) + inked(
        smooth([(4, 62), (20, 62), (24, 84), (12, 90), (4, 80)]), '#F0697A', 5, shade=0)


def maagic_trick():
    """A rabbit looks out of a top hat."""
    art = inked(smooth([(-34, -40), (-46, -92), (-32, -108), (-16, -92), (-10, -40)]), MILK, 7,
                over=[(ellipse(-29, -76, 7, 22, -8), GUM)])
    art += inked(smooth([(10, -40), (14, -84), (30, -104), (54, -76), (48, -64), (34, -40)]), MILK, 7,
                 over=[(ellipse(30, -74, 7, 20, 12), GUM)])
    art += inked(ellipse(0, -16, 52, 46), MILK, 7, shade=10) + food_face('calm').at(0, -24, .85)
    art += inked(rounded(-10, 0, 20, 18, 4), MILK, 4, shade=0, light=0)
    crown = smooth(
        [corner(-66, 18), (-60, 60),
         corner(-74, 104), (0, 110),
         corner(74, 104), (60, 60),
         corner(66, 18)], .3)
    art += inked(crown, '#3D3350', 8, over=[(polygon((-90, 34), (90, 34), (90, 56), (-90, 56)), TOMATO)],
                 shade=13)
    art += inked(band([(-92, 14), (0, 26), (92, 14)], 22), '#3D3350', 7, shade=5)
    art += inked(band([
        (62, -22), (112, -72)], 13), '#3D3350', 6, shade=0) + draw(band([(100, -60), (112, -72)], 8), MILK)
    return (art + star(-88, -52, 20, MUSTARD, -100) + star(86, -90, 15, MUSTARD) +
            star(-104, -4, 11, MUSTARD) + star(116, -28, 11, MUSTARD, -70))


def mishap():
    """A shoe slips on a banana skin."""
    art = stroke([(-112, 20), (-112, -30), (-84, -70)], INK, 10) + stroke([(-88, 20), (-88, -10),
                                                                           (-72, -38)], INK, 10)
    shoe = smooth([
        corner(-60, 16), (-66, -30),
        corner(-52, -80),
        corner(4, -78), (10, -44), (62, -22), (84, 8),
        corner(80, 22)], .3)
    boot = inked(rounded(-56, -112, 60, 44, 8), '#3F8FD0', 8, shade=8) + inked(shoe, '#8A5528', 8, shade=11)
    boot += inked(band([(-62, 22),
                        (82, 26)], 17), '#3B2A33', 6, shade=0) + lines([((8, -38), (26, -50)),
                                                                        ((26, -26), (44, -38))], PAPER, 7)
    art += boot.at(10, 4, turn=-20)
    legs = ((-86, 8), (-34, 34), (46, 38), (98, 16))
    peel = blend(4, *[band([(0, 52), (x * .55, 54 + y * .2), (x, 62 + y)], 27) for x, y in legs],
                 band([(0, 56), (-10, 34)], 24))
    art += inked(peel, '#FFD94A', 8, shade=9)
    art += lines([((-6, 66), (-22, 88)), ((10, 66), (30, 90))], darker('#FFD94A', .3), 6)
    return art + draw(band([(-12, 32), (-13, 28)], 15), '#6B4A22') + fan(86, 30, 26, 44, -50, 20, 3, 9)


def vengeance():
    """A furious bull's eye, a fork in its brow."""
    art = flame(-70, -30, .9) + flame(70, -30, .9) + flame(0, -46, .72)
    for radius, colour in ((92, TOMATO), (66, PAPER), (42, TOMATO)):
        ring = ellipse(0, 16, radius)
        art += inked(ring, colour, 8, shade=12) if radius == 92 else draw(ring, colour, INK, 4)
    art += join(
        draw(ellipse(s * 33, 10, 19, 20), MILK, INK, 6) + draw(ellipse(s * 29, 15, 8, 9), INK)
        for s in (-1, 1))
    art += brows(34, -18, 13, 24, 13) + grin(40, 34, 48)
    fork = inked(
        blend(1, *[band([(x, 0), (x, -26)], 7) for x in (-14, 0, 14)],
              band([(-14, -22), (0, -34), (14, -22)], 8), band([(0, -30), (0, -92)], 10)), '#D8E2E2', 5.5,
        shade=3)
    return art + fork.at(64, -22, 1.05, turn=42)


def caricature():
    """A drawing of a face with far too much nose."""
    art = inked(polygon((-86, -100), (70, -104), (80, 98), (-78, 102), radius=4), PAPER, 8, shade=10)
    art += draw(ellipse(-24, -34, 13, 17), MILK, INK, 7) + draw(ellipse(16, -40, 19, 23), MILK, INK, 7)
    art += draw(ellipse(-20, -30, 5, 7), INK) + draw(ellipse(20, -34, 7, 9), INK)
    art += inked(smooth([(-6, -26), (-42, 20), (-30, 58), (20, 62), (46, 22), (14, -22)]), '#F4A09A', 8,
                 shade=10)
    art += stroke([(-52, 66), (-20, 82), (24, 80), (52, 60)], INK, 8)
    art += stroke([(-64, -58), (-58, -88), (-30, -72), (-14, -94), (6, -74), (32, -96), (50, -66)], INK, 8,
                  .3)
    pencil = inked(rounded(-13, -96, 26, 112, 3), MUSTARD, 7,
                   over=[(rectangle(-3, -96, 8, 112), lighter(MUSTARD, .4))], shade=5)
    pencil += inked(Polygon([(-13, 14), (13, 14),
                             (0, 46)]), '#F2D2A0', 6, shade=0) + draw(Polygon([(-5, 34), (5, 34),
                                                                               (0, 46)]), INK)
    pencil += inked(rounded(-13, -112, 26, 22, 6), GUM, 6, shade=4)
    return art + pencil.at(74, 22, 1, turn=38)


def prank():
    """A pie jumps out of a box."""
    art = burst(0, -44, 84, MUSTARD, 10, .68, width=7)
    for i in range(4):
        art += inked(ellipse(4 - 6 * (i % 2), 34 - 17 * i, 30, 11), '#A9B7BC', 6, shade=0, light=0)
    pie = ellipse(0, -38, 84, 20, -6)
    cream = cloud(((-46, -58, 25), (0, -74, 33), (44, -62, 26), (-22, -52, 24), (22, -52, 26)), '#FFFDF2', 8,
                  9)
    art += inked(moved(pie, 0, 4), '#D98A3A', 8, shade=7) + cream + food_face('smug').at(0, -62, .68)
    art += inked(ellipse(2, -108, 12), TOMATO, 5.5)
    lid = polygon((-64, 42), (-112, -2), (-100, -22), (-46, 26), radius=3)
    art += inked(lid, GRAPE, 7, shade=5)
    art += inked(rounded(-66, 34, 132, 74, 8), GRAPE, 8, shade=11)
    return art + join(star(x, 70, 17, MUSTARD, width=4.5)
                      for x in (-34, 34)) + draw(ellipse(84, 64, 9), TOMATO, INK, 5) + stroke([
                          (66, 74), (84, 74), (84, 64)], INK, 6)


def add_to(album):
    album.chapter('Cafe Chaos: actions of the Animator Pack (anchor = middle)')
    for name, make, what in (('ari-attack', ari_attack, 'a brush flings paint'), ('bewitched', bewitched,
                                                                                  'a potion in a witch hat'),
                             ('blast', blast, 'a toy blaster'), ('counterstrike', counterstrike,
                                                                 'a hand chops a watermelon'),
                             ('ctrl-alt-del', ctrl_alt_del, 'three keys'), ('hallucinate', hallucinate,
                                                                            'a mushroom with spiral eyes'),
                             ('maagic-trick', maagic_trick,
                              'a rabbit in a top hat'), ('mishap', mishap, 'a shoe on a banana skin'),
                             ('vengeance', vengeance, "a furious bull's eye"), ('caricature', caricature,
                                                                                'a drawing with a big nose'),
                             ('prank', prank, 'a pie jumps out of a box')):
        scene(album, 'action-' + name, make(), ACTION, what)
