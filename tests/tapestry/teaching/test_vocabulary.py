"""What the vocabulary says beyond deeds: when, what is otherwise while it lies open, copying."""

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry import content, known
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.bots.look import place_of, position_of
from companion.games.tapestry.cards import upgrading
from companion.games.tapestry.content.cards import RULES, TRIGGERS
from companion.games.tapestry.content.teaching import rule_of
from companion.games.tapestry.income.commands import TakeIncome
from companion.games.tapestry.land import conquering
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.state import TRACKS, MapToken
from companion.games.tapestry.taught_words import text_of
from companion.games.tapestry.teaching import words as vocabulary
from companion.games.tapestry.tracks import advance, cost
from companion.games.tapestry.turn import costs, effects, verbs
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.land.test_exploration import laid
from tests.tapestry.land.test_military import BESIDE, conquered, with_tokens_on
from tests.tapestry.makers import (
    a_gain,
    a_step,
    a_table,
    gain,
    play,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)
from tests.tapestry.speaking import LANGUAGES, unsaid, words
from tests.tapestry.teaching.by_hand import teach
from tests.tapestry.test_carried_out import rules_text

BOXES = ("MM", "AA", "FF")
FORESTS, DESERT, EXPLORES = 22, 1, "guide_24"
"""A tile that gives an upgrade, one that gives a coin, a technology whose circle explores."""
FIRST = {"p1.invent": "deck"}
ADVANCE = Benefit(Verb.ADVANCE, tracks=("science",), benefit=False)


def lying(*said, player="p1", era=1, table=None):
    """A card so taught lies open on this player's mat."""
    state = table or a_table(expansions=BOXES)
    taught = teach(state, "other_aa", "Feast", *said, "done")
    state = play(state, taught.command).state
    return with_player(state, player, mat={str(era): (taught.taught.id,)}, income_turns=era)


def whenever(*when, **more):
    return lying("this_era", *when, "vp", 3, **more)


def in_force(*rule, **more):
    return lying("this_era", "in_force", *rule, **more)


def feast(played, player="p1"):
    return played.points(player).get("tapestry", 0)


