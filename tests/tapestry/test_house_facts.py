"""House facts: asked when they first matter, kept with the game, and what follows from them."""

from dataclasses import replace

import pytest

from companion.content import SHELF, fact_of
from companion.core.question import Choice, Text
from companion.errors import RuleBroken
from companion.games.tapestry import content, house_facts, lookup
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.capital import footprints, plots
from companion.games.tapestry.cards import conditions, upgrading
from companion.games.tapestry.lookup.printed import MATS, TRACKS
from companion.games.tapestry.options import Expansion, Options
from companion.games.tapestry.player import Capital, Tech
from companion.games.tapestry.setup.begin import begin
from companion.games.tapestry.setup.capitals import KeepCapital
from companion.games.tapestry.setup.events import CapitalsDealt
from companion.games.tapestry.tracks.cost import cost as cost_of
from companion.games.tapestry.tracks.view import printed_spaces
from companion.games.tapestry.turn import owner_facts
from companion.games.tapestry.turn.events import FactSettled
from companion.games.tapestry.turn.turn import Turn
from companion.lookup import open_rules
from tests.tapestry.makers import (
    a_gain,
    a_step,
    a_table,
    gain,
    play,
    with_player,
    with_techs,
    with_tokens,
)

PLOYS = (Expansion.PLANS_AND_PLOYS,)
ARTS = (Expansion.ARTS_AND_ARCHITECTURE,)
EMPTY_MAT = "/".join([".........", "####.....", *["........."] * 7])


def settled(state, **facts):
    for fact, answer in facts.items():
        state = FactSettled(fact.replace("__", "."), answer).apply(state)
    return state


class TestQuestions:
    @pytest.mark.parametrize("fact", content.house_facts())
    def test_each_is_a_question_with_its_guess(self, fact):
        asked = house_facts.question(fact)

        assert isinstance(asked, Choice | Text)
        assert asked.guess is None or asked.accepts(asked.guess)

    def test_asked_once_and_kept_with_the_game(self):
        step = a_step(a_table(expansions=ARTS), {"fact.arts_cost.I": "any_2"})
        turn = Turn(step, "p1")

        first = owner_facts.settle(turn, "arts_cost.I")
        again = owner_facts.settle(turn, "arts_cost.I")

        assert first == again == "any_2"

    def test_one_question_for_two_players_in_one_step(self):
        """Two inspiration tiles of a kind in one step: a benefit that is shared."""
        step = a_step(a_table(expansions=ARTS), {"fact.inspiration.market": "other"})

        answers = [owner_facts.settle(Turn(step, p), "inspiration.market") for p in ("p1", "p2")]

        assert answers == ["other", "other"]

    def test_what_the_owner_knows_is_not_asked(self):
        known = {"arts_cost.I": "any_1"}
        step = a_step(a_table(expansions=ARTS), facts=known.get)

        assert owner_facts.settle(Turn(step, "p1"), "arts_cost.I") == "any_1"


class TestArtsCosts:
    def test_our_reading_until_the_owner_says_otherwise(self):
        assert cost_of(a_table(expansions=ARTS), "arts", 1) == {"any_resource": 1}

    def test_what_the_owner_says_goes(self):
        state = settled(a_table(expansions=ARTS), arts_cost__IV="different_2")

        assert cost_of(state, "arts", 12) == {"any_different_resources": 2}

    def test_every_answer_that_is_offered_is_a_cost_of_its_name(self):
        kinds = {"any": "any_resource", "different": "any_different_resources"}
        for option in content.house_fact("arts_cost.I").options:
            kind, _, n = option.id.partition("_")
            state = settled(a_table(expansions=ARTS), arts_cost__I=option.id)

            cost = cost_of(state, "arts", 1)
            assert cost == {kinds.get(kind, f"{kind}_resource"): int(n)}

    def test_printed_costs_are_not_asked(self):
        assert cost_of(a_table(expansions=ARTS), "arts", 4) == {"any_different_resources": 2}


