"""The sixty foods that fly in Cafe Chaos, their shared faces and where those belong."""
from album import centred

from . import animator, bakery, junk_food, meals, produce, soobway
from .faces import FACES as MOODS
from .faces import face
from .kit import BOOK

# Reading a module enters its foods into the BOOK.
MODULES = (animator, bakery, junk_food, meals, produce, soobway)
FACES = {entry.name: entry.entry for entry in BOOK}


def add_to(album):
    album.chapter('Foods of Cafe Chaos (anchor = middle; faces apart, see foods.json)')
    for entry in BOOK:
        album.add('food-' + entry.name, entry.draw(), centred(200, 200), entry.name + ', without a face')
    album.chapter('Faces of foods (anchor = middle; for a width of 100)')
    for kind, light in (('face', False), ('face-light', True)):
        for mood in MOODS:
            album.add('%s-%s' % (kind, mood), face(mood, light), centred(120, 140),
                      '%s%s' % (mood, ', on dark things' if light else ''))
