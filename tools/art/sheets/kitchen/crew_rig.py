"""The rig of the crew: what a cook consists of, how a mood poses face, head and arms."""
import math
from dataclasses import dataclass, field, replace
from typing import Callable, Optional

from draw.art import Art
from draw.geometry import Shape
from sheets.fighters.eyes import Brows, Eyes, brows, eyes
from sheets.fighters.features import Build
from sheets.fighters.ink import inked
from sheets.fighters.mouths import Mouth, mouth

from . import crew_tools as tools
from .crew_arms import usual_arms
from .crew_parts import CLOTH, INK_WIDTH, body, burst_lines, drops, hat_on, jacket, scarf, toque
from .thin import thin

MOODS = ('fresh', 'busy', 'sweating', 'alarmed', 'joy', 'gone')
HELPER_MOODS = ('ready', 'busy', 'idle', 'gone')
COOK_SCALE, HELPER_SCALE = .72, .45
THINNING = .9  # px before scaling, of a cook
HELPER_THINNING = THINNING * COOK_SCALE / HELPER_SCALE
CHIN = 72  # from the middle of the head to the neckerchief


def nothing(_mood):
    """A layer that is not there."""
    return Art()


@dataclass(frozen=True)
class Cook:
    """One of the crew, in unscaled px; the stove's rear edge is y = 0.

    Layers: marks of the mood, behind, back, arms behind, body, skull to brows, front, hat, neckerchief, arms
    before, before. Functions of the mood draw in the head's coordinates; behind and before in the bust's.
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
    wet: float = -1  # at which side sweat flies, and how far
    glove: str = ''  # the colour of bare arms, if not the skin's
    tool: Art = field(default_factory=tools.spoon)
    luggage: Art = field(default_factory=tools.bag)
    sleeve: tuple = (CLOTH, CLOTH)
    sleeve_length: float = .74
    sleeve_width: float = 21
    arm_width: float = 15
    hand_size: float = 1.0
    head_y: float = -196


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


def _marks(cook, mood):
    """Sweat and strokes of joy beside the bust."""
    out = max(0, cook.build.half - 90)
    if mood == 'sweating':
        return drops([
            (cook.wet * x, y, -cook.wet * turn)
            for x, y, turn in ((94 + out, -236, -30), (106 + out, -178, -40), (88 + out * 1.5, -292, -20))])
    if mood == 'alarmed':
        return drops([(side * (134 + out), -284, side * 44) for side in (-1, 1)], .9)
    if mood == 'joy':
        return (burst_lines(-out, -150, 206, 222, 168, 190, 2) + burst_lines(out, -150, -22, -8, 172, 194, 2))
    return Art()


def _at_head(cook, mood, art):
    x, y, turn, wide = _POSES[mood]
    return art.at(x + math.sin(math.radians(turn)) * CHIN, y + cook.head_y, 1, turn, wide)


def bust(cook, mood, thinning=THINNING):
    """The picture of a mood in unscaled px."""
    behind, before = (cook.arms or usual_arms)(cook, mood)
    head = face(cook, mood) + cook.front(mood)
    if cook.hat:
        head += hat_on(cook.hat, mood, cook.hat_y)
    art = _marks(cook, mood) + cook.behind(mood) + _at_head(cook, mood, cook.back(mood)) + behind + body(
        cook.build, cook.skin)
    art += _at_head(cook, mood, head) + scarf() + before + cook.before(mood)
    return thin(art, thinning)
