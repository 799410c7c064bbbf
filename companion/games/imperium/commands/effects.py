"""What your effects do to the C.I.V., and its piles put right."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.acts import Act, Verb
from companion.games.imperium.cards import Pile
from companion.games.imperium.catalogue import called, is_printed
from companion.games.imperium.commands.civ import unless_over
from companion.games.imperium.commands.setup import card_kind, categories_of
from companion.games.imperium.events.seen import PileCounted, SpaceSeen
from companion.games.imperium.events.tokens import CIV, YOU, TokensGiven
from companion.games.imperium.flow import PLAYING, only_in
from companion.games.imperium.options import SOLO
from companion.games.imperium.owned import twice_named
from companion.games.imperium.rules.resolving import HANDLERS
from companion.games.imperium.rules.run import Run
from companion.games.imperium.rules.unrest import see_what_is_left
from companion.games.imperium.say import either, tokens_said
from companion.games.imperium.state import CATEGORIES, DUAL, MARKET, Phase, State
from companion.games.imperium.tokens import KINDS, Tokens

EFFECTS = {
    "draw": Act(Verb.MILL, n=1),
    "abandon": Act(Verb.ABANDON, n=1, what=("region",)),
    "recall": Act(Verb.RECALL, n=1, what=("region",)),
    "take_unrest": Act(Verb.TAKE_UNREST),
}
"""Your effects on the C.I.V., as the tables would say them; what it ignores is not here."""
MOST_CARDS = 120
PILES = (Pile.DECK, Pile.DISCARD, Pile.HISTORY, Pile.PLAY, Pile.DYNASTY, Pile.QUESTS)


@dataclass(frozen=True, slots=True)
class AffectCiv(Command[State]):
    """An effect of yours makes the C.I.V. draw, abandon, recall or take Unrest."""

    effect: str

    def verify(self, state: State) -> None:
        only_in(state, Phase.YOURS, Phase.SOLSTICE)
        if self.effect not in EFFECTS:
            raise RuleBroken("imperium.broken.no_such_effect")

    def carry_out(self, step: Step[State]) -> None:
        act, run = EFFECTS[self.effect], Run(step, "effect")
        handler = HANDLERS[act.verb]
        if not handler.possible(run, act, "effect"):
            run.say(Message("imperium.told.no_effect"), "cross")
            return
        unless_over(step, lambda: handler.do(run, act, "effect"))

    def label(self, entry: Entry[State]) -> Message:
        said = Message(f"imperium.effect.{self.effect}")
        return Message("imperium.label.your_effect", effect=said)


@dataclass(frozen=True, slots=True)
class StealTokens(Command[State]):
    """An effect of yours takes tokens of the C.I.V., as many of them as it has.

    Rulebook, "Voler": as far as possible.
    """

    tokens: Tokens

    @classmethod
    def may(cls, state: State) -> None:
        only_in(state, Phase.YOURS, Phase.SOLSTICE)
        if not state.civ.tokens.total:
            raise RuleBroken("imperium.broken.nothing_to_steal")

    def verify(self, state: State) -> None:
        self.may(state)
        _verify_tokens(state, self.tokens)

    def carry_out(self, step: Step[State]) -> None:
        with Run(step, "effect").because(yours=True):
            step.record(TokensGiven(CIV, YOU, step.state.civ.tokens.most_of(self.tokens)))

    def label(self, entry: Entry[State]) -> Message:
        taken = tokens_said(entry.before.civ.tokens.most_of(self.tokens))
        return Message("imperium.label.you_steal", tokens=taken)


@dataclass(frozen=True, slots=True)
class GiveTokens(Command[State]):
    """You give the C.I.V. tokens of yours."""

    tokens: Tokens

    def verify(self, state: State) -> None:
        _verify_tokens(state, self.tokens)
        if state.options.counts_mine and not state.you.tokens.covers(self.tokens):
            raise RuleBroken("imperium.broken.cannot_pay")

    def carry_out(self, step: Step[State]) -> None:
        with Run(step, "effect").because(yours=True):
            step.record(TokensGiven(YOU, CIV, self.tokens))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.you_give", tokens=tokens_said(self.tokens))


def _verify_tokens(state: State, tokens: Tokens) -> None:
    only_in(state, Phase.YOURS, Phase.SOLSTICE)
    if state.options.mode != SOLO:
        raise RuleBroken("imperium.broken.no_such_effect")
    if min(tokens.of(kind) for kind in KINDS) < 0:
        raise RuleBroken("imperium.broken.below_zero")


@dataclass(frozen=True, slots=True)
class CorrectPile(Command[State]):
    """A pile of the C.I.V. has so many cards."""

    pile: str
    cards: int
    CORRECTS = True

    @classmethod
    def may(cls, state: State) -> None:
        only_in(state, Phase.SETUP, *PLAYING)
        if state.civ.kept:
            raise RuleBroken("imperium.broken.deck_kept")

    def verify(self, state: State) -> None:
        self.may(state)
        if self.pile not in {pile.value for pile in PILES}:
            raise RuleBroken("imperium.broken.no_such_place")
        if not 0 <= self.cards <= MOST_CARDS:
            raise RuleBroken("imperium.broken.pile", most=MOST_CARDS)

    def carry_out(self, step: Step[State]) -> None:
        """Cards go from the top, the @ card last; those that come are unknown."""
        step.record(PileCounted(Pile(self.pile), self.cards))

    def label(self, entry: Entry[State]) -> Message:
        pile = Message(f"imperium.pile.{self.pile}")
        return Message("imperium.label.pile", pile=pile, n=self.cards)


@dataclass(frozen=True, slots=True)
class NameSpace(Command[State]):
    """The card of a Market space is of this category (or `dual`), or it is this very card.

    A card that was named stays so where only its kind is said and fits; one that lies but once
    lies in no other space.
    """

    slot: int
    category: str
    card: str = ""
    CORRECTS = True

    def verify(self, state: State) -> None:
        only_in(state, *PLAYING)
        if not 1 <= self.slot <= MARKET or self.category not in (*CATEGORIES, DUAL):
            raise RuleBroken("imperium.broken.no_such_space")
        if self.card and (not is_printed(self.card) or card_kind(self.card) != self.category):
            raise RuleBroken("imperium.broken.no_such_space")

    def carry_out(self, step: Step[State]) -> None:
        spaces, named = step.state.market.spaces, self.card
        lying = spaces[self.slot - 1].card
        if not named and lying and card_kind(lying) == self.category:
            named = lying
        for slot in twice_named(step.state, self.slot, named):
            step.record(SpaceSeen(slot, spaces[slot - 1].categories))
        step.record(SpaceSeen(self.slot, categories_of(self.category), named))
        unless_over(step, lambda: see_what_is_left(step))

    def label(self, entry: Entry[State]) -> Message:
        space = entry.after.market.spaces[self.slot - 1]
        what = called(space.card) if space.card else either(space.categories)
        return Message("imperium.label.named", slot=self.slot, what=what)
