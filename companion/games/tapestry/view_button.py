"""Something to press, and why it may not be pressed now."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command
from companion.core.message import Message
from companion.errors import RuleBroken
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class Button:
    """A command to send, with its words."""

    text: Message
    command: Command[State]
    refusal: Message | None = None
    """Why it is grey; None while it may be pressed."""
    icon: str = ""
    note: Message | None = None
    """What comes of it, where that is not plain."""


def button(
    state: State,
    text: Message,
    command: Command[State],
    icon: str = "",
    note: Message | None = None,
) -> Button:
    """A button with the reason it is grey, if it is."""
    try:
        command.verify(state)
    except RuleBroken as refusal:
        return Button(text, command, refusal.message, icon, note)
    return Button(text, command, None, icon, note)
