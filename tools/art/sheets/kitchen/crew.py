"""The crew of Cooking Customers: cooks and helpers behind the stove, ten neckerchiefs."""
from album import Frame
from draw.palette import PLAYER_COLOURS

from .crew_boots import HELGA
from .crew_cooks import PLAIN
from .crew_dishes import MEI
from .crew_gloves import GASTON
from .crew_helpers import TRAINEES
from .crew_parts import scarf
from .crew_places import missing
from .crew_rig import COOK_SCALE, HELPER_MOODS, HELPER_SCALE, HELPER_THINNING, MOODS, bust
from .crew_robo import robo_cook
from .crew_rogue import BART
from .crew_super import MAX

# Below the stove's edge they may leave their frames.
COOK_FRAME = Frame(-160, -326, 320, 364)
HELPER_FRAME = Frame(-106, -200, 212, 222)
COOKS = (*PLAIN, BART, MAX, GASTON, HELGA, MEI)


def _add_helper(album, kind, mood, art, joke):
    album.add('helper-%s-%s' % (kind, mood), art.at(0, 0, HELPER_SCALE), HELPER_FRAME,
              '%s, %s' % (joke, mood), bleed=True)


def add_to(album):
    for cook in COOKS:
        for mood in MOODS:
            album.add('cook-%s-%s' % (cook.kind, mood),
                      bust(cook, mood).at(0, 0, COOK_SCALE), COOK_FRAME, '%s, %s' % (cook.joke, mood),
                      bleed=True)
    for helper in TRAINEES:
        for mood in HELPER_MOODS:
            _add_helper(album, helper.kind, mood, bust(helper, mood, HELPER_THINNING), helper.joke)
    for mood in HELPER_MOODS:
        _add_helper(album, 'robo-cook', mood, robo_cook(mood), 'whisk aerial')
    for index, colour in enumerate(PLAYER_COLOURS):
        album.add(
            'scarf-%d' % index,
            scarf(colour).at(0, 0, COOK_SCALE), Frame(-52, -110, 104, 82),
            'neckerchief over a cook, colour %d; at %.3f over a helper' % (index, HELPER_SCALE / COOK_SCALE))
    album.add('cook-place', missing(COOK_SCALE), Frame(-110, -300, 220, 306), 'a missing cook')
    album.add('helper-place', missing(HELPER_SCALE, 4, 10, 8), Frame(-66, -190, 132, 194), 'a missing helper')
