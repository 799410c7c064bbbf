"""Games as nobody could have played them, and those they are made of."""

import zlib

from companion.games.score_pad.commands import EndGame, WriteScore
from companion.games.score_pad.options import Options, Seat
from companion.library.formats import FINISHED, HANDED_OVER

SEATS = (Seat("Ana"), Seat("Bo"))
LATEST, EARLIEST = "9999-12-31T23:59:59-12:00", "0001-01-01T00:00:00+12:00"
DIGITS = 10**4000
LONG = "a" * 10**6


def nested(depth):
    """A message in a message in a message."""
    inside = "core.nothing"
    for _ in range(depth):
        inside = ["core.nothing", {"one": {"m": inside}}]
    return inside


def standing(**other):
    row = {"seat": "1", "name": "Ana", "score": 7, "rank": 1, "winner": True}
    return {**row, **other}


WILD = {
    "points": {"result": {"rows": [standing(score=DIGITS)], "note": None, "highest_wins": True}},
    "a text for points": {
        "result": {"rows": [standing(score="7")], "note": None, "highest_wins": True}
    },
    "people": {
        "result": {
            "rows": [standing(seat=str(seat)) for seat in range(5000)],
            "note": None,
            "highest_wins": True,
        }
    },
    "a name": {"result": {"rows": [standing(name=LONG)], "note": None, "highest_wins": True}},
    "no name": {"result": {"rows": [standing(name=None)], "note": None, "highest_wins": True}},
    "a remark": {"remark": LONG},
    "a place": {"place": LONG},
    "minutes": {"minutes": DIGITS},
    "a key that is none": {"about": {"level": [7, {}]}},
    "a number in a text": {
        "result": {"rows": [], "note": ["score_pad.typed", {"text": DIGITS}], "highest_wins": True}
    },
    "depth": {"about": {"level": nested(60)}},
    "what was there before": {"edits": [{"at": "", "before": {"remark": LONG}}]},
    "a number for a text before": {"edits": [{"at": "", "before": {"minutes": "soon"}}]},
}


def a_past_game(library):
    session = library.start("score_pad", Options(seats=SEATS, title="Azul"))
    session.do(WriteScore(0, "1", 7))
    session.do(EndGame())
    return library.finish(session)


def spoiled(home, game_id, **other):
    """The file of a past game as somebody else might have written it."""
    path = home / "finished" / f"{game_id}.json"
    content = {**FINISHED.read(path.read_bytes(), path.name), **other}
    path.write_bytes(FINISHED.write(content))
    (home / "index.json").unlink()
    (home / "past.json").unlink()


def sent(library, game_id, **other):
    """The same, handed over."""
    [row] = HANDED_OVER.read(zlib.decompress(library.shelf.hand_over(game_id)), "loom")["games"]
    row["finished"] = {**row["finished"], **other}
    return zlib.compress(HANDED_OVER.write({"games": [{**row, "id": "score_pad-2020-01-01-1"}]}))
