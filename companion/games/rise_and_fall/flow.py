"""The phases, what may be done in each, and what comes after. Declared here and nowhere else.

A lay a card · B actions · C decline · D buying back · E recycling · F end of the turn.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.instruction import Instruction, Why
from companion.core.message import Message, name
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall.events.cards import (
    CardPlayed,
    DeclineChosen,
    DeclineRevealed,
)
from companion.games.rise_and_fall.events.flow import (
    ActivationsCounted,
    DeclineOwed,
    PhaseBegun,
    SeatPassed,
    TurnBegun,
)
from companion.games.rise_and_fall.rules.activating import has_something_to_do
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.decline import (
    cards_owed,
    cards_to_give,
    learn_price,
    must_buy,
    price,
)
from companion.games.rise_and_fall.rules.extinction import (
    end_civilizations,
    pass_on_the_token,
    without_cards,
)
from companion.games.rise_and_fall.rules.recycling import recycle
from companion.games.rise_and_fall.state import Phase, Place, State

LETTERS = {
    Phase.CARDS: "A",
    Phase.ACTIONS: "B",
    Phase.DECLINE: "C",
    Phase.BUYING: "D",
    Phase.END_OF_TURN: "E",
}
"""The letters that the rulebook gives the phases of a turn."""


def verify_phase(state: State, *phases: Phase) -> None:
    """The command belongs to one of these phases."""
    if state.phase not in phases:
        raise RuleBroken(
            "rise_and_fall.broken.not_now",
            phase=Message(f"rise_and_fall.phase.{phases[0].value}"),
        )


def verify_turn(state: State, seat: str) -> None:
    """It is this player's turn in the phase."""
    if not state.waiting or state.waiting[0] != seat:
        raise RuleBroken("rise_and_fall.broken.not_your_turn")


def begin_turn(step: Step[State]) -> None:
    """A new turn: whoever has nothing to play is extinct, then cards are laid."""
    step.record(TurnBegun(step.state.turn + 1))
    end_civilizations(step, without_cards(step.state))
    pass_on_the_token(step)
    if step.state.living:
        step.record(PhaseBegun(Phase.CARDS))
        _lay_only_cards(step)
    else:
        begin_count(step)


def _lay_only_cards(step: Step[State]) -> None:
    """A: a hand of one card lays itself."""
    if not step.state.options.by_itself:
        return
    for seat in step.state.in_order:
        hand = step.state.player(seat).cards_in(Place.HAND)
        if len(hand) == 1:
            told = Message("rise_and_fall.told.only_card", who=who(step.state, seat))
            with step.because(heading=told, key=f"only_card.{seat}", icon="rise-card"):
                step.record(CardPlayed(seat, hand[0]))
    after_card(step)


def after_card(step: Step[State]) -> None:
    """B begins when everybody has laid a card."""
    if set(step.state.living) <= set(step.state.played):
        step.record(PhaseBegun(Phase.ACTIONS))
        next_actor(step)


def next_actor(step: Step[State]) -> None:
    """Count the next player's pieces; who has none left of the kind passes (unlucky case)."""
    while step.state.waiting:
        seat = step.state.waiting[0]
        pieces = step.state.player(seat).in_world(step.state.played[seat])
        step.record(ActivationsCounted(pieces))
        if pieces and not _has_nothing_to_do(step.state, seat):
            return
        step.record(SeatPassed(seat))
        _tell_passing(step, seat, "passes" if not pieces else "nothing_to_do")
    after_actions(step)


def after_activation(step: Step[State], seat: str) -> None:
    """B: whoever has activated every piece, or can do nothing more, is done without a touch."""
    state = step.state
    if not state.options.by_itself or state.waiting[:1] != (seat,):
        return
    if not state.activations or _has_nothing_to_do(state, seat):
        step.record(SeatPassed(seat))
        next_actor(step)


def _has_nothing_to_do(state: State, seat: str) -> bool:
    """Where the app sees it: not where it does not follow treasuries."""
    if not state.options.by_itself or not state.counts_treasuries:
        return False
    return not has_something_to_do(state, seat)


def _tell_passing(step: Step[State], seat: str, how: str) -> None:
    """The unlucky case, or nothing that can be done in full."""
    piece = name("rise_and_fall", "piece", step.state.played[seat])
    text = Message(f"rise_and_fall.told.{how}", who=who(step.state, seat), piece=piece)
    why = (Why("rise_and_fall.unlucky"),) if how == "passes" else ()
    step.tell(Instruction(f"passes.{seat}", text, why, icon="skip"))


