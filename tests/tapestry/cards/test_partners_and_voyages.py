"""Tapestries that tie two players together, and those of voyages.

Base game: Alliance, Marriage of State, Espionage, Age of Sail. MM: Cartography, Manifest Destiny.
FF: Microbial Magic. Rulebook, FAQ "Tapestry cards".
"""

from dataclasses import replace

import pytest

from companion.core.step import Unanswered
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.events_of_tapestries import TapestryPlayed
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.standing import Ally, Copied, MarriedTo
from companion.games.tapestry.state import PRINTED, MapToken
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.mats import power_of
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.cards.test_tapestries import played, with_deck
from tests.tapestry.makers import (
    a_gain,
    a_step,
    a_table,
    gain,
    play,
    with_civilization,
    with_hex,
    with_player,
    with_resources,
    with_techs,
)
from tests.tapestry.mats import dice

BESIDE = "1,1"
EXPLORE, CONQUER = Benefit(Verb.EXPLORE), Benefit(Verb.CONQUER)
PLOYS = (Expansion.PLANS_AND_PLOYS,)


def tied(card, standing, state=None, era=1):
    """The first player's card of this era, and whom it names."""
    state = TapestryPlayed("p1", card, era, from_deck=True).apply(state or a_table())
    return with_player(state, standing=standing)


class TestAlliance:
    def allied(self):
        state = with_hex(a_table(), BESIDE, tile=PRINTED, tokens=(MapToken("p2"),))
        return with_player(state, "p2", outposts=7)

    def offered(self, state, player="p1"):
        """Where this player may conquer."""
        with pytest.raises(Unanswered) as asked:
            verbs.gain_all(Turn(a_step(state), player), (CONQUER,), "track", "x")
        return {option.id for option in asked.value.question.options}

    def test_alliance_names_an_opponent(self):
        done = played(a_table(3), "alliance", {"p1.partner": "p3"})

        assert done.me.standing == (Ally("p3"),)

    def test_alliance_forbids_conquests_both_ways(self):
        free, bound = self.allied(), tied("alliance", (Ally("p2"),), self.allied())
        theirs = with_hex(bound, "-2,1", tile=PRINTED, tokens=(MapToken("p1"),))

        assert BESIDE in self.offered(free)
        assert BESIDE not in self.offered(bound)
        assert "-2,1" not in self.offered(theirs, "p2")

    def test_alliance_gains_the_benefit_of_the_partners_upgrades(self):
        state = tied("alliance", (Ally("p2"),), with_techs(a_table(), "p2", calendar=0))
        step = a_step(state)

        verbs.gain_all(Turn(step, "p2"), (Benefit(Verb.UPGRADE),), "track", "x")

        people = step.state.players
        assert (people["p1"].resources["culture"], people["p2"].resources["culture"]) == (1, 1)

    def test_alliance_gains_of_a_card_that_the_partners_inventors_raise(self):
        state = tied("alliance", (Ally("p2"),), with_techs(a_table(), "p2", calendar=0))
        step = a_step(with_civilization(state, "inventors", "p2"), {"p2.inventors": "calendar"})

        power_of(Turn(step, "p2"), "inventors").income()

        people = step.state.players
        assert (people["p1"].resources["culture"], people["p2"].resources["culture"]) == (1, 1)

    def test_alliance_ends_with_the_era(self):
        over = with_player(tied("alliance", (Ally("p2"),), self.allied()), income_turns=2)

        assert BESIDE in self.offered(over)


class TestMarriage:
    def test_marriage_of_state_gains_what_the_partner_gains_on_the_track(self):
        state = tied("marriage_of_state", (MarriedTo("p2", "exploration"),))
        state = with_resources(replace(state, turn="p2"), "p2", coin=2)

        done = play(state, AdvanceOnTrack("exploration", ("coin",)))

        assert len(done.state.players["p2"].tiles) == len(done.me.tiles) == 2

    def test_marriage_of_state_gains_no_bonus_and_nothing_on_other_tracks(self):
        state = tied("marriage_of_state", (MarriedTo("p2", "science"),))
        state = with_resources(replace(state, turn="p2"), "p2", coin=2)

        assert play(state, AdvanceOnTrack("exploration", ("coin",))).me.tiles == ()

    def test_marriage_of_state_names_opponent_and_track(self):
        answers = {"p1.partner": "p2", "p1.partner.track": "military"}
        done = played(a_table(), "marriage_of_state", answers)

        assert done.me.standing == (MarriedTo("p2", "military"),)

    def test_a_copy_names_another_track(self):
        """Otherwise the two would go round for ever."""
        state = TapestryPlayed("p2", "marriage_of_state", 1, from_deck=True).apply(a_table())
        state = with_player(state, "p2", standing=(MarriedTo("p1", "military"),))
        answers = {"p1.partner": "p2", "p1.partner.track": "science"}

        done = played(state, "espionage", answers)

        tracks = {option.id for option in done.questions["p1.partner.track"].options}
        assert tracks == {"exploration", "science", "technology"}
        assert set(done.me.standing) == {
            Copied("marriage_of_state", "espionage"),
            MarriedTo("p2", "science"),
        }


