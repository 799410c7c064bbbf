"""Games on their way to another device: whole, so that they go on where they stood."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from companion.core.journal import FileJournal, Line, MemoryJournal, pack_lines
from companion.errors import Damaged, LoomError, NothingToDo
from companion.library.atomic import fails_as_not_kept, fails_as_unreadable, write_whole
from companion.library.describing import Describe
from companion.library.finished import FinishedGames
from companion.library.formats import HANDED_OVER, Content
from companion.library.ids import Ids
from companion.library.rows import MISSHAPEN, FinishedGame, game_from_json, game_to_json
from companion.library.running import FindGame, RunningGames, fails_as_not_readable

LARGEST = 64 * 2**20
NAME = re.compile(r"[\w-][\w.-]{0,99}", re.ASCII)
"""What an id of ours looks like; it names a file."""
NEW, FURTHER, HERE = "new", "further", "here"
"""Became a game of this device; goes on from further ahead; was here already, as far or further."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """What became of a game that was handed over."""

    id: str
    """Its id here."""
    game: str
    how: str
    """NEW, FURTHER or HERE."""
    running: bool


class Handing:
    """Out of this library, and into it."""

    def __init__(
        self,
        running: RunningGames,
        finished: FinishedGames,
        ids: Ids,
        find: FindGame,
        describe: Describe,
    ) -> None:
        self._running = running
        self._finished = finished
        self._ids = ids
        self._find = find
        self._describe = describe

    def over(self, game_id: str) -> bytes:
        """A game, and where it is a campaign every game of it that can be read.

        Raises NothingToDo, Damaged, Unreadable.
        """
        rows = [self._packed(one) for one in (game_id, *self._of_campaign(game_id))]
        return zlib.compress(HANDED_OVER.write({"games": rows}), 9)

    def take(self, data: bytes, close: Callable[[str], None]) -> tuple[Arrived, ...]:
        """Every game of a file; all of them are looked at before the first is kept.

        Raises Damaged, TooNew, UnknownKind with nothing kept, or NotKept.
        """
        games = [self._read(one) for one in _unpacked(data)]
        called: dict[str, str] = {}
        return tuple([self._keep(one, called, close) for one in games])

    def _of_campaign(self, game_id: str) -> list[str]:
        ids = [*sorted(self._running.ids()), *(row.id for row in self._finished)]
        return [one for one in ids if self._campaign_of(one) == game_id]

    def _campaign_of(self, game_id: str) -> str:
        try:
            return _campaign(self._lines(game_id))
        except LoomError:  # another game than the one that is asked for
            return ""

    def _lines(self, game_id: str) -> Sequence[Line]:
        if self._running.has(game_id):
            path = self._running.path(game_id)
            with fails_as_unreadable(path):
                return FileJournal(path, readonly=True).lines
        if self._finished.has(game_id):
            return self._finished.read(game_id).lines
        raise NothingToDo("library.no_such_game")

    def _packed(self, game_id: str) -> Content:
        if self._running.has(game_id):
            return {"id": game_id, "lines": list(self._lines(game_id))}
        if self._finished.has(game_id):
            return {"id": game_id, "finished": game_to_json(self._finished.read(game_id))}
        raise NothingToDo("library.no_such_game")

    def _read(self, content: Content) -> _Sent:
        from companion.core.session import Session

        try:
            kept = None
            if "finished" in content:
                kept = game_from_json(content["finished"], self._describe)
            lines = tuple(kept.lines if kept else content["lines"])
            sent = _Sent(_name(content["id"]), lines, kept)
        except MISSHAPEN as error:
            raise Damaged("library.handing.none") from error
        if lines:
            with fails_as_not_readable():
                head = MemoryJournal(list(lines))
                Session.open(self._find(sent.game), head)
        return sent

    def _keep(self, sent: _Sent, called: dict[str, str], close: Callable[[str], None]) -> Arrived:
        sent = sent.of_campaign(called)
        how = self._compared(sent)
        game_id = sent.id
        if how == NEW and self._ids.has(game_id):
            game_id = self._ids.other(game_id)
            called[sent.id] = game_id
        if how != HERE:
            close(game_id)
            self._write(replace(sent, id=game_id))
        return Arrived(game_id, sent.game, how, self._running.has(game_id))

    def _compared(self, sent: _Sent) -> str:
        """With a game of the same id here."""
        mine: Sequence[Line] = ()
        with suppress(NothingToDo, Damaged):
            mine = self._lines(sent.id)
        if not mine or not sent.lines:
            known = self._finished.has(sent.id) and sent.kept is not None
            same = known and self._finished.read(sent.id).result == sent.kept.result  # type: ignore[union-attr]
            return HERE if same else NEW
        shorter = min(len(mine), len(sent.lines))
        if list(mine[:shorter]) != list(sent.lines[:shorter]):
            return NEW
        ends_here = self._finished.has(sent.id)
        further = len(sent.lines) > len(mine) or (sent.kept is not None and not ends_here)
        return FURTHER if further and not ends_here else HERE

    def _write(self, sent: _Sent) -> None:
        if sent.kept is None:
            write_whole(self._running.path(sent.id), pack_lines(sent.lines))
            self._running.note_played(sent.id)
            return
        order = self._finished.next_order()
        row = replace(sent.kept.row, id=sent.id, order=order)
        self._finished.add(replace(sent.kept, row=row, lines=sent.lines))
        if self._running.has(sent.id):
            path = self._running.path(sent.id)
            with fails_as_not_kept(path):
                path.unlink()
            self._running.forget_note(sent.id)


@dataclass(frozen=True, slots=True)
class _Sent:
    """A game as it came."""

    id: str
    lines: tuple[Line, ...]
    kept: FinishedGame | None = None

    @property
    def game(self) -> str:
        """Which game it is."""
        if self.kept:
            return self.kept.row.game
        return str(self.lines[0]["head"]["game"])

    def of_campaign(self, called: Mapping[str, str]) -> _Sent:
        """With the id its campaign has here."""
        campaign = called.get(_campaign(self.lines))
        if not campaign:
            return self
        head = self.lines[0]["head"]
        options = {**head["options"], "campaign": campaign}
        first = {**self.lines[0], "head": {**head, "options": options}}
        return replace(self, lines=(first, *self.lines[1:]))


def _name(said: object) -> str:
    """An id that may become the name of a file; raises ValueError."""
    if isinstance(said, str) and NAME.fullmatch(said):
        return said
    raise ValueError(said)


def _campaign(lines: Sequence[Line]) -> str:
    """The campaign a game belongs to."""
    head = lines[0].get("head") if lines else None
    options = head.get("options") if isinstance(head, dict) else None
    campaign = options.get("campaign") if isinstance(options, dict) else None
    return campaign if isinstance(campaign, str) else ""


def _unpacked(data: bytes) -> Iterable[Content]:
    unzip = zlib.decompressobj()
    try:
        plain = unzip.decompress(data, LARGEST)
    except zlib.error as error:
        raise Damaged("library.handing.none") from error
    if not unzip.eof:
        raise Damaged("library.handing.none")
    games: Any = HANDED_OVER.read(plain, "loom").get("games")
    if not isinstance(games, list) or not all(isinstance(one, dict) for one in games) or not games:
        raise Damaged("library.handing.none")
    return games
