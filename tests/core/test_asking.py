"""Keys of questions are places, counted where they are met again in one step."""

import pytest

from companion.core.answers import Given, Source
from companion.core.asker import Asker
from companion.core.chance import Chance, Die
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Sources, Step, Unanswered
from tests.core.toy import State

COLOURS = tuple(Option(colour, Message("toy.colour")) for colour in ("red", "green"))


def a_step(**told):
    return Step(State(), Sources(said=told, chance=Chance("seed", 1)))


def colour(key="colour"):
    return Choice(key, Message("toy.colour"), COLOURS)


class TestAPlaceMetAgain:
    def test_is_asked_under_a_number(self):
        step = a_step(colour="red")
        step.ask(colour())

        with pytest.raises(Unanswered) as second:
            step.ask(colour())

        assert second.value.question.key == "colour.2"

    def test_counts_where_nothing_was_asked_there(self):
        step = a_step()

        assert [step.key("colour"), step.key("colour")] == ["colour", "colour.2"]

    def test_counts_one_meeting_where_its_key_was_made_before_the_question(self):
        step = a_step(**{"colour": "red", "colour.2": "green"})
        keys = [step.key("colour"), step.key("colour")]

        assert [step.ask(colour(key)) for key in keys] == ["red", "green"]

    def test_is_settled_and_rolled_under_a_number(self):
        step = a_step()
        die = Die("coin", ("head", "tail"), Message("toy.colour"))
        for _ in range(2):
            step.settle(colour(), "red")
            step.roll("coin", die)
            step.shuffle("cards", ("1", "2", "3"))

        assert list(step.answers) == ["colour", "coin", "cards", "colour.2", "coin.2", "cards.2"]


class TestTheSamePlace:
    def test_gives_what_was_answered_in_this_step(self):
        step = a_step(colour="red")
        step.ask(colour())

        assert step.same("colour") == "red"
        assert step.same("elsewhere") is None

    def test_gives_what_was_answered_last(self):
        step = a_step(**{"colour": "red", "colour.2": "green"})
        step.ask(colour())
        step.ask(colour())

        assert step.same("colour") == "green"

    def test_gives_nothing_of_another_step(self):
        recorded = {"colour": Given("red", Source.SAID)}
        step = Step(State(), Sources(recorded=recorded))

        assert step.same("colour") is None
        assert step.ask(colour()) == "red"


class TestAnAsker:
    def test_shares_its_places_with_every_other_one_of_the_step(self):
        step = a_step()

        assert [Asker(step).key("hex"), Asker(step).key("hex")] == ["hex", "hex.2"]

    def test_may_have_places_of_its_own(self):
        class Mine(Asker[State]):
            def where(self, place):
                return f"mine.{place}"

        step = a_step(**{"mine.colour": "red"})
        mine = Mine(step)
        mine.ask(colour(mine.key("colour")))

        assert mine.same("colour") == "red"
        assert Asker(step).same("colour") is None
