"""What the device refuses is written to the log, and nothing else comes of it."""

import logging
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("loom.device")


def quietly(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
    """What the call returns; None where it fails."""
    try:
        return function(*args, **kwargs)
    except Exception as error:
        log.info("%s: %s", getattr(function, "__qualname__", function), error)
        return None
