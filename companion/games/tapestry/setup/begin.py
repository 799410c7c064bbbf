"""The table before the first draw: people seated, tokens on the starts, the map printed."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.tapestry import content
from companion.games.tapestry.bots.state import BotState
from companion.games.tapestry.chance import KINDS
from companion.games.tapestry.options import Bots, CapitalKept, Options
from companion.games.tapestry.owners import AUTOMA, BOTS, SHADOW
from companion.games.tapestry.player import Capital, Player
from companion.games.tapestry.setup import decks
from companion.games.tapestry.state import BASE_TRACKS, PRINTED, TRACKS, State, Territory


def begin(options: Options) -> State:
    """The state in which set-up begins; raises what makes this no table of Tapestry."""
    options.verify()
    decks.verify(options)
    people = tuple(person.id for person in options.participants)
    return State(
        options=options,
        players=_players(options),
        order=people if options.bots is Bots.NONE else (*people, BOTS),
        tracks={owner: _starts(options) for owner in (*people, *bot_owners(options))},
        map=_printed_map(options),
        decks=decks.decks(options),
        bots=_bots(options),
        way=options.begins_as,
        lies=_lies(options),
    )


def _lies(options: Options) -> Mapping[str, bool]:
    """Where each kind lies; nothing is said of it in a game of before."""
    loom = options.in_loom
    return {} if loom is None else {kind: kind in loom for kind in KINDS}


def bot_owners(options: Options) -> tuple[str, ...]:
    """The bots that have tokens on the tracks."""
    return {Bots.NONE: (), Bots.AUTOMA: (AUTOMA, SHADOW), Bots.SHADOW: (SHADOW,)}[options.bots]


def _players(options: Options) -> Mapping[str, Player]:
    return {
        person.id: Player(
            id=person.id,
            name=person.name,
            colour=person.colour,
            capital=Capital(drawn=person.capital is CapitalKept.GRID),
        )
        for person in options.participants
    }


def _starts(options: Options) -> Mapping[str, tuple[int, ...]]:
    """Set-up of the players, E: a token on the start of each track."""
    used = TRACKS if options.has("AA") else BASE_TRACKS
    return dict.fromkeys(used, (0,))


def _printed_map(options: Options) -> Mapping[str, Territory]:
    board = content.map_side(options.side)
    return {place.key: Territory(tile=PRINTED if place.printed else None) for place in board.hexes}


def _bots(options: Options) -> BotState | None:
    if options.bots is Bots.NONE:
        return None
    return BotState(level=0 if options.own_level else options.level)
