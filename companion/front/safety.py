"""What a start left out, and everything checked: in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.core.message import Message
from companion.core.question import Choice, Option, Text
from companion.front.asking import Asker
from companion.front.voice import Voice
from companion.library.atomic import fails_as_not_kept, write_for_others
from companion.library.checking import Checked
from companion.library.library import Library
from companion.library.progress import do_all

LONGEST_PATH = 4096
AGAIN, SAVE, THROW, RESTORE = "again", "save", "throw", "restore"


def left_out(voice: Voice, library: Library) -> None:
    """Which part, and what is done with it; raises Back, NotKept, BadBackup."""
    asker, room = Asker(voice), library.left_out
    parts = tuple(Option(part, Message(f"library.left_out.{part}")) for part in room.all())
    part = asker.ask(Choice("part", Message("app.left_out.about"), parts))
    deeds = tuple(Option(deed, Message(f"app.left_out.{deed}")) for deed in (AGAIN, SAVE, THROW))
    back_up = Option(RESTORE, Message("app.settings.restore"))
    deed = asker.ask(Choice("deed", Message(f"library.left_out.{part}"), (*deeds, back_up)))
    does: dict[str, Callable[[], object]] = {
        AGAIN: lambda: room.try_again(part),
        SAVE: lambda: _save(asker, room.packed(part)),
        THROW: lambda: room.throw_away(part),
        RESTORE: lambda: library.restore(_file(asker)),
    }
    does[deed]()
    if deed == AGAIN:
        voice.say("app.left_out.try_next")


def check(voice: Voice, library: Library) -> None:
    """Open everything there is."""
    checked = Checked()
    do_all(library.checking(checked))
    for said in checked.said:
        voice.tell(said)


def _file(asker: Asker) -> Path:
    asked = Text("file", Message("front.arrive.which_file"), longest=LONGEST_PATH)
    return Path(asker.ask(asked)).expanduser()


def _save(asker: Asker, data: bytes) -> None:
    path = _file(asker)
    with fails_as_not_kept(path):
        write_for_others(path, data)
