"""Tables with bots, and one command carried out on them."""

from dataclasses import replace

from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.options import Bots, Options, Participant
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.practice.game import Practice
from companion.games.tapestry.practice.play import as_guessed
from companion.games.tapestry.state import MapToken, Phase, State, hex_key
from tests.tapestry.bots.makers import spaces

HUMAN = "p1"
QUIET_PAIR = (6, 13)
"""Any track for both; science first, no toppled outpost."""


class Table(Practice):
    """A game that begins at a given table."""

    def __init__(self, start: State) -> None:
        self.start = start

    def begin(self, options: Options) -> State:
        return self.start


def a_table(
    *,
    options: Options | None = None,
    automa=None,
    shadow=None,
    human=None,
    on_map=None,
    tiles=(),
    claimed=None,
    achievements=None,
    human_income=1,
    human_finished=False,
    **bots,
) -> State:
    """The bots' turn in a running solo game; keywords that are not listed change the bots."""
    options = options or Options()
    state = Practice().begin(options)
    owners = {"automa": automa, "shadow": shadow, HUMAN: human}
    tracks = {
        owner: {**row, **{t: (s,) for t, s in (owners.get(owner) or spaces()).items()}}
        for owner, row in state.tracks.items()
    }
    pieces = {(-2, 2): "automa automa", (2, 0): "p1 p1"} | (on_map or {})
    field = dict(state.map)
    for place in tiles:
        field[hex_key(place)] = replace(field[hex_key(place)], tile=-1)
    for place, words in pieces.items():
        here = field[hex_key(place)]
        tile = -1 if here.tile is None else here.tile
        field[hex_key(place)] = replace(here, tile=tile, tokens=_tokens(words))
    me = replace(state.players[HUMAN], income_turns=human_income, finished=human_finished)
    return replace(
        state,
        players={**state.players, HUMAN: me},
        order=(HUMAN, BOTS),
        turn=BOTS,
        turn_number=5,
        phase=Phase.BOTS,
        tracks=tracks,
        map=field,
        claimed=claimed or {},
        landmarks={},
        achievements=achievements or {},
        bots=replace(bots_of(state), **(_running(options) | bots)),
    )


def _running(options: Options):
    if options.bots is Bots.SHADOW:
        return {
            "favourites": {"shadow": "exploration"},
            "deck": tuple(range(1, 13)),
            "outposts_left": {"shadow": 0},
        }
    return {
        "civilization": "engineers",
        "favourites": {"automa": "science", "shadow": "exploration"},
        "deck": (*QUIET_PAIR, 1, 2, 3, 4, 5, 7),
        "progress": tuple(n for n in range(8, 23) if n != 13),
        "income_turns": 1,
        "outposts_left": {"automa": 7, "shadow": 9},
    }


def _tokens(words: str):
    return tuple(MapToken(word.rstrip("/"), word.endswith("/")) for word in words.split())


def a_session(table: State, *, seed="7", by_app=("cards", "dice"), facts=as_guessed):
    """A session that begins at this table."""
    return Session.begin(
        Table(table),
        table.options,
        MemoryJournal(),
        seed=seed,
        by_app=by_app,
        around=Surroundings(facts=facts),
    )


def bots_turn(table: State, *, left=0, right=0, seed="7", **answers):
    """The entry of the bots' turn on this table; answers by key, dots written as __."""
    told = {key.replace("__", "."): value for key, value in answers.items()}
    entry = a_session(table, seed=seed).do(TakeBotsTurn(left, right), told)
    assert hasattr(entry, "after"), entry
    return entry


def solo(**changes) -> Options:
    """A solo game with these options."""
    return replace(Options(), **changes)


def alone() -> Options:
    """Two people and the Shadow Empire."""
    people = (Participant("p1"), Participant("p2"))
    return Options(participants=people, bots=Bots.SHADOW)


def told(entry, key):
    """The acts told under a key, whatever their number."""
    return [one for one in entry.told if one.key == key or one.key.startswith(f"{key}.")]


def keys(entry):
    """The texts of all lines, by key of the sentence, whoever does it."""
    return [line_of(one.text).key.removeprefix("tapestry.bot.do.") for one in entry.told]


def line_of(text):
    """What is said after the name of a bot."""
    return text.params["line"] if text.key == "tapestry.hands.of" else text


def lines(entry):
    """Every line of the rules cited in a turn."""
    return {why.rule for one in entry.told for why in one.whys}


def income(turn, *, level=2, options=None, answers=None, **table):
    """The bots' income turn of this number, the pair 6 and 13 on the table."""
    bots = {
        "income_turns": turn - 1,
        "deck": (),
        "pair": (6, 13),
        "priority": 13,
        "discard": (1, 2, 3, 4, 5, 7),
        "covered": max(turn - 2, 0),
    }
    options = options or solo(level=level)
    start = a_table(options=options, **(bots | {"human_income": turn} | table))
    return bots_turn(start, **(answers or {}))


def points(entry, source):
    """What came from a source, as (counted, times)."""
    new = bots_of(entry.after).points[len(bots_of(entry.before).points) :]
    return [(one.counted, one.times) for one in new if one.source == source]
