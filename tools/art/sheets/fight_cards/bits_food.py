"""Small things that several toppings and conditions of What the Food?! share."""
from draw.art import draw, join, lines, stroke, strokes
from draw.geometry import band, corner, ellipse, polar, smooth, union
from draw.palette import INK, MILK, lighter
from draw.toon import inked
from sheets.kitchen.shorter import shorter
from sheets.kitchen.thin import thin

_LEAF = ((0, -1), (.14, -.7), (.34, -.8), (.29, -.38), (.52, -.6), (.58, -.46), (.88, -.5), (.78, -.26),
         (.94, -.14), (.5, .22), (.56, .4), (.08, .34))


def slim(art, tolerance=.4):
    """The same picture in fewer bytes."""
    return shorter(thin(art, tolerance, .5))


def leaf_points(size, x=0, y=0):
    """The corners of a maple leaf without its stalk."""
    right = [(x + size * px, y + size * py) for px, py in _LEAF]
    return right + [(2 * x - px, py) for px, py in reversed(right[1:])]


def rope(points, colour, width, ink=10):
    """A soft line with an ink edge."""
    return stroke(points, INK, width + ink) + stroke(points, colour, width)


def question_mark(x, y, size, colour, turn=0, width=5):
    """A plump question mark, about 1.7 `size` high."""
    hook = [(-.42, -.44), (-.28, -.78), (.12, -.86), (.42, -.58), (.34, -.22), (.06, .02), (.04, .24)]
    path, dot = [(px * size, py * size) for px, py in hook], [((.04 * size, .66 * size),
                                                               (.05 * size, .66 * size))]
    art = stroke([(px + 1.5, py + 2.5) for px, py in path], INK, size * .3 + width * 2)
    art += lines(dot, INK, size * .4 + width * 2.4) + rope(path, colour, size * .3, width * 2)
    return (art + lines(dot, colour, size * .4)).at(x, y, turn=turn)


def fly(x, y, size=1, turn=0):
    """A fat fly with two wings."""
    wings = join(draw(ellipse(s * 8, -8, 9, 5.5, -38 * s), '#E8F3F5', INK, 3) for s in (-1, 1))
    return (wings + draw(ellipse(0, 0, 8, 9), INK) + draw(ellipse(-3, -2, 2), MILK) + draw(
        ellipse(3, -2, 2), MILK)).at(x, y, size, turn)


def worm(points, colour='#F3A6A0', width=13):
    """A worm that looks out of its hole; its head is the last point."""
    x, y = points[-1]
    art = rope(points, colour, width, 9)
    art += draw(ellipse(x - 3, y - 2, 2.4, 3.2), INK) + draw(ellipse(x + 4, y - 2, 2.4, 3.2), INK)
    return art


def feather(x, y, size=1, turn=0, colour='#F4F1FA'):
    """A feather, its quill downward."""
    vane = smooth([corner(0, -34), (13, -16), (11, 10), corner(2, 22), (-10, 12), (-13, -10)])
    art = inked(vane, colour, 4, shade=3, light=0)
    return (art + lines([((0, -20), (0, 32)), ((0, 0), (8, -8)), ((0, 8), (-8, 0))], INK, 3)).at(
        x, y, size, turn)


def fork(x, y, size=1, turn=0):
    """A fork, its tines upward, 60 px long."""
    parts = [band([(t, -30), (t, -10)], 5) for t in (-9, 0, 9)]
    area = union(*parts, band([(-9, -12), (-6, -4), (0, -2), (6, -4), (9, -12)], 6),
                 band([(0, -4), (0, 30)], 7))
    return inked(area, '#D6E0E0', 4, shade=2, light=0).at(x, y, size, turn)


def peanut(x, y, size, turn=0):
    """A peanut in its shell; its half length is `size`."""
    shell = smooth([(-size, 0), (-size * .55, -size * .5), (0, -size * .3), (size * .5, -size * .52),
                    (size, 0), (size * .5, size * .52), (0, size * .3), (-size * .55, size * .5)])
    marks = [((-.6, -.2), (-.4, -.2)), ((-.6, .14), (-.42, .14)), ((.4, -.14), (.6, -.14)),
             ((.44, .2), (.62, .2))]
    art = inked(shell, '#E7BE7E', 4, shade=size * .14, light=0)
    return (art + lines([((a * size, b * size), (c * size, d * size)) for (a, b), (c, d) in marks], '#B98645',
                        3)).at(x, y, turn=turn)


def jalapeno(x, y, size, turn=0):
    """A slice of a green chili with its seeds."""
    art = inked(ellipse(0, 0, size, size * .86), '#4F9A3C', 4, shade=0, light=0)
    art += draw(ellipse(0, 0, size * .64, size * .54), '#B9DC7A')
    seeds = join(draw(ellipse(*polar(a, size * .3), size * .15), '#FFF6D0') for a in (20, 140, 260))
    return (art + seeds).at(x, y, turn=turn)


def pickle_slice(x, y, size, turn=0):
    """A wavy round of pickle."""
    edge = smooth([polar(22.5 * i, size * (1.03 if i % 2 else .96)) for i in range(16)])
    art = inked(edge, '#5F8F2E', 4.5, shade=0, light=0) + draw(ellipse(0, 0, size * .74), '#C3D968')
    seeds = [(polar(72 * i, size * .32), polar(72 * i, size * .48)) for i in range(5)]
    return (art + lines(seeds, '#7FA83B', size * .17)).at(x, y, turn=turn)


