"""What is told is made of what happened: scopes, headings, and acts joined into lines."""

from __future__ import annotations

from companion.core.act import Act, Verb
from companion.core.instruction import Instruction, Why
from companion.core.journal import MemoryJournal
from companion.core.message import Message
from companion.core.session import Session
from companion.core.step import Sources, Step
from companion.core.telling import lines, marks_from_json, marks_to_json
from tests.core.makers import a_session, reopened, with_cloth
from tests.core.toy import TOY, CoinsChanged, Count, Draw, Earn, Harvest, RaiseFlag, State

WHY = Why("T-9", Message("toy.autumn"))
DEEPER = Why("T-10", Message("toy.deeper"))
TAKEN = "core.act.take"


def a_step() -> Step[State]:
    return Step(State(), Sources())


def told(step: Step[State]) -> tuple[Instruction, ...]:
    return lines(TOY, State(), step.events, step.marks, step.answers)


def coins(line: Instruction) -> list[int]:
    return [act.n for act in line.acts]


class TestJoining:
    def test_neighbours_that_agree_are_one_line(self):
        step = a_step()
        with step.because(WHY):
            step.record(CoinsChanged(2))
            step.record(CoinsChanged(3))
        [line] = told(step)

        assert line.acts == (Act(Verb.TAKE, "coin", 5, "supply", "purse"),)
        assert line.text.key == TAKEN
        assert line.places == ("supply", "purse")

    def test_what_goes_another_way_is_another_line(self):
        step = a_step()
        step.record(CoinsChanged(2))
        step.record(CoinsChanged(-1))

        assert [line.acts[0].verb for line in told(step)] == [Verb.TAKE, Verb.PAY]

    def test_never_across_a_scope(self):
        step = a_step()
        step.record(CoinsChanged(2))
        with step.because(WHY):
            step.record(CoinsChanged(3))
        step.record(CoinsChanged(4))

        assert [coins(line) for line in told(step)] == [[2], [3], [4]]

    def test_never_across_a_roll_or_a_shuffle(self):
        step = a_step()
        step.record(CoinsChanged(2))
        step.shuffle("deck", "abc")
        step.record(CoinsChanged(3))
        again = marks_from_json(marks_to_json(step.marks, len(step.events)))

        assert [coins(line) for line in told(step)] == [[2], [3]]
        assert lines(TOY, State(), step.events, again, ()) == told(step)

    def test_plain_words_keep_their_place(self):
        step = a_step()
        step.record(CoinsChanged(2))
        step.tell(Instruction("say", Message("toy.lay")))
        step.record(CoinsChanged(3))

        assert [line.text.key for line in told(step)] == [TAKEN, "toy.lay", TAKEN]


class TestScopes:
    def test_reasons_are_given_with_the_first_line(self):
        step = a_step()
        with step.because(WHY, key="harvest"):
            step.record(CoinsChanged(2))
            step.record(CoinsChanged(-2))

        assert [(line.key, line.whys) for line in told(step)] == [
            ("harvest", (WHY,)),
            ("harvest.2", ()),
        ]

    def test_inner_scopes_inherit_what_was_not_said_yet(self):
        step = a_step()
        with step.because(WHY, key="harvest", places=("field",)), step.because(DEEPER):
            step.record(CoinsChanged(2))
        [line] = told(step)

        assert (line.key, line.whys, line.places) == ("harvest", (WHY, DEEPER), ("field",))

    def test_a_heading_stands_above_even_where_nothing_happens(self):
        step = a_step()
        with step.because(WHY, heading=Message("toy.harvest"), key="harvest"):
            step.record(CoinsChanged(0))
        [heading] = told(step)

        assert (heading.text.key, heading.whys, heading.acts) == ("toy.harvest", (WHY,), ())

    def test_lines_name_the_heading_they_stand_under(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 0})
        heading, coin, flag = session.do(Harvest()).told

        assert (heading.under, coin.under, flag.under) == ("", "harvest", "harvest")
        assert (coin.whys, flag.whys[0].rule) == ((), "T-3")

    def test_a_line_differs_by_a_question_that_was_asked(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 0})
        lines = session.do(Harvest()).told

        assert [line.differs for line in lines] == ["", "", "flag.1"]

    def test_nothing_is_said_of_what_changes_nothing(self):
        assert a_session().do(Earn(0)).told == ()


