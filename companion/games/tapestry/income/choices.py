"""An income turn, step by step: what can be chosen in it, and what goes on from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from companion.core.command import Command
from companion.core.message import Message
from companion.core.offer import Offer, Section
from companion.games.tapestry import known
from companion.games.tapestry.correcting.naming import NameMasterpiece, unnamed_of
from companion.games.tapestry.income import income_turn
from companion.games.tapestry.income.commands import (
    NextStep,
    PlayTapestry,
    TakeIncomeGains,
    TakeIncomePoints,
    UpgradeTechnology,
    UseCivilization,
    UseMasterpiece,
    UseReserve,
)
from companion.games.tapestry.state import LAST_INCOME_TURN, UNKNOWN, Phase, State
from companion.games.tapestry.turn.allowed import phase_name
from companion.games.tapestry.turn.names import card_name, word

Listed: TypeAlias = tuple[str, Message, Command[State], str, dict[str, Any]]
"""An offer: its id, label, command and icon, and what else it says."""
POWERS = ("civilization.", "masterpiece.")


def an_income_turn(section: Section[State], state: State) -> None:
    """What belongs to the step that it has come to."""
    under = section.under(phase_name(state))
    rows = to_choose(state)
    powers = [one for one in rows if one.id.startswith(POWERS)]
    for one in rows:
        under.keep(replace(one, first=powers == [one]))
    on = going_on(state)
    if on is not None:
        under.keep(replace(on, first=on.id != _card(UNKNOWN)))


def to_choose(state: State) -> tuple[Offer[State], ...]:
    """The powers, cards or technologies of the step."""
    section: Section[State] = Section(state)
    for id_, label, command, icon, more in _listed(state):
        section.offer(id_, label, command, icon=icon, **more)
    return section.offers


def going_on(state: State) -> Offer[State] | None:
    """What is done when nothing is chosen any more; None where something must be."""
    section: Section[State] = Section(state)
    me = state.players[state.turn]
    match state.phase:
        case Phase.INCOME_POWERS if income_turn.powers_left(state):
            return None
        case Phase.INCOME_POWERS | Phase.INCOME_UPGRADE:
            text = Message("tapestry.button.next")
            return section.offer("next", text, NextStep(), icon="arrow-right")
        case Phase.INCOME_TAPESTRY if me.income_turns >= LAST_INCOME_TURN:
            text = Message("tapestry.button.reserve")
            return section.offer("reserve", text, UseReserve(), icon="check")
        case Phase.INCOME_TAPESTRY if not me.hand:
            text = Message("tapestry.button.face_down")
            return section.offer("face_down", text, PlayTapestry(), icon="card")
        case Phase.INCOME_TAPESTRY if UNKNOWN in me.hand:
            text = Message("tapestry.button.unnamed_tapestry")
            command = PlayTapestry(UNKNOWN)
            return section.offer(_card(UNKNOWN), text, command, icon="card-tapestry")
        case Phase.INCOME_POINTS:
            text = Message("tapestry.offer.points")
            return section.offer("points", text, TakeIncomePoints(at_once(state)), icon="check")
        case Phase.INCOME_GAIN:
            text = Message("tapestry.button.gain")
            return section.offer("gains", text, TakeIncomeGains(), icon="check")
    return None


def at_once(state: State) -> bool:
    """Points and income are taken in one go: nothing is decided between them."""
    return state.players[state.turn].income_turns < LAST_INCOME_TURN


def _card(card: str) -> str:
    return f"tapestry.{card}"


def _listed(state: State) -> Iterator[Listed]:
    me = state.players[state.turn]
    if state.phase is Phase.INCOME_POWERS:
        for card in income_turn.unused_masterpieces(state, me.id):
            named = card_name("masterpiece", card)
            yield f"masterpiece.{card}", named, UseMasterpiece(card, goes_on=True), "card", {}
        for card in unnamed_of(state, me.id):
            text, name = Message("tapestry.right.name"), NameMasterpiece(me.id, card)
            yield f"name.{card}", text, name, "masterpiece", {}
        for mat in income_turn.abilities(state, me.id):
            named, note = word("civilization", mat), word("civilization_text", mat)
            use = UseCivilization(mat, goes_on=True)
            yield f"civilization.{mat}", named, use, "flag", {"note": note}
        if income_turn.powers_left(state):
            yield "next", Message("tapestry.button.next"), NextStep(), "arrow-right", {}
    elif state.phase is Phase.INCOME_TAPESTRY and me.income_turns < LAST_INCOME_TURN:
        for card in dict.fromkeys(me.hand):
            if card != UNKNOWN:
                more = {"note": known.in_words(state, card), "help": _card(card)}
                named = card_name("tapestry", card)
                yield _card(card), named, PlayTapestry(card), "card-tapestry", more
    elif state.phase is Phase.INCOME_UPGRADE:
        for tech in me.techs:
            named, turn_up = card_name("tech", tech.card), UpgradeTechnology(tech.card)
            yield f"upgrade.{tech.card}", named, turn_up, "card-tech", {}
