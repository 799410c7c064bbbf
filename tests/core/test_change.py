"""It differs, and changing an earlier entry."""

from __future__ import annotations

import pytest

from companion.core.message import Message
from companion.core.question import Amount
from companion.core.rerun import OfRules
from companion.errors import NothingToDo, RuleBroken
from tests.core import toy
from tests.core.makers import a_session, reopened, with_cloth
from tests.core.toy import Draw, Earn, Pay, RaiseFlag, Shuffle


class TestItDiffers:
    def test_the_last_step_with_one_answer_changed(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 3})
        session.differ({"pole": "blue"})

        assert session.state.flags == {"mast": "red blue red"}
        assert len(session.entries) == 1
        assert reopened(session).state == session.state

    def test_what_rules_decide_follows_from_it(self):
        session = a_session(around=with_cloth())
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 3})
        session.differ({"coins": 1})

        assert session.state.flags == {"mast": "red green red"}

    def test_what_may_differ_can_be_listed(self):
        session = a_session(around=with_cloth())
        entry = session.do(RaiseFlag("mast"), {"colour": "red", "coins": 3})

        assert set(session.questions(entry)) == {"colour", "coins", "pole", "cloth"}


class TestChangingAnEarlierEntry:
    def test_later_commands_run_again_and_the_table_differs(self):
        session = a_session()
        first = session.do(Earn(3))
        session.do(Earn(4))

        rerun = session.preview_change(first.id, Earn(1))

        assert session.state.coins == 7
        assert [(d.key, d.before, d.after) for d in rerun.differences] == [("coins", 7, 5)]
        session.accept(rerun)
        assert session.state.coins == 5
        assert reopened(session).state == session.state

    def test_a_recorded_roll_is_used_again(self):
        session = a_session()
        first = session.do(Earn(3))
        session.do(Draw())
        worth = session.state.coins - 3

        session.accept(session.preview_change(first.id, Earn(0)))

        assert session.state.coins == worth

    def test_a_recorded_shuffle_is_an_order_of_the_cards_still_in_it(self):
        session = a_session()
        first = session.do(Shuffle(9))
        before = session.state.deck

        rerun = session.preview_change(first.id, Shuffle(11))

        after = rerun.state.deck
        assert [card for card in after if int(card) <= 9] == list(before)
        assert set(after) == {str(card) for card in range(1, 12)}
        assert [rolled.key for rolled in rerun.rolled_anew] == ["deck"]

    def test_the_first_command_that_no_longer_fits_is_shown(self):
        session = a_session()
        first = session.do(Earn(3))
        paid = session.do(Pay(3))
        session.do(Earn(1))

        rerun = session.preview_change(first.id, Earn(1))

        assert rerun.stuck.entry.id == paid.id
        assert rerun.stuck.reason == Message("toy.too_few", n=1)
        assert rerun.remaining == 1
        without = session.preview(rerun.leaving_out())
        assert without.whole
        assert without.state.coins == 2

    def test_a_step_can_be_left_out(self):
        session = a_session()
        first = session.do(Earn(3))
        session.do(Earn(4))

        session.accept(session.preview_change(first.id, without=[first.id]))

        assert session.state.coins == 4

    def test_what_is_asked_only_now_is_asked(self):
        session = a_session(by_app=["dice"])
        first = session.do(Shuffle(3))
        session.do(Draw(), {"card": "3"})

        rerun = session.preview_change(first.id, Shuffle(2))

        assert rerun.asked.key == "card"
        whole = session.preview(rerun.with_answer("1"))
        assert whole.state.hand == ("1",)

    def test_what_can_come_to_one_thing_alone_is_not_asked(self):
        session = a_session(by_app=["dice"])
        first = session.do(Shuffle(2))
        session.do(Draw(), {"card": "2"})

        rerun = session.preview_change(first.id, Shuffle(1))

        assert rerun.asked is None
        assert rerun.state.hand == ("1",)

    def test_a_stale_preview_is_refused(self):
        session = a_session()
        first = session.do(Earn(3))
        rerun = session.preview_change(first.id, Earn(1))
        session.do(Earn(4))

        with pytest.raises(NothingToDo):
            session.accept(rerun)

    def test_redo_is_gone_but_the_old_branch_stays_readable(self):
        session = a_session()
        first = session.do(Earn(3))
        last = session.do(Earn(4))
        session.accept(session.preview_change(first.id, Earn(1)))
        session.jump(last.id)

        assert session.state.coins == 7


class TestRulesPutRightSince:
    """A game of older rules: what would be otherwise anyhow is not laid to the change."""

    @pytest.fixture
    def older(self, monkeypatch):
        session = a_session(around=with_cloth())
        session.do(Earn(3))
        session.do(RaiseFlag("mast"), {"colour": "red", "coins": 3})
        session.do(Pay(2))
        monkeypatch.setattr(toy, "COLOURS", ("blue", "green", "red"))  # the pole is another
        return session

    def test_say_what_comes_of_them_and_what_of_the_change(self, older):
        rerun = older.preview_change(older.entries[0].id, Earn(5))
        found = older.of_rules(rerun)

        assert [one.key for one in rerun.differences] == ["coins", "flag.mast"]
        assert [one.key for one in found.differences] == ["flag.mast"]
        assert not found.stop

    def test_say_so_where_nothing_is_changed(self, older):
        rerun = older.preview_change(older.entries[0].id)

        assert older.of_rules(rerun).differences == rerun.differences
        assert rerun.differences

    def test_say_so_of_what_no_longer_fits(self, older, monkeypatch):
        monkeypatch.setattr(Pay, "verify", refuse)
        rerun = older.preview_change(older.entries[0].id, Earn(5))

        assert rerun.stuck.reason.key == "toy.refused"
        assert older.of_rules(rerun).stop

    def test_say_so_of_what_is_asked_now(self, older, monkeypatch):
        monkeypatch.setattr(Pay, "carry_out", ask)
        rerun = older.preview_change(older.entries[0].id, Earn(5))

        assert rerun.asked.key == "new"
        assert older.of_rules(rerun).stop

    def test_are_not_blamed_for_what_the_change_does(self):
        session = a_session()
        first = session.do(Earn(3))
        session.do(Pay(3))
        rerun = session.preview_change(first.id, Earn(1))

        assert rerun.stuck
        assert session.of_rules(rerun) == OfRules()
        assert session.of_rules(session.preview_change(first.id, Earn(9))) == OfRules()
        assert session.of_rules(session.preview_change(first.id)) == OfRules()

    def test_that_stumble_stop_at_that_step(self, older, monkeypatch):
        monkeypatch.setattr(Pay, "carry_out", lambda _self, _step: {}["gone"])

        assert older.preview_change(1, Earn(5)).stuck.reason.key == "core.waiting.rules_changed"
        with pytest.raises(RuleBroken) as refusal:
            older.preview_change(3)
        assert refusal.value.message.key == "core.waiting.rules_changed"
        assert older.of_rules(older.preview_change(3, Earn(1), without=[])) == OfRules()


def refuse(_self, _state):
    raise RuleBroken("toy.refused")


def ask(_self, step):
    step.ask(Amount("new", Message("toy.new"), 0, 1))
