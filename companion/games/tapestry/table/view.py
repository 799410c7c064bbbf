"""The table as screens draw it: `table_view(state)` is a frozen record, everything decided here.

What a tap sends (`session.do(command, answers)`; `Button.refusal` is the greyed button's hint):

- a track: `TrackView.advance`, an `AdvanceOnTrack(track)`. It asks, as `Choice`s, only what is
  open: what to pay ("p1.pay"; or give `pay=("food", "coin")` with the command), which token, the
  order of benefits, each choice, die or draw, and the bonus. Where a piece goes is asked only if a
  district would pay now; otherwise it waits (`PlayerView.waiting`) for `PlacePiece`.
- income: `TableView.income`, a `TakeIncome()`; then `income/view.py` until the turn is over. For
  those who play on after the fifth it is `SpendTapestries()` or `StopPlaying()`.
- the bots' turn (`TableView.phase` is "bots"): `companion.games.tapestry.bots.view`.
- a hex asked for: the question's options have `place="hex:1,0"`; `session.answer(option.id)`.
- a hex otherwise: `CorrectHex(key, tile, rotation, tokens)` as it really lies.
- a number: `Correct(player, what, value, note)`; `what` is the id of the `Count` tapped
  ("resource.coin", "building.farm", "points", "outposts", …). One tap on plus or minus is one.
- points that the app did not see: `AddPoints(player, amount, source)`.
- tokens on a track: `CorrectTokens(owner, track, spaces, completed)`; a landmark:
  `CorrectLandmark(id, owner)`; an achievement: `CorrectAchievement(id, owners)`; technologies:
  `CorrectTechs(player, techs)`; hand and tiles: `CorrectHand(player, "hand", cards)`.
- what lies on the mats: `CorrectMat`, `CorrectCivilizations`, `CorrectCapital`,
  `CorrectMasterpieces`; out of the game or not: `CorrectFinished`.
- a landmark card's landmark, or any gained otherwise: `TakeLandmark(player, id)`.
- a player who does not follow every turn here: `PassTurnTo(seat)` and `AddPoints`; a game that
  ended on the table: `EndGame()`.
- a piece that waits: `PlacePiece(player, piece, plot)`, see `city/view.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.civilizations.commands import SpendTapestries, StopPlaying
from companion.games.tapestry.income.commands import TakeIncome
from companion.games.tapestry.land.view import HexView, hexes
from companion.games.tapestry.score import achievements
from companion.games.tapestry.state import State
from companion.games.tapestry.table.next_act import next_act
from companion.games.tapestry.table.view_people import CardView, PlayerView, player_view
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.tracks.view import TrackView, track_view
from companion.games.tapestry.turn.names import card_name, word
from companion.games.tapestry.view_button import Button, button


@dataclass(frozen=True, slots=True, repr=False)
class Lane:
    """A track and its button."""

    track: TrackView
    advance: Button


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


@dataclass(frozen=True, slots=True, repr=False)
class TableView:
    """Everything on the table screen; Kivy would spell out a repr at every change."""

    now: Message
    """What to do now: the largest thing on the screen."""
    phase: str
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
    income: Button
    """Past the fifth income turn: what is left to do, or to stop."""
    automa: tuple[int, int] | None
    """The Automa's points and era, in a solo game."""
    tiles_left: int


def table_view(state: State) -> TableView:
    """The table now."""
    return TableView(
        now=next_act(state),
        phase=state.phase.value,
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
    command = AdvanceOnTrack(track)
    text = Message("tapestry.button.advance", track=word("track", track))
    return Lane(track_view(state, track), button(state, text, command, f"track-{track}"))


def _income(state: State) -> Button:
    """The income turn; past the fifth what a mat that plays on does besides advancing."""
    if state.turn not in state.players or not state.past_the_fifth(state.turn):
        return button(state, Message("tapestry.button.income"), TakeIncome(), "income")
    spend = button(state, Message("tapestry.button.spend_tapestries"), SpendTapestries(), "income")
    if spend.refusal is None:
        return spend
    return button(state, Message("tapestry.button.stop"), StopPlaying(), "income")


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
