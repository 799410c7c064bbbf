"""Variants of the rulebook: what each changes, and that nothing changes without it."""

import pytest

from companion.games.tapestry.income.commands import TakeIncomeGains
from companion.games.tapestry.options import Expansion, Variants
from companion.games.tapestry.state import Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.tracks.science import science_die
from tests.tapestry.makers import (
    a_gain,
    a_table,
    gain,
    in_phase,
    play,
    with_civilization,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)

ARTS = (Expansion.ARTS_AND_ARCHITECTURE,)
OFFERED = "p1.civilization"


class TestScienceDie:
    """AA: either die may be used."""

    def test_the_20_sided_one_comes_with_the_arts_track(self):
        assert len(science_die(a_table(expansions=ARTS)).faces) == 20
        assert len(science_die(a_table()).faces) == 12

    def test_the_other_may_be_chosen(self):
        state = a_table(expansions=ARTS, variants=Variants(science_die="science_d12"))

        assert len(science_die(state).faces) == 12


class TestTwoTapestries:
    """Income turn 1: draw 2 tapestries, keep 1, discard the other."""

    def first_income(self, **variants):
        state = a_table(era=1, variants=Variants(**variants))
        return in_phase(state, Phase.INCOME_GAIN)

    def test_two_are_drawn_and_one_kept(self):
        state = self.first_income(two_tapestries_first_income=True)
        second = state.decks["tapestry"].cards[1]

        played = play(state, TakeIncomeGains(), {"p1.keep": second})

        assert played.me.hand == (second,)
        assert played.state.decks["tapestry"].discard == state.decks["tapestry"].cards[:1]

    def test_the_psionics_draw_three(self):
        state = self.first_income(two_tapestries_first_income=True)
        third = state.decks["tapestry"].cards[2]

        answers = {"p1.keep": third, "p1.draw.territory": state.decks["territory"].cards[0]}
        played = play(with_civilization(state, "psionics"), TakeIncomeGains(), answers)

        assert played.me.hand == (third,)
        assert len(played.state.decks["tapestry"].discard) == 2

    def test_real_cards_stay_unnamed(self):
        state = self.first_income(two_tapestries_first_income=True)

        played = play(state, TakeIncomeGains(), by_app=("dice",))

        assert played.me.hand == ("unknown",)

    def test_without_the_variant_the_top_card_is_gained(self):
        state = self.first_income()

        played = play(state, TakeIncomeGains())

        assert played.me.hand == state.decks["tapestry"].cards[:1]

    def test_only_in_income_turn_1(self):
        state = with_player(self.first_income(two_tapestries_first_income=True), income_turns=2)

        played = play(state, TakeIncomeGains())

        assert len(played.me.hand) == 1


class TestTwoCivilizations:
    """Whenever a civilization is drawn: draw 2, keep 1."""

    def test_one_of_two(self):
        state = a_table(variants=Variants(two_civilizations_each_time=True))
        second = state.decks["civilization"].cards[1]

        played = gain(state, a_gain("civilization"), answers={OFFERED: second})

        assert [mat.id for mat in played.me.civilizations] == [second]

    def test_without_the_variant_there_is_no_choice(self):
        played = gain(a_table(), a_gain("civilization"))

        assert OFFERED not in played.questions
        assert len(played.me.civilizations) == 1


class TestNanotechnology:
    """The neoprene board: the bonus costs 2 technology cards instead of 3."""

    def at_space_11(self, cards, **variants):
        state = a_table(variants=Variants(**variants))
        state = with_techs(state, **dict.fromkeys(cards, 0))
        state = with_resources(state, coin=2)
        return with_tokens(state, technology=10)

    @pytest.mark.parametrize(("cheaper", "offered"), [(True, True), (False, False)])
    def test_two_cards_are_enough_only_with_it(self, cheaper, offered):
        state = self.at_space_11(("clocks", "compass"), nanotechnology_two_cards=cheaper)
        answers = {"p1.order": ("1", "0"), "p1.upgrade": "clocks"}
        if offered:
            answers["p1.bonus"] = "yes"

        played = play(state, AdvanceOnTrack("technology", ("coin", "coin")), answers)

        assert ("p1.bonus" in played.questions) is offered
        assert (played.points().get("bonus") == 10) is offered

    def test_the_printed_bonus_costs_three(self):
        state = self.at_space_11(("clocks", "compass", "radio"))
        answers = {"p1.order": ("1", "0"), "p1.upgrade": "clocks", "p1.bonus": "yes"}

        played = play(state, AdvanceOnTrack("technology", ("coin", "coin")), answers)

        assert played.points()["bonus"] == 10
        assert played.me.techs == ()
