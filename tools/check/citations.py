"""Rule numbers of docs/rules that no test cites. As a program: `citations.py [GAME…]` lists them.

A rule is cited by the `cites` of a scenario (tests/scenarios, tests/scenarios-own) or by its number in a test's source.
tests/uncited-rules.txt argues for those that no test can hold: lines `NUMBER: reason`.
"""

import json
import re
import sys

import repository

ARGUED = repository.ROOT / "tests" / "uncited-rules.txt"
LEDGERS = {"cafe-chaos": "CC", "what-the-food": "WF", "cafe-fatal": "CF", "cooking-customers": "KC"}


def rules(game):
    """The numbers of a ledger's entries and rulings, in its order."""
    text = (repository.ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    prefix = LEDGERS[game]
    found = re.findall(rf"^- \*\*({prefix}-A?\d+)\*\*", text, re.MULTILINE)
    return list(dict.fromkeys(found))


def cited(game):
    """All numbers that the tests of a game name."""
    tests = repository.ROOT / "tests"
    numbers = set()
    for path in sorted(tests.glob(f"scenarios*/{game}/*.table")):
        for line in path.read_text(encoding="utf-8").splitlines():
            header = line.removeprefix("! ")  # one that must be refused cites as well
            if header.startswith("{"):
                try:
                    numbers.update(json.loads(header).get("cites", "").split())
                except ValueError:
                    continue
    pattern = re.compile(rf"{LEDGERS[game]}-A?\d+")
    for path in sorted(tests.glob("**/*.cpp")):
        numbers.update(pattern.findall(path.read_text(encoding="utf-8")))
    return numbers


def argued():
    if not ARGUED.exists():
        return {}
    lines = [line.partition(":") for line in ARGUED.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return {number.strip(): reason.strip() for number, _, reason in lines}


def uncited(game):
    known = cited(game) | {number for number, reason in argued().items() if reason}
    return [number for number in rules(game) if number not in known]


def faults(games):
    """For the check of the whole repository: one line a rule that nothing cites, or that is argued for in vain."""
    found = []
    for game in games:
        found += [f"{game}: no test cites {number}" for number in uncited(game)]
        known = set(rules(game))
        prefix = LEDGERS[game] + "-"
        found += [f"tests/uncited-rules.txt: {n} is no rule" for n in argued() if n.startswith(prefix) and n not in known]
    return found


def main():
    for game in sys.argv[1:] or LEDGERS:
        missing = uncited(game)
        print(f"{game}: {len(rules(game))} rules, {len(missing)} uncited")
        print("  " + " ".join(missing))


if __name__ == "__main__":
    main()
