"""Drawing cards and tiles: the app's, or the real ones, named or not.

Rulebook, FAQ: an empty card deck is made again of its discards; tiles that are gone are gone.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.message import Message
from companion.games.tapestry.cards.events_of_piles import (
    CardPutUnder,
    CardTurnedAway,
    PileMixed,
    PileShuffled,
)
from companion.games.tapestry.chance import kind_of
from companion.games.tapestry.change import without
from companion.games.tapestry.nouns import thing_of, things_of
from companion.games.tapestry.state import UNKNOWN, Deck
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.turn import Turn


def pile(turn: Turn, deck: str) -> Deck:
    """A deck as it stands."""
    return turn.state.decks.get(deck, Deck())


def any_left(turn: Turn, deck: str) -> bool:
    """Whether a supply holds anything."""
    return turn.state.remaining(deck) > 0


def refilled(turn: Turn, deck: str) -> bool:
    """Whether a card can be drawn, the discards shuffled in again if the deck is empty."""
    if any_left(turn, deck):
        return True
    discards = pile(turn, deck).discard
    if not discards:
        return False
    back = tuple(card for card in discards if not card.startswith(UNKNOWN))
    turn.record(PileShuffled(deck, _mixed(turn, deck, back)))
    return any_left(turn, deck)


def _mixed(turn: Turn, deck: str, back: tuple[str, ...]) -> tuple[str, ...]:
    """The discards in a new order; what Loom lists still lies somewhere unseen, so it comes last.

    On the table nobody knows which of all these lie there.
    """
    listed, key = pile(turn, deck).cards, turn.key(f"shuffle.{deck}")
    if turn.state.in_loom(kind_of(deck)):
        return (*turn.step.shuffle(key, back), *listed)
    return turn.step.shuffle(key, (*listed, *back))


def draw_or_unknown(turn: Turn, deck: str) -> str:
    """The app's top card; with real cards the card stays unnamed until it matters."""
    if turn.step.by_app(kind_of(deck)):
        return draw_gained(turn, deck)
    if psionic(turn):
        turn.tell(Message("tapestry.told.one_more_option"), icon="card")
    return UNKNOWN


def draw(turn: Turn, deck: str) -> str:
    """The app's top card, or the one the table names."""
    return _drawn(turn, deck)


def draw_unseen(turn: Turn, deck: str) -> str:
    """One that lies somewhere face down, turned up: Loom lists those last."""
    last = reversed(pile(turn, deck).cards) if turn.state.in_loom(kind_of(deck)) else None
    return _drawn(turn, deck, last)


def _drawn(turn: Turn, deck: str, order: Iterable[str] | None = None) -> str:
    text = Message(f"tapestry.ask.draw.{deck}")
    cards = tuple(order) if order is not None else pile(turn, deck).cards
    key, kind = turn.key(f"draw.{deck}"), kind_of(deck)
    return turn.step.draw(key, cards, text, lambda card: thing_of(deck, card), kind)


def draw_gained(turn: Turn, deck: str) -> str:
    """The same for a card that is gained: the Psionics see two of the app's and keep one.

    The other goes under the pile, so that the next two are new ones; `mix` shuffles it in.
    """
    cards = _top(turn, deck, 2)
    if not psionic(turn) or len(cards) < 2 or not turn.step.by_app(kind_of(deck)):
        return draw(turn, deck)
    options = things_of(deck).these(turn.state, dict.fromkeys(cards))
    kept = turn.choose(f"draw.{deck}", Message(f"tapestry.ask.draw.{deck}"), options)
    turn.record(CardPutUnder(deck, cards[1] if kept == cards[0] else cards[0]))
    return kept


def _top(turn: Turn, deck: str, n: int) -> tuple[str, ...]:
    """The app's next cards; the pile lists those too that lie somewhere and nobody named."""
    return pile(turn, deck).cards[: min(n, turn.state.remaining(deck))]


def psionic(turn: Turn) -> bool:
    """Whether every random gain of the player has one more option."""
    return effects.rule_in_force(turn.state, turn.player, "one_more_option")


def mix(turn: Turn, deck: str) -> None:
    """What the Psionics did not keep is shuffled into the pile, after all draws of one gain."""
    cards = pile(turn, deck).cards
    if any_left(turn, deck) and psionic(turn) and turn.step.by_app(kind_of(deck)):
        turn.record(PileMixed(deck, turn.step.shuffle(turn.key(f"mix.{deck}"), cards)))


def look_at(turn: Turn, deck: str, n: int) -> tuple[str, ...]:
    """The app's next cards, one more for the Psionics; or every card a real one can be."""
    if turn.step.by_app(kind_of(deck)):
        return _top(turn, deck, n + psionic(turn))
    return tuple(sorted(set(pile(turn, deck).cards)))


def turn_away(turn: Turn, deck: str, seen: tuple[str, ...], kept: str) -> None:
    """The app's cards that were looked at and not kept are discarded."""
    if turn.step.by_app(kind_of(deck)):
        for card in without(seen, kept):
            turn.record(CardTurnedAway(deck, card))
