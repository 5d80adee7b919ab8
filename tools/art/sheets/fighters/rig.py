"""The rig of a fighter: what a character consists of, and how nine moods pose head, body and arms."""
from dataclasses import dataclass
from typing import Callable, Optional

from draw.art import Art, join
from draw.geometry import Shape

from .arms import arm, grip
from .bowl import bowl
from .eyes import Brows, Eyes, brows, eyes
from .features import Build, tears, torso
from .mouths import Mouth, mouth
from .ink import inked


def nothing(_mood):
    """A layer that is not there."""
    return Art()


@dataclass(frozen=True)
class Fighter:
    """One of the 23.

    Layers from back to front: back, arms, body, ears, skull, under, eyes, nose, mouth, brows, front. Those
    that are functions of the mood draw in the head's coordinates, its middle at (0, 0).
    """
    action: str
    name: str
    joke: str
    skin: str
    skull: Shape
    build: Build
    sleeve: tuple
    eyes: Eyes = Eyes()
    brows: Brows = Brows()
    mouth: Mouth = Mouth()
    nose: Art = Art()
    ears: Art = Art()
    back: Callable = nothing
    under: Callable = nothing
    front: Callable = nothing
    face: Optional[Callable] = None  # instead of skull to brows
    prop_back: Callable = nothing  # in the bust's coordinates
    prop_front: Callable = nothing
    sleeve_length: float = .6  # 0 = bare arms
    sleeve_width: float = 21
    arm_width: float = 15
    hand_size: float = 1
    reach: float = 0  # how far raised arms keep away from wide hair
    head_y: float = -134
    duck_y: float = -36
    hide: str = 'bowl'  # or peek, or own (then the back layer plays it)
    hide_y: float = -46
    brows_over: bool = False  # brows on top of a fringe
    fist: str = 'open'  # the hand that has thrown
    cheer: str = 'fist'  # the hand that does not point when laughing
    chin_hand: bool = False  # gloom: the chin rests on a fist

    @property
    def out(self):
        """How far to the side hands are held: broad shoulders have longer arms."""
        return self.reach + max(0, self.build.half - 84) * .6


# x, y and turn of the head, its stretch in width, turn of the body.
_POSES = {
    'calm': (0, 0, 0, 1, 0),
    'aim': (6, 2, 5, 1, 3),
    'throw': (8, 4, 9, 1.02, 9),
    'panic': (0, -6, -2, .95, 0),
    'hit': (-14, 12, -12, 1.03, -7),
    'glee': (-4, -2, -5, 1.02, -2),
    'gloom': (-2, 15, 5, 1.02, 0)}


def plain_face(fighter, mood):
    """Skull, eyes, nose, mouth and brows."""
    art = fighter.ears + inked(fighter.skull, fighter.skin, 7, shade=13, light=6)
    art += fighter.under(mood) + eyes(fighter.eyes, mood, fighter.skin) + fighter.nose
    art += mouth(fighter.mouth, mood)
    return art if fighter.brows_over else art + brows(fighter.brows, mood)


def _head(fighter, mood):
    art = (fighter.face or plain_face)(fighter, mood) + fighter.front(mood)
    return art + brows(fighter.brows, mood) if fighter.brows_over else art


def _limb(fighter, points, hand, bend=0, flip=1, size=1):
    return arm(fighter.skin, fighter.sleeve, points, hand, bend, flip, size * fighter.hand_size,
               fighter.sleeve_length,
               fighter.sleeve_width, fighter.arm_width)


