"""Decline and buying back of everybody at once, a blank for each decision.

Rulebook, "C – Decline" and "D – Buying a card back".
"""

from __future__ import annotations

from companion.core.form import Form
from companion.core.message import Message
from companion.core.noun import Put
from companion.core.offer import Filled, Section
from companion.core.question import Choice, Option, Several
from companion.core.setting import NO, YES
from companion.games.rise_and_fall.commands.settle import SettleDecline
from companion.games.rise_and_fall.nouns import KIND
from companion.games.rise_and_fall.rules import settling
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.decline import cards_to_give
from companion.games.rise_and_fall.state import State

GIVES, BUYS, NONE, ENDS = "gives.", "buys.", "none", "ends_turn"


def settle(section: Section[State], state: State) -> None:
    """One step for the whole table."""
    owing = (seat for seat in state.in_order if state.owed.get(seat))
    paying = (seat for seat in state.in_order if settling.can_pay(state, seat))
    blanks = (*map(_gives, owing), *map(_buys, paying), Put(ENDS, lambda state, filled: _ends()))
    text = Message("rise_and_fall.settle.open")
    made = Form[State](
        "settle",
        text,
        lambda state, filled: _made(filled),
        blanks,
        SettleDecline,
        icon="people",
        help="turn.c",
    )
    section.forms((made,))


def _gives(seat: str) -> Put[State]:
    def asked(state: State, _filled: Filled) -> Several:
        owed, cards = state.owed[seat], cards_to_give(state, seat)
        text = Message("rise_and_fall.offer.owes", who=who(state, seat), n=owed)
        guess = settling.least_useful(state, seat)
        return Several(
            GIVES + seat, text, tuple(KIND.these(state, cards)), least=owed, most=owed, guess=guess
        )

    return Put(GIVES + seat, asked)


def _buys(seat: str) -> Put[State]:
    """Where anything lies in decline then."""

    def asked(state: State, filled: Filled) -> Choice | None:
        gives = filled.get(GIVES + seat, ())
        cards = settling.to_buy(state, seat, gives)
        text = Message("rise_and_fall.offer.ask.buys", who=who(state, seat))
        none = Option(NONE, Message("rise_and_fall.offer.no_buy"), icon="skip")
        guess = settling.only_purchase(state, seat, gives) or NONE
        options = (*KIND.these(state, cards), none)
        return Choice(BUYS + seat, text, options, guess) if cards else None

    return Put(BUYS + seat, asked)


def _ends() -> Choice:
    texts = {
        YES: Message("rise_and_fall.settle.done"),
        NO: Message("rise_and_fall.settle.stays"),
    }
    options = tuple(Option(*one) for one in texts.items())
    return Choice(ENDS, Message("rise_and_fall.settle.title"), options, YES)


def _made(filled: Filled) -> SettleDecline:
    gives = {key.removeprefix(GIVES): cards for key, cards in filled.items() if GIVES in key}
    buys = {key.removeprefix(BUYS): one for key, one in filled.items() if BUYS in key}
    buys = {seat: card for seat, card in buys.items() if card != NONE}
    return SettleDecline(gives, buys, ends_turn=filled[ENDS] == YES)
