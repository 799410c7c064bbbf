"""Pads kept by title, common kinds of them, rows and seats changed at any time."""

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.errors import RuleBroken
from companion.games.score_pad import GAME
from companion.games.score_pad.commands import (
    ChangeSeat,
    CountTwice,
    EndGame,
    RenameRow,
    WriteScore,
)
from companion.games.score_pad.options import Options, Seat, rows_of, said_rows
from companion.games.score_pad.views import table_view
from tests.library.makers import the_library

FOUR = tuple(Seat(name, team=team) for name, team in zip("ABCD", "xyxy", strict=True))


def a_pad(**options):
    return Session.begin(GAME, Options(**options), MemoryJournal())


def written(session, *rows):
    for row, points in enumerate(rows):
        for seat, value in enumerate(points, 1):
            session.do(WriteScore(row, str(seat), value))
    return session


class TestRowsThatCountTwice:
    def test_are_named_with_a_mark_behind_them(self):
        names, doubled = rows_of("Points, Coins , Bonus ×2, Last x2")

        assert names == ("Points", "Coins", "Bonus", "Last")
        assert doubled == ("Bonus", "Last")
        assert said_rows(names, doubled) == "Points, Coins, Bonus ×2, Last ×2"

    def test_count_twice_in_every_total(self):
        session = written(a_pad(rows=("Points", "Bonus"), doubled=("bonus",)), (10, 4), (3, 5))
        view = table_view(session.state)

        assert [head.total for head in view.grid.heads] == [16, 14]
        assert [line.told for line in view.grid.lines] == [{}, {"1": 3, "2": 5}]

    def test_may_be_chosen_while_the_game_goes_on_and_taken_back(self):
        session = written(a_pad(), (10, 4))
        session.do(CountTwice(0))
        twice = session.state.total("1")
        session.do(CountTwice(0))

        assert (twice, session.state.total("1")) == (20, 10)
        session.undo()
        assert session.state.total("1") == 20


class TestTeams:
    def test_add_up_and_win_together(self):
        session = written(a_pad(seats=FOUR), (10, 20, 15, 1))
        session.do(EndGame())
        result = GAME.finished(session.state)

        assert [(row.name, row.score, row.winner) for row in result.rows] == [
            ("A", 25, True),
            ("C", 25, True),
            ("B", 21, False),
            ("D", 21, False),
        ]
        assert result.rows[0].note.params == {"team": "x", "n": 10}


class TestATarget:
    def test_is_said_as_soon_as_somebody_has_it(self):
        session = a_pad(target=50)
        before = table_view(session.state).at_target
        session.do(WriteScore(0, "2", 50))

        assert before is None
        assert table_view(session.state).at_target.params["target"] == 50

    def test_too_high_a_one_is_refused(self):
        with pytest.raises(RuleBroken):
            a_pad(target=10**6)


class TestChanging:
    def test_a_seat_keeps_its_team_and_points(self):
        session = written(a_pad(seats=FOUR), (10, 20, 15, 1))
        session.do(ChangeSeat("1", name="Ana", colour="white"))
        session.do(RenameRow(0, "Farms"))
        view = table_view(session.state)

        assert session.state.seats["1"].team == "x"
        assert (view.grid.heads[0].total, view.grid.heads[0].colour) == (25, "white")
        assert session.state.rows[0].name == "Farms"


class TestByTitle:
    def test_a_title_opens_as_last_time_capitals_apart(self, tmp_path):
        with the_library(tmp_path) as library:
            library.pads.keep("Azul", {"highest_wins": False})
            library.pads.keep("Flip 7", {"target": 200})
            library.pads.tell_number("azul", 230802)
        with the_library(tmp_path) as library:
            assert [pad.title for pad in library.pads.all()] == ["Flip 7", "azul"]
            assert library.pads.of("AZUL").layout == {"highest_wins": False}
            assert library.pads.of("AZUL").number == 230802
            assert library.pads.of("Chess").layout is None
