"""A picture for every answer: its own, or that of what it names.

The name of a thing (`tapestry.name.track.science`) leads to the picture `track-science`; what else
a game's answers say it names in a table of its own, by how their keys begin. Behind `*.` stands
how the last part of a key begins: what the printed game may show.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from companion.core.message import Message
from companion.core.question import Option, Question
from companion.resources import data_dir

NEUTRAL, NAME = "radio", "name"
CORE = {"core.card": "cards", "core.face": "die"}
YES_NO = {"yes": "check", "no": "cross", "none": "cross"}
OF_PLACES = {
    "hex": "hex",
    "plot": "capital",
    "tile": "territory-tile",
    "mat": "civilization",
}


class Pictures(NamedTuple):
    """What a game says of its own."""

    short: str
    """How the names of its icons begin."""
    known: Mapping[str, str]
    """Picture by how a key begins."""


@cache
def there_are() -> frozenset[str]:
    """The pictograms there are."""
    return frozenset(json.loads((data_dir() / "icons" / "atlas" / "icons.atlas").read_bytes()))


def with_pictures(question: Question[Any], game: Pictures) -> Question[Any]:
    """The question with a picture at each of its answers."""
    options = getattr(question, "options", ())
    if not options or all(one.icon for one in options):
        return question
    shown = tuple(replace(one, icon=picture_of(one, game)) for one in options)
    return replace(question, options=shown)  # type: ignore[call-arg]  # it has them


def picture_of(option: Option, game: Pictures) -> str:
    """For an answer that brings none."""
    if option.icon:
        return option.icon
    found = picture_of_text(option.text, game) or _of_place(option.place)
    return found or YES_NO.get(option.id, NEUTRAL)


def picture_of_text(text: object, game: Pictures) -> str:
    """What words are about; empty where nobody knows."""
    if not isinstance(text, Message):
        return ""
    found = _of_name(text.key, game) or _of_key(text.key, game.known)
    if found:
        return found
    inner = (part for param in text.params.values() for part in _parts(param))
    return next((icon for part in inner if (icon := picture_of_text(part, game))), "")


def _parts(param: object) -> Iterator[object]:
    if isinstance(param, tuple):
        yield from param
    else:
        yield param


def _of_name(key: str, game: Pictures) -> str:
    rest = key.partition(".")[2]
    if not rest.startswith(f"{NAME}."):
        return ""
    kind, _, thing = rest.removeprefix(f"{NAME}.").partition(".")
    tried = (f"{kind}-{thing}", f"{game.short}-{thing}", f"{game.short}-{kind}", f"card-{kind}")
    plain = (one.replace("_", "-") for one in (*tried, thing, kind))
    return next((one for one in plain if one in there_are()), "")


def _of_key(key: str, known: Mapping[str, str]) -> str:
    every = {**CORE, **known}
    last = f"*.{key.rpartition('.')[2]}"
    fitting = [start for start in every if key.startswith(start)]
    ending = [start for start in every if last.startswith(start)]
    found = ending or fitting
    return every[max(found, key=len)] if found else ""


def _of_place(place: str) -> str:
    kind, _, which = place.partition(":")
    track = f"track-{which.partition(':')[0]}"
    return track if kind == "track" and track in there_are() else OF_PLACES.get(kind, "")
