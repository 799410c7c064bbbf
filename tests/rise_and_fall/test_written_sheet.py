"""Nothing but the score sheet: rows as printed, totals alone, as much as was followed stays."""

from dataclasses import replace

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.core.written import RowWritten
from companion.errors import RuleBroken
from companion.games import find_game
from companion.games.rise_and_fall.commands.score import BeginCount
from companion.games.rise_and_fall.commands.setup import ChangeWay
from companion.games.rise_and_fall.commands.written import (
    EndSheet,
    FillBox,
    WriteRow,
    WriteTotal,
)
from companion.games.rise_and_fall.offers.new_game import settings
from companion.games.rise_and_fall.options import Options, Way, as_new
from companion.games.rise_and_fall.rules import written
from companion.games.rise_and_fall.state import Phase, Region
from companion.games.rise_and_fall.views.sheet import grid
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

    def test_what_no_row_accounts_for_has_a_line_of_its_own(self):
        session = a_sheet()
        session.do(WriteTotal("p2", 31))
        session.do(WriteRow("p2", "economy", 12))
        rest = grid(session.state).lines[-1]

        assert (rest.id, dict(rest.cells), rest.follows) == ("untold", {"p1": None, "p2": 19}, True)

    def test_where_everybody_is_extinct_there_is_no_column(self):
        state = a_turn(2).state
        gone = tuple(replace(player, extinct=True) for player in state.players)

        assert grid(replace(state, players=gone, phase=Phase.SCORING)).heads == ()

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


PRINTED = (
    ("economy", 87, 43),
    ("trophies", ("nomad", "merchant"), 30),
    ("nomad", 7, 7),
    ("ship", 3, 15),
    ("merchant", 2, 4),
    ("city", 4, 7),
    ("plain", 8, 8),
    ("sea", 7, 14),
    ("forest", 4, 12),
)
"""The example of the pad: what stands in the left box of each row, and in the right one."""


def fill(session, seat, row, n):
    """As a front end writes it."""
    offer = next(one for one in session.offers if one.id == "sheet.write")
    session.do(offer.command({"seat": seat, "row": row, "points": n}))


def asked(session, seat, row):
    offer = next(one for one in session.offers if one.id == "sheet.write")
    return offer.asks({"seat": seat, "row": row})


class TestThePrintedRows:
    """Rulebook, "Counting the points": the score sheet with its two boxes a row."""

    def the_example(self):
        session = a_sheet()
        for row, n, _points in PRINTED:
            fill(session, "p1", row, n)
        return session

    def test_each_counts_what_its_box_says(self):
        sheet = written.sheet_of(self.the_example().state, "p1")

        assert dict(sheet.rows) == {row: points for row, _n, points in PRINTED}
        assert sheet.points == 140

    def test_a_row_for_each_terrain(self):
        assert written.rows()[-4:] == ("plain", "sea", "forest", "mountain")
        assert [line.id for line in grid(a_sheet().state).lines] == list(written.rows())

    def test_what_is_asked_is_what_the_box_counts(self):
        session = self.the_example()
        gold, mountains = asked(session, "p1", "economy"), asked(session, "p1", "mountain")

        assert (gold.text.key, gold.guess) == ("rise_and_fall.ask.box_gold", 87)
        assert (mountains.text.key, mountains.guess) == ("rise_and_fall.ask.box_spaces", None)
        assert asked(session, "p1", "temple").high == 3

    def test_the_quick_count_halves_the_gold_its_way(self):
        session = Session.begin(GAME, Options(way="sheet", quick_count=True), MemoryJournal())
        fill(session, "p1", "economy", 87)

        assert written.points(session.state, "p1") == 44

    def test_what_was_counted_stands_beside_the_points_when_it_is_over(self):
        session = self.the_example()
        session.do(EndSheet())
        lines = {line.key: line.cells["p1"] for line in GAME.scored([session.state]).lines}

        assert (lines["economy"].points, lines["economy"].counted) == (43, 87)
        assert (lines["trophies"].points, lines["trophies"].counted) == (30, 2)

    def test_a_kept_row_is_called_as_on_the_pad(self):
        every = [written.row_name(row).key for row in ("economy", "nomad", "sea")]
        (sea,) = [written.row_name("sea").params["n"]]

        assert every == [
            "rise_and_fall.box.gold",
            "rise_and_fall.name.piece.nomad",
            "rise_and_fall.count.ground",
        ]
        assert sea == 2

    def test_it_folds_to_the_same(self):
        session = self.the_example()
        again = Session.open(GAME, MemoryJournal(session.journal.lines))

        assert again.state == session.state

    @pytest.mark.parametrize(
        ("row", "n"), [("temple", 4), ("nomad", -1), ("sea", 166), ("trophies", 3), ("lava", 1)]
    )
    def test_no_more_than_there_is(self, row, n):
        assert a_sheet().why_not(FillBox("p1", row, n)) is not None


class TestASheetOfBefore:
    """Points were written, and the territory was one row."""

    def before(self):
        session = a_sheet()
        session.do(WriteRow("p1", "economy", 12))
        session.do(WriteRow("p1", "territory", 41))
        return session

    def test_opens_as_it_was(self):
        session = self.before()
        sheet = written.sheet_of(session.state, "p1")

        assert dict(sheet.rows) == {"economy": 12, "territory": 41}
        assert grid(session.state).lines[-1].id == "territory"
        assert asked(session, "p1", "economy").guess is None

    def test_its_territory_can_still_be_written(self):
        session = self.before()
        fill(session, "p1", "territory", 44)

        assert written.points(session.state, "p1") == 56

    def test_followed_regions_are_not_counted_twice(self):
        session = a_turn(2, way="treasuries")
        state = replace(
            session.state,
            way=Way.SHEET,
            phase=Phase.SCORING,
            regions=(Region("glacier", 2, "p1"), Region("plain", 3, "p1"), Region("sea", 9, "p2")),
        )
        followed = written.sheet_of(state, "p1").rows
        own = RowWritten("p1", "territory", 41).apply(state)

        assert (followed["mountain"], followed["plain"], "sea" in followed) == (8, 3, False)
        assert not {"mountain", "plain"} & written.sheet_of(own, "p1").rows.keys()


class TestWhereItStands:
    def test_of_a_sheet_alone_sums_are_said_and_no_turn(self):
        session = a_sheet()
        empty = GAME.recap(session.state).key
        fill(session, "p1", "plain", 8)
        said = GAME.where_were_we(session.state)

        assert empty == "rise_and_fall.recap_empty"
        assert [one.key.rpartition(".")[2] for one in said] == [
            "recap_sheet",
            "sum_alone",
            "sum_alone",
        ]
        assert [one.params["n"] for one in said] == [8, 8, 0]

    def test_at_the_count_the_last_line_of_every_sheet_is_said(self):
        session = a_turn(2)
        session.do(BeginCount())
        said = GAME.where_were_we(session.state)

        assert [one.params["n"] for one in said if one.key.endswith(".sum")] == [7, 7]


class TestANewGameInTheTerminal:
    def test_the_lightest_stands_first(self):
        asked = settings(as_new(Options()))
        way = next(one.question for one in asked if one.question.key == "way")

        assert way.guess == "lightest"
        assert GAME.as_new(Options()).by_itself
