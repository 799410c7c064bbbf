"""What happens in a campaign."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Bookkeeping
from companion.games.imperium.campaign.state import CampaignState, NextGame, Played
from companion.games.imperium.tokens import Tokens


@dataclass(frozen=True, slots=True)
class GameBegun(Bookkeeping[CampaignState]):
    """A game of the campaign is set up."""

    opponent: str
    level: str
    start: Tokens

    def apply(self, state: CampaignState) -> CampaignState:
        return replace(state, current=NextGame(self.opponent, self.level, self.start))


@dataclass(frozen=True, slots=True)
class GameNoted(Bookkeeping[CampaignState]):
    """Its result stands in the log."""

    game: Played

    def apply(self, state: CampaignState) -> CampaignState:
        reward = self.game.won and len([g for g in state.played if g.won]) + 1 < 5
        played = (*state.played, self.game)
        return replace(state, played=played, current=None, reward_due=reward)


@dataclass(frozen=True, slots=True)
class RewardChosen(Bookkeeping[CampaignState]):
    """A card joins the starting deck, or leaves it."""

    added: str = ""
    removed: str = ""

    def apply(self, state: CampaignState) -> CampaignState:
        *before, last = state.played
        last = replace(last, added=self.added, removed=self.removed)
        return replace(state, played=(*before, last), reward_due=False)


@dataclass(frozen=True, slots=True)
class CommonUnrestChanged(Bookkeeping[CampaignState]):
    """An Unrest left the common cards for the campaign, or came back."""

    removed: int

    def apply(self, state: CampaignState) -> CampaignState:
        return replace(state, unrest_removed=max(0, state.unrest_removed + self.removed))
