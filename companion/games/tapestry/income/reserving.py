"""FF: which card or tile goes into reserve, and where it comes from.

Rulebook, "Income turn 5: use items in reserve": it lies there face up, so anybody can name it;
what a card reserves, out of what, the card says, and the table reads it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards import drawing, technology
from companion.games.tapestry.cards.tech_offer import fill_offer
from companion.games.tapestry.chance import kind_of
from companion.games.tapestry.change import unnamed
from companion.games.tapestry.income.events import (
    DECKS,
    FROM_DECK,
    FROM_OFFER,
    FROM_OWN,
    OWN,
    CardReserved,
)
from companion.games.tapestry.nouns import things_of
from companion.games.tapestry.state import UNKNOWN, UNKNOWN_TILE
from companion.games.tapestry.tile_in_words import space_tile_in_words, tile_in_words
from companion.games.tapestry.turn.names import card_name, thing_name, word
from companion.games.tapestry.turn.turn import Turn

KINDS = tuple(DECKS)
TILES = ("territory_tile", "space_tile")
TECH = "tech_card"
BETWEEN = ":"


@dataclass(frozen=True, slots=True)
class _Found:
    """What goes into reserve, and where it was."""

    source: str
    item: str


def lay_aside(turn: Turn, kind: str) -> None:
    """Face up onto the right edge of the mat."""
    found = _found(turn, kind)
    if found is None:
        turn.tell(Message("tapestry.told.none_to_reserve", thing=thing_name(kind)))
        return
    item = UNKNOWN if found.item.startswith(UNKNOWN) else found.item
    turn.record(CardReserved(turn.player, kind, item, found.source))
    if found.source == FROM_OFFER:
        fill_offer(turn)


def which_technology(turn: Turn) -> str:
    """Which one it was, where nobody told it; empty if it can be none."""
    found = _found(turn, TECH)
    return found.item if found else ""


def _found(turn: Turn, kind: str) -> _Found | None:
    options = [*_at_hand(turn, kind), *_deck(turn, kind)]
    if not options:
        return None
    text = Message("tapestry.ask.reserve_which", thing=thing_name(kind))
    source, _, item = turn.choose(f"reserve.{kind}", text, options).partition(BETWEEN)
    return _Found(source, item or _drawn(turn, kind))


def _at_hand(turn: Turn, kind: str) -> Iterator[Option]:
    """What lies open or is the player's own."""
    if kind == TECH:
        for card in turn.state.tech_offer:
            yield Option(FROM_OFFER + BETWEEN + card, card_name("tech", card), icon="card-tech")
        return
    for item in dict.fromkeys(map(str, getattr(turn.me, OWN[kind]))):
        own = Message("tapestry.option.own_to_reserve", thing=_name(kind, item))
        yield Option(FROM_OWN + BETWEEN + item, own)


def _deck(turn: Turn, kind: str) -> Iterator[Option]:
    left = drawing.any_left if kind in TILES else drawing.refilled
    if left(turn, DECKS[kind]):
        text = Message("tapestry.option.drawn_to_reserve", thing=thing_name(kind))
        yield Option(FROM_DECK, text, icon="card")


def _drawn(turn: Turn, kind: str) -> str:
    """The app's next one; of the real pile the one that is read off, or nobody says."""
    if kind == TECH:
        return technology.drawn(turn)
    deck = DECKS[kind]
    if turn.step.by_app(kind_of(deck)):
        return drawing.draw(turn, deck)
    seen = dict.fromkeys(drawing.pile(turn, deck).cards)
    options = things_of(kind).these(turn.state, seen)
    nameless = str(UNKNOWN_TILE) if kind in TILES else UNKNOWN
    options.append(Option(nameless, Message("tapestry.option.leave_unnamed")))
    return turn.choose(f"reserve.drawn.{kind}", Message(f"tapestry.ask.draw.{deck}"), options)


def _name(kind: str, item: str) -> Message:
    if unnamed(item):
        return thing_name(kind) if kind in TILES else card_name(kind, item)
    if kind == "territory_tile":
        return tile_in_words(item)
    return space_tile_in_words(item) if kind == "space_tile" else word(kind, item)
