"""Everything that can be done asks what it asks on the page of its game, at any moment of it."""

import pytest

from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.pages.roaming import page_of, part_of
from tests.describe.desks import a_surface, played

MOMENTS = [
    ("tapestry", 40),
    ("tapestry", 60),
    ("imperium", 40),
    ("imperium", 70),
    ("rise_and_fall", 12),
    ("rise_and_fall", 40),
    ("score_pad", 6),
]


@pytest.mark.parametrize(("game", "steps"), MOMENTS)
def test_each_of_them_is_asked_without_a_fault(game, steps):
    desk, surface = played(game, steps), a_surface()
    offers = [one for one in desk.session.offers if one.reason is None and one.asks({})]

    for offer in offers:
        desk.takes(offer)()
        make = page_of(game, part_of(desk.session))
        showing = Showing(lambda shown, make=make: make(desk, shown))
        showing.show(surface)
        assert [*faults(showing.page, showing.pieces, surface)] == [], offer.id
        desk.leave()

    assert offers
