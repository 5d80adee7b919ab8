"""All checks of Mess Hall, on all cores; tools/test starts it. Last line: `N passed, N failed`.

test.py [--fast] -- OPTIONS OF CMAKE: --fast leaves out compiler variants, the fuzzer and clang-tidy, and runs tests labelled `fast` only.
"""

import os
import sys
import time

import hygiene
import lint
import programs
import repository
from scheduler import Outcome, Scheduler, Stage

CORES = os.cpu_count() or 1
FUZZ_SECONDS = 30
TIDY_SECONDS = 45  # On all cores together with others; what is left over is named, tools/lint sees it.
VARIANTS = {"engine-plain": "g++ -O0"}  # The fuzzer's build plays the golden games too: clang with sanitizers.


def clang_tidy():
    """clang-tidy over what changed lately."""
    changed = repository.changed_sources()
    units = lint.units_for(changed)
    if not changed:
        return Outcome(passed=1, note="no source file changed")
    if not units:
        return Outcome(failures=[f"none of {len(changed)} changed files is part of the build"])
    faults, left = lint.tidy_all(units, 1, TIDY_SECONDS)
    note = f"{len(units) - len(left)} files" + (f", {len(left)} left to tools/lint" if left else "")
    return Outcome(passed=len(units) - len(left) if not faults else 0, failures=faults, note=note)


def formatting():
    """clang-format over all files."""
    faults = lint.format_faults(repository.sources())
    return Outcome(failures=faults) if faults else Outcome(passed=1)


def hygiene_checks():
    """The repository itself; one check each."""
    outcome = Outcome()
    for name, check in hygiene.CHECKS.items():
        faults = check()
        outcome.passed += not faults
        outcome.failures += [f"{name}: {fault}" for fault in faults]
    return outcome


def stages(fast, options):
    """Everything to run. Long ones stand first, so that the cores stay busy to the end."""
    everything = [
        Stage("formatting", formatting),
        Stage("repository", hygiene_checks),
        Stage("build", lambda: programs.build("release", ["all"], CORES, options), cores=CORES),
        Stage("scenarios", programs.scenarios, ("build",)),
        Stage("golden games, g++ -O3", lambda: programs.golden_hashes("release"), ("build",)),
    ]
    tests = Stage("tests", lambda: programs.ctest(["-L", "fast"] if fast else ["-LE", "long"], CORES), ("build",), CORES)
    if fast:
        return everything + [tests]
    everything += [
        Stage("build fuzzer", lambda: programs.build("fuzz", ["fuzz_table_file", "mess"], 1, options), ("build",)),
        Stage("golden games, clang with sanitizers", lambda: programs.golden_hashes("fuzz"), ("build fuzzer",)),
        Stage(f"fuzzer, {FUZZ_SECONDS} s", lambda: programs.fuzz(FUZZ_SECONDS), ("build fuzzer",)),
    ]
    for preset, name in VARIANTS.items():
        build = f"build, {name}"
        everything += [
            Stage(build, lambda preset=preset: programs.build(preset, ["mess"], 1, options), ("build",)),
            Stage(f"golden games, {name}", lambda preset=preset: programs.golden_hashes(preset), (build,)),
        ]
    everything += [
        Stage("configure for clang-tidy", lambda: programs.configure("lint", options), ("build",)),
        Stage("clang-tidy", clang_tidy, ("configure for clang-tidy",)),
        tests,
    ]
    return everything


def report(stage, outcome, seconds):
    """One line a stage, as it ends; failures beneath."""
    verdict = "ok  " if not outcome.failures else "FAIL"
    counts = f"{outcome.passed} passed" + (f", {len(outcome.failures)} failed" if outcome.failures else "")
    note = f" ({outcome.note})" if outcome.note else ""
    print(f"{verdict} {stage.name:36} {seconds:6.1f} s  {counts}{note}", flush=True)
    for failure in outcome.failures[:20]:
        print("     " + failure.replace("\n", "\n     "), flush=True)
    if len(outcome.failures) > 20:
        print(f"     … and {len(outcome.failures) - 20} more", flush=True)


def main():
    arguments, options = sys.argv[1:], []
    if "--" in arguments:
        split = arguments.index("--")
        arguments, options = arguments[:split], arguments[split + 1 :]
    if [argument for argument in arguments if argument != "--fast"]:
        print("usage: tools/test [--fast]")
        sys.exit(2)
    start = time.monotonic()
    outcomes = Scheduler(CORES, report).run(stages("--fast" in arguments, options)).values()
    passed = sum(outcome.passed for outcome in outcomes)
    failed = sum(len(outcome.failures) for outcome in outcomes)
    print(f"Took {time.monotonic() - start:.0f} s")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
