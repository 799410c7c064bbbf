"""Roles into colours, dark and light: one table for every front end.

`science` is a role, `science@.12` so much of it mixed into the ground, `science@.42:cell` into
another role, and `~.5` behind either says how opaque it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from companion.resources import data_dir

Rgba: TypeAlias = tuple[float, float, float, float]
GROUND = "ground"
DARK, LIGHT = "dark", "light"
READABLE = 4.5
"""The contrast that words need."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one theme, as #rrggbb."""

    roles: Mapping[str, str]
    seats: Mapping[str, str]
    """Of people's pieces, by the names of their colours."""


@dataclass(frozen=True, slots=True)
class Themes:
    """The file of both."""

    dark: Theme
    light: Theme


class NoSuchRole(LookupError):
    """A colour that no theme has."""


@cache
def table(theme: str) -> dict[str, str]:
    """Role -> #rrggbb, the colours of people's pieces among them."""
    found = json.loads((data_dir() / "theme.json").read_bytes())[theme]
    return {**found["roles"], **found["seats"]}


@lru_cache(maxsize=8192)
def rgba(role: str, theme: str = DARK) -> Rgba:
    """A role as it is drawn.

    >>> rgba("gold~.5")[3]
    0.5
    """
    role, _, alpha = role.partition("~")
    role, _, mixed = role.partition("@")
    red, green, blue = _parts(role, theme)
    if mixed:
        share, _, ground = mixed.partition(":")
        below, part = _parts(ground or GROUND, theme), float(share)
        red, green, blue = (
            one * part + other * (1 - part)
            for one, other in zip((red, green, blue), below, strict=True)
        )
    return red, green, blue, float(alpha or 1)


def _parts(role: str, theme: str) -> tuple[float, float, float]:
    colour = table(theme).get(role)
    if colour is None:
        raise NoSuchRole(role)
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def contrast(ink: str, ground: str, theme: str) -> float:
    """How well one stands out from the other, from 1 to 21.

    >>> round(contrast("paper_ink", "paper", "dark"), 1)
    14.1
    """
    lights = sorted((_light(rgba(ink, theme)), _light(rgba(ground, theme))))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@lru_cache(maxsize=1024)
def least_contrast(ink: str, ground: str) -> float:
    """In the theme in which it is less."""
    return min(contrast(ink, ground, theme) for theme in (DARK, LIGHT))


def _light(colour: Rgba) -> float:
    parts = [
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in colour[:3]
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
