"""FF: the Weefolk, whose tokens stand in the capitals of others and count there."""

import pytest

from companion.core.act import Lying
from companion.games.tapestry import content
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city.events import CityTokenLaid, PieceSetBeside
from companion.games.tapestry.civilizations import new_civilization
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.correcting.settable import taken_up
from companion.games.tapestry.game import GAME
from companion.games.tapestry.offers import offers
from companion.games.tapestry.player import CityToken, Placed
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    a_step,
    a_table,
    play,
    with_buildings,
    with_capital,
    with_civilization,
    with_player,
)
from tests.tapestry.mats import LATER, marks, used

FREE = [
    (row, column)
    for row in range(9)
    for column in range(9)
    if (row, column) not in content.capital("mountain").blocked
]
FIRST = FREE[0]


def key(cell):
    return f"{cell[0]},{cell[1]},0"


def given(state, cell=FIRST, era=2, **answers):
    """A token, which the second player puts on this plot."""
    said = {"p2.weefolk.plot": key(cell), "p1.weefolk.buy": "no"}
    return used("weefolk", state, said | answers, era=era)


def with_tokens_at(state, *cells, player="p2"):
    return with_capital(state, player, tokens=tuple(CityToken("p1", cell) for cell in cells))


class TestTheToken:
    """Turns 2-5: an opponent puts it in the own capital, where it fills a plot."""

    def test_the_opponent_puts_it_on_a_free_plot(self):
        done = given(a_table())
        city = done.state.players["p2"].capital

        assert city.tokens == (CityToken("p1", FIRST),)
        assert set(done.questions["p2.weefolk.plot"].ids) == {key(cell) for cell in FREE}

    def test_hands_lay_a_token_of_the_weefolk(self):
        events = given(a_table()).events
        (act,) = next(one for one in events if isinstance(one, CityTokenLaid)).acts(a_table())
        row, column = FIRST
        assert (act.owner, act.target) == ("p1", f"p2/capital:{row},{column}")

    def test_nothing_is_built_there(self):
        city = given(a_table()).state.players["p2"].capital

        assert key(FIRST) not in plots.fitting(city, "farm")
        assert key(FIRST) not in plots.fitting(city, "farm", on_impassable=True)

    def test_the_plot_is_filled(self):
        """Placing it is not placing a building, but the district is full."""
        district = [cell for cell in FREE if cell[0] < 3 and cell[1] < 3]
        state = with_capital(a_table(), "p2", placed=(Placed("academy", tuple(district[1:])),))
        done = given(state, district[0], **{"p2.resource": "coin"})

        assert done.state.players["p2"].capital.districts == ("0,0",)
        assert done.state.players["p2"].resources["coin"] == 1

    def test_one_of_several_opponents(self):
        said = {"p1.weefolk.to": "p3", "p3.weefolk.plot": key(FIRST)}
        done = used("weefolk", a_table(3), said)

        assert done.state.players["p3"].capital.tokens == (CityToken("p1", FIRST),)

    def test_also_whose_game_is_over(self):
        done = given(with_player(a_table(), "p2", finished=True))

        assert done.state.players["p2"].capital.tokens

    def test_a_full_capital_makes_room(self):
        """The opponent replaces an income building or a landmark of one plot."""
        laid = (Placed("farm", (FREE[0],)), Placed("academy", tuple(FREE[1:])))
        paid = tuple(f"{down},{across}" for down in range(3) for across in range(3))
        state = with_capital(a_table(), "p2", placed=laid, districts=paid)
        state = with_buildings(state, "p2", farm=1)
        done = given(state)
        city = done.state.players["p2"].capital

        assert city.tokens == (CityToken("p1", FIRST),)
        assert Placed("farm") in city.placed
        assert Lying("farm", "p2/capital", 1, "p2") in list(GAME.pieces(done.state))
        (act,) = next(one for one in done.events if isinstance(one, PieceSetBeside)).acts(state)
        assert (act.piece, act.target) == ("farm", "p2/capital")
        assert done.state.players["p2"].buildings["farm"] == 1

    def test_gained_later_they_give_one_at_once(self):
        step = a_step(a_table(), {"p2.weefolk.plot": key(FIRST)})
        new_civilization.join(Turn(step, "p1"), "weefolk")

        assert step.state.players["p2"].capital.tokens == (CityToken("p1", FIRST),)

    def test_in_a_capital_kept_as_counts_it_is_told(self):
        done = used("weefolk", a_table(grid=False), {"p1.weefolk.buy": "no"})

        assert done.told_keys() == ["tapestry.told.weefolk_token"]
        assert marks(done, "weefolk") == {"told": 1}

    def test_a_tile_may_buy_a_building(self):
        state = with_player(a_table(), tiles=(7,))
        done = given(state, **{"p1.weefolk.buy": "yes", "p1.building": "farm"}, **LATER)

        assert done.me.buildings["farm"] == 1


