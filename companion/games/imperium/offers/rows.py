"""What can be done where only rows are read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import Put
from companion.core.offer import Filled, Offer, Section
from companion.core.question import Question
from companion.games.imperium.catalogue import COMMON, each_once
from companion.games.imperium.offers.result import offer_result
from companion.games.imperium.options import Options
from companion.games.imperium.rows_only.commands import CloseGame, ReadRow, TurnTable
from companion.games.imperium.rows_only.reading import SHOWN, asked, sides
from companion.games.imperium.state import State


def offers(state: State) -> tuple[Offer[State], ...]:
    """The next card; the other table; the end."""
    section: Section[State] = Section(state)
    section.forms((READ,))
    for side in sides(state.options.opponent):
        if side != state.civ.side:
            text = Message("imperium.rows_only.turn", side=Message(f"imperium.table.{side}"))
            section.offer(f"turn.{side}", text, TurnTable(side), icon="imperium-state")
    offer_result(section.under(Message("imperium.screen.the_end"), aside=True), CloseGame)
    return section.offers


def _shown(state: State, _filled: Filled) -> Question[Any]:
    return replace(asked(state, cards_may_be(state.options)), key=SHOWN)


READ = form(
    ReadRow,
    "read",
    Message("imperium.rows_only.read"),
    icon="cards",
    first=True,
    shown=Put(SHOWN, _shown),
)


def cards_may_be(options: Options) -> tuple[str, ...]:
    """Everything that this C.I.V. may turn over."""
    return tuple(one.id for owner in (options.opponent, *COMMON) for one in each_once(owner))
