"""Whose work Loom stands on, and under which licence."""

from dataclasses import dataclass

from companion.content.load import load


@dataclass(frozen=True, slots=True)
class Notice:
    """One of the works that a package of Loom carries."""

    name: str
    #: As the list of SPDX calls it.
    licence: str
    holder: str


@dataclass(frozen=True, slots=True)
class Notices:
    """All of them."""

    notices: tuple[Notice, ...]


def notices() -> tuple[Notice, ...]:
    """Loom itself first."""
    return load("notices.json", Notices).notices
