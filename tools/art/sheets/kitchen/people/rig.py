"""The rig of those who come to the counter: what a person consists of and how a mood puts it together."""
from dataclasses import dataclass, field
from typing import Callable

from draw.art import Art, join
from draw.geometry import Shape, corner, rounded, smooth
from draw.palette import darker, mix
from sheets.fighters.arms import arm, grip
from sheets.fighters.ink import inked

from .faces import Brows, Eyes, brows, eyes
from .pot import POT_RIM, pot_back, pot_front, soot, steam_from

SOOT = '#3A2A2C'
HEAD_Y = -152


def nothing(_mood):
    """A layer that is not there."""
    return Art()


@dataclass(frozen=True)
class Person:
    """Somebody at the counter.

    From back to front: behind, back, trunk, chest, ears, skull, under, eyes, nose, mouth, brows, front,
    before. Of those that draw, `behind`, `chest` and `before` use the bust's coordinates, the others the
    head's, its middle at (0, 0).
    """
    skin: str
    skull: Shape
    clothes: str
    half: float = 92
    slope: float = 0
    neck: float = 24
    over: tuple = field(default=())
    chest: Callable = nothing
    sleeve: tuple = ()
    eyes: Eyes = Eyes()
    brows: Brows = Brows()
    mouth: Callable = nothing
    nose: Callable = lambda skin: Art()
    ears: Callable = lambda skin: Art()
    back: Callable = nothing
    under: Callable = nothing
    front: Callable = nothing
    behind: Callable = nothing
    before: Callable = nothing
    head_y: float = HEAD_Y
    sleeve_length: float = .62
    sleeve_width: float = 20
    arm_width: float = 14
    pot_drop: float = 34  # how deep a cooked one sits
    tilt: dict = field(default_factory=dict)
    moods: dict = field(default_factory=dict)  # moods in which colours differ: the person as then

    def arm(self, points, hand='open', bend=0, flip=1, size=1):
        return arm(self.skin, self.sleeve, points, hand, bend, flip, size, self.sleeve_length,
                   self.sleeve_width, self.arm_width)

    def grips(self, at=94, sides=(-1, 1)):
        """Hands on the counter's edge."""
        return join(grip(self.skin, s * at, s, self.sleeve[1]).at(0, 2) for s in sides)


# Where the head is moved to and how it is turned: x, y, degrees.
_HEADS = {
    'glare': (0, 4, 0),
    'shout': (2, -4, -5),
    'calm': (3, 6, 6),
    'content': (0, -2, -4),
    'write': (-3, 8, -6),
    'sneak': (0, 0, 4),
    'caught': (0, -4, 0)}


def trunk(person):
    """Shoulders, neck and clothes, cut off straight at the counter."""
    w, low = person.half, person.slope
    chest = smooth([
        corner(-w, 6), (-w * 1.01, -38), (-w * .86, -72 + low), (-w * .48, -90 + low * .4), (0, -96),
        (w * .48, -90 + low * .4), (w * .86, -72 + low), (w * 1.01, -38),
        corner(w, 6)])
    n = person.neck
    throat = smooth([corner(-n, -126), corner(n, -126), (n + 4, -86), (0, -76), (-n - 4, -86)])
    art = inked(chest, person.clothes, 6.5, shade=12, light=5, over=person.over)
    return art + inked(throat, darker(person.skin, .16), 5, shade=0, light=0)


def head(person, mood):
    skin = mix(person.skin, SOOT, .3) if mood == 'cooked' else person.skin
    art = person.ears(skin) + inked(person.skull, skin, 6.5, shade=12, light=5)
    art += soot(person.skull) if mood == 'cooked' else Art()
    art += person.under(mood) + eyes(person.eyes, mood, skin) + person.nose(skin) + person.mouth(mood)
    return art + (brows(person.brows, mood) if person.brows else Art()) + person.front(mood)


def _cooked(person):
    """Only the head and two hands come out of the pot."""
    at = (0, person.head_y + person.pot_drop, 1, -7)
    art = pot_back() + person.behind('cooked') + person.back('cooked').at(*at) + head(person,
                                                                                      'cooked').at(*at)
    art += pot_front()
    sooty = mix(person.skin, SOOT, .3)
    art += join(grip(sooty, s * 84, s).at(0, POT_RIM + 6) for s in (-1, 1))
    return art + person.before('cooked') + steam_from()


def bust(person, mood):
    """The picture of a mood; the middle of the counter's edge at (0, 0)."""
    person = person.moods.get(mood, person)
    if mood == 'cooked':
        return _cooked(person)
    x, y, turn = person.tilt.get(mood) or _HEADS[mood]
    at = (x, y + person.head_y, 1, turn)
    art = person.behind(mood) + person.back(mood).at(*at) + trunk(person) + person.chest(mood)
    return art + head(person, mood).at(*at) + person.before(mood)


def flat(shape, colour, line=4.5):
    """A small part: ink and colour, no rims."""
    return inked(shape, colour, line, shade=0, light=0, heavy=False)


def fingers(skin, x, y, turn=0, side=1, count=4):
    """Fingers round something held, their tips towards -side; they hide what lies behind them."""
    art = Art()
    for i in range(count):
        reach = (26, 30, 29, 24)[i]
        art += inked(rounded(-reach if side > 0 else 0, (i - count / 2) * 12.5, reach, 14, 7), skin, 4,
                     shade=2, light=0, heavy=False)
    return art.at(x, y, 1, turn)
