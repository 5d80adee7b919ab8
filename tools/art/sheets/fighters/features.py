"""Noses, ears, cheeks, freckles, wrinkles and bodies of the fighters."""
from dataclasses import dataclass, field
from typing import Callable, Optional

from draw.art import Art, draw, join, stroke
from draw.geometry import corner, ellipse, polygon, smooth
from draw.palette import MILK, TOMATO, darker
from .ink import inked


def button(y=22, colour='', skin='', size=10):
    """A small round nose."""
    return inked(ellipse(0, y, size * 1.1, size), colour or darker(skin, .12), 4.5, shade=3, light=2)


def bulb(skin, y=20, width=19, height=16, colour=''):
    """A big soft nose."""
    tint = colour or darker(skin, .14)
    return inked(smooth([(-width, y + 2), (-width * .5, y - height), (width * .45, y - height),
                         (width, y + 2),
                         (width * .7, y + height * .85), (-width * .7, y + height * .85)]), tint, 5.5,
                 shade=5,
                 light=2.5) + draw(ellipse(-width * .35, y - height * .35, 4.5, 3), MILK, opacity=.75)


def hook(skin, top=-6, length=44, reach=26, colour=''):
    """A long nose that hangs over the mouth, turned to the right."""
    tip = top + length
    return inked(smooth([corner(-9, top), (4, top + 4), (reach * .7, tip - 22), (reach, tip - 6),
                         (reach * .55, tip + 5),
                         (-2, tip - 4), (-14, tip - 2), (-15, tip - 12)]), colour or darker(skin, .1), 5,
                 shade=4, light=2)


def long_nose(skin, top=-2, length=40, width=11):
    """A straight long nose with a round end."""
    low = top + length
    return inked(smooth([corner(-5, top), corner(5, top), (width * .7, low - 16), (width, low - 4),
                         (0, low + 4),
                         (-width, low - 4), (-width * .7, low - 16)]), darker(skin, .12), 4.5, shade=3,
                 light=2)


def snub(skin, y=22):
    """A line of a nose that turns up."""
    return stroke([(-9, y - 1), (0, y + 6), (10, y - 2)], darker(skin, .5), 5)


def broad(skin, y=20, width=20):
    """A wide flat nose with wings."""
    dark = darker(skin, .5)
    return (inked(smooth([(-width, y + 4), (-width * .45, y - 9), (width * .45, y - 9), (width, y + 4),
                          (width * .5, y + 9),
                          (0, y + 11), (-width * .5, y + 9)]), darker(skin, .13), 4.5, shade=3, light=2) +
            join(draw(ellipse(s * width * .4, y + 5, 3.6, 2.6), dark) for s in (-1, 1)))


def angle(skin, top=-4, low=30, reach=15):
    """A pointed nose drawn with one line."""
    return stroke([(-2, top), (reach, low - 6), (-5, low)], darker(skin, .55), 5, .12)


def freckles(spots, colour):
    return join(draw(ellipse(s * x, y, 3), colour, opacity=.85) for s in (-1, 1) for x, y in spots)


def cheeks(gap, y, colour=TOMATO, opacity=.35, size=15):
    return join(draw(ellipse(s * gap, y, size, size * .68), colour, opacity=opacity) for s in (-1, 1))


def ears(gap, y, skin, size=16, out=0):
    """Ears; `out` lets them stick out."""
    return join(inked(ellipse(s * (gap + out * .5), y, size + out * .5, size * 1.2, s * out), skin, 5.5,
                      shade=4) +
                stroke([(s * (gap + 3 + out * .6), y - 7), (s * (gap - 4), y + 4)], darker(skin, .45), 3.5)
                for s in (-1, 1))


def plaster(x, y, turn=0, size=1):
    """A sticking plaster."""
    strip = inked(smooth([(-22, -8), (0, -9), (22, -8), (25, 0), (22, 8), (0, 9), (-22, 8), (-25, 0)]),
                  '#F2C9A0', 4,
                  shade=3, light=2)
    dots = join(draw(ellipse(dx, dy, 1.6), darker('#F2C9A0', .4)) for dx in (-3.5, 3.5) for dy in (-3, 3))
    pad = draw(polygon((-8, -8), (8, -8), (8, 8), (-8, 8)), '#E3AE80')
    return (strip + pad + dots).at(x, y, size, turn)


@dataclass(frozen=True)
class Build:
    """A body: half its width, the drop of its shoulders, its clothes."""
    half: float = 88
    colour: str = TOMATO
    slope: float = 0
    neck: float = 24
    over: tuple = field(default=())
    extra: Optional[Callable] = None
    belly: float = 0
    collar: float = -50


def torso(build, skin):
    """Shoulders, neck and clothes; the middle of the chest at (0, 0), the chest goes on below the rim."""
    w, drop = build.half, build.slope
    chest = smooth([
        corner(-w - build.belly, 72), (-w - build.belly * .6, 12), (-w * .84, -28 + drop),
                    (-w * .46, -50 + drop * .4), (0, -56),
        (w * .46, -50 + drop * .4), (w * .84, -28 + drop), (w + build.belly * .6, 12),
                    corner(w + build.belly, 72)])
    n = build.neck
    throat = smooth([corner(-n, -92), corner(n, -92), (n + 4, -46), (0, -35), (-n - 4, -46)])
    art = inked(chest, build.colour, 7, shade=13, light=6, over=build.over)
    for side in (-1, 1):
        art += stroke([(side * w * .66, 4), (side * w * .62, 26), (side * w * .64, 60)],
                      darker(build.colour, .5), 4)
    art += inked(throat, darker(skin, .16), 5, shade=0, light=0)
    return art + (build.extra() if build.extra else Art())


def collar(colour, drop=-24, half=36):
    """A round collar under the chin."""
    return inked(smooth([(-half + 2, -60), (0, -46), (half - 2, -60), (half, -38), (0, drop), (-half, -38)]),
                 colour, 5.5,
                 shade=4)


def tears(spots, colour='#8FD0F0'):
    """Drops of sweat or tears: (x, y, size, turn)."""
    drop = smooth([corner(0, -16), (9, 0), (8, 9), (0, 13), (-8, 9), (-9, 0)])
    one = inked(drop, colour, 4, shade=3, light=2)
    return join(one.at(x, y, size, turn) for x, y, size, turn in spots)


