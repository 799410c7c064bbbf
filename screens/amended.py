"""The rules that were put right since a game was begun: told once."""

from kivy.app import App

from companion.i18n import as_label
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.text.prose import Prose


def tell_amendments() -> Sheet | None:
    """Rules put right since the game was begun, where nothing else is told; once."""
    app = App.get_running_app()
    if not app.bridge.session.amendments:
        return None
    sheet = Sheet(title=app.i18n._("app.where.amended_title"), dialog=True)
    put_amendments(sheet, app)
    sheet.act(Gold(text=app.i18n._("app.where.play_on"), icon="play", on_release=sheet.dismiss))
    return sheet.open()


def put_amendments(sheet, app) -> None:
    """They are told once: that is kept."""
    session = app.bridge.session
    amendments = session.amendments
    if not amendments:
        return
    sheet.put(Prose(text=app.i18n._("app.where.amended")))
    for message in amendments:
        sheet.put(Prose(text=as_label("• " + app.i18n.say(message))))
    app.bridge.attempt(session.amendments_read)
