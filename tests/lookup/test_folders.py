"""Every game's rules: whole in every language, every link, icon and section there to be found."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import pytest

from companion.lookup import Entry, Rules, open_rules
from companion.resources import data_dir
from tools.build_icons import names

GAMES = sorted(path.parent.parent.name for path in data_dir().glob("*/rules/about.json"))
LANGUAGES = {"en", "fr"}
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


def wrong(game: str, check):
    """Every finding of a check, by entry."""
    found = {entry.id: list(check(entry)) for entry in rules_of(game).entries}
    return {entry: findings for entry, findings in found.items() if findings}


@pytest.mark.parametrize("game", GAMES)
class TestEveryFolder:
    def test_an_id_stands_once(self, game):
        ids = [entry.id for entry in rules_of(game).entries]

        assert sorted(set(ids)) == sorted(ids)

    def test_every_text_is_there_in_both_languages(self, game):
        def check(entry):
            for place, text in texts_of(entry):
                if set(text) != LANGUAGES or not all(said.strip() for said in text.values()):
                    yield place

        assert wrong(game, check) == {}

    def test_no_text_has_a_hole(self, game):
        def check(entry):
            for place, text in texts_of(entry):
                if any(said != said.strip() or "  " in said for said in text.values()):
                    yield place

        assert wrong(game, check) == {}

    def test_words_to_ask_with_are_words(self, game):
        """An id among them was meant as a link."""

        def check(entry):
            return [word for row in entry.words.values() for word in row if word in rules_of(game)]

        written = {key: ids for key, ids in wrong(game, check).items() if not key.startswith("R-")}

        assert written == {}

    def test_every_entry_can_be_asked_for_in_other_words(self, game):
        written = [entry for entry in rules_of(game).entries if entry.words]

        assert all(set(entry.words) <= LANGUAGES for entry in written)

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
                for said in text.values()
                for icon in INLINE.findall(said)
            ]
            shown = [icon for fact in entry.lines for icon in fact.icons]
            return [icon for icon in (*entry.icons, *shown, *inline) if icon not in drawn]

        assert wrong(game, check) == {}

    def test_every_entry_has_a_picture(self, game):
        assert wrong(game, lambda entry: [] if entry.icons else ["no icon"]) == {}

    def test_an_answer_is_one_short_sentence(self, game):
        def check(entry):
            for said in entry.answer.values():
                if len(said) > 260 or not said.endswith((".", "!", "?")):
                    yield said

        assert wrong(game, check) == {}
