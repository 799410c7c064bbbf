"""What BG Stats reads: a description of its link and its play file, and a reader made from it.

Taken from what public integrations send and what its own export holds; nothing of ours is used to
read. `LINK` and `FILE` say of every field what it has to be; a field that is not named may not be
sent. A field with `MAY` may be missing.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, urlsplit

MOMENT = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d")
UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
LONGEST_LINK = 8000


@dataclass(frozen=True)
class Field:
    """One value: its kind, whether it may be missing, what it has to look like."""

    kind: type
    may: bool = False
    form: re.Pattern[str] | None = None


TEXT, YES_OR_NO, NUMBER = Field(str), Field(bool), Field(int)
MAY_TEXT, MAY_NUMBER = Field(str, may=True), Field(int, may=True)
WHEN = Field(str, form=MOMENT)
IDENTITY = Field(str, form=UUID)

LINK_GAME = {
    "name": TEXT,
    "sourceGameId": TEXT,
    "bggId": MAY_NUMBER,
    "highestWins": YES_OR_NO,
    "noPoints": YES_OR_NO,
}
LINK_PLAYER = {
    "name": TEXT,
    "sourcePlayerId": TEXT,
    "startPlayer": YES_OR_NO,
    "winner": YES_OR_NO,
    "score": MAY_NUMBER,
    "rank": MAY_NUMBER,
    "role": MAY_TEXT,
    "team": MAY_TEXT,
    "teamRole": MAY_TEXT,
}
LINK = {
    "sourceName": TEXT,
    "sourcePlayId": TEXT,
    "playDate": WHEN,
    "game": LINK_GAME,
    "players": [LINK_PLAYER],
    "durationMin": MAY_NUMBER,
    "location": MAY_TEXT,
    "board": MAY_TEXT,
    "comments": MAY_TEXT,
}

GAME = {
    "id": NUMBER,
    "uuid": IDENTITY,
    "name": TEXT,
    "bggId": MAY_NUMBER,
    "bggName": MAY_TEXT,
    "cooperative": YES_OR_NO,
    "highestWins": YES_OR_NO,
    "noPoints": YES_OR_NO,
    "usesTeams": YES_OR_NO,
}
PLAYER = {"id": NUMBER, "uuid": IDENTITY, "name": TEXT, "isAnonymous": YES_OR_NO}
LOCATION = {"id": NUMBER, "uuid": IDENTITY, "name": TEXT}
SCORE = {
    "playerRefId": NUMBER,
    "score": TEXT,
    "winner": YES_OR_NO,
    "newPlayer": YES_OR_NO,
    "startPlayer": YES_OR_NO,
    "rank": NUMBER,
    "seatOrder": NUMBER,
    "role": TEXT,
    "metaData": TEXT,
}
PLAY = {
    "uuid": IDENTITY,
    "gameRefId": NUMBER,
    "locationRefId": MAY_NUMBER,
    "playDate": WHEN,
    "playDateYmd": NUMBER,
    "entryDate": WHEN,
    "modificationDate": WHEN,
    "durationMin": NUMBER,
    "rounds": NUMBER,
    "board": TEXT,
    "comments": TEXT,
    "usesTeams": YES_OR_NO,
    "ignored": YES_OR_NO,
    "manualWinner": YES_OR_NO,
    "scoringSetting": NUMBER,
    "playerScores": [SCORE],
}
FILE = {
    "about": TEXT,
    "games": [GAME],
    "players": [PLAYER],
    "locations": [LOCATION],
    "plays": [PLAY],
    "userInfo": {"meRefId": NUMBER},
}


@dataclass(frozen=True)
class Seat:
    """Somebody in a play, as BG Stats shows it."""

    who: str
    name: str
    score: int | None
    winner: bool
    rank: int
    began: bool
    role: str
    bot: bool = False


@dataclass(frozen=True)
class Read:
    """A play, as BG Stats shows it."""

    id: str
    game: str
    title: str
    number: int | None
    when: str
    minutes: int
    place: str
    board: str
    comment: str
    seats: tuple[Seat, ...]
    highest_wins: bool


@dataclass(frozen=True)
class Shown:
    """What a file brings."""

    plays: tuple[Read, ...]
    people: dict[str, set[str]] = field(default_factory=dict)
    """Ids of the people, by name; of one name there may be several."""
    me: str = ""
    """The name of who the device belongs to; empty where nobody said."""


def wrong(value: Any, wanted: Any, at: str = "") -> list[str]:
    """Everything that is not as described."""
    if isinstance(wanted, list):
        if not isinstance(value, list):
            return [f"{at} is no list"]
        return [line for n, one in enumerate(value) for line in wrong(one, wanted[0], f"{at}[{n}]")]
    if isinstance(wanted, dict):
        if not isinstance(value, dict):
            return [f"{at} is no object"]
        found = [f"{at}.{name} is not known" for name in value.keys() - wanted.keys()]
        for name, one in wanted.items():
            if name in value:
                found += wrong(value[name], one, f"{at}.{name}")
            elif not (isinstance(one, Field) and one.may):
                found.append(f"{at}.{name} is missing")
        return found
    if type(value) is not wanted.kind:
        return [f"{at} is {value!r}"]
    if wanted.form and not wanted.form.fullmatch(value):
        return [f"{at} is {value!r}"]
    return []


def read_link(address: str) -> Read:
    """The play of a link; fails where the link is not as described."""
    parts = urlsplit(address)
    assert (parts.scheme, parts.netloc) == ("https", "app.bgstatsapp.com")
    assert parts.path == "/createPlay.html"
    assert len(address) <= LONGEST_LINK
    data = json.loads(parse_qs(parts.query, strict_parsing=True)["data"][0])
    assert wrong(data, LINK) == []
    game = data["game"]
    return Read(
        id=data["sourcePlayId"],
        game=game["sourceGameId"],
        title=game["name"],
        number=game.get("bggId"),
        when=data["playDate"],
        minutes=data.get("durationMin", 0),
        place=data.get("location", ""),
        board=data.get("board", ""),
        comment=data.get("comments", ""),
        seats=tuple(
            Seat(
                one["sourcePlayerId"],
                one["name"],
                one.get("score"),
                one["winner"],
                one.get("rank", 0),
                one["startPlayer"],
                one.get("role", ""),
            )
            for one in data["players"]
        ),
        highest_wins=game["highestWins"],
    )


def read_file(text: str) -> Shown:
    """The plays of a `.bgsplay` file (or a JSON export); fails where it is not as described."""
    data = json.loads(text)
    assert wrong(data, FILE) == []
    games = _by_id(data["games"])
    people = _by_id(data["players"])
    places = _by_id(data["locations"])
    me = data["userInfo"]["meRefId"]
    assert me == 0 or me in people
    ids: dict[str, set[str]] = {}
    for person in people.values():
        ids.setdefault(person["name"], set()).add(person["uuid"])
    plays = tuple(_read_play(one, games, people, places) for one in data["plays"])
    assert len({play.id for play in plays}) == len(plays)
    return Shown(plays, ids, people[me]["name"] if me else "")


def _by_id(rows: list[Any]) -> dict[int, Any]:
    found = {row["id"]: row for row in rows}
    assert len(found) == len(rows) == len({row["uuid"] for row in rows})
    return found


def _read_play(play: Any, games: Any, people: Any, places: Any) -> Read:
    game = games[play["gameRefId"]]
    assert play["playDateYmd"] == int(play["playDate"][:10].replace("-", ""))
    place = play.get("locationRefId")
    return Read(
        id=play["uuid"],
        game=game["uuid"],
        title=game["name"],
        number=game.get("bggId"),
        when=play["playDate"],
        minutes=play["durationMin"],
        place=places[place]["name"] if place else "",
        board=play["board"],
        comment=play["comments"],
        seats=tuple(_read_seat(one, people) for one in play["playerScores"]),
        highest_wins=game["highestWins"],
    )


def _read_seat(score: Any, people: Any) -> Seat:
    person = people[score["playerRefId"]]
    return Seat(
        person["uuid"],
        person["name"],
        int(score["score"]) if score["score"] else None,
        score["winner"],
        score["rank"],
        score["startPlayer"],
        score["role"],
        json.loads(score["metaData"]).get("isNpc") == 1,
    )
