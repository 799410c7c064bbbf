"""Data files, and an owner's edited copies of them."""

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from companion.content import Shelf, find
from companion.content.printed import fact_of
from companion.errors import ContentError


@dataclass(frozen=True, slots=True)
class Card:
    """A card worth some points."""

    id: str
    points: int


@dataclass(frozen=True, slots=True)
class Cards:
    """A file of cards."""

    cards: tuple[Card, ...]


GOOD = '{"cards": [\n  {"id": "a", "points": 1},\n  {"id": "b", "points": 2}\n]}\n'


@pytest.fixture
def shelf(tmp_path):
    (tmp_path / "shipped" / "game").mkdir(parents=True)
    (tmp_path / "edited" / "game").mkdir(parents=True)
    (tmp_path / "shipped" / "game" / "cards.json").write_text(GOOD, encoding="utf-8")
    return Shelf(tmp_path / "shipped", tmp_path / "edited")


def edit(shelf: Shelf, text: str) -> None:
    (shelf.edited / "game" / "cards.json").write_text(text, encoding="utf-8")


class TestShipped:
    def test_a_file_becomes_a_record(self, shelf):
        assert shelf.load("game/cards.json", Cards) == Cards((Card("a", 1), Card("b", 2)))

    def test_it_is_read_once(self, shelf):
        assert shelf.load("game/cards.json", Cards) is shelf.load("game/cards.json", Cards)

    def test_on_the_shelf_of_another_too(self, shelf, tmp_path):
        ours = shelf.load("game/cards.json", Cards)
        with shelf.of_another(tmp_path / "theirs"):
            theirs = shelf.load("game/cards.json", Cards)

        assert theirs is ours

    def test_an_error_names_file_line_and_key(self, shelf):
        wrong = GOOD.replace("2}", '"two"}')
        (shelf.shipped / "game" / "cards.json").write_text(wrong, encoding="utf-8")

        with pytest.raises(ContentError) as raised:
            shelf.load("game/cards.json", Cards)

        said = raised.value.message.params
        assert (said["file"], said["line"], said["key"]) == ("game/cards.json", 3, "cards.1.points")
        assert said["why"].key == "content.no_int"

    def test_a_file_that_is_not_there_is_named(self, shelf):
        with pytest.raises(ContentError) as raised:
            shelf.load("game/other.json", Cards)

        assert raised.value.message.params == {"file": "game/other.json"}


class TestEdited:
    def test_the_owners_copy_goes_first(self, shelf):
        edit(shelf, GOOD.replace('"points": 1', '"points": 7'))

        assert shelf.load("game/cards.json", Cards).cards[0] == Card("a", 7)
        assert shelf.troubles == []

    @pytest.mark.parametrize(
        "damage", ["", "{", GOOD.replace("1", "null"), GOOD.replace("id", "colour"), "\x00"]
    )
    def test_a_damaged_copy_is_said_and_passed_over(self, shelf, damage):
        edit(shelf, damage)

        assert shelf.load("game/cards.json", Cards).cards[0] == Card("a", 1)
        assert [trouble.key for trouble in shelf.troubles] == ["content.edited_passed_over"]

    def test_half_a_character_becomes_a_sign(self, shelf):
        edit(shelf, GOOD.replace('"a"', r'"\uD800 \ud83d\ude00"'))

        assert shelf.load("game/cards.json", Cards).cards[0].id == "\ufffd 😀"

    def test_another_folder_is_read_anew(self, shelf):
        edit(shelf, GOOD.replace("1", "7"))
        before = shelf.load("game/cards.json", Cards)

        shelf.use_edited(None)

        assert (before.cards[0].points, shelf.load("game/cards.json", Cards).cards[0].points) == (
            7,
            1,
        )


class TestFind:
    def test_a_key_that_is_not_there_is_named_with_its_file(self):
        cards: Mapping[str, Card] = {"a": Card("a", 1)}

        with pytest.raises(ContentError) as raised:
            find(cards, "z", "game/cards.json")

        assert find(cards, "a", "game/cards.json").points == 1
        assert raised.value.message.params == {"file": "game/cards.json", "key": "z"}


class TestANumberNobodyPrints:
    """Cards, sentences and steps are made of numbers: a start would never end."""

    def test_a_copy_that_holds_one_is_passed_over_by_line_and_key(self, shelf):
        edit(shelf, GOOD.replace("2}", "999999999}"))

        assert shelf.load("game/cards.json", Cards) == Cards((Card("a", 1), Card("b", 2)))
        [trouble] = shelf.troubles
        why = trouble.params["why"].params
        assert (why["line"], why["key"], why["why"].key) == (
            3,
            "cards.1.points",
            "content.too_large",
        )

    def test_so_is_one_with_a_text_that_no_page_has_room_for(self, shelf):
        edit(shelf, GOOD.replace('"b"', f'"{"x" * 2_001}"'))

        assert shelf.load("game/cards.json", Cards) == Cards((Card("a", 1), Card("b", 2)))
        [trouble] = shelf.troubles
        why = trouble.params["why"].params
        assert (why["key"], why["why"].key) == ("cards.1.id", "content.too_long")

    def test_one_that_is_told_changes_nothing_and_says_so(self, shelf):
        shelf.use_facts({fact_of("game/cards.json", "cards", "a", "points"): 999_999_999})

        assert shelf.load("game/cards.json", Cards).cards[0].points == 1
        assert [trouble.key for trouble in shelf.troubles] == ["content.told_passed_over"]
