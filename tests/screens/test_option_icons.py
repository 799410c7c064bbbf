"""Every answer has a picture, and most have that of what they name."""

from companion.core.message import Message, name
from companion.core.question import Option
from companion.games import find_game
from screens.games import screens_of
from screens.navigation import find_class
from screens.widgets.controls.option_icon import NEUTRAL, has_icon, icon_of
from tests.journals.golden import journals, opened

ASKING_MOST = ("arthurians_supreme_ruler", "solo_with_real_cards", "two_people_and_every_box")
"""Of the games that were kept."""


def test_a_thing_brings_its_own_picture(hand):
    named = {
        ("tapestry", "track", "science"): "track-science",
        ("tapestry", "building", "farm"): "building-farm",
        ("tapestry", "tech", "barter"): "card-tech",
        ("imperium", "nation", "romans"): "nation-romans",
        ("rise_and_fall", "piece", "nomad"): "rise-nomad",
    }
    for what, icon in named.items():
        assert icon_of(Option(what[-1], name(*what))) == icon


def test_yes_and_no_and_what_nobody_knows(hand):
    words = Message("core.you")

    assert icon_of(Option("yes", words)) == "check"
    assert icon_of(Option("4", words)) == NEUTRAL


def test_every_answer_of_games_that_were_played_has_one(hand):
    """What is decided where a picture would say nothing: numbers alone."""
    options = [
        option
        for journal in journals()
        if journal.stem in ASKING_MOST
        for entry, session in entries_of(journal)
        for question in session.questions(entry).values()
        for option in getattr(question, "options", ())
    ]

    assert len(options) > 50
    assert [one.text.key for one in options if icon_of(one) == NEUTRAL] == []


def entries_of(journal):
    """A few steps of a game that was kept, with the game."""
    session = opened(journal, find_game(journal.parent.name))
    return [(entry, session) for entry in session.entries[::15]]


def test_the_pictures_of_each_list_are_there(hand):
    for game in ("tapestry", "imperium", "rise_and_fall"):
        icons = find_class(screens_of(game)["option_icons"])
        assert [one for one in icons.values() if not has_icon(one)] == []
