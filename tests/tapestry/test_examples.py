"""The worked examples of the rulebook, number for number."""

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.income.commands import (
    PlayTapestry,
    TakeIncomeGains,
    TakeIncomePoints,
    UpgradeTechnology,
)
from companion.games.tapestry.player import Placed, Tech
from companion.games.tapestry.score import counting
from companion.games.tapestry.state import Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from tests.tapestry.makers import (
    a_table,
    gain,
    in_phase,
    play,
    with_buildings,
    with_capital,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)

THREE_LINES = tuple((row, column) for row in (0, 2) for column in range(9)) + tuple(
    (row, 0) for row in range(9)
)


def with_three_lines(state):
    """Two rows and one column of the capital are complete, nothing else."""
    return with_capital(state, placed=(Placed("academy", THREE_LINES),))


class TestIncomeTurn:
    """Rulebook, "Income turns"."""

    def test_the_first_of_the_neighbours_gains_a_resource_before_the_card_covers_it(self):
        """Step 2: first to a second income turn: 1 resource of choice, then the card."""
        state = with_player(a_table(era=1), hand=("trap",), income_turns=2)
        state = in_phase(state, Phase.INCOME_TAPESTRY)

        played = play(state, PlayTapestry("trap"), {"p1.resource": "food"})

        kinds = [type(event).__name__ for event in played.events]
        assert played.me.resources["food"] == 1
        assert kinds.index("ResourceGained") < kinds.index("TapestryPlayed")

    def test_zeppelins_upgraded_to_the_middle_row(self):
        """Step 3: the circle: advance on exploration without benefit or bonus."""
        state = in_phase(with_techs(a_table(era=2), zeppelins=0), Phase.INCOME_UPGRADE)

        played = play(state, UpgradeTechnology("zeppelins"))

        assert played.me.techs == (Tech("zeppelins", 1),)
        assert played.state.space("p1", "exploration") == 1
        assert played.me.tiles == ()

    def test_2_technologies_3_rows_and_columns_and_1_territory_are_6_points(self):
        """Step 3: the open icons are technologies, the capital and territories, once each."""
        state = with_three_lines(with_techs(a_table(era=2), clocks=0, compass=0))
        state = with_buildings(state, armory=2)
        state = in_phase(state, Phase.INCOME_POINTS)

        played = play(state, TakeIncomePoints())

        assert played.me.score == 2 + 3 + 1
        by_icon = {line.detail: line.amount for line in played.me.points}
        assert by_icon == {"market.1": 2, "house.1": 3, "armory.3": 1}

    def test_3_coins_4_workers_1_food_1_tile_2_culture_1_card(self):
        """Step 4: as many markets, houses and armories gone as the picture shows."""
        state = with_resources(with_buildings(a_table(era=2), market=3, house=4, armory=1))
        state = in_phase(state, Phase.INCOME_GAIN)

        played = play(state, TakeIncomeGains())

        assert played.me.resources == {"coin": 3, "worker": 4, "food": 1, "culture": 2}
        assert len(played.me.tiles) == 1
        assert len(played.me.hand) == 1


class TestAdvanceTurn:
    """Rulebook, "Advance turns"."""

    def test_rafts_pay_explore_and_pay_for_a_tapestry(self):
        state = with_tokens(with_resources(a_table(), coin=1, food=1), exploration=1)
        state = with_player(state, tiles=(5,))
        answers = {"p1.explore.hex": "2,1", "p1.explore.rotation": "0", "p1.bonus": "yes"}

        played = play(state, AdvanceOnTrack("exploration", ("coin",)), answers)

        assert played.state.space("p1", "exploration") == 2
        assert played.state.map["2,1"].tile == 5
        assert len(played.me.hand) == 1
        assert sum(played.me.resources.values()) == 1 + 1 - 2 + 1  # the tile gives 1 food


class TestExploration:
    """Rulebook, "Exploration"."""

    def test_two_aligned_sides_are_2_points_then_the_tile_gives_1_culture(self):
        """Mountains meet mountains, water meets water; desert on grass does not count."""
        state = with_player(a_table(), tiles=(4,))
        answers = {"p1.explore.hex": "3,-1", "p1.explore.rotation": "2"}

        played = gain(state, Benefit(Verb.EXPLORE), answers=answers)

        assert played.points() == {"exploration": 2}
        assert played.me.resources["culture"] == 1


class TestTechnology:
    """Rulebook, "Upgrade"."""

    def test_circle_advance_on_exploration_without_benefit_or_bonus(self):
        state = in_phase(with_techs(a_table(era=2), zeppelins=0), Phase.INCOME_UPGRADE)

        played = play(state, UpgradeTechnology("zeppelins"))

        assert played.questions.keys() == set()
        assert played.state.space("p1", "exploration") == 1

    @pytest.mark.parametrize("owner", ["p1", "p2"])
    def test_square_needs_tier_2_on_exploration_of_you_or_a_neighbour(self, owner):
        state = in_phase(with_techs(a_table(era=2), zeppelins=1), Phase.INCOME_UPGRADE)
        with pytest.raises(RuleBroken):
            play(state, UpgradeTechnology("zeppelins"))

        played = play(with_tokens(state, owner, exploration=4), UpgradeTechnology("zeppelins"))

        assert played.me.techs == (Tech("zeppelins", 2),)


class TestScience:
    """Rulebook, "Advance on a track"."""

    def test_technology_without_benefit_or_bonus(self):
        crossed = Benefit(Verb.ADVANCE, tracks=("technology",), benefit=False)

        played = gain(with_resources(a_table(), coin=3), crossed)

        assert played.state.space("p1", "technology") == 1
        assert played.me.techs == ()
        assert played.me.resources["coin"] == 3


class TestCapital:
    """Rulebook, "Buildings and capitals"."""

    def test_3_complete_rows_and_columns_are_3_points(self):
        played = gain(with_three_lines(a_table()), Benefit(Verb.SCORE_CAPITAL))

        assert played.me.score == 3


class TestQuestions:
    """Rulebook, questions on the technology track."""

    def test_after_ai_singularity_the_track_counts_12(self):
        state = with_tokens(with_resources(a_table(), coin=2), technology=11)
        played = play(
            state, AdvanceOnTrack("technology", ("coin", "coin")), {"p1.restart.track": "science"}
        )

        assert played.state.tracks["p1"]["technology"] == ()
        assert counting.count(played.state, "p1", "technology_spaces") == 12
