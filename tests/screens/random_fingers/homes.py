"""Where a case begins: a home with games broken off anywhere, damaged, empty; or a known state."""

import shutil
from pathlib import Path

from tests.fixtures import make
from tests.screens.states import State, all_states

ROOT = Path(__file__).parents[2]
SHIPPED = Path(make.__file__).parent / "v1" / "home"
JOURNALS = [
    path
    for path in sorted((ROOT / "journals").glob("*/*.jsonl"))
    if path.parent.name != "score_pad"
]
"""Score pads are begun often enough."""
STRIDE = 37
"""From state to state, so that neighbours are far apart."""


def prepare(home: Path, chance) -> str:
    """Make one of them; what it is."""
    kind = chance.choices(("fresh", "old", "games", "damaged"), (2, 1, 6, 2))[0]
    (home / "games").mkdir(parents=True)
    if kind in ("old", "damaged"):
        shutil.copytree(SHIPPED, home, dirs_exist_ok=True)
    if kind in ("games", "damaged"):
        for number in range(chance.randrange(1, 4)):
            lay(home, chance.choice(JOURNALS), number + 4, chance)
    if kind == "damaged":
        damage(chance.choice(sorted(home.rglob("*.json*"))), chance)
    return kind


def a_state(number: int) -> State:
    """One of those that are looked at by themselves, another for every number."""
    unlike = ("error",)  # no mistake of ours
    states = [one for one in all_states() if not one.name.startswith(unlike)]
    return states[number * STRIDE % len(states)]


def lay(home: Path, journal: Path, number: int, chance) -> None:
    """A game broken off after any line; more often near its end."""
    lines = journal.read_bytes().splitlines(keepends=True)
    first = chance.choice((1, max(1, len(lines) - 4)))
    kept = chance.randrange(first, len(lines) + 1)
    name = f"{journal.parent.name}-2026-11-18-{number}.jsonl"
    (home / "games" / name).write_bytes(b"".join(lines[:kept]))


def damage(path: Path, chance) -> None:
    """Cut, or a few bytes otherwise."""
    data = path.read_bytes()
    at = chance.randrange(len(data) + 1)
    other = bytes(chance.randrange(256) for _ in range(3))
    path.write_bytes(chance.choice((data[:at], data[:at] + other + data[at + 3 :])))
