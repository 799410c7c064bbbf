"""Nothing that hands have to do goes by unseen where the C.I.V.'s next card asks at once."""

from companion.describe.lines import lines
from companion.games.imperium.commands.civ import RevealSlot, RollCivDie
from companion.games.imperium.commands.yours import EndYourTurn
from tests.describe.desks import a_surface
from tests.imperium.test_pages import a_desk, asks_what_came, on_page


def a_first_card_that_asks():
    """Your turn has ended, and the first card of its own takes one from the Market."""
    for n in range(60):
        desk = a_desk(civ="celts", seed=str(n))
        for command in (EndYourTurn(2), RollCivDie(), RevealSlot(1)):
            if desk.session.pending is None and desk.session.why_not(command) is None:
                desk.session.do(command)
        if desk.question is not None and asks_what_came(desk):
            return desk
    raise AssertionError("no card asks what came")


def test_what_ends_your_turn_is_told_above_the_first_question():
    """The token on the Market, the cards that are drawn; answered, it is done."""
    desk = a_first_card_that_asks()
    ended = next(one for one in desk.session.entries if isinstance(one.command, EndYourTurn))
    page = on_page(desk).page
    said = " ".join(one.text for one in lines(page, a_surface()))

    assert "from the supply on Market card" in said
    assert not desk.hands.ticked(ended)
    on_page(desk).touch(next(one for one in page.acts if one.startswith("name.")))
    assert desk.hands.ticked(ended)
