"""Drawing cards and tiles: the app's, or the real ones, named or not.

Rulebook, FAQ: an empty card deck is made again of its discards; tiles that are gone are gone.
"""

from __future__ import annotations

from companion.core.chance import CARDS
from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.events.supplies import PileShuffled
from companion.games.tapestry.rules import effects
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.words import word
from companion.games.tapestry.state import UNKNOWN, Deck


def pile(turn: Turn, deck: str) -> Deck:
    """A deck as it stands."""
    return turn.state.decks.get(deck, Deck())


def any_left(turn: Turn, deck: str) -> bool:
    """Whether a supply holds anything."""
    return turn.state.left(deck) > 0


def refilled(turn: Turn, deck: str) -> bool:
    """Whether a card can be drawn, the discards shuffled in again if the deck is empty."""
    if any_left(turn, deck):
        return True
    discards = pile(turn, deck).discard
    if not discards:
        return False
    cards = (*pile(turn, deck).cards, *(card for card in discards if not card.startswith(UNKNOWN)))
    turn.record(PileShuffled(deck, turn.step.shuffle(turn.key(f"shuffle.{deck}"), cards)))
    return any_left(turn, deck)


def draw_or_unknown(turn: Turn, deck: str) -> str:
    """The app's top card; with real cards the card stays unnamed until it matters."""
    if turn.step.by_app(CARDS):
        return draw_gained(turn, deck)
    turn.tell(Message(f"tapestry.do.draw.{deck}"), icon="card")
    return UNKNOWN


def draw(turn: Turn, deck: str) -> str:
    """The app's top card, or the one the table names."""
    text = Message(f"tapestry.ask.draw.{deck}")
    cards = pile(turn, deck).cards
    return turn.step.draw(turn.key(f"draw.{deck}"), cards, text, lambda card: _name(deck, card))


def draw_gained(turn: Turn, deck: str) -> str:
    """The same for a card that is gained: the Psionics see two of the app's and keep one."""
    cards = pile(turn, deck).cards[:2]
    psionic = effects.rule_in_force(turn.state, turn.player, "one_more_option")
    if not psionic or len(cards) < 2 or not turn.step.by_app(CARDS):
        return draw(turn, deck)
    options = [Option(card, _name(deck, card)) for card in dict.fromkeys(cards)]
    return turn.choose(f"draw.{deck}", Message(f"tapestry.ask.draw.{deck}"), options)


def _name(deck: str, card: str) -> Message:
    kinds = {"space": "space_tile", "territory": "territory_tile"}
    return word(kinds.get(deck, deck), card)
