"""How sure the rows of a nation's table are."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium import content


def how_sure(nation: str) -> tuple[int, int, int]:
    """So many rows are certain, to be confirmed once, asked each time."""
    sure = [row.sure for _, row in content.table(nation).rows()]
    return (sure.count("certain"), sure.count("confirm"), sure.count("ask"))


def doubts_said(nation: str) -> Message:
    """What is asked of whoever plays against it."""
    _, confirm, ask = how_sure(nation)
    once = Message("imperium.screen.sure_once", n=confirm)
    each = Message("imperium.screen.sure_each", n=ask)
    if confirm and ask:
        return Message("words.shape.beside", first=once, second=each)
    return once if confirm else each if ask else Message("imperium.screen.all_sure")
