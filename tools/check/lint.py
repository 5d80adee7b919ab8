"""clang-format and clang-tidy over our files. As a program: over all files, or those named; exit 1 on a fault."""

import concurrent.futures
import json
import os
import subprocess
import sys
import time

import repository

BUILD = repository.ROOT / "build" / "lint"


def format_faults(names):
    """What clang-format would change; one line a place."""
    if not names:
        return ["no source files found"]
    run = subprocess.run(
        ["clang-format", "--dry-run", "-Werror", *names], cwd=repository.ROOT, capture_output=True, text=True
    )
    lines = [line for line in run.stderr.splitlines() if "error:" in line]
    return lines or (["clang-format failed: " + run.stderr.strip()] if run.returncode != 0 else [])


def compiled_files():
    """The .cpp files that the build knows, relative to the root."""
    commands = json.loads((BUILD / "compile_commands.json").read_text())
    names = {os.path.relpath(command["file"], repository.ROOT) for command in commands}
    return sorted(name for name in names if not name.startswith(("..", "build")))


def units_for(names):
    """The .cpp files through which clang-tidy sees these files: a header is seen through one that includes it."""
    compiled = compiled_files()
    units = [name for name in names if name in compiled]
    for header in (name for name in names if name.endswith(".hpp")):
        twin = header[: -len(".hpp")] + ".cpp"
        include = f'#include "{header}"'
        users = [twin] if twin in compiled else [
            unit for unit in compiled if include in (repository.ROOT / unit).read_text(encoding="utf-8")
        ]
        if users and not set(users) & set(units):
            units.append(users[0])
    return units


def tidy(unit):
    """The faults clang-tidy finds in one .cpp file and our headers that it includes."""
    run = subprocess.run(
        ["clang-tidy", "--quiet", "-p", str(BUILD), unit], cwd=repository.ROOT, capture_output=True, text=True
    )
    faults = [line for line in run.stdout.splitlines() if "error: " in line or "warning: " in line]
    return faults or ([f"{unit}: clang-tidy failed: {run.stderr.strip()[-300:]}"] if run.returncode != 0 else [])


def tidy_all(units, jobs, seconds=None):
    """Faults in all these files, each once, and the files for which the time was too short."""
    end = None if seconds is None else time.monotonic() + seconds
    faults, left = {}, []

    def one(unit):
        if end is not None and time.monotonic() > end:
            left.append(unit)
            return
        for fault in tidy(unit):
            faults.setdefault(fault.replace(str(repository.ROOT) + "/", ""))

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        list(pool.map(one, units))
    return list(faults), left


def main():
    names = [os.path.relpath(name, repository.ROOT) for name in sys.argv[1:]] or repository.sources()
    units = units_for(names)
    print(f"clang-format over {len(names)} files, clang-tidy over {len(units)}")
    faults = format_faults(names)
    faults += tidy_all(units, os.cpu_count() or 1)[0]
    if not units:
        faults.append("no compiled source files found")
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
