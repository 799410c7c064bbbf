"""A person's turn: a track, an income turn, or what a mat lets them do after the fifth."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Offer, Section
from companion.games.tapestry.civilizations.commands import SpendTapestries, StopPlaying
from companion.games.tapestry.income.commands import TakeIncome
from companion.games.tapestry.nouns import said
from companion.games.tapestry.offers.advancing import advancing
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import player_name


def a_turn(section: Section[State], state: State) -> None:
    """One track of all, or income; the only thing that can be done comes first."""
    group = Message("tapestry.offer.turn", player=said(player_name(state, state.turn)))
    under = section.under(group)
    for track in state.used_tracks():
        under.keep(advancing(state, track))
    for one in besides_advancing(state):
        under.keep(one)


def besides_advancing(state: State) -> tuple[Offer[State], ...]:
    """The income turn; past the fifth what a mat that plays on does, and to stop."""
    section: Section[State] = Section(state)
    me = state.players.get(state.turn)
    if me is None or not state.past_the_fifth(state.turn):
        text = Message("tapestry.button.income")
        begins = me is not None and not me.income_turns
        section.offer("income", text, TakeIncome(), icon="income", first=begins)
    else:
        spend = Message("tapestry.button.spend_tapestries")
        section.offer("spend", spend, SpendTapestries(), icon="card-tapestry")
        section.offer("stop", Message("tapestry.button.stop"), StopPlaying(), icon="flag")
    return section.offers
