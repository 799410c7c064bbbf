"""Civilizations once more: the other choices of their mats."""

from dataclasses import replace

import pytest

from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import conditions
from companion.games.tapestry.city import landmarks
from companion.games.tapestry.civilizations import new_civilization
from companion.games.tapestry.content.cards import Condition
from companion.games.tapestry.income import income_mat
from companion.games.tapestry.land.conquering import take
from companion.games.tapestry.once_a_turn import BuildingCame
from companion.games.tapestry.setup.finish import start
from companion.games.tapestry.setup.record import Dealt
from companion.games.tapestry.state import UNKNOWN_TILE, Deck, MapToken, Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.turn.mats import class_of
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    Played,
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
    with_resources,
    with_techs,
    with_tokens,
)
from tests.tapestry.mats import LATER, at_the_end, dice, hooked, marks, used


def with_power(landmark, **changes):
    """The Utilitarians with one power active."""
    state = with_civilization(a_table(), "utilitarians", **{landmark: 1})
    return with_player(state, **changes) if changes else state


class TestUtilitarians:
    def test_a_landmark_gained_may_be_made_a_power(self):
        state = with_civilization(a_table(), "utilitarians")
        step = a_step(state, LATER | {"p1.utilitarians": "forge"})
        landmarks.take(Turn(step, "p1"), "forge")

        assert step.state.players["p1"].civilizations[0].marks == {"forge": 1}

    def test_a_third_power_moves_a_token(self):
        state = with_civilization(a_table(), "utilitarians", academy=1, barracks=1)
        answers = LATER | {"p1.utilitarians": "forge", "p1.utilitarians.move": "academy"}
        step = a_step(state, answers)
        landmarks.take(Turn(step, "p1"), "forge")

        assert step.state.players["p1"].civilizations[0].marks == {"barracks": 1, "forge": 1}

    def test_only_the_landmark_gained_and_only_a_listed_one(self):
        """ "After gaining a listed landmark you may place or move a token to it." """
        state = replace(a_table(), landmarks={"forge": "p1"})
        state = with_civilization(state, "utilitarians")
        bakery, barracks = a_step(state, LATER), a_step(state, LATER | {"p1.utilitarians": "none"})
        landmarks.take(Turn(bakery, "p1"), "bakery")
        landmarks.take(Turn(barracks, "p1"), "barracks")

        assert "p1.utilitarians" not in bakery.questions
        assert barracks.questions["p1.utilitarians"].ids == ("none", "barracks")

    def test_a_token_starts_on_the_landmark_they_begin_with(self):
        state = in_phase(with_civilization(a_table(), "utilitarians"), Phase.SETUP)
        dealt = {"p1": Dealt(civilization="utilitarians")}
        state = replace(state, setup=replace(state.setup, dealt=dealt))
        said = {"p1.landmark": "forge", "fact.rebalancing.utilitarians": "any_1"}
        step = a_step(state, LATER | said)
        start(Turn(step, "p1"))

        assert step.state.players["p1"].civilizations[0].marks == {"forge": 1}
        assert "p1.utilitarians" not in step.questions

    def test_the_apothecary_pays_for_another_landmark(self):
        step = a_step(with_power("apothecary"), LATER | {"p1.resource": "coin"})
        landmarks.take(Turn(step, "p1"), "bakery")

        assert step.state.players["p1"].resources["coin"] == 1

    def test_the_forge_pays_for_an_upgrade_to_the_top_row(self):
        state = with_techs(with_tokens(with_power("forge"), exploration=4), calendar=1)
        done = gain(state, Benefit(Verb.UPGRADE), answers={"p1.resource": "coin"})

        assert done.me.resources["coin"] == 1

    def test_with_the_barracks_a_conquest_also_gains_the_red_die(self):
        state = with_hex(with_power("barracks"), "2,1", tile=7)
        answers = dice(red="points_5", black="food")
        answers.pop("p1.conquer.die")
        step = a_step(state, answers)
        take(Turn(step, "p1"), "2,1", "")

        me = step.state.players["p1"]
        assert (me.score, me.resources["food"]) == (5, 1)

    def test_the_lighthouse_turns_two_tiles_into_a_resource(self):
        state = with_power("lighthouse", tiles=(7, 8))
        answers = {"p1.lighthouse": "yes", "p1.resource": "food"}
        done = hooked("turn_ended", state, answers)

        assert (done.me.tiles, done.me.resources["food"]) == ((), 1)

    @pytest.mark.parametrize(
        ("power", "tiles"), [("lighthouse", (7,)), ("lighthouse", ()), ("academy", (7, 8))]
    )
    def test_not_with_fewer_nor_without_the_power(self, power, tiles):
        done = hooked("turn_ended", with_power(power, tiles=tiles))

        assert "p1.lighthouse" not in done.questions

    def test_the_utilitarians_begin_with_a_landmark_of_tier_two(self):
        (gift,) = content.civilization("utilitarians").start
        done = gain(a_table(), gift, answers=LATER | {"p1.landmark": "forge"})

        offered = {option.id for option in done.questions["p1.landmark"].options}
        assert offered == {
            one.id
            for one in content.landmarks().values()
            if one.space == 4 and one.track in done.state.used_tracks()
        }


