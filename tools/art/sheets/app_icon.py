"""The program's icon: a laughing slice of pizza on a splat."""
from album import centred
from draw.art import Gradient, draw, halftone
from draw.geometry import area_of, rounded, stretched
from draw.palette import INK, TOMATO
from draw.toon import inked
from sheets import foods
from sheets.particles import splat_shape

BACK = Gradient('back', ((0, '#3FA39D', 1), (1, '#17555A', 1)))


def icon():
    card = rounded(-120, -120, 240, 240, 56)
    art = draw(card, BACK, INK, 8)
    dots = area_of(card).buffer(-10)
    art += halftone(lambda x, y: abs(x) + abs(y) > 150 and max(abs(x), abs(y)) < 104, dots.bounds, 22, 8,
                    '#0F4449', .35)
    art += inked(stretched(splat_shape(1), 1.5), TOMATO, 7, shade=9, light=5)
    return art + foods.pizza('joy').at(2, 2, .72, -8)


def add_to(album):
    album.chapter('Program')
    album.add('app-icon', icon(), centred(256, 256), 'icon', bleed=True)
