"""The table as screens draw it: `table_view(state)` is a frozen record, everything decided here.

What a tap does is an offer: `TrackView`'s lane advances, asking what is open; `income` begins the
income turn (income/view.py), or past the fifth what is left to do; `go` leads to a screen of its
own. A hex, a plot, a space, a card or a number has offers of its own, in the views of `correcting`.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.core.offer import Offer
from companion.games.tapestry import content
from companion.games.tapestry.flow import INCOME_STEPS
from companion.games.tapestry.land.view import HexView, hexes
from companion.games.tapestry.offers.advancing import advancing
from companion.games.tapestry.offers.turn import besides_advancing
from companion.games.tapestry.score import achievements
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.table.next_act import next_act
from companion.games.tapestry.table.view_people import CardView, PlayerView, player_view
from companion.games.tapestry.tracks.view import TrackView, track_view
from companion.games.tapestry.turn.names import card_name, word


@dataclass(frozen=True, slots=True, repr=False)
class Lane:
    """A track and its button."""

    track: TrackView
    advance: Offer[State]


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A value of an achievement and who holds it; empty while it is free."""

    points: int
    owner: str


@dataclass(frozen=True, slots=True)
class AchievementView:
    """An achievement and its places, highest first."""

    id: str
    name: Message
    places: tuple[PlaceView, ...]


@dataclass(frozen=True, slots=True)
class Go:
    """A screen of its own for what is to be done now."""

    to: str
    text: Message
    icon: str
    topic: str = ""


GO = {
    Phase.BOTS: Go("bots", Message("tapestry.screen.bots_turn"), "owner-automa", "R-turn-5"),
    Phase.OVER: Go("score", Message("tapestry.screen.score"), "score"),
    **dict.fromkeys(
        (step.phase for step in INCOME_STEPS),
        Go("income", Message("tapestry.screen.income"), "income", "income.overview"),
    ),
}


def goes_on(state: State) -> str:
    """The part of the game where it goes on now."""
    return GO[state.phase].to if state.phase in GO else "table"


@dataclass(frozen=True, slots=True, repr=False)
class TableView:
    """Everything on the table screen; Kivy would spell out a repr at every change."""

    now: Message
    """What to do now: the largest thing on the screen."""
    phase: str
    bots: bool
    """The Automa or the Shadow Empire play."""
    my_turn: bool
    """A person chooses what to do with their turn."""
    bots_now: bool
    go: Go | None
    """Where it goes on, if not here."""
    seat: str
    """Whose turn it is; "bots" for theirs, empty before and after."""
    turn_number: int
    players: tuple[PlayerView, ...]
    lanes: tuple[Lane, ...]
    hexes: tuple[HexView, ...]
    achievements: tuple[AchievementView, ...]
    offer: tuple[CardView, ...]
    """The face-up technologies."""
    masterpieces: tuple[Message, ...]
    income: Offer[State]
    """Past the fifth income turn: what is left to do, or to stop."""
    automa: tuple[int, int] | None
    """The Automa's points and era, in a solo game."""
    tiles_left: int


def table_view(state: State) -> TableView:
    """The table now."""
    return TableView(
        now=next_act(state),
        phase=state.phase.value,
        bots=state.bots is not None,
        my_turn=state.phase is Phase.TURN,
        bots_now=state.phase is Phase.BOTS,
        go=GO.get(state.phase),
        seat=state.turn,
        turn_number=state.turn_number,
        players=tuple(player_view(state, player) for player in state.players),
        lanes=tuple(_lane(state, track) for track in state.used_tracks()),
        hexes=hexes(state),
        achievements=_achievements(state),
        offer=tuple(CardView(card, card_name("tech", card)) for card in state.tech_offer),
        masterpieces=tuple(card_name("masterpiece", card) for card in state.masterpiece_offer),
        income=_income(state),
        automa=_automa(state),
        tiles_left=state.tiles_left(),
    )


def _lane(state: State, track: str) -> Lane:
    return Lane(track_view(state, track), advancing(state, track))


def _income(state: State) -> Offer[State]:
    """The first of them that may be done, else the last."""
    offers = besides_advancing(state)
    return next((one for one in offers if one.reason is None), offers[-1])


def _achievements(state: State) -> tuple[AchievementView, ...]:
    return tuple(
        AchievementView(
            one,
            word("achievement", one),
            tuple(
                PlaceView(points, _held(state, one, at))
                for at, points in enumerate(achievements.values(state, one))
            ),
        )
        for one in content.achievements()
    )


def _held(state: State, achievement: str, place: int) -> str:
    owners = state.achievements.get(achievement, ())
    return owners[place] if place < len(owners) else ""


def _automa(state: State) -> tuple[int, int] | None:
    if state.bots is None or not state.options.solo:
        return None
    return state.bots.score, state.bots.income_turns
