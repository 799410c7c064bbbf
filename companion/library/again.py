"""A finished game once more: new, with the same people and options."""

from __future__ import annotations

from typing import Any

from companion.core.session import Session
from companion.library.library import Library


def again(library: Library, game_id: str) -> Session[Any]:
    """Started as the finished one was; raises Damaged, TooNew, NotKept, RuleBroken."""
    kept = library.review(game_id)
    options = kept.game.again(kept.options, kept.state)
    return library.start(kept.game, options, kept.by_app)
