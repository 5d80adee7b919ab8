"""The ten guests at the windows: hair, hats and clothes."""
from draw.art import draw, join, stroke
from draw.geometry import corner, ellipse, polygon, rounded, smooth
from draw.palette import GUM, MILK, MUSTARD, TEAL, TOMATO, darker

from .guest_kit import LINE, Guest, line, mouth_of, soft, thing

GREY, RED, BROWN, BLACK, STRAW = '#C9C5CC', '#C8552F', '#6E4430', '#33262A', '#E3B54C'


def _cap_of_hair(colour, w=40, low=-2, high=-52):
    """Hair that frames the forehead."""
    return thing(
        smooth([
            corner(-w, low), (-w - 4, -26), (-w * .6, high + 6), (0, high), (w * .6, high + 6), (w + 4, -26),
            corner(w, low), (w * .72, -24), (w * .1, -32), (-w * .6, -22)]), colour, 4, 5)


def _curlers(_served):
    rolls = ((-30, -34, -30), (-12, -48, -10), (12, -48, 10), (30, -34, 30))
    return _cap_of_hair(GREY) + join(
        thing(rounded(-11, -9, 22, 18, 8), GUM, 3.5, 3).at(x, y, 1, t) for x, y, t in rolls)


def _bun(_served):
    return thing(ellipse(0, -54, 18), GREY, 4, 4)


def _baseball(_served):
    dome = smooth([corner(-40, -16), (-36, -42), (0, -56), (36, -42), corner(40, -16)])
    brim = smooth([corner(-42, -20), (0, -28), corner(42, -20), (54, -12), (20, -12), (0, -16), (-30, -12)])
    return thing(dome, TEAL, 4, 6) + thing(brim, darker(TEAL, .25), 4, 0) + thing(
        ellipse(0, -55, 4), MILK, 3, 0)


def _hidden_mouth(served):
    """What one sees of a mouth in a beard."""
    if served:
        return mouth_of(True).at(0, 25)
    return stroke([(-10, 29), (0, 25), (10, 29)], LINE, 4)


def _beard(served):
    edge = smooth([
        corner(-40, 2), (-26, 16), (0, 12), (26, 16),
        corner(40, 2), (38, 34), (16, 52), (-16, 52), (-38, 34)])
    return thing(edge, BROWN, 4, 5) + _hidden_mouth(served)


def _long_back(_served):
    return thing(
        smooth([(-46, -20), (-40, -50), (0, -60), (40, -50), (46, -20), (54, 50), (30, 62), (-30, 62),
                (-54, 50)]), RED, 4, 6)


def _headband(_served):
    band = smooth([(-42, -20), (0, -38), (42, -20), (41, -32), (0, -50), (-41, -32)])
    return _cap_of_hair(RED, 40, 4) + thing(band, MUSTARD, 3.5, 3)


def _parting(_served):
    return thing(
        smooth([
            corner(-40, 0), (-44, -26), (-30, -50), (6, -58), (36, -48), (44, -22),
            corner(40, 0), (34, -22),
            corner(20, -36), (-10, -26), (-32, -26)]), STRAW, 4, 5)


def _tie(_served):
    art = thing(polygon((-14, -50), (0, -42), (14, -50), (0, -20)), MILK, 3.5, 0)
    return art + thing(polygon((-5, -42), (5, -42), (8, -4), (0, 2), (-8, -4)), TOMATO, 3.5, 3)


def _afro(_served):
    ring = [(0, -34, 34), (-34, -30, 26), (34, -30, 26), (-46, -4, 20), (46, -4, 20), (-22, -54, 22),
            (22, -54, 22)]
    return join(thing(ellipse(x, y, r), BLACK, 4, 0)
                for x, y, r in ring) + draw(ellipse(0, -30, 46, 34), soft(BLACK))


def _afro_front(_served):
    rings = join(
        draw(ellipse(s * 42, 20, 8), None, LINE, 7) + draw(ellipse(s * 42, 20, 8), None, soft(MUSTARD), 3.5)
        for s in (-1, 1))
    return rings + thing(
        smooth([
            corner(-37, -8), (-30, -40), (0, -46), (30, -40),
            corner(37, -8), (22, -28), (0, -32), (-22, -28)]), BLACK, 3.5, 0)


def _pigtails(_served):
    lift = -6 if _served else 0
    return join(
        thing(
            smooth([(s * 36, -26), (s * 56,
                                    -40 + lift), (s * 70,
                                                  -22 + lift), (s * 68,
                                                                8 + lift), (s * 54,
                                                                            16 + lift), (s * 50,
                                                                                         -6)]), BROWN, 4, 5)
        for s in (-1, 1))


