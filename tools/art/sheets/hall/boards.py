"""Boards to read from: the hanging caption, the pinned event, the planning board, a speech bubble."""
from album import Frame, centred
from draw.art import draw, join, lines, stroke
from draw.geometry import clip, disc, polar, polygon, rectangle, rounded, union
from draw.palette import DEEP_TEAL, INK, MILK, MUSTARD, PAPER, TOMATO, darker, lighter
from draw.toon import inked

CARD = '#FFFBEF'
EVENT, EVENT_LIGHT, EVENT_BAND = '#7FB256', '#93C169', '#3F7A3A'


def _board(left, top, width, height, radius=20, rim=11):
    """Mustard frame, deep teal field with a chalky bloom."""
    frame = rounded(left, top, width, height, radius)
    art = draw(frame, INK, INK, 6, offset=(2, 5)) + draw(frame, MUSTARD, INK, 6)
    art += stroke([(left + radius, top + 5), (left + width - radius, top + 5)], lighter(MUSTARD, .6), 3.5)
    art += stroke([(left + radius, top + height - 4.5), (left + width - radius, top + height - 4.5)],
                  darker(MUSTARD, .22), 3.5)
    field = rounded(left + rim, top + rim, width - 2 * rim, height - 2 * rim, radius - 8)
    art += draw(field, DEEP_TEAL, INK, 3.5)
    shade = clip(rectangle(left + rim, top + rim, width - 2 * rim, 9), field.area.buffer(-1.7))
    return art + draw(shade, '#10454A')


def sign_board():
    """Hangs from two ropes; its field is 378 x 148."""
    art = join(
        stroke([(x, -4), (x, 56)], INK, 10, 0) + stroke([(x, -4), (x, 56)], '#C9B27A', 5, 0)
        for x in (-140, 140))
    art += _board(-194, 46, 388, 168)
    for x in (-140, 140):
        art += draw(disc(x, 51.5, 7), '#C9B27A', INK, 3.5)
    return art


def plan_board():
    """The table in which everybody finds the own buttons; screws in its corners."""
    art = _board(-494, -296, 988, 588, 24, 12)
    for x in (-474, 474):
        for y in (-276, 272):
            art += draw(disc(x, y, 5), '#2E6C6F')
    return art


def board_panel():
    return _board(-194, -144, 388, 284)


def note_event():
    """A green note on a pin: the band for the name, a field of rays for the picture, paper for the rule."""
    paper = rounded(-112, 0, 224, 308, 18)
    field = rounded(-103, 9, 206, 290, 11)
    art = draw(paper, INK, INK, 5.5, offset=(2, 4)) + draw(paper, PAPER, INK, 5.5)
    picture = clip(rectangle(-120, 74, 240, 132), field)
    rays = [polygon((0, 140), polar(a, 260, 0, 140), polar(a + 11, 260, 0, 140)) for a in range(0, 360, 23)]
    art += draw(picture, EVENT) + draw(clip(union(*rays), picture), EVENT_LIGHT)
    art += draw(clip(rectangle(-120, 0, 240, 74), field), EVENT_BAND)
    art += draw(clip(rectangle(-120, 206, 240, 110), field), '#E3F0CB')
    art += lines([((-103, 74), (103, 74)), ((-103, 206), (103, 206))], INK, 3.5)
    art += draw(field, None, INK, 3)
    return art + inked(disc(4, 0, 10), TOMATO, 4, shade=3, light=2) + draw(disc(1, -3, 2.6), MILK)


def speech_bubble():
    """Its tail points to the lower left, where the speaker is."""
    bubble = union(rounded(-142, -62, 284, 108, 44), polygon((-84, 36), (-40, 40), (-102, 78)))
    return draw(bubble, INK, INK, 5.5, offset=(1.5, 3)) + draw(bubble, CARD, INK, 5.5)


def places():
    """Fields to write on (left, top, width, height), from the anchor of each picture.

    `slice` is what a corner of a board takes when its middle is stretched.
    """
    return {
        'sign': [-183, 57, 366, 146],
        'note_name': [-103, 9, 206, 65],
        'note_picture': [-103, 74, 206, 132],
        'note_rule': [-103, 206, 206, 93],
        'plan': [-482, -284, 964, 564],
        'panel': [-183, -133, 366, 262],
        'slice': 36,
        'bubble': [-124, -52, 248, 88], }


def add_to(album):
    album.add('sign-board', sign_board(), Frame(-200, -10, 400, 234),
              'hanging board for what happens; field -183,57 to 183,203; anchor = top middle')
    album.add('note-event', note_event(), Frame(-120, -14, 240, 330),
              'pinned note; name 9-74, picture 74-206, rule 206-299 below the anchor = pin')
    album.add('plan-board', plan_board(), centred(1004, 608), 'board of the secret plans; field 964 x 564')
    album.add('board-panel', board_panel(), centred(404, 304), 'smaller board; field 366 x 262')
    album.add('speech-bubble', speech_bubble(), Frame(-150, -70, 300, 156),
              'bubble; anchor = middle of its text')