class TestOccasions:
    def test_each_of_the_printed_cards_can_be_touched_and_goes_off(self):
        printed = [*content.tapestries().values(), *content.civilizations().values()]
        waited_for = {effect.on for card in printed for effect in card.effects}
        text = rules_text()

        assert waited_for <= set(vocabulary.moments(("this_era",), enchanted=False))
        assert [on for on in TRIGGERS if f'"{on}"' not in text] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("on", TRIGGERS)
    def test_each_can_be_said(self, on, language):
        said = () if on == "by_hand" else ("vp", 3)
        track = ("any",) if vocabulary.only(on) else ()
        own = ("Clap twice",) if on == "by_hand" else ()
        state = a_table(expansions=BOXES)

        taught = teach(state, "other_aa", "Feast", "this_era", on, *track, *said, *own, "done")

        assert unsaid(text_of(taught.taught)) == []

    def test_exploring(self):
        state = with_player(whenever("explored"), tiles=(4,))

        assert feast(laid(state)) == 3

    def test_the_tile_that_was_laid_and_not_one_that_came_of_it(self):
        on_each = ("explored", "if", "at_least", "tile_forest", 1)
        state = with_player(whenever(*on_each), tiles=(FORESTS, DESERT))
        state = with_techs(state, **{EXPLORES: 0})
        second = {"p1.explore.hex.2": "3,-1", "p1.explore.rotation.2": "0"}

        assert feast(laid(state, **{"p1.explore.tile": str(FORESTS)}, **second)) == 3
        assert feast(laid(state, **{"p1.explore.tile": str(DESERT)})) == 0

    @pytest.mark.parametrize("player", ["p1", "p2"])
    def test_the_tile_that_somebody_else_laid(self, player):
        on_each = ("opponent_explored", "if", "at_least", "tile_forest", 1)
        state = with_player(whenever(*on_each, player=player), tiles=(FORESTS,))

        assert feast(laid(state), player) == (3 if player == "p2" else 0)

    @pytest.mark.parametrize("whose", ["opponent", "neighbour"])
    def test_somebody_else_explores_or_invents(self, whose):
        theirs = with_player(whenever(f"{whose}_explored", player="p2"), tiles=(4,))
        invents = gain(
            whenever(f"{whose}_invented", player="p2"), Benefit(Verb.INVENT), answers=FIRST
        )

        assert feast(laid(theirs), "p2") == 3
        assert feast(invents, "p2") == 3

    def test_moving_back(self):
        state = with_tokens(whenever("regressed"), science=1)
        back = Benefit(Verb.REGRESS, tracks=("science",), benefit=False)

        assert feast(gain(state, back)) == 3

    @pytest.mark.parametrize(("which", "points"), [("any", 6), ("food", 3), ("coin", 0)])
    def test_each_resource_that_is_gained(self, which, points):
        state = with_resources(whenever("resource_gained", which), worker=8)
        gained = [Benefit(Verb.GAIN, one) for one in ("food", "culture", "worker")]

        assert feast(gain(state, *gained)) == points

    @pytest.mark.parametrize(("trap", "points"), [("no", (3, 0)), ("yes", (0, 3))])
    def test_an_outpost_that_is_toppled(self, trap, points):
        state = with_tokens_on(whenever("outpost_toppled"), BESIDE, MapToken("p2"))
        mat = state.players["p1"].mat
        state = with_player(state, "p2", mat=mat, income_turns=1, hand=("trap",))

        done = conquered(state, **{"p2.trap": trap, "p2.resource": "food"})

        assert (feast(done), feast(done, "p2")) == points

    def test_a_territory_that_is_lost(self):
        state = with_tokens_on(whenever("territory_lost", player="p2"), BESIDE, MapToken("p2"))

        done = conquered(state)

        assert (feast(done, "p2"), feast(done)) == (3, 0)

    def test_another_tapestry_that_is_played_and_not_itself(self):
        state = lying("continuous", "tapestry_played", "vp", 3)
        card = state.players["p1"].mat["1"][0]
        state = with_player(state, income_turns=2, hand=("academia",))

        done = gain(state, Benefit(Verb.PLAY_OVER))

        assert feast(done) == 3
        again = with_player(state, mat={}, hand=(card,))
        assert feast(gain(again, Benefit(Verb.PLAY_OVER))) == 0

    @pytest.mark.parametrize(("rolled", "points"), [("science", 3), ("military", 0)])
    def test_a_roll_of_the_science_die(self, rolled, points):
        state = whenever("science_rolled", "science")
        answers = {"p1.research.die": rolled, "p1.research.advance": "no"}

        done = gain(state, Benefit(Verb.RESEARCH, benefit=False), answers=answers)

        assert feast(done) == points

    def test_the_end_of_the_era_comes_before_the_next_one_begins(self):
        done = play(whenever("era_ended", era=2), TakeIncome())

        assert feast(done) == 3

    def test_a_building_placed_for_a_count_that_its_coming_set_off_is_placed_once(self):
        state = lying("this_era", "building_gained", "any", "score_capital")
        answers = {"p1.city.place_now": "0,0,0"}

        done = gain(state, a_gain("market"), answers=answers)

        placed = [one for one in done.events if type(one).__name__ == "PiecePlaced"]
        assert len(placed) == 1
        assert done.me.waiting == ()

    def test_an_opponents_upgrade(self):
        theirs = with_techs(whenever("opponent_upgraded", player="p2"), barn=0)
        upgrade = Benefit(Verb.UPGRADE, ignore_prerequisites=True)

        assert feast(gain(theirs, upgrade), "p2") == 3


