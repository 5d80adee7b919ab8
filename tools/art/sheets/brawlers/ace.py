"""Ace Alvarez: a lantern jaw, the cap the wrong way round, and a mitt as large as his head."""
from draw.art import Art, draw, join, lines, stroke
from draw.geometry import band, clip, corner, disc, ellipse, polygon, smooth, soften, union
from draw.lettering import DOSIS, centred_word
from draw.palette import INK, MILK, MUSTARD, darker

from ..fighters.eyes import Brows, Eyes, eyes
from ..fighters.features import Build, bulb, ears
from ..fighters.ink import inked
from ..fighters.mouths import Mouth
from ..fighters.rig import Fighter

SKIN, HAIR, CAP, LEATHER, LACE, KIT = '#C58A5A', '#2A1C22', '#2C5AA8', '#A85F2A', '#F0D2A0', '#F8EBCB'
# Where the mitt is: x, y, turn; the ball lies in it while it waits.
MITT = {
    'calm': (-122, -18, -8),
    'aim': (-132, -80, 4),
    'throw': (-125, -24, -14),
    'panic': (-136, -126, -4),
    'hit': (-122, -46, -16),
    'glee': (-124, -84, -14),
    'gloom': (-120, 10, -22)
}


def _mitt(ball):
    """The mitt, its palm at (0, 0), fingers up, thumb to the right."""
    fingers = [
        band([(-26, 20), (-46, -20), (-52, -50)], 34),
        band([(-10, 10), (-20, -40), (-22, -68)], 34),
        band([(10, 10), (10, -44), (10, -70)], 34),
        band([(26, 10), (36, -34), (40, -54)], 32)
    ]
    thumb = band([(20, 38), (56, 16), (66, -16)], 34)
    shape = soften(union(ellipse(-4, 20, 50, 46), *fingers, thumb), 3)
    web = smooth([corner(38, -34), (52, -38), corner(66, -24), (58, 10), corner(34, 14)])
    art = inked(web, darker(LEATHER, .3), 5, shade=0, light=0) + inked(shape, LEATHER, 7, shade=11, light=6)
    art += join(
        stroke(line, darker(LEATHER, .45), 4.5)
        for line in ([(-36, -42), (-30, -12)], [(-6, -54), (-6, -16)], [(24, -46), (20, -14)],
                     [(-34, 34), (-6, 48), (26, 34)]))
    art += draw(ellipse(0, 14, 31, 28), darker(LEATHER, .22))
    art += lines([((-54, -38), (-40, -34)), ((-30, -56), (-14, -56)), ((2, -58), (18, -58)),
                  ((30, -42), (46, -46)), ((42, 2), (56, -2)), ((40, -14), (56, -18))], LACE, 4.5)
    return art + (_ball().at(2, 10) if ball else Art())


def _ball():
    seams = [(band([(-26, -16), (-10, -6), (-8, 10), (-20, 26)], 3.6), '#D8382C'),
             (band([(22, -26), (9, -10), (11, 8), (27, 18)], 3.6), '#D8382C')]
    return inked(disc(0, 0, 25), MILK, 5.5, shade=5, light=0, over=seams)


def _prop(mood):
    if mood not in MITT:
        return Art()
    x, y, turn = MITT[mood]
    return _mitt(mood in ('calm', 'glee', 'gloom')).at(x, y, 1.03, turn)


