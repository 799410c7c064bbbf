"""The printed cards: complete, no id twice, every reference known, the rulebook's totals."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from companion.errors import LoomError
from companion.games.imperium.catalogue import called, card, cards_of, every_card, owners
from companion.games.imperium.content import every_row, keys, nation, nations
from companion.resources import data_dir
from tests.imperium.makers import said

ALL = list(every_card())
COMMON_KINDS = {
    "uncivilised": 22,
    "civilised": 15,
    "region": 14,
    "tributary": 11,
    "fame": 8,
    "king_of_kings_a": 1,
    "unrest": 12,
}


def copies(owner, *kinds):
    return sum(one.copies for one in cards_of(owner) if not kinds or one.kind in kinds)


class TestTotals:
    """Rulebook, the list of components."""

    def test_five_hundred_and_fifty_two_cards(self):
        assert sum(one.copies for _, one in ALL) == 552
        assert len(ALL) == 508

    @pytest.mark.parametrize("box", ["common_classics", "common_legends"])
    def test_eighty_three_common_cards_a_box(self, box):
        counted = Counter()
        for one in cards_of(box):
            counted[one.kind] += one.copies

        assert {kind: n for kind, n in counted.items() if n} == COMMON_KINDS

    @pytest.mark.parametrize("one", nations())
    def test_a_nation_has_what_its_record_says(self, one):
        facts = nation(one)

        assert copies(one) == facts.cards
        assert copies(one, "starting") == facts.deck
        assert copies(one, "nation") == facts.nation_cards
        assert copies(one, "development") == facts.developments
        assert copies(one, "accession") == bool(facts.at_card)
        assert copies(one, "supply") == sum(facts.unrest)
        assert copies(one, "in_play", "journey") == facts.in_play

    @pytest.mark.parametrize("one", nations())
    def test_the_unrest_it_brings_is_marked_for_players(self, one):
        marks = Counter()
        for each in cards_of(one):
            if each.kind == "supply":
                marks[each.players] += each.copies
        assert (marks[""], marks["3+"], marks["4"]) == nation(one).unrest


class TestReferences:
    def test_no_id_twice(self):
        assert [one for one, n in Counter(each.id for _, each in ALL).items() if n > 1] == []

    def test_every_icon_and_category_is_known(self):
        icons = {icon for _, one in ALL for icon in (*one.symbols, *one.categories)}

        assert icons - {"power"} <= set(keys())

    def test_the_other_face_belongs_to_a_card(self):
        faces = [one for _, one in ALL if one.face_of]

        assert len(faces) == 20
        assert all(not one.copies and card(one.face_of).copies for one in faces)

    def test_every_card_a_row_names_is_there(self):
        named = {row.shows for _, row in every_row()} & {
            one for one, key in keys().items() if key.kind == "card"
        }

        assert named <= {one.name for _, one in ALL}

    @pytest.mark.parametrize("owner", owners())
    def test_points_are_said_in_one_way(self, owner):
        for one in cards_of(owner):
            ways = [one.points is not None, bool(one.counts), bool(one.depends)]
            assert sum(ways) <= 1, one.id
            assert one.civ == worth_to_the_civ(one), one.id

    def test_each_has_a_source_and_a_printed_number(self):
        assert all(one.sources and one.printed for _, one in ALL)

    def test_a_card_nobody_printed_is_refused(self):
        with pytest.raises(LoomError):
            card("romans.spaceship")


def worth_to_the_civ(one):
    """Solo booklet, "Décompte": variable cards 5, conditional ones their best, no Power card."""
    if one.kind.startswith("power"):
        return 0
    if one.counts:
        return 5
    return max(one.depends.values()) if one.depends else one.points or 0


class TestNames:
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_every_card_has_one(self, language, caplog):
        assert all("⟦" not in said(called(one.id), language) for _, one in ALL)

    def test_french_where_it_is_known_english_where_not(self):
        assert said(called("classics.common.shaduf"), "fr") == "Chadouf"
        assert said(called("classics.common.elders"), "fr") == "Elders"

    def test_how_many_french_names_are_known(self):
        assert Counter(one.french for _, one in ALL) == {
            "unknown": 288,
            "printed": 161,
            "deduced": 59,
        }

    def test_how_points_are_counted_is_said(self):
        counted = {one.counts for _, one in ALL if one.counts}
        text = (data_dir() / "text/fr/imperium.cards.po").read_text(encoding="utf-8")

        assert all(f'"imperium.name.worth.{one}"' in text for one in counted)


class TestWhatTheTablesAsk:
    """Solo booklet, "Résoudre les cartes": name, type and category."""

    @pytest.mark.parametrize(
        ("one", "shows"),
        [
            ("romans.glory", {"glory"}),
            ("classics.common.metropolis", {"pinned", "empire", "metropolis", "civilised"}),
            ("classics.common.ambassador", {"pinned", "uncivilised", "civilised"}),
            ("classics.common.invasion", {"attack", "uncivilised"}),
        ],
    )
    def test_what_a_card_shows(self, one, shows):
        assert set(card(one).shows) == shows

    def test_two_versions_of_two_cards(self):
        """Rulebook: one of each with the Barbarian icon."""
        for name in ("indian_elephants", "nomads"):
            versions = {one.shows for _, one in ALL if one.name == name}
            assert len(versions) == 2

    def test_no_text_of_a_card_is_kept(self):
        allowed = set(CARD_KEYS)
        for owner in owners():
            path = data_dir() / "imperium" / "cards" / f"{owner}.json"
            for one in json.loads(path.read_text(encoding="utf-8"))["cards"]:
                assert set(one) <= allowed


CARD_KEYS = (
    *("id", "name", "kind", "categories", "symbols", "marks", "counts", "depends", "points"),
    *("civ", "copies", "players", "face_of", "printed", "french", "reprint", "sources", "sure"),
    "note",
)
