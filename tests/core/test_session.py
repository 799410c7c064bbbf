"""The way of a tap: verify, ask, do; durable before it shows; back and forth in time."""

from __future__ import annotations

import pytest

from companion.core.answers import Answer
from companion.core.command import Entry
from companion.core.head import read_head
from companion.core.journal import FileJournal, MemoryJournal
from companion.core.message import Message
from companion.core.question import Question
from companion.core.session import Session, Surroundings
from companion.errors import (
    AnswerRefused,
    Damaged,
    NothingToDo,
    NotKept,
    RuleBroken,
    TooNew,
    UnknownKind,
)
from tests.core.makers import a_session, reopened, with_cloth
from tests.core.toy import TOY, Draw, Earn, Pay, RaiseFlag, Shuffle


class TestDoing:
    def test_a_command_changes_the_state_and_is_an_entry(self):
        session = a_session()

        entry = session.do(Earn(3))

        assert isinstance(entry, Entry)
        assert session.state.coins == 3
        assert entry.label == Message("toy.earned", n=3)

    def test_what_the_rules_refuse_leaves_no_trace(self):
        session = a_session()
        lines = list(session.journal.lines)

        with pytest.raises(RuleBroken) as refusal:
            session.do(Pay(1))

        assert session.why_not(Pay(1)) == refusal.value.message
        assert session.journal.lines == lines
        assert session.entries == ()

    def test_nothing_shows_that_is_not_kept(self):
        session = a_session()
        shown = []
        session.watch(lambda: shown.append(session.state.coins))

        def full_disk(line):
            raise NotKept("core.save.not_kept", reason="full")

        session.journal.append = full_disk
        with pytest.raises(NotKept):
            session.do(Earn(1))

        assert (session.state.coins, shown) == (0, [])

    def test_a_stopped_watcher_is_not_called(self):
        session = a_session()
        shown = []
        stop = session.watch(lambda: shown.append(session.state.coins))
        session.do(Earn(1))
        stop()
        session.do(Earn(1))

        assert shown == [1]

    def test_instructions_are_kept_with_the_step(self):
        session = a_session()
        session.do(Draw())

        told = reopened(session).entries[-1].told

        assert told == session.entries[-1].told
        assert [one.key for one in told] == ["act", "act.2", "lay"]
        assert told[-1].whys[0].rule == "T-1"


class TestQuestions:
    def test_a_command_stops_at_its_first_question_with_nothing_done(self):
        session = a_session()

        question = session.do(RaiseFlag("mast"))

        assert isinstance(question, Question)
        assert question.key == "colour"
        assert session.state.flags == {}

    def test_answers_lead_to_the_next_question_and_then_to_the_step(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"))

        second = session.answer("green")
        entry = session.answer(4)

        assert second.key == "coins"
        assert isinstance(entry, Entry)
        assert session.state.flags == {"mast": "green green red"}
        assert session.pending is None

    def test_an_answer_is_kept_at_once(self):
        session = a_session()
        session.do(RaiseFlag("mast"))
        session.answer("green")

        again = reopened(session)

        assert again.pending.question.key == "coins"
        again.answer(4)
        again.answer("blue")
        assert again.state.flags == {"mast": "green green blue"}

    def test_a_wrong_answer_is_refused_and_the_question_stays(self):
        session = a_session()
        session.do(RaiseFlag("mast"))

        with pytest.raises(AnswerRefused):
            session.answer("pink")

        assert session.pending.question.key == "colour"

    def test_a_question_can_be_given_up(self):
        session = a_session()
        session.do(RaiseFlag("mast"))
        session.undo()

        assert session.pending is None
        assert reopened(session).pending is None

    def test_another_command_is_a_step_before_it(self):
        session = a_session()
        session.do(RaiseFlag("mast"))
        session.do(Earn(1))

        assert session.state.coins == 1
        assert session.pending.question.key == "colour"
        assert reopened(session).pending.question == session.pending.question

    def test_an_answer_nobody_asked_for(self):
        with pytest.raises(NothingToDo):
            a_session().answer("red")

    def test_answers_can_come_with_the_command(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 2})

        assert session.state.flags == {"mast": "red blue red"}


class TestHouseFacts:
    def test_a_fact_is_asked_once_and_remembered(self):
        facts: dict[str, Answer] = {}
        around = Surroundings(facts=facts.get, remember=facts.__setitem__)
        session = a_session(around=around)
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 1, "cloth": "blue"})

        entry = session.do(RaiseFlag("stern"), {"colour": "red", "coins": 1})

        assert facts == {"cloth": "blue"}
        assert isinstance(entry, Entry)

    def test_a_later_change_of_mind_never_changes_an_old_game(self):
        session = a_session(around=with_cloth("red"))
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 1})

        again = reopened(session, with_cloth("green"))
        again.differ({"coins": 2})

        assert again.state.flags == {"mast": "red blue red"}


