"""Words that the owner told: what a thing is called in a language, where no source of ours says it.

A word is named by its language and its key, `word:fr:imperium.name.card.elders`. What is told
under such a name is said wherever the key is; an empty one was offered to be told, and was not.
"""

from __future__ import annotations

from collections.abc import Mapping

PREFIX = "word:"


def word_of(language: str, key: str) -> str:
    """The name under which the owner's word is kept."""
    return f"{PREFIX}{language}:{key}"


class OwnersWords:
    """By language and key. Whoever holds those of a language hears what is told later too."""

    def __init__(self) -> None:
        self._by_language: dict[str, dict[str, str]] = {}

    def __str__(self) -> str:
        told = (f"{tongue} {sorted(words.items())}" for tongue, words in self._by_language.items())
        return " ".join(sorted(each for each in told if not each.endswith("[]")))

    def of(self, language: str) -> Mapping[str, str]:
        """The words of a language."""
        return self._words(language)

    def use(self, told: Mapping[str, object]) -> None:
        """These, and no others; what is no word is passed over."""
        for words in self._by_language.values():
            words.clear()
        for fact, text in told.items():
            language, _, key = fact.removeprefix(PREFIX).partition(":")
            if fact.startswith(PREFIX) and key and isinstance(text, str) and text.strip():
                self._words(language)[key] = " ".join(text.split())

    def _words(self, language: str) -> dict[str, str]:
        return self._by_language.setdefault(language, {})
