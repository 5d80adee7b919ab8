"""The kitchen's dice: MEAL, FIRED and BLANK lying, turning in the air, and small; symbols of protection."""
from shapely.affinity import affine_transform

from album import centred
from draw.art import Art, draw
from draw.geometry import band, corner, disc, ellipse, rectangle, rounded, smooth, union
from draw.palette import INK, MILK, TOMATO, darker, lighter
from draw.toon import inked
from sheets.dice import SIZE, TOP, cube_body
from sheets.tumbling_dice import HALF, TURNS, body_of, seen_faces

COLOURS = {'meal': '#86BC45', 'fired': TOMATO, 'blank': '#FFFAEC'}
SIDES = {'meal': '#4C7A2A', 'fired': '#98251A', 'blank': '#CDBF9F'}
# What is on the six faces, in the order of the faces of a tumbling die.
ORDER = ('meal', 'meal', 'fired', 'fired', 'blank', 'blank')


def _cloche():
    """A covered dish in layers (area, colour); -1 to 1 is the face of the die."""
    dome = smooth([corner(-.6, .3), (-.5, -.2), (0, -.46), (.5, -.2), corner(.6, .3)], .36).area
    plate, knob = rounded(-.76, .26, 1.52, .26, .12).area, disc(0, -.53, .13)
    whole = union(dome, plate, knob)
    gleam = band([(-.38, .12), (-.32, -.1), (-.14, -.22)], .11)
    return ((whole.buffer(.11), INK), (union(dome, knob), MILK), (plate, MILK),
            (rectangle(-.7, .24, 1.4, .06), INK), (gleam, '#BFD8A6'))


def _boot():
    """The boot that kicks out."""
    upper = smooth([
        corner(-.5, -.68),
        corner(.1, -.68), (.1, -.16), (.44, .0), (.7, .2),
        corner(.72, .42),
        corner(-.5, .42), (-.46, -.1)], .3).area
    sole = union(rectangle(-.56, .42, 1.36, .2), rectangle(-.56, .5, .4, .22)).buffer(.03)
    laces = union(*[band([(-.06, y), (.16, y + .03)], .09) for y in (-.44, -.24)])
    cuff = rounded(-.58, -.74, .76, .22, .08).area
    whole = union(upper, sole, cuff)
    return ((whole.buffer(.11), INK), (upper, MILK), (laces, INK), (cuff.buffer(.06), INK),
            (cuff.buffer(-.03), '#FFD45A'), (rectangle(-.56, .38, 1.36,
                                                       .08), INK), (sole.buffer(-.02), '#FFD45A'))


ICONS = {'meal': _cloche(), 'fired': _boot(), 'blank': ()}


def _icon(kind, right, down, x, y):
    """The icon of a face whose unit vectors on the screen are `right` and `down`."""
    matrix = [right[0], down[0], right[1], down[1], x, y]
    art = Art()
    for area, colour in ICONS[kind]:
        art += draw(affine_transform(area, matrix), colour)
    return art


def die(kind):
    """Lying on the steel, seen from the front above, 104 px."""
    colour = COLOURS[kind]
    art = cube_body((SIDES[kind], colour, lighter(colour, .45)))
    return art + _icon(kind, (39, 0), (0, 36), 0, -SIZE / 2 + 5 + TOP / 2)


def small(kind):
    """A flat face of 40 px for lines of results."""
    art = inked(rounded(-19, -19, 38, 38, 9), COLOURS[kind], 4, shade=3, light=2,
                shade_colour=darker(COLOURS[kind], .16))
    return art + _icon(kind, (16, 0), (0, 16), 0, .5)


def tumble(index):
    """In the air: three faces in sight."""
    turns = TURNS[index]
    art = body_of(turns, SIDES['blank'])
    for number, (square, facing, right, down, middle) in enumerate(seen_faces(turns)):
        if facing < .12:
            continue
        kind = ORDER[(number + index) % 6]
        inset = 4.5 * facing + .8
        colour = darker(COLOURS[kind], max(0, .26 - .3 * facing))
        art += draw(square.buffer(-inset - 1).buffer(inset * .8), colour)
        if facing > .2:
            reach = HALF * .82
            art += _icon(kind, (right[0] * reach, right[1] * reach), (down[0] * reach, down[1] * reach),
                         *middle)
    return art


def _symbol(shape):
    """Red on a white disc, 48 px."""
    art = inked(disc(0, 0, 21.5), '#FFFDF6', 4, shade=0, light=0)
    return art + draw(disc(0, 0, 17.5), None, '#D7261E', 2.5) + draw(shape, '#D7261E')


def hand_symbol():
    fingers = [
        band(points, 5.2) for points in (((-5.5, 0), (-8.5, -8)), ((-2, -2), (-3, -12)), ((2, -2), (3, -12)),
                                         ((5.5, 0), (8.5, -7)))]
    return union(ellipse(0, 3.5, 8, 8.5), *fingers, band([(5, 6), (12, 1)], 5))


def foot_symbol():
    sole = smooth([(-6, -2), (1, -5), (7, -1), (5, 5), (5, 11), (0, 14), (-4, 11), (-4, 5)])
    toes = [
        disc(x, y, r)
        for x, y, r in ((-7, -6.5, 3.1), (-1.5, -10, 2.4), (3, -10.6, 2.1), (6.6, -9, 1.9), (9.4, -5.8, 1.7))]
    return union(sole, *toes)


def cross_symbol():
    return union(rectangle(-4.2, -12, 8.4, 24), rectangle(-12, -4.2, 24, 8.4))


SYMBOLS = {
    'hand': _symbol(hand_symbol()),
    'foot': _symbol(foot_symbol()),
    'first-aid': _symbol(cross_symbol())}


def add_to(album):
    for kind, what in (('meal', 'a covered dish'), ('fired', 'the boot'), ('blank', 'nothing')):
        album.add('kitchen-die-' + kind, die(kind), centred(120, 120), 'die showing ' + what)
        album.add('kitchen-die-small-' + kind, small(kind), centred(48, 48), 'the same face, 40 px')
    for index in range(6):
        album.add('kitchen-tumble-%d' % index, tumble(index), centred(160, 160),
                  'die in the air, view %d' % index)
    for name, art in SYMBOLS.items():
        album.add('symbol-' + name, art, centred(52, 52), 'red sign of what protects, 48 px')
