"""A start that nothing can break: what the last one that failed may have stumbled over is left out.

A start leaves a mark that goes once home is seen. One that finds the mark leaves out, one after the
other, what an owner edited, what was told of printed things, what came last, the statistics, and
what was made ahead. Where that does not help and an empty home would, everything is. Nothing is
lost: it lies in a room of its own until somebody tries it again, saves it elsewhere or throws it
away.
"""

from __future__ import annotations

import io
import os
import shutil
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from companion.core.message import Message
from companion.errors import NotKept
from companion.library.arrived import LastArrival
from companion.library.atomic import (
    BACKUP,
    fails_as_not_kept,
    make_folder,
    sync_folder,
    write_whole,
)
from companion.library.backup import UNDATED
from companion.library.home import (
    BACKUPS,
    BEFORE_RESTORE,
    EDITED,
    HOUSE_FACTS,
    INDEX,
    KEPT,
    LEFT_OUT,
    PAST,
    STARTING,
    SUMS,
    Home,
)
from companion.library.lock import NAME as LOCK

DATA, TOLD, CAME, COUNTED, MADE = "edited", "told", "came", "statistics", "made_ahead"
EVERYTHING = "everything"
PARTS = (DATA, TOLD, CAME, COUNTED, MADE, EVERYTHING)
"""In the order in which they are left out."""
STAYS = {LEFT_OUT, STARTING, LOCK, BACKUPS, BEFORE_RESTORE, INDEX, PAST, SUMS, KEPT, "kivy"}
"""What is there where everything is left out: with it everything can be put back."""
OF_COUNTING = "left_out"
"""A file that stands for the statistics, of which there is none."""


class LeftOut:
    """Of a home folder that is ours to write."""

    def __init__(self, home: Home) -> None:
        self._home = home
        self._room = home.folder / LEFT_OUT
        self._mark = home.folder / STARTING
        self.hopeless = False
        """Each part was left out, and still no start came to home."""

    def begin(self) -> tuple[Message, ...]:
        """A start begins; what is left out of it because an earlier one failed, in sentences."""
        before = [Message(f"library.left_out.{part}") for part in self.all()]
        told: tuple[Message, ...] = ()
        with suppress(NotKept, OSError):
            self._home.need_writing()
            failed = self._failed()
            self.hopeless = failed >= len(PARTS)
            if failed:
                told = self._leave_out(failed)
            write_whole(self._mark, b"%d\n" % (failed + 1))
        return (*before, *told)

    def leave_everything_out(self) -> None:
        """But the backups; raises NotKept."""
        self._home.need_writing()
        with fails_as_not_kept(self._room):
            self._moved(EVERYTHING)

    def came_home(self) -> None:
        """Home is seen."""
        with suppress(OSError):
            self._mark.unlink(missing_ok=True)
            sync_folder(self._home.folder)

    def all(self) -> tuple[str, ...]:
        """The parts that are left out now."""
        return tuple(part for part in PARTS if (self._room / part).is_dir())

    def has(self, part: str) -> bool:
        """Whether one of them is."""
        return part in self.all()

    def files(self, part: str) -> tuple[str, ...]:
        """What lies in it, by the places it had."""
        room = self._room / part
        found = (path for path in room.rglob("*") if path.is_file())
        return tuple(sorted(path.relative_to(room).as_posix() for path in found))

    def packed(self, part: str) -> bytes:
        """All of it as one file, to be saved elsewhere; raises NotKept."""
        packed = io.BytesIO()
        with fails_as_not_kept(self._room / part), zipfile.ZipFile(packed, "w") as archive:
            for name in self.files(part):
                data = (self._room / part / name).read_bytes()
                archive.writestr(zipfile.ZipInfo(name, UNDATED), data, zipfile.ZIP_DEFLATED)
        return packed.getvalue()

    def try_again(self, part: str) -> None:
        """Put it back where it was; it counts from the next start on. Raises NotKept.

        What has been made in its place since stays; the other one then stays left out.
        """
        self._home.need_writing()
        room = self._room / part
        with fails_as_not_kept(room):
            for name in self.files(part):
                target = self._home.folder / name
                if name == OF_COUNTING:
                    (room / name).unlink()
                elif not target.exists():
                    make_folder(target.parent)
                    os.rename(room / name, target)
        for name in (INDEX, PAST):
            (self._home.folder / name).unlink(missing_ok=True)
        if self.files(part):
            raise NotKept("library.left_out.another_there", file=self.files(part)[0])
        self._remove(room)

    def throw_away(self, part: str) -> None:
        """Let it go for good; raises NotKept."""
        self._home.need_writing()
        with fails_as_not_kept(self._room / part):
            self._remove(self._room / part)

    def _remove(self, room: Path) -> None:
        shutil.rmtree(room)
        with suppress(OSError):
            self._room.rmdir()
        sync_folder(self._home.folder)

    def _failed(self) -> int:
        """How many starts in a row did not come to home."""
        try:
            said = self._mark.read_bytes()[:9].strip()
        except OSError:
            return 0
        return int(said) if said.isdigit() else 1

    def _leave_out(self, failed: int) -> tuple[Message, ...]:
        """The next part there is; behind the last one nothing is left to leave out."""
        for part in PARTS[:-1]:
            if not self.has(part) and self._moved(part):
                return (Message(f"library.left_out.{part}"),)
        return (Message("library.left_out.nothing_more", n=failed),)

    def _moved(self, part: str) -> bool:
        """Whether there was anything of it; it lies in the room now."""
        room, home = self._room / part, self._home.folder
        if part == MADE:
            return self._forget_what_was_made()
        names = tuple(self._of(part))
        if not names and part != COUNTED:
            return False
        make_folder(room)
        if part == COUNTED:
            write_whole(room / OF_COUNTING, b"")
        for name in names:
            make_folder((room / name).parent)
            os.replace(home / name, room / name)
        for name in (INDEX, PAST) if part in (CAME, EVERYTHING) else ():
            (home / name).unlink(missing_ok=True)
        for folder in {home, room, *((home / name).parent for name in names)}:
            sync_folder(folder)
        return True

    def _of(self, part: str) -> Iterator[str]:
        """Its files, by their places in the home folder."""
        home = self._home.folder
        if part == DATA:
            files = (home / EDITED).rglob("*") if (home / EDITED).is_dir() else ()
            yield from (p.relative_to(home).as_posix() for p in sorted(files) if p.is_file())
        elif part == TOLD:
            known = (HOUSE_FACTS, HOUSE_FACTS + BACKUP)
            yield from (name for name in known if (home / name).is_file())
        elif part == CAME:
            files_of = LastArrival(home).read().files
            yield from (name for name in files_of if (home / name).is_file())
        elif part == EVERYTHING:
            files = (path.relative_to(home) for path in home.rglob("*") if path.is_file())
            yield from (one.as_posix() for one in sorted(files) if one.parts[0] not in STAYS)

    def _forget_what_was_made(self) -> bool:
        """Every start makes it again of what is there: there is nothing to keep of it."""
        home = self._home.folder
        made = [home / name for name in (SUMS, INDEX, PAST, KEPT) if (home / name).exists()]
        for path in made:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        return bool(made)
