"""A station: stoves, pots in the players' colours, flames, steam, the pan for the dice."""
from album import Frame
from draw.art import draw, join, lines, stroke
from draw.geometry import (clip, curve, corner, disc, ellipse, minus, moved, polygon, rectangle, rounded,
                           smooth, union)
from draw.palette import INK, MILK, STEEL, TOMATO, darker, lighter, mix
from draw.toon import inked
from sheets.hall.trays import TRAY_COLOURS

ENAMEL, SHADOW = '#F6E9C9', '#DECBA0'
TOP = '#9DB2B6'
IRON = '#464B57'


def _hob(x, y, width):
    """A ring of iron on the stove's top."""
    art = draw(ellipse(x, y, width, width * .19), IRON, INK, 3.5)
    art += draw(ellipse(x, y - 1, width * .66, width * .11), None, '#7D8591', 3)
    return art + draw(ellipse(x, y - 1, width * .26, width * .045), '#6A7280')


def _knob(x, y, radius, turn, colour=STEEL):
    art = draw(disc(x, y, radius * 1.5), SHADOW) + inked(disc(x, y, radius), colour, 3.5, shade=3, light=0)
    return art + draw(rectangle(-1.8, -radius + 2, 3.6, radius), INK).at(x, y, turn=turn)


def _body(half, top, height, hobs, hob_width):
    """Top plate in perspective, enamel front, feet; y = 0 is the rear edge."""
    feet = union(*[rounded(s * (half - 40) - 16, height - 14, 32, 14, 4) for s in (-1, 1)])
    art = draw(feet, IRON, INK, 4)
    surface = polygon((-half + 16, 0), (half - 16, 0), (half, top), (-half, top))
    art += draw(surface, INK, INK, 6) + draw(surface, TOP, INK, 5)
    gleam = polygon((-half + 22, 4), (half - 60, 4), (half - 66, 10), (-half + 18, 10))
    art += draw(gleam, lighter(TOP, .55))
    art += join(_hob(x, top * .55, hob_width) for x in hobs)
    front = rounded(-half, top - 2, 2 * half, height - top - 6, 13)
    art += draw(front, INK, INK, 6, offset=(1.4, 2.6)) + draw(front, ENAMEL, INK, 6)
    inner = front.area.buffer(-3)
    art += draw(minus(inner, moved(inner, -7, -9)).buffer(-.8).buffer(.8), SHADOW)
    art += draw(clip(rectangle(-half, top, 2 * half, 7), inner.buffer(-1)), '#FFF8E4')
    return art


def _recess(left, top, width, height):
    """Where the plate with name and dice is put."""
    hollow = rounded(left - 3, top - 2, width + 6, height + 6, 15)
    return draw(hollow, darker(ENAMEL, .24)) + draw(rounded(left, top + 1, width, height, 13), '#E9D9B2')


def stove():
    """400 x 190: two hobs, four knobs, a rail."""
    art = _body(196, 42, 186, (-112, 112), 58) + _recess(-180, 54, 360, 56)
    art += join(
        _knob(x, 133, 10.5, turn, colour)
        for x, turn, colour in ((-150, -30, STEEL), (-90, 0, TOMATO), (90, 20, STEEL), (150, 0, STEEL)))
    bar = rounded(-58, 126, 116, 13, 6.5)
    art += draw(union(rectangle(-46, 130, 8, 18), rectangle(38, 130, 8, 18)), INK)
    art += inked(bar, STEEL, 4, shade=3, light=2)
    return art + lines([((-176, 157), (176, 157))], darker(ENAMEL, .2), 3.5)


def pot(seat):
    """A lidless pot in the player's colour; anchor = middle of its foot."""
    colour = TRAY_COLOURS[seat]
    art = join(stroke([(s * 36, -42), (s * 45, -40), (s * 36, -30)], INK, 10) for s in (-1, 1))
    body = smooth(
        [corner(-36, -58), (0, -54),
         corner(36, -58), (35, -20), (28, -3), (0, 0), (-28, -3), (-35, -20)], .3)
    art += inked(body, colour, 5, shade=8, light=4)
    art += stroke([(-25, -44), (-24, -20)], lighter(colour, .65), 5)
    rim = ellipse(0, -59, 41, 10)
    art += inked(rim, STEEL, 4.5, shade=0, light=0) + draw(ellipse(0, -58, 33, 5.5), darker(colour, .55))
    return art + draw(ellipse(-2, -57, 26, 3), mix('#F0B55A', colour, .15))


_FLAMES = (((-30, 0), (-42, -20), (-30, -48), (-24, -30), (-12, -70), (2, -44), (14, -84), (24, -42),
            (34, -58), (43, -22), (30, 0)), ((-30, 0), (-44, -24), (-34, -62), (-22, -36), (-8, -88),
                                             (4, -52), (20, -66), (26, -38), (38, -46), (42, -20), (30, 0)),
           ((-30, 0), (-41, -18), (-36, -40), (-24, -28), (-18, -62), (-4, -42), (8, -92), (20, -50),
            (32, -74), (44, -24), (30, 0)))


