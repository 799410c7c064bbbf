"""The app's own pages in a terminal: a line each, a number for whatever can be done.

A number stays with its thing as long as one is at the same place, and what was said before is not
said again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.core.game import TABLE
from companion.core.message import Message
from companion.core.session import Session
from companion.describe.lines import Spoken, lines
from companion.describe.node import Page
from companion.describe.surface import Says, Surface
from companion.front.voice import Left, Voice
from companion.library import limits
from companion.library.atomic import need_as_written, write_for_others
from companion.library.library import Library
from companion.pages.doors import Outside
from companion.pages.roaming import Roaming
from companion.pages.roaming_device import Files

ANEW = 0.3
"""Where more of a page is new than this, all of it is said."""
LARGE = (1280.0, 800.0)
"""Pages are made for a tablet: what they say does not depend on it."""


class Walk:
    """From one place until somebody is back where they began, or at a table."""

    def __init__(self, voice: Voice, library: Library) -> None:
        self._voice = voice
        outside, files = Outside(None, self._share, voice.line), Files(self._save, self._choose)
        self._roaming = Roaming(library, voice.words, voice.line, outside, files)
        self._numbers: dict[tuple[str, bool], int] = {}
        self._said: set[str] = set()
        self._where = ""

    def through(self, route: str, **where: Any) -> Session[Any] | None:
        """A game that is played on; None once they are back. Raises Left."""
        self._roaming.go(route, **where)
        return self._walk(None)

    def beside(self, session: Session[Any], route: str = TABLE) -> Session[Any] | None:
        """From the table of a game: it or another, which is played on; None where they went home.

        Whatever its pages lead to is reached, as in a window.
        """
        said_to = self._voice.words.addressed
        self._roaming.open(session)
        if route != TABLE:
            self._roaming.go(route)
        if self._roaming.playing is None:
            self._voice.say("front.kept")
        try:
            return self._walk(session)
        finally:
            self._voice.words.addressed = said_to

    def _walk(self, session: Session[Any] | None) -> Session[Any] | None:
        roaming = self._roaming
        while roaming.playing in (None, session) and not roaming.at_home:
            page = roaming.page(self._surface)
            there = self._tell(page)
            typed = self._voice.hear()
            if self._voice.is_word(typed, "quit"):
                raise Left
            if self._voice.is_word(typed, "home"):
                return None
            if self._voice.is_word(typed, "list"):
                self._said.clear()
            elif self._voice.is_word(typed, "back") and roaming.at_table and page.over is None:
                break
            elif self._voice.is_word(typed, "back"):
                page.acts[page.close if page.over is not None else "back"]()
            elif typed.isdecimal() and (one := there.get(int(typed))) is not None:
                self._touch(page, one)
            elif typed and self._answered(page, there, typed):
                continue
            elif typed:
                words = {name: self._voice.word(name) for name in ("list", "back")}
                self._voice.say("front.page_help", **words)
        return roaming.playing

    @property
    def _surface(self) -> Surface:
        return Surface(*LARGE, self._spoken, language=self._voice.words.language)

    def _spoken(self, what: Says) -> str:
        if isinstance(what, (int, float)):
            return self._voice.words.number(what)
        return self._voice.text(what)

    def _tell(self, page: Page) -> dict[int, Spoken]:
        """What is new, and what the numbers stand for."""
        where = self._spoken(page.title)
        if where != self._where:
            self._where, self._numbers, self._said = where, {}, set()
            self._voice.line()
            self._voice.line(where)
        there: dict[int, Spoken] = {}
        now: list[str] = []
        for one in lines(page, self._surface):
            leaves = bool(one.does) and one.does in ("back", page.close)
            asks_again = bool(one.does) and page.over is not None
            if not leaves and (asks_again or one.text != where):
                now.append(self._line(one, there))
        new = [line for line in now if line not in self._said]
        for line in now if len(new) > len(now) * ANEW else new:
            self._voice.line(line)
        self._said = set(now) if page.over is None else self._said | {*now}
        return there

    def _line(self, one: Spoken, there: dict[int, Spoken]) -> str:
        if not one.does:
            return f"- {one.text} ({one.reason})" if one.reason else f"- {one.text}"
        thing = one.does, one.typed
        number = self._numbers.setdefault(thing, len(self._numbers) + 1)
        there[number] = one
        return f"{number}. {one.text}"

    def _touch(self, page: Page, one: Spoken) -> None:
        """Done, or what is typed there."""
        if not one.typed:
            page.acts[one.does]()
            return
        self._voice.say("front.page_field", what=one.text)
        page.typed[one.does](self._voice.hear())

    def _answered(self, page: Page, there: dict[int, Spoken], typed: str) -> bool:
        """What a page asks for above everything is typed at once, and taken where it fits."""
        fields = [one for one in there.values() if one.typed]
        if page.over is None or len(fields) != 1:
            return False
        page.typed[fields[0].does](typed)
        page = self._roaming.page(self._surface)
        gold = (one.does for one in lines(page, self._surface) if one.gold and one.does)
        if does := next(gold, ""):
            page.acts[does]()
        return True

    def _choose(self, endings: tuple[str, ...]) -> None:
        """By its path."""
        del endings
        self._voice.say("front.arrive.which_file")
        typed = self._voice.hear()
        if not typed or self._voice.is_word(typed, "back"):
            return
        path = Path(typed).expanduser()
        try:
            with path.open("rb") as file:
                data = file.read(limits.BACKUP + 1)
        except OSError:
            self._voice.say("app.arrive.unreadable", file=path.name)
            return
        self._roaming.device.chosen(path.name, data)

    def _share(self, text: str, title: str) -> None:
        """To be copied from here."""
        self._voice.line(title)
        self._voice.line(text)

    def _save(self, name: str, data: bytes) -> None:
        """Beside whoever types, under its own name; said once it was read back."""
        path = Path.cwd() / name
        try:
            write_for_others(path, data)
            need_as_written(path.read_bytes(), data)
        except OSError as error:
            reason = error.strerror or str(error)
            self._voice.tell(Message("app.share.not_written", path=str(path), reason=reason))
            return
        self._voice.tell(Message("app.share.written", path=str(path)))
