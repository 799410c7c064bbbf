"""What can be chosen before a game."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.imperium import content
from companion.games.imperium.content import named
from companion.games.imperium.sure_rows import how_sure


@dataclass(frozen=True, slots=True)
class NationChoice:
    """A nation to play, or to play against."""

    id: str
    name: Message
    box: str
    certain: int
    confirm: int
    ask: int


def nations() -> tuple[NationChoice, ...]:
    """All nations, with how sure the rows of their tables are."""
    return tuple(_nation(one, record.box) for one, record in content.nations().items())


def _nation(nation_id: str, box: str) -> NationChoice:
    return NationChoice(nation_id, named("nation", nation_id), box, *how_sure(nation_id))
