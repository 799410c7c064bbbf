"""What happens before the first turn: dealt, kept, ticked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from companion.core.event import Event
from companion.games.tapestry.change import player_with, put
from companion.games.tapestry.player import Cell
from companion.games.tapestry.state import State


def _dealt(state: State, player: str, **changes: Any) -> State:
    """The table with something changed in what a player was dealt."""
    mine = replace(state.setup.of(player), **changes)
    return _with(state, dealt=put(state.setup.dealt, player, mine))


def _with(state: State, **changes: Any) -> State:
    return replace(state, setup=replace(state.setup, **changes))


@dataclass(frozen=True, slots=True)
class CapitalsDealt(Event[State]):
    """A player looks at these capital mats."""

    player: str
    capitals: tuple[str, ...]

    def apply(self, state: State) -> State:
        return _dealt(state, self.player, capitals=self.capitals)


@dataclass(frozen=True, slots=True)
class CapitalKept(Event[State]):
    """A player keeps a capital mat; `start` is the hex of the two first outposts."""

    player: str
    capital: str
    start: str
    grid: tuple[str, ...] = ()
    """Its plots as the owner typed them, where no source shows them."""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        seated = player_with(
            state,
            self.player,
            capital=replace(me.capital, mat=self.capital, grid=self.grid),
            start=self.start,
        )
        return _dealt(seated, self.player, capital=self.capital)


@dataclass(frozen=True, slots=True)
class CivilizationsDealt(Event[State]):
    """A player looks at these civilizations."""

    player: str
    civilizations: tuple[str, ...]

    def apply(self, state: State) -> State:
        return _dealt(state, self.player, civilizations=self.civilizations)


@dataclass(frozen=True, slots=True)
class CivilizationKept(Event[State]):
    """A player keeps a civilization, the others go back to the pile."""

    player: str
    civilization: str

    def apply(self, state: State) -> State:
        return _dealt(state, self.player, civilization=self.civilization)


@dataclass(frozen=True, slots=True)
class LandmarkCardsDealt(Event[State]):
    """A player looks at these landmark cards, the other players' rest."""

    player: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> State:
        return _dealt(state, self.player, landmark_cards=self.cards)


@dataclass(frozen=True, slots=True)
class LandmarkCardKept(Event[State]):
    """A player keeps a landmark card and passes the others on."""

    player: str
    card: str
    condition: str = ""

    def apply(self, state: State) -> State:
        kept = _dealt(
            state, self.player, landmark_card=self.card, landmark_condition=self.condition
        )
        return player_with(kept, self.player, landmark_card=self.card)


@dataclass(frozen=True, slots=True)
class BotLandmarkCardSet(Event[State]):
    """Solo: the card that was not kept is the Automa's."""

    card: str

    def apply(self, state: State) -> State:
        return _with(state, bot_landmark_card=self.card)


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event[State]):
    """Chance chose who begins."""

    seat: str

    def apply(self, state: State) -> State:
        return _with(state, first_player=self.seat)


@dataclass(frozen=True, slots=True)
class ItemTicked(Event[State]):
    """An item of the checklist was ticked, or the tick taken back."""

    item: str
    ticked: bool = True

    def apply(self, state: State) -> State:
        others = tuple(item for item in state.setup.ticked if item != self.item)
        return _with(state, ticked=(*others, self.item) if self.ticked else others)


@dataclass(frozen=True, slots=True)
class CubeBlocked(Event[State]):
    """A rebalancing put a cube on a plot: it is impassable now."""

    player: str
    plot: Cell

    def apply(self, state: State) -> State:
        capital = state.players[self.player].capital
        changed = replace(capital, cubes=(*capital.cubes, self.plot))
        return player_with(state, self.player, capital=changed)


@dataclass(frozen=True, slots=True)
class LossesOwed(Event[State]):
    """A rebalancing takes these resources at the end of the first income turn."""

    player: str
    losses: tuple[str, ...]

    def apply(self, state: State) -> State:
        return player_with(state, self.player, losses=self.losses)


@dataclass(frozen=True, slots=True)
class SetUpFinished(Event[State]):
    """Everything lies where it should."""

    def apply(self, state: State) -> State:
        return _with(state, finished=True)


EVENTS = (
    CapitalsDealt,
    CapitalKept,
    CivilizationsDealt,
    CivilizationKept,
    LandmarkCardsDealt,
    LandmarkCardKept,
    BotLandmarkCardSet,
    FirstPlayerChosen,
    ItemTicked,
    CubeBlocked,
    LossesOwed,
    SetUpFinished,
)
