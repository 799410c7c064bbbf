"""Drawing two civilizations and keeping one, or choosing one.

Rulebook, "Set-up of the players", A; the player aid puts discarded mats back for those to come.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.question import Choice
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.chance import CIVILIZATIONS
from companion.games.tapestry.civilizations.events import CivilizationGained
from companion.games.tapestry.nouns import CIVILIZATION
from companion.games.tapestry.setup.capitals import refuse_forbidden_pair
from companion.games.tapestry.setup.checks import setting_up, somebody
from companion.games.tapestry.setup.events import CivilizationKept, CivilizationsDealt
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import word

DRAWN = 2


@dataclass(frozen=True, slots=True)
class DrawCivilizations(Command[State]):
    """A player draws two civilization mats."""

    player: str

    def verify(self, state: State) -> None:
        _nothing_yet(state, self.player)

    def carry_out(self, step: Step[State]) -> None:
        left = step.shuffle(f"{self.player}.civilizations.order", free_civilizations(step.state))
        drawn: list[str] = []
        for number in step.rounds(DRAWN):
            rest = tuple(mat for mat in left if mat not in drawn)
            drawn.append(_one(step, f"{self.player}.civilization.{number}", rest))
        step.record(CivilizationsDealt(self.player, tuple(drawn)))

    def label(self, entry: Entry[State]) -> Message:
        dealt = entry.after.setup.of(self.player).civilizations
        names = tuple(word("civilization", mat) for mat in dealt)
        return Message("tapestry.setup.did.draw_civilizations", civilizations=names)


@dataclass(frozen=True, slots=True)
class KeepCivilization(Command[State]):
    """A player keeps one of the two."""

    player: str
    civilization: str

    def verify(self, state: State) -> None:
        setting_up(state)
        somebody(state, self.player)
        dealt = state.setup.of(self.player)
        if self.civilization not in dealt.civilizations:
            thing = word("civilization", self.civilization)
            raise RuleBroken("tapestry.setup.not_drawn", thing=thing)
        if dealt.civilization:
            raise RuleBroken("tapestry.setup.kept_already")
        refuse_forbidden_pair(state, self.civilization, dealt.capital)

    def carry_out(self, step: Step[State]) -> None:
        step.record(CivilizationKept(self.player, self.civilization))
        step.record(CivilizationGained(self.player, self.civilization, start=True))

    def label(self, entry: Entry[State]) -> Message:
        kept = word("civilization", self.civilization)
        return Message("tapestry.setup.did.keep_civilization", civilization=kept)


@dataclass(frozen=True, slots=True)
class ChooseCivilization(Command[State]):
    """A player takes a mat by choice: nothing is drawn, as a table may agree.

    In a campaign of Loom's it is one that was gained.
    """

    player: str

    def verify(self, state: State) -> None:
        _nothing_yet(state, self.player)
        if not may_be_chosen(state):
            raise RuleBroken("tapestry.setup.none_gained")

    def carry_out(self, step: Step[State]) -> None:
        options = tuple(CIVILIZATION.these(step.state, may_be_chosen(step.state)))
        text = Message("tapestry.setup.ask.choose_civilization")
        chosen = str(step.ask(Choice(f"{self.player}.civilization.chosen", text, options)))
        capital = step.state.setup.of(self.player).capital
        refuse_forbidden_pair(step.state, chosen, capital)
        step.record(CivilizationsDealt(self.player, (chosen,)))
        step.record(CivilizationKept(self.player, chosen))
        step.record(CivilizationGained(self.player, chosen, start=True))

    def label(self, entry: Entry[State]) -> Message:
        kept = word("civilization", entry.after.setup.of(self.player).civilization)
        return Message("tapestry.setup.did.choose_civilization", civilization=kept)


def free_civilizations(state: State) -> tuple[str, ...]:
    """Mats of the pile that nobody is choosing from; those put back are in it again."""
    looked_at = {
        mat
        for dealt in state.setup.dealt.values()
        if not dealt.civilization
        for mat in dealt.civilizations
    }
    return tuple(mat for mat in state.decks["civilization"].cards if mat not in looked_at)


def may_be_chosen(state: State) -> tuple[str, ...]:
    """Any that is free; in a campaign those that won an earlier game of it."""
    of_campaign, gained = bool(state.options.chapter), state.options.gained
    return tuple(mat for mat in free_civilizations(state) if not of_campaign or mat in gained)


def _nothing_yet(state: State, player: str) -> None:
    setting_up(state)
    somebody(state, player)
    if state.setup.of(player).civilizations:
        raise RuleBroken("tapestry.setup.drawn_already")


def _one(step: Step[State], key: str, mats: tuple[str, ...]) -> str:
    text = Message("tapestry.setup.ask.civilization")
    return step.draw(key, mats, text, lambda mat: word("civilization", mat), CIVILIZATIONS)
