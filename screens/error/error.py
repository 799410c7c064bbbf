"""The screen for a mistake of ours: the game is kept, the app goes on, a report can be saved."""

from kivy.app import App
from kivy.properties import StringProperty

from screens import device
from screens.device.files import choose_where
from screens.kv import load_kv
from screens.navigation import View


class ErrorScreen(View):
    """Says that nothing is lost and what can be done."""

    report = StringProperty("")
    saved = StringProperty("")

    def enter(self, report: str = "", **_where):
        self.report, self.saved = report, ""

    def save(self) -> None:
        """The report as a file, and on the clipboard."""
        app = App.get_running_app()
        device.copy(self.report)
        choose_where(f"loom-report-{app.clock():%Y-%m-%d-%H%M%S}.txt", self._put)

    def _put(self, place) -> None:
        app = App.get_running_app()
        try:
            place.write(self.report.encode("utf-8"))
        except OSError:
            app.toast(app.i18n._("app.error.copied"))
        else:
            self.saved = app.i18n._("app.error.saved", path=place.shown)

    def go_on(self) -> None:
        """Home, from where the game is opened again as it was kept."""
        App.get_running_app().nav.home()

    def back(self) -> bool:
        self.go_on()
        return True


load_kv(__file__)
