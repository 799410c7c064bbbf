"""Rulebook, FAQ "Tracks": benefits in the order of one's choice, asked where it can matter."""

import pytest

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.turn.order import order_matters
from tests.tapestry.makers import a_gain

EXPLORE, CONQUER, INVENT = Benefit(Verb.EXPLORE), Benefit(Verb.CONQUER), Benefit(Verb.INVENT)
FARM, CARD, TILE = a_gain("farm"), a_gain("tapestry"), a_gain("territory_tile")
PER_FARM = Benefit(Verb.POINTS_PER, per="farm")
PER_TILE = Benefit(Verb.POINTS_PER, per="territory_tile_in_supply")
FARM_OR_MARKET = Benefit(Verb.OR, options=((FARM,), (a_gain("market"),)))
EXPLORE_OR_FARM = Benefit(Verb.OR, options=((EXPLORE,), (FARM,)))


class TestOrder:
    @pytest.mark.parametrize(
        "benefits",
        [
            (EXPLORE, CONQUER),
            (FARM, PER_FARM),
            (TILE, PER_TILE),
            (EXPLORE, PER_TILE),
            (EXPLORE_OR_FARM, INVENT),
            (FARM, Benefit(Verb.SCORE_CAPITAL)),
            (a_gain("civilization"), CONQUER),
        ],
    )
    def test_asked_where_another_order_can_give_something_else(self, benefits):
        assert order_matters(benefits)

    @pytest.mark.parametrize(
        "benefits",
        [
            (EXPLORE,),
            (FARM, CARD),
            (EXPLORE, FARM),
            (CARD, PER_FARM),
            (FARM_OR_MARKET, EXPLORE),
            (CONQUER, Benefit(Verb.POINTS, n=3)),
        ],
    )
    def test_not_where_it_cannot(self, benefits):
        assert not order_matters(benefits)
