"""The language of the moment for kv: `_("home.new", i18n.lang)` is said again when it changes."""

from kivy.event import EventDispatcher
from kivy.lang.parser import global_idmap
from kivy.properties import StringProperty

from companion.core.message import Message
from companion.describe.letters import shown
from companion.i18n import Words
from screens.fonts import lacking


class Translator(EventDispatcher):
    """Known to kv as `i18n`; an expression that names `i18n.lang` follows the language.

    What it says is for the screen; what leaves the app is said by `words`.
    """

    lang = StringProperty("")

    def __init__(self, words: Words):
        super().__init__()
        self.words = words
        self.lang = words.language

    def speak(self, language: str) -> None:
        """Change the language at once, everywhere."""
        self.words.use(language)
        self.lang = self.words.language

    def _(self, key: str, _lang: str = "", **params) -> str:
        """The text of a key; `_` in kv."""
        return shown(self.words.say(key, **params), lacking) if key else ""

    def say(self, message: Message | str | int | float | None, _lang: str = "") -> str:
        """The text of a message, a plain text or a number; `say` in kv."""
        if message is None:
            return ""
        if isinstance(message, str):
            return shown(message, lacking)
        if isinstance(message, (int, float)):
            return self.words.number(message)
        return shown(self.words.text(message), lacking)


def teach(translator: Translator) -> None:
    """Give kv the words `_`, `say` and `i18n`."""
    global_idmap.update(i18n=translator, _=translator._, say=translator.say)
