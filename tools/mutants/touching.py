"""Which tests touch a line, and how long each takes: measured once for a state of the code."""

import hashlib
import json
import re
import resource
import signal
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
#: Seconds of work, not of the clock: the same on a machine that has much to do.
LONGEST_FILE = 45
TOGETHER = 8


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
    """Measured now in a copy of the project, some files of tests at a time, unless it was already.

    What does not come to its end in these minutes goes on the next time. A file of tests that
    works longer than `LONGEST_FILE` is too slow to be run for every mutant: it is left out.
    """
    state, until = _state_of(copy, room), time.monotonic() + minutes * 60
    lines: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    seconds: dict[str, float] = {}
    files = list(_files_of_tests(copy, room))
    for first in range(0, len(files), TOGETHER):
        kept = folder / KEPT / state / f"{first}.json"
        if not kept.exists():
            if time.monotonic() > until:
                raise SystemExit(f"measured {first} of {len(files)} files of tests: call again")
            kept.parent.mkdir(parents=True, exist_ok=True)
            measured = list(_measured(copy, room, files[first : first + TOGETHER]))
            kept.write_text(json.dumps(measured), encoding="utf-8")
        for read in json.loads(kept.read_bytes()):
            if slow := read.get("left_out"):
                print(f"  left out  {slow}: over {LONGEST_FILE} s of work", flush=True)
            seconds |= read["seconds"]
            for source, by_line in read["lines"].items():
                for line, tests in by_line.items():
                    lines[source][int(line)] += tests
    return Touching(lines, seconds)


def _files_of_tests(root: Path, room: Room) -> Iterator[Path]:
    for name in room.tests:
        here = root / name
        found = [here] if here.is_file() else sorted(here.rglob("test_*.py"))
        yield from (path.relative_to(root) for path in found)


def _state_of(root: Path, room: Room) -> str:
    told = hashlib.sha256(repr(room).encode())
    for name in (*room.tests, "companion", "data"):
        for path in (root / name, *sorted((root / name).rglob("*"))):
            if path.suffix in (".py", ".json", ".jsonl"):
                told.update(path.read_bytes())
    return told.hexdigest()[:16]


def _measured(root: Path, room: Room, tests: list[Path]) -> Iterator[dict[str, object]]:
    """All of them in one process, which is soon; each alone where one of them is slow."""
    together = _measured_at_once(root, room, tests)
    if together:
        yield together
    elif len(tests) == 1:
        yield {"lines": {}, "seconds": {}, "left_out": str(tests[0])}
    else:
        for one in tests:
            yield from _measured(root, room, [one])


def _measured_at_once(root: Path, room: Room, tests: list[Path]) -> dict[str, object] | None:
    from coverage import CoverageData

    settings, data = root / "mutants.ini", root / ".coverage-mutants"
    data.unlink(missing_ok=True)
    sources = ",".join(room.sources)
    settings.write_text(
        f"[run]\nbranch = false\ninclude = {sources}\ndata_file = {data}\n", encoding="utf-8"
    )
    measure = ("--cov", "--cov-context=test", f"--cov-config={settings}", "--cov-report=")
    told = subprocess.run(
        [*PYTEST, *map(str, tests), *measure, "--durations=0", "--durations-min=0.001", "-vv"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=_work_no_longer,
    )
    if told.returncode == -signal.SIGXCPU:
        return None
    if told.returncode not in (PASSED, NOTHING_RUN):
        raise SystemExit(f"the tests fail without any mutant\n{told.stdout[-3000:]}")
    read = CoverageData(str(data))
    if data.exists():
        read.read()
    files = {
        str(Path(file).relative_to(root)): _by_line(read, file) for file in read.measured_files()
    }
    return {"lines": files, "seconds": _seconds(told.stdout)}


def _work_no_longer() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST_FILE, LONGEST_FILE + 5))


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
