"""Games on their way to another device: whole, so that they go on where they stood."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.core.journal import FileJournal, Line, MemoryJournal, pack_lines
from companion.core.message import Message
from companion.errors import Damaged, LoomError, NothingToDo, NotKept
from companion.library import limits
from companion.library.arrived import LastArrival
from companion.library.atomic import fails_as_not_kept, fails_as_unreadable, write_whole
from companion.library.counterpart import APART, FURTHER, HERE, NEW, Counterparts, Mine, Sent
from companion.library.describing import Describe
from companion.library.editing import carried_over
from companion.library.finished import FinishedGames
from companion.library.formats import HANDED_OVER, Content
from companion.library.gate import may_be_read
from companion.library.ids import Ids
from companion.library.progress import Progress, Work
from companion.library.rows import MISSHAPEN, FinishedGame, game_from_json, game_to_json
from companion.library.running import FindGame, RunningGames, open_session

NAME = re.compile(r"[\w-][\w.-]{0,99}", re.ASCII)
"""What an id of ours looks like; it names a file."""
REFUSED = "refused"
"""It cannot be shown."""
NONE: Mapping[int, Message] = {}


@dataclass(frozen=True, slots=True)
class Arrived:
    """What became of a game that was handed over."""

    id: str
    """Its id here."""
    game: str
    how: str
    """NEW, APART, FURTHER, HERE or REFUSED."""
    running: bool
    why: Message | None = None
    """Why it was refused."""


class Handing:
    """Out of this library, and into it."""

    def __init__(
        self,
        running: RunningGames,
        finished: FinishedGames,
        ids: Ids,
        find: FindGame,
        describe: Describe,
        last: LastArrival,
    ) -> None:
        self._last = last
        self._running = running
        self._finished = finished
        self._ids = ids
        self._find = find
        self._describe = describe

    def over(self, game_id: str) -> bytes:
        """A game, and where it is a campaign every game of it that can be read.

        Raises NothingToDo, Damaged, Unreadable, or NotKept for what no file can take.
        """
        rows = [self._packed(one) for one in (game_id, *self._of_campaign(game_id))]
        plain = HANDED_OVER.write({"games": rows})
        too_many = len(rows) > limits.HANDED_GAMES
        if too_many or len(plain) > limits.HANDED or not may_be_read(plain):
            raise NotKept("library.handing.too_large")
        return zlib.compress(plain, 9)

    def taking(
        self,
        data: bytes,
        close: Callable[[str], None],
        arrived: Callable[[Arrived], object],
        refused: Mapping[int, Message] = NONE,
    ) -> Work:
        """Every game of a file, one after the other; all are looked at before the first is kept.

        `refused` are left out, by their places in it. Raises Damaged, TooNew, UnknownKind with
        nothing kept, or NotKept.
        """
        contents, games = _unpacked(data), []
        for number, content in enumerate(contents, 1):
            games.append(self._read(content))
            yield Progress(number, 2 * len(contents))
        for done, one in enumerate(self._coming(games, close, refused), len(games) + 1):
            arrived(one)
            yield Progress(done, 2 * len(games))

    def _coming(
        self, games: Sequence[Sent], close: Callable[[str], None], refused: Mapping[int, Message]
    ) -> Iterator[Arrived]:
        """One after the other; what came is noted."""
        here, called = Counterparts(self._running, self._finished), dict[str, str]()
        files: list[str] = []
        self._last.note(files, whole=False)
        try:
            for place, sent in enumerate(games):
                if place in refused:
                    yield Arrived(sent.id, sent.game, REFUSED, False, refused[place])
                    continue
                one = self._keep(sent, here, called, close)
                path = (self._running if one.running else self._finished).path(one.id)
                files.append(f"{path.parent.name}/{path.name}")
                yield one
        finally:
            self._last.note(files, whole=True)

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

    def _read(self, content: Content) -> Sent:
        try:
            kept = None
            if "finished" in content:
                kept = game_from_json(content["finished"], self._describe)
            lines = tuple(kept.lines if kept else content["lines"])
            sent = Sent(_name(content["id"]), lines, kept)
            game = self._find(sent.game)
        except MISSHAPEN as error:
            raise Damaged("library.handing.none") from error
        if lines:
            open_session(game, MemoryJournal(list(lines)))
        return sent

    def _keep(
        self, sent: Sent, here: Counterparts, called: dict[str, str], close: Callable[[str], None]
    ) -> Arrived:
        """`called` says which id here a game of the file has, where that is another."""
        how, mine = here.of(sent)
        game_id = mine.id if mine and how != APART else sent.id
        if how in (NEW, APART) and self._ids.has(game_id):
            game_id = self._ids.other(game_id)
        called[sent.id] = game_id
        if how == FURTHER and mine:
            close(game_id)
            lines = (mine.lines[0], *sent.lines[1:])  # in the campaign that it is in here
            self._take_the_place_of(mine, replace(sent, id=game_id, lines=lines))
        elif how != HERE:
            self._add(replace(_of_campaign(sent, called), id=game_id))
        here.changed(game_id)
        return Arrived(game_id, sent.game, how, self._running.has(game_id))

    def _add(self, sent: Sent) -> None:
        if sent.kept is None:
            self._write(sent.id, sent.lines)
        else:
            came = _ended(sent.kept, sent, self._finished.next_order())
            self._finished.add(replace(came, row=replace(came.row, by_day=True)))

    def _take_the_place_of(self, mine: Mine, sent: Sent) -> None:
        """It holds every line of ours; what was put right in ours stays with it."""
        if sent.kept is None:
            self._write(mine.id, sent.lines)
            if mine.kept is not None:
                self._running.note_kept(mine.id, mine.kept)
                self._finished.remove(mine.id)
        elif mine.kept is not None:
            came = _ended(sent.kept, sent, mine.kept.row.order)
            self._finished.put_right(_put_right(came, mine.kept))
        else:
            came = _ended(sent.kept, sent, self._finished.next_order())
            self._finished.add(_put_right(came, self._running.kept_before(mine.id)))
            path = self._running.path(mine.id)
            with fails_as_not_kept(path):
                path.unlink()
            self._running.forget_note(mine.id)

    def _write(self, game_id: str, lines: Sequence[Line]) -> None:
        write_whole(self._running.path(game_id), pack_lines(lines))
        self._running.note_played(game_id)


def _name(said: object) -> str:
    """An id that may become the name of a file; raises ValueError."""
    if isinstance(said, str) and NAME.fullmatch(said):
        return said
    raise ValueError(said)


def _ended(kept: FinishedGame, sent: Sent, order: int) -> FinishedGame:
    """As it is kept here."""
    return replace(kept, row=replace(kept.row, id=sent.id, order=order), lines=sent.lines)


def _put_right(came: FinishedGame, before: FinishedGame | None) -> FinishedGame:
    """With what was put right here; what came was put right after that, or not at all."""
    return carried_over(before, came) if before and not came.edits else came


def _of_campaign(sent: Sent, called: Mapping[str, str]) -> Sent:
    """With the id that its campaign has here."""
    campaign = called.get(_campaign(sent.lines))
    if not campaign:
        return sent
    head = sent.lines[0]["head"]
    options = {**head["options"], "campaign": campaign}
    first = {**sent.lines[0], "head": {**head, "options": options}}
    return replace(sent, lines=(first, *sent.lines[1:]))


def _campaign(lines: Sequence[Line]) -> str:
    """The campaign a game belongs to."""
    head = lines[0].get("head") if lines else None
    options = head.get("options") if isinstance(head, dict) else None
    campaign = options.get("campaign") if isinstance(options, dict) else None
    return campaign if isinstance(campaign, str) else ""


def _unpacked(data: bytes) -> Sequence[Content]:
    unzip = zlib.decompressobj()
    try:
        plain = unzip.decompress(data, limits.HANDED)
    except zlib.error as error:
        raise Damaged("library.handing.none") from error
    if unzip.unconsumed_tail or not may_be_read(plain):
        raise Damaged("library.handing.too_large")
    if not unzip.eof:
        raise Damaged("library.handing.none")
    games: Any = HANDED_OVER.read(plain, "loom").get("games")
    if not isinstance(games, list) or not all(isinstance(one, dict) for one in games) or not games:
        raise Damaged("library.handing.none")
    if len(games) > limits.HANDED_GAMES:
        raise Damaged("library.handing.too_large")
    return games
