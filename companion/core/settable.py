"""What can be set: a value of the table, how it is called and read, and the form that sets it.

"Check the table" is a game's settable values, each with the form that puts it right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.core.form import Form
from companion.core.game import TableFact
from companion.core.message import Message
from companion.core.noun import Noun, always
from companion.core.offer import Filled

S = TypeVar("S")


@dataclass(frozen=True)
class Settable(Generic[S]):
    """One kind of value; the blanks named in `of` say which one it is."""

    form: Form[S]
    of: tuple[str, ...]
    key: Callable[[Filled], str]
    label: Callable[[S, Filled], Message]
    value: Callable[[S, Filled], Message | int | str]
    there: Callable[[S, Filled], bool] = always
    """Whether there is such a value."""

    def facts(self, state: S, **known: Any) -> Iterator[TableFact]:
        """All that there are, or those that go with what is known."""
        for said in self._ways(state, known, self.of):
            if self.there(state, said):
                label, value = self.label(state, said), self.value(state, said)
                right = self.form.on(state, known=said)
                yield TableFact(self.key(said), label, value, right)

    def _ways(self, state: S, said: Filled, left: Sequence[str]) -> Iterator[Filled]:
        if not left:
            yield said
            return
        first, *rest = left
        if first in said:
            yield from self._ways(state, said, rest)
            return
        blank = next(one for one in self.form.takes if one.key == first)
        assert isinstance(blank, Noun)
        for one in blank.now(state, said):
            yield from self._ways(state, {**said, first: one}, rest)
