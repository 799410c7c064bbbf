"""Home: the games that go on, a new one, people, the language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from companion.core.message import Message
from companion.errors import LoomError
from companion.front.asking import Back
from companion.front.new_game import decide
from companion.front.pages import Walk
from companion.front.table import Table
from companion.front.voice import Left, Voice
from companion.games import GAMES, find_game, title
from companion.library.facts import HouseFact
from companion.library.library import Library

Entry = tuple[Message | str, Callable[[], None]]


class Home:
    """Where one begins and ends."""

    def __init__(self, voice: Voice, library: Library) -> None:
        self._voice = voice
        self._library = library
        self._replaced: tuple[HouseFact, ...] = ()
        """Told once, and printed now: it can be put back as long as one stays here."""

    def stay(self) -> None:
        """Until somebody leaves; everything is on the disk already."""
        voice = self._voice
        try:
            voice.say("front.welcome")
            while True:
                try:
                    self._choose(self._entries())
                except Back:
                    continue
                except LoomError as error:
                    voice.trouble(error)
        except Left:
            voice.say("front.goodbye")

    def _entries(self) -> list[Entry]:
        """Games that go on first, then the others."""
        for notice in self._library.notices:
            self._voice.tell(notice)
        self._replaced = self._replaced or self._library.house_facts.replaced
        self._library.dismiss_notices()
        entries: list[Entry] = []
        for game in self._library.running:
            recap = game.recap or game.trouble or Message("front.nothing")
            said = Message("front.go_on", game=title(game.game), recap=recap)
            entries.append((said, self._going_on(game.id)))
        for listed in GAMES:
            said = Message("front.begin", game=Message(listed.name))
            entries.append((said, self._beginning(listed.id)))
        if self._replaced:
            entries.append((Message("library.notice.put_back"), self._put_back))
        pages = {"past": "front.past", "statistics": "statistics.title"}
        pages |= {"arrivals": "app.arrive.title", "people": "front.people"}
        if self._library.left_out.all():
            pages["left_out"] = "app.left_out.title"
        pages |= {"settings": "app.settings.title", "count": "app.home.count"}
        pages |= {"rules": "rules.title", "practise": "app.welcome.practise"}
        pages |= {"roads": "roads.title"}
        entries += [(Message(said), partial(self._walk, route)) for route, said in pages.items()]
        entries.append((Message("front.leave"), self._leave))
        return entries

    def _choose(self, entries: list[Entry]) -> None:
        self._voice.line()
        self._voice.numbered(self._voice.text(said) for said, _ in entries)
        self._library.left_out.came_home()
        typed = self._voice.hear()
        if self._voice.is_word(typed, "quit"):
            raise Left
        if typed.isdecimal() and 1 <= int(typed) <= len(entries):
            entries[int(typed) - 1][1]()
        elif typed:
            self._voice.say("front.home_help", n=len(entries), word=self._voice.word("quit"))

    def _going_on(self, game_id: str) -> Callable[[], None]:
        return lambda: self._play(self._library.resume(game_id))

    def _beginning(self, game_id: str) -> Callable[[], None]:
        def begin() -> None:
            game = find_game(game_id)
            new = decide(self._voice, self._library, game)
            session = new.start()
            new.remember()
            self._play(session)

        return begin

    def _play(self, session: Any) -> None:
        """Come back with the game kept, or left for another time."""
        while session is not None:
            try:
                following = Table(self._voice, self._library, session).play()
            finally:
                self._leave_game(session)
            session = following

    def _leave_game(self, session: Any) -> None:
        try:
            self._library.leave(session)
        except LoomError:
            return  # it was kept among the past ones

    def _put_back(self) -> None:
        self._library.house_facts.put_back(self._replaced)
        self._replaced = ()

    def _walk(self, route: str) -> None:
        """The same pages as everywhere, a line each; perhaps to a table."""
        session = Walk(self._voice, self._library).through(route)
        if session is not None:
            self._play(session)

    def _leave(self) -> None:
        raise Left
