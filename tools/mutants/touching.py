"""Which tests touch a line, and how long each takes: measured once for a state of the code."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.mutate import Mutant
from tools.mutants.rooms import Room

KEPT = Path("build") / "mutants"


@dataclass(frozen=True)
class Touching:
    """For each file and line the tests that came by, and seconds for each test."""

    lines: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]

    def tests_of(self, mutant: Mutant, longest: float) -> list[str]:
        """The quick ones first, as many as may take so long together."""
        lines = self.lines.get(str(mutant.file), {})
        touching = set(lines.get(mutant.line, ()))
        if not touching:  # read when the file is imported, so by any test of the file
            touching = {test for tests in lines.values() for test in tests}
        quick_first = sorted(touching, key=lambda one: (self.seconds.get(one, 0.0), one))
        return list(self._in_time(quick_first, longest))

    def _in_time(self, tests: Iterable[str], longest: float) -> Iterable[str]:
        spent = 0.0
        for test in tests:
            spent += self.seconds.get(test, 0.0)
            if spent > longest:
                return
            yield test


def state_of(root: Path, room: Room) -> str:
    """Another name for every state of the code and of its tests."""
    told = hashlib.sha256(repr(room).encode())
    for name in (*room.tests, "companion", "data"):
        for path in (root / name, *sorted((root / name).rglob("*"))):
            if path.suffix in (".py", ".json", ".jsonl"):
                told.update(path.read_bytes())
    return told.hexdigest()[:16]
