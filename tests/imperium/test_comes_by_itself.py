"""What needs nobody comes with what follows: the next card in Loom, the clean-up."""

import pytest

from companion.describe.lines import lines
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.pages.going_on import came_with
from companion.games.imperium.pages.told import left_of, now_of
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

    def test_the_card_stands_there_with_its_row_before_the_next_is_turned_over(self):
        for n in range(20):
            desk = played_on(its_turn(seed=str(n)), asks_what_came)
            cards = sum(isinstance(one.command, RevealSlot) for one in desk.session.entries)
            touched = next(one for one in on_page(desk).page.acts if one.startswith("name."))
            on_page(desk).touch(touched)
            if desk.question is None:
                break
        after = sum(isinstance(one.command, RevealSlot) for one in desk.session.entries)

        assert after == cards + 1
        assert "go" in on_page(desk).page.acts
