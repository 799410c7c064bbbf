"""Printed facts: JSON files into frozen records, an owner's edited copies first."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from companion.content.json_lines import decode, line_of
from companion.content.owners_words import OwnersWords
from companion.content.printed import Way, by_file, put_right
from companion.content.shape import MisfitError, cut, need_within, shape_of
from companion.core.message import Message
from companion.errors import ContentError
from companion.resources import data_dir

Record = TypeVar("Record")
TAUGHT = "taught."
MOST = 10_000
"""Any number in the facts of a game that an owner edited or told; the largest printed one is 400.
So many cards, sentences or steps are made of it."""
LONGEST = 2_000
"""Letters of any text in them; the longest of ours has 666. No page has room for more."""


@dataclass(slots=True)
class Shelf:
    """The shipped files, and the folder where the owner may keep edited copies."""

    shipped: Path
    edited: Path | None = None
    kept: Path | None = None
    """Where what was made of the files may be kept, to be made again where it is gone."""
    without: frozenset[str] = frozenset()
    """Edited copies that do not count, and folders of them."""
    tell: Callable[[Message], object] | None = None
    troubles: list[Message] = field(default_factory=list)
    words: OwnersWords = field(default_factory=OwnersWords)
    taught: Mapping[str, str] = field(default_factory=dict)
    """What owners taught of things that no file has, by its name: a game reads its own."""
    _told: Mapping[str, Mapping[Way, int]] = field(default_factory=dict)
    _read: dict[tuple[str, Any], Any] = field(default_factory=dict)
    _printed: dict[tuple[str, Any], Any] = field(default_factory=dict)
    """Records of shipped files as they are: whoever's shelf it is, those are read once."""

    def load(self, path: str, record_type: type[Record]) -> Record:
        """The record of a file; a damaged edited copy is reported and passed over."""
        place = (path, record_type)
        if place not in self._read:
            self._read[place] = self._load(path, record_type, self._told.get(path, {}))
        record: Record = self._read[place]
        return record

    def load_all(
        self, folder: str, record_type: type[Record], order: Callable[[Record], Any]
    ) -> tuple[Record, ...]:
        """The records of every file of a folder, in this order."""
        place = (folder, record_type)
        if place not in self._read:
            files = sorted((self.shipped / folder).glob("*.json"))
            found = [self.load(f"{folder}/{file.name}", record_type) for file in files]
            self._read[place] = tuple(sorted(found, key=order))
        records: tuple[Record, ...] = self._read[place]
        return records

    def use_edited(
        self,
        folder: Path | None,
        tell: Callable[[Message], object] | None = None,
        without: frozenset[str] = frozenset(),
    ) -> None:
        """Look for the owner's copies here from now on, but for some; `tell` hears of damage."""
        self.edited, self.tell, self.without = folder, tell, without
        self.troubles.clear()
        self._read.clear()

    def use_facts(self, told: Mapping[str, object]) -> None:
        """Words and printed numbers that the owner told, by their names; they hold from now on."""
        self.words.use(told)
        taught = {one: text for one, text in told.items() if one.startswith(TAUGHT)}
        self.taught = {one: text for one, text in taught.items() if isinstance(text, str)}
        corrections = by_file(told)
        if corrections != self._told:
            self._told = corrections
            self._read.clear()

    def of_another(self, edited: Path) -> "OfAnother":
        """`with` this the shelf is somebody else's, with no facts yet; again and again the same."""
        return OfAnother(self, edited)

    @property
    def told(self) -> str:
        """Everything of theirs that is told, to see whether it is the same."""
        files = sorted((file, sorted(ways.items())) for file, ways in self._told.items())
        taught = f" {sorted(self.taught.items())}" if self.taught else ""
        return f"{files} {self.words}{taught}"

    def put_right_in(self, game: str) -> str:
        """What of the facts of a game is not as we ship it, to see whether it is the same."""
        told = sorted((file, ways) for file, ways in self._told.items() if file.startswith(game))
        own = filter(None, (self.own(game), self.own("text")))
        copies = sorted(path for folder in own for path in folder.rglob("*.json"))
        copied = [(path.name, path.read_bytes()) for path in copies if self._counts(path)]
        return repr((told, sorted(self.taught.items()), copied))

    def _counts(self, copy: Path) -> bool:
        assert self.edited is not None
        return copy.is_file() and self.own(copy.relative_to(self.edited).as_posix()) is not None

    def as_printed(self, path: str, record_type: type[Record]) -> Record:
        """The record without what the owner put right in it."""
        return self._load(path, record_type, {})

    def _load(self, path: str, record_type: type[Record], told: Mapping[Way, int]) -> Record:
        copy = self._edited_copy(path)
        if copy is not None:
            try:
                return self._put_right(copy, path, record_type, told)
            except ContentError as error:
                self._tell(Message("content.edited_passed_over", why=error.message))
        if told:
            return self._put_right(self.shipped / path, path, record_type, told)
        place = (path, record_type)
        if place not in self._printed:
            self._printed[place] = read(self.shipped / path, path, record_type)
        record: Record = self._printed[place]
        return record

    def own(self, path: str) -> Path | None:
        """Where the owner's copy of a file or folder is, or would be; None where none counts."""
        if self.edited is None or path in self.without or path.partition("/")[0] in self.without:
            return None
        return self.edited / path

    def _edited_copy(self, path: str) -> Path | None:
        copy = self.own(path)
        return copy if copy is not None and copy.is_file() else None

    def _put_right(
        self, file: Path, path: str, record_type: type[Record], told: Mapping[Way, int]
    ) -> Record:
        """With the numbers that were told, as far as they have a place in it."""
        try:
            record, lost = read_with_facts(file, path, record_type, told)
        except ContentError:
            if not told:
                raise
            lost = tuple(
                way for way, n in told.items() if not fits(file, path, record_type, way, n)
            )
            lost = lost or tuple(told)  # each fits, and not all together
            fitting = {way: number for way, number in told.items() if way not in lost}
            record = read(file, path, record_type, fitting)
        for way in lost:
            self._tell(Message("content.told_passed_over", file=path, key=".".join(way)))
        return record

    def _tell(self, trouble: Message) -> None:
        self.troubles.append(trouble)
        if self.tell is not None:
            self.tell(trouble)


