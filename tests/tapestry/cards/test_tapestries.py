"""Tapestry cards of the base game: what each does when it is played."""

from dataclasses import replace

import pytest

from companion.core.chance import CARDS, DICE
from companion.games.tapestry.cards import closing
from companion.games.tapestry.cards.events_of_tapestries import TapestryPlayed
from companion.games.tapestry.cards.tapestries import resolve
from companion.games.tapestry.player import PointLine
from companion.games.tapestry.standing import Closed
from companion.games.tapestry.state import Deck, MapToken
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    Played,
    a_step,
    a_table,
    with_civilization,
    with_hex,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)


def played(state, card, answers=None, by_app=(DICE, CARDS)):
    """The card laid on the era's space and its part "when played" done."""
    state = TapestryPlayed("p1", card, 1, from_deck=True).apply(state)
    step = a_step(state, answers, by_app)
    resolve(Turn(step, "p1"), card)
    return Played(step.state, step.events, step.told, step.questions)


def with_deck(state, **decks):
    """These cards on top, nothing else in the deck."""
    piles = {name: Deck(cards) for name, cards in decks.items()}
    return replace(state, decks={**state.decks, **piles})


SCIENCE = {"p1.research.die.2": "science", "p1.research.advance": "no"}
"""Astronomy rolls once more; one may stay."""


def with_landmarks(state, **owners):
    """These landmarks taken."""
    return replace(state, landmarks=owners)


