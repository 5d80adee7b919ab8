"""The bonus actions of What the Food?! that Cafe Chaos has not."""
from draw.art import draw, lines, stroke
from draw.geometry import LineString, band, corner, ellipse, smooth, turned
from draw.palette import INK, MILK, MUSTARD, TOMATO
from draw.toon import glint, inked
from sheets.fight_cards.kit import ACTION, blend, burst, fan, scene, speed
from sheets.foods import donut, egg, tomato
from sheets.kitchen.cards_kit import light


def goose():
    """A goose has got hold of a donut."""
    art = inked(
        smooth([(-126, 98), (-118, 40), (-80, 18), (-42, 30), (-22, 20), (-28, -30), (-22, -84), (18, -108),
                (56, -92), (66, -58), (50, -34), (38, -8), (44, 36), (40, 76),
                corner(36, 106),
                corner(-120, 106)]), '#FDFBF4', 8, shade=15, shade_colour='#D4CCC2')
    wing = smooth([corner(-112, 58), (-84, 44), (-40, 52), (-8, 70), (-24, 86), (-58, 92), (-92, 88)])
    art += inked(wing, '#FDFBF4', 7, shade=7, shade_colour='#D4CCC2')
    art += donut('fear').at(92, 8, .52, turn=12)
    upper = smooth([corner(52, -84), (88, -76), corner(120, -44), (104, -34), (76, -42), corner(54, -46)], .3)
    lower = smooth([corner(46, -50), (72, -44), corner(94, -28), (80, -18), (58, -26)], .3)
    art += inked(lower, '#E8791E', 7, shade=4) + inked(upper, '#F7942B', 7, shade=5)
    art += draw(ellipse(22, -74, 15, 17), MILK, INK, 5.5) + draw(ellipse(28, -70, 7, 9), INK) + draw(
        ellipse(25, -74, 3), MILK)
    art += stroke([(2, -96), (36, -84)], INK, 9)
    return art + fan(-6, -70, 58, 82, -176, -128, 3, 10)


def overhead_smash():
    """A racket comes down on a tomato."""
    art = burst(34, 40, 82, MUSTARD, 10, .64, width=7) + tomato('squint').at(60, 58, .52, turn=-14)
    head = ellipse(4, -22, 56, 72, 34)
    handle = band([(-48, 54), (-96, 104)], 25)
    art += inked(handle, '#3F8FD0', 7, shade=6)
    art += lines([((-76, 68), (-60, 82)), ((-90, 84), (-74, 98))], INK, 5)
    frame = head.area.difference(ellipse(4, -22, 41, 57, 34).area)
    inner = ellipse(4, -22, 42, 58, 34).area
    art += draw(inner, '#FFF9E8', opacity=.8)
    threads = []
    for i in range(-5, 6):
        threads.append(LineString([(4 + i * 15, -130), (4 + i * 15, 90)]))
        threads.append(LineString([(-110, -22 + i * 15), (110, -22 + i * 15)]))
    cuts = [turned(thread, 34, (4, -22)).intersection(inner) for thread in threads]
    art += lines([(cut.coords[0], cut.coords[-1]) for cut in cuts if cut.length > 4], INK, 4)
    throat = [band([(-48, 14), (-48, 54)], 13), band([(-2, 44), (-44, 56)], 13)]
    art += inked(blend(1.5, frame, *throat), TOMATO, 7, shade=5, light=3) + glint(-16, -78, 6, -20)
    art += stroke([(-112, 10), (-104, -44), (-70, -88)], INK, 10)
    return art + stroke([(-88, 22), (-84, -14), (-68, -46)], INK, 9) + fan(60, 58, 60, 78, -40, 40, 3, 9)


def extra_throw():
    """Another one right behind the first."""
    art = speed(((-130, -82, -64), (-126, -88, -36), (-118, -44, 22), (-128, -54, 50), (-120, -48, 78)), 11)
    art += egg('squint').at(-30, -44, .66, turn=10)
    return art + tomato('squint').at(54, 28, .8, turn=12)


def add_to(album):
    album.chapter('What the Food?!: bonus actions (anchor = middle)')
    for name, make, what in (('goose', goose, 'a goose with a donut'), ('overhead-smash', overhead_smash,
                                                                        'a racket on a tomato'),
                             ('extra-throw', extra_throw, 'two foods in flight')):
        scene(album, 'action-' + name, light(make()), ACTION, what)
