"""What a tap sends about the bots: set them up, take their turn, put their cards right."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.command import Command, Entry
from companion.core.message import Message, Param
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.bots.cards import faults, why_not_drawn
from companion.games.tapestry.bots.events import BotsTurnEnded, bots_of
from companion.games.tapestry.bots.events_of_cards import DecksSet, without_cards
from companion.games.tapestry.bots.set_up import set_up_bots
from companion.games.tapestry.bots.state import UNSEEN, BotState
from companion.games.tapestry.bots.turn.turn import bots_turn
from companion.games.tapestry.chance import DECISION_CARDS
from companion.games.tapestry.flow import end_turn
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.state import State


def _refuse(reason: Message | None) -> None:
    if reason is not None:
        raise RuleBroken(reason.key, **dict[str, Param](reason.params))


def _verify_there(state: State) -> BotState:
    if state.bots is None:
        raise RuleBroken("tapestry.bot.broken.no_bots")
    return state.bots


def _verify_ready(state: State) -> BotState:
    bots = _verify_there(state)
    if not bots.favourites:
        raise RuleBroken("tapestry.bot.broken.not_set_up")
    return bots


def _verify_on_table(state: State) -> None:
    """What lies in Loom cannot lie otherwise."""
    if state.in_loom(DECISION_CARDS):
        raise RuleBroken("tapestry.bot.broken.in_loom")


@dataclass(frozen=True, slots=True)
class SetUpBots(Command[State]):
    """Draw and roll what the bots need before the first turn."""

    def verify(self, state: State) -> None:
        if _verify_there(state).favourites:
            raise RuleBroken("tapestry.bot.broken.already_set_up")

    def carry_out(self, step: Step[State]) -> None:
        set_up_bots(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.bot.label.set_up")


@dataclass(frozen=True, slots=True)
class TakeBotsTurn(Command[State]):
    """The bots' whole turn.

    With `left` and `right` the pair that was really drawn, told before or in place of the app's.
    In games of before, whether somebody sprang a trap was not asked: none, unless told otherwise.
    """

    VERSION = 2

    left: int = 0
    right: int = 0
    asks_traps: bool = True

    def verify(self, state: State) -> None:
        bots = _verify_ready(state)
        if state.turn != BOTS:
            raise RuleBroken("tapestry.bot.broken.not_their_turn")
        if bots.finished:
            raise RuleBroken("tapestry.bot.broken.finished")
        if self.left or self.right:
            if state.options.solo and not bots.income_turns:
                raise RuleBroken("tapestry.bot.broken.income_first")
            self._verify_pair(bots)

    def _verify_pair(self, bots: BotState) -> None:
        _refuse(why_not_drawn(bots, self.left))
        if self.left == self.right:
            raise RuleBroken("tapestry.bot.broken.same_card", card=self.left)
        behind = replace(bots, deck=without_cards(bots.deck, (self.left,)))
        _refuse(why_not_drawn(behind, self.right))

    def carry_out(self, step: Step[State]) -> None:
        told = (self.left, self.right) if self.left else None
        bots_turn(step, told, asks_traps=self.asks_traps)
        end_turn(step)

    def label(self, entry: Entry[State]) -> Message:
        before, after = bots_of(entry.before), bots_of(entry.after)
        if after.income_turns > before.income_turns:
            return Message("tapestry.bot.label.income", turn=after.income_turns)
        return Message("tapestry.bot.label.turn")


@dataclass(frozen=True, slots=True)
class SetDecks(Command[State]):
    """Say where the decision cards really are; every card of the game exactly once."""

    CORRECTS = True

    deck: tuple[int, ...]
    discard: tuple[int, ...]
    pair: tuple[int, ...]
    progress: tuple[int, ...]

    def verify(self, state: State) -> None:
        bots = _verify_ready(state)
        _verify_on_table(state)
        _refuse(faults((*self.deck, *self.discard, *self.pair, *self.progress), bots))
        if len(self.pair) not in (0, 2) or UNSEEN in self.pair:
            raise RuleBroken("tapestry.bot.broken.half_a_pair")

    def carry_out(self, step: Step[State]) -> None:
        step.record(DecksSet(self.deck, self.discard, self.pair, self.progress))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.bot.label.decks")


@dataclass(frozen=True, slots=True)
class EmptyDeck(Command[State]):
    """The deck is empty on the table: what we thought still in it is on the discards."""

    CORRECTS = True

    def verify(self, state: State) -> None:
        _verify_on_table(state)
        if not _verify_ready(state).deck:
            raise RuleBroken("tapestry.bot.broken.deck_is_empty")

    def carry_out(self, step: Step[State]) -> None:
        bots = bots_of(step.state)
        step.record(DecksSet((), (*bots.discard, *bots.deck), bots.pair, bots.progress))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.bot.label.decks")


@dataclass(frozen=True, slots=True)
class SkipBotsTurn(Command[State]):
    """Their turn was played without the app; what it changed is put right by hand."""

    def verify(self, state: State) -> None:
        _verify_ready(state)
        if state.turn != BOTS:
            raise RuleBroken("tapestry.bot.broken.not_their_turn")

    def carry_out(self, step: Step[State]) -> None:
        step.record(BotsTurnEnded())
        end_turn(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.bot.label.skip")
