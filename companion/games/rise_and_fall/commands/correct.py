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
from companion.games.rise_and_fall.events import (
    CardMoved,
    Corrected,
    FirstPlayerChosen,
    TreasuryCounted,
    TrophyReturned,
    TrophyWon,
)
from companion.games.rise_and_fall.rules import pieces
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.treasury import resource_name
from companion.games.rise_and_fall.state import ACTIVE, Phase, Place, State

MOST_GOLD = 9_999


@dataclass(frozen=True, slots=True)
class SetTreasury(Command[State]):
    """Gold, wood or stone of a player, counted anew; gold is the bank's otherwise ("Treasury")."""

    seat: str
    resource: str
    value: int
    note: str = ""
    VERSION: ClassVar[int] = 2
    #: Gold that differs is the bank's; not in games that were begun before it was.
    from_bank: bool = True

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

    def verify(self, state: State) -> None:
        if state.phase in (Phase.SETUP, Phase.DEPLOY):
            raise RuleBroken("rise_and_fall.broken.place_first")
        verify_living(state, self.seat)
        player = state.player(self.seat)
        after, most = player.in_world(self.kind) + self.by, kinds()[self.kind].count
        if not 0 <= after <= most:
            piece = name("rise_and_fall", "piece", self.kind)
            raise RuleBroken("rise_and_fall.broken.piece_count", piece=piece, most=most)

    def carry_out(self, step: Step[State]) -> None:
        won = len(step.state.won_now)
        pieces.change(step, self.seat, self.kind, self.by)
        flow.recount_activations(step, self.seat, self.kind, self.by)
        flow.after_correction(step, trophies=len(step.state.won_now) - won)

    def label(self, entry: Entry[State]) -> Message:
        piece = name("rise_and_fall", "piece", self.kind)
        count = entry.after.player(self.seat).in_world(self.kind)
        return Message(
            "rise_and_fall.did.pieces", who=who(entry.before, self.seat), piece=piece, count=count
        )


@dataclass(frozen=True, slots=True)
class MoveCard(Command[State]):
    """A card lies elsewhere on the table."""

    seat: str
    card: str
    to: Place

    def verify(self, state: State) -> None:
        player, card = state.player(self.seat), name("rise_and_fall", "piece", self.card)
        if player.cards[self.card] is self.to:
            raise RuleBroken("rise_and_fall.broken.card_in_two_places", card=card)
        if self.to in ACTIVE and not player.in_world(self.card):
            raise RuleBroken("rise_and_fall.broken.card_without_piece", card=card)
        if self.to is Place.RESERVE and player.in_world(self.card):
            raise RuleBroken("rise_and_fall.broken.card_with_piece", card=card)

    def carry_out(self, step: Step[State]) -> None:
        step.record(CardMoved(self.seat, self.card, self.to))
        flow.after_correction(step)

    def label(self, entry: Entry[State]) -> Message:
        card = name("rise_and_fall", "piece", self.card)
        place = Message(f"rise_and_fall.place.{self.to.value}")
        owner = who(entry.before, self.seat)
        return Message("rise_and_fall.did.moved_card", who=owner, card=card, place=place)


@dataclass(frozen=True, slots=True)
class GiveTrophy(Command[State]):
    """A trophy that somebody won without the app noticing; it brings no decline."""

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

    kind: str

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

    seat: str

    def verify(self, state: State) -> None:
        if not state.first:
            raise RuleBroken("rise_and_fall.broken.draw_first")
        if state.first == self.seat:
            raise RuleBroken("rise_and_fall.broken.has_token", who=who(state, self.seat))
        verify_living(state, self.seat)
        if state.phase is Phase.DEPLOY or state.phase is Phase.ACTIONS:
            raise RuleBroken("rise_and_fall.broken.token_later")

    def carry_out(self, step: Step[State]) -> None:
        step.record(FirstPlayerChosen(self.seat))

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.token", who=who(entry.before, self.seat))


def verify_living(state: State, seat: str) -> None:
    """Nothing of a civilization that is extinct is left to be put right."""
    if state.player(seat).extinct:
        raise RuleBroken("rise_and_fall.broken.extinct", who=who(state, seat))


def beside_the_bank(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 left the bank as it was."""
    return {**fields, "from_bank": False}
