"""Rocket Roxy: a pink mohawk like a circular saw, studs, a ring in the nose."""
from draw.art import draw, join
from draw.geometry import corner, disc, ellipse, polygon, ring_of_points, smooth
from draw.lettering import DOSIS, centred_word
from draw.palette import INK, MUSTARD, darker

from .eyes import Brows, Eyes
from .features import Build, broad, ears, plaster
from .ink import inked
from .mouths import Mouth
from .rig import Fighter

SKIN, PINK, LEATHER, STEEL = '#774936', '#F2559B', '#33262E', '#C3CED2'
# Height of the crest.
CREST = {'gloom': .62, 'panic': 1.02, 'throw': 1, 'hit': .86, 'duck': .95}


def _crest(mood):
    high = CREST.get(mood, .95)
    droop = 26 if mood == 'gloom' else 0
    tips = ((-66, -84), (-68, -130), (-44, -168), (-10, -192), (26, -192), (56, -168), (78, -130), (76, -84))
    points = [corner(-34, -46)]
    for i, (x, y) in enumerate(tips):
        tx, ty = x * 1.02 + droop * (1 if x > 0 else -1), -56 + (y + 56) * high + droop * .6
        points.append(corner(tx, ty))
        if i < len(tips) - 1:
            nx, ny = tips[i + 1]
            points.append(corner((x + nx) * .36, -56 + ((y + ny) / 2 + 56) * high * .62))
    points += [corner(34, -46), (0, -38)]
    flames = [(polygon((x * .3 - 7, -44), (x * .72, -56 + (y + 56) * high * .72), (x * .3 + 7, -44)),
               '#FFB3D2') for x, y in tips[1:-1]]
    return inked(smooth(points, .24), PINK, 7.5, shade=11, light=6, over=flames)


def _under(mood):
    stubble = draw(smooth([corner(-72, -14), (-68, -54), (-30, -72), corner(-26, -64), (-54, -44),
                           corner(-64, -10)]), darker(SKIN, .45), opacity=.8) + draw(
        smooth([corner(72, -14), (68, -54), (30, -72), corner(26, -64), (54, -44),
                corner(64, -10)]), darker(SKIN, .45), opacity=.8)
    return stubble + join(draw(smooth([corner(s * 8, 0), (s * 28, -30), corner(s * 62, -22), (s * 48, 16)]),
                               '#3FC1C9', opacity=.9) for s in (-1, 1))


def _front(mood):
    art = _crest(mood) + join(draw(ellipse(s * 75, y, 6, 7), None, INK, 9) +
                              draw(ellipse(s * 75, y, 6, 7), None, MUSTARD, 3.5) for s in (-1, 1)
                              for y in (22, 36))
    art += draw(ellipse(12, 34, 6.5), None, INK, 8) + draw(ellipse(12, 34, 6.5), None, STEEL, 3.5)
    if mood in ('hit', 'gloom'):
        art += plaster(-48, 44, -24, .8)
    return art


def _jacket():
    art = draw(centred_word('!', 52, 0, 22, DOSIS), MUSTARD, INK, 5)
    for side in (-1, 1):
        lapel = polygon((side * 22, -62), (side * 66, -54), (side * 54, -14), (side * 40, -18),
                        (side * 26, 40), radius=2)
        art += inked(lapel, LEATHER, 6, shade=0, light=5, light_colour='#6B5562')
        art += join(inked(disc(side * x, y, 5), STEEL, 3.5, shade=2, light=0) for x,
                    y in ((56, -40), (48, -28), (68, -26), (76, -12)))
        for x, y in ((66, -43), (80, -34)):
            art += inked(polygon((side * (x - 9), y), (side * (x + 6), y - 24), (side * (x + 9), y + 6)),
                         STEEL, 4.5, shade=3, light=0)
    return art + inked(smooth([(-34, -62), (0, -48), (34, -62), (36, -48), (0, -32), (-36, -48)]), INK, 4,
                       shade=0, light=0) + join(
        inked(polygon(*ring_of_points(4, 9, 5, 0, x, y)), STEEL, 3.5, shade=0, light=0) for x,
                                                y in ((-22, -48), (0, -41), (22, -48)))


ROXY = Fighter(
    'blast', 'Rocket Roxy', 'pink mohawk', SKIN,
    smooth([(-72, -16), (-64, -54), (0, -74), (64, -54), (72, -16), (66, 24), (40, 62), (14, 78), (-14, 78),
            (-40, 62), (-66, 24)]),
    Build(84, '#8A7F86', 2, 21, tuple((polygon((s * 30, -70), (s * 130, -70), (s * 130, 80), (s * 34, 80)),
                                       LEATHER) for s in (-1, 1)), _jacket), (LEATHER, STEEL),
    Eyes(29, -4, 20, 20, iris='#E0A62E', lashes=2, hit='cross'), Brows(-34, 30, 7, PINK, 30, 6),
               Mouth(52, 0, .86, 'gap', '#C2327A', calm='smirk', aim='grit'),
    broad(SKIN, 24, 17), ears(72, 8, SKIN, 13), under=_under, front=_front, head_y=-134, duck_y=-34,
               hide_y=-66)
