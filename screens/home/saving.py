"""A game that cannot be opened: its file can be saved elsewhere."""

import tempfile
from pathlib import Path

from kivy.app import App

from companion.core.message import Message
from companion.describe.sheets import Sheet
from companion.describe.way import Way
from companion.errors import LoomError
from screens.pages.above import lay
from screens.written import write_bytes


def offer_copy(running_id: str, trouble: Message) -> None:
    """Say why it cannot be opened, and offer a copy of its file."""
    save = Way("save_copy", Message("app.home.save_copy"), "file", lambda: save_copy(running_id))
    said = trouble, Message("app.home.save_copy_about")
    lay(Sheet(Message("app.home.not_opened"), said, gold=save))


def save_copy(running_id: str) -> None:
    """Its file, as it is, where the player finds it."""
    app = App.get_running_app()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"loom-{running_id}.jsonl"
        try:
            app.library.damaged.save_copy(running_id, path)
        except LoomError as error:
            app.tell_trouble(error.message)
        else:
            write_bytes(path.name, path.read_bytes())