def bacon(x, y, length, width, turn=0, waves=3, ink=5):
    """A wavy strip of bacon along x."""
    count = waves * 2
    path = [(length * (i / count - .5), (1 if i % 2 else -1) * width * .16) for i in range(count + 1)]
    stripe = lambda lift, wide, colour: (band([(px, py + lift * width) for px, py in path], width * wide,
                                              flat=True),
                                         colour)
    area = band(path, width, flat=True)
    art = inked(area, '#B8402E', ink, shade=3, light=0, over=[
        stripe(-.22, .17, '#F6C7A6'), stripe(.2, .2, '#F6C7A6'), stripe(.47, .16, '#8E2B22')])
    return art.at(x, y, turn=turn)


def fish_bones(x, y, size=1, turn=0):
    """Head, backbone and tail of a fish, about 110 px long."""
    spine = [((-24, 0), (48, 0))] + [((bx, -h), (bx, h)) for bx, h in ((-8, 17), (9, 15), (26, 11))]
    art = lines(spine, INK, 13) + lines(spine, '#FFF9E8', 6)
    tail = smooth([corner(42, 0), corner(62, -18), (56, 0), corner(62, 18)])
    head = smooth([corner(-22, -17), corner(-22, 17), (-44, 15), corner(-62, 2), (-46, -15)])
    art += inked(tail, '#FFF9E8', 4, shade=2, light=0) + inked(head, '#FFF9E8', 4.5, shade=3, light=0)
    cross = [((-43, -8), (-35, 0)), ((-35, -8), (-43, 0))]
    return (art + lines(cross, INK, 3.5)).at(x, y, size, turn)


def germ(x, y, size, colour, turn=0):
    """A small microbe with feelers and a bad mood."""
    legs = [(polar(60 * i + 30, size * .8), polar(60 * i + 30, size * 1.5)) for i in range(6)]
    art = lines(legs, INK, size * .34)
    tips = [(b, (b[0] + .1, b[1])) for _, b in legs]
    art += lines(tips, INK, size * .48 + 6) + lines(tips, colour, size * .48)
    art += inked(ellipse(0, 0, size, size * .94), colour, 4, shade=0, light=0)
    for s in (-1, 1):
        art += draw(ellipse(s * size * .36, -size * .08, size * .24, size * .28), MILK)
        art += draw(ellipse(s * size * .3, -size * .04, size * .13), INK)
        art += lines([((s * size * .62, -size * .52), (s * size * .16, -size * .34))], INK, size * .16)
    art += stroke([(-size * .28, size * .52), (0, size * .38), (size * .28, size * .52)], INK, size * .16)
    return art.at(x, y, turn=turn)


def chili(x, y, size, turn=0, colour='#E2412B'):
    """A chili, its stalk upward."""
    pod = smooth([(-size * .26, -size * .5), (size * .26, -size * .52), (size * .3, 0),
                  corner(-size * .2, size), (-size * .16, size * .3), (-size * .3, -size * .1)])
    stalk = rope([(0, -size * .52), (size * .06, -size * .8), (size * .24, -size * .95)], '#5E9E43', 5, 7)
    return (stalk + inked(pod, colour, 4.5, shade=size * .12, light=2)).at(x, y, turn=turn)


def sprinkle_rows(places, colours, length=13, width=6):
    """Sugar rods (x, y, turn), their colours in turn."""
    rods = []
    for x, y, turn in places:
        dx, dy = polar(turn, length / 2)
        rods.append(((x - dx, y - dy), (x + dx, y + dy)))
    art = lines(rods, INK, width + 6)
    for i, colour in enumerate(colours):
        art += lines(rods[i::len(colours)], colour, width)
    return art


def trefoil(x, y, radius, colour=INK, hub=.2, inner=.32):
    """The sign of radiation without its field."""
    blades = []
    for start in (-120, 0, 120):
        arc = [polar(start + a, radius, x, y) for a in range(0, 61, 10)]
        back = [polar(start + a, radius * inner, x, y) for a in range(60, -1, -20)]
        blades.append(smooth([corner(*p) for p in (arc[0], )] + arc[1:-1] + [corner(*arc[-1])] +
                             [corner(*back[0])] + back[1:-1] + [corner(*back[-1])]))
    return join(draw(b, colour) for b in blades) + draw(ellipse(x, y, radius * hub), colour)


def spores(places, colour, width=5):
    """Stalks with a knob (x, y, angle, length)."""
    art = lines([((x, y), polar(a, n, x, y)) for x, y, a, n in places], INK, width + 6)
    art += lines([((x, y), polar(a, n, x, y)) for x, y, a, n in places], lighter(colour, .3), width)
    tips = [(polar(a, n, x, y), polar(a, n + .1, x, y)) for x, y, a, n in places]
    return art + lines(tips, INK, width * 3 + 8) + lines(tips, lighter(colour, .35), width * 3)


def tufts(rings, inner_turn, reach, colour, width=5, x=0, y=0):
    """Short bent hairs: rings of (count, radius); `reach` px long."""
    many = []
    for count, radius in rings:
        for i in range(count):
            a = 360 * i / count + radius % 17
            many.append([polar(a, radius, x, y), polar(a + inner_turn * .4, radius + reach * .5, x, y),
                         polar(a + inner_turn, radius + reach, x, y)])
    return strokes(many, colour, width)
