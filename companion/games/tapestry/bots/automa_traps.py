"""The Automa's traps: its face-down cards are turned up until one shows.

R-trap-1, R-trap-2; Plans & Ploys' responses from a helper.
"""

from __future__ import annotations

from companion.core.chance import CARDS
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.tapestry.bots.events_of_people import AutomaCardDiscarded
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

TRAP = "trap"
PERHAPS = ("retreat", "surprise_party", "gremlins")
"""Traps of the Automa where what they ask for is there: the table reads them."""


def trapped(turn: Turn) -> bool:
    """Its cards beside the mat, one at a time, until a trap shows or none is left."""
    bots = turn.state.bots
    if bots is None or bots.finished:
        return False
    for _ in range(bots.hand):
        card = _turned_up(turn)
        turn.record(AutomaCardDiscarded(card))
        if card == TRAP or (card in PERHAPS and _holds_here(turn, card)):
            return True
    return False


def _holds_here(turn: Turn, card: str) -> bool:
    """The table reads the card: no source has its words."""
    ask = Message("tapestry.ask.automa_perhaps", card=word("tapestry", card))
    return _ask(turn, f"automa.{card}", ask) == TRAP


def _turned_up(turn: Turn) -> str:
    """The app's own card, or what the table saw."""
    if turn.step.by_app(CARDS) and drawing.pile(turn, "tapestry").cards:
        return drawing.draw(turn, "tapestry")
    return _ask(turn, "automa.trap", Message("tapestry.ask.automa_trap"))


def _ask(turn: Turn, place: str, text: Message) -> str:
    """A trap, or none; with Plans & Ploys also what a helper says of its cards."""
    options = (
        Option(TRAP, word("tapestry", TRAP), icon="card-tapestry"),
        Option(UNKNOWN, Message("tapestry.option.no_trap"), icon="card"),
    )
    helper = Message("tapestry.note.automa_traps") if turn.state.options.has("MM") else None
    return turn.step.ask(Choice(turn.key(place), text, options, note=helper))
