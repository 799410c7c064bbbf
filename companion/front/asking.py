"""A question, read out and answered by number, word or figure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from companion.core.answers import Answer
from companion.core.arithmetic import work_out
from companion.core.message import Message
from companion.core.question import (
    Amount,
    Choice,
    Drawing,
    Option,
    Ordering,
    Question,
    Several,
    Text,
)
from companion.errors import AnswerRefused
from companion.front.voice import Voice
from companion.lookup.rules import in_every_language

MANY = 30
"""More options than these are listed only when asked for."""
FIGURES = re.compile(r"\d+$")
"""The last ones of a printed number: of `1UNC9` the 9."""


class Back(Exception):
    """The question is not to be answered."""


class Aside(Exception):
    """Something else was typed: a word that the table knows."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class Asker:
    """Asks until the answer fits. Words in `aside` are for somebody else."""

    def __init__(self, voice: Voice, aside: Sequence[str] = (), known: Sequence[str] = ()) -> None:
        self._voice = voice
        self._aside = aside
        self._known = known
        """People who may be called by a number where a person is asked for."""
        self._listed = True
        """What there is to choose from was read out with its numbers."""

    def ask(self, question: Question[Any], *, brief: bool = False) -> Any:
        """The answer; raises Back, or Aside for a word that is none.

        `brief`: what there is to choose from was read out and is the same.
        """
        self._put(question, brief)
        while True:
            typed = self._voice.hear()
            if self._voice.is_word(typed, "back"):
                raise Back
            if self._voice.is_word(typed, "list"):
                self._options(question, every=True)
                continue
            if any(self._voice.is_word(typed, word) for word in self._aside):
                raise Aside(typed)
            if self._left_by(options_of(question), typed):
                continue
            try:
                value = self._read(question, typed)
                question.check(value)
            except AnswerRefused as refused:
                self._voice.trouble(refused)
            else:
                return value

    def _put(self, question: Question[Any], brief: bool) -> None:
        voice = self._voice
        voice.heading(question.text)
        if question.of:
            voice.say("front.one_of", number=question.number, of=question.of)
        if question.note is not None:
            voice.tell(question.note)
        if question.fact:
            voice.say("front.kept_for_good")
        if brief:
            self._voice.say("front.list_is", word=self._voice.word("list"))
        else:
            self._options(question)
        self._how(question)

    def _options(self, question: Question[Any], every: bool = False) -> None:
        options = options_of(question)
        self._listed = every or len(options) <= MANY
        if not self._listed:
            self._voice.say("front.many", n=len(options), word=self._voice.word("list"))
            self._icons(options)
            return
        self._voice.numbered(map(self._said, options))
        if question.kind == "person":
            free = [name for name in self._known if question.accepts(name)]
            self._voice.numbered(free)

    def _icons(self, options: Sequence[Option]) -> None:
        """What can be seen on them, where that leaves fewer."""
        shown = dict.fromkeys(self._voice.text(one) for option in options for one in option.shows)
        if shown:
            self._voice.say("front.by_icon", icons=", ".join(shown))

    def _left_by(self, options: Sequence[Option], typed: str) -> bool:
        """What shows what was typed is listed by its numbers, where nothing is called so."""
        wanted = typed.casefold()
        if not wanted or any(self._begins(one, typed) for one in options):
            return False
        left = [
            (number, option)
            for number, option in enumerate(options, 1)
            if any(wanted in in_all(one) for one in option.shows)
        ]
        for number, option in left:
            self._voice.numbered([self._said(option)], number)
        self._listed = self._listed or bool(left)
        return bool(left)

    def _said(self, option: Option) -> str:
        text = self._voice.text(option.text)
        note = self._voice.text(option.reason or option.note)
        return f"{text} ({note})" if note else text

    def _how(self, question: Question[Any]) -> None:
        """What is to be typed, and what Enter alone means."""
        voice, guess = self._voice, getattr(question, "guess", None)
        match question:
            case Several():
                voice.say("front.type_several")
            case Ordering():
                voice.say("front.type_order")
            case Drawing(plots=plots):
                voice.say("front.type_drawing", free=plots.marks[0], drawn=plots.marks[1])
            case Amount():
                low, high = question.offered
                voice.say("front.type_number", low=low, high=high)
        if isinstance(guess, tuple) and question.accepts(guess):
            named = ", ".join(self._named(question, one) for one in guess)
            voice.say("front.enter", what=named or voice.words.say("front.nothing"))
        elif guess is not None and not isinstance(guess, tuple) and question.accepts(guess):
            voice.say("front.enter", what=self._shown(question, guess))

    def _shown(self, question: Question[Any], value: Answer) -> str:
        if value == "":
            return self._voice.words.say("front.nothing")
        return self._named(question, str(value))

    def _named(self, question: Question[Any], one: str) -> str:
        by_id = {option.id: option for option in options_of(question)}
        return self._voice.text(by_id[one].text) if one in by_id else one

    def _read(self, question: Question[Any], typed: str) -> Answer:
        guess: Answer | None = getattr(question, "guess", None)
        if not typed and guess is not None:
            return guess
        match question:
            case Choice():
                return self._one(question.options, typed)
            case Several() | Ordering():
                return self._some(question, typed)
            case Amount():
                return work_out(typed, *question.offered)
            case Text():
                return self._typed(question, typed)
        raise AnswerRefused("core.answer.nobody_asked")

    def _some(self, question: Several | Ordering, typed: str) -> tuple[str, ...]:
        if self._voice.is_word(typed, "none"):
            return ()
        parts = typed.replace(";", " ").split()
        return tuple(self._one(question.options, part) for part in parts)

    def _one(self, options: Sequence[Option], typed: str) -> str:
        """By its number in the list, by its id, by what it is known as, or how its name begins.

        Where nothing was listed figures are those printed on a card, if any are.
        """
        by_number = self._listed or not any(option.known_as for option in options)
        if typed.isdecimal() and 1 <= int(typed) <= len(options) and by_number:
            return options[int(typed) - 1].id
        if any(option.id == typed for option in options):
            return typed
        known = [one for one in options if self._is_known_as(one, typed)]
        if len(known) == 1:
            return known[0].id
        began = [one for one in options if self._begins(one, typed)] if typed else []
        whole = [one for one in began if self._is_called(one, typed)]
        if len(whole or began) == 1:
            return (whole or began)[0].id
        if typed and not began:
            raise AnswerRefused("front.not_called", given=typed, word=self._voice.word("list"))
        if not self._listed:
            raise AnswerRefused("front.many", n=len(options), word=self._voice.word("list"))
        raise AnswerRefused("front.which_number", n=len(options))

    def _is_known_as(self, option: Option, typed: str) -> bool:
        said = [self._voice.text(one) for one in option.known_as]
        figures = (found[0] for one in said if (found := FIGURES.search(one)))
        return typed in figures or typed.casefold() in map(str.casefold, said)

    def _begins(self, option: Option, typed: str) -> bool:
        return any(one.startswith(typed.casefold()) for one in self._names(option))

    def _is_called(self, option: Option, typed: str) -> bool:
        """All of its name, where others begin so."""
        return typed.casefold() in self._names(option)

    def _names(self, option: Option) -> set[str]:
        """In whatever language."""
        return in_all(option.text)

    def _typed(self, question: Text, typed: str) -> str:
        if self._voice.is_word(typed, "none"):
            return ""
        if question.kind == "person" and typed.isdecimal():
            free = [name for name in self._known if question.accepts(name)]
            if 1 <= int(typed) <= len(free):
                return free[int(typed) - 1]
        return typed


def options_of(question: Question[Any]) -> tuple[Option, ...]:
    """What there is to choose from; nothing where something is typed."""
    if isinstance(question, Choice | Several | Ordering):
        return question.options
    return ()


def in_all(message: Message) -> set[str]:
    """How something is called in whatever language, small."""
    return {one.casefold() for one in in_every_language(message)}
