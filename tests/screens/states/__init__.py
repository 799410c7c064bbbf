"""Every screen and state worth looking at, and how to get there.

A module here holds `STATES`, each a State: its name and a function that brings a Hand from home
(with an empty library) to it. The automatic check and the screenshots go through all of them, so
a new screen adds its fullest and its emptiest state in a module of its own:

    def full_table(hand):
        hand.app.bridge.begin("chess", Options())
        hand.app.nav.go("chess/table")

    STATES = (State("chess-table", full_table),)
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules


@dataclass(frozen=True)
class State:
    """A screen in one of its states. `skip` names findings that are meant to be so."""

    name: str
    reach: Callable
    skip: tuple[str, ...] = ()


def all_states() -> tuple[State, ...]:
    """Every state of every module here."""
    found = []
    for module in sorted(iter_modules(__path__), key=lambda each: each.name):
        found += import_module(f"{__name__}.{module.name}").STATES
    return tuple(found)
