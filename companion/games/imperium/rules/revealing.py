"""The C.I.V.'s turn up to its clean-up: the slots in order.

Solo booklet, "Le tour de la C.I.V.".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Step
from companion.games.imperium.cards import UNREST, Pile
from companion.games.imperium.events.turns import SlotPassed
from companion.games.imperium.owned import nameable
from companion.games.imperium.rules import doubts, keeping
from companion.games.imperium.rules.expected import as_expected
from companion.games.imperium.rules.keeping import move
from companion.games.imperium.rules.looking_up import Found, Shown, find_row, rows_of
from companion.games.imperium.rules.naming import Rows, asked_card, is_card, keys_of
from companion.games.imperium.rules.printings import printed
from companion.games.imperium.rules.resolving import resolve
from companion.games.imperium.rules.revealed_unrest import unrest_revealed
from companion.games.imperium.rules.run import INSTEAD, Run
from companion.games.imperium.rules.turning_over import show, turn_over
from companion.games.imperium.say import elements_said
from companion.games.imperium.state import Civ, State

NO_ROW = "none"


def next_slot(civ: Civ) -> int | None:
    """The slot that is turned over next; None when all have been."""
    left = range(civ.at_slot, len(civ.slots) + 1)
    return next((slot for slot in left if civ.slots[slot - 1]), None)


def asked_in(state: State, slot: int, told: doubts.Known) -> Choice:
    """Which card lies in a slot, or what does it show?"""
    lies = state.civ.slots[slot - 1]
    cards = nameable(state, slot) if state.options.names else ()
    return asked_card(rows_of(state.civ), f"slot.{slot}", lies, told, cards)


def reveal(step: Step[State], slot: int, *, asks_expected: bool = True) -> None:
    """Turn the card of a slot over and resolve it."""
    for empty in range(step.state.civ.at_slot, slot):
        step.record(SlotPassed(empty))
    run = Run(step, f"slot.{slot}")
    rows = rows_of(run.civ)
    said = _shown(run, slot, asks_expected=asks_expected)
    if said == UNREST:
        unrest_revealed(run, slot)
        return
    if is_card(said):
        turn_over(step, slot, said)
        shown = Shown(printed(run, said).shows, whole=True)
    else:
        show(step, slot, said, keys_of(rows, run.told))
        shown = Shown((said,))
    found = _row_for(run, rows, shown)
    if found is None:
        run.say(Message("imperium.told.no_row"), "cross", differs=f"{run.place}.row")
        _to_discard(run)
        return
    with run.because(*found.whys, differs=f"{run.place}.row"):
        resolve(run, found.elements, f"{run.place}.{found.row_id}")
        _to_discard(run)


def _shown(run: Run, slot: int, *, asks_expected: bool) -> str:
    """Loom shows the card that it keeps; otherwise somebody looks at it."""
    card = run.civ.slots[slot - 1]
    if run.civ.kept and card:
        name = keeping.turned(run, card, f"slot.{slot}.card")
        keeping.tell(run, name, slot)
        return name
    asked = asked_in(run.state, slot, run.told)
    said = run.ask(asked)
    return as_expected(run, slot, said, asked) if asks_expected else said


def _row_for(run: Run, rows: Rows, shown: Shown) -> Found | None:
    """The row by the rule, unless the table says that another one was resolved."""
    found = find_row(run, rows, shown, run.place)
    options = tuple(
        Option(
            row_id,
            Message("imperium.row", row=i),
            elements_said(doubts.as_known(row_id, row, run.told)),
        )
        for i, (row_id, row) in enumerate(rows, start=1)
    )
    question = Choice(
        f"{run.place}.row",
        Message("imperium.ask.row"),
        (*options, Option(NO_ROW, Message("imperium.option.no_row"))),
    )
    chosen = run.settle(question, found.row_id if found else NO_ROW)
    if found and chosen == found.row_id:
        return found
    only = [(row_id, row) for row_id, row in rows if row_id == chosen]
    return (
        find_row(run, only, Shown((only[0][1].shows,)), f"{run.place}.{INSTEAD}") if only else None
    )


def _to_discard(run: Run) -> None:
    """Unless the row put it elsewhere."""
    if run.civ.resolving:
        move(run, (run.civ.resolving[0].id,), Pile.DISCARD)
