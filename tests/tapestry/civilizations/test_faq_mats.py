"""The FAQ of the rulebook on single civilizations and responses."""

from dataclasses import replace

import pytest

from companion.core.chance import CARDS
from companion.games.tapestry import flow
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city import landmark_cards
from companion.games.tapestry.city.commands import ClaimLandmarkCard, PlacePiece
from companion.games.tapestry.city.view import claims
from companion.games.tapestry.land.masses import largest_mass
from companion.games.tapestry.options import Expansion, Rebalancing
from companion.games.tapestry.player import Tech
from companion.games.tapestry.setup.events import LandmarkCardKept
from companion.games.tapestry.state import PRINTED, UNKNOWN, Deck, MapToken, Phase
from companion.games.tapestry.turn.mats import power_of
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    a_gain,
    a_step,
    a_table,
    gain,
    in_phase,
    play,
    with_buildings,
    with_civilization,
    with_hex,
    with_player,
    with_techs,
    with_tokens,
)
from tests.tapestry.mats import dice, hooked, used

MINE, THEIRS = MapToken("p1"), MapToken("p2")
BESIDE = "1,1"


class TestIsolationists:
    def test_the_middle_island_joins_nothing(self):
        """It is surrounded by water, so it is no joker between terrains."""
        state = a_table()
        alone = largest_mass(state, "p1")

        with_island = with_hex(state, "0,0", tile=PRINTED, tokens=(MINE,))

        assert largest_mass(with_island, "p1") == alone


class TestHeralds:
    def test_a_covered_card_cannot_be_copied(self):
        state = with_player(a_table(), "p2", mat={"2": ("trap", "diplomacy")})

        done = used("heralds", state, {"p1.heralds": "none"})

        offered = {option.id for option in done.questions["p1.heralds"].options}
        assert "trap" not in offered
        assert "diplomacy" in offered


class TestHeraldsFirstCard:
    """Rulebook, last page: the entry printed under the Historians."""

    def first(self, deck, said, rebalancing=Rebalancing.RULEBOOK, hand=(), start=True):
        state = a_table(era=1, rebalancing=rebalancing)
        state = replace(state, decks={**state.decks, "tapestry": Deck(deck)})
        state = with_player(with_civilization(state, "heralds"), hand=hand)
        mats = tuple(replace(mat, start=start) for mat in state.players["p1"].civilizations)
        state = with_player(state, civilizations=mats)
        return hooked("first_income_ended", state, {"p1.heralds.first": said} if said else {})

    def test_cards_are_drawn_until_one_is_played_or_continuous(self):
        done = self.first(("academia", "monarchy", "trap", "guilds"), "trap")

        assert done.me.mat == {"1": ("trap",)}
        assert done.state.decks["tapestry"].discard == ("academia", "monarchy")
        assert done.points() == {"tapestry": 10}

    def test_it_need_not_be_played(self):
        done = self.first(("trap",), "none")

        assert (done.me.mat, done.me.hand) == ({}, ("trap",))

    def test_never_renaissance(self):
        done = self.first(("renaissance",), None)

        assert done.me.mat == {}

    def test_without_rebalancing_any_card_of_the_hand(self):
        done = self.first(("trap",), "academia", Rebalancing.NONE, hand=("academia",))

        assert done.me.mat == {"1": ("academia",)}
        assert done.state.decks["tapestry"].cards == ("trap",)

    def test_not_for_a_civilization_gained_later(self):
        assert self.first(("trap",), None, start=False).events == []


class TestPsionics:
    def test_scouting_draws_two_and_keeps_one_twice(self):
        """Two, then two new ones; what was not kept is shuffled into the supply afterwards."""
        state = with_civilization(a_table(), "psionics")
        state = replace(state, decks={**state.decks, "territory": Deck(("1", "2", "3", "4"))})
        answers = {"p1.draw.territory": "2", "p1.draw.territory.2": "3"}

        done = gain(state, a_gain("territory_tile", 2), answers=answers)

        asked = [
            {option.id for option in done.questions[key].options}
            for key in ("p1.draw.territory", "p1.draw.territory.2")
        ]
        assert done.me.tiles == (2, 3)
        assert asked == [{"1", "2"}, {"3", "4"}]
        assert set(done.state.decks["territory"].cards) == {"1", "4"}


