"""A pupil's tray in the player's colour: places for three actions, a white strip for the ten letters."""
from album import Frame
from draw.art import draw, join, lines, stroke
from draw.geometry import clip, minus, moved, polygon, rounded
from draw.palette import INK, PLAYER_COLOURS, TOMATO, darker, lighter, mix
from draw.toon import floor_shadow

# Softer than the marks, so that a mark stays the strongest spot of its colour.
TRAY_COLOURS = ('#56B4E9', '#F0DF4A', '#1F7FBA', '#E0702A', '#F1EDE4', '#E08BBB', '#17A57E', '#574E5E',
                '#E3A02C', '#9AA0A6')
PLACE = 98
PLACES = ((-109, 60), (0, 60), (109, 60))
WELL_FLOOR, RIM, FOOT, RIM_HALF = 112, 0, 164, 172
STRIP = (-175, 119, 350, 39)
LETTER_Y, FIRST_LETTER, PITCH, GAP, BEFORE_GAP = 139, -158, 34, 10, 4
TAG = (0, 187, 44)


def letter_xs():
    """Middles of the ten places of the track; CAFE and CHAOS! stand a little apart."""
    return [FIRST_LETTER + PITCH * i + (GAP if i >= BEFORE_GAP else 0) for i in range(10)]


def _body():
    return polygon((-RIM_HALF, RIM), (RIM_HALF, RIM), (184, WELL_FLOOR), (184, FOOT), (-184, FOOT),
                   (-184, WELL_FLOOR), radius=12)


def _well():
    return polygon((-161, 8), (161, 8), (171, 107), (-171, 107), radius=9)


def _empty_place(x, y, colour):
    """A hollow with a stitched edge; an action card covers it."""
    half = PLACE / 2 - 5
    hollow = rounded(x - half, y - half + 2, 2 * half, 2 * half - 6, 12)
    art = draw(hollow, darker(colour, .27))
    left, right, top, bottom = x - half + 7, x + half - 7, y - half + 9, y + half - 11
    step = (right - left) / 5
    dashes = [((left + step * (i + .2), edge), (left + step * (i + .8), edge)) for i in range(5)
              for edge in (top, bottom)]
    step = (bottom - top) / 5
    dashes += [((edge, top + step * (i + .2)), (edge, top + step * (i + .8))) for i in range(5)
               for edge in (left, right)]
    return art + lines(dashes, lighter(colour, .5), 3.2, .85)


def _strip():
    """White, a mark between the two words, the last place in red: there the game ends."""
    left, top, width, height = STRIP
    xs = letter_xs()
    card = rounded(left, top, width, height, 9)
    art = draw(card, '#FFFBEF', INK, 3.5)
    last = polygon(((xs[8] + xs[9]) / 2, top), (left + width, top), (left + width, top + height),
                   ((xs[8] + xs[9]) / 2, top + height))
    art += draw(clip(last, card.area.buffer(-1.7)), mix('#FFFBEF', TOMATO, .42))
    art += join(draw(rounded(x - 15, LETTER_Y - 16, 30, 32, 8), INK, opacity=.06) for x in xs)
    middle = (xs[3] + xs[4]) / 2
    return art + lines([((middle, top + 5), (middle, top + height - 5))], INK, 3)


def bare(seat):
    """The tray without what its front edge holds."""
    colour = TRAY_COLOURS[seat]
    body, well = _body(), _well()
    art = floor_shadow(4, 160, 190, 15)
    art += draw(body, INK, INK, 7, offset=(1.5, 3)) + draw(body, colour, INK, 7)
    inner = body.buffer(-3.2)
    front = polygon((-190, WELL_FLOOR), (190, WELL_FLOOR), (190, 170), (-190, 170))
    art += draw(clip(front, inner), darker(colour, .05))
    foot = polygon((-190, 157), (190, 157), (190, 170), (-190, 170))
    art += draw(clip(foot, inner), darker(colour, .24))
    light = minus(inner.buffer(-1.5), moved(inner.buffer(-1.5), 4, 5)).buffer(-.6).buffer(.6)
    art += draw(light, lighter(colour, .55))
    art += draw(well, darker(colour, .13), INK, 4)
    art += draw(clip(minus(well, moved(well, 0, 9)), well.buffer(-2)), darker(colour, .3))
    art += join(_empty_place(x, y, colour) for x, y in PLACES)
    return art + stroke([(-160, WELL_FLOOR - 1), (160, WELL_FLOOR - 1)], lighter(colour, .5), 4)


def tray(seat):
    return bare(seat) + _strip()


def places():
    """Where the program puts things on a tray, from its anchor."""
    return {
        'actions': [list(p) for p in PLACES],
        'action_size': PLACE,
        'strip': list(STRIP),
        'letters': letter_xs(),
        'letter_y': LETTER_Y,
        'pitch': PITCH,
        'gap': GAP,
        'tag': list(TAG[:2]),
        'tag_height': TAG[2],
        'rim': [-RIM_HALF, RIM_HALF],
        'size': [368, FOOT], }


def add_to(album):
    for seat, colour in enumerate(PLAYER_COLOURS):
        album.add('seat-tray-%d' % seat, tray(seat), Frame(-196, -8, 392, 188),
                  'tray of colour %s; anchor = middle of its back rim; places in hall.json' % colour)
