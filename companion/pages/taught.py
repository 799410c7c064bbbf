"""What was taught of cards that no source has: written to share, and read from others."""

from __future__ import annotations

from functools import partial

from companion.core.message import Message
from companion.describe.node import Act, Page
from companion.describe.sheets import told
from companion.describe.surface import Says, Surface
from companion.library import limits
from companion.library.facts import HouseFact
from companion.library.taught_file import learned, written
from companion.pages.device import Chosen
from companion.pages.listed import Listed, panel, panels, sentences

TITLE = Message("app.taught.title")
NAME, ENDINGS = "loom-taught.json", (".json",)


class Taught(Listed):
    """Out of the library, or into it."""

    def page(self, surface: Surface) -> Page:
        """The two ways."""
        acts = self.acts()
        acts.add("write", self._write)
        acts.add("read", partial(self.device.choose, ENDINGS, self._read))
        ways = (
            Act(Message("front.taught.write"), "write", "upload", key="write"),
            Act(Message("front.taught.read"), "read", "download", key="read"),
        )
        about = sentences(Message("app.taught.about"), size="label")
        return self._listed(
            surface, acts, TITLE, (*about, panels(surface, panel("", *ways, key="ways")))
        )

    def _write(self) -> None:
        data = self.doors.tried(partial(written, self.library))
        if data is not None:
            self.device.save(NAME, data)

    def _read(self, chosen: Chosen) -> None:
        try:
            data = chosen.read(limits.SURE)
        except OSError:
            self.doors.passing(Message("app.arrive.unreadable", file=chosen.name))
            return
        refused: list[Says] = []

        def refuse(_fact: HouseFact, why: Message) -> None:
            refused.append(why)

        def tell() -> None:
            said = Message("front.taught.learned")
            if refused:
                self.doors.lay(told(TITLE, said, *refused))
            else:
                self.doors.passing(said)

        self.device.work(TITLE, learned(self.library, data, refuse), tell)
