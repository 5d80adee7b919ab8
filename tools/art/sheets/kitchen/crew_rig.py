"""The rig of the crew: what a cook consists of, and how a mood poses the face, the head and the arms."""
import math
from dataclasses import dataclass, field, replace
from typing import Callable, Optional

from draw.art import Art
from draw.geometry import Shape, curve
from sheets.fighters.arms import arm, mirrored
from sheets.fighters.eyes import Brows, Eyes, brows, eyes
from sheets.fighters.features import Build
from sheets.fighters.ink import inked
from sheets.fighters.mouths import Mouth, mouth

from . import crew_tools as tools
from .crew_parts import CLOTH, INK_WIDTH, body, burst_lines, drops, hat_on, jacket, scarf, toque
from .thin import thin

MOODS = ('fresh', 'busy', 'sweating', 'alarmed', 'joy', 'gone')
HELPER_MOODS = ('ready', 'busy', 'idle', 'gone')
COOK_SCALE, HELPER_SCALE = .72, .45
THINNING = .9  # px before scaling
CHIN = 72  # from the middle of the head to the neckerchief


def nothing(_mood):
    """A layer that is not there."""
    return Art()


@dataclass(frozen=True)
class Cook:
    """One of the crew, in unscaled px; the stove's rear edge is y = 0.

    Layers: behind, back, arms behind, body, skull to brows, front, hat, neckerchief, arms before, before. Those that
    are functions of the mood draw in the head's coordinates but behind and before, which draw in the bust's.
    """
    kind: str
    joke: str
    skin: str
    skull: Shape
    build: Build = field(default_factory=jacket)
    eyes: Eyes = Eyes(26, -6, 18, 20)
    brows: Brows = Brows(-36, 30)
    mouth: Mouth = Mouth(40, 0, .8)
    nose: Art = Art()
    ears: Art = Art()
    back: Callable = nothing
    under: Callable = nothing
    front: Callable = nothing
    hat: Optional[Art] = field(default_factory=toque)
    hat_y: float = -54
    behind: Callable = nothing
    before: Callable = nothing
    arms: Optional[Callable] = None  # (cook, mood) -> (art behind, art before), instead of the usual ones
    mitt: Optional[Art] = None  # over the hand, along +x from the wrist
    glove: str = ''  # the colour of bare arms, if not the skin's
    tool: Art = field(default_factory=tools.spoon)
    luggage: Art = field(default_factory=tools.bag)
    sleeve: tuple = (CLOTH, CLOTH)
    sleeve_length: float = .74
    sleeve_width: float = 21
    arm_width: float = 15
    hand_size: float = 1.0
    head_y: float = -196
    tall: float = 1  # stretch of the skull


# Looks of a mood: eyes, brows, mouth, and how the mouth rests where it is calm.
_FACES = {
    'fresh': ('calm', 'calm', 'calm', None),
    'busy': ('stir', 'stir', 'aim', None),
    'sweating': ('weary', 'weary', 'calm', 'wobble'),
    'alarmed': ('panic', 'panic', 'panic', None),
    'joy': ('glee', 'glee', 'glee', None),
    'gone': ('leave', 'leave', 'gloom', None),
    'ready': ('calm', 'calm', 'calm', None),
    'idle': ('bored', 'bored', 'calm', 'pout')}
# x, y and turn of the head (about the chin), its stretch in width.
_POSES = {
    'fresh': (0, 0, 0, 1),
    'busy': (0, 3, -6, 1),
    'sweating': (0, 10, 8, 1.02),
    'alarmed': (0, -4, -2, .98),
    'joy': (0, -2, -6, 1.02),
    'gone': (0, 0, 7, 1),
    'ready': (0, 0, 2, 1),
    'idle': (0, 6, 10, 1.02)}


def face(cook, mood):
    """Ears to brows, in the head's coordinates."""
    look, frown, says, rest = _FACES[mood]
    lips = replace(cook.mouth, calm=rest) if rest else cook.mouth
    art = cook.ears + inked(cook.skull, cook.skin, INK_WIDTH, shade=12, light=6)
    art += cook.under(mood) + eyes(cook.eyes, look, cook.skin) + mouth(lips, says)
    return art + cook.nose + brows(cook.brows, frown)


