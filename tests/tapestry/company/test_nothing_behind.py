"""A power, a card, a resource, a place: what a turn spends, plays or gains is asked, or told."""

import pytest

from companion.core.chance import DICE
from companion.core.step import Unanswered
from companion.games.tapestry.cards.events_of_tapestries import TapestryPlayed
from companion.games.tapestry.cards.upgrading import TOP, gain_side
from companion.games.tapestry.city import building
from companion.games.tapestry.income.commands import TakeIncomeGains
from companion.games.tapestry.player import Placed
from companion.games.tapestry.state import Phase
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    a_step,
    a_table,
    in_phase,
    play,
    with_buildings,
    with_capital,
    with_player,
    with_techs,
    with_tokens,
)
from tests.tapestry.mats import used

MATS = ("leaders", "historians", "islanders", "tinkerers", "artificers", "inventors", "spies")


def rich():
    """Somebody with a little of everything, beside a neighbour with the same."""
    state = with_tokens(with_tokens(a_table(era=2), science=3, military=2), "p2", science=5)
    for player in ("p1", "p2"):
        state = with_player(state, player, tiles=(3, 7), hand=("tyranny", "colonialism"))
        state = with_techs(state, player, **{"radio" if player == "p1" else "paper": 1})
    return state


class TestAPower:
    @pytest.mark.parametrize("mat", MATS)
    def test_is_used_as_its_owner_says(self, mat):
        with pytest.raises(Unanswered) as asked:
            used(mat, rich())

        assert asked.value.question.key.startswith("p1.")

    def test_gamblers_play_one_of_three_real_cards(self):
        said = {
            "p1.draw.tapestry": "colonialism",
            "p1.draw.tapestry.2": "tyranny",
            "p1.draw.tapestry.3": "feudalism",
        }
        with pytest.raises(Unanswered) as asked:
            used("gamblers", answers=said, by_app=(DICE,))
        assert asked.value.question.key == "p1.gamblers"

        done = used("gamblers", answers={**said, "p1.gamblers": "colonialism"}, by_app=(DICE,))
        assert [one.card for one in done.events if isinstance(one, TapestryPlayed)] == [
            "colonialism"
        ]


class TestATechnology:
    def test_of_printing_press_which_tapestry_is_played(self):
        state = with_player(a_table(era=2), hand=("tyranny", "colonialism"))
        with pytest.raises(Unanswered) as asked:
            gain_side(Turn(a_step(state), "p1"), "printing_press", TOP)

        assert asked.value.question.ids == ("tyranny", "colonialism")


class TestAnIncomeTurn:
    def test_which_resource_a_district_gives_is_asked(self):
        """Eight of its nine plots are covered, and the ninth comes with a power."""
        cells = [(row, column) for row in range(3) for column in range(3)]
        placed = tuple(Placed("house", (cell,)) for cell in cells[1:])
        state = with_capital(in_phase(a_table(era=2), Phase.INCOME_POWERS), placed=placed)
        state = with_capital(state, mat="", grid=("." * 9,) * 9)
        with pytest.raises(Unanswered) as asked:
            building.place(Turn(a_step(state), "p1"), "farm", "0,0,0")

        assert asked.value.question.key == "p1.resource"

    def test_what_was_drawn_is_told(self):
        state = with_buildings(in_phase(a_table(era=2), Phase.INCOME_GAIN), market=2, farm=2)
        done = play(state, TakeIncomeGains())
        drawn = {type(one).__name__ for one in done.events}

        assert drawn & {"TapestryGained", "TerritoryTileGained"}
        acts = [act for one in done.events for act in one.acts(state)]
        assert any("tapestry" in act.piece or "territory" in act.piece for act in acts)
