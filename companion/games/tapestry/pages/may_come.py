"""What may come in the bots' next turn, for those who want it: faint on the board, and in words."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from companion.core.command import Entry
from companion.core.message import Message
from companion.core.remembered import remembered
from companion.core.step import Facts
from companion.core.wanted import MAY_COME
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Node, Pic, Row, Text
from companion.games.tapestry.boards.land import Light
from companion.games.tapestry.boards.lane_places import Ghost
from companion.games.tapestry.boards.signs import owner_icon
from companion.games.tapestry.bots import odds
from companion.games.tapestry.bots.odds import MayCome
from companion.games.tapestry.land.tiles import place_name
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
    if MAY_COME not in desk.session.wanted.now or not possible(desk):
        return None
    return _counted(desk.session.state, desk.session.entries, desk.session.around.facts)


def possible(desk: Desk) -> bool:
    """Alone against the bots, between their turns."""
    state: State = desk.session.state
    playing = state.phase is not Phase.SETUP and state.phase is not Phase.OVER
    return state.options.solo and playing and state.turn != BOTS


@remembered
def _counted(state: State, entries: tuple[Entry[State], ...], facts: Facts) -> MayCome:
    return odds.may_come(state, facts, odds.seen_aside(entries))


def per_cent(odd: Fraction) -> int:
    """Whole; what can come at all is never 0, and what may fail never 100."""
    if odd == 1:
        return 100
    return min(99, max(1, round(100 * odd)))


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
    found = may_come(desk)
    title = Message("tapestry.may.title")
    wanted = MAY_COME in desk.session.wanted.now
    acts.add("may.turn", lambda: desk.session.wanted.turn(MAY_COME))
    switch = Act(Message("tapestry.may.wanted"), "may.turn", tick=wanted, key="may.turn",
                 note=Message("tapestry.may.note"))  # fmt: skip
    if found is None:
        return title, (switch,)
    return title, (switch, *_lines(desk.session.state, found))


def _lines(state: State, found: MayCome) -> Iterator[Node]:
    if not found.odds:
        yield Text(Message("tapestry.may.nothing"), "body", "dim", key="nothing")
    for kind, icon in ICONS.items():
        for who, what, odd in found.of(kind):
            text = _said(state, kind, who, what)
            yield _line(f"{kind}.{who}.{what}", icon, text, odd)
    for bot, track, odd in found.of(odds.TRACK):
        text = Message("tapestry.may.track", who=word("owner", bot), track=word("track", track))
        yield _line(f"track.{bot}.{track}", f"track-{track}", text, odd)


def _said(state: State, kind: str, who: str, what: str) -> Message:
    match kind:
        case odds.INCOME:
            return Message("tapestry.may.income")
        case odds.CONQUEST:
            return Message("tapestry.may.conquest", place=place_name(state, what))
        case odds.LANDMARK:
            return Message("tapestry.may.landmark", landmark=word("landmark", what))
    return Message("tapestry.may.achievement", what=word("achievement", what))


def _line(key: str, icon: str, text: Message, odd: Fraction) -> Node:
    number = Text(Message("tapestry.may.chance", n=per_cent(odd)), "label", bold=True, lines=1,
                  key="n")  # fmt: skip
    words = Column((Text(text, key="text"),), share=1, key="words")
    return Row((Pic(icon, 28, "dim"), words, number), gap=10, middle=True, key=f"may.{key}")
