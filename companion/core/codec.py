"""Frozen records to JSON and back, by their type hints.

Known: str, int, bool, float, None, StrEnum, tuple, Mapping with string keys, `X | None`,
Message, and frozen dataclasses of these; one that comes in kinds (`OneOf`) is recorded as
`[kind, fields]`. Coders are built once for each class.
A field that equals its default is left out: short lines, and new fields with a default are free.
"""

from __future__ import annotations

import dataclasses
import enum
import types
import typing
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import MISSING
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, TypeVar, cast

from companion.core.message import Message, Param

R = TypeVar("R")
Coder = Callable[[Any], Any]
PLAIN = (str, int)
"""What is in JSON as it is here."""


class CannotDecode(ValueError):
    """The JSON does not have the record's shape."""


class OneOf:
    """What comes in kinds: the class right below types a field, those below it are the kinds."""

    __slots__ = ()
    KINDS: ClassVar[dict[str, type[Any]]]

    def __init_subclass__(cls) -> None:
        if OneOf in cls.__bases__:
            cls.KINDS = {}
        else:
            cls.KINDS[cls.__name__] = cls


def to_json(record: object) -> dict[str, Any]:
    """A dataclass as a JSON object, defaults left out."""
    cls = type(record)
    encoder = _ENCODERS.get(cls)
    if encoder is None:
        encoder = _ENCODERS[cls] = _encoder(cast("Hashable", cls))
    encoded: dict[str, Any] = encoder(record)
    return encoded


def from_json(cls: type[R], data: Mapping[str, Any]) -> R:
    """A dataclass from a JSON object; raises CannotDecode."""
    try:
        record: R = _decoder(cast("Hashable", cls))(data)
    except CannotDecode as error:
        raise CannotDecode(f"{cls.__name__}: {error}") from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise CannotDecode(cls.__name__) from error
    return record


def message_to_json(message: Message) -> Any:
    """A message as `"key"` or `["key", {params}]`."""
    params = message.params
    if not params:
        return message.key
    return [
        message.key,
        {key: one if type(one) in PLAIN else _param_to_json(one) for key, one in params.items()},
    ]


def message_from_json(data: Any) -> Message:
    """The message back."""
    if isinstance(data, str):
        return Message(data)
    key, params = data
    if not isinstance(key, str):
        raise CannotDecode("a message has a key")
    return Message(key, **{name: _param_from_json(value) for name, value in params.items()})


def _param_to_json(value: Param) -> Any:
    if isinstance(value, Message):
        return {"m": message_to_json(value)}
    if isinstance(value, tuple):
        return {"l": [message_to_json(one) for one in value]}
    return value


def _param_from_json(value: Any) -> Param:
    if isinstance(value, dict):
        if "m" in value:
            return message_from_json(value["m"])
        return tuple(message_from_json(one) for one in value["l"])
    if not isinstance(value, str | int):
        raise CannotDecode("a message parameter is a text, a number or a message")
    return value


_ENCODERS: dict[type, Coder] = {}
"""Of the classes of records met so far."""


@cache
def _encoder(hint: Any) -> Coder:
    if _in_kinds(hint):
        return _of_its_kind
    if dataclasses.is_dataclass(hint):
        return _record_encoder(hint)
    coder = _through(hint, _encoder)
    return coder or (message_to_json if hint is Message else _same)


@cache
def _decoder(hint: Any) -> Coder:
    if _in_kinds(hint):
        return lambda row: _from_its_kind(hint, *row)
    if dataclasses.is_dataclass(hint):
        return _record_decoder(hint)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return hint
    coder = _through(hint, _decoder)
    if coder:
        return coder
    return message_from_json if hint is Message else _checked(hint)


def _in_kinds(hint: Any) -> bool:
    return isinstance(hint, type) and OneOf in hint.__bases__


def _of_its_kind(record: Any) -> list[Any]:
    return [type(record).__name__, to_json(record)]


def _from_its_kind(hint: type[OneOf], kind: str, fields: Mapping[str, Any]) -> Any:
    return from_json(hint.KINDS[kind], fields)


def _checked(hint: Any) -> Coder:
    wanted = int if hint is int else str if hint is str else bool if hint is bool else None
    if wanted is None:
        return _same

    def check(value: Any) -> Any:
        if type(value) is not wanted:
            raise CannotDecode(f"{value!r} is no {wanted.__name__}")
        return value

    return check


def _through(hint: Any, coder_of: Callable[[Any], Coder]) -> Coder | None:
    """The coder of a tuple, a mapping or an optional; None for anything else."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        inner = [arg for arg in args if arg is not type(None)]
        one = coder_of(inner[0]) if len(inner) == 1 else _same
        return lambda value: None if value is None else one(value)
    if origin is tuple:
        return _tuple_coder(args, coder_of)
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        key, item = coder_of(args[0]), coder_of(args[1])
        return lambda value: {key(k): item(v) for k, v in value.items()}
    return None


def _tuple_coder(args: tuple[Any, ...], coder_of: Callable[[Any], Coder]) -> Coder:
    if len(args) == 2 and args[1] is Ellipsis:
        item = coder_of(args[0])
        return tuple if item is _same else lambda value: tuple(map(item, value))
    items = [coder_of(arg) for arg in args]
    return lambda value: tuple(code(one) for code, one in zip(items, value, strict=True))


def _same(value: Any) -> Any:
    return value


def _record_encoder(cls: Any) -> Coder:
    hints = typing.get_type_hints(cls)
    names = [f.name for f in dataclasses.fields(cls)]
    values_of = values_by(names)
    fields = [
        (recorded_as(f), _encoder(hints[f.name]), _default(f)) for f in dataclasses.fields(cls)
    ]

    def encode(record: Any) -> dict[str, Any]:
        out = {}
        for (recorded, code, default), value in zip(fields, values_of(record)):  # noqa: B905
            if value is not default and (default is MISSING or value != default):
                out[recorded] = value if code is _same else code(value)
        return out

    return encode


def _record_decoder(cls: Any) -> Coder:
    hints = typing.get_type_hints(cls)
    coders = {recorded_as(f): (f.name, _decoder(hints[f.name])) for f in dataclasses.fields(cls)}

    def decode(data: Mapping[str, Any]) -> Any:
        values = ((*coders[key], value) for key, value in data.items())
        return cls(**{name: code(value) for name, code, value in values})

    return decode


def values_by(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """What a record has by these names."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda record: tuple(getattr(record, name) for name in names)


def recorded_as(field: dataclasses.Field[Any]) -> str:
    """What files call it, where the code has another word: `field(metadata={"recorded": …})`."""
    return str(field.metadata.get("recorded", field.name))


def _default(field: dataclasses.Field[Any]) -> Any:
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return field.default
