"""Plays for a spreadsheet: a row for each who played."""

import csv
import io
import unicodedata
from collections.abc import Sequence

from companion.sharing.play import Play

COLUMNS = (
    "play",
    "date_utc",
    "game",
    "bgg",
    "minutes",
    "location",
    "board",
    "level",
    "comment",
    "name",
    "role",
    "score",
    "rank",
    "winner",
    "first",
    "bot",
)
_FORMULA = frozenset("=+-@\t\r\n＝＋－＠")


def spreadsheet(plays: Sequence[Play], separator: str = ",") -> str:
    """With what the language puts between cells (a French spreadsheet opens no commas).

    The mark at its start tells a spreadsheet that accents are UTF-8. Numbers are written without
    groups, decimals in such a way that nobody takes them for a group.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=separator)
    writer.writerow(COLUMNS)
    for play in plays:
        start = (play.id, play.utc, play.title, play.number or "", play.minutes)
        for person in play.people:
            score = "" if person.score is None else _points(person.score, separator)
            about = (play.location, play.board, play.level, play.comment)
            who = (person.name, person.role, score, person.rank)
            marks = (int(person.winner), int(person.first), int(person.bot))
            writer.writerow(map(_harmless, (*start, *about, *who, *marks)))
    return "\ufeff" + text.getvalue()


def _points(score: float, separator: str) -> object:
    """With a comma where no comma stands between cells: there a spreadsheet expects it."""
    if isinstance(score, int):
        return score
    whole, _, decimals = repr(score).partition(".")
    return f"{whole}{',' if separator == ';' else '.'}{decimals}{'0' * (len(decimals) == 3)}"


def _harmless(cell: object) -> object:
    """A text that a spreadsheet would take for a formula is quoted."""
    return f"'{cell}" if isinstance(cell, str) and is_formula(cell) else cell


def is_formula(text: str) -> bool:
    """Whether a spreadsheet would carry it out, quotes and what cannot be seen before it left out.

    Spreadsheets and what passes a file on to them drop spaces and signs without a picture.
    """
    first = next((one for one in text if one in _FORMULA or not _is_unseen(one)), "")
    return first in _FORMULA


def _is_unseen(one: str) -> bool:
    return one == "'" or one.isspace() or unicodedata.category(one).startswith("C")
