"""Games handed to and fro between two devices, with play, ends, corrections and bins between."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from companion.core.journal import FileJournal
from companion.library.counterpart import APART, FURTHER, HERE, NEW
from companion.library.home import BIN
from companion.library.library import Library
from tests.library.makers import running_ids
from tests.library.two_devices import a_pad, act, everything, two_of_them

NAME = "two devices"
COUNT = 200
"""Pairs."""
FIRST = 2
ACTS = 150
LATE, THROWN, TAKEN_BACK, BEGUN, STARTED = 0.08, 0.05, 0.05, 0.03, 0.02
"""So often a file comes that was made earlier, a game is thrown away or taken back, another is
begun, the app is started anew.
"""
MOST_GAMES = 5
Lines = tuple[str, ...]
MEANS = {
    HERE: [(0, 0)],
    FURTHER: [(1, 1), (0, 0)],
    NEW: [(0, 1)],
    APART: [(0, 1)],
}
"""How many games are otherwise than before, and how many come; one that only ended there has the
same lines.
"""


def run(count: int, seed: int) -> str:
    """Every line that a device had it has, and what is said of what came is so."""
    told: Counter[str] = Counter()
    for case in range(count):
        with tempfile.TemporaryDirectory() as folder, two_of_them(Path(folder)) as devices:
            pair = Pair(devices, Random(f"{seed}:{case}"))
            for _ in range(ACTS):
                pair.act()
            told += pair.told
    return f"{ACTS * count} acts, 0 lines lost; " + ", ".join(
        f"{told[how]} {how}" for how in (NEW, FURTHER, APART, HERE)
    )


class Pair:
    """Two devices, and what each of them had."""

    def __init__(self, devices: list[Library], chance: Random) -> None:
        self.devices, self.chance = devices, chance
        self.had: tuple[set[Lines], set[Lines]] = (set(), set())
        self.files: list[bytes] = []
        """What was handed over, late or never taken."""
        self.told: Counter[str] = Counter()
        a_pad(devices[0], 7)

    def act(self) -> None:
        """Something on one of them; then both are looked at."""
        side, chance = self.chance.randrange(2), self.chance.random()
        library = self.devices[side]
        for often, what in (
            (LATE, self._take_late),
            (THROWN, self._throw),
            (TAKEN_BACK, self._take_back),
            (BEGUN, self._begin),
            (STARTED, self._start_anew),
        ):
            if chance < often:
                what(library)
                break
            chance -= often
        else:
            self._hand_over(library)
            act(self.devices, side, self.chance)
        self._look()

    def _hand_over(self, library: Library) -> None:
        """A file that may be taken much later, by either."""
        ids = [*running_ids(library), *(row.id for row in library.finished)]
        if ids:
            self.files = [*self.files[-9:], library.shelf.hand_over(self.chance.choice(ids))]

    def _take_late(self, library: Library) -> None:
        """One of them, old as it is."""
        if not self.files:
            return
        before = Counter(everything(library))
        [arrived] = library.shelf.take(self.chance.choice(self.files))
        now = Counter(everything(library))
        gone, come = (before - now).total(), (now - before).total()
        self.told[arrived.how] += 1
        assert arrived.running is (arrived.id in running_ids(library)), arrived
        assert (gone, come) in MEANS[arrived.how], (arrived, gone, come)

    def _throw(self, library: Library) -> None:
        ids = [*running_ids(library), *(row.id for row in library.finished)]
        if ids:
            library.forget(self.chance.choice(ids))

    def _take_back(self, library: Library) -> None:
        if library.bin:
            library.take_back(self.chance.choice(library.bin))

    def _begin(self, library: Library) -> None:
        if len(library.running) < MOST_GAMES:
            a_pad(library, *range(self.chance.randrange(3)))

    def _start_anew(self, library: Library) -> None:
        at, folder, now = self.devices.index(library), library.folder, library.now
        library.close()
        self.devices[at] = Library.open(folder, now)

    def _look(self) -> None:
        for library, had in zip(self.devices, self.had, strict=True):
            now = {*everything(library), *in_the_bin(library)}
            gone = [one for one in had if not any(there[: len(one)] == one for there in now)]
            assert not gone, gone
            assert not library.notices, library.notices
            had |= now


def in_the_bin(library: Library) -> Iterator[Lines]:
    """The lines of what was thrown away."""
    for path in (library.folder / BIN).iterdir():
        if path.suffix == ".jsonl":
            yield tuple(map(repr, FileJournal(path, readonly=True).lines))
        else:
            yield tuple(map(repr, library.finished.parsed(path).lines))
