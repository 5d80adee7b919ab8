"""The album: collects named pictures, checks them against their frames and writes them to disk."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Frame:
    """The picture's rectangle (left, top, width, height); its origin (0, 0) is the anchor."""
    left: float
    top: float
    width: float
    height: float


def centred(width, height):
    """Anchor in the middle."""
    return Frame(-width / 2, -height / 2, width, height)


def standing(width, height, below=8):
    """Anchor at the foot in the middle, `below` px above the lower edge."""
    return Frame(-width / 2, below - height, width, height)


def page():
    """The whole screen, anchor at the upper left."""
    return Frame(0, 0, 1920, 1080)


class Album:
    """Pictures in the order in which they were added."""

    def __init__(self):
        self.pictures = {}
        self.chapters = []

    def chapter(self, title):
        """Begin a group of pictures in the index."""
        self.chapters.append((title, []))

    def add(self, name, art, frame, what, bleed=False):
        """Add a picture; unless it may bleed it must lie inside its frame."""
        if name in self.pictures:
            raise ValueError('two pictures are called ' + name)
        if not bleed:
            self._check(name, art, frame)
        self.pictures[name] = _document(art, frame)
        self.chapters[-1][1].append((name, frame, what))

    @staticmethod
    def _check(name, art, frame):
        left, top, right, bottom = art.bounds
        over = max(frame.left - left, frame.top - top, right - frame.left - frame.width,
                   bottom - frame.top - frame.height)
        if over > .6:
            raise ValueError('%s leaves its frame by %.1f px: %s in %s' %
                             (name, over, [round(v) for v in art.bounds], frame))

    def write(self, folder):
        """Write every picture and the index; remove pictures that no longer exist."""
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob('*.svg'):
            if old.stem not in self.pictures:
                old.unlink()
        for name, text in self.pictures.items():
            (folder / (name + '.svg')).write_text(text)
        (folder / 'INDEX.md').write_text(self._index())

    def _index(self):
        parts = [
            '# Pictures\n\nMade by `python3 tools/art/make.py`; change the generator, not the'
            ' files. Sizes in px of a 1920 x 1080 screen.\nThe anchor is the point of the'
            ' picture, from its upper left corner, that belongs to the thing\'s position.\n']
        for title, rows in self.chapters:
            parts.append('\n## %s\n\n| file | what | size | anchor |\n|---|---|---|---|\n' % title)
            parts += [
                '| `%s.svg` | %s | %g x %g | %g, %g |\n' %
                (name, what, frame.width, frame.height, -frame.left, -frame.top)
                for name, frame, what in rows]
        return ''.join(parts)


def _document(art, frame):
    gradients = ''.join(g.svg() for g in art.gradients)
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="%g" height="%g" viewBox="%g %g %g %g">'
            '%s<g fill="none" stroke-linejoin="round" stroke-linecap="round">%s</g></svg>\n' %
            (frame.width, frame.height, frame.left, frame.top, frame.width, frame.height,
             '<defs>%s</defs>' % gradients if gradients else '', art.svg))
