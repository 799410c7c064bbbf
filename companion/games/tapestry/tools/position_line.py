"""One line of the oracle: JSON into a position, every fault named by its key.

    {"ask": "track" | "favourite" | "conquer" | "explore", "bot": "automa" | "shadow",
     "level": 2, "civilization": "engineers",
     "favourite": {"automa": "science", "shadow": "military"},
     "tracks": {"human": {"exploration": 3, …}, "automa": {…}, "shadow": {…}},
     "landmarks_claimed": {"exploration": [4], …},
     "achievements": {"middle_island": ["human"], "complete_track": [], "topple_two": []},
     "map": [{"hex": [1, 0], "tile": true, "tokens": [{"owner": "human", "toppled": false}]}, …],
     "outposts_left": {"automa": 7, "shadow": 9}, "territory_tiles_left": 40,
     "pair": [15, 9], "anywhere": false}

`bot` belongs to track and favourite; `anywhere` may be left out; `pair` is left, right; hexes are
q, r of the small map, whose printed hexes always have a tile; `landmarks_claimed` are the tier
spaces 4, 7 and 10 already taken.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from companion.core.hexgrid import Hex
from companion.core.message import Param
from companion.errors import LoomError
from companion.games.tapestry.bots import printed
from companion.games.tapestry.bots.position import (
    BASE_TRACKS,
    COMPLETE_TRACK,
    MIDDLE_ISLAND,
    TIER_SPACES,
    TOPPLE_TWO,
    Position,
    Token,
)
from companion.games.tapestry.bots.state import BOTS, OWNERS
from companion.games.tapestry.land.board import board as board_of_side
from companion.games.tapestry.state import LAST_SPACE

ASKS = ("track", "favourite", "conquer", "explore")
ACHIEVEMENTS = (MIDDLE_ISLAND, COMPLETE_TRACK, TOPPLE_TWO)
MOST_TOKENS = 2
MOST_OUTPOSTS = 10
MOST_TILES = 99
LAST_CARD = 22
LAST_LEVEL = 6


class BadLine(LoomError):
    """A line that is no position; `key` is the way to what is wrong with it."""

    def __init__(self, key: str, because: str, **params: Param) -> None:
        super().__init__(f"oracle.{because}", **params)
        self.key = key


@dataclass(frozen=True, slots=True)
class Asked:
    """What a line asks, and of which position."""

    ask: str
    bot: str
    anywhere: bool
    position: Position


class _Row(dict[str, Any]):
    """An object as it was written; knows a key that stands in it twice."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        again = Counter(key for key, _ in pairs).most_common(1) if len(self) < len(pairs) else []
        self.twice = again[0][0] if again else None


def read_line(raw: bytes) -> Asked:
    """One line, without its line feed."""
    given = _decode(raw)
    ask = _word(given, "ask", ASKS)
    bot = _word(given, "bot", BOTS) if ask in ASKS[:2] or "bot" in given else BOTS[0]
    _number(_member(given, "level", ""), "level", 1, LAST_LEVEL)
    _text(_member(given, "civilization", ""), "civilization")
    anywhere = _flag(given.get("anywhere", False), "anywhere")
    return Asked(ask, bot, anywhere, _position(given))


