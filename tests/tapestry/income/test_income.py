"""Rulebook, "Income turns": reserve, points, income; player aid, the same."""

from companion.games.tapestry.income.commands import (
    NextStep,
    TakeIncomeGains,
    TakeIncomePoints,
    UpgradeTechnology,
    UseReserve,
)
from companion.games.tapestry.income.commands_of_reserve import ReserveItem
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import Reserved, Tech
from companion.games.tapestry.score import counting
from tests.tapestry.makers import (
    GAIN,
    POINTS,
    TAPESTRY,
    UPGRADE,
    a_gain,
    a_table,
    gain,
    in_phase,
    play,
    refused,
    with_buildings,
    with_player,
    with_resources,
    with_techs,
)

FUTURES = (Expansion.FANTASIES_AND_FUTURES,)


class TestReserve:
    """FF: items in reserve."""

    def at_turn_5(self):
        state = a_table(era=5, expansions=FUTURES)
        return in_phase(with_player(state, reserve=(Reserved("tapestry"),)), TAPESTRY)

    def test_used_in_turn_5_before_the_upgrade(self):
        state = with_techs(self.at_turn_5(), canned_food=0)

        played = play(state, UseReserve())

        assert played.me.reserve == ()
        assert len(played.me.hand) == 1
        assert played.state.phase is UPGRADE

    def test_not_before_turn_5(self):
        state = with_player(self.at_turn_5(), income_turns=4)

        assert refused(state, UseReserve()) == "tapestry.broken.reserve_waits"

    def test_used_although_the_card_is_covered(self):
        state = with_player(self.at_turn_5(), mat={"4": ("microbial_magic", "academia")})

        assert play(state, UseReserve()).me.reserve == ()

    def test_a_reserved_farm_is_not_in_the_capital(self):
        """ "Do not place it in your capital before turn 5": Cars counts farms there."""
        state = with_buildings(a_table(), farm=2)
        state = with_player(state, reserve=(Reserved("farm"),))

        assert counting.count(state, "p1", "farm") == 1
        assert counting.count(state, "p1", "income_building") == 1
        assert counting.count(with_player(state, reserve=()), "p1", "farm") == 2


class TestReservedFarm:
    """FF, the example: a farm on the card raises income and is placed in turn 5."""

    def reserved(self):
        return play(a_table(era=2, expansions=FUTURES), ReserveItem("p1", "farm")).state

    def test_it_raises_income_at_once(self):
        played = play(in_phase(with_resources(self.reserved()), GAIN), TakeIncomeGains())

        assert played.me.resources["food"] == 2

    def test_it_is_not_in_the_capital_before_turn_5(self):
        me = self.reserved().players["p1"]

        assert me.capital.placed == ()
        assert me.waiting == ()

    def test_it_is_not_gained_again(self):
        """The farm in reserve cannot be gained with Tunnels: the next one is."""
        played = gain(self.reserved(), a_gain("farm"), answers={"p1.city.place": "later"})

        assert played.me.buildings["farm"] == 2
        assert played.me.waiting == ("farm",)
        assert played.me.reserve == (Reserved("farm"),)

    def test_in_turn_5_it_is_placed(self):
        state = with_player(self.reserved(), income_turns=5)

        played = play(in_phase(state, TAPESTRY), UseReserve(), {"p1.city.place": "0,0,0"})

        assert played.me.buildings["farm"] == 1
        assert [piece.piece for piece in played.me.capital.placed] == ["farm"]

    def test_reserved_in_turn_5_it_is_used_at_once(self):
        state = a_table(era=5, expansions=FUTURES)

        played = play(state, ReserveItem("p1", "tapestry"))

        assert played.me.reserve == ()
        assert len(played.me.hand) == 1

    def test_there_must_be_one_left(self):
        state = with_buildings(a_table(era=2, expansions=FUTURES), farm=5)

        assert refused(state, ReserveItem("p1", "farm")) == "tapestry.broken.no_building_left"


class TestPointsAndIncome:
    """Steps 3 and 4."""

    def test_one_upgrade_and_then_points(self):
        state = in_phase(with_techs(a_table(era=2), canned_food=0, calendar=0), UPGRADE)

        played = play(state, UpgradeTechnology("canned_food"))

        assert played.me.techs == (Tech("canned_food", 1), Tech("calendar", 0))
        assert played.state.phase is POINTS

    def test_the_upgrade_is_optional(self):
        state = in_phase(with_techs(a_table(era=2), canned_food=0), UPGRADE)

        assert play(state, NextStep()).state.phase is POINTS

    def test_points_as_printed(self):
        """Farms: 4 below the second, 7 below the fourth, 10 below the fifth."""
        state = in_phase(with_buildings(a_table(era=2), farm=5), POINTS)

        by_icon = {line.detail: line.amount for line in play(state, TakeIncomePoints()).me.points}

        assert {k: v for k, v in by_icon.items() if k.startswith("farm")} == {
            "farm.3": 4,
            "farm.5": 7,
            "farm.6": 10,
        }

    def test_equal_icons_score_each(self):
        state = with_techs(with_buildings(a_table(era=2), market=2), clocks=0)

        played = play(in_phase(state, POINTS), TakeIncomePoints())

        amounts = [line.amount for line in played.me.points if line.detail.startswith("market")]
        assert amounts == [1, 1]

    def test_at_most_8_of_a_resource(self):
        state = with_resources(with_buildings(a_table(era=2), market=5), coin=6)

        played = play(in_phase(state, GAIN), TakeIncomeGains())

        assert played.me.resources["coin"] == 8
