"""Damaged files that were set aside: what each still holds, and what can be done with it."""

from __future__ import annotations

from functools import partial

from companion.core.message import Message
from companion.describe.node import Act, Grid, Page
from companion.describe.sheets import Sheet, sure
from companion.describe.surface import Says, Surface
from companion.describe.way import Way
from companion.library.damaged_files import DamagedFiles
from companion.library.salvage import SetAside
from companion.pages.listed import PANEL, Listed, sentences

REMOVE = Message("app.aside.remove")


class SetAsidePlace(Listed):
    """The last one first; a touch says more."""

    @property
    def damaged(self) -> DamagedFiles:
        """All of them."""
        return self.library.damaged

    def page(self, surface: Surface) -> Page:
        """A row each."""
        acts = self.acts()
        files = self.damaged.all()
        rows = []
        for one in files:
            does = acts.add(f"of.{one.path.name}", partial(self._open, one))
            rows.append(Act(one.path.name, does, "file", note=one.holds, key=does))
        grid = Grid(tuple(rows), narrowest=min(PANEL, surface.w - 32), gap=12, key="files")
        inside = (*sentences(Message("app.aside.about"), size="label"), grid)
        return self._listed(surface, acts, Message("app.aside.title", n=len(files)), inside)

    def _open(self, aside: SetAside) -> None:
        """Bring its game back, save it elsewhere, let it go."""
        said: tuple[Says, ...] = (aside.path.name, aside.holds)
        back = None
        if aside.lines:
            said = (*said, Message("app.aside.bring_back_about"))
            back = Way(
                "bring_back", Message("app.aside.bring_back"), "restore",
                partial(self._bring_back, aside),
            )  # fmt: skip
        others = [Way("remove", REMOVE, "trash", partial(self._ask_to_remove, aside))]
        if "save" in self.device.can:
            save = Message("app.home.save_copy")
            others.append(Way("save_copy", save, "file", partial(self._save, aside)))
        title = Message("app.aside.one")
        self.doors.lay(Sheet(title, said, gold=back, others=tuple(others)))

    def _bring_back(self, aside: SetAside) -> None:
        if self.doors.tried(lambda: self.damaged.bring_back(aside)):
            self.doors.passing(Message("app.aside.brought_back"))

    def _save(self, aside: SetAside) -> None:
        try:
            data = aside.path.read_bytes()
        except OSError:
            self.doors.passing(Message("app.arrive.unreadable", file=aside.path.name))
            return
        self.device.save(aside.path.name, data)

    def _ask_to_remove(self, aside: SetAside) -> None:
        warning = Message("app.aside.remove_warning", file=aside.path.name)
        remove = partial(self.doors.tried, partial(self.damaged.remove, aside))
        self.doors.lay(sure(REMOVE, warning, Way("remove_now", REMOVE, "trash", remove)))
