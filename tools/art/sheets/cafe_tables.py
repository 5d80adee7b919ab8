"""Tables of Café Fatal: cloths in perspective for 7, 10 and 13 tables, and where things lie on them."""
import json
from dataclasses import dataclass

from shapely.geometry import LineString, Polygon

from album import Frame
from draw.art import draw, lines, stroke
from draw.geometry import clip, minus, moved, polygon, union
from draw.palette import INK, MILK, TOMATO, darker, mix
from draw.toon import floor_shadow
from sheets.cafe_ground import ground, scale_at

CLOTH = '#FFF6E4'
CHECKS = {'plain': '#4FA58F', 'red': TOMATO}
# Layout: columns, distance of their middles, width of a cloth (both at scale 1).
LAYOUTS = {7: (3, 440, 372), 10: (4, 326, 280), 13: (5, 260, 224)}
ROW_DEPTHS = ((.0, .24), (.345, .605), (.715, .985))
TABLE_HEIGHT, SKIRT, CORNER = 26, 44, 16
MARGIN = 22


@dataclass(frozen=True)
class Table:
    """One table: the corners of its top (back left, clockwise), scale of its row, skirt height."""
    corners: tuple
    scale: float
    skirt: float

    @property
    def front(self):
        return self.corners[3][1]

    def on_top(self, across, down):
        """Point of the top: 0,0 = back left, 1,1 = front right."""
        a, b, c, d = self.corners
        left = (a[0] + (d[0] - a[0]) * down, a[1] + (d[1] - a[1]) * down)
        right = (b[0] + (c[0] - b[0]) * down, b[1] + (c[1] - b[1]) * down)
        return (left[0] + (right[0] - left[0]) * across, left[1] + (right[1] - left[1]) * across)

    def frame(self):
        """Rectangle of the sprite; cloth and outline share it."""
        a, b, c, d = self.corners
        left, right = min(a[0], d[0]) - MARGIN - 8, max(b[0], c[0]) + MARGIN + 8
        top, bottom = a[1] - MARGIN, self.front + self.skirt + MARGIN + 14
        return round(left), round(top), round(right - left), round(bottom - top)


def cells(columns):
    """Rows and columns in reading order: the top right and the bottom left cell are missing."""
    return [(row, column) for row in range(3) for column in range(columns)
            if (row, column) not in ((0, columns - 1), (2, 0))]


def table_at(layout, row, column):
    columns, pitch, width = LAYOUTS[layout]
    side = (column - (columns - 1) / 2) * pitch
    far, near = ROW_DEPTHS[row]
    lift = TABLE_HEIGHT * scale_at(near)
    corners = [
        ground(side + dx * width / 2, depth) for dx, depth in ((-1, far), (1, far), (1, near), (-1, near))]
    scale = scale_at((far + near) / 2)
    return Table(tuple((x, y - lift) for x, y in corners), scale, SKIRT * scale)


def tables(layout):
    return [table_at(layout, row, column) for row, column in cells(LAYOUTS[layout][0])]


def _top(table):
    return polygon(*table.corners, radius=CORNER * table.scale)


def _skirt(table):
    """The hanging cloth with a scalloped hem."""
    (dx, dy), (cx, _) = table.corners[3], table.corners[2]
    left, right = dx - 3, cx + 3
    scallops = max(6, round((right - left) / (34 * table.scale)))
    pitch = (right - left) / scallops
    bottom = dy + table.skirt
    start = 1 - (CORNER + 2) * table.scale / (dy - table.corners[0][1])
    body = Polygon([table.on_top(.004, start), table.on_top(.996, start), (right, bottom), (left, bottom)])
    hem = [
        LineString([(left + pitch * (i + .5) - pitch * .2, bottom - 4),
                    (left + pitch * (i + .5) + pitch * .2, bottom - 4)]).buffer(pitch * .3, resolution=4)
        for i in range(scallops)]
    return union(body, *hem).buffer(.01)


def _stripe(table, u0, v0, u1, v1):
    return Polygon([table.on_top(u, v) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))])


def _odd(count):
    """Columns of a check, an odd number so that both edges look alike."""
    return count if count % 2 else count + 1


def _checks(table, top, colour):
    a, b, c, d = table.corners
    across = _odd(round((c[0] - d[0]) / (34 * table.scale)))
    inside = top.buffer(-2.5)
    columns = union(*[_stripe(table, i / across, 0, (i + 1) / across, 1) for i in range(0, across, 2)])
    rows = union(*[_stripe(table, 0, j / 5, 1, (j + 1) / 5) for j in range(0, 5, 2)])
    return (draw(clip(columns, inside), colour, opacity=.5) + draw(clip(rows, inside), colour, opacity=.5))


