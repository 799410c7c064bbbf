"""A card that is taught, as a page: it lies there as it stands, beside it the words."""

from random import Random

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.describe.asking import BACK
from companion.describe.desk import Desk
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.games.tapestry.game import GAME
from companion.games.tapestry.options import Options
from companion.games.tapestry.pages.table import table
from companion.games.tapestry.setup.tables import as_new
from companion.games.tapestry.state import Phase
from companion.games.tapestry.teaching.form import TEACH
from companion.games.tapestry.teaching.view import teaching_view
from tests.describe.desks import LOOKS, WHOLE, Hands, a_surface, goes_on
from tests.tapestry.teaching.by_hand import answer

SAID = (
    *("other_ff", "The Great Granary", "when_played", "yes"),
    *("played", "if", "at_least", "income_building", 3, "pay", "coin", 1, "gain", "tapestry", 1),
    *(
        "with",
        "who",
        "neighbours",
        "lose",
        "vp",
        3,
        "then",
        "left_charm",
        "gain",
        "food",
        2,
        "done",
    ),
)

ANEW = (
    *("other_aa", "Salt Caravan", ("when_played", "this_era")),
    *("played", "who", "one_neighbour", "pay", "food", 1, "vp", 2),
    *("did", "who", "me", "gain", "coin", 1, "otherwise", "who", "fewest", "science_spaces"),
    *("advance", "lowest", "yes", "then", "in_force", "cheaper_advance", "tier_III", "then"),
    *("played", "copy_tapestry", "neighbours", "done"),
)
"""With the words that say what follows, whom it means, which tier, on whose mat."""


def teaching_desk(said=()):
    """Somebody teaches a card, and has said so much."""
    options = as_new(Options(expansions=("MM", "AA", "FF")))
    session = Session.begin(GAME, options, MemoryJournal(), seed="1")
    desk = Desk(session, Hands(session))
    offer = next(one for one in session.offers if one.id == TEACH.id)
    desk.takes(offer)()
    for one in said:
        desk.answer(answer(desk.asked, one))
    return desk


def shown(desk, surface):
    """The page as it is laid out."""
    showing = Showing(lambda one: table(desk, one))
    showing.show(surface)
    return showing


@pytest.mark.parametrize("so_much", range(len(SAID)))
class TestEveryQuestion:
    def test_nothing_is_cut_or_outside(self, so_much):
        desk = teaching_desk(SAID[:so_much])
        for look in LOOKS if WHOLE else LOOKS[so_much % 4 :: 4]:
            surface = a_surface(*look)
            showing = shown(desk, surface)

            wrong = [*faults(showing.page, showing.pieces, surface)]
            assert wrong == [], look


@pytest.mark.parametrize("so_much", range(len(ANEW)))
def test_nothing_is_cut_where_more_is_said(so_much):
    desk = teaching_desk(ANEW[:so_much])
    surface = a_surface(*LOOKS[so_much % len(LOOKS)])
    showing = shown(desk, surface)

    assert [*faults(showing.page, showing.pieces, surface)] == []


class TestPutRight:
    """Said anew, each question begins with what was said; from when on it holds is asked."""

    def again(self, *said):
        desk = teaching_desk(("other_aa", "Old Mill", ("when_played",), "gain", "food", 2, "done"))
        offer = next(one for one in desk.session.offers if one.id == TEACH.id)
        desk.takes(offer)()
        for one in ("taught.Old_20_Mill", *said):
            desk.answer(answer(desk.asked, one))
        return desk

    def test_what_was_said_is_chosen_already(self):
        desk = self.again(("when_played",), "gain")

        assert desk.asked.guess == "food"

    @pytest.mark.parametrize("when", ["here", "later"])
    def test_it_holds_at_once_or_later(self, when):
        desk = self.again(("when_played",), "gain", "food", 3, "done")
        surface = a_surface()
        showing = shown(desk, surface)

        assert [*faults(showing.page, showing.pieces, surface)] == []
        assert showing.touch(f"answer.{when}")
        taught = desk.session.state.taught["taught.Old_20_Mill"]
        assert taught.clauses[0].n == (3 if when == "here" else 2)


class TestTheCard:
    def test_what_was_said_stands_on_it(self):
        desk = teaching_desk(SAID[:19])
        view = teaching_view(desk.session.state, desk.asked, dict(desk.looking.given))
        say = a_surface().say

        assert say(view.name) == "The Great Granary"
        assert [say(one.when) for one in view.lines] == ["When played"]
        assert "you may pay 1 coin: gain 1 tapestry card" in say(view.lines[0].what)
        assert [say(one) for one in view.clause] == ["For others", "Each neighbor", "Lose"]

    def test_the_last_answer_is_taken_back(self):
        desk = teaching_desk(SAID[:6])
        asked = desk.asked.key

        table(desk, a_surface()).acts[BACK]()

        assert desk.asked.key != asked
        desk.answer(SAID[5])
        assert desk.asked.key == asked

    def test_the_last_touch_teaches_it(self):
        desk = teaching_desk(SAID)

        assert "taught.The_20_Great_20_Granary" in desk.session.state.taught
        assert desk.asked is None


class TestWhereItIsOffered:
    """In one's turn under "more": touched word by word, typed once."""

    def at_the_table(self):
        options = as_new(Options(expansions=("FF",)))
        session = Session.begin(GAME, options, MemoryJournal(), seed="1")
        session.use_app("cards", False)
        begin(session)
        return Desk(session, Hands(session))

    def test_a_card_is_taught_by_touches(self):
        desk = self.at_the_table()
        surface = a_surface()
        showing = shown(desk, surface)

        for key in ("more", "offer.teach.tapestry", "answer.other_ff"):
            assert showing.touch(key), key
            showing.show(surface)
        assert showing.typed("answer", "Old Mill")
        showing.show(surface)
        for key in TOUCHES:
            assert showing.touch(key), (key, desk.asked, list(showing.page.acts))
            showing.show(surface)

        assert [*desk.session.state.taught] == ["taught.Old_20_Mill"]


TOUCHES = (
    *("answer", "answer.when_played", "answer", "answer.no", "answer.gain", "answer.food"),
    *("answer.2", "answer.done"),
)


def begin(session):
    """The set-up at random, as far as the first turn of a person."""
    chance = Random(5)
    while session.state.phase is not Phase.TURN or session.pending:
        goes_on(session, chance)
