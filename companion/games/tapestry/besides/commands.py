"""Something else happened: an effect that came from no step the app follows."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import describing
from companion.games.tapestry.besides import deeds
from companion.games.tapestry.besides.of_bots import carry_out_for_a_bot, verify_bot
from companion.games.tapestry.besides.of_people import carry_out_for_a_person, verify_person
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.allowed import phase_name
from companion.games.tapestry.turn.names import count_of, player_name, word


@dataclass(frozen=True, slots=True)
class HappenBesides(Command[State]):
    """An effect does this to somebody, a person or a bot: carried out by the usual rules."""

    owner: str
    deed: str
    """One of `deeds.DEEDS`."""
    what: str = ""
    """The thing, the track, or `anywhere`."""
    n: int = 1
    along: bool = True
    """On a track: with what the space gives."""

    @classmethod
    def may(cls, state: State) -> None:
        if state.phase in (Phase.SETUP, Phase.OVER):
            raise RuleBroken("tapestry.broken.not_now", phase=phase_name(state))

    def verify(self, state: State) -> None:
        self.may(state)
        if self.deed not in deeds.DEEDS:
            raise RuleBroken("tapestry.broken.not_now", phase=phase_name(state))
        low, most = _range(self.deed)
        if not low <= self.n <= most or not self.n:
            raise RuleBroken("tapestry.broken.out_of_range", low=low, most=most)
        if self.owner in state.players:
            verify_person(state, self.owner, self.deed, self.what, self.n)
        else:
            verify_bot(state, self.owner, self.deed, self.what, self.n)

    def carry_out(self, step: Step[State]) -> None:
        of = carry_out_for_a_person if self.owner in step.state.players else carry_out_for_a_bot
        of(step, self.owner, self.deed, self.what, self.n, self.along)

    def label(self, entry: Entry[State]) -> Message:
        who = player_name(entry.before, self.owner)
        return Message(f"tapestry.label.besides.{self.deed}", player=who, what=self._said())

    def _said(self) -> Message:
        if self.deed in (deeds.ADVANCE, deeds.REGRESS):
            return word("track", self.what)
        if self.deed == deeds.SCORE:
            return Message("tapestry.benefit.vp", n=self.n)
        if self.deed in (deeds.EXPLORE, deeds.CONQUER):
            return describing.benefit_text(deeds.benefit(self.deed, self.what, 1, True))
        return count_of(self.what, self.n)


def _range(deed: str) -> tuple[int, int]:
    if deed == deeds.SCORE:
        return -deeds.MOST_POINTS, deeds.MOST_POINTS
    return 1, deeds.MOST if deed in (deeds.GAIN, deeds.LOSE, deeds.BUILD) else 1
