"""What is filled in ahead stands until somebody says otherwise."""

import pytest

from companion.core.answers import Given, Source, reusable
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Sources, Step, Unanswered
from tests.core.toy import State

COLOURS = tuple(Option(colour, Message("toy.colour")) for colour in ("red", "green"))


def asked(step, key="colour"):
    return step.ask(Choice(key, Message("toy.colour"), COLOURS))


def a_step(value, **sources):
    return Step(State(), Sources(ahead=lambda _state, _question, _answers: value, **sources))


class TestAnAnswerFilledIn:
    def test_stands_where_nobody_gave_one(self):
        step = a_step("green")

        assert asked(step) == "green"
        assert step.answers["colour"].source is Source.FILLED

    def test_gives_way_to_what_was_told(self):
        step = a_step("green", said={"colour": "red"})

        assert asked(step) == "red"
        assert step.answers["colour"].source is Source.SAID

    @pytest.mark.parametrize("value", [None, "blue"])
    def test_is_none_where_it_is_no_answer(self, value):
        with pytest.raises(Unanswered):
            asked(a_step(value))

    def test_is_used_again_unless_an_answer_before_it_changes(self):
        filled, told = Given("red", Source.FILLED), Given("green", Source.SAID)
        answers = {"first": filled, "second": told, "third": filled, "fourth": told}

        assert reusable(answers) == answers
        assert reusable(answers, {"second"}).keys() == {"first", "second", "fourth"}
