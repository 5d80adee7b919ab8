"""The same trays with a well for a pile of tokens in place of the letters: What the Food?!."""
from album import Frame
from draw.art import draw
from draw.geometry import clip, minus, moved, rounded
from draw.palette import INK, PLAYER_COLOURS, darker, lighter
from sheets.hall.tokens import WELL
from sheets.hall.trays import TRAY_COLOURS, bare
from sheets.kitchen.shorter import shorter


def plain(seat):
    """One quiet hollow along the front edge."""
    colour = TRAY_COLOURS[seat]
    left, top, width, height = WELL
    well = rounded(left, top, width, height, 15)
    art = bare(seat) + draw(well, darker(colour, .3), INK, 3.5)
    inner = well.area.buffer(-1.6)
    art += draw(clip(minus(well, moved(well, 2, 8)), inner), darker(colour, .46))
    return art + draw(
        minus(inner, moved(inner, 0, -3.5)).buffer(-.5).buffer(.5), lighter(darker(colour, .3), .3))


def add_to(album):
    for seat, colour in enumerate(PLAYER_COLOURS):
        album.add('seat-tray-plain-%d' % seat, shorter(plain(seat)), Frame(-196, -8, 392, 188),
                  'tray of colour %s with a well for tokens; anchor = middle of its back rim' % colour)
