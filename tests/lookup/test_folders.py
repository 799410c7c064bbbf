"""Every game's rules: whole in every language, every link, icon and section there to be found."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import pytest

from companion.content import SHELF, po
from companion.core.message import Message
from companion.lookup import Entry, Rules, open_rules
from companion.lookup.asked import asked_of
from companion.lookup.rules import voices
from companion.resources import data_dir
from tools.build_icons import names

GAMES = sorted(path.parent.parent.name for path in data_dir().glob("*/rules/about.json"))
VOICES = voices()
INLINE = re.compile(r"\{([^}]*)\}")


@cache
def rules_of(game: str) -> Rules:
    """A game's rules as the app opens them."""
    port = f"companion.games.{game}.lookup"
    there = find_spec(f"companion.games.{game}") and find_spec(port)
    return open_rules(game, import_module(port).entries if there else None)


def texts_of(entry: Entry):
    """Every text of an entry, with its place."""
    yield "title", entry.title
    yield "answer", entry.answer
    yield from ((f"detail {number}", text) for number, text in enumerate(entry.details))
    if entry.example:
        yield "example", entry.example
    for fact in entry.lines:
        yield "fact", fact.label
        yield "fact", fact.value


def sayings(text) -> list[str]:
    """A text in every language."""
    return [words.text(text) for words in VOICES]


def keys_of(game: str, language: str) -> set[str]:
    """The keys of a game's pages of rules in a language."""
    files = sorted((data_dir() / "text" / language).glob(f"{game}.rules*.po"))
    read = (po.read(path.read_text(encoding="utf-8"), path.name) for path in files)
    return {entry.key for entries in read for entry in entries if entry.key}


def wrong(game: str, check):
    """Every finding of a check, by entry."""
    found = {entry.id: list(check(entry)) for entry in rules_of(game).entries}
    return {entry: findings for entry, findings in found.items() if findings}


@pytest.mark.parametrize("game", GAMES)
class TestEveryFolder:
    def test_an_id_stands_once(self, game):
        pages = sorted((data_dir() / game / "rules").glob("*.json"))
        read = [json.loads(page.read_text(encoding="utf-8")) for page in pages]
        ids = Counter(entry["id"] for page in read for entry in page.get("entries", ()))

        assert [entry for entry, times in ids.items() if times > 1] == []

    def test_every_text_is_there_in_every_language(self, game):
        def check(entry):
            for place, text in texts_of(entry):
                if not all(saying.strip() and "⟦" not in saying for saying in sayings(text)):
                    yield place

        assert wrong(game, check) == {}

    def test_no_text_has_a_hole(self, game):
        def check(entry):
            for place, text in texts_of(entry):
                if any(saying != saying.strip() or "  " in saying for saying in sayings(text)):
                    yield place

        assert wrong(game, check) == {}

    def test_words_to_ask_with_are_words(self, game):
        """An id among them was meant as a link."""

        rules = rules_of(game)

        written = {
            entry: [word for word in words if word in rules]
            for entry, words in asked_of(SHELF, game).words.items()
            if not entry.startswith("R-")
        }

        assert {entry: ids for entry, ids in written.items() if ids} == {}

    def test_words_to_ask_with_are_for_entries_there_are(self, game):
        rules = rules_of(game)

        assert [entry for entry in asked_of(SHELF, game).words if entry not in rules] == []

    def test_no_sentence_is_left_over(self, game):
        """Every key of a page is said by an entry; `details` counts them all."""
        rules = rules_of(game)
        texts = [text for entry in rules.entries for _, text in texts_of(entry)]
        about = rules.about
        texts += [kind.name for kind in about.kinds]
        texts += [*about.documents.values(), *about.expansions.values()]
        texts += [section.title for section in about.sections.values()]
        used = {text.key for text in texts if isinstance(text, Message)}

        assert keys_of(game, "en") - used == set()

    def test_every_drawer_and_section_is_known(self, game):
        about = rules_of(game).about
        kinds = {kind.id for kind in about.kinds}

        assert all(section.document in about.documents for section in about.sections.values())
        assert wrong(game, lambda entry: {entry.kind} - kinds) == {}
        assert wrong(game, lambda entry: set(entry.printed) - set(about.sections)) == {}
        assert wrong(game, lambda entry: [] if entry.printed else ["printed nowhere"]) == {}

    def test_every_link_leads_somewhere_else(self, game):
        rules = rules_of(game)

        def check(entry):
            return [link for link in entry.see if link not in rules or link == entry.id]

        assert wrong(game, check) == {}

    def test_a_wide_screen_begins_with_an_entry(self, game):
        rules = rules_of(game)

        assert rules.about.begin in rules

    def test_every_box_is_known(self, game):
        boxes = {"", *rules_of(game).about.expansions}

        assert wrong(game, lambda entry: {entry.expansion} - boxes) == {}

    def test_every_icon_exists(self, game):
        drawn = set(names())

        def check(entry):
            inline = [
                icon
                for _, text in texts_of(entry)
                for saying in sayings(text)
                for icon in INLINE.findall(saying)
            ]
            shown = [icon for fact in entry.lines for icon in fact.icons]
            return [icon for icon in (*entry.icons, *shown, *inline) if icon not in drawn]

        assert wrong(game, check) == {}

    def test_every_entry_has_a_picture(self, game):
        assert wrong(game, lambda entry: [] if entry.icons else ["no icon"]) == {}

    def test_an_answer_is_one_short_sentence(self, game):
        def check(entry):
            for saying in sayings(entry.answer):
                if len(saying) > 260 or not saying.endswith((".", "!", "?")):
                    yield saying

        assert wrong(game, check) == {}
