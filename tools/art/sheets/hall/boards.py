"""Things to read from: the pinned event, a speech bubble."""
from album import Frame
from draw.art import draw, lines
from draw.geometry import clip, disc, polar, polygon, rectangle, rounded, union
from draw.palette import INK, MILK, PAPER, TOMATO
from draw.toon import inked

CARD = '#FFFBEF'
EVENT, EVENT_LIGHT, EVENT_BAND = '#7FB256', '#93C169', '#3F7A3A'


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
    """Fields to write on (left, top, width, height), from the anchor of each picture."""
    return {
        'note_name': [-103, 9, 206, 65],
        'note_picture': [-103, 74, 206, 132],
        'note_rule': [-103, 206, 206, 93],
        'bubble': [-124, -52, 248, 88], }


def add_to(album):
    album.add('note-event', note_event(), Frame(-120, -14, 240, 330),
              'pinned note; name 9-74, picture 74-206, rule 206-299 below the anchor = pin')
    album.add('speech-bubble', speech_bubble(), Frame(-150, -70, 300, 156),
              'bubble; anchor = middle of its text')
