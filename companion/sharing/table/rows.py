"""A text into rows of cells. Where a row is broken it is told, and the next line is a row again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from companion.core.message import Message

Cells: TypeAlias = list[str]
QUOTE = '"'
OPENS = re.compile(r' *"')
QUOTED = re.compile(r' *"((?:[^"]++|"")*+)" *')
SEPARATORS = ",;\t|"
TOLD_FIRST = "sep="
"""How a spreadsheet begins a file that says what stands between its cells."""


class Row(NamedTuple):
    """A row, by its number as a spreadsheet shows it."""

    number: int
    cells: Cells
    broken: Message | None = None
    """Why it is no row of cells."""
    end: int = 0
    """Where the text after it begins."""


def lines_of(text: str) -> str:
    """The same with one sign at the end of each line."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def rows_of(text: str, head: Row, separator: str, is_row: Callable[[Cells], bool]) -> Iterator[Row]:
    """Every row below the head.

    A cell in quotes may have several lines, but none that `is_row` by itself: there a quotation
    mark was not closed.
    """
    at, number = head.end, head.number
    while at < len(text):
        number += 1
        row = row_at(text, at, number, separator)
        if _swallows(row.cells, text[at : row.end], separator, is_row):
            row = _broken(number, _line_end(text, at))
        yield row
        at = row.end


def separator_of(text: str, found: Callable[[Cells], int]) -> tuple[str, int]:
    """What stands between the cells, and where the head begins; by what is found in the head."""
    first = text.partition("\n")[0]
    if first.casefold().startswith(TOLD_FIRST) and len(first) == len(TOLD_FIRST) + 1:
        return first[-1], len(first) + 1

    def fits(separator: str) -> tuple[int, int]:
        return found(row_at(text, 0, 1, separator).cells), first.count(separator)

    return max(SEPARATORS, key=fits), 0


def row_at(text: str, begin: int, number: int, separator: str) -> Row:
    """The row that begins there."""
    end = _line_end(text, begin)
    line = text[begin:end]
    if QUOTE not in line:
        return Row(number, line.split(separator), None, end + 1)
    cells: Cells = []
    at = begin
    while at <= len(text):
        cell, at = _cell(text, at, separator)
        if cell is None:
            return _broken(number, end)
        cells.append(cell)
        if text[at : at + 1] != separator:
            break
        at += 1
    return Row(number, cells, None, at + 1)


def _cell(text: str, at: int, separator: str) -> tuple[str | None, int]:
    """A cell and where it ends; None where its quotation marks do not fit."""
    if not OPENS.match(text, at):
        line_end = _line_end(text, at)
        end = text.find(separator, at, line_end)
        end = line_end if end < 0 else end
        return text[at:end], end
    quoted = QUOTED.match(text, at)
    if quoted and text[quoted.end() : quoted.end() + 1] in ("", "\n", separator):
        return quoted[1].replace(QUOTE * 2, QUOTE), quoted.end()
    return None, at


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _broken(number: int, end: int) -> Row:
    return Row(number, [], Message("sharing.table.quotes"), end + 1)


def _swallows(cells: Cells, text: str, separator: str, is_row: Callable[[Cells], bool]) -> bool:
    """Whether a cell of several lines holds what is a row by itself.

    A line that begins with the end of such a cell is none.
    """
    if not any("\n" in cell for cell in cells):
        return False
    lines = (line.split(separator) for line in text.split("\n")[1:])
    return any(is_row(line) for line in lines if QUOTE not in line[0])