def _fringe(_served):
    hair = thing(
        smooth([
            corner(-38, 0), (-42, -28), (-22, -50), (0, -54), (22, -50), (42, -28),
            corner(38, 0),
            corner(26, -16),
            corner(14, -22),
            corner(0, -17),
            corner(-14, -22),
            corner(-26, -16)]), BROWN, 4, 5)
    return hair + join(thing(ellipse(s * 41, -27, 6), TOMATO, 3, 0) for s in (-1, 1))


def _captain(served):
    crown = smooth([
        corner(-40, -28), (-50, -46), (-26, -60), (0, -62), (26, -60), (50, -46),
        corner(40, -28)])
    art = thing(crown, MILK, 4, 6) + thing(rounded(-42, -36, 84, 14, 5), '#3F5F8F', 3.5, 0)
    art += thing(smooth([corner(-36, -24), (0, -18),
                         corner(36, -24), (22, -12), (-22, -12)]), '#3A3640', 3.5, 0)
    art += thing(ellipse(0, -34, 6), MUSTARD, 3, 0)
    whiskers = smooth([
        corner(-42, -8), (-32, 14), (-10, 14), (0, 18), (10, 14), (32, 14),
        corner(42, -8), (44, 28), (20, 50), (-20, 50), (-44, 28)])
    return thing(whiskers, MILK, 4, 5) + _hidden_mouth(served) + art


def _scarf_back(_served):
    return thing(
        smooth([(-46, -12), (-38, -48), (0, -60), (38, -48), (46, -12), (48, 30), (58, 58), (-58, 58),
                (-48, 30)]), '#8A6BB5', 4, 6)


def _scarf_front(_served):
    outer = smooth([
        corner(-44, 10), (-44, -30), (0, -58), (44, -30),
        corner(44, 10), (32, 40), (0, 52), (-32, 40)])
    inner = ellipse(0, 0, 31, 35)
    return thing(outer.area.difference(inner.area), '#8A6BB5', 3.5, 0) + line([
        (-10, 54), (2, 60), (20, 52)], darker('#8A6BB5', .4))


def _mullet(_served):
    return thing(
        smooth([(-42, -20), (-34, -48), (34, -48), (42, -20), (50, 34), (40, 50), (26, 40), (-26, 40),
                (-40, 50), (-50, 34)]), STRAW, 4, 5)


def _mullet_front(_served):
    hair = thing(
        smooth([
            corner(-38, -6), (-42, -34),
            corner(-30, -46), (-20, -60),
            corner(-8, -54), (4, -66),
            corner(14, -54), (26, -60),
            corner(32, -44), (42, -32),
            corner(38, -6), (24, -24), (0, -28), (-24, -24)]), STRAW, 4, 5)
    lip = smooth([(0, 15), (-14, 17), corner(-24, 26), (-8, 23), (0, 21), (8, 23), corner(24, 26), (14, 17)])
    return hair + thing(lip, STRAW, 3, 0)


def _stripes(_served):
    return join(line([(-half, y), (0, y - 6), (half, y)], soft(MILK), 6) for y, half in ((-30, 42), (-12, 46)))


GUESTS = (Guest('granny in curlers', '#EFC4A0', '#B58AB0', 58, back=_bun, front=_curlers, brow=GREY,
                glasses='#5B8FA8'),
          Guest('boy in a cap', '#C98E63', '#D9A23C', 54, 37, 39, front=_baseball, pose='chin',
                extra=_stripes),
          Guest('bald man with a beard', '#E7B088', '#5F8F86', 66, 40, 44, front=_beard, brow=BROWN,
                pose='arms'),
          Guest('woman with long red hair', '#F6D2B4', '#7FA07A', 56, 36, 41, _long_back, _headband, brow=RED,
                pose='chin'),
          Guest('clerk', '#F1C9A5', '#7C8FA6', 60, front=_parting, extra=_tie, brow=STRAW, glasses='#4A4458'),
          Guest('woman with an afro', '#8A5637', '#D97A52', 58, 36, 41, _afro, _afro_front, brow=BLACK,
                pose='chin'),
          Guest('girl with pigtails', '#DDA57A', '#E08FA4', 52, 37, 38, _pigtails, _fringe, brow=BROWN),
          Guest('old captain', '#E9A98A', '#4F6C98', 64, 40, 42, front=_captain, brow=GREY, pose='arms'),
          Guest('woman in a headscarf', '#C68B63', '#6F93A8', 60, 34, 40, _scarf_back, _scarf_front,
                brow=BLACK),
          Guest('man with a mullet', '#F0C29C', '#A86848', 62, 37, 44, _mullet, _mullet_front,
                brow=darker(STRAW, .2), pose='arms'))
