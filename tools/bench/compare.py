"""Two checkouts measured alike in one run: python -m tools.bench.compare BEFORE AFTER [NAME…]

Benchmark by benchmark, the one checkout right after the other; each figure beside the floor of
its own run. Prints a table; a dash where a checkout has nothing to measure.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator

from tools.bench.__main__ import names
from tools.bench._tree import BENCHED, HERE
from tools.bench.line import Line

LONGEST = 600
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
    command = (sys.executable, "-m", "tools.bench", "--json", name)
    around = {**os.environ, BENCHED: os.path.realpath(tree)}
    try:
        done = subprocess.run(
            command,
            cwd=HERE,
            env=around,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST,
        )
        said = done.stdout
    except subprocess.TimeoutExpired as late:
        said = late.stdout.decode() if isinstance(late.stdout, bytes) else late.stdout or ""
    return dict(_lines(said.splitlines()))


def _lines(said: Iterable[str]) -> Iterator[tuple[str, Line]]:
    """A line that belongs to the one above it is called by both names."""
    above = ""
    for text in said:
        if text.startswith("{"):
            line = Line(**json.loads(text))
            above = above if line.name.startswith(" ") else line.name
            yield (f"{above}, {line.name.strip()}" if line.name.startswith(" ") else above), line


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
