"""Rebalancing of the starting civilizations: the rulebook's last page, the player aid's list."""

from dataclasses import replace

import pytest

from companion.core.chance import Chance
from companion.core.step import Sources, Step
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.options import Bots, Expansion, Options, Participant, Rebalancing
from companion.games.tapestry.put_together import put_together
from companion.games.tapestry.setup import rebalancing
from companion.games.tapestry.setup.begin import begin
from companion.games.tapestry.setup.capitals import KeepCapital
from companion.games.tapestry.setup.events import (
    CapitalKept,
    CapitalsDealt,
    CivilizationKept,
    CivilizationsDealt,
)
from companion.games.tapestry.setup.finish import start
from companion.games.tapestry.turn.turn import Turn

put_together()

ALL = (
    Expansion.PLANS_AND_PLOYS,
    Expansion.ARTS_AND_ARCHITECTURE,
    Expansion.FANTASIES_AND_FUTURES,
)
SOLO, TWO, FOUR = 1, 2, 4


def _typed(state, mat, grid):
    """The first player's capital, as the owner typed it."""
    return CapitalKept("p1", mat, "2,0", grid).apply(state)


def a_table(people=TWO, printed=Rebalancing.RULEBOOK):
    """Everybody has kept the capital Mountain; "p1" chooses a civilization."""
    seats = tuple(Participant(f"p{seat}") for seat in range(1, people + 1))
    bots = Bots.AUTOMA if people == SOLO else Bots.NONE
    options = Options(seats, bots=bots, expansions=ALL, rebalancing=printed)
    return CapitalKept("p1", "mountain", "0,-2").apply(begin(options))


def started(civilization, state=None, facts=None, **answers):
    """The civilization is kept and set up; questions take their first option or guess."""
    state = state or a_table()
    kept = CivilizationKept("p1", civilization).apply(state)
    sources = Sources(said=answers, chance=Chance("7", 1), facts=(facts or {}).get)
    step = Step(kept, sources)
    start(Turn(step, "p1"))
    return step


def rebalanced(civilization, facts=None):
    """Only the rebalancing, not what the mat gives."""
    kept = CivilizationKept("p1", civilization).apply(a_table())
    step = Step(kept, Sources(chance=Chance("7", 1), facts=(facts or {}).get))
    rebalancing.apply(Turn(step, "p1"), civilization)
    return step


def gained(step):
    """Resources of the first player."""
    return {what: n for what, n in step.state.players["p1"].resources.items() if n}


def score(step):
    return step.state.players["p1"].score


COINS = {"p1.resource": "coin", "p1.resource.2": "coin"}


