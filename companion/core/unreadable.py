"""A step whose line has a good sum and makes no sense: one sentence in its place, and no more.

The events of a step are applied when its game is opened, and a game in which they cannot be is
refused. What else its line says is looked at later, where nothing may break any more.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from companion.core.message import Message
from companion.errors import LoomError

T = TypeVar("T")
SENTENCE = Message("core.save.step_unreadable")
_log = logging.getLogger("loom.core")


def reading(read: Callable[[], T], otherwise: Callable[[Message], T]) -> T:
    """What is read; where it cannot be, what stands in its place, with the reason."""
    try:
        return read()
    except Exception as error:
        _log.warning("a step that cannot be read", exc_info=error)
        return otherwise(error.message if isinstance(error, LoomError) else SENTENCE)
