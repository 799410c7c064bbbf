"""The player's settings, put to work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.errors import NotKept
from screens import device

if TYPE_CHECKING:
    from companion.library.settings import Settings
    from screens.app import LoomApp


class Choices:
    """Reads the settings of the library and lets the app follow them."""

    def __init__(self, app: LoomApp) -> None:
        self.app = app
        self.apply()

    @property
    def now(self) -> Settings:
        """All the settings."""
        return self.app.library.settings

    def change(self, **changes: object) -> None:
        """Keep some settings and follow them at once."""
        self.keep(**changes)
        self.apply()

    def keep(self, **changes: object) -> None:
        """Keep what changes nothing that is shown elsewhere."""
        try:
            self.app.library.change_settings(**changes)
        except NotKept as error:
            self.app.tell_trouble(error.message)

    def apply(self) -> None:
        """Let theme, text, language and the rest follow."""
        app, now = self.app, self.now
        app.theme.choice = str(now.theme)
        app.theme.text = now.text_size / 100
        app.movement = not now.less_movement
        app.left_handed = now.left_handed
        app.vibrates = now.vibration
        app.guards_next = now.guard_next
        app.has_clock = now.table_clock
        app.has_sounds = now.sounds
        app.turn_clock.follow(now.turn_minutes if now.table_clock else 0)
        app.reads_aloud = now.read_aloud and app.speech.can_speak()
        language = now.language or app.device_language
        if language != app.i18n.lang:
            app.i18n.speak(language)
        self.keep_awake()

    def keep_awake(self) -> None:
        """The screen stays lit while a game is played, if the player likes it."""
        device.keep_awake(self.now.keep_awake and bool(self.app.bridge.running_id))
