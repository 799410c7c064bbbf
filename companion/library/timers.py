"""Time at the table by the player's own clock: begun, paused, ended.

It rests by itself while nobody looks at the game, and goes on when it is opened again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import timedelta

from tinydb import where
from tinydb.table import Document

from companion.core.codec import CannotDecode, from_json, to_json
from companion.library.clock import Clock, played, stamp
from companion.library.storage import AtomicStorage, open_database

FORGOTTEN = timedelta(hours=4)
"""Nobody plays longer without a touch: the clock was forgotten, and that time does not count."""


@dataclass(frozen=True, slots=True)
class Timer:
    """The clock of a game."""

    id: str
    seconds: int = 0
    """Of the spans that are over."""
    since: str = ""
    """When it was begun the last time; empty while it stands."""
    rests: bool = False
    """It stands only because nobody looked on."""

    @property
    def runs(self) -> bool:
        """Whether it goes now."""
        return bool(self.since)

    def seconds_at(self, now: str, touches: Iterable[str] = ()) -> int:
        """What it shows at a moment; `touches` are the moments at which something was done."""
        if not self.since:
            return self.seconds
        after = sorted(touch for touch in touches if touch > self.since)
        span = played([self.since, *after, now], FORGOTTEN)
        return self.seconds + round(span.total_seconds())


class Timers:
    """The clocks of running games; each step is on the disk before it is shown."""

    def __init__(self, storage: AtomicStorage, now: Clock) -> None:
        self._table = open_database(storage).table("timers")
        self.now = now

    def of(self, game_id: str) -> Timer | None:
        """The clock of a game; None where nobody began one."""
        row = self._table.get(where("id") == game_id)
        try:
            return from_json(Timer, row) if isinstance(row, Document) else None
        except CannotDecode:
            return None

    def begin(self, game_id: str) -> Timer:
        """Let it run from now on; raises NotKept."""
        timer = self.of(game_id) or Timer(game_id)
        if timer.runs:
            return timer
        return self._keep(replace(timer, since=self._stamp(), rests=False))

    def pause(self, game_id: str, touches: Iterable[str] = ()) -> None:
        """Let it stand; raises NotKept."""
        self._stop(game_id, touches, rests=False)

    def rest(self, game_id: str, touches: Iterable[str] = ()) -> None:
        """Let it stand until somebody comes back; raises NotKept."""
        timer = self.of(game_id)
        if timer and timer.runs:
            self._stop(game_id, touches, rests=True)

    def come_back(self, game_id: str, touches: Iterable[str] = ()) -> None:
        """Let it go on if it rested; what was cut short ended at its last touch. Raises NotKept."""
        timer = self.of(game_id)
        if timer is None or not (timer.runs or timer.rests):
            return
        last = max(touches, default=timer.since)
        seconds = timer.seconds_at(last, touches) if timer.runs else timer.seconds
        self._keep(Timer(game_id, seconds, self._stamp()))

    def set(self, game_id: str, minutes: int) -> Timer:
        """Put right what it shows; raises NotKept."""
        timer = self.of(game_id) or Timer(game_id)
        since = self._stamp() if timer.runs else ""
        return self._keep(replace(timer, seconds=60 * max(0, minutes), since=since))

    def shows(self, game_id: str, touches: Iterable[str] = ()) -> int | None:
        """Seconds now; None where there is no clock."""
        timer = self.of(game_id)
        return None if timer is None else timer.seconds_at(self._stamp(), touches)

    def forget(self, game_id: str) -> None:
        """The game is no longer running; raises NotKept."""
        if self.of(game_id) is not None:
            self._table.remove(where("id") == game_id)

    def _stop(self, game_id: str, touches: Iterable[str], *, rests: bool) -> None:
        seconds = self.shows(game_id, touches)
        if seconds is not None:
            self._keep(Timer(game_id, seconds, "", rests))

    def _keep(self, timer: Timer) -> Timer:
        self._table.upsert({**_ALL, **to_json(timer)}, where("id") == timer.id)
        return timer

    def _stamp(self) -> str:
        return stamp(self.now())


_ALL = {"seconds": 0, "since": "", "rests": False}
