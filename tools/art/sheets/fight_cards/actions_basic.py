"""The three basic actions: throw, grab, duck."""
from draw.art import draw, stroke
from draw.geometry import band, corner, ellipse, rounded, smooth
from draw.palette import INK, MILK, TEAL
from draw.toon import glint, inked
from sheets.fight_cards.kit import ACTION, SKIN, blend, fan, scene, speed
from sheets.foods import donut, tomato


def throw():
    """A tomato that means it."""
    return speed(
        ((-126, -60, -34), (-118, -66, 0), (-124, -56, 34)), 11) + tomato('squint').at(36, 6, .94, turn=12)


def grab():
    """A hand that has closed round a donut."""
    art = fan(0, -12, 98, 122, -162, -18, 6, 10)
    art += inked(rounded(-40, 70, 80, 36, 9), TEAL, 8, shade=8)
    palm = blend(6, band([(0, 78), (0, 40)], 56), ellipse(0, 14, 76, 52))
    art += inked(palm, SKIN, 8) + donut('wide').at(-2, -18, .84)
    for y, reach in ((-34, 46), (-8, 38), (18, 42)):
        art += inked(band([(82, y + 8), (reach, y)], 27), SKIN, 7, shade=6, light=3)
    return art + inked(band([(-70, 44), (-66, 8), (-44, -16)], 30), SKIN, 7, shade=6, light=3)


def duck():
    """The rubber duck."""
    body = smooth([(-104, 18), (-78, -6), (-30, 6), (4, 0), (-12, -38), (4, -84), (50, -100), (92, -76),
                   (96, -30), (72, 0), (100, 32), (80, 82), (10, 98), (-64, 88), (-98, 54)])
    art = inked(body, '#FFD23E', 9, shade=15, light=8)
    beak = smooth([(84, -58), (124, -54), (130, -40), (120, -26), (84, -28)])
    art += inked(beak, '#F08A24', 7) + stroke([(92, -42), (124, -41)], INK, 4.5)
    art += stroke([(-44, 36), (-8, 60), (36, 46), (46, 22)], INK, 8)
    art += draw(ellipse(52, -60, 10, 14), INK) + draw(ellipse(49, -65, 4, 5), MILK) + glint(12, -66, 6, -60)
    tail = smooth([corner(-96, 30), (-122, 4), (-112, -10), corner(-78, 6)])
    return inked(tail, '#FFD23E', 8, shade=0) + art


def add_to(album):
    album.chapter('Cafe Chaos: basic actions (anchor = middle)')
    scene(album, 'action-throw', throw(), ACTION, 'a flying tomato')
    scene(album, 'action-grab', grab(), ACTION, 'a hand at a donut')
    scene(album, 'action-duck', duck(), ACTION, 'a rubber duck')
