"""The app: puts library, words, theme and navigation together and holds nothing else."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.base import ExceptionManager
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.properties import BooleanProperty, ObjectProperty, OptionProperty

from companion.describe.guard import Guard
from screens import device
from screens.ahead import look_ahead
from screens.bridge import Bridge
from screens.choices import Choices
from screens.device.bars import Insets, darken_signs, insets
from screens.giving_back import Memory
from screens.idle import Idle
from screens.importing import Importing
from screens.keyboard.keys import Keyboard
from screens.navigation import Navigator
from screens.play.cues import Cues
from screens.play.lesson import Lesson
from screens.play.turn_clock import TurnClock
from screens.theme import Theme
from screens.translator import Translator

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from companion.core.message import Message
    from companion.describe.node import Do
    from companion.i18n import Words
    from companion.library.library import Library
    from screens.toast import Toast

BACK = 27
BARS_MOVE = 0.4
SEEN = 0.5
"""Seconds after which home is seen for certain."""
WIDE, NARROW, SPLIT = 900, 520, 600
DEEPEST = 90
"""Rounds of layout in a frame: a page of the rules on a turned tablet needs more than 60."""


def form_of(width: float, height: float, text: float) -> str:
    """landscape, split, portrait or phone: how much of the text in use fits beside each other."""
    room = width / max(1.0, text)
    if width > height and room >= SPLIT:
        return "landscape" if room >= WIDE else "split"
    return "phone" if room < NARROW else "portrait"


class LoomApp(App):
    """`library` keeps games and settings, `words` speaks, `clock` tells the time of day."""

    title = "Loom"
    form = OptionProperty("landscape", options=["landscape", "split", "portrait", "phone"])
    beside = BooleanProperty(True)
    """A board stands beside what is read, not below it."""
    left_handed = BooleanProperty(False)
    movement = BooleanProperty(True)
    vibrates = BooleanProperty(True)
    guards_next = BooleanProperty(True)
    has_clock = BooleanProperty(False)
    """A clock stands beside undo."""
    has_sounds = BooleanProperty(False)
    """A step, your turn, the bots' turn are heard."""
    reads_aloud = BooleanProperty(False)
    """A loudspeaker stands in every bar, and there is a voice."""
    bridge: ObjectProperty[Bridge] = ObjectProperty(None, allownone=True)
    nav: ObjectProperty[Navigator] = ObjectProperty(None, allownone=True, rebind=True)
    device_language = "en"
    insets = ObjectProperty(Insets())
    _home_shown = False

    def __init__(
        self, library: Library, words: Words, clock: Callable[[], datetime], **kwargs: object
    ) -> None:
        super().__init__(**kwargs)
        self.library = library
        self.clock = clock
        self.theme = Theme(system_text=device.system_text())
        self.guard = Guard()
        self.i18n = Translator(words)
        self.bridge = Bridge(self)

    def build(self) -> Navigator:
        Clock.max_iteration = DEEPEST
        self.device_language = self.i18n.lang
        self.theme.hour = self.clock().hour
        self.speech = device.Speech()
        self.sounds, self.cues = device.Sounds(), Cues(self)
        self.turn_clock = TurnClock(self)
        self.choices = Choices(self)
        self._size_changed()
        Window.bind(size=self._size_changed, on_keyboard=self.key_pressed)
        Metrics.bind(fontscale=self._size_changed)
        self._follow_ground()
        self.theme.bind(ground=self._follow_ground)
        self.nav = Navigator(size_hint=(None, None))
        self.lesson = Lesson(self)
        self.importing = Importing(Window)
        self._keep_clear()
        self.rest = Idle(Window, on_wake=self._woken, memory=Memory(Window))
        self._catch_mistakes()
        self._show_first()
        self.keys = Keyboard(self)
        self.keys.begin()
        return self.nav

    def _show_first(self) -> None:
        """Home; a mistake of ours in building it is told as any other is."""
        try:
            self.nav.home()
            self._home_shown = True
            Clock.schedule_once(self._came_home, SEEN)
        except Exception as error:
            if self.catcher.handle_exception(error) == ExceptionManager.RAISE:
                raise

    def _came_home(self, *_args: object) -> None:
        """The next start leaves nothing out."""
        if self._home_shown:
            self.library.left_out.came_home()

    def on_start(self) -> None:
        self.rest.begin()
        look_ahead(self.library)
        if device.ANDROID:
            self._settled = Clock.create_trigger(self.look_again, BARS_MOVE)
            Window.bind(size=self._settled)
            self._settled()

    def on_stop(self) -> None:
        if "_toast" in self.__dict__:
            Window.remove_widget(self._toast)
        ExceptionManager.remove_handler(self.catcher)
        Window.unbind(size=self._size_changed, on_keyboard=self.key_pressed)
        Metrics.funbind("fontscale", self._size_changed)
        self.keys.end()
        self.importing.stop()
        self.speech.hush()
        self.turn_clock.follow(0)
        self.theme.let_go()
        self._came_home()
        self.library.close()

    def on_pause(self) -> bool:
        self._came_home()
        self.library.pause()
        return True

    def on_resume(self) -> None:
        self.library.wake()
        self.theme.system_text = device.system_text()
        self.theme.on_text()
        self.look_again()
        self._woken()

    # what screens ask for

    def toast(self, text: str, action: str = "", on_action: Do = lambda: None) -> None:
        """A line at the bottom, perhaps with one thing to press."""
        self._toast.tell(text, action, on_action)

    def hush(self) -> None:
        """Take the line at the bottom away."""
        if "_toast" in self.__dict__:
            self._toast.hide()

    @cached_property
    def _toast(self) -> Toast:
        from screens.toast import Toast

        toast = Toast()
        Window.add_widget(toast)
        return toast

    def help(self, topic: str = "", here: str = "", game: str = "") -> None:
        """Open the rules at a topic, over whatever is shown; `here` is said above the entry."""
        from screens.rules.place import open_help

        open_help(topic, here, game)

    def tell_held(self, topic: str, game: str = "") -> bool:
        """Something is held: the entry on it, if there is one."""
        from screens.rules.place import leads_to_entry

        if not leads_to_entry(topic, game):
            return False
        self.help(topic, game=game)
        return True

    def buzz(self) -> None:
        """Confirm by a short buzz, if the player likes it."""
        if self.vibrates:
            device.vibrate()

    def tell_trouble(self, message: Message) -> None:
        """Something about files, which must not be overlooked."""
        from screens.pages.above import trouble

        trouble(message)

    def read_aloud(self) -> None:
        """What is to be done now, what was told, or the entry that is open."""
        from screens.reading_aloud import spoken

        self.speech.say(spoken(self), self.i18n.lang)

    def open_clock(self) -> None:
        """The clock of the open game, over the table."""
        from companion.pages.clock import Clock as GameClock
        from screens.pages.above import lay
        from screens.pages.window_device import WindowDevice

        bridge, device = self.bridge, WindowDevice(self)
        clock = GameClock(
            self.library,
            bridge.running_id,
            lambda: [entry.at for entry in bridge.opened.entries if entry.at],
            lambda: self.turn_clock.seconds,
            lay,
            bridge.attempt,
            device,
        )
        clock.open()

    # what the system does

    def _size_changed(self, *_args: object) -> None:
        self.insets = insets()
        left, top, right, bottom = self.insets
        width, height = Window.width - left - right, Window.height - top - bottom
        form = form_of(width / Metrics.density, height / Metrics.density, Metrics.fontscale)
        self.beside = form in ("landscape", "split")
        self.form = form
        self._keep_clear()

    def _keep_clear(self, *_args: object) -> None:
        """Everything stands where no bar of the system and no cut-out covers it."""
        if self.nav is not None:
            left, top, right, bottom = self.insets
            self.nav.pos = left, bottom
            self.nav.size = Window.width - left - right, Window.height - top - bottom

    def look_again(self, *_args: object) -> None:
        """The system moves its bars a moment after it has turned the window."""
        if insets() != self.insets:
            self._size_changed()

    def key_pressed(self, _window: object, key: int, *_args: object) -> bool:
        """On Android Back at home is the system's; on a desktop Esc there closes nothing."""
        return key == BACK and (self.nav.back() or not device.ANDROID)

    def _catch_mistakes(self) -> None:
        from screens.error.catcher import Catcher

        self.catcher = Catcher(self)
        ExceptionManager.add_handler(self.catcher)

    def _follow_ground(self, *_args: object) -> None:
        Window.clearcolor = self.theme.ground
        darken_signs(sum(self.theme.ground[:3]) > 1.5)

    def _woken(self) -> None:
        self.theme.hour = self.clock().hour
