"""Rulebook, "Turns", "Income turns" and "Advance turns"; player aid, the same."""

from dataclasses import replace

import pytest

from companion.core.step import Unanswered
from companion.errors import RuleBroken
from companion.games.tapestry import content, known
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.income.commands import (
    NextStep,
    PlayTapestry,
    TakeIncome,
    TakeIncomeGains,
    TakeIncomePoints,
    UseCivilization,
    UseMasterpiece,
)
from companion.games.tapestry.once_a_turn import SpaceGained
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.turn import effects
from tests.tapestry.makers import (
    GAIN,
    POINTS,
    POWERS,
    TAPESTRY,
    UPGRADE,
    a_table,
    gain,
    in_phase,
    play,
    refused,
    with_civilization,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)

ARTS = (Expansion.ARTS_AND_ARCHITECTURE,)


SKIP = {"p1.powers.skip": "yes"}


def ready(era, **changes):
    """A player with something for every step, at the beginning of a turn."""
    state = with_civilization(a_table(era=era - 1), "leaders")
    state = with_techs(state, canned_food=0)
    return with_player(state, hand=("academia", "monarchy"), **changes)


def _asked(state, key):
    """How many resources the first into this era chooses."""
    wanted = state.players["p1"].income_turns - 1
    number = int(key.rpartition(".")[2]) if key[-1].isdigit() else 1
    return number <= wanted


class TestTurns:
    def test_income_or_advance(self):
        state = with_resources(a_table(), coin=1)

        TakeIncome().verify(state)
        AdvanceOnTrack("science", ("coin",)).verify(state)

    def test_the_first_turn_is_an_income_turn(self):
        state = with_resources(a_table(era=0), coin=1)

        assert refused(state, AdvanceOnTrack("science", ("coin",)))
        TakeIncome().verify(state)

    def test_play_goes_clockwise(self):
        state = with_resources(a_table(3, turn="p3"), "p3", coin=1)

        played = play(state, AdvanceOnTrack("exploration", ("coin",)))

        assert played.state.turn == "p1"

    def test_who_has_finished_is_passed_over(self):
        state = with_resources(a_table(3), coin=1)
        state = with_player(state, "p2", finished=True)

        played = play(state, AdvanceOnTrack("exploration", ("coin",)))

        assert played.state.turn == "p3"


class TestIncomeTurn:
    def test_it_begins_a_new_era(self):
        assert play(ready(2), TakeIncome()).me.era == 2

    def test_there_are_five(self):
        assert refused(a_table(era=5), TakeIncome()) == "tapestry.broken.five_income_turns"

    @pytest.mark.parametrize(
        ("turn", "steps"),
        [
            (1, [GAIN]),
            (2, [POWERS, TAPESTRY, UPGRADE, POINTS, GAIN]),
            (3, [POWERS, TAPESTRY, UPGRADE, POINTS, GAIN]),
            (4, [POWERS, TAPESTRY, UPGRADE, POINTS, GAIN]),
            (5, [POWERS, UPGRADE, POINTS]),
        ],
    )
    def test_its_steps_in_order_each_only_on_its_turns(self, turn, steps):
        state = play(ready(turn), TakeIncome()).state
        answers = {"p1.resource": "coin", "p1.resource.2": "coin", "p1.resource.3": "coin"}
        commands = {
            POWERS: (NextStep(), SKIP),
            TAPESTRY: (PlayTapestry("monarchy"), answers),
            UPGRADE: (NextStep(), {}),
            POINTS: (TakeIncomePoints(), {}),
            GAIN: (TakeIncomeGains(), {}),
        }
        taken = []

        while state.turn == "p1" and not state.players["p1"].finished:
            taken.append(state.phase)
            command, said = commands[state.phase]
            asked = said if said is SKIP else {k: v for k, v in said.items() if _asked(state, k)}
            state = play(state, command, asked).state

        assert taken == steps


