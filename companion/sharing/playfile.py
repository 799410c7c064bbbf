"""BG Stats: plays as a `.bgsplay` file, to be opened with its app."""

import json
import uuid
from collections.abc import Sequence
from typing import Any

from companion.sharing.play import Person, Play

OURS = uuid.UUID("0b1e5b3e-7f0c-5d3a-9a52-8c3f6a1d2e47")  # never changed: ids are made from it


def playfile(plays: Sequence[Play]) -> str:
    """The file's text. The same game has the same id each time, so it is not added twice."""
    everybody = {person.id: person for play in plays for person in play.people}
    people = _numbered(everybody)
    places = _numbered(play.location for play in plays if play.location)
    games = {play.game: play for play in plays}
    numbers = _numbered(games)
    content = {
        "about": "Play file for Board Game Stats",
        "games": [_game(numbers[key], play) for key, play in games.items()],
        "locations": [
            {"id": number, "uuid": _id("place", name), "name": name}
            for name, number in places.items()
        ],
        "players": [_somebody(number, everybody[key]) for key, number in people.items()],
        "plays": [_play(play, numbers, places, people) for play in plays],
        "userInfo": {"meRefId": next((people[p.id] for p in everybody.values() if p.me), 0)},
    }
    return json.dumps(content, ensure_ascii=False, indent=1)


def _somebody(number: int, person: Person) -> dict[str, Any]:
    return {
        "id": number,
        "uuid": _id("person", person.id),
        "name": person.name,
        "isAnonymous": person.id.startswith("seat."),
    }


def _numbered(names: Any) -> dict[Any, int]:
    return {name: number for number, name in enumerate(dict.fromkeys(names), 1)}


def _id(*parts: str) -> str:
    return str(uuid.uuid5(OURS, "/".join(parts)))


def _game(number: int, play: Play) -> dict[str, Any]:
    game = {
        "id": number,
        "uuid": _id("game", play.game),
        "name": play.title,
        "cooperative": False,
        "highestWins": play.highest_wins,
        "noPoints": not play.counted,
        "usesTeams": False,
    }
    listed = {"bggId": play.number, "bggName": play.title} if play.number is not None else {}
    return game | listed


def _play(
    play: Play,
    games: dict[str, int],
    places: dict[str, int],
    people: dict[str, int],
) -> dict[str, Any]:
    place = {"locationRefId": places[play.location]} if play.location else {}
    return place | {
        "uuid": _id("play", play.id),
        "gameRefId": games[play.game],
        "playDate": play.utc,
        "playDateYmd": int(play.utc[:10].replace("-", "")),
        "entryDate": play.utc,
        "modificationDate": play.utc,
        "durationMin": play.minutes,
        "rounds": 0,
        "board": play.variant,
        "comments": play.comment,
        "usesTeams": False,
        "ignored": False,
        "manualWinner": True,
        "scoringSetting": 1,
        "playerScores": [
            _score(person, people[person.id], seat) for seat, person in enumerate(play.people, 1)
        ],
    }


def _score(person: Person, number: int, seat: int) -> dict[str, Any]:
    return {
        "playerRefId": number,
        "score": "" if person.score is None else str(person.score),
        "winner": person.winner,
        "newPlayer": False,
        "startPlayer": person.first,
        "rank": person.rank,
        "seatOrder": seat,
        "role": person.role,
        "metaData": '{"isNpc":1}' if person.bot else "{}",
    }
