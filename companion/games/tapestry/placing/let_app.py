"""A switch of before, half and half: the app deals while hands move the real cards.

It is read for ever and carried out as it was; nothing makes new ones, see `PlaceKind`.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.chance import DICE, switched, used
from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.core.switch import AppUsed, lies_now
from companion.errors import RuleBroken
from companion.games.tapestry.cards.events_of_tapestries import HandUnseen
from companion.games.tapestry.chance import DECISIONS, OFFER, OWN_CARDS
from companion.games.tapestry.placing.dealing import decisions_ordered, face_up, piles_ordered
from companion.games.tapestry.state import UNKNOWN, State
from companion.games.tapestry.teaching import kept

KINDS = (DECISIONS, OWN_CARDS, OFFER, DICE)
"""What it told apart."""


@dataclass(frozen=True, slots=True)
class LetApp(Command[State]):
    """Let the app, or the table, do one of the kinds of chance from here on; `cards` is all."""

    kind: str
    on: bool

    def verify(self, state: State) -> None:
        if not self._parts():
            raise RuleBroken("tapestry.broken.cannot_be", what=Message("tapestry.corrected.things"))

    def carry_out(self, step: Step[State]) -> None:
        before = step.by_app_now()
        kinds = before
        for part in self._parts():
            kinds = switched(kinds, KINDS, part, on=self.on)
        step.record(AppUsed(tuple(sorted(kinds))))
        step.use_app(kinds)
        for part in self._parts():
            if self.on and not used(before, part):
                _taken_over(step, part)
            elif part == OWN_CARDS and not self.on:
                _hands_unseen(step)

    def _parts(self) -> tuple[str, ...]:
        return tuple(one for one in KINDS if self.kind in (one, one.partition(".")[0]))

    def label(self, entry: Entry[State]) -> Message:
        return lies_now(Message(f"tapestry.kind.{self.kind}"), self.on)


def _hands_unseen(step: Step[State]) -> None:
    """What the app dealt face down: only its owner knows it now."""
    for player, me in step.state.players.items():
        if {*me.hand, *me.submerged} - {UNKNOWN}:
            step.record(HandUnseen(player))


def _taken_over(step: Step[State], kind: str) -> None:
    """The app cannot know how real decks lie: it deals from an order of its own."""
    if kind == DECISIONS and step.state.bots is not None:
        decisions_ordered(step)
    if kind == OWN_CARDS:
        kept.meet_all(step)
    piles_ordered(step, lambda deck: (OFFER if deck == "tech" else OWN_CARDS) == kind)
    face_up(step, {OFFER: "tech", OWN_CARDS: "masterpiece"}.get(kind, ""))
