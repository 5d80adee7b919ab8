"""On the cards that stop others: the lid on the pot, the offer torn up."""
from draw.art import draw, join, lines, stroke
from draw.face import food_face
from draw.geometry import corner, ellipse, rounded, smooth
from draw.lettering import DOSIS, centred_word
from draw.palette import INK, MILK, STEEL, TOMATO
from draw.toon import glint, inked
from sheets.fight_cards.kit import heart
from sheets.kitchen.cards_kit import add_pictures, note


def simmer_down():
    """A lid on a pot that has calmed down."""
    blue = '#3F93B8'
    art = join(
        stroke([(s * 86, 28), (s * 122, 26), (s * 108, 52)], INK, 22) +
        stroke([(s * 88, 28), (s * 118, 28), (s * 106, 46)], STEEL, 9) for s in (-1, 1))
    body = smooth([corner(-92, 2), (0, 8), corner(92, 2), (88, 66), (64, 98), (-64, 98), (-88, 66)], .3)
    art += inked(body, blue, 8, shade=15, light=8)
    lid = smooth([corner(-104, 4), (-84, -32), (0, -52), (84, -32), corner(104, 4), (0, 14)], .34)
    art += inked(lid, '#6FB9D6', 8, shade=10, light=7) + inked(ellipse(0, -58, 19, 15), TOMATO, 7, shade=4,
                                                               light=3)
    art += food_face('sleep', 28).at(0, 50, 1.05) + glint(-56, -22, 7, -28)
    art += stroke([(-118, -34), (-130, -48), (-116, -60), (-126, -76)], MILK, 10)
    return art + heart(116, -58, 24, '#E2412B', 10, 6) + draw(ellipse(-62, 46, 9, 6), '#F58FB0') + draw(
        ellipse(62, 46, 9, 6), '#F58FB0')


def counter_offer():
    """The contract, stamped NO!, the banknotes fly off."""
    art = join(
        note(124, 68).at(x, y, .74, turn)
        for x, y, turn in ((-116, -56, -24), (-122, 56, 18), (104, 82, -14)))
    paper = inked(rounded(-80, -100, 160, 200, 9), '#FFFBEE', 8, shade=10, light=0, shade_colour='#E4D7B8')
    paper += lines([((-58, y), (end, y)) for y, end in ((-72, 58), (-48, 58), (-24, 20))], '#C9B78E', 8)
    paper += stroke([(-54, 72), (-34, 56), (-24, 76), (0, 58), (10, 74), (50, 64)], '#2F5FA8', 7)
    art += paper.at(-18, 0, 1, -5)
    word = centred_word('NO!', 92, 0, 0, DOSIS)
    stamp = draw(rounded(-84, -50, 168, 100, 16), None, '#D7261E', 11) + draw(word, '#D7261E')
    art += stamp.at(-16, 18, .9, -14)
    grip = smooth([(-20, -84), (0, -100), (20, -84), (22, -60),
                   corner(12, -40),
                   corner(14, -14),
                   corner(-14, -14),
                   corner(-12, -40), (-22, -60)], .3)
    tool = inked(grip, '#B0743F', 8, shade=8, light=5) + inked(rounded(-46, -18, 92, 34, 9), '#7A4A30', 8,
                                                               shade=6, light=4)
    return art + (tool + inked(rounded(-50, 14, 100, 15, 5), '#D7261E', 7, shade=0, light=0)).at(
        96, -34, 1, 24)


ROWS = (('simmer-down', simmer_down, 'a pot that sleeps'), ('counter-offer', counter_offer,
                                                            'the contract torn up'))


def add_to(album):
    add_pictures(album, ROWS)
