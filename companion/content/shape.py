"""From a decoded JSON value to a record, by the record's types."""

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from companion.core.message import Message, Param
from companion.errors import LoomError

Shape = Callable[[Any], Any]
Place = tuple[str | int, ...]
TOLD = 200
"""So many letters of a value that does not fit are told."""


class MisfitError(Exception):
    """A value that does not fit its type; `place` grows on the way out."""

    def __init__(self, key: str, /, **params: Param) -> None:
        super().__init__(key)
        self.key, self.params = key, {name: cut(value) for name, value in params.items()}
        self.place: list[str | int] = []

    def at(self, step: str | int) -> "MisfitError":
        self.place.insert(0, step)
        return self


def cut(value: Param) -> Param:
    """As much of it as can be told in a sentence."""
    if isinstance(value, str) and len(value) > TOLD:
        return f"{value[:TOLD]}…"
    if isinstance(value, Message):
        return Message(value.key, **{name: cut(one) for name, one in value.params.items()})
    return value


def need_within(value: object, most: int, longest: int) -> None:
    """Raise MisfitError, with its place, for a number that is larger, a text that is longer."""
    left: list[tuple[Any, Place]] = [(value, ())]
    while left:
        one, place = left.pop()
        misfit = None
        if isinstance(one, int | float) and abs(one) > most:
            misfit = MisfitError("content.too_large", found=_said(one), most=most)
        texts = one if isinstance(one, dict) else (one,)
        if any(isinstance(text, str) and len(text) > longest for text in texts):
            misfit = MisfitError("content.too_long", most=longest)
        if misfit is not None:
            misfit.place += place
            raise misfit
        if isinstance(one, dict | list):
            inside = one.items() if isinstance(one, dict) else enumerate(one)
            left += [(value, (*place, step)) for step, value in inside]


def shape_of(kind: Any) -> Shape:
    """The function that builds (and checks) a value of this type."""
    return _shape_of(kind)


@cache
def _shape_of(kind: Any) -> Shape:
    origin, inside = get_origin(kind), get_args(kind)
    if kind is Any:
        return lambda value: value
    if kind in (str, bool, int, float) or kind is types.NoneType:
        return _plain(kind)
    if origin in (Union, types.UnionType):
        return _one_of(inside)
    if origin is Literal:
        return _listed(inside)
    if origin is tuple:
        return _row(inside)
    if origin is not None and issubclass(origin, Mapping):
        return _table(shape_of(inside[0]), shape_of(inside[1]))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _listed([member.value for member in kind], kind)
    if is_dataclass(kind):
        return _record(kind)
    raise TypeError(f"content cannot hold {kind!r}")


def _said(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 60 else text[:59] + "…"


def _plain(kind: Any) -> Shape:
    allowed = {float: (int, float)}.get(kind, (kind,))

    def shape(value: Any) -> Any:
        if not isinstance(value, allowed) or (isinstance(value, bool) and kind is not bool):
            raise MisfitError(f"content.no_{kind.__name__.lower()}", found=_said(value))
        return value

    return shape


def _listed(values: Any, build: Shape = lambda value: value) -> Shape:
    known = [(type(value), value) for value in values]

    def shape(value: Any) -> Any:
        if (type(value), value) not in known:
            wanted = ", ".join(str(each) for _, each in known)
            raise MisfitError("content.not_listed", found=_said(value), wanted=wanted)
        return build(value)

    return shape


def _one_of(kinds: tuple[Any, ...]) -> Shape:
    shapes = [shape_of(kind) for kind in kinds]

    def shape(value: Any) -> Any:
        misfits: list[MisfitError] = []
        for each in shapes:
            try:
                return each(value)
            except MisfitError as misfit:
                misfits.append(misfit)
        raise max(misfits, key=lambda misfit: len(misfit.place))

    return shape


def _row(kinds: tuple[Any, ...]) -> Shape:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        each = shape_of(kinds[0])
        return lambda value: tuple(_within(i, each, item) for i, item in enumerate(_list(value)))
    shapes = [shape_of(kind) for kind in kinds]

    def shape(value: Any) -> Any:
        if len(_list(value)) != len(shapes):
            raise MisfitError("content.wrong_length", found=len(value), wanted=len(shapes))
        return tuple(_within(i, shapes[i], item) for i, item in enumerate(value))

    return shape


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise MisfitError("content.no_list", found=_said(value))
    return value


def _table(key: Shape, each: Shape) -> Shape:
    def shape(value: Any) -> Any:
        rows = _object(value).items()
        return {_within(k, key, k): _within(k, each, v) for k, v in rows}

    return shape


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise MisfitError("content.no_object", found=_said(value))
    return {key: inside for key, inside in value.items() if not key.startswith(("_", "$"))}


def _record(kind: Any) -> Shape:
    hints = get_type_hints(kind)
    wanted = {field.name.rstrip("_"): field for field in fields(kind) if field.init}
    shapes = {key: _lazily(hints[field.name]) for key, field in wanted.items()}
    needed = [
        key
        for key, field in wanted.items()
        if field.default is MISSING and field.default_factory is MISSING
    ]

    def shape(value: Any) -> Any:
        found = _object(value)
        for key in found:
            if key not in wanted:
                raise MisfitError("content.unknown_key", known=", ".join(wanted)).at(key)
        for key in needed:
            if key not in found:
                raise MisfitError("content.missing_key", missing=key)
        built = {wanted[key].name: _within(key, shapes[key], v) for key, v in found.items()}
        return _checked(kind, built)

    return shape


def _lazily(kind: Any) -> Shape:
    """A record may hold records of its own kind."""
    return lambda value: shape_of(kind)(value)


def _checked(kind: Any, built: dict[str, Any]) -> Any:
    """Build the record; what its own check refuses is told with its place."""
    try:
        return kind(**built)
    except LoomError as error:
        raise MisfitError("content.refused", reason=error.message) from error
    except ValueError as error:
        raise MisfitError("content.refused", reason=str(error)) from error
    except Exception as error:  # a check of its own that stumbled over a value nobody thought of
        raise MisfitError("content.refused", reason=type(error).__name__) from error


def _within(step: str | int, shape: Shape, value: Any) -> Any:
    try:
        return shape(value)
    except MisfitError as misfit:
        raise misfit.at(step) from misfit.__cause__
