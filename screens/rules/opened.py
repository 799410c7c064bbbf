"""The rules of the games, opened at the first question and kept; what was pinned and read."""

from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from typing import Any

from companion.errors import NotKept
from companion.games import GAMES, title
from companion.lookup import Entry, HouseFact
from companion.lookup.ports import has_rules, port_of, rules_of
from screens.says import Says

MOST_RECENT = 12


def games_with_rules() -> list[str]:
    """The games that can be looked up, in the order of the list."""
    return [listed.id for listed in GAMES if has_rules(listed.id)]


def rules_home(game: str) -> str:
    """Where the rules of a game lie: its own folder, or that of the game it is a part of."""
    known = games_with_rules()
    parts = [each for each in known if game == each or game.startswith(f"{each}_")]
    return max(parts, key=len, default=known[0] if known else "")


@cache
def house_facts_of(game: str) -> dict[str, HouseFact]:
    """What the owner of a game may tell, by id."""
    ask = getattr(port_of(game), "house_facts", tuple)
    return {fact.id: fact for fact in ask()}


def read_anew() -> None:
    """A printed number was put right: its entries say it from now on."""
    rules_of.cache_clear()


def boxes_in_play(app: Any, game: str) -> tuple[str, ...] | None:
    """The boxes of the game on the table; None where all may be looked up."""
    session = app.bridge.session
    if session is None or rules_home(app.bridge.game_id) != game:
        return None
    chosen = getattr(session.options, "expansions", None)
    return None if chosen is None else tuple(map(str, chosen))


def name_of(game: str, words: Says) -> str:
    """What a game is called."""
    return words.say(title(game))


class Shelf:
    """What the player pinned and read last in one game, kept with the settings."""

    def __init__(self, app: Any, game: str) -> None:
        self.app, self.game = app, game

    @property
    def pinned(self) -> list[Entry]:
        """In the order in which they were pinned."""
        return self._entries(self.app.choices.now.rules_pinned)

    @property
    def recent(self) -> list[Entry]:
        """The last first."""
        return self._entries(self.app.choices.now.rules_recent)

    def is_pinned(self, entry: Entry) -> bool:
        return self._key(entry) in self.app.choices.now.rules_pinned

    def pin(self, entry: Entry) -> None:
        """Pin it, or take the pin out."""
        before = self.app.choices.now.rules_pinned
        key = self._key(entry)
        after = tuple(each for each in before if each != key)
        self.app.choices.keep(rules_pinned=after if key in before else (*before, key))

    def read(self, entry: Entry) -> None:
        """It was opened; where that cannot be kept it is read all the same."""
        key = self._key(entry)
        before = self.app.choices.now.rules_recent
        if before[:1] != (key,):
            others = [each for each in before if each != key]
            with suppress(NotKept):
                recent = tuple([key, *others][:MOST_RECENT])
                self.app.library.change_settings(rules_recent=recent)

    def _key(self, entry: Entry) -> str:
        return f"{self.game}:{entry.id}"

    def _entries(self, keys: Iterable[str]) -> list[Entry]:
        rules = rules_of(self.game)
        ids = [key.partition(":")[2] for key in keys if key.startswith(f"{self.game}:")]
        return [rules.entry(each) for each in ids if each in rules]
