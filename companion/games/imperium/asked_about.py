"""What a question asked at this moment is likelier about: who plays, and what is being done."""

from __future__ import annotations

from companion.games.imperium.state import Phase, State

DRAWERS = {
    Phase.SETUP: "setup",
    Phase.YOURS: "turn",
    Phase.CIV_DIE: "bot",
    Phase.CIV_SLOTS: "bot",
    Phase.CIV_CLEANUP: "bot",
    Phase.SCORING: "end",
}
"""The drawer of the rules that a phase is about."""


def asked_about(state: State) -> frozenset[str]:
    """Both nations, their tables, and the drawer of what is being done."""
    nations = [one for one in (state.you.nation, state.civ.nation, *state.options.nations) if one]
    drawer = DRAWERS.get(state.phase)
    return frozenset(
        (
            *(f"nation.{one}" for one in nations),
            *(f"table.{one}" for one in nations),
            *((drawer,) if drawer else ()),
        )
    )