def _arms_behind(fighter, mood):
    half, out = fighter.build.half, fighter.out
    if mood == 'panic':
        right = [(half * .7, -8), (half + 30 + out, -26), (142 + out, -92)]
        left = [(-half * .7, -8), (-half - 34 - out, -34), (-138 - out, -112)]
        return _limb(fighter, left, 'open', -4, -1) + _limb(fighter, right, 'open', 6, 1)
    if mood == 'hit':
        braced = [(-half * .7, 4), (-half - 30, 16), (-136 - out, -30)]
        flung = [(half * .7, -8), (half + 34, -18), (124 + out, -98)]
        return _limb(fighter, braced, 'open', -6, -1) + _limb(fighter, flung, 'open', 22, 1)
    if mood == 'throw':
        return _limb(fighter, [(-half * .7, -4), (-half - 30, 18), (-136 - out, -16)], 'fist', 10, -1)
    if mood == 'glee':
        return _limb(fighter, [(-half * .7, -4), (-half - 40, 10), (-128 - out, -62)], fighter.cheer, 10, -1)
    return Art()


def _arms_before(fighter, mood):
    half, out = fighter.build.half, fighter.out
    if mood == 'aim':
        cocked = [(-half * .72, -6), (-half - 34, 16), (-132 - out, -26), (-126 - out, -84)]
        return (_limb(fighter, cocked, 'open', 4, -1) +
                _limb(fighter, [(half * .72, 0), (half + 18, 22), (114 + out, -14)], 'flat', 22, 1, .88))
    if mood == 'throw':
        return _limb(fighter, [(half * .62, -8), (half + 16, -18), (122 + out, -44)], fighter.fist, 10, 1,
                     1.1)
    if mood == 'glee':
        return _limb(fighter, [(half * .72, 0), (half + 22, 14), (118 + out, -46)], 'point', 22, 1)
    if mood == 'gloom' and fighter.chin_hand:
        return _limb(fighter, [(half + 4, 64), (half - 2, 20), (56, -26)], 'fist', -20, 1)
    return Art()

HIGHEST = -336  # what rises above this is moved down with its bust
_SWEAT = ((-96, -176, 1, -35), (98, -190, 1.15, 30), (-74, -222, .8, -20), (112, -150, .75, 50))


def _sitting(fighter, mood):
    """The moods in which one sees the whole bust."""
    x, y, turn, wide, lean = _POSES[mood]
    y += fighter.head_y

    def at_head(art):
        return art.at(x, y, 1, turn, wide)

    sag = 7 if mood == 'gloom' else 0
    art = fighter.prop_back(mood) + at_head(fighter.back(mood)) + _arms_behind(fighter, mood)
    art += torso(fighter.build, fighter.skin).at(0, sag, turn=lean) + at_head(_head(fighter, mood))
    art += _arms_before(fighter, mood) + fighter.prop_front(mood)
    if mood == 'panic':
        art += tears([(sx * (1 + fighter.reach / 300), sy, size, t) for sx, sy, size, t in _SWEAT])
    return art.at(0, min(24, max(0, HIGHEST - art.bounds[1])))


def _ducked(fighter):
    mood = 'duck'
    art = fighter.prop_back(mood) + (fighter.back(mood) + _head(fighter, mood)).at(0, fighter.duck_y)
    cuff = fighter.sleeve[1] if fighter.sleeve_length > .4 else ''
    return art + join(grip(fighter.skin, side * 106, side, cuff) for side in (-1, 1))


def _hidden(fighter):
    mood = 'hide'
    if fighter.hide == 'own':
        art = fighter.back(mood).at(0, fighter.hide_y)
        return art + join(grip(fighter.skin, side * 106, side) for side in (-1, 1))
    if fighter.hide == 'peek':
        art = fighter.prop_back(mood) + (fighter.back(mood) +
                                         _head(fighter, mood)).at(-12, fighter.hide_y, turn=34)
        return art + grip(fighter.skin, -104, -1)
    behind = fighter.prop_back(mood) + (fighter.back(mood) +
                                        fighter.front(mood)).at(-8, fighter.hide_y, turn=-10)
    return behind + bowl(fighter)


def bust(fighter, mood):
    """The picture of a mood; the middle of the tray's back rim at (0, 0)."""
    if mood == 'duck':
        return _ducked(fighter)
    if mood == 'hide':
        return _hidden(fighter)
    return _sitting(fighter, mood)


