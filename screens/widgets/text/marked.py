"""Words that were found: bold, and in the accent."""

from collections.abc import Iterable

from kivy.utils import escape_markup


def marked(text: str, places: Iterable[tuple[int, int]], colour: str) -> str:
    """The text as markup, with these places of it told apart."""
    parts, at = [], 0
    for start, end in places:
        word = escape_markup(text[start:end])
        parts += [escape_markup(text[at:start]), f"[b][color={colour}]{word}[/color][/b]"]
        at = end
    return "".join([*parts, escape_markup(text[at:])])
