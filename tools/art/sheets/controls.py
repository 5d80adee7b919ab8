"""Menu parts: switches, chilis, ticks, arrows, device icons."""
from album import centred
from draw.art import draw, join, stroke
from draw.face import food_face
from draw.geometry import corner, disc, polygon, rectangle, rounded, smooth, union
from draw.palette import INK, MUSTARD, PICKLE, TOMATO
from draw.toon import inked

DEVICE, DARK = '#F4EFE6', '#4A4F5C'
BUTTONS = {'south': '#7CC04A', 'east': '#E8604F', 'west': '#4FA3E0', 'north': '#F6C945'}


def toggle(on):
    """A switch whose knob is awake or asleep."""
    art = draw(rounded(-48, -26, 96, 52, 26), PICKLE if on else '#5C7376', INK, 5)
    if on:
        art += stroke([(-30, -2), (-22, 7), (-9, -9)], INK, 6, .05)
    knob = inked(disc(0, 0, 24), MUSTARD if on else '#E6DCC4', 5, shade=5, light=3)
    face = food_face('joy', 20).at(0, -2, .5) if on else food_face('sleep', 20).at(0, -1, .5)
    return art + (knob + face).at(23 if on else -23)


def chili(on):
    """The strength of a bot is told in chilis."""
    pod = smooth([(-6, -16), (8, -15), (12, 0), (3, 17), corner(-12, 23), (-6, 5)])
    art = inked(pod, TOMATO if on else '#CDBFA4', 3.5, shade=3 if on else 2, light=2)
    stalk = [(1, -16), (4, -24), (12, -26)]
    return art + stroke(stalk, INK, 7) + stroke(stalk, PICKLE if on else '#9C9484', 3.5)


def arrow():
    """Points to the right; the program turns it."""
    return inked(polygon((-24, -11), (0, -11), (0, -26), (27, 0), (0, 26), (0, 11), (-24, 11), radius=2),
                 MUSTARD, 5, shade=4, light=3)


def pad():
    body = smooth([(-44, -24), (-20, -28), (20, -28), (44, -24), (58, 4), (60, 32), (44, 38), (24, 18),
                   (-24, 18), (-44, 38), (-60, 32), (-58, 4)])
    art = inked(body, DEVICE, 5, shade=6, light=3)
    art += draw(union(rectangle(-35, -13, 6, 22), rectangle(-43, -5, 22, 6)).buffer(2.5), DARK)
    places = {'north': (32, -12), 'south': (32, 8), 'west': (22, -2), 'east': (42, -2)}
    return art + join(draw(disc(*places[side], 5.2), BUTTONS[side]) for side in places)


def keyboard():
    art = inked(rounded(-58, -28, 116, 56, 10), DEVICE, 5, shade=5, light=3)
    keys = [rectangle(x0 + i * 16, y, 11, 10) for y, x0 in ((-17, -46), (-2, -42)) for i in range(6)]
    keys += [rectangle(-46, 13, 11, 9), rectangle(-28, 13, 56, 9), rectangle(35, 13, 11, 9)]
    return art + draw(union(*keys).buffer(-1).buffer(2), DARK)


def mouse_shape(button=None):
    """A computer mouse; the named button is lit."""
    body = rounded(-24, -34, 48, 70, 24)
    area = body.area
    halves = {
        'left': area.intersection(rectangle(-30, -40, 30, 38)),
        'right': area.intersection(rectangle(0, -40, 30, 38))}
    art = inked(body, DEVICE, 5, shade=5, light=3)
    if button in halves:
        art += draw(halves[button].buffer(-1), MUSTARD, INK, 3.5)
    art += stroke([(-22, -3), (22, -3)], INK, 3.5) + stroke([(0, -34), (0, -3)], INK, 3.5)
    wheel = MUSTARD if button == 'middle' else DARK
    return art + draw(rounded(-6, -26, 12, 20, 6), wheel, INK, 3.5)


def add_to(album):
    album.chapter('Menus: parts and icons (anchor = middle)')
    for state in (True, False):
        album.add('toggle-' + ('on' if state else 'off'), toggle(state), centred(112, 68), 'switch')
        album.add('chili-' + ('on' if state else 'off'), chili(state), centred(36, 64), 'level of a bot')
    album.add('arrow', arrow(), centred(72, 72), 'arrow to the right')
    album.add('icon-pad', pad(), centred(140, 92), 'game pad')
    album.add('icon-keyboard', keyboard(), centred(132, 76), 'keyboard')
    album.add('icon-mouse', mouse_shape(), centred(68, 92), 'mouse')
