"""Tapestry cards of the base game that last for an era: what each does while it is visible."""

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.events_of_tapestries import TapestryPlayed
from companion.games.tapestry.income.commands import TakeIncomeGains
from companion.games.tapestry.state import MapToken, Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from tests.tapestry.makers import (
    a_gain,
    a_table,
    gain,
    in_phase,
    play,
    with_buildings,
    with_hex,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)

HEX = {"p1.conquer.hex": "2,1"}
LATER = {"p1.city.place": "later"}


def under(card, state=None):
    """A table with this card on my era's space."""
    return TapestryPlayed("p1", card, 1, from_deck=True).apply(state or a_table())


class TestPoints:
    def test_academia_gives_3_for_each_invention_and_tapestry(self):
        invented = gain(under("academia"), Benefit(Verb.INVENT), answers={"p1.invent": "deck"})

        assert invented.points() == {"tapestry": 3}
        assert gain(under("academia"), a_gain("tapestry")).points() == {"tapestry": 3}

    def test_broker_of_peace_closes_military_to_me_and_pays_for_others(self):
        state = with_resources(under("broker_of_peace"), coin=1)
        with pytest.raises(RuleBroken) as refused:
            AdvanceOnTrack("military").verify(state)
        state = with_resources(under("broker_of_peace", a_table(turn="p2")), "p2", coin=1)
        done = play(state, AdvanceOnTrack("military"), {"p2.conquer.hex": "-2,1"} | dice("p2"))

        assert refused.value.message.key == "tapestry.broken.track_closed"
        assert done.points("p1") == {"tapestry": 3}

    def test_empiricism_gives_2_for_each_advance_on_science(self):
        state = with_resources(under("empiricism"), coin=1)
        answers = {"p1.research.die": "military", "p1.research.die.2": "military"}
        answers["p1.research.advance"] = "no"
        done = play(state, AdvanceOnTrack("science"), answers)

        assert done.points() == {"tapestry": 2}

    def test_empiricism_rolls_the_science_die_twice(self):
        answers = {"p1.research.die": "military", "p1.research.die.2": "science"}
        answers |= {"p1.research.which": "science", "p1.research.advance": "yes"}
        done = gain(under("empiricism"), Benefit(Verb.RESEARCH, benefit=False), answers=answers)

        assert done.state.space("p1", "science") == 1

    def test_monarchy_gives_3_for_each_building_placed(self):
        done = gain(under("monarchy"), a_gain("farm"), answers={"p1.city.place": "0,0,0"})

        assert done.points() == {"tapestry": 3}

    def test_theocracy_gives_4_for_each_new_tier_and_closes_science(self):
        state = with_tokens(under("theocracy"), technology=3)
        advance = Benefit(Verb.ADVANCE, tracks=("technology",), benefit=False)

        assert gain(state, advance, answers=LATER).points() == {"tapestry": 4}
        with pytest.raises(RuleBroken):
            AdvanceOnTrack("science").verify(with_resources(state, coin=1))

    def test_golden_age_ignores_conditions_and_gives_3(self):
        state = in_phase(with_techs(under("golden_age"), radio=1), Phase.INCOME_UPGRADE)
        done = gain(state, Benefit(Verb.UPGRADE))

        assert done.points()["tapestry"] == 3
        assert done.me.techs[0].row == 2

    def test_terraforming_builds_on_impassable_plots_for_5(self):
        done = gain(under("terraforming"), a_gain("farm"), answers={"p1.city.place": "1,0,0"})

        assert done.points() == {"tapestry": 5}


