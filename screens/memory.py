"""How often Python looks for what nobody holds: seldom, so that no screen waits for it."""

import gc

YOUNG, OLDER, OLDEST = 50_000, 20, 20


def look_seldom() -> None:
    """What is there now stays for good; a sweep comes after many more new things."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLDEST)
