"""The campaign as the core sees it."""

from __future__ import annotations

from typing import Any

from companion.core.about import About, ToTry
from companion.core.checked import TableFact
from companion.core.game import Game, Result, Standing
from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.rooms import commands_of, events_of
from companion.core.setting import Setting
from companion.errors import RuleBroken
from companion.games.imperium.campaign import commands, events
from companion.games.imperium.campaign.offers import as_new, offers, settings
from companion.games.imperium.campaign.state import (
    CAMPAIGN,
    LOSSES_ALLOWED,
    SUPREME,
    WINS_NEEDED,
    CampaignOptions,
    CampaignState,
)
from companion.games.imperium.content import named, nation, nations


class ImperiumCampaign(Game[CampaignState]):
    """A series of games with one nation."""

    id = "imperium_campaign"
    version = 1
    options_type = CampaignOptions
    commands = commands_of(commands)
    events = events_of(events)

    def begin(self, options: Any) -> CampaignState:
        nation(options.nation)
        if options.mode not in (CAMPAIGN, SUPREME):
            raise RuleBroken("imperium.campaign.broken.no_such_mode", mode=options.mode)
        if not 0 <= options.harder < WINS_NEEDED:
            raise RuleBroken("imperium.campaign.broken.no_such_mode", mode=str(options.harder))
        return CampaignState(options)

    def as_new(self, options: CampaignOptions) -> CampaignOptions:
        return as_new(options)

    def settings(self, options: CampaignOptions) -> tuple[Setting[CampaignOptions], ...]:
        return settings(options)

    def offers(self, state: CampaignState) -> tuple[Offer[CampaignState], ...]:
        return offers(state)

    def finished(self, state: CampaignState) -> Result | None:
        if not state.over or state.reward_due:
            return None
        name: Message | str = state.options.player or Message("imperium.seat.you")
        note = Message("imperium.campaign.recap", **_recap(state))
        rows = (Standing("0", name, state.wins, 1 if state.won else 2, state.won, note=note),)
        return Result(rows)

    def about(self, options: Any, result: Result) -> About:
        roles = {row.seat: (named("nation", options.nation),) for row in result.rows}
        board = Message(f"imperium.screen.mode_{options.mode}")
        return About(edition=options.box, board=board, roles=roles)

    def to_try(self) -> ToTry:
        return ToTry(roles=tuple(named("nation", one) for one in nations()))

    def recap(self, state: CampaignState) -> Message:
        if state.over:
            return Message("imperium.campaign.recap", **_recap(state))
        level = named("level", state.level)
        return Message("imperium.campaign.stands", level=level, **_recap(state))

    def where_were_we(self, state: CampaignState) -> tuple[Message, ...]:
        return (self.recap(state), next_act(state))

    def on_the_table(self, state: CampaignState) -> tuple[TableFact, ...]:
        return (
            TableFact("wins", Message("imperium.campaign.wins"), state.wins),
            TableFact("losses", Message("imperium.campaign.losses"), state.losses),
        )

    def invariants(self, state: CampaignState) -> None:
        assert state.wins <= WINS_NEEDED
        assert state.losses <= LOSSES_ALLOWED
        assert len(set(state.beaten)) == len(state.beaten)
        assert state.unrest_removed >= 0


def next_act(state: CampaignState) -> Message:
    """What comes next in the campaign."""
    if state.won:
        return Message("imperium.campaign.next.won")
    if state.over:
        return Message("imperium.campaign.next.lost")
    if state.reward_due:
        return Message("imperium.campaign.next.reward")
    if state.current:
        civ = named("nation", state.current.opponent)
        level = named("level", state.current.level)
        return Message("imperium.campaign.next.play", nation=civ, level=level)
    return Message("imperium.campaign.next.begin", level=named("level", state.level))


def _recap(state: CampaignState) -> dict[str, Any]:
    nation = named("nation", state.options.nation)
    return {"nation": nation, "wins": state.wins, "losses": state.losses}


GAME = ImperiumCampaign()
