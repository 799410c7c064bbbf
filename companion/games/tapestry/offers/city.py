"""The capital: what waits to be placed, counting what is not drawn, landmarks."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import HowMany, Noun
from companion.core.offer import Filled, Section
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city import building, districts
from companion.games.tapestry.city.commands import CountCapital, PlacePiece, TakeLandmark
from companion.games.tapestry.city.view import claims
from companion.games.tapestry.nouns import LANDMARK_LYING, PERSON, said
from companion.games.tapestry.player import Capital
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import player_name

PLOT = "plot"


def waiting(section: Section[State], state: State) -> None:
    """Every piece that waits, with the places where it fits."""
    under = section.under(Message("tapestry.offer.waiting"))
    for player, me in state.players.items():
        for piece in dict.fromkeys(me.waiting):
            under.keep(_place(player, piece).on(state))


def _place(player: str, piece: str) -> Form[State]:
    """One piece of somebody."""

    def called(state: State) -> Message:
        who = said(player_name(state, player))
        return Message("tapestry.label.place", player=who, piece=building.piece_name(piece))

    return form(
        PlacePiece,
        f"place.{player}.{piece}",
        called,
        icon="landmark",
        makes=lambda state, f: PlacePiece(player, piece, f[PLOT]),
        plot=Noun(
            PLOT,
            Message("tapestry.offer.ask.plot"),
            lambda state, f: (*_fitting(state, player, piece), building.BESIDE),
            lambda state, plot: (
                Message("tapestry.offer.beside")
                if plot == building.BESIDE
                else building.plot_option(plot).text
            ),
            place=lambda state, plot: "" if plot == building.BESIDE else f"plot:{plot}",
            many=True,
        ),
    )


def _fitting(state: State, player: str, piece: str) -> tuple[str, ...]:
    anywhere = building.may_build_anywhere(state, player)
    return tuple(plots.fitting(state.players[player].capital, piece, on_impassable=anywhere))


FREE_LANDMARK = LANDMARK_LYING.among(
    lambda state, f: (one for one in LANDMARK_LYING.now(state, f) if one not in state.landmarks)
)
TAKE = form(
    TakeLandmark,
    "landmark.take",
    Message("tapestry.offer.take_landmark"),
    icon="landmark",
    when=lambda state: next(iter(FREE_LANDMARK.now(state, {})), None) is not None,
    player=PERSON,
    landmark=FREE_LANDMARK,
)


def besides(section: Section[State], state: State) -> None:
    """Landmarks gained otherwise; the lines of a capital that is not drawn."""
    if TAKE.when(state):
        section.keep(TAKE.on(state))
    for player, me in state.players.items():
        for number, (text, claim) in enumerate(claims(state, player)):
            key = f"landmark_card.{player}" + (f".{number + 1}" if number else "")
            section.offer(key, text, claim, icon="landmark")
        if not plots.has_grid(me.capital):
            section.keep(_counted(player).on(state))


def _counted(player: str) -> Form[State]:
    """The lines and districts of somebody's capital."""

    def lines(key: str, text: Message, now: Callable[[Capital], int]) -> HowMany[State]:
        return HowMany(
            key,
            text,
            lambda state, f: now(state.players[player].capital),
            lambda state, f: plots.SIZE,
        )

    def left(state: State, _filled: Filled) -> int:
        city = state.players[player].capital
        return max(0, districts.printed(city).number - len(city.districts))

    rows, columns = Message("tapestry.offer.ask.rows"), Message("tapestry.offer.ask.columns")
    return form(
        CountCapital,
        f"capital.{player}",
        lambda state: Message(
            "tapestry.offer.count_capital", player=said(player_name(state, player))
        ),
        makes=lambda state, f: CountCapital(player, f["rows"], f["columns"], f["districts"]),
        rows=lines("rows", rows, lambda city: city.rows_counted),
        columns=lines("columns", columns, lambda city: city.columns_counted),
        districts=HowMany(
            "districts", Message("tapestry.offer.ask.districts"), lambda state, f: 0, left
        ),
    )
