"""A second screen at the table, which does nothing: somebody's mat, what the bots did, the score.

What somebody keeps to themselves stands on their mat alone, and a mat is shown to one screen. So of
people no turn is told here: what they drew is told in it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.checked import BOTS, YOU, Group
from companion.core.message import Message
from companion.core.session import Session
from companion.core.turns import Together, log_of, together
from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Do, Node, Page, Pic, Row, Scroll, Text
from companion.describe.parts import bar, dock
from companion.describe.scored import totals, verdict, who_won
from companion.describe.surface import Surface
from companion.games import title
from companion.pages.groups import Shown, columns
from companion.pages.places import ground_of, mine_of

MAT, TURN, SCORE = "mat", "turn", "score"
PARTS = ((MAT, "person"), (TURN, "clock"), (SCORE, "trophy"))
WATCHER = ""
"""The seat of somebody who has none: the table is shown in the place of a mat."""


@dataclass(frozen=True)
class Seat:
    """Somebody at the table, and where what is theirs lies."""

    id: str
    group: Group


@dataclass
class Looker:
    """One screen: whose it is, and what is looked at on it."""

    session: Callable[[], Session[Any] | None]
    taken: Callable[[], Collection[str]]
    """The seats that other screens show."""
    seat: str | None = None
    """None: nobody has said yet."""
    part: str = MAT

    def sits(self, seat: str | None) -> Do:
        """The act that says whose screen this is."""

        def do() -> None:
            if seat not in self.taken():
                self.seat, self.part = seat, MAT

        return do

    def turns_to(self, part: str) -> Do:
        """The act that shows another part."""

        def do() -> None:
            self.part = part

        return do


def beside(at: Looker, surface: Surface) -> Page:
    """What this screen shows of the moment."""
    session, acts = at.session(), Acts()
    if session is None:
        return _nothing(surface)
    seats = seats_of(session)
    if at.seat is None or (at.seat and at.seat not in [one.id for one in seats]):
        return _who(at, surface, session, seats, acts)
    game, state = session.game, session.state
    ground, named = ground_of(game.id), next((one for one in seats if one.id == at.seat), None)
    acts.add("leave", at.sits(None))
    name = named.group.title if named else Message("app.beside.watches")
    top = bar(surface, ground, name, title(game.id), back="leave")
    shown = Column((*_part(at, surface, session, seats),), gap=14, pad=16, key=at.part)
    inside = Scroll(shown, key=f"shown.{at.part}", share=1)
    shown_parts = [one for one in PARTS if one[0] != TURN or _bots(session)]
    parts = Row(tuple(_tab(at, acts, *one) for one in shown_parts), gap=8, key="parts")
    root = Column((top, inside, dock(ground, parts)), gap=0)
    return Page(root, acts.acts, name, f"{ground}_stage", live=(game.recap(state),))


def seats_of(session: Session[Any]) -> tuple[Seat, ...]:
    """Everybody who has a side of their own."""
    groups = session.game.checked(session.state)
    own = (one for one in groups if one.column == YOU and one.places)
    return tuple(Seat(one.places[0].rpartition(":")[2], one) for one in own)


def _nothing(surface: Surface) -> Page:
    words = Text(Message("app.beside.nothing"), "command", "dim", align="c", key="nothing")
    return Page(Column((Column((words,), pad=48),)), {}, Message("app.beside.title"), "app_stage")


def _who(
    at: Looker, surface: Surface, session: Session[Any], seats: Sequence[Seat], acts: Acts
) -> Page:
    """Whose screen it is; a mat that another one shows is not to be had."""
    ground, taken = ground_of(session.game.id), at.taken()
    asks = Message("app.beside.whose")
    rows: list[Node] = [Text(asks, "command", bold=True, key="whose")]
    for one in seats:
        does = acts.add(f"seat.{one.id}", at.sits(one.id))
        reason = Message("app.beside.taken") if one.id in taken else None
        rows.append(Act(one.group.title, does, one.group.icon, reason=reason, key=does))
    acts.add("watch", at.sits(WATCHER))
    rows.append(Act(Message("app.beside.watch"), "watch", "eye", key="watch"))
    top = bar(surface, ground, title(session.game.id), back="")
    inside = Scroll(Column(tuple(rows), gap=12, pad=16), key="who", share=1)
    return Page(Column((top, inside), gap=0), acts.acts, asks, f"{ground}_stage")


def _tab(at: Looker, acts: Acts, part: str, icon: str) -> Act:
    seen = "table" if part == MAT and at.seat == WATCHER else part
    does = acts.add(f"part.{part}", at.turns_to(part))
    return Act(Message(f"app.beside.{seen}"), does, icon, chosen=part == at.part, share=1, key=does)


def _part(
    at: Looker, surface: Surface, session: Session[Any], seats: Sequence[Seat]
) -> Iterator[Node]:
    if at.part == SCORE:
        yield from _score(surface, session)
    elif at.part == TURN:
        yield from _turn(surface, session)
    else:
        yield from _mat(at, surface, session, seats)


def _mat(
    at: Looker, surface: Surface, session: Session[Any], seats: Sequence[Seat]
) -> Iterator[Node]:
    """What is theirs, hidden things too; a watcher sees what lies open for everybody."""
    own = next((one.group for one in seats if one.id == at.seat), None)
    if own is not None:
        yield from mine_of(session.game.id, session.state, at.seat or "", surface)
    groups = session.game.checked(session.state)
    shown = (own,) if own else tuple(one for one in groups if one.column != YOU)
    yield columns(shown, surface, Shown({}))


def _turn(surface: Surface, session: Session[Any]) -> Iterator[Node]:
    """The last one of the bots."""
    game = session.game
    turns, bots = together(session.entries, (), game.turn_of), _bots(session)
    turn = next((one for one in reversed(turns) if one.turn.icon in bots), None)
    if turn is None:
        yield Text(Message("app.log.empty"), "label", "dim", key="empty")
        return
    head = (Pic(turn.turn.icon or "check", 40), Text(turn.turn.title, "label", bold=True, share=1))
    yield Row(head, gap=12, middle=True, key="turn")
    yield from _lines(session, turn)


def _bots(session: Session[Any]) -> set[str]:
    """The signs of those that Loom plays."""
    return {one.icon for one in session.game.checked(session.state) if one.column == BOTS}


def _lines(session: Session[Any], turn: Together) -> Iterator[Node]:
    for n, one in enumerate(line for step in turn.steps for line in log_of(session.game, step)):
        inside = (Pic(one.icon or "check", 26, "dim"), Text(one.text, "label", share=1, key="text"))
        yield Row(inside, gap=12, pad=10, middle=True, fill="ink~.06", radius=12, key=f"line.{n}")


def _score(surface: Surface, session: Session[Any]) -> Iterator[Node]:
    """Who leads, or has won; where the game is when nobody counts on the way."""
    game, state = session.game, session.state
    over = game.finished(state)
    result = over or game.so_far(state)
    if result is not None:
        said = who_won(result) if over else Message("app.beside.so_far")
        yield verdict(said, result, surface)
        yield totals(result)
    yield Text(game.recap(state), "label", "dim", key="recap")
