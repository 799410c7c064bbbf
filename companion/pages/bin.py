"""The bin: games that were thrown away, to be taken back."""

from __future__ import annotations

from datetime import date
from functools import partial

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Grid, Page
from companion.describe.parts import foot
from companion.describe.sheets import sure
from companion.describe.surface import Says, Surface
from companion.describe.way import Way
from companion.games import GAMES, title
from companion.i18n.dates import day_said
from companion.pages.listed import PANEL, Listed, sentences

EMPTY = Message("app.bin.empty")


class BinPlace(Listed):
    """The last one thrown away first; a touch takes it back."""

    def page(self, surface: Surface) -> Page:
        """A row each."""
        acts = self.acts()
        acts.add("empty", self._ask_to_empty)
        thrown = self.library.bin
        rows = tuple(_row(one, acts, partial(self._take_back, one)) for one in thrown)
        note = Message("app.bin.note") if rows else Message("app.bin.is_empty")
        grid = Grid(rows, narrowest=min(PANEL, surface.w - 32), gap=12, key="games")
        below = Act(EMPTY, "empty", "trash", key="empty")
        inside = (*sentences(note, size="label"), *((grid,) if rows else ()))
        title_ = Message("app.bin.title", n=len(thrown))
        return self._listed(
            surface, acts, title_, inside, foot(surface, None, below) if rows else None
        )

    def _take_back(self, thrown: str) -> None:
        if self.doors.tried(lambda: (self.library.take_back(thrown),)):
            self.doors.passing(Message("app.bin.back"))

    def _ask_to_empty(self) -> None:
        warning = Message("app.bin.empty_warning", n=len(self.library.bin))
        empty = partial(self.doors.tried, self.library.empty_bin)
        self.doors.lay(sure(EMPTY, warning, Way("empty_now", EMPTY, "trash", empty)))


def _row(thrown: str, acts: Acts, do: partial[None]) -> Act:
    """Its name holds the game and the day it was begun."""
    game, _, began = thrown.partition("-")
    known = any(one.id == game for one in GAMES)
    does = acts.add(f"of.{thrown}", do)
    return Act(title(game) if known else thrown, does, "undo", note=_begun(began), key=does)


def _begun(text: str) -> Says:
    try:
        return Message("app.home.begun", day=day_said(date.fromisoformat(text[:10])))
    except ValueError:
        return ""
