"""A command being carried out: it records events, says why, asks, rolls.

The key of a question is its place in the rules, counted where it is met again in one step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Generic, TypeVar

from companion.core.answers import Answer, Answers, Given, Source
from companion.core.chance import CARDS, DICE, Chance, Die, merged, on_die, used
from companion.core.changed import changed
from companion.core.command import Lazy
from companion.core.event import Event
from companion.core.instruction import Instruction, Why
from companion.core.message import Message
from companion.core.question import Choice, Option, Question
from companion.core.telling import Between, Mark, Scope
from companion.core.trail import Parts

S = TypeVar("S")
T = TypeVar("T", bound=Answer)
Thing = TypeVar("Thing")
Facts = Callable[[str], Answer | None]
SAID, BY_RULE = Source.SAID, Source.RULE
BREAK, END = Between.BREAK, Between.END
Describe = Callable[[str], Message]


class Unanswered(Exception):
    """The command needs an answer that is not known yet; nothing was done."""

    def __init__(self, question: Question[Any], parts: tuple[Parts[Any], ...] = ()) -> None:
        super().__init__(question.key)
        self.question = question
        self.parts = parts
        """What was being done in parts, the outermost first."""


def knows_nothing(_fact: str) -> None:
    """House facts where there are none."""


@dataclass(frozen=True, slots=True)
class Sources:
    """Where a step's answers may come from, in this order."""

    said: Mapping[str, Answer] = field(default_factory=dict)
    """Said with this very command; a wrong one is refused."""
    recorded: Answers = field(default_factory=dict)
    """From an earlier run of it; one that no longer fits is passed over."""
    facts: Facts = knows_nothing
    chance: Chance = field(default_factory=lambda: Chance("", 0))
    by_app: Collection[str] = frozenset((DICE, CARDS))


class _Because:
    """Marks where a scope begins and where it ends."""

    __slots__ = ("_mark", "_scope")

    def __init__(self, mark: Callable[[Scope | Between], None], scope: Scope) -> None:
        self._mark, self._scope = mark, scope

    def __enter__(self) -> None:
        self._mark(self._scope)

    def __exit__(self, *_raised: object) -> None:
        self._mark(END)


