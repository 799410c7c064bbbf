"""How a card is put together: word after word, each asked with what stands there so far.

The same whether a form is filled in or a step asks in the middle of something: `ask` says where
answers come from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from companion.core.message import Message
from companion.core.noun import Noun, SomeOf, nobody_refused
from companion.core.person_name import clean_name
from companion.core.question import Amount, Name, Question, Text
from companion.errors import AnswerRefused
from companion.games.tapestry import content
from companion.games.tapestry.content.teaching import (
    BY_HAND,
    IN_FORCE,
    LIMIT,
    PLAYED,
    RULE,
    THEN,
    UNNAMED,
    Before,
    Clause,
    Teaching,
    name_in,
)
from companion.games.tapestry.state import State
from companion.games.tapestry.taught_words import text_of
from companion.games.tapestry.teaching import words
from companion.games.tapestry.teaching.said import said

Ask: TypeAlias = Callable[[Question[Any]], Any]
MOST_CLAUSES, MOST_BEFORE = 8, 3
ABOUT = "taught:"
"""Before the card that a question is about."""
FEW, MOST, MOST_POINTS, SENTENCE = 8, 12, 60, 160


class Grammar:
    """One card on its way: what is said so far, and who is asked."""

    def __init__(self, state: State, ask: Ask) -> None:
        self._state, self._ask = state, ask
        self._so_far, self._picked, self._moment = Teaching(""), "", ""
        self._old: Teaching | None = None
        self.clause: tuple[Message, ...] = ()
        """The words of the clause that is being put together."""

    def whole(self, card: str = "") -> Teaching:
        """All of it; the card is asked where nobody knows which it is."""
        self._begun(card or self._one(words.CARD))
        kinds = self._some(words.KIND)
        enchanted = self._box() == "FF" and self._yes(words.ENCHANTED)
        self._so_far = replace(self._so_far, kinds=kinds, enchanted=enchanted)
        joined = THEN
        for at in range(1, MOST_CLAUSES + 1):
            one = self._clause(f"{at}.", joined)
            self._so_far = replace(self._so_far, clauses=(*self._so_far.clauses, one))
            more = words.joins(self._so_far.clauses)
            joined = self._one(more, f"{at}.") if at < MOST_CLAUSES else words.DONE
            if joined == words.DONE:
                break
        return _laid_too(self._so_far)

    def _begun(self, card: str) -> None:
        """One that this game knows keeps its name: the rest of it is said anew."""
        known = self._old = self._state.taught.get(card)
        self._picked = card
        self._so_far = Teaching(known.card, known.name) if known else Teaching(card)
        if card.startswith(UNNAMED):
            self._so_far = replace(self._so_far, name=self._name())

    @property
    def so_far(self) -> Teaching:
        """What stands there by now."""
        return self._so_far

    # a clause

    def _clause(self, at: str, joined: str) -> Clause:
        """When it happens, what stands before it, and the deed."""
        self.clause = ()
        begun = Clause("", joined=joined)
        if joined != THEN:
            last = self._so_far.clauses[-1]
            begun = replace(begun, moment=last.moment, only=last.only)
        else:
            begun = self._when(begun, at)
        if begun.moment == IN_FORCE:
            return self._rule(begun, at)
        if begun.moment == BY_HAND or joined == LIMIT:
            return self._deed(replace(begun, verb=words.TOLD), at)
        before: list[Before] = []
        self._moment = begun.moment
        for number in range(1, MOST_BEFORE + 2):
            verbs = words.verbs(self._state, begun.moment, last=number > MOST_BEFORE)
            word = self._one(verbs, f"{at}{number}.")
            if word not in words.BEFORE:
                break
            before.append(self._before(word, f"{at}{number}."))
        return self._deed(replace(begun, verb=word, before=tuple(before)), at)

    def _when(self, begun: Clause, at: str) -> Clause:
        """Asked where a card of its kinds can do something at several moments."""
        among = words.moments(self._so_far.kinds, self._so_far.enchanted)
        when = among[0] if len(among) == 1 else self._one(words.moment(among), at)
        return replace(begun, moment=when, only=self._only(when, at))

    def _only(self, of: str, at: str) -> str:
        noun = words.only(of)
        return _if_any(self._one(noun, f"{at}only.")) if noun else ""

    def _rule(self, begun: Clause, at: str) -> Clause:
        """What is otherwise while it is in force."""
        rule = self._one(words.RULE_NOW, at)
        return replace(begun, verb=RULE, what=rule, only=self._only(rule, at))

    def _before(self, word: str, at: str) -> Before:
        match word:
            case "pay":
                what = self._one(words.PAID, at)
                return Before(word, what, n=self._number(at, _most_of(what)))
            case "who":
                who = self._one(words.people(self._moment), at)
                per = self._one(words.COUNTED, at) if who in words.EXTREMES else ""
                return Before(word, who, per)
            case "up_to":
                return Before(word, self._one(words.PAID, at), n=self._number(at, FEW))
            case "if":
                return self._if(self._one(words.COMPARE, at), at)
        return Before(word)

    def _if(self, how: str, at: str) -> Before:
        """Of what has just happened nothing more is asked."""
        if how in words.HAPPENED:
            return Before("if", how)
        counts = how in ("at_least", "at_most")
        per = self._one(words.COUNTED_NOW if counts else words.COUNTED, at)
        return Before("if", how, per, self._number(at, MOST) if counts else 1)

    def _deed(self, one: Clause, at: str) -> Clause:
        """Its particulars."""
        match one.verb:
            case "gain":
                return replace(one, what=self._one(words.GAINED, at), n=self._number(at, FEW))
            case "lose":
                what = self._one(words.LOST, at)
                return replace(one, what=what, n=self._number(at, _most_of(what)))
            case "gain_per":
                gained = replace(one, what=self._one(words.GAINED, at), n=self._number(at, FEW))
                return replace(gained, per=self._one(words.COUNTED_NOW, at))
            case "draw_keep":
                return replace(one, what=self._one(words.DRAWN, at), n=self._number(at, FEW))
            case "reserve":
                return replace(one, what=self._one(words.LAID_ASIDE, at), n=self._number(at, FEW))
            case words.VP:
                return replace(one, n=self._number(at, MOST_POINTS))
            case "vp_per":
                return replace(one, per=self._one(words.COUNTED_NOW, at), n=self._number(at, FEW))
            case "vp_per_of":
                of = replace(one, what=self._one(words.WHOSE, at))
                return replace(of, per=self._one(words.COUNTED, at), n=self._number(at, FEW))
            case "advance" | "regress":
                track = self._one(words.TRACK_MOVED, at)
                along = self._one(words.ON_A_SPACE, at)
                gives, bonus = along != "no", along != "benefit"
                return replace(one, what=_if_any(track), along=gives, bonus=bonus)
            case "research":
                return replace(one, along=self._yes(words.ALONG, at))
            case words.TOLD:
                return replace(one, said=self._sentence(at))
        noun = PLACES.get(one.verb)
        one = replace(one, what=_if_any(self._one(noun, at))) if noun else one
        if one.verb == "repeat_position" and not one.what:
            return replace(one, bonus=self._yes(words.BONUS, at))
        return one

    # asking

    def _box(self) -> str:
        return content.tapestry(self._so_far.card).expansion

    def _put(self, question: Question[Any]) -> Any:
        """With what stands there so far."""
        note = text_of(self._so_far) if self._so_far.clauses else None
        of = (f"{ABOUT}{self._picked}",)
        guessed = _with_guess(question, self._old)
        answer = self._ask(replace(guessed, note=note, places=of))
        self.clause = (*self.clause, _in_words(question, answer))
        return answer

    def _one(self, noun: Noun[State], at: str = "") -> str:
        key = f"teach.{at}{noun.key}"
        answer: str = self._put(noun.as_blank(key).question(self._state, {}, nobody_refused))
        return answer

    def _yes(self, noun: Noun[Any], at: str = "") -> bool:
        return bool(noun.read(self._one(noun, at)))

    def _some(self, several: SomeOf[State]) -> tuple[str, ...]:
        noun = several.noun.as_blank(f"teach.{several.key}")
        asked = replace(several, noun=noun).question(self._state, {}, nobody_refused)
        return tuple(self._put(asked))

    def _number(self, at: str, most: int) -> int:
        text = Message("tapestry.taught.ask.number")
        return int(self._put(Amount(f"teach.{at}number", text, 1, most)))

    def _name(self) -> str:
        """Nobody else's: it is what tells the card apart."""
        text = Message("tapestry.taught.ask.name")
        asked = Name("teach.name", text, taken=tuple(_names(self._state)))
        return clean_name(self._put(asked))

    def _sentence(self, at: str) -> str:
        text = Message("tapestry.taught.ask.said")
        return clean_name(self._put(Text(f"teach.{at}said", text, longest=SENTENCE)))


