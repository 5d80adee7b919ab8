"""On the cards: what customers and inspectors complain of; the food itself has a say."""
from draw.art import draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import band, corner, disc, ellipse, polygon, rounded, smooth, union
from draw.lettering import DOSIS, centred_word
from draw.palette import INK, MILK, MUSTARD, PAPER, STEEL, TOMATO
from draw.toon import glint, inked
from sheets.fight_cards.kit import SKIN, blend, cloud, fan, hand, speed, spiral, star
from sheets.kitchen import room_meals
from sheets.kitchen.cards_kit import add_pictures, bubble, cross_out, dish, note, snowflake


def _fork(length=150):
    """A steel fork, its tines up, the middle of its head at (0, 0)."""
    tines = [band([(x, -14), (x, -56)], 10) for x in (-24, -8, 8, 24)]
    head = union(*tines, blend(4, ellipse(0, -4, 29, 20), band([(0, 0), (0, length)], 15)))
    return inked(head, '#D6E2E6', 7, shade=6, light=4)


def found_hair():
    """A fork draws a long hair out of a frightened soup."""
    hair = [(6, -98), (44, -84), (50, -58), (10, -50), (-22, -36), (-12, -10), (34, -12), (46, 8), (30, 28)]
    art = dish(0, 112, 98) + _fork(104).at(-12, -96, 1, 84)
    bowl = smooth([corner(-98, 28), (0, 39), corner(98, 28), (84, 76), (46, 108), (-46, 108), (-84, 76)], .32)
    art += inked(bowl, '#E8685A', 8, shade=14, light=7)
    art += inked(ellipse(0, 28, 98, 22), '#F4EAD6', 7, shade=0, light=0) + draw(
        ellipse(0, 30, 80, 14), '#F2A43A')
    art += stroke(hair, INK, 10) + stroke([(-40, 28), (-72, 12), (-50, -8), (-84, -24)], INK, 8)
    return art + food_face('fear', 26).at(-2, 70, .9)


def wrong_order():
    """A burger was ordered, a fish lies on the plate."""
    art = dish(-40, 78, 104) + room_meals.fish().at(-40, 92, 2.15)
    art += bubble(78, -58, 70, 52, (20, 18)) + room_meals.burger().at(74, -10, 1.24)
    return art + draw(centred_word('?', 70, -92, -52, DOSIS), INK, INK, 9) + draw(
        centred_word('?', 70, -92, -52, DOSIS), MUSTARD)


def cold_food():
    """A burger in a block of ice."""
    block = polygon((-92, -58), (-58, -84), (76, -84), (96, -56), (96, 70), (70, 92), (-76, 92), (-92, 66),
                    radius=9)
    art = draw(ellipse(4, 96, 118, 16), '#8FD0EE')
    art += inked(block, '#A9DCF2', 8, shade=15, light=8) + room_meals.burger().at(2, 88, 2.0)
    art += draw(block.buffer(-6), '#CDEBF8', opacity=.45)
    art += stroke([(-70, -30), (-46, -58)], MILK, 10) + stroke([(-70, 4), (-24, -58)], MILK, 6)
    art += stroke([(60, 70), (78, 50)], MILK, 7)
    return art + snowflake(-126, -56, 24) + snowflake(128, 24, 26) + snowflake(126, -70, 16) + snowflake(
        -124, 44, 16)


def wants_the_manager():
    """A finger hammers on the bell."""
    art = fan(-34, 26, 116, 146, -166, -14, 7, 9)
    art += inked(rounded(-126, 84, 184, 24, 10), '#5C3A2A', 7, shade=5, light=0)
    dome = smooth([corner(-110, 84), (-100, 28), (-34, -8), (32, 28), corner(42, 84)], .34)
    art += inked(dome, MUSTARD, 8, shade=15, light=8) + inked(rounded(-46, -26, 24, 22, 7), STEEL, 7, shade=4,
                                                              light=0)
    art += food_face('fear', 24, brows=False).at(-34, 46, .86) + glint(-76, 34, 8, -50)
    return art + hand('point', SKIN, '#C7437E', 8).at(44, -92, .98, 142)


