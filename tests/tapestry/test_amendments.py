"""Rules put right since a game was begun: those that can matter at the table are said."""

from dataclasses import replace

import pytest

from companion.core.amendments import edition, since
from companion.games.tapestry.game import GAME
from companion.games.tapestry.options import Bots, Expansion, OwnLevel
from tests.tapestry.makers import a_table, some_options, with_civilization


def said(game, state, known=1):
    return {message.key.rpartition(".")[2] for message in since(game, state, known)}


class TestTapestry:
    EVERY = ("moved_back", "plots_on_cards", "countered_trap", "socialism", "together", "skipped")
    LATER = (
        "technocracy",
        "trade_economy",
        "boast_of_superiority",
        "steam_tycoon",
        "theocracy",
        "outside_the_grid",
        "gained_later",
        "asked_whole",
        "places",
    )

    def test_what_every_table_may_meet(self):
        assert said(GAME, a_table()) == {*self.EVERY, *self.LATER}

    def test_a_game_of_the_second_edition_is_told_what_came_later(self):
        assert said(GAME, a_table(), known=2) == set(self.LATER)

    @pytest.mark.parametrize(
        ("box", "rule"),
        [
            (Expansion.PLANS_AND_PLOYS, "retreat"),
            (Expansion.ARTS_AND_ARCHITECTURE, "masterpieces"),
            (Expansion.FANTASIES_AND_FUTURES, "special_districts"),
        ],
    )
    def test_what_a_box_brings(self, box, rule):
        assert rule in said(GAME, a_table(expansions=(box,)))
        assert rule not in said(GAME, a_table())

    @pytest.mark.parametrize("mat", ["traders", "collectors", "mystics", "advisors", "futurists"])
    def test_a_mat_that_somebody_has(self, mat):
        assert mat in said(GAME, with_civilization(a_table(), mat, "p2"))

    def test_a_capital_that_is_not_drawn(self):
        assert "counted_capital" in said(GAME, a_table(grid=False), known=3)
        assert "counted_capital" not in said(GAME, a_table())

    def test_bots(self):
        alone = replace(some_options(), bots=Bots.SHADOW)
        of_ones_own = a_table(solo=True, own_level=OwnLevel())

        assert "shadow_alone" in said(GAME, replace(a_table(), options=alone))
        assert "own_level" in said(GAME, of_ones_own)
        assert "age_of_wonders" in said(GAME, a_table(solo=True))
        assert "space_of_each" not in said(GAME, of_ones_own)

    def test_an_own_level_that_also_helps_you(self):
        helped = replace(some_options(), level=1, own_level=OwnLevel())

        assert "space_of_each" in said(GAME, replace(a_table(solo=True), options=helped))

    def test_a_new_game_has_nothing_to_say(self):
        assert since(GAME, a_table(), edition(GAME)) == ()
