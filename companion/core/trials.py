"""Commands tried on the game as it stands, or would stand; nothing here is written."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic, TypeVar

from companion.core.answers import Answer, Answers, Source, reusable
from companion.core.attempt import Attempt, Pending, attempt, pending_of, reason, stuck_with
from companion.core.chronicle import Chronicle, Waiting
from companion.core.command import Command, Entry
from companion.core.game import Game
from companion.core.journal_lines import Place
from companion.core.question import Question
from companion.core.sown import chance_of, kind_of
from companion.core.step import Sources, Step, Unanswered
from companion.core.surroundings import Surroundings
from companion.core.switch import used_after
from companion.errors import LoomError, RuleBroken

S = TypeVar("S")


class Trials(Generic[S]):
    """Knows where answers come from and where steps go."""

    def __init__(
        self, game: Game[S], seed: str, chronicle: Chronicle[S], around: Surroundings
    ) -> None:
        self._game = game
        self._seed = seed
        self._chronicle = chronicle
        self._around = around

    def sources(
        self,
        said: Mapping[str, Answer],
        recorded: Answers,
        by_app: Collection[str],
        chance: int,
    ) -> Sources:
        """Where the answers of one step come from."""
        sown = chance_of(self._seed, chance, lambda kind: self._rolled_before(kind, chance))
        return Sources(said, recorded, self._around.facts, sown, by_app)

    def _rolled_before(self, kind: str, chance: int) -> int:
        """How many of a kind Loom rolled or shuffled in the steps before this one."""
        steps = (one for one in self._chronicle.timeline.done if one.chance < chance)
        waiting = self._chronicle.waiting
        beside = waiting.given if waiting is not None and waiting.chance < chance else {}
        given = (answers.items() for answers in (*(one.answers for one in steps), beside))
        return sum(
            kind_of(key)[0] == kind and one.source is Source.APP
            for answers in given
            for key, one in answers
        )

    def place(self, again: Entry[S] | None, answered: Waiting | None) -> Place:
        """Where a step goes; its chance is that of the question it answers, or one of its own."""
        timeline, waiting = self._chronicle.timeline, self._chronicle.waiting
        number, at = timeline.next_id, self._around.now()
        if again:
            return Place(number, again.previous, again.by_app, again.chance, at)
        own = max(timeline.free_chance, waiting.chance + 1 if waiting else 0)
        chance = answered.chance if answered else own
        return Place(number, timeline.last_id, timeline.by_app, chance, at)

    def run(
        self,
        command: Command[S],
        said: Mapping[str, Answer],
        recorded: Answers,
        again: Entry[S] | None,
        place: Place,
    ) -> Attempt[S]:
        """A command now, or in the place of a step done before."""
        before = again.before if again else self._chronicle.timeline.state
        return attempt(command, before, self.sources(said, recorded, place.by_app, place.chance))

    def waiting_on(
        self, pending: Pending[S] | None, state: S, by_app: Collection[str]
    ) -> Attempt[S] | None:
        """What waits, tried again on another state; refuses what it does not survive."""
        waiting = self._chronicle.waiting
        if pending is None or waiting is None or pending.command is None:
            return None
        try:
            return self._again(waiting, state, by_app)
        except LoomError as refusal:
            raise RuleBroken("core.waiting.not_now", why=refusal.message) from refusal

    def look_again(self, waiting: Waiting) -> Pending[S]:
        """What waits, as it is here and now: its question, or that it cannot go on."""
        timeline = self._chronicle.timeline
        try:
            tried = self._again(waiting, timeline.state, timeline.by_app)
        except Exception as trouble:  # whatever the rules of today make of it
            return stuck_with(timeline.state, reason(trouble), waiting.given)
        if tried.question is None:
            return stuck_with(timeline.state, None, waiting.given)
        return pending_of(self._game, tried, waiting.given)

    def after(
        self, steps: Sequence[Entry[S]], then: Attempt[S], waiting: Waiting, base: int
    ) -> Entry[S]:
        """The step that waited, after these; with none, after the step `base`."""
        timeline, last = self._chronicle.timeline, steps[-1] if steps else None
        by_app = used_after(last.events, last.by_app) if last else timeline.by_app_after(base)
        number, previous = timeline.next_id + len(steps), last.id if last else base
        place = Place(number, previous, by_app, waiting.chance, self._around.now())
        return self._chronicle.scribe.entry(then.run, place)

    def questions(self, entry: Entry[S]) -> Mapping[str, Question[Any]]:
        """What a step asks, as far as it can still be carried out."""
        recorded = reusable(entry.answers)
        step = Step(entry.before, self.sources({}, recorded, entry.by_app, entry.chance))
        try:
            entry.command.carry_out(step)
        except Unanswered as stop:
            return {**step.questions, stop.question.key: stop.question}
        except Exception:  # whatever the rules of today make of a step of long ago
            return step.questions
        return step.questions

    def learn(self, tried: Attempt[S], again: Entry[S] | None) -> None:
        """Remember the house facts that were told with a step."""
        for fact, value in tried.step.learned(again.answers if again else {}).items():
            self._around.remember(fact, value)

    def _again(self, waiting: Waiting, state: S, by_app: Collection[str]) -> Attempt[S]:
        command = self._chronicle.scribe.kinds.command(waiting.row)
        return attempt(command, state, self.sources({}, waiting.given, by_app, waiting.chance))
