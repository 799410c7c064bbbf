"""Which tests touch a line, and how long each takes: measured once for a state of the code."""

import hashlib
import json
import re
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.mutate import Mutant
from tools.mutants.rooms import Room

KEPT = Path("build") / "mutants"
TIME = re.compile(r"^(?P<seconds>[\d.]+)s (?:call|setup) +(?P<test>\S.*)$", re.MULTILINE)
CONTEXT_END = "|"


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


def touching(copy: Path, room: Room, folder: Path, minutes: float) -> Touching:
    """Measured now in a copy of the project, a file of tests at a time, unless nothing has changed.

    What does not come to its end in these minutes goes on the next time.
    """
    state, until = _state_of(copy, room), time.monotonic() + minutes * 60
    lines: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    seconds: dict[str, float] = {}
    files = list(_files_of_tests(copy, room))
    for number, file in enumerate(files):
        kept = folder / KEPT / state / f"{str(file).replace('/', '.')}.json"
        if not kept.exists():
            if time.monotonic() > until:
                raise SystemExit(f"measured {number} of {len(files)} files of tests: call again")
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(json.dumps(_measured(copy, room, file)), encoding="utf-8")
        read = json.loads(kept.read_bytes())
        seconds |= read["seconds"]
        for source, by_line in read["lines"].items():
            for line, tests in by_line.items():
                lines[source][int(line)] += tests
    return Touching(lines, seconds)


def _files_of_tests(root: Path, room: Room) -> Iterator[Path]:
    for folder in room.tests:
        yield from (path.relative_to(root) for path in sorted((root / folder).rglob("test_*.py")))


def _state_of(root: Path, room: Room) -> str:
    told = hashlib.sha256(repr(room).encode())
    for folder in (*room.tests, "companion", "data"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".json", ".jsonl"):
                told.update(path.read_bytes())
    return told.hexdigest()[:16]


def _measured(root: Path, room: Room, tests: Path) -> dict[str, object]:
    from coverage import CoverageData

    settings, data = root / "mutants.ini", root / ".coverage-mutants"
    data.unlink(missing_ok=True)
    sources = ",".join(room.sources)
    settings.write_text(
        f"[run]\nbranch = false\ninclude = {sources}\ndata_file = {data}\n", encoding="utf-8"
    )
    measure = ("--cov", "--cov-context=test", f"--cov-config={settings}", "--cov-report=")
    told = subprocess.run(
        [*PYTEST, str(tests), *measure, "--durations=0", "--durations-min=0.001", "-vv"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    if told.returncode not in (PASSED, NOTHING_RUN):
        raise SystemExit(f"the tests fail without any mutant\n{told.stdout[-3000:]}")
    read = CoverageData(str(data))
    if data.exists():
        read.read()
    files = {
        str(Path(file).relative_to(root)): _by_line(read, file) for file in read.measured_files()
    }
    return {"lines": files, "seconds": _seconds(told.stdout)}


PASSED, NOTHING_RUN = 0, 5
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")


def _by_line(data: object, file: str) -> dict[int, list[str]]:
    found = {}
    for line, contexts in data.contexts_by_lineno(file).items():  # type: ignore[attr-defined]
        tests = sorted({one.partition(CONTEXT_END)[0] for one in contexts} - {""})
        if tests:
            found[line] = tests
    return found


def _seconds(told: str) -> dict[str, float]:
    seconds: dict[str, float] = defaultdict(float)
    for match in TIME.finditer(told):
        seconds[match["test"].strip()] += float(match["seconds"])
    return dict(seconds)
