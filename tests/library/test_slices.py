"""A restore of thousands of games goes in slices, so that a window can live between two of them.

What is counted is files touched, not seconds: a slice of a few files is short on any tablet.
"""

from __future__ import annotations

import io
import os
from collections import Counter
from contextlib import closing
from itertools import groupby, pairwise
from operator import attrgetter

import pytest

from companion.library.home import FINISHED
from companion.library.library import Library
from tools.bench._games import DAY, shelve

GAMES = 1_000
"""What a slice may touch hangs on no number of games."""
GOING = 100
"""Games in the home folder that the backup does not hold."""
A_FILE = 6
"""What one game may need: read, written, put in place, a row of the list."""
THE_END = 60
"""What a phase may do besides: lists, settings, people, the folder of the safety copy."""


@pytest.fixture
def touched(monkeypatch):
    """What was opened, moved or removed, and nothing waits for a disk."""
    counted = Counter()

    def counting(name, whole):
        def counts(*args, **more):
            counted[name] += 1
            return whole(*args, **more)

        return counts

    monkeypatch.setattr(os, "fsync", lambda _file: None)
    for module, name in ((io, "open"), (os, "replace"), (os, "unlink")):
        monkeypatch.setattr(module, name, counting(name, getattr(module, name)))
    return counted


def slices(work, touched):
    """Of a work: how far it was, and how many files each slice touched."""
    before = touched.total()
    for progress in work:
        now = touched.total()
        yield progress, now - before
        before = now


def test_a_restore_of_all_games_goes_in_slices(tmp_path, touched):
    shelve(tmp_path / "home", GAMES)
    with closing(Library.open(tmp_path / "home", lambda: DAY)) as library:
        packed = list(slices(library.backing_up(tmp_path / "all.zip"), touched))
        for one in list((tmp_path / "home" / FINISHED).iterdir())[:GOING]:
            one.rename(one.with_name(f"score_pad-2025-12-31-{one.stem[-4:].strip('-')}.json"))
        put_back = list(slices(library.restoring(tmp_path / "all.zip"), touched))

        assert len(library.finished) == GAMES

    assert len(packed) >= GAMES
    phases = [len(list(some)) for _of, some in groupby(put_back, lambda one: one[0].of)]
    # a safety copy read back, the check, the carrying and the list of what is there
    assert sum(phases) >= 4 * GAMES
    for work in (packed, put_back):
        assert max(number for _, number in work) <= THE_END
        assert sum(number > A_FILE for _, number in work) <= len(phases) + 1


def test_it_says_how_far_it_is_and_never_goes_back(tmp_path, touched):
    shelve(tmp_path / "home", 40)
    with closing(Library.open(tmp_path / "home", lambda: DAY)) as library:
        library.backup(tmp_path / "all.zip")
        told = list(library.restoring(tmp_path / "all.zip"))

    assert all(0 < one.done <= one.of for one in told)
    falls = sum(later.done < one.done for one, later in pairwise(told))
    assert falls == 4, "each of five phases begins again, and none turns back"
    assert [one for one in map(attrgetter("done"), told) if one == 1] == [1] * 5
