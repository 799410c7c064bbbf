"""What may come in the bots' next turn, for those who want it: faint on the board, and in words."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.command import Entry
from companion.core.counted import Pieces
from companion.core.message import Message
from companion.core.step import Facts
from companion.describe import foreseen
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.foreseen import line, per_cent
from companion.describe.node import Node, Pic, Text
from companion.games.tapestry.boards.land import Light
from companion.games.tapestry.boards.lane_places import Ghost
from companion.games.tapestry.boards.signs import owner_icon
from companion.games.tapestry.bots import odds
from companion.games.tapestry.bots.odds import MayCome
from companion.games.tapestry.nouns import place_name
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.names import word

ICONS = {
    odds.INCOME: "income",
    odds.CONQUEST: "conquer",
    odds.LANDMARK: "landmark",
    odds.ACHIEVEMENT: "achievement",
}
LEAST = 1
"""Per cent that are drawn on the board; less is told in words alone."""


def may_come(desk: Desk) -> MayCome | None:
    """Counted while it is somebody's own turn, where it is wanted; None otherwise."""
    if not foreseen.is_wanted(desk) or not possible(desk):
        return None
    session = desk.session
    return desk.counted(_counted, session.state, session.entries, session.around.facts)


def possible(desk: Desk) -> bool:
    """Alone against the bots, between their turns."""
    state: State = desk.session.state
    playing = state.phase is not Phase.SETUP and state.phase is not Phase.OVER
    return state.options.solo and playing and state.turn != BOTS


def _counted(state: State, entries: tuple[Entry[State], ...], facts: Facts) -> Pieces[MayCome]:
    return odds.may_come(state, facts, odds.seen_aside(entries))


# on the board


def ghosts(desk: Desk) -> tuple[Ghost, ...]:
    """Faint tokens on the spaces that the bots may come to."""
    found = may_come(desk)
    if found is None:
        return ()
    state: State = desk.session.state
    return tuple(
        Ghost(track, state.space(bot, track) + 1, state.colour(bot), owner_icon(bot), per_cent(odd))
        for bot, track, odd in found.of(odds.TRACK)
    )


def tinted(desk: Desk, lights: tuple[Light, ...]) -> tuple[Light, ...]:
    """The hexes of people that may be conquered, beside what is said of hexes anyway."""
    found = may_come(desk)
    if found is None:
        return lights
    chances = {key: per_cent(odd) for _who, key, odd in found.of(odds.CONQUEST)}
    kept = tuple(one._replace(may=chances.pop(one.key, 0)) for one in lights)
    return (*kept, *(Light(key, may=n) for key, n in chances.items()))


# in words


def told(desk: Desk, acts: Acts, _opened: str) -> tuple[Message, tuple[Node, ...]]:
    """A line for each thing, the likeliest first; and what turns it off."""
    found, state = may_come(desk), desk.session.state
    lines = () if not possible(desk) else None if found is None else _lines(state, found)
    return foreseen.told(desk, acts, lines, Message("tapestry.may.note"))


def _lines(state: State, found: MayCome) -> Iterator[Node]:
    if not found.odds:
        yield Text(Message("tapestry.may.nothing"), "body", key="nothing")
    for kind, icon in ICONS.items():
        for who, what, odd in found.of(kind):
            yield line(f"{kind}.{who}.{what}", icon, _said(state, kind, who, what), odd)
    for bot, track, odd in found.of(odds.TRACK):
        named, called = word("owner", bot), word("track", track)
        space = state.space(bot, track) + 1
        text = Message("tapestry.may.track", who=named, track=called, space=space)
        token = Pic(owner_icon(bot), 28, disc=state.colour(bot))
        yield line(f"track.{bot}.{track}", f"track-{track}", text, odd, token)


def _said(state: State, kind: str, who: str, what: str) -> Message:
    match kind:
        case odds.INCOME:
            return Message("tapestry.may.income")
        case odds.CONQUEST:
            return Message("tapestry.may.conquest", place=place_name(state, what))
        case odds.LANDMARK:
            return Message("tapestry.may.landmark", landmark=word("landmark", what))
    return Message("tapestry.may.achievement", what=word("achievement", what))
