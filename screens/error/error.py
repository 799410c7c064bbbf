"""The screen for a mistake of ours: the game is kept, the app goes on, a report can be saved.

It is drawn by Kivy alone: what draws pages may be what went wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView

from screens import device
from screens.device.files import choose_where
from screens.navigation import View
from screens.plain_button import PlainButton

if TYPE_CHECKING:
    from screens.app import LoomApp
    from screens.device.places import Place

ENTER = (13, 271)
SHOWN = 1800
"""So many letters of the report, its last ones."""


class ErrorScreen(View):
    """Says that nothing is lost and what can be done."""

    report = ""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(padding=dp(24), spacing=dp(12), **kwargs)
        app = App.get_running_app()
        app.theme.bind(ground=self._show)
        app.i18n.bind(lang=self._show)
        app.bind(form=self._show)

    def enter(self, report: str = "", **_where: object) -> None:
        self.report = report
        self._show()

    def _show(self, *_args: object) -> None:
        """Everything anew, in the language and colours of the moment."""
        app = App.get_running_app()
        say, theme, report = app.i18n._, app.theme, self.report
        self.clear_widgets()
        told = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(12))
        told.bind(minimum_height=told.setter("height"))
        self.saved = _line("", 15, theme.dim)
        for line in (
            _line(say("app.error.title"), 24, theme.ink, bold=True),
            _line(say("app.error.nothing_lost"), 19, theme.ink, bold=True),
            _line(say("app.error.explain"), 16, theme.ink),
            self.saved,
            _line(say("app.error.report"), 14, theme.dim),
            _line(report[-SHOWN:], 14, theme.dim),
        ):
            told.add_widget(line)
        around = ScrollView(do_scroll_x=False)
        around.add_widget(told)
        self.add_widget(around)
        self.add_widget(self._feet(app))

    def _feet(self, app: LoomApp) -> BoxLayout:
        """What can be done: one below the other on a phone."""
        say, theme = app.i18n._, app.theme
        feet = BoxLayout(spacing=dp(12), size_hint_y=None)
        feet.orientation = "vertical" if app.form == "phone" else "horizontal"
        feet.bind(minimum_height=feet.setter("height"))
        save = PlainButton(theme.raised, text=say("app.error.save_report"), color=theme.ink)
        on = PlainButton(theme.gold, text=say("app.error.go_on"), color=theme.gold_ink, bold=True)
        save.bind(on_release=lambda _button: self.save())
        on.bind(on_release=lambda _button: self.go_on())
        for button in (save, on):
            button.wrap(dp(60))
            feet.add_widget(button)
        return feet

    def takes_key(self, code: int, letter: str, held: set[str]) -> bool:
        """Enter goes on; Esc does it too."""
        if code in ENTER:
            self.go_on()
        return code in ENTER

    def save(self) -> None:
        """The report as a file, and on the clipboard."""
        app = App.get_running_app()
        device.copy(self.report)
        choose_where(f"loom-report-{app.clock():%Y-%m-%d-%H%M%S}.txt", self._put)

    def _put(self, place: Place) -> None:
        app = App.get_running_app()
        try:
            place.write(self.report.encode("utf-8"))
        except OSError:
            app.toast(app.i18n._("app.error.copied"))
        else:
            self.saved.text = app.i18n._("app.error.saved", path=place.shown)

    def go_on(self) -> None:
        """Home, from where the game is opened again as it was kept."""
        App.get_running_app().nav.home()

    def back(self) -> bool:
        self.go_on()
        return True


def _line(text: str, size: int, colour: Sequence[float], bold: bool = False) -> Label:
    """Words that wrap, as high as they are."""
    line = Label(text=text, font_size=f"{size}sp", color=colour, bold=bold)
    line.size_hint_y, line.height = None, 0
    line.bind(width=lambda _line, width: setattr(line, "text_size", (width, None)))
    line.bind(texture_size=lambda _line, size: setattr(line, "height", size[1]))
    return line
