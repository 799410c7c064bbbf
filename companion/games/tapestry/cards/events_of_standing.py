"""What begins and ends to hold for a player, by cards."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.event import Bookkeeping
from companion.games.tapestry.change import player_with
from companion.games.tapestry.standing import (
    Ally,
    Closed,
    Closes,
    Copied,
    Enchanted,
    HasPlots,
    MarriedTo,
    Sold,
    Standing,
)
from companion.games.tapestry.state import State


def with_standing(state: State, player: str, *effects: Standing) -> State:
    """These hold for the player as well."""
    kept = tuple(one for one in state.players[player].standing if one not in effects)
    return player_with(state, player, standing=(*kept, *effects))


def without_standing(state: State, player: str, *kinds: type[Standing]) -> State:
    """Nothing of these kinds holds any more."""
    kept = tuple(one for one in state.players[player].standing if not isinstance(one, kinds))
    return player_with(state, player, standing=kept)


def without(state: State, player: str, effect: Standing) -> State:
    """This one holds no more."""
    kept = tuple(one for one in state.players[player].standing if one != effect)
    return player_with(state, player, standing=kept)


@dataclass(frozen=True, slots=True)
class TrackClosed(Bookkeeping[State]):
    """A track is closed to these until after the player's next turn."""

    player: str
    track: str
    to: tuple[str, ...]

    def apply(self, state: State) -> State:
        state = with_standing(state, self.player, Closes(self.track))
        for other in self.to:
            state = with_standing(state, other, Closed(self.track))
        return state


@dataclass(frozen=True, slots=True)
class TrackOpensSoon(Bookkeeping[State]):
    """The turn in which a track was closed is over."""

    player: str
    track: str

    def apply(self, state: State) -> State:
        state = without(state, self.player, Closes(self.track))
        return with_standing(state, self.player, Closes(self.track, fresh=False))


@dataclass(frozen=True, slots=True)
class TrackOpened(Bookkeeping[State]):
    """A track is open to all again."""

    player: str
    track: str

    def apply(self, state: State) -> State:
        state = without(state, self.player, Closes(self.track, fresh=False))
        for other in state.players:
            state = without(state, other, Closed(self.track))
        return state


@dataclass(frozen=True, slots=True)
class AllyChosen(Bookkeeping[State]):
    """An Alliance names somebody, or nobody; an earlier one is over."""

    player: str
    ally: str = ""

    def apply(self, state: State) -> State:
        state = without_standing(state, self.player, Ally)
        return with_standing(state, self.player, Ally(self.ally)) if self.ally else state


@dataclass(frozen=True, slots=True)
class MarriageMade(Bookkeeping[State]):
    """A Marriage of State names somebody and a track, or nobody; an earlier one is over."""

    player: str
    partner: str = ""
    track: str = ""

    def apply(self, state: State) -> State:
        state = without_standing(state, self.player, MarriedTo)
        married = MarriedTo(self.partner, self.track)
        return with_standing(state, self.player, married) if self.partner else state


@dataclass(frozen=True, slots=True)
class CardCopied(Bookkeeping[State]):
    """A card is as if it were another, lasting one, or none; an earlier copy is over."""

    player: str
    by: str
    card: str = ""

    def apply(self, state: State) -> State:
        state = without_standing(state, self.player, Copied)
        copied = Copied(self.card, self.by)
        return with_standing(state, self.player, copied) if self.card else state


@dataclass(frozen=True, slots=True)
class CardEnchanted(Bookkeeping[State]):
    """An enchanted tapestry was played."""

    player: str

    def apply(self, state: State) -> State:
        return with_standing(state, self.player, Enchanted())


@dataclass(frozen=True, slots=True)
class PlotsFound(Bookkeeping[State]):
    """A tapestry has plots."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        return with_standing(state, self.player, HasPlots(self.card))


@dataclass(frozen=True, slots=True)
class BuildingSold(Bookkeeping[State]):
    """The Shopping Center gave a building of this kind."""

    player: str
    building: str

    def apply(self, state: State) -> State:
        return with_standing(state, self.player, Sold(self.building))