class TestTreasures:
    def hunted(self, place, tile, answers):
        """A token on this territory, and its treasure."""
        state = with_hex(a_table(), place, tile=tile)
        return used("treasure_hunters", state, {"p1.hunters.hex": place} | answers)

    def test_a_mountain_gives_both_conquest_dice(self):
        answers = {"p1.hunters.terrain": "mountain"} | dice(red="points_7", black="coin")
        answers.pop("p1.conquer.die")
        done = self.hunted("2,1", 2, answers)

        assert done.points() == {"conquest": 7}
        assert (done.me.resources["worker"], done.me.resources["coin"]) == (1, 1)

    def test_printed_land_counts_by_its_sides(self):
        answers = {"p1.hunters.terrain": "grass", "p1.research.die": "science"}
        answers |= {"p1.research.die.2": "military", "p1.hunters.roll": "science"}
        answers |= {"p1.research.advance": "no"}
        done = self.hunted("1,1", 0, answers)

        assert done.me.resources["culture"] == 1

    def test_a_forest_gives_the_red_die_twice(self):
        answers = {"p1.hunters.terrain": "forest", "p1.conquer.conquer_red": "points_4"}
        done = self.hunted("1,1", 0, answers | {"p1.conquer.conquer_red.2": "points_6"})

        assert done.points() == {"conquest": 10}

    def test_only_territories_with_a_terrain_not_used_yet_are_offered(self):
        """Tile 7 shows desert alone, tile 2 a mountain: desert is taken."""
        state = with_hex(with_hex(a_table(), "2,1", tile=7), "3,-1", tile=UNKNOWN_TILE)
        said = {"p1.hunters.hex": "none"}

        fresh = used("treasure_hunters", state, said)
        done = used("treasure_hunters", state, said, marks={"desert": 1})

        def offered(one):
            return [option.id for option in one.questions["p1.hunters.hex"].options]

        assert "2,1" in offered(fresh)
        assert "2,1" not in offered(done)
        assert "3,-1" in offered(done)

    def test_with_every_terrain_used_nothing_is_asked(self):
        terrains = dict.fromkeys(("desert", "grass", "mountain", "forest"), 1)

        done = used("treasure_hunters", marks=terrains)

        assert done.questions == {}
        assert "tapestry.told.no_terrain" in done.told_keys()

    def test_they_may_stay_away(self):
        done = used("treasure_hunters", answers={"p1.hunters.hex": "none"})

        assert marks(done, "treasure_hunters") == {}


