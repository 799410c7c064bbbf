"""What is to be done now, in words."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.imperium.game import next_act
from companion.games.imperium.options import SOLO
from companion.games.imperium.rules.scoring import CIV_SEAT
from companion.games.imperium.rules.winning import winners
from companion.games.imperium.state import Phase, State

TITLES = (Phase.SETUP, Phase.YOURS, Phase.SCORING, Phase.OVER)
TOLD = "told"


@dataclass(frozen=True, slots=True)
class NowView:
    """The moment, in words."""

    head: Message | None
    """The largest words; None where a card is to be named."""
    title: Message
    about: Message
    last: Message | None
    """That it is the last time."""


def now_view(state: State) -> NowView:
    """The moment it is."""
    phase = state.phase
    last = phase is Phase.SOLSTICE and state.last_round
    title = phase.value if phase in TITLES else TOLD
    card = phase is Phase.CIV_SLOTS and not state.civ.kept
    return NowView(
        None if card else _head(state),
        Message(f"imperium.screen.middle_{title}"),
        Message(f"imperium.screen.about_{phase.value}"),
        Message("imperium.screen.last_solstice") if last else None,
    )


def _head(state: State) -> Message:
    """What to do, or how it has ended."""
    if state.phase is not Phase.OVER:
        return next_act(state)
    if state.options.mode != SOLO:
        return Message("imperium.screen.won_players")
    if state.collapsed:
        return Message("imperium.screen.won_collapse")
    if CIV_SEAT in winners(state):
        return Message("imperium.screen.won_civ")
    return Message("kit.you_win", n=1)
