"""What would come of changing an earlier step: the later commands carried out again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from companion.core.answers import Answer, Answers, Source, reusable
from companion.core.attempt import Attempt, attempt, reason
from companion.core.command import Command, Entry
from companion.core.differences import Difference, differences
from companion.core.game import Game
from companion.core.journal_lines import Place, Scribe
from companion.core.message import Message
from companion.core.question import Question
from companion.core.step import Sources
from companion.core.switch import used_after
from companion.core.timeline import Timeline
from companion.errors import AnswerRefused, RuleBroken

S = TypeVar("S")
SourcesAt = Callable[[Mapping[str, Answer], Answers, Collection[str], int], Sources]


@dataclass(frozen=True, slots=True)
class Change(Generic[S]):
    """What is to be otherwise."""

    entry_id: int
    command: Command[S] | None = None
    """Another command in its place; None keeps it."""
    answers: Mapping[str, Answer] = field(default_factory=dict)
    """Other answers to what it asks."""
    without: frozenset[int] = frozenset()
    """Steps to leave out, the changed one perhaps among them."""
    later: Mapping[int, Mapping[str, Answer]] = field(default_factory=dict)
    """Answers to what later steps ask only now, by step."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """Chance that could not be kept: rolled, drawn or shuffled anew."""

    label: Message
    key: str
    value: Answer


@dataclass(frozen=True, slots=True)
class Stuck(Generic[S]):
    """The first command that no longer fits."""

    entry: Entry[S]
    reason: Message


@dataclass(frozen=True, slots=True)
class Rerun(Generic[S]):
    """The game as it would be; nothing of it is kept until it is accepted."""

    change: Change[S]
    base: int
    """The step that the first new one follows."""
    stands_after: tuple[int, int]
    """What the session stood after when this was worked out, and its next number."""
    entries: tuple[Entry[S], ...]
    state: S
    rolled_anew: tuple[Rolled, ...]
    """What differs on the table, chance first."""
    differences: tuple[Difference, ...]
    asked: Question[Any] | None = None
    """A later step asks what it did not ask before."""
    asking: Entry[S] | None = None
    stuck: Stuck[S] | None = None
    remaining: int = 0
    """Steps after the one that asks or is stuck."""

    @property
    def whole(self) -> bool:
        """Every later step was carried out again."""
        return self.asked is None and self.stuck is None

    def with_answer(self, value: Answer) -> Change[S]:
        """The change with an answer to what is asked; to be previewed again."""
        assert self.asked is not None
        assert self.asking is not None
        self.asked.check(value)
        own = {**self.change.later.get(self.asking.id, {}), self.asked.key: value}
        return replace(self.change, later={**self.change.later, self.asking.id: own})

    def leaving_out(self) -> Change[S]:
        """The change without the step that is stuck or asks; to be previewed again."""
        entry = self.stuck.entry if self.stuck else self.asking
        assert entry is not None
        return replace(self.change, without=self.change.without | {entry.id})


@dataclass(frozen=True, slots=True)
class OfRules:
    """What would be otherwise with nothing changed: rules were put right since it was played."""

    differences: tuple[Difference, ...] = ()
    stop: bool = False
    """So is the question, or the step that no longer fits."""


def of_rules(rerun: Rerun[S], unchanged: Rerun[S]) -> OfRules:
    """What a change has in common with one of nothing at the same step."""
    common = tuple(one for one in rerun.differences if one in unchanged.differences)
    stop = not rerun.whole and _where(rerun) == _where(unchanged)
    return OfRules(common, stop)


def _where(rerun: Rerun[Any]) -> tuple[int, str] | None:
    """The step at which it stops, and what it says there."""
    if rerun.stuck:
        return rerun.stuck.entry.id, rerun.stuck.reason.key
    if rerun.asking and rerun.asked:
        return rerun.asking.id, rerun.asked.key
    return None


class Rerunner(Generic[S]):
    """Carries out again what follows a change."""

    def __init__(
        self, game: Game[S], timeline: Timeline[S], scribe: Scribe[S], sources_at: SourcesAt
    ) -> None:
        self._game = game
        self._timeline = timeline
        self._scribe = scribe
        self._sources_at = sources_at
        self._entries: list[Entry[S]] = []
        self._rolled: list[Rolled] = []

    def run(self, change: Change[S]) -> Rerun[S]:
        """The game as it would be."""
        old = self._timeline.done[self._timeline.index(change.entry_id) :]
        base, stands = old[0].previous, (self._timeline.last_id, self._timeline.next_id)
        self._state = old[0].before
        self._by_app = used = self._timeline.by_app_after(base)
        stop: dict[str, Any] = {}
        for place, entry in enumerate(old):
            if entry.by_app != used:  # turned without a step, as games of old have it
                self._by_app = entry.by_app
            used = used_after(entry.events, entry.by_app)
            if entry.id not in change.without:
                stop = self._again(entry, change, base)
            if stop:
                stop["remaining"] = len(old) - place - 1
                break
        before = self._game.on_the_table(self._timeline.state)
        after = self._game.on_the_table(self._state)
        return Rerun(
            change,
            base,
            stands,
            tuple(self._entries),
            self._state,
            tuple(self._rolled),
            differences(before, after),
            **stop,
        )

    def _again(self, entry: Entry[S], change: Change[S], base: int) -> dict[str, Any]:
        """Carry one step out; what stops it, if anything."""
        try:
            tried = self._tried(entry, change)
        except Exception as trouble:  # whatever the rules of today make of a step of long ago
            refused = isinstance(trouble, RuleBroken | AnswerRefused)
            if entry.id == change.entry_id:
                raise trouble if refused else RuleBroken(reason(trouble).key) from trouble
            return {"stuck": Stuck(entry, reason(trouble))}
        if tried.question:
            return {"asked": tried.question, "asking": entry}
        number = self._timeline.next_id + len(self._entries)
        previous = self._entries[-1].id if self._entries else base
        place = Place(number, previous, self._by_app, entry.chance, entry.at)
        new = self._scribe.entry(tried.run, place)
        self._note_chance(entry, new)
        self._entries.append(new)
        self._state, self._by_app = new.after, used_after(new.events, new.by_app)
        return {}

    def _tried(self, entry: Entry[S], change: Change[S]) -> Attempt[S]:
        changed = entry.id == change.entry_id
        command = (change.command if changed else None) or entry.command
        said = dict(change.later.get(entry.id, {}))
        if changed:
            said = {**change.answers, **said}
        recorded = reusable(entry.answers, change.answers if changed else ())
        sources = self._sources_at(said, recorded, self._by_app, entry.chance)
        return attempt(command, self._state, sources)

    def _note_chance(self, old: Entry[S], new: Entry[S]) -> None:
        for key, given in new.answers.items():
            recorded = old.answers.get(key)
            if given.source is Source.APP and (recorded is None or recorded.value != given.value):
                self._rolled.append(Rolled(new.label, key, given.value))
