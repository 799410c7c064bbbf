"""BG Stats: a play as a link that its app opens.

One play a link, the whole record in one parameter. Its Android app wants every boolean, its
Apple app a number where it is a number; a link that is too long is not opened.
"""

import json
from dataclasses import replace
from typing import Any
from urllib.parse import quote

from companion.sharing.play import Person, Play

SOURCE = "Loom"  # never renamed: BG Stats knows a play again by it
ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
LONGEST = 8000
SHORT_NAME = 24


def link(play: Play, longest: int = LONGEST) -> str:
    """The address that adds the play; what is too long for one is left out, comment first."""
    for shorter in _shorter(play):
        data = json.dumps(record(shorter), ensure_ascii=False, separators=(",", ":"))
        address = ADDRESS + quote(data, safe="")
        if len(address) <= longest:
            return address
    return address


def record(play: Play) -> dict[str, Any]:
    """The play as BG Stats reads it."""
    game: dict[str, Any] = {
        "name": play.title,
        "sourceGameId": play.game,
        "highestWins": play.highest_wins,
        "noPoints": not play.counted,
    }
    if play.number is not None:
        game["bggId"] = play.number
    texts = {"location": play.location, "board": play.variant, "comments": play.comment}
    return {
        "sourceName": SOURCE,
        "sourcePlayId": play.id,
        "playDate": play.utc,
        "durationMin": play.minutes,
        "game": game,
        "players": [_player(person) for person in play.people],
        **{key: text for key, text in texts.items() if text},
    }


def _player(person: Person) -> dict[str, Any]:
    player: dict[str, Any] = {
        "name": person.name,
        "sourcePlayerId": person.id,
        "startPlayer": person.first,
        "winner": person.winner,
        "rank": person.rank,
    }
    if person.score is not None:
        player["score"] = person.score
    if person.role:
        player["role"] = person.role
    return player


def _shorter(play: Play) -> list[Play]:
    no_comment = replace(play, comment="")
    no_board = replace(no_comment, board="", level="", location="")
    no_role = replace(no_board, people=tuple(replace(p, role="") for p in play.people))
    short = tuple(replace(p, name=p.name[:SHORT_NAME]) for p in no_role.people)
    return [play, no_comment, no_board, no_role, replace(no_role, people=short)]
