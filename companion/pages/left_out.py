"""What a start left out: why, and what can be done with each part of it."""

from __future__ import annotations

from functools import partial

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Grid, Node, Page, Text
from companion.describe.sheets import sure
from companion.describe.surface import Surface
from companion.describe.way import Way
from companion.library.left_out import COUNTED, LeftOut
from companion.pages.listed import Listed, panel, panels, sentences

TITLE = Message("app.left_out.title")
THROW = Message("app.left_out.throw")
SHOWN = 6
"""So many files of a part are named."""


def file_of(part: str) -> str:
    """What one is called that is saved elsewhere; it is no backup, and not listed as one."""
    return f"loom_left_out-{part}.zip"


class LeftOutPlace(Listed):
    """A card for each part."""

    @property
    def left_out(self) -> LeftOut:
        """Of the last starts."""
        return self.library.left_out

    def page(self, surface: Surface) -> Page:
        """What was left out, and the way to the backups."""
        acts = self.acts()
        parts = tuple(self._part(part, acts) for part in self.left_out.all())
        if not parts:
            nothing = sentences(Message("app.left_out.nothing"), size="label")
            return self._listed(surface, acts, TITLE, nothing)
        acts.add("restore", partial(self.doors.go, "backups"))
        restore = Act(Message("app.settings.restore"), "restore", "restore", key="restore")
        about = sentences(Message("app.left_out.about"), size="label")
        return self._listed(surface, acts, TITLE, (*about, panels(surface, *parts), restore))

    def _part(self, part: str, acts: Acts) -> Node:
        files = self.left_out.files(part) if part != COUNTED else ()
        named = tuple(Text(name, "body", "dim", key=name) for name in files[:SHOWN])
        if len(files) > SHOWN:
            more = Message("app.left_out.more", n=len(files) - SHOWN)
            named = (*named, Text(more, "body", "dim", key="more"))
        deeds = [("again", "undo", self._try_again)]
        if files and "save" in self.device.can:
            deeds.append(("save", "file", self._save))
        if files:
            deeds.append(("throw", "trash", self._ask_to_throw))
        buttons = []
        for deed, icon, do in deeds:
            does = acts.add(f"{deed}.{part}", partial(do, part))
            buttons.append(Act(Message(f"app.left_out.{deed}"), does, icon, key=does))
        said = Message(f"library.left_out.{part}")
        ways = Grid(tuple(buttons), narrowest=190, gap=8, key="deeds")
        return panel(said, Column(named, gap=4, key="files"), ways, key=f"part.{part}")

    def _try_again(self, part: str) -> None:
        def again() -> bool:
            self.left_out.try_again(part)
            return True

        if self.doors.tried(again):
            self.doors.passing(Message("app.left_out.try_next"))

    def _ask_to_throw(self, part: str) -> None:
        throw = partial(self.doors.tried, partial(self.left_out.throw_away, part))
        now = Way("throw_now", THROW, "trash", throw)
        warning = Message("app.left_out.throw_warning", n=len(self.left_out.files(part)))
        self.doors.lay(sure(THROW, warning, now))

    def _save(self, part: str) -> None:
        packed = self.doors.tried(partial(self.left_out.packed, part))
        if packed:
            self.device.save(file_of(part), packed)
