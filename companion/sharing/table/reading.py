"""A table of plays, read a slice at a time: ours, or one that another app writes.

>>> table = read_table(b"date,game,name,score\\n2024-05-01,Azul,Ana,70\\nsoon,Azul,Bo,55\\n")
>>> [person.name for person in table.plays[0].people], [row for row, _ in table.troubles]
(['Ana'], [3])
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import tzinfo
from operator import itemgetter

from companion.core.message import Message
from companion.core.question import Choice
from companion.library import limits
from companion.library.progress import Progress, Work, do_all
from companion.sharing.play import Play
from companion.sharing.table.columns import Columns
from companion.sharing.table.days import written_day
from companion.sharing.table.letters import letters_of
from companion.sharing.table.plays import Plays
from companion.sharing.table.rows import Cells, Row, lines_of, row_at, rows_of, separator_of
from companion.sharing.table.sitting import Reader, Refused

PIECE = 200
"""So many rows are read at a time, within some milliseconds."""


@dataclass(frozen=True, slots=True)
class Table:
    """What was read."""

    plays: tuple[Play, ...] = ()
    troubles: tuple[tuple[int, Message], ...] = ()
    """Rows that were not taken, by number, each with its reason."""
    otherwise: tuple[tuple[int, Message], ...] = ()
    """What of a row that was taken was left out or shortened."""
    said: tuple[Message, ...] = ()
    """How it was read, where it could have been read otherwise."""
    asked: tuple[Choice, ...] = ()
    """What only a person can tell; until then the rows in question are not taken."""
    trouble: Message | None = None
    """Why nothing could be read at all, or None."""


class Reading:
    """A table on its way in. What it says is decided by the whole column, never by one cell."""

    def __init__(self, data: bytes | str, zone: tzinfo | None = None) -> None:
        """`zone`: of a time of day that says none; that of this device if nothing is said."""
        self.table = Table()
        self._data = data
        self._zone = zone
        self._said: list[Message] = []
        """How its letters and columns were read."""
        self._rows: list[Row] = []
        self._not_rows: list[tuple[int, Message]] = []
        """Rows that are none, whatever the columns say."""
        self._reader: Reader | None = None

    def going_on(self) -> Work:
        """Read it; `table` holds what came of it."""
        text = self._letters()
        separator, begin = separator_of(text, lambda cells: len(Columns(cells).at))
        head = row_at(text, begin, 2 if begin else 1, separator)
        columns = Columns(head.cells)
        if columns.missing:
            self.table = Table(trouble=Message("sharing.table.no_column", column=columns.missing))
            return
        self._reader = Reader(columns, self._zone)
        if columns.unused:
            unused = ", ".join(columns.unused)
            self._said.append(Message("sharing.table.unused", columns=unused))
        yield from self._splitting(text, head, separator, self._reader)
        yield from self._deciding(self._reader)

    def answered(self, key: str, value: str) -> Work:
        """Read its rows again with what somebody told."""
        assert self._reader is not None
        column = self._reader.days if key == "days" else self._reader.scores
        column.told = value
        return self._deciding(self._reader)

    def _letters(self) -> str:
        """The text; a table that is taken as text was read already."""
        if isinstance(self._data, str):
            return lines_of(self._data.removeprefix("\ufeff"))
        text, said = letters_of(self._data)
        if said is not None:
            self._said.append(said)
        return lines_of(text)

    def _splitting(self, text: str, head: Row, separator: str, reader: Reader) -> Work:
        """Its rows, from which the reader learns how the columns are written."""
        columns = reader.columns

        def is_row(cells: Cells) -> bool:
            day = len(cells) == columns.of and written_day(columns.cell(cells, "date"))
            return bool(day and day.by_form)

        for row in rows_of(text, head, separator, is_row):
            if row.number - head.number > limits.ROWS:
                left = 1 + text.count("\n", row.end)
                why = Message("sharing.table.too_many_rows", n=left, most=limits.ROWS)
                self._not_rows.append((row.number, why))
                return
            if row.broken is not None:
                self._not_rows.append((row.number, row.broken))
            elif any(map(str.strip, row.cells)):
                self._rows.append(row)
                reader.learn(row.cells)
            if row.number % PIECE == 0:
                yield Progress(row.end, 2 * len(text))

    def _deciding(self, reader: Reader) -> Work:
        """The plays, with what is known of the columns now."""
        plays, troubles, otherwise = Plays(), [*self._not_rows], list[tuple[int, Message]]()
        of = 2 * len(self._rows)
        for done, row in enumerate(self._rows, 1):
            try:
                sitting, left = reader.read(row.number, row.cells)
            except Refused as refused:
                troubles.append((row.number, refused.why))
            else:
                plays.put(sitting)
                otherwise += [(row.number, why) for why in left]
            if done % PIECE == 0:
                yield Progress(of // 2 + done, of)
        found: list[Play] = []
        for play in plays.found():
            found.append(play)
            if len(found) % PIECE == 0:
                yield Progress(of, of)
        troubles += plays.crowded()
        self.table = Table(
            plays=tuple(found),
            troubles=tuple(sorted(troubles, key=itemgetter(0))),
            otherwise=tuple(otherwise),
            said=tuple(filter(None, (*self._said, reader.days.said, reader.scores.said))),
            asked=tuple(filter(None, (reader.days.asked, reader.scores.asked))),
        )


def read_table(data: bytes | str, zone: tzinfo | None = None, **told: str) -> Table:
    """All of it at once; `told` answers what it asks, by the key of the question."""
    reading = Reading(data, zone)
    do_all(reading.going_on())
    for key, value in told.items():
        do_all(reading.answered(key, value))
    return reading.table
