"""Two checkouts measured alike in one run: python -m tools.bench.compare BEFORE AFTER [NAME…]

Benchmark by benchmark, the one checkout right after the other; each figure beside the floor of
its own run. Prints a table; a dash where a checkout has nothing to measure. What is touched from
outside is touched eight times, or as often as LOOM_ROUNDS says.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Timer

from tools.bench.__main__ import names
from tools.bench._tree import BENCHED, HERE, ROUNDED
from tools.bench.line import Line

LONGEST = 600
ROUNDS = "8"
PRINTED = re.compile(
    r"(?P<name>\S.{43}|  \S.{41}) +(?P<value>\d+\.\d+) (?P<unit>\S+)(?: +(?P<times>[\d.]+)×)?"
)
HEAD = "| | before | × floor | after | × floor | aim | |"


def main(arguments: list[str]) -> int:
    """The table, a row a figure."""
    if len(arguments) < 2:
        print(__doc__)
        return 2
    before, after, *chosen = arguments
    print(HEAD)
    print("|---|---:|---:|---:|---:|---|---|", flush=True)
    for name in chosen or [name for name in names() if name != "compare"]:
        for row in rows(measured(name, before), measured(name, after)):
            print(row, flush=True)
    return 0


def measured(name: str, tree: str) -> dict[str, Line]:
    """The lines of a benchmark on a checkout, by name; as many as it came to."""
    found = dict(_lines(_said(HERE, name, "--json", **{BENCHED: os.path.realpath(tree)})))
    return found or dict(_lines(_said(Path(tree), name)))


def _said(where: Path, *arguments: str, **environment: str) -> list[str]:
    """What the bench of a checkout prints; an old one has rooms that only its own bench knows."""
    command = (sys.executable, "-m", "tools.bench", *arguments)
    around = {ROUNDED: ROUNDS, **os.environ, **environment}
    with subprocess.Popen(
        command, cwd=where, env=around, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        late = Timer(LONGEST, process.kill)
        late.start()
        said, _errors = process.communicate()
        late.cancel()
    return said.splitlines()


def _lines(said: Iterable[str]) -> Iterator[tuple[str, Line]]:
    """A line that belongs to the one above it is called by both names."""
    above = ""
    for text in said:
        line = _line(text)
        if line is not None:
            above = above if line.name.startswith(" ") else line.name
            yield (f"{above}, {line.name.strip()}" if line.name.startswith(" ") else above), line


def _line(text: str) -> Line | None:
    """A line as it was measured, or as an older bench prints it."""
    if text.startswith("{"):
        return Line(**json.loads(text))
    found = PRINTED.match(text)
    if found is None:
        return None
    value, times = float(found["value"]), found["times"]
    floor = value / float(times) if times else None
    return Line(found["name"].rstrip(), value, found["unit"], floor)


def rows(before: dict[str, Line], after: dict[str, Line]) -> Iterator[str]:
    """Each figure that either has."""
    for name in [*after, *(name for name in before if name not in after)]:
        old, new = before.get(name), after.get(name)
        told = new or old
        verdict = {True: "met", False: "missed", None: ""}[new.met if new else None]
        cells = (name, _value(old), _times(old), _value(new), _times(new), told.aims, verdict)
        yield f"| {' | '.join(cells)} |"


def _value(line: Line | None) -> str:
    return f"{line.value:.4g} {line.unit}" if line else "–"


def _times(line: Line | None) -> str:
    return f"{line.times:.2f}" if line and line.times is not None else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
