"""What is made ready while nothing is touched, a few milliseconds at a time."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from kivy.clock import Clock

from companion.content import SHELF
from screens.idle import somebody_touches

if TYPE_CHECKING:
    from companion.library.library import Library

BETWEEN = 0.05
"""Seconds between two pieces."""
AT_A_TIME = 0.004
"""Seconds a piece takes, where what it is made of is no longer than that."""
SETTLED = 3.0
"""Seconds after the start before the rules are looked at, or a backup is made."""


def look_ahead(library: Library) -> None:
    """The statistics at once, the rules at hand when the app has settled."""
    if len(library.finished):
        go_through(library.looking_ahead())
    if SHELF.kept is not None:
        Clock.schedule_once(lambda _dt: go_through(_in_pieces(_rules(library))), SETTLED)


def back_up(library: Library) -> None:
    """Today's backup, a moment from now, where something was played since the last one."""
    if library.backups.own.due:
        Clock.schedule_once(lambda _dt: _back_up_now(library), SETTLED)


def _back_up_now(library: Library) -> None:
    from screens.pages.window_device import follow_chosen

    if library.backups.own.due:
        follow_chosen(library)
        go_through(library.backups.own.making())


def go_through(ahead: Iterator[object]) -> None:
    def piece(_dt: float) -> bool:
        return somebody_touches() or next(ahead, ahead) is not ahead

    Clock.schedule_interval(piece, BETWEEN)


def _in_pieces(steps: Iterator[None]) -> Iterator[None]:
    until = perf_counter() + AT_A_TIME
    for _ in steps:
        if perf_counter() > until:
            yield
            until = perf_counter() + AT_A_TIME


def _rules(library: Library) -> Iterator[None]:
    """Those of the games that are played first."""
    from companion.lookup.ahead import looking_ahead
    from companion.pages.looking_up import games_with_rules, home_of

    played = [home_of(game.game) for game in library.running]
    for game in dict.fromkeys((*played, *games_with_rules())):
        yield from looking_ahead(game)
