"""Automa rules, "Traps against the human"."""

from dataclasses import replace

import pytest

from companion.core.step import Unanswered
from companion.core.telling import Scope
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.land.conquering import take
from companion.games.tapestry.state import MapToken
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.bots.tables import HUMAN, a_table, solo
from tests.tapestry.makers import a_step

PLACE = "-1,2"
MM = solo(expansions=("MM",))
RED, BLACK = f"{HUMAN}.conquer.conquer_red", f"{HUMAN}.conquer.conquer_black"


def scopes(step):
    """Why things happened in a step."""
    return [mark.what for mark in step.marks if isinstance(mark.what, Scope)]


def conquered(*turned_up, hand=3, top="", told=None, also=None, **changes):
    """The human conquers an Automa territory; these cards are turned up, as the table says.

    With `top` the app's own cards are turned up, this one first.
    """
    on_map = {(-1, 2): "automa", (-1, 3): HUMAN} | (also or {})
    table = a_table(on_map=on_map, hand=hand, **changes)
    by_app = ("dice", "cards") if top else ("dice",)
    if top:
        deck = replace(table.decks["tapestry"], cards=(top,))
        table = replace(table, decks={**table.decks, "tapestry": deck})
    at = str(turned_up.index("trap") + 1) if "trap" in turned_up else "none"
    asked = {f"{HUMAN}.automa.trap_at": at} if turned_up else {}
    answers = asked | {f"{HUMAN}.conquer.die": "conquer_red"}
    step = a_step(table, answers=answers | (told or {}), by_app=by_app)
    take(Turn(step, HUMAN), PLACE, "")
    return step


class TestUntilATrapShows:
    """R-trap-1."""

    def test_cards_are_discarded_one_at_a_time(self):
        step = conquered("unknown", "trap")

        assert bots_of(step.state).hand == 1

    def test_of_real_cards_one_question_asks_which_it_was(self):
        step = conquered("unknown", "trap")

        assert [key for key in step.answers if "trap" in key] == [f"{HUMAN}.automa.trap_at"]
        assert [e.card for e in step.events if type(e).__name__ == "AutomaCardDiscarded"] == [
            "unknown",
            "trap",
        ]

    @pytest.mark.parametrize(
        ("cards", "said"), [(("trap",), "trap.automas"), (("unknown",) * 3, "trap.none")]
    )
    def test_the_human_is_told(self, cards, said):
        headings = [one.heading.key for one in scopes(conquered(*cards)) if one.heading]

        assert headings[:2] == ["tapestry.bot.do.trap.turned_up", f"tapestry.bot.do.{said}"]

    def test_then_its_control_stays_and_the_humans_lies(self):
        step = conquered("trap")

        assert step.state.map[PLACE].tokens == (MapToken("automa"), MapToken(HUMAN, True))

    def test_it_may_be_the_second_human_outpost_toppled(self):
        """R-conq-8: scored at once, not when the bots next act."""
        step = conquered("trap", also={(-2, 1): "p1/ automa"})

        assert step.state.achievements["topple_two"] == ("automa",)
        assert bots_of(step.state).score == 10
        assert [one.differs for one in scopes(step) if one.icon == "achievement"] == [
            "automa.topple_two"
        ]

    def test_the_first_outpost_it_topples_is_not_enough(self):
        step = conquered("trap")

        assert step.state.achievements == {}
        assert not any(one.icon == "achievement" for one in scopes(step))

    def test_the_dice_are_still_rolled(self):
        step = conquered("trap")

        assert {RED, BLACK} <= set(step.answers)

    def test_or_none_is_left(self):
        step = conquered("unknown", "unknown", "unknown")

        assert bots_of(step.state).hand == 0
        assert step.state.map[PLACE].controller() == HUMAN

    def test_cards_on_its_mat_are_not_touched(self):
        step = conquered("unknown", hand=1, covered=2)

        assert bots_of(step.state).covered == 2


class TestPlansAndPloys:
    """Two of its cards are traps where what they ask for holds: the table reads them."""

    @pytest.mark.parametrize(("said", "control"), [("trap", "automa"), ("unknown", HUMAN)])
    def test_retreat_is_asked_of_the_table(self, said, control):
        told = {f"{HUMAN}.automa.retreat": said}

        step = conquered(top="retreat", hand=1, options=MM, told=told)

        assert step.state.map[PLACE].controller() == control
        assert bots_of(step.state).hand == 0

    def test_what_a_helper_says_is_marked_so(self):
        with pytest.raises(Unanswered) as asked:
            conquered(hand=1, options=MM)

        assert asked.value.question.note.key == "tapestry.note.automa_traps"

    def test_surrender_is_none(self):
        step = conquered(top="surrender", hand=1, options=MM)

        assert step.state.map[PLACE].controller() == HUMAN


class TestAfterTheFifthIncomeTurn:
    """R-trap-2."""

    def test_the_bots_spring_none_either(self):
        step = conquered(finished=True, income_turns=5)

        assert bots_of(step.state).hand == 3
        assert step.state.map[PLACE].controller() == HUMAN
