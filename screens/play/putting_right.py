"""A sheet of what something is now, and what may be put right there."""

from kivy.app import App

from companion.i18n import as_label
from screens.offering import take
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.button import Press
from screens.widgets.text.prose import Note, Prose


def put_right(title, lines, offers, help_id: str = "", then=None) -> Sheet:
    """Open the sheet: a touch on an offer takes it, and `then()` follows."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=as_label(words.say(title)))
    for line in lines:
        sheet.put(Prose(text=words.say(line)))
    if help_id:
        press = sheet.put(Press(text=words._("app.check.look_up"), icon="book", kind="plain"))
        press.bind(on_release=lambda *_: app.help(help_id))
    sheet.put(Note(text=words._("app.check.put_right_here")))
    rows = sheet.put(Acts())
    rows.items = [
        Act(words.say(one.label), one, icon=one.icon, reason=words.say(one.reason))
        for one in offers
    ]

    def pick(_rows, offer) -> None:
        sheet.close()
        take(offer)
        if then is not None:
            then()

    rows.bind(on_pick=pick)
    return sheet.open()