class TestUrbanPlannersCard:
    """Their mat: one more landmark card, of the app's where the app draws."""

    PLOYS = (Expansion.PLANS_AND_PLOYS, Expansion.ARTS_AND_ARCHITECTURE)

    def drawn(self, **answers):
        state = with_civilization(a_table(expansions=self.PLOYS), "urban_planners")
        state = LandmarkCardKept("p1", "skyscraper", "condition_4").apply(state)
        by_app = () if answers else (CARDS,)
        step = a_step(state, answers or {}, by_app, lambda fact: "condition_2")
        power_of(Turn(step, "p1"), "urban_planners").start()
        return step

    def test_one_more_is_drawn_of_those_that_nobody_keeps(self):
        (card,) = self.drawn().state.players["p1"].more_landmark_cards

        assert card != "skyscraper"

    def test_with_real_cards_it_is_named_and_its_objective_asked(self):
        step = self.drawn(**{"p1.landmark_card.drawn": "castle"})

        assert step.state.players["p1"].more_landmark_cards == ("castle",)
        assert step.state.setup.fact("landmark_card.castle") == "condition_2"

    def test_both_cards_give_their_landmark_when_they_are_met(self):
        step = self.drawn(**{"p1.landmark_card.drawn": "castle"})
        state = with_buildings(step.state, farm=3)
        said = {"fact.footprint.castle": ""}
        ending = a_step(state, said)

        landmark_cards.at_end_of_turn(Turn(ending, "p1"))

        assert ending.state.landmarks == {"castle": "p1"}
        assert landmark_cards.cards_of(ending.state, "p1") == ("skyscraper",)

    def test_either_can_be_claimed(self):
        state = self.drawn(**{"p1.landmark_card.drawn": "castle"}).state

        done = play(state, ClaimLandmarkCard("p1", "castle"), {"fact.footprint.castle": ""})

        assert done.state.landmarks == {"castle": "p1"}
        assert [command.card for _, command in claims(state, "p1")] == ["", "castle"]


class TestAdvisors:
    """Their mat: on neighbours' advance turns a card of theirs in place of the deck's."""

    def table(self, **changes):
        state = with_civilization(a_table(), "advisors", "p2")
        return with_player(state, "p2", hand=("academia",), **changes)

    def gained(self, state, **said):
        """A tapestry comes to the first player; the cards are real ones."""
        answers = {key.replace("__", "."): value for key, value in said.items()}
        return gain(state, a_gain("tapestry"), answers=answers, by_app=())

    def test_they_may_give_one_and_then_draw_one(self):
        done = self.gained(self.table(), p2__advisors__give="academia")

        assert done.me.hand == ("academia",)
        assert done.state.players["p2"].hand == (UNKNOWN,)

    def test_they_need_not(self):
        done = self.gained(self.table(), p2__advisors__give="none")

        assert done.me.hand == (UNKNOWN,)
        assert done.state.players["p2"].hand == ("academia",)

    def test_what_a_tapestry_gained_sets_off_comes_all_the_same(self):
        state = with_player(self.table(), mat={"1": ("tyranny",)})

        done = self.gained(state, p2__advisors__give="academia", p1__tyranny="no")

        assert "p1.tyranny" in done.questions

    def test_only_on_the_neighbours_advance_turn(self):
        income = self.gained(in_phase(self.table(), Phase.INCOME_GAIN))
        theirs = self.gained(replace(self.table(), turn="p2"))

        assert (income.questions, theirs.questions) == ({}, {})

    def test_only_neighbours(self):
        state = with_civilization(a_table(4), "advisors", "p3")

        done = self.gained(with_player(state, "p3", hand=("academia",)))

        assert done.questions == {}

    def test_not_after_their_own_last_turn_nor_without_a_card(self):
        assert self.gained(self.table(finished=True)).questions == {}
        assert self.gained(with_player(self.table(), "p2", hand=())).questions == {}


class TestUrbanPlanners:
    def test_a_landmark_kept_aside_outlasts_the_turn(self):
        state = with_player(with_civilization(a_table(), "urban_planners"), waiting=("forge",))
        step = a_step(state)

        flow.end_turn(step)

        assert step.state.players["p1"].waiting == ("forge",)
        assert not step.questions

    def test_a_building_does_not(self):
        state = with_player(with_civilization(a_table(), "urban_planners"), waiting=("farm",))
        step = a_step(state, {"p1.city.place_now": "8,8,0"})

        flow.end_turn(step)

        assert step.state.players["p1"].waiting == ()

    def test_stored_landmarks_are_placed_any_time_several_at_once(self):
        state = with_civilization(a_table(), "urban_planners")
        state = with_player(state, waiting=("forge", "barracks"))
        places = list(plots.fitting(state.players["p1"].capital, "forge"))

        first = play(state, PlacePiece("p1", "forge", places[0]))
        second = plots.fitting(first.me.capital, "barracks")
        done = play(first.state, PlacePiece("p1", "barracks", next(iter(second))))

        assert [piece.piece for piece in done.me.capital.placed] == ["forge", "barracks"]
        assert done.me.waiting == ()


