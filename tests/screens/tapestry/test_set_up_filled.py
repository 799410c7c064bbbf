"""The set-up fills itself in as far as chance can, and shows what is to be chosen."""

from screens.play.set_up_parts import PartTile
from screens.widgets.controls.acts import ActRow
from tests.screens.hand import does
from tests.screens.tapestry.player import Player
from tests.screens.tapestry_games import started


def set_up(start):
    hand = start(guard_next=False)
    started(hand)
    hand.app.nav.go("tapestry/setup")
    hand.settle()
    return Player(hand)


def test_everything_is_drawn_by_one_touch_and_only_the_choices_are_left(start):
    player = set_up(start)
    player.button("app.set_up.draw_everything")
    state = player.bridge.state

    assert state.setup.first_player
    assert state.bots.favourites
    assert len(state.setup.of("p1").civilizations) == 2
    assert not state.setup.of("p1").civilization
    assert not player.view.may_draw
    keeps = [row for row in player.hand.all(ActRow) if does(row).startswith("Keep")]
    assert len(keeps) == 4


def test_skip_draws_shows_what_is_missing_and_then_begins(start):
    player = set_up(start)
    player.button("app.set_up.skip")
    assert player.route == "tapestry/setup"
    for kind in ("KeepCivilization", "KeepCapital"):
        keep = (row for row in player.hand.all(ActRow) if does(row) == kind)
        player.touch(next(keep))
    player.button("app.set_up.skip")
    player.answer_all()

    assert player.route == "tapestry/table"


def test_what_was_drawn_and_kept_ticks_itself(start):
    player = set_up(start)
    before = player.view.done
    player.button("app.set_up.draw_everything")
    drawn = player.view.done
    player.touch(next(r for r in player.hand.all(ActRow) if does(r).startswith("Keep")))

    assert before == 0 < drawn < player.view.done
    assert len(list(player.hand.all(PartTile))) == len(player.view.parts)


def test_going_on_ticks_what_hands_laid_out(start):
    player = set_up(start)
    view = player.view
    first = [line.key for line in view.view.parts[0].lines if not line.acts]
    player.next()

    ticked = player.bridge.state.setup.ticked
    assert set(first) <= set(ticked)
    assert view.part == 1


def test_what_the_app_does_itself_is_not_listed(start):
    player = set_up(start)
    listed = {item for item, _ in player.view.steps}

    assert "dice" not in listed
    assert "techs" in listed
