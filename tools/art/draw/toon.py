"""The house style: closed ink that is heavier at the lower right, one shade, one light, one glint."""
from .art import Art, draw
from .geometry import area_of, clip, ellipse, minus, moved
from .palette import INK, MILK, darker, lighter


def inked(shape, colour, width=6, shade=None, light=None, over=(), shade_colour=None, light_colour=None,
          heavy=True):
    """A thing: ink outline `width`, flat colour, a darker and a lighter rim.

    `shade` and `light` are how far the rims reach in px (0 = none); `over` holds (shape, colour)
    pairs that are clipped to the thing and lie under both rims.
    """
    area = area_of(shape)
    left, top, right, bottom = area.bounds
    short = min(right - left, bottom - top)
    shade = max(4, min(20, short * .085)) if shade is None else shade
    light = max(2.5, min(10, short * .045)) if light is None else light
    art = draw(shape, INK, INK, width, offset=(.22 * width, .42 * width)) if heavy else Art()
    art += draw(shape, colour, INK, width)
    inner = area.buffer(-width / 2 + .4)
    for layer, layer_colour in over:
        art += draw(clip(layer, inner), layer_colour)
    if shade:
        rim = minus(inner, moved(inner, -shade * .75, -shade)).buffer(-.8).buffer(.8)
        art += (draw(rim, '#3A1530', opacity=.24) if over else draw(rim, shade_colour or darker(colour)))
    if light:
        core = inner.buffer(-max(1.5, width * .35))
        rim = minus(core, moved(core, light * .8, light)).buffer(-.7).buffer(.7)
        art += (draw(rim, '#FFFBE8', opacity=.45) if over else draw(rim, light_colour or lighter(colour)))
    return art


def plate(shape, colour, width=5, offset=(2, 4)):
    """A flat sign or panel: ink, fill, no rims."""
    return draw(shape, INK, INK, width, offset=offset) + draw(shape, colour, INK, width)


def glint(x, y, size=5, turn=-35):
    """The white spot on wet things."""
    return draw(ellipse(x, y, size * 1.5, size * .8, turn), MILK)


def floor_shadow(x, y, rx, ry, opacity=.25):
    """A cast shadow: one flat ellipse."""
    return draw(ellipse(x, y, rx, ry), INK, opacity=opacity)
