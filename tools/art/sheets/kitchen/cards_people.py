"""On the cards: who works in the kitchen and who lures them away; the same people as at the stoves and the pass."""
from album import centred
from sheets.kitchen import crew, crew_robo
from sheets.kitchen.cards_kit import WINDOW_HEIGHT, WINDOW_WIDTH, light
from sheets.kitchen.crew_rig import bust
from sheets.kitchen.people import signs
from sheets.kitchen.people.thief import thief
from sheets.kitchen.people.tout import tout

# Room between the window's upper edge and a hat; how much of a bust the lower edge cuts off.
HEADROOM, CUT = 5, .09


def _in_window(art, cut=CUT, widest=WINDOW_WIDTH - 8):
    """A bust that rises from the lower edge of the window."""
    left, top, right, bottom = art.bounds
    foot = bottom - (bottom - top) * cut
    scale = min((WINDOW_HEIGHT - HEADROOM) / (foot - top), widest / (right - left))
    return art.at(-(left + right) / 2 * scale, WINDOW_HEIGHT / 2 - foot * scale, scale)


def _cooks():
    for cook in crew.COOKS:
        if cook.kind not in ('cook-b', 'cook-c'):
            yield cook.kind, bust(cook, 'fresh'), cook.joke


def _others():
    yield 'trainee', bust(crew.TRAINEES[0], 'ready'), crew.TRAINEES[0].joke
    yield 'robo-cook', crew_robo.robo_cook('ready'), 'whisk aerial'
    yield 'thief', thief('away'), 'the thief with his sack'
    yield 'better-offer', tout(False), 'the tout with contract and banknotes'


def add_to(album):
    frame = centred(WINDOW_WIDTH, WINDOW_HEIGHT)
    for name, art, what in (*_cooks(), *_others()):
        album.add('kitchen-' + name, _in_window(light(art, 2.2)), frame, what, bleed=True)
    for name, art, what in (('take-a-break', signs.break_sign(), 'the sign: BREAK'),
                            ('cook-quits', signs.quit_note(), 'apron and letter')):
        album.add('kitchen-' + name, _in_window(art, 0), frame, what)
