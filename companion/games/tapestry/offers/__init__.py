"""Everything that can be done at the table, a file for each feature.

`setting_up`, `turn`, `income`, `bots` and `score` are what is to be done in their time; `city` and
`more` what may be said besides; `correcting/settable` what is put right at any time.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Offer, Section
from companion.games.tapestry.correcting.of_bots import BOTS as BOTS_RIGHT
from companion.games.tapestry.correcting.settable import RIGHT
from companion.games.tapestry.income import choices
from companion.games.tapestry.offers import (
    bots,
    city,
    company,
    more,
    score,
    setting_up,
    turn,
)
from companion.games.tapestry.options import Way
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.teaching.form import TEACH


def offers(state: State) -> tuple[Offer[State], ...]:
    """What is to be done now first, what is put right last."""
    section: Section[State] = Section(state)
    if state.way is not Way.EVERYTHING:
        company.company(section, state)
        if state.phase is Phase.OVER:
            score.tallest(section, state)
        return section.offers
    if state.phase is Phase.SETUP:
        setting_up.set_up(section, state)
    elif state.phase is Phase.OVER:
        score.over(section, state)
    elif state.turn == BOTS:
        bots.their_turn(section, state)
    elif state.phase is Phase.TURN:
        turn.a_turn(section, state)
    else:
        choices.an_income_turn(section, state)
    if state.phase not in (Phase.SETUP, Phase.OVER):
        city.waiting(section, state)
        more.besides(section.under(Message("tapestry.offer.besides"), aside=True), state)
    if state.phase is not Phase.OVER:
        section.under(Message("tapestry.offer.besides"), aside=True).forms((TEACH,))
    company.change_way(section.under(Message("tapestry.company.ways"), aside=True), state)
    right = section.under(Message("tapestry.offer.right"), aside=True)
    right.forms(RIGHT)
    right.under(Message("tapestry.offer.bots")).forms(BOTS_RIGHT)
    return section.offers
