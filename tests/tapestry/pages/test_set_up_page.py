"""The set-up as a page: a step at a time, everything reached, nothing ticked that was not done."""

from itertools import cycle

import pytest

from companion.describe.lint import acts_of, faults
from companion.describe.node import GOLD
from companion.describe.scene import Icon, Poly
from companion.describe.set_up_laid import Moment
from companion.describe.showing import Showing
from companion.games.tapestry.options import Bots, Expansion, Options, Participant
from companion.games.tapestry.pages.set_up import LAID, set_up
from companion.games.tapestry.setup.view import set_up_view
from tests.describe.desks import LOOKS, WHOLE, a_desk, a_surface, words_of

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


@pytest.mark.parametrize("first", range(len(LOOKS) if WHOLE else 1))
@pytest.mark.parametrize("table", TABLES)
def test_gold_and_picked_cards_lead_to_the_first_turn(table, first):
    """Nothing is wrong on the way, which goes through one look after the other."""
    desk, found = a_desk("tapestry", options=TABLES[table]), set()
    looks = cycle([*LOOKS[first:], *LOOKS[:first]])
    for look, _ in zip(looks, walked(desk), strict=False):
        showing = page(desk, look)
        found |= {str(one) for one in faults(showing.page, showing.pieces, showing.surface)}

    assert not found
    assert desk.session.game.part(desk.session.state) == "table"


def drawn_for_all(desk):
    """What was drawn by chance for the table and for the bots."""
    lines = (line for part in set_up_view(desk.session.state).parts for line in part.lines)
    return [one.results[0] for one in lines if len(one.results) == 1 and one.person is None]


def test_before_the_first_turn_what_chance_drew_is_named():
    """The Automa's civilization, favourites, who begins: they were drawn several steps ago."""
    desk, surface = a_desk("tapestry", options=TABLES["alone"]), a_surface(language="fr")
    for _ in walked(desk):
        if page(desk).gold == "begin":
            break
    shown, drawn = page(desk, ("landscape", 1.0, "fr")), drawn_for_all(desk)
    named = {*words_of(shown.pieces)}

    assert [one.key for one in shown.pieces if one.inner[1] > one.h + 1] == []
    assert len(drawn) >= 4
    assert {surface.alone(one) for one in drawn} <= named


def test_what_is_drawn_with_it_waits_for_its_turn():
    """The Shadow's favourite is known with the Automa's civilization, and is set after it."""
    desk, seen = a_desk("tapestry", options=TABLES["alone"]), []
    for _ in walked(desk):
        line = Moment(LAID, desk, a_surface()).line
        seen += [line.key] if line is not None and line.key not in seen else []
    at = seen.index("automa_civilization")

    assert seen[at + 1] == "automa_favourite"


def test_the_map_lies_as_its_places_are_kept():
    """The facts are read with the Exploration track below the map; no other place is known."""
    desk = a_desk("tapestry", options=TABLES["alone"])
    (board,) = [one.inset for one in LAID.spots(desk, None) if one.inset is not None]
    layers = board.draw(a_surface(), 600.0, 600.0, *board.of).layers
    shapes = [shape for layer in layers for shape in layer.shapes]
    tracks = [one for one in shapes if isinstance(one, Icon) and one.name.startswith("track-")]
    lowest = max(y for one in shapes if isinstance(one, Poly) for y in one.points[1::2])

    assert [one.name for one in tracks] == ["track-exploration"]
    assert tracks[0].y > lowest
