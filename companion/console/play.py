"""`python -m companion play`: any game, whole, in the terminal; the same games as in the window."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from datetime import datetime
from pathlib import Path
from typing import TextIO

from companion.console.language import language
from companion.console.places import home_folder
from companion.front.home import Home
from companion.front.voice import Read, Voice, Write
from companion.library.clock import Clock
from companion.library.progress import do_all
from companion.start import begin


def main(arguments: list[str]) -> int:
    """Play until somebody leaves; raises Busy where another app has the games."""
    parser = ArgumentParser("companion play", description=__doc__)
    parser.add_argument("--language", default="")
    chosen = parser.parse_args(arguments).language
    return play(home_folder(), chosen, reading(sys.stdin, sys.stdout), writing(sys.stdout))


def now() -> datetime:
    """The time where the player is."""
    return datetime.now().astimezone()


def play(folder: Path, chosen: str, read: Read, write: Write, clock: Clock = now) -> int:
    """With the games of a folder."""
    begun = begin(folder, clock, language(), chosen)
    try:
        Home(Voice(begun.words, read, write), begun.library).stay()
        own = begun.library.backups.own
        if own.due:
            do_all(own.making())
    finally:
        begun.library.close()
    return 0


def reading(lines: TextIO, out: TextIO) -> Read:
    """A line at a time, after a sign that one is awaited; None at the end."""

    def read(sign: str) -> str | None:
        out.write(sign)
        out.flush()
        line = lines.readline()
        return line.removesuffix("\n") if line else None

    return read


def writing(out: TextIO) -> Write:
    """A line at a time."""
    return lambda line: print(line, file=out)
