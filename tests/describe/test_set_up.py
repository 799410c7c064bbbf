"""Set-ups of the other games as pages: every line looked at, every part, what is asked."""

import pytest

from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.describe.touching import in_order
from companion.games.imperium.options import Options as ImperiumOptions
from companion.games.imperium.options import PlayerSeat
from companion.pages.places import page_of
from tests.describe.desks import LOOKS, WHOLE, a_desk, a_surface

TABLES = {
    "imperium": None,
    "imperium, by name": ImperiumOptions((PlayerSeat("Ada", "greeks"),), "romans", names=True),
    "rise_and_fall": None,
}
MOST = 120


def made(table, look=("landscape", 1.0, "en")):
    game = table.partition(",")[0]
    desk = a_desk(game, options=TABLES[table])
    showing = Showing(lambda surface: page_of(game, "setup")(desk, surface))
    showing.show(a_surface(*look))
    return desk, showing


def wrong(showing):
    return {str(one) for one in faults(showing.page, showing.pieces, showing.surface)}


@pytest.mark.parametrize("look", LOOKS if WHOLE else LOOKS[::4])
@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_wrong_on_the_way(table, look):
    desk, showing = made(table, look)
    found = set()
    for opened in ("", "menu", *(one for one in showing.page.acts if one.startswith("part."))):
        desk.look(opened=opened)()
        showing.show(a_surface(*look))
        found |= wrong(showing)
    for line in [one for one in showing.page.acts if one.startswith("line.")]:
        desk.look(opened=line)()
        showing.show(a_surface(*look))
        found |= wrong(showing)

    assert not found


@pytest.mark.parametrize("table", TABLES)
def test_gold_leads_on(table):
    desk, showing = made(table)
    for _ in range(MOST):
        if desk.session.game.part(desk.session.state) != "setup":
            break
        if desk.asked is not None:
            desk.answer(next(iter(desk.asked.examples())))
        else:
            can = (met.hit.does for met in in_order(showing.pieces, showing.seen))
            kinds = [one for one in can if one.startswith(("name.", "kind."))]
            showing.touch(showing.gold or kinds[0])
        showing.show(a_surface())

    assert desk.session.game.part(desk.session.state) != "setup"


def test_all_of_a_part_ticks_no_market_that_nobody_told():
    desk, showing = made("imperium")
    desk.look(opened="line.market_unrest")()
    showing.show(a_surface())
    showing.touch("ready")
    done = desk.session.state.laid_out

    assert desk.question is not None or "market" not in done


def test_another_item_is_shown_from_its_top():
    look = ("phone", 1.6, "fr")
    desk, showing = made("rise_and_fall", look)
    (listed,) = (one.key for one in showing.pieces if one.inside)
    showing.scroll(listed, 0, 400)
    desk.look(opened="line.trophies")()
    showing.show(a_surface(*look))
    (now,) = (one.key for one in showing.pieces if one.inside)

    assert showing.seen.get(now) is None or showing.seen[now].y == 0
