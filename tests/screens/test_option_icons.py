"""Every answer has a picture, and most have that of what they name."""

from companion.core.message import Message, name
from companion.core.question import Option
from screens.games import screens_of
from screens.navigation import find_class
from screens.widgets.controls.option_icon import NEUTRAL, has_icon, icon_of


def test_a_thing_brings_its_own_picture(hand):
    named = {
        ("tapestry", "track", "science"): "track-science",
        ("tapestry", "building", "farm"): "building-farm",
        ("tapestry", "tech", "barter"): "card-tech",
        ("imperium", "nation", "romans"): "imperium-nation",
        ("rise_and_fall", "piece", "nomad"): "rise-nomad",
    }
    for what, icon in named.items():
        assert icon_of(Option(what[-1], name(*what))) == icon


def test_yes_and_no_and_what_nobody_knows(hand):
    words = Message("core.card", card="4")

    assert icon_of(Option("yes", words)) == "check"
    assert icon_of(Option("4", words)) == NEUTRAL


def test_the_pictures_of_each_list_are_there(hand):
    for game in ("tapestry", "imperium", "rise_and_fall"):
        icons = find_class(screens_of(game)["option_icons"])
        assert [one for one in icons.values() if not has_icon(one)] == []
