"""FF: the Werefolk, who flip a space tile; FAQ: they go back only with a token that moves."""

from dataclasses import replace

import pytest

from companion.core.answers import Source
from companion.core.chance import CARDS, DICE, Chance
from companion.core.step import Sources, Step, Unanswered
from companion.games.tapestry.income.commands import UseCivilization
from companion.games.tapestry.state import Deck, Phase
from tests.tapestry.makers import a_table, in_phase, with_civilization, with_player, with_tokens
from tests.tapestry.mats import used


class TestWerefolk:
    """Their mat: a space tile is flipped, and its side says what follows."""

    def flipped(self, seed, by_app=(DICE, CARDS), recorded=None):
        state = with_civilization(with_player(a_table(), income_turns=2), "werefolk")
        state = in_phase(state, Phase.INCOME_POWERS)
        said = {} if recorded else {"p1.advance.track": "exploration"}
        sources = Sources(said, recorded or {}, chance=Chance(seed, 1), by_app=by_app)
        step = Step(state, sources)
        UseCivilization("werefolk").carry_out(step)
        return step

    def test_a_tile_that_the_app_deals_it_flips_as_well(self):
        steps = [self.flipped(str(seed)) for seed in range(40)]
        given = [step.answers["p1.werefolk"] for step in steps]

        assert {one.value for one in given} == {"up", "down"}
        assert {one.source for one in given} == {Source.APP}
        for step in steps:
            side = step.answers["p1.werefolk"].value
            assert f"tapestry.told.flipped.{side}" in [one.text.key for one in step.told]

    def test_once_flipped_it_lies(self):
        for seed in range(10):
            first = self.flipped(str(seed))
            again = self.flipped("another", recorded=first.answers)

            assert again.answers["p1.werefolk"] == first.answers["p1.werefolk"]
            assert again.state == first.state

    def test_of_a_real_tile_a_person_says_it(self):
        with pytest.raises(Unanswered) as asked:
            self.flipped("7", by_app=(DICE,))

        assert asked.value.question.ids == ("down", "up")

    def test_from_the_start_space_nobody_goes_back(self):
        """The tile is explored only if a token really moves back."""
        done = used("werefolk", answers={"p1.werefolk": "up"})

        assert done.points() == {"civilization": 4}
        assert done.me.explored_space == ()

    def test_a_token_that_moves_back_explores_the_tile(self):
        state = with_tokens(a_table(), science=2)
        state = replace(state, decks={**state.decks, "space": Deck(("13",))})
        answers = {"p1.werefolk": "up", "p1.werefolk.explore": "yes"}

        done = used("werefolk", state, answers)

        assert done.state.space("p1", "science") == 1
        assert done.points() == {"space_tile": 13}
