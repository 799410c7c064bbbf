"""The bots' income turn in groups, with what the Automa has after each: `income_of(entry)`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.command import Entry
from companion.core.message import Message
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.view_steps import StepView
from companion.games.tapestry.state import State

CARDS = "bots.income.cards"
ROW, SPACES = "tapestry.bot.do.points.row", "tapestry.bot.counted.spaces"
COUNTED = {"landmarks": "landmark", "territories": "territory-tile"}
TRACK_NAME = "tapestry.name.track."


@dataclass(frozen=True, slots=True)
class Counted:
    """A row of points: what was counted, how many, times what."""

    parts: tuple[tuple[str, int], ...]
    """A picture and a number each; nothing where the table said another count."""
    count: int
    times: int

    @property
    def points(self) -> int:
        """What it comes to; a row of 0 too."""
        return self.count * self.times


@dataclass(frozen=True, slots=True)
class Favourite:
    """A bot's favourite track, before and after."""

    bot: str
    was: str
    now: str


@dataclass(frozen=True, slots=True)
class IncomeOfBots:
    """What is told above its groups."""

    before: int
    after: int
    totals: tuple[int, ...]
    """What the Automa has after each step."""
    favourites: tuple[Favourite, ...]
    steps: tuple[StepView, ...]


def is_income(entry: Entry[State]) -> bool:
    """Whether a bots' turn was an income turn."""
    return bots_of(entry.after).income_turns > bots_of(entry.before).income_turns


def income_of(entry: Entry[State], steps: tuple[StepView, ...]) -> IncomeOfBots:
    """Of a turn that was taken."""
    before, after = bots_of(entry.before), bots_of(entry.after)
    favourites = tuple(
        Favourite(bot, before.favourites.get(bot, track), track)
        for bot, track in after.favourites.items()
    )
    totals = tuple(_totals(before.score, steps))
    return IncomeOfBots(before.score, after.score, totals, favourites, steps)


def _totals(so_far: int, steps: tuple[StepView, ...]) -> Iterator[int]:
    for step in steps:
        so_far = step.points[1] if step.points else so_far
        yield so_far


def counted_rows(step: StepView) -> tuple[Counted, ...]:
    """The rows of points of a step."""
    acts = (step.act, *step.also)
    return tuple(_counted(one.text) for one in acts if one.text.key == ROW)


def _counted(text: Message) -> Counted:
    what, count, times = (text.params[key] for key in ("what", "count", "times"))
    parts = what if isinstance(what, tuple) else ()
    pictures = tuple(_part(one) for one in parts if isinstance(one, Message))
    return Counted(pictures, int(str(count)), int(str(times)))


def _part(what: Message) -> tuple[str, int]:
    n, track = int(str(what.params["n"])), what.params.get("track")
    if what.key == SPACES and isinstance(track, Message):
        return f"track-{track.key.removeprefix(TRACK_NAME)}", n
    return COUNTED[what.key.rpartition(".")[2]], n
