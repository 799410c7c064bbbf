"""Several people who tell their tokens, or nothing but their points."""

from __future__ import annotations

from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import HowMany
from companion.core.offer import Section
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
            section.under(written.said(state, seat)).forms(_tokens(seat, kind) for kind in KINDS)
    title = Message("core.sheet.title")
    section.under(title, aside=state.way is not Way.SHEET).forms(SHEET)
    alone, end = state.way is Way.SHEET, Message("core.sheet.end")
    first = alone and written.SHEET.told_by_all(state)
    section.offer("end", end, c.EndSheet(), icon="flag", first=first, aside=not alone)
    if not state.options.counted:
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


def _turns(section: Section[State], state: State) -> None:
    following = written.said(state, written.next_seat(state))
    text = Message("kit.done_then", who=following)
    section.offer("done", text, c.HandOver(), icon="check", first=True)
    for seat in written.people(state):
        if seat != state.turn:
            label = Message("imperium.company.turn_of", who=written.said(state, seat))
            section.offer(f"turn.{seat}", label, c.HandOver(seat), icon="people", aside=True)


def _tokens(seat: str, kind: str) -> Form[State]:
    def label(state: State) -> Message:
        who, what = written.said(state, seat), named("token", kind)
        return Message("imperium.company.of", who=who, what=what)

    return form(
        c.TellTokens,
        f"tokens.{kind}.{seat}",
        label,
        icon=f"imperium-{kind}",
        makes=lambda state, f: c.TellTokens(seat, kind, f[BY]),
        by=MORE_OR_FEWER,
    )


MORE_OR_FEWER: HowMany[State] = HowMany(
    BY,
    Message("imperium.company.ask.by"),
    lambda state, f: 1,
    lambda state, f: c.MOST_TOKENS,
    lambda state, f: -c.MOST_TOKENS,
)
SHEET = written.SHEET.forms(c.WriteRow, c.WriteTotal)
