"""The foods that fly in Cafe Chaos and What the Food?!, their shared faces and where those belong."""
from album import centred

from . import (animator, bakery, cafeteria, delicacies, diner, greens, junk_food, lunch_line, meals, produce,
               soobway, stinkers, sweets)
from .faces import FACES as MOODS
from .faces import face
from .kit import BOOK
from .vessels import MENU

# Reading a module enters its foods into the BOOK of Cafe Chaos or the MENU of What the Food?!.
MODULES = (animator, bakery, cafeteria, delicacies, diner, greens, junk_food, lunch_line, meals, produce, soobway,
           stinkers, sweets)
FACES = {entry.name: entry.entry for entry in (*BOOK, *MENU)}


def add_to(album):
    for foods, where in ((BOOK, 'Cafe Chaos'), (MENU, 'What the Food?! that Cafe Chaos has not')):
        album.chapter('Foods of %s (anchor = middle; faces apart, see foods.json)' % where)
        for entry in foods:
            album.add('food-' + entry.name, entry.draw(), centred(200, 200), entry.name + ', without a face')
    album.chapter('Faces of foods (anchor = middle; for a width of 100)')
    for kind, light in (('face', False), ('face-light', True)):
        for mood in MOODS:
            album.add('%s-%s' % (kind, mood), face(mood, light), centred(120, 140),
                      '%s%s' % (mood, ', on dark things' if light else ''))
