"""Backups: one made now, those that are made by themselves, and putting one back."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Node, Page
from companion.describe.parts import foot, gold
from companion.describe.sheets import sure
from companion.describe.surface import Says, Surface
from companion.describe.way import Way
from companion.library import limits
from companion.library.atomic import fails_as_not_kept
from companion.library.progress import Work
from companion.library.safety import SafetyCopy
from companion.pages.days import day_of
from companion.pages.device import Chosen
from companion.pages.listed import Listed, panel, panels, sentences

TITLE = Message("app.backups.title")
RESTORE = Message("app.settings.restore")
ENDINGS = (".zip",)
SHOWN = 20
NAME = "loom-*.zip"


class BackupsPlace(Listed):
    """All of them."""

    def page(self, surface: Surface) -> Page:
        """What can be put back, and gold that makes one."""
        acts = self.acts()
        acts.add("back_up", self.back_up)
        shown = [panel(RESTORE, *self._there(acts), key="restore")]
        if self.library.backups.safety_copies:
            head = Message("app.settings.safety_copies")
            shown.append(panel(head, *self._before(acts), key="before"))
        own = panel(Message("app.settings.own_backups"), *self._own(acts), key="own")
        about = sentences(Message("app.settings.backup_about"))
        make = gold(Message("app.settings.backup"), "back_up", "backup")
        inside = (*about, panels(surface, own, *shown))
        return self._listed(surface, acts, TITLE, inside, foot(surface, make))

    # made now

    def back_up(self) -> None:
        """Everything into one file where the player wants it."""
        made: list[bytes] = []
        name = f"loom-{self.library.now():%Y-%m-%d-%H%M}.zip"
        title = Message("app.settings.backing_up")
        self.device.work(title, self._making(made), lambda: self.device.save(name, made.pop()))

    def _making(self, made: list[bytes]) -> Work:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "backup.zip"
            yield from self.library.backing_up(path)
            made.append(path.read_bytes())

    # made by themselves

    def _own(self, acts: Acts) -> tuple[Node, ...]:
        """What they are, where they lie, the last one."""
        own, chosen = self.library.backups.own, self.library.settings.backups_in
        where = (
            Message("app.settings.own_backups_in", folder=self.device.folder(chosen))
            if chosen
            else Message("app.settings.own_backups_inside")
        )
        said: list[Says] = [Message("app.settings.own_backups_about"), where]
        if own.last.day:
            said.append(Message("app.settings.own_backups_last", day=own.last.day))
        if own.last.why is not None:
            said.append(own.last.why)
        if "folder" not in self.device.can:
            return sentences(*said[:1], *said[2:])
        acts.add("folder", partial(self.device.choose_folder, self._go_into))
        choose = Act(Message("kit.choose_folder"), "folder", "folder", key="folder")
        return (*sentences(*said), choose)

    def _go_into(self, folder: str) -> None:
        self.device.change(backups_in=folder)

    # put back

    def _there(self, acts: Acts) -> tuple[Node, ...]:
        """Those that were saved, and a chooser for others."""
        folder, there = self.device.folder(), self._saved()
        found: list[Node] = []
        if folder:
            key = "app.settings.backups_in" if there else "app.settings.no_backups"
            found += sentences(Message(key, folder=folder), role="dim")
        for one in there:
            does = acts.add(f"of.{one.name}", partial(self._ask_chosen, one))
            found.append(Act(Path(one.name).stem, does, "restore", key=does))
        if "files" in self.device.can:
            acts.add("choose", partial(self.device.choose, ENDINGS, self._ask_chosen))
            found.append(Act(Message("kit.choose_file"), "choose", "file", key="choose"))
        return tuple(found)

    def _saved(self) -> list[Chosen]:
        """Those that lie where a player puts files, the last one first."""
        found = (one for one in self.device.lying(ENDINGS) if Path(one.name).match(NAME))
        return sorted(found, key=lambda one: one.name, reverse=True)[:SHOWN]

    def _before(self, acts: Acts) -> tuple[Node, ...]:
        """What was here before each restore."""
        found: list[Node] = [
            *sentences(Message("app.settings.safety_copies_about"), role="dim"),
        ]
        for one in self.library.backups.safety_copies:
            name = self._named(one)
            work = partial(self.library.restoring, one.path)
            does = acts.add(f"before.{one.number}", partial(self._ask, name, work))
            found.append(Act(name, does, "restore", key=does))
        return tuple(found)

    def _named(self, copy: SafetyCopy) -> Message:
        """When it was made; it was noted as the clock stood here."""
        now = self.library.now()
        offset = now.isoformat()[-6:]
        when = day_of(f"{copy.made}{offset}", now) if copy.made else ""
        return Message("app.settings.safety_copy", when=when or Message("app.settings.undated"))

    def _ask_chosen(self, chosen: Chosen) -> None:
        try:
            data = chosen.read(limits.BACKUP)
        except OSError:
            self.doors.passing(Message("app.arrive.unreadable", file=chosen.name))
            return
        self._ask(Message("front.typed", text=chosen.name), partial(self._restoring, data))

    def _restoring(self, data: bytes) -> Work:
        """Of what was read: it is put into a file first."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "backup.zip"
            with fails_as_not_kept(path):
                path.write_bytes(data)
            yield from self.library.restoring(path)

    def _ask(self, name: Message, work: partial[Work]) -> None:
        """Once more before everything is replaced."""
        warning = Message("app.settings.restore_warning", name=name)
        restoring = Message("app.settings.restoring")

        def restore() -> None:
            self.device.work(restoring, work(), self._restored)

        yes = Way("restore_now", Message("app.settings.restore_now"), "restore", restore)
        self.doors.lay(sure(RESTORE, warning, yes))

    def _restored(self) -> None:
        """What was chosen before counts again."""
        self.device.change()
        self.doors.passing(Message("app.settings.restored"))
