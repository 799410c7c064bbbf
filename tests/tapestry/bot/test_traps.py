"""Automa rules, "Traps against the human"."""

from companion.games.tapestry.bot.events import bots_of
from companion.games.tapestry.rules.conquering import take
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.state import MapToken
from tests.tapestry.bot.tables import HUMAN, a_table
from tests.tapestry.makers import a_step

PLACE = "-1,2"
RED, BLACK = f"{HUMAN}.conquer.conquer_red", f"{HUMAN}.conquer.conquer_black"


def conquered(*turned_up, hand=3, **changes):
    """The human conquers an Automa territory; these cards are turned up, as the table says."""
    table = a_table(on_map={(-1, 2): "automa", (-1, 3): HUMAN}, hand=hand, **changes)
    keys = [f"{HUMAN}.automa.trap", *(f"{HUMAN}.automa.trap.{n}" for n in range(2, 10))]
    answers = dict(zip(keys, turned_up, strict=False)) | {f"{HUMAN}.conquer.die": "conquer_red"}
    step = a_step(table, answers=answers, by_app=("dice",))
    take(Turn(step, HUMAN), PLACE, "")
    return step


class TestUntilATrapShows:
    """R-trap-1."""

    def test_cards_are_discarded_one_at_a_time(self):
        step = conquered("unknown", "trap")

        assert bots_of(step.state).hand == 1

    def test_then_its_control_stays_and_the_humans_lies(self):
        step = conquered("trap")

        assert step.state.map[PLACE].tokens == (MapToken("automa"), MapToken(HUMAN, True))

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


class TestAfterTheFifthIncomeTurn:
    """R-trap-2."""

    def test_the_bots_spring_none_either(self):
        step = conquered(finished=True, income_turns=5)

        assert bots_of(step.state).hand == 3
        assert step.state.map[PLACE].controller() == HUMAN
