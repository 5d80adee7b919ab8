"""Checks on the repository itself: sizes, sounds, paths that lead outside, first lines. One list of faults a check."""

import os
import re

import citations
import repository

MOST_KILOBYTES = 300
LARGE_FILES_ALLOWED = set()
SOUND_ENDINGS = (".wav", ".ogg", ".mp3", ".flac", ".opus")
# Written in two parts, lest this file finds itself.
OUTSIDE = re.compile(r"(?<![\w.])/(?:wo" r"rk|ro" r"ot)/\w|\.\./sha" r"red/")
UNFINISHED = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b|not imple" r"mented")
SDL_INCLUDE = re.compile(r"^\s*#\s*include\s*[<\"]SDL", re.MULTILINE)
FIRST_LINE = {".cpp": "//", ".hpp": "//", ".cmake": "#", ".py": ('"""', "#!")}


def _text(name):
    try:
        return (repository.ROOT / name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def large_files():
    return [
        f"{name}: over {MOST_KILOBYTES} KB"
        for name in repository.files()
        if (repository.ROOT / name).stat().st_size > MOST_KILOBYTES * 1024 and name not in LARGE_FILES_ALLOWED
    ]


def sounds():
    return [f"{name}: sounds are made by the build" for name in repository.files() if name.endswith(SOUND_ENDINGS)]


def links_outside():
    root = str(repository.ROOT) + os.sep
    links = [name for name in repository.files() if (repository.ROOT / name).is_symlink()]
    return [f"{name}: leads outside" for name in links if not str((repository.ROOT / name).resolve()).startswith(root)]


def _lines_with(pattern, names, why):
    found = []
    for name in names:
        for number, line in enumerate(_text(name).splitlines(), 1):
            if pattern.search(line):
                found.append(f"{name}:{number}: {why}: {line.strip()[:100]}")
    return found


def paths_outside():
    return _lines_with(OUTSIDE, repository.files(), "a path outside the repository")


def unfinished():
    return _lines_with(UNFINISHED, repository.sources(), "unfinished")


def engine_without_sdl():
    names = [name for name in repository.sources() if name.startswith(("engine/", "tools/mess/"))]
    return [f"{name}: includes SDL" for name in names if SDL_INCLUDE.search(_text(name))]


def first_lines():
    """Every source file opens with its purpose."""
    faults = []
    for name in repository.files():
        start = FIRST_LINE.get(os.path.splitext(name)[1])
        if start and not _text(name).startswith(start):
            faults.append(f"{name}:1: does not open with a line that says its purpose")
    return faults


CHECKS = {
    "no large files": large_files,
    "no sounds in the repository": sounds,
    "no links outside": links_outside,
    "no paths outside": paths_outside,
    "nothing unfinished": unfinished,
    "engine without SDL": engine_without_sdl,
    "files open with their purpose": first_lines,
    "every rule is cited by a test": lambda: citations.faults(citations.LEDGERS),
}