class TestOtherChoices:
    def test_tinkerers_go_back_exactly_three(self):
        state = with_tokens(a_table(), technology=5)
        done = used("tinkerers", state, {"p1.tinkerers": "regress"})

        assert done.state.space("p1", "technology") == 2
        assert len(done.me.hand) == 1

    def test_traders_share_an_outposts_territory(self):
        state = with_hex(a_table(), "2,1", tile=7, tokens=(MapToken("p2"),))
        state = with_player(state, "p2", outposts=7)
        done = used("traders", state, {"p1.traders": "2,1"})

        assert done.me.resources["coin"] == 1

    def test_the_third_visit_of_the_infiltrators_brings_a_civilization(self):
        answers = {"p1.infiltrators": "p2", "p1.civilization": "craftsmen"}
        done = used("infiltrators", answers=answers, marks={"visits": 2})

        assert len(done.me.civilizations) == 2

    def test_islanders_score_tiles_with_only_water_outside(self):
        """Tile 1 shows land to the north only: to the middle on S, outside on N."""
        laid = {"S": (1 + 2) * 6, "N": (1 + 2) * 6}
        done = at_the_end("islanders", a_table(), **laid)

        assert done.points() == {"civilization": 4}

    def test_islanders_count_tiles_nobody_named_themselves(self):
        done = at_the_end("islanders", a_table(), {"p1.islanders.final": 2}, S=6)

        assert done.points() == {"civilization": 8}

    def test_the_elder_ones_gain_10_for_a_landmark_after_their_last_income_turn(self):
        state = with_civilization(with_player(a_table(), income_turns=5), "elder_ones")
        step = a_step(state, LATER)
        landmarks.take(Turn(step, "p1"), "forge")

        assert step.state.players["p1"].score == 10

    def test_the_elder_ones_take_a_resource(self):
        answers = {"p1.elder_ones": "resource", "p1.resource": "coin"}

        assert used("elder_ones", answers=answers).me.resources["coin"] == 1

    def test_renegades_at_their_end_complete_a_track(self):
        state = with_civilization(with_tokens(a_table(), technology=9), "renegades", at=3)
        state = with_resources(state, coin=2)
        done = play(
            state,
            AdvanceOnTrack("technology"),
            {"p1.city.place_now": "8,8,0", "p1.renegades": "yes"},
        )

        assert done.points() == {"civilization": 20, "achievement": 10}

    def test_renegades_keep_to_the_tier_of_their_own_track(self):
        state = with_civilization(with_resources(a_table(), coin=1), "renegades", at=2)
        done = play(state, AdvanceOnTrack("exploration"))

        assert marks(done, "renegades") == {"at": 2}

    def test_werefolk_go_back_to_explore_the_tile(self):
        state = with_tokens(replace(a_table(), decks={"space": Deck(("13",))}), science=2)
        answers = {"p1.werefolk": "up", "p1.werefolk.explore": "yes"}
        done = used("werefolk", state, answers)

        assert done.points() == {"space_tile": 13}
        assert done.state.space("p1", "science") == 1

    def test_genies_score_two_circles_on_turn_5(self):
        state = with_techs(with_player(a_table(), tiles=(7,)), calendar=0)
        done = used("genies", state, {"p1.genies.two": ("3", "7")}, era=5)

        assert done.points() == {"civilization": 2}

    def test_entertainers_gained_later_start_anywhere(self):
        state = with_civilization(a_table(), "entertainers")
        done = hooked("gained_later", state, {"p1.entertainers": "a4"})

        assert done.me.resources["coin"] == 1

    def test_gamblers_without_a_card_to_play_keep_one(self):
        state = replace(a_table(), decks={"tapestry": Deck(("academia", "monarchy", "tyranny"))})
        done = used("gamblers", state, {"p1.gamblers": "monarchy"})

        assert done.me.hand == ("monarchy",)


