"""Who is where, and what is said of it."""

import pytest

from companion.core.message import Message
from companion.games.score_pad import GAME
from companion.games.score_pad.commands import EndGame, TurnWinner
from companion.games.score_pad.ranking import leaders, ranking
from companion.games.score_pad.views import table_view
from tests.score_pad.makers import a_pad, write

FOUR = ("Ana", "Bo", "Cy", "Di")


def places(session):
    """Seats and ranks, best first."""
    return [(place.seat, place.rank) for place in ranking(session.state)]


class TestRanking:
    def test_puts_the_highest_first(self):
        session = write(a_pad(*FOUR), (1, 9, 4, 7))

        assert places(session) == [("2", 1), ("4", 2), ("3", 3), ("1", 4)]

    def test_puts_the_lowest_first_where_it_wins(self):
        session = write(a_pad(*FOUR, highest_wins=False), (1, 9, 4, 7))

        assert places(session) == [("1", 1), ("3", 2), ("4", 3), ("2", 4)]

    def test_lets_equal_totals_share_a_rank(self):
        session = write(a_pad(*FOUR), (7, 9, 7, 1))

        assert places(session) == [("2", 1), ("1", 2), ("3", 2), ("4", 4)]

    def test_can_be_turned_in_the_middle(self):
        session = write(a_pad(), (3, 4))
        session.do(TurnWinner())

        assert leaders(session.state) == ("1",)
        assert session.undo_label == Message("score_pad.did.lowest")

    def test_adds_all_rounds(self):
        session = write(a_pad(), (3, 4), (5, 2), (-1, 0))

        assert [(place.seat, place.total) for place in ranking(session.state)] == [
            ("1", 7),
            ("2", 6),
        ]


class TestTheResult:
    def test_is_there_once_the_game_is_over(self):
        session = write(a_pad("Ana", "", "Cy", title="Cascadia"), (7, 9, 9))

        assert GAME.finished(session.state) is None

        session.do(EndGame())
        result = GAME.finished(session.state)

        assert result is not None
        assert [(row.name, row.score, row.rank, row.winner) for row in result.rows] == [
            (Message("score_pad.player", number=2), 9, 1, True),
            ("Cy", 9, 1, True),
            ("Ana", 7, 3, False),
        ]
        assert result.note == Message("score_pad.typed", text="Cascadia")
        assert result.highest_wins


class TestTheRecap:
    def test_counts_the_people_at_first(self):
        assert GAME.recap(a_pad(*FOUR).state) == Message("score_pad.recap.empty", n=4)

    def test_names_whoever_leads(self):
        names = (
            Message("score_pad.typed", text="Ana"),
            Message("score_pad.typed", text="Cy"),
        )
        state = write(a_pad(*FOUR), (7, 2, 7, 1)).state

        assert GAME.recap(state) == Message("score_pad.recap.leads", names=names, n=7, points=7)

    def test_begins_with_the_title(self):
        recap = GAME.recap(a_pad(title="Cascadia").state)

        assert (recap.key, recap.params["title"]) == ("score_pad.recap.titled", "Cascadia")

    @pytest.mark.parametrize("people", range(1, 9))
    def test_is_followed_by_at_most_five_lines_the_last_being_what_to_write(self, people):
        session = write(a_pad(*[f"P{one}" for one in range(people)]), tuple(range(people)))
        lines = GAME.where_were_we(session.state)

        assert len(lines) <= 5
        assert lines[-1].key == "score_pad.write_next"


class TestTheView:
    def test_has_a_cell_for_every_seat_in_every_row(self):
        pad = table_view(write(a_pad(), (3, 4), (5,)).state)

        assert [[*line.cells.values()] for line in pad.grid.lines] == [[3, 4], [5, None]]
        assert [(head.total, head.leads) for head in pad.grid.heads] == [(8, True), (4, False)]
        assert pad.next_cell == (1, "2")

    def test_of_an_empty_pad_ranks_nobody_and_says_why_it_cannot_end(self):
        state = a_pad().state
        pad, reasons = table_view(state), {one.id: one.reason for one in GAME.offers(state)}

        assert [head.leads for head in pad.grid.heads] == [False, False]
        assert reasons["end"] == Message("score_pad.broken.nothing_written")
        assert pad.title == Message("score_pad.title")

    def test_of_a_game_that_is_over_asks_for_nothing(self):
        session = write(a_pad(title="Azul"), (3, 4))
        session.do(EndGame())
        pad = table_view(session.state)

        assert (pad.over, pad.next_cell) == (True, None)
        assert pad.title == Message("score_pad.typed", text="Azul")


class TestOnTheTable:
    def test_lie_the_totals(self):
        facts = GAME.on_the_table(write(a_pad(), (3, 4)).state)

        assert [(fact.key, fact.value) for fact in facts] == [("total.1", 3), ("total.2", 4)]
