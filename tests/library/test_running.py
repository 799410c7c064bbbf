"""Games that go on."""

from datetime import timedelta

import pytest

from companion.core.message import Message
from companion.errors import NothingToDo, NotKept, RuleBroken
from companion.games.score_pad import GAME as PAD
from companion.games.score_pad.options import Options as PadOptions
from tests.core.toy import Draw, Earn, Options, RaiseFlag
from tests.library.makers import EIGHT, GAME, TickingClock, a_library, the_library
from tests.library.test_records import edit


class TestAGame:
    def test_is_there_again_after_closing(self, tmp_path):
        with the_library(tmp_path) as library:
            session = library.start(GAME, Options(cards=5))
            session.do(Earn(3))
            session.do(Draw())
            state = session.state

        with the_library(tmp_path) as library:
            again = library.resume(library.running[0].id)

            assert again.state == state
            assert library.notices == []

    def test_is_on_disk_before_it_is_shown(self, tmp_path):
        with the_library(tmp_path) as library:
            session = library.start(GAME, Options())
            file = tmp_path / "games" / f"{library.id_of(session)}.jsonl"
            sizes = []
            session.watch(lambda: sizes.append(len(file.read_bytes().splitlines())))
            session.do(Earn(3))

            assert sizes == [2]

    def test_can_be_undone_after_closing(self, tmp_path):
        with the_library(tmp_path) as library:
            library.start(GAME, Options()).do(Earn(3))
        with the_library(tmp_path) as library:
            session = library.resume(library.running[0].id)
            session.undo()

            assert session.state.coins == 0

    def test_resumed_twice_is_one_session(self, library):
        session = library.start(GAME, Options())

        assert library.resume(library.id_of(session)) is session

    def test_offers_its_options_the_next_time(self, tmp_path):
        with the_library(tmp_path) as library:
            library.start(GAME, Options(cards=5))
        with the_library(tmp_path) as library:
            assert library.last_choices(GAME) == Options(cards=5)

    def test_has_the_default_options_at_first(self, library):
        assert library.last_choices(GAME) == Options()
        assert library.last_by_app(GAME) == {"cards", "dice"}

    def test_offers_who_rolls_and_draws_the_next_time(self, tmp_path):
        with the_library(tmp_path) as library:
            library.start(GAME, Options(), by_app={"dice"})
        with the_library(tmp_path) as library:
            assert library.last_by_app(GAME) == {"dice"}

    def test_offers_its_defaults_where_the_last_options_make_no_sense(self, tmp_path):
        with the_library(tmp_path) as library:
            library.start(GAME, Options())
        edit(tmp_path / "settings.json", "last choices", {"options": {"cards": "x"}, "by_app": 7})

        with the_library(tmp_path) as library:
            assert library.last_choices(GAME) == Options()
            assert library.last_by_app(GAME) == {"cards", "dice"}

    def test_that_is_closed_refuses_what_comes_after(self, library):
        session = library.start(GAME, Options())
        library.leave(session)

        with pytest.raises(NotKept):
            session.do(Earn(1))
        assert session.state.coins == 0

    def test_whose_options_will_not_do_is_not_begun(self, tmp_path):
        with the_library(tmp_path) as library:
            with pytest.raises(RuleBroken):
                library.start(PAD, PadOptions(seats=()))

            assert (library.running, list((tmp_path / "games").iterdir())) == ((), [])

    def test_that_is_not_there_cannot_be_resumed(self, tmp_path):
        with the_library(tmp_path) as library, pytest.raises(NothingToDo):
            library.resume("toy-1")


class TestTheListAtHome:
    def test_says_where_each_game_stands(self, tmp_path):
        with the_library(tmp_path) as library:
            library.start(GAME, Options()).do(Earn(3))
        with the_library(tmp_path) as library:
            [game] = library.running

            assert game.recap == Message("toy.recap", n=3)
            assert (game.game, game.trouble) == ("toy", None)

    def test_does_not_read_a_game_that_was_closed_properly(self, tmp_path, monkeypatch):
        with the_library(tmp_path) as library:
            library.start(GAME, Options()).do(Earn(3))
        with the_library(tmp_path) as library:
            monkeypatch.setattr(type(GAME), "begin", None)

            assert library.running[0].recap == Message("toy.recap", n=3)

    def test_reads_a_game_again_that_went_on_after_the_note(self, tmp_path):
        library = a_library(tmp_path)
        session = library.start(GAME, Options())
        library.pause()
        session.do(Earn(4))

        assert library.running[0].recap == Message("toy.recap", n=4)
        library.close()

    def test_reads_a_game_again_after_an_update_of_the_app(self, tmp_path, monkeypatch):
        with the_library(tmp_path) as library:
            library.start(GAME, Options()).do(Earn(3))
        edit(tmp_path / "index.json", "running", {"recap": "toy.no_longer_said"})
        monkeypatch.setattr("companion.library.running.__version__", "99")

        with the_library(tmp_path) as library:
            assert library.running[0].recap == Message("toy.recap", n=3)

    def test_begins_with_the_last_one_played_whatever_the_clock_says(self, tmp_path):
        clock = TickingClock()
        with the_library(tmp_path, clock) as library:
            first = library.id_of(library.start(GAME, Options()))
            clock.time = EIGHT - timedelta(days=400)
            second = library.id_of(library.start(GAME, Options()))

            assert [game.id for game in library.running] == [second, first]

        with the_library(tmp_path, clock) as library:
            library.resume(first)

            assert [game.id for game in library.running] == [first, second]


class TestHouseFacts:
    def test_are_read_and_remembered_by_games(self, tmp_path):
        answers = {"colour": "red", "coins": 1, "cloth": "blue"}
        with the_library(tmp_path) as library:
            library.start(GAME, Options()).do(RaiseFlag("a"), answers)

            assert library.house_facts.get("toy", "cloth") == "blue"

        with the_library(tmp_path) as library:
            session = library.start(GAME, Options())
            session.do(RaiseFlag("b"), {"colour": "red", "coins": 1})

            assert session.state.flags["b"].endswith("blue")