class TestTracks:
    def test_age_of_discovery_moves_everybody_and_only_i_gain(self):
        state = with_tokens(with_tokens(a_table(), military=3), "p2", military=5)
        answers = {"p1.research.die": "military", "p1.city.place": "later"}
        done = played(state, "age_of_discovery", answers)

        assert done.state.space("p1", "military") == 4
        assert done.state.space("p2", "military") == 6
        assert done.me.resources["worker"] == 1
        assert done.state.players["p2"].resources == state.players["p2"].resources

    def test_age_of_discovery_gives_a_bots_landmark_to_the_automa(self):
        state = with_tokens(a_table(solo=True), "shadow", military=3)
        answers = {"p1.research.die": "military", "p1.conquer.hex": "2,-1"}
        answers |= {"p1.conquer.die": "conquer_red"}
        done = played(state, "age_of_discovery", answers)

        assert done.state.space("shadow", "military") == 4
        assert done.state.landmarks == {"barracks": "automa"}

    def test_age_of_discovery_takes_a_bot_to_an_end_and_its_achievement(self):
        state = with_tokens(a_table(solo=True), "automa", science=11)
        done = played(state, "age_of_discovery", {"p1.research.die": "science"} | SCIENCE)

        assert done.state.achievements == {"complete_track": ("automa",)}

    def test_the_historians_notice_a_landmark_that_age_of_discovery_gives_a_bot(self):
        state = with_tokens(a_table(solo=True), "automa", science=3)
        state = with_civilization(state, "historians", automa=1, **{"open.1": 1})
        done = played(state, "age_of_discovery", {"p1.research.die": "science"} | SCIENCE)

        assert done.points()["civilization"] == 3

    def test_boast_of_superiority_gives_4_for_each_track_nobody_leads(self):
        state = with_tokens(a_table(), "p2", science=2)

        assert played(state, "boast_of_superiority").points() == {"tapestry": 12}

    def test_dark_ages_takes_three_tracks_back_and_one_three_up(self):
        state = with_tokens(a_table(), science=2, military=1, technology=5)
        answers = {"p1.dark_ages.back": ("science", "military", "technology")}
        answers["p1.city.place"] = "later"
        done = played(state, "dark_ages", answers)

        spaces = {t: done.state.space("p1", t) for t in done.state.used_tracks()}
        assert spaces == {"exploration": 3, "science": 1, "military": 0, "technology": 4}
        assert done.points() == {}

    def test_dictatorship_closes_the_track_until_after_my_next_turn(self):
        answers = {"p1.advance.track": "technology", "p1.invent": "deck"}
        state = played(a_table(), "dictatorship", answers).state

        assert state.space("p1", "technology") == 1
        assert Closed("technology") in state.players["p2"].standing
        once = a_step(state)
        closing.at_end_of_turn(Turn(once, "p1"))
        assert Closed("technology") in once.state.players["p2"].standing
        twice = a_step(once.state)
        closing.at_end_of_turn(Turn(twice, "p1"))
        assert Closed("technology") not in twice.state.players["p2"].standing
        assert twice.state.players["p1"].standing == ()

    def test_oil_magnate_lets_the_neighbours_advance_without_benefit(self):
        answers = {"p1.advance.track": "science", "p1.research.die": "military"}
        answers |= {"p1.research.advance": "no", "p2.oil_magnate": "yes"}
        done = played(a_table(), "oil_magnate", answers)

        assert done.state.space("p1", "science") == done.state.space("p2", "science") == 1

    def test_nobody_has_to_advance_by_it(self):
        done = played(a_table(), "oil_magnate", {"p1.advance.track": "stay"})

        assert done.state.space("p1", "science") == 0
        assert "p2.oil_magnate" not in done.questions

    def test_plea_for_aid_pays_for_tracks_where_i_am_last(self):
        state = with_tokens(a_table(), "p2", science=2, military=1)
        answers = {"p1.resource": "coin", "p1.resource.2": "food"}
        done = played(state, "plea_for_aid", answers)

        assert done.points() == {"tapestry": 4}
        assert (done.me.resources["coin"], done.me.resources["food"]) == (1, 1)

    def test_renaissance_advances_everywhere_and_gives_the_bonuses_free(self):
        state = with_tokens(a_table(), exploration=1, science=1)
        answers = {"p1.bonus": "yes", "p1.bonus.2": "no"}
        done = played(state, "renaissance", answers)

        assert all(done.state.space("p1", t) >= 1 for t in done.state.used_tracks())
        assert len(done.me.hand) == 1

    def test_socialism_draws_level_with_the_closest_opponent(self):
        state = with_tokens(with_tokens(a_table(), science=5), "p2", science=2)

        assert played(state, "socialism").state.space("p1", "science") == 2

    @pytest.mark.parametrize(("way", "space"), [("ahead", 6), ("behind", 2)])
    def test_socialism_asks_where_two_are_equally_near(self, way, space):
        """Print does not choose between the opponent before and the one behind."""
        state = with_tokens(with_tokens(a_table(3), science=4), "p2", science=2)
        state = with_tokens(state, "p3", science=6)

        done = played(state, "socialism", {"p1.socialism.way": way})

        assert done.state.space("p1", "science") == space

    def test_socialism_does_not_ask_about_the_one_ahead_on_a_closed_track(self):
        state = with_tokens(with_tokens(a_table(3), science=4), "p2", science=2)
        state = with_tokens(state, "p3", science=6)
        state = with_player(state, standing=(Closed("science"),))

        done = played(state, "socialism")

        assert done.state.space("p1", "science") == 2
        assert "p1.socialism.way" not in done.questions

    def test_socialism_cannot_enter_a_track_that_is_closed(self):
        state = with_tokens(a_table(), "p2", science=2)
        state = with_player(state, standing=(Closed("science"),))
        done = played(state, "socialism")

        assert done.state.space("p1", "science") == 0


