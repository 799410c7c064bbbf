"""Technologies, tapestries, civilizations and masterpieces."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from companion.core.event import Event
from companion.games.tapestry.events.change import (
    player_with,
    put,
    put_on_discard,
    taken_from,
    without,
)
from companion.games.tapestry.player import Civilization, Player, Reserved, Tech
from companion.games.tapestry.state import OUT, UNKNOWN, State


@dataclass(frozen=True, slots=True)
class TechInvented(Event[State]):
    """A technology lies in a player's bottom row."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        offer = without(state.tech_offer, self.card)
        gone = replace(taken_from(state, "tech", self.card), tech_offer=offer)
        techs = (*state.players[self.player].techs, Tech(self.card))
        return player_with(gone, self.player, techs=techs)


@dataclass(frozen=True, slots=True)
class TechOffered(Event[State]):
    """A technology lies face up beside the deck."""

    card: str

    def apply(self, state: State) -> State:
        gone = taken_from(state, "tech", self.card)
        return replace(gone, tech_offer=(*gone.tech_offer, self.card))


@dataclass(frozen=True, slots=True)
class TechOfferDiscarded(Event[State]):
    """The face-up technologies went to the discard pile."""

    def apply(self, state: State) -> State:
        empty = replace(state, tech_offer=())
        for card in state.tech_offer:
            empty = put_on_discard(empty, "tech", card)
        return empty


@dataclass(frozen=True, slots=True)
class TechUpgraded(Event[State]):
    """A technology went up a row."""

    player: str
    card: str
    row: int

    def apply(self, state: State) -> State:
        return _tech_with(state, self.player, self.card, row=self.row)


@dataclass(frozen=True, slots=True)
class TechTurnedOver(Event[State]):
    """A single-use technology was used and lies face down."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        return _tech_with(state, self.player, self.card, used=True)


@dataclass(frozen=True, slots=True)
class TechDiscarded(Event[State]):
    """A technology left a player's capital for the discard pile, with a landmark on it."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        mine = state.players[self.player].techs
        kept = tuple(tech for tech in mine if tech.card != self.card)
        gone = player_with(state, self.player, techs=kept)
        with_it = {t.landmark: OUT for t in mine if t.card == self.card and t.landmark}
        gone = replace(gone, landmarks={**gone.landmarks, **with_it})
        return put_on_discard(gone, "tech", self.card)


@dataclass(frozen=True, slots=True)
class TechTaken(Event[State]):
    """A technology went from its owner's rows to another player's bottom row."""

    player: str
    owner: str
    card: str

    def apply(self, state: State) -> State:
        theirs = state.players[self.owner].techs
        taken = next(tech for tech in theirs if tech.card == self.card)
        kept = tuple(tech for tech in theirs if tech.card != self.card)
        gone = player_with(state, self.owner, techs=kept)
        mine = (*gone.players[self.player].techs, replace(taken, row=0))
        return player_with(gone, self.player, techs=mine)


def _tech_with(state: State, player: str, card: str, **changes: int) -> State:
    techs = tuple(
        replace(tech, **changes) if tech.card == card else tech  # type: ignore[arg-type]
        for tech in state.players[player].techs
    )
    return player_with(state, player, techs=techs)


@dataclass(frozen=True, slots=True)
class TapestryGained(Event[State]):
    """A tapestry card came to a hand; "unknown" when nobody named it."""

    player: str
    card: str = UNKNOWN

    def apply(self, state: State) -> State:
        hand = (*state.players[self.player].hand, self.card)
        return player_with(taken_from(state, "tapestry", self.card), self.player, hand=hand)


@dataclass(frozen=True, slots=True)
class TapestryNamed(Event[State]):
    """An unnamed card of a hand turns out to be this one."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        hand = (*without(state.players[self.player].hand, UNKNOWN), self.card)
        return player_with(taken_from(state, "tapestry", self.card), self.player, hand=hand)


@dataclass(frozen=True, slots=True)
class TapestryDiscarded(Event[State]):
    """A tapestry card left a hand for the discard pile."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        hand = without(state.players[self.player].hand, self.card)
        return put_on_discard(player_with(state, self.player, hand=hand), "tapestry", self.card)


