"""What can be done in a campaign, and decided before it."""

from __future__ import annotations

from dataclasses import replace

from companion.core.form import form
from companion.core.game import Result
from companion.core.message import Message
from companion.core.noun import Put
from companion.core.offer import Filled, Offer, Section, offered
from companion.core.question import Choice, Name, Option
from companion.core.setting import YES, Setting, people, yes_or_no
from companion.games.imperium.campaign.commands import (
    LONGEST_NAME,
    AddCard,
    BeginGame,
    NoteResult,
    RemoveCard,
)
from companion.games.imperium.campaign.state import (
    CAMPAIGN,
    SUPREME,
    WINS_NEEDED,
    CampaignOptions,
    CampaignState,
)
from companion.games.imperium.content import levels, named
from companion.games.imperium.offers.new_game import (
    both_asked,
    boxes_asked,
    counts_asked,
    loom_asked,
    names_asked,
    nation_asked,
    played_with,
    printing_asked,
)
from companion.games.imperium.offers.result import offer_result
from companion.games.imperium.rules.scoring import CIV_SEAT

YOURS = "0"
OPPONENT, CARD = "opponent", "card"


def offers(state: CampaignState) -> tuple[Offer[CampaignState], ...]:
    """The next game, its result, and the reward."""
    section: Section[CampaignState] = Section(state)
    if state.reward_due:
        section.forms((ADD, REMOVE))
    elif state.over:
        return ()
    elif state.current:
        offer_result(section, NoteResult)
    else:
        section.forms((BEGIN,))
    return section.offers


def noted(state: CampaignState, result: Result) -> Offer[CampaignState]:
    """How the game of the campaign that was played here has ended."""
    scores = {row.seat: row for row in result.rows}
    mine, civ = scores[YOURS], scores[CIV_SEAT]
    command = NoteResult(mine.winner, mine=_whole(mine.score), civ=_whole(civ.score))
    return offered(state, Message("imperium.screen.campaign_play"), command)


def _whole(points: float | None) -> int | None:
    return None if points is None else int(points)


def _opponents(state: CampaignState, _filled: Filled) -> Choice:
    text = Message("imperium.screen.its_nation")
    return nation_asked(OPPONENT, text, state.still_to_beat, "")


BEGIN = form(
    BeginGame,
    "begin",
    Message("imperium.screen.campaign_begin"),
    icon="play",
    first=True,
    opponent=Put(OPPONENT, _opponents),
)
A_CARD = Name(
    CARD,
    Message("imperium.screen.card_name"),
    note=Message("imperium.screen.card_note"),
    longest=LONGEST_NAME,
)
REWARD: Put[CampaignState] = Put(CARD, lambda state, filled: A_CARD)
ADD = form(AddCard, "add", Message("imperium.screen.add_card"), icon="plus", card=REWARD)
REMOVE = form(
    RemoveCard, "remove", Message("imperium.screen.remove_card"), icon="trash", card=REWARD
)


def settings(options: CampaignOptions) -> tuple[Setting[CampaignOptions], ...]:
    """Who, with which nation, and which campaign."""
    modes = tuple(
        Option(
            mode, Message(f"imperium.screen.mode_{mode}"), Message(f"imperium.screen.about_{mode}")
        )
        for mode in (CAMPAIGN, SUPREME)
    )
    nation = nation_asked(
        "nation",
        Message("imperium.screen.your_nation"),
        played_with(options.box, options.both_boxes),
        options.nation,
    )
    mode = Choice("mode", Message("imperium.screen.mode"), modes, options.mode)
    lost = yes_or_no(
        "after_lost",
        Message("imperium.screen.after_lost"),
        options.after_lost,
        Message("imperium.screen.after_lost_note"),
    )
    return (
        *people([options.player], 1, 1, lambda names: replace(options, player=names[0])),
        Setting(mode, lambda one: replace(options, mode=one, harder=0)),
        *_first_level(options),
        boxes_asked(options.box, lambda box: _among(replace(options, box=box))),
        both_asked(options.both_boxes, lambda both: _among(replace(options, both_boxes=both))),
        Setting(nation, lambda one: replace(options, nation=one)),
        Setting(lost, lambda said: replace(options, after_lost=said == YES)),
        printing_asked(options.printing, lambda one: replace(options, printing=one)),
        counts_asked(options.counts_mine, lambda so: replace(options, counts_mine=so)),
        names_asked(options.names, lambda so: replace(options, names=so)),
        *loom_asked(options.names, options.in_loom, lambda so: replace(options, in_loom=so)),
    )


def _first_level(options: CampaignOptions) -> tuple[Setting[CampaignOptions], ...]:
    """How hard it begins: a campaign's own difficulty."""
    if options.mode != CAMPAIGN:
        return ()
    climbed = list(levels())[:WINS_NEEDED]
    choices = tuple(Option(str(at), named("level", one)) for at, one in enumerate(climbed))
    text = Message("imperium.screen.first_level")
    asked = Choice("harder", text, choices, str(options.harder))
    return (Setting(asked, lambda one: replace(options, harder=int(one))),)


def as_new(options: CampaignOptions) -> CampaignOptions:
    """At first cards are named; the campaign before this one was lost only if somebody says so."""
    if options == CampaignOptions():
        return replace(options, names=True, in_loom=True)
    return _among(replace(options, after_lost=False))


def _among(options: CampaignOptions) -> CampaignOptions:
    offered = played_with(options.box, options.both_boxes)
    return options if options.nation in offered else replace(options, nation=offered[0])
