"""Drawing more than is kept: Psionics, Infiltrators, the variant; what is not kept goes where."""

from dataclasses import replace

import pytest

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.land.conquest_dice import roll_dice
from companion.games.tapestry.options import Expansion, Variants
from companion.games.tapestry.state import Deck
from companion.games.tapestry.tracks import science
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import a_gain, a_step, a_table, gain, with_civilization, with_player

ARTS = (Expansion.ARTS_AND_ARCHITECTURE,)


def with_deck(state, deck, *cards, discard=()):
    """Another pile."""
    return replace(state, decks={**state.decks, deck: Deck(cards, discard)})


class TestPsionics:
    def test_the_tile_not_kept_is_back_in_the_supply(self):
        state = with_deck(a_table(), "space", "1", "2", "3", discard=("9",))
        state = with_civilization(state, "psionics")

        done = gain(state, a_gain("space_tile"), answers={"p1.draw.space": "2"})

        assert done.me.space_tiles == (2,)
        assert sorted(done.state.decks["space"].cards) == ["1", "3"]
        assert done.state.decks["space"].discard == ("9",)

    def test_an_invention_from_the_deck_has_two_cards_to_choose_from(self):
        state = with_deck(with_civilization(a_table(), "psionics"), "tech", "radio", "clocks")
        answers = {"p1.invent": "deck", "p1.draw.tech": "clocks"}

        done = gain(replace(state, tech_offer=()), Benefit(Verb.INVENT), answers=answers)

        assert [tech.card for tech in done.me.techs] == ["clocks"]

    def test_a_masterpiece_of_the_deck_too(self):
        state = with_civilization(a_table(expansions=ARTS), "psionics")
        state = with_deck(state, "masterpiece", "masterpiece_01", "masterpiece_02")
        answers = {"p1.draw.masterpiece": "masterpiece_02"}

        done = gain(state, a_gain("masterpiece"), answers=answers)

        assert done.me.masterpieces == ("masterpiece_02",)

    def test_draw_three_keep_one_becomes_four(self):
        state = with_deck(a_table(), "tech", "radio", "clocks", "paper", "vaccines", "zeppelins")
        state = with_civilization(state, "psionics")
        benefit = Benefit(Verb.DRAW_KEEP, what="tech_card", n=3, each=1)

        done = gain(state, benefit, answers={"p1.keep": "vaccines"})

        assert [tech.card for tech in done.me.techs] == ["vaccines"]

    def test_a_civilization_is_one_of_two(self):
        state = with_deck(a_table(), "civilization", "leaders", "nomads", "aliens")
        state = with_civilization(state, "psionics")

        done = gain(state, a_gain("civilization"), answers={"p1.civilization": "nomads"})

        assert done.me.civilizations[-1].id == "nomads"

    def test_their_option_comes_on_top_of_that_of_a_card(self):
        """Empiricism rolls twice; the Psionics roll once more."""
        state = with_player(a_table(era=2), mat={"2": ("empiricism",)})
        state = with_civilization(state, "psionics")
        answers = {"p1.research.die": "science", "p1.research.die.2": "military"}
        answers |= {"p1.research.die.3": "technology", "p1.research.which": "technology"}

        assert science.roll(Turn(a_step(state, answers), "p1")) == "technology"

    def test_each_conquest_die_is_rolled_twice(self):
        state = with_civilization(a_table(), "psionics")
        answers = {"p1.conquer.conquer_red": "points_4", "p1.conquer.conquer_red.2": "points_7"}
        answers |= {"p1.conquer.which": "points_7", "p1.conquer.conquer_black": "coin"}
        answers |= {"p1.conquer.conquer_black.2": "coin", "p1.conquer.die": "conquer_red"}
        step = a_step(state, answers)

        roll_dice(Turn(step, "p1"), both=False)

        assert step.state.players["p1"].score == 7

    def test_real_cards_are_looked_at_on_the_table(self):
        state = with_civilization(a_table(), "psionics")

        done = gain(state, a_gain("territory_tile"), by_app=())

        assert "tapestry.told.one_more_option" in done.told_keys()


class TestDrawAndKeep:
    def test_the_cards_not_kept_are_discarded(self):
        state = with_deck(a_table(), "tech", "radio", "clocks", "paper", "vaccines")
        benefit = Benefit(Verb.DRAW_KEEP, what="tech_card", n=3, each=1)

        done = gain(state, benefit, answers={"p1.keep": "clocks"})

        assert done.state.decks["tech"] == Deck(("vaccines",), ("radio", "paper"))

    def test_an_empty_deck_is_made_again_first(self):
        state = with_deck(a_table(), "tapestry", discard=("academia", "monarchy"))
        benefit = Benefit(Verb.DRAW_KEEP, what="tapestry", n=3, each=1)

        done = gain(state, benefit, answers={"p1.keep": "monarchy"})

        assert done.me.hand == ("monarchy",)


class TestCivilizations:
    def offered(self, state):
        state = with_deck(state, "civilization", "leaders", "nomads", "aliens", "heralds")
        done = gain(state, a_gain("civilization"), answers={"p1.civilization": "nomads"})
        return done, {option.id for option in done.questions["p1.civilization"].options}

    def test_infiltrators_draw_three_and_keep_one(self):
        done, offered = self.offered(with_civilization(a_table(), "infiltrators"))

        assert offered == {"leaders", "nomads", "aliens"}
        assert done.state.decks["civilization"] == Deck(("heralds",), ("leaders", "aliens"))

    @pytest.mark.parametrize(("psionics", "n"), [(False, 2), (True, 3)])
    def test_variant_two_are_drawn_by_the_psionics_three(self, psionics, n):
        state = a_table(variants=Variants(two_civilizations_each_time=True))
        state = with_civilization(state, "psionics") if psionics else state

        done, offered = self.offered(state)

        assert len(offered) == n
        assert len(done.state.decks["civilization"].discard) == n - 1


class TestRealCards:
    def test_one_drawn_unnamed_comes_from_the_deck_and_not_from_the_discards(self):
        """The deck has one fewer; the unnamed card that was discarded lies where it lies."""
        state = with_deck(a_table(), "tapestry", "academia", "trap", discard=("unknown",))

        done = gain(state, a_gain("tapestry"), by_app=())

        assert done.state.decks["tapestry"].discard == ("unknown",)
        assert done.state.remaining("tapestry") == state.remaining("tapestry") - 1 == 0
