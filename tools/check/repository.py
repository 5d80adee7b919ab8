"""The files of the repository, and those that changed lately."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def _git(*arguments):
    run = subprocess.run(["git", *arguments, "-z"], cwd=ROOT, capture_output=True, text=True)
    if run.returncode != 0:
        raise RuntimeError(f"git {' '.join(arguments)}: {run.stderr.strip()}")
    return [name for name in run.stdout.split("\0") if name]


def files():
    """All files that belong to the repository, new ones included: paths relative to ROOT, sorted."""
    names = set(_git("ls-files", "--cached", "--others", "--exclude-standard"))
    return sorted(name for name in names if (ROOT / name).is_file())


def sources():
    """All C++ files that we wrote."""
    return [name for name in files() if name.endswith((".cpp", ".hpp"))]


def changed_sources():
    """C++ files of the last commit and those not committed yet; all of them if there is one commit only."""
    try:
        changed = set(_git("diff", "--name-only", "HEAD~1"))
    except RuntimeError:
        return sources()
    changed |= set(_git("ls-files", "--others", "--exclude-standard"))
    return [name for name in sources() if name in changed]
