"""A table of many plays: in pieces, with a way out, all of it or nothing."""

import sys

import pytest

from companion.errors import NotKept
from companion.i18n import Words
from companion.library.atomic import writing_whole
from companion.library.library import Library
from companion.library.progress import do_all
from companion.resources import data_dir
from companion.sharing import Arrival
from companion.sharing.naming import Naming
from companion.start import sights
from tests.library.makers import TickingClock

PLAYS = 1_500
A_PIECE = 50_000
"""More calls of functions than two hundred rows take; all rows at once take many times that."""


@pytest.fixture
def library(tmp_path):
    library = Library(tmp_path / "home", TickingClock(), sights=sights)
    yield library
    library.close()


@pytest.fixture
def words():
    return Words(data_dir() / "text", "en")


def a_table():
    rows = (
        f"20{n % 20:02}-{1 + n % 12:02}-{1 + n % 28:02};Game {n // 100};{who}{n % 30};{n % 90}"
        for n in range(PLAYS)
        for who in ("Ana", "Bo")
    )
    return "\n".join(("date;game;name;points", *rows)).encode()


def files(library):
    return list((library.folder / "finished").iterdir())


def read(library):
    arrival = Arrival(a_table(), library)
    do_all(arrival.reading())
    return arrival


def calls_of_pieces(work):
    """How many functions each piece of the work calls, whatever the machine."""
    pieces, before = [0], sys.getprofile()

    def count(_frame, event, _about):
        pieces[-1] += event == "call"

    sys.setprofile(count)
    try:
        for _ in work:
            pieces.append(0)
    finally:
        sys.setprofile(before)
    return pieces


def test_no_piece_is_long(library, words):
    do_all(Naming().learning(words))  # games are loaded once, whatever is brought in
    arrival = Arrival(a_table(), library)
    pieces = [*calls_of_pieces(arrival.reading()), *calls_of_pieces(arrival.keeping(words))]

    assert max(pieces) < A_PIECE
    assert len(library.finished) == len(arrival.fresh)


def test_the_list_of_all_games_is_written_in_parts(library, words, monkeypatch):
    written = []
    monkeypatch.setattr(
        "companion.library.storage.writing_whole",
        lambda path, parts: (written.extend(map(len, parts)), writing_whole(path, parts))[1],
    )
    do_all(read(library).keeping(words))
    assert max(written) < sum(written) / 2
    library.close()
    again = Library(library.folder, TickingClock())
    assert (len(again.finished), len([*again.finished])) == (len(files(again)), len(files(again)))
    assert again.notices == []
    again.close()


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_one_that_is_stopped_leaves_nothing_behind(library, words, share):
    arrival = read(library)
    work = arrival.keeping(words)
    for done, of in work:
        if of > PLAYS and done > share * of and files(library):
            break
    work.close()

    assert files(library) == []
    assert len(library.finished) == 0


def test_one_for_which_there_is_no_room_leaves_nothing_behind(library, words, monkeypatch):
    arrival = read(library)

    def full(_path):
        raise NotKept("library.not_kept.full", file="x")

    monkeypatch.setattr("companion.library.atomic.see_onto_disk", full)
    with pytest.raises(NotKept):
        do_all(arrival.keeping(words))

    assert files(library) == []


def test_one_that_is_cut_short_is_taken_out_by_the_next_start_which_says_so(library, words):
    arrival = read(library)
    work = arrival.keeping(words)
    for done, of in work:
        if of > PLAYS and done > of // 4 and len(files(library)) > 10:
            break
    library._home.close()  # as if it were killed: nothing more of the work is carried out
    again = Library(library.folder, TickingClock())
    there, told = files(again), [one.key for one in again.notices]
    again.close()

    assert there == []
    assert told == ["library.arrived.taken_back"]
