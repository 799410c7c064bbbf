"""Judges mutants inside one process that has collected the tests: nothing is imported again.

Tests are collected once. A child of it measures which test comes by which line; then each mutant
gets a child, in which the functions of its file get other code and the tests that come by are
run, the quick ones first. A wrong outside of any function (a constant, a default) acts while a
file is imported and cannot be put in so: it is left to `judge`.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tools.mutants.judge import NOTHING_RUN, PASSED, QUICKLY, Fate
from tools.mutants.mutate import Mutant
from tools.mutants.rooms import Room
from tools.mutants.touching import KEPT, Touching, state_of

LONGEST, SLACK, AT_LEAST = 10.0, 4.0, 10
"""Seconds of work for the tests of one mutant, how much slower it may make them, and for one file.
"""
TOGETHER = 40
ALL_PASS, ONE_FAILS = 0, 1
NO_LINE = "no-data-collected"
"""What coverage warns of where no test of some comes by the room: there is nothing wrong in it."""
Place = tuple[str, int]


class Stopped(Exception):
    """A room cannot be measured or judged to its end."""


class Inside:
    """What takes the place of running the tests: a function that is given the collected ones."""

    def __init__(self, work: Callable[[list[pytest.Item]], None]) -> None:
        self.work = work
        self.stopped: Stopped | None = None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running them."""
        try:
            self.work(session.items)
        except Stopped as why:  # pytest would tell it as a mistake of its own
            self.stopped = why
        return True


def collected(tests: Sequence[str], work: Callable[[list[pytest.Item]], None]) -> None:
    """Collect these tests and do something with them; raises Stopped."""
    inside = Inside(work)
    ended = pytest.main([*QUICKLY, "-s", *tests], plugins=[inside])
    if inside.stopped:
        raise inside.stopped
    if ended not in (PASSED, NOTHING_RUN):
        raise Stopped("the tests cannot be collected, or judging has stopped")


def measured(items: Sequence[pytest.Item], room: Room, root: Path, minutes: float) -> Touching:
    """Which tests come by which lines, and the work of each: some at a time, and kept.

    Measured in children, which leave no trace. What takes longer goes on the next time; raises
    Stopped.
    """
    folder, until = root / KEPT / state_of(root, room), time.monotonic() + minutes * 60
    folder.mkdir(parents=True, exist_ok=True)
    lines: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    seconds: dict[str, float] = {}
    for first in range(0, len(items), TOGETHER):
        told = folder / f"{first}.json"
        if not told.exists():
            if time.monotonic() > until:
                raise Stopped(f"measured {first} of {len(items)} tests: call again")
            _measured_in_a_child(items[first : first + TOGETHER], room, root, told)
        read = json.loads(told.read_bytes())
        seconds |= read["seconds"]
        for file, by_line in read["lines"].items():
            for line, tests in by_line.items():
                lines[file][int(line)] += tests
    return Touching(lines, seconds)


def _measured_in_a_child(items: Sequence[pytest.Item], room: Room, root: Path, told: Path) -> None:
    if not (child := os.fork()):
        _end(lambda: _measure(items, room, root, told))
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != ALL_PASS:
        raise Stopped(f"the tests from {items[0].nodeid} on cannot be measured")


def _measure(items: Sequence[pytest.Item], room: Room, root: Path, told: Path) -> int:
    from coverage import Coverage

    measuring = Coverage(data_file=None, include=[str(root / one) for one in room.sources])
    measuring.set_option("run:disable_warnings", [NO_LINE])
    seconds = {}
    unfit = set()
    measuring.start()
    for item, following in _with_next(items):
        measuring.switch_context(item.nodeid)
        began = time.process_time()
        if not _passes(item, following):
            unfit.add(item.nodeid)
            print(f"  left out  {item.nodeid}: fails without", file=sys.__stderr__, flush=True)
        seconds[item.nodeid] = time.process_time() - began
    measuring.stop()
    data = measuring.get_data()
    lines = {
        str(Path(file).relative_to(root)): {
            line: sorted(set(tests) - {"", *unfit})
            for line, tests in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    fresh = told.with_suffix(".new")
    fresh.write_text(json.dumps({"lines": lines, "seconds": seconds}), encoding="utf-8")
    fresh.replace(told)
    return ALL_PASS


def _with_next(
    items: Sequence[pytest.Item],
) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    yield from zip(items, (*items[1:], None), strict=True)


def _passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    from _pytest.runner import runtestprotocol

    reports = runtestprotocol(item, log=False, nextitem=following)
    return not any(report.failed for report in reports)


class Functions:
    """Those that live now, by the file they were written in."""

    def __init__(self, root: Path, files: Sequence[Path] = ()) -> None:
        """Files that are read only when they are wanted are read now."""
        for file in files:
            importlib.import_module(".".join(file.with_suffix("").parts))
        self.root = root
        self._by_file: dict[str, list[FunctionType]] = defaultdict(list)
        for one in gc.get_objects():
            if type(one) is FunctionType:  # not isinstance: a weak proxy would be asked
                self._by_file[one.__code__.co_filename].append(one)

    def spoil(self, mutant: Mutant) -> bool:
        """Give those of a file the mutant's code; whether any is another now."""
        path = self.root / mutant.file
        sound = path.read_bytes()
        other = _numbered(compile(mutant.put_into(sound), str(path), "exec"))
        names = {
            (code.co_qualname, code.co_firstlineno): (name, code)
            for name, code in _numbered(compile(sound, str(path), "exec")).items()
        }
        spoiled = 0
        for function in self._by_file[str(path)]:
            code = function.__code__
            name, was = names[code.co_qualname, code.co_firstlineno]
            if name in other and other[name].replace(co_firstlineno=0) != was.replace(
                co_firstlineno=0
            ):
                function.__code__ = other[name]
                spoiled += 1
        return bool(spoiled)


def _numbered(code: CodeType) -> dict[Place, CodeType]:
    """All code inside, by its name and which of that name it is."""
    seen: Counter[str] = Counter()
    found: dict[Place, CodeType] = {}

    def walk(inside: CodeType) -> None:
        for one in inside.co_consts:
            if isinstance(one, CodeType):
                seen[one.co_qualname] += 1
                found[one.co_qualname, seen[one.co_qualname]] = one
                walk(one)

    walk(code)
    return found


def is_in_a_function(functions: Functions, mutant: Mutant) -> bool:
    """Whether it can be put in so; tried in a child."""
    return _in_a_child(lambda: int(functions.spoil(mutant)), AT_LEAST) == 1


def fate(
    functions: Functions, items: dict[str, pytest.Item], mutant: Mutant, touching: Touching
) -> Fate:
    """Whether a test that comes by fails or does not end."""
    tests = touching.tests_of(mutant, LONGEST)
    if not tests:
        return Fate.UNTOUCHED
    expected = sum(touching.seconds.get(test, 0.0) for test in tests)

    def run() -> int:
        functions.spoil(mutant)
        some = [items[test] for test in tests]
        return ALL_PASS if all(_passes(*pair) for pair in _with_next(some)) else ONE_FAILS

    ended = _in_a_child(run, int(AT_LEAST + SLACK * expected))
    return Fate.SURVIVED if ended == ALL_PASS else Fate.KILLED


def _in_a_child(work: Callable[[], int], seconds: int) -> int:
    if not (child := os.fork()):
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        signal.alarm(20 * seconds)
        _end(work)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _end(work: Callable[[], int]) -> Any:
    code = 70
    try:
        with open(os.devnull, "r+b") as nothing:
            for stream in (0, 1):
                os.dup2(nothing.fileno(), stream)
        code = work()
    finally:
        os._exit(code)
