"""A campaign as it is shown."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.imperium.campaign.game import next_act
from companion.games.imperium.campaign.rules import game_options
from companion.games.imperium.campaign.state import (
    SUPREME,
    WINS_NEEDED,
    CampaignOptions,
    CampaignState,
    Played,
)
from companion.games.imperium.catalogue import typed_or_called
from companion.games.imperium.content import levels, named
from companion.games.imperium.views.naming import CardChoice, of_starting_deck, to_gain

__all__ = [
    "CampaignOptions",
    "CampaignView",
    "campaign_view",
    "game_options",
    "to_add",
    "to_remove",
]


@dataclass(frozen=True, slots=True)
class PlayedView:
    """A line of the log."""

    opponent: Message
    level: Message
    won: bool
    date: str
    mine: int | None
    civ: int | None
    added: Message | str
    removed: Message | str


@dataclass(frozen=True, slots=True)
class CampaignView:
    """The log and what comes next."""

    nation: Message
    mode: str
    wins: int
    losses: int
    level: Message
    ladder: tuple[tuple[Message, bool], ...]
    """Each level by name and whether it has been won."""
    played: tuple[PlayedView, ...]
    to_beat: tuple[tuple[str, Message], ...]
    now: Message
    stage: str
    """begin, play, reward, won or lost."""
    action: Message
    """What comes next, on the button that does it."""
    opponent: str
    added: tuple[Message | str, ...]
    removed: tuple[Message | str, ...]
    unrest_removed: int


def campaign_view(state: CampaignState) -> CampaignView:
    """The record for a state."""
    return CampaignView(
        nation=named("nation", state.options.nation),
        mode=state.options.mode,
        wins=state.wins,
        losses=state.losses,
        level=named("level", state.level),
        ladder=_ladder(state),
        played=tuple(map(_played, state.played)),
        to_beat=tuple((one, named("nation", one)) for one in state.still_to_beat),
        now=next_act(state),
        stage=_stage(state),
        action=Message(f"imperium.screen.campaign_{_stage(state)}"),
        opponent=state.current.opponent if state.current else "",
        added=tuple(map(typed_or_called, state.cards_added)),
        removed=tuple(map(typed_or_called, state.cards_removed)),
        unrest_removed=state.unrest_removed,
    )


def _played(game: Played) -> PlayedView:
    return PlayedView(
        named("nation", game.opponent),
        named("level", game.level),
        game.won,
        game.date,
        game.mine,
        game.civ,
        typed_or_called(game.added),
        typed_or_called(game.removed),
    )


def _ladder(state: CampaignState) -> tuple[tuple[Message, bool], ...]:
    last, every = WINS_NEEDED - 1, list(levels())
    climbed = [every[min(i + state.options.harder, last)] for i in range(WINS_NEEDED)]
    grand = state.options.mode == SUPREME
    names = [named("level", state.level if grand else one) for one in climbed]
    return tuple((one, i < state.wins) for i, one in enumerate(names))


def _stage(state: CampaignState) -> str:
    if state.reward_due:
        return "reward"
    if state.over:
        return "won" if state.won else "lost"
    return "play" if state.current else "begin"


def to_add(state: CampaignState) -> tuple[CardChoice, ...]:
    """The cards that may join the deck."""
    return to_gain(state.options.box, state.options.both_boxes, state.cards_added)


def to_remove(state: CampaignState) -> tuple[CardChoice, ...]:
    """The cards that may be put away."""
    return of_starting_deck(state.options.nation, state.cards_added, state.cards_removed)
