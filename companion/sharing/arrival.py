"""A table of plays on its way to the shelf: what is in it, new or unsure, until it is kept.

Window and terminal draw this and decide nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import tzinfo
from itertools import islice
from typing import TYPE_CHECKING

from companion.core.message import Message
from companion.core.question import Choice
from companion.i18n import Words
from companion.i18n.dates import day_said
from companion.library.progress import Progress, Work
from companion.library.rows import FinishedGame
from companion.sharing.arriving import Here, kept_of_play
from companion.sharing.naming import Naming
from companion.sharing.parting import ways_to_part
from companion.sharing.play import Play
from companion.sharing.table.reading import PIECE, Reading, Table
from companion.sharing.table.telling import rows_told

if TYPE_CHECKING:
    from companion.library.library import Library

GAMES_SHOWN, REASONS = 5, 5


class Arrival:
    """Of one file. `reading`, and `answered` after each answer, have to be carried out first."""

    def __init__(self, data: bytes | str, library: Library, zone: tzinfo | None = None) -> None:
        self._library = library
        self._reading = Reading(data, zone)
        self.plays: tuple[Play, ...] = ()
        """What stands in it, as it was parted so far."""
        self.fresh: tuple[Play, ...] = ()
        """Those that are not here yet."""
        self.refused: list[tuple[FinishedGame, Message]] = []
        """What was not kept, as no page can show it, each with the reason."""

    @property
    def table(self) -> Table:
        """What was read."""
        return self._reading.table

    def reading(self) -> Work:
        """Read it, and see what of it is here."""
        yield from self._reading.going_on()
        yield from self._looking(self.table.plays)

    def answered(self, question: Choice, value: str) -> Work:
        """The same with what somebody told."""
        yield from self._reading.answered(question.key, value)
        yield from self._looking(self.table.plays)

    def part(self, play: Play, parts: tuple[Play, ...]) -> Work:
        """Let one play be several."""
        at = self.plays.index(play)
        return self._looking((*self.plays[:at], *parts, *self.plays[at + 1 :]))

    @property
    def question(self) -> Choice | None:
        """What is to be told first."""
        return next(iter(self.table.asked), None)

    @property
    def unsure(self) -> tuple[Play, ...]:
        """New plays that may be several."""
        return tuple(play for play in self.fresh if play.perhaps_several)

    @property
    def said(self) -> tuple[Message, ...]:
        """What was found, and how it was read."""
        if self.table.trouble is not None:
            return (self.table.trouble,)
        twice = len(self.plays) - len(self.fresh)
        here = (Message("sharing.arrival.twice", n=twice),) if twice else ()
        return (*self._found(), *self.table.said, *here)

    @property
    def left(self) -> tuple[Message, ...]:
        """Every row that is not taken, and what of the others is not."""
        troubles, otherwise = self.table.troubles, self.table.otherwise
        told = list(rows_told(troubles))
        if troubles:
            told.insert(0, Message("sharing.arrival.not_taken", n=len(troubles)))
        if otherwise:
            told.append(Message("sharing.arrival.otherwise"))
        return (*told, *rows_told(otherwise))

    @property
    def keep(self) -> Message:
        """What the button says that keeps them."""
        n = len(self.fresh)
        return Message("sharing.arrival.keep", n=n) if n else Message("sharing.arrival.keep_none")

    @property
    def why_not(self) -> Message | None:
        """Why nothing can be kept."""
        if self.question is not None:
            return Message("sharing.arrival.asked_first")
        if not self.plays:
            return self.table.trouble or Message("sharing.arrival.nothing")
        return None if self.fresh else Message("sharing.arrival.nothing_new")

    def keeping(self, words: Words) -> Work:
        """Every new one becomes a past game; raises NotKept."""
        naming, plays = Naming(), self.fresh
        yield from naming.learning(words)
        games = []
        for done, play in enumerate(plays, 1):
            games.append(kept_of_play(play, naming))
            if done % PIECE == 0:
                yield Progress(done, 2 * len(plays))
        self.refused.clear()
        for done, of in self._library.shelf.bring_in(games, self._refuse):
            yield Progress(of + done, 2 * of)

    @property
    def kept(self) -> tuple[Message, ...]:
        """What became of them, once they are kept."""
        told = [Message("sharing.arrival.kept", n=len(self.fresh) - len(self.refused))]
        if self.refused:
            told.append(Message("sharing.arrival.refused", n=len(self.refused)))
        reasons = dict.fromkeys(why for _game, why in self.refused)
        return (*told, *islice(reasons, REASONS))

    def _refuse(self, game: FinishedGame, why: Message) -> None:
        self.refused.append((game, why))

    def _looking(self, plays: tuple[Play, ...]) -> Work:
        here, kept = Here(), self._library.finished
        self.plays, fresh = plays, []
        for done, row in enumerate(kept, 1):
            here.learn(row)
            if done % PIECE == 0:
                yield Progress(done, len(kept) + len(plays))
        for done, play in enumerate(plays, 1):
            if not here.take(play):
                fresh.append(play)
            if done % PIECE == 0:
                yield Progress(len(kept) + done, len(kept) + len(plays))
        self.fresh = tuple(fresh)

    def _found(self) -> Iterator[Message]:
        """How many of which games, on which days, of how many people."""
        yield Message("sharing.arrival.found", n=len(self.plays))
        if not self.plays:
            return
        games = Counter(play.title for play in self.plays).most_common()
        said = [Message("sharing.arrival.game", title=title, n=n) for title, n in games]
        if len(said) > GAMES_SHOWN:
            more = Message("sharing.arrival.more_games", n=len(said) - GAMES_SHOWN)
            said = [*said[:GAMES_SHOWN], more]
        yield Message("sharing.arrival.games", games=tuple(said))
        days = sorted(play.started.date() for play in self.plays)
        first, last = day_said(days[0]), day_said(days[-1])
        people = len({one.name for play in self.plays for one in play.people})
        yield Message("sharing.arrival.days", first=first, last=last)
        yield Message("sharing.arrival.people", n=people)


def play_said(play: Play) -> Message:
    """The day and the game."""
    day = day_said(play.started.date())
    return Message("sharing.arrival.day_and_game", day=day, title=play.title)


def names_said(play: Play) -> str:
    """Everybody in it."""
    return ", ".join(one.name for one in play.people)


def ways(play: Play) -> Iterator[tuple[Message, tuple[Play, ...]]]:
    """Who may have sat together: all of them, or those before and those after one of the places."""
    whole = Message("sharing.arrival.one_game", n=len(play.people))
    yield whole, (replace(play, perhaps_several=False),)
    for first, rest in ways_to_part(play):
        names = {"first": names_said(first), "rest": names_said(rest)}
        yield Message("sharing.arrival.two_games", **names), (first, rest)
