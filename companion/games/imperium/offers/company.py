"""Several people who tell their tokens, or nothing but their points."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.noun import Noun
from companion.core.offer import Make, Section
from companion.core.question import Amount
from companion.core.written import ROW, SEAT, sheet_forms
from companion.games.imperium.commands import company as c
from companion.games.imperium.content import named
from companion.games.imperium.options import TABLE, Way
from companion.games.imperium.rules import written
from companion.games.imperium.state import State
from companion.games.imperium.tokens import KINDS

BY = "by"
ICONS = {Way.WALK: "table", Way.TOKENS: "people", Way.SHEET: "score"}


def company(section: Section[State], state: State) -> None:
    """Tokens and turns where they are kept, the sheet, the end."""
    if state.way is Way.TOKENS:
        _turns(section, state)
        for seat in written.people(state):
            _tokens(section.under(_said(state, seat)), state, seat)
    title = Message("core.sheet.title")
    section.under(title, aside=state.way is not Way.SHEET).forms(SHEET)
    first = state.way is Way.SHEET
    end = Message("core.sheet.end")
    section.offer("end", end, c.EndSheet(), icon="flag", first=first, aside=not first)
    change_way(section.under(Message("imperium.company.ways"), aside=True), state)


def change_way(section: Section[State], state: State) -> None:
    """The other ways to keep it."""
    for way in Way if state.options.mode == TABLE else ():
        if way is not state.way:
            text, note = way_said(way)
            command = c.ChangeWay(way.value)
            section.offer(f"way.{way.value}", text, command, icon=ICONS[way], note=note)


def way_said(way: Way) -> tuple[Message, Message]:
    """A way, and a line of what it means."""
    note = Message(f"imperium.company.way_note.{way.value}")
    return Message(f"imperium.company.way.{way.value}"), note


def _said(state: State, seat: str) -> Message:
    name = written.name_of(state, seat)
    return name if isinstance(name, Message) else Message("imperium.offer.seat", name=name)


def _turns(section: Section[State], state: State) -> None:
    following = _said(state, written.next_seat(state))
    text = Message("imperium.company.done", next=following)
    section.offer("done", text, c.HandOver(), icon="check", first=True)
    for seat in written.people(state):
        if seat != state.turn:
            label = Message("imperium.company.turn_of", who=_said(state, seat))
            section.offer(f"turn.{seat}", label, c.HandOver(seat), icon="people", aside=True)


def _tokens(section: Section[State], state: State, seat: str) -> None:
    for kind in KINDS:
        label = Message("imperium.company.of", who=_said(state, seat), what=named("token", kind))
        asked = Amount(BY, Message("imperium.company.ask.by"), -c.MOST_TOKENS, c.MOST_TOKENS, 1)
        section.offer(
            f"tokens.{kind}.{seat}", label, _telling(seat, kind), asked, icon=f"imperium-{kind}"
        )


def _telling(seat: str, kind: str) -> Make[State]:
    return lambda f: c.TellTokens(seat, kind, f[BY])


A_PERSON: Noun[State] = Noun(
    SEAT,
    Message("core.sheet.who"),
    lambda state, filled: written.people(state),
    _said,
    place=lambda state, seat: f"seat:{seat}",
)
A_ROW: Noun[State] = Noun(
    ROW,
    Message("core.sheet.row"),
    lambda state, filled: written.ROWS,
    lambda state, row: written.row_name(row),
    lambda state, row: written.ROWS[row],
)
SHEET = sheet_forms(A_PERSON, A_ROW, c.WriteRow, c.WriteTotal, written.sheet_of)