def flame(index):
    """Fire under a pot, one of three that take turns."""
    points = [corner(*p) if i % 2 == 0 and 0 < i < 10 else p for i, p in enumerate(_FLAMES[index])]
    shape = smooth(points, .3)
    art = inked(shape, TOMATO, 5, shade=0, light=0, heavy=False)
    art += draw(smooth([(p[0] * .66, p[1] * .66, *p[2:]) for p in points], .3), '#F58A2C')
    return art + draw(smooth([(p[0] * .36, p[1] * .4, *p[2:]) for p in points], .3), '#FFE07A')


# Wisps of vapour: x, how high they rise, how thick they are at the foot.
_WISPS = ((-23, 50, 10), (1, 72, 13), (24, 46, 10))


def _wisp(x, height, thick, swing):
    """A curl that grows thinner as it rises."""
    steps = 7
    middle = [(x + swing * (1 if i % 4 == 1 else -1 if i % 4 == 3 else 0) * (.6 + .1 * i),
               -height * i / (steps - 1)) for i in range(steps)]
    return _tapered(curve(middle)[1], thick)


def _tapered(path, thick):
    """The line as an area: thickest a third of the way up, a point at its end."""
    count = len(path) - 1
    half = [thick / 2 * min(1, .5 + 1.5 * k / count) * (1 - (k / count)**1.6) + .8 for k in range(count + 1)]
    left = [(x - r, y) for (x, y), r in zip(path, half)]
    right = [(x + r, y) for (x, y), r in zip(path, half)]
    return polygon(*left, *reversed(right)).buffer(2).simplify(.3)


def steam(index):
    """Vapour that rises: three stages, ever thinner."""
    swing = (6, 8, 10)[index]
    wisps = [
        _wisp(x * (1 + .16 * index), height * (1 + .12 * index), thick * (1 - .2 * index),
              swing if x else -swing) for x, height, thick in _WISPS]
    return draw(union(*[moved(w, 0, -4 - 16 * index) for w in wisps]), MILK, opacity=.85 - .2 * index)


def _handle():
    grip = polygon((60, -40), (72, -46), (132, -66), (138, -52), (76, -28), (62, -26), radius=4)
    art = inked(grip, '#8A5A36', 5, shade=4, light=3)
    return art + draw(ellipse(127, -58.5, 4.5, 3.6, -18), INK)


def _pan_front():
    return smooth([
        corner(-72, -36), (-40, -23), (0, -19), (40, -23),
        corner(72, -36), (64, -6), (46, 12), (0, 16), (-46, 12), (-64, -6)], .3)


def pan():
    """The pan in which dice are tossed: its inside and handle."""
    art = _handle()
    bowl = union(ellipse(0, -36, 72, 17), _pan_front())
    art += inked(bowl, '#5A606D', 6, shade=0, light=0)
    inside = ellipse(0, -36, 69, 14.5)
    art += draw(inside, '#363A45') + draw(clip(ellipse(0, -24, 60, 13), inside), '#50566A')
    return art + pan_face()


def pan_face():
    """The outside of the pan below its front rim."""
    front = _pan_front()
    art = draw(front, '#5A606D', INK, 5)
    inner = front.area.buffer(-2.5)
    art += draw(minus(inner, moved(inner, -6, -9)).buffer(-.8).buffer(.8), '#434854')
    rim = [(-70, -34), (-40, -21.5), (0, -17.5), (40, -21.5), (70, -34)]
    art += stroke(rim, '#8B93A1', 4)
    return art + stroke([(-52, -8), (-44, 2), (-32, 7)], '#9CA4B2', 5)


def add_to(album):
    album.add(
        'stove', stove(), Frame(-204, -6, 408, 200),
        'anchor = middle of the rear edge; plate 360 x 56 at (-180, 54), hobs at (-112, 23) and (112, 23)')
    for seat, colour in enumerate(TRAY_COLOURS):
        album.add('pot-%d' % seat, pot(seat), Frame(-52, -74, 104, 80),
                  'pot of colour %s; anchor = foot' % colour)
    for i in range(3):
        album.add('flame-%d' % i, flame(i), Frame(-50, -98, 100, 104), 'fire; anchor = foot')
    for i in range(3):
        album.add('steam-%d' % i, steam(i), Frame(-55, -134, 110, 140), 'vapour; anchor = foot')
    pan_frame = Frame(-80, -100, 222, 122)
    album.add('pan', pan(), pan_frame, 'pan; anchor = middle of its bottom, inside; its front is pan-front')
    album.add('pan-front', pan_face(), pan_frame, 'front of the pan, drawn over dice that lie in it')
