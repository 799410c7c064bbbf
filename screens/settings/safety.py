"""What a start left out, and what "Check everything" found: their pages, and the way there."""

from kivy.app import App

from companion.library.checking import Checked
from companion.pages.checked import Check, checked
from companion.pages.left_out import Leaving, file_of, left_out
from screens.pages.page_screen import PageScreen
from screens.settings.backups import choose_backup
from screens.settings.own_backups import follow_chosen
from screens.widgets.above.working import Working
from screens.written import write_bytes


class LeftOutPage(PageScreen):
    """Each part, to be tried again, saved elsewhere or thrown away."""

    def page(self, surface):
        app = App.get_running_app()
        leaving = Leaving(
            app.library.left_out,
            self._try_again,
            self._throw_away,
            app.nav.back,
            self._save,
            lambda: choose_backup(app.nav.home),
        )
        return left_out(leaving, surface)

    def _try_again(self, part: str) -> None:
        app = App.get_running_app()
        if app.bridge.attempt(lambda: app.library.left_out.try_again(part) or True):
            app.toast(app.i18n._("app.left_out.try_next"))

    def _throw_away(self, part: str) -> None:
        app = App.get_running_app()
        app.bridge.attempt(lambda: app.library.left_out.throw_away(part))

    def _save(self, part: str) -> None:
        app = App.get_running_app()
        packed = app.bridge.attempt(lambda: app.library.left_out.packed(part))
        if packed:
            write_bytes(file_of(part), packed)


class CheckedPage(PageScreen):
    """What was found."""

    checked = None

    def begin(self, checked=None, **_where):
        self.checked = checked or self.checked or Checked()

    def page(self, surface):
        return checked(Check(self.checked, App.get_running_app().nav.back), surface)


def check_everything() -> Working:
    """Every game on every page, with a bar and a way out."""
    app, found = App.get_running_app(), Checked()
    follow_chosen(app.library)
    sheet = Working(may_stop=True, title=app.i18n._("app.settings.check_all"))
    return sheet.begin(app.library.checking(found), lambda: app.nav.go("checked", checked=found))
