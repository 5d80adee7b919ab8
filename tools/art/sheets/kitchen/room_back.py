"""The kitchen behind everything: hood, dining hall seen through the pass, tiles, floor, wooden counter; quiet."""
from album import page
from draw.art import Gradient, draw, glow, glow_paint, halftone, join, lines, stroke
from draw.geometry import (band, clip, corner, disc, ellipse, polygon, rectangle, rounded, smooth, union)
from draw.palette import INK, mix
from sheets.kitchen.room_decor import decor

# Heights of the page, from above.
HOOD, PASS_FOOT, BORDER, FLOOR, COUNTER = 62, 286, 540, 748, 800
HOOD_PAINT = Gradient('hood', ((0, '#7C9AA0', 1), (.55, '#9DB8BC', 1), (1, '#BFD0D1', 1)))
DINING = Gradient('dining', ((0, '#EDB567', 1), (1, '#F8DDA2', 1)))
TILES = Gradient('tiles', ((0, '#94C9B6', 1), (.25, '#A9D8C6', 1), (1, '#9FD1BF', 1)))
WOOD = Gradient('wood', ((0, '#C98852', 1), (.12, '#B97643', 1), (1, '#8C5130', 1)))
WARM = '#E2A557'
LINE = '#B77C3E'


def _warm(colour, part=.4):
    """A colour as it looks in the light of the dining hall."""
    return mix(colour, '#F0BD70', part)


def _window(x):
    """A high window with six panes and the roofs of the town."""
    frame, pane = rounded(x - 92, 74, 184, 148, 16), rounded(x - 81, 85, 162, 126, 9)
    roofs = union(polygon((x - 81, 190), (x - 44, 164), (x - 8, 190), (x - 8, 214), (x - 81, 214)),
                  rectangle(x + 8, 176, 34, 40),
                  polygon((x + 36, 186), (x + 60, 168), (x + 84, 186), (x + 84, 214), (x + 36, 214)))
    shine = union(
        *[polygon((x + a, 211), (x + a + 52, 85), (x + a + 80, 85), (x + a + 28, 211)) for a in (-74, -14)])
    art = draw(frame, '#F9E6BC', LINE, 3) + draw(pane, '#D3E8DE') + draw(clip(roofs, pane), '#C2DACB')
    art += draw(clip(shine, pane), '#FFFFFF', opacity=.35)
    bars = union(rectangle(x - 4, 85, 8, 126), rectangle(x - 81, 134, 162, 8))
    return art + draw(clip(bars, pane), '#F9E6BC') + draw(pane, None, LINE, 2.5)


def _lamp(x):
    """A lamp over a table and its light."""
    shade = smooth([corner(x - 38, 122), (x - 28, 98), (x, 88), (x + 28, 98), corner(x + 38, 122)], .34)
    art = glow(x, 176, 130, 92, glow_paint('lamp', '#FFF4C8', .8, .5))
    art += stroke([(x, 58), (x, 92)], LINE, 4, 0) + draw(ellipse(x, 123, 13, 9), '#FFF8DC')
    return art + draw(shade, _warm('#C9503A', .34), LINE, 3.5)


def _table(x):
    """A laid table far back in the hall: cloth, candle, two chairs."""
    art = join(
        draw(rounded(x + side * 108 - 26, 190, 52, 120, 14), _warm('#8F5A35', .52), LINE, 3)
        for side in (-1, 1))
    cloth = smooth(
        [corner(x - 94, 232), (x, 224),
         corner(x + 94, 232),
         corner(x + 108, 300),
         corner(x - 108, 300)], .3)
    art += draw(cloth, _warm('#FFF7E4', .22), LINE, 3)
    checks = union(*[
        polygon((x + a, 226), (x + a + 15, 226), (x + (a + 15) * 1.14, 300), (x + a * 1.14, 300))
        for a in range(-90, 90, 36)])
    art += draw(clip(checks, cloth.area.buffer(-2)), _warm('#E2412B', .55), opacity=.55)
    art += draw(rounded(x - 8, 196, 16, 34, 4), _warm('#FFFFFF', .25), LINE, 2.5)
    flame = smooth([corner(x, 172), (x + 7, 187), (x, 195), (x - 7, 187)], .34)
    return art + draw(flame, '#FFF2B0', LINE, 2)


def _dining():
    """What one sees over the pass."""
    art = draw(rectangle(0, HOOD - 4, 1920, PASS_FOOT - HOOD + 8), DINING)
    art += join(_window(x) for x in (150, 540, 960, 1380, 1770))
    art += halftone(lambda x, y: True, (4, HOOD + 8, 1920, PASS_FOOT), 24, 4.6, '#D9923F', .12)
    art += draw(rectangle(0, 236, 1920, 56), _warm('#A9663A', .5), opacity=.55)
    art += join(_table(x) for x in (345, 750, 1170, 1575))
    return art + join(_lamp(x) for x in (345, 750, 1170, 1575))


def _hood():
    """The steel hood with slits and a framed place for the sign."""
    art = draw(rectangle(0, -4, 1920, HOOD + 4), HOOD_PAINT)
    slits = [((x, y), (x + 46, y)) for x in (*range(44, 660, 76), *range(1216, 1900, 76)) for y in (17, 33)]
    art += lines(slits, '#6D8B91', 6)
    art += draw(rectangle(0, HOOD - 13, 1920, 6), '#E4EDEC') + draw(rectangle(0, HOOD - 7, 1920, 9),
                                                                    '#56757B')
    rivets = [disc(x, HOOD - 19, 3) for x in (690, 1230)] + [disc(x, 10, 3) for x in (690, 1230)]
    art += draw(union(*rivets), '#5F7D83')
    return art + draw(rounded(738, -20, 444, 92, 16), '#4D6A71') + draw(rounded(745, -20, 430, 85, 12),
                                                                        '#6F8F95')


