"""The toppings of the three packs."""
from draw.art import draw, join, lines, stroke
from draw.geometry import band, corner, ellipse, polygon, rounded, smooth
from draw.palette import INK, MUSTARD, darker
from draw.toon import glint, inked
from sheets.fight_cards.kit import blend, cloud, flame, sparkle, star
from sheets.fight_foods.places import place


def glitter_icing():
    """A piping bag, its icing full of glitter."""
    swirl = smooth([(-16, 58), (-4, 44), (14, 48), (20, 62), (6, 74), (-14, 72)])
    art = inked(swirl, '#E58FE0', 5, shade=4) + inked(
        polygon((-15, 34), (15, 34), (8, 58), (-8, 58), radius=1), '#B8C6C4', 5, shade=4)
    ruffle = blend(2, *[ellipse(x, -60 - abs(x) * .08, 15, 14) for x in (-44, -22, 0, 22, 44)])
    art += inked(ruffle, '#C86FD0', 5.5, shade=5)
    bag = smooth(
        [corner(-60, -50), (0, -56),
         corner(60, -50), (48, -4),
         corner(16, 42),
         corner(-16, 42), (-48, -4)], .3)
    art += inked(bag, '#D987DE', 5.5, shade=9)
    return art + join(
        sparkle(x, y, size) for x, y, size in ((-40, -34, 9), (42, -36, 8), (-22, 30, 6), (22, 26, 7),
                                               (62, 12, 9))) + star(-58, 20, 10, MUSTARD, -100, 4)


def caramel():
    """A cube of caramel that melts."""
    colour = '#C9822F'
    art = inked(smooth([(-66, 66), (-40, 54), (40, 54), (68, 64), (40, 74), (-40, 74)]), colour, 5.5, shade=3)
    cube = rounded(-56, -48, 112, 112, 16)
    art += inked(cube, colour, 5.5, shade=11)
    gloss = blend(3, rounded(-54, -50, 108, 26, 10),
                  *[band([(x, -36), (x, y)], 18) for x, y in ((-42, 2), (-18, -18), (40, -6))])
    art += inked(gloss, '#F0B75C', 5, shade=3) + glint(-34, -40, 4, 0)
    ribbon = [(8, -52), (-8, -64), (10, -72), (34, -66), (22, -54)]
    return art + stroke(ribbon, INK, 14) + stroke(ribbon, '#F0B75C', 7)


def chili_sauce():
    """A hot bottle wreathed in flames."""
    art = flame(-44, 54, .78) + flame(46, 54, .74) + flame(0, 0, .4).at(0, 0)
    bottle = smooth([
        corner(-36, 70), (-38, 0), (-34, -18),
        corner(-13, -36),
        corner(-12, -52),
        corner(12, -52),
        corner(13, -36), (34, -18), (38, 0),
        corner(36, 70), (0, 73)])
    art += inked(bottle, '#E2502B', 5.5, shade=8)
    art += inked(rounded(-17, -74, 34, 26, 6), '#5E9E43', 5.5, shade=4) + glint(-24, -8, 4, -70)
    return art


def cheese_dip():
    """A pot of molten cheese running over."""
    chip = polygon((-62, -40), (-18, -72), (-12, -18), radius=4)
    art = inked(chip, '#E8963C', 5.5, shade=5)
    pot = smooth([
        corner(-68, -16), (0, -10),
        corner(68, -16), (66, 36), (44, 68), (0, 72), (-44, 68), (-66, 36)])
    art += inked(pot, '#D9633F', 5.5, shade=10)
    cheese = blend(
        3, ellipse(0, -18, 70, 19), *[
            band([(x, -14), (x, y)], w)
            for x, y, w in ((-58, 34, 17), (57, 22, 19), (36, -2, 15), (-36, -4, 14))])
    return art + inked(cheese, '#FFC93C', 5.5, shade=5) + glint(-40, -24, 4, -10) + draw(
        ellipse(22, -22, 9, 4), '#E8A020') + draw(ellipse(-4, -14, 6, 3), '#E8A020')


