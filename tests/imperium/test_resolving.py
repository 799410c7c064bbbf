"""Solo booklet, "Le tour de la C.I.V." and "Résoudre les cartes de la C.I.V."."""

from __future__ import annotations

import pytest

from companion.errors import AnswerRefused, RuleBroken
from companion.games.imperium.commands.civ import CleanUpCiv, RevealSlot, RollCivDie
from companion.games.imperium.rules.looking_up import rows_of
from companion.games.imperium.rules.naming import asked_card, keys_of
from companion.games.imperium.state import Phase
from companion.games.imperium.tokens import Tokens
from tests.imperium.makers import a_table, finish, its_turn, phase, reveal, said


def rows_resolved(entry):
    return [why.remaining for one in entry.told for why in one.whys]


class TestTheDie:
    def test_the_card_of_its_slot_is_set_aside(self):
        session = its_turn(a_table(), die=3)

        assert [bool(card) for card in session.state.civ.slots] == [True, True, False, True, True]
        assert len(session.state.civ.aside) == 1

    def test_a_six_sets_nothing_aside(self):
        assert its_turn(a_table(), die=6).state.civ.aside == ()

    def test_a_seven_is_no_die(self):
        session = a_table()
        with pytest.raises(AnswerRefused):
            its_turn(session, die=7)

        assert phase(session) is Phase.CIV_DIE


class TestOrder:
    def test_lowest_slot_first_without_the_one_set_aside(self):
        session = its_turn(a_table(), die=1)
        slots = []
        while phase(session) is Phase.CIV_SLOTS:
            slots.append(reveal(session, "attack").command.slot)

        assert slots == [2, 3, 4, 5]

    def test_a_slot_is_not_emptied_twice(self):
        session = its_turn(a_table())
        reveal(session, "attack")

        with pytest.raises(RuleBroken) as refused:
            session.do(RevealSlot(1))

        assert refused.value.message.key == "imperium.broken.other_slot"

    def test_clean_up_comes_after_the_last_card(self):
        session = its_turn(a_table())

        with pytest.raises(RuleBroken):
            session.do(CleanUpCiv())

    def test_it_rolls_once(self):
        session = its_turn(a_table())

        with pytest.raises(RuleBroken):
            session.do(RollCivDie())


class TestMatching:
    """One tap: the topmost thing of the list that the card shows."""

    def test_the_list_is_the_table_from_the_top(self):
        session = its_turn(a_table(civ="romans"))
        rows = rows_of(session.state.civ)

        assert keys_of(rows)[:3] == ("attack", "fame", "glory")
        assert asked_card(rows, "x").ids[-2:] == ("unrest", "other")

    def test_the_row_of_what_it_shows(self):
        entry = reveal(its_turn(a_table(civ="romans")), "attack")

        assert rows_resolved(entry)[0] == ("romans.barbarian.1",)

    def test_done_at_least_in_part_is_enough(self):
        """Celts, Attack: no Progress to steal, but Materials."""
        start = Tokens(materials=3)
        entry = reveal(its_turn(a_table(mine="romans", civ="celts", start=start)), "attack")

        assert rows_resolved(entry)[0] == ("celts.barbarian.1",)
        assert entry.after.civ.tokens == Tokens(materials=1)

    def test_a_row_that_can_do_nothing_gives_way_to_the_next(self):
        """Celts, Attack: you have nothing to steal, and the card is Pinned too."""
        session = its_turn(a_table(mine="romans", civ="celts", start=Tokens()))
        entry = reveal(session, "attack", **{"after.celts.barbarian.1": "pinned"})

        assert rows_resolved(entry)[0] == ("celts.barbarian.8",)

    def test_a_card_that_fits_no_row_is_discarded(self):
        """Every table ends with Other, so only the table can say so."""
        session = its_turn(a_table())
        reveal(session, "other")
        entry = session.differ({"slot.1.row": "none"})

        assert [said(one.text) for one in entry.told] == [
            "Turn over the card in slot 1.",
            "No row of the table fits this card: nothing happens.",
            "Put a card from slot 1 into its discard pile.",
        ]
        assert len(entry.after.civ.discard) == 1

    def test_the_row_may_differ(self):
        session = its_turn(a_table(civ="romans"))
        reveal(session, "pinned")
        entry = session.differ({"slot.1.row": "romans.barbarian.4"})

        assert rows_resolved(entry)[0] == ("romans.barbarian.4",)

    def test_unrest_goes_back_to_its_pile(self):
        session = its_turn(a_table(unrest=9))
        before = len(list(session.state.civ.cards()))
        reveal(session, "unrest")

        assert session.state.market.unrest == 10
        assert len(list(session.state.civ.cards())) == before - 1

    def test_then_the_card_goes_to_the_discard(self):
        entry = reveal(its_turn(a_table(civ="romans")), "attack")

        assert entry.after.civ.discard[0].shows == ("attack",)

    def test_unless_the_row_puts_it_elsewhere(self):
        entry = reveal(its_turn(a_table(civ="romans")), "pinned")

        assert entry.after.civ.discard == ()
        assert len(entry.after.civ.history) == 1

    def test_what_it_does_not_show_is_known_too(self):
        entry = reveal(its_turn(a_table(civ="romans")), "region")
        card = entry.after.civ.play[0]

        assert {"attack", "fame", "glory", "unrest"} <= set(card.lacks)


class TestAnExample:
    """Romans, Barbarian: a Region with 20 Unrest and a Market as laid."""

    def test_mill_play_exile(self):
        session = its_turn(a_table(civ="romans"))
        entry = reveal(session, "region")
        civ = entry.after.civ

        assert (len(civ.play), len(civ.discard), len(civ.deck)) == (1, 1, 4)
        assert [said(one.text) for one in entry.told] == [
            "Turn over the card in slot 1.",
            "Put a card from its deck into its discard pile.",
            "Put a card from slot 1 into play.",
            "Put a card from Market place 1 on the Exile pile.",
            "Put a card from the Region deck on Market place 1.",
        ]


class TestByRule:
    def test_finishing_by_hand_or_by_rule_is_the_same(self):
        one = its_turn(a_table(civ="romans"))
        other = its_turn(a_table(civ="romans"))
        finish(one, RevealSlot(1), {"card": "region"})
        finish(other, RevealSlot(1), {"card": "region", "exile": "1"})

        assert one.state == other.state


class TestItDiffers:
    def test_the_first_instruction_of_a_card_may_differ_by_its_row(self):
        entry = reveal(its_turn(a_table(civ="romans")), "attack")

        assert [one.differs.split(".")[-1] for one in entry.told[1:3]] == ["protected", "row"]
        assert reveal_first(its_turn(a_table(civ="romans")), "region") == "slot.1.row"

    def test_the_die_may_differ(self):
        session = its_turn(a_table(), die=6)
        session.differ({"die": "2"})

        assert session.state.civ.die == 2
        assert len(session.state.civ.aside) == 1


def reveal_first(session, shows):
    return reveal(session, shows).told[1].differs


class TestHowFarACardIs:
    """The card that was named, then what its row says, in print order."""

    def test_the_card_is_done_and_its_row_comes(self):
        session = its_turn(a_table())
        session.do(RevealSlot(1), {"slot.1.card": "barbarian"})

        marks = [(one.part.text.key, one.stage.value) for one in session.pending.trail]

        assert marks[0] == ("imperium.name.key.barbarian", "done")
        assert marks[1] == ("imperium.act.acquire", "now")