class TestEspionage:
    def test_a_card_of_this_era_lasts_for_the_copy_too(self):
        state = TapestryPlayed("p2", "academia", 1, from_deck=True).apply(a_table())
        copied = played(state, "espionage").state

        assert gain(copied, a_gain("tapestry")).points() == {"tapestry": 3}
        assert gain(with_player(copied, income_turns=2), a_gain("tapestry")).points() == {}

    def test_covered_it_is_over(self):
        state = TapestryPlayed("p2", "academia", 1, from_deck=True).apply(a_table())
        copied = played(state, "espionage").state
        covered = TapestryPlayed("p1", "feudalism", 1, from_deck=True).apply(copied)

        assert gain(covered, a_gain("tapestry")).points() == {}

    def test_an_item_in_reserve_may_be_copied(self):
        """FF: Microbial Magic."""
        state = a_table(expansions=(Expansion.FANTASIES_AND_FUTURES,))
        state = TapestryPlayed("p2", "microbial_magic", 1, from_deck=True).apply(state)

        done = played(state, "espionage")

        assert [item.kind for item in done.me.reserve] == ["farm"]


class TestAgeOfSail:
    def test_age_of_sail_draws_three_tiles_before_exploring(self):
        state = with_deck(tied("age_of_sail", ()), territory=("7", "8", "9"))
        answers = {"p1.sail.tile": "none", "p1.explore.tile": "8", "p1.explore.hex": "2,1"}

        done = gain(state, EXPLORE, answers=answers | {"p1.explore.rotation": "0"})

        assert done.me.tiles == (7, 9)
        assert done.state.map["2,1"].tile == 8

    def test_age_of_sail_gives_a_tile_away_for_3(self):
        state = with_deck(tied("age_of_sail", ()), territory=("7", "8", "9"))
        answers = {"p1.sail.tile": "9", "p1.explore.tile": "8", "p1.explore.hex": "2,1"}

        done = gain(state, EXPLORE, answers=answers | {"p1.explore.rotation": "0"})

        assert done.state.players["p2"].tiles == (9,)
        assert done.points()["tapestry"] == 3

    def test_the_psionics_choose_each_of_the_three(self):
        state = with_civilization(tied("age_of_sail", ()), "psionics")
        state = with_deck(state, territory=("7", "8", "9", "10", "11", "12"))
        drawn = {"p1.draw.territory": "8", "p1.draw.territory.2": "9", "p1.draw.territory.3": "12"}
        answers = {"p1.sail.tile": "none", "p1.explore.tile": "8", "p1.explore.hex": "2,1"}

        done = gain(state, EXPLORE, answers=answers | drawn | {"p1.explore.rotation": "0"})

        assert done.me.tiles == (9, 12)
        assert sorted(done.state.decks["territory"].cards) == ["10", "11", "7"]


class TestCartography:
    def explored(self, aligned, **answers):
        state = with_deck(a_table(expansions=PLOYS), territory=("7",))
        said = {"p1.explore.hex": "2,1", "p1.explore.rotation": "0", "p1.explore.aligned": aligned}
        return played(state, "cartography", {**said, **answers, **dice()})

    def test_cartography_explores_the_tile_gained(self):
        done = self.explored(2)

        assert done.state.map["2,1"].tile == 7
        assert done.me.outposts == 8

    def test_for_3_points_its_territory_may_be_conquered(self):
        done = self.explored(3, **{"p1.cartography": "yes"})

        assert done.state.map["2,1"].controller() == "p1"
        assert done.points() == {"exploration": 3, "conquest": 4}


class TestManifestDestiny:
    def test_with_the_outposts_that_stand_on_a_mat(self):
        state = with_hex(a_table(expansions=PLOYS), "2,1", tile=4)
        state = with_civilization(state, "militants", **{"1": 4, "2": 4})
        state = with_player(state, outposts=0, elsewhere=8)
        answers = {"p1.conquer.hex": "2,1", "p1.militants.row": "1", **dice()}

        done = played(state, "manifest_destiny", {**answers, "p1.manifest_destiny": "none"})

        assert done.state.map["2,1"].controller() == "p1"
        assert done.me.elsewhere == 7

    def test_manifest_destiny_conquers_beside_the_capital_and_may_use_a_tile(self):
        state = with_hex(a_table(expansions=PLOYS), "2,1", tile=4)
        answers = {"p1.conquer.hex": "2,1", "p1.manifest_destiny": "2,1", **dice()}

        done = played(state, "manifest_destiny", answers)

        assert {o.id for o in done.questions["p1.conquer.hex"].options} == {
            "1,1",
            "2,-1",
            "2,1",
            "3,0",
        }
        assert done.me.resources["culture"] == 1

    def test_not_further_away(self):
        state = with_hex(a_table(expansions=PLOYS), "2,-1", tile=PRINTED, tokens=(MapToken("p1"),))
        state = with_player(state, outposts=7)
        answers = {"p1.conquer.hex": "3,0", "p1.manifest_destiny": "none", **dice()}

        offered = played(state, "manifest_destiny", answers).questions["p1.conquer.hex"].options

        assert "1,-2" not in {option.id for option in offered}


@pytest.mark.parametrize(("farms", "kept"), [(0, 1), (5, 0)])
def test_microbial_magic_reserves_the_next_farm(farms, kept):
    state = with_player(a_table(), buildings={"market": 0, "house": 0, "farm": farms, "armory": 0})

    done = played(state, "microbial_magic")

    assert len(done.me.reserve) == kept
    assert done.me.buildings["farm"] == farms + kept


def test_entertain_the_masses_gives_the_stadium():
    done = played(a_table(expansions=PLOYS), "entertain_the_masses", {"fact.footprint.stadium": ""})

    assert done.state.landmarks == {"stadium": "p1"}
