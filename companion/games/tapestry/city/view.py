"""The capital's own sheet: `capital_view(state, player)`.

What a tap sends: a piece that waits, dragged or tapped to a place, is
`PlacePiece(player, piece, placement.key)`; with no place that fits, `PlacePiece(..., "beside")`.
A capital kept as counts (`drawn` is False) sends `CountCapital(player, rows, columns, districts)`,
where `districts` are those completed just now.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message
from companion.core.question import Choice
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city import building, landmark_cards
from companion.games.tapestry.city.commands import ClaimLandmarkCard
from companion.games.tapestry.player import BUILDINGS, Capital, Cell, CityToken
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import word

PLOT = "plot:"


@dataclass(frozen=True, slots=True)
class PieceView:
    """A piece in the capital, or beside it where `cells` is empty."""

    id: str
    name: Message
    cells: tuple[Cell, ...]
    landmark: bool


@dataclass(frozen=True, slots=True)
class PlacementView:
    """A way to lay a piece."""

    key: str
    cells: tuple[Cell, ...]
    completes: tuple[str, ...]
    """Districts it would complete."""
    rows: int
    """Rows that would be complete then."""
    columns: int

    @property
    def lines(self) -> int:
        """Rows and columns together."""
        return self.rows + self.columns


@dataclass(frozen=True, slots=True)
class PieceToLay:
    """A piece for which a place is looked for, and where it may lie."""

    player: str
    piece: PieceView
    ways: tuple[PlacementView, ...]


@dataclass(frozen=True, slots=True)
class CapitalView:
    """A capital now; (row, column) from 0, pieces may stick out of 0 to 8."""

    player: str
    mat: Message | None
    drawn: bool
    blocked: tuple[Cell, ...]
    """Impassable plots, and those that others' tokens fill."""
    tokens: tuple[CityToken, ...]
    """The latter, by whose they are."""
    pieces: tuple[PieceView, ...]
    waiting: tuple[PieceView, ...]
    districts: tuple[str, ...]
    """Districts that have paid: "row,column" of the nine."""
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    """The complete ones; for a capital kept as counts only their number holds."""


def capital_view(state: State, player: str) -> CapitalView:
    """The sheet of one player."""
    city = state.players[player].capital
    drawn = plots.has_grid(city)
    return CapitalView(
        player=player,
        mat=word("capital", city.mat) if city.mat else None,
        drawn=drawn,
        blocked=tuple(sorted(_blocked(city))) if drawn else (),
        tokens=city.tokens,
        pieces=tuple(_piece(placed.piece, placed.cells) for placed in city.placed),
        waiting=tuple(_piece(piece, ()) for piece in state.players[player].waiting),
        districts=city.districts,
        rows=plots.full_rows(plots.filled(city)) if drawn else (),
        columns=plots.full_columns(plots.filled(city)) if drawn else (),
    )


def _blocked(city: Capital) -> frozenset[Cell]:
    return plots.impassable(city).union(token.cell for token in city.tokens)


def _piece(piece: str, cells: tuple[Cell, ...]) -> PieceView:
    landmark = piece not in BUILDINGS
    return PieceView(piece, building.piece_name(piece), cells, landmark)


def asked_place(state: State, question: object) -> PieceToLay | None:
    """What a question asks a place for in a capital; None if it asks otherwise."""
    options = getattr(question, "options", ())
    keys = {one.id for one in options if one.place.startswith(PLOT)}
    if not keys or not isinstance(question, Choice):
        return None
    player = question.key.partition(".")[0]
    named = question.text.params.get("piece")
    if player not in state.players or not isinstance(named, Message):
        return None
    piece = named.key.rpartition(".")[2]
    ways = placements(state, player, piece)
    return PieceToLay(player, _piece(piece, ()), tuple(one for one in ways if one.key in keys))


def placements(state: State, player: str, piece: str) -> tuple[PlacementView, ...]:
    """Every place a waiting piece fits, and what it would complete."""
    city = state.players[player].capital
    if not plots.has_grid(city):
        return ()
    anywhere = building.may_build_anywhere(state, player)
    fits = plots.fitting(city, piece, on_impassable=anywhere)
    return tuple(_placement(city, key, cells) for key, cells in fits.items())


def _placement(city: Capital, key: str, cells: frozenset[Cell]) -> PlacementView:
    full = plots.filled(city) | cells
    completes = tuple(d for d in plots.districts_in(full) if d not in city.districts)
    rows, columns = len(plots.full_rows(full)), len(plots.full_columns(full))
    return PlacementView(key, tuple(sorted(cells)), completes, rows, columns)


def claims(state: State, player: str) -> Iterator[tuple[Message, ClaimLandmarkCard]]:
    """A line for each landmark card whose landmark is still to be gained."""
    for card in landmark_cards.cards_of(state, player):
        landmark = landmark_cards.landmark_of(state, player, card)
        kept = card == state.players[player].landmark_card
        text = Message("tapestry.more.landmark_card", landmark=word("landmark", landmark))
        yield text, ClaimLandmarkCard(player, "" if kept else card)
