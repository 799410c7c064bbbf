"""The capital: what waits to be placed, counting what is not drawn, landmarks."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Filled, Make, Section
from companion.core.question import Amount, Choice, Option
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city import building, districts
from companion.games.tapestry.city.commands import CountCapital, PlacePiece, TakeLandmark
from companion.games.tapestry.city.view import claims
from companion.games.tapestry.offers.blanks import (
    PLAYER,
    landmarks_of,
    one_of,
    said,
    whose,
)
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import player_name, word

PLOT, LANDMARK = "plot", "landmark"


def waiting(section: Section[State], state: State) -> None:
    """Every piece that waits, with the places where it fits."""
    under = section.under(Message("tapestry.offer.waiting"))
    for player, me in state.players.items():
        for piece in dict.fromkeys(me.waiting):
            called, who = building.piece_name(piece), said(player_name(state, player))
            under.offer(
                f"place.{player}.{piece}",
                Message("tapestry.label.place", player=who, piece=called),
                _placed(player, piece),
                _plots(state, player, piece),
                icon="landmark",
            )


def _plots(state: State, player: str, piece: str) -> Choice:
    city = state.players[player].capital
    fits = plots.fitting(city, piece, on_impassable=building.may_build_anywhere(state, player))
    plotted = tuple(building.plot_option(key) for key in fits)
    beside = Option(building.BESIDE, Message("tapestry.offer.beside"))
    return Choice(PLOT, Message("tapestry.offer.ask.plot"), (*plotted, beside))


def besides(section: Section[State], state: State) -> None:
    """Landmarks gained otherwise; the lines of a capital that is not drawn."""
    free = [one for one in landmarks_of(state) if one not in state.landmarks]
    if free:
        section.offer(
            "landmark.take",
            Message("tapestry.offer.take_landmark"),
            lambda f: TakeLandmark(f[PLAYER], f[LANDMARK]),
            whose(state),
            one_of(
                LANDMARK,
                Message("tapestry.offer.ask.landmark"),
                ((one, word("landmark", one)) for one in free),
            ),
            icon="landmark",
        )
    for player, me in state.players.items():
        who = said(player_name(state, player))
        for number, (text, claim) in enumerate(claims(state, player)):
            key = f"landmark_card.{player}" + (f".{number + 1}" if number else "")
            section.offer(key, text, claim, icon="landmark")
        if not plots.has_grid(me.capital):
            text = Message("tapestry.offer.count_capital", player=who)
            section.offer(f"capital.{player}", text, _counter(player), *_lines(state, player))


def _counter(player: str) -> Make[State]:
    def command(filled: Filled) -> CountCapital:
        return CountCapital(player, filled["rows"], filled["columns"], filled["districts"])

    return command


def _lines(state: State, player: str) -> tuple[Amount, ...]:
    city = state.players[player].capital
    left = districts.printed(city).number - len(city.districts)
    return (
        Amount("rows", Message("tapestry.offer.ask.rows"), 0, plots.SIZE, city.rows_counted),
        Amount(
            "columns", Message("tapestry.offer.ask.columns"), 0, plots.SIZE, city.columns_counted
        ),
        Amount("districts", Message("tapestry.offer.ask.districts"), 0, max(0, left), 0),
    )


def _placed(player: str, piece: str) -> Make[State]:
    return lambda filled: PlacePiece(player, piece, filled[PLOT])
