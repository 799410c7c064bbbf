"""How a pad is laid out, kept by its title for the next time."""

from kivy.app import App

from companion.core.codec import to_json
from companion.games.score_pad.options import without_names


def keep_layout(options) -> None:
    """Rows, rules and teams; nothing of a pad without a title."""
    app = App.get_running_app()
    if options.title:
        layout = to_json(without_names(options))
        app.bridge.attempt(lambda: app.library.pads.keep(options.title, layout))
