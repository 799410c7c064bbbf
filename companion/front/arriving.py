"""Plays of another app, out of a table: what is in it, what is asked, and then they are kept."""

from __future__ import annotations

from pathlib import Path

from companion.core.message import Message
from companion.core.question import Choice, Option, Text
from companion.front.asking import Asker, Back
from companion.front.voice import Voice
from companion.library import limits
from companion.library.library import Library
from companion.library.progress import do_all
from companion.sharing.arrival import Arrival, names_said, play_said, ways
from companion.sharing.play import Play

KEEP = "keep"
LONGEST_PATH = 4096


def bring_in(voice: Voice, library: Library) -> None:
    """A file, everything that is to be said of it, and a yes; raises Back, NotKept."""
    asker = Asker(voice)
    asked = Text("file", Message("front.arrive.which_file"), longest=LONGEST_PATH)
    path = Path(asker.ask(asked)).expanduser()
    try:
        data = _read(path)
    except OSError:
        voice.say("app.arrive.unreadable", file=path.name)
        return
    arrival = Arrival(data, library)
    do_all(arrival.reading())
    while question := arrival.question:
        do_all(arrival.answered(question, asker.ask(question)))
    _tell(voice, arrival)
    if arrival.why_not is not None:
        voice.tell(arrival.why_not)
        return
    while not _kept(voice, asker, arrival):
        voice.say("sharing.arrival.found", n=len(arrival.plays))


def _read(path: Path) -> bytes:
    """Raises OSError for a file that is larger than a table as well."""
    with path.open("rb") as file:
        data = file.read(limits.TABLE + 1)
    if len(data) > limits.TABLE:
        raise OSError(path)
    return data


def _tell(voice: Voice, arrival: Arrival) -> None:
    for said in arrival.said:
        voice.tell(said)
    for said in arrival.left:
        voice.line(f"- {voice.text(said)}")


def _kept(voice: Voice, asker: Asker, arrival: Arrival) -> bool:
    """Keep them, or split one first; whether they were kept. Raises Back."""
    unsure = {str(number): play for number, play in enumerate(arrival.unsure, 1)}
    said = [
        Option(key, play_said(play), Message("front.typed", text=names_said(play)))
        for key, play in unsure.items()
    ]
    text = Message("sharing.arrival.perhaps", n=len(unsure)) if unsure else arrival.keep
    chosen = asker.ask(Choice("keep", text, (Option(KEEP, arrival.keep), *said), KEEP))
    if chosen != KEEP:
        _part(asker, arrival, unsure[chosen])
        return False
    do_all(arrival.keeping(voice.words))
    for told in arrival.kept:
        voice.tell(told)
    return True


def _part(asker: Asker, arrival: Arrival, play: Play) -> None:
    """Who sat together; nothing changes where that is not said."""
    known = dict(enumerate(ways(play)))
    options = tuple(Option(str(number), said) for number, (said, _) in known.items())
    try:
        chosen = asker.ask(Choice("part", Message("sharing.arrival.part_title"), options))
    except Back:
        return
    do_all(arrival.part(play, known[int(chosen)][1]))
