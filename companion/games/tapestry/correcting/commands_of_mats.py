"""What lies on a player's mats, set by hand at any time, with a note."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.capital import footprints
from companion.games.tapestry.correcting.events_of_mats import (
    CapitalCorrected,
    CivilizationsCorrected,
    FinishedCorrected,
    MasterpiecesCorrected,
    MatCorrected,
)
from companion.games.tapestry.player import BUILDINGS, BUILDINGS_EACH, Civilization, Placed
from companion.games.tapestry.state import UNKNOWN, State
from companion.games.tapestry.turn.allowed import verify_player, verify_tapestries
from companion.games.tapestry.turn.names import player_name, thing_name

ERAS, MOST_MARK = range(1, 5), 99


def _refuse_unless(fits: bool, what: Message) -> None:
    if not fits:
        raise RuleBroken("tapestry.broken.cannot_be", what=what)


def _once(things: Iterable[str]) -> bool:
    listed = list(things)
    return len(set(listed)) == len(listed)


def _label(entry: Entry[State], player: str, what: Message) -> Message:
    name = player_name(entry.before, player)
    return Message("tapestry.label.correct_things", player=name, what=what)


@dataclass(frozen=True, slots=True)
class CorrectMat(Command[State]):
    """Set the tapestries on an era's space, the uncovered one last."""

    CORRECTS = True

    player: str
    era: int
    cards: tuple[str, ...]
    note: str = ""

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        known = {UNKNOWN, *content.tapestries()}
        fits = self.era in ERAS and set(self.cards) <= known
        _refuse_unless(fits, thing_name("tapestry"))
        lying = state.players[self.player].mat.get(str(self.era), ())
        verify_tapestries(state, self.player, self.cards, lying)

    def carry_out(self, step: Step[State]) -> None:
        step.record(MatCorrected(self.player, self.era, self.cards, self.note))

    def label(self, entry: Entry[State]) -> Message:
        return _label(entry, self.player, thing_name("tapestry"))


@dataclass(frozen=True, slots=True)
class CorrectCivilizations(Command[State]):
    """Set a player's civilizations and the tokens and counters on them."""

    CORRECTS = True

    player: str
    civilizations: tuple[Civilization, ...]
    note: str = ""

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        ids = [mat.id for mat in self.civilizations]
        others = {
            mat.id
            for player, me in state.players.items()
            if player != self.player
            for mat in me.civilizations
        }
        marks = [value for mat in self.civilizations for value in mat.marks.values()]
        fits = set(ids) <= set(content.civilizations()) and _once(ids) and not others & set(ids)
        _refuse_unless(
            fits and all(0 <= one <= MOST_MARK for one in marks), thing_name("civilization")
        )

    def carry_out(self, step: Step[State]) -> None:
        step.record(CivilizationsCorrected(self.player, self.civilizations, self.note))

    def label(self, entry: Entry[State]) -> Message:
        return _label(entry, self.player, thing_name("civilization"))


@dataclass(frozen=True, slots=True)
class CorrectCapital(Command[State]):
    """Set where the pieces of a capital stand, which wait, which districts have paid."""

    CORRECTS = True

    player: str
    placed: tuple[Placed, ...]
    districts: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    note: str = ""

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        pieces = [*(one.piece for one in self.placed), *self.waiting]
        figures = [piece for piece in pieces if piece not in BUILDINGS]
        cells = [cell for one in self.placed for cell in one.cells if footprints.on_grid(cell)]
        blocks = {f"{down},{across}" for down in range(3) for across in range(3)}
        fits = set(figures) <= set(content.landmarks()) and _once(figures)
        fits = fits and all(pieces.count(one) <= BUILDINGS_EACH for one in BUILDINGS)
        fits = fits and len(set(cells)) == len(cells)
        paid = set(self.districts) <= blocks or not state.players[self.player].capital.drawn
        _refuse_unless(fits and paid and _once(self.districts), Message("tapestry.capital"))

    def carry_out(self, step: Step[State]) -> None:
        step.record(
            CapitalCorrected(self.player, self.placed, self.districts, self.waiting, self.note)
        )

    def label(self, entry: Entry[State]) -> Message:
        return _label(entry, self.player, Message("tapestry.capital"))


@dataclass(frozen=True, slots=True)
class CorrectMasterpieces(Command[State]):
    """Set a player's masterpieces, those turned over, and the inspiration tiles laid."""

    CORRECTS = True

    player: str
    cards: tuple[str, ...]
    used: tuple[str, ...] = ()
    inspirations: tuple[str, ...] = ()
    note: str = ""

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        others = {
            card
            for player, me in state.players.items()
            if player != self.player
            for card in me.masterpieces
        }
        fits = set(self.cards) <= set(content.masterpieces()) and _once(self.cards)
        fits = fits and not others & set(self.cards) and set(self.used) <= set(self.cards)
        fits = fits and set(self.inspirations) <= set(BUILDINGS) and _once(self.inspirations)
        _refuse_unless(fits, thing_name("masterpiece"))

    def carry_out(self, step: Step[State]) -> None:
        step.record(
            MasterpiecesCorrected(self.player, self.cards, self.used, self.inspirations, self.note)
        )

    def label(self, entry: Entry[State]) -> Message:
        return _label(entry, self.player, thing_name("masterpiece"))


@dataclass(frozen=True, slots=True)
class CorrectFinished(Command[State]):
    """Say that a player is out of the game, or is not."""

    CORRECTS = True

    player: str
    finished: bool
    note: str = ""

    def verify(self, state: State) -> None:
        verify_player(state, self.player)

    def carry_out(self, step: Step[State]) -> None:
        step.record(FinishedCorrected(self.player, self.finished, self.note))

    def label(self, entry: Entry[State]) -> Message:
        return _label(entry, self.player, Message("tapestry.corrected.finished"))


COMMANDS = (
    CorrectMat,
    CorrectCivilizations,
    CorrectCapital,
    CorrectMasterpieces,
    CorrectFinished,
)
