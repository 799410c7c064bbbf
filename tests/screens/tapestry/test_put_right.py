"""What lies otherwise on the table is put right where it is shown."""

from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from tests.screens.tapestry.player import Player
from tests.screens.tapestry_games import ready


def at_the_table(start):
    hand = start()
    ready(hand)
    hand.app.nav.go("tapestry/table")
    hand.settle()
    return Player(hand)


class TestTracks:
    """A space that is touched tells who stands there, and is put right."""

    def test_a_token_goes_back_to_the_start(self, start):
        player = at_the_table(start)
        player.bridge.do(SetValue(facts.Tokens("p1", "science", (3,))))
        player.hand.settle()
        player.page("space.science.0")
        player.page("right.0")

        assert player.bridge.state.tracks["p1"]["science"] == (0,)

    def test_the_start_says_who_stands_there(self, start):
        player = at_the_table(start)
        player.page("space.science.0")
        said = " ".join(player.view.spoken())

        assert "Start of Science" in said
        assert said.casefold().count("token") >= 3

    def test_a_hex_is_explored_after_all(self, start):
        player = at_the_table(start)
        key = next(one.key for one in player.bridge.view.hexes if not one.explored)
        player.page(f"hex.{key}")
        player.page(player.acts_of("right.")[0])
        player.answer_all_on_page()

        assert player.bridge.state.map[key].explored

    def test_an_achievement_is_reached(self, start):
        player = at_the_table(start)
        player.page("mine")
        achievement = player.acts_of("achievement.")[0]
        player.page(achievement)
        player.page(player.acts_of("right.")[0])

        assert player.bridge.state.achievements[achievement.removeprefix("achievement.")]


class TestCards:
    def test_a_technology_is_put_in_a_row_moved_and_taken_away(self, start):
        player = at_the_table(start)
        techs = lambda: player.bridge.state.players["p1"].techs  # noqa: E731
        before = techs()
        player.page("techs")
        player.page("add.tech.1")
        player.page(player.acts_of("right.")[0])
        added = techs()[-1]
        assert (len(techs()), added.row) == (len(before) + 1, 1)
        for text in ("tapestry.right.row_top", "tapestry.right.take"):
            player.page("techs")
            player.page(f"card.tech.{added.card}")
            player.page(player.say(text))

        assert techs() == before

    def test_a_tapestry_is_laid_on_the_mat_of_an_era(self, start):
        player = at_the_table(start)
        player.page("cards")
        player.page("add.tapestry.2")
        player.page(player.acts_of("right.")[0])

        assert len(player.bridge.state.players["p1"].mat["2"]) == 1