class TestMasterpiecesAndCivilizations:
    """Step 1."""

    def test_next_asks_once_about_a_civilization_not_used(self):
        """ "Activez les capacités de votre civilisation": not passed over in silence."""
        state = in_phase(with_civilization(a_table(era=2), "leaders"), POWERS)

        played = play(state, NextStep(), SKIP)

        assert list(played.questions) == ["p1.powers.skip"]
        assert played.state.phase is TAPESTRY

    def test_whoever_still_wants_to_use_it_takes_the_step_back(self):
        state = in_phase(with_civilization(a_table(era=2), "leaders"), POWERS)

        with pytest.raises(Unanswered) as asked:
            play(state, NextStep())

        assert [option.id for option in asked.value.question.options] == ["yes"]

    def test_nothing_is_asked_once_it_was_used(self):
        state = in_phase(with_civilization(a_table(era=2), "historians"), POWERS)
        used = play(state, UseCivilization("historians"))

        assert play(used.state, NextStep()).questions == {}

    def with_both(self):
        state = with_civilization(a_table(era=2, expansions=ARTS), "leaders")
        cards = ("masterpiece_16", "masterpiece_06")
        return in_phase(with_player(state, masterpieces=cards), POWERS)

    def test_masterpieces_in_any_order(self):
        state = with_tokens(self.with_both(), exploration=3)
        first = play(state, UseMasterpiece("masterpiece_06"))

        second = play(first.state, UseMasterpiece("masterpiece_16"), {"p1.resource": "food"})

        assert first.me.score == 3
        assert second.me.score == 3 + 4
        assert second.me.resources["food"] == 1

    def test_each_masterpiece_once(self):
        state = play(self.with_both(), UseMasterpiece("masterpiece_06")).state

        assert refused(state, UseMasterpiece("masterpiece_06"))

    def test_masterpieces_before_civilizations(self):
        key = refused(self.with_both(), UseCivilization("leaders"))

        assert key == "tapestry.broken.masterpieces_first"

    def test_they_are_all_gained(self):
        assert refused(self.with_both(), NextStep()) == "tapestry.broken.masterpieces_first"

    def test_civilizations_in_any_order(self):
        state = with_civilization(a_table(era=2), "leaders")
        state = in_phase(with_civilization(state, "merrymakers"), POWERS)

        UseCivilization("leaders").verify(state)
        UseCivilization("merrymakers").verify(state)


class TestTapestry:
    """Step 2."""

    def at_step_2(self, era=2, **changes):
        return in_phase(with_player(a_table(era=era), **changes), TAPESTRY)

    def test_it_goes_to_the_leftmost_free_space(self):
        state = self.at_step_2(3, hand=("academia",), mat={"2": ("monarchy",)})

        played = play(
            state, PlayTapestry("academia"), {"p1.resource": "coin", "p1.resource.2": "coin"}
        )

        assert played.me.mat == {"2": ("monarchy",), "3": ("academia",)}

    def test_one_of_the_hand_must_be_played(self):
        key = refused(self.at_step_2(hand=("academia",)), PlayTapestry())

        assert key == "tapestry.broken.must_play_from_hand"

    def test_without_one_the_top_of_the_deck_lies_face_down(self):
        played = play(self.at_step_2(hand=()), PlayTapestry(), {"p1.resource": "coin"})

        assert played.me.mat == {"2": (UNKNOWN,)}

    @pytest.mark.parametrize(("era", "resources"), [(2, 1), (3, 2), (4, 3)])
    def test_the_first_of_the_neighbours_gains_what_the_space_shows(self, era, resources):
        state = with_player(self.at_step_2(era, hand=("academia",)), "p2", income_turns=era - 1)
        said = {"p1.resource": "coin", "p1.resource.2": "food", "p1.resource.3": "coin"}

        played = play(state, PlayTapestry("academia"), dict(list(said.items())[:resources]))

        assert sum(played.me.resources.values()) == resources

    def test_not_when_a_neighbour_was_there_before(self):
        state = with_player(self.at_step_2(hand=("academia",)), "p2", income_turns=2)

        assert sum(play(state, PlayTapestry("academia")).me.resources.values()) == 0

    def test_who_sits_further_away_does_not_matter(self):
        state = in_phase(
            with_player(a_table(4, era=1), hand=("academia",), income_turns=2), TAPESTRY
        )
        state = with_player(state, "p3", income_turns=2)

        played = play(state, PlayTapestry("academia"), {"p1.resource": "coin"})

        assert played.me.resources["coin"] == 1


class TestAbilities:
    """The abilities of tapestry cards."""

    def test_when_played_at_once(self):
        state = in_phase(with_player(a_table(era=2), hand=("trap",)), TAPESTRY)

        assert play(state, PlayTapestry("trap")).points() == {"tapestry": 10}

    def test_this_era_until_the_next_income_turn_begins(self):
        state = with_player(a_table(era=2), mat={"2": ("academia",)})
        assert list(effects.cards_in_force(state, "p1")) == ["academia"]

        later = play(state, TakeIncome()).state

        assert list(effects.cards_in_force(later, "p1")) == []

    def test_this_era_counts_while_it_lasts(self):
        state = with_player(a_table(era=2), mat={"2": ("academia",)})

        played = gain(state, Benefit(Verb.INVENT), answers={"p1.invent": "deck"})

        assert played.points() == {"tapestry": 3}

    def test_continuous_to_the_end(self, monkeypatch):
        """No source has the text of a continuous card: one is made up here."""
        lasting = replace(content.tapestry("academia"), kinds=("continuous",))
        monkeypatch.setattr(known, "tapestry", lambda _state, _card: lasting)
        state = with_player(a_table(era=4), mat={"2": ("academia",), "3": ("monarchy",)})

        assert list(effects.cards_in_force(state, "p1")) == ["academia", "monarchy"]

    def test_a_covered_card_is_switched_off(self):
        state = with_player(a_table(era=2), mat={"2": ("academia", "monarchy")})

        played = gain(state, Benefit(Verb.INVENT), answers={"p1.invent": "deck"})

        assert played.points() == {}


