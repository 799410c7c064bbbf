"""What people among themselves tell was seen on the table: nobody moves anything for it."""

import pytest

from tests.tapestry.company.makers import a_company, take
from tests.wooden.following import Follower
from tests.wooden.tapestry import inventory


@pytest.mark.parametrize("way", ["everything", "sheet"])
def test_the_wooden_table_agrees_after_every_step(way):
    session = a_company(3)
    wood = Follower(session, inventory(session.options))
    for player in ("p1", "p2", "p3"):
        take(session, f"income.{player}")
        take(session, f"points.{player}", by=9, source="track")
        take(session, "count", player=player, what="building.farm", by=2)
        take(session, "count", player=player, what="resource.coin", by=-1)
        take(session, f"income.{player}", waited=4, techs=2, lines=1)
        take(session, "done")
        wood.follow(session)
    take(session, "catch_up", who=("p1", "p2"), what=("points", "resource.food"), p2_points=77)
    take(session, "sheet.total", seat="p3", points=120)
    take(session, "sheet.write", seat="p3", row="income", points=70)
    take(session, f"way.{way}")
    take(session, "way.counts")
    wood.follow(session)

    assert [me.score for me in session.state.players.values()][1:] == [77, 120]
