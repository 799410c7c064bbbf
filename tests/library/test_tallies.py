"""Everybody who plays, and what finished games add up to."""

import pytest

from companion.core.message import Message
from companion.errors import AnswerRefused
from companion.library.people import Person
from companion.library.results import Score
from companion.library.rows import FinishedRow
from companion.library.tallies import everybody, rows_with
from tests.library.makers import the_library


def a_row(number, *scores, game="toy", title=""):
    """A finished game; the first score won it."""
    rows = tuple(
        Score(name, points, place, place == 1) for place, (name, points) in enumerate(scores, 1)
    )
    note = Message("score_pad.typed", text=title) if title else None
    return FinishedRow(f"{game}-{number}", game, "", "", rows, 30, number, note)


ANA = Message("rise_and_fall.player", name="Ana")
ROWS = (
    a_row(1, ("Ana", 10), ("Bo", 7)),
    a_row(2, ("Bo", 21), (ANA, 11)),
    a_row(3, ("ana", 4), (Message("toy.automa"), 3), game="pad", title="Flamme rouge"),
)


class TestEverybody:
    def test_those_kept_and_those_found_in_games(self):
        known = everybody((Person(1, "Zoé"),), ROWS)

        assert [(one.person.name, one.played, one.won) for one in known] == [
            ("Ana", 3, 2),
            ("Bo", 2, 1),
            ("Zoé", 0, 0),
        ]

    def test_all_names_of_a_person_count(self):
        known = everybody((Person(1, "Bob", also=("Bo", "Ana")),), ROWS)

        assert [(one.person.name, one.played, one.won) for one in known] == [("Bob", 5, 3)]

    def test_the_apps_own_are_nobody(self):
        assert all(one.person.name != "toy.automa" for one in everybody((), ROWS))


class TestPeople:
    def test_a_renamed_one_keeps_the_games(self, tmp_path):
        with the_library(tmp_path) as library:
            library.people.rename(library.people.add("Ana"), "Anna")
        with the_library(tmp_path) as library:
            anna = library.people.named("ana")

            assert (anna.name, anna.also) == ("Anna", ("Ana",))

    def test_two_that_were_one(self, library):
        people = library.people
        ana, bo = people.add("Ana"), people.add("Bo")
        people.merge(ana, (bo, Person(0, "Anna")))
        merged = people.all()
        people.put_back((ana, bo))

        assert [one.names for one in merged] == [("Ana", "Bo", "Anna")]
        assert people.all() == (ana, bo)

    def test_a_name_of_another_is_refused(self, library):
        ana, _bo = library.people.add("Ana"), library.people.add("Bo")
        with pytest.raises(AnswerRefused):
            library.people.rename(ana, "bo")

        assert library.people.named("Ana") == ana


class TestGamesOf:
    def test_a_person_by_any_name(self):
        assert [row.order for row in rows_with(ROWS, ("BO",))] == [1, 2]
