"""The language of the moment: whoever binds `lang` says everything again when it changes."""

from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import StringProperty

from companion.core.message import Message
from companion.describe.letters import shown
from companion.i18n import Words
from screens.fonts import lacking


class Translator(EventDispatcher):
    """What it says is for the screen; what leaves the app is said by `words`."""

    lang = StringProperty("")

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.lang = words.language

    def speak(self, language: str) -> None:
        """Change the language at once, everywhere."""
        self.words.use(language)
        self.lang = self.words.language

    def _(self, key: str, **params: Any) -> str:
        """The text of a key."""
        return shown(self.words.say(key, **params), lacking) if key else ""

    def say(self, message: Message | str | int | float | None) -> str:
        """The text of a message, a plain text or a number."""
        if message is None:
            return ""
        if isinstance(message, str):
            return shown(message, lacking)
        if isinstance(message, (int, float)):
            return self.words.number(message)
        return shown(self.words.text(message), lacking)
