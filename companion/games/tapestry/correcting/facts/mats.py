"""What lies before a person: civilizations, tapestries on the income mat, masterpieces."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.core.step import Step
from companion.games.tapestry import content
from companion.games.tapestry.change import player_with, put_under, unnamed, without
from companion.games.tapestry.correcting.facts.cards import tapestries_in_play
from companion.games.tapestry.correcting.facts.fact import (
    Fact,
    OfPlayer,
    all_different,
    exchanged,
    in_play,
    refuse_unless,
)
from companion.games.tapestry.correcting.facts.people import Number
from companion.games.tapestry.player import BUILDINGS, LAID_OPEN, Civilization, Player
from companion.games.tapestry.state import UNKNOWN, State
from companion.games.tapestry.turn.allowed import verify_tapestries
from companion.games.tapestry.turn.mats import outposts_told
from companion.games.tapestry.turn.names import thing_name

ERAS, MOST_MARK = range(1, 5), 99


@dataclass(frozen=True, slots=True)
class Civilizations(OfPlayer):
    """A person has these civilizations, with these tokens on them."""

    CALLED = thing_name("civilization")
    civilizations: tuple[Civilization, ...]

    @classmethod
    def now(cls, state: State, player: str) -> Civilizations:
        """As it is believed."""
        return cls(player, state.players[player].civilizations)

    @property
    def ids(self) -> tuple[str, ...]:
        """Which ones."""
        return tuple(mat.id for mat in self.civilizations)

    def more(self, state: State) -> tuple[str, ...]:
        """What nobody has."""
        held = {mat.id for me in state.players.values() for mat in me.civilizations}
        return tuple(sorted(in_play(state, content.civilizations()) - held))

    def with_card(self, mat: str) -> Civilizations:
        """One more. Everybody keeps one mat at the start (rulebook, "Setup"), whatever is gained
        later joins it: where none of that kind lies there, the one seen now is it.
        """
        start = not any(one.start for one in self.civilizations)
        return replace(self, civilizations=(*self.civilizations, Civilization(mat, start)))

    def without(self, mat: str) -> Civilizations:
        """One of them is not there after all."""
        kept = tuple(one for one in self.civilizations if one.id != mat)
        return replace(self, civilizations=kept)

    def check(self, state: State) -> None:
        ids = [mat.id for mat in self.civilizations]
        free = in_play(state, content.civilizations())
        free |= set(Civilizations.now(state, self.player).ids)
        free -= {mat.id for other in self.others(state) for mat in other.civilizations}
        fits = set(ids) <= free and all_different(ids)
        said = self._marks() - Civilizations.now(state, self.player)._marks()
        refuse_unless(fits and all(0 <= n <= MOST_MARK for _, _, n in said), self.CALLED)
        me = state.players[self.player]
        refuse_unless(self._from_supply(me) <= me.outposts, self.CALLED)

    def put(self, state: State) -> State:
        before = {mat.id for mat in state.players[self.player].civilizations}
        after = {mat.id for mat in self.civilizations}
        changed = player_with(state, self.player, civilizations=self.civilizations)
        come, gone = sorted(after - before), sorted(before - after)
        return exchanged(changed, "civilization", come, gone, put_under)

    def comes_to(self, step: Step[State]) -> Iterator[Fact | Event[State]]:
        """Outposts that stand on the mat after all are not in the supply."""
        me = step.state.players[self.player]
        if n := self._from_supply(me):
            yield Number(self.player, "outposts", me.outposts - n, note=self.note)
        yield self

    def _marks(self) -> set[tuple[str, str, int]]:
        """What lies on the mats; what a long game brought beyond `MOST_MARK` may stay."""
        mats = self.civilizations
        return {(mat.id, place, n) for mat in mats for place, n in mat.marks.items()}

    def _from_supply(self, me: Player) -> int:
        """How many more outposts stand on mats now than were neither left nor on the map."""
        told = outposts_told(self.civilizations)
        more = told > outposts_told(me.civilizations)
        return max(0, told - me.elsewhere) if more else 0


@dataclass(frozen=True, slots=True)
class Mat(OfPlayer):
    """These tapestries lie on an era's space of the income mat, the uncovered one last."""

    CALLED = thing_name("tapestry")
    era: int
    cards: tuple[str, ...]

    @classmethod
    def now(cls, state: State, player: str, era: int) -> Mat:
        """As it is believed."""
        return cls(player, era, state.players[player].mat.get(str(era), ()))

    @property
    def ids(self) -> tuple[str, ...]:
        """Which ones."""
        return self.cards

    def more(self, state: State) -> tuple[str, ...]:
        """What may cover what lies there, face up without a name too; nothing once all lie."""
        covered = self.with_card(LAID_OPEN).put(state)
        if covered.missing("tapestry") > state.missing("tapestry"):
            return ()
        return *tapestries_in_play(state), LAID_OPEN

    def with_card(self, card: str) -> Mat:
        """One more, uppermost: it covers what lies there."""
        return replace(self, cards=(*self.cards, card))

    def without(self, card: str) -> Mat:
        """One of them is not there after all."""
        return replace(self, cards=without(self.cards, card))

    def check(self, state: State) -> None:
        known = {UNKNOWN, LAID_OPEN, *content.tapestries(), *state.taught}
        refuse_unless(self.era in ERAS and set(self.cards) <= known, self.CALLED)
        lying = Mat.now(state, self.player, self.era).cards
        verify_tapestries(state, self.player, self.cards, lying)
        after = self.put(state)
        refuse_unless(after.missing("tapestry") <= state.missing("tapestry"), self.CALLED)

    def put(self, state: State) -> State:
        mat = {**state.players[self.player].mat}
        before = mat.pop(str(self.era), ())
        if self.cards:
            mat[str(self.era)] = self.cards
        gone = (card for card in before if card not in self.cards and not unnamed(card))
        return exchanged(player_with(state, self.player, mat=mat), "tapestry", self.cards, gone)


