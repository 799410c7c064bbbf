"""Points, rounds and rows."""

import pytest

from companion.core.message import Message
from companion.core.sure import SURE, YES
from companion.errors import RuleBroken
from companion.games.score_pad.commands import (
    AddRow,
    ClearScore,
    EndGame,
    RenameRow,
    TurnWinner,
    WriteScore,
)
from companion.games.score_pad.words import row_name
from tests.score_pad.makers import a_pad, write

ANA = Message("score_pad.typed", text="Ana")


class TestRounds:
    def test_are_added_as_soon_as_the_last_is_full(self):
        session = write(a_pad(), (3, 4))

        assert [dict(row.points) for row in session.state.rows] == [{"1": 3, "2": 4}, {}]

    def test_stop_at_the_number_agreed(self):
        session = write(a_pad(rounds=2), (3, 4), (5, 6))

        assert len(session.state.rows) == 2
        assert session.why_not(AddRow()) == Message("score_pad.broken.rows", most=2)

    def test_are_taken_back_with_what_filled_the_one_before(self):
        session = write(a_pad(), (3, 4))
        session.undo()

        assert [dict(row.points) for row in session.state.rows] == [{"1": 3}]

    def test_are_not_added_by_correcting_an_earlier_one(self):
        session = write(a_pad(), (3, 4))
        session.do(WriteScore(0, "1", 7))

        assert len(session.state.rows) == 2

    def test_an_unfinished_one_is_said_before_the_end(self):
        session = write(a_pad("Ana", "Bo", "Cy"), (3, 4, 5), (6,))
        [end] = [one for one in session.offers if one.id == "end"]
        asked = end.asks({})

        assert asked is not None
        assert [(str(one.params["name"].params["text"])) for one in asked.text.params["cells"]] == [
            "Bo",
            "Cy",
        ]
        session.do(end.command({SURE: YES}))
        assert session.state.over

    def test_a_full_or_empty_one_is_not_asked_about(self):
        session = write(a_pad(), (3, 4))
        [end] = [one for one in session.offers if one.id == "end"]

        assert end.asks({}) is None

    def test_are_not_counted_at_the_end_if_empty(self):
        session = write(a_pad(), (3, 4))
        session.do(EndGame())

        assert len(session.state.rows) == 1


class TestRows:
    def test_with_names_stay_as_many(self):
        session = write(a_pad(rows=("Cards", "Coins")), (3, 4), (5, 6))

        assert [row_name(session.state, row) for row in (0, 1)] == [
            Message("score_pad.typed", text="Cards"),
            Message("score_pad.typed", text="Coins"),
        ]

    def test_can_be_added_and_renamed(self):
        session = a_pad(rows=("Cards",))
        session.do(AddRow("Coins"))
        session.do(RenameRow(0, "Maps"))

        assert [row.name for row in session.state.rows] == ["Maps", "Coins"]

    @pytest.mark.parametrize("command", [AddRow("cards"), RenameRow(1, "Cards"), RenameRow(2, "x")])
    def test_may_not_have_the_same_name(self, command):
        assert a_pad(rows=("Cards", "Coins")).why_not(command) is not None

    def test_keep_their_own_name(self):
        assert a_pad(rows=("Cards", "Coins")).why_not(RenameRow(0, "CARDS")) is None

    def test_are_at_most_a_hundred(self):
        session = a_pad("Ana", rows=tuple(f"Row {number}" for number in range(100)))

        assert session.why_not(AddRow()) == Message("score_pad.broken.rows", most=100)


class TestACell:
    def test_is_corrected_by_writing_it_again(self):
        session = a_pad()
        session.do(WriteScore(0, "1", 9))
        session.do(WriteScore(0, "1", 12))

        assert session.state.total("1") == 12
        assert session.undo_label == Message(
            "score_pad.did.correct",
            name=ANA,
            row=Message("score_pad.round", number=1),
            points=12,
            old=9,
        )

    def test_may_be_negative(self):
        assert write(a_pad(), (-3, 0)).state.total("1") == -3

    def test_can_be_cleared(self):
        session = write(a_pad(), (3, 4))
        session.do(ClearScore(0, "2"))

        assert dict(session.state.rows[0].points) == {"1": 3}

    def test_that_is_empty_cannot(self):
        assert a_pad().why_not(ClearScore(0, "1")) == Message("score_pad.broken.empty_cell")

    @pytest.mark.parametrize(
        ("command", "reason"),
        [
            (WriteScore(1, "1", 3), "score_pad.broken.no_row"),
            (WriteScore(-1, "1", 3), "score_pad.broken.no_row"),
            (WriteScore(0, "3", 3), "score_pad.broken.no_seat"),
            (WriteScore(0, "1", 100_000), "score_pad.broken.points"),
            (WriteScore(0, "1", -100_000), "score_pad.broken.points"),
        ],
    )
    def test_that_cannot_be_is_refused(self, command, reason):
        session = a_pad()
        with pytest.raises(RuleBroken) as refusal:
            session.do(command)

        assert refusal.value.message.key == reason
        assert not session.state.written


class TestTheEnd:
    def test_needs_points(self):
        assert a_pad().why_not(EndGame()) == Message("score_pad.broken.nothing_written")

    @pytest.mark.parametrize(
        "command",
        [WriteScore(0, "1", 3), ClearScore(0, "1"), AddRow(), TurnWinner(), EndGame()],
    )
    def test_lets_nothing_be_written(self, command):
        session = write(a_pad(), (3, 4))
        session.do(EndGame())

        assert session.why_not(command) == Message("score_pad.broken.over")

    def test_can_be_undone(self):
        session = write(a_pad(), (3, 4))
        session.do(EndGame())
        session.undo()

        assert session.game.finished(session.state) is None
        assert session.why_not(WriteScore(1, "1", 3)) is None
