"""Nothing but the score sheet: rows as printed, totals alone, as much as was followed stays."""

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.errors import RuleBroken
from companion.games import find_game
from companion.games.rise_and_fall.commands.setup import ChangeWay
from companion.games.rise_and_fall.commands.written import (
    EndSheet,
    WriteRow,
    WriteTotal,
)
from companion.games.rise_and_fall.offers.new_game import settings
from companion.games.rise_and_fall.options import Options, Way, as_new
from tests.rise_and_fall.makers import a_turn

GAME = find_game("rise_and_fall")


def a_sheet():
    return Session.begin(GAME, Options(way="sheet"), MemoryJournal())


class TestTheSheet:
    """Rulebook, "Counting the points"."""

    def test_rows_and_totals_count_and_the_most_points_win(self):
        session = a_sheet()
        session.do(WriteRow("p1", "economy", 12))
        session.do(WriteRow("p1", "nomad", 7))
        session.do(WriteTotal("p2", 31))
        session.do(EndSheet())

        rows = GAME.finished(session.state).rows
        assert [(row.seat, row.score, row.winner) for row in rows] == [
            ("p2", 31, True),
            ("p1", 19, False),
        ]
        assert GAME.kept_as(session.state) == "points"

    def test_a_total_is_no_less_than_its_rows(self):
        session = a_sheet()
        session.do(WriteRow("p1", "economy", 12))

        with pytest.raises(RuleBroken):
            session.do(WriteTotal("p1", 11))

    def test_nothing_is_asked_but_the_sheet(self):
        names = {one.id for one in a_sheet().offers if not one.aside}

        assert names == {"sheet.write", "sheet.total", "end", "use_app.dice"} & names
        assert "sheet.write" in names

    def test_there_and_back_nothing_is_lost(self):
        session = a_turn(3, way="treasuries")
        before = session.state
        session.do(ChangeWay(Way.SHEET))
        session.do(WriteRow("p1", "trophies", 9))
        session.do(ChangeWay(Way.TREASURIES))

        assert session.state.players == before.players
        assert session.state.phase is before.phase


class TestANewGameInTheTerminal:
    def test_the_lightest_stands_first(self):
        asked = settings(as_new(Options()))
        way = next(one.question for one in asked if one.question.key == "way")

        assert way.guess == "lightest"
        assert GAME.as_new(Options()).by_itself
