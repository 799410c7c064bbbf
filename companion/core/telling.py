"""From what happened to what is told: scopes of reasons, and acts joined into lines.

A step keeps its events and the *marks* between them, in order: a scope begins, a scope ends,
plain words, and breaks, where somebody was asked or chance was used. The lines to show are made
of these when somebody looks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from companion.core.act import Act, Verb
from companion.core.codec import from_json, to_json
from companion.core.instruction import Instruction, Why
from companion.core.message import Message

if TYPE_CHECKING:
    from companion.core.event import Event
    from companion.core.game import Game

S = TypeVar("S")
SAID = "said"
PLAIN = "act"


@dataclass(frozen=True, slots=True)
class Scope:
    """Why what lies in it happens."""

    key: str
    """Its place within the step, from which its lines get their keys: `automa.conquer`."""
    whys: tuple[Why, ...] = ()
    heading: Message | None = None
    """A line above all others of the scope, there even if nothing happens in it."""
    differs: str = ""
    """The question under which the table may say that it differs."""
    places: tuple[str, ...] = ()
    icon: str = ""


class Between(Enum):
    """Marks that say nothing themselves."""

    END = "end"
    BREAK = "break"


BREAK = Between.BREAK


@dataclass(frozen=True, slots=True)
class Mark:
    """Something between two events: `at` is how many events lie before it."""

    at: int
    what: Scope | Instruction | Between


def marks_to_json(marks: Iterable[Mark], events: int) -> list[Any]:
    """Compact: a number is a break, `[at]` the end of a scope; what says nothing is left out."""
    rows: list[Any] = []
    for mark in marks:
        at, what = mark.at, mark.what
        if what is BREAK:
            if 0 < at < events and at not in rows[-1:]:
                rows.append(at)
        elif isinstance(what, Between):
            rows.append([at])
        else:
            said = [SAID] if isinstance(what, Instruction) else []
            rows.append([at, to_json(what), *said])
    return rows


def marks_from_json(rows: Iterable[Any]) -> tuple[Mark, ...]:
    """Back from the journal."""
    return tuple(_mark(row) for row in rows)


def _mark(row: Any) -> Mark:
    if isinstance(row, int):
        return Mark(row, Between.BREAK)
    at, *what = row
    if not what:
        return Mark(at, Between.END)
    if SAID in what:
        return Mark(at, from_json(Instruction, what[0]))
    return Mark(at, from_json(Scope, what[0]))


def lines(
    game: Game[S],
    before: S,
    events: Sequence[Event[S]],
    marks: Sequence[Mark],
    asked: Collection[str],
) -> tuple[Instruction, ...]:
    """What is to be done and said, in the order in which it happened."""
    teller = _Teller(game, before, asked)
    waiting = list(marks)
    for number, event in enumerate(events):
        while waiting and waiting[0].at <= number:
            teller.pass_by(waiting.pop(0))
        teller.follow(event)
    for mark in waiting:
        teller.pass_by(mark)
    teller.close_line()
    return tuple(teller.lines)


@dataclass(slots=True)
class _Open:
    """A scope that is open: whether its reasons were given, and the heading's key."""

    scope: Scope
    given: bool = False
    heading: str = ""


class _Teller(Generic[S]):
    """Goes through a step once."""

    def __init__(self, game: Game[S], before: S, asked: Collection[str]) -> None:
        self.lines: list[Instruction] = []
        self._game = game
        self._state = before
        self._asked = asked
        self._scopes: list[_Open] = []
        self._keys: Counter[str] = Counter()
        self._joined: list[Act] = []
        """Acts that will be one line, and the state before the first of them."""
        self._before = before

    def follow(self, event: Event[S]) -> None:
        """Its acts, then what it changed."""
        for act in self._game.acts_of(event, self._state):
            if isinstance(act, Act):
                self._join(act)
        self._state = event.apply(self._state)

    def pass_by(self, mark: Mark) -> None:
        """Whatever it is, what follows is another line."""
        self.close_line()
        if isinstance(mark.what, Instruction):
            self.lines.append(mark.what)
        elif isinstance(mark.what, Scope):
            self._open(mark.what)
        elif mark.what is Between.END:
            self._scopes.pop()

    def _open(self, scope: Scope) -> None:
        opened = _Open(scope)
        self._scopes.append(opened)
        if scope.heading is not None:
            opened.heading = self._line(scope.heading, scope.places, scope.icon, ())

    def _join(self, act: Act) -> None:
        last = self._joined[-1] if self._joined else None
        if last and not (_together(last, act) or self._game.one_line(last, act)):
            self.close_line()
        if not self._joined:
            self._before = self._state
        self._joined = _added(self._joined, act)

    def close_line(self) -> None:
        """The acts so far are a line."""
        if not self._joined:
            return
        acts, self._joined = tuple(self._joined), []
        text = self._game.act_line(acts, self._before)
        icon = self._game.act_icon(acts[0])
        ends = tuple(end for end in (acts[0].source, acts[0].target) if end)
        self._line(text, self._inherited("places") or ends, self._inherited("icon") or icon, acts)

    def _line(
        self, text: Message, places: tuple[str, ...], icon: str, acts: tuple[Act, ...]
    ) -> str:
        place = self._inherited("key") or PLAIN
        self._keys[place] += 1
        key = place if self._keys[place] == 1 else f"{place}.{self._keys[place]}"
        differs = self._inherited("differs")
        differs = differs if differs in self._asked else ""
        under = next((one.heading for one in reversed(self._scopes) if one.heading), "")
        self.lines.append(
            Instruction(key, text, self._reasons(), places, icon, differs, under, acts)
        )
        return key

    def _inherited(self, field: str) -> Any:
        """From the innermost scope that says it; what a heading shows is not said again."""
        for one in reversed(self._scopes):
            value = getattr(one.scope, field)
            if value and not (one.heading and field in ("places", "icon")):
                return value
        return () if field == "places" else ""

    def _reasons(self) -> tuple[Why, ...]:
        """Those of every open scope that were not given yet, the outer ones first."""
        fresh = [one for one in self._scopes if not one.given]
        for one in fresh:
            one.given = True
        return tuple(why for one in fresh for why in one.scope.whys)


def _together(last: Act, act: Act) -> bool:
    """Acts that are one movement to the eye."""
    if Verb.SHUFFLE in (last.verb, act.verb):
        return False
    if (last.verb, act.verb) == (Verb.SET, Verb.SET):
        return _further(last, act)
    return (last.verb, last.owner, last.source, last.target) == (
        act.verb,
        act.owner,
        act.source,
        act.target,
    )


def _further(last: Act, act: Act) -> bool:
    """A marker goes on from where it stands, the same way."""
    if (last.piece, last.owner, last.target) != (act.piece, act.owner, act.source):
        return False
    at = [end.rpartition(":")[2] for end in (last.source, last.target, act.target)]
    if not all(one.lstrip("-").isdecimal() for one in at):
        return False
    was, between, now = map(int, at)
    return (was < between) == (between < now)


def _added(acts: list[Act], act: Act) -> list[Act]:
    """Acts of the same piece become one of more pieces; a marker goes all the way at once."""
    if act.verb is Verb.SET:
        return [replace(acts[0], target=act.target)] if acts else [act]
    for number, one in enumerate(acts):
        if (one.piece, one.face) == (act.piece, act.face):
            return [*acts[:number], replace(act, n=one.n + act.n), *acts[number + 1 :]]
    return [*acts, act]
