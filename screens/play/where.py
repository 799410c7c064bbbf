"""Where were we: told when a game is opened again, with the rules that were put right since."""

from kivy.app import App

from companion.core.game import TABLE
from companion.i18n import as_label
from screens.amended import put_amendments
from screens.games import screens_of
from screens.navigation import find_class
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.text.prose import Head, Prose


def to_the_table() -> None:
    """Where the game that was just opened goes on: first at what is asked, or left to hands."""
    app = App.get_running_app()
    bridge = app.bridge
    app.nav.go(f"{bridge.game_id}/table")
    told_on, left = screens_of(bridge.game_id).get("hands"), bridge.session.hands.open
    if told_on and left is not None and bridge.question is None:
        screen = find_class(told_on)(left)
        if screen != TABLE:
            app.nav.go(f"{bridge.game_id}/{screen}")


def tell_where_we_were() -> Sheet | None:
    """How things stand, and the next thing to do on the table: what is asked, if anything is."""
    app = App.get_running_app()
    session = app.bridge.session
    *before, now = [app.i18n.say(line) for line in session.game.where_were_we(session.state)]
    if app.bridge.question is not None:
        now = app.i18n.say(app.bridge.question.text)
    elif session.hands.open is not None:
        now = app.i18n._("core.hands.still", what=session.hands.open.label)
    sheet = Sheet(title=app.i18n._("app.where.title"), dialog=True)
    for line in before:
        sheet.put(Prose(text=as_label(line)))
    sheet.put(Head(text=now, bold=True))
    put_amendments(sheet, app)
    sheet.act(Gold(text=app.i18n._("app.where.play_on"), icon="play", on_release=sheet.dismiss))
    return sheet.open()
