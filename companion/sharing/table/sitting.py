"""A row: somebody who sat at a table, on a day, at a game."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo

from companion.core.message import Message
from companion.core.person_name import clean_name
from companion.library import limits
from companion.sharing.play import Person
from companion.sharing.spreadsheet import is_formula
from companion.sharing.table.columns import Columns
from companion.sharing.table.days import NOON, Days, moment_of
from companion.sharing.table.figures import Figure, Figures
from companion.sharing.table.letters import SPOILED
from companion.sharing.table.rows import Cells

YES = frozenset(("1", "true", "yes", "y", "x", "oui", "vrai", "won", "✓"))
NO = frozenset(("", "0", "false", "no", "n", "non", "faux", "lost", "-", "–", "✗"))
COUNTED = ("minutes", "rank", "bgg")
"""Columns of numbers without which a row is still one."""
SAME = ("date", "time", "game", "location", "minutes", "comment", "board", "level")
"""Rows of one play have the same of these."""
SHOWN = 40
"""So much of a cell is shown to whoever wrote it."""
_HOURS = re.compile(r"([0-9]{1,3}) ?[:hH] ?([0-5]?[0-9])?(?: ?m(?:in)?)?")
_MINUTES = re.compile(r"([0-9]+) ?(?:min(?:utes?)?\.?|mn|m|['’′])")


@dataclass(frozen=True, slots=True)
class Sitting:
    """What a row says."""

    row: int
    which: tuple[str, ...]
    """The play it belongs to, as far as it says that."""
    told_apart: bool
    """Whether it says which play that is, or something that would be another at another table."""
    says_won: bool
    """Whether it says who won."""
    person: Person
    play: str
    title: str
    started: datetime
    minutes: int = 0
    location: str = ""
    board: str = ""
    level: str = ""
    comment: str = ""
    number: int | None = None

    @property
    def won(self) -> bool:
        """By its rank, or else by its mark."""
        return self.person.rank == 1 if self.person.rank else self.person.winner


class Refused(Exception):
    """The row cannot be taken."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.key)
        self.why = why


class Reader:
    """Reads rows, once it has looked at all of them: a column is written in one way."""

    def __init__(self, columns: Columns, zone: tzinfo | None) -> None:
        self.days, self.scores = Days(), Figures()
        self.columns = columns
        self.zone = UTC if columns.in_utc else zone
        self.counts = {name: Figures() for name in COUNTED}
        self.names: set[str] = set()
        """Everybody, folded: a column of winners may name them."""

    def learn(self, cells: Cells) -> None:
        """What a row says of how the others are written."""
        self.days.learn(self.columns.cell(cells, "date"))
        self.scores.learn(self.columns.cell(cells, "score"))
        self.names.add(self.columns.cell(cells, "name").casefold())
        for name, figures in self.counts.items():
            figures.learn(self.columns.cell(cells, name))

    def read(self, row: int, cells: Cells) -> tuple[Sitting, tuple[Message, ...]]:
        """Who sat where, and which cells were not taken as they stand; raises Refused."""
        if any(cell.strip() for cell in cells[self.columns.of :]):
            raise Refused(Message("sharing.table.too_many_cells", n=self.columns.of))
        reading = _Reading(self, self.columns.named(cells))
        return reading.sitting(row), tuple(reading.otherwise)


