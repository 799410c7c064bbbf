"""A kind of hidden piece lies in Loom from here on, or on the table: with all that hands do for it.

To Loom: each owner names what only they know, what the bots hold unseen is dealt anew. To the
table: what is known by name is fetched, the rest is shuffled, and its order forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.chance import switched, used
from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.core.switch import AppUsed, lies_now
from companion.errors import RuleBroken
from companion.games.tapestry.bots.events_of_cards import DecisionsUnseen
from companion.games.tapestry.cards.events_of_tapestries import HandUnseen
from companion.games.tapestry.chance import (
    BOTS_KINDS,
    DECISION_CARDS,
    KINDS,
    MASTERPIECES,
    OFFER,
    TAPESTRIES,
    kind_of,
    parts,
)
from companion.games.tapestry.lying import not_in_loom
from companion.games.tapestry.options import Way
from companion.games.tapestry.placing.dealing import decisions_ordered, face_up, piles_ordered
from companion.games.tapestry.placing.events import KindPlaced
from companion.games.tapestry.placing.telling import told
from companion.games.tapestry.state import UNKNOWN, Phase, State

PILES = (DECISION_CARDS, TAPESTRIES)


@dataclass(frozen=True, slots=True)
class PlaceKind(Command[State]):
    """Let a kind lie in Loom, or on the table; `cards` is all of them."""

    kind: str
    in_loom: bool

    def verify(self, state: State) -> None:
        if not parts(self.kind):
            raise RuleBroken("tapestry.broken.cannot_be", what=Message("tapestry.corrected.things"))
        never = not_in_loom(state.options, state.taught.values()) if self.in_loom else {}
        if never and set(parts(self.kind)) <= never.keys():
            reason = next(iter(never.values()))
            raise RuleBroken(reason.key, **reason.params)

    def carry_out(self, step: Step[State]) -> None:
        kinds = self._placed(step)
        now = step.by_app_now()
        for kind in kinds:
            now = switched(now, KINDS, kind, on=self.in_loom)
        step.record(AppUsed(tuple(sorted(now))))
        for kind in kinds:
            with step.because(heading=_heading(kind, self.in_loom), key=f"place.{kind}"):
                if self.in_loom:
                    _to_loom(step, kind, now)
                else:
                    _to_table(step, kind)
        step.use_app(now)

    def _placed(self, step: Step[State]) -> tuple[str, ...]:
        """Those that lie elsewhere now, or half and half; of the bots' where there are bots."""
        state, now = step.state, step.by_app_now()
        never = not_in_loom(state.options, state.taught.values()) if self.in_loom else {}
        there = (kind for kind in parts(self.kind) if kind not in never)
        there = (kind for kind in there if state.bots is not None or kind not in BOTS_KINDS)
        return tuple(
            kind
            for kind in there
            if used(now, kind) != self.in_loom or state.lies.get(kind) != self.in_loom
        )

    def label(self, entry: Entry[State]) -> Message:
        return lies_now(Message(f"tapestry.kind.{self.kind}"), self.in_loom)


def _heading(kind: str, in_loom: bool) -> Message:
    """What becomes of it."""
    where = "loom" if in_loom else "table"
    how = "pile" if kind in PILES else "kind"
    return Message(f"tapestry.kind.placed.{where}.{how}", what=Message(f"tapestry.kind.{kind}"))


def _to_loom(step: Step[State], kind: str, now: frozenset[str]) -> None:
    """Named, put away, and dealt from an order of Loom's: how it lay, Loom cannot know."""
    if step.state.way is Way.EVERYTHING and step.state.phase is not Phase.OVER:
        told(step, kind)
    step.record(KindPlaced(kind, in_loom=True))
    step.use_app(step.by_app_now() | {kind})
    if kind == DECISION_CARDS:
        decisions_ordered(step)
    piles_ordered(step, lambda deck: kind_of(deck) == kind)
    face_up(step, {OFFER: "tech", MASTERPIECES: "masterpiece"}.get(kind, ""))


def _to_table(step: Step[State], kind: str) -> None:
    """Loom knows no order any more; of a game of before, not even the hands."""
    if kind == DECISION_CARDS:
        step.record(DecisionsUnseen())
    if kind == TAPESTRIES and kind not in step.state.lies:
        for player, me in step.state.players.items():
            if {*me.hand, *me.submerged} - {UNKNOWN}:
                step.record(HandUnseen(player))
    step.record(KindPlaced(kind, in_loom=False))
