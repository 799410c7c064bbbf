"""Work that says how far it is, so that somebody can show it between two pieces."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator
from typing import NamedTuple, TypeAlias


class Progress(NamedTuple):
    """So many pieces of so many."""

    done: int
    of: int


Work: TypeAlias = Generator[Progress, None, None]
"""A piece of the work is done each time the next value is asked for; closed, it is given up."""


def do_all(work: Work) -> None:
    """All of it at once."""
    deque(work, maxlen=0)