class _Reading:
    """Of one row."""

    def __init__(self, reader: Reader, cells: dict[str, str]) -> None:
        self._reader = reader
        self._cells = cells
        self.otherwise: list[Message] = []

    def sitting(self, row: int) -> Sitting:
        """All of it; raises Refused."""
        if (longest := max(map(len, self._cells.values()), default=0)) > limits.CELL:
            raise Refused(Message("sharing.table.long_cell", n=longest, most=limits.CELL))
        title = self._name("game", "sharing.table.no_game")
        started = self._started()
        person = self._person()
        return Sitting(
            row=row,
            which=self._which(),
            told_apart=any(self._cells.get(one) for one in ("play", "time", "rank", "winner")),
            says_won=bool(self._cells.get("winner")),
            person=person,
            play=self._cells.get("play", ""),
            title=title,
            started=started,
            minutes=self._minutes(),
            location=self._text("location", limits.PLACE),
            board=self._text("board", limits.REMARK),
            level=self._text("level", limits.REMARK),
            comment=self._text("comment", limits.REMARK),
            number=self._count("bgg"),
        )

    def _which(self) -> tuple[str, ...]:
        names = ("play", "date", "time", "game") if self._cells.get("play") else SAME
        return tuple(self._cells.get(name, "") for name in names)

    def _person(self) -> Person:
        name = self._name("name", "sharing.table.no_name")
        return Person(
            seat="",
            name=name,
            score=self._score(),
            rank=self._count("rank") or 0,
            winner=self._mark("winner", name),
            bot=self._mark("bot"),
            first=self._mark("first"),
            role=clean_name(self._text("role", limits.REMARK)),
        )

    def _name(self, column: str, none: str) -> str:
        name = clean_name(_unquoted(self._cells.get(column, "")))
        if not name:
            raise Refused(Message(none))
        if SPOILED in name:
            raise Refused(Message("sharing.table.spoiled", text=shown(name)))
        return self._short(name, limits.NAME)

    def _text(self, column: str, longest: int) -> str:
        return self._short(_unquoted(self._cells.get(column, "")), longest)

    def _short(self, text: str, longest: int) -> str:
        if len(text) > longest:
            why = Message("sharing.table.shortened", text=shown(text), most=longest)
            self.otherwise.append(why)
        return text[:longest]

    def _started(self) -> datetime:
        found = self._reader.days.read(self._cells.get("date", ""))
        if isinstance(found, Message):
            raise Refused(found)
        day, clock = found
        clock = clock or self._cells.get("time", "")
        moment = moment_of(day, clock, self._reader.zone) if clock else None
        if clock and moment is None:
            self._leave_out("time", clock)
        return moment or datetime.combine(day, NOON)

    def _score(self) -> Figure | None:
        cell = self._cells.get("score", "")
        found = self._reader.scores.read(cell) if cell else None
        if isinstance(found, Message):
            raise Refused(found)
        return found

    def _count(self, column: str) -> int | None:
        """A whole number that the row can do without."""
        cell = self._cells.get(column, "")
        found = self._reader.counts[column].read(cell) if cell else None
        if isinstance(found, int) and found >= 0:
            return found
        if cell:
            self._leave_out(column, cell)
        return None

    def _minutes(self) -> int:
        cell = self._cells.get("minutes", "")
        if not cell:
            return 0
        if hours := _HOURS.fullmatch(cell):
            found: Figure | Message = int(hours[1]) * 60 + int(hours[2] or 0)
        else:
            minutes = _MINUTES.fullmatch(cell)
            found = self._reader.counts["minutes"].read(minutes[1] if minutes else cell)
        if isinstance(found, Message) or not 0 <= found <= limits.MINUTES:
            self._leave_out("minutes", cell)
            return 0
        return round(found)

    def _mark(self, column: str, name: str = "") -> bool:
        """Yes or no; or somebody's name, perhaps this one's."""
        cell = self._cells.get(column, "").casefold()
        if cell in YES or (cell and cell == name.casefold()):
            return True
        if cell not in NO and not (name and cell in self._reader.names):
            self._leave_out(column, self._cells[column])
        return False

    def _leave_out(self, column: str, cell: str) -> None:
        self.otherwise.append(Message(f"sharing.table.left_out.{column}", text=shown(cell)))


def shown(cell: str) -> str:
    """The beginning of what stands there."""
    return cell if len(cell) <= SHOWN else f"{cell[:SHOWN]}…"


def _unquoted(cell: str) -> str:
    """The quote that keeps a text from being a formula is taken off again."""
    return cell[1:] if cell.startswith("'") and is_formula(cell) else cell
