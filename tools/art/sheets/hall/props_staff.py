"""The grown-ups of the events: janitor, nurse, lunch lady; half figures with the tool of their trade."""
from album import standing
from draw.art import draw, join, lines, stroke
from draw.geometry import band, clip, corner, disc, ellipse, polygon, rounded, smooth, union
from draw.palette import GUM, INK, MUSTARD, STEEL, TOMATO, darker
from draw.toon import glint, inked
from sheets.people.parts import body, brows, cheeks, ears, eyes, mouth

SCALE = .64
FOOT = 75
LEAN = 18  # room for the tool on the right


def _figure(torso, head, behind, before):
    """Layers of a half figure, its straight lower edge at y = 0."""
    art = behind + torso + head.at(0, -124) + before
    return art.at(-LEAN, -FOOT * SCALE, SCALE)


def _fist(x, y, skin):
    art = inked(union(disc(x, y, 21), rounded(x - 16, y - 20, 40, 38, 14)), skin, 6, shade=6, light=3)
    return art + lines([((x + 4, y - 6), (x + 22, y - 6)),
                        ((x + 4, y + 6), (x + 22, y + 6))], darker(skin, .5), 4)


def _sleeve(points, colour, width=42):
    return inked(band(points, width), colour, 7, shade=8, light=5)


def janitor():
    """Cap, walrus moustache, a mop taller than himself."""
    skin, cloth, hair = '#E9B184', '#5B7FA6', '#8A8F99'
    head = ears(80, 10, skin, 17)
    head += inked(smooth([(-78, 0), (-66, -52), (0, -72), (66, -52), (78, 0), (70, 50), (0, 80), (-70, 50)]),
                  skin, 7, shade=13)
    head += cheeks(52, 28, TOMATO, .35, 16) + eyes('think', 29, -8, 19, 21, skin)
    head += brows('gloom', 30, -37, 38, 12, hair) + inked(ellipse(0, 20, 19, 16), '#E79B73', 5, shade=4)
    head += inked(
        smooth([(0, 30), (30, 28), (62, 48), (58, 66), (26, 60), (0, 52), (-26, 60), (-58, 66), (-62, 48),
                (-30, 28)]), hair, 6, shade=7, light=4)
    head += inked(
        smooth([corner(-78, -36), (-74, -84), (-30, -112), (30, -112), (74, -84),
                corner(78, -36), (0, -52)]), cloth, 7, shade=11)
    head += inked(smooth([(-84, -36), (0, -56), (84, -36), (96, -20), (0, -38), (-96, -20)]),
                  darker(cloth, .3), 6, shade=4)
    head += inked(rounded(-24, -92, 48, 26, 9), MUSTARD, 5, shade=4, light=2)
    torso = body(cloth, skin, [(rounded(-50, -70, 16, 160, 4), darker(cloth, .25)),
                               (rounded(34, -70, 16, 160, 4), darker(cloth, .25))])
    torso += inked(rounded(-34, 18, 68, 40, 9), darker(cloth, .14), 5, shade=4)
    pole = [(116, 62), (108, -232)]
    mop = stroke(pole, INK, 19) + stroke(pole, '#D9A066', 9)
    strands = [
        band([(108 + x * .3, -226), (108 + x, -262 + abs(x) * .5), (108 + x * 1.25, -190 + abs(x) * .3)], 15)
        for x in (-46, -30, -14, 2, 18, 34, 48)]
    mop += inked(union(*strands), '#F1E9D6', 6, shade=8, light=4)
    mop += lines([
        ((108 + x, -252 + abs(x) * .5), (108 + x * 1.15, -200)) for x in (-38, -22, -6, 10, 26, 41)],
                 '#BFB198', 4)
    mop += inked(rounded(84, -236, 48, 22, 8), TOMATO, 6, shade=4)
    before = _sleeve([(74, 48), (102, 34), (110, -6)], cloth) + _fist(104, -22, skin)
    return _figure(torso, head, mop, before)


