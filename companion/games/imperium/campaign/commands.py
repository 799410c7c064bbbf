"""What is done in a campaign."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.campaign.events import (
    CommonUnrestChanged,
    GameBegun,
    GameNoted,
    RewardChosen,
)
from companion.games.imperium.campaign.rules import first_tokens
from companion.games.imperium.campaign.state import SUPREME, CampaignState, Played
from companion.games.imperium.catalogue import typed_or_called
from companion.games.imperium.content import named

LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class BeginGame(Command[CampaignState]):
    """Set up the next game against this nation."""

    opponent: str

    def verify(self, state: CampaignState) -> None:
        if state.over:
            raise RuleBroken("imperium.campaign.broken.over")
        if state.reward_due:
            raise RuleBroken("imperium.campaign.broken.reward_due")
        if state.current:
            raise RuleBroken("imperium.campaign.broken.being_played")
        if self.opponent in state.beaten:
            nation = named("nation", self.opponent)
            raise RuleBroken("imperium.campaign.broken.beaten", nation=nation)
        if self.opponent not in state.still_to_beat:
            raise RuleBroken("imperium.campaign.broken.no_such_nation")

    def carry_out(self, step: Step[CampaignState]) -> None:
        tokens = first_tokens(step)
        step.record(GameBegun(self.opponent, step.state.level, tokens))

    def label(self, entry: Entry[CampaignState]) -> Message:
        return Message("imperium.campaign.label.begun", nation=named("nation", self.opponent))


@dataclass(frozen=True, slots=True)
class NoteResult(Command[CampaignState]):
    """How the game ended."""

    won: bool
    date: str = ""
    mine: int | None = None
    civ: int | None = None

    def done_on(self, day: str) -> NoteResult:
        return self if self.date else replace(self, date=day)

    def verify(self, state: CampaignState) -> None:
        if state.current is None:
            raise RuleBroken("imperium.campaign.broken.none_played")
        if self.won and (self.mine is None or self.civ is None):
            raise RuleBroken("imperium.campaign.broken.score_missing")
        if self.mine is not None and self.civ is not None and self.won != (self.mine > self.civ):
            raise RuleBroken("imperium.campaign.broken.score_differs")

    def carry_out(self, step: Step[CampaignState]) -> None:
        game = step.state.current
        assert game is not None
        played = Played(game.opponent, game.level, self.won, self.date, self.mine, self.civ)
        step.record(GameNoted(played))
        if step.state.options.mode == SUPREME:
            self._common_unrest(step)

    def _common_unrest(self, step: Step[CampaignState]) -> None:
        """Supreme Ruler: one Unrest less after a win, one back after a loss."""
        if self.won:
            step.record(CommonUnrestChanged(1))
        elif step.state.unrest_removed:
            step.record(CommonUnrestChanged(-1))

    def label(self, entry: Entry[CampaignState]) -> Message:
        result = "won" if self.won else "lost"
        return Message(f"imperium.campaign.label.{result}")


@dataclass(frozen=True, slots=True)
class AddCard(Command[CampaignState]):
    """A card gained in the game won (no Fame) joins your starting deck."""

    card: str

    def verify(self, state: CampaignState) -> None:
        _verify_reward(state, self.card)

    def carry_out(self, step: Step[CampaignState]) -> None:
        step.record(RewardChosen(added=self.card.strip()))

    def label(self, entry: Entry[CampaignState]) -> Message:
        return Message("imperium.campaign.label.added", card=typed_or_called(self.card))


@dataclass(frozen=True, slots=True)
class RemoveCard(Command[CampaignState]):
    """A card of your starting deck goes back into the box."""

    card: str

    def verify(self, state: CampaignState) -> None:
        _verify_reward(state, self.card)

    def carry_out(self, step: Step[CampaignState]) -> None:
        step.record(RewardChosen(removed=self.card.strip()))

    def label(self, entry: Entry[CampaignState]) -> Message:
        return Message("imperium.campaign.label.removed", card=typed_or_called(self.card))


def _verify_reward(state: CampaignState, card: str) -> None:
    if not state.reward_due:
        raise RuleBroken("imperium.campaign.broken.no_reward")
    if not 1 <= len(card.strip()) <= LONGEST_NAME:
        raise RuleBroken("imperium.campaign.broken.card_name", most=LONGEST_NAME)
