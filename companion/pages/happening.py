"""What happened in a game: the turn that is looked at, what is looked for, what is changed.

One for every front end. A step that went otherwise is carried out again with another answer, or
left out; what that would mean for the table is seen before it is accepted (`Rerun`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Any, Protocol, TypeVar

from companion.core.answers import Answer
from companion.core.command import Entry
from companion.core.message import Message
from companion.core.question import Question
from companion.core.rerun import Change, OfRules, Rerun
from companion.core.session import Session
from companion.core.turns import Together, log_of, together
from companion.describe.desk import Hands, Looking
from companion.describe.node import Do
from companion.describe.surface import Surface
from companion.lookup.happened import Happened

T = TypeVar("T")
AT_ONCE = 10
"""Turns shown at once; older ones when they are asked for."""


class Trying(Protocol):
    """How a front end does what may be refused: what it comes to, or None once that was said."""

    def __call__(self, call: Callable[[], T], /) -> T | None: ...


@dataclass(frozen=True)
class Around:
    """What the place it is shown in gives."""

    hands: Hands
    tries: Trying
    leave: Do
    now: Callable[[], datetime]
    runs: bool = True
    """Whether the game is still played; one that is over is only read."""
    hand_over: Do | None = None
    """To another device, where that can be done."""


class Happening:
    """Where somebody is in the story of a game."""

    def __init__(self, session: Session[Any], around: Around) -> None:
        self.session, self.around = session, around
        self.key = ""
        """The turn whose table is shown; empty for the last one."""
        self.whose = ""
        """Whose turns are looked at; empty for everybody's."""
        self.typed = ""
        self.limit = AT_ONCE
        self.seen = False
        """The table of the moment lies above, where there is no room beside."""
        self.opened: Entry[Any] | None = None
        """The step that is open."""
        self.changing = False
        """What of it was otherwise is asked."""
        self.asked: Question[Any] | None = None
        """The answer that was another."""
        self.rerun: Rerun[Any] | None = None
        """What a change would mean."""
        self.of_rules = OfRules()
        self.looking = Looking()
        self._led_here = False
        self._told: tuple[object, Happened] | None = None

    # what is shown

    @property
    def turns(self) -> tuple[Together, ...]:
        """Every turn, oldest first."""
        session = self.session
        return together(session.entries, session.undone, session.game.turn_of)

    def told(self, surface: Surface) -> Happened:
        """In the words of the moment; each step is said once."""
        spoken = surface.language, surface.edition
        if self._told is None or self._told[0] != spoken:
            log = partial(log_of, self.session.game)
            self._told = spoken, Happened(log, lambda said: surface.say(said))
        return self._told[1]

    def wanted(self, turns: Sequence[Together], surface: Surface) -> tuple[Together, ...]:
        """Those of the one who is looked at, in which stands what was typed."""
        of_them = [one for one in turns if self.whose in ("", whose_of(one))]
        return self.told(surface).find(of_them, self.typed)

    def chosen(self, turns: Sequence[Together]) -> Together:
        """The turn whose table is shown: the last that counts, if none was touched."""
        done = [turn for turn in turns if not turn.undone] or turns
        return next((turn for turn in turns if key_of(turn) == self.key), done[-1])

    # what is looked at

    def looks_at(self, whose: str) -> Do:
        """The act that looks at somebody's turns alone, or at all."""
        return lambda: self._set(whose=whose, limit=AT_ONCE)

    def chooses(self, turn: Together) -> Do:
        """The act that shows the table after a turn."""
        return lambda: self._set(key=key_of(turn))

    def types(self, text: str) -> None:
        """Something is looked for; where the turn that is shown has it not, the newest that has."""
        self._set(typed=text, limit=AT_ONCE, key="")

    def shows(self, **what: Any) -> Do:
        """The act that shows more turns, or the table of the moment."""
        return lambda: self._set(**what)

    def opens(self, step: int) -> Do:
        """The act that opens a step."""
        entries = (*self.session.entries, *self.session.undone)
        entry = next(one for one in entries if one.id == step)
        return lambda: self._set(opened=entry)

    def look(self, **changes: Any) -> Do:
        """An act that touches or types something more."""
        return lambda: self._set(looking=replace(self.looking, **changes))

    def _set(self, **changes: Any) -> None:
        for name, value in changes.items():
            setattr(self, name, value)

    # what is done

    def jump(self, step: int) -> Do:
        """The act that takes the game to the moment after a step."""

        def do() -> None:
            self._set(opened=None, seen=False)
            self.around.tries(lambda: self.session.jump(step))

        return do

    def changes(self, entry: Entry[Any]) -> None:
        """A step went otherwise: what of it?"""
        self._set(opened=entry, changing=True)

    def asks(self, question: Question[Any]) -> Do:
        """The act that asks for the answer that was another."""
        return lambda: self._set(asked=question, looking=Looking())

    def answers(self, value: Answer) -> Do:
        """The act that answers: another answer of the step, or what a later one asks now."""
        return lambda: self._answered(value)

    def leaves_out(self) -> None:
        """As if the step had never been; or go on without the one that no longer fits."""
        if self.rerun is not None:
            self._preview(self.rerun.leaving_out())
        elif self.opened is not None:
            self._preview(Change(self.opened.id, without=frozenset((self.opened.id,))))

    def accept(self) -> None:
        """Let the change be the game."""
        rerun = self.rerun
        assert rerun is not None

        def accepts() -> bool:
            self.session.accept(rerun)
            return True

        if self.around.tries(accepts):
            self._end_change()

    def led_to(self, rerun: Rerun[Any]) -> None:
        """A change that was begun elsewhere: one goes back there."""
        self._led_here = True
        self._shown(rerun)

    @property
    def is_open(self) -> bool:
        """Whether something lies above the turns."""
        above = (self.asked, self.rerun, self.opened)
        return self.seen or self.changing or any(one is not None for one in above)

    def close(self) -> None:
        """One thing less is open; leave where nothing is."""
        if self.asked is not None:
            self.asked = None
        elif self.rerun is not None:
            self._end_change()
        elif self.changing:
            self.changing = False
        elif self.opened is not None or self.seen:
            self.opened, self.seen = None, False
        else:
            self.around.leave()

    def _end_change(self) -> None:
        self.rerun = self.opened = self.asked = None
        self.changing = False
        if self._led_here:
            self.around.leave()

    def _answered(self, value: Answer) -> None:
        asked, self.asked = self.asked, None
        if self.rerun is not None:
            self._preview(self.rerun.with_answer(value))
        elif self.opened is not None and asked is not None:
            self._preview(Change(self.opened.id, answers={asked.key: value}))

    def _preview(self, change: Change[Any]) -> None:
        rerun = self.around.tries(lambda: self.session.preview(change))
        if rerun is not None:
            self._shown(rerun)

    def _shown(self, rerun: Rerun[Any]) -> None:
        self._set(rerun=rerun, of_rules=self.session.of_rules(rerun), asked=None)


def whose_of(turn: Together) -> str:
    """Whose turns belong together."""
    return f"{turn.turn.icon} {turn.turn.colour}"


def key_of(turn: Together) -> str:
    """The same as long as the turn is."""
    return f"{turn.turn.key}.{turn.steps[0].id}"


def now_said(entry: Entry[Any], question: Question[Any]) -> Message | None:
    """What a step says now to what it asked; None where it gave no answer of its own."""
    given = entry.answers.get(question.key)
    if given is None:
        return None
    value = given.value
    texts = {option.id: option.text for option in getattr(question, "options", ())}
    if isinstance(value, tuple):
        what = tuple(texts[one] for one in value if one in texts)
        return Message("app.change.now", what=what) if what else None
    return Message("app.change.now", what=texts.get(str(value), value))
