"""One game that was kept: its end once more, and what can be done with it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from companion.core.game import Result
from companion.core.message import Message
from companion.core.scored import Scored, scored_of
from companion.core.woven import Thread
from companion.describe.node import Do, Page
from companion.describe.parts import bar
from companion.describe.surface import Says, Surface
from companion.describe.way import Way
from companion.errors import LoomError
from companion.library.alone import seen_by
from companion.library.library import Library
from companion.library.rows import FinishedGame
from companion.library.statistics import subject_of
from companion.pages.days import day_of, span_of
from companion.pages.doors import Doors, Place
from companion.pages.final import Over, final, record_of
from companion.pages.sharing import Telling
from companion.sharing.kept import row_title

ONLY_RESULT = Message("app.past.only_result")
TOOLS = {
    "afterwards": ("afterwards.title", "timer"),
    "statistics": ("statistics.title", "chart"),
    "share": ("app.past.share", "share"),
    "picture": ("app.picture.share", "camera"),
}
WAYS = {
    "look_through": ("app.past.look_through", "log"),
    "edit": ("app.edit.title", "edit"),
    "reopen": ("app.past.reopen", "undo"),
    "share_more": ("app.share.more", "file"),
    "throw_away": ("app.past.throw_away", "trash"),
}
PLAYS = {"look_through": "review"}
OF_ITS_STEPS = ("look_through", "reopen")
"""Nothing of a game of which only the result is kept."""


@dataclass(frozen=True)
class Kept:
    """What is known of it, and where touches lead; what a front end cannot do is left out."""

    kept: FinishedGame
    result: Result
    """As this device's owner sees it."""
    back: Do
    do: Mapping[str, Do]
    when: Says = ""
    record: Says = ""
    scored: Scored = field(default_factory=Scored)
    threads: tuple[Thread, ...] = ()
    said: tuple[Message, ...] = ()
    """That it is of a campaign, that it was broken off."""


def kept_of(
    library: Library, game_id: str, back: Do, do: Mapping[str, Do], whole: bool = True
) -> Kept:
    """With what its steps say, where they can be read; raises a LoomError without the game."""
    kept = library.finished.read(game_id)
    scored = Scored()
    if kept.lines and whole:
        with suppress(LoomError):  # looking through it says why
            scored = scored_of(library.review(game_id))
    result = seen_by(kept.result, library.people.me)
    day, span = day_of(kept.row.played, library.now()), span_of(kept.row.minutes)
    when = Message("app.past.many_and_time", first=day, second=span) if day and span else day
    seen = library.glimpses.look(game_id) if whole else library.glimpses.of(game_id)
    threads = seen.threads if seen is not None else ()
    record = record_of(library.statistics, kept.row)
    said = seen.said if seen is not None else ()
    return Kept(kept, result, back, do, when, record, scored, threads, said)


def past_game(of: Kept) -> Over:
    """The event that it was; played again by the gold."""
    kept, row = of.kept, of.kept.row
    missing = None if kept.lines else ONLY_RESULT
    again = None if kept.lines else Message("app.score.not_again")
    note: Says = "" if row_title(row) else kept.result.note or ""
    ways = tuple(
        Way(key, Message(words), icon, of.do[key], missing if key in OF_ITS_STEPS else None)
        for key, (words, icon) in WAYS.items()
        if key in of.do
    )
    tools = tuple(
        Way(key, Message(words), icon, of.do[key])
        for key, (words, icon) in TOOLS.items()
        if key in of.do
    )
    return Over(
        row.game,
        of.result,
        of.scored,
        Way("again", Message("app.score.play_again"), "refresh", of.do["again"], again),
        ways,
        of.back,
        tools,
        of.threads,
        subject_of(row).name,
        of.when,
        tuple(one for one in (*of.said, of.record, note, row.place, row.remark) if one),
    )


class PastGame(Place):
    """The game that is looked at, and everything that is done with it."""

    def __init__(self, doors: Doors, game: str = "") -> None:
        self.doors, self.game = doors, game
        self.telling = Telling(doors)
        self._reads = not doors.at_once

    def page(self, surface: Surface) -> Page:
        """What there is now; that it cannot be read was said."""
        of = self.doors.tried(self._kept) if self.doors.library.finished.has(self.game) else None
        if of is None:
            title = Message("app.past.title")
            return Page(bar(surface, "app", title), {"back": self.doors.back}, title, "app_stage")
        return final(past_game(of), surface)

    def look(self) -> bool:
        """Its steps, a moment after it is shown."""
        reads, self._reads = self._reads, False
        return reads

    def _kept(self) -> Kept:
        go = partial(partial, self.doors.go)
        key = subject_of(self.doors.library.finished.read(self.game).row).key
        outside = self.doors.outside
        ways: dict[str, Do] = {
            "afterwards": go("afterwards", game=self.game),
            "statistics": go("statistics", game=key),
            "edit": go("correcting", game=self.game),
            "share_more": go("sharing", game=self.game),
            "throw_away": self._throw_away,
            **{way: partial(self.doors.play, PLAYS.get(way, way), self.game)
               for way in ("again", "look_through", "reopen")},
        }  # fmt: skip
        if outside.share_text is not None:
            ways["share"] = self._share
        if outside.picture is not None:
            ways["picture"] = go("picture", game=self.game)
        return kept_of(self.doors.library, self.game, self.doors.back, ways, not self._reads)

    def _share(self) -> None:
        self.telling.text(self.doors.library.finished.read(self.game))

    def _throw_away(self) -> None:
        """Into the bin, with a way back."""
        library = self.doors.library
        thrown = self.doors.tried(lambda: library.forget(self.game))
        if thrown is not None:
            self.doors.back()
            self.doors.way_back(Message("app.past.thrown"), lambda: library.take_back(thrown))
