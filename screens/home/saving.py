"""A game that cannot be opened: its file can be saved elsewhere."""

import tempfile
from pathlib import Path

from kivy.app import App

from companion.errors import LoomError
from screens.widgets.above.sheet import Sheet, ask
from screens.written import write_bytes


def offer_copy(running_id: str, trouble) -> Sheet:
    """Say why it cannot be opened, and offer a copy of its file."""
    words = App.get_running_app().i18n
    text = f"{words.say(trouble)}\n\n{words._('app.home.save_copy_about')}"
    title, yes = words._("app.home.not_opened"), words._("app.home.save_copy")
    return ask(title, text, yes, lambda: save_copy(running_id))


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
