"""Traps: who is being conquered may discard one and keep the territory.

Rulebook, "Response cards": the attacker's outpost stays, toppled; one die is still gained; not
after one's own fifth income turn. R-trap-1: the Automa turns its cards up until a trap shows.
"""

from __future__ import annotations

from companion.core.chance import CARDS
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.tapestry.events.bots import AutomaCardDiscarded
from companion.games.tapestry.events.cards import TapestryDiscarded, TapestryNamed
from companion.games.tapestry.rules import drawing, effects
from companion.games.tapestry.rules.resources import any_resource
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.words import word
from companion.games.tapestry.state import AUTOMA, UNKNOWN, State

TRAP, COUNTER = "trap", "double_cross"
PERHAPS = ("retreat", "surprise_party")
"""MM, from a helper: traps of the Automa where what they ask for is there."""


def sprung(turn: Turn, victim: str) -> bool:
    """Whether a trap keeps the territory for whoever controls it."""
    if effects.rule_in_force(turn.state, turn.player, "no_traps_against"):
        return False
    if victim == AUTOMA:
        return automa_trap(turn) and not _countered(turn)
    return victim in turn.state.players and _player_trap(turn.of(victim)) and not _countered(turn)


def may_respond(state: State, player: str) -> bool:
    """Not after one's fifth income turn, unless a mat says so: the Merfolk's."""
    merfolk = any(mat.id == "merfolk" for mat in state.players[player].civilizations)
    return merfolk or not state.past_the_fifth(player)


def _player_trap(owner: Turn) -> bool:
    """Asked only of somebody who may hold a trap and is still playing."""
    if not may_respond(owner.state, owner.player) or not _holds(owner, TRAP):
        return False
    if not owner.may("trap", Message("tapestry.ask.trap", player=owner.me.name or owner.player)):
        return False
    spring(owner)
    return True


def spring(owner: Turn) -> None:
    """The card leaves the hand, a resource comes."""
    if _holds(owner, TRAP):
        discard(owner, TRAP)
    any_resource(owner)


def _countered(turn: Turn) -> bool:
    """MM: Double Cross undoes the trap."""
    if not turn.state.options.has("MM") or not _holds(turn, COUNTER):
        return False
    if not may_respond(turn.state, turn.player):
        return False
    if not turn.may("counter", Message("tapestry.ask.counter", card=word("tapestry", COUNTER))):
        return False
    discard(turn, COUNTER)
    return True


def _holds(owner: Turn, card: str) -> bool:
    """In hand by name, or perhaps among cards nobody named."""
    return card in owner.me.hand or UNKNOWN in owner.me.hand


def discard(owner: Turn, card: str) -> None:
    """Out of the hand; an unnamed card is named first."""
    if card not in owner.me.hand:
        owner.record(TapestryNamed(owner.player, card))
    owner.record(TapestryDiscarded(owner.player, card))


def automa_trap(turn: Turn) -> bool:
    """R-trap-1, R-trap-2: its face-down cards are turned up one at a time until a trap shows."""
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
