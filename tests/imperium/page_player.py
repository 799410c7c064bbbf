"""A game played by touching Imperium's pages, with a table of real cards beside it."""

from __future__ import annotations

from math import ceil
from typing import Any

from companion.core.session import Session
from companion.describe.desk import Desk
from companion.describe.showing import Showing
from companion.describe.touching import all_met
from companion.games.imperium.cards import UNREST
from companion.games.imperium.catalogue import alike
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.lookup import names_of
from companion.games.imperium.pages.table import table
from companion.games.imperium.pages.told import is_its
from companion.games.imperium.rules.naming import is_card
from companion.games.imperium.rules.revealing import next_slot
from companion.games.imperium.state import Phase, State
from companion.games.imperium.views.naming import asked, in_slot, surely
from tests.describe.desks import Hands, a_surface
from tests.imperium.real_table import RealTable

CIVS = (Phase.CIV_DIE, Phase.CIV_SLOTS, Phase.CIV_CLEANUP)
DRAG = 3
"""A drag of a finger is a third of what scrolls."""


class PagePlayer:
    """Touches what the page shows; counts touches, namings and drags."""

    def __init__(
        self, session: Session[State], real: RealTable, form: str = "landscape", text: float = 1.0
    ) -> None:
        self.session, self.real = session, real
        self.desk = Desk(session, Hands(session))
        self.surface = a_surface(form, text)
        self.showing = Showing(lambda surface: table(self.desk, surface))
        self.touches = self.naming = self.answers = self.drags = self.cards = 0
        self.followed = len(session.entries)

    def its_turn(self) -> None:
        """Until the C.I.V. has cleaned up and hands have done all of it."""
        while is_its(self.desk) or self.session.pending:
            if self.session.state.collapsed:
                return
            self._next()
            self.follow()
        self.look()

    def ends_turn(self, slot: int) -> None:
        """What was told is done, your clean-up: touches of your turn, of no card of the C.I.V."""
        counted = self.touches, self.drags
        said = ("done",) if "done" in self.look() else ()
        for key in (*said, "go"):
            self.touch(key)
        if slot or "answer.0" in self.look():  # where nothing lies in the Market it is not asked
            self.touch(f"answer.{slot}")
        self.touches, self.drags = counted
        while self.session.pending and self.session.state.phase not in CIVS:
            self.session.answer(self.real.answer(self.session, self.session.pending.question))
        self.follow()

    def follow(self) -> None:
        """What happened happens to the real cards too."""
        for entry in self.session.entries[self.followed :]:
            self.real.follow(entry.before, entry.events)
            self.cards += isinstance(entry.command, RevealSlot)
        self.followed = len(self.session.entries)

    def look(self) -> set[str]:
        """What can be touched on the page as it is now."""
        self.showing.show(self.surface)
        return {met.hit.does for met, _ in all_met(self.showing.pieces, self.showing.seen)}

    def _next(self) -> None:
        acts = self.look()
        question = self.desk.asked
        if question is not None:
            answer = self.real.answer(self.session, question)
            self._answer(answer, [one.id for one in asked(question)])
        elif "compared" in acts:
            self.touch("compared")
        elif not any(one.startswith(("name.", "shows.", "by_icon")) for one in acts):
            self.touch("go")
        else:
            slot = next_slot(self.session.state.civ) or 0
            self._name(slot, self._turned_over(slot))

    def _name(self, slot: int, face: str) -> None:
        """Gold where it says what the card is."""
        known = surely(self.session.state, slot)
        if known and (
            known == face or (UNREST not in (known, face) and alike(known) == alike(face))
        ):
            self.touch("go")
            return
        self._answer(face, [one.id for one in in_slot(self.session.state, slot)])

    def _turned_over(self, slot: int) -> str:
        """What the real card of a slot is: asked for, and nothing is done."""
        question = self.session.do(RevealSlot(slot))
        answer = str(self.real.answer(self.session, question))
        self.session.drop()
        return answer

    def _answer(self, answer: Any, names: list[str]) -> None:
        """Touched where it stands; letters first where it does not.

        What a card is, or that none came, is naming; all else is an answer.
        """
        wanted = str(answer)
        before = self.touches
        if is_card(wanted):
            wanted = next(
                (one for one in names if one == wanted or alike(one) == alike(wanted)), wanted
            )
        if any(one.startswith("joined.") for one in self.look()):
            self.touches += 1  # this answer and the next one are a single touch
            self.answers += 1
            self.session.answer(answer)
            return
        for key in self._ways(wanted):
            self.touch(key)
        took = self.touches - before
        self.naming += took if names else 0
        self.answers += 0 if names else took

    def _ways(self, wanted: str) -> list[str]:
        acts = self.look()
        for key in (f"name.{wanted}", f"answer.{wanted}", f"shows.{wanted}"):
            if key in acts:
                return [key]
        if is_card(wanted):
            return [*self._letters(wanted), f"name.{wanted}"]
        if "by_icon" in acts:
            self.touch("by_icon")
            return self._ways(wanted)
        return [f"digit.{wanted}", "answer"]

    def _letters(self, wanted: str) -> list[str]:
        """The first letters of its name, as many as it takes."""
        name = names_of(wanted)[0].casefold()
        found: list[str] = []
        for letter in name:
            if f"name.{wanted}" in self.look():
                break
            self.touch(f"letter.{letter}")
        return found

    def touch(self, key: str) -> None:
        """A finger on it; brought into sight by drags first."""
        self.look()
        near = [
            (met, clip)
            for met, clip in all_met(self.showing.pieces, self.showing.seen)
            if met.hit.does == key
        ]
        assert near, (key, sorted(self.showing.page.acts))
        self.drags += min(_drags(met, clip) for met, clip in near)
        self.touches += 1
        assert self.showing.touch(key)


def _drags(met: Any, clip: Any) -> int:
    """How often a finger has to draw until it can be touched."""
    _x, y = met.middle
    over = max(clip.top - y, y - clip.bottom, 0.0)
    return ceil(over / ((clip.bottom - clip.top) / DRAG)) if over else 0
