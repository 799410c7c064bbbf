"""Whose work Loom stands on, and under which licence."""

from dataclasses import dataclass

from companion.content.load import load
from companion.resources import data_dir


@dataclass(frozen=True, slots=True)
class Notice:
    """One of the works that a package of Loom carries."""

    name: str
    licence: str
    """As the list of SPDX calls it."""
    holder: str
    text: str
    """The file in data/notices with the licence's own text."""


@dataclass(frozen=True, slots=True)
class Notices:
    """All of them."""

    notices: tuple[Notice, ...]


def text_of(notice: Notice) -> str:
    """The licence as its holders wrote it."""
    return (data_dir() / "notices" / f"{notice.text}.txt").read_text("utf-8")


def notices() -> tuple[Notice, ...]:
    """Loom itself first."""
    return load("notices.json", Notices).notices
