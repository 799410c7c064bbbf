"""What lies on a player's mats, set by hand, with a note."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.games.tapestry.change import player_with, put_on_discard, put_under, taken_from
from companion.games.tapestry.correcting.seen import SeenOnTable
from companion.games.tapestry.player import Civilization, Placed
from companion.games.tapestry.state import UNKNOWN, State


@dataclass(frozen=True, slots=True)
class MatCorrected(SeenOnTable):
    """The tapestries on an era's space of the income mat are these, the uncovered one last."""

    player: str
    era: int
    cards: tuple[str, ...]
    note: str = ""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        before = me.mat.get(str(self.era), ())
        mat = {era: pile for era, pile in me.mat.items() if era != str(self.era)}
        if self.cards:
            mat[str(self.era)] = self.cards
        changed = player_with(state, self.player, mat=mat)
        for card in self.cards:
            changed = taken_from(changed, "tapestry", card)
        for card in before:
            if card not in self.cards and card != UNKNOWN:
                changed = put_on_discard(changed, "tapestry", card)
        return changed


@dataclass(frozen=True, slots=True)
class CivilizationsCorrected(SeenOnTable):
    """A player has these civilizations, with these tokens on them."""

    player: str
    civilizations: tuple[Civilization, ...]
    note: str = ""

    def apply(self, state: State) -> State:
        before = {mat.id for mat in state.players[self.player].civilizations}
        after = {mat.id for mat in self.civilizations}
        changed = player_with(state, self.player, civilizations=self.civilizations)
        for mat in sorted(after - before):
            changed = taken_from(changed, "civilization", mat)
        for mat in sorted(before - after):
            changed = put_under(changed, "civilization", mat)
        return changed


@dataclass(frozen=True, slots=True)
class CapitalCorrected(SeenOnTable):
    """The pieces of a capital stand so; these districts have paid."""

    player: str
    placed: tuple[Placed, ...]
    districts: tuple[str, ...]
    waiting: tuple[str, ...] = ()
    note: str = ""

    def apply(self, state: State) -> State:
        city = state.players[self.player].capital
        built = replace(city, placed=self.placed, districts=self.districts)
        return player_with(state, self.player, capital=built, waiting=self.waiting)


@dataclass(frozen=True, slots=True)
class MasterpiecesCorrected(SeenOnTable):
    """A player has these masterpieces, these of them turned over, and these inspirations."""

    player: str
    cards: tuple[str, ...]
    used: tuple[str, ...] = ()
    inspirations: tuple[str, ...] = ()
    note: str = ""

    def apply(self, state: State) -> State:
        changed = player_with(
            state,
            self.player,
            masterpieces=self.cards,
            used_masterpieces=self.used,
            inspirations=self.inspirations,
        )
        offer = tuple(card for card in state.masterpiece_offer if card not in self.cards)
        changed = replace(changed, masterpiece_offer=offer)
        for card in self.cards:
            changed = taken_from(changed, "masterpiece", card)
        for card in state.players[self.player].masterpieces:
            if card not in self.cards:
                changed = put_on_discard(changed, "masterpiece", card)
        return changed


@dataclass(frozen=True, slots=True)
class FinishedCorrected(SeenOnTable):
    """A player is out of the game, or still in it after all."""

    player: str
    finished: bool
    note: str = ""

    def apply(self, state: State) -> State:
        return player_with(state, self.player, finished=self.finished)


EVENTS = (
    MatCorrected,
    CivilizationsCorrected,
    CapitalCorrected,
    MasterpiecesCorrected,
    FinishedCorrected,
)
