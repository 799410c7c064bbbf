"""A game for another device: a file."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.sheets import Sheet
from companion.describe.way import Way
from companion.pages.doors import Doors

SUFFIX = ".loom"


def hand_over(doors: Doors, game_id: str) -> None:
    """What it is for, and the file."""
    data = doors.tried(lambda: doors.library.shelf.hand_over(game_id))
    if data is None:
        return

    def save() -> None:
        doors.device.save(f"{game_id}{SUFFIX}", data)

    file = Way("file", Message("app.hand_over.file"), "file", save)
    title, about = Message("app.hand_over.title"), Message("app.hand_over.about")
    doors.lay(Sheet(title, (about,), gold=file))
