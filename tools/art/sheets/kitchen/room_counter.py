"""What lies on the wooden counter: the piles, the discard tray, the towel under the hand."""
from album import Frame
from draw.art import draw, join
from draw.geometry import band, clip, minus, moved, polygon, rounded, union
from draw.palette import INK, PAPER, STEEL, darker, lighter, mix
from draw.toon import inked
from sheets.hall.trays import TRAY_COLOURS
from sheets.kitchen import cards_frames

CARD_WIDTH, CARD_HEIGHT = 128, 168
SPREAD = 1.03


def _under(count):
    """The edges of the cards below the top one."""
    return join(
        draw(rounded(-CARD_WIDTH / 2 + k * 3, -CARD_HEIGHT / 2 +
                     k * 4, CARD_WIDTH, CARD_HEIGHT, 13), '#E7D7AE', INK, 4) for k in range(count, 0, -1))


def _count_badge():
    """Where the number of cards is written: round (42, 72)."""
    return inked(rounded(12, 50, 60, 44, 14), INK, 3, shade=0, light=0) + draw(
        rounded(16, 54, 52, 36, 11), None, lighter(INK, .3), 2.5)


def card_pile():
    return _under(3) + cards_frames.back_of(CARD_WIDTH, CARD_HEIGHT) + _count_badge()


def order_pile():
    return _under(3) + cards_frames.order_of(CARD_WIDTH, CARD_HEIGHT, -10) + _count_badge()


def discard_tray():
    """A steel tray for played cards; a card of 128 x 168 lies in it."""
    outer = rounded(-76, -96, 152, 192, 20)
    art = inked(outer, STEEL, 5.5, shade=7, light=5)
    hollow = rounded(-66, -86, 132, 172, 13)
    art += draw(hollow, '#80969B', INK, 3.5)
    art += draw(clip(minus(hollow, moved(hollow, 0, 9)), hollow.area.buffer(-1.7)), '#627A81')
    return art + draw(rounded(-58, -72, 116, 152, 10), None, '#94A9AD', 3.5)


def _strips(xs, width):
    """Stripes that widen a little towards the viewer."""
    return union(
        *[polygon((x, -4), (x + width, -4), ((x + width) * SPREAD, 262), (x * SPREAD, 262)) for x in xs])


def towel(seat):
    """A striped kitchen towel in the player's colour; anchor = middle of its upper edge."""
    colour = mix(TRAY_COLOURS[seat], PAPER, .16)
    cloth = polygon((-504, 6), (-170, 1), (160, 5), (500, 0), (516, 280), (-516, 280), radius=4)
    art = draw(cloth, INK, INK, 7) + draw(cloth, colour)
    inner = cloth.buffer(-1)
    art += draw(clip(_strips(range(-487, 500, 76), 30), inner), mix(colour, PAPER, .48))
    art += draw(clip(_strips(range(-442, 520, 76), 6), inner), darker(colour, .16))
    hems = union(*[
        band([(-520, y + 4), (-170, y), (160, y + 4), (520, y)], width, flat=True)
        for y, width in ((20, 7), (33, 4))])
    art += draw(clip(hems, inner), mix(colour, '#FFFFFF', .8), opacity=.9)
    folds = union(polygon((-330, 0), (-316, 0), (-322, 262), (-346, 262)),
                  polygon((318, 0), (326, 0), (344, 262), (328, 262)))
    return art + draw(clip(folds, inner), INK, opacity=.09)


def add_to(album):
    pile = Frame(-76, -96, 160, 200)
    album.add('card-pile', card_pile(), pile, 'pile of cards on the counter; number at (42, 72)')
    album.add('order-pile', order_pile(), pile,
              'pile of orders; meals of the top one at (-10, 38), number at (42, 72)')
    album.add('discard-tray', discard_tray(), Frame(-82, -102, 164, 206), 'tray for played cards, 128 x 168')
    for seat, colour in enumerate(TRAY_COLOURS):
        album.add('kitchen-towel-%d' % seat, towel(seat), Frame(-520, -4, 1040, 250),
                  'towel under the hand, %s' % colour, bleed=True)
