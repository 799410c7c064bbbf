"""Everything that can be done at the table.

`turn` is what is to be done now, phase by phase; `setting_up`, `world` and `count` what belongs
to their time; `settable` what is put right at any time; `new_game` what is decided before.
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.offer import Offer, Section
from companion.games.rise_and_fall.offers.count import count, count_now
from companion.games.rise_and_fall.offers.setting_up import set_up
from companion.games.rise_and_fall.offers.settle import settle
from companion.games.rise_and_fall.offers.sheet import write_sheet
from companion.games.rise_and_fall.offers.turn import groups
from companion.games.rise_and_fall.offers.ways import WAYS
from companion.games.rise_and_fall.offers.world import lay_world
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.settable import RIGHT
from companion.games.rise_and_fall.state import Phase, State

LAYING = (Phase.SETUP, Phase.DEPLOY)


def offers(state: State) -> tuple[Offer[State], ...]:
    """What is to be done now first, what is put right last."""
    section: Section[State] = Section(state)
    if state.phase is Phase.OVER:
        section.under(Message("rise_and_fall.menu.check"), aside=True).forms(RIGHT)
        return section.offers
    if state.way is Way.SHEET:
        write_sheet(section, state)
        return section.offers
    if state.phase is Phase.SETUP:
        set_up(section, state)
    if state.way is Way.WORLD and state.phase in LAYING:
        lay_world(section.under(Message("rise_and_fall.menu.world")), state)
    for group in groups(state):
        for one in group.offers:
            section.keep(replace(one, group=group.title))
    if state.phase is Phase.DECLINE:
        settle(section, state)
    if state.phase is Phase.SCORING:
        count(section.under(Message("rise_and_fall.phase.scoring")), state)
    aside = section.under(Message("rise_and_fall.menu.check"), aside=True)
    aside.forms((*RIGHT, *WAYS))
    if state.way is Way.WORLD and state.phase not in LAYING:
        lay_world(aside.under(Message("rise_and_fall.menu.world")), state)
    count_now(aside, state)
    return section.offers
