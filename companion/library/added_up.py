"""The statistics of the moment."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeAlias

from companion.core.about import ToTry
from companion.core.codec import CannotDecode, from_json, to_json
from companion.core.game import Game
from companion.core.message import Message
from companion.errors import LoomError
from companion.games import is_imported
from companion.library.clock import zone_at
from companion.library.finished import FinishedGames
from companion.library.home import EDITED, SUMS, Home
from companion.library.kept_sums import KeptSums
from companion.library.left_out import COUNTED, LeftOut
from companion.library.people import Person
from companion.library.rows import MISSHAPEN, FinishedRow
from companion.library.storage import Tell

if TYPE_CHECKING:
    from companion.library.statistics import Statistics

log = logging.getLogger("loom.library")
Shelved: TypeAlias = tuple[FinishedGames, tuple[Person, ...], datetime]
"""What they are made of, and the time of day."""
PIECE = 100
"""So many games are worked out at a time, within a few milliseconds."""


class AddedUp:
    """Kept until something they are made of is another; home waits for none of it.

    What is asked before the games were added up is answered by what they came to last time.
    """

    def __init__(
        self,
        find: Callable[[str], Game[Any]],
        home: Home,
        tell: Tell = lambda _message: None,
    ) -> None:
        self._left_out = LeftOut(home)
        self._tell = tell
        self._find = find
        self._sums = KeptSums(home.folder / SUMS, home.need_writing)
        self._edited = home.folder / EDITED
        self._made_of: tuple[Any, ...] = ()
        self._statistics: Statistics | None = None
        self._own: Statistics | None = None
        """The last ones that were made of the games themselves, perhaps of some of them only."""
        self._own_people: tuple[Person, ...] = ()
        self._to_try: dict[str, ToTry] = {}
        """What there is to try in a game, without importing it where it was kept."""

    def now(
        self, finished: FinishedGames, people: tuple[Person, ...], moment: datetime
    ) -> Statistics:
        """Of these games and people; quick where they are kept, or were looked at ahead."""
        self._look_at_kept(finished, people, moment)
        made_of = finished, finished.version, people
        if self._statistics is None or self._made_of != made_of:
            return self._anew(finished, people, moment)
        return self._statistics

    def looking_ahead(
        self, finished: FinishedGames, people: tuple[Person, ...], moment: datetime
    ) -> Iterator[None]:
        """Work out what the games come to, a few at a time, before anybody asks.

        Whatever becomes of it, home stays: what raises is told.
        """
        try:
            yield from self._ahead(finished, people, moment)
        except LoomError:
            raise
        except Exception as error:
            log.warning("statistics that cannot be made", exc_info=error)
            self._tell(Message("library.notice.not_added_up", what=type(error).__name__))

    def _ahead(
        self, finished: FinishedGames, people: tuple[Person, ...], moment: datetime
    ) -> Iterator[None]:
        if self._own is not None:
            return
        self._look_at_kept(finished, people, moment)
        yield
        if self._own is not None:  # somebody asked for what was not kept
            return
        kept, ahead = self._statistics, self._of((), people, moment, None)
        self._own, self._own_people = ahead, people
        yield from finished.reading(PIECE)
        for start in range(0, len(finished), PIECE):
            if self._own is not ahead:  # somebody asked
                return
            ahead.learn(finished[start : start + PIECE])
            yield
        if self._own is ahead:
            made = self._anew(finished, people, moment)
            for same in made.compared(kept):
                yield
                if not same:
                    self.keep(finished, people, moment)
                    return

    def keep(self, finished: FinishedGames, people: tuple[Person, ...], moment: datetime) -> None:
        """For the next start, where they were made of the games themselves."""
        from companion.library.statistics.columns import columns_of

        mark = self._mark(finished, people, moment)
        if mark and self._statistics is not None and self._statistics is self._own:
            statistics = self.now(finished, people, moment)
            for game in statistics.games:
                if is_imported(game.game):
                    with suppress(LoomError):
                        self._look_up(game.game)
            to_try = {game: to_json(one) for game, one in self._to_try.items()}
            self._sums.keep(mark, {"games": columns_of(statistics), "to_try": to_try})

    def _look_at_kept(
        self, finished: FinishedGames, people: tuple[Person, ...], moment: datetime
    ) -> None:
        """As long as nothing was made: what was kept of these games and people, if it was."""
        known = self._statistics is not None or self._own is not None
        if known or self._left_out.has(COUNTED):
            return
        from companion.library.statistics.columns import FromColumns

        mark = self._mark(finished, people, moment)
        if mark and (kept := self._sums.read(mark)) is not None:
            with suppress(*MISSHAPEN, CannotDecode):
                to_try = {game: from_json(ToTry, one) for game, one in kept["to_try"].items()}
                self._statistics = FromColumns(kept["games"], people, self._look_up)
                self._made_of, self._to_try = (finished, finished.version, people), to_try

    def _anew(
        self, finished: FinishedGames, people: tuple[Person, ...], moment: datetime
    ) -> Statistics:
        before = self._own if self._own_people == people else None
        made = self._of(finished, people, moment, before)
        self._statistics = self._own = made
        self._own_people, self._made_of = people, (finished, finished.version, people)
        if made.not_counted:
            self._tell(Message("library.notice.not_counted", n=len(made.not_counted)))
        return made

    def _of(
        self,
        rows: Iterable[FinishedRow],
        people: tuple[Person, ...],
        moment: datetime,
        before: Statistics | None,
    ) -> Statistics:
        from companion.library.statistics import Statistics

        if self._left_out.has(COUNTED):
            rows = ()
        return Statistics(rows, people, self._look_up, zone_at(moment), before)

    def _look_up(self, game: str) -> ToTry:
        if game not in self._to_try:
            self._to_try[game] = self._find(game).to_try()
        return self._to_try[game]

    def _mark(self, finished: FinishedGames, people: tuple[Person, ...], moment: datetime) -> str:
        """What the statistics are made of; empty where that is not known."""
        state, zone = finished.state, zone_at(moment)
        with suppress(OSError):
            edited = max((one.stat().st_mtime_ns for one in self._edited.rglob("*")), default=0)
            return f"{state}\n{people}\n{zone and zone.utcoffset(None)}\n{edited}" if state else ""
        return ""
