"""The printed facts of Imperium: nations, levels, keys and the nations' tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from companion.content import find, load
from companion.core.message import Message
from companion.core.message import name as name_of
from companion.games.imperium.table import NationTable, Row
from companion.games.imperium.tokens import NO_TOKENS, Tokens

GAME = "imperium"
ONE_PROGRESS = Tokens(progress=1)
NATIONS_FILE = "imperium/nations.json"
LEVELS_FILE = "imperium/levels.json"
KEYS_FILE = "imperium/keys.json"


@dataclass(frozen=True, slots=True)
class Nation:
    """The cards of a nation and what is different about it."""

    code: str
    box: str
    cards: int
    deck: int
    """Cards of the starting deck."""
    nation_cards: int
    developments: int
    at_card: str = ""
    """accession, zenith, nadir or none."""
    in_play: int = 0
    unrest: tuple[int, int, int] = (0, 0, 0)
    """Cards for the Unrest pile: always, with 3 or more players, with 4."""
    starts: str = "barbarian"
    exhausts: int = 5
    history: Literal["own", "doubtful"] = "own"
    """own; doubtful where the booklets leave open whether its C.I.V. has one."""
    market_token: Tokens = ONE_PROGRESS

    def unrest_for(self, players: int) -> int:
        """How many of its cards join the Unrest pile."""
        return sum(self.unrest[: max(1, players - 1)])


@dataclass(frozen=True, slots=True)
class Level:
    """A level of the C.I.V."""

    slots: int
    cards: tuple[int, int]
    """Fewest and most cards it resolves in a turn."""
    start: Tokens = NO_TOKENS
    divisor: int = 10
    """So many Materials and Population are worth a point."""
    mill: int = 0
    """Cards from its deck to its discard after its turn."""
    progress_for_unrest: int = 0


@dataclass(frozen=True, slots=True)
class Key:
    """What may stand in front of a row: an icon, a category or a card's name."""

    kind: str
    icon: str = "card"


@dataclass(frozen=True, slots=True)
class NationsFile:
    nations: Mapping[str, Nation]


@dataclass(frozen=True, slots=True)
class LevelsFile:
    levels: Mapping[str, Level]


@dataclass(frozen=True, slots=True)
class KeysFile:
    keys: Mapping[str, Key]


def nations() -> Mapping[str, Nation]:
    return load(NATIONS_FILE, NationsFile).nations


def nation(nation_id: str) -> Nation:
    return find(nations(), nation_id, NATIONS_FILE)


def levels() -> Mapping[str, Level]:
    """The levels, easiest first."""
    return load(LEVELS_FILE, LevelsFile).levels


def level(level_id: str) -> Level:
    return find(levels(), level_id, LEVELS_FILE)


def keys() -> Mapping[str, Key]:
    return load(KEYS_FILE, KeysFile).keys


def key(key_id: str) -> Key:
    return find(keys(), key_id, KEYS_FILE)


def table_file(nation_id: str) -> str:
    return f"imperium/tables/{nation_id}.json"


def table(nation_id: str) -> NationTable:
    """The reference table of a nation."""
    return load(table_file(nation_id), NationTable)


def every_row() -> Iterator[tuple[str, Row]]:
    """The rows of all nations with their ids."""
    for nation_id in nations():
        yield from table(nation_id).rows()


def named(kind: str, thing: str) -> Message:
    """The name of a nation, level, key or token."""
    return name_of(GAME, kind, thing)