def nurse():
    """A starched cap with a heart, a thermometer like a sword."""
    skin, cloth, hair = '#A9714B', '#F4F7F4', '#4A2D2A'
    head = inked(union(disc(-74, 16, 36), disc(74, 16, 36), disc(0, -32, 82)), hair, 8, shade=12, light=7)
    head += ears(74, 18, skin, 14)
    head += inked(smooth([(-70, 2), (-60, -44), (0, -62), (60, -44), (70, 2), (60, 48), (0, 78), (-60, 48)]),
                  skin, 7, shade=12)
    head += inked(
        smooth([
            corner(-74, -6), (-70, -58), (0, -84), (70, -58),
            corner(74, -6), (44, -34), (0, -44), (-44, -34)]), hair, 6, shade=6)
    head += cheeks(46, 34, GUM, .6, 15) + eyes('calm', 29, 0, 20, 22, skin) + brows(
        'joy', 29, -34, 30, 7, hair)
    head += stroke([(-7, 22), (0, 28), (8, 22)], darker(skin, .5), 5) + mouth('joy').at(0, 48, .62)
    cap = smooth(
        [corner(-58, -66),
         corner(-70, -124), (0, -136),
         corner(70, -124),
         corner(58, -66), (0, -80)], .3)
    head += inked(cap, '#FFFFFF', 7, shade=9, shade_colour='#D3DEDC')
    heart = smooth([
        corner(0, -84), (-20, -102), (-17, -116), (-8, -119),
        corner(0, -111), (8, -119), (17, -116), (20, -102)], .3)
    head += inked(heart, TOMATO, 4.5, shade=3, light=2)
    torso = body(cloth, skin, [(rounded(-9, -60, 18, 140, 3), '#D3DEDC')])
    torso += inked(smooth([(-36, -56), (0, -30), (36, -56), (46, -34), (0, 2), (-46, -34)]), '#8FD0C6', 5.5,
                   shade=5)
    glass = [(118, -6), (96, -196)]
    tool = stroke(glass, INK, 34) + stroke(glass, '#EAF6F7', 23) + stroke([(117, -14),
                                                                           (105, -118)], TOMATO, 10)
    tool += lines([((88 + 2.3 * i, -150 + 20 * i), (98 + 2.3 * i, -151 + 20 * i)) for i in range(6)], INK, 4)
    tool += inked(disc(119, 2, 21), TOMATO, 6, shade=5, light=3) + glint(112, -6, 4)
    before = _sleeve([(72, 46), (104, 47), (126, 32)], cloth) + _fist(116, 26, skin)
    return _figure(torso, head, tool, before)


def lunch_lady():
    """A hair net full of curls, glasses on a chain, a ladle with something green."""
    skin, cloth, hair = '#F3C3A0', '#F0A9B8', '#B8683F'
    curls = union(*[
        disc(x, y, r) for x, y, r in ((-72, -18, 30), (-58, -62, 34), (-14, -88, 38), (34, -84, 36),
                                      (66, -48, 33), (74, -8, 27), (0, -50, 70))])
    head = inked(curls, hair, 8, shade=12, light=7)
    net = [band([(x, -128), (x * .8 + 10, -74), (x * .9, -20)], 2) for x in (-66, -40, -14, 14, 42, 68)]
    head += join(draw(clip(line, curls.buffer(-4)), '#6E3A22', opacity=.6) for line in net)
    head += ears(76, 16, skin, 15)
    head += inked(smooth([(-76, 8), (-62, -40), (0, -56), (62, -40), (76, 8), (70, 54), (0, 82), (-70, 54)]),
                  skin, 7, shade=13)
    head += cheeks(52, 38, TOMATO, .45, 17) + eyes('calm', 30, 2, 17, 18, skin)
    for side in (-1, 1):
        head += draw(ellipse(side * 32, 2, 27, 24), '#FFFFFF', opacity=.25)
        head += draw(ellipse(side * 32, 2, 27, 24), None, INK, 12) + draw(ellipse(side * 32, 2, 27, 24), None,
                                                                          TOMATO, 5.5)
    head += stroke([(-6, 0), (6, 0)], INK, 7) + inked(ellipse(0, 26, 13, 11), '#EBA07C', 4.5, shade=3)
    head += brows('calm', 32, -40, 30, 7, hair) + mouth('joy').at(0, 54, .6)
    head += inked(ellipse(40, 66, 5), '#8A4B36', 3, shade=0, light=0)
    head += inked(band([(-72, -30), (0, -62), (72, -30)], 17), '#FFFFFF', 6, shade=4, shade_colour='#D5D0C8')
    torso = body(cloth, skin, [(polygon((-46, -20), (46, -20), (62, 90), (-62, 90)), '#FFFDF6')])
    torso += stroke([(-44, -20), (-30, -50)], INK, 14) + stroke([(-44, -20), (-30, -50)], '#FFFDF6', 6)
    torso += stroke([(44, -20), (30, -50)], INK, 14) + stroke([(44, -20), (30, -50)], '#FFFDF6', 6)
    stick = [(120, 20), (104, -150)]
    ladle = stroke(stick, INK, 17) + stroke(stick, STEEL, 8)
    slop = union(ellipse(100, -170, 42, 20), disc(84, -182, 16), disc(112, -186, 18),
                 band([(134, -166), (138, -130)], 14), disc(138, -126, 9))
    bowl = smooth([corner(56, -170), corner(146, -170), (136, -136), (101, -122), (66, -136)], .3)
    ladle += inked(slop, '#8CB83F', 6, shade=6, light=4) + inked(bowl, STEEL, 6, shade=7, light=4) + glint(
        94, -188, 5)
    before = _sleeve([(74, 47), (106, 45), (124, 26)], cloth) + _fist(113, 18, skin)
    return _figure(torso, head, ladle, before)


def add_to(album):
    for name, picture, what in (('janitor', janitor, 'janitor with a mop'), ('nurse', nurse, 'school nurse'),
                                ('lunch-lady', lunch_lady, 'lunch lady with a ladle')):
        album.add('prop-' + name, picture(), standing(224, 240, 3), what)
