"""What a game says of its set-up beside its lines, and which line is to be done now."""

from __future__ import annotations

from functools import cached_property
from typing import Any, TypeAlias

from companion.core.message import Message
from companion.core.set_up import SetUp, SetUpLine, SetUpPart
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Node
from companion.describe.pictures import Pictures
from companion.describe.plan import Spot
from companion.describe.surface import Says, Surface

SET_UP, LINE, PART = "setup", "line.", "part."
Line: TypeAlias = SetUpLine[Any]
Otherwise: TypeAlias = tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]
"""What stands in the dock, gold, the way back."""


class Laid:
    """Each may be said otherwise by a game."""

    ground = ""
    pictures = Pictures("", {})
    to_board: Message | None = None
    """How the place is called where lines are done on the game's own board."""

    def view(self, state: Any) -> SetUp[Any]:
        """Its parts and their lines."""
        raise NotImplementedError(self, state)

    def title(self, state: Any) -> Message:
        """What is set up."""
        return Message("app.set_up.title")

    def spots(self, desk: Desk, now: Line | None) -> tuple[Spot, ...]:
        """The table in small, while this is done."""
        raise NotImplementedError(self, desk, now)

    def marks(self, line: Line) -> tuple[str, ...]:
        """What is done, as pictures in a row."""
        return (line.icon,) if line.icon else ()

    def says(self, line: Line) -> Message:
        """The one instruction."""
        return line.text

    def stage(self, now: Moment, line: Line) -> tuple[Node, ...]:
        """What is picked at a line, instead of the table in small."""
        return ()

    def below(self, now: Moment, line: Line) -> tuple[Node, ...]:
        """What belongs to a line and stands below it."""
        return ()

    def face(self, name: Says, high: float) -> Node | None:
        """The drawing of what is chosen, where it has one of its own."""
        return None

    def again(self, now: Moment, line: Line) -> tuple[Act, ...]:
        """It was another one that was drawn."""
        return ()

    def otherwise(self, now: Moment) -> Otherwise | None:
        """What it was that was drawn, where that is being said."""
        return None

    def about(self, command: Any) -> str:
        """Which item a step was about that ticks nothing."""
        return ""

    def draws_itself(self, desk: Desk) -> bool:
        """Whether the app may draw all that nobody chooses in."""
        return True


class Moment:
    """The set-up as it is: what is done, what is to be done, what is looked at."""

    def __init__(self, laid: Laid, desk: Desk, surface: Surface) -> None:
        self.laid, self.desk, self.surface, self.acts = laid, desk, surface, Acts()
        pending = desk.session.pending
        self.state = pending.state if pending else desk.session.state
        self.view = laid.view(self.state)
        self.lines = [line for part in self.view.parts for line in part.lines]
        self.plays = desk.session.game.part(desk.session.state) != SET_UP
        """It is the checklist of a game that is played."""

    @property
    def done(self) -> int:
        """How many lines are."""
        return sum(one.ticked for one in self.lines)

    @cached_property
    def part(self) -> SetUpPart[Any] | None:
        """The part that is looked through."""
        opened = self.desk.looking.opened
        return next((one for one in self.view.parts if opened == f"{PART}{one.id}"), None)

    @cached_property
    def line(self) -> Line | None:
        """What was touched; else what is not done, from the line that was done last.

        A part is finished first.
        """
        opened = self.desk.looking.opened
        touched = (one for one in self.lines if opened == f"{LINE}{one.key}")
        last = self._last()
        here = self.part_of(self.lines[last]).lines if last >= 0 else ()
        order = (*(one for one in self.lines[last + 1 :] if one in here), *here, *self.lines)
        return next(touched, None) or next((one for one in order if not one.ticked), None)

    @property
    def several(self) -> bool:
        """Whether lines have to say whose they are."""
        return len({one.person for one in self.lines if one.person is not None}) > 1

    def part_of(self, line: Line) -> SetUpPart[Any]:
        """Where it stands."""
        return next(one for one in self.view.parts if line in one.lines)

    def _last(self) -> int:
        """Which line the last step was about, first of those that it ticked; -1: of none."""
        entries = self.desk.session.entries
        if not entries or self.plays:
            return -1
        about = self.laid.about(entries[-1].command)
        if about:
            keys = [one.key for one in self.lines]
            return keys.index(about) - 1 if about in keys else -1
        before = self.laid.view(entries[-1].before)
        was = {line.key: _stands(line) for part in before.parts for line in part.lines}
        now = [n for n, one in enumerate(self.lines) if _stands(one) != was.get(one.key)]
        done = [n for n in now if self.lines[n].ticked]
        return max(done or now, default=-1)


def _stands(line: Line) -> tuple[bool, tuple[Message, ...], int]:
    return line.ticked, line.results, len(line.acts)
