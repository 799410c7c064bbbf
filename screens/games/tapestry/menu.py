"""What else there is about a game on the table."""

from kivy.app import App

from screens.widgets.acts import Act, Acts
from screens.widgets.sheet import Sheet

ROWS = (
    ("log", "log", "log"),
    ("check", "check", "table"),
    ("score", "tapestry/score", "score"),
    ("bots", "tapestry/bots", "owner-automa"),
    ("checklist", "tapestry/setup", "rules"),
    ("rules", "rules", "book"),
    ("settings", "settings", "settings"),
)


def open_menu() -> Sheet:
    """A row for each."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=words._("tapestry.title"))
    rows = sheet.put(Acts())
    rows.items = [
        Act(words._(f"tapestry.menu.{key}"), route, icon=icon)
        for key, route, icon in ROWS
        if key != "bots" or app.bridge.view.automa is not None
    ]

    def go(_rows, route) -> None:
        sheet.close()
        app.nav.go(route, **({"game": "tapestry"} if route == "rules" else {}))

    rows.bind(on_pick=go)
    return sheet.open()
