"""Rulebook, "Solstice": what is resolved then is done as in your turn."""

from __future__ import annotations

import pytest

from companion.games.imperium.commands.anytime import CorrectTokens
from companion.games.imperium.commands.civ import CleanUpCiv
from companion.games.imperium.state import Phase
from companion.games.imperium.tokens import Tokens
from tests.imperium.makers import a_table, finish, its_turn, reveal


@pytest.fixture
def solstice():
    session = its_turn(a_table(start=Tokens(3, 2, 1)))
    for _ in range(5):
        reveal(session, "attack", steal=0)
    finish(session, CleanUpCiv(), {})
    assert session.state.phase is Phase.SOLSTICE
    return session


def do(session, offer_id, **filled):
    offer = next(one for one in session.offers if one.id == offer_id)
    return session.do(offer.command(filled))


def test_you_gain_and_pay(solstice):
    before = solstice.state.you.tokens
    do(solstice, "gain", materials=2, population=1, progress=0)
    do(solstice, "pay", materials=1, population=0, progress=0)

    assert solstice.state.you.tokens - before == Tokens(1, 1, 0)


@pytest.mark.parametrize(
    "offered",
    ["unrest.take", "unrest.return", "market.acquired", "effect.steal", "effect.give"],
)
def test_what_else_may_be_resolved_then(solstice, offered):
    solstice.do(CorrectTokens("civ", Tokens(1, 1, 1)))
    (offer,) = (one for one in solstice.offers if one.id == offered)

    assert offer.reason is None
