"""What is said of a conquest of nobody's hex, and in which order tracks are read."""

import pytest

from companion.games.tapestry.bots.decide.conquest import choose_conquest
from companion.games.tapestry.bots.decide.track import reading_order
from tests.tapestry.bots.makers import ICON, NO_ICON, a_position
from tests.tapestry.speaking import words


@pytest.mark.parametrize(
    ("right", "tiles_left", "said"),
    [
        (NO_ICON, 40, "no_icon"),
        (ICON, 40, "icon"),
        (NO_ICON, 0, "no_icon.no_tile.ruling"),
        (ICON, 0, "icon.no_tile.ruling"),
        (NO_ICON, 1, "no_icon"),
    ],
)
def test_the_reason_names_the_icon_and_the_tiles(right, tiles_left, said):
    conquest = choose_conquest(a_position(right=right, tiles_left=tiles_left))
    first = next(why for why in conquest.whys if why.rule == "R-conq-4")

    assert conquest.procedure == "neutral"
    assert first.text.key == f"tapestry.bot.why.conquer.neutral.{said}"


@pytest.mark.parametrize(
    "kind", ["icon", "no_icon", "icon.no_tile.ruling", "no_icon.no_tile.ruling"]
)
def test_it_does_not_say_that_you_are_far_away(kind):
    """Two of your tokens on a hex beside the Automa cannot be conquered, and are in reach."""
    said = words("en").say(f"tapestry.bot.why.conquer.neutral.{kind}")

    assert said.startswith("Nothing of yours that can be conquered is in reach")


@pytest.mark.parametrize("bot", ["automa", "shadow"])
def test_each_track_is_read_once(bot):
    order = list(reading_order(a_position(), bot))

    assert len(order) == len(set(order))
    assert set(a_position().tracks[bot]) <= set(order)
