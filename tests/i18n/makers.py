"""Small catalogues for the tests of the languages."""

from collections.abc import Mapping
from pathlib import Path

ENGLISH = 'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n'
FRENCH = 'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
MARKS = {
    "en": ENGLISH + 'msgid "words.number.group"\nmsgstr ","\n'
    'msgid "words.number.decimal"\nmsgstr "."\n'
    'msgid "words.list.comma"\nmsgstr ", "\n'
    'msgid "words.list.last"\nmsgstr "{first} and {last}"\n',
    "fr": FRENCH + 'msgid "words.number.group"\nmsgstr " "\n'
    'msgid "words.number.decimal"\nmsgstr ","\n'
    'msgid "words.list.comma"\nmsgstr ", "\n'
    'msgid "words.list.last"\nmsgstr "{first} et {last}"\n',
}


def some_catalogues(folder: Path, texts: Mapping[str, str]) -> Path:
    """A folder of catalogues: "fr/game.po" to its entries (the header comes by itself)."""
    for language, marks in MARKS.items():
        (folder / language).mkdir(parents=True)
        (folder / language / "words.po").write_text(marks, encoding="utf-8")
    for place, entries in texts.items():
        start = FRENCH if place.startswith("fr/") else ENGLISH
        (folder / place).write_text(start + entries, encoding="utf-8")
    return folder


def entry(key: str, *forms: str) -> str:
    """One entry: a plural one when it has two forms."""
    if len(forms) == 1:
        return f'msgid "{key}"\nmsgstr "{forms[0]}"\n'
    numbered = "".join(f'msgstr[{i}] "{form}"\n' for i, form in enumerate(forms))
    return f'msgid "{key}"\nmsgid_plural "{key}"\n{numbered}'
