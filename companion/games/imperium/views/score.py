"""Score sheets as they are shown."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from companion.core.game import Result
from companion.core.message import Message
from companion.games.imperium.catalogue import called
from companion.games.imperium.content import named
from companion.games.imperium.events.ending import UNREST_LINE
from companion.games.imperium.game import GAME, standing
from companion.games.imperium.rules import civ_score
from companion.games.imperium.rules.civ_cards import unnamed
from companion.games.imperium.rules.scoring import (
    CIV_LINES,
    CIV_SEAT,
    PLAYER_LINES,
    civ_lines,
    counted,
    player_lines,
    points,
    seats,
    variable_cards,
)
from companion.games.imperium.state import Phase, State
from companion.games.imperium.views.naming import CardChoice, choices


@dataclass(frozen=True, slots=True)
class LineView:
    """A line: what was counted and what it is worth."""

    id: str
    label: Message
    counted: int | None
    """None while nobody has counted it."""
    points: int
    typed: bool
    """It is typed in, and not known to the app."""


@dataclass(frozen=True, slots=True)
class SheetView:
    """The sheet of one seat."""

    seat: str
    name: Message | str
    lines: tuple[LineView, ...]
    total: int
    variable: tuple[int, ...]
    cards: tuple[CardLine, ...] = ()
    """The C.I.V.'s cards with their points, where all of them are known."""
    unnamed: tuple[UnnamedView, ...] = ()
    """Its cards that nobody named, while its points wait for them."""


@dataclass(frozen=True, slots=True)
class UnnamedView:
    """So many cards, and which they may be."""

    n: int
    cards: tuple[CardChoice, ...]


@dataclass(frozen=True, slots=True)
class CardLine:
    """A card of the C.I.V., how many of it and what each is worth."""

    name: Message
    n: int
    points: int


def so_far(state: State) -> Result:
    """How it has ended, or everybody with their points as they are counted."""
    ended = GAME.finished(state)
    return ended or Result(tuple(standing(state, seat, False) for seat in seats(state)))


def sheets(state: State) -> tuple[SheetView, ...]:
    """Every sheet that is counted."""
    return tuple(_sheet(state, seat) for seat in seats(state))


def _sheet(state: State, seat: str) -> SheetView:
    civ = seat == CIV_SEAT
    found = civ_lines(state) if civ else player_lines(state, seat)
    typed = CIV_LINES if civ else PLAYER_LINES
    lines = [
        LineView(
            line.id,
            Message(f"imperium.score.{line.id}"),
            line.counted,
            line.points,
            line.id in typed,
        )
        for line in found
    ]
    if state.collapsed and not civ:
        label = Message(f"imperium.score.{UNREST_LINE}")
        lines.append(LineView(UNREST_LINE, label, counted(state, seat, UNREST_LINE), 0, True))
    total = points(state, seat)
    variable, cards = variable_cards(state, seat), _cards(state) if civ else ()
    left = _unnamed(state) if civ else ()
    return SheetView(seat, _name(state, seat), tuple(lines), total, variable, cards, left)


def _unnamed(state: State) -> tuple[UnnamedView, ...]:
    if state.phase is not Phase.SCORING or not state.options.names:
        return ()
    return tuple(UnnamedView(one.n, choices(one.cards)) for one in unnamed(state))


def _cards(state: State) -> tuple[CardLine, ...]:
    """Worth most first."""
    counted = civ_score.counted(state) or ()
    found = Counter((one.id, one.civ) for one in counted)
    ordered = sorted(found.items(), key=lambda one: (-one[0][1], one[0][0]))
    return tuple(CardLine(called(id_), n, points) for (id_, points), n in ordered if points)


def _name(state: State, seat: str) -> Message | str:
    if seat == CIV_SEAT:
        return Message("imperium.seat.civ", nation=named("nation", state.civ.nation))
    return state.options.seats[int(seat)].name or Message("imperium.seat.you")
