"""Numbers, as people and apps write them: "98,5", "1 234", "1,234.50"."""

from __future__ import annotations

import re
from typing import NamedTuple, TypeAlias

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.library import limits

Figure: TypeAlias = int | float
COMMA, POINT = "comma", "point"
NAMES = {",": COMMA, ".": POINT}
OTHER = {COMMA: POINT, POINT: COMMA}
_GAP = re.compile(r"(?<=[0-9])[ \u00a0\u2009\u202f'’](?=[0-9]{3}(?![0-9]))")
_NUMBER = re.compile(r"([+-]?)([0-9]{0,20}(?:[.,][0-9]{1,20})*)")
_MINUS = str.maketrans("−–", "--")


class Written(NamedTuple):
    """A number as it stands in a cell."""

    grouped: Figure | None
    """Its value where every sign in it stands between thousands; None where that cannot be."""
    decimal: Figure | None
    """Its value where the last sign stands before decimals."""
    sign: str
    """The last sign, COMMA or POINT; empty where there is none."""

    def value(self, before_decimals: str) -> Figure | None:
        """What it is; None where nobody can tell."""
        if None in self[:2]:
            return self.decimal if self.grouped is None else self.grouped
        if not before_decimals:
            return None
        return self.decimal if self.sign == before_decimals else self.grouped


class Figures:
    """How the numbers of a column are written: the same sign before the decimals in all of it."""

    def __init__(self) -> None:
        self.told = ""
        """The sign before decimals that a person told, COMMA or POINT."""
        self._says: set[str] = set()
        """The signs that stand before decimals in cells that cannot be read otherwise."""
        self._either = ""
        """The first cell that may have decimals, or thousands."""

    def learn(self, cell: str) -> None:
        """What a cell says about the others."""
        written = written_number(cell)
        if written is None or not written.sign:
            return
        if written.grouped is None:
            self._says.add(written.sign)
        elif written.decimal is None:
            self._says.add(OTHER[written.sign])
        else:
            self._either = self._either or cell

    @property
    def before_decimals(self) -> str:
        """What was told, or what the cells say; empty where they do not, or contradict."""
        return self.told or (next(iter(self._says)) if len(self._says) == 1 else "")

    @property
    def said(self) -> Message | None:
        """What was taken, by a cell for which it matters; None where it does not."""
        sign = self.before_decimals
        return self._shown(sign) if self._either and sign else None

    @property
    def asked(self) -> Choice | None:
        """What only a person can tell."""
        if self.before_decimals or not self._either:
            return None
        options = tuple(Option(sign, self._shown(sign)) for sign in NAMES.values())
        return Choice("numbers", Message("sharing.table.numbers.asked", cell=self._either), options)

    def read(self, cell: str) -> Figure | Message:
        """The number as the column writes it, or why it is none."""
        written = written_number(cell)
        if written is None:
            return Message("sharing.table.no_score", text=cell)
        value = written.value(self.before_decimals)
        return Message("sharing.table.numbers.unsure", text=cell) if value is None else value

    def _shown(self, sign: str) -> Message:
        value = self._either and written_number(self._either)
        assert value
        return Message("sharing.table.numbers.as", cell=self._either, value=value.value(sign) or 0)


def written_number(cell: str) -> Written | None:
    """What a cell may mean; None where it is no number, or one that nobody reaches."""
    match = _NUMBER.fullmatch(_GAP.sub("", cell.translate(_MINUS)))
    if match is None or not match[2]:
        return None
    parts = re.split("[.,]", match[2])
    signs = [one for one in match[2] if one in NAMES]
    grouped = _figure(match[1], _grouped(parts) if len(set(signs)) < 2 else None)
    decimal = _figure(match[1], _with_decimals(parts, signs) if signs else None)
    if grouped is None and decimal is None:
        return None
    return Written(grouped, decimal, NAMES[signs[-1]] if signs else "")


def typed_number(text: str) -> Figure | None:
    """A number that can be read in one way only; None for anything else."""
    written = written_number(text.strip())
    return written.value("") if written else None


def _grouped(parts: list[str]) -> str | None:
    """Thousands: up to three digits, then three at a time."""
    head, *groups = parts
    if groups and (not 1 <= len(head) <= 3 or head.startswith("0")):
        return None
    return "".join(parts) if all(len(one) == 3 for one in groups) else None


def _with_decimals(parts: list[str], signs: list[str]) -> str | None:
    """Perhaps thousands, between another sign, then decimals."""
    *whole, decimals = parts
    if len(whole) > 1 and (signs[-1] in signs[:-1] or len(set(signs[:-1])) > 1):
        return None
    digits = _grouped(whole)
    return None if digits is None else f"{digits or 0}.{decimals}"


def _figure(sign: str, digits: str | None) -> Figure | None:
    if digits is None or abs(value := float(f"{sign}{digits}")) > limits.SCORE:
        return None
    return int(value) if value.is_integer() else value
