"""FF, "Income turn 5: use items in reserve": cards and tiles lie face up, and are gained then."""

from dataclasses import replace

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry.cards import upgrading
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.income.commands import UseReserve
from companion.games.tapestry.income.commands_of_reserve import ReserveItem
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.pieces import pieces
from companion.games.tapestry.player import Reserved, Tech
from companion.games.tapestry.score import counting
from companion.games.tapestry.state import Deck, Phase
from tests.tapestry.makers import a_table, in_phase, play, with_player, with_techs

FUTURES = (Expansion.FANTASIES_AND_FUTURES,)
TABLE = ("dice",)
"""Real cards."""


def offering(*cards):
    state = a_table(era=2, expansions=FUTURES)
    deck = state.decks["tech"]
    kept = tuple(card for card in deck.cards if card not in cards)
    decks = {**state.decks, "tech": replace(deck, cards=kept)}
    return replace(state, tech_offer=cards, decks=decks)


def reserved(state, kind, answers=None, by_app=TABLE):
    return play(state, ReserveItem("p1", kind), answers, by_app)


def fifth(state):
    return in_phase(with_player(state, income_turns=5), Phase.INCOME_TAPESTRY)


def lying(state, place):
    return [one.piece for one in pieces(state) if one.place == place]


class TestATechnology:
    def test_of_the_offer_is_replaced_at_once(self):
        said = {"p1.reserve.tech_card": "offer:radio"}

        done = reserved(offering("radio", "paper", "tunnels"), "tech_card", said, ("cards",))

        assert done.me.reserve == (Reserved("tech_card", "radio"),)
        assert "radio" not in done.state.tech_offer
        assert len(done.state.tech_offer) == 3
        assert lying(done.state, "p1/reserve") == ["tech:radio"]

    def test_in_turn_5_it_is_gained_like_any_other(self):
        state = with_player(fifth(a_table(era=2, expansions=FUTURES)), techs=())
        state = with_player(state, reserve=(Reserved("tech_card", "radio"),))

        done = play(state, UseReserve())

        assert done.me.techs == (Tech("radio"),)
        assert done.me.reserve == ()
        assert counting.count(done.state, "p1", "tech_card") == 1
        assert "radio" in upgrading.upgradable(done.state, "p1")
        assert done.state.phase is Phase.INCOME_UPGRADE

    def test_that_nobody_named_is_one_more_unnamed_card(self):
        said = {"p1.reserve.tech_card": "deck", "p1.invent.which": "unknown.1"}
        state = reserved(a_table(era=2, expansions=FUTURES), "tech_card", said).state
        left = state.remaining("tech")

        done = play(fifth(with_techs(state, **{"unknown.1": 0})), UseReserve(), by_app=TABLE)

        assert [tech.card for tech in done.me.techs] == ["unknown.1", "unknown.2"]
        assert done.state.remaining("tech") == left - 1

    def test_of_a_game_of_before_is_asked_when_it_is_used(self):
        state = fifth(a_table(era=2, expansions=FUTURES))
        state = with_player(state, reserve=(Reserved("tech_card"),))
        said = {"p1.reserve.tech_card": "deck", "p1.invent.which": "radio"}

        done = play(state, UseReserve(), said, TABLE)

        assert done.me.techs == (Tech("radio"),)

    def test_lies_in_one_place_only(self):
        state = with_player(
            a_table(era=2, expansions=FUTURES), reserve=(Reserved("tech_card", "radio"),)
        )
        for command in (
            SetValue(facts.Techs("p1", (Tech("radio"),))),
            SetValue(facts.Techs("p2", (Tech("radio"),))),
            SetValue(facts.FaceUp("tech", ("radio",))),
        ):
            with pytest.raises(RuleBroken):
                command.verify(state)


class TestTapestriesAndTiles:
    def test_a_tapestry_out_of_the_hand(self):
        state = with_player(a_table(era=2, expansions=FUTURES), hand=("academia", "barter"))

        done = reserved(state, "tapestry", {"p1.reserve.tapestry": "own:academia"})

        assert done.me.hand == ("barter",)
        assert done.me.reserve == (Reserved("tapestry", "academia"),)
        assert play(fifth(done.state), UseReserve()).me.hand == ("barter", "academia")

    def test_a_tapestry_of_the_real_deck_may_stay_unnamed(self):
        state = a_table(era=2, expansions=FUTURES)
        before = state.remaining("tapestry")

        done = reserved(state, "tapestry", {"p1.reserve.drawn.tapestry": "unknown"})

        assert done.state.remaining("tapestry") == before - 1
        used = play(fifth(done.state), UseReserve(), by_app=TABLE)
        assert used.me.hand == ("unknown",)
        assert used.state.remaining("tapestry") == before - 1

    @pytest.mark.parametrize(
        ("kind", "own"), [("territory_tile", "tiles"), ("space_tile", "space_tiles")]
    )
    def test_a_tile_that_was_drawn_is_the_one_that_is_used(self, kind, own):
        done = reserved(a_table(era=2, expansions=FUTURES), kind, {f"p1.reserve.drawn.{kind}": "7"})

        assert lying(done.state, "p1/reserve") == [f"{kind}:7"]
        with pytest.raises(RuleBroken):
            SetValue(facts.Hand("p2", own, ("7",))).verify(done.state)
        assert getattr(play(fifth(done.state), UseReserve()).me, own) == (7,)

    def test_none_is_left(self):
        state = a_table(era=2, expansions=FUTURES)
        state = replace(state, decks={**state.decks, "space": Deck()})

        done = reserved(state, "space_tile")

        assert done.told_keys() == ["tapestry.told.none_to_reserve"]
        assert done.me.reserve == ()
