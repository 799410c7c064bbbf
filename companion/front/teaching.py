"""What was taught, written into a file to share, and read out of one."""

from __future__ import annotations

from pathlib import Path

from companion.core.message import Message
from companion.core.question import Choice, Option, Text
from companion.front.asking import Asker
from companion.front.voice import Voice
from companion.library import limits
from companion.library.atomic import write_whole
from companion.library.facts import HouseFact
from companion.library.library import Library
from companion.library.progress import do_all
from companion.library.taught_file import learned, written

LONGEST_PATH = 4096
WRITE, READ = "write", "read"


def share(voice: Voice, library: Library) -> None:
    """Out of the library, or into it; raises Back, NotKept, Damaged."""
    asker = Asker(voice)
    options = (
        Option(WRITE, Message("front.taught.write")),
        Option(READ, Message("front.taught.read")),
    )
    what = asker.ask(Choice("what", Message("front.taught"), options))
    typed = asker.ask(Text("file", Message("front.arrive.which_file"), longest=LONGEST_PATH))
    path = Path(typed).expanduser()
    if what == WRITE:
        write_whole(path, written(library))
        voice.say("front.taught.written", file=path.name)
        return
    try:
        data = _read(path)
    except OSError:
        voice.say("app.arrive.unreadable", file=path.name)
        return
    do_all(learned(library, data, lambda fact, why: _refused(voice, fact, why)))
    voice.say("front.taught.learned")


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(limits.SURE + 1)


def _refused(voice: Voice, fact: HouseFact, why: Message) -> None:
    voice.line(f"- {fact.fact[: limits.NAME]}: {voice.text(why)}")