@dataclass(frozen=True, slots=True)
class Masterpieces(OfPlayer):
    """A person has these, these of them turned over, and laid these inspirations."""

    CALLED = thing_name("masterpiece")
    cards: tuple[str, ...]
    used: tuple[str, ...] = ()
    inspirations: tuple[str, ...] = ()

    @classmethod
    def now(cls, state: State, player: str) -> Masterpieces:
        """As it is believed."""
        me = state.players[player]
        return cls(player, me.masterpieces, me.used_masterpieces, me.inspirations)

    @property
    def ids(self) -> tuple[str, ...]:
        """Which ones."""
        return self.cards

    def more(self, state: State) -> tuple[str, ...]:
        """What nobody has."""
        held = {card for me in state.players.values() for card in me.masterpieces}
        return tuple(sorted(set(content.masterpieces()) - held))

    def with_card(self, card: str) -> Masterpieces:
        """One more."""
        return self.with_cards((*self.cards, card))

    def without(self, card: str) -> Masterpieces:
        """One of them is not there after all."""
        return self.with_cards(without(self.cards, card))

    def with_cards(self, cards: tuple[str, ...]) -> Masterpieces:
        """Others; those of them that were turned over still are."""
        return replace(self, cards=cards, used=tuple(one for one in self.used if one in cards))

    def check(self, state: State) -> None:
        free = {*content.masterpieces()}
        free |= {card for card in state.players[self.player].masterpieces if unnamed(card)}
        free -= {card for other in self.others(state) for card in other.masterpieces}
        fits = set(self.cards) <= free and all_different(self.cards)
        fits = fits and set(self.used) <= set(self.cards)
        fits = fits and set(self.inspirations) <= set(BUILDINGS)
        refuse_unless(fits and all_different(self.inspirations), self.CALLED)

    def put(self, state: State) -> State:
        before = state.players[self.player].masterpieces
        changed = player_with(
            state,
            self.player,
            masterpieces=self.cards,
            used_masterpieces=self.used,
            inspirations=self.inspirations,
        )
        offer = tuple(card for card in state.masterpiece_offer if card not in self.cards)
        gone = (card for card in before if card not in self.cards)
        changed = replace(changed, masterpiece_offer=offer)
        return exchanged(changed, "masterpiece", self.cards, gone)
