"""Plays out of a table: ours, and those that other apps write; a row for each who played."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime

from companion.core.message import Message
from companion.core.person_name import LONGEST, clean_name
from companion.sharing.parting import may_be_parted
from companion.sharing.play import Person, Play
from companion.sharing.ranking import highest_wins, ranked
from companion.sharing.spreadsheet import is_formula

CALLED: Mapping[str, tuple[str, ...]] = {
    "play": ("play", "playid", "id", "uuid"),
    "date": ("dateutc", "date", "playdate", "playeddate", "day", "jour"),
    "time": ("time", "heure"),
    "game": ("game", "gamename", "item", "jeu", "name of game"),
    "bgg": ("bgg", "bggid", "objectid", "gameid", "bgggameid"),
    "minutes": ("minutes", "durationmin", "duration", "length", "durée"),
    "location": ("location", "place", "lieu"),
    "board": ("board", "variant", "variante"),
    "level": ("level", "niveau"),
    "comment": ("comment", "comments", "note", "notes", "remarque"),
    "name": ("name", "player", "playername", "who", "nom", "joueur"),
    "role": ("role", "faction", "color", "colour", "team", "rôle"),
    "score": ("score", "points"),
    "rank": ("rank", "place at table", "position", "rang"),
    "winner": ("winner", "win", "won", "iswinner", "gagnant"),
    "first": ("first", "startplayer", "starting", "premier"),
    "bot": ("bot", "isbot", "npc"),
}
"""What a column is called, here and elsewhere."""
NEEDED = ("date", "game", "name")
MARKS = {"1", "true", "yes", "y", "x", "oui", "vrai", "won", "✓"}
FORMS = ("%Y-%m-%d", "%Y/%m/%d", "%d.%m.%Y", "%d/%m/%Y", "%m/%d/%Y", "%d-%m-%Y")
MOST_ROWS = 200_000
"""Larger files nobody has written by hand."""
LONGEST_TEXT = 2000


@dataclass(frozen=True, slots=True)
class Table:
    """What was read."""

    plays: tuple[Play, ...] = ()
    troubles: tuple[tuple[int, Message], ...] = ()
    """Rows that could not be read, each with its reason, by number."""
    trouble: Message | None = None
    """Why nothing could be read at all, or None."""


def read_table(text: str) -> Table:
    """Every play of a table of comma- (semicolon-, tab-) separated values."""
    rows = _rows(text.removeprefix("\ufeff"))
    head = next(rows, (0, []))[1]
    columns = _columns(head)
    missing = [name for name in NEEDED if name not in columns]
    if missing:
        return Table(trouble=Message("sharing.table.no_column", column=missing[0]))
    plays: dict[tuple[str, ...], list[dict[str, str]]] = {}
    troubles = []
    for number, row in rows:
        cells = {name: row[at].strip() for name, at in columns.items() if at < len(row)}
        if not any(cells.values()):
            continue
        if trouble := _trouble(cells):
            troubles.append((number, trouble))
        else:
            _put(plays, cells)
    return Table(tuple(map(_play, plays.values())), tuple(troubles))


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    first = text.partition("\n")[0]
    separator = max(",;\t", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    try:
        for row in reader:
            if reader.line_num > MOST_ROWS:
                return
            yield reader.line_num, row
    except csv.Error:
        return


def _columns(head: list[str]) -> dict[str, int]:
    """Where each column stands; the first of several of a name."""
    said = {_plain(name): at for at, name in reversed(list(enumerate(head)))}
    found = {}
    for name, called in CALLED.items():
        at = next((said[_plain(one)] for one in called if _plain(one) in said), None)
        if at is not None:
            found[name] = at
    return found


def _plain(name: str) -> str:
    return "".join(one for one in name.casefold() if one.isalnum())


def _put(plays: dict[tuple[str, ...], list[dict[str, str]]], cells: dict[str, str]) -> None:
    """To its play, or to another one of the same day."""
    which = _which(cells)
    while (*which, AGAIN) in plays:
        which = (*which, AGAIN)
    if not cells.get("play") and _begins_another(plays.get(which, []), cells):
        which = (*which, AGAIN)
    plays.setdefault(which, []).append(cells)


def _begins_another(there: list[dict[str, str]], cells: Mapping[str, str]) -> bool:
    """Who sits in it already plays once more; and a play has one first player and one best score.

    Wholly different people may have played too: a second first player, or a winner (a first
    rank) with other points than the winner who is there, can only be of theirs.
    """
    if any(one["name"] == cells["name"] for one in there):
        return True
    if _mark(cells, "first") and any(_mark(one, "first") for one in there):
        return True
    if not _won(cells) or all(map(_won, there)):  # whoever plays together wins together
        return False
    return any(_won(one) and _points(one) != _points(cells) for one in there)


def _says_who_sat_where(cells: Mapping[str, str]) -> bool:
    """What would be another at another table, or told them apart already."""
    return any(cells.get(name) for name in ("play", "time", "rank", "winner"))


def _won(cells: Mapping[str, str]) -> bool:
    rank = _number(cells.get("rank", ""))
    return _mark(cells, "winner") if rank is None else rank == 1


def _points(cells: Mapping[str, str]) -> int | None:
    return _number(cells.get("score", ""))


AGAIN = "again"
SAME = ("date", "time", "game", "location", "minutes", "comment", "board", "level")


def _which(cells: Mapping[str, str]) -> tuple[str, ...]:
    """Rows of one play have the same of these."""
    if cells.get("play"):
        return (cells["play"],)
    return tuple(cells.get(name, "") for name in SAME)


def _trouble(cells: Mapping[str, str]) -> Message | None:
    if not clean_name(cells.get("game", "")):
        return Message("sharing.table.no_game")
    if not clean_name(cells.get("name", "")):
        return Message("sharing.table.no_name")
    if _moment(cells) is None:
        return Message("sharing.table.no_date", text=cells.get("date", ""))
    if cells.get("score") and _number(cells["score"]) is None:
        return Message("sharing.table.no_score", text=cells["score"])
    return None


def _play(rows: list[dict[str, str]]) -> Play:
    first = rows[0]
    sat = [_person(number, row) for number, row in enumerate(rows, 1)]
    people = ranked(sat, won=any(row.get("winner") for row in rows))
    return Play(
        id=first.get("play", ""),
        game="",
        title=clean_name(_text(first, "game")),
        started=_moment(first) or datetime.min.replace(tzinfo=UTC),
        minutes=max(0, _number(first.get("minutes", "")) or 0),
        people=people,
        highest_wins=highest_wins(people),
        location=_text(first, "location"),
        board=_text(first, "board"),
        level=_text(first, "level"),
        comment=_text(first, "comment"),
        number=_number(first.get("bgg", "")),
        perhaps_several=may_be_parted(len(rows)) and not any(map(_says_who_sat_where, rows)),
    )


def _person(number: int, row: Mapping[str, str]) -> Person:
    name = clean_name(_unquoted(row["name"]))[:LONGEST]
    return Person(
        seat=f"p{number}",
        name=name,
        score=_number(row.get("score", "")),
        rank=_number(row.get("rank", "")) or 0,
        winner=_mark(row, "winner"),
        bot=_mark(row, "bot"),
        first=_mark(row, "first"),
        role=clean_name(_text(row, "role")),
    )


def _moment(cells: Mapping[str, str]) -> datetime | None:
    return moment_of(" ".join(filter(None, (cells.get("date", ""), cells.get("time", "")))))


def moment_of(text: str) -> datetime | None:
    """A day, perhaps with the time, as people and apps write it; in UTC where nothing is said."""
    moment = _by_form(text)
    with suppress(ValueError):
        moment = datetime.fromisoformat(text.strip())
    if moment is None or not 1900 <= moment.year <= 9000:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _by_form(text: str) -> datetime | None:
    day, _, clock = text.strip().partition(" ")
    for form in FORMS:
        for more, said in ((" %H:%M:%S", clock), (" %H:%M", clock), ("", "")):
            try:
                return datetime.strptime(f"{day} {said}".strip(), (form + more).strip())
            except ValueError:
                continue
    return None


def _number(text: str) -> int | None:
    plain = text.strip().replace("\u202f", "").replace("\u00a0", "").replace("−", "-")
    try:
        number = float(plain.replace(",", "."))
    except ValueError:
        return None
    return round(number) if abs(number) < 10**9 else None


def _mark(row: Mapping[str, str], name: str) -> bool:
    return row.get(name, "").casefold() in MARKS


def _text(row: Mapping[str, str], name: str) -> str:
    return _unquoted(row.get(name, ""))[:LONGEST_TEXT]


def _unquoted(cell: str) -> str:
    """The quote that keeps a text from being a formula is taken off again."""
    return cell[1:] if cell.startswith("'") and is_formula(cell) else cell
