"""A whole game as it is told, step by step, for somebody who reads it from end to end.

python -m tests.wooden.telling GAME [--language fr] [--seed 7] [--acts]

The game is the same for the same seed in every language; `--acts` puts what hands do, in keys,
under each line.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from companion.core.act import Act
from companion.core.command import Entry
from companion.core.instruction import Instruction, depths
from companion.core.session import Session
from companion.front import telling
from companion.front.voice import Voice
from companion.games.tapestry.options import Bots, Options, Participant
from companion.i18n import Words
from companion.resources import data_dir
from tests.soak import imperium
from tests.soak.tapestry_humans import RandomGame

BOXES = ("MM", "AA", "FF")


class OrderlyGame(RandomGame):
    """Somebody alone against the bots, or people among themselves, who do nothing amiss."""

    kind = Options()

    def __init__(self, kind: Options, seed: str) -> None:
        self.kind = kind
        super().__init__(Random(seed), seed)
        self.generous = False

    def options(self) -> Options:
        """Those that were asked for."""
        return self.kind

    def switch(self) -> None:
        """Who draws stays as it is."""

    def nonsense(self, state):
        """What belongs to the phase."""
        return self.sensible(state, hurry=False)


def tapestry(kind: Options) -> Callable[[str], Session[Any]]:
    """A whole game of it."""

    def play(seed: str) -> Session[Any]:
        game = OrderlyGame(kind, seed)
        game.play()
        return game.session

    return play


def _people(number: int) -> tuple[Participant, ...]:
    return tuple(Participant(f"p{n}") for n in range(1, number + 1))


GAMES: dict[str, Callable[[str], Session[Any]]] = {
    "tapestry2": tapestry(Options(level=2)),
    "tapestry6": tapestry(Options(level=6, expansions=BOXES)),
    "people": tapestry(Options(participants=_people(3), bots=Bots.NONE, expansions=BOXES)),
    "shadow": tapestry(Options(participants=_people(2), bots=Bots.SHADOW, expansions=BOXES)),
    "imperium": lambda seed: imperium.play(int(seed), Random(seed), names=True),
}


class Printer:
    """Writes entries line by line; with the acts where they are wanted."""

    def __init__(self, voice: Voice, acts: bool) -> None:
        self.voice = voice
        self.acts = acts

    def step(self, entry: Entry[Any]) -> None:
        """The step, each line with its reasons."""
        self.voice.line(f"\n* {self.voice.text(entry.label)}")
        headings, deep = {one.under for one in entry.told}, depths(entry.told)
        for one in entry.told:
            self._line(one, one.key in headings, "  " * deep[one.key])

    def _line(self, told: Instruction, heads: bool, indent: str) -> None:
        text = self.voice.text(told.text)
        self.voice.line(f"{indent}{text.removesuffix('.')}:" if heads else f"{indent}- {text}")
        for act in told.acts if self.acts else ():
            self.voice.line(f"{indent}    [{_in_keys(act)}]")
        for why in told.whys:
            if why.text is not None:
                self.voice.line(f"{indent}    ({self.voice.text(why.text)})")


def _in_keys(act: Act) -> str:
    whose = f" of {act.owner}" if act.owner else ""
    face = f" {act.face}" if act.face else ""
    return f"{act.verb} {act.n} {act.piece}{whose}: {act.source} > {act.target}{face}"


def main(arguments: Sequence[str]) -> int:
    """Play it and print it."""
    parser = ArgumentParser("tests.wooden.telling", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--language", default="en")
    parser.add_argument("--seed", default="7")
    parser.add_argument("--acts", action="store_true")
    given = parser.parse_args(arguments)
    session = GAMES[given.game](given.seed)
    words = Words(data_dir() / "text", given.language)
    voice = Voice(words, lambda _prompt: None, print)
    printer = Printer(voice, given.acts)
    for entry in session.entries:
        printer.step(entry)
    won = session.game.finished(session.state)
    if won is not None:
        telling.result(voice, won)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
