"""A new game while it is decided: what was answered so far, and what the game makes of that.

A window and a terminal hold nothing else: they draw `settings`, hand on what is said to `answer`,
show `reason` and `start`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from companion.core.answers import Answer
from companion.core.chance import EVERYTHING, used
from companion.core.codec import CannotDecode, from_json, to_json
from companion.core.game import Game, Seated
from companion.core.message import Message
from companion.core.person_name import same
from companion.core.question import Amount, Choice, Option, Text
from companion.core.setting import COLOUR, NO, PERSON, SHAPE, YES, Setting
from companion.errors import AnswerRefused, LoomError
from companion.library import codes
from companion.library.library import Library

if TYPE_CHECKING:
    from companion.core.session import Session

BY_APP, PEOPLE, CODE = "by_app.", "people", "code"
MIXED = "mixed"
"""Some of them real, some in Loom."""
Say = Callable[[Message], str]


@dataclass(frozen=True, slots=True)
class Refused:
    """An answer that stands as it was typed, and why it will not do."""

    value: Answer
    why: Message


@dataclass(frozen=True)
class NewGame:
    """The answers so far; each `answer` makes another one."""

    game: Game[Any]
    options: Any
    last_by_app: frozenset[str]
    library: Library = field(compare=False, repr=False)
    say: Say = field(compare=False, repr=False)
    """The words of whoever plays."""
    chance: Mapping[str, bool] = field(default_factory=dict)
    """What the app is to roll and draw, or the table, as far as somebody said so."""
    refused: Mapping[str, Refused] = field(default_factory=dict)
    drawn: int = 0
    """What the opponent's draws and dice are sown by, where it has a code."""

    @classmethod
    def like_last(cls, library: Library, game: Game[Any], say: Say) -> NewGame:
        """As the last game of this kind was begun."""
        last, moment = library.last_by_app(game), library.now().isoformat()
        options = game.as_new(library.last_choices(game))
        return cls(game, options, last, library, say, drawn=codes.drawn_at(moment))

    @property
    def begun_before(self) -> bool:
        """Whether there was a last game of this kind."""
        return self.library.began_before(self.game)

    @cached_property
    def settings(self) -> Mapping[str, Setting[Any]]:
        """Everything that is asked now, by the key of its question."""
        asked = (*self.game.settings(self.options), *self._places(), *self._coded())
        return {one.question.key: one for one in asked}

    @cached_property
    def reason(self) -> Message | None:
        """Why it cannot begin like this; None where it can."""
        said = (one.why for one in self.refused.values())
        return next(said, None) or self.game.refuses(self.options)

    @property
    def by_app(self) -> frozenset[str]:
        """What the app rolls and draws: as last time, unless something else was said."""
        last, said = self.last_by_app, self.chance
        may = (one for one in self.game.chance if one not in self._never)
        return frozenset(kind for kind in may if said.get(kind, used(last, kind)))

    @property
    def code(self) -> str:
        """What gives a friend this very opponent; empty where there is none of the app's."""
        if not codes.may_have_code(self.game, self.options):
            return ""
        return codes.code_of(self.game, self.options, self.drawn)

    @property
    def of_week(self) -> str:
        """The code of the opponent that everybody may meet this week: of the date alone."""
        day = self.library.now().date()
        return codes.of_week(self.game, self.game.options_type(), day)

    def value(self, key: str) -> Any:
        """What it is now, as it was said; None where it is not asked."""
        if key in self.refused:
            return self.refused[key].value
        setting = self.settings.get(key)
        return None if setting is None else getattr(setting.question, "guess", None)

    def answer(self, key: str, value: Answer) -> NewGame:
        """With this answer, and with those that would not do before and do now."""
        before = {one: said.value for one, said in self.refused.items() if one != key}
        now = replace(self, refused={})
        for one, said in {key: value, **before}.items():
            now = now._taken(one, said)
        return now

    def turned(self, key: str) -> NewGame:
        """With the next of the options after the one that stands."""
        question, now = self.settings[key].question, self.value(key)
        ids = question.ids if isinstance(question, Choice) else ()
        return self.answer(key, ids[(ids.index(now) + 1) % len(ids) if now in ids else 0])

    def seat(self, name: str) -> NewGame:
        """Somebody who played before takes the first seat without a name, or one more."""
        if same(name, self._names().values()):
            return self
        free = next((key for key, typed in self._names().items() if not typed), "")
        if free:
            return self._sitting(free.partition(".")[2], name)
        more = self._one_more()
        return self if more is self else more.seat(name)

    def unseated(self) -> tuple[str, ...]:
        """Those who played before and could sit down."""
        names = self._names().values()
        if all(names) and self._one_more() is self:
            return ()
        every = (person.name for person in self.library.people.all())
        return tuple(one for one in every if not same(one, names))

    def another(self, game: Game[Any], options: Any) -> NewGame:
        """Another game, made of these answers."""
        return replace(self, game=game, options=options, refused={})

    def start(self) -> Session[Any]:
        """The game; raises NotKept, RuleBroken."""
        session = self.library.start(
            self.game, self.options, self.by_app, seed=codes.seed_of(self.code)
        )
        for command in self.game.at_once(self.options):
            session.do(command)
        return session

    def remember(self) -> None:
        """Who sits here and how it is laid out, for the next games; raises LoomError."""
        remember_people(self.library, self.game.seated(self.options))
        remember_layout(self.library, self.game, self.options)

    def _taken(self, key: str, value: Answer) -> NewGame:
        setting = self.settings.get(key)
        if setting is None:
            return self
        try:
            made = setting.with_answer(value)
        except LoomError as error:
            return replace(self, refused={**self.refused, key: Refused(value, error.message)})
        if key == CODE:
            return replace(self, options=made.options, drawn=made.drawn)
        if key.startswith(BY_APP):
            return self if made is None else replace(self, chance={**self.chance, **made})
        if setting.recall is not None:
            made = self._recalled(str(value), setting.recall, made)
        return replace(self, options=made, chance=self._chance_with(made))._said()

    def _coded(self) -> Iterator[Setting[Any]]:
        """By a code: the opponent that somebody else met."""
        if self.code:
            text, note = Message("code.asked"), Message("code.covers")
            question = Text(CODE, text, codes.LONGEST, self.code, note=note)
            yield Setting(question, self._with_code, icon="people", aside=True)

    def _with_code(self, typed: str) -> NewGame:
        """Against its opponent, and sown by it; nothing typed leaves all as it is."""
        if not typed.strip():
            return self
        options, drawn = codes.read(self.game, self.options, typed)
        return replace(self, options=options, drawn=drawn)

    def _chance_with(self, options: Any) -> Mapping[str, bool]:
        """What is usual for one table and not for the other is as it is usual there."""
        before, after = self._usual(self.options), self._usual(options)
        return {**self.chance, **{kind: kind in after for kind in before ^ after}}

    def _usual(self, options: Any) -> frozenset[str]:
        usual = self.game.usual_chance(options, frozenset(EVERYTHING))
        return frozenset(kind for kind in self.game.chance if used(usual, kind))

    def _recalled(self, title: str, recall: Callable[[Any, Any], Any], options: Any) -> Any:
        layout = self.library.pads.of(title).layout
        with suppress(CannotDecode):
            return options if layout is None else recall(options, from_json(type(options), layout))
        return options

    def _said(self) -> NewGame:
        """What is filled with words is filled with those of whoever plays."""
        for key, setting in self.settings.items():
            if setting.example is not None:
                return self._taken(key, self.say(setting.example))
        return self

    def _names(self) -> Mapping[str, str]:
        asked = {key: one.question for key, one in self.settings.items()}
        return {key: self.value(key) for key, one in asked.items() if one.kind == PERSON}

    def _one_more(self) -> NewGame:
        """With another seat; the same where there is none."""
        setting = self.settings.get(PEOPLE)
        question = None if setting is None else setting.question
        if not isinstance(question, Amount) or (question.guess or 0) >= question.high:
            return self
        return self.answer(PEOPLE, (question.guess or 0) + 1)

    def _sitting(self, seat: str, name: str) -> NewGame:
        """With the colour and the shape of before, where nobody has them."""
        now, person = self.answer(f"{PERSON}.{seat}", name), self.library.people.named(name)
        looks = {COLOUR: person.colour, SHAPE: person.shape} if person else {}
        for what, look in looks.items():
            setting = now.settings.get(f"{what}.{seat}")
            if look and setting is not None and setting.question.accepts(look):
                now = now.answer(f"{what}.{seat}", look)
        return now

    @cached_property
    def _never(self) -> Mapping[str, Message]:
        """What cannot lie in Loom, and why."""
        known, game = self.library.house_facts, self.game
        return game.not_in_loom(self.options, lambda fact: known.get(game.id, fact))

    def _places(self) -> Iterator[Setting[Any]]:
        """Where hidden pieces lie: what is asked together, then each kind for itself, aside."""
        asked = set(self.game.asks_chance(self.options))
        whole = self.game.asks_together(self.options)
        for name, kinds in whole.items():
            if there := tuple(kind for kind in kinds if kind in asked):
                yield self._together(name, there)
        alone = (kind for kind in self.game.asks_chance(self.options) if (kind,) != whole.get(kind))
        for kind in alone:
            yield self._of_chance(kind)

    def _together(self, name: str, kinds: Sequence[str]) -> Setting[Any]:
        """One choice for several kinds; those that cannot lie in Loom stay on the table."""
        never = self._never
        may = [kind for kind in kinds if kind not in never]
        loom = sum(kind in self.by_app for kind in may)
        why = next((never[kind] for kind in kinds if kind in never), None)
        now = NO if not loom else YES if loom == len(may) else MIXED
        mixed = (Option(MIXED, Message("core.lies.mixed")),) if now == MIXED else ()
        options = (_real(), Option(YES, _in_loom(), why), *mixed)
        text, note = self.game.kind_name(name), self.game.kind_note(name)
        question = Choice(f"{BY_APP}{name}", text, options, now, note=note)

        def taken(said: str) -> dict[str, bool] | None:
            return None if said == MIXED else dict.fromkeys(kinds, said == YES)

        return Setting(question, taken, icon=self.game.kind_icon(name))

    def _of_chance(self, kind: str) -> Setting[Any]:
        """Where the pieces of one kind lie, with a line of what that means."""
        why = self._never.get(kind)
        options = (_real(), Option(YES, _in_loom(), reason=why))
        now = YES if kind in self.by_app else NO
        text, note = self.game.kind_name(kind), why or self.game.kind_note(kind)
        question = Choice(f"{BY_APP}{kind}", text, options, now, note=note)
        icon = self.game.kind_icon(kind)
        return Setting(question, lambda said: {kind: said == YES}, icon=icon, aside=True)


def _real() -> Option:
    return Option(NO, Message("core.lies.real"))


def _in_loom() -> Message:
    return Message("core.lies.in_loom")


def remember_people(library: Library, seated: Iterable[Seated]) -> None:
    """Whoever is new is kept; the looks of somebody known change with the pieces."""
    people = library.people
    for one in seated:
        person = people.named(one.name)
        if person is None:
            with suppress(AnswerRefused):
                people.add(one.name, one.colour, one.shape)
        elif one.shape and (person.colour, person.shape) != (one.colour, one.shape):
            people.change(replace(person, colour=one.colour, shape=one.shape))


def remember_layout(library: Library, game: Game[Any], options: Any) -> None:
    """The next game of its title opens like this; nothing of a game without one."""
    kept = game.kept_by_title(options)
    if kept is not None:
        library.pads.keep(kept[0], to_json(kept[1]))
