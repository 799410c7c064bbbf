"""The set-up as a page: a step at a time, everything reached, nothing ticked that was not done."""

import pytest

from companion.describe.lint import acts_of, faults
from companion.describe.node import GOLD
from companion.describe.showing import Showing
from companion.games.tapestry.options import Bots, Expansion, Options, Participant
from companion.games.tapestry.pages.set_up import set_up
from tests.describe.desks import LOOKS, WHOLE, a_desk, a_surface

EVERY_BOX = (
    Expansion.PLANS_AND_PLOYS,
    Expansion.ARTS_AND_ARCHITECTURE,
    Expansion.FANTASIES_AND_FUTURES,
)
TWO = (Participant("p1", "Ada", "blue"), Participant("p2", "Grace", "red"))
TABLES = {
    "alone": Options(level=3),
    "alone, all boxes": Options(level=5, expansions=EVERY_BOX),
    "two and the Shadow": Options(participants=TWO, bots=Bots.SHADOW, expansions=EVERY_BOX),
}


def page(desk, look=("landscape", 1.0, "en")):
    """The page as it is laid out."""
    showing = Showing(lambda surface: set_up(desk, surface))
    showing.show(a_surface(*look))
    return showing


def gold_of(showing):
    return next(
        (one.does for one in acts_of(showing.page.root) if one.look == GOLD and one.reason is None),
        "",
    )


def walked(desk, most=120):
    """Gold, or the first card that can be picked, until the first turn."""
    for _ in range(most):
        if desk.session.game.part(desk.session.state) != "setup":
            return
        yield
        question = desk.asked
        showing = page(desk)
        if question is not None:
            guess = (
                question.guess if question.guess is not None else next(iter(question.examples()))
            )
            desk.answer(guess)
            continue
        act = next((one for one in showing.page.acts if one.startswith("act.")), "")
        showing.touch(gold_of(showing) or act)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("table", TABLES)
def test_gold_and_picked_cards_lead_to_the_first_turn(table):
    desk = a_desk("tapestry", options=TABLES[table])
    for _ in walked(desk):
        pass

    assert desk.session.game.part(desk.session.state) == "table"


@pytest.mark.parametrize("look", LOOKS if WHOLE else LOOKS[::3])
def test_nothing_is_wrong_on_the_way(look):
    for table in TABLES:
        desk = a_desk("tapestry", options=TABLES[table])
        found = set()
        for _ in walked(desk):
            showing = page(desk, look)
            found |= {str(one) for one in faults(showing.page, showing.pieces, showing.surface)}

        assert not found, (table, *found)
