"""Plays for a spreadsheet: a row for each who played."""

import csv
import io
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
    "name",
    "role",
    "score",
    "rank",
    "winner",
    "first",
    "bot",
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def spreadsheet(plays: Sequence[Play]) -> str:
    """Comma-separated; the mark at its start tells a spreadsheet that accents are UTF-8."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for play in plays:
        start = (play.id, play.utc, play.title, play.number or "", play.minutes)
        for person in play.people:
            score = "" if person.score is None else person.score
            who = (play.location, play.board, person.name, person.role, score, person.rank)
            marks = (int(person.winner), int(person.first), int(person.bot))
            writer.writerow(map(_harmless, (*start, *who, *marks)))
    return "\ufeff" + text.getvalue()


def _harmless(cell: object) -> object:
    """A text that a spreadsheet would take for a formula is quoted."""
    if isinstance(cell, str) and cell.lstrip(" \u00a0").startswith(_FORMULA):
        return f"'{cell}"
    return cell
