"""At the table: what can be done now, by number; words for everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.core.command import Entry
from companion.core.game import TABLE
from companion.core.message import Message
from companion.core.offer import Offer, read_out
from companion.core.question import Choice, Option, Question
from companion.core.session import Session
from companion.errors import LoomError
from companion.front import looking_up, steps, telling
from companion.front.asking import Aside, Asker, Back, in_all
from companion.front.languages import choose_language
from companion.front.numbering import Numbering, Said
from companion.front.pages import Walk
from companion.front.voice import Voice
from companion.library.library import Library
from companion.pages.roaming import KEEP

WORDS = (
    "now",
    "more",
    "not",
    "undo",
    "redo",
    "told",
    "list",
    "done",
    "why",
    "table",
    "log",
    "change",
    "rules",
    "pages",
    "language",
    "help",
    "home",
)
"""Words that are understood at any time, in the order in which they are explained."""
SHORTEST = 3
"""Letters of a word by which something is found."""


class Table:
    """One game that is open."""

    def __init__(self, voice: Voice, library: Library, session: Any) -> None:
        self._voice = voice
        self._library = library
        self._session = session
        self._next: Session[Any] | None = session
        """What is played on; None once it was left."""
        self._aside = False
        self._shown: dict[str, Offer[Any]] = {}
        self._numberings = (Numbering(), Numbering())
        """Of what is to be done, and of what lies aside: each keeps its numbers."""
        self._anew = False
        """What is listed now was not the list of before: all of it is read out."""
        self._does: dict[str, Callable[[], None]] = {
            "now": self._now,
            "more": self._more,
            "not": self._not_now,
            "undo": self._undo,
            "redo": self._redo,
            "told": self._told,
            "list": lambda: self._read_out(self._numbering.all()),
            "done": self._done,
            "why": self._why,
            "table": lambda: telling.table(voice, session.game.on_the_table(session.state)),
            "log": lambda: telling.log(voice, session),
            "change": lambda: steps.change(voice, session, self._asker()),
            "rules": lambda: looking_up.look_up(voice, session, self._fact_told),
            "pages": self._pages,
            "language": lambda: choose_language(voice, library),
            "help": self._help,
        }

    @property
    def _numbering(self) -> Numbering:
        return self._numberings[self._aside]

    def _look(self, aside: bool) -> None:
        """At what lies aside, or at what is to be done."""
        self._anew = self._anew or aside is not self._aside
        self._aside = aside

    def _fact_told(self, fact: str) -> object:
        return self._library.house_facts.get(self._session.game.id, fact)

    def play(self) -> Session[Any] | None:
        """Until somebody goes home or the game is kept; another that is played then."""
        self._amended()
        for message in self._session.game.where_were_we(self._session.state):
            self._voice.tell(message)
        self._still_to_do()
        self._voice.say("front.help_is", word=self._voice.word("help"))
        while self._next is self._session:
            try:
                if not self._one():
                    self._next = None
            except LoomError as error:
                self._voice.trouble(error)
        return self._next

    def _amended(self) -> None:
        """Rules put right since the game was begun: said once."""
        amendments = self._session.amendments
        if amendments:
            self._voice.say("front.amended")
            for message in amendments:
                self._voice.line(f"- {self._voice.text(message)}")
            try:
                self._session.amendments_read()
            except LoomError as error:
                self._voice.trouble(error)

    def _one(self) -> bool:
        """One thing; False where the table is left."""
        session = self._session
        if session.pending is not None:
            return self._answer(session.pending)
        won = session.game.finished(session.state)
        if won is not None:
            return self._over(won)
        self._list()
        return self._heard(self._voice.hear())

    # what can be done

    def _list(self) -> None:
        """What can be done now, by number, as far as it was not read out; what Enter does."""
        there = read_out(self._session.offers)
        every = [one for one in there if one.aside is self._aside]
        self._shown = {}
        for one in every:
            if one.reason is None:
                same = sum(key.startswith(f"{one.id} ") for key in self._shown)
                self._shown[f"{one.id} {same}"] = one
        things = {
            key: (self._voice.text(one.group), self._said(one)) for key, one in self._shown.items()
        }
        said = self._numbering.follow(things)
        if said.gone:
            self._voice.say("front.gone", numbers=", ".join(map(str, said.gone)), n=len(said.gone))
        self._read_out(self._numbering.all() if self._anew else said)
        self._anew = False
        first = self._first()
        if first is not None:
            self._voice.say("front.enter", what=self._voice.text(first.label))
        if self._aside:
            self._voice.say("front.back_is", word=self._voice.word("back"))

    def _read_out(self, said: Said) -> None:
        heading = ""
        if said.lines:
            self._voice.line()
        for line in said.lines:
            if line.heading and line.heading != heading:
                self._voice.line(line.heading)
            heading = line.heading
            self._voice.line(f"{line.number}. {line.text}")

    def _first(self) -> Offer[Any] | None:
        return next((one for one in self._shown.values() if one.first), None)

    def _said(self, offer: Offer[Any]) -> str:
        note = self._voice.text(offer.note)
        return self._voice.text(offer.label) + (f" ({note})" if note else "")

    def _heard(self, typed: str) -> bool:
        first = self._first()
        if not typed and first is not None:
            self._do(first)
        elif typed.isdecimal() and (key := self._numbering.key_of(int(typed))):
            self._do(self._shown[key])
        elif self._voice.is_word(typed, "back"):
            self._look(aside=False)
        elif typed:
            return self._word(typed)
        else:
            self._read_out(self._numbering.all())
        return True

    def _word(self, typed: str) -> bool:
        """A word; False for the one that leads home."""
        if self._voice.is_word(typed, "home"):
            return False
        for word, does in self._does.items():
            if self._voice.is_word(typed, word):
                does()
                return self._next is not None
        if typed.isdecimal():
            self._voice.say("front.no_number", number=typed, word=self._voice.word("list"))
            return True
        if found := self._found(typed):
            self._one_of(found)
            return True
        self._voice.say("front.not_understood", typed=typed, word=self._voice.word("help"))
        return True

    def _found(self, typed: str) -> list[Offer[Any]]:
        """What can be done, aside or not, in whose name a word begins so, in whatever language."""
        if len(typed) < SHORTEST:
            return []
        said = typed.casefold()
        there = (one for one in read_out(self._session.offers) if one.reason is None)
        return [one for one in there if any(_has(name, said) for name in in_all(one.label))]

    def _one_of(self, found: Sequence[Offer[Any]]) -> None:
        """The only one is done; which of several is asked."""
        if len(found) == 1:
            self._voice.heading(found[0].label)
            self._do(found[0])
            return
        options = [Option(str(at), one.label, one.group) for at, one in enumerate(found)]
        try:
            wanted = self._asker().ask(Choice("found", Message("front.which_of"), tuple(options)))
        except Back:
            return
        self._do(found[int(wanted)])

    def _do(self, offer: Offer[Any]) -> None:
        """Fill its blanks, then carry it out."""
        try:
            command = steps.filled(offer, self._asker())
        except Back:
            return
        self._look(aside=False)
        self._after(self._session.do(command))

    def _asker(self) -> Asker:
        known = [person.name for person in self._library.people.all()]
        return Asker(self._voice, known=known)

    def _after(self, came: Entry[Any] | Question[Any] | None) -> None:
        if isinstance(came, Entry):
            telling.step(self._voice, came)

    def _answer(self, pending: Any) -> bool:
        """The question that waits; other words are heard meanwhile."""
        telling.lines(self._voice, pending.told)
        words = tuple(word for word in WORDS if word != "more")
        try:
            value = Asker(self._voice, words).ask(pending.question)
        except Back:
            self._unsay(pending)
            return True
        except Aside as aside:
            return self._word(aside.typed)
        self._after(self._session.answer(value))
        return True

    def _unsay(self, pending: Any) -> None:
        """One answer back; before the first, or once a die has spoken, the whole of it."""
        if pending.unsaid is None:
            self._undo()
        else:
            self._session.unsay()

    def _over(self, won: Any) -> bool:
        """Keep it, or go back."""
        telling.result(self._voice, won)
        self._voice.numbered(
            (self._voice.words.say("front.keep"), self._voice.words.say("front.not_over"))
        )
        typed = self._voice.hear()
        if typed == "1":
            self._pages(KEEP)
            return self._next is not None
        if typed == "2":
            self._undo()
            return True
        return self._word(typed) if typed else True

    # words

    def _pages(self, route: str = TABLE) -> None:
        """All that its pages lead to, a line each."""
        self._next = Walk(self._voice, self._library).beside(self._session, route)

    def _now(self) -> None:
        self._look(aside=False)
        for message in self._session.game.where_were_we(self._session.state):
            self._voice.tell(message)

    def _more(self) -> None:
        self._look(aside=not self._aside)

    def _not_now(self) -> None:
        """What may not be done now, and why."""
        for one in self._session.offers:
            if one.reason is not None:
                label, reason = self._voice.text(one.label), self._voice.text(one.reason)
                self._voice.line(f"- {self._voice.pair(label, reason)}")

    def _undo(self) -> None:
        what = self._voice.text(self._session.undo_label)
        self._session.undo()
        self._voice.say("front.undone", what=what)
        self._put_right()

    def _redo(self) -> None:
        what = self._voice.text(self._session.redo_label)
        self._session.redo()
        self._voice.say("front.redone", what=what)
        self._put_right()

    def _put_right(self) -> None:
        """What hands move because of it."""
        telling.lines(self._voice, self._session.put_right)

    def _told(self) -> None:
        last = self._session.last
        if last is None:
            self._voice.say("front.no_steps")
        else:
            telling.step(self._voice, last)

    def _still_to_do(self) -> None:
        """Moves that hands have not done yet, as far as anybody knows."""
        entry = self._session.hands.open
        if entry is not None:
            self._voice.tell(Message("core.hands.still", what=entry.label))
            telling.lines(self._voice, entry.told)
            self._voice.say("front.done_is", word=self._voice.word("done"))

    def _done(self) -> None:
        """They lie as they were told."""
        self._session.hands.are_done()
        self._voice.say("front.hands_done")

    def _why(self) -> None:
        last = self._session.last
        if last is None:
            self._voice.say("front.no_steps")
        else:
            telling.reasons(self._voice, last)

    def _help(self) -> None:
        self._voice.say("front.help.number")
        self._voice.say("front.help.named")
        for word in (*WORDS, "back"):
            said = self._voice.words.say(f"front.help.{word}")
            self._voice.line(self._voice.pair(self._voice.word(word), said))


def _has(name: str, said: str) -> bool:
    """Whether one of its words begins so."""
    return f" {name}".find(f" {said}") >= 0
