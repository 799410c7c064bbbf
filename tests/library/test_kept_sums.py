"""Sums kept for the first question after a start, and games looked at ahead of any."""

from time import process_time

import pytest

from companion.errors import NotKept
from companion.games import find_game
from companion.library.added_up import AddedUp
from companion.library.home import SUMS, Home
from companion.library.people import Person
from companion.library.statistics import Statistics, Taste
from companion.library.statistics.columns import FromColumns
from tests.library.makers import a_finished_game, the_library
from tests.library.played import games
from tests.library.test_statistics import (
    CHLOE,
    NOW,
    TRIES,
    Rows,
    fastest,
    five_thousand,
)


@pytest.fixture
def home(tmp_path):
    opened = Home(tmp_path / "home")
    yield opened
    opened.close()


class TestLookingAhead:
    """After the start nobody has asked anything yet: it is added up a few games at a time."""

    def test_what_is_asked_first_is_answered_in_twenty_milliseconds(self, home):
        times = [self.first_question(home, five_thousand()) for _ in range(3)]

        assert min(answered for answered, _ in times) < 0.02
        assert min(longest for _, longest in times) < 0.02

    def first_question(self, home, rows):
        """Seconds of the first answer, and of the longest piece before it.

        But for two: Python may collect in one what is left of the tests before, and in the last
        one everything is written to the disk.
        """
        ahead = AddedUp(find_game, home)
        pieces, start = [], process_time()
        for _ in ahead.looking_ahead(rows, (CHLOE,), NOW):
            pieces.append(process_time() - start)
            start = process_time()
        start = process_time()
        answer = ahead.now(rows, (CHLOE,), NOW).answer(Taste("Chloé"))
        took = process_time() - start
        assert answer.all.played == 5000
        return took, sorted(pieces)[-2]

    def test_whoever_asks_in_between_has_the_whole_answer(self, home):
        rows = Rows(game.row for game in games(250))
        rows.state = ""
        right = AddedUp(find_game, home).now(rows, (CHLOE,), NOW).answer(Taste("Chloé"))
        for some in (1, 2):
            added = AddedUp(find_game, home)
            pieces = added.looking_ahead(rows, (CHLOE,), NOW)
            for _ in range(some):
                next(pieces)
            answer = added.now(rows, (CHLOE,), NOW).answer(Taste("Chloé"))

            assert answer == right
            assert list(pieces) == []


EVERY = (Taste("Chloé"), Taste("bo", "imperium"), Taste(year="2022"), Taste("", "tapestry"))


def looked_at(home, rows, people=(CHLOE,)):
    """The app was open long enough for all of them to be added up, and kept."""
    added = AddedUp(find_game, home)
    for _ in added.looking_ahead(rows, people, NOW):
        pass
    return added


def asked_at_once(home, rows, people=(CHLOE,), taste=EVERY[0]):
    """The first thing after a start."""
    return AddedUp(find_game, home).now(rows, people, NOW).answer(taste)


class TestKeptSums:
    """What everything came to is kept beside the games, for the first question after a start."""

    def test_the_first_question_is_answered_in_twenty_milliseconds(self, home):
        looked_at(home, five_thousand())
        started = []
        for _ in range(TRIES):  # home stands there for a moment before anybody can touch it
            started.append(AddedUp(find_game, home))
            next(started[-1].looking_ahead(five_thousand(), (CHLOE,), NOW))
        asked = (one.now(five_thousand(), (CHLOE,), NOW) for one in started)

        assert fastest((one.games, one.years, one.answer(EVERY[0])) for one in asked) < 0.02

    def test_the_answers_are_the_same(self, home):
        rows = Rows(game.row for game in games(250))
        made = looked_at(home, rows).now(rows, (CHLOE,), NOW)
        kept = AddedUp(find_game, home).now(rows, (CHLOE,), NOW)

        assert (type(kept), type(made)) == (FromColumns, Statistics)
        for taste in EVERY:
            assert kept.answer(taste) == made.answer(taste)
        for asked in ("people", "games", "years", "somebody"):
            assert getattr(kept, asked) == getattr(made, asked)
        for row in rows[:50]:
            assert kept.place_of(row) == made.place_of(row)

    def test_what_there_is_to_try_is_answered_without_importing_the_game(self, home):
        rows = Rows(game.row for game in games(20))
        looked_at(home, rows).now(rows, (CHLOE,), NOW).answer(EVERY[3])
        found = []
        AddedUp(find_game, home).keep(rows, (CHLOE,), NOW)  # nothing was made in that one
        started = AddedUp(lambda game: found.append(game), home)

        assert started.now(rows, (CHLOE,), NOW).answer(EVERY[3]).roles_not_tried
        assert found == []

    def test_games_people_or_bytes_of_another_kind_are_added_up_anew(self, home):
        rows = Rows(game.row for game in games(20))
        more = Rows(game.row for game in games(21))
        more.state = "another"
        right = looked_at(home, rows).now(rows, (CHLOE,), NOW).answer(EVERY[0])
        file = home.folder / SUMS
        whole = file.read_bytes()

        assert asked_at_once(home, more).all.played == 21
        assert asked_at_once(home, rows, (Person(1, "Bo", also=("Ana",)),)).all.played < 21
        for damaged in (b"", b"x", whole[:-5], whole.replace(b"tapestry", b"tapestri"), whole[1:]):
            file.write_bytes(damaged)
            assert asked_at_once(home, rows) == right

    def test_they_hold_only_until_the_games_themselves_are_added_up(self, home):
        rows = Rows(game.row for game in games(20))
        looked_at(home, Rows(game.row for game in games(19)))  # said to be of the same
        added = AddedUp(find_game, home)
        first = added.now(rows, (CHLOE,), NOW).answer(EVERY[0]).all.played
        list(added.looking_ahead(rows, (CHLOE,), NOW))

        assert (first, added.now(rows, (CHLOE,), NOW).answer(EVERY[0]).all.played) == (19, 20)
        assert asked_at_once(home, rows).all.played == 20

    def test_a_disk_that_takes_nothing_costs_nothing_else(self, home, monkeypatch):
        def refuses(*_args, **_more):
            raise NotKept("library.not_kept.full", file=SUMS)

        monkeypatch.setattr("companion.library.kept_sums.write_whole", refuses)
        rows = Rows(game.row for game in games(5))
        looked_at(home, rows)

        assert asked_at_once(home, rows).all.played == 5
        assert not (home.folder / SUMS).exists()

    def test_a_library_keeps_what_changed_when_it_is_put_aside(self, tmp_path):
        with the_library(tmp_path) as library:
            a_finished_game(library)
            assert library.statistics.answer(Taste("Ana")).all.played == 1
            a_finished_game(library)
        with the_library(tmp_path) as library:
            assert type(library.statistics) is FromColumns
            assert library.statistics.answer(Taste("Ana")).all.played == 2
            list(library.looking_ahead())
            assert type(library.statistics) is Statistics
            a_finished_game(library)
            assert library.statistics.answer(Taste("Ana")).all.played == 3