class TestRulebook:
    """The last page of the rulebook."""

    @pytest.mark.parametrize("civilization", ["alchemists", "traders"])
    def test_two_resources_and_10_points(self, civilization):
        step = started(civilization, **COINS)

        assert gained(step) == {"coin": 2}
        assert score(step) == 10

    @pytest.mark.parametrize("civilization", ["merrymakers", "mystics"])
    def test_one_resource(self, civilization):
        step = started(civilization, **{"p1.resource": "food"})

        assert gained(step) == {"food": 1}

    @pytest.mark.parametrize(("people", "points"), [(SOLO, 30), (TWO, 15), (FOUR, 45)])
    def test_the_chosen_15_points_per_opponent_two_in_solo(self, people, points):
        assert score(started("chosen", a_table(people))) == points

    @pytest.mark.parametrize(("people", "cubes"), [(SOLO, 2), (TWO, 1), (FOUR, 3)])
    def test_architects_a_cube_per_opponent_each_in_another_district(self, people, cubes):
        where = {"p1.cube.1": "0,0", "p1.cube.2": "0,4", "p1.cube.3": "8,8"}
        asked = dict(list(where.items())[:cubes])

        step = started("architects", a_table(people), **asked)

        blocked = step.state.players["p1"].capital.cubes
        assert len(blocked) == cubes
        assert len({(row // 3, column // 3) for row, column in blocked}) == cubes

    def test_a_second_cube_cannot_go_to_the_same_district(self):
        state = started("architects", **{"p1.cube.1": "0,0"}).state

        plots = rebalancing.free_plots(state, "p1")

        assert plots
        assert all((row // 3, column // 3) != (0, 0) for row, column in plots)

    def test_architects_put_their_cubes_on_a_mat_the_owner_typed_too(self):
        typed = _typed(a_table(), "quagmire", ("##......#", *["." * 9] * 8))

        assert (0, 2) in rebalancing.free_plots(typed, "p1")
        assert (0, 0) not in rebalancing.free_plots(typed, "p1")

    def test_futurists_owe_culture_and_a_resource(self):
        step = started("futurists")

        assert step.state.players["p1"].losses == ("culture", "any_resource")
        assert gained(step) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}

    def test_infiltrators_do_not_gain_their_culture(self):
        assert gained(started("infiltrators")) == {}

    def test_riverfolk_may_not_keep_cloud_city(self):
        state = begin(replace(a_table().options))
        state = CivilizationKept("p1", "riverfolk").apply(state)
        state = CapitalsDealt("p1", ("mountain", "forest", "cloud_city")).apply(state)

        with pytest.raises(RuleBroken) as refused:
            KeepCapital("p1", "cloud_city").verify(state)

        assert refused.value.message.key == "tapestry.setup.no_cloud_city"

    @pytest.mark.parametrize("civilization", ["heralds", "tinkerers"])
    def test_what_is_no_number_is_told(self, civilization):
        step = rebalanced(civilization)

        keys = [instruction.text.key for instruction in step.told]
        assert f"tapestry.name.rebalancing_told.rulebook.{civilization}" in keys

    @pytest.mark.parametrize(("people", "others"), [(SOLO, 0), (TWO, 1), (FOUR, 3)])
    def test_tinkerers_give_each_opponent_a_technology_and_a_tapestry(self, people, others):
        step = started("tinkerers", a_table(people))

        gifted = [player for player in step.state.players.values() if player.id != "p1"]
        assert len(gifted) == others
        assert [(len(player.techs), len(player.hand)) for player in gifted] == [(1, 1)] * others
        assert step.state.players["p1"].techs == ()

    def test_recyclers_upgrade_the_technology_they_kept(self):
        step = started("recyclers", **{"p1.keep": "air_conditioning"})

        assert [tech.row for tech in step.state.players["p1"].techs] == [1]
        assert gained(step) == {"worker": 1}

    @pytest.mark.parametrize(
        "civilization",
        [
            "relentless",
            "craftsmen",
            "treasure_hunters",
            "advisors",
            "leaders",
            "aliens",
            "islanders",
            "inventors",
            "gamblers",
            "militants",
            "nomads",
            "renegades",
        ],
    )
    def test_no_change(self, civilization):
        assert rebalancing.change_for(a_table(), civilization) is None
        assert not rebalancing.unlisted(a_table(), civilization)

    def test_historians_the_reading_of_their_entry_is_said(self):
        """What is printed under their name ends "Les Hérauts ne peuvent pas …": theirs."""
        step = started("historians")

        keys = [instruction.text.key for instruction in step.told]
        assert "tapestry.name.rebalancing_told.rulebook.historians" in keys
        assert (gained(step), score(step)) == ({}, 0)

    @pytest.mark.parametrize(
        "civilization",
        [one.id for one in content.civilizations().values() if one.expansion == "FF"],
    )
    def test_who_is_not_on_the_page_is_not_said_to_be_unchanged_by_it(self, civilization):
        """ "Certaines civilisations ont été modifiées": ten of the newest box are not named."""
        assert rebalancing.change_for(a_table(), civilization) is None
        assert rebalancing.unlisted(a_table(), civilization)

    def test_all_the_others_are_on_the_page(self):
        named = [one for one in content.civilizations() if not rebalancing.unlisted(a_table(), one)]

        assert len(named) == 31


class TestLostIcons:
    """Icons no source gives are asked of the owner."""

    @pytest.mark.parametrize(
        ("civilization", "fact"),
        [
            ("collectors", "rebalancing.collectors"),
            ("entertainers", "rebalancing.entertainers"),
            ("isolationists", "rebalancing.isolationists"),
            ("urban_planners", "rebalancing.urban_planners_small"),
        ],
    )
    def test_gains(self, civilization, fact):
        step = started(civilization, facts={fact: "any_2"}, **COINS)

        assert gained(step) == {"coin": 2}

    def test_urban_planners_by_number_of_players(self):
        large = {"rebalancing.urban_planners_large": "any_1"}

        step = started("urban_planners", a_table(FOUR), facts=large, **{"p1.resource": "coin"})

        assert gained(step) == {"coin": 1}

    def test_territory_tiles(self):
        step = started("isolationists", facts={"rebalancing.isolationists": "territory_tiles_2"})

        assert len(step.state.players["p1"].tiles) == 2

    @pytest.mark.parametrize("civilization", ["spies", "utilitarians"])
    def test_losses(self, civilization):
        fact = {f"rebalancing.{civilization}": "any_1"}

        step = rebalanced(civilization, fact)

        assert step.state.players["p1"].losses == ("any_resource",)

    def test_entertainers_have_10_points_besides(self):
        step = started("entertainers", facts={"rebalancing.entertainers": "nothing"})

        assert score(step) == 10


class TestPlayerAid:
    """The older list of the player aid."""

    def aid(self, people=TWO):
        return a_table(people, Rebalancing.PLAYER_AID)

    @pytest.mark.parametrize(("people", "points"), [(SOLO, 20), (TWO, 0), (FOUR, 30)])
    def test_architects_10_points_per_opponent_from_3_players(self, people, points):
        assert score(started("architects", self.aid(people))) == points

    def test_the_chosen_15_points_per_opponent(self):
        assert score(started("chosen", self.aid(SOLO))) == 30

    def test_heralds_start_at_minus_15(self):
        assert score(started("heralds", self.aid())) == -15

    @pytest.mark.parametrize("civilization", ["alchemists", "traders"])
    def test_two_resources_and_no_points(self, civilization):
        step = started(civilization, self.aid(), **COINS)

        assert gained(step) == {"coin": 2}
        assert score(step) == 0

    def test_merrymakers_one_resource(self):
        step = started("merrymakers", self.aid(), **{"p1.resource": "coin"})

        assert gained(step) == {"coin": 1}

    def test_craftsmen_have_one_resource_less(self):
        assert started("craftsmen", self.aid()).state.players["p1"].losses == ("any_resource",)

    def test_futurists_lose_culture_and_another(self):
        losses = started("futurists", self.aid()).state.players["p1"].losses

        assert losses == ("culture", "any_resource")


class TestNoList:
    def test_nothing_changes(self):
        step = started("alchemists", a_table(printed=Rebalancing.NONE))

        assert gained(step) == {}
        assert score(step) == 0

    def test_infiltrators_keep_their_culture(self):
        assert gained(started("infiltrators", a_table(printed=Rebalancing.NONE))) == {"culture": 1}

    def test_riverfolk_may_keep_cloud_city(self):
        state = a_table(printed=Rebalancing.NONE)
        state = begin(state.options)
        state = CivilizationKept("p1", "riverfolk").apply(state)
        state = CapitalsDealt("p1", ("mountain", "cloud_city")).apply(state)

        KeepCapital("p1", "cloud_city").verify(state)


class TestStart:
    """What the mats give at the start."""

    def none(self):
        return a_table(printed=Rebalancing.NONE)

    def test_futurists_jump_4_on_every_track_and_gain_one_of_each(self):
        step = started("futurists", self.none())

        assert all(
            step.state.space("p1", track) == 4
            for track in ("exploration", "science", "military", "technology")
        )
        assert gained(step) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
        assert not step.state.landmarks

    @pytest.mark.parametrize(("civilization", "tiles"), [("islanders", 4), ("treasure_hunters", 2)])
    def test_territory_tiles(self, civilization, tiles):
        assert len(started(civilization, self.none()).state.players["p1"].tiles) == tiles

    def test_aliens_four_space_tiles(self):
        assert len(started("aliens", self.none()).state.players["p1"].space_tiles) == 4

    def test_advisors_three_tapestries(self):
        assert len(started("advisors", self.none()).state.players["p1"].hand) == 3

    def test_riverfolk_4_points_per_district_with_two_impassable_plots(self):
        """Mountain: seven districts of nine have at least two."""
        assert score(started("riverfolk", self.none())) == 4 * 7

    def test_tinkerers_give_each_opponent_a_technology(self):
        step = started("tinkerers", self.none())

        other = step.state.players["p2"]
        assert (len(other.techs), len(other.hand)) == (1, 0)

    def test_only_what_was_kept_at_the_start_counts(self):
        dealt = CivilizationsDealt("p1", ("chosen", "mystics")).apply(a_table())

        assert dealt.setup.of("p1").civilization == ""
