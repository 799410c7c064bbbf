"""A switch of before, half and half: it is read and carried out as it was."""

from dataclasses import replace

import pytest

from companion.core.chance import used
from companion.core.journal import MemoryJournal
from companion.core.kinds import Kinds
from companion.core.session import Session
from companion.errors import RuleBroken
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.chance import DECISION_CARDS, DECISIONS, KINDS, OFFER, OWN_CARDS
from companion.games.tapestry.game import GAME
from companion.games.tapestry.placing.let_app import LetApp
from companion.games.tapestry.state import Phase
from tests.tapestry.bots.tables import a_session as a_bots_session
from tests.tapestry.bots.tables import a_table as a_bots_table
from tests.tapestry.makers import (
    a_gain,
    a_step,
    a_table,
    gain,
    play,
    some_options,
    with_player,
    with_tapestries,
)

REAL = ("dice",)


class TestThePeoplesCards:
    def test_a_hand_that_was_dealt_is_its_owners_unseen(self):
        state = with_tapestries(a_table(), ("trap", "tyranny"), "academia", submerged=("feast",))

        done = play(state, LetApp(OWN_CARDS, on=False))

        assert (done.me.hand, done.me.submerged) == (("unknown", "unknown"), ("unknown",))
        assert done.state.remaining("tapestry") == state.remaining("tapestry")
        left = done.state.decks["tapestry"].cards
        assert sorted(left) == ["academia", "feast", "trap", "tyranny"]

    def test_nothing_moves_on_the_table(self):
        state = with_tapestries(a_table(), ("trap", "tyranny"), "academia")
        done = play(state, LetApp(OWN_CARDS, on=False))

        assert not [act for event in done.events for act in event.acts(state)]
        assert set(GAME.pieces(done.state)) == set(GAME.pieces(state))

    def test_what_lies_open_stays_known(self):
        state = with_player(a_table(), tiles=(7,), mat={"1": ("academia",)})

        me = play(state, LetApp(OWN_CARDS, on=False)).me

        assert (me.tiles, me.mat) == ((7,), {"1": ("academia",)})

    def test_real_cards_are_not_asked_for(self):
        """Only where a rule needs to know; never dealt in silence."""
        state = with_tapestries(a_table(), (), "academia", "tyranny")
        done = gain(state, a_gain("tapestry"), a_gain("territory_tile"), by_app=(OFFER, DECISIONS))

        assert (done.me.hand, done.me.tiles) == (("unknown",), (-1,))
        assert done.questions == {}

    def test_the_apps_again_are_shuffled(self):
        cards = tuple(f"card{n}" for n in range(30))
        state = with_tapestries(a_table(), ("unknown",), *cards)

        done = play(state, LetApp(OWN_CARDS, on=True), by_app=REAL)

        assert done.me.hand == ("unknown",)
        assert done.state.decks["tapestry"].cards != cards
        assert sorted(done.state.decks["tapestry"].cards) == sorted(cards)

    def test_the_masterpieces_lie_open_again(self):
        state = a_table(expansions=("AA",))

        done = play(state, LetApp(OWN_CARDS, on=True), by_app=REAL)

        assert len(done.state.masterpiece_offer) == 3


class TestTheTechnologies:
    def test_are_the_apps_alone(self):
        done = play(a_table(), LetApp(OFFER, on=True), by_app=REAL)
        tapestry = gain(done.state, a_gain("tapestry"), by_app=(*REAL, OFFER))

        assert len(done.state.tech_offer) == 3
        assert tapestry.me.hand == ("unknown",)

    def test_those_face_up_stay_when_the_table_draws(self):
        state = replace(a_table(), tech_offer=("radio", "paper"))

        assert play(state, LetApp(OFFER, on=False)).state.tech_offer == ("radio", "paper")

    def test_none_are_laid_before_the_set_up_is_over(self):
        state = replace(a_table(), phase=Phase.SETUP)

        assert play(state, LetApp(OFFER, on=True), by_app=REAL).state.tech_offer == ()


class TestTheDecisionCards:
    def test_real_ones_are_asked_for_while_the_app_deals_to_people(self):
        session = a_bots_session(a_bots_table(), by_app=(OWN_CARDS, OFFER, "dice"))
        asked = session.do(TakeBotsTurn())

        assert (asked.key, asked.kind) == ("bots.pair.left", DECISION_CARDS)
        assert used(session.by_app, OWN_CARDS)

    def test_the_apps_again_are_shuffled(self):
        state = a_bots_table(deck=tuple(range(1, 8)), progress=tuple(range(8, 23)))
        step = a_step(state, by_app=REAL)
        LetApp(DECISIONS, on=True).carry_out(step)
        bots = bots_of(step.state)

        assert sorted(bots.deck) == list(range(1, 8))
        assert bots.deck != tuple(range(1, 8))
        assert sorted(bots.progress) == list(range(8, 23))


class TestTheSwitch:
    def test_a_game_of_before_draws_all_cards_or_none(self):
        """It knew one switch for all of them."""
        session = Session.begin(GAME, some_options(), MemoryJournal(), seed="7")
        session.do(Kinds(GAME).command(["UseApp", 1, {"kind": "cards", "on": False}]))

        assert session.by_app == {"dice"}
        session.do(Kinds(GAME).command(["UseApp", 1, {"kind": "cards", "on": True}]))
        assert all(used(session.by_app, kind) for kind in KINDS)

    def test_something_else_is_refused(self):
        with pytest.raises(RuleBroken):
            LetApp("weather", on=True).verify(a_table())
