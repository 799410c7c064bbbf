"""Your own turn: what the app counts and reminds of."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.question import Amount
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.commands.civ import unless_over
from companion.games.imperium.content import nation
from companion.games.imperium.events.market import MarketCardLeft, SmallDeckTaken, UnrestMovedTo
from companion.games.imperium.events.tokens import (
    YOU,
    MarketTokensLaid,
    TokensGained,
    TokensGiven,
    TokensLost,
)
from companion.games.imperium.events.turns import MarkersMoved, MarkersReset, OrderChosen
from companion.games.imperium.flow import go_on, only_in
from companion.games.imperium.options import SOLO
from companion.games.imperium.places import EXILE, YOUR_CARDS, YOUR_HAND, below
from companion.games.imperium.rules import unrest
from companion.games.imperium.rules.breaking_through import you_break_through, you_turn_over
from companion.games.imperium.rules.civ_score import ask_printings
from companion.games.imperium.rules.main_deck import MOST as MOST_OF_MAIN
from companion.games.imperium.rules.market import see_category
from companion.games.imperium.rules.paying import verify_payment
from companion.games.imperium.rules.refilling import refill
from companion.games.imperium.rules.run import Run
from companion.games.imperium.rules.your_market_token import your_token
from companion.games.imperium.say import thing, tokens_said
from companion.games.imperium.state import CATEGORIES, MARKET, SMALL_DECKS, Phase, State
from companion.games.imperium.tokens import NO_TOKENS, Tokens

ACTIVATE, INNOVATE, PACIFY = ORDERS = ("activate", "innovate", "pacify")
MOST_RETURNED = 12
"""No hand holds more."""
TURNED_TO = {"hand": YOUR_HAND, "exile": EXILE}
"""Where cards go that were turned over from the Main deck."""
LEFT_WITH_CARD = ("acquired", "innovated", "exiled")


def unrest_returned() -> Amount:
    """Rulebook, "Pacifier": any number of the Unrest of your hand goes back to the pile."""
    return Amount("yours.pacify", Message("imperium.ask.pacified"), 0, MOST_RETURNED)


@dataclass(frozen=True, slots=True)
class ChooseOrder(Command[State]):
    """Activate, Innovate or Pacify; one of them in a turn."""

    order: str

    def verify(self, state: State) -> None:
        only_in(state, Phase.YOURS)
        if self.order not in ORDERS:
            raise RuleBroken("imperium.broken.no_such_order")
        full = nation(state.you.nation).exhausts
        if self.order != ACTIVATE and (state.you.actions < 3 or state.you.exhausts < full):
            raise RuleBroken("imperium.broken.already_active")

    def carry_out(self, step: Step[State]) -> None:
        step.record(OrderChosen(self.order))
        if self.order == PACIFY and step.state.market.unrest is not None:
            back = step.ask(unrest_returned())
            if back:
                unrest.comes_back(step, YOUR_HAND, back)

    def label(self, entry: Entry[State]) -> Message:
        return Message(f"imperium.order.{self.order}")


@dataclass(frozen=True, slots=True)
class SpendMarker(Command[State]):
    """An Action or an Exhaust token is used, or gained (back)."""

    kind: str
    by: int = -1

    @classmethod
    def may(cls, state: State) -> None:
        only_in(state, Phase.YOURS)
        if state.you.order not in ("", ACTIVATE):
            raise RuleBroken("imperium.broken.not_when_active")

    def verify(self, state: State) -> None:
        self.may(state)
        left = state.you.actions if self.kind == "action" else state.you.exhausts
        if left + self.by < 0:
            raise RuleBroken(f"imperium.broken.no_{self.kind}_left")

    def carry_out(self, step: Step[State]) -> None:
        if not step.state.you.order:
            step.record(OrderChosen(ACTIVATE))
        if self.kind == "action":
            step.record(MarkersMoved(actions=self.by))
        else:
            step.record(MarkersMoved(exhausts=self.by))

    def label(self, entry: Entry[State]) -> Message:
        sign = "used" if self.by < 0 else "regained"
        return Message(f"imperium.label.{self.kind}_{sign}")


@dataclass(frozen=True, slots=True)
class GainTokens(Command[State]):
    """You gain tokens."""

    tokens: Tokens

    def verify(self, state: State) -> None:
        only_in(state, Phase.YOURS, Phase.SOLSTICE)
        if min(self.tokens.materials, self.tokens.population, self.tokens.progress) < 0:
            raise RuleBroken("imperium.broken.below_zero")

    def carry_out(self, step: Step[State]) -> None:
        step.record(TokensGained(YOU, self.tokens))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.you_gain", tokens=tokens_said(self.tokens))


@dataclass(frozen=True, slots=True)
class PayTokens(Command[State]):
    """You pay; `progress_for` says which Progress stand for something else."""

    cost: Tokens
    for_population: int = 0
    """Progress paid for Population, one for one."""
    for_materials: int = 0
    """Progress paid for Materials, one for two, no change given."""

    def verify(self, state: State) -> None:
        only_in(state, Phase.YOURS, Phase.SOLSTICE)
        verify_payment(state.you.tokens, self.cost, self.for_population, self.for_materials)

    def carry_out(self, step: Step[State]) -> None:
        paid = verify_payment(
            step.state.you.tokens, self.cost, self.for_population, self.for_materials
        )
        step.record(TokensLost(YOU, paid))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.you_pay", tokens=tokens_said(self.cost))


@dataclass(frozen=True, slots=True)
class TakeFromMarket(Command[State]):
    """You took (or exiled) the card of a Market space."""

    slot: int
    how: str = "acquired"

    def verify(self, state: State) -> None:
        only_in(state, Phase.YOURS, Phase.SOLSTICE)
        if not 1 <= self.slot <= MARKET or self.how not in LEFT_WITH_CARD:
            raise RuleBroken("imperium.broken.no_such_space")
        if state.market.spaces[self.slot - 1].gone:
            raise RuleBroken("imperium.broken.no_card_here", slot=self.slot)
        if self.how == "exiled" and state.market.spaces[self.slot - 1].tokens.total:
            raise RuleBroken("imperium.broken.exile_with_tokens")

    def carry_out(self, step: Step[State]) -> None:
        unless_over(step, lambda: self._taken(Run(step, "market")))

    def _taken(self, run: Run) -> None:
        category = see_category(run, self.slot, CATEGORIES, run.place)
        space = run.state.market.spaces[self.slot - 1]
        with run.because(yours=True):
            if space.tokens.total:
                run.step.record(TokensGiven(str(self.slot), YOU, space.tokens))
            left_for = EXILE if self.how == "exiled" else YOUR_HAND
            run.step.record(MarketCardLeft(self.slot, left_for))
            if space.under and self.how == "acquired":
                run.step.record(UnrestMovedTo(1, below(self.slot), YOUR_HAND))
            elif space.under:
                unrest.comes_back(run.step, below(self.slot))
        refill(run, self.slot, category, run.place)

    def label(self, entry: Entry[State]) -> Message:
        return Message(f"imperium.label.you_{self.how}", slot=self.slot)


@dataclass(frozen=True, slots=True)
class TakeFromSmallDeck(Command[State]):
    """You broke through with the top card of a small deck."""

    deck: str

    def verify(self, state: State) -> None:
        only_in(state, Phase.YOURS, Phase.SOLSTICE)
        if self.deck not in SMALL_DECKS:
            raise RuleBroken("imperium.broken.no_such_place")
        if not state.market.small[self.deck]:
            raise RuleBroken("imperium.broken.small_deck_empty")

    def carry_out(self, step: Step[State]) -> None:
        step.record(SmallDeckTaken(self.deck))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.small_deck", what=thing(self.deck))


@dataclass(frozen=True, slots=True)
class BreakThrough(Command[State]):
    """You broke through with the Main deck: for a Tributary, or where the small deck is empty."""

    category: str

    def verify(self, state: State) -> None:
        only_in(state, Phase.YOURS, Phase.SOLSTICE)
        if state.options.mode != SOLO or self.category not in CATEGORIES:
            raise RuleBroken("imperium.broken.no_such_place")
        if state.market.small.get(self.category):
            raise RuleBroken("imperium.broken.small_deck_first", what=thing(self.category))

    def carry_out(self, step: Step[State]) -> None:
        you_break_through(Run(step, "main"), self.category)

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.broke_through", what=thing(self.category))


@dataclass(frozen=True, slots=True)
class TurnOverMain(Command[State]):
    """An effect of yours turned over cards of the Main deck, and so many left it for good."""

    cards: int
    to: str
    """hand or exile."""

    @classmethod
    def may(cls, state: State) -> None:
        only_in(state, Phase.YOURS, Phase.SOLSTICE)
        if state.options.mode != SOLO:
            raise RuleBroken("imperium.broken.no_such_place")
        if state.market.main == 0:
            raise RuleBroken("imperium.broken.main_deck_holds", n=0)

    def verify(self, state: State) -> None:
        self.may(state)
        if self.to not in TURNED_TO:
            raise RuleBroken("imperium.broken.no_such_place")
        left = MOST_OF_MAIN if state.market.main is None else state.market.main
        if not 1 <= self.cards <= left:
            raise RuleBroken("imperium.broken.main_deck_holds", n=left)

    def carry_out(self, step: Step[State]) -> None:
        you_turn_over(Run(step, "main"), self.cards, TURNED_TO[self.to])

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.turned_over", n=self.cards)


@dataclass(frozen=True, slots=True)
class UnrestMoved(Command[State]):
    """You take Unrest from its pile (above zero), or return some (below)."""

    cards: int

    def verify(self, state: State) -> None:
        only_in(state, Phase.YOURS, Phase.SOLSTICE)
        left = state.market.unrest
        if left is not None and self.cards > left:
            raise RuleBroken("imperium.broken.so_much_unrest", n=left)

    def carry_out(self, step: Step[State]) -> None:
        if self.cards > 0:
            unless_over(step, lambda: unrest.leaves_the_pile(step, YOUR_HAND, self.cards))
        elif self.cards:
            unrest.comes_back(step, YOUR_CARDS, -self.cards)

    def label(self, entry: Entry[State]) -> Message:
        moved = "taken" if self.cards > 0 else "returned"
        return Message(f"imperium.label.unrest_{moved}", n=abs(self.cards))


@dataclass(frozen=True, slots=True)
class EndYourTurn(Command[State]):
    """Your clean-up: tokens on a Market card, markers back, discard, draw."""

    slot: int = 0
    """The Market space that gets your token; 0: it was not put in the app."""
    tokens: Tokens = NO_TOKENS
    """Other tokens than your nation lays."""

    def verify(self, state: State) -> None:
        only_in(state, Phase.YOURS)
        if not 0 <= self.slot <= MARKET:
            raise RuleBroken("imperium.broken.no_such_space")
        if self.slot and state.market.spaces[self.slot - 1].gone:
            raise RuleBroken("imperium.broken.no_card_here", slot=self.slot)

    def carry_out(self, step: Step[State]) -> None:
        run = Run(step, "yours")
        if self.slot:
            laid = self.tokens if self.tokens.total else your_token(step)
            step.record(MarketTokensLaid(self.slot, laid))
        step.record(MarkersReset())
        run.say(Message("imperium.told.draw_up", n=step.state.you.hand_limit), "card", yours=True)
        go_on(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.your_turn_ends")


@dataclass(frozen=True, slots=True)
class SolsticeDone(Command[State]):
    """Your Solstice effects are resolved."""

    def verify(self, state: State) -> None:
        only_in(state, Phase.SOLSTICE)

    def carry_out(self, step: Step[State]) -> None:
        go_on(step)
        if step.state.phase is Phase.SCORING:
            ask_printings(Run(step, "score"))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.solstice", round=entry.before.round)
