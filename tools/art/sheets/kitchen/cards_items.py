"""On the cards: help, mishaps and supplies, made of the things that lie or hang at a station."""
from draw.art import draw, join, stroke
from draw.geometry import clip, corner, disc, ellipse, polygon, rounded, smooth
from draw.palette import MILK, MUSTARD, darker
from draw.toon import inked
from sheets.fight_cards.kit import SKIN, burst, drop, fan, hand, sparkle, speed, spiral, star
from sheets.kitchen import things_minus, things_plus
from sheets.kitchen.cards_kit import add_pictures, middled


def energy_drink():
    art = burst(0, 4, 128, '#FFE37A', 14, .72, width=7, wide=1.1)
    return art + things_plus.can().at(0, 6, 1.24, 8)


def coffee_break():
    beans = join(
        inked(ellipse(x, y, 19, 13, turn), '#7A4326', 6, shade=4, light=0) +
        stroke([(x - 8, y + 4), (x, y), (x + 8, y - 4)], darker('#7A4326', .5), 4)
        for x, y, turn in ((-122, 72, -20), (124, 50, 24), (116, 88, -14)))
    return beans + things_plus.cup().at(0, 0, 1.36)


def double_shift():
    sun = inked(disc(-138, -52, 25), MUSTARD, 6, shade=4, light=0) + fan(-138, -52, 36, 48, 45, 315, 7, 7)
    moon = inked(disc(134, 54, 34), '#F3E3A4', 6, shade=6, light=0) + draw(disc(
        132, 40, 5), '#D9C57C') + draw(disc(144, 64, 7), '#D9C57C')
    return sun + moon + things_plus.time_card().at(0, 2, 1.34)


def daily_special():
    return (sparkle(-124, -30, 22, MILK, 5) + sparkle(120, 40, 26, MILK, 5) + sparkle(-116, 62, 15, MILK, 5) +
            things_plus.board().at(0, 4, 1.36))


def _kicking_shoe():
    """A striped leg whose shoe loses its hold; the heel at (0, 0)."""
    leg = polygon((-14, -60), (34, -64), (40, -138), (-16, -138), radius=3)
    art = inked(leg, '#5C6B86', 8, shade=8, light=5)
    art += draw(clip(polygon((4, -60), (16, -60), (18, -138), (4, -138)), leg.buffer(-5)), '#7E8EAB')
    art += inked(rounded(-16, -72, 54, 24, 8), MILK, 7, shade=5, light=0, shade_colour='#D5D8DA')
    shoe = smooth([
        corner(-20, -50), (10, -46),
        corner(40, -52), (58, -34), (98, -26), (112, -6),
        corner(108, 2),
        corner(-22, 2), (-26, -24)], .3)
    art += inked(shoe, '#3E3546', 8, shade=8, light=5)
    return art + stroke([
        (42, -38), (58, -22),
        (78, -18)], MILK, 5) + inked(rounded(-26, -4, 142, 16, 6), '#8A5A36', 6, shade=0, light=0)


def tripped():
    """A shoe slides away over the skin."""
    art = things_minus.banana().at(-40, 40, 1.16, -4)
    art += speed(((-146, -104, -44), (-136, -112, -14), (118, 150, 84)), 9)
    return art + _kicking_shoe().at(26, 14, .96, -30)


def hangover():
    art = spiral(-116, -52, 32, width=8) + spiral(110, -66, 25, width=8, start=90)
    return art + things_minus.ice_bag().at(4, 4, 1.34)


def hot_handle():
    art = fan(84, -22, 66, 92, -120, 40, 6, 9)
    return art + things_minus.hot_pan().at(-14, 20, 1.44)


def wet_floor():
    art = join(
        drop(x, y, 14, '#7CC8EC', turn, 6)
        for x, y, turn in ((-112, -8, -24), (112, -14, 24), (-92, -64, -14)))
    return art + things_minus.wet_floor().at(0, 4, 1.38)


def burned_hand():
    return things_minus.burned_hand().at(0, 8, 1.42)


def sore_feet():
    """Two feet that hurt."""
    return things_minus.sore_foot().at(-64, -8, 1.02) + things_minus.sore_foot().at(50, 20, 1.16)


def cut_finger():
    """A pointing hand with a plaster; the knife looks away."""
    blade = smooth(
        [corner(70, 96), (58, 30),
         (66, -50), corner(88, -104),
         corner(104, -98),
         corner(104, 20)], .25)
    art = inked(blade.area, '#D6E2E6', 8, shade=8, light=5) + inked(rounded(62, 18, 46, 88, 14), '#7A4A30', 8,
                                                                    shade=8, light=4)
    art += draw(disc(85, 42, 6), '#D9C08F') + draw(disc(85, 80, 6), '#D9C08F')
    art += hand('point', SKIN, '#F4F1E6', 8).at(-40, 26, 1.06, -90)
    tape = inked(rounded(-24, -22, 48, 44, 6), '#F0B98E', 7, shade=5, light=0)
    tape += draw(rounded(-12, -15, 24, 30, 4), '#FFE3C4')
    return art + tape.at(-60, -38, .92, 4) + drop(-104, -58, 20, '#D7261E', 0, 7) + drop(
        -112, 6, 13, '#D7261E', 0, 6)


def sprained_ankle():
    return spiral(-122, 44, 25, width=8) + star(128, -40, 21, MUSTARD, -70, 6) + things_minus.crutch().at(
        0, 4, 1.4)


def _hung(art, y):
    """A thing that hangs, with gleams."""
    return middled(art).at(0, y, 1.38) + sparkle(-128, -56, 24, MILK, 5) + sparkle(130, 40, 20, MILK, 5)


def gloves():
    return _hung(things_plus.gloves(), 0)


def work_shoes():
    return _hung(things_plus.shoes(), 0)


def first_aid_kit():
    return _hung(things_plus.first_aid_kit(), 0)


ROWS = (('energy-drink', energy_drink, 'can'), ('coffee-break', coffee_break, 'cup of coffee'),
        ('double-shift', double_shift,
         'time card, sun and moon'), ('daily-special', daily_special,
                                      'chalk board'), ('tripped', tripped, 'a shoe on a banana skin'),
        ('hangover', hangover, 'ice bag'), ('hot-handle', hot_handle, 'glowing handle'),
        ('wet-floor', wet_floor, 'sign in a puddle'), ('burned-hand', burned_hand,
                                                       'bandaged hand'), ('sore-feet', sore_feet, 'two feet'),
        ('cut-finger', cut_finger, 'finger and knife'), ('sprained-ankle', sprained_ankle, 'crutch'),
        ('gloves', gloves, 'oven gloves'), ('work-shoes', work_shoes,
                                            'work shoes'), ('first-aid-kit', first_aid_kit, 'first aid kit'))


def add_to(album):
    add_pictures(album, ROWS)
