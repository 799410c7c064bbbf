"""What every command of a turn asks first: is it this player's turn, and this step of it?"""

from __future__ import annotations

from companion.core.message import Message
from companion.errors import RuleBroken
from companion.games.tapestry import known
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.player import LAID_OPEN
from companion.games.tapestry.state import UNKNOWN, Phase, State
from companion.games.tapestry.turn.names import card_name, player_name


def verify_phase(state: State, *phases: Phase) -> None:
    """Raise unless it is one of these steps of a turn."""
    if state.phase in phases:
        return
    if state.turn == BOTS:
        raise RuleBroken("tapestry.broken.bots_turn")
    raise RuleBroken("tapestry.broken.not_now", phase=phase_name(state))


def phase_name(state: State, phase: Phase | None = None) -> Message:
    """The step of the turn, or another, in words."""
    return Message(f"tapestry.phase.{step_word(state, phase or state.phase)}")


def step_word(state: State, phase: Phase) -> str:
    """How it is called: masterpieces only where there are any."""
    if phase is Phase.INCOME_POWERS and not state.options.has("AA"):
        return "income_civilizations"
    return phase.value


def verify_player(state: State, player: str) -> None:
    """Raise unless this seat is a person at the table."""
    if player not in state.players:
        raise RuleBroken("tapestry.broken.no_such_player", player=player)


def verify_tapestries(
    state: State, player: str, cards: tuple[str, ...], pile: tuple[str, ...] = ()
) -> None:
    """Raise if one of these named tapestries lies elsewhere, where there is only one of it,
    or is not in play.

    `pile` is what lies now where they are to lie.
    """
    for card in {*cards} - {UNKNOWN, LAID_OPEN}:
        printed = known.tapestry(state, card)
        if cards.count(card) > known.copies_in_play(state.options, printed):
            raise RuleBroken("tapestry.broken.cannot_be", what=card_name("tapestry", card))
    for other, me in state.players.items():
        aside = (me.on_mat("tapestry"), me.reserved("tapestry"))
        piles = (me.hand, me.submerged, *aside, *me.mat.values())
        held = {card for pile in piles for card in pile} - {UNKNOWN, LAID_OPEN}
        for card in cards:
            new = other != player or card not in pile
            if new and card in held and known.tapestry(state, card).copies == 1:
                raise RuleBroken(
                    "tapestry.broken.card_elsewhere",
                    card=card_name("tapestry", card),
                    player=player_name(state, other),
                )
