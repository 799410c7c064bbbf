"""What the player chose once and for all."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from copy import deepcopy
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any

from tinydb import where
from tinydb.table import Document

from companion.core.codec import CannotDecode, from_json
from companion.core.message import Message
from companion.library.formats import Content
from companion.library.gate import may_be_chosen
from companion.library.storage import AtomicStorage, open_database

MOST_TURN_MINUTES = 60
SMALLEST_TEXT, LARGEST_TEXT = 80, 200
ROW = 1


class Theme(StrEnum):
    """Colours of the screen."""

    DARK = "dark"
    LIGHT = "light"
    CLOCK = "clock"
    """Light by day and dark by night."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything on the settings screen, with what it is at first."""

    language: str = ""
    """ "en", "fr"; empty for the language of the device."""
    theme: Theme = Theme.DARK
    text_size: int = 100
    """Per cent, 80 to 200."""
    keep_awake: bool = True
    less_movement: bool = False
    vibration: bool = True
    left_handed: bool = False
    guard_next: bool = True
    """A second tap is asked for where "next" would be pressed by accident."""
    table_clock: bool = False
    """A clock stands beside undo at the table."""
    turn_minutes: int = 0
    """Minutes of a turn after which it is told; 0 for none."""
    read_aloud: bool = False
    """A loudspeaker stands in every bar."""
    sounds: bool = False
    """A step, your turn and the bots' turn are heard."""
    backups_in: str = ""
    """The folder, by path or address, of the backups that are made by themselves; empty: ours."""
    welcomed: bool = False
    """The cards of the first start were read or put aside."""
    practice: str = ""
    """The game in which a practice round explains itself; empty for none."""
    rules_pinned: tuple[str, ...] = ()
    """Entries of the rules, "game:id"."""
    rules_recent: tuple[str, ...] = ()
    """The last first."""

    def __post_init__(self) -> None:
        size = min(max(self.text_size, SMALLEST_TEXT), LARGEST_TEXT)
        object.__setattr__(self, "text_size", size)
        turn = min(max(self.turn_minutes, 0), MOST_TURN_MINUTES)
        object.__setattr__(self, "turn_minutes", turn)


@dataclass(frozen=True, slots=True)
class Choices:
    """What a game began with; None where it never began."""

    options: Content | None = None
    """As JSON."""
    version: int = 1
    """Of the options' record."""
    by_app: frozenset[str] | None = None
    """What the app rolled and drew."""


class SettingsShelf:
    """Settings on disk; a value that cannot be read is its default, and that is said."""

    def __init__(self, storage: AtomicStorage) -> None:
        database = open_database(storage)
        self._table = database.table("settings")
        self._choices = database.table("last choices")
        self._tell = storage.tell
        self.now = self._read()

    def change(self, **changes: Any) -> Settings:
        """Change some and keep them; raises NotKept and changes nothing."""
        changed = replace(self.now, **changes)
        self._table.upsert(Document(_all_fields(changed), ROW))
        self.now = changed
        return changed

    def last_choices(self, game: str) -> Choices:
        """What the last game of this kind began with."""
        row = self._choices.get(where("game") == game)
        if not isinstance(row, Document):
            return Choices()
        options, by_app = row.get("options"), row.get("by_app")
        return Choices(
            deepcopy(options) if isinstance(options, dict) and may_be_chosen(options) else None,
            version if isinstance(version := row.get("version"), int) else 1,
            frozenset(map(str, by_app)) if isinstance(by_app, list) else None,
        )

    def remember_choices(
        self, game: str, options: Content, by_app: Collection[str], version: int = 1
    ) -> None:
        """Offer these the next time; raises NotKept."""
        row = {"game": game, "options": options, "by_app": sorted(by_app), "version": version}
        self._choices.upsert(row, where("game") == game)

    def wanted(self, game: str) -> frozenset[str]:
        """What is wanted beside a new game of this kind."""
        row = self._choices.get(where("game") == game)
        wanted = row.get("wanted") if isinstance(row, Document) else None
        return frozenset(map(str, wanted)) if isinstance(wanted, list) else frozenset()

    def remember_wanted(self, game: str, wanted: Collection[str]) -> None:
        """So it is from now on; raises NotKept."""
        self._choices.upsert({"game": game, "wanted": sorted(wanted)}, where("game") == game)

    def _stored(self) -> Mapping[str, Any]:
        row = self._table.get(doc_id=ROW)
        return row if isinstance(row, Document) else {}

    def _read(self) -> Settings:
        row = self._stored()
        known: dict[str, Any] = {}
        for one in fields(Settings):
            if one.name in row:
                try:
                    value = from_json(Settings, {one.name: row[one.name]})
                except CannotDecode:
                    self._tell(Message("library.notice.setting_reset", setting=one.name))
                else:
                    known[one.name] = getattr(value, one.name)
        return Settings(**known)


def _all_fields(settings: Settings) -> dict[str, Any]:
    return {one.name: getattr(settings, one.name) for one in fields(Settings)}