class TestTechConditions:
    CARD = "guide_05"

    def test_asked_when_the_card_is_invented(self):
        state = a_table(expansions=ARTS)
        decks = {**state.decks}
        decks["tech"] = type(decks["tech"])((self.CARD,))
        state = replace(state, decks=decks)
        answers = {"p1.invent": "deck", f"fact.tech_condition.{self.CARD}": "tier_science_III"}

        played = gain(state, Benefit(Verb.INVENT), answers=answers)

        assert conditions.condition_of(played.state, self.CARD).tier == "III"

    @pytest.mark.parametrize(("space", "met"), [(6, False), (7, True)])
    def test_a_tier_told_must_be_reached(self, space, met):
        state = settled(a_table(expansions=ARTS), tech_condition__guide_05="tier_science_III")
        state = with_tokens(with_techs(state, guide_05=1), science=space)

        assert conditions.meets(state, "p1", Tech(self.CARD, 1)) is met

    def test_none_is_always_met(self):
        state = settled(a_table(expansions=ARTS), tech_condition__guide_05="none")

        assert conditions.meets(state, "p1", Tech(self.CARD, 1))

    def test_a_landmark_on_the_card(self):
        state = settled(a_table(expansions=ARTS), tech_condition__guide_05="landmark_on_card")

        assert not conditions.meets(state, "p1", Tech(self.CARD, 1))
        assert conditions.meets(state, "p1", Tech(self.CARD, 1, "forge"))


class TestFootprints:
    def gained(self, typed, **answers):
        said = {"fact.footprint.stadium": typed, **answers}
        return gain(
            a_table(expansions=PLOYS), Benefit(Verb.LANDMARK, landmark="stadium"), answers=said
        )

    def test_the_plots_typed_are_covered(self):
        played = self.gained("xx/x.", **{"p1.city.place": "later"})

        assert footprints.shape(played.me.capital, "stadium") == {(0, 0), (0, 1), (1, 0)}

    @pytest.mark.parametrize("typed", ["", "2 by 3", "XX/YY"])
    def test_what_is_no_footprint_leaves_it_beside(self, typed):
        played = self.gained(typed)

        assert played.me.capital.placed[-1].cells == ()

    def test_printed_ones_are_not_asked(self):
        played = gain(
            a_table(),
            Benefit(Verb.LANDMARK, landmark="forge"),
            answers={"p1.city.place": "later"},
        )

        assert not [key for key in played.questions if key.startswith("fact")]


class TestMats:
    def kept(self, mat, **answers):
        state = begin(Options(expansions=ARTS))
        state = CapitalsDealt("p1", ("mountain", "forest", mat)).apply(state)
        return play(state, KeepCapital("p1", mat), answers).me.capital

    def test_the_plots_typed_are_drawn(self):
        typed = {"fact.grid.canyon": EMPTY_MAT, "fact.overhang.canyon": "yes"}
        capital = self.kept("canyon", **typed)

        assert plots.has_grid(capital)
        assert plots.impassable(capital) == {(1, 0), (1, 1), (1, 2), (1, 3)}

    @pytest.mark.parametrize(("said", "outside"), [("yes", True), ("no", False)])
    def test_some_advanced_mats_let_nothing_stick_out(self, said, outside):
        """Rulebook, "Buildings": "certains plateaux … ne vous autorisent pas à dépasser"."""
        typed = {"fact.grid.canyon": EMPTY_MAT, "fact.overhang.canyon": said}
        capital = self.kept("canyon", **typed)

        forge = plots.fitting(capital, "forge")

        assert capital.overhang is outside
        assert any(cell[0] < 0 for cells in forge.values() for cell in cells) is outside
        assert any(all(0 <= r < 9 and 0 <= c < 9 for r, c in cells) for cells in forge.values())

    def test_the_base_mats_are_not_asked_about(self):
        state = CapitalsDealt("p1", ("mountain",)).apply(begin(Options()))

        assert play(state, KeepCapital("p1", "mountain")).me.capital.overhang

    @pytest.mark.parametrize("typed", ["", "a mat", ".../..."])
    def test_what_is_no_mat_is_kept_as_counts(self, typed):
        assert not plots.has_grid(self.kept("canyon", **{"fact.grid.canyon": typed}))

    def test_mats_with_districts_of_their_own_are_counted(self):
        assert not plots.has_grid(self.kept("archipelago"))

    @pytest.mark.parametrize(
        "mat", [c.id for c in content.capitals().values() if c.note and c.expansion == "AA"]
    )
    def test_what_is_special_about_a_mat_is_told(self, mat):
        state = CapitalsDealt("p1", ("mountain", mat)).apply(begin(Options(expansions=ARTS)))
        asked = {} if content.capital(mat).own_districts else {f"fact.grid.{mat}": ""}

        done = play(state, KeepCapital("p1", mat), asked)

        assert done.told_keys() == [f"tapestry.name.capital_note.{mat}"]

    @pytest.mark.parametrize(
        "mat", [c.id for c in content.capitals().values() if c.note and c.expansion == "FF"]
    )
    def test_the_same_of_the_later_box(self, mat):
        boxes = (Expansion.FANTASIES_AND_FUTURES,)
        state = CapitalsDealt("p1", ("mountain", mat)).apply(begin(Options(expansions=boxes)))
        asked = {} if content.capital(mat).own_districts else {f"fact.grid.{mat}": ""}

        done = play(state, KeepCapital("p1", mat), asked)

        assert done.told_keys() == [f"tapestry.name.capital_note.{mat}"]

    def test_a_printed_mat_is_drawn(self):
        assert plots.has_grid(Capital(mat="mountain"))


