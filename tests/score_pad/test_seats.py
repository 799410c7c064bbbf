"""Who is on the pad."""

import pytest

from companion.core.message import Message
from companion.errors import RuleBroken
from companion.games.score_pad import GAME
from companion.games.score_pad.commands import ChangeSeat
from companion.games.score_pad.options import COLOURS, SHAPES, Options, Seat
from companion.games.score_pad.words import seat_name
from tests.score_pad.makers import a_pad


class TestPeople:
    @pytest.mark.parametrize("number", range(1, 9))
    def test_may_be_one_to_eight(self, number):
        assert len(a_pad(*[f"P{one}" for one in range(number)]).state.seats) == number

    @pytest.mark.parametrize("number", [0, 9])
    def test_may_not_be_none_or_more(self, number):
        with pytest.raises(RuleBroken) as refusal:
            GAME.begin(Options(seats=(Seat(),) * number))

        assert refusal.value.message == Message("score_pad.broken.seats", most=8)

    def test_each_have_a_colour_and_a_shape_of_their_own(self):
        chosen = (Seat("A", "blue", "star"), Seat("B", "blue"), Seat("C", "pink"), Seat())
        seats = GAME.begin(Options(seats=chosen)).seats.values()

        assert [one.colour for one in seats] == ["blue", "red", "yellow", "green"]
        assert [one.shape for one in seats] == ["star", "disc", "square", "triangle"]
        assert len(COLOURS) == len(SHAPES) == 8

    def test_without_a_name_are_numbered(self):
        state = a_pad("Ana", "").state

        assert seat_name(state, "1") == Message("score_pad.typed", text="Ana")
        assert seat_name(state, "2") == Message("score_pad.player", number=2)

    @pytest.mark.parametrize("names", [("Ana", "ana"), ("x" * 200,), ("\u200b", "Bo", "bo ")])
    def test_with_names_that_will_not_do_are_refused(self, names):
        with pytest.raises(RuleBroken):
            a_pad(*names)

    @pytest.mark.parametrize("name", ["שלום", "👨‍👩‍👧", "x" * 40, "  Zoë  "])
    def test_with_unusual_names_are_welcome(self, name):
        assert a_pad(name).state.seats["1"].name == name.strip()


class TestChangingASeat:
    def test_gives_another_name_colour_or_shape(self):
        session = a_pad()
        session.do(ChangeSeat("1", name="Anna"))
        session.do(ChangeSeat("1", colour="black"))

        assert session.state.seats["1"] == Seat("Anna", "black", "disc")
        assert session.undo_label == Message(
            "score_pad.did.repaint", name=Message("score_pad.typed", text="Anna")
        )

    @pytest.mark.parametrize(
        "change",
        [
            ChangeSeat("1", name="bo"),
            ChangeSeat("1", name="x" * 41),
            ChangeSeat("1", colour="blue"),
            ChangeSeat("1", colour="pink"),
            ChangeSeat("1", shape="square"),
            ChangeSeat("3", name="Cy"),
        ],
    )
    def test_refuses_what_somebody_else_has_or_will_not_do(self, change):
        session = a_pad()

        assert session.why_not(change) is not None
        with pytest.raises(RuleBroken):
            session.do(change)
