"""Run every benchmark here, or those named: python -m tools.bench [NAME…] [--strict] [--json]

Two checkouts side by side: python -m tools.bench.compare BEFORE AFTER
"""

import importlib
import json
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict

import tools.bench
from tools.bench._tree import use_it
from tools.bench.line import Line


def main(arguments: list[str]) -> int:
    """Print every line; with --strict an aim that is missed ends with 1."""
    if {"-h", "--help"} & {*arguments}:
        print(__doc__)
        return 0
    wanted = [each for each in arguments if not each.startswith("-")]
    missed = 0
    use_it()
    for line in lines(wanted):
        print(json.dumps(asdict(line)) if "--json" in arguments else line, flush=True)
        missed += line.met is False
    if "--json" not in arguments:
        print(f"{missed} aims missed" if missed else "every aim met")
    return 1 if missed and "--strict" in arguments else 0


def lines(wanted: Iterable[str]) -> Iterator[Line]:
    """What every module with a `run` measures; one that cannot go on says why, others do."""
    chosen = set(wanted)
    for name in names():
        if not chosen or name in chosen:
            module = importlib.import_module(f"tools.bench.{name}")
            try:
                yield from getattr(module, "run", tuple)()
            except SystemExit as trouble:
                print(f"{name}: not measured further, {trouble}", file=sys.stderr, flush=True)


def names() -> list[str]:
    """Every benchmark there is."""
    found = [module.name for module in pkgutil.iter_modules(tools.bench.__path__)]
    return [name for name in found if not name.startswith("_")]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
