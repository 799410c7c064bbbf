"""A table that plays by every variant, by touch from New game to the first turn."""

from screens.new_game.drawn import SettingChips
from screens.widgets.controls.acts import ActRow
from tests.screens.tapestry.player import Player

SWITCHES = ("two_tapestries", "two_civilizations", "nanotechnology", "nearest_island")


def test_three_people_by_every_variant(start):
    player = Player(start(guard_next=False), seed="variants", advances=0)
    player.new_game()
    player.chip(player.say("tapestry.new.people", n=3))
    player.touch(next(row for row in player.hand.all(ActRow) if row.do == "everything"))
    for option in ("AA", "FF", *SWITCHES, "science_d12"):
        player.touch(next(player.hand.all(option_id=option)))
    boxes = next(one for one in player.hand.all(SettingChips) if one.asks == "box")
    player.touch(next(chip for chip in boxes.children if chip.option_id == "FF"))
    player.button("tapestry.new.start")
    player.set_up()
    state = player.bridge.state
    civilizations = {mat.id for me in state.players.values() for mat in me.civilizations}
    player.play(until=lambda view: view.players[0].era == 2)

    assert state.options.variants.science_die == "science_d12"
    assert len({me.start for me in state.players.values()}) == 3
    assert any(".start" in key for key in player.asked)
    assert len(civilizations) == 3
    assert "p1.civilization.2" in player.asked