class TestArtificers:
    """Buildings leave the income mat without being gained, or move along it."""

    def spaces(self, done, building="farm"):
        return [icon.space for icon in income_mat.uncovered(done.me) if icon.building == building]

    def test_artificers_set_the_leftmost_building_aside(self):
        done = used("artificers", answers={"p1.artificers": "aside.farm"})

        assert (done.me.buildings["farm"], done.me.waiting) == (1, ())
        assert set(self.spaces(done)) == {1, 2}
        assert BuildingCame() not in done.state.this_turn

    def test_or_slide_it_one_space_left(self):
        done = used("artificers", answers={"p1.artificers": "slide.farm"})

        assert done.me.covered("farm") == (1, 3, 4, 5, 6)
        assert set(self.spaces(done)) == {2}
        assert done.me.buildings["farm"] == 0

    def test_the_next_farm_gained_is_the_one_that_slid(self):
        state = used("artificers", answers={"p1.artificers": "slide.farm"}).state

        done = gain(state, a_gain("farm"), answers=LATER)

        assert done.me.covered("farm") == (3, 4, 5, 6)
        assert set(self.spaces(done)) == {1, 2}

    def test_not_further_than_the_first_space(self):
        state = used("artificers", answers={"p1.artificers": "slide.farm"}).state
        state = replace(with_player(state, civilizations=()), this_turn=())

        done = used("artificers", state, {"p1.artificers": "aside.farm"}, era=3)

        offered = [option.id for option in done.questions["p1.artificers"].options]
        assert "slide.house" in offered
        assert "slide.farm" not in offered

    def test_on_turn_5_a_whole_track_may_be_packed(self):
        state = with_buildings(a_table(), farm=2)

        done = used("artificers", state, {"p1.artificers": "pack.farm"}, era=5)

        assert done.me.covered("farm") == (1, 2, 3)
        assert set(self.spaces(done)) == {4, 5, 6}
        assert done.points() == {}

    def test_an_innovation_covered_again_is_not_to_be_seen(self):
        state = with_buildings(a_table(), farm=1)
        seen = conditions.CONDITIONS["innovation"]
        innovation = Condition("innovation", building="farm", space=2)
        state = used("artificers", state, {"p1.artificers": "slide.farm"}).state

        assert seen(with_player(state, slid={}), "p1", innovation)
        assert not seen(state, "p1", innovation)

    def test_more_buildings_set_by_hand_stand_as_usual(self):
        me = with_player(with_buildings(a_table(), farm=1), slid={"farm": (1, 2)}).players["p1"]

        assert me.covered("farm") == (3, 4, 5, 6)


class TestWithoutAFunction:
    def test_a_mat_that_only_its_words_know_is_told_step_by_step(self, monkeypatch):
        monkeypatch.delattr(class_of("alchemists"), "income")
        told = used("alchemists").told_keys()

        assert told == [f"tapestry.name.civilization_step.alchemists.1.{n}" for n in (1, 2, 3)]

    def test_a_mat_that_the_vocabulary_knows_is_done(self, monkeypatch):
        monkeypatch.delattr(class_of("recyclers"), "income")
        done = used("recyclers", with_techs(a_table(), calendar=0))

        assert done.me.resources["culture"] == 1


class TestGainedLater:
    def test_a_civilization_that_cannot_be_gained_later_is_passed_over(self):
        state = replace(a_table(), decks={"civilization": Deck(("chosen", "leaders"))})
        done = gain(state, a_gain("civilization"))

        assert [mat.id for mat in done.me.civilizations] == ["leaders"]

    def test_what_it_does_when_it_comes_late_is_done_or_told(self):
        told = hooked_join("heralds")
        done = hooked_join("militants")

        assert told.told_keys() == ["tapestry.name.civilization_later.heralds"]
        assert done.me.elsewhere == 8

    def test_those_turned_away_are_drawn_again_when_none_is_left(self):
        state = replace(a_table(), decks={"civilization": Deck((), ("leaders",))})
        done = gain(state, a_gain("civilization"))

        assert [mat.id for mat in done.me.civilizations] == ["leaders"]

    def test_none_is_left(self):
        state = replace(a_table(), decks={"civilization": Deck()})

        assert gain(state, a_gain("civilization")).told_keys() == ["tapestry.told.no_civilization"]


def hooked_join(civilization):
    """A civilization joins in mid-game."""
    step = a_step(a_table())
    new_civilization.join(Turn(step, "p1"), civilization)
    return Played(step.state, step.events, step.told)