def _decode(raw: bytes) -> Mapping[str, Any]:
    line = raw.removesuffix(b"\r")
    if not line.strip():
        raise BadLine("", "empty")
    if line.startswith(b"\xef\xbb\xbf"):
        raise BadLine("", "byte_order_mark")
    try:
        text = line.decode("utf-8")
        value = json.loads(text, object_pairs_hook=_Row, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise BadLine("", "no_json") from None
    return _object(value, "")


def _no_constant(word: str) -> NoReturn:
    """NaN and Infinity, which Python reads and JSON does not know."""
    raise ValueError(word)


def _position(given: Mapping[str, Any]) -> Position:
    board = board_of_side()
    left, right = _pair(_member(given, "pair", ""))
    tiles, tokens = _map(_member(given, "map", ""))
    return Position(
        board=board,
        favourites=_favourites(_member(given, "favourite", "")),
        tracks=_tracks(_member(given, "tracks", "")),
        claimed=_claimed(_member(given, "landmarks_claimed", "")),
        achievements=_achievements(_member(given, "achievements", "")),
        tiles=board.printed | tiles,
        tokens=tokens,
        outposts_left=_outposts(_member(given, "outposts_left", "")),
        tiles_left=_number(
            _member(given, "territory_tiles_left", ""), "territory_tiles_left", 0, MOST_TILES
        ),
        left=printed.decision_card(left),
        right=printed.decision_card(right),
        hex_order=printed.hex_order(right),
    )


def _favourites(value: Any) -> dict[str, str]:
    table = _table(value, "favourite", BOTS, "unknown_owner")
    return {bot: _known(track, key, BASE_TRACKS, "unknown_track") for bot, key, track in table}


def _tracks(value: Any) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for owner, key, row in _table(value, "tracks", OWNERS, "unknown_owner"):
        spaces = _table(row, key, BASE_TRACKS, "unknown_track")
        found[owner] = {track: _number(space, at, 0, LAST_SPACE) for track, at, space in spaces}
    return found


def _claimed(value: Any) -> dict[str, frozenset[int]]:
    found: dict[str, frozenset[int]] = {}
    for track, key, row in _table(value, "landmarks_claimed", BASE_TRACKS, "unknown_track"):
        for at, space in _items(row, key):
            if _number(space, at, 1, LAST_SPACE) not in TIER_SPACES:
                raise BadLine(at, "no_tier_space", space=space)
        _different(row, key)
        found[track] = frozenset(row)
    return found


def _achievements(value: Any) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for achievement, key, row in _table(value, "achievements", ACHIEVEMENTS, "unknown_key"):
        for at, owner in _items(row, key):
            _known(owner, at, OWNERS, "unknown_owner")
        _different(row, key)
        found[achievement] = tuple(row)
    return found


def _map(value: Any) -> tuple[frozenset[Hex], dict[Hex, tuple[Token, ...]]]:
    tiles: set[Hex] = set()
    tokens: dict[Hex, tuple[Token, ...]] = {}
    seen: set[Hex] = set()
    for key, row in _items(value, "map"):
        entry = _object(row, key)
        place = _hex(_member(entry, "hex", key), f"{key}.hex")
        if place in seen:
            raise BadLine(f"{key}.hex", "hex_twice")
        seen.add(place)
        if _flag(_member(entry, "tile", key), f"{key}.tile"):
            tiles.add(place)
        here = _tokens(_member(entry, "tokens", key), f"{key}.tokens")
        if here:
            tokens[place] = here
    return frozenset(tiles), tokens


def _hex(value: Any, key: str) -> Hex:
    parts = _items(value, key)
    if len(parts) != 2:
        raise BadLine(key, "no_hex")
    q, r = (_whole(part, at) for at, part in parts)
    if (q, r) not in board_of_side().neighbours:
        raise BadLine(key, "off_map", q=q, r=r)
    return q, r


def _tokens(value: Any, key: str) -> tuple[Token, ...]:
    here = tuple(_token(_object(row, at), at) for at, row in _items(value, key))
    if len(here) > MOST_TOKENS:
        raise BadLine(key, "too_many_tokens", n=len(here))
    if len({token.owner for token in here if not token.toppled}) > 1:
        raise BadLine(key, "two_standing")
    return here


def _token(entry: Mapping[str, Any], key: str) -> Token:
    toppled = _flag(_member(entry, "toppled", key), f"{key}.toppled")
    return Token(_word(entry, "owner", OWNERS, key), toppled)


def _outposts(value: Any) -> dict[str, int]:
    table = _table(value, "outposts_left", BOTS, "unknown_owner")
    return {bot: _number(count, key, 0, MOST_OUTPOSTS) for bot, key, count in table}


def _pair(value: Any) -> tuple[int, int]:
    cards = [_number(card, key, 1, LAST_CARD) for key, card in _items(value, "pair")]
    if len(cards) != 2:
        raise BadLine("pair", "no_pair")
    if cards[0] == cards[1]:
        raise BadLine("pair[1]", "card_twice", card=cards[1])
    return cards[0], cards[1]


def _table(value: Any, key: str, names: Iterable[str], unknown: str) -> list[tuple[str, str, Any]]:
    """Name, key path and value of an object that has exactly these names."""
    row = _object(value, key)
    for name in row:
        _known(name, f"{key}.{name}", names, unknown)
    return [(name, f"{key}.{name}", _member(row, name, key)) for name in names]


def _member(row: Mapping[str, Any], name: str, key: str) -> Any:
    if name not in row:
        raise BadLine(_path(key, name), "missing")
    return row[name]


def _word(row: Mapping[str, Any], name: str, words: Iterable[str], key: str = "") -> str:
    unknown = {"ask": "unknown_ask"}.get(name, "unknown_owner")
    return _known(_member(row, name, key), _path(key, name), words, unknown)


def _path(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name


def _known(value: Any, key: str, words: Iterable[str], unknown: str) -> str:
    if not isinstance(value, str):
        raise BadLine(key, "no_text", found=_said(value))
    if value not in words:
        raise BadLine(key, unknown, found=_said(value))
    return value


def _object(value: Any, key: str) -> Mapping[str, Any]:
    row = value if isinstance(value, _Row) else _refuse(key, "no_object", value)
    if row.twice is not None:
        raise BadLine(_path(key, row.twice), "key_twice")
    return row


def _items(value: Any, key: str) -> list[tuple[str, Any]]:
    rows = value if isinstance(value, list) else _refuse(key, "no_list", value)
    return [(f"{key}[{at}]", row) for at, row in enumerate(rows)]


def _different(rows: list[Any], key: str) -> None:
    for at, row in enumerate(rows):
        if row in rows[:at]:
            raise BadLine(f"{key}[{at}]", "twice", found=_said(row))


def _text(value: Any, key: str) -> str:
    return value if isinstance(value, str) else _refuse(key, "no_text", value)


def _flag(value: Any, key: str) -> bool:
    return value if isinstance(value, bool) else _refuse(key, "no_flag", value)


def _whole(value: Any, key: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return _refuse(key, "no_number", value)


def _number(value: Any, key: str, low: int, high: int) -> int:
    number = _whole(value, key)
    if not low <= number <= high:
        raise BadLine(key, "out_of_range", found=_said(number), low=low, high=high)
    return number


def _refuse(key: str, because: str, value: Any) -> NoReturn:
    raise BadLine(key, because, found=_said(value))


def _said(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:39] + "…"
