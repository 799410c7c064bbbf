"""The library under a disk that fails at random, beside a plain model of what was acknowledged."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from companion.core.game import Result, Standing
from companion.core.journal import FileJournal, MemoryJournal
from companion.core.session import Session
from companion.errors import LoomError, NotKept
from companion.library.library import Library
from companion.library.progress import do_all
from companion.library.results import scores_of
from companion.library.rows import FinishedGame, FinishedRow
from tests.core import toy
from tests.library.makers import EIGHT, GAME, find
from tests.soak.faulty_disk import FaultyDisk

NAME = "acts under disk faults"
COUNT = 100_000
FIRST = 400
LIFE, SITTING = 500, 25
"""Acts in one home folder, and between two starts of the app."""
RATE = 0.02
MOST_GAMES = 6
UNFINISHED = "library.restore.unfinished"


def run(count: int, seed: int) -> str:
    """Nothing that was acknowledged is lost, whatever the disk refuses."""
    faults = refused = 0
    for case in range(0, count, LIFE):
        with tempfile.TemporaryDirectory() as folder:
            home = Home(Path(folder), Random(f"{seed}:{case}"))
            with home.disk.under():
                home.live(min(LIFE, count - case))
            faults += home.disk.faults.total()
            refused += home.refused
    return f"{faults} faults, {refused} acts refused, 0 lost"


@dataclass
class Model:
    """What the app said is kept."""

    games: dict[int, set[int]] = field(default_factory=dict)
    """By the mark of a game: what its coins may be. More than one where an act was refused."""
    perhaps_gone: set[int] = field(default_factory=set)
    """Games whose removal was refused halfway: there or not."""
    people: set[str] = field(default_factory=set)
    size: set[int] = field(default_factory=lambda: {100})
    brought: set[str] = field(default_factory=set)
    """Remarks of games that were brought in."""

    def copy(self) -> Model:
        """As it is now."""
        games = {mark: set(coins) for mark, coins in self.games.items()}
        return Model(
            games, set(self.perhaps_gone), set(self.people), set(self.size), set(self.brought)
        )


class Home:
    """A folder, the app in it, and the model."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.folder, self.chance = folder, chance
        self.disk = FaultyDisk(chance)
        self.model = Model()
        self.backed_up: Model | None = None
        """What the last backup holds."""
        self.ended_by_next_start: Model | None = None
        """What a restore that was cut short comes to."""
        self.marks = self.refused = 0
        self.handed: dict[int, bytes] = {}
        """What another device has of a game, by its mark."""
        self.library = self._open()

    def live(self, acts: int) -> None:
        """So many acts, with a look at everything now and then."""
        for number in range(acts):
            if number % SITTING == SITTING - 1:
                self.start_anew()
            with self.disk.failing(RATE):
                self.act()
        self.start_anew()
        self.library.close()

    def act(self) -> None:
        ways = (self._play, self._begin, self._finish, self._throw, self._take_back, self._reopen)
        more = (self._name, self._set, self._back_up, self._restore, self._empty_bin, self._leave)
        others = (self._bring_in, self._hand_over_and_take)
        chances = (50, 6, 6, 6, 5, 3, 4, 4, 2, 2, 1, 4, 2, 3)
        try:
            self.chance.choices((*ways, *more, *others), chances)[0]()
        except NotKept:
            self.refused += 1
        except LoomError:
            pass

    # games

    def _begin(self) -> None:
        if len(self.model.games) >= MOST_GAMES:
            return
        self.marks += 1
        mark = 5 + self.marks
        self.library.start(GAME, toy.Options(mark))
        self.model.games[mark] = {0}

    def _session(self) -> Session[Any]:
        running = [game for game in self.library.running if game.trouble is None]
        if not running:
            raise NotKept("none")
        return self.library.resume(self.chance.choice(running).id)

    def _play(self) -> None:
        session = self._session()
        mark, before = session.options.cards, session.state.coins
        try:
            self.chance.choice((lambda: session.do(toy.Earn(4)), session.undo, session.redo))()
        except NotKept:
            assert session.state.coins == before, "refused, and shown all the same"
            known = self.model.games.setdefault(mark, {before})
            known |= {before, before + 4, before - 4}
            raise
        self.model.games[mark] = {session.state.coins}

    def _finish(self) -> None:
        self.library.finish(self._session())

    def _throw(self) -> None:
        ids = [game.id for game in self.library.running] + [row.id for row in self._played()]
        if ids:
            self.library.forget(self.chance.choice(ids))

    def _take_back(self) -> None:
        ids = self.library.bin
        if ids:
            self.library.take_back(self.chance.choice(ids))

    def _reopen(self) -> None:
        rows = self._played()
        if rows:
            self.library.reopen(self.chance.choice(rows).id)

    def _played(self) -> list[FinishedRow]:
        """Finished games that were played here."""
        return [row for row in self.library.finished if not row.remark]

    def _leave(self) -> None:
        self.library.leave(self._session())

    def _empty_bin(self) -> None:
        with self.disk.failing(0):
            found = self._found()
        there = {mark for where, mark, _coins in found if where == "bin"}
        elsewhere = {mark for where, mark, _coins in found if where != "bin"}
        self.model.perhaps_gone |= there - elsewhere
        for where, mark, coins in found:
            if mark in there & elsewhere and where != "bin":
                self.model.games.setdefault(mark, set()).add(coins)
        self.library.empty_bin()

    def _bring_in(self) -> None:
        """One or two from elsewhere, without steps; where it is refused some may be there."""
        games = [self._of_elsewhere() for _ in range(self.chance.randint(1, 2))]
        do_all(self.library.shelf.bring_in(games))
        self.model.brought |= {game.row.remark for game in games}

    def _of_elsewhere(self) -> FinishedGame:
        self.marks += 1
        result = Result((Standing("you", "Ana", self.marks, 1, winner=True),))
        row = FinishedRow(
            id=f"elsewhere-{self.marks % 3}",
            game=GAME.id,
            started=EIGHT.isoformat(),
            ended=EIGHT.isoformat(),
            scores=scores_of(result),
            remark=f"brought {self.marks}",
        )
        return FinishedGame(row, result, ())

    def _hand_over_and_take(self) -> None:
        """Another device gives a game back as it went, or as it was some steps ago."""
        session = self._session()
        mark, coins = session.options.cards, session.state.coins
        sent = self.handed.pop(mark, None) or self.library.shelf.hand_over(
            self.library.id_of(session)
        )
        self.handed[mark] = sent
        try:
            self.library.shelf.take(sent)
        except NotKept:
            known = self.model.games.setdefault(mark, {coins})
            known.add(coins)
            raise

    # the rest

    def _name(self) -> None:
        name = f"Person {self.chance.randrange(10_000)}"
        self.library.people.add(name)
        self.model.people.add(name)

    def _set(self) -> None:
        size = self.chance.choice((80, 100, 120, 160))
        self.model.size = {*self.model.size, size}
        self.library.change_settings(text_size=size)
        self.model.size = {size}

    def _back_up(self) -> None:
        self.library.backup(self.folder / "kept.zip")
        self.backed_up = self.model.copy()

    def _restore(self) -> None:
        if self.backed_up is None or not (self.folder / "kept.zip").exists():
            return
        try:
            self.library.restore(self.folder / "kept.zip")
        except NotKept as error:
            if error.message.key == UNFINISHED:
                self.ended_by_next_start = self.backed_up.copy()
            raise
        self.model = self.backed_up.copy()

    # looking

    def _open(self) -> Library:
        return Library.open(self.folder / "home", lambda: datetime(2026, 11, 18, tzinfo=UTC), find)

    def start_anew(self) -> None:
        self.library.close()
        if self.chance.random() < 0.3:  # one that meets a bad disk
            with self.disk.failing(RATE):
                self._open_and_close()
        self.library = self._open()
        if self.ended_by_next_start:
            self.model, self.ended_by_next_start = self.ended_by_next_start, None
        self.check()

    def _open_and_close(self) -> None:
        library = self._open()
        library.close()

    def check(self) -> None:
        found: dict[int, set[int]] = {}
        for _where, mark, coins in self._found():
            found.setdefault(mark, set()).add(coins)
        for mark, wanted in self.model.games.items():
            there = found.get(mark, set())
            assert there & wanted or mark in self.model.perhaps_gone, (mark, wanted, there)
        self.model.games = {mark: found[mark] for mark in self.model.games if mark in found}
        self.model.perhaps_gone.clear()
        remarks = {row.remark for row in self.library.finished}
        assert self.model.brought <= remarks, self.model.brought - remarks
        names = {person.name for person in self.library.people.all()}
        assert self.model.people <= names, self.model.people - names
        assert self.library.settings.text_size in self.model.size, self.model.size

    def _found(self) -> list[tuple[str, int, int]]:
        """Every game that is anywhere: where, its mark, its coins."""
        found = []
        for game in self.library.running:
            assert game.trouble is None, game
            found.append(self._game("running", self.library.resume(game.id)))
        for row in self._played():
            found.append(self._game("finished", self.library.review(row.id)))
        for path in (self.folder / "home" / "bin").glob("*.json*"):
            lines = self._lines(path)
            found.append(self._game("bin", Session.open(GAME, MemoryJournal(lines))))
        return found

    def _game(self, where: str, session: Session[Any]) -> tuple[str, int, int]:
        return where, session.options.cards, session.state.coins

    def _lines(self, path: Path) -> list[Any]:
        if path.suffix == ".jsonl":
            return FileJournal(path, readonly=True).lines
        return list(self.library.finished.parsed(path).lines)
