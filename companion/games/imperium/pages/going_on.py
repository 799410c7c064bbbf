"""What follows in the turn of the C.I.V. by itself: nobody has anything to do or to say first.

A card in Loom of which hands have nothing left to do comes with the next one and stands above it,
its clean-up comes with the last card of its turn: each stays a step of its own.
"""

from __future__ import annotations

from companion.core.answers import Source
from companion.core.command import Entry
from companion.core.offer import Offer
from companion.describe.desk import Desk
from companion.describe.differing import may_differ
from companion.describe.node import Do
from companion.games.imperium.commands.civ import CleanUpCiv, RevealSlot, RollCivDie
from companion.games.imperium.pages.told import is_for_hands, left_of, now_of
from companion.games.imperium.rules.cleanup import lays_a_token
from companion.games.imperium.state import Phase, State

NEXT = {Phase.CIV_DIE: "die", Phase.CIV_SLOTS: "slot", Phase.CIV_CLEANUP: "clean_up"}


def following(desk: Desk) -> Offer[State] | None:
    """What goes on with its turn."""
    return desk.offers.get(NEXT.get(desk.session.state.phase, ""))


def carries(desk: Desk, offer: Offer[State]) -> Do:
    """It is carried out, and what comes with it."""
    return and_on(desk, lambda: desk.hands.do(offer.command(), {}))


def and_on(desk: Desk, act: Do) -> Do:
    """Whoever does this has asked for what needs nobody as well."""

    def do() -> None:
        act()
        while (offer := _by_itself(desk)) is not None:
            before = desk.session.last
            desk.hands.do(offer.command(), {})
            if desk.session.last is before:
                return

    return do


def _by_itself(desk: Desk) -> Offer[State] | None:
    """A die says nothing to hands where Loom keeps the deck; what a card leaves them is done first.

    The clean-up does not come with a card where neither of them leaves anything: its page would
    not be seen.
    """
    last, state = desk.session.last, desk.session.state
    if desk.session.pending is not None or last is None:
        return None
    if isinstance(last.command, RollCivDie):
        wanted = state.phase is Phase.CIV_SLOTS and state.civ.kept
    elif isinstance(last.command, RevealSlot):
        waits = now_of(desk, left_of(desk)) is not None
        wanted = (
            waits or lays_a_token(state)
            if state.phase is Phase.CIV_CLEANUP
            else state.civ.kept and not waits
        )
    else:
        wanted = False
    return following(desk) if wanted else None


def came_with(desk: Desk) -> tuple[Entry[State], ...]:
    """The cards before the one that is shown which had no page of their own after their step."""
    entries = [*desk.session.entries]
    if desk.session.pending is None:
        while entries and not isinstance(entries[-1].command, RevealSlot):
            entries.pop()
        entries = entries[:-1]
    found: list[Entry[State]] = []
    while entries and _went_on(entries[-1]):
        found.append(entries.pop())
    return tuple(reversed(found))


def _went_on(entry: Entry[State]) -> bool:
    """Nothing was left to hands, or somebody said what they had done."""
    said = any(one.source is Source.SAID for one in entry.answers.values())
    left = any(is_for_hands(one) for one in entry.told)
    return isinstance(entry.command, RevealSlot) and entry.after.civ.kept and (said or not left)


def answered_last(desk: Desk) -> Entry[State] | None:
    """The last step, of those that are shown together, in which somebody or a die said something.

    What came with it needed nobody, so it is this that may differ on the table.
    """
    entry: Entry[State]
    for n, entry in enumerate(reversed(desk.session.entries)):
        if n and not isinstance(entry.command, (RevealSlot, CleanUpCiv)):
            return None
        if may_differ(entry):
            return entry
    return None
