"""How far a step has come that waits: what is done, what is asked, what comes."""

import pytest

from companion.core.chance import Chance
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Sources, Step, Unanswered
from companion.core.trail import Stage, trail
from tests.core.toy import State

COLOURS = tuple(Option(colour, Message(f"toy.{colour}")) for colour in ("red", "green", "yes"))


def a_step(**told):
    return Step(State(), Sources(said=told, chance=Chance("seed", 1)))


def colour(key):
    return Choice(key, Message("toy.colour"), COLOURS)


def part(name):
    return Option(name, Message(f"toy.{name}"))


def shown(step, carry_out):
    """Stage and id of every mark where it stops."""
    with pytest.raises(Unanswered) as stop:
        carry_out(step)
    marks = trail(stop.value.parts, step.questions, step.answers)
    return [(mark.part.id, mark.stage) for mark in marks]


class TestWithoutParts:
    def test_what_was_answered_is_done(self):
        def carry_out(step):
            for key in ("one", "two", "three"):
                step.ask(colour(key))

        told = shown(a_step(one="red", two="green"), carry_out)

        assert told == [("red", Stage.DONE), ("green", Stage.DONE), ("now", Stage.NOW)]

    def test_an_answer_that_names_nothing_is_left_out(self):
        def carry_out(step):
            step.ask(colour("one"))
            step.ask(colour("two"))

        assert shown(a_step(one="yes"), carry_out) == [("now", Stage.NOW)]


class TestOneAfterTheOther:
    def test_those_before_are_done_and_those_after_come(self):
        def carry_out(step):
            for name in step.each(("tile", "explore", "points"), part):
                if name == "explore":
                    step.ask(colour(name))

        told = shown(a_step(), carry_out)

        assert told == [("tile", Stage.DONE), ("explore", Stage.NOW), ("points", Stage.NEXT)]

    def test_a_part_of_one_answer_is_named_by_it(self):
        def carry_out(step):
            for name in step.each(("tile", "explore"), part):
                step.ask(colour(name))

        assert shown(a_step(tile="red"), carry_out)[0] == ("red", Stage.DONE)

    def test_parts_in_a_part_stand_in_its_place(self):
        def carry_out(step):
            for name in step.each(("landmark", "space", "bonus"), part):
                if name == "space":
                    for inner in step.each(("tile", "explore"), part):
                        if inner == "explore":
                            step.ask(colour(inner))

        told = shown(a_step(), carry_out)

        assert [id_ for id_, _ in told] == ["landmark", "tile", "explore", "bonus"]
        assert [stage for _, stage in told] == [Stage.DONE, Stage.DONE, Stage.NOW, Stage.NEXT]


class TestWhatIsReached:
    def carry_out(self, step):
        with step.in_parts(("piece", "target", "count"), part, only_asked=True):
            step.reach("target")
            step.ask(colour("target"))
            step.reach("count")
            step.ask(colour("count"))

    def test_what_was_not_asked_is_left_out(self):
        assert shown(a_step(), self.carry_out) == [("target", Stage.NOW), ("count", Stage.NEXT)]

    def test_what_was_asked_is_done(self):
        told = shown(a_step(target="green"), self.carry_out)

        assert told == [("green", Stage.DONE), ("count", Stage.NOW)]

    def test_a_step_that_ends_stands_in_no_part(self):
        step = a_step(target="green", count="red")
        self.carry_out(step)

        assert step.parts == ()