class TestAdvanceTurn:
    def test_pay_the_cost_of_the_tier(self):
        state = with_tokens(with_resources(a_table(), worker=1, coin=2), science=7)

        played = play(
            state,
            AdvanceOnTrack("science", ("coin", "coin", "worker")),
            {"p1.city.place_now": "8,8,0"},
        )

        assert sum(played.me.resources.values()) == 0
        assert played.state.space("p1", "science") == 8

    @pytest.mark.parametrize("way", [("coin", "coin", "coin"), ("food",), ("food", "food")])
    def test_nothing_else_pays_it(self, way):
        state = with_tokens(with_resources(a_table(), food=3, coin=3), exploration=6)

        assert refused(state, AdvanceOnTrack("exploration", way))

    def test_what_is_missing_is_named(self):
        state = with_tokens(with_resources(a_table(), coin=8), exploration=6)

        with pytest.raises(RuleBroken) as error:
            AdvanceOnTrack("exploration").verify(state)

        assert error.value.message.key == "tapestry.broken.too_few"
        assert error.value.message.params["resource"].key == "tapestry.name.resource.food"

    def test_the_bonus_may_be_paid_once(self):
        state = with_tokens(with_resources(a_table(), coin=3), science=1)

        played = play(
            state,
            AdvanceOnTrack("science", ("coin",)),
            {"p1.bonus": "yes", "p1.city.place_now": "8,8,0"},
        )

        assert played.me.buildings["house"] == 1
        assert played.me.resources["coin"] == 1
        assert [key for key in played.questions if "bonus" in key] == ["p1.bonus"]

    def test_the_bonus_may_be_left(self):
        state = with_tokens(with_resources(a_table(), coin=3), science=1)

        played = play(state, AdvanceOnTrack("science", ("coin",)), {"p1.bonus": "no"})

        assert sum(played.me.buildings.values()) == 0

    @pytest.mark.parametrize(
        ("space", "landmark"), [(4, "forge"), (7, "rubber_works"), (10, "tech_hub")]
    )
    def test_the_first_into_a_tier_gains_its_landmark_in_any_way(self, space, landmark):
        state = with_tokens(a_table(), technology=space - 1)
        free = Benefit(Verb.ADVANCE, tracks=("technology",), benefit=False)

        first = gain(state, free, answers={"p1.city.place": "later"})
        second = gain(with_tokens(first.state, technology=space - 1), free)

        assert first.state.landmarks == {landmark: "p1"}
        assert second.state.landmarks == {landmark: "p1"}

    def test_back_on_a_space_of_this_turn_it_gives_nothing_again(self):
        """Down to Bladed Weapons, up to Walls, down again: its card comes once."""
        down, up = (Benefit(verb, tracks=("military",)) for verb in (Verb.REGRESS, Verb.ADVANCE))
        state = with_tokens(a_table(), military=3)
        answers = {"p1.or": "1", "p1.city.place": "later"}

        played = gain(state, Benefit(Verb.IN_ORDER, steps=(down, up, down)), answers=answers)

        assert played.state.space("p1", "military") == 2
        assert len(played.me.hand) == 1

    def test_no_space_twice_in_a_turn(self):
        """A space repeated on the turn it was reached gives nothing more."""
        gained = SpaceGained("military", 2, "p1")
        state = replace(with_tokens(a_table(), military=2), this_turn=(gained,))

        played = gain(state, Benefit(Verb.REPEAT))

        assert played.me.hand == ()


class TestAnyResource:
    """ "8 maximum par ressource": what is full is marked, and may still be chosen."""

    def test_what_stands_on_8_is_marked(self):
        state = with_resources(a_table(), coin=8)
        played = gain(
            state, Benefit(Verb.GAIN, what="any_resource"), answers={"p1.resource": "food"}
        )

        noted = {o.id: o.note for o in played.questions["p1.resource"].options}
        assert noted["coin"].key == "tapestry.note.full"
        assert noted["food"] is None

    def test_so_is_a_choice_that_would_be_lost(self):
        """Masterpieces: "Gagnez 1 nourriture ou 1 culture"."""
        gains = [(Benefit(Verb.GAIN, what=what),) for what in ("food", "culture")]
        either = Benefit(Verb.OR, options=tuple(gains))

        played = gain(with_resources(a_table(), food=8), either, answers={"p1.or": "1"})

        assert [bool(option.note) for option in played.questions["p1.or"].options] == [True, False]
