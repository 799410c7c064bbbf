"""What can be set: a value of the table, how it is called and read, and the forms that set it.

    COINS = Settable(
        (SEAT,),                                   # of whom: a fact for each of them
        lambda f: f"{f['seat']}.coin",             # its key, the same from state to state
        lambda state, f: Message("…"),             # what it is called
        lambda state, f: state.coins[f["seat"]],   # how it is read
        forms=(SET_COINS,),                        # how it is written
        place=lambda state, f: f"player:{f['seat']}",
    )

"Check the table" is a game's settable values, grouped by their places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.core.checked import TableFact
from companion.core.form import Form
from companion.core.message import Message
from companion.core.noun import Noun, always, none, nothing
from companion.core.offer import Filled, Offer

S = TypeVar("S")


@dataclass(frozen=True)
class Settable(Generic[S]):
    """One kind of value; its nouns say which ones there are."""

    of: tuple[Noun[S], ...]
    key: Callable[[Filled], str]
    label: Callable[[S, Filled], Message]
    value: Callable[[S, Filled], Message | int | str]
    there: Callable[[S, Filled], bool] = always
    """Whether there is such a value."""
    forms: tuple[Form[S], ...] = ()
    """What puts it right: of a number the one that takes it; none where it follows from others."""
    known: Callable[[Filled], Filled] = dict
    """What its forms call what is known of it."""
    place: Callable[[S, Filled], str] = nothing
    icon: Callable[[S, Filled], str] = nothing
    name: Callable[[S, Filled], Message | str] = nothing
    seen: Callable[[S, Filled], Message | None] = none
    most: Callable[[S, Filled], int] = lambda _state, _filled: 0
    help: Callable[[S, Filled], str] = nothing
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
            self.key(said),
            self.label(state, said),
            value,
            self._right(state, said) if self.forms else None,
            self.place(state, said),
            self.icon(state, said),
            self.most(state, said),
            self.name(state, said),
            seen,
            self.help(state, said),
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