class TestAskedMeanwhile:
    def test_a_question_knows_what_was_told_and_the_state_so_far(self):
        session = a_session(around=with_cloth(), by_app=())
        for flag in ("mast", "stern"):
            session.do(RaiseFlag(flag), {"colour": "red", "coins": 0})
        session.do(Harvest())
        session.answer("4")

        assert session.pending.state.coins == 6
        assert [coins(line) for line in session.pending.told] == [[], [2], [4]]
        assert session.state.coins == 0

    def test_a_question_asked_again_says_which_of_how_many(self):
        session = a_session(around=with_cloth(), by_app=())
        for flag in ("mast", "stern"):
            session.do(RaiseFlag(flag), {"colour": "red", "coins": 0})
        first = session.do(Harvest())
        second = session.answer("4")

        assert [(one.number, one.of) for one in (first, second)] == [(1, 2), (2, 2)]

    def test_a_question_asked_once_does_not(self):
        assert a_session().do(RaiseFlag("mast")).of == 0


class TestTheJournal:
    def test_keeps_scopes_and_not_what_is_made_of_them(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 3})
        session.do(Harvest())
        line = session.journal.lines[-1]

        assert "told" not in line
        assert reopened(session).entries[-1].told == session.entries[-1].told

    def test_what_was_told_in_the_old_format_is_shown_and_nothing_else(self):
        session = a_session()
        session.do(Draw())
        line = session.journal.lines[-1]
        del line["scopes"]
        line["told"] = [{"key": "old", "text": "toy.lay"}]
        session.journal.lines[0]["head"]["format"] = 1

        assert [one.key for one in reopened(session).entries[-1].told] == ["old"]

    def test_the_old_format_goes_on_in_the_new_one(self):
        lines = a_session().journal.lines
        lines[0]["head"]["format"] = 1
        session = Session.open(TOY, MemoryJournal(lines))
        session.do(Earn(2))
        session.do(Earn(3))

        assert [line for line in session.journal.lines if "format" in line] == [{"format": 2}]
        assert reopened(session).state == session.state


class TestPuttingRight:
    def test_undo_says_what_goes_back(self):
        session = a_session()
        session.do(Earn(3))
        session.undo()
        [line] = session.put_right

        assert line.acts == (Act(Verb.MOVE, "coin", 3, "purse", "supply"),)

    def test_a_card_goes_back_on_its_deck(self):
        session = a_session()
        session.do(Draw())
        card = session.state.hand[0]
        session.undo()

        acts = [line.acts[0] for line in session.put_right]
        assert Act(Verb.MOVE, f"card:{card}", 1, "hand", "deck:main@top") in acts

    def test_a_correction_moved_nothing(self):
        session = a_session()
        session.do(Count(5))
        session.undo()

        assert session.put_right == ()

    def test_a_question_given_up_takes_back_what_was_told(self):
        session = a_session(around=with_cloth(), by_app=())
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 0})
        session.do(Harvest())
        session.drop()

        assert [coins(line) for line in session.put_right] == [[2]]

    def test_a_change_lists_the_way_from_the_old_table_to_the_new(self):
        session = a_session()
        first = session.do(Earn(3))
        session.do(Earn(4))
        session.accept(session.preview_change(first.id, Earn(1)))

        assert [line.acts[0].n for line in session.put_right] == [2]

    def test_the_next_step_clears_it(self):
        session = a_session()
        session.do(Earn(3))
        session.undo()
        session.do(Earn(1))

        assert session.put_right == ()
