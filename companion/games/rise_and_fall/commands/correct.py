"""The table is the truth: any tracked value set by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from companion.core.command import Command, Entry
from companion.core.message import Message, name
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall import flow
from companion.games.rise_and_fall.content import GOLD, bank_facts, kinds
from companion.games.rise_and_fall.events.cards import (
    CardMoved,
    TrophyReturned,
    TrophyWon,
)
from companion.games.rise_and_fall.events.flow import FirstPlayerChosen
from companion.games.rise_and_fall.events.people import (
    Corrected,
    PiecesSeen,
    TreasuryCounted,
)
from companion.games.rise_and_fall.events.world import PiecePut
from companion.games.rise_and_fall.rules import pieces
from companion.games.rise_and_fall.rules.cards import follow_pieces, who
from companion.games.rise_and_fall.rules.standing import standing
from companion.games.rise_and_fall.rules.treasury import resource_name
from companion.games.rise_and_fall.spots import space_of
from companion.games.rise_and_fall.state import ACTIVE, Phase, Place, State

MOST_GOLD = 9_999


@dataclass(frozen=True, slots=True)
class SetTreasury(Command[State]):
    """Gold, wood or stone of a player, counted anew; gold is the bank's otherwise ("Treasury")."""

    CORRECTS: ClassVar[bool] = True
    seat: str
    resource: str
    value: int
    note: str = ""
    VERSION: ClassVar[int] = 2
    from_bank: bool = True
    """Gold that differs is the bank's; not in games that were begun before it was."""

    def verify(self, state: State) -> None:
        if self.seat:
            verify_living(state, self.seat)
        most = MOST_GOLD if self.resource == GOLD else bank_facts().most
        if self.value > most:
            raise RuleBroken(f"rise_and_fall.broken.too_much_{self.resource}", most=most)
        if self.value < 0:
            raise RuleBroken("rise_and_fall.broken.negative")

    def carry_out(self, step: Step[State]) -> None:
        counted = TreasuryCounted if self.seat and self.from_bank else Corrected
        step.record(counted(self.seat, self.resource, self.value, self.note))

    def label(self, entry: Entry[State]) -> Message:
        what = resource_name(self.resource)
        owner = who(entry.before, self.seat)
        return Message("rise_and_fall.did.set", who=owner, what=what, value=self.value)


@dataclass(frozen=True, slots=True)
class SetBank(Command[State]):
    """The bank's gold, counted anew; from now on it is watched."""

    CORRECTS: ClassVar[bool] = True
    value: int

    def verify(self, state: State) -> None:
        if self.value < 0:
            raise RuleBroken("rise_and_fall.broken.negative")

    def carry_out(self, step: Step[State]) -> None:
        step.record(Corrected("", GOLD, self.value))

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.bank_set", gold=self.value)


@dataclass(frozen=True, slots=True)
class ChangePieces(Command[State]):
    """A piece came into the world or left it for a reason that nobody tapped."""

    seat: str
    kind: str
    by: int

    @classmethod
    def may(cls, state: State) -> None:
        verify_placed(state)

    def verify(self, state: State) -> None:
        self.may(state)
        verify_living(state, self.seat)
        verify_count(self.kind, state.player(self.seat).in_world(self.kind) + self.by)

    def carry_out(self, step: Step[State]) -> None:
        won = len(step.state.won_now)
        if self.by > 0:
            pieces.arrive(step, self.seat, self.kind, n=self.by)
        for number in step.rounds(-self.by):
            pieces.leave(step, self.seat, self.kind, number=number)
        flow.recount_activations(step, self.seat, self.kind, self.by)
        flow.after_correction(step, trophies=len(step.state.won_now) - won)

    def label(self, entry: Entry[State]) -> Message:
        piece = name("rise_and_fall", "piece", self.kind)
        count = entry.after.player(self.seat).in_world(self.kind)
        return Message(
            "rise_and_fall.did.pieces", who=who(entry.before, self.seat), piece=piece, count=count
        )


@dataclass(frozen=True, slots=True)
class CountPieces(Command[State]):
    """A player's pieces of a kind in the world, counted anew: nothing has moved."""

    CORRECTS: ClassVar[bool] = True
    seat: str
    kind: str
    value: int

    @classmethod
    def may(cls, state: State) -> None:
        verify_placed(state)

    def verify(self, state: State) -> None:
        self.may(state)
        verify_living(state, self.seat)
        verify_count(self.kind, self.value)

    def carry_out(self, step: Step[State]) -> None:
        won, seat, kind = len(step.state.won_now), self.seat, self.kind
        by = self.value - step.state.player(seat).in_world(kind)
        known = standing(step.state, seat, kind)
        step.record(PiecesSeen(seat, kind, max(self.value, known)))
        for number in step.rounds(known - self.value):
            space = space_of(pieces.where_it_stands(step, seat, kind, number))
            step.record(PiecePut(space, seat, kind, there=False))
            step.record(PiecesSeen(seat, kind, known - number))
        follow_pieces(step, seat, kind, seen=True)
        pieces.award_trophy(step, seat, kind, seen=True)
        flow.recount_activations(step, seat, kind, by)
        flow.after_correction(step, trophies=len(step.state.won_now) - won)

    def label(self, entry: Entry[State]) -> Message:
        piece = name("rise_and_fall", "piece", self.kind)
        owner = who(entry.before, self.seat)
        return Message("rise_and_fall.did.pieces", who=owner, piece=piece, count=self.value)


