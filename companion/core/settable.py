"""What can be set: a value of the table, how it is called and read, and the forms that set it.

    COINS = number(SetCoins, "coins", Message("…"), of=(SEAT,), most=MOST,
                   now=lambda state, f: state.coins[f["seat"]], place="player:{seat}")

That is a correction: its form asks whose and how many, in the terminal and by keys; the value
stands in “Check the table” among those of its place. What is no number has forms of its own:

    CARD = Settable((SEAT, KIND), "{seat}.card.{kind}", called, lies, forms=(MOVE_CARD,),
                    place="player:{seat}", icon="card")
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from companion.core.checked import TableFact
from companion.core.command import Command
from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import HowMany, Noun, always, none, nothing
from companion.core.offer import NUMBER, Filled, Offer

S = TypeVar("S")
Said: TypeAlias = str | Callable[[S, Filled], str]
"""What is filled stands in it by its key, `player:{seat}`; or it is worked out."""


@dataclass(frozen=True)
class Settable(Generic[S]):
    """One kind of value; its nouns say which ones there are."""

    of: tuple[Noun[S], ...]
    key: str | Callable[[Filled], str]
    """The same from state to state: `{seat}.coins`."""
    label: Message | Callable[[S, Filled], Message]
    value: Callable[[S, Filled], Message | int | str]
    there: Callable[[S, Filled], bool] = always
    """Whether there is such a value."""
    forms: tuple[Form[S], ...] = ()
    """What puts it right: of a number the one that takes it; none where it follows from others."""
    known: Callable[[Filled], Filled] = dict
    """What its forms call what is known of it."""
    place: Said[S] = ""
    icon: Said[S] = ""
    name: Callable[[S, Filled], Message | str] = nothing
    seen: Callable[[S, Filled], Message | None] = none
    most: Callable[[S, Filled], int] = lambda _state, _filled: 0
    help: Said[S] = ""
    page: str = ""
    empty: Message | None = None
    """What is said where there is none and it can be put there, when the table is looked over."""
    few: bool = False
    """Its ways are laid open only where there are few."""

    def facts(self, state: S, *, all_: bool = False, **known: Any) -> Iterator[TableFact]:
        """Those that there are, or those that go with what is known; or all that there can be."""
        for said in self._which(state, known, self.of):
            if self.there(state, said):
                yield self._fact(state, said, self.value(state, said), self.seen(state, said))
            elif all_ and self.empty is not None:
                yield self._fact(state, said, self.empty, None)

    def _fact(
        self, state: S, said: Filled, value: Message | int | str, seen: Message | None
    ) -> TableFact:
        return TableFact(
            self.key.format(**said) if isinstance(self.key, str) else self.key(said),
            self.label(state, said) if callable(self.label) else self.label,
            value,
            self._right(state, said) if self.forms else None,
            _said(self.place, state, said),
            _said(self.icon, state, said),
            self.most(state, said),
            self.name(state, said),
            seen,
            _said(self.help, state, said),
            self.page,
        )

    def _right(self, state: S, said: Filled) -> Callable[[], tuple[Offer[S], ...]]:
        """The ways to put it right, when somebody looks."""
        known = self.known(said)
        open_all = not self.few
        return lambda: tuple(
            row for one in self.forms for row in one.rows(state, known, open_all=open_all)
        )

    def _which(self, state: S, said: Filled, left: Sequence[Noun[S]]) -> Iterator[Filled]:
        if not left:
            yield said
            return
        first, *rest = left
        things = (said[first.key],) if first.key in said else first.now(state, said)
        for one in things:
            yield from self._which(state, {**said, first.key: one}, rest)


def number(
    kind: type[Command[Any]],
    id_: str,
    text: Message,
    /,
    *,
    now: Callable[[Any, Filled], int | None],
    most: int | Callable[[Any, Filled], int],
    of: tuple[Noun[Any], ...] = (),
    asks: Message | None = None,
    label: Message | Callable[[Any, Filled], Message] | None = None,
    key: str = "",
    when: Callable[[Any], bool] = always,
    drawn: str = "",
    icon: Said[Any] = "",
    **more: Any,
) -> Settable[Any]:
    """A number and the form that sets it: the command takes whose it is, then how many.

    `text` says what is set, `label` what it is called on the table, `drawn` is the form's picture.
    """
    highest = most if callable(most) else lambda _state, _filled: most
    takes: dict[str, Any] = {noun.key: noun for noun in of}
    value = getattr(kind, "__match_args__", ())[len(of)]
    takes[value] = HowMany(NUMBER, asks or text, now, highest)
    sets = form(kind, f"right.{id_}", text, icon=drawn, when=when, **takes)
    named = key or ".".join((*(f"{{{one.key}}}" for one in of), id_))
    read = lambda state, filled: now(state, filled) or 0  # noqa: E731 – handed over
    return Settable(of, named, label or text, read, forms=(sets,), icon=icon, **more)


def forms_of(rows: Iterable[Settable[S]]) -> tuple[Form[S], ...]:
    """The forms of rows of the table, each once."""
    return tuple(dict.fromkeys(form_ for row in rows for form_ in row.forms))


def _said(said: Said[S], state: S, filled: Filled) -> str:
    return said.format(**filled) if isinstance(said, str) else said(state, filled)