def _skirt_art(table, skirt, colour):
    width = 5.5 * table.scale
    (dx, dy), (cx, _) = table.corners[3], table.corners[2]
    art = draw(skirt, INK, INK, width, offset=(1, 2.5))
    art += draw(skirt, mix(mix(CLOTH, colour, .26), INK, .05), INK, width)
    inside = skirt.buffer(-width / 2)
    across = _odd(round((cx - dx) / (34 * table.scale)))
    stripes = union(*[
        Polygon([(dx + (cx - dx) * i / across,
                  dy), (dx + (cx - dx) * (i + 1) / across,
                        dy), (dx + (cx - dx) * (i + 1) / across + 1,
                              dy + table.skirt + 20), (dx + (cx - dx) * i / across - 1,
                                                       dy + table.skirt + 20)]) for i in range(0, across, 2)])
    art += draw(clip(stripes, inside), darker(colour, .1), opacity=.55)
    y = dy + table.skirt * .62
    art += draw(
        clip(
            Polygon([(dx - 9, y), (cx + 9, y), (cx + 9, y + table.skirt * .2),
                     (dx - 9, y + table.skirt * .2)]), inside), darker(colour, .22), opacity=.75)
    shade = Polygon([(dx, dy), (cx, dy), (cx, dy + 11 * table.scale), (dx, dy + 11 * table.scale)])
    art += draw(clip(shade, inside), INK, opacity=.28)
    return art + _folds(table)


def _folds(table):
    """Two soft creases at each corner of the skirt."""
    (dx, dy), (cx, _) = table.corners[3], table.corners[2]
    pairs = []
    for edge, side in ((dx, 1), (cx, -1)):
        for reach, depth in ((12, .8), (26, .55)):
            x = edge + side * reach * table.scale
            pairs.append(((x, dy + 6), (x - side * 3, dy + table.skirt * depth)))
    return lines(pairs, INK, 2.6, .35)


def cloth(table, kind):
    """The table without things on it, in screen coordinates."""
    colour, top, skirt = CHECKS[kind], _top(table), _skirt(table)
    a, b, c, d = table.corners
    art = floor_shadow((c[0] + d[0]) / 2 + 6, d[1] + table.skirt * .62, (c[0] - d[0]) * .53,
                       table.skirt * .72, .32)
    art += _skirt_art(table, skirt, colour)
    width = 5.5 * table.scale
    art += draw(top, CLOTH) + _checks(table, top, colour)
    art += draw(minus(top.buffer(-2), moved(top.buffer(-2), -5, -6)), INK, opacity=.10)
    art += draw(top, None, INK, width)
    return art + stroke([(a[0] + 20, a[1] + 5.5 * table.scale),
                         (b[0] - 30, b[1] + 5.5 * table.scale)], MILK, 3.6 * table.scale, opacity=.75)


def silhouette(table):
    """Top and skirt together."""
    return union(_top(table), _skirt(table))


def outline(table):
    """A bright rim round the same table, white so that it can be tinted."""
    shape = silhouette(table)
    inner = shape.buffer(2.5)
    return (draw(minus(shape.buffer(17), inner), MILK, opacity=.38) +
            draw(minus(shape.buffer(11), inner), MILK))


def _record(table):
    left, top, width, height = table.frame()
    a, b, c, d = table.corners
    return {
        'centre': [left + width / 2, top + height / 2],
        'size': [width, height],
        'scale': round(table.scale, 3),
        'corners': [[round(v, 1) for v in p] for p in table.corners],
        'skirt': round(table.skirt, 1),
        'morsels': [round(v, 1) for v in table.on_top(.5, .45)],
        'dice': [round(v, 1) for v in table.on_top(.5, .8)],
        'label': [round((d[0] + c[0]) / 2, 1), round(d[1] + table.skirt * .5, 1)],
        'badge': [round(a[0] + 4, 1), round(a[1] + 6, 1)],
        'width': round(table.on_top(1, .77)[0] - table.on_top(0, .77)[0] - 24 * table.scale, 1), }


def places():
    """Where everything lies, for the program."""
    return {
        str(layout): {chr(ord('A') + i): _record(table)
                      for i, table in enumerate(tables(layout))}
        for layout in LAYOUTS}


def write_places(path):
    path.write_text(json.dumps(places(), indent=1) + '\n')


def add_to(album):
    album.chapter('Café Fatal: tables (anchor = middle; t1 is table A, in reading order;'
                  ' positions in cafe-tables.json)')
    for layout in LAYOUTS:
        for i, table in enumerate(tables(layout)):
            left, top, width, height = table.frame()
            middle = (-left - width / 2, -top - height / 2)
            frame = Frame(-width / 2, -height / 2, width, height)
            name = '%d-t%d' % (layout, i + 1)
            for kind in CHECKS:
                album.add('cloth-%s-%s' % (name, kind),
                          cloth(table, kind).at(*middle), frame,
                          'cloth of table %s, %s' % (chr(ord('A') + i), kind))
            album.add('cloth-outline-' + name,
                      outline(table).at(*middle), frame, 'its rim, white to be tinted')
