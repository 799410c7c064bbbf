"""A table that plays by every variant, by touch from New game to the first turn."""

from tests.screens.new_game_hand import begin, choose, decide
from tests.screens.page_hand import touch
from tests.screens.tapestry.player import Player

SWITCHES = ("two_tapestries", "two_civilizations", "nanotechnology", "nearest_island")


def test_three_people_by_every_variant(start):
    player = Player(start(guard_next=False), seed="variants", advances=0)
    player.new_game()
    choose(player.hand, table=3, way="everything")
    for place in ("turn.expansions.AA", "turn.expansions.FF"):
        touch(player.hand, place)
    for key, value in (("variants", SWITCHES), ("die", "science_d12"), ("box", "FF")):
        decide(player.hand, key, value)
    begin(player.hand)
    player.set_up()
    state = player.bridge.state
    civilizations = {mat.id for me in state.players.values() for mat in me.civilizations}
    player.play(until=lambda view: view.players[0].era == 2)

    assert state.options.variants.science_die == "science_d12"
    assert len({me.start for me in state.players.values()}) == 3
    assert any(".start" in key for key in player.asked)
    assert len(civilizations) == 3
    assert "p1.civilization.2" in player.asked
