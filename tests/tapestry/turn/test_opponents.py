"""What people gain when an opponent, perhaps a bot, advances or gains a landmark."""

from dataclasses import replace

from companion.games.tapestry.player import Civilization
from tests.tapestry.bots.makers import spaces
from tests.tapestry.bots.tables import a_table, bots_turn


def with_mine(state, **changes):
    """Something else for the person."""
    return replace(state, players={"p1": replace(state.players["p1"], **changes)})


class TestBots:
    def test_broker_of_peace_gives_3_when_a_bot_goes_up_military(self):
        table = with_mine(a_table(), mat={"1": ("broker_of_peace",)})
        entry = bots_turn(table, automa__track="military", shadow__track="technology")

        assert entry.after.players["p1"].score == 3

    def test_a_bots_landmark_opens_the_squares_of_the_historians(self):
        historians = Civilization("historians", True, {"automa": 1, "open.1": 1})
        table = with_mine(a_table(automa=spaces(technology=3)), civilizations=(historians,))
        entry = bots_turn(table, automa__track="technology", shadow__track="military")

        assert entry.after.players["p1"].score == 3
