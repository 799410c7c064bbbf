"""The command line of it."""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from tools.mutants import inside
from tools.mutants.judge import Fate, Verdict, judge, judged_equivalent, workshop
from tools.mutants.mutate import Mutant, chosen
from tools.mutants.rooms import ROOMS, ROOT, Room

SEED = 20261118
WANTED = 92


def main(arguments: Sequence[str]) -> int:
    """A table of survivors for each room; 1 where too many are left, or a room could not end."""
    parser = argparse.ArgumentParser(prog="mutants")
    parser.add_argument("--room", choices=list(ROOMS), action="append", help="default: all")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--count", type=int, default=40, help="mutants of each room")
    parser.add_argument("--skip", type=int, default=0, help="go on after so many")
    parser.add_argument("--tests", nargs="+", help="only these files or folders of tests")
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="to measure and to judge, at most"
    )
    asked = parser.parse_args(arguments)
    os.nice(10)
    verdicts, whole = [], True
    for name in asked.room or ROOMS:
        try:
            verdicts += run(name, asked)
        except inside.Stopped as why:
            print(f"{name}: {why}", flush=True)
            whole = False
    return 0 if whole and share_killed(verdicts) >= WANTED else 1


def run(name: str, asked: argparse.Namespace) -> list[Verdict]:
    """The mutants of one room; raises Stopped."""
    room, began = ROOMS[name], time.monotonic()
    if asked.tests:
        room = replace(room, tests=tuple(asked.tests))
    mutants = list(chosen(ROOT, room.files(), asked.count, f"{asked.seed}:{name}"))[asked.skip :]
    verdicts: list[Verdict] = []
    inside.collected(
        room.tests, lambda items: verdicts.extend(judged(items, room, mutants, asked.minutes))
    )
    fates = Counter(one.fate for one in verdicts)
    said = ", ".join(f"{fates[fate]} {fate}" for fate in Fate)
    spent = time.monotonic() - began
    print(
        f"{name}: {len(verdicts)} of {len(mutants)} mutants, seed {asked.seed}, "
        f"{spent:.0f} s: {said}; {share_killed(verdicts):.0f} % killed",
        flush=True,
    )
    return verdicts


def judged(
    items: Sequence[pytest.Item], room: Room, mutants: Sequence[Mutant], minutes: float
) -> Iterator[Verdict]:
    """One after the other, as long as there is time; what acts on import in a copy of all."""
    touching = inside.measured(items, room, ROOT, minutes)
    functions, by_name = inside.Functions(ROOT, room.files()), {item.nodeid: item for item in items}
    until, equivalent = time.monotonic() + minutes * 60, judged_equivalent()
    with workshop(ROOT) as copy:
        for mutant in mutants:
            if time.monotonic() > until:
                return
            if mutant.name in equivalent or not inside.is_in_a_function(functions, mutant):
                verdict = judge(copy, mutant, touching, equivalent)
            else:
                verdict = Verdict(mutant, inside.fate(functions, by_name, mutant, touching))
            tell_one(verdict)
            yield verdict


def tell_one(verdict: Verdict) -> None:
    """A line of the table, for what was not noticed."""
    if verdict.fate in (Fate.SURVIVED, Fate.UNTOUCHED):
        mutant = verdict.mutant
        print(f"  {verdict.fate:<9} line {mutant.line:>3}  {mutant.name}", flush=True)


def share_killed(verdicts: Sequence[Verdict]) -> float:
    """Per cent of those that somebody could notice."""
    counted = [one for one in verdicts if one.fate is not Fate.EQUIVALENT]
    killed = sum(one.fate is Fate.KILLED for one in counted)
    return 100 * killed / len(counted) if counted else 100.0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
