"""What may come in the bots' next turn, for those who want it: faint on the board, and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from companion.core.command import Entry
from companion.core.counted import Pieces
from companion.core.message import Message, Param
from companion.core.step import Facts
from companion.describe import foreseen
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.foreseen import line, per_cent
from companion.describe.node import Board, Node, Pic, Text
from companion.games.tapestry.boards.land import Light
from companion.games.tapestry.boards.lane_places import Ghost
from companion.games.tapestry.boards.signs import owner_icon
from companion.games.tapestry.bots import odds
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.odds import MayCome
from companion.games.tapestry.nouns import place_name
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.names import word

ICONS = {
    odds.CONQUEST: "conquer",
    odds.LANDMARK: "landmark",
    odds.ACHIEVEMENT: "achievement",
}
MAP = 190.0


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


def told(desk: Desk, acts: Acts, the_map: Callable[..., Board]) -> tuple[Message, tuple[Node, ...]]:
    """A line for each thing, the likeliest first; and what turns it off.

    `the_map`: draws what is near some hexes.
    """
    found = may_come(desk)
    lines = () if not possible(desk) else None if found is None else _lines(desk, found, the_map)
    return foreseen.told(desk, acts, lines, Message("tapestry.may.note"))


def _lines(desk: Desk, found: MayCome, the_map: Callable[..., Board]) -> Iterator[Node]:
    state: State = desk.session.state
    if not found.odds:
        yield Text(Message("tapestry.may.nothing"), "body", key="nothing")
    yield from _income(state, found)
    for _who, _, odd in found.of(odds.ATTACK):
        yield line("attack", "conquer", Message("tapestry.may.attack"), odd)
    if at := tuple(key for _who, key, _ in found.of(odds.CONQUEST)):
        yield the_map(desk, about=at, h=MAP)
    for kind, icon in ICONS.items():
        for who, what, odd in found.of(kind):
            yield line(f"{kind}.{who}.{what}", icon, _said(state, kind, who, what), odd)
    for bot, track, odd in found.of(odds.TRACK):
        named, called = word("owner", bot), word("track", track)
        space = state.space(bot, track) + 1
        text = Message("tapestry.may.track", who=named, track=called, space=space)
        token = Pic(owner_icon(bot), 28, disc=state.colour(bot))
        yield line(f"track.{bot}.{track}", f"track-{track}", text, odd, token)


def _income(state: State, found: MayCome) -> Iterator[Node]:
    """Which it is, and what it brings the Automa."""
    ways = [(int(points), odd) for _, points, odd in found.of(odds.INCOME)]
    if ways:
        least, most = min(ways)[0], max(ways)[0]
        said: dict[str, Param] = {"turn": bots_of(state).income_turns + 1, "least": least}
        words = Message("tapestry.may.income", **said)
        if most > least:
            words = Message("tapestry.may.income_between", **said, most=most)
        yield line("income", "income", words, sum((odd for _, odd in ways), Fraction(0)))


def _said(state: State, kind: str, who: str, what: str) -> Message:
    match kind:
        case odds.CONQUEST:
            return Message("tapestry.may.conquest", place=place_name(state, what))
        case odds.LANDMARK:
            named = word("landmark", what)
            return Message("tapestry.may.landmark", who=word("owner", who), landmark=named)
    named = word("achievement", what)
    return Message("tapestry.may.achievement", who=word("owner", who), what=named)