@dataclass(frozen=True, slots=True)
class TapestrySubmerged(Event[State]):
    """A tapestry card went from a hand under water."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        hand, below = without(me.hand, self.card), (*me.submerged, self.card)
        return player_with(state, self.player, hand=hand, submerged=below)


@dataclass(frozen=True, slots=True)
class TapestriesSurfaced(Event[State]):
    """All that lay under water is in hand again."""

    player: str

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        return player_with(state, self.player, hand=(*me.hand, *me.submerged), submerged=())


@dataclass(frozen=True, slots=True)
class TapestryPlayed(Event[State]):
    """A tapestry card lies on an era's space of the income mat, over what lay there."""

    player: str
    card: str
    era: int
    from_deck: bool = False
    """Laid face down from the deck, for want of a card in hand."""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        hand = me.hand if self.from_deck else without(me.hand, self.card)
        pile = (*me.mat.get(str(self.era), ()), self.card)
        gone = taken_from(state, "tapestry", self.card) if self.from_deck else state
        return player_with(gone, self.player, hand=hand, mat=put(me.mat, str(self.era), pile))


@dataclass(frozen=True, slots=True)
class CivilizationGained(Event[State]):
    """A civilization mat joined a player's."""

    player: str
    civilization: str
    start: bool = False
    marks: tuple[str, ...] = ()
    """Where its tokens stand at once."""

    def apply(self, state: State) -> State:
        mat = Civilization(self.civilization, self.start, dict.fromkeys(self.marks, 1))
        mine = (*state.players[self.player].civilizations, mat)
        gone = taken_from(state, "civilization", self.civilization)
        return player_with(gone, self.player, civilizations=mine)


@dataclass(frozen=True, slots=True)
class CivilizationMarked(Event[State]):
    """A token or counter of a civilization changed; 0 takes it away."""

    player: str
    civilization: str
    place: str
    value: int = 1

    def apply(self, state: State) -> State:
        mine = tuple(
            replace(mat, marks=self._marks(mat)) if mat.id == self.civilization else mat
            for mat in state.players[self.player].civilizations
        )
        return player_with(state, self.player, civilizations=mine)

    def _marks(self, mat: Civilization) -> dict[str, int]:
        marks = put(mat.marks, self.place, self.value)
        return {place: value for place, value in marks.items() if value}


@dataclass(frozen=True, slots=True)
class ItemCollected(Event[State]):
    """A card, a tile or a piece went on the Collectors' mat, out of play, still counted."""

    player: str
    kind: str
    """house, landmark, tapestry, territory_tile or tech_card."""
    item: str

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        gone = player_with(state, self.player, **self._left(me))
        aside = (*me.collected, Reserved(self.kind, self.item))
        return player_with(gone, self.player, collected=aside)

    def _left(self, me: Player) -> dict[str, Any]:
        """What the player holds without it."""
        match self.kind:
            case "tapestry":
                return {"hand": without(me.hand, self.item)}
            case "territory_tile":
                return {"tiles": without(me.tiles, int(self.item))}
            case "tech_card":
                return {"techs": tuple(tech for tech in me.techs if tech.card != self.item)}
            case _:
                return {"waiting": without(me.waiting, self.item)}


@dataclass(frozen=True, slots=True)
class MasterpieceGained(Event[State]):
    """A masterpiece lies on a player's Maker of Fire."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        offer = without(state.masterpiece_offer, self.card)
        gone = replace(taken_from(state, "masterpiece", self.card), masterpiece_offer=offer)
        mine = (*state.players[self.player].masterpieces, self.card)
        return player_with(gone, self.player, masterpieces=mine)


@dataclass(frozen=True, slots=True)
class MasterpieceOffered(Event[State]):
    """A masterpiece lies face up beside the deck."""

    card: str

    def apply(self, state: State) -> State:
        gone = taken_from(state, "masterpiece", self.card)
        return replace(gone, masterpiece_offer=(*gone.masterpiece_offer, self.card))


@dataclass(frozen=True, slots=True)
class MasterpieceOfferDiscarded(Event[State]):
    """The face-up masterpieces went to the discard pile."""

    def apply(self, state: State) -> State:
        empty = replace(state, masterpiece_offer=())
        for card in state.masterpiece_offer:
            empty = put_on_discard(empty, "masterpiece", card)
        return empty


@dataclass(frozen=True, slots=True)
class MasterpieceTurnedOver(Event[State]):
    """A single-use masterpiece was used."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        used = (*state.players[self.player].used_masterpieces, self.card)
        return player_with(state, self.player, used_masterpieces=used)


@dataclass(frozen=True, slots=True)
class InspirationLaid(Event[State]):
    """An inspiration tile lies on its income track."""

    player: str
    building: str

    def apply(self, state: State) -> State:
        laid = (*state.players[self.player].inspirations, self.building)
        return player_with(state, self.player, inspirations=laid)
