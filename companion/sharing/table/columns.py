"""What a column holds, by what it is called: by us, and by the apps that others use."""

from __future__ import annotations

from collections.abc import Mapping

from companion.sharing.table.rows import Cells

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
NEEDED = ("date", "game", "name")
IN_UTC = "dateutc"
"""So called, a moment is the world's; otherwise it is that of whoever wrote it down."""


class Columns:
    """Where each thing stands in a row; the first column of several of a name."""

    def __init__(self, head: Cells) -> None:
        said = {plain(name): at for at, name in reversed(list(enumerate(head)))}
        self.at: dict[str, int] = {}
        for name, called in CALLED.items():
            at = next((said[plain(one)] for one in called if plain(one) in said), None)
            if at is not None:
                self.at[name] = at
        self.of = len(head)
        known = set(self.at.values())
        self.unused = tuple(
            one.strip() for at, one in enumerate(head) if one.strip() and at not in known
        )
        self.in_utc = "date" in self.at and plain(head[self.at["date"]]) == IN_UTC

    @property
    def missing(self) -> str:
        """The first column that there must be and is not; empty where all are there."""
        return next((name for name in NEEDED if name not in self.at), "")

    def named(self, cells: Cells) -> dict[str, str]:
        """What stands in a row, by what it is."""
        return {name: cells[at].strip() for name, at in self.at.items() if at < len(cells)}

    def cell(self, cells: Cells, name: str) -> str:
        """One of them; empty where the row has none."""
        at = self.at.get(name, self.of)
        return cells[at].strip() if at < len(cells) else ""


def plain(name: str) -> str:
    """A name by its letters, capitals apart."""
    return "".join(one for one in name.casefold() if one.isalnum())
