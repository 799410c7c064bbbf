"""Settings: each takes effect at the touch."""

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, ObjectProperty

from companion.errors import LoomError
from companion.library.settings import Theme
from screens import device
from screens.kv import load_kv
from screens.navigation import View
from screens.settings.bin import open_bin
from screens.widgets.button import Press
from screens.widgets.sheet import Sheet, ask
from screens.widgets.text import Note

LANGUAGE_NAMES = {"en": "English", "fr": "Français"}
THEMES = ("dark", "light", "clock")
THEME_ICONS = {"dark": "moon", "light": "sun", "clock": "clock"}


class SettingsPage(View):
    """Follows the library's settings."""

    now = ObjectProperty(None, allownone=True)
    languages = ListProperty()
    thrown = NumericProperty(0)
    """Games in the bin."""

    def enter(self, **_where):
        app = App.get_running_app()
        self.now = app.choices.now
        known = app.i18n.words.languages()
        self._count_bin()
        self.languages = [(each, LANGUAGE_NAMES.get(each, each)) for each in known]

    def change(self, **changes) -> None:
        """Keep and follow."""
        app = App.get_running_app()
        app.choices.change(**changes)
        self.now = app.choices.now

    def theme_options(self, _lang: str) -> list:
        """The chips of the theme."""
        words = App.get_running_app().i18n
        return [(each, words._(f"app.settings.theme_{each}"), THEME_ICONS[each]) for each in THEMES]

    def theme_named(self, name: str) -> Theme:
        """The theme of a chip."""
        return Theme(name)

    def open_bin(self) -> None:
        """What was thrown away."""
        open_bin(self._count_bin)

    def _count_bin(self) -> None:
        self.thrown = len(App.get_running_app().library.bin)

    # backup

    def back_up(self) -> None:
        """Everything into one file where the player finds it."""
        app = App.get_running_app()
        path = device.documents() / f"loom-{app.clock():%Y-%m-%d-%H%M}.zip"
        try:
            app.library.backup(path)
        except LoomError as error:
            app.tell_trouble(error.message)
        else:
            app.toast(app.i18n._("app.settings.backed_up", path=str(path)))

    def choose_backup(self) -> None:
        """The backups there are, to put one back."""
        words = App.get_running_app().i18n
        folder = device.documents()
        found = sorted(folder.glob("loom-*.zip"), reverse=True)
        sheet = Sheet(title=words._("app.settings.restore"))
        place = words._("app.settings.backups_in", folder=str(folder))
        sheet.put(
            Note(text=place if found else words._("app.settings.no_backups", folder=str(folder)))
        )
        for path in found[:20]:
            press = Press(text=path.stem, icon="restore")
            press.bind(on_release=lambda *_, path=path: (sheet.close(), self._confirm(path)))
            sheet.put(press)
        sheet.open()

    def _confirm(self, path) -> None:
        words = App.get_running_app().i18n
        text = words._("app.settings.restore_warning", name=path.stem)
        yes = words._("app.settings.restore_now")
        ask(words._("app.settings.restore"), text, yes, lambda: self._restore(path), bad=True)

    def _restore(self, path) -> None:
        app = App.get_running_app()
        try:
            app.library.restore(path)
        except LoomError as error:
            app.tell_trouble(error.message)
            return
        app.choices.apply()
        self.enter()
        app.toast(app.i18n._("app.settings.restored"))


load_kv(__file__)
