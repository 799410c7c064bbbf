"""Speaking another language, from here on and in the window."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.front.asking import Asker, Back
from companion.front.voice import Voice
from companion.library.library import Library


def choose_language(voice: Voice, library: Library) -> None:
    """One of those that have a folder."""
    options = tuple(_option(voice, one) for one in voice.words.languages())
    try:
        chosen = Asker(voice).ask(
            Choice("language", Message("front.which_language"), options, voice.words.language)
        )
    except Back:
        return
    voice.words.use(chosen)
    library.change_settings(language=chosen)


def _option(voice: Voice, language: str) -> Option:
    """As it calls itself."""
    return Option(language, Message("front.typed", text=voice.words.offered(language)))
