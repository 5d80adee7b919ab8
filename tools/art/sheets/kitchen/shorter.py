"""Fewer bytes: curves become relative, needless zeros and commas go; the picture stays as it is."""
import re

from draw.art import Art

_PATH = re.compile(r'd="(M[^"hvlaqz]*C[^"hvlaq]*)"')
_PAIR = re.compile(r'(-?[\d.]+),(-?[\d.]+)')
_STEP = re.compile(r'([MCZz])([^MCZz]*)')
_OUTLINE = re.compile(r'(?<= d=")[^"]*')
_ZERO = re.compile(r'(?<![\d.])0(?=\.\d)')
_BEFORE_MINUS = re.compile(r'[ ,](?=-)')


def shorter(art):
    """The art with its outlines written in fewer letters."""
    svg = _PATH.sub(lambda path: 'd="%s"' % _relative(path[1]), art.svg)
    svg = _OUTLINE.sub(lambda text: _BEFORE_MINUS.sub('', _ZERO.sub('', text[0])), svg)
    return Art(svg, art.bounds, art.gradients)


def _tenths(text):
    return [(round(float(x) * 10), round(float(y) * 10)) for x, y in _PAIR.findall(text)]


def _number(tenths):
    return '%d' % (tenths // 10) if tenths % 10 == 0 else '%.1f' % (tenths / 10)


def _relative(outline):
    at, start, last, parts = (0, 0), (0, 0), '', []
    for command, text in _STEP.findall(outline):
        points = _tenths(text)
        if command == 'M':
            at = start = points[-1]
            parts.append('M%s,%s' % (_number(at[0]), _number(at[1])))
        elif command == 'C':
            steps = ['%s,%s' % (_number(x - at[0]), _number(y - at[1])) for x, y in points]
            parts.append((' ' if last == 'C' else 'c') + ' '.join(steps))
            at = points[-1]
        else:
            parts.append('z')
            at = start
        last = command
    return ''.join(parts)
