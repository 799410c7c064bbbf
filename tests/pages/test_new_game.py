"""A new game of every kind as a page: all of it seen, touched where it stands."""

import pytest

from companion.describe.holding import held_on
from companion.describe.lint import faults
from companion.describe.scene import Icon
from companion.describe.showing import Showing
from companion.describe.touching import in_order
from companion.games import GAMES, find_game
from companion.i18n import Words
from companion.library.library import Library
from companion.library.new_game import NewGame
from companion.pages.deciding import Deciding
from companion.pages.looking_up import found_under, home_of
from companion.pages.new_game import new_game
from companion.resources import data_dir
from tests.describe.desks import LOOKS, a_surface, all_pieces
from tests.library.makers import TickingClock


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    return Library(tmp_path_factory.mktemp("home"), TickingClock())


def deciding(library, game, begun=None):
    words = Words(data_dir() / "text", "en")
    new = NewGame.like_last(library, find_game(game), words.text)
    return Deciding(new, (begun if begun is not None else []).append, lambda: None)


def page(of, look=("landscape", 1.0, "en")):
    showing = Showing(lambda surface: new_game(of, surface))
    showing.show(a_surface(*look))
    return showing


@pytest.mark.parametrize("game", ["tapestry", "imperium"])
def test_this_weeks_opponent_is_one_touch_away(game, library):
    of = deciding(library, game)
    showing = page(of)

    assert showing.touch("week")
    assert of.new.code == of.new.of_week


@pytest.mark.parametrize("game", [one.id for one in GAMES])
def test_nothing_is_wrong_with(game, library):
    for look in LOOKS:
        of = deciding(library, game)
        for of.more in (False, True):
            showing = page(of, look)
            found = {str(one) for one in faults(showing.page, showing.pieces, showing.surface)}

            assert not found, (look, *found)


@pytest.mark.parametrize("game", [one.id for one in GAMES])
def test_every_setting_is_on_it(game, library):
    of = deciding(library, game)
    of.more = True
    acts = page(of).page.acts
    reached = {one.split(".", 1)[1] for one in acts if one.startswith(("setting.", "slot."))}
    touched = {one for one in acts if one.startswith(("set.", "turn."))}

    for key in of.new.settings:
        tiles = (f"set.{key}.", f"turn.{key}.")
        assert key in reached or any(one.startswith(tiles) for one in touched), key


def test_a_tile_is_chosen_by_a_touch(library):
    of = deciding(library, "tapestry")
    page(of).touch("set.level.5")
    page(of).touch("turn.expansions.AA")

    assert of.new.value("level") == "5"
    assert "AA" in of.new.value("expansions")


def test_the_slot_in_gold_is_filled_then_the_other(library):
    of = deciding(library, "imperium")
    page(of).touch("slot.nation.1")
    page(of).touch("set.nation.1.greeks")
    page(of).touch("set.opponent.celts")

    assert (of.new.value("nation.1"), of.new.value("opponent")) == ("greeks", "celts")


def test_whose_a_nation_is_is_seen_and_the_slots_stand_above_it(library):
    showing = page(deciding(library, "imperium"), ("phone", 1.0, "en"))
    shapes = [one for piece in all_pieces(showing.pieces) for layer in piece.layers
              for one in layer.shapes]  # fmt: skip
    acts = [met.hit.does for met in in_order(showing.pieces, showing.seen)]

    assert {("owner-human", "human"), ("imperium-bot", "automa")} <= {
        (one.name, one.role) for one in shapes if isinstance(one, Icon)
    }
    assert acts.index("slot.opponent") < acts.index("set.nation.1.celts")


def test_cards_and_dice_are_real_or_in_loom(library):
    of = deciding(library, "tapestry")
    tiles = {one for one in page(of).page.acts if one.startswith("set.by_app.")}

    assert {one.split(".")[2] for one in tiles} == {"cards", "dice"}


def test_gold_begins(library):
    begun = []
    page(deciding(library, "tapestry", begun)).touch("begin")

    assert len(begun) == 1


def test_what_is_held_tells_the_rule(library):
    of = deciding(library, "tapestry")
    of.more = True
    showing = page(of)
    held = {met.hit.hold for met in in_order(showing.pieces, showing.seen)}

    assert "rule.rebalancing" in held


@pytest.mark.parametrize("game", [one.id for one in GAMES if one.id != "score_pad"])
def test_every_single_answer_that_is_held_is_told(game, library):
    """But of a pad, which has no rules."""
    of = deciding(library, game)
    of.more = True
    showing, nothing = page(of), []
    for met in in_order(showing.pieces):
        if not met.hit.does.startswith(("set.", "turn.")):
            continue
        told = held_on(met, showing.pieces)
        answers = [showing.page.held(topic) for topic in told.topics]
        if not any(lines or found_under(entry, home_of(game)) for entry, lines in answers):
            nothing.append(met.hit.does)

    assert not nothing
