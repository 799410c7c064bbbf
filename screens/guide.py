"""What a touch on the name of a page opens: two sentences on it, and what can be held."""

from kivy.app import App

from screens.play.lesson import begin_practice
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Press
from screens.widgets.text.icon_line import IconLine
from screens.widgets.text.prose import Prose

HOLD = ".hold"
HOME = "app.guide.home"


def open_guide(key: str, title: str) -> Sheet:
    """Over the screen, closed by a touch beside it."""
    words = App.get_running_app().i18n
    sheet = Sheet(title=title, dialog=True, wide=520)
    sheet.put(Prose(text=words._(key), font_size="18sp", line_height=1.2))
    sheet.put(IconLine(icon="hand", note=words._(key + HOLD)))
    if key == HOME:
        sheet.act(_way("app.welcome.practise", "lightbulb", sheet, begin_practice))
    return sheet.open()


def _way(key: str, icon: str, sheet: Sheet, then) -> Press:
    """Something to be tried from here."""
    words = App.get_running_app().i18n
    return Press(text=words._(key), icon=icon, on_release=lambda *_: (sheet.close(), then()))