def _laid_too(taught: Teaching) -> Teaching:
    """A trap that says what it does as a tapestry is of that kind too, as the printed one."""
    played = any(one.moment == PLAYED for one in taught.clauses)
    kinds = (*taught.kinds, *((words.LAID,) if played else ()))
    return replace(taught, kinds=tuple(dict.fromkeys(kinds)))


def _in_words(question: Question[Any], answer: Any) -> Message:
    """What was touched, as it was called."""
    named = (one.text for one in getattr(question, "options", ()) if one.id == answer)
    return next(named, Message("tapestry.offer.typed", text=str(answer)))


def _with_guess(question: Question[Any], before: Teaching | None) -> Question[Any]:
    """One that is said anew begins with what was said before."""
    if before is None:
        return question
    try:
        return replace(question, guess=said(before, question))  # type: ignore[call-arg]  # those asked have one
    except (AnswerRefused, LookupError, ValueError):
        return question


PLACES = {
    "explore": words.EXPLORING,
    "conquer": words.CONQUEST,
    "upgrade_tech": words.UPGRADING,
    "gain_landmark": words.FIGURE,
    "copy_tapestry": words.MATS,
    "repeat_position": words.POSITIONS,
}
"""Verbs with one particular more."""


def _most_of(what: str) -> int:
    return MOST_POINTS if what == words.VP else FEW


def _if_any(word: str) -> str:
    return "" if word == words.ANY else word


def _names(state: State) -> Iterator[str]:
    """Of cards that were taught for this game."""
    return (name_in(one) for one in state.taught if state.taught[one].card.startswith(UNNAMED))
