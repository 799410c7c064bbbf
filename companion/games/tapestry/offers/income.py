"""An income turn, step by step."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Section
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
from companion.games.tapestry.state import LAST_INCOME_TURN, Phase, State
from companion.games.tapestry.turn.allowed import phase_name
from companion.games.tapestry.turn.names import card_name, word


def an_income_turn(section: Section[State], state: State) -> None:
    """What belongs to the step that it has come to."""
    under = section.under(phase_name(state))
    match state.phase:
        case Phase.INCOME_POWERS:
            _powers(under, state)
        case Phase.INCOME_TAPESTRY:
            _tapestry(under, state)
        case Phase.INCOME_UPGRADE:
            _upgrade(under, state)
        case Phase.INCOME_POINTS:
            text = Message("tapestry.offer.points")
            command = TakeIncomePoints(state.options.company)
            under.offer("points", text, command, icon="check", first=True)
        case Phase.INCOME_GAIN:
            text = Message("tapestry.button.gain")
            under.offer("gains", text, TakeIncomeGains(), icon="check", first=True)


def _powers(section: Section[State], state: State) -> None:
    on = state.options.company
    for card in income_turn.unused_masterpieces(state, state.turn):
        said = word("masterpiece", card)
        section.offer(f"masterpiece.{card}", said, UseMasterpiece(card, on), icon="card")
    for mat in income_turn.abilities(state, state.turn):
        note = word("civilization_text", mat)
        said = word("civilization", mat)
        offer_id = f"civilization.{mat}"
        section.offer(offer_id, said, UseCivilization(mat, on), icon="flag", note=note)
    _go_on(section, state)


def _tapestry(section: Section[State], state: State) -> None:
    me = state.players[state.turn]
    if me.income_turns >= LAST_INCOME_TURN:
        text = Message("tapestry.button.reserve")
        section.offer("reserve", text, UseReserve(), icon="check", first=True)
        return
    for card in dict.fromkeys(me.hand):
        section.offer(
            f"tapestry.{card}",
            card_name("tapestry", card),
            PlayTapestry(card),
            icon="card-tapestry",
        )
    if not me.hand:
        text = Message("tapestry.button.face_down")
        section.offer("face_down", text, PlayTapestry(), icon="card", first=True)


def _upgrade(section: Section[State], state: State) -> None:
    for tech in state.players[state.turn].techs:
        said = card_name("tech", tech.card)
        command = UpgradeTechnology(tech.card)
        section.offer(f"upgrade.{tech.card}", said, command, icon="card-tech")
    _go_on(section, state)


def _go_on(section: Section[State], state: State) -> None:
    owed = state.phase is Phase.INCOME_POWERS and income_turn.owed_masterpieces(state, state.turn)
    text = Message("tapestry.button.next")
    section.offer("next", text, NextStep(), icon="arrow-right", first=not owed)
