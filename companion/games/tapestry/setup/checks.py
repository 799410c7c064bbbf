"""What every command of the set-up asks first."""

from __future__ import annotations

from companion.errors import RuleBroken
from companion.games.tapestry.state import Phase, State


def setting_up(state: State) -> None:
    """Set-up is not over."""
    if state.phase is not Phase.SETUP:
        raise RuleBroken("tapestry.setup.over")


def somebody(state: State, player: str) -> None:
    """It is a person of this table."""
    if player not in state.players:
        raise RuleBroken("tapestry.setup.nobody", player=player)
