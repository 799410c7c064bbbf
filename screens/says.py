"""Whoever says things in the language of the moment: all that plain parts of screens need of it."""

from typing import Any, Protocol

from companion.core.message import Message
from companion.i18n import Words


class Says(Protocol):
    """The translator, or what stands for it."""

    @property
    def words(self) -> Words:
        """What says things for outside the app."""

    def _(self, key: str, _lang: str = "", **params: Any) -> str:
        """The text of a key."""

    def say(self, message: Message | str | int | float | None, _lang: str = "") -> str:
        """The text of a message, a plain text or a number."""
