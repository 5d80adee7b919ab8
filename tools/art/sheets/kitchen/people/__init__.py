"""Who comes to the counter: customers, inspectors, the thief, the tout; signs; guests at the windows."""
from album import Frame, standing
from sheets.kitchen.shorter import shorter
from sheets.kitchen.thin import thin

from . import guest_kit, signs
from .cleaning_inspector import CLEANING
from .cold_food import COLD_FOOD
from .dash import DASH
from .found_hair import FOUND_HAIR
from .guests import GUESTS
from .manager import MANAGER
from .poisoned import POISONED
from .review import REVIEW
from .rig import bust
from .thief import thief
from .tout import tout
from .violation_inspector import VIOLATION
from .wrong_order import WRONG_ORDER

CUSTOMERS = (('found-hair', 'Found Hair (a bowler hat, a hair on the fork)',
              FOUND_HAIR), ('wrong-order', 'Wrong Order (a lumberjack with a fish)',
                            WRONG_ORDER), ('cold-food', 'Cold Food (bobble hat, blue nose)', COLD_FOOD),
             ('wants-the-manager', 'Wants the Manager (a hairdo and a finger)',
              MANAGER), ('dine-and-dash', 'Dine and Dash (napkin for a mask, running shoe)',
                         DASH), ('bad-review', 'Bad Review (beret, monocle, quill)', REVIEW),
             ('food-poisoning', 'Food Poisoning (green, holds the belly)', POISONED))
CUSTOMER_MOODS = ('glare', 'shout', 'calm', 'cooked', 'content')
INSPECTORS = (('closed-for-cleaning', 'Closed for Cleaning (rubber gloves, spray bottle)', CLEANING),
              ('code-violation', 'Code Violation (magnifying glass)', VIOLATION))
INSPECTOR_MOODS = ('glare', 'write', 'calm', 'content')
THIEF_MOODS = (('sneak', 'looks over the counter'), ('caught', 'hands up'), ('away', 'leaves with a sack'))
FRAME = Frame(-166, -324, 332, 336)
COARSE, GRID = .6, .5  # px by which points may move, and of the grid they lie on: nobody sees it


def _lean(art):
    return shorter(thin(art, COARSE, GRID))


def _add_visitors(album):
    album.chapter('Kitchen: visitors (anchor = middle of the counter\'s edge; fingers reach 12 px below it)')
    for name, what, person in CUSTOMERS:
        for mood in CUSTOMER_MOODS:
            album.add('customer-%s-%s' % (name, mood), _lean(bust(person, mood)), FRAME,
                      '%s, %s' % (what, mood), bleed=True)
    for name, what, person in INSPECTORS:
        for mood in INSPECTOR_MOODS:
            album.add('inspector-%s-%s' % (name, mood), _lean(bust(person, mood)), FRAME,
                      '%s, %s' % (what, mood), bleed=True)
    for mood, what in THIEF_MOODS:
        album.add('thief-' + mood, _lean(thief(mood)), FRAME, 'the thief %s' % what, bleed=True)
    album.add('better-offer-tout', _lean(tout(False)), FRAME, 'the tout with contract and banknotes',
              bleed=True)
    album.add('better-offer-beaten', _lean(tout(True)), FRAME, 'the tout, turned down', bleed=True)


def _add_signs(album):
    album.chapter('Kitchen: signs (anchor = the nail they hang from)')
    album.add('cook-quits-note', signs.quit_note(), Frame(-110, -10, 220, 284),
              'an apron with a letter: I QUIT!')
    album.add('take-a-break-sign', signs.break_sign(), Frame(-120, -10, 240, 284), 'BREAK, a coffee cup')
    album.add('closed-sign', signs.closed_sign(), Frame(-130, -10, 260, 304), 'CLOSED, a mop', bleed=True)


def _add_guests(album):
    album.chapter('Kitchen: guests at the windows (anchor = middle of the counter\'s edge)')
    for number, guest in enumerate(GUESTS):
        for served, mood in ((False, 'waiting'), (True, 'served')):
            album.add('guest-%d-%s' % (number, mood), _lean(guest_kit.bust(guest, served)),
                      standing(190, 200, 10), '%s, %s' % (guest.what, mood), bleed=True)


def add_to(album):
    _add_visitors(album)
    _add_signs(album)
    _add_guests(album)
