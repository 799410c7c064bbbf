"""Settings: each takes effect at the touch."""

from functools import cached_property

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty

from companion.library.settings import Theme
from screens.kv import load_kv
from screens.navigation import View
from screens.play.clock import ask_limit
from screens.settings.arrivals import arrivals_sheet
from screens.settings.backups import back_up, choose_backup
from screens.settings.bin import open_bin
from screens.settings.own_backups import own_backups_sheet
from screens.settings.safety import check_everything
from screens.settings.set_aside import open_set_aside
from screens.widgets.controls.button import Press

THEMES = ("dark", "light", "clock")
THEME_ICONS = {"dark": "moon", "light": "sun", "clock": "clock"}


class DamagedFiles(Press):
    """Shown as long as there are any."""

    files = NumericProperty(0)


class SettingsPage(View):
    """Follows the library's settings."""

    now = ObjectProperty(None, allownone=True)
    languages = ListProperty()
    thrown = NumericProperty(0)
    """Games in the bin."""
    can_speak = BooleanProperty(False)

    @cached_property
    def damaged(self) -> DamagedFiles:
        """The way to the damaged files."""
        return DamagedFiles(on_release=lambda *_: self.open_set_aside())

    def enter(self, **_where):
        app = App.get_running_app()
        self.now = app.choices.now
        self.can_speak = app.speech.can_speak()
        words = app.i18n.words
        self._count()
        self.languages = [(each, words.called(each)) for each in words.languages()]

    def change(self, **changes) -> None:
        """Keep and follow."""
        app = App.get_running_app()
        app.choices.change(**changes)
        self.now = app.choices.now

    def ask_turn_time(self) -> None:
        """Minutes of a turn, or none."""
        ask_limit(self.now.turn_minutes, self.enter)

    def theme_options(self, _lang: str) -> list:
        """The chips of the theme."""
        words = App.get_running_app().i18n
        return [(each, words._(f"app.settings.theme_{each}"), THEME_ICONS[each]) for each in THEMES]

    def theme_named(self, name: str) -> Theme:
        """The theme of a chip."""
        return Theme(name)

    def open_bin(self) -> None:
        """What was thrown away."""
        open_bin(self._count)

    def _count(self) -> None:
        library = App.get_running_app().library
        self.thrown = len(library.bin)
        self.damaged.files = len(library.damaged.all())
        if self.damaged.files and not self.damaged.parent:
            self.ids.games.add_widget(self.damaged)
        elif not self.damaged.files and self.damaged.parent:
            self.damaged.parent.remove_widget(self.damaged)

    # backup

    def back_up(self) -> None:
        """Everything into one file."""
        back_up()

    def choose_backup(self) -> None:
        """Put a backup back."""
        choose_backup(self._restored)

    def own_backups(self) -> None:
        """Those that are made by themselves."""
        own_backups_sheet()

    def check_everything(self) -> None:
        """Open every game there is."""
        check_everything()

    def bring_in(self) -> None:
        """Games from elsewhere."""
        arrivals_sheet()

    def open_set_aside(self) -> None:
        """Damaged files and what they still hold."""
        open_set_aside(self._count)

    def _restored(self) -> None:
        app = App.get_running_app()
        app.choices.apply()
        self.enter()
        app.toast(app.i18n._("app.settings.restored"))


load_kv(__file__)
