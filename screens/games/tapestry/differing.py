"""It differs at the table: the last step at once, an earlier one after a look at what follows."""

from kivy.app import App

from companion.errors import LoomError


def differ(entry, answers: dict) -> None:
    """A step again with these answers."""
    app = App.get_running_app()
    session = app.bridge.session
    if entry is session.last:
        app.bridge.differ(answers, entry.id)
        return
    try:
        rerun = session.preview_change(entry.id, answers=answers)
    except LoomError as error:
        app.toast(app.i18n.say(error.message))
        return
    app.nav.go("changed", rerun=rerun)
