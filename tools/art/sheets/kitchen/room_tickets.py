"""What a table asks for and pays: order slips, tip jars, notes and coins."""
from album import Frame, centred
from draw.art import dashed, draw, join, lines, stroke
from draw.geometry import corner, disc, ellipse, minus, moved, polygon, rectangle, rounded, smooth, union
from draw.lettering import DOSIS, centred_word
from draw.palette import INK, MILK, MUSTARD, PAPER, darker, mix
from draw.toon import floor_shadow, inked

MONEY, MONEY_DARK = '#8CC98A', '#4E8F58'
TEETH = 10


def _slip():
    """130 px wide, hung at the middle of its upper edge, torn off below."""
    step = 124 / TEETH
    torn = [(62 - step * (i + .5), 176 if i % 2 else 164) for i in range(TEETH)]
    return polygon((-62, -6), (62, -6), (62, 168), *torn, (-62, 168))


def _sheet(paper):
    slip = _slip()
    art = draw(slip, INK, INK, 5, offset=(1.4, 2.4)) + draw(slip, paper, INK, 5)
    inner = slip.buffer(-2.5)
    return art + draw(minus(inner, moved(inner, -7, -5)).buffer(-.8).buffer(.8), darker(paper, .12))


def cloche_area():
    """A covered dish, the sign for a meal; 42 px wide, its foot at y = 2."""
    dome = smooth([corner(-17, -6), (-13, -18), (0, -25), (13, -18), corner(17, -6)], .36)
    return union(dome, rounded(-21, -4, 42, 6, 3), disc(0, -27, 3.6))


def ticket():
    """Order slip: a small cloche and lines; the numbers are written at (0, 84), the tip at (0, 138)."""
    art = _sheet(PAPER) + draw(cloche_area(), '#C9793F').at(0, 49, .92)
    rows = [((-48, 37), (-28, 37)), ((-48, 46), (-28, 46)), ((28, 37), (48, 37)), ((28, 46), (48, 46))]
    art += lines(rows, '#D9BE8C', 4)
    return art + lines([((-48, 117), (48, 117))], darker(PAPER, .26), 4)


def ticket_back():
    """The money side: a banknote's green with an empty oval; the tip is written at (0, 86)."""
    art = _sheet(MONEY)
    inner = rounded(-52, 18, 104, 138, 12)
    art += draw(inner, None, MONEY_DARK, 4) + draw(ellipse(0, 87, 45, 40), '#E6F5DA', MONEY_DARK, 4)
    curls = [[(s * 40, y), (s * 30, y - t * 8), (s * 22, y), (s * 30, y + t * 8)] for s in (-1, 1)
             for y, t in ((34, 1), (140, -1))]
    return art + join(stroke(points, MONEY_DARK, 3.5) for points in curls)


def ticket_edge():
    """The slip seen almost from its edge while it turns over."""
    slip = polygon((-8, -6), (7, -4), (8, 168), (2, 174), (-8, 166), radius=2)
    art = draw(slip, INK, INK, 5, offset=(1, 2)) + draw(slip, mix(PAPER, MONEY, .5), INK, 5)
    return art + draw(rectangle(-5, 0, 4, 160), '#F4F7DE')


def ticket_place():
    """No order: a dashed outline."""
    place = rounded(-58, 4, 116, 158, 12)
    return draw(place, MILK, opacity=.28) + dashed(place.area.exterior.coords, INK, 4, 13, 11, .55)


def _note():
    paper = rounded(-38, -20, 76, 40, 5)
    art = inked(paper, MONEY, 4.5, shade=4, light=3) + draw(rounded(-31, -14, 62, 28, 4), None, MONEY_DARK,
                                                            2.5)
    art += draw(ellipse(0, 0, 13, 11), '#E6F5DA', MONEY_DARK, 2.5)
    return art + draw(centred_word('$', 18, 0, 0, DOSIS), '#2F6B3C')


def coin():
    art = inked(disc(0, 0, 16), MUSTARD, 4.5, shade=4, light=3)
    return art + draw(disc(0, 0, 10.5), None, '#C9851F', 2.5) + draw(centred_word('$', 17, 0, 0, DOSIS),
                                                                     '#8A5312')


def coin_turned():
    """The same coin, turned half away."""
    art = inked(ellipse(0, 0, 7.5, 16), MUSTARD, 4.5, shade=3, light=2)
    return art + draw(ellipse(-1, 0, 2.8, 10), None, '#C9851F', 2.2)


_COINS = [(x, y)
          for y, xs in ((-11, (-28, -2, 24)), (-18, (-16, 11, 30)), (-25, (-29, -5, 20)), (-32, (-14, 14)))
          for x in xs]
_NOTES = ((-21, -118, -17), (22, -120, 16), (0, -126, -3), (5, -136, 9))


def tip_jar(fill):
    """A glass for tips, ever fuller; its label (0, -58), 84 x 52, stays empty."""
    art = floor_shadow(3, -1, 52, 8)
    for x, y, turn in _NOTES[:fill]:
        art += _note().at(x, y + 16, .84, turn + 90)
    glass = smooth([
        corner(-40, -114), (-50, -98), (-51, -50), (-49, -10), (-38, -2), (0, 0), (38, -2), (49, -10),
        (51, -50), (50, -98),
        corner(40, -114)], .26)
    art += draw(glass, '#D9F1F2', opacity=.66)
    for x, y in _COINS[:fill * 3 - (1 if fill == 4 else 0)]:
        art += draw(ellipse(x, y, 13.5, 7), MUSTARD, INK, 3.2) + draw(ellipse(x - 2, y - 1.5, 7, 2.6),
                                                                      '#FFE08A')
    art += draw(glass, None, INK, 5.5)
    art += stroke([(-41, -92), (-42, -78)], MILK, 6, opacity=.95) + stroke([(42, -24),
                                                                            (43, -16)], MILK, 5, opacity=.7)
    art += inked(rounded(-44, -123, 88, 15, 7), '#BFDDE0', 4.5, shade=3, light=3)
    label = rounded(-43, -85, 86, 54, 11)
    return art + inked(label, PAPER, 4.5, shade=3, light=0, shade_colour='#E4D1A6')


def add_to(album):
    slip = Frame(-66, -10, 132, 192)
    for name, make, what in (('ticket', ticket, 'order slip; numbers at (0, 84), tip at (0, 140)'),
                             ('ticket-back', ticket_back, 'its money side; tip at (0, 87)'),
                             ('ticket-edge', ticket_edge, 'it turns over'), ('ticket-place', ticket_place,
                                                                             'no order: dashes')):
        album.add(name, make(), slip, what + '; anchor = middle of its upper edge')
    for fill in range(5):
        album.add('tip-jar-%d' % fill, tip_jar(fill), Frame(-60, -160, 120, 170),
                  'tips, fill %d; anchor = foot; label 86 x 54 round (0, -58)' % fill)
    album.add('banknote', _note(), centred(88, 52), 'a note that flies')
    album.add('coin-0', coin(), centred(44, 44), 'a coin')
    album.add('coin-1', coin_turned(), centred(44, 44), 'the coin turned away')
