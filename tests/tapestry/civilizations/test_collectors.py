"""The mat of the Collectors: items laid aside, an outpost in place of a conquest."""

import pytest

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.civilizations.events import ItemCollected
from companion.games.tapestry.score import counting
from companion.games.tapestry.state import Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from tests.tapestry.makers import (
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
from tests.tapestry.mats import at_the_end, marks

CONQUER = Benefit(Verb.CONQUER)
INSTEAD = {"p1.collectors.outpost": "yes", "p1.resource": "coin"}


def the_collectors(**held):
    return with_civilization(with_resources(a_table(), coin=1), "collectors", **held)


class TestItems:
    def test_collectors_gain_by_the_kinds_they_hold(self):
        done = at_the_end("collectors", a_table(), house=1, landmark=1, tapestry=1)

        assert done.points() == {"civilization": 6}

    def carpentry(self, **answers):
        """Technology 2: a tapestry comes to the hand."""
        state = with_tokens(with_player(the_collectors(), hand=("trap",)), technology=1)
        said = {"p1.collectors": "tapestry", "p1.resource": "coin", "p1.bonus": "no", **answers}
        return play(state, AdvanceOnTrack("technology", ("coin",)), said)

    def test_the_card_gained_goes_on_the_mat_for_a_resource(self):
        done = self.carpentry()

        offered = [option.id for option in done.questions["p1.collectors"].options]
        assert offered == ["none", "tapestry"]
        assert done.me.hand == ("trap",)
        assert done.me.resources["coin"] == 1
        assert marks(done, "collectors") == {"tapestry": 1}

    def test_it_still_counts_for_points_and_is_not_discarded(self):
        done = self.carpentry()

        assert counting.count(done.state, "p1", "tapestry_card_hand_and_mat") == 2
        assert done.state.decks["tapestry"].discard == ()

    def test_so_do_a_technology_and_a_tile(self):
        state = with_techs(with_player(the_collectors(), tiles=(7,)), radio=1, paper=0)
        for kind, item in (("tech_card", "radio"), ("territory_tile", "7")):
            state = ItemCollected("p1", kind, item).apply(state)

        assert [tech.card for tech in state.players["p1"].techs] == ["paper"]
        assert counting.count(state, "p1", "tech_card") == 2
        assert counting.count(state, "p1", "territory_tile_in_supply") == 1

    def test_a_house_on_the_mat_is_not_in_the_capital(self):
        """Astronomy, its bonus: a house."""
        state = with_tokens(with_resources(the_collectors(tapestry=1), coin=2), science=1)
        said = {"p1.bonus": "yes", "p1.collectors": "house", "p1.resource": "coin"}
        done = play(state, AdvanceOnTrack("science", ("coin",)), said)

        assert (done.me.capital.placed, done.me.waiting) == ((), ())
        assert counting.count(done.state, "p1", "house") == 1

    @pytest.mark.parametrize("held", [{}, {"territory_tile": 1}])
    def test_they_are_asked_only_of_what_they_gained(self, held):
        answers = {} if held else {"p1.collectors": "none"}

        done = play(the_collectors(**held), AdvanceOnTrack("exploration", ("coin",)), answers)

        assert ("p1.collectors" in done.questions) is not bool(held)

    def test_an_unnamed_card_there_is_still_out_of_the_deck(self):
        state = with_player(the_collectors(), hand=("unknown",))
        before = state.remaining("tapestry")

        assert (
            ItemCollected("p1", "tapestry", "unknown").apply(state).remaining("tapestry") == before
        )


class TestOutpost:
    def test_it_replaces_the_conquest(self):
        done = gain(the_collectors(), CONQUER, answers=INSTEAD)

        assert marks(done, "collectors") == {"outpost": 1}
        assert (done.me.outposts, done.me.elsewhere) == (7, 1)
        assert done.me.resources["coin"] == 2
        assert not [key for key in done.questions if "conquer" in key]

    def test_only_on_an_advance_turn(self):
        state = in_phase(the_collectors(), Phase.INCOME_POWERS)
        said = {
            "p1.conquer.hex": "1,1",
            "p1.conquer.conquer_red": "points_4",
            "p1.conquer.conquer_black": "coin",
            "p1.conquer.die": "conquer_red",
        }

        done = gain(state, CONQUER, answers=said)

        assert "p1.collectors.outpost" not in done.questions

    def test_one_item_a_turn(self):
        state = with_tokens(with_resources(the_collectors(), coin=1), military=0)
        done = play(state, AdvanceOnTrack("military", ("coin",)), INSTEAD)

        assert "p1.collectors" not in done.questions
        assert marks(done, "collectors") == {"outpost": 1}
