"""Teaching a card at any time."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.changed import changed
from companion.core.command import Command, Entry
from companion.core.instruction import Instruction
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.content.teaching import Teaching
from companion.games.tapestry.state import State
from companion.games.tapestry.teaching import checking, kept
from companion.games.tapestry.teaching.events import CardTaught, TeachingPutRight
from companion.games.tapestry.teaching.words import none_left
from companion.games.tapestry.turn.names import card_name, player_name


@dataclass(frozen=True, slots=True)
class TeachTapestry(Command[State]):
    """A card that no source has: what it says, for this game and those to come.

    One that this game knows already stays as it was taught, and what is said now holds for later
    games; or it is put right in this one too.
    """

    taught: Teaching
    here: bool = False
    """Put right in this game too."""

    def verify(self, state: State) -> None:
        refused = none_left(state, self.taught.card)
        if refused and self.taught.id not in state.taught:
            raise RuleBroken(refused.key)
        others = {one: said for one, said in state.taught.items() if one != self.taught.id}
        checking.verify(changed(state, taught=others), self.taught)

    def carry_out(self, step: Step[State]) -> None:
        kept.keep(step, self.taught)
        if self.taught.id not in step.state.taught:
            step.record(CardTaught(self.taught, *_where(step, self.taught)))
        elif step.state.taught[self.taught.id] != self.taught:
            if self.here:
                step.record(TeachingPutRight(self.taught))
            when = "from_now_on" if self.here else "from_next_game"
            said = Message(f"tapestry.taught.{when}")
            step.tell(Instruction("taught", said, icon="card-tapestry"))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.taught.label", card=card_name("tapestry", self.taught.id))


def _where(step: Step[State], taught: Teaching) -> tuple[str, int]:
    """Whose hand it is in, or whose mat it lies on, by the name that says nothing; asked which."""
    state, card = step.state, taught.card
    if taught.id == card:
        return "", 0
    found = {one: (one, 0) for one, me in state.players.items() if card in me.hand}
    options = [Option(one, _of(state, one, Message("tapestry.corrected.hand"))) for one in found]
    for player, me in state.players.items():
        for era in (int(one) for one, pile in me.mat.items() if card in pile):
            found[f"{player}.{era}"] = player, era
            text = _of(state, player, Message("tapestry.offer.era", era=era))
            options.append(Option(f"{player}.{era}", text))
    if len(found) < 2:
        return next(iter(found.values()), ("", 0))
    text = Message("tapestry.taught.ask.where", card=card_name("tapestry", taught.id))
    return found[step.ask(Choice("taught.lies", text, tuple(options)))]


def _of(state: State, player: str, what: Message) -> Message:
    return Message("tapestry.table.of", player=player_name(state, player), what=what)
