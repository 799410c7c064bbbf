"""What was ticked off of a long turn stays so, as long as its game goes on."""

import json

import pytest

from companion.errors import NotKept
from companion.library import home
from companion.library.ticks import MOST
from tests.core import toy
from tests.library.makers import GAME, the_library

LINE, OTHER = (3, "automa.conquer"), (3, "automa.conquer.2")


def a_game(library):
    return library.id_of(library.start(GAME, toy.Options()))


def test_a_tick_is_there_for_the_next_app(tmp_path):
    with the_library(tmp_path) as library:
        game_id = a_game(library)
        for mark in (LINE, OTHER, OTHER):
            library.ticks.turn(game_id, mark)
    with the_library(tmp_path) as library:
        assert library.ticks.of(game_id) == (LINE,)
        assert library.ticks.of("another") == ()


def test_it_is_no_step_of_the_game(library):
    game_id = a_game(library)
    before = library.resume(game_id).entries
    library.ticks.turn(game_id, LINE)

    assert library.resume(game_id).entries == before


def test_goes_with_its_game(tmp_path):
    with the_library(tmp_path) as library:
        session = library.start(GAME, toy.Options())
        game_id = library.id_of(session)
        library.ticks.turn(game_id, LINE)
        session.do(toy.Earn(12))
        library.finish(session)

        assert library.ticks.of(game_id) == ()
    with the_library(tmp_path) as library:
        assert library.ticks.of(game_id) == ()


def test_comes_back_with_a_game_of_the_bin(library):
    game_id = a_game(library)
    library.ticks.turn(game_id, LINE)

    assert library.ticks.of(library.take_back(library.forget(game_id))) == (LINE,)


def test_only_the_last_ones_are_kept(library):
    game_id = a_game(library)
    row = {"id": game_id, "marks": [[1, str(n)] for n in range(MOST)]}
    library.ticks._table.insert(row)
    library.ticks.turn(game_id, LINE)

    marks = library.ticks.of(game_id)
    assert (marks[0], marks[-1], len(marks)) == ((1, "1"), LINE, MOST)


def test_nothing_is_ticked_that_is_not_kept(tmp_path, monkeypatch):
    def fails(_data):
        raise NotKept("library.not_kept.closed")

    with the_library(tmp_path) as library:
        game_id = a_game(library)
        monkeypatch.setattr(library.ticks._table._storage, "write", fails)
        with pytest.raises(NotKept):
            library.ticks.turn(game_id, LINE)

        assert library.ticks.of(game_id) == ()


def test_a_home_from_before_there_were_any_opens(tmp_path):
    with the_library(tmp_path) as library:
        library.timers.begin(a_game(library))
    file = tmp_path / home.TIMERS
    assert "ticks" not in json.loads(file.read_bytes())["tables"]
    with the_library(tmp_path) as library:
        library.ticks.turn(library.running[0].id, LINE)

        assert library.timers.of(library.running[0].id)


@pytest.mark.parametrize("marks", [None, "x", [1], [["a", "b", "c"]], {"a": 1}])
def test_what_makes_no_sense_is_nothing(library, marks):
    library.ticks._table.insert({"id": "x", "marks": marks})

    assert library.ticks.of("x") == ()
