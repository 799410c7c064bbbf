"""The score sheets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import HowMany, Put, SomeOf, none
from companion.core.offer import Filled, Section
from companion.core.question import Numbers, read_numbers
from companion.games.imperium.catalogue import of_copy
from companion.games.imperium.commands.score import (
    HIGHEST,
    LOWEST,
    MOST_VARIABLE,
    CloseScore,
    EnterScore,
    EnterVariable,
    NameCivCard,
    NameYourCards,
)
from companion.games.imperium.content import named
from companion.games.imperium.events.ending import UNREST_LINE
from companion.games.imperium.nouns import CARD, COPY
from companion.games.imperium.options import SOLO
from companion.games.imperium.owned import yours_by_copy
from companion.games.imperium.rules.civ_cards import unnamed
from companion.games.imperium.rules.scoring import (
    CIV_LINES,
    CIV_SEAT,
    PLAYER_LINES,
    counted,
    missing,
    seats,
    variable_cards,
)
from companion.games.imperium.state import State

NOT_BELOW_ZERO = ("progress", "variable_cards", UNREST_LINE)


def count(section: Section[State], state: State) -> None:
    """Line by line; the score is closed when nothing is missing."""
    left = missing(state)
    for seat in seats(state):
        _sheet(section.under(seat_said(state, seat)), state, seat, left[:1])
    if state.options.names and state.options.mode == SOLO:
        section.forms(BY_NAME)
    text = Message("imperium.screen.do_scoring")
    section.offer("close", text, CloseScore(), icon="check", first=not left)


def seat_said(state: State, seat: str) -> Message:
    """Whose sheet."""
    if seat == CIV_SEAT:
        return Message("imperium.seat.civ", nation=named("nation", state.civ.nation))
    typed = state.options.seats[int(seat)].name
    return Message("imperium.offer.seat", name=typed) if typed else Message("imperium.seat.you")


def _sheet(
    section: Section[State], state: State, seat: str, following: tuple[tuple[str, str], ...]
) -> None:
    section.forms(
        _line(seat, line, first=(seat, line) in following) for line in _lines(state, seat)
    )
    if seat != CIV_SEAT:
        section.forms((_of_variable(seat),))


def _line(seat: str, line: str, *, first: bool) -> Form[State]:
    low = 0 if line in NOT_BELOW_ZERO else LOWEST
    return form(
        EnterScore,
        f"line.{seat}.{line}",
        Message(f"imperium.score.{line}"),
        icon="edit",
        first=first,
        makes=lambda state, f: EnterScore(seat, line, f["points"]),
        points=HowMany(
            "points",
            Message(f"imperium.score.{line}"),
            lambda state, f: counted(state, seat, line),
            lambda state, f: HIGHEST,
            lambda state, f: low,
        ),
    )


def _of_variable(seat: str) -> Form[State]:
    return form(
        EnterVariable,
        f"variable.{seat}",
        Message("imperium.score.variable"),
        icon="edit",
        makes=lambda state, f: EnterVariable(seat, read_numbers(f["points"])),
        points=Put("points", lambda state, f: _variable(state, seat)),
    )


def _civ_cards(state: State, _filled: Filled) -> Iterator[str]:
    """Those that one that nobody saw may be."""
    for group in unnamed(state)[:1]:
        yield from dict.fromkeys(group.cards)


def _unnamed_said(state: State, _filled: Filled) -> Message:
    return Message("imperium.naming.unnamed", n=unnamed(state)[0].n)


CIV_CARD = form(
    NameCivCard,
    "civ_card",
    lambda state: _unnamed_said(state, {}),
    icon="cards",
    when=lambda state: bool(unnamed(state)),
    card=replace(CARD, text=_unnamed_said, now=_civ_cards),
)
YOUR_CARDS = form(
    NameYourCards,
    "your_cards",
    Message("imperium.yours.title"),
    icon="cards",
    makes=lambda state, f: NameYourCards(tuple(of_copy(one)[0] for one in f["cards"]), f["unrest"]),
    cards=SomeOf(COPY.among(lambda state, f: yours_by_copy(state)), none),
    unrest=HowMany(
        "unrest",
        Message("imperium.yours.unrest"),
        lambda state, f: None,
        lambda state, f: MOST_VARIABLE,
    ),
)
BY_NAME = (CIV_CARD, YOUR_CARDS)
"""The cards that nobody saw of the C.I.V., then your own: their points follow."""


def _lines(state: State, seat: str) -> tuple[str, ...]:
    if seat == CIV_SEAT:
        return CIV_LINES
    return (*PLAYER_LINES, UNREST_LINE) if state.collapsed else PLAYER_LINES


def _variable(state: State, seat: str) -> Numbers:
    now = ", ".join(map(str, variable_cards(state, seat)))
    note = Message("imperium.screen.variable_note")
    text = Message("imperium.offer.ask.variable")
    return Numbers("points", text, guess=now, note=note, high=MOST_VARIABLE)
