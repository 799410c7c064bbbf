"""Two to four people: everybody's tokens, or the sheet filled in by hand."""

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.errors import RuleBroken
from companion.games import find_game
from companion.games.imperium.commands.company import (
    ChangeWay,
    EndSheet,
    HandOver,
    TellTokens,
    WriteRow,
    WriteTotal,
)
from companion.games.imperium.offers.new_game import settings
from companion.games.imperium.options import Options, PlayerSeat, as_new
from companion.games.imperium.views.company import company_view

GAME = find_game("imperium")
NATIONS = ("romans", "greeks", "celts", "vikings")


def a_company(people=3, way="tokens"):
    seats = tuple(PlayerSeat(f"P{at}", one) for at, one in enumerate(NATIONS[:people]))
    return Session.begin(GAME, Options(seats, way=way), MemoryJournal())


class TestANewGame:
    def test_several_people_fill_in_the_sheet_unless_they_say_otherwise(self):
        two = Options((PlayerSeat(), PlayerSeat(nation="greeks")))
        way = next(one.question for one in settings(two) if one.question.key == "way")

        assert way.guess == "sheet"
        assert as_new(two).begins_as == "sheet"
        assert GAME.asks_chance(two) == ()

    def test_alone_nothing_is_asked_and_games_of_before_are_walked_through(self):
        assert "way" not in [one.question.key for one in settings(Options())]
        assert GAME.asks_chance(Options()) == ("dice",)
        assert Options((PlayerSeat(), PlayerSeat(nation="greeks"))).begins_as == "walk"


class TestTokens:
    def test_of_anybody_whoevers_turn_it_is(self):
        session = a_company()
        session.do(TellTokens("2", "population", 3))

        told = [one.n for one in company_view(session.state).columns[2].tokens]
        assert told == [3, 5, 1]
        assert session.state.turn == "0"

    def test_nobody_has_less_than_none(self):
        with pytest.raises(RuleBroken):
            a_company().do(TellTokens("0", "progress", -2))

    def test_the_turn_goes_round_in_one_touch(self):
        session = a_company()
        for _ in range(3):
            session.do(HandOver())
        assert session.state.turn == "0"
        session.do(HandOver("2"))

        assert company_view(session.state).turn.then == "P0"


class TestTheSheet:
    """Rulebook, "Décompte"."""

    def test_printed_rows_and_totals_alone(self):
        session = a_company(way="sheet")
        session.do(WriteRow("0", "fixed", 21))
        session.do(WriteRow("0", "power", 5))
        session.do(WriteTotal("1", 40))
        session.do(EndSheet())

        rows = GAME.finished(session.state).rows
        assert [(row.seat, row.score) for row in rows] == [("1", 40), ("0", 26), ("2", 0)]
        assert GAME.about(session.options, GAME.finished(session.state)).way == "points"

    def test_progress_comes_from_the_tokens(self):
        session = a_company()
        session.do(TellTokens("0", "progress", 11))
        session.do(EndSheet())

        assert GAME.finished(session.state).rows[0].score == 12
        assert GAME.kept_as(session.state) == "counted"

    def test_there_and_back_no_number_is_lost(self):
        session = a_company()
        session.do(TellTokens("0", "progress", 11))
        session.do(WriteRow("1", "fixed", 9))
        held, written = session.state.held, session.state.written
        for way in ("walk", "sheet", "tokens"):
            session.do(ChangeWay(way))

        assert (session.state.held, session.state.written) == (held, written)