def dine_and_dash():
    """The plate runs off in running shoes without paying."""
    art = speed(((-150, -92, -52), (-140, -100, -12), (-150, -96, 28)), 10)
    for hip, knee, foot, turn in (((-14, 46), (-46, 74), (-66, 92), 34), ((26, 46), (52, 66), (76, 92), -14)):
        art += stroke([hip, knee, foot], INK, 13)
        shoe = smooth(
            [corner(-22, -18), (0, -16), (14, -4), (34, 2), (38, 14),
             corner(34, 18),
             corner(-24, 18)], .3)
        piece = inked(shoe, '#E2412B', 7, shade=5, light=3) + lines([((-22, 18), (34, 18))], MILK, 6)
        art += piece.at(foot[0] + 4, foot[1] + 4, .96, turn)
    plate = ellipse(0, -14, 92, 72, -8)
    art += inked(plate, '#F2F5F4', 8, shade=12, light=0, shade_colour='#CBD8D8')
    art += draw(ellipse(-2, -18, 62, 46, -8), None, '#C3D2D3', 5)
    crumbs = union(disc(-44, 18, 5), disc(30, 26, 4), disc(46, -52, 4), disc(-56, -40, 4))
    art += draw(crumbs, '#C98A4A') + food_face('smug', 25).at(4, -34, 1.02)
    napkin = polygon((-62, 22), (58, 12), (10, 84), radius=4)
    return art + inked(napkin, '#F6DCE4', 7, shade=6, light=0) + note().at(128, -62, .52, 16)


def bad_review():
    """One star of five, and a pen that is not done."""
    page = rounded(-96, -92, 158, 184, 12)
    art = inked(page, '#FFFBEE', 8, shade=10, light=0, shade_colour='#E4D7B8')
    art += join(inked(rounded(x, -106, 13, 30, 6), STEEL, 5, shade=0, light=0) for x in (-78, -42, -6, 30))
    for i in range(5):
        art += star(-78 + 31 * i, -38, 13, MUSTARD if i == 0 else '#E3DCCB', -90, 4.5)
    art += lines([((-74, y), (end, y)) for y, end in ((2, 36), (26, 40), (50, 4))], '#C9B78E', 7)
    art += stroke([(-66, 74), (-52, 62), (-40, 74), (-26, 62), (-12, 74)], TOMATO, 7)
    pen = polygon((14, 62), (30, 76), (126, -38), (104, -58), radius=3)
    art += inked(polygon(
        (4, 90), (14, 62),
        (30, 76)), '#FFE3B8', 6, shade=0, light=0) + inked(pen, '#3A3340', 8, shade=6, light=4)
    return art + draw(polygon((4, 90), (9, 77), (16, 83)), INK) + lines([((92, -26), (106, -14))], MUSTARD, 8)


def food_poisoning():
    """A pudding that has turned."""
    art = cloud(((-84, -58, 20), (-58, -76, 24), (-30, -66, 20)), '#A9C45E', 6, 5)
    art += cloud(((54, -72, 20), (82, -56, 24), (102, -70, 16)), '#A9C45E', 6, 5)
    art += dish(0, 84, 98)
    body = smooth([(-78, 80), (-70, 20), (-58, -44), (0, -66), (58, -44), (72, 18), (80, 80), (0, 92)])
    art += inked(body, '#9DBB4B', 8, shade=15, light=8)
    spots = union(disc(-48, 62, 8), disc(52, 50, 10), disc(30, 74, 6), disc(-40, -32, 7), disc(-56, 20, 5))
    art += draw(spots, '#6F8C2F')
    art += spiral(-26, -4, 19, 2.2, INK, 6) + spiral(28, -4, 19, 2.2, INK, 6, 140)
    tongue = smooth([(0, 38), (20, 36), (24, 62), (10, 72), (-2, 60)])
    art += stroke([(-24, 44), (-10, 34), (4, 42), (18, 34),
                   (30, 42)], INK, 7) + inked(tongue, '#F0697A', 6, shade=4, light=0)
    return art + stroke([(-100, -16), (-90, -30), (-100, -42)], '#6F8C2F', 7) + stroke([
        (100, -10), (110, -24), (100, -36)], '#6F8C2F', 7)


