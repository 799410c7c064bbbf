"""Nothing but the score sheet."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Section
from companion.core.question import Choice, Option
from companion.core.written import ROW, SEAT, offer_sheet
from companion.games.rise_and_fall.commands.written import EndSheet, WriteRow, WriteTotal
from companion.games.rise_and_fall.offers.ways import ways
from companion.games.rise_and_fall.rules import written
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.state import State


def write_sheet(section: Section[State], state: State) -> None:
    """Rows, totals, the end, and the other ways."""
    people = tuple(Option(player.id, who(state, player.id)) for player in state.players)
    rows = tuple(
        Option(one, written.row_name(one), icon=written.row_icon(one)) for one in written.rows()
    )
    offer_sheet(
        section,
        Choice(SEAT, Message("core.sheet.who"), people),
        Choice(ROW, Message("core.sheet.row"), rows),
        WriteRow,
        WriteTotal,
        lambda seat: written.sheet_of(state, seat),
    )
    section.offer("end", Message("core.sheet.end"), EndSheet(), icon="flag", first=True)
    section.under(Message("rise_and_fall.new.way"), aside=True).forms(ways(state))