class OfAnother:
    """The shelf of another owner, as long as one is inside."""

    def __init__(self, shelf: Shelf, edited: Path) -> None:
        self._shelf = shelf
        self._other: Mapping[str, Any] = {
            "edited": edited,
            "kept": None,
            "without": frozenset(),
            "tell": None,
            "troubles": [],
            "words": OwnersWords(),
            "_told": {},
            "_read": {},
        }

    def __enter__(self) -> None:
        self._change_places()

    def __exit__(self, *_error: object) -> None:
        self._change_places()

    def _change_places(self) -> None:
        """What is on the shelf and what is not."""
        now = {name: getattr(self._shelf, name) for name in self._other}
        for name, value in self._other.items():
            setattr(self._shelf, name, value)
        self._other = now


def read(
    file: Path, name: str, record_type: type[Record], numbers: Mapping[Way, int] | None = None
) -> Record:
    """Read one file, with what was put right in it; raises ContentError with file, line, key."""
    return read_with_facts(file, name, record_type, numbers or {})[0]


def read_with_facts(
    file: Path, name: str, record_type: type[Record], numbers: Mapping[Way, int]
) -> tuple[Record, tuple[Way, ...]]:
    """The same, and the ways to numbers whose place is gone."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError("content.unreadable", file=name) from error
    value = decode(text, name)
    gone = put_right(value, numbers)
    try:
        if "/" in name and (numbers or file != SHELF.shipped / name):
            need_within(value, MOST, LONGEST)
        record: Record = shape_of(record_type)(value)
    except MisfitError as misfit:
        line, key = line_of(text, misfit.place), cut(".".join(map(str, misfit.place)))
        told = Message(misfit.key, **misfit.params)
        raise ContentError("content.misfit", file=name, line=line, key=key, why=told) from misfit
    return record, gone


def fits(file: Path, name: str, record_type: type[Any], way: Way, number: int) -> bool:
    """Whether a number that was told fits, all others being as they are printed."""
    try:
        return not read_with_facts(file, name, record_type, {way: number})[1]
    except ContentError:
        return False


def read_plain(file: Path) -> Any:
    """What a file holds, whatever it is; raises OSError or ValueError."""
    return json.loads(file.read_text(encoding="utf-8-sig"))


SHELF = Shelf(data_dir())
"""The one shelf of the running app."""


def load(path: str, record_type: type[Record]) -> Record:
    """The record of a data file, e.g. `load("tapestry/tracks.json", Tracks)`."""
    return SHELF.load(path, record_type)


def load_all(
    folder: str, record_type: type[Record], order: Callable[[Record], Any]
) -> tuple[Record, ...]:
    """The records of every file of a folder: a thing has a file of its own."""
    return SHELF.load_all(folder, record_type, order)


def find(records: Mapping[str, Record], key: str, file: str) -> Record:
    """The record under a key, or an error that names the key and its file."""
    try:
        return records[key]
    except KeyError:
        raise ContentError("content.not_found", file=file, key=key) from None
