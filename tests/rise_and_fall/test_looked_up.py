"""What is looked up: each of these is printed, or said to be our reading."""

import pytest

from companion.games.rise_and_fall import lookup
from companion.games.rise_and_fall.views.set_up import set_up_view
from companion.i18n import Words
from companion.lookup import open_rules
from companion.resources import data_dir
from tests.rise_and_fall.makers import a_session

RULES = open_rules("rise_and_fall", lookup.entries)
WORDS = Words(data_dir() / "text", "en")


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ("setup.pieces", "8 nomads, 8 cities, 5 ships, 6 merchants, 3 temples"),  # 002:101-121
        ("piece.temple", "2 gold for a nomad, 3 for a mountaineer, 5 for a merchant"),  # 664-667
        ("setup.goal", "most advanced civilization"),  # 19-23
        ("rule.levels", "sea, plain, forest, mountain, glacier"),  # 508-512
        ("end.count", "Our reading: a tie is shared"),  # 454
        ("rare.extinction", "has lost the game"),  # 761
        ("turn.a", "another player draws a card"),  # 282-284
    ],
)
def test_it_is_told(entry, says):
    found = RULES.entry(entry)

    assert any(says in WORDS.text(one) for one in (found.answer, *found.details))


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ("turn.prices", ["5 gold", "10 gold", "20 gold", "40 gold", "60 gold", "80 gold"]),  # 332
        ("value.ship", ["5", "10", "15", "20", "25", "25"]),  # 396-404: 3 ships count 15
        ("value.merchant", ["1", "4", "9", "16", "25", "36", "20"]),  # 2 merchants count 4
        ("value.city", ["1", "3", "5", "7", "9", "11", "13", "15", "10"]),  # 4 cities count 7
    ],
)
def test_the_printed_numbers_are_told(entry, says):
    lines = [WORDS.text(one.value) for one in RULES.entry(entry).lines]

    assert [line if "gold" in line else line.split()[0] for line in lines] == says


@pytest.mark.parametrize("piece", ["nomad", "city", "ship", "temple", "mountaineer", "merchant"])
def test_every_action_of_a_piece_has_its_entry(piece):
    assert [one for one in RULES.entries if one.id.startswith(f"action.{piece}.")]


def test_every_line_of_the_set_up_leads_to_its_entry():
    lines = [line.topic for part in set_up_view(a_session().state).parts for line in part.lines]

    assert [one for one in lines if one not in RULES] == []
