"""A card that was put into a slot in sight of all does not turn into another one unasked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.kinds import Kinds
from companion.core.step import Step
from companion.games.imperium.cards import UNREST, Card
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.commands.setup import LayMarket
from companion.games.imperium.game import GAME
from companion.games.imperium.owned import unrest_hidden
from companion.games.imperium.rules.expected import contradicts
from tests.imperium.rig import Done, Table, a_position

GLORY, ADVANCE = "romans.glory", "romans.advance"
AN_UNREST = Card(7, name=UNREST, shows=(UNREST,))
FAME = Card(8, shows=("fame",))
LISTED = ("fame", "city", "region")


def turned(card, said, names=True, civ="romans", **answers):
    state = a_position(civ, slots=(card, None, None, None, None), resolving=())
    state = replace(state, options=replace(state.options, names=names))
    step = Step(state, Table({"card": said, **answers}))
    RevealSlot(1).carry_out(step)
    return Done(step, state)


class TestContradicts:
    @pytest.mark.parametrize("said", ["city", "other", GLORY])
    def test_unrest_is_nothing_else(self, said):
        assert contradicts(AN_UNREST, said, LISTED)

    @pytest.mark.parametrize(
        ("known", "said"),
        [
            (AN_UNREST, UNREST),
            (FAME, "fame"),
            (FAME, "region"),
            (Card(9), "city"),
            (Card(9, name=GLORY), GLORY),
            (FAME, "row.romans.barbarian.2"),
        ],
    )
    def test_what_may_well_be_so(self, known, said):
        assert not contradicts(known, said, LISTED)

    @pytest.mark.parametrize(
        ("known", "said"),
        [
            (FAME, UNREST),
            (FAME, "other"),
            (FAME, GLORY),
            (Card(9, lacks=("city",)), "city"),
            (Card(9, name=GLORY), UNREST),
        ],
    )
    def test_what_was_seen_otherwise(self, known, said):
        assert contradicts(known, said, LISTED)

    @pytest.mark.parametrize(
        ("said", "differs"), [("attack", False), ("uncivilised", True), ("other", True)]
    )
    def test_what_is_topmost_on_a_named_card(self, said, differs):
        """Invasion is Uncivilised, and shows an Attack: the row further up."""
        invasion = Card(9, name="classics.common.invasion", shows=("uncivilised",))
        listed = ("attack", "fame", "uncivilised")

        assert contradicts(invasion, said, listed) is differs

    def test_an_icon_of_one_printing_alone_contradicts_nothing(self):
        uxians = Card(9, name="macedonians.uxians")

        assert not contradicts(uxians, "empire", ("empire", "attack"))
        assert not contradicts(uxians, "attack", ("empire", "attack"))


def test_its_category_is_asked_about_where_its_name_leads_to_another_row():
    """The table touches Uncivilised, where Invasion was put in sight of all."""
    invasion = "classics.common.invasion"
    taken = Card(7, name=invasion, shows=("uncivilised",), lacks=(UNREST,))
    done = turned(
        taken, "uncivilised", civ="celts", expected=invasion, space="none", steal=1, protected="no"
    )

    assert done.asked("expected").guess == invasion
    assert invasion in {card.name for card in done.civ.cards()}
    assert done.step.answers["slot.1.row"].value == "celts.barbarian.1"


def test_the_unrest_on_top_of_its_deck_is_the_unrest_in_the_slot():
    """Rulebook, "Mélanger": what lies on top is dealt first; no real card can lie there."""
    done = turned(AN_UNREST, "attack", expected=UNREST)

    assert done.market.unrest == 21
    question = done.asked("expected")
    assert question.guess == UNREST
    assert [one.id for one in question.options] == [UNREST, "attack"]


def test_it_was_put_there_otherwise_after_all():
    had = unrest_hidden(a_position(slots=(AN_UNREST,)))

    done = turned(AN_UNREST, ADVANCE, expected=ADVANCE, token="population", refill="region")

    assert ADVANCE in {card.name for card in done.civ.cards()}
    assert unrest_hidden(done.state) == had + 1


def test_games_of_before_go_on_as_they_were():
    kinds = Kinds(GAME)
    command = kinds.command(["RevealSlot", 1, {"slot": 1}])
    market = kinds.command(["LayMarket", 1, {"categories": ["region"] * 5, "cards": []}])

    assert command == RevealSlot(1, asks_expected=False)
    assert market == LayMarket(("region",) * 5, as_dealt=False)


@pytest.mark.parametrize("names", [True, False])
def test_the_expected_card_is_asked_for_once_only(names):
    done = turned(AN_UNREST, UNREST, names=names)

    assert not any(key.endswith("expected") for key in done.step.questions)
