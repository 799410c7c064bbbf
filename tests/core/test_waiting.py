"""A waiting question survives every other action; switches and facts belong to their step."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.answers import Given, Source
from companion.core.attempt import DROP, GO_ON
from companion.core.command import Entry
from companion.core.journal import MemoryJournal
from companion.core.message import Message
from companion.core.session import Session, Surroundings
from companion.core.switch import UseApp
from companion.errors import AnswerRefused, RuleBroken
from tests.core.makers import a_session, reopened, with_cloth
from tests.core.toy import TOY, Draw, Earn, Harvest, Options, Pay, RaiseFlag, Shuffle, State


class TestOneAnswerBack:
    def test_it_is_asked_again_and_stays_so(self):
        session = a_session(around=with_cloth())
        first = session.do(RaiseFlag("mast"))
        session.answer("green")

        session.unsay()

        assert session.pending.question == first == reopened(session).pending.question
        session.answer("red")
        assert session.answer(4).answers["colour"].value == "red"

    def test_before_the_first_the_command_is_given_up(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"))

        session.unsay()

        assert session.pending is None

    def test_what_a_die_has_spoken_since_is_final(self):
        """It is given up as a whole."""
        session = a_session(by_app=["dice"], around=with_cloth())
        session.do(RaiseFlag("mast"))
        session.answer("green")
        waits = session.pending
        rolled = {**waits.given, "die": Given("3", Source.APP)}

        assert waits.unsaid is not None
        assert replace(waits, given=rolled).unsaid is None


class TestAnotherAction:
    def test_is_a_step_before_the_one_that_waits(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"))
        session.answer("green")
        done = session.do(Earn(3))
        entry = session.answer(4)

        assert isinstance(done, Entry)
        assert [type(one.command) for one in session.entries] == [Earn, RaiseFlag]
        assert entry.before.coins == 3
        assert reopened(session).state == session.state

    def test_keeps_what_was_rolled_for_the_turn_that_waits(self):
        alone, disturbed = a_session(by_app=["dice"]), a_session(by_app=["dice"])
        for session in (alone, disturbed):
            session.do(Draw())
        disturbed.do(Earn(0))
        disturbed.do(Earn(0))
        alone.answer("3")
        disturbed.answer("3")

        assert disturbed.state.coins == alone.state.coins

    def test_has_chance_of_its_own(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"))
        session.do(Draw())
        session.answer("red")
        session.answer(1)
        session.do(Draw())
        chances = [entry.chance for entry in session.entries]

        assert len(set(chances)) == len(chances)
        assert [entry.chance for entry in reopened(session).entries] == chances

    def test_that_the_question_would_not_survive_is_refused_in_words(self):
        session = a_session(by_app=["dice"])
        session.do(Draw())
        lines = list(session.journal.lines)

        with pytest.raises(RuleBroken) as refusal:
            session.do(Shuffle(0))

        assert refusal.value.message.key == "core.waiting.not_now"
        assert refusal.value.message.params["why"].key == "toy.no_cards"
        assert session.journal.lines == lines
        assert session.pending.question.key == "card"

    def test_that_asks_itself_is_refused(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"))

        with pytest.raises(RuleBroken) as refusal:
            session.do(RaiseFlag("stern"))

        assert refusal.value.message.key == "core.waiting.answer_first"
        assert session.pending.command == RaiseFlag("mast")

    def test_changes_what_is_asked(self):
        session = a_session(by_app=["dice"])
        session.do(Draw())
        session.do(Shuffle(2))

        assert session.pending.question.ids == ("1", "2")
        with pytest.raises(AnswerRefused):
            session.answer("7")

    def test_the_same_again_with_answers_is_the_one_that_waits(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"))
        session.do(RaiseFlag("mast"), {"colour": "blue", "coins": 1})

        assert session.state.flags == {"mast": "blue green red"}
        assert session.pending is None

    def test_it_differs_keeps_the_question(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 3})
        session.do(RaiseFlag("stern"))
        session.differ({"coins": 1})

        assert session.state.coins == 1
        assert session.pending.command == RaiseFlag("stern")
        assert reopened(session).pending.question == session.pending.question

    def test_an_accepted_change_keeps_the_question(self):
        session = a_session(around=with_cloth())
        first = session.do(Earn(3))
        session.do(RaiseFlag("mast"))
        session.accept(session.preview_change(first.id, Earn(1)))

        assert session.pending.command == RaiseFlag("mast")
        assert reopened(session).pending.question == session.pending.question

    @pytest.mark.parametrize("fits", [True, False])
    def test_an_accepted_change_carries_out_nothing_that_was_not_shown(self, fits):
        session = a_session(by_app=(), around=with_cloth())
        session.do(Earn(5))
        session.do(Pay(5) if not fits else Earn(1))
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 0})
        session.do(Harvest())
        first, _, raised = session.entries
        change = session.preview_change(first.id, without={first.id, raised.id})
        session.accept(change)

        assert len(change.entries) == fits
        assert session.state == change.state
        assert reopened(session).state == change.state
        assert session.pending.question.ids == (GO_ON, DROP)

        session.answer(GO_ON)

        assert session.state.coins == change.state.coins + 2
        assert session.pending is None

    def test_redo_waits_for_the_answer(self):
        session = a_session(around=with_cloth())
        session.do(Earn(3))
        session.undo()
        session.do(RaiseFlag("mast"))

        assert session.redo_label is None
        with pytest.raises(RuleBroken):
            session.redo()


class TestAfterARestart:
    def test_the_question_knows_the_house_facts(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"))
        again = reopened(session, with_cloth("blue"))
        again.answer("red")
        again.answer(0)

        assert again.state.flags == {"mast": "red red blue"}

    def test_what_the_rules_refuse_now_can_be_given_up(self):
        session = waiting_on(Pay(9))

        assert session.pending.question.ids == (DROP,)
        assert session.pending.question.note.key == "toy.too_few"
        session.answer(DROP)
        assert session.pending is None
        assert reopened(session).pending is None

    def test_what_nobody_knows_any_more_can_be_given_up(self):
        session = waiting_on(Pay(9), kind="Bribe")

        assert session.pending.question.ids == (DROP,)
        session.do(Earn(2))
        assert session.state.coins == 2
        session.answer(DROP)
        assert session.pending is None

    def test_what_asks_nothing_any_more_goes_on_or_is_given_up(self):
        session = waiting_on(Earn(9))

        assert session.pending.question.ids == (GO_ON, DROP)
        session.answer(GO_ON)
        assert session.state.coins == 9


def waiting_on(command, kind: str = "") -> Session[State]:
    """A game in which an older app asked about a command."""
    journal = MemoryJournal(a_session().journal.lines)
    name = kind or type(command).__name__
    journal.append({"asking": [name, 1, {"coins": command.coins}], "answers": []})
    return Session.open(TOY, journal)


class TestSwitches:
    def test_are_steps_that_can_be_taken_back(self):
        session = a_session()
        session.use_app("dice", False)
        turned = session.by_app
        session.undo()

        assert turned == {"cards"}
        assert session.by_app == {"cards", "dice"}
        assert session.redo_label.key == "core.lies.table"
        assert reopened(session).by_app == session.by_app

    def test_turned_to_what_they_are_are_none(self):
        session = a_session()
        session.use_app("dice", True)

        assert session.entries == ()

    def test_let_the_app_answer_what_waits(self):
        session = a_session(by_app=())
        session.do(Draw())
        session.answer("3")
        session.use_app("dice", True)

        assert [type(one.command) for one in session.entries] == [UseApp, Draw]
        assert reopened(session).state == session.state

    def test_hold_for_each_step_as_they_were(self):
        session = a_session()
        session.do(Draw())
        session.use_app("cards", False)
        session.do(Draw(), {"card": "9"})
        rerun = session.preview_change(session.entries[0].id)

        assert rerun.whole
        assert rerun.state == session.state
        assert [sorted(one.by_app) for one in rerun.entries] == [
            ["cards", "dice"],
            ["cards", "dice"],
            ["dice"],
        ]

    def test_of_the_old_format_hold_for_each_step_too(self):
        lines = a_session().journal.lines
        lines[0]["head"]["format"] = 1
        lines.append({"use_app": ["dice"]})
        lines.append({"step": 1, "after": 0, "do": ["Earn", 1, {"coins": 1}], "events": []})
        lines.append({"use_app": []})
        lines.append({"to": 0})
        session = Session.open(TOY, MemoryJournal(lines))

        assert session.by_app == set()
        assert session.undone[0].by_app == {"dice"}


class TestFacts:
    def test_that_were_not_known_are_not_known_again(self):
        known: dict[str, str] = {}
        session = a_session(around=Surroundings(facts=known.get))
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 1, "cloth": "red"})
        before = session.state
        known["cloth"] = "blue"
        rerun = session.preview_change(session.entries[0].id)

        assert rerun.state == before

    def test_questions_of_a_step_that_no_longer_fits_are_those_met_so_far(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 1})
        line = session.journal.lines[-1]
        line["answers"] = [row for row in line["answers"] if row[0] != "coins"]
        again = reopened(session)

        assert list(again.questions(again.entries[-1])) == ["colour", "coins"]


def test_a_harvest_by_hand_is_asked_one_by_one():
    session = Session.begin(TOY, Options(), MemoryJournal(), by_app=(), around=with_cloth())
    session.do(RaiseFlag("mast"), {"colour": "red", "coins": 0})
    session.do(Harvest())
    session.do(Earn(1))

    assert session.pending.told[-1].acts[0].n == 2


class TestARolledDie:
    def test_is_final_and_taking_it_back_is_called_undo(self):
        session = a_session(by_app=[], around=with_cloth())
        for mast in ("mast", "bow"):
            session.do(RaiseFlag(mast), {"colour": "green", "coins": 0})
        session.do(Harvest())
        before = session.undo_label
        session.answer(next(session.pending.question.examples()))

        assert before == Message("core.undo.question")
        assert session.pending.rolled
        assert session.undo_label == Message("core.undo.rolled")
