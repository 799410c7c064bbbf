"""What can be seen on the table: to check it, and to list what a change moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.game import TableFact
from companion.core.message import Message
from companion.games.imperium.cards import Pile
from companion.games.imperium.content import named
from companion.games.imperium.say import lying_said, tokens_said
from companion.games.imperium.settable import right_of
from companion.games.imperium.state import State
from companion.games.imperium.tokens import KINDS, Tokens

PILES = (Pile.DECK, Pile.DISCARD, Pile.HISTORY, Pile.PLAY, Pile.DYNASTY, Pile.QUESTS)


def facts(state: State) -> Iterator[TableFact]:
    """Everything, each with what puts it right."""
    return (replace(fact, right=right_of(state, fact.key)) for fact in _facts(state))


def _facts(state: State) -> Iterator[TableFact]:
    yield from _tokens("civ", state.civ.tokens)
    if state.options.counts_mine:
        yield from _tokens("you", state.you.tokens)
    yield TableFact("civ.side", Message("imperium.fact.civ_side"), named("key", state.civ.side))
    yield TableFact("you.side", Message("imperium.fact.your_side"), named("key", state.you.side))
    yield from _piles(state)
    yield from _slots(state)
    yield from _market(state)
    if state.market.unrest is not None:
        yield TableFact("unrest", Message("imperium.fact.unrest"), state.market.unrest)
    if state.market.main is not None:
        yield TableFact("main_deck", Message("imperium.fact.main_deck"), state.market.main)
    if state.civ.journey:
        said = named("key", state.civ.journey)
        yield TableFact("journey", Message("imperium.fact.journey"), said)


def _tokens(owner: str, tokens: Tokens) -> Iterator[TableFact]:
    for kind in KINDS:
        label = Message(f"imperium.fact.{owner}_tokens", what=named("token", kind))
        yield TableFact(f"tokens.{owner}.{kind}", label, tokens.of(kind))


def _piles(state: State) -> Iterator[TableFact]:
    for pile in PILES:
        if pile is not Pile.QUESTS or state.civ.nation == "arthurians":
            label = Message(f"imperium.pile.{pile.value}")
            yield TableFact(f"pile.{pile.value}", label, len(state.civ.pile(pile)))


def _slots(state: State) -> Iterator[TableFact]:
    for slot, card in enumerate(state.civ.slots, start=1):
        here = Message("imperium.fact.face_down" if card else "imperium.fact.empty")
        yield TableFact(f"slot.{slot}", Message("imperium.slot", slot=slot), here)


def _market(state: State) -> Iterator[TableFact]:
    for slot, space in enumerate(state.market.spaces, start=1):
        what = lying_said(space)
        said = Message("imperium.option.space", what=what, tokens=tokens_said(space.tokens))
        said = what if space.gone else said
        yield TableFact(f"market.{slot}", Message("imperium.fact.market", slot=slot), said)
