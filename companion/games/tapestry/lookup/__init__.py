"""The rules at hand, rendered from the printed facts: spaces, cards, mats, tiles."""

from companion.games.tapestry.lookup.house_facts import house_facts
from companion.games.tapestry.lookup.mats import mats
from companion.games.tapestry.lookup.pieces import pieces
from companion.games.tapestry.lookup.rows import rows
from companion.games.tapestry.lookup.spaces import spaces
from companion.games.tapestry.lookup.technologies import technologies
from companion.lookup import Entry


def entries() -> tuple[Entry, ...]:
    """Everything the data knows, as entries."""
    return (*spaces(), *technologies(), *pieces(), *mats(), *rows())


__all__ = ["entries", "house_facts"]
