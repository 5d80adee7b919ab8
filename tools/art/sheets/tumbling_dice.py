"""The cube in the air: eight orientations of a turned, rounded cube in the first five colours."""
import math

from shapely.geometry import MultiPoint, Polygon

from album import centred
from draw.art import Art, draw
from draw.geometry import union
from draw.palette import INK, PLAYER_COLOURS, PLAYER_TEXT, mix
from sheets.dice import PIPS, cube_sides
from sheets.marks import pip

HALF = 41
ROUND = 9
# Turn about x, y and z in degrees; together they look like one tumble.
TURNS = ((-38, 28, 8), (-62, 40, 30), (-20, 55, 55), (-50, 20, -35), (35, 40, -12), (60, 30, 24),
         (24, -40, 44), (-35, -50, 15))
# Face: normal, the two directions along it, value. Opposite faces add up to seven.
FACES = (((0, 0, 1), (1, 0, 0), (0, 1, 0), 1), ((0, 0, -1), (-1, 0, 0), (0, 1, 0), 6),
         ((1, 0, 0), (0, 0, -1), (0, 1, 0), 2), ((-1, 0, 0), (0, 0, 1), (0, 1, 0), 5),
         ((0, 1, 0), (1, 0, 0), (0, 0, -1), 3), ((0, -1, 0), (1, 0, 0), (0, 0, 1), 4))
LIGHT = (-.42, -.72, .55)


def _turn(point, turns):
    """Rotate about x, then y, then z; z points to the viewer, y down the screen."""
    x, y, z = point
    for axis, degrees in enumerate(turns):
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        if axis == 0:
            y, z = y * c - z * s, y * s + z * c
        elif axis == 1:
            x, z = x * c + z * s, -x * s + z * c
        else:
            x, y = x * c - y * s, x * s + y * c
    return x, y, z


def _on_face(face, u, v, turns, reach=HALF):
    """Screen point of the face's own coordinates."""
    normal, right, down, _ = face
    point = tuple(normal[k] * reach + right[k] * u + down[k] * v for k in range(3))
    return _turn(point, turns)[:2]


def _face_colour(colours, normal):
    side, top, light = colours
    amount = sum(a * b for a, b in zip(normal, LIGHT))
    return mix(top, light, min(1, (amount - .55) *
                               1.6)) if amount > .55 else mix(side, top, max(0, (amount + .35) / .9))


def body_of(turns, side):
    """The outline of the turned cube, filled with the colour of its sides."""
    corners = [
        _turn((x * HALF, y * HALF, z * HALF), turns)[:2] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    body = MultiPoint(corners).convex_hull.buffer(-ROUND).buffer(ROUND + 1)
    return draw(body, INK, INK, 6, offset=(1.3, 2.5)) + draw(body, side, INK, 6)


def seen_faces(turns):
    """For each face: its square, how much it faces the viewer, its unit vectors on the screen, its middle."""
    for normal, right, down, _ in FACES:
        face = (normal, right, down, 0)
        square = Polygon([
            _on_face(face, u * HALF, v * HALF, turns) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
        yield (square, _turn(normal, turns)[2], _turn(right, turns)[:2], _turn(down, turns)[:2],
               _on_face(face, 0, 0, turns))


def tumble(seat, index):
    turns, colours = TURNS[index], cube_sides(PLAYER_COLOURS[seat])
    art = body_of(turns, colours[0])
    for face in FACES:
        normal = _turn(face[0], turns)
        if normal[2] < .12:
            continue
        square = Polygon([
            _on_face(face, u * HALF, v * HALF, turns) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
        inset = 6 * normal[2] + 1
        art += draw(square.buffer(-inset - 1).buffer(inset * .8), _face_colour(colours, normal))
        art += _pips(seat, face, turns, normal[2])
    return art


def _pips(seat, face, turns, facing):
    if facing < .2:
        return Art()
    spots = []
    for x, y in PIPS[face[3]]:
        shape = pip(seat, 9.6)
        spots.append(
            Polygon([_on_face(face, x * 22 + u, y * 22 + v, turns) for u, v in shape.exterior.coords]))
    return draw(union(*spots), PLAYER_TEXT[seat])


def add_to(album):
    album.chapter('Tumbling dice (anchor = middle)')
    for seat in range(5):
        for index in range(len(TURNS)):
            album.add('tumble-%d-%d' % (seat, index), tumble(seat, index), centred(160, 160),
                      'colour %d in the air, view %d' % (seat, index))