class TestChance:
    def test_the_same_seed_gives_the_same_game(self):
        first, second = a_session(), a_session()
        for session in (first, second):
            session.do(Shuffle(9))
            session.do(Draw())

        assert first.state == second.state

    def test_undone_and_done_again_it_rolls_the_same(self):
        session = a_session()
        session.do(Draw())
        rolled = session.state
        session.undo()
        session.do(Draw())

        assert session.state == rolled

    def test_real_cards_and_dice_are_asked(self):
        session = a_session(by_app=())

        first = session.do(Draw())
        second = session.answer("7")
        session.answer("6")

        assert (first.kind, second.kind) == ("cards", "dice")
        assert session.state.hand == ("7",)
        assert session.state.coins == 6

    def test_switched_in_mid_game(self):
        session = a_session()
        session.use_app("cards", False)

        question = session.do(Draw())
        session.use_app("cards", True)

        assert question.kind == "cards"
        assert session.pending is None
        assert session.state.hand == ("1",)
        assert reopened(session).state == session.state
        assert reopened(session).by_app == {"cards", "dice"}


class TestUndo:
    def test_through_the_whole_game_and_back(self):
        session = a_session()
        for coins in range(1, 6):
            session.do(Earn(coins))
        states = [entry.after for entry in session.entries]
        for _ in range(5):
            session.undo()
        start = session.state
        back = []
        for _ in range(5):
            session.redo()
            back.append(session.state)

        assert start.coins == 0
        assert back == states

    def test_it_names_what_it_undoes(self):
        session = a_session()
        session.do(Earn(3))

        assert session.undo_label == Message("toy.earned", n=3)
        assert session.redo_label is None
        session.undo()
        assert session.redo_label == Message("toy.earned", n=3)
        assert session.undo_label is None

    def test_across_a_restart(self):
        session = a_session()
        session.do(Draw())
        drawn = session.state
        session.undo()
        again = reopened(session)
        again.redo()

        assert again.state == drawn

    def test_nothing_to_undo_or_redo(self):
        session = a_session()

        with pytest.raises(NothingToDo):
            session.undo()
        with pytest.raises(NothingToDo):
            session.redo()

    def test_a_branch_left_behind_can_be_jumped_to(self):
        session = a_session()
        left = session.do(Earn(5))
        session.undo()
        session.do(Earn(1))
        session.jump(left.id)

        assert session.state.coins == 5
        assert reopened(session).state.coins == 5

    def test_a_jump_to_nowhere(self):
        with pytest.raises(NothingToDo):
            a_session().jump(99)


class TestOpening:
    def test_another_game_is_refused(self):
        session = a_session()
        session.journal.lines[0]["head"]["game"] = "chess"

        with pytest.raises(Damaged):
            reopened(session)

    def test_a_newer_format_is_left_alone(self):
        session = a_session()
        session.journal.lines[0]["head"]["format"] = 99

        with pytest.raises(TooNew):
            reopened(session)

    def test_a_line_that_makes_no_sense_is_named(self):
        session = a_session()
        session.journal.append({"step": 5, "after": 4})

        with pytest.raises(Damaged) as damage:
            reopened(session)

        assert damage.value.message.params["line"] == 2

    def test_a_file_tells_the_same_game(self, tmp_path):
        journal = FileJournal(tmp_path / "game.jsonl")
        session = a_session(journal, around=with_cloth())
        session.do(Draw())
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 3})
        journal.close()

        again = Session.open(TOY, FileJournal(tmp_path / "game.jsonl"))

        assert again.state == session.state
        assert again.entries[-1].answers == session.entries[-1].answers
        assert again.entries[-1].command == session.entries[-1].command


class TestTheTime:
    def test_of_each_step_is_kept(self):
        hours = [20]
        session = a_session(around=Surroundings(now=lambda: f"2026-11-18T{hours[-1]}:00:00+00:00"))
        for earned in (1, 2):
            hours.append(20 + earned)
            session.do(Earn(earned))

        assert session.head.at == "2026-11-18T20:00:00+00:00"
        assert [entry.at[11:13] for entry in reopened(session).entries] == ["21", "22"]

    def test_is_not_written_where_there_is_no_clock(self):
        session = a_session()
        session.do(Earn(1))

        assert "at" not in session.journal.lines[-1]
        assert "waiting" not in session.journal.lines[-1]
        assert "by_app" not in session.journal.lines[-1]


class TestAHead:
    @pytest.mark.parametrize("lines", [[], [{}], [{"step": 1}], [{"head": 3}], [{"head": None}]])
    def test_is_the_first_line(self, lines):
        with pytest.raises(Damaged):
            read_head(lines)

    @pytest.mark.parametrize("number", [3, 10**6])
    def test_of_a_newer_format_is_not_read(self, number):
        with pytest.raises(TooNew):
            read_head([{"head": {"format": number}}])


def test_a_sentence_on_a_line_that_makes_no_sense_is_not_as_long_as_the_line():
    lines = [*a_session().journal.lines, {"step": 1, "after": 0, "events": [["x" * 9_000, 1, {}]]}]
    with pytest.raises((Damaged, UnknownKind)) as refused:
        Session.open(TOY, MemoryJournal(lines))

    assert all(len(str(said)) <= 200 for said in refused.value.message.params.values())
