"""Commands of a turn: laying a card, activating pieces, decline, buying back."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.chance import Die
from companion.core.command import Command, Entry
from companion.core.message import Message, name
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall import flow
from companion.games.rise_and_fall.events.cards import (
    CardPlayed,
    DeclineChosen,
)
from companion.games.rise_and_fall.events.flow import SeatPassed
from companion.games.rise_and_fall.rules import decline
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.extinction import end_civilizations, pass_on_the_token
from companion.games.rise_and_fall.rules.settling import can_pay
from companion.games.rise_and_fall.state import Phase, Place, State


@dataclass(frozen=True, slots=True)
class PlayCard(Command[State]):
    """A: a player lays a card of the hand on the discard pile."""

    seat: str
    card: str

    def verify(self, state: State) -> None:
        verify_may_lay(state, self.seat)
        if state.player(self.seat).cards.get(self.card) is not Place.HAND:
            card = name("rise_and_fall", "piece", self.card)
            raise RuleBroken("rise_and_fall.broken.card_not_in_hand", card=card)

    def carry_out(self, step: Step[State]) -> None:
        step.record(CardPlayed(self.seat, self.card))
        flow.after_card(step)

    def label(self, entry: Entry[State]) -> Message:
        card = name("rise_and_fall", "piece", self.card)
        return Message("rise_and_fall.did.card", who=who(entry.before, self.seat), card=card)


@dataclass(frozen=True, slots=True)
class PlayCardAtRandom(Command[State]):
    """A: the others counted to three; one of the hand's cards is drawn for the player."""

    seat: str

    def verify(self, state: State) -> None:
        verify_may_lay(state, self.seat)
        if len(state.played) + 1 < len(state.living):
            raise RuleBroken("rise_and_fall.broken.not_the_last")
        if not state.player(self.seat).cards_in(Place.HAND):
            raise RuleBroken("rise_and_fall.broken.empty_hand", who=who(state, self.seat))

    def carry_out(self, step: Step[State]) -> None:
        hand = step.state.player(self.seat).cards_in(Place.HAND)
        die = Die("hand", hand, Message("rise_and_fall.ask.drawn_card"))
        card = step.roll(f"card.{self.seat}", die, lambda k: name("rise_and_fall", "piece", k))
        step.record(CardPlayed(self.seat, card))
        flow.after_card(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.random_card", who=who(entry.before, self.seat))


@dataclass(frozen=True, slots=True)
class BecomeExtinct(Command[State]):
    """A: a player has no card in hand to lay."""

    seat: str

    def verify(self, state: State) -> None:
        verify_may_lay(state, self.seat)
        if state.player(self.seat).cards_in(Place.HAND):
            raise RuleBroken("rise_and_fall.broken.has_cards", who=who(state, self.seat))

    def carry_out(self, step: Step[State]) -> None:
        end_civilizations(step, (self.seat,))
        pass_on_the_token(step)
        if step.state.living:
            flow.after_card(step)
        else:
            flow.begin_count(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.extinct", who=who(entry.before, self.seat))


@dataclass(frozen=True, slots=True)
class FinishActions(Command[State]):
    """B: a player has activated all the pieces that should be."""

    seat: str

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.ACTIONS)
        flow.verify_turn(state, self.seat)

    def carry_out(self, step: Step[State]) -> None:
        step.record(SeatPassed(self.seat))
        flow.next_actor(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.finished", who=who(entry.before, self.seat))


@dataclass(frozen=True, slots=True)
class NobodyElseActs(Command[State]):
    """B: all who have not ended their actions are done, in one touch."""

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.ACTIONS)

    def carry_out(self, step: Step[State]) -> None:
        for seat in step.state.waiting:
            step.record(SeatPassed(seat))
        flow.after_actions(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.all_acted")


@dataclass(frozen=True, slots=True)
class PutInDecline(Command[State]):
    """C: a player has given an active card; once all have, the cards are revealed together."""

    seat: str
    card: str

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.DECLINE)
        decline.verify_decline(state, self.seat, self.card)

    def carry_out(self, step: Step[State]) -> None:
        step.record(DeclineChosen(self.seat, self.card))
        flow.reveal_decline(step)

    def label(self, entry: Entry[State]) -> Message:
        card = name("rise_and_fall", "piece", self.card)
        return Message("rise_and_fall.did.decline", who=who(entry.before, self.seat), card=card)


@dataclass(frozen=True, slots=True)
class BuyBack(Command[State]):
    """D: a player buys one card back."""

    seat: str
    card: str

    def verify(self, state: State) -> None:
        verify_may_buy(state, self.seat)
        player = state.player(self.seat)
        decline.verify_buying(player, self.card)
        if not can_pay(state, self.seat):
            price = decline.price(state)
            raise RuleBroken("rise_and_fall.broken.too_few_gold", n=price, has=player.gold)

    def carry_out(self, step: Step[State]) -> None:
        decline.buy(step, self.seat, self.card)
        step.record(SeatPassed(self.seat))
        flow.after_buying(step)

    def label(self, entry: Entry[State]) -> Message:
        card = name("rise_and_fall", "piece", self.card)
        return Message("rise_and_fall.did.bought", who=who(entry.before, self.seat), card=card)


@dataclass(frozen=True, slots=True)
class DoNotBuy(Command[State]):
    """D: a player buys nothing; without an active card that is the end of the civilization."""

    seat: str

    def verify(self, state: State) -> None:
        verify_may_buy(state, self.seat)
        forced = state.counts_treasuries and not flow.may_pass_buying(state, self.seat)
        if forced and can_pay(state, self.seat):
            raise RuleBroken("rise_and_fall.broken.must_buy")

    def carry_out(self, step: Step[State]) -> None:
        if not flow.may_pass_buying(step.state, self.seat):
            end_civilizations(step, (self.seat,))
        step.record(SeatPassed(self.seat))
        flow.after_buying(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.no_buy", who=who(entry.before, self.seat))


@dataclass(frozen=True, slots=True)
class NobodyElseBuys(Command[State]):
    """D: all who have not decided buy nothing, in one touch; whoever must buy decides alone."""

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.BUYING)
        for seat in state.waiting:
            if not flow.may_pass_buying(state, seat):
                raise RuleBroken("rise_and_fall.broken.decides_first", who=who(state, seat))

    def carry_out(self, step: Step[State]) -> None:
        for seat in step.state.waiting:
            step.record(SeatPassed(seat))
        flow.after_buying(step)

    def label(self, entry: Entry[State]) -> Message:
        seats = entry.before.waiting
        names = tuple(who(entry.before, seat) for seat in seats)
        return Message("rise_and_fall.did.nobody_else", who=names, n=len(seats))


@dataclass(frozen=True, slots=True)
class EndTurn(Command[State]):
    """E and F: recycling, the token, and what comes next."""

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.END_OF_TURN)

    def carry_out(self, step: Step[State]) -> None:
        flow.end_turn(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.turn", turn=entry.before.turn)


def verify_may_lay(state: State, seat: str) -> None:
    """A player lays one card in phase A."""
    flow.verify_phase(state, Phase.CARDS)
    if seat in state.played:
        raise RuleBroken("rise_and_fall.broken.card_laid", who=who(state, seat))
    if seat not in state.living:
        raise RuleBroken("rise_and_fall.broken.extinct", who=who(state, seat))


def verify_may_buy(state: State, seat: str) -> None:
    """One decision each in phase D; its order is left to the table."""
    flow.verify_phase(state, Phase.BUYING)
    if seat not in state.waiting:
        raise RuleBroken("rise_and_fall.broken.one_purchase", who=who(state, seat))
