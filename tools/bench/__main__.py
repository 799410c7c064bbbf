"""Run every benchmark here, or those named: python -m tools.bench [NAME…] [--strict]"""

import importlib
import pkgutil
import sys
from collections.abc import Iterable, Iterator

import tools.bench
from tools.bench.line import Line


def main(arguments: list[str]) -> int:
    """Print every line; with --strict an aim that is missed ends with 1."""
    if {"-h", "--help"} & {*arguments}:
        print(__doc__)
        return 0
    wanted = [each for each in arguments if not each.startswith("-")]
    missed = 0
    for line in lines(wanted):
        print(line, flush=True)
        missed += line.met is False
    print(f"{missed} aims missed" if missed else "every aim met")
    return 1 if missed and "--strict" in arguments else 0


def lines(wanted: Iterable[str]) -> Iterator[Line]:
    """What every module with a `run` measures."""
    chosen = set(wanted)
    for found in pkgutil.iter_modules(tools.bench.__path__):
        if found.name.startswith("_") or (chosen and found.name not in chosen):
            continue
        module = importlib.import_module(f"tools.bench.{found.name}")
        yield from getattr(module, "run", tuple)()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