def limb(cook, points, hand='fist', bend=0, flip=1, size=1.0):
    """An arm from the shoulder to the wrist, with the cook's own sleeve and hand."""
    art = arm(cook.glove or cook.skin, cook.sleeve, points, hand, bend, flip, size * cook.hand_size, cook.sleeve_length,
              cook.sleeve_width, cook.arm_width)
    if not cook.mitt:
        return art
    path = curve(points, .4)[1]
    (x0, y0), (x1, y1) = path[-3], path[-1]
    way = math.degrees(math.atan2(y1 - y0, x1 - x0)) + bend
    return art + cook.mitt.at(x1, y1, flip * size, way, wide=flip)


def raised(cook, side, lift=0, hand='fist', size=1.0, out=0, bend=0):
    """An arm that goes up beside the head; returns (art, the place of its fist)."""
    w = cook.build.half
    wrist = (side * (w * .5 + 78 + out), -154 - lift)
    points = [(side * w * .72, -92), (side * (w * .9 + 46 + out * .6), -84 - lift * .2), wrist]
    return limb(cook, points, hand, bend, side, size), (wrist[0] + side * 2, wrist[1] - 20)


def held(cook, tool, side=1, lift=0, turn=12, size=1.0):
    """A raised fist with something in it, behind the body."""
    art, (x, y) = raised(cook, side, lift)
    return tool.at(x, y, size, side * turn) + art


def akimbo(cook, side):
    """A fist on the hip."""
    w = cook.build.half
    return limb(cook, [(side * w * .78, -90), (side * (w + 40), -50), (side * (w * .74 + 12), -10)], 'fist', 0, -side, .95)


def leaning(cook, side):
    """A tired arm that leans on the stove."""
    w = cook.build.half
    return limb(cook, [(side * w * .8, -88), (side * (w + 20), -50), (side * (w + 10), 4)], 'fist', 0, side)


def wiping(cook, side=1):
    """The back of a hand at the brow."""
    w = cook.build.half
    return limb(cook, [(side * w * .76, -88), (side * (w + 44), -108), (side * 74, -212)], 'fist', side * -34, side, .95)


def stirring(cook, side=-1):
    """A hand with a long spoon that stands in a pot."""
    w = cook.build.half
    hand = (side * (w * .5 + 62), -34)
    art = tools.stirrer().at(hand[0] + side * 10, hand[1], 1, -side * 14)
    return art + limb(cook, [(side * w * .76, -90), (side * (w + 16), -76), hand], 'fist', 0, side)


def usual_arms(cook, mood):
    """(behind the body, before it)."""
    if mood in ('fresh', 'ready'):
        return Art(), akimbo(cook, -1) + akimbo(cook, 1)
    if mood == 'busy':
        return held(cook, cook.tool, 1, 8, size=1.2), stirring(cook)
    if mood == 'sweating':
        return Art(), leaning(cook, -1) + wiping(cook)
    if mood == 'alarmed':
        return raised(cook, -1, -4, 'open', .9, 6)[0] + raised(cook, 1, 10, 'open', .9, 6)[0], Art()
    if mood == 'joy':
        return raised(cook, -1, 40)[0] + held(cook, tools.banknote().at(0, -44), 1, 50, -14, 1.1), Art()
    return Art(), leaving(cook)


def leaving(cook, side=1):
    """The arm that carries one's things away."""
    w = cook.build.half
    hand = (w * .4 + 72, -100)
    art = cook.luggage.at(side * (hand[0] + 6), hand[1] + 16)
    points = [(w * .72, -92), (w * .5 + 40, -84), (hand[0] - 14, hand[1] + 4)]
    return art + limb(cook, mirrored(points, side), 'fist', side * 6, side, .95)


_MARKS = {
    'sweating': drops([(-92, -236, -30), (-104, -178, -40), (-86, -292, -20)]),
    'alarmed': drops([(-120, -286, -44), (122, -282, 44)], .9),
    'joy': burst_lines(0, -150, 206, 222, 168, 190, 2) + burst_lines(0, -150, -22, -8, 172, 194, 2)}


def _at_head(cook, mood, art):
    x, y, turn, wide = _POSES[mood]
    return art.at(x + math.sin(math.radians(turn)) * CHIN, y + cook.head_y, 1, turn, wide)


def bust(cook, mood):
    """The picture of a mood in unscaled px."""
    behind, before = (cook.arms or usual_arms)(cook, mood)
    head = face(cook, mood) + cook.front(mood)
    if cook.hat:
        head += hat_on(cook.hat, mood, cook.hat_y)
    art = cook.behind(mood) + _at_head(cook, mood, cook.back(mood)) + behind + body(cook.build, cook.skin)
    art += _at_head(cook, mood, head) + scarf() + before + cook.before(mood)
    return thin(art + _MARKS.get(mood, Art()), THINNING)
