"""The rules at hand, rendered from the printed facts: spaces, cards, mats, tiles."""

from collections.abc import Iterator

from companion.games.tapestry.lookup.held import ACTS as ACTS
from companion.games.tapestry.lookup.held import HELD as HELD
from companion.games.tapestry.lookup.house_facts import house_facts
from companion.games.tapestry.lookup.mats import mats
from companion.games.tapestry.lookup.pieces import pieces
from companion.games.tapestry.lookup.rows import rows
from companion.games.tapestry.lookup.spaces import spaces
from companion.games.tapestry.lookup.technologies import technologies
from companion.lookup import Entry


def entries() -> Iterator[Entry]:
    """Everything the data knows, as entries."""
    yield from spaces()
    yield from technologies()
    yield from pieces()
    yield from mats()
    yield from rows()


__all__ = ["HELD", "entries", "house_facts"]