class TestRules:
    """What may not be done, what it costs, what is otherwise."""

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("rule", vocabulary.RULES)
    def test_each_can_be_said(self, rule, language):
        texts = set()
        for track in ("any", "science") if vocabulary.only(rule) else ("",):
            said = (rule, track) if track else (rule,)
            state = a_table(expansions=BOXES)
            taught = teach(state, "other_aa", "Feast", "this_era", "in_force", *said, "done").taught
            assert unsaid(text_of(taught)) == []
            texts.add(words(language).text(text_of(taught)))
            name = rule_of(taught.rules[0])
            assert name in RULES or name.removesuffix("_science") in RULES

        assert len(texts) == (2 if vocabulary.only(rule) else 1)

    def test_nothing_is_joined_to_a_rule(self):
        with pytest.raises(Exception, match="with"):
            in_force("no_conquer", "with", "vp", 3)

    @pytest.mark.parametrize(("track", "closed"), [("any", TRACKS[:4]), ("science", ("science",))])
    def test_may_not_advance(self, track, closed):
        state = in_force("no_advance", track)

        assert [one for one in TRACKS[:4] if not advance.is_open(state, "p1", one)] == [*closed]
        assert all(advance.is_open(state, "p2", one) for one in TRACKS[:4])

    def test_the_others_may_not_advance(self):
        state = in_force("opponents_no_advance", "science")

        assert advance.is_open(state, "p1", "science")
        assert not advance.is_open(state, "p2", "science")

    @pytest.mark.parametrize(
        ("rule", "verb"),
        [
            ("no_explore", Verb.EXPLORE),
            ("no_conquer", Verb.CONQUER),
            ("no_invent", Verb.INVENT),
            ("no_upgrade", Verb.UPGRADE),
        ],
    )
    def test_what_is_forbidden_is_said_and_not_done(self, rule, verb):
        state = with_techs(with_player(in_force(rule), tiles=(4,)), barn=0)

        done = gain(state, Benefit(verb))

        assert done.told_keys() == [f"tapestry.taught.forbidden.{rule}"]
        assert done.events == []

    def test_nothing_is_upgraded_in_an_income_turn_either(self):
        state = with_techs(in_force("no_upgrade"), barn=0)

        with pytest.raises(RuleBroken):
            upgrading.verify(state, "p1", "barn")
        assert upgrading.upgradable(state, "p1") == ()

    def test_nobody_conquers_what_a_card_keeps(self):
        state = in_force("not_conquered", player="p2")
        state = with_tokens_on(state, BESIDE, MapToken("p2"))

        assert BESIDE not in conquering.open_to(Turn(a_step(state), "p1"))

    def test_nor_does_a_bot(self):
        table = a_table(solo=True, expansions=BOXES)
        free = with_tokens_on(table, BESIDE, MapToken("p1"))
        kept = with_tokens_on(in_force("not_conquered", table=table), BESIDE, MapToken("p1"))

        def room(state):
            return len(position_of(state, 0, 1).tokens[place_of(BESIDE)])

        assert (room(free), room(kept)) == (1, 2)

    @pytest.mark.parametrize(
        ("printed", "left"),
        [
            ({"any_resource": 1}, {}),
            ({"worker": 1, "any_resource": 2}, {"any_resource": 2}),
            ({"worker": 2}, {"worker": 1}),
            ({"any_different_resources": 2}, {"any_different_resources": 1}),
        ],
    )
    def test_one_resource_less(self, printed, left):
        assert cost.one_less(printed) == left

    def test_an_advance_that_is_cheaper_on_one_track(self):
        state = with_tokens(in_force("cheaper_advance", "science"), science=3)

        assert cost.price(state, "p1", "science", 4) == {"any_resource": 1}
        assert cost.price(state, "p2", "science", 4) == cost.cost(state, "science", 4)
        assert cost.price(state, "p1", "military", 4) == cost.cost(state, "military", 4)

    def test_an_advance_that_costs_nothing_is_paid_with_nothing(self):
        state = with_resources(in_force("cheaper_advance", "any"))

        assert costs.ways_to_pay(cost.price(state, "p1", "science", 1), {}) == ((),)

    @pytest.mark.parametrize("kind", ["same_resource", "any_different_resources", "any_resource"])
    def test_an_advance_that_is_dearer(self, kind):
        has = dict.fromkeys(RESOURCES, 3)
        fewer = costs.ways_to_pay({kind: 2}, has)
        more = costs.ways_to_pay({kind: 2, "any_resource": 1 if kind != "any_resource" else 3}, has)

        assert {len(way) for way in fewer} == {2}
        assert {len(way) for way in more} == {3}

    def test_a_printed_prohibition_is_the_same_rule(self):
        state = with_player(a_table(), mat={"1": ("theocracy",)})

        assert not advance.is_open(state, "p1", "science")
        assert advance.is_open(state, "p1", "military")


