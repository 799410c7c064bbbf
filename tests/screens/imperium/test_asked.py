"""A picture for each answer that is asked for on a sheet."""

from companion.core.message import Message
from companion.core.question import Choice, Option
from screens.widgets.asking.question import OptionRow, ask_question
from tests.rise_and_fall.worlds import a_session


def test_an_answer_that_names_somebody_has_their_shape_and_colour(start):
    hand = start()
    hand.app.bridge.begin("rise_and_fall", a_session(2).options)
    people = tuple(Option(one, Message("rise_and_fall.screen.told")) for one in ("p1", "p2"))

    ask_question(Choice("who", Message("rise_and_fall.ask.victim"), people), lambda _: None)
    rows = list(hand.all(OptionRow))

    assert [row.icon for row in rows] == ["shape-circle", "shape-square"]
    assert len({row.role for row in rows}) == 2
