"""How often Python looks for what nobody holds: seldom, so that no screen waits for it."""

import gc

YOUNG, OLDER, OLDEST = 200_000, 20, 20
"""More than the largest screen makes: its first opening waits for no sweep; rest does them."""


def look_seldom() -> None:
    """From the start: a sweep comes only after many new things."""
    gc.set_threshold(YOUNG, OLDER, OLDEST)


def keep_what_is_there() -> None:
    """What has been loaded until now stays for good, and no sweep looks at it."""
    gc.freeze()
