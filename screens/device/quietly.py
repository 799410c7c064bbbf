"""What the device refuses is written to the log, and nothing else comes of it."""

import logging
from collections.abc import Callable
from typing import Any

log = logging.getLogger("loom.device")


def quietly(function: Callable[..., Any], *args: Any) -> Any:
    """What the call returns; None where it fails."""
    try:
        return function(*args)
    except Exception as error:
        log.info("%s: %s", getattr(function, "__qualname__", function), error)
        return None
