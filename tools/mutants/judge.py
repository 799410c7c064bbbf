"""Puts mutants into a copy of the project, one after the other, and runs its tests."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from importlib.util import cache_from_source
from pathlib import Path
from typing import NoReturn

import hypothesis  # noqa: F401  what every child would import
import pytest

from tools.mutants.mutate import Mutant
from tools.mutants.touching import Touching

LONGEST, SLACK = 40.0, 4.0
"""Seconds of tests for one mutant, and how much slower a mutant may make them."""
STARTING, POLLING = 20.0, 0.02
QUIET = "ignore::pytest.PytestAssertRewriteWarning"
"""Hypothesis is there before pytest is asked to look at it."""
QUICKLY = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "-W", QUIET)
PASSED, NOTHING_RUN, NOT_RUN = 0, 5, 70
EQUIVALENT = Path(__file__).parent / "equivalent.txt"


class Fate(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"
    SURVIVED = "survived"
    UNTOUCHED = "untouched"
    """No test comes by its line."""
    EQUIVALENT = "equivalent"


@dataclass(frozen=True)
class Verdict:
    """A mutant and its fate."""

    mutant: Mutant
    fate: Fate


@contextmanager
def workshop(root: Path) -> Iterator[Path]:
    """A copy of everything under version control, and of what is new, to be spoiled."""
    with tempfile.TemporaryDirectory(prefix="loom-mutants-") as folder:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=root,
            capture_output=True,
            check=True,
        ).stdout.decode()
        for name in filter(None, listed.split("\0")):
            if (root / name).is_file():
                target = Path(folder) / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, target)
        yield Path(folder)


def judged_equivalent() -> set[str]:
    """The names of mutants that nobody could notice, each with its reason in the file."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    return {line.split("  # ")[0].strip() for line in lines if line and not line.startswith("#")}


def judge(copy: Path, mutant: Mutant, touching: Touching, equivalent: set[str]) -> Verdict:
    """Whether any test that comes by notices."""
    if mutant.name in equivalent:
        return Verdict(mutant, Fate.EQUIVALENT)
    tests = touching.tests_of(mutant, LONGEST)
    if not tests:
        return Verdict(mutant, Fate.UNTOUCHED)
    expected = sum(touching.seconds.get(test, 0.0) for test in tests)
    with spoiled(copy / mutant.file, mutant):
        noticed = _notices(copy, tests, STARTING + SLACK * expected)
    return Verdict(mutant, Fate.KILLED if noticed else Fate.SURVIVED)


@contextmanager
def spoiled(path: Path, mutant: Mutant) -> Iterator[None]:
    """The file with the mutant in it, and as it was afterwards."""
    sound = path.read_bytes()
    try:
        _write(path, mutant.put_into(sound))
        yield
    finally:
        _write(path, sound)


def _write(path: Path, source: bytes) -> None:
    """What was compiled before goes: two versions of a file can be of one second and size."""
    path.write_bytes(source)
    for compiled in Path(cache_from_source(str(path))).parent.glob(f"{path.stem}.*"):
        compiled.unlink()


def _notices(copy: Path, tests: list[str], seconds: float) -> bool:
    """A test that fails or does not end notices."""
    began = time.monotonic()
    while tests:
        some, tests = tests[:300], tests[300:]
        left = max(1.0, seconds - (time.monotonic() - began))
        ended = _run(copy, some, left)
        if ended == NOT_RUN:
            raise SystemExit("the tests cannot be run")
        if ended not in (PASSED, NOTHING_RUN):
            return True
    return False


def _run(copy: Path, tests: list[str], seconds: float) -> int | None:
    """What the tests end with; None if they do not.

    In a child of this process, which has imported what all tests need and nothing of ours.
    """
    child = os.fork()
    if not child:
        _be_the_tests(copy, tests)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(POLLING)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def _be_the_tests(copy: Path, tests: list[str]) -> NoReturn:
    """Run them and end, whatever happens."""
    code = NOT_RUN
    try:
        os.setsid()
        os.chdir(copy)
        sys.path.insert(0, str(copy))
        with open(os.devnull, "r+b") as nothing:
            for stream in (0, 1, 2):
                os.dup2(nothing.fileno(), stream)
        code = int(pytest.main([*QUICKLY, *tests]))
    finally:
        os._exit(code)