class TestTiles:
    def test_a_space_tile_pays_for_advances_on_the_track_it_names(self):
        state = with_player(a_table(expansions=PLOYS), space_tiles=(17,))
        explored = gain(
            state, Benefit(Verb.EXPLORE_SPACE), answers={"fact.space_tile.17": "science"}
        )

        advance = Benefit(Verb.ADVANCE, tracks=("science",), benefit=False)

        assert gain(explored.state, advance).points() == {"space_tile": 5}

    def test_what_an_inspiration_tile_says_is_kept(self):
        answers = {"p1.inspire": "farm", "fact.inspiration.farm": "points_4"}

        played = gain(a_table(expansions=ARTS), a_gain("inspiration_tile"), answers=answers)

        assert played.state.setup.fact("inspiration.farm") == "points_4"


def test_a_condition_told_can_refuse_an_upgrade():
    state = settled(a_table(expansions=ARTS), tech_condition__guide_05="tier_arts_II")

    with pytest.raises(RuleBroken):
        upgrading.verify(with_techs(state, guide_05=1), "p1", "guide_05")


class TestPrintedNumbers:
    """Another printing, or a misreading of ours: told from the entry, it holds in the rules."""

    @pytest.fixture(autouse=True)
    def forget(self):
        yield
        SHELF.use_facts({})

    def test_what_an_advance_costs(self):
        before = cost_of(a_table(), "exploration", 1)
        SHELF.use_facts({fact_of(TRACKS, "tracks", "exploration", "tiers", 0, "cost", "food"): 2})

        assert cost_of(a_table(), "exploration", 1) == {**before, "food": 2}
        assert printed_spaces("exploration")[0].cost != printed_spaces("science")[0].cost

    def test_what_a_space_gives(self):
        way = ("tracks", "exploration", "spaces", 0, "benefits", 0, "n")
        SHELF.use_facts({fact_of(TRACKS, *way): 3})

        assert content.track("exploration").at(1).benefits == (
            Benefit(Verb.GAIN, "territory_tile", 3),
        )

    def test_what_a_civilization_gives_and_scores(self):
        fact = fact_of(f"{MATS}/aliens.json", "start", 0, "n")
        each = fact_of(f"{MATS}/mystics.json", "final", 0, "each")
        SHELF.use_facts({fact: 5, each: 8})

        assert content.civilization("aliens").start[0].n == 5
        assert content.civilization("mystics").final[0].each == 8

    def test_every_one_is_reached_from_an_entry_and_can_be_put_right(self):
        rules = open_rules("tapestry", lookup.entries)
        reached = {fact for entry in rules.entries for fact in entry.tellable}
        numbers = {fact.id: fact for fact in lookup.house_facts() if fact.printed}
        SHELF.use_facts({fact: int(one.guess) + 1 for fact, one in numbers.items()})
        raised = {fact.id: fact for fact in lookup.house_facts() if fact.printed}

        assert len(numbers) > 200
        assert set(numbers) <= reached
        assert raised == numbers
        assert content.track("science").tiers[3].cost == {"worker": 3}
