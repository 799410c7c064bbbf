"""JSON that knows its lines: decoding, and where in the text a value stands."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from math import isfinite
from typing import Any, NamedTuple

from companion.core.plain_text import with_whole_characters
from companion.errors import ContentError

Place = Sequence[str | int]
"""The way to a value: keys of objects and positions in lists."""

HALVES = re.compile(r"\\u[dD]")
"""Half a character can stand in JSON; no file could take it, and no screen draw it."""
_GAP = re.compile(r"[ \t\r\n]*")
_JSON = json.JSONDecoder()


class _TwiceError(Exception):
    """A key that stands twice in one object."""


def decode(text: str, file: str) -> Any:
    """The value of a JSON text; raises ContentError with file, line and key."""
    try:
        value = json.loads(
            text, object_pairs_hook=_once, parse_constant=_finite, parse_float=_finite
        )
        return with_whole_characters(value) if HALVES.search(text) else value
    except json.JSONDecodeError as error:
        raise ContentError("content.no_json", file=file, line=error.lineno) from error
    except (ValueError, RecursionError) as error:
        raise ContentError("content.endless", file=file) from error
    except _TwiceError as error:
        line = _line(text, _where_twice(text))
        raise ContentError("content.key_twice", file=file, line=line, key=str(error)) from None


def line_of(text: str, place: Place) -> int:
    """The line on which the value at `place` begins (its key, in an object)."""
    value = begin = _gap(text, 0)
    for step in place:
        found = next((inside for inside in _insides(text, value) if inside.step == step), None)
        if found is None:
            break
        begin, value = found.begin, found.value
    return _line(text, begin)


def first_other(text: str, printed: str) -> tuple[int, str]:
    """Line and key of the first value that is another one than in a printed text."""
    place = _parting(json.loads(text), json.loads(printed))
    return line_of(text, place), ".".join(map(str, place))


def _parting(value: Any, printed: Any) -> tuple[str | int, ...]:
    """The way to where they part, as far as both have it."""
    known: dict[str | int, Any] = {}
    if type(value) is type(printed) is dict:
        known = printed
        pairs = list(value.items())
    elif type(value) is type(printed) is list:
        known = dict(enumerate(printed))
        pairs = list(enumerate(value))
    else:
        return ()
    for step, inside in pairs:
        if step not in known:
            return (step,)
        if inside != known[step]:
            return (step, *_parting(inside, known[step]))
    return ()


def _finite(text: str) -> float:
    """A number with an end; raises ValueError."""
    number = float(text)
    if not isfinite(number):
        raise ValueError(text)
    return number


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        times = Counter(key for key, _ in pairs)
        raise _TwiceError(next(key for key, many in times.items() if many > 1))
    return found


class _Inside(NamedTuple):
    """A value of an object or a list, in a text known to be well formed."""

    step: str | int
    begin: int
    value: int


def _insides(text: str, at: int) -> Iterator[_Inside]:
    """What the object or list at `at` holds; nothing for any other value."""
    if text[at] not in "{[":
        return
    keyed, position = text[at] == "{", 0
    at = _gap(text, at + 1)
    while text[at] not in "}]":
        begin, step = at, position
        if keyed:
            step, at = _JSON.raw_decode(text, at)
            at = _gap(text, _gap(text, at) + 1)
        yield _Inside(step, begin, at)
        at = _gap(text, _JSON.raw_decode(text, at)[1])
        at = _gap(text, at + 1) if text[at] == "," else at
        position += 1


def _where_twice(text: str) -> int:
    """Where a key stands a second time; the beginning where that is too deep to be found."""
    try:
        return _twice(text, _gap(text, 0)) or 0
    except RecursionError:
        return 0


def _twice(text: str, at: int) -> int | None:
    """Where a key stands a second time in its object, in this value or deeper."""
    seen: set[str | int] = set()
    for inside in _insides(text, at):
        if inside.step in seen:
            return inside.begin
        seen.add(inside.step)
        deeper = _twice(text, inside.value)
        if deeper is not None:
            return deeper
    return None


def _gap(text: str, at: int) -> int:
    match = _GAP.match(text, at)
    return match.end() if match else at


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