def _wall():
    """Mint tiles, teal below, a border between them."""
    art = draw(rectangle(0, PASS_FOOT, 1920, FLOOR - PASS_FOOT), TILES)
    art += draw(rectangle(0, BORDER, 1920, FLOOR - BORDER), '#74B5A6')
    seams = [((x, PASS_FOOT), (x, BORDER)) for x in range(24, 1920, 54)]
    seams += [((0, y), (1920, y)) for y in range(318, BORDER, 54)]
    art += lines(seams, '#8FC5B2', 3)
    low = [((x, BORDER + 20), (x, FLOOR)) for x in range(24, 1920, 54)]
    low += [((0, y), (1920, y)) for y in range(BORDER + 74, FLOOR, 54)]
    art += lines(low, '#62A597', 3)
    gleams = [((x + 9, y + 11), (x + 9, y + 24))
              for x, y in ((186, 372), (510, 318), (834, 426), (1158, 318), (1482, 372), (1752, 480),
                           (78, 480), (672, 480))]
    art += lines(gleams, '#D3EFE2', 5, .8)
    art += halftone(lambda x, y: True, (8, PASS_FOOT + 12, 1920, BORDER), 26, 4.6, '#7DBBA6', .2)
    art += draw(rectangle(0, BORDER, 1920, 20), '#E7D9AE') + lines([
        ((0, BORDER), (1920, BORDER)), ((0, BORDER + 20), (1920, BORDER + 20))], '#4F9185', 3.5)
    diamonds = [
        polygon((x, BORDER + 10), (x + 9, BORDER + 3), (x + 18, BORDER + 10), (x + 9, BORDER + 17))
        for x in range(6, 1920, 36)]
    art += draw(union(*diamonds), '#C98A68')
    shade = Gradient('wallshade',
                     ((0, '#17555A', .3), (.14, '#17555A', 0), (.75, '#17555A', 0), (1, '#17555A', .3)))
    return art + draw(rectangle(0, PASS_FOOT, 1920, FLOOR - PASS_FOOT), shade)


def _floor():
    """A strip of checks in perspective."""
    art = draw(rectangle(0, FLOOR, 1920, COUNTER - FLOOR), '#DCCBA0')
    tiles = []
    for row, (far, near) in enumerate(((FLOOR, 770), (770, COUNTER))):
        spread_far, spread_near = 1 + (far - FLOOR) * .0026, 1 + (near - FLOOR) * .0026
        for i in range(-20, 20):
            if (i + row) % 2 == 0:
                a, b = i * 56, i * 56 + 56
                tiles.append(
                    polygon((960 + a * spread_far, far), (960 + b * spread_far, far),
                            (960 + b * spread_near, near), (960 + a * spread_near, near)))
    art += draw(clip(union(*tiles), rectangle(0, FLOOR, 1920, COUNTER - FLOOR)), '#8E6C58')
    shade = Gradient('floorfade', ((0, INK, .34), (1, INK, .04)))
    art += draw(rectangle(0, FLOOR, 1920, COUNTER - FLOOR), shade)
    return art + lines([((0, FLOOR), (1920, FLOOR))], '#3E6F68', 5)


def _counter():
    """The cook's wooden counter, on which the hand lies."""
    art = draw(rectangle(0, COUNTER, 1920, 284), WOOD)
    art += lines([((0, COUNTER + 10), (1920, COUNTER + 10))], '#E3AC77', 7)
    art += lines([((0, COUNTER + 96), (1920, COUNTER + 96)), ((0, COUNTER + 190), (1920, COUNTER + 190))],
                 '#7A4526', 4, .6)
    joints = [((310, 810), (310, 894)), ((1480, 810), (1480, 894)), ((780, 898), (780, 988)),
              ((1700, 898), (1700, 988)), ((180, 992), (180, 1080)), ((1240, 992), (1240, 1080))]
    art += lines(joints, '#7A4526', 4, .6)
    grain = [((60, 842), (240, 842)), ((380, 868), (640, 868)), ((900, 846), (1180, 846)),
             ((1540, 860), (1800, 860)), ((120, 936), (420, 936)), ((840, 950), (1040, 950)),
             ((1320, 930), (1600, 930)), ((1740, 956), (1880, 956)), ((300, 1036), (620, 1036)),
             ((700, 1060), (1060, 1060)), ((1330, 1030), (1700, 1030))]
    art += lines(grain, '#7A4526', 3.5, .35)
    knots = union(band([(520, 838), (548, 832), (576, 838)], 4),
                  band([(1650, 1004), (1676, 998), (1702, 1004)], 4))
    return art + draw(knots, '#7A4526', opacity=.4) + lines([((0, COUNTER), (1920, COUNTER))], INK, 7)


def background():
    return _dining() + _wall() + decor(FLOOR + 4) + _hood() + _floor() + _counter()


def add_to(album):
    album.add('kitchen-background', background(), page(),
              'hood, dining hall, wall, floor, counter; opaque, quiet; the sign belongs at (960, 34)',
              bleed=True)
