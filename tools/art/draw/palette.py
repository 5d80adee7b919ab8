"""The colours of Mess Hall and how they are mixed."""

INK = '#2B1B17'
PAPER = '#FFF3D6'
CARD = '#FFFBEF'
CREAM = '#F7E3B5'
MINT = '#BFE3D0'
TEAL = '#2E8C8A'
DEEP_TEAL = '#17555A'
TOMATO = '#E2412B'
MUSTARD = '#F6B52E'
PICKLE = '#7FA83B'
GRAPE = '#7A4EA3'
GUM = '#F58FB0'
COLA = '#5A2E1F'
MILK = '#FFFFFF'
STEEL = '#B8C6C4'
MOUTH = '#6B1712'
TONGUE = '#F0697A'

# Standard S6: ten player colours (Okabe-Ito and two), in seat order.
PLAYER_COLOURS = ('#56B4E9', '#F0E442', '#0072B2', '#D55E00', '#FFFFFF', '#CC79A7', '#009E73', '#2B1B17',
                  '#E69F00', '#9AA0A6')
# What is written or dotted on each of them.
PLAYER_TEXT = (INK, INK, PAPER, INK, INK, INK, PAPER, PAPER, INK, INK)


def channels(colour):
    """'#RRGGBB' as three numbers from 0 to 255."""
    return [int(colour[i:i + 2], 16) for i in (1, 3, 5)]


def mix(colour, other, part):
    """The colour with `part` (0 to 1) of the other in it."""
    pairs = zip(channels(colour), channels(other))
    return '#%02X%02X%02X' % tuple(round(a + (b - a) * part) for a, b in pairs)


def darker(colour, part=.2):
    """Shade: towards a warm purple, never towards grey."""
    return mix(colour, '#3A1530', part)


def lighter(colour, part=.35):
    """Light: towards a warm white."""
    return mix(colour, '#FFFBE8', part)
