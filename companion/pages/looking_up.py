"""What is looked up: the words typed, the drawer or the entries opened, what the owner is asked.

One for every front end. `leave` goes back to where it was opened; what is pinned and read is kept
with the settings, what is told with the house facts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from typing import Any

from companion.core.answers import Answer as Told
from companion.core.message import Message
from companion.core.question import Amount, Choice, Drawing, Option, Question, Several, Text
from companion.describe.desk import Looking
from companion.describe.node import Do
from companion.describe.surface import Says
from companion.errors import NotKept
from companion.games import GAMES
from companion.library.library import Library
from companion.lookup import Entry, HouseFact
from companion.lookup.answers import Answer, Playing
from companion.lookup.held import entry_of
from companion.lookup.ports import has_rules, port_of, rules_of
from companion.lookup.rules import Rules

MOST_RECENT, MOST_FOUND, LONGEST_NOTE = 12, 40, 200


def games_with_rules() -> list[str]:
    """The games that can be looked up, in the order of the list."""
    return [listed.id for listed in GAMES if has_rules(listed.id)]


def home_of(game: str) -> str:
    """Where the rules of a game lie: its own folder, or that of the game it is a part of."""
    known = games_with_rules()
    parts = [each for each in known if game == each or game.startswith(f"{each}_")]
    return max(parts, key=len, default=known[0] if known else "")


def topic_of(topic: str, game: str) -> tuple[str, str]:
    """The game a topic is of, `game` if it names none; and the topic in it."""
    named, _, rest = topic.partition("/")
    return (named, rest) if named in games_with_rules() else (home_of(game), topic)


def found_under(topic: str, game: str) -> Entry | None:
    """The entry on what is held in a game, if there is one."""
    return entry_of(*topic_of(topic, game))


class LookUp:
    """Where somebody is in the rules of a game."""

    def __init__(
        self,
        library: Library,
        game: str,
        leave: Do,
        playing: Playing | None = None,
        here: Callable[[Entry], Message | None] = lambda entry: None,
        tell: Callable[[Message], object] = lambda trouble: None,
    ) -> None:
        """`here` says where the thing of an entry is in the game that is open."""
        self.library, self.leave, self.here, self.tell = library, leave, here, tell
        self.game = game
        self.playing = playing or Playing()
        self.leaves = Message("rules.leave" if playing else "kit.back")
        self.typed = ""
        self._answered: tuple[object, tuple[Answer, ...]] = (None, ())
        """What was asked last, and what answered."""
        self.drawer = ""
        self.trail: tuple[Answer, ...] = ()
        self.note: Says = ""
        """What is so on this table, said above what was held."""
        self._held = False
        """It was opened at what was held: back from there leads out."""
        self.large: tuple[Message, ...] = ()
        """What fills the screen."""
        self.asked: HouseFact | None = None
        self.looking = Looking()

    @property
    def rules(self) -> Rules:
        """Of the game that is looked up."""
        return rules_of(self.game)

    # what is found

    @property
    def found(self) -> tuple[Answer, ...]:
        """What answers the words that are typed."""
        if not self.typed.strip():
            return ()
        asked = (self.rules, self.typed, self.playing)
        if asked != self._answered[0]:
            self._answered = asked, self.rules.answers(self.typed, self.playing, MOST_FOUND)
        return self._answered[1]

    @property
    def shown(self) -> tuple[Answer, ...]:
        """What is read: what was opened, else what answers best, alone or two as one answer."""
        if self.trail:
            return self.trail[-1:]
        if not self.typed.strip():
            return self._begins
        found = self.found
        return found[: 1 + sum(one.shares for one in found)]

    @property
    def _begins(self) -> tuple[Answer, ...]:
        """The first of the drawer that is open, or where the game begins."""
        begin = self.rules.about.begin
        drawer = [one for one in self.rules.of_kind(self.drawer) if self.playing.holds(one)]
        first = drawer[:1] or ([self.rules.entry(begin)] if begin else [])
        return tuple(Answer(one, one.answer) for one in first)

    def type(self, text: str) -> None:
        """Other words."""
        self.typed, self.trail, self.drawer, self._held = text, (), "", False

    def opens(self, answer: Answer) -> Do:
        """The act that opens an entry at one of its sentences."""
        return lambda: self._open(answer)

    def open_entry(self, entry_id: str) -> None:
        """Read an entry from its answer on."""
        entry = self.rules.entry(entry_id)
        self._open(Answer(entry, entry.answer))

    def open_topic(self, topic: str) -> None:
        """What was held: its entry, else its words to ask with."""
        self.game, topic = topic_of(topic, self.game)
        entry = entry_of(self.game, topic)
        if entry is not None:
            self._held = not self.trail
            self.open_entry(entry.id)
        else:
            self.type(topic.partition("|")[2])

    def _open(self, answer: Answer) -> None:
        self.trail = (*self.trail, answer)
        self._read(answer.entry)

    def opens_drawer(self, kind: str) -> Do:
        """The act that shows all entries of a drawer."""

        def do() -> None:
            self.drawer, self.typed, self.trail = kind, "", ()

        return do

    def looks_up(self, game: str) -> Do:
        """The act that goes over to another game."""

        def do() -> None:
            self.game, self.drawer, self.trail = game, "", ()
            self.playing = Playing()

        return do

    def back(self) -> None:
        """To what was read before, to the list, or out."""
        if self.large:
            self.large = ()
        elif self.asked is not None:
            self.asked = None
        elif self.trail and (len(self.trail) > 1 or not self._held):
            self.trail = self.trail[:-1]
        elif self.trail:
            self.leave()
        elif self.typed or self.drawer:
            self.typed = self.drawer = ""
        else:
            self.leave()

    def enlarges(self, said: tuple[Message, ...]) -> Do:
        """The act that fills the screen with what answers."""

        def do() -> None:
            self.large = said

        return do

    def turns_box(self, box: str) -> Do:
        """The act that leaves a box out of what is found, or takes it in again."""
        every = tuple(self.rules.about.expansions)
        before = every if self.playing.boxes is None else tuple(self.playing.boxes)
        now = tuple(one for one in every if (one in before) != (one == box))

        def do() -> None:
            self.playing = replace(self.playing, boxes=None if now == every else now)

        return do

    # what is kept with the settings

    @property
    def pinned(self) -> Sequence[Entry]:
        """In the order in which they were pinned."""
        return self._kept(self.library.settings.rules_pinned)

    @property
    def recent(self) -> Sequence[Entry]:
        """What was read, the last first."""
        pinned = self.pinned
        return [one for one in self._kept(self.library.settings.rules_recent) if one not in pinned]

    def pins(self, entry: Entry) -> Do:
        """The act that pins an entry, or takes the pin out."""
        key, before = self._key(entry), self.library.settings.rules_pinned
        rest = tuple(each for each in before if each != key)
        now = rest if key in before else (*before, key)
        return lambda: self._keep(rules_pinned=now)

    def _read(self, entry: Entry) -> None:
        key, before = self._key(entry), self.library.settings.rules_recent
        if before[:1] != (key,):
            others = [each for each in before if each != key]
            with suppress(NotKept):
                self.library.change_settings(rules_recent=tuple([key, *others][:MOST_RECENT]))

    def _keep(self, **changes: Any) -> None:
        try:
            self.library.change_settings(**changes)
        except NotKept as error:
            self.tell(error.message)

    def _key(self, entry: Entry) -> str:
        return f"{self.game}:{entry.id}"

    def _kept(self, keys: Sequence[str]) -> list[Entry]:
        ids = [key.partition(":")[2] for key in keys if key.startswith(f"{self.game}:")]
        return [self.rules.entry(each) for each in ids if each in self.rules]

    # what the owner may tell

    @cached_property
    def _facts(self) -> dict[str, Mapping[str, HouseFact]]:
        return {}

    def facts_of(self, entry: Entry, language: str) -> tuple[HouseFact, ...]:
        """What of an entry the owner may tell in a language, and a line of their own."""
        if self.game not in self._facts:
            told = getattr(port_of(self.game), "house_facts", tuple)
            self._facts[self.game] = {fact.id: fact for fact in told()}
        known = self._facts[self.game]
        facts = (known[each] for each in entry.tellable if each in known)
        spoken = (fact for fact in facts if fact.language in ("", language))
        return (*spoken, HouseFact(f"note.{entry.id}", "text", Message("rules.note_question")))

    def told(self, fact: str) -> Told | None:
        """What the owner told."""
        return self.library.house_facts.get(self.game, fact)

    def asks(self, fact: HouseFact) -> Do:
        """The act that asks the owner."""

        def do() -> None:
            self.asked, self.looking = fact, Looking()

        return do

    @property
    def question(self) -> Question[Any] | None:
        """What the owner is asked now."""
        return question_of(self.asked, self.told(self.asked.id)) if self.asked else None

    def look(self, **changes: Any) -> Do:
        """An act that touches or types something more."""

        def do() -> None:
            self.looking = replace(self.looking, **changes)

        return do

    def answers(self, value: Told) -> Do:
        """The act that tells it."""
        return lambda: self._keep_fact(value)

    def _keep_fact(self, value: Told) -> None:
        """What is as printed, or nothing, is told no more."""
        fact, facts = self.asked, self.library.house_facts
        assert fact is not None
        try:
            if value == "" or (fact.printed and str(value) == fact.guess):
                facts.forget(self.game, fact.id)
            else:
                facts.set(self.game, fact.id, value)
        except NotKept as error:
            self.tell(error.message)
        self.asked = None


def question_of(fact: HouseFact, told: Told | None) -> Question[Any]:
    """The question of the core that asks a fact; what was told, or our guess, stands in it."""
    guess: Any = told if told is not None else fact.guess or None
    if fact.kind == "amount":
        now = None if guess is None else int(guess)
        return Amount(fact.id, fact.question, fact.low, fact.high, now)
    if fact.plots is not None:
        return Drawing(fact.id, fact.question, LONGEST_NOTE, guess, fact.plots)
    if fact.kind == "text":
        return Text(fact.id, fact.question, fact.high or LONGEST_NOTE, guess)
    options = tuple(Option(each, name) for each, name in fact.options)
    if fact.kind == "several":
        return Several(fact.id, fact.question, options, guess=guess)
    return Choice(fact.id, fact.question, options, guess)
