"""Campaign and Supreme Ruler. Solo booklet, "Mode campagne" and "Mode Maître suprême".

Two points of the print are unclear and asked of the owner once: how many tokens the bonus
after a loss is, and whether it belongs to the next game or the next campaign.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Step
from companion.games.imperium.campaign.state import CampaignState
from companion.games.imperium.options import AT_START, Options, PlayerSeat
from companion.games.imperium.say import tokens_said
from companion.games.imperium.start import doubled
from companion.games.imperium.tokens import Tokens

PRINTED_DOUBLE = Tokens(3, 4, 2)
"""As printed in one booklet, where doubling would give 6."""
NEXT_GAME, NEXT_CAMPAIGN = "next_game", "next_campaign"
BONUS_TOKENS = "imperium.campaign.bonus_tokens"
BONUS_WHEN = "imperium.campaign.bonus_when"


def first_tokens(step: Step[CampaignState]) -> Tokens:
    """What you begin the next game with."""
    state = step.state
    if not (state.just_lost or state.options.after_lost):
        return AT_START
    when = step.fact(when_asked(), BONUS_WHEN)
    due = state.just_lost if when == NEXT_GAME else state.options.after_lost
    if not due:
        return AT_START
    printed = step.fact(tokens_asked(), BONUS_TOKENS)
    return PRINTED_DOUBLE if printed == "printed" else doubled(AT_START)


def game_options(state: CampaignState, campaign_id: str) -> Options:
    """The options of the game that is being played now."""
    game = state.current
    if game is None:
        raise ValueError("no game of the campaign has been begun")
    seat = PlayerSeat(state.options.player, state.options.nation)
    return Options(
        seats=(seat,),
        opponent=game.opponent,
        level=game.level,
        start=game.start,
        unrest_removed=state.unrest_removed,
        campaign=campaign_id,
        cards_added=state.cards_added,
        cards_removed=state.cards_removed,
        box=state.options.box,
        both_boxes=state.options.both_boxes,
        printing=state.options.printing,
        counts_mine=state.options.counts_mine,
        names=state.options.names,
        in_loom=state.options.in_loom,
    )


def when_asked() -> Choice:
    """Whether a loss helps in the next game or in the next campaign."""
    options = (
        Option(NEXT_GAME, Message("imperium.campaign.next_game")),
        Option(NEXT_CAMPAIGN, Message("imperium.campaign.next_campaign")),
    )
    text = Message("imperium.campaign.ask_when")
    return Choice("bonus.when", text, options, guess=NEXT_GAME)


def tokens_asked() -> Choice:
    """How much it helps."""
    options = (
        Option("doubled", tokens_said(doubled(AT_START))),
        Option("printed", tokens_said(PRINTED_DOUBLE)),
    )
    text = Message("imperium.campaign.ask_tokens")
    return Choice("bonus.tokens", text, options, guess="doubled")
