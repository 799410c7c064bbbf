"""Run the large counts: every module of tests/soak, one line each.

python -m tools.soak [NAME…] [--seed N] [--share 0.01] [--jobs 2]
"""

import argparse
import importlib
import os
import shutil
import sys
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import ceil
from pathlib import Path
from types import ModuleType

SEED = 20261118
IN_MEMORY, ROOM = Path("/dev/shm"), 2**30
"""A disk that need not be waited for: twelve minutes become two. Where it is too small, the other.
"""
FOLDER = Path(__file__).resolve().parent.parent / "tests" / "soak"


def modules() -> list[ModuleType]:
    """The modules that say NAME and COUNT and can run."""
    names = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "__init__")
    found = [importlib.import_module(f"tests.soak.{name}") for name in names if "test_" not in name]
    return [module for module in found if hasattr(module, "NAME")]


def count(module: ModuleType, share: float) -> int:
    """How many cases a share of the full count is, at least one."""
    return max(1, ceil(module.COUNT * share))


def main(arguments: Sequence[str]) -> int:
    """Run what is asked for; 1 when one failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only these (default: all)")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--share", type=float, default=1.0, help="a part of the full count")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    wanted = parser.parse_args(arguments)
    known = [module.NAME for module in modules()]
    for name in wanted.names:
        if name not in known:
            parser.error(f"no soak is called {name!r}; there are: {', '.join(known)}")
    if os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ROOM:
        os.environ.setdefault("TMPDIR", str(IN_MEMORY))
    chosen = [name for name in known if not wanted.names or name in wanted.names]
    alone = partial(run_named, share=wanted.share, seed=wanted.seed)
    with ProcessPoolExecutor(wanted.jobs) as pool:
        return 0 if all(list(pool.map(alone, chosen))) else 1


def run_named(name: str, share: float, seed: int) -> bool:
    """The same for the name of a module, in a process of its own."""
    (module,) = (each for each in modules() if name == each.NAME)
    return run(module, count(module, share), seed)


def run(module: ModuleType, cases: int, seed: int) -> bool:
    """One line: name, count, seed, time, what it says."""
    began = time.monotonic()
    try:
        said, passed = module.run(cases, seed), True
    except Exception as error:
        traceback.print_exc()
        said, passed = f"FAILED: {error}", False
    spent = time.monotonic() - began
    print(f"{module.NAME:<32} {cases:>7} cases  seed {seed}  {spent:>7.1f} s  {said}", flush=True)
    return passed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