class TestResources:
    def test_capitalism_gives_2_for_each_coin_earned_and_a_coin_with_a_market(self):
        state = in_phase(with_buildings(under("capitalism"), market=1), Phase.INCOME_GAIN)
        done = play(state, TakeIncomeGains())
        market = gain(under("capitalism"), a_gain("market"), answers=LATER)

        assert done.points() == {"tapestry": 4}
        assert market.me.resources["coin"] == 1

    def test_mercantilism_turns_food_into_others_for_2_each(self):
        state = with_resources(under("mercantilism"), food=2)
        answers = {"p1.mercantilism": 1, "p1.mercantilism.into": "worker"}
        done = play(in_phase(state, Phase.INCOME_GAIN), TakeIncomeGains(), answers)

        assert done.points() == {"tapestry": 2}
        assert (done.me.resources["food"], done.me.resources["worker"]) == (2, 2)

    def test_revisionism_pays_for_landmarks_and_for_those_already_gone(self):
        state = with_tokens(under("revisionism"), technology=3)
        advance = Benefit(Verb.ADVANCE, tracks=("technology",), benefit=False)
        taken = gain(state, advance, answers=LATER | {"p1.resource": "food"})
        state = with_tokens(taken.state, technology=3)
        late = gain(state, advance, answers=LATER)

        assert taken.me.resources["food"] == 1
        assert late.me.buildings["armory"] == 1

    def test_wartime_economy_makes_bonuses_of_any_resource_free(self):
        state = with_resources(with_tokens(under("wartime_economy"), exploration=1), coin=1)
        done = play(state, AdvanceOnTrack("exploration"), {"p1.bonus": "yes"})

        assert len(done.me.hand) == 1

    def test_industrialism_gives_the_circle_of_an_invention(self):
        state = under("industrialism")
        done = gain(state, Benefit(Verb.INVENT), answers={"p1.invent": "deck"} | LATER)

        assert [tech.row for tech in done.me.techs] == [0]
        assert done.me.resources["worker"] == 1


class TestTheMap:
    def test_exploitation_takes_the_benefit_twice_instead_of_points(self):
        state = with_player(under("exploitation"), tiles=(7,))
        answers = {"p1.explore.hex": "2,1", "p1.explore.rotation": "0", "p1.explore.twice": "yes"}
        done = gain(state, Benefit(Verb.EXPLORE), answers=answers)

        assert done.me.resources["coin"] == 2
        assert done.points() == {}

    def test_militarism_puts_an_outpost_on_what_i_explore(self):
        state = with_player(under("militarism"), tiles=(7,))
        answers = {"p1.explore.hex": "2,1", "p1.explore.rotation": "0"}
        done = gain(state, Benefit(Verb.EXPLORE), answers=answers | {"p1.explore.outpost": "yes"})

        assert done.state.map["2,1"].controller() == "p1"

    def test_pirate_rule_gives_the_benefit_of_the_territory_too(self):
        state = with_hex(under("pirate_rule"), "2,1", tile=7)
        answers = dice("p1", black="culture") | {"p1.conquer.die": "conquer_black"}
        done = gain(state, Benefit(Verb.CONQUER), answers=answers)

        assert (done.me.resources["coin"], done.me.resources["culture"]) == (1, 1)

    def test_pillage_and_plunder_gives_both_dice_and_stops_traps(self):
        state = with_hex(under("pillage_and_plunder"), "2,1", tile=7, tokens=(MapToken("p2"),))
        state = with_player(state, "p2", outposts=7, hand=("trap",))
        done = gain(state, Benefit(Verb.CONQUER), answers=dice("p1", red="points_4", black="coin"))

        assert done.points() == {"conquest": 4}
        assert done.me.resources["coin"] == 1
        assert done.state.map["2,1"].controller() == "p1"

    def test_tyranny_plays_a_new_card_over_itself_for_5(self):
        answers = {"p1.tyranny": "yes"}
        state = with_player(under("tyranny"))
        done = gain(state, a_gain("tapestry"), answers=answers)

        assert done.points()["tapestry"] >= 5
        assert done.me.mat["1"][0] == "tyranny"
        assert len(done.me.mat["1"]) == 2


class TestWhenItEnds:
    def test_a_covered_card_does_nothing(self):
        state = TapestryPlayed("p1", "trap", 1, from_deck=True).apply(under("academia"))

        assert gain(state, a_gain("tapestry")).points() == {}

    def test_a_card_of_an_earlier_era_does_nothing(self):
        state = with_player(under("academia"), income_turns=2)

        assert gain(state, a_gain("tapestry")).points() == {}


def dice(player, red="points_4", black="coin"):
    """What the conquest dice show."""
    rolled = {f"{player}.conquer.conquer_red": red, f"{player}.conquer.conquer_black": black}
    return rolled | ({f"{player}.conquer.die": "conquer_red"} if player == "p2" else HEX)