class TestWealth:
    def test_age_of_wonders_gives_12_for_the_most_landmarks(self):
        state = with_landmarks(a_table(), forge="p1")

        assert played(state, "age_of_wonders").points() == {"tapestry": 12}

    def test_age_of_wonders_gives_2_resources_for_the_fewest(self):
        state = with_landmarks(a_table(), forge="p2")
        answers = {"p1.resource": "coin", "p1.resource.2": "coin"}

        assert played(state, "age_of_wonders", answers).me.resources["coin"] == 2

    def test_age_of_wonders_gives_6_and_a_resource_when_level(self):
        done = played(a_table(), "age_of_wonders", {"p1.resource": "food"})

        assert done.points() == {"tapestry": 6}
        assert done.me.resources["food"] == 1

    def test_colonialism_gives_by_the_land_of_a_tile(self):
        state = with_hex(a_table(), "1,0", tile=2, tokens=(MapToken("p1"),))
        done = played(state, "colonialism")

        assert (done.me.resources["worker"], done.me.resources["coin"]) == (1, 1)

    def test_colonialism_gives_nothing_for_printed_land(self):
        done = played(a_table(), "colonialism")

        assert done.told_keys() == ["tapestry.told.no_tile_controlled"]

    def test_democracy_draws_three_and_pays_2_for_each_discarded(self):
        done = played(a_table(), "democracy", {"p1.discard.tapestry": ("0", "2")})

        assert len(done.me.hand) == 1
        assert done.points() == {"tapestry": 4}

    def test_dystopia_takes_any_landmark_left(self):
        answers = {"p1.landmark": "tech_hub", "p1.city.place": "later"}
        done = played(a_table(), "dystopia", answers)

        assert done.state.landmarks == {"tech_hub": "p1"}
        assert done.state.claimed["technology"] == (10,)

    def test_feudalism_gives_3_for_each_landmark(self):
        state = with_landmarks(a_table(), forge="p1", academy="p1")

        assert played(state, "feudalism", {"p1.feudalism": "points"}).points() == {"tapestry": 6}

    def test_feudalism_gives_a_resource_instead(self):
        answers = {"p1.feudalism": "resource", "p1.resource": "culture"}

        assert played(a_table(), "feudalism", answers).me.resources["culture"] == 1

    def test_guilds_sells_resources_for_points(self):
        state = with_resources(a_table(), coin=2)
        done = played(state, "guilds", {"p1.guilds": "sell.2"})

        assert done.points() == {"tapestry": 10}
        assert done.me.resources["coin"] == 0

    @pytest.mark.parametrize(
        ("points", "coins", "offered"),
        [
            (4, 0, ["none"]),
            (5, 0, ["none", "buy.1"]),
            (14, 0, ["none", "buy.1", "buy.2"]),
            (20, 1, ["none", "buy.1", "sell.1", "buy.2", "buy.3"]),
            (0, 8, ["none", "sell.1", "sell.2", "sell.3"]),
        ],
    )
    def test_guilds_trades_what_one_has_up_to_three_times(self, points, coins, offered):
        line = (PointLine("other", 1, points),)
        state = with_player(with_resources(a_table(), coin=coins), points=line)

        done = played(state, "guilds", {"p1.guilds": "none"} if len(offered) > 1 else {})

        asked = done.questions.get("p1.guilds")
        assert [o.id for o in asked.options] == offered if asked else offered == ["none"]

    def test_guilds_does_not_sell_points_one_has_not(self):
        done = played(a_table(), "guilds")

        assert done.points() == {}

    def test_meritocracy_invents_then_counts_twice(self):
        state = with_techs(a_table(), radio=0)
        done = played(state, "meritocracy", {"p1.invent": "deck"})

        assert done.points() == {"tapestry": 4}

    def test_boast_of_superiority_counts_no_track_where_somebody_is_further(self):
        """Not even a completed one: "no token is further than yours"."""
        state = with_tokens(a_table(), science=11)
        state = replace(state, completed={"p1": ("science",)})
        others = dict.fromkeys(("exploration", "military", "technology"), 1)
        state = with_tokens(state, "p2", science=12, **others)

        assert played(state, "boast_of_superiority").points() == {}

    def test_boast_of_superiority_counts_where_one_is_level(self):
        state = with_tokens(with_tokens(a_table(), science=3), "p2", science=3, military=1)

        assert played(state, "boast_of_superiority").points() == {"tapestry": 12}

    def test_technocracy_upgrades_for_the_first_into_an_era(self):
        state = with_player(a_table(), income_turns=2)
        done = played(state, "technocracy", {"p1.invent": "deck"})

        assert [tech.row for tech in done.me.techs] == [1]

    def test_technocracy_gives_3_for_each_opponent_otherwise(self):
        assert played(a_table(people=3), "technocracy").points() == {"tapestry": 6}

    def test_trap_played_as_a_tapestry_gives_10(self):
        assert played(a_table(), "trap").points() == {"tapestry": 10}

    def test_revolution_stands_outposts_up_and_topples_those_over_them(self):
        tokens = (MapToken("p1", toppled=True), MapToken("p2"))
        state = with_hex(a_table(), "1,0", tile=2, tokens=tokens)
        state = with_player(with_player(state, outposts=7), "p2", outposts=7)
        answers = {"p1.revolution": "stand", "p1.revolution.where": ("1,0",)}
        done = played(state, "revolution", answers)

        assert done.state.map["1,0"].controller() == "p1"

    def test_revolution_gives_a_resource_instead(self):
        done = played(a_table(), "revolution", {"p1.resource": "coin"})

        assert done.me.resources["coin"] == 1