def _cap(mood):
    dome = smooth([
        corner(-80, -30), (-78, -72), (-46, -106), (0, -116), (46, -106), (78, -72),
        corner(80, -30), (0, -48)
    ])
    seams = [(band([(0, -118), (x * .6, -90), (x, -34)], 4), darker(CAP, .4)) for x in (-42, 42)]
    brim = smooth(
        [corner(-62, -76), (-96, -66), (-136, -36),
         corner(-140, -22), (-104, -30),
         corner(-70, -34)])
    art = inked(brim, MUSTARD, 6.5, shade=6, light=3)
    art += inked(dome, CAP, 7, shade=12, light=7, over=seams)
    gap = smooth([corner(-32, -40), (-24, -70), (0, -80), (24, -70), corner(32, -40), (0, -46)])
    art += inked(gap,
                 SKIN,
                 5.5,
                 shade=0,
                 light=0,
                 over=[(polygon((-40, -90), (40, -90), (40, -62), (-40, -62)), HAIR)])
    curl = smooth(
        [corner(-22, -66), (-8, -80), (14, -72), (18, -54),
         corner(4, -46), (4, -58),
         corner(-10, -60)])
    art += inked(curl, HAIR, 4.5, shade=0, light=3)
    strap = smooth([
        corner(-84, -24), (-82, -42), (-40, -52), (0, -55), (40, -52), (82, -42),
        corner(84, -24), (40, -35), (0, -38), (-40, -35)
    ])
    art += inked(strap, MUSTARD, 5.5, shade=3, light=2)
    return art + inked(disc(0, -116, 8), MUSTARD, 4.5, shade=2, light=0)


def _back(mood):
    if mood != 'hide':
        return Art()
    art = inked(smooth([(-78, 60), (-74, 0), (0, -40), (74, 0), (78, 60)]),
                darker(SKIN, .25),
                7,
                shade=0,
                light=0)
    art += eyes(Eyes(30, 14, 21, 23, pupil=.4), mood, darker(SKIN, .25))
    return art + _mitt(False).at(2, -96, 1.25, 172, -1.2)


def _front(mood):
    tip = {'panic': -16, 'duck': 6, 'glee': -4}.get(mood, 0)
    return _cap(mood).at(0, tip, 1, {'hit': -9, 'gloom': 4}.get(mood, 0))


def _under(mood):
    jaw = smooth([
        corner(-72, 22), (-40, 34), (0, 32), (40, 34),
        corner(72, 22), (70, 66), (46, 98), (0, 104), (-46, 98), (-70, 66)
    ])
    inside = ACE_SKULL.area.buffer(-3.5)
    art = draw(clip(jaw, inside), darker(SKIN, .38), opacity=.6)
    art += stroke([(0, 84), (1, 94)], darker(SKIN, .5), 4.5)
    if mood in ('calm', 'aim', 'throw', 'gloom'):
        art += inked(ellipse(-54, 50, 22, 21), SKIN, 5, shade=5, light=4)
    return art


def _kit():
    art = join(stroke([(0, y), (0, y + 1)], INK, 10) for y in (0, 26, 50))
    art += inked(smooth([corner(-40, -56), (0, -36),
                         corner(40, -56), (38, -40), (0, -14), (-38, -40)]),
                 CAP,
                 5.5,
                 shade=3,
                 light=0)
    letter = centred_word('A', 50, -36, 24, DOSIS)
    return art + draw(letter, INK, INK, 8) + draw(letter, CAP)


ACE_SKULL = smooth([(-68, -40), (-54, -70), (0, -80), (54, -70), (68, -40), (70, 10), (76, 52), (56, 92),
                    (20, 104), (-20, 104), (-56, 92), (-76, 52), (-70, 10)])
_RAGLAN = tuple((polygon((s * 42, -80), (s * 140, -80), (s * 140, 90), (s * 70, 90)), CAP) for s in (-1, 1))

ACE = Fighter('pitch',
              'Ace Alvarez',
              'huge baseball mitt, lantern jaw, cap the wrong way round',
              SKIN,
              ACE_SKULL,
              Build(92, KIT, 4, 28, _RAGLAN, _kit), (CAP, MUSTARD),
              Eyes(27, -6, 17, 18, lid=.16, iris='#7A4A22'),
              Brows(-26, 34, 10, HAIR, 28, 7),
              Mouth(64, 4, .9, 'gold', calm='smirk', aim='grit'),
              bulb(SKIN, 22, 16, 14),
              ears(74, 4, SKIN, 15, 5),
              _back,
              _under,
              _front,
              prop_front=_prop,
              arm_width=16.5,
              sleeve_length=.5,
              sleeve_width=23,
              hand_size=1.02,
              head_y=-148,
              duck_y=-40,
              hide='own',
              hide_y=-30,
              brows_over=True)