def after_actions(step: Step[State]) -> None:
    """C where a trophy was won, otherwise D."""
    owed = {seat: cards for seat, cards in cards_owed(step.state).items() if cards}
    if owed:
        step.record(PhaseBegun(Phase.DECLINE))
        step.record(DeclineOwed(owed))
        _give_what_must_be(step)
    else:
        begin_buying(step)


def _give_what_must_be(step: Step[State]) -> None:
    """C: whoever has no more active cards than are owed chooses nothing."""
    if not step.state.options.by_itself:
        return
    for seat, n in step.state.owed.items():
        cards = cards_to_give(step.state, seat)
        for card in cards if len(cards) == n else ():
            step.record(DeclineChosen(seat, card))
    reveal_decline(step)


def recount_activations(step: Step[State], seat: str, kind: str, by: int) -> None:
    """B: a piece that was there all along may still be activated, one that was not may not."""
    state = step.state
    acting = state.phase is Phase.ACTIONS and state.waiting[:1] == (seat,)
    if acting and state.played[seat] == kind:
        step.record(ActivationsCounted(max(0, state.activations + by), again=True))


def after_correction(step: Step[State], trophies: int = 0) -> None:
    """C: for trophies seen late as well; nobody owes more cards than can be given."""
    state = step.state
    if trophies > 0 and state.phase in (Phase.BUYING, Phase.END_OF_TURN):
        step.record(PhaseBegun(Phase.DECLINE))
        _tell_late(step)
    elif state.phase is not Phase.DECLINE:
        return
    most = {seat: len(cards_to_give(state, seat)) for seat in state.living}
    owe(step, {seat: min(max(0, state.owed.get(seat, 0) + trophies), most[seat]) for seat in most})


def _tell_late(step: Step[State]) -> None:
    """Why the table is back in decline."""
    text = Message("rise_and_fall.told.late_trophy")
    step.tell(Instruction("late_trophy", text, (Why("rise_and_fall.decline"),), icon="rise-trophy"))


def owe(step: Step[State], owed: Mapping[str, int]) -> None:
    """C: what is owed now; D when nothing is."""
    step.record(DeclineOwed({seat: cards for seat, cards in owed.items() if cards}))
    reveal_decline(step)


def reveal_decline(step: Step[State]) -> None:
    """C: once everybody's cards lie face down they are turned over together (316-320); then D."""
    if step.state.owed:
        return
    if step.state.given:
        with step.because(Why("rise_and_fall.decline"), key="decline", icon="rise-card"):
            step.record(DeclineRevealed(step.state.given))
    begin_buying(step)


def begin_buying(step: Step[State]) -> None:
    """D for whoever has a card in decline and has bought none; the others decide nothing."""
    step.record(PhaseBegun(Phase.BUYING))
    for seat in step.state.in_order:
        if seat in step.state.bought or not step.state.player(seat).cards_in(Place.DECLINE):
            step.record(SeatPassed(seat))
    if step.state.waiting:
        learn_price(step)
        pass_who_cannot_pay(step, price(step.state))
    after_buying(step)


def pass_who_cannot_pay(step: Step[State], cost: int) -> None:
    """D: without enough gold there is nothing to decide, but where a card must be bought."""
    if not step.state.options.by_itself or not step.state.counts_treasuries:
        return
    for seat in step.state.waiting:
        if step.state.player(seat).gold < cost and may_pass_buying(step.state, seat):
            step.record(SeatPassed(seat))


def after_buying(step: Step[State]) -> None:
    """E when everybody has decided; where the last civilization ended by it, the game does."""
    if not step.state.living:
        begin_count(step)
    elif not step.state.waiting:
        step.record(PhaseBegun(Phase.END_OF_TURN))


def end_turn(step: Step[State]) -> None:
    """E and F: recycle, pass the token, then a new turn or the count."""
    recycle(step)
    if len(step.state.trophies_won) >= step.state.options.trophies:
        begin_count(step)
    else:
        begin_turn(step)


def begin_count(step: Step[State]) -> None:
    """The count; where every civilization is extinct there is none."""
    step.record(PhaseBegun(Phase.SCORING if step.state.living else Phase.OVER))


def may_pass_buying(state: State, seat: str) -> bool:
    """Whoever has an active card need not buy."""
    return not must_buy(state.player(seat))