def ranch():
    """A white bottle with herbs and a green cap."""
    body = smooth([(-48, 64), (-52, 16), (-46, -14), (-22, -34), (22, -34), (46, -14), (52, 16), (48, 64),
                   (0, 74)])
    art = inked(rounded(-27, -70, 54, 34, 8), '#5E9E43', 5.5, shade=6) + lines([
        ((x, -62), (x, -48)) for x in (-12, 0, 12)], darker('#5E9E43', .3), 4)
    herbs = [(ellipse(x, y, 3.2, 5.5, t), '#7FB256')
             for x, y, t in ((-34, -6, 20), (30, -14, 60), (-40, 52, 80), (38, 54, 30), (40, 8, 0),
                             (-4, 66, 50), (-8, -22, 30), (-44, 20, 0))]
    return art + inked(body, '#FFFBEF', 5.5, over=herbs, shade=9)


def mayo():
    """A jar of mayonnaise."""
    art = inked(rounded(-60, -48, 120, 122, 24), '#FFF6D8', 5.5, shade=11, shade_colour='#E2D2A8')
    art += inked(rounded(-56, -72, 112, 30, 9), '#3F7FC4', 5.5, shade=6)
    art += lines([((x, -64), (x, -51)) for x in (-34, -12, 12, 34)], darker('#3F7FC4', .3), 4)
    return art + glint(-44, -26, 5, -70) + glint(-48, -8, 3, -80)


def relish():
    """A jar of chopped pickles, a spoon in it."""
    art = inked(band([(14, -40), (44, -74)], 11), '#C6D2D4', 5, shade=2)
    cubes = [(rounded(x, y, 15, 13, 3), colour)
             for x, y, colour in ((-50, -26, '#5E8A2E'), (-20, -34, '#C4DA72'), (14, -30, '#5E8A2E'),
                                  (36, -20, '#C4DA72'), (-52, 46, '#C4DA72'), (38, 42, '#5E8A2E'),
                                  (-22, 56, '#5E8A2E'), (10, 56, '#C4DA72'), (-54, 6,
                                                                              '#5E8A2E'), (42, 8, '#C4DA72'))]
    jar = rounded(-58, -44, 116, 116, 26)
    art += inked(jar, '#93BB45', 5.5, over=cubes, shade=11) + inked(rounded(-50, -52, 100, 17, 7), '#E4F2EE',
                                                                    5.5, shade=4)
    return art + glint(-44, -18, 5, -70)


def pesto():
    """A mortar of green paste, basil on top."""
    art = inked(band([(20, -24), (54, -70)], 19), '#D9C6A4', 5.5, shade=4)
    heap = cloud(((-38, -14, 20), (-8, -28, 26), (26, -18, 22)), '#7FAE3C', 5.5, 5)
    leaf = smooth([corner(-8, -36), (-38, -40), corner(-58, -64), (-26, -66), (-6, -52)])
    art += heap + inked(leaf, '#4F8F3A', 5, shade=4) + stroke([(-48, -58),
                                                               (-14, -42)], darker('#4F8F3A', .35), 3)
    bowl = smooth([corner(-70, -12), (0, -4), corner(70, -12), (60, 34), (36, 56), (-36, 56), (-60, 34)])
    art += inked(rounded(-36, 52, 72, 20, 7), '#BFAE9C', 5.5, shade=5)
    return art + inked(bowl, '#D8CBBB', 5.5, shade=10) + stroke([(-62, 0), (0, 8),
                                                                 (62, 0)], darker('#D8CBBB', .2), 4)


TOPPINGS = (('glitter-icing', glitter_icing, 'a piping bag', place(
    (0, -12, 58, 0), '#D987DE',
    'cream')), ('caramel', caramel, 'a melting cube', place(
        (2, 28, 60, 0), '#C9822F',
        'rubber')), ('chili-sauce', chili_sauce, 'a bottle in flames', place(
            (0, 22, 56, 0), '#E2502B', 'hot')), ('cheese-dip', cheese_dip, 'a pot of molten cheese',
                                                 place((0, 36, 58, 0), '#FFC93C', 'hot')),
            ('ranch', ranch, 'a bottle with herbs', place(
                (0, 18, 62, 0), '#FFFBEF',
                'cream')), ('mayo', mayo, 'a jar', place(
                    (0, 14, 68, 0), '#FFF6D8',
                    'cream')), ('relish', relish, 'a jar with a spoon', place(
                        (0, 16, 64, 0), '#93BB45',
                        'wet')), ('pesto', pesto, 'a mortar', place((0, 26, 58, 0), '#7FAE3C', 'wet')))