@dataclass(frozen=True, slots=True)
class MoveCard(Command[State]):
    """A card lies elsewhere on the table."""

    CORRECTS: ClassVar[bool] = True
    seat: str
    card: str
    to: Place

    def verify(self, state: State) -> None:
        player, card = state.player(self.seat), name("rise_and_fall", "piece", self.card)
        if self.card in state.given.get(self.seat, ()):
            raise RuleBroken("rise_and_fall.broken.card_chosen", card=card)
        if player.cards[self.card] is self.to:
            raise RuleBroken("rise_and_fall.broken.card_in_two_places", card=card)
        if self.to in ACTIVE and not player.in_world(self.card):
            raise RuleBroken("rise_and_fall.broken.card_without_piece", card=card)
        if self.to is Place.RESERVE and player.in_world(self.card):
            raise RuleBroken("rise_and_fall.broken.card_with_piece", card=card)

    def carry_out(self, step: Step[State]) -> None:
        step.record(CardMoved(self.seat, self.card, self.to, seen=True))
        flow.after_correction(step)

    def label(self, entry: Entry[State]) -> Message:
        card = name("rise_and_fall", "piece", self.card)
        place = Message(f"rise_and_fall.place.{self.to.value}")
        owner = who(entry.before, self.seat)
        return Message("rise_and_fall.did.moved_card", who=owner, card=card, place=place)


@dataclass(frozen=True, slots=True)
class GiveTrophy(Command[State]):
    """A trophy that somebody won without the app noticing; it brings no decline."""

    CORRECTS: ClassVar[bool] = True
    seat: str
    kind: str

    def verify(self, state: State) -> None:
        holder = state.trophies_won.get(self.kind)
        if holder is not None:
            raise RuleBroken("rise_and_fall.broken.trophy_taken", who=who(state, holder))

    def carry_out(self, step: Step[State]) -> None:
        step.record(TrophyWon(self.seat, self.kind, now=False))

    def label(self, entry: Entry[State]) -> Message:
        piece = name("rise_and_fall", "piece", self.kind)
        return Message("rise_and_fall.did.trophy", who=who(entry.before, self.seat), piece=piece)


@dataclass(frozen=True, slots=True)
class ReturnTrophy(Command[State]):
    """A trophy that nobody has won after all: it goes back to the board."""

    CORRECTS: ClassVar[bool] = True
    kind: str

    @classmethod
    def may(cls, state: State) -> None:
        if not state.trophies_won:
            raise RuleBroken("rise_and_fall.broken.trophy_on_board")

    def verify(self, state: State) -> None:
        if self.kind not in state.trophies_won:
            raise RuleBroken("rise_and_fall.broken.trophy_on_board")

    def carry_out(self, step: Step[State]) -> None:
        now = self.kind in step.state.won_now
        step.record(TrophyReturned(step.state.trophies_won[self.kind], self.kind))
        flow.after_correction(step, trophies=-int(now))

    def label(self, entry: Entry[State]) -> Message:
        piece = name("rise_and_fall", "piece", self.kind)
        return Message("rise_and_fall.did.trophy_back", piece=piece)


@dataclass(frozen=True, slots=True)
class GiveToken(Command[State]):
    """The first player's token lies with somebody else."""

    CORRECTS: ClassVar[bool] = True
    seat: str

    @classmethod
    def may(cls, state: State) -> None:
        if not state.first:
            raise RuleBroken("rise_and_fall.broken.draw_first")
        if state.phase is Phase.DEPLOY or state.phase is Phase.ACTIONS:
            raise RuleBroken("rise_and_fall.broken.token_later")

    def verify(self, state: State) -> None:
        self.may(state)
        if state.first == self.seat:
            raise RuleBroken("rise_and_fall.broken.has_token", who=who(state, self.seat))
        verify_living(state, self.seat)

    def carry_out(self, step: Step[State]) -> None:
        step.record(FirstPlayerChosen(self.seat, seen=True))

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.token", who=who(entry.before, self.seat))


def verify_placed(state: State) -> None:
    """Nothing is in the world before the starting pieces are."""
    if state.phase in (Phase.SETUP, Phase.DEPLOY):
        raise RuleBroken("rise_and_fall.broken.place_first")


def verify_count(kind: str, count: int) -> None:
    """Nobody has more pieces than are in the box."""
    most = kinds()[kind].count
    if not 0 <= count <= most:
        piece = name("rise_and_fall", "piece", kind)
        raise RuleBroken("rise_and_fall.broken.piece_count", piece=piece, most=most)


def verify_living(state: State, seat: str) -> None:
    """Nothing of a civilization that is extinct is left to be put right."""
    if state.player(seat).extinct:
        raise RuleBroken("rise_and_fall.broken.extinct", who=who(state, seat))


def beside_the_bank(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 left the bank as it was."""
    return {**fields, "from_bank": False}