class TestTheFifthTurn:
    """A point per building in the rows and columns of their tokens."""

    def built(self):
        """A farm in the row of the first plot, a landmark across its column and another row."""
        row, column = FIRST
        farm = Placed("farm", ((row, 8),))
        tall = Placed("forge", ((4, column), (5, column)))
        aside = Placed("house", ((8, 8),))
        state = with_capital(a_table(), "p2", placed=(farm, tall, aside, Placed("market")))
        return with_tokens_at(state, FIRST, (7, 1), (7, 2))

    def test_the_capitals_are_counted(self):
        """Of the tokens at 7,1 and 7,2 and the new one at 7,3 no line has a building."""
        done = given(self.built(), (7, 3), era=5)

        assert done.points() == {"civilization": 2}

    def test_each_token_counts_and_a_landmark_once_for_each_line(self):
        wide = Placed("academy", ((7, 4), (7, 5)))
        city = self.built().players["p2"].capital
        state = with_capital(self.built(), "p2", placed=(*city.placed, wide))
        done = given(state, (7, 3), era=5)

        assert done.points() == {"civilization": 5}

    def test_only_of_a_capital_kept_as_counts_the_table_is_asked(self):
        state = a_table(3)
        state = with_capital(state, "p3", drawn=False)
        said = {"p1.weefolk.to": "p3", "p1.weefolk": 7}
        done = used("weefolk", state, said, era=5, marks={"told": 3})

        assert done.points() == {"civilization": 7}
        assert "p1.weefolk" not in given(self.built(), (7, 3), era=5).told_keys()

    def test_what_was_given_before_the_app_kept_it_is_asked(self):
        done = given(a_table(), era=5, **{"p1.weefolk": 3})

        assert done.points() == {"civilization": 3}

    def test_the_table_may_say_otherwise(self):
        assert given(self.built(), (7, 3), era=5, **{"p1.weefolk": 4}).points() == {
            "civilization": 4
        }


class TestCorrections:
    def test_a_touch_takes_it_away(self):
        state = with_tokens_at(a_table(), FIRST)
        offer = taken_up(state, "p2", FIRST)
        done = play(state, offer.command({}))

        assert done.state.players["p2"].capital.tokens == ()

    def test_it_stands_elsewhere(self):
        now = facts.Capital.now(a_table(), "p2").with_token(CityToken("p1", FIRST))
        done = play(a_table(), SetValue(now))

        assert done.state.players["p2"].capital.tokens == (CityToken("p1", FIRST),)

    def test_one_is_put_there_and_taken_away_by_an_offer(self):
        state = with_civilization(a_table(), "weefolk")
        offer = next(one for one in offers(state) if one.id == "right.city_token")
        said = {"player": "p2", "piece": key(FIRST)}
        done = play(state, offer.command(said))
        again = next(one for one in offers(done.state) if one.id == "right.city_token")

        assert done.state.players["p2"].capital.tokens == (CityToken("p1", FIRST),)
        assert play(done.state, again.command(said)).state.players["p2"].capital.tokens == ()

    @pytest.mark.parametrize(("owner", "cell"), [("p2", FIRST), ("p1", (9, 0)), ("p7", FIRST)])
    def test_not_of_oneself_nor_off_the_grid(self, owner, cell):
        now = facts.Capital.now(a_table(), "p2").with_token(CityToken(owner, cell))

        with pytest.raises(Exception, match="cannot_be"):
            SetValue(now).verify(a_table())


def test_where_they_lie_is_what_the_state_says():
    state = with_tokens_at(a_table(), FIRST)
    row, column = FIRST
    lying = [one for one in GAME.pieces(state) if one.place == f"p2/capital:{row},{column}"]

    assert [(one.piece, one.owner, one.n) for one in lying] == [("token", "p1", 1)]
