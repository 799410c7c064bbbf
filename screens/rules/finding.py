"""The rows of the rules: what was found, a drawer, or where to begin."""

from dataclasses import dataclass

from kivy.utils import escape_markup, get_hex_from_color

from companion.lookup import Entry
from screens.rules.inlaid import plain
from screens.rules.opened import Shelf, rules_of
from screens.translator import Translator
from screens.widgets.text.marked import marked

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

    def with_marks(text: str) -> str:
        return marked(text, rules.marks(query, text), colour)

    return [_entry(entry, app.i18n, with_marks) for entry in entries]


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


def _entry(entry: Entry, words: Translator, made) -> RuleItem:
    title, answer = words.say(entry.title), plain(words.say(entry.answer))
    return RuleItem(entry.id, made(title), made(answer), entry.expansion, entry.icons[0])


def _in_play(entry: Entry, boxes) -> bool:
    return boxes is None or not entry.expansion or entry.expansion in boxes
