"""What a character is: a head that plays the moods, a body, the colours of skin and sleeve."""
from dataclasses import dataclass
from typing import Callable

from .parts import thinking_hand


@dataclass(frozen=True)
class Character:
    """One of the ten; `joke` is what one recognises from three metres."""
    name: str
    joke: str
    skin: str
    sleeve: tuple
    head: Callable
    torso: Callable
    chin: tuple = (26, 68)


HEAD_Y = -124


def bust(character, mood, turn=0):
    """Head and shoulders, the middle of the chest at (0, 0)."""
    tilt = {'joy': -3, 'gloom': 3, 'think': 4}.get(mood, 0) + turn
    drop = 8 if mood == 'gloom' else 0
    art = character.torso() + character.head(mood).at(0, HEAD_Y + drop, turn=tilt)
    if mood == 'think':
        art += thinking_hand(character.skin, character.sleeve).at(character.chin[0],
                                                                  HEAD_Y + character.chin[1])
    return art
