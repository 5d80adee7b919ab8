"""The neon diner sign "Mess Hall", lit and unlit."""
from shapely.geometry import LineString

from album import Frame
from draw.art import Art, draw, glow, glow_paint, join, lines
from draw.geometry import (area_of, curve, disc, minus, moved, polar, polygon, smooth, soften, union)
from draw.lettering import centred_word
from draw.palette import INK, MUSTARD
from draw.toon import inked

PANEL = ((-508, -126), (0, -170), (508, -146), (536, -20), (480, 106), (0, 130), (-470, 112), (-536, 0))
ARROW = ((370, -114), (520, -90), (540, 40), (450, 136), (302, 162))
FACE = '#113C45'


def _bulb(x, y, on, radius=8.5):
    art = draw(disc(x, y, radius * 1.9), '#FFE27A', opacity=.35) if on else Art()
    return art + draw(disc(x, y, radius), '#FFF6C9' if on else '#D9832C', INK, 3.5)


def _arrow(lit):
    shaft = LineString(curve(ARROW)[1])
    head = polygon((312, 96), (320, 230), (208, 174)).buffer(8)
    art = inked(soften(union(shaft.buffer(34, cap_style=2), head), 3), MUSTARD, 8, shade=10)
    for i in range(4, 13):
        point = shaft.interpolate(shaft.length * i / 13)
        art += _bulb(point.x, point.y, lit and i % 2 == 0)
    return art


def _star(x, y, radius, colour, turn):
    """An atomic-age star: eight rays with balls at their ends."""
    tips = [polar(turn + 45 * i, radius * (1 if i % 2 == 0 else .58), x, y) for i in range(8)]
    art = lines([((x, y), tip) for tip in tips], INK, 10) + lines([
        ((x, y), tip) for tip in tips], colour, 4.5)
    art += join(inked(disc(*tip, radius * .11), colour, 4, shade=0, light=0) for tip in tips)
    return art + inked(disc(x, y, radius * .26), colour, 5, shade=4, light=3)


def _letters(lit, inner):
    letters = centred_word('Mess Hall', 236, 4, -20)
    art = Art()
    if lit:
        for reach, opacity in ((40, .10), (30, .14), (22, .2), (15, .3)):
            art += draw(
                letters.buffer(reach).intersection(inner.buffer(-4)), '#FF4F86', opacity=opacity,
                tolerance=.8)
    art += draw(letters.buffer(8), INK, offset=(3, 8)) + draw(letters.buffer(8.5), INK)
    layers = (((5, '#C92A2E'), (1, '#FF6B7E'), (-1.8, '#FFD2CF'), (-3.6, '#FFFBEA')) if lit else
              ((5, '#5E2A38'), (1, '#7A4352'), (-1.8, '#A98F92'), (-3.6, '#C3B3AE')))
    return art + join(draw(letters.buffer(reach), colour) for reach, colour in layers)


def logo(lit):
    """Every second bulb burns; unlit, the letters are pale glass."""
    art = glow(0, 0, 690, 250, glow_paint('neon', '#FF8FB0', .5, .5)) if lit else Art()
    art += lines([((x, -290), (x, -140)) for x in (-320, 320)], INK, 18)
    art += lines([((x, -290), (x, -140)) for x in (-320, 320)], '#8FA3A6', 9)
    art += _arrow(lit)
    panel = smooth(PANEL, .3)
    art += draw(panel, INK, INK, 14, offset=(4, 9)) + draw(panel, MUSTARD, INK, 9)
    inner = area_of(panel).buffer(-34)
    art += draw(inner, FACE, INK, 6) + draw(minus(inner, moved(inner, 0, 10)).buffer(-3), '#0A2A31')
    rim = area_of(panel).buffer(-17).exterior
    for i in range(58):
        point = rim.interpolate(rim.length * i / 58)
        art += _bulb(point.x, point.y, lit and i % 2 == 0)
    art += _letters(lit, inner)
    stars = ('#7FE0D0', '#FF9DB8') if lit else ('#5F918C', '#8F6C78')
    return art + _star(-500, -124, 56, stars[0], 11) + _star(512, 90, 50, stars[1], 20)


def add_to(album):
    album.chapter('Title: the sign (anchor = middle of the panel)')
    frame = Frame(-620, -290, 1240, 540)
    album.add('logo', logo(True), frame, 'neon sign, lit', bleed=True)
    album.add('logo-off', logo(False), frame, 'the same, unlit', bleed=True)
