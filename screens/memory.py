"""How often Python looks for what nobody holds: seldom, so that no screen waits for it."""

import gc

YOUNG, OLDER, OLDEST = 200_000, 20, 20
"""More than the largest screen makes: its first opening waits for no sweep; rest does them."""
LITTLE = 20_000
"""So many new things are swept within some milliseconds."""


def look_seldom() -> None:
    """From the start: a sweep comes only after many new things."""
    gc.set_threshold(YOUNG, OLDER, OLDEST)


def keep_what_is_there() -> None:
    """What has been loaded until now stays for good, and no sweep looks at it."""
    gc.freeze()


class SweptByTheWay:
    """During long work: little and often, and never what it has made before; that is for rest."""

    def __init__(self) -> None:
        self._seldom = gc.isenabled()
        gc.disable()

    def sweep(self) -> None:
        """Between two pieces of it."""
        if gc.get_count()[0] > LITTLE:
            gc.collect(0)

    def end(self) -> None:
        """As before."""
        if self._seldom:
            gc.enable()