class TestOthers:
    def test_coal_baron_gives_each_neighbour_a_tile(self):
        answers = {"p1.explore.hex": "2,1", "p1.explore.rotation": "0"}
        done = played(with_deck(a_table(), territory=("7", "8")), "coal_baron", answers)

        assert len(done.state.players["p2"].tiles) == 1

    def test_diplomacy_gives_everybody_a_resource_and_me_a_building(self):
        answers = {"p1.resource": "coin", "p1.building": "farm", "p1.city.place": "later"}
        done = played(a_table(), "diplomacy", answers | {"p2.resource": "food"})

        assert done.state.players["p2"].resources["food"] == 1
        assert done.me.buildings["farm"] == 1

    def test_espionage_copies_a_visible_tapestry(self):
        state = TapestryPlayed("p2", "trap", 1, from_deck=True).apply(a_table())

        assert played(state, "espionage").points() == {"tapestry": 10}

    def test_olympic_host_gives_a_building_if_an_opponent_pays(self):
        state = with_resources(a_table(), "p2", worker=1)
        answers = {"p2.olympic_host": "yes", "p1.building": "farm", "p1.city.place": "later"}
        done = played(state, "olympic_host", answers)

        assert done.points("p2") == {"tapestry": 10}
        assert done.me.buildings["farm"] == 1

    def test_olympic_host_gives_a_coin_if_nobody_does(self):
        assert played(a_table(), "olympic_host").me.resources["coin"] == 1

    def test_steam_tycoon_invents_a_face_up_card(self):
        """ "Invent a face-up tech": the card's picture shows no deck."""
        state = replace(a_table(), tech_offer=("paper", "radio", "barn"))
        answers = {"p1.invent": "paper", "p2.steam_tycoon": "no"}
        done = played(state, "steam_tycoon", answers)

        assert done.questions["p1.invent"].ids == ("paper", "radio", "barn")

    def test_steam_tycoon_gives_none_where_none_lies_face_up(self):
        state = replace(a_table(), tech_offer=())
        done = played(state, "steam_tycoon", {"p2.steam_tycoon": "no"})

        assert done.me.techs == ()
        assert "tapestry.told.no_tech" in done.told_keys()

    def test_steam_tycoon_lets_the_neighbours_invent(self):
        state = replace(a_table(), tech_offer=("paper", "radio", "barn"))
        answers = {"p1.invent": "paper", "p2.steam_tycoon": "yes"}
        done = played(state, "steam_tycoon", answers)

        assert [tech.row for tech in done.me.techs] == [1]
        assert len(done.state.players["p2"].techs) == 1

    def test_trade_economy_takes_an_opponents_benefit_and_gives_its_bonus(self):
        state = with_tokens(a_table(), "p2", science=2)
        answers = {"p2.bonus": "yes", "p2.city.place": "later"}
        done = played(state, "trade_economy", answers)

        assert len(done.me.hand) == 1
        assert done.state.players["p2"].buildings["house"] == 1

    def test_a_card_of_which_no_source_has_the_text_is_told(self):
        done = played(a_table(), "migration")

        assert done.told_keys() == ["tapestry.name.tapestry_text.migration"]