def closed_for_cleaning():
    """The sign on its cord, a mop and a bucket."""
    art = stroke([(-82, -42), (-30, -104), (22, -42)], INK, 7, 0) + draw(disc(-30, -104, 8), INK)
    art += inked(rounded(-136, -44, 212, 80, 12), TOMATO, 8, shade=9, light=5)
    art += draw(rounded(-126, -34, 192, 60, 8), None, PAPER, 4) + draw(
        centred_word('CLOSED', 56, -30, -4, DOSIS), PAPER)
    art += inked(band([(134, -104), (98, 56)], 13), '#C98F52', 7, shade=4, light=3)
    strands = [band([(96, 48), (96 + x, 76), (94 + x * 1.5, 100)], 17) for x in (-34, -17, 0, 17, 34)]
    art += inked(blend(2, *strands, disc(97, 52, 18)), '#DCE9EC', 7, shade=8, light=0)
    suds = [(x, 96 - abs(x + 70) * .1, r) for x, r in ((-128, 17), (-98, 24), (-66, 21), (-34, 25), (-6, 17))]
    return art + cloud(suds, '#F4FBFD', 6, 6) + draw(union(disc(-104, 72, 6), disc(-26, 66, 8)), '#BFE4EF',
                                                     INK, 4)


def code_violation():
    """A clipboard full of crosses, a bug under the glass."""
    art = inked(rounded(-108, -92, 136, 190, 12), '#8A5A36', 8, shade=10, light=5)
    art += draw(rounded(-94, -74, 108, 158, 5), '#FFFBEE') + inked(rounded(-72, -106, 64, 30, 9), STEEL, 7,
                                                                   shade=5, light=3)
    for y in (-46, -8, 30):
        art += cross_out(-74, y, 11, TOMATO) + lines([((-50, y), (0, y))], '#C9B78E', 7)
    art += stroke([(-82, 66), (-72, 76), (-58, 56)], '#5E9E43', 8, 0)
    handle = band([(96, 70), (126, 104)], 22)
    art += inked(handle, '#3A3340', 8, shade=5, light=3)
    art += inked(disc(54, 24, 58), STEEL, 8, shade=8, light=5) + draw(disc(54, 24, 43), '#DDF3F6', INK, 6)
    legs = [
        ((54 + s * 8, y), (54 + s * 32, y + d)) for s in (-1, 1) for y, d in ((8, -10), (26, 2), (40, 12))]
    art += lines(legs, INK, 5) + draw(ellipse(54, 28, 18, 23), '#8C4A2A', INK, 6) + draw(
        disc(54, 4, 12), '#5A2E1F')
    art += lines([((49, -4), (40, -14)), ((59, -4), (68, -14)), ((54, 12), (54, 48))], INK, 4)
    return art + draw(union(disc(50, 2, 3.4), disc(59, 2, 3.4)), MILK) + stroke([(22, 6), (30, -8),
                                                                                 (44, -12)], MILK, 6)


ROWS = (('found-hair', found_hair, 'a hair in the soup'), ('wrong-order', wrong_order, 'a fish for a burger'),
        ('cold-food', cold_food,
         'a burger in ice'), ('wants-the-manager', wants_the_manager,
                              'a finger on the bell'), ('dine-and-dash', dine_and_dash, 'a plate runs off'),
        ('bad-review', bad_review, 'one star of five'), ('food-poisoning', food_poisoning, 'a green pudding'),
        ('closed-for-cleaning', closed_for_cleaning,
         'the sign and a mop'), ('code-violation', code_violation, 'clipboard and a bug under the glass'))


def add_to(album):
    add_pictures(album, ROWS)