class TestRecyclers:
    def test_recycling_is_an_upgrade_of_its_own(self):
        """One upgrade takes a card up or down, never both."""
        state = with_tokens(with_techs(a_table(), canned_food=1), military=4)

        done = used("recyclers", state, {"p1.recyclers": "up.canned_food"})

        assert done.me.techs == (Tech("canned_food", 2),)
        assert done.points() == {"tech": 7}


class TestResponses:
    """MM: a counter to a trap."""

    def opposed(self):
        state = a_table(expansions=(Expansion.PLANS_AND_PLOYS,))
        state = with_hex(state, BESIDE, tile=PRINTED, tokens=(THEIRS,))
        state = with_player(state, "p2", hand=("trap", "retreat"), outposts=7)
        return with_player(state, hand=("double_cross",))

    def conquer(self, **answers):
        said = {"p1.conquer.hex": BESIDE, "p2.response": "trap", "p2.resource": "food", **dice()}
        return gain(self.opposed(), Benefit(Verb.CONQUER), answers={**said, **answers})

    def test_double_cross_undoes_the_trap(self):
        done = self.conquer(**{"p1.counter": "yes"})

        assert done.state.map[BESIDE].controller() == "p1"
        assert done.me.hand == ()

    def test_without_it_the_trap_holds(self):
        done = self.conquer(**{"p1.counter": "no"})

        assert done.state.map[BESIDE].controller() == "p2"
        assert done.me.hand == ("double_cross",)

    def test_nothing_answers_the_counter(self):
        """Retreat would answer a conquest, and that one has had its response."""
        done = self.conquer(**{"p1.counter": "yes"})

        assert done.state.players["p2"].hand == ("retreat",)
        assert [one for one in done.questions if one.startswith("p2.response")] == ["p2.response"]


class TestOtherResponses:
    """MM, FF: other cards than traps topple the attacker; their own words are read off them."""

    def opposed(self, hand, *boxes):
        state = a_table(expansions=boxes)
        state = with_hex(state, BESIDE, tile=PRINTED, tokens=(THEIRS,))
        state = with_player(state, "p2", hand=hand, outposts=7)
        return with_player(state, hand=("double_cross",))

    def conquer(self, state, **answers):
        said = {"p1.conquer.hex": BESIDE, **dice()}
        return gain(state, Benefit(Verb.CONQUER), answers={**said, **answers})

    @pytest.mark.parametrize(
        ("card", "box"),
        [
            ("surprise_party", Expansion.PLANS_AND_PLOYS),
            ("gremlins", Expansion.FANTASIES_AND_FUTURES),
        ],
    )
    def test_the_attacker_is_toppled(self, card, box):
        done = self.conquer(self.opposed((card,), box), **{"p2.response": card})

        assert done.state.map[BESIDE].controller() == "p2"
        assert done.state.players["p2"].hand == ()
        assert sum(done.state.players["p2"].resources.values()) == 0
        assert f"tapestry.name.tapestry_text.{card}" in done.told_keys()

    def test_no_trap_no_counter(self):
        state = self.opposed(("surprise_party",), Expansion.PLANS_AND_PLOYS)
        done = self.conquer(state, **{"p2.response": "surprise_party"})

        assert "p1.counter" not in done.questions

    def test_it_need_not_be_played(self):
        state = self.opposed(("surprise_party",), Expansion.PLANS_AND_PLOYS)
        done = self.conquer(state, **{"p2.response": "none"})

        assert done.state.map[BESIDE].controller() == "p1"
        assert done.state.players["p2"].hand == ("surprise_party",)

    def test_a_countered_trap_is_the_last_response(self):
        state = self.opposed(("trap", "surprise_party"), Expansion.PLANS_AND_PLOYS)
        answers = {"p2.response": "trap", "p2.resource": "food", "p1.counter": "yes"}
        done = self.conquer(state, **answers)

        assert [one for one in done.questions if one.startswith("p2.response")] == ["p2.response"]

    def test_not_without_the_box(self):
        done = self.conquer(self.opposed(("unknown",)), **{"p2.trap": "no"})

        assert "p2.response" not in done.questions


class TestMonolith:
    def test_its_space_tile_gives_the_landmark(self):
        """MM: one of the space tiles."""
        state = with_player(a_table(expansions=(Expansion.PLANS_AND_PLOYS,)), space_tiles=(16,))

        done = gain(state, Benefit(Verb.EXPLORE_SPACE), answers={"fact.footprint.monolith": ""})

        assert done.state.landmarks == {"monolith": "p1"}
