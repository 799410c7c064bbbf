"""What lies otherwise on the table is put right where it is shown."""

from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from screens.widgets.controls.acts import ActRow
from tests.screens.tapestry.player import Player
from tests.screens.tapestry_games import ready


def at_the_table(start):
    hand = start()
    ready(hand)
    hand.app.nav.go("tapestry/table")
    hand.settle()
    return Player(hand)


class TestTracks:
    """The sheet of a track, space by space."""

    def test_a_token_goes_back_to_the_start(self, start):
        player = at_the_table(start)
        player.bridge.do(SetValue(facts.Tokens("p1", "science", (3,))))
        player.lane("science", "head")
        player.touch(next(player.hand.all(ActRow, do=0)))
        rows = (row for row in player.hand.all(ActRow) if hasattr(row.do, "command"))
        player.touch(next(row for row in rows if row.do.command().fact.owner == "p1"))

        assert player.bridge.state.tracks["p1"]["science"] == (0,)

    def test_the_start_says_who_stands_there(self, start):
        player = at_the_table(start)
        player.lane("science", "head")
        row = next(player.hand.all(ActRow, do=0))

        assert row.text == "Start of Science – You, Automa, Shadow Empire"
        assert row.help_id == "track.science"
