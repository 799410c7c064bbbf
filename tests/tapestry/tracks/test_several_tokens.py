"""Rulebook, "Several tokens on a track": one's position is that of the furthest token."""

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.tracks.events import TokenRestarted
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    Played,
    a_step,
    a_table,
    gain,
    with_player,
    with_tokens,
)
from tests.tapestry.mats import used

TECHNOLOGY = Benefit(Verb.ADVANCE, tracks=("technology",), benefit=False)


def departed(state, to="science"):
    """The second player's token left technology by AI Singularity."""
    return TokenRestarted("p2", "technology", to).apply(with_tokens(state, "p2", technology=12))


class TestASpaceThatATokenLeft:
    """FAQ, AI Singularity: "s'il n'y a pas de pion sur cette case vous ne pouvez pas…"."""

    def test_spies_do_not_copy_it(self):
        state = with_tokens(departed(a_table(), "exploration"), "p2", science=2)
        done = used("spies", state, {"p1.spies": "track", "p1.spies.what": "science/2"})

        assert "p1.spies.what" not in done.questions

    def test_spies_copy_where_a_second_token_stands_instead(self):
        state = with_tokens(departed(a_table()), "p2", technology=1, science=())
        done = used("spies", state, {"p1.spies": "track", "p1.invent": "deck"})

        assert len(done.me.techs) == 1
        assert set(done.me.resources.values()) == {0}

    def test_trade_economy_does_not_copy_it(self):
        step = a_step(departed(a_table()))
        tapestries.resolve(Turn(step, "p1"), "trade_economy")

        told = [one.text.key for one in step.told]
        assert told == ["tapestry.told.nothing_to_copy"]

    def test_trade_economy_copies_where_a_second_token_stands(self):
        state = with_tokens(departed(a_table()), "p2", technology=1, science=())
        step = a_step(state, {"p1.invent": "deck"})
        tapestries.resolve(Turn(step, "p1"), "trade_economy")
        done = Played(step.state, step.events, step.told, step.questions)

        assert len(done.me.techs) == 1
        assert set(done.me.resources.values()) == {0}


class TestTheocracy:
    """The furthest token enters a tier; one behind it enters none."""

    def under(self, spaces):
        state = with_player(a_table(), mat={"1": ("theocracy",)})
        return with_tokens(state, technology=spaces)

    def entered(self, state, token):
        said = {"p1.token": str(token), "p1.city.place": "later"}
        return gain(state, TECHNOLOGY, answers=said).points()

    def test_a_token_behind_the_first_enters_no_tier(self):
        assert self.entered(self.under((8, 3)), 3) == {}

    def test_the_first_one_does(self):
        assert self.entered(self.under((6, 2)), 6) == {"tapestry": 4}

    def test_nor_one_on_a_track_that_counts_twelve(self):
        state = TokenRestarted("p1", "technology", "technology").apply(self.under(12))
        state = with_tokens(state, technology=3)

        assert self.entered(state, 3) == {}