class TestCopying:
    COPIES = ("when_played", "copy_tapestry", "any")

    def test_a_card_that_does_what_another_does(self):
        state = with_player(lying(*self.COPIES), "p2", mat={"1": ("academia",)})
        card = state.players["p1"].mat["1"][0]

        done = gain(with_player(state, mat={}, hand=(card,)), Benefit(Verb.PLAY_OVER))

        assert "academia" in effects.cards_in_force(done.state, "p1")

    def copying(self, mats, whose="any", answers=None):
        """People with these on their mats; the first one lays a card that copies."""
        state = lying("when_played", "copy_tapestry", whose, table=a_table(3, expansions=BOXES))
        card = state.players["p1"].mat["1"][0]
        for player, mat in mats.items():
            state = with_player(state, player, mat={"1": mat} if mat else {})
        state = with_player(state, hand=(card,), income_turns=2)
        return gain(state, Benefit(Verb.PLAY_OVER), answers=answers)

    def told_of(self, done):
        return [words("en").text(one.text) for one in done.told]

    def test_which_it_copies_and_whose_is_asked_by_the_mat_and_said(self):
        mats = {"p2": ("academia",), "p3": ("socialism",)}
        done = self.copying(mats, answers={"p1.espionage": "socialism"})

        notes = [one.note.params["players"] for one in done.questions["p1.espionage"].options]
        assert [[who.params["owner"].params["seat"] for who in one] for one in notes] == [
            ["2"],
            ["3"],
        ]
        said = next(one for one in self.told_of(done) if one.startswith("You copy"))
        assert "Socialism" in said
        assert "3" in said

    def test_the_only_one_is_not_asked_and_said_all_the_same(self):
        done = self.copying({"p2": ("academia",)})

        assert "p1.espionage" not in done.questions
        assert "tapestry.told.copies" in done.told_keys()

    @pytest.mark.parametrize(
        ("whose", "copied"),
        [("mine", "tyranny"), ("opponents", "academia"), ("neighbours", "academia")],
    )
    def test_a_card_says_on_whose_mat(self, whose, copied):
        done = self.copying({"p1": ("tyranny",), "p2": ("academia",)}, whose)

        (told,) = [one for one in done.told if one.text.key == "tapestry.told.copies"]
        assert told.text.params["card"].key.endswith(copied)

    def test_a_neighbours_position(self):
        table = with_tokens(a_table(expansions=BOXES), "p2", technology=1, military=12)
        taught = teach(
            table, "other_aa", "F", "when_played", "repeat_position", "neighbours", "done"
        )
        step = a_step(table, {"p1.repeat.of": "p2.technology.1"})
        verbs.gain_all(Turn(step, "p1"), taught.taught.at("played"), "tapestry", "x")

        assert [one.id for one in step.questions["p1.repeat.of"].options] == [
            "p2.military.12",
            "p2.technology.1",
        ]
        assert "tapestry.told.repeats" in [one.text.key for one in step.told]

    def test_two_that_copy_do_not_copy_each_other(self):
        state = with_player(lying(*self.COPIES), "p2", mat={"1": ("espionage",)})
        card = state.players["p1"].mat["1"][0]

        done = gain(with_player(state, mat={}, hand=(card,)), Benefit(Verb.PLAY_OVER))

        assert "tapestry.told.nothing_to_copy" in done.told_keys()
        assert known.tapestry(done.state, card).played == (Benefit(Verb.COPY),)
