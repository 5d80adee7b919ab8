"""Golden hashes of simulated games: every compiler must play the same games.

tests/golden/random-games.txt: lines `GAME SEATS GAMES BOT SEED OPTIONS HASH`. As a program:
`golden.py MESS` prints the file as this mess would write it; `golden.py MESS --write` writes it.
"""

import json
import subprocess
import sys

import repository

FILE = repository.ROOT / "tests" / "golden" / "random-games.txt"
HEADER = "# One hash of many games for every compiler: GAME SEATS GAMES BOT SEED OPTIONS HASH (tools/check/golden.py writes it).\n"
ALL_PACKS = '{"packs":["animator","junk-food","soobway"],"mix_up":7}'  # No spaces: a row is split at them.
ADVANCED = '{"special_edition":true,"super_conditions":true,"mix_it_up":true,"hold_events":true}'
PAIRS = r'{"teams":"AD\u0020BE\u0020CF"}'  # No spaces here either.
DEFAULT_ROWS = [("cafe-fatal", seats, 1000, "random", 1, "{}") for seats in (2, 3, 4, 5)] + [
    ("cafe-fatal", 2, 10, "expert", 1, "{}"),
    ("cafe-fatal", 4, 10, "greedy", 1, "{}"),
    *(("cafe-chaos", seats, 1000, "random", 1, "{}") for seats in (3, 4)),
    *(("cafe-chaos", seats, 1000, "random", 1, ALL_PACKS) for seats in (4, 8)),
    ("cafe-chaos", 4, 10, "expert:100", 1, "{}"),
    ("cafe-chaos", 4, 100, "greedy", 1, ALL_PACKS),
    ("cafe-chaos", 8, 100, "greedy-first", 1, ALL_PACKS),
    *(("what-the-food", seats, 1000, "random", 1, "{}") for seats in (2, 4)),
    *(("what-the-food", seats, 1000, "random", 1, ADVANCED) for seats in (2, 4, 8)),
    ("what-the-food", 4, 10, "expert:100", 1, "{}"),
    ("what-the-food", 4, 100, "greedy", 1, ADVANCED),
    *(("cooking-customers", seats, 1000, "random", 1, "{}") for seats in (2, 4)),
    ("cooking-customers", 6, 1000, "random", 1, PAIRS),
    ("cooking-customers", 4, 100, "greedy", 1, "{}"),
    ("cooking-customers", 6, 100, "greedy", 1, PAIRS),
    ("cooking-customers", 4, 100, "one-turn", 1, "{}"),
    ("cooking-customers", 3, 10, "expert:100", 1, "{}"),
]


def rows():
    """[(game, seats, games, bot, seed, options, hash)]; raises if the file is missing or lacks random or expert games."""
    found = []
    for line in FILE.read_text().splitlines():
        if line and not line.startswith("#"):
            game, seats, games, bot, seed, options, value = line.split()
            found.append((game, int(seats), int(games), bot, int(seed), options, value))
    if not any(row[3] == "random" and row[2] >= 1000 for row in found):
        raise ValueError(f"{FILE.name}: 1,000 random games are missing")
    if not any(row[3] == "expert" and row[2] >= 10 for row in found):
        raise ValueError(f"{FILE.name}: 10 games of experts are missing")
    return found


def play(mess, game, seats, games, bot, seed, options):
    """The hash that this mess gets for these games."""
    run = subprocess.run(
        [str(mess), "simulate", "--game", game, "--seats", str(seats), "--games", str(games), "--bots", bot]
        + ["--seed", str(seed), "--options", options, "--json"],
        capture_output=True,
        text=True,
    )
    if run.returncode != 0:
        raise RuntimeError(f"{mess} simulate: exit {run.returncode}: {run.stderr.strip()[-400:]}")
    return str(json.loads(run.stdout)["hash"])


def main():
    mess = sys.argv[1]
    lines = [" ".join(map(str, (*row, play(mess, *row)))) + "\n" for row in DEFAULT_ROWS]
    text = HEADER + "".join(lines)
    if "--write" in sys.argv:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
