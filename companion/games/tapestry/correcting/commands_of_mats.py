"""What lies on a player's mats, set by hand at any time, with a note."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.core.step import Step
from companion.games.tapestry import content
from companion.games.tapestry.capital import footprints
from companion.games.tapestry.change import unnamed
from companion.games.tapestry.correcting.events import NumberCorrected
from companion.games.tapestry.correcting.events_of_mats import (
    CapitalCorrected,
    CivilizationsCorrected,
    FinishedCorrected,
    MasterpiecesCorrected,
    MatCorrected,
)
from companion.games.tapestry.correcting.set_value import SetOfPlayer, all_different, refuse_unless
from companion.games.tapestry.player import BUILDINGS, BUILDINGS_EACH, Civilization, Placed, Player
from companion.games.tapestry.state import UNKNOWN, State
from companion.games.tapestry.turn.allowed import verify_tapestries
from companion.games.tapestry.turn.mats import outposts_told
from companion.games.tapestry.turn.names import thing_name

ERAS, MOST_MARK = range(1, 5), 99


@dataclass(frozen=True, slots=True)
class CorrectMat(SetOfPlayer):
    """Set the tapestries on an era's space, the uncovered one last."""

    SEEN = MatCorrected

    player: str
    era: int
    cards: tuple[str, ...]
    note: str = ""

    def check(self, state: State) -> None:
        known = {UNKNOWN, *content.tapestries()}
        fits = self.era in ERAS and set(self.cards) <= known
        refuse_unless(fits, self.what_it_is())
        lying = state.players[self.player].mat.get(str(self.era), ())
        verify_tapestries(state, self.player, self.cards, lying)
        after = self.seen().apply(state)
        refuse_unless(after.missing("tapestry") <= state.missing("tapestry"), self.what_it_is())

    def what_it_is(self) -> Message:
        return thing_name("tapestry")


@dataclass(frozen=True, slots=True)
class CorrectCivilizations(SetOfPlayer):
    """Set a player's civilizations and the tokens and counters on them."""

    SEEN = CivilizationsCorrected

    player: str
    civilizations: tuple[Civilization, ...]
    note: str = ""

    def check(self, state: State) -> None:
        ids = [mat.id for mat in self.civilizations]
        others = {
            mat.id
            for player, me in state.players.items()
            if player != self.player
            for mat in me.civilizations
        }
        marks = [value for mat in self.civilizations for value in mat.marks.values()]
        fits = (
            set(ids) <= set(content.civilizations())
            and all_different(ids)
            and not others & set(ids)
        )
        refuse_unless(fits and all(0 <= one <= MOST_MARK for one in marks), self.what_it_is())
        me = state.players[self.player]
        refuse_unless(self._from_supply(me) <= me.outposts, self.what_it_is())

    def carry_out(self, step: Step[State]) -> None:
        """Outposts that stand on the mat after all are not in the supply."""
        me = step.state.players[self.player]
        if n := self._from_supply(me):
            left = me.outposts - n
            step.record(NumberCorrected(self.player, "outposts", left, self.note))
        step.record(self.seen())

    def _from_supply(self, me: Player) -> int:
        """How many more outposts stand on mats now than were neither left nor on the map."""
        told = outposts_told(self.civilizations)
        more = told > outposts_told(me.civilizations)
        return max(0, told - me.elsewhere) if more else 0

    def what_it_is(self) -> Message:
        return thing_name("civilization")


@dataclass(frozen=True, slots=True)
class CorrectCapital(SetOfPlayer):
    """Set where the pieces of a capital stand, which wait, which districts have paid."""

    SEEN = CapitalCorrected

    player: str
    placed: tuple[Placed, ...]
    districts: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    note: str = ""

    def check(self, state: State) -> None:
        pieces = [*(one.piece for one in self.placed), *self.waiting]
        figures = [piece for piece in pieces if piece not in BUILDINGS]
        cells = [cell for one in self.placed for cell in one.cells if footprints.on_grid(cell)]
        blocks = {f"{down},{across}" for down in range(3) for across in range(3)}
        fits = set(figures) <= set(content.landmarks()) and all_different(figures)
        fits = fits and all(pieces.count(one) <= BUILDINGS_EACH for one in BUILDINGS)
        fits = fits and len(set(cells)) == len(cells)
        paid = set(self.districts) <= blocks or not state.players[self.player].capital.drawn
        refuse_unless(fits and paid and all_different(self.districts), self.what_it_is())

    def what_it_is(self) -> Message:
        return Message("tapestry.capital")


@dataclass(frozen=True, slots=True)
class CorrectMasterpieces(SetOfPlayer):
    """Set a player's masterpieces, those turned over, and the inspiration tiles laid."""

    SEEN = MasterpiecesCorrected

    player: str
    cards: tuple[str, ...]
    used: tuple[str, ...] = ()
    inspirations: tuple[str, ...] = ()
    note: str = ""

    def check(self, state: State) -> None:
        others = {
            card
            for player, me in state.players.items()
            if player != self.player
            for card in me.masterpieces
        }
        known = {*content.masterpieces(), *filter(unnamed, state.players[self.player].masterpieces)}
        fits = set(self.cards) <= known and all_different(self.cards)
        fits = fits and not others & set(self.cards) and set(self.used) <= set(self.cards)
        fits = (
            fits and set(self.inspirations) <= set(BUILDINGS) and all_different(self.inspirations)
        )
        refuse_unless(fits, self.what_it_is())

    def what_it_is(self) -> Message:
        return thing_name("masterpiece")


@dataclass(frozen=True, slots=True)
class CorrectFinished(SetOfPlayer):
    """Say that a player is out of the game, or is not."""

    SEEN = FinishedCorrected

    player: str
    finished: bool
    note: str = ""

    def what_it_is(self) -> Message:
        return Message("tapestry.corrected.finished")


COMMANDS = (
    CorrectMat,
    CorrectCivilizations,
    CorrectCapital,
    CorrectMasterpieces,
    CorrectFinished,
)
