"""Where the faces of foods, toppings and conditions lie, what they splat in and what they sound like."""
import json

MATERIALS = ('wet', 'cream', 'crumb', 'rubber', 'hot')
_KEYS = {'face', 'splat', 'material', 'light'}


def place(face, splat, material, light=False):
    """An entry of FACES: face = (x, y, width, turn in degrees) from the anchor, splat = '#RRGGBB'.

    `light` asks for the sprites `face-light-*`, which are made for dark things.
    """
    entry = {'face': list(face), 'splat': splat, 'material': material}
    return {**entry, 'light': True} if light else entry


def merged(sheets):
    """The FACES of all sheets as one dict; a double or a malformed entry is an error."""
    result = {}
    for sheet in sheets:
        faces = getattr(sheet, 'FACES', None)
        if not isinstance(faces, dict):  # the dice's FACES are their six sides
            continue
        for name, entry in faces.items():
            if name in result:
                raise ValueError('two faces for ' + name)
            if (set(entry) | {'light'} != _KEYS or len(entry['face']) != 4
                    or entry['material'] not in MATERIALS or len(entry['splat']) != 7):
                raise ValueError('the face of %s is malformed: %s' % (name, entry))
            result[name] = entry
    return result


def write_places(path, sheets):
    """Write foods.json: one line a thing, in the order of the sheets."""
    rows = ['  %s: %s' % (json.dumps(name), json.dumps(entry)) for name, entry in merged(sheets).items()]
    path.write_text('{\n%s\n}\n' % ',\n'.join(rows))
