"""When a landmark card whose condition the app cannot see can have been met.

Rulebook, "Turns": at the end of one's turn. What such a card asks for only its owner can read, so
the owner says once what it counts; it is asked about when there is more of that than there was
when it was asked last. Every printed condition we know is "at least so many of …".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.tapestry.content import look_up
from companion.games.tapestry.score import counting
from companion.games.tapestry.state import TRACKS, State
from companion.games.tapestry.turn import owner_facts
from companion.games.tapestry.turn.events import FactSettled
from companion.games.tapestry.turn.turn import Turn

Numbers = tuple[int, ...]


def may_be_met(turn: Turn, card: str, kind: str = "") -> bool:
    """There is more of what it counts than when it was asked about last."""
    if not kind:
        kind = _kind_of(turn, card)
    if not kind:
        return False
    now = COUNTED[kind](turn.state, turn.player)
    return any(more > less for more, less in zip(now, _asked_at(turn, card, now), strict=True))


def _kind_of(turn: Turn, card: str) -> str:
    fact = f"landmark_counts.{card}"
    return owner_facts.settle(turn, fact) if fact in look_up.house_facts() else ""


def not_met(turn: Turn, card: str, kind: str = "") -> None:
    """It was asked about: not before there is more."""
    kind = kind or turn.state.setup.fact(f"landmark_counts.{card}")
    if kind:
        now = COUNTED[kind](turn.state, turn.player)
        most = map(max, now, _asked_at(turn, card, now))
        turn.record(FactSettled(_seen(turn, card), ",".join(map(str, most))))


def _asked_at(turn: Turn, card: str, now: Numbers) -> Numbers:
    """What there was then; nothing where it was not asked, or something else was counted."""
    told = turn.state.setup.fact(_seen(turn, card))
    then = tuple(map(int, told.split(","))) if told else ()
    return then if len(then) == len(now) else (0,) * len(now)


def _seen(turn: Turn, card: str) -> str:
    return f"landmark_asked.{card}.{turn.player}"


def _items(state: State, player: str) -> Numbers:
    """Resources, tiles and cards."""
    me = state.players[player]
    cards = (me.tiles, me.space_tiles, me.hand, me.techs, me.masterpieces)
    return (*me.resources.values(), *map(len, cards))


def _city(state: State, player: str) -> Numbers:
    """Buildings, landmarks, rows, columns and districts."""
    built = counting.built(state, player).values()
    landmarks = counting.landmarks_owned(state, player)
    lines, capital = counting.rows_and_columns(state, player), state.players[player].capital
    return (*built, landmarks, lines, len(capital.placed), len(capital.districts))


def _map(state: State, player: str) -> Numbers:
    """Territories controlled, what the player has on the map, and hexes explored."""
    mine = sum(token.owner == player for here in state.map.values() for token in here.tokens)
    explored = sum(here.explored for here in state.map.values())
    return counting.controlled_territories(state, player), mine, explored


def _tracks(state: State, player: str) -> Numbers:
    return tuple(state.space(player, track) for track in TRACKS if track in state.used_tracks())


def _all(state: State, player: str) -> Numbers:
    every = (_items, _city, _map, _tracks)
    return tuple(n for counts in every for n in counts(state, player))


COUNTED: Mapping[str, Callable[[State, str], Numbers]] = {
    "items": _items,
    "city": _city,
    "map": _map,
    "tracks": _tracks,
    "several": _all,
}
"""What a condition may count, by the answer of its owner."""
