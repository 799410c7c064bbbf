"""The rows of the rules: what was found, a drawer, or where to begin."""

from dataclasses import dataclass

from kivy.utils import escape_markup, get_hex_from_color

from companion.lookup import Entry
from screens.rules.inlaid import plain
from screens.rules.opened import Shelf, rules_of
from screens.translator import Translator

MOST_ROWS = 60


@dataclass(frozen=True)
class RuleItem:
    """A row: an entry, a drawer ("kind:icon"), or a heading (no id)."""

    id: str
    title: str
    note: str = ""
    trail: str = ""
    icon: str = ""


def found(app, game: str, query: str, boxes) -> list[RuleItem]:
    """The entries that answer a question, the words found marked."""
    rules = rules_of(game)
    colour = get_hex_from_color(app.theme.accent)
    entries = rules.search(query, None if boxes is None else tuple(boxes), MOST_ROWS)

    def marked(text: str) -> str:
        return _marked(text, rules.marks(query, text), colour)

    return [_entry(entry, app.i18n, marked) for entry in entries]


def drawer(app, game: str, kind: str, boxes) -> list[RuleItem]:
    """All entries of a drawer."""
    entries = [entry for entry in rules_of(game).of_kind(kind) if _in_play(entry, boxes)]
    return [_entry(entry, app.i18n, escape_markup) for entry in entries]


def beginning(app, game: str) -> list[RuleItem]:
    """Pinned and recent entries, then the drawers with their pictures."""
    rules, shelf, words = rules_of(game), Shelf(app, game), app.i18n
    pinned, recent = shelf.pinned, [each for each in shelf.recent if not shelf.is_pinned(each)]
    rows = _headed(words._("rules.pinned"), pinned, words)
    rows += _headed(words._("rules.recent"), recent[:5], words)
    rows.append(RuleItem("", words._("rules.drawers")))
    for kind in rules.kinds:
        number = words.say(len(rules.of_kind(kind.id)))
        rows.append(RuleItem(f"kind:{kind.id}", words.say(kind.name), "", number, kind.icon))
    return rows


def _headed(heading: str, entries: list[Entry], words: Translator) -> list[RuleItem]:
    rows = [_entry(entry, words, escape_markup) for entry in entries]
    return [RuleItem("", heading), *rows] if rows else []


def _entry(entry: Entry, words: Translator, marked) -> RuleItem:
    title, answer = words.say(entry.title), plain(words.say(entry.answer))
    return RuleItem(entry.id, marked(title), marked(answer), entry.expansion, entry.icons[0])


def _in_play(entry: Entry, boxes) -> bool:
    return boxes is None or not entry.expansion or entry.expansion in boxes


def _marked(text: str, places, colour: str) -> str:
    """The text with the words found in bold and in the accent."""
    parts, at = [], 0
    for start, end in places:
        word = escape_markup(text[start:end])
        parts += [escape_markup(text[at:start]), f"[b][color={colour}]{word}[/color][/b]"]
        at = end
    return "".join([*parts, escape_markup(text[at:])])
