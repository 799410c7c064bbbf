"""The clock of the open game, above its table: begun, paused and put right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.message import Message
from companion.core.question import Amount
from companion.describe.asking import Acts
from companion.describe.node import GOLD, Do, Node, Row, Text
from companion.describe.parts import foot
from companion.describe.sheets import Sheet, ask
from companion.describe.surface import Says, Surface
from companion.describe.way import Way
from companion.library import limits
from companion.library.library import Library
from companion.library.settings import MOST_TURN_MINUTES
from companion.pages.device import Device

LOOKED = 10.0
"""Seconds between two looks at it."""
TITLE = Message("app.timer.title")


@dataclass
class Clock:
    """Of one game: what it shows, what is done with it."""

    library: Library
    game_id: str
    touches: Callable[[], list[str]]
    """When something was done in it."""
    turn_seconds: Callable[[], int | None]
    lay: Callable[[Sheet], object]
    tried: Callable[[Callable[[], object]], object]
    device: Device

    def open(self) -> None:
        """Above the table."""
        self.lay(ClockSheet(TITLE, clock=self))

    @property
    def seconds(self) -> int:
        """So long it has been played."""
        return self.library.timers.shows(self.game_id, self.touches()) or 0

    @property
    def stage(self) -> str:
        """What it does at the next touch."""
        timer = self.library.timers.of(self.game_id)
        return "begin" if timer is None else "pause" if timer.runs else "go_on"

    def turn(self) -> None:
        """Begun, or paused."""
        timers = self.library.timers
        if self.stage == "pause":
            self.tried(lambda: timers.pause(self.game_id, self.touches()))
        else:
            self.tried(lambda: timers.begin(self.game_id))

    def put_right(self) -> None:
        """The minutes it should show."""
        asked = Amount("minutes", Message("app.timer.ask"), 0, limits.MINUTES, self.seconds // 60)
        self.lay(ask(asked, self._set))

    def _set(self, minutes: int) -> None:
        self.tried(lambda: self.library.timers.set(self.game_id, minutes))
        self.open()

    def limit(self) -> None:
        """The time of a turn."""

        def take(minutes: int) -> None:
            self.device.change(turn_minutes=minutes)
            self.open()

        self.lay(ask_limit(self.library.settings.turn_minutes, take))


def ask_limit(minutes: int, take: Callable[[int], object]) -> Sheet:
    """So many minutes of a turn, or none."""
    asked = Amount("turn", Message("app.timer.ask_limit"), 0, MOST_TURN_MINUTES, minutes)
    return ask(asked, take)


def limit_said(minutes: int) -> Message:
    """The time of a turn as it is set."""
    return Message("app.timer.limit", n=minutes) if minutes else Message("app.timer.no_limit")


@dataclass
class ClockSheet(Sheet):
    """Hours and minutes, how long the turn has taken, what can be done."""

    every: float = LOOKED
    clock: Clock | None = None

    def body(self, surface: Surface, acts: Acts, close: Do) -> tuple[Node, ...]:
        """What it shows now."""
        del surface
        assert self.clock is not None
        minutes = self.clock.seconds // 60
        shown = f"{minutes // 60}:{minutes % 60:02}"
        limit = self.clock.library.settings.turn_minutes
        said: list[Node] = [Text(shown, "hero", bold=True, align="c", key="shown")]
        turn = self._turn(limit)
        if turn:
            said.append(Text(turn, "label", "dim", align="c", key="turn"))
        said.append(Text(Message("app.timer.about"), "body", "dim", key="about"))
        way = Way("limit", limit_said(limit), "hourglass", self.clock.limit)
        return (*said, way.act(acts, _first(close, way.do)))

    def _turn(self, limit: int) -> Says:
        seconds = self.clock.turn_seconds() if self.clock else None
        if not limit or seconds is None:
            return ""
        shown = f"{seconds // 60}:{seconds % 60:02}"
        return Message("app.timer.turn_shown", shown=shown, n=limit)

    def foot(self, surface: Surface, acts: Acts, close: Do) -> Row | None:
        """It stays while it is begun and paused."""
        assert self.clock is not None
        stage = self.clock.stage
        icon = "pause" if stage == "pause" else "play"
        turn = Way("turn", Message(f"app.timer.{stage}"), icon, self.clock.turn)
        right = Way("put_right", Message("app.timer.put_right"), "edit", self.clock.put_right)
        other = right.act(acts, _first(close, right.do))
        return foot(surface, turn.act(acts, look=GOLD), other)


def _first(close: Do, do: Do) -> Do:
    def act() -> None:
        close()
        do()

    return act
