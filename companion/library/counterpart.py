"""Which game of this device one from elsewhere is: the same one, as far or further, or none."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.journal import FileJournal, Line
from companion.errors import LoomError
from companion.games import today
from companion.library.atomic import fails_as_unreadable
from companion.library.finished import FinishedGames
from companion.library.ids import beginning
from companion.library.rows import Edit, FinishedGame
from companion.library.running import RunningGames

NEW, APART, FURTHER, HERE = "new", "apart", "further", "here"
"""Is no game of this device; is one that went another way here, so that both are kept; goes on
from further ahead; is here already, as far or further."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A game as it came."""

    id: str
    lines: tuple[Line, ...]
    kept: FinishedGame | None = None
    """None where it goes on."""

    @property
    def game(self) -> str:
        """Which game it is."""
        if self.kept:
            return self.kept.row.game
        return today(str(self.lines[0]["head"]["game"]))

    @property
    def edits(self) -> tuple[Edit, ...]:
        """What was put right there after it had ended."""
        return self.kept.edits if self.kept else ()


@dataclass(frozen=True, slots=True)
class Mine:
    """A game of this device, and what one that came is to it."""

    id: str
    lines: tuple[Line, ...]
    kept: FinishedGame | None
    """None where it goes on."""
    edits: tuple[Edit, ...]
    """What was put right here, also before it was opened again."""

    def compared(self, sent: Sent) -> str:
        """APART, FURTHER or HERE.

        Only one that holds every line of ours takes its place, and nothing that was put right
        here may be lost with it. One that ended there with fewer lines ended otherwise than ours,
        which goes on.
        """
        both = min(len(self.lines), len(sent.lines))
        if self.lines[1:both] != sent.lines[1:both]:
            return APART
        ended_there_only = sent.kept is not None and self.kept is None
        if len(sent.lines) < len(self.lines):
            return APART if ended_there_only else HERE
        if len(sent.lines) == len(self.lines) and not ended_there_only:
            return HERE
        edited_otherwise = sent.edits and sent.edits[: len(self.edits)] != self.edits
        return APART if edited_otherwise else FURTHER


class Counterparts:
    """The games of this device, each read once however many come."""

    def __init__(self, running: RunningGames, finished: FinishedGames) -> None:
        self._running = running
        self._finished = finished
        self._ids: dict[str, set[str]] = defaultdict(set)
        self._read: dict[str, list[Mine]] = {}
        """Both by the beginning of the ids."""
        for game_id in (*running.ids(), *(row.id for row in finished)):
            self._ids[beginning(game_id)].add(game_id)

    def of(self, sent: Sent) -> tuple[str, Mine | None]:
        """What it is to the game here that is nearest to it, and that game."""
        if not sent.lines:
            return (HERE if self._is_here_without_lines(sent) else NEW), None
        same = [mine for mine in self._near(sent.id) if _begun_as_one(mine.lines, sent.lines)]
        found = {mine.compared(sent): mine for mine in sorted(same, key=lambda m: len(m.lines))}
        for how in (HERE, FURTHER, APART):
            if how in found:
                return how, found[how]
        return NEW, None

    def changed(self, game_id: str) -> None:
        """A game of this id was kept, or is another one now."""
        self._ids[beginning(game_id)].add(game_id)
        self._read.pop(beginning(game_id), None)

    def _is_here_without_lines(self, sent: Sent) -> bool:
        """It was played elsewhere: nothing but its id and its result tells it from others."""
        if sent.kept is None or not self._finished.has(sent.id):
            return False
        try:
            return self._finished.read(sent.id).result == sent.kept.result
        except LoomError:
            return False

    def _near(self, game_id: str) -> Sequence[Mine]:
        """Games of that day: one that was kept apart has another number."""
        begun = beginning(game_id)
        if begun not in self._read:
            found = map(self._mine, sorted(self._ids[begun]))
            self._read[begun] = [mine for mine in found if mine]
        return self._read[begun]

    def _mine(self, game_id: str) -> Mine | None:
        """None where it cannot be read, or not to its end: that one is never replaced."""
        try:
            if self._running.has(game_id):
                return self._going_on(game_id)
            kept = self._finished.read(game_id)
        except LoomError:
            return None
        return Mine(game_id, kept.lines, kept, kept.edits)

    def _going_on(self, game_id: str) -> Mine | None:
        path = self._running.path(game_id)
        with fails_as_unreadable(path):
            journal = FileJournal(path, readonly=True)
        if journal.damage is not None and not journal.damage.torn:
            return None
        before = self._running.kept_before(game_id)
        return Mine(game_id, tuple(journal.lines), None, before.edits if before else ())


def _begun_as_one(lines: Sequence[Line], others: Sequence[Line]) -> bool:
    """Whether it is one game; its campaign may have another id elsewhere."""
    return bool(lines and others) and without_campaign(lines[0]) == without_campaign(others[0])


def without_campaign(first: Line) -> Line:
    """The first line of a game, whatever campaign it belongs to."""
    head = first.get("head")
    if not isinstance(head, dict) or not isinstance(head.get("options"), dict):
        return first
    others = {key: value for key, value in head["options"].items() if key != "campaign"}
    return {**first, "head": {**head, "options": others}}
