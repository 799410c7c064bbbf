"""The score sheets."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Make, Section
from companion.core.question import Amount, Choice, Numbers, Several, read_numbers
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
from companion.games.imperium.options import SOLO
from companion.games.imperium.owned import yours_by_copy
from companion.games.imperium.rules.card_options import card_option, copy_option
from companion.games.imperium.rules.civ_cards import unnamed
from companion.games.imperium.rules.scoring import (
    CIV_LINES,
    CIV_SEAT,
    PLAYER_LINES,
    UNREST_LINE,
    missing,
    seats,
    sheet_of,
)
from companion.games.imperium.state import State

NOT_BELOW_ZERO = ("progress", "variable_cards", UNREST_LINE)


def count(section: Section[State], state: State) -> None:
    """Line by line; the score is closed when nothing is missing."""
    left = missing(state)
    for seat in seats(state):
        _sheet(section.under(seat_said(state, seat)), state, seat, left[:1])
    if state.options.names and state.options.mode == SOLO:
        _by_name(section, state)
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
    for line in _lines(state, seat):
        low = 0 if line in NOT_BELOW_ZERO else LOWEST
        text = Message(f"imperium.score.{line}")
        section.offer(
            f"line.{seat}.{line}",
            text,
            _entered(seat, line),
            Amount("points", text, low, HIGHEST, sheet_of(state, seat).lines.get(line)),
            icon="edit",
            first=(seat, line) in following,
        )
    if seat != CIV_SEAT:
        section.offer(
            f"variable.{seat}",
            Message("imperium.score.variable"),
            lambda f: EnterVariable(seat, read_numbers(f["points"])),
            _variable(state, seat),
            icon="edit",
        )


def _by_name(section: Section[State], state: State) -> None:
    """The cards that nobody saw of the C.I.V., then your own: their points follow."""
    for group in unnamed(state)[:1]:
        text = Message("imperium.naming.unnamed", n=group.n)
        options = tuple(card_option(one) for one in dict.fromkeys(group.cards))
        which = Choice("card", text, options)
        section.offer("civ_card", text, lambda f: NameCivCard(f["card"]), which, icon="cards")
    text = Message("imperium.yours.title")
    options = tuple(map(copy_option, yours_by_copy(state)))
    section.offer(
        "your_cards",
        text,
        lambda f: NameYourCards(tuple(of_copy(one)[0] for one in f["cards"]), f["unrest"]),
        Several("cards", text, options),
        Amount("unrest", Message("imperium.yours.unrest"), 0, MOST_VARIABLE),
        icon="cards",
    )


def _lines(state: State, seat: str) -> tuple[str, ...]:
    if seat == CIV_SEAT:
        return CIV_LINES
    return (*PLAYER_LINES, UNREST_LINE) if state.collapsed else PLAYER_LINES


def _variable(state: State, seat: str) -> Numbers:
    now = ", ".join(map(str, sheet_of(state, seat).variable))
    note = Message("imperium.screen.variable_note")
    text = Message("imperium.offer.ask.variable")
    return Numbers("points", text, guess=now, note=note, high=MOST_VARIABLE)


def _entered(seat: str, line: str) -> Make[State]:
    return lambda filled: EnterScore(seat, line, filled["points"])