class Step(Generic[S]):
    """Carries the state through one command."""

    def __init__(self, state: S, sources: Sources) -> None:
        self.state = state
        self.events: list[Event[S]] = []
        self.marks: list[Mark] = []
        """Reasons, words and breaks between the events."""
        self.answers: dict[str, Given] = {}
        self._lessons: dict[str, Answer] = {}
        self._asked: dict[str, Callable[[], Question[Any]]] = {}
        self._sources = sources
        self.parts: tuple[Parts[Any], ...] = ()
        """What is being done in parts, the outermost first."""
        self._round = (0, 0)
        self._met: Counter[str] = Counter()
        """How often each place was met, asked or not, and the keys handed out but not used yet."""
        self._handed_out: set[str] = set()

    @property
    def questions(self) -> dict[str, Question[Any]]:
        """Every question that came up, answered or settled, by key."""
        return {key: asked() for key, asked in self._asked.items()}

    @property
    def told(self) -> tuple[Instruction, ...]:
        """The plain words so far."""
        return tuple(mark.what for mark in self.marks if isinstance(mark.what, Instruction))

    def record(self, event: Event[S]) -> None:
        """It happened; later rules see it."""
        self.state = event.apply(self.state)
        self.events.append(event)

    def because(
        self,
        *whys: Why,
        heading: Message | None = None,
        key: str = "",
        differs: str = "",
        places: Sequence[str] = (),
        icon: str = "",
    ) -> AbstractContextManager[None]:
        """A scope: why the events in it happen. Scopes may lie in one another."""
        scope = Scope(key or differs, whys, heading, differs, tuple(places), icon)
        return _Because(self._mark, scope)

    def tell(self, instruction: Instruction) -> None:
        """Plain words, where no piece moves."""
        self._mark(instruction)

    def rounds(self, n: int) -> Iterator[int]:
        """Do something so often; what is asked meanwhile says `1 of 3`."""
        outer = self._round
        try:
            for number in range(1, n + 1):
                self._round = (number, n)
                yield number
        finally:
            self._round = outer

    def each(self, things: Sequence[Thing], named: Callable[[Thing], Option]) -> Iterator[Thing]:
        """Do these one after the other; what is asked meanwhile stands among them."""
        with self.in_parts(things, named):
            parts = self.parts[-1]
            for thing in things:
                parts.begin(len(self.answers))
                yield thing

    @contextmanager
    def in_parts(
        self,
        things: Sequence[Thing],
        named: Callable[[Thing], Option],
        *,
        only_asked: bool = False,
    ) -> Iterator[None]:
        """The same where `reach` says what begins; perhaps only what was asked shows as done."""
        outer = self.parts
        self.parts = (*outer, Parts(things, named, only_asked=only_asked))
        try:
            yield
        finally:
            self.parts = outer

    def reach(self, thing: object) -> None:
        """This part begins, where it is one of those told."""
        known = (parts for parts in reversed(self.parts) if thing in parts.things)
        for parts in islice(known, 1):
            parts.reach(thing, len(self.answers))

    def _mark(self, what: Scope | Instruction | Between) -> None:
        self.marks.append(Mark(len(self.events), what))

    def by_app_now(self) -> frozenset[str]:
        """Everything that the app rolls and draws."""
        return frozenset(self._sources.by_app)

    def by_app(self, kind: str) -> bool:
        """Whether the app rolls the `dice` or draws the `cards`."""
        return used(self._sources.by_app, kind)

    def use_app(self, kinds: Collection[str]) -> None:
        """From here on in this step already."""
        self._sources = changed(self._sources, by_app=kinds)

    def key(self, place: str) -> str:
        """This place as it is met now: with a number from the second time on.

        It counts as met, whether something is asked there or not; whatever is asked under this
        key next is not counted again.
        """
        self._met[place] += 1
        met = self._met[place]
        key = place if met == 1 else f"{place}.{met}"
        self._handed_out.add(key)
        return key

    def was_told(self, place: str) -> bool:
        """Whether an earlier run of this step was answered where the place is met next."""
        met = self._met[place] + 1
        return self._is_told(place if met == 1 else f"{place}.{met}")

    def say(self, place: str, value: Answer) -> None:
        """What the command itself says where the place is met next; another answer goes before."""
        met = self._met[place] + 1
        key = place if met == 1 else f"{place}.{met}"
        if not self._is_told(key):
            self._sources = changed(self._sources, said={**self._sources.said, key: value})

    def same(self, place: str) -> Answer | None:
        """What was answered in this step when the place was met last."""
        met = self._met[place]
        given = self.answers.get(place if met <= 1 else f"{place}.{met}")
        return None if given is None else given.value

    def ask(self, question: Question[T]) -> T:
        """The answer, or Unanswered."""
        question = self._in_a_row(question)
        given = self._known(question)
        if given is None:
            raise Unanswered(question, self.parts)
        return self._keep(question, given)

    def settle(self, question: Question[T], value: T) -> T:
        """What a rule decided, unless the table says that it differs."""
        question = self._met_now(question)
        given = self._known(question, only=SAID)
        return self._keep(question, given or Given(value, BY_RULE))

    def told_before(self, question: Question[T]) -> T | None:
        """What was told of it in an earlier run of this step; it is not asked any more."""
        given = self._known(asked := self._met_now(question))
        return None if given is None else self._keep(asked, given)

    def fact(self, question: Question[T], fact_id: str) -> T:
        """What the owner knows of the printed game, asked once and kept."""
        asked: Question[T] = changed(self._met_now(question), kind="fact", fact=fact_id)
        given = self._known(asked)
        if given is None:
            known = self._sources.facts(fact_id)
            if known is None or not asked.accepts(known):
                raise Unanswered(asked, self.parts)
            given = Given(known, Source.FACT)
        return self._keep(asked, given)

    def known_fact(self, fact_id: str) -> Answer | None:
        """What the owner has said before; not asked for now, but kept with the step."""
        key = f"known.{fact_id}"
        given = self.answers.get(key) or self._sources.recorded.get(key)
        if given is None:
            known = self._sources.facts(fact_id)
            given = Given("", Source.UNKNOWN) if known is None else Given(known, Source.FACT)
        self.answers[key] = given
        return None if given.source is Source.UNKNOWN else given.value

    def learn(self, fact_id: str, value: Answer) -> None:
        """What this step says of the printed game, beyond the answer to one question: kept."""
        self._lessons[fact_id] = value

    def learned(self, before: Answers) -> dict[str, Answer]:
        """House facts that the table said now and not in an earlier run."""
        said = {key: given.value for key, given in self.answers.items() if given.source is SAID}
        facts = {key: self._asked[key]().fact for key in said}
        answered = {
            fact: said[key]
            for key, fact in facts.items()
            if fact and (key not in before or before[key].value != said[key])
        }
        return {**answered, **self._lessons}

    def roll(
        self,
        key: str,
        die: Die,
        describe: Describe | None = None,
        kind: str = DICE,
    ) -> str:
        """A face of the die, rolled by the app or on the table."""
        say = describe or _face

        def asked(now: str) -> Choice:
            faces = tuple(
                Option(face, say(face), place=on_die(die.id, face))
                for face in dict.fromkeys(die.faces)
            )
            return Choice(now, die.text, faces, kind=kind)

        return self._by_chance(key, kind, asked, lambda now: self._sources.chance.roll(now, die))

    def draw(
        self,
        key: str,
        deck: Sequence[str],
        text: Message | None = None,
        describe: Describe | None = None,
        kind: str = CARDS,
    ) -> str:
        """The top card of a deck, or the card that the table drew from it."""
        say = describe or _card

        def asked(now: str) -> Choice:
            options = (Option(card, say(card)) for card in sorted(set(deck), key=_by_number))
            return Choice(now, text or Message("core.ask.draw"), tuple(options), kind=kind)

        return self._by_chance(key, kind, asked, lambda _now: deck[0])

    def shuffle(self, key: str, cards: Sequence[str]) -> tuple[str, ...]:
        """The cards in a random order; an order recorded before is kept as far as it goes."""
        key = self._counted(key)
        fresh = self._sources.chance.shuffle(key, cards)
        known = self._sources.recorded.get(key)
        order = merged(known.value, fresh) if known and isinstance(known.value, tuple) else fresh
        self.answers[key] = Given(order, Source.APP)
        self._mark(BREAK)
        return order

    def _counted(self, key: str) -> str:
        """A key that was handed out is as it is; every other one is a place."""
        if key in self._handed_out:
            self._handed_out.remove(key)
            return key
        key = self.key(key)
        self._handed_out.remove(key)
        return key

    def _met_now(self, question: Question[T]) -> Question[T]:
        """The question under its counted key."""
        key = self._counted(question.key)
        return question if key == question.key else changed(question, key=key)

    def _in_a_row(self, question: Question[T]) -> Question[T]:
        """The question as met now, with its number where the same is done several times."""
        return _in_round(self._met_now(question), self._round)

    def _by_chance(
        self,
        key: str,
        kind: str,
        asked: Callable[[str], Choice],
        chance: Callable[[str], str],
    ) -> str:
        """Its words are made only where somebody may read them: most is drawn unseen.

        What can come to one thing alone is not asked.
        """
        key, outer = self._counted(key), self._round
        question = Lazy(lambda: _in_round(asked(key), outer))
        given = self._known(question.get()) if self._is_told(key) else None
        if given is None and self.by_app(kind):
            given = Given(chance(key), Source.APP)
        given = given or _alone(question.get())
        if given is None:
            raise Unanswered(question.get(), self.parts)
        self._remember(key, question.get, given)
        value: Any = given.value
        return value  # type: ignore[no-any-return]  # it was checked

    def _is_told(self, key: str) -> bool:
        return key in self._sources.said or key in self._sources.recorded

    def _known(self, question: Question[Any], only: Source | None = None) -> Given | None:
        if question.key in self._sources.said:
            value = self._sources.said[question.key]
            question.check(value)
            return Given(value, Source.SAID)
        given = self._sources.recorded.get(question.key)
        if given is None or (only and given.source is not only):
            return None
        return given if question.accepts(given.value) else None

    def _keep(self, question: Question[T], given: Given) -> T:
        self._remember(question.key, lambda: question, given)
        value: Any = given.value
        return value  # type: ignore[no-any-return]  # it was checked

    def _remember(self, key: str, asked: Callable[[], Question[Any]], given: Given) -> None:
        self._asked[key] = asked
        self.answers[key] = given
        if given.source is not BY_RULE:
            self._mark(BREAK)


def _alone(question: Question[Any]) -> Given | None:
    """The only thing that can come."""
    ids = question.ids if isinstance(question, Choice) else ()
    return Given(ids[0], BY_RULE) if len(ids) == 1 else None


def _in_round(question: Question[T], now: tuple[int, int]) -> Question[T]:
    number, of = now
    return changed(question, number=number, of=of) if of > 1 else question


def _by_number(card: str) -> tuple[int, str]:
    return (int(card), "") if card.isdecimal() else (0, card)


def _face(face: str) -> Message:
    return Message("core.face", face=face)


def _card(card: str) -> Message:
    return Message("core.card", card=card)
