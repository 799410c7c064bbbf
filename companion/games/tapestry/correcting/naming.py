"""A masterpiece that nobody named, named after all.

Rulebook, "Creation": it lies face up before its owner, so its name can be read at any time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.change import player_with, taken_from, unnamed
from companion.games.tapestry.correcting.seen import SeenOnTable
from companion.games.tapestry.nouns import MASTERPIECE
from companion.games.tapestry.once_a_turn import MasterpieceUsed
from companion.games.tapestry.state import Deck, State
from companion.games.tapestry.turn.allowed import verify_player
from companion.games.tapestry.turn.names import player_name, thing_name, word
from companion.games.tapestry.turn.turn import Turn


@dataclass(frozen=True, slots=True)
class MasterpieceNamed(SeenOnTable):
    """An unnamed masterpiece of a player turns out to be this one."""

    player: str
    card: str
    name: str
    turned: bool = False
    """A single-use one that was used already."""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        mine = tuple(self.name if one == self.card else one for one in me.masterpieces)
        used = tuple(one for one in me.used_masterpieces if one != self.card)
        used += (self.name,) if self.turned else ()
        gone = taken_from(state, "masterpiece", self.name)
        named = player_with(gone, self.player, masterpieces=mine, used_masterpieces=used)
        now, before = MasterpieceUsed(self.name), MasterpieceUsed(self.card)
        turn = tuple(now if one == before else one for one in state.this_turn)
        return replace(named, this_turn=turn)


@dataclass(frozen=True, slots=True)
class NameMasterpiece(Command[State]):
    """Say which card an unnamed masterpiece is."""

    CORRECTS = True

    player: str
    card: str

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        if self.card not in unnamed_of(state, self.player) or not nameable(state):
            raise RuleBroken("tapestry.broken.cannot_be", what=thing_name("masterpiece"))

    def carry_out(self, step: Step[State]) -> None:
        turn = Turn(step, self.player)
        options = MASTERPIECE.these(turn.state, nameable(turn.state))
        name = turn.choose("name", Message("tapestry.ask.name_masterpiece"), options)
        once = content.masterpiece(name).single_use
        turned = once and turn.may("name.turned", Message("tapestry.ask.masterpiece_turned"))
        turn.record(MasterpieceNamed(self.player, self.card, name, turned))

    def label(self, entry: Entry[State]) -> Message:
        named = (event.name for event in entry.events if isinstance(event, MasterpieceNamed))
        what = next((word("masterpiece", one) for one in named), thing_name("masterpiece"))
        name = player_name(entry.before, self.player)
        return Message("tapestry.label.correct_things", player=name, what=what)


def unnamed_of(state: State, player: str) -> tuple[str, ...]:
    """The masterpieces of a player that nobody named."""
    return tuple(filter(unnamed, state.players[player].masterpieces))


def nameable(state: State) -> tuple[str, ...]:
    """What an unnamed masterpiece may be."""
    return tuple(sorted(set(state.decks.get("masterpiece", Deck()).cards)))
