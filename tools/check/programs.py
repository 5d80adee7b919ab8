"""Checks that run what was built: ctest, scenarios, golden hashes, the fuzzer."""

import json
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree

import golden
import repository
from scheduler import Outcome

ROOT = repository.ROOT
BUILD = ROOT / "build"
MESS = BUILD / "release" / "mess"
CASES = re.compile(r"\[doctest\] test cases:\s*(\d+)\s*\|\s*(\d+) passed\s*\|\s*(\d+) failed")


def _run(command, log, **options):
    """Runs a command into a log file; its exit code and all that it said."""
    run = subprocess.run(
        [str(word) for word in command], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace", **options
    )
    (BUILD / log).write_text(run.stdout)
    return run.returncode, run.stdout


def _last_lines(text, count=25):
    return "\n".join(text.strip().splitlines()[-count:])


def _command(what, command, log):
    """One command that counts as one check."""
    code, said = _run(command, log)
    return Outcome(passed=1) if code == 0 else Outcome(failures=[f"{what} (build/{log}):\n{_last_lines(said)}"])


def configure(preset, options):
    """Configures a preset."""
    return _command(f"configure {preset}", ["cmake", "--preset", preset, *options], f"configure-{preset}.log")


def build(preset, targets, jobs, options):
    """Configures a preset and builds targets of it."""
    configured = configure(preset, options)
    if configured.failures:
        return configured
    command = ["cmake", "--build", "--preset", preset, "-j", jobs, "--target", *targets]
    return _command(f"build {preset}", command, f"build-{preset}.log")


def _ctest_case(case):
    """Passed and failures of one ctest program: its doctest cases if it names them, else itself."""
    name = case.get("name")
    said = case.findtext("system-out") or ""
    counts = CASES.search(said)
    ran_well = case.get("status") == "run"
    if ran_well and counts is None:
        return 1, []
    if ran_well:
        passed = int(counts.group(2))
        return passed, [] if passed else [f"{name}: holds no test case"]
    failed = max(int(counts.group(3)) if counts else 1, 1)
    first = f"{name} ({case.get('status')}, build/ctest.log):\n{_last_lines(said)}"
    return (int(counts.group(2)) if counts else 0), [first] + [f"{name}: one more failed case"] * (failed - 1)


def ctest(arguments, jobs):
    """Runs the registered tests and counts each doctest case."""
    report = BUILD / "ctest.xml"
    report.unlink(missing_ok=True)
    folder = ["--test-dir", BUILD / "release", "--no-tests=error", "-j", jobs]
    output = ["--output-junit", report, "--test-output-size-passed", 10**8, "--test-output-size-failed", 10**8]
    code, said = _run(["ctest", *folder, *output, *arguments], "ctest.log")
    if not report.exists():
        return Outcome(failures=[f"ctest wrote no report:\n{_last_lines(said)}"])
    outcome = Outcome()
    for case in xml.etree.ElementTree.parse(report).iter("testcase"):
        passed, failures = _ctest_case(case)
        outcome.passed += passed
        outcome.failures += failures
    if code != 0 and not outcome.failures:
        outcome.failures.append(f"ctest: exit {code}:\n{_last_lines(said)}")
    return outcome


def _registered_games():
    run = subprocess.run([str(MESS), "cards", "--json"], capture_output=True, text=True, check=True)
    return {card["game"] for card in json.loads(run.stdout)}


def _has_rules(game):
    return any((ROOT / "engine").glob("**/" + game.replace("-", "_")))


def scenarios():
    """`mess check` over the scenarios of all games that mess knows; a game with rules that mess does not know fails."""
    games = _registered_games()
    outcome, skipped = Outcome(), []
    for folder in sorted((ROOT / "tests" / "scenarios").iterdir()):
        if folder.name not in games:
            if _has_rules(folder.name):
                outcome.failures.append(f"{folder.name}: has rules, but mess does not know it")
            else:
                skipped.append(folder.name)
            continue
        tables = sorted(folder.glob("*.table"))
        code, said = _run([MESS, "check", *tables], f"scenarios-{folder.name}.log")
        counts = re.fullmatch(r"(\d+) passed, (\d+) failed", said.strip().splitlines()[-1] if said.strip() else "")
        if counts is None or int(counts.group(1)) + int(counts.group(2)) == 0:
            outcome.failures.append(f"{folder.name}: mess check, exit {code}:\n{_last_lines(said)}")
            continue
        outcome.passed += int(counts.group(1))
        outcome.failures += [f"{folder.name}: {line}" for line in said.splitlines()[:-1]][: int(counts.group(2))]
        if int(counts.group(2)) == 0 and code != 0:
            outcome.failures.append(f"{folder.name}: mess check: exit {code}")
    for game in games - {folder.name for folder in (ROOT / "tests" / "scenarios").iterdir()}:
        outcome.failures.append(f"{game}: has no scenarios")
    outcome.note = f"not here yet: {', '.join(skipped)}" if skipped else ""
    return outcome


def golden_hashes(preset):
    """Plays the golden games with the mess of this preset."""
    outcome = Outcome()
    for *row, wanted in golden.rows():
        got = golden.play(BUILD / preset / "mess", *row)
        if got == wanted:
            outcome.passed += 1
        else:
            name = " ".join(map(str, row))
            outcome.failures.append(f"{preset}: {name}: hash {got}, golden is {wanted}")
    return outcome


def fuzz(seconds):
    """libFuzzer on the table-file reader, from the kept corpus; what it finds stays in build/fuzz-found."""
    corpus = ROOT / "tests" / "fuzz" / "corpus"
    if not any(corpus.iterdir()):
        return Outcome(failures=["tests/fuzz/corpus is empty"])
    scratch, found = BUILD / "fuzz-corpus", BUILD / "fuzz-found"
    for folder in (scratch, found):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    limits = [f"-max_total_time={seconds}", "-timeout=10", "-rss_limit_mb=2048", "-max_len=65536"]
    files = [f"-dict={corpus.parent / 'table_file.dict'}", f"-artifact_prefix={found}/", scratch, corpus]
    command = [BUILD / "fuzz" / "fuzz_table_file", *limits, *files]
    code, said = _run(command, "fuzz.log", env={**os.environ, "UBSAN_OPTIONS": "print_stacktrace=1"})
    runs = re.search(r"Done (\d+) runs", said)
    if code != 0 or runs is None:
        return Outcome(failures=[f"fuzzer: exit {code} (build/fuzz.log, build/fuzz-found):\n{_last_lines(said)}"])
    return Outcome(passed=1, note=f"{int(runs.group(1)):,} inputs")
