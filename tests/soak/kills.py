"""The app's own session and library in a real process, killed at random moments under load.

The child acts without pause and says after each action what it was told is kept. The parent
kills it, opens the same folder, and looks whether all of that is there and every file is sound.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from companion.core.journal import FileJournal, Line, MemoryJournal
from companion.core.session import Session
from companion.errors import LoomError
from companion.games.score_pad import GAME
from companion.games.score_pad.commands import AddRow, EndGame, WriteScore
from companion.games.score_pad.options import Options, Seat
from companion.library.library import Library

NAME = "kills of a process at work"
COUNT = 1_000
FIRST = 3
LIVES = 20
"""Kills before a new folder is taken."""
MOST_ACTIONS = 80
MOST_TURNS = 60_000
"""Idle turns of a loop before the kill, so that it comes at any moment of an action."""
WHILE_STARTING = 4_000_000
HARMLESS = {"library.notice.torn", "library.notice.restored"}
SEATS = tuple(Seat(name) for name in ("Ana", "Bo", "Cy", "Di"))


def run(count: int, seed: int) -> str:
    """No file is unreadable and nothing acknowledged is lost."""
    acknowledged = torn = 0
    for first in range(0, count, LIVES):
        with tempfile.TemporaryDirectory() as folder:
            home, kept = Path(folder) / "home", Kept()
            for case in range(first, min(first + LIVES, count)):
                acknowledged += live_and_die(home, kept, f"{seed}:{case}")
                torn += check(home, kept)
    return f"{acknowledged} acknowledged actions, 0 lost, {torn} torn last lines dropped"


@dataclass
class Kept:
    """What the child said is kept."""

    games: dict[str, tuple[int, int]] = field(default_factory=dict)
    """By id: so many lines, and a sum of the state they fold to."""
    finished: set[str] = field(default_factory=set)
    people: set[str] = field(default_factory=set)
    setting: int = 0
    fact: int = 0
    ahead: int = 1
    """Acts that may be done and not yet said."""

    def take(self, said: dict[str, Any]) -> None:
        """One thing the child said."""
        if "game" in said:
            self.games[said["game"]] = (said["lines"], said["state"])
        self.finished |= {said["finished"]} if "finished" in said else set()
        self.people |= {said["person"]} if "person" in said else set()
        self.setting = said.get("setting", self.setting)
        self.fact = said.get("fact", self.fact)


def live_and_die(home: Path, kept: Kept, seed: str) -> int:
    """A child at work until it is killed; the number of actions it acknowledged."""
    chance = random.Random(seed)
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.soak.kills", str(home), seed], stdout=subprocess.PIPE
    )
    assert child.stdout
    if chance.random() < 0.1:
        idle(chance.randrange(WHILE_STARTING))
        said = []
    else:
        said = [child.stdout.readline() for _ in range(chance.randrange(MOST_ACTIONS))]
        idle(chance.randrange(MOST_TURNS))
    child.kill()
    said += child.stdout.read().splitlines(keepends=True)
    child.stdout.close()
    died_of = child.wait()
    assert died_of == -9, f"the child ended by itself: {died_of}"
    whole = [json.loads(line) for line in said if line.endswith(b"\n")]
    for one in whole:
        kept.take(one)
    return len(whole)


def idle(turns: int) -> None:
    """A moment of no fixed length."""
    for _ in range(turns):
        pass


def check(home: Path, kept: Kept) -> int:
    """Everything the child said is there; the number of torn last lines."""
    library = open_library(home)
    try:
        for game_id, (lines, state) in kept.games.items():
            there = lines_of(library, home, game_id)
            assert len(there) >= lines, f"{game_id}: {len(there)} lines of {lines}"
            assert sum_of(there[:lines]) == state, f"{game_id} folds to something else"
        for game_id in kept.finished:
            assert library.finished.has(game_id), game_id
        for row in library.finished:
            library.finished.read(row.id)
        for game in library.running:
            assert game.trouble is None, game
            library.resume(game.id)
        check_records(library, kept)
        unsound = [notice for notice in library.notices if notice.key not in HARMLESS]
        assert not unsound, unsound
        return sum(notice.key == "library.notice.torn" for notice in library.notices)
    finally:
        library.close()


def check_records(library: Library, kept: Kept) -> None:
    """The last thing said, or the one that was being done."""
    setting = int(library.settings.language or 0)
    fact = library.house_facts.get("score_pad", "count") or 0
    assert 0 <= setting - kept.setting <= kept.ahead, (setting, kept.setting)
    assert 0 <= int(str(fact)) - kept.fact <= kept.ahead, (fact, kept.fact)
    names = [person.name for person in library.people.all()]
    assert kept.people <= set(names), kept.people - set(names)
    kept.setting, kept.fact = setting, int(str(fact))


def lines_of(library: Library, home: Path, game_id: str) -> list[Line]:
    """Wherever the game is."""
    if library.finished.has(game_id):
        return list(library.finished.read(game_id).lines)
    if game_id in library.bin:
        library.take_back(game_id)
    return FileJournal(home / "games" / f"{game_id}.jsonl", readonly=True).lines


def sum_of(lines: Iterable[Line]) -> int:
    """What the state of a game comes to."""
    return state_sum(Session.open(GAME, MemoryJournal(list(lines))))


def state_sum(session: Session[Any]) -> int:
    """The same for everybody who folds these lines."""
    return zlib.crc32(repr(session.state).encode())


def open_library(home: Path) -> Library:
    """With a clock that stands still."""
    return Library.open(home, lambda: datetime(2026, 11, 18, tzinfo=UTC))


class Child:
    """Acts without pause until it is killed."""

    def __init__(self, home: Path, seed: str) -> None:
        self.home = home
        self.chance = random.Random(seed)
        self.library = open_library(home)
        self.session = self.any_game()

    def work(self) -> None:
        """For ever."""
        actions: dict[Callable[[], None], int] = {
            self.write: 60,
            self.go_back_or_forth: 15,
            self.set: 8,
            self.name_somebody: 4,
            self.learn: 4,
            self.finish: 3,
            self.throw_away_and_take_back: 2,
            self.back_up_and_restore: 1,
            self.library.pause: 3,
        }
        self.say_game()
        while True:
            self.chance.choices(list(actions), list(actions.values()))[0]()

    def any_game(self) -> Session[Any]:
        """The one last played, or a new one."""
        running = self.library.running
        if running:
            return self.library.resume(running[0].id)
        return self.library.start(GAME, Options(seats=SEATS))

    def write(self) -> None:
        """Points somewhere."""
        if self.session.state.over:
            self.finish()
        state = self.session.state
        row, seat = self.chance.randrange(len(state.rows)), self.chance.choice("1234")
        if self.chance.random() < 0.1 and state.may_grow:
            self.session.do(AddRow())
        else:
            self.session.do(WriteScore(row, seat, self.chance.randrange(-50, 5_000)))
        self.say_game()

    def go_back_or_forth(self) -> None:
        """If there is anything to go to."""
        try:
            self.chance.choice((self.session.undo, self.session.redo))()
        except LoomError:
            return
        self.say_game()

    def set(self) -> None:
        """The next number."""
        number = int(self.library.settings.language or 0) + 1
        self.library.change_settings(language=str(number))
        self.tell({"setting": number})

    def name_somebody(self) -> None:
        """Somebody new."""
        name = f"Person {len(self.library.people.all()) + 1}"
        self.library.people.add(name)
        self.tell({"person": name})

    def learn(self) -> None:
        """The next number."""
        number = int(str(self.library.house_facts.get("score_pad", "count") or 0)) + 1
        self.library.house_facts.set("score_pad", "count", number)
        self.tell({"fact": number})

    def finish(self) -> None:
        """This game, and begin another."""
        if self.session.state.written:
            if not self.session.state.over:
                self.session.do(EndGame())
                self.say_game()
            self.tell({"finished": self.library.finish(self.session)})
            self.session = self.any_game()
            self.say_game()

    def throw_away_and_take_back(self) -> None:
        """The game itself is the same afterwards."""
        game_id = self.library.id_of(self.session)
        self.library.forget(game_id)
        self.library.take_back(game_id)
        self.session = self.library.resume(game_id)
        self.say_game()

    def back_up_and_restore(self) -> None:
        """Everything is the same afterwards."""
        game_id = self.library.id_of(self.session)
        self.library.backup(self.home / "backup.zip")
        self.library.restore(self.home / "backup.zip")
        self.session = self.library.resume(game_id)
        self.say_game()

    def tell(self, thing: dict[str, Any]) -> None:
        """The parent, at once."""
        os.write(1, json.dumps(thing).encode() + b"\n")

    def say_game(self) -> None:
        """The game stands so."""
        lines = len(self.session.journal.lines)
        game_id = self.library.id_of(self.session)
        self.tell({"game": game_id, "lines": lines, "state": state_sum(self.session)})


if __name__ == "__main__":
    Child(Path(sys.argv[1]), sys.argv[2]).work()
