"""Everything that can be done at the table.

`setting_up`, `yours`, `civs` and `count` belong to their phases; `ending` is what is
said at any time; `new_game` what is decided before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.message import Message
from companion.core.offer import Offer, Section
from companion.games.imperium.offers import civs, company, count, ending, setting_up, yours
from companion.games.imperium.offers import rows as rows_only
from companion.games.imperium.rules import written
from companion.games.imperium.settable import right
from companion.games.imperium.state import Phase, State

Say = Callable[[Section[State], State], None]

_BY_PHASE: Mapping[Phase, Say] = {
    Phase.SETUP: setting_up.set_up,
    Phase.YOURS: yours.your_turn,
    Phase.CIV_DIE: civs.die,
    Phase.CIV_SLOTS: civs.slots,
    Phase.CIV_CLEANUP: civs.clean_up,
    Phase.SOLSTICE: yours.solstice,
    Phase.SCORING: count.count,
}


def offers(state: State) -> tuple[Offer[State], ...]:
    """What belongs to the phase first, what is put right last."""
    if state.phase is Phase.OVER:
        return ()
    if state.phase is Phase.ROWS:
        return rows_only.offers(state)
    section: Section[State] = Section(state)
    if written.by_hand(state):
        company.company(section, state)
        return section.offers
    _BY_PHASE[state.phase](section, state)
    if state.phase not in (Phase.SETUP, Phase.SCORING):
        end = section.under(Message("imperium.screen.the_end"), aside=True)
        ending.report(end, state)
    company.change_way(section.under(Message("imperium.company.ways"), aside=True), state)
    section.under(Message("imperium.offer.right"), aside=True).forms(right(state))
    return section.offers
