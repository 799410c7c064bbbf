"""What needs nobody comes with what follows: the next card in Loom, the clean-up."""

import pytest

from companion.describe.lines import lines
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.pages.going_on import came_with
from companion.games.imperium.pages.told import all_done, left_of, now_of
from companion.games.imperium.views.beside import rows_beside
from tests.describe.desks import a_surface
from tests.imperium.makers import said
from tests.imperium.test_pages import (
    asks_what_came,
    cleaned_up,
    is_told,
    its_turn,
    needs_nobody,
    on_page,
    played_on,
    touched,
)


class TestWhatComesByItself:
    def test_the_clean_up_comes_with_the_last_card_and_stands_below_it(self):
        desk = played_on(its_turn(), cleaned_up)
        words = [one.text for one in lines(on_page(desk).page, a_surface())]
        shown = next(
            one for one in reversed(desk.session.entries) if isinstance(one.command, RevealSlot)
        )

        assert {"The C.I.V. plays", "Done (then: Solstice)"} <= {*words}
        assert said(shown.label).partition(": ")[2] in words
        touched(desk, "go")
        assert "Solstice is over" in [one.text for one in lines(on_page(desk).page, a_surface())]

    @pytest.mark.parametrize("form", ["landscape", "phone"])
    def test_cards_that_leave_nothing_to_hands_are_shown_with_the_next(self, form):
        desk = needs_nobody()
        words = [one.text for one in lines(on_page(desk, form).page, a_surface(form))]
        entries = [one for one in desk.session.entries if isinstance(one.command, RevealSlot)]

        assert len(entries) + (desk.session.pending is not None) > 1
        assert all(said(one.label) in words for one in came_with(desk))

    def test_one_that_leaves_something_waits_for_hands(self):
        desk = played_on(its_turn(), is_told)

        assert now_of(desk, left_of(desk)) is not None


class TestAfterItsName:
    """Whoever names what came to the Market has laid it: nothing of that is confirmed again."""

    def test_the_unrest_below_is_asked_for_with_it(self):
        desk = played_on(its_turn(), asks_what_came)
        seen = [one.text for one in lines(on_page(desk).page, a_surface("landscape", 1.0))]

        assert any("Lay an Unrest below it" in one for one in seen)

    def test_the_card_stands_with_its_row_above_the_next(self):
        desk = next(one for n in range(20) if came_with(one := named(seed=str(n))))
        (card,) = came_with(desk)
        row = next(one for one in rows_beside(card.before, card) if one.counts)
        words = [one.text for one in lines(on_page(desk).page, a_surface())]

        assert said(card.label) in words
        assert any(said(row.row.shows) in one for one in words)


def named(seed):
    """What came to the Market was named."""
    desk = played_on(its_turn(seed=seed), asks_what_came)
    all_done(desk, left_of(desk))()
    return touched(desk, next(one for one in on_page(desk).page.acts if one.startswith("name.")))


@pytest.mark.parametrize("form", ["landscape", "phone"])
def test_the_row_that_asks_is_seen_with_its_first_question(form):
    desk = its_turn(seed="0")
    all_done(desk, left_of(desk))()
    words = [one.text for one in lines(on_page(touched(desk, "go"), form).page, a_surface(form))]

    assert desk.question.key.endswith(".protected")
    assert "1  Attack" in words
