"""A home folder after a power cut: whatever of a sitting had reached the disk, the app opens it.

A life of a home is recorded call by call (`recorded_disk`). For any moment in it disks are made as
different systems may leave them, and each is opened: what was acknowledged by then is there, what
was being done may be there or not, and nothing is called damaged.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.soak.disk_faults import Home, Model
from tests.soak.recorded_disk import Cut, Left, RecordedDisk

NAME = "power lost at any moment"
COUNT = 20_000
FIRST = 100
"""Disks."""
LIFE, DISKS = 30, 50
"""Acts that are recorded, and disks that are made of them."""
FALSE_ALARMS = ("damaged", "cut_short", "too_new")
"""What no notice may say: whoever lost power has lost nothing that was acknowledged. Only of a file
of zeros nobody can know whether it held something.
"""


def run(count: int, seed: int) -> str:
    """Nothing that was acknowledged is lost, and nothing is told that is not so."""
    cuts: Counter[Cut] = Counter()
    for case in range(0, count, DISKS):
        chance = Random(f"{seed}:{case}")
        with tempfile.TemporaryDirectory() as folder:
            life = Life(Path(folder), chance)
            for _ in range(min(DISKS, count - case)):
                cuts[life.lose_power()] += 1
    told = ", ".join(f"{cut} {cuts[cut]}" for cut in Cut)
    return f"0 lost; what was not on the disk yet: {told}"


@dataclass(frozen=True)
class Moment:
    """After an act: how much had happened by then, and what was acknowledged."""

    happened: int
    model: Model


class Life:
    """Acts in one home, recorded, and what may be left of them."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.folder, self.chance = folder, chance
        self.moments: list[Moment] = []
        (folder / "lived").mkdir()
        self.disk = RecordedDisk(folder / "lived")
        with self.disk.under():
            self._live()

    def _live(self) -> None:
        self.home = Home(self.folder / "lived", self.chance)
        self._note()
        for act in range(LIFE):
            self.home.start_anew() if act % 10 == 9 else self.home.act()
            self._note()
        self.home.library.close()

    def _note(self) -> None:
        self.moments.append(Moment(len(self.disk.happened), self.home.model.copy()))

    def lose_power(self) -> Cut:
        """At some moment, on some disk."""
        until, cut = self.chance.randrange(len(self.disk.happened) + 1), self.chance.choice([*Cut])
        left = self.disk.left(until, cut, self.chance)
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            lay_out(Path(folder), left)
            said = f"{cut}, {until} of {len(self.disk.happened)}"
            opened_again(Path(folder), self._may_be(until), said)
        return cut

    def _may_be(self, until: int) -> Model:
        """What was acknowledged before, and what was being done."""
        before = [one.model for one in self.moments if one.happened <= until][-1:]
        after = [one.model for one in self.moments if one.happened >= until][:1]
        return either(*((before or [Model()]) + (after or before))[:2])


def lay_out(folder: Path, left: Left) -> None:
    """Such a disk."""
    for name, data in left.items():
        if data is None:
            (folder / name).mkdir(parents=True, exist_ok=True)
        else:
            (folder / name).write_bytes(data)


def either(before: Model, after: Model) -> Model:
    """One of them, or some of the way from one to the other."""
    known = before.copy()
    for mark, coins in after.games.items():
        known.games[mark] = known.games.get(mark, set()) | coins
    known.perhaps_gone |= after.perhaps_gone | (before.games.keys() ^ after.games.keys())
    known.people &= after.people
    known.brought &= after.brought
    known.size |= after.size
    return known


def opened_again(folder: Path, model: Model, said: str) -> None:
    """The app on what was left."""
    home = Home(folder, Random(said))
    home.model = model
    try:
        home.check()
        told = [notice.key for notice in home.library.notices]
        wrong = [key for key in told if any(one in key for one in FALSE_ALARMS)]
        assert not wrong, wrong
        strays = [one.name for one in folder.rglob("*.damaged-*") if one.read_bytes().strip(b"\0")]
        assert not strays, strays
    except AssertionError as error:
        raise AssertionError(f"{said}: {error}") from error
    finally:
        home.library.close()
