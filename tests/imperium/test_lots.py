"""What may lie in a slot: cards of one shuffle are kept apart from those of another."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.games.imperium.cards import UNREST, Card, Pile
from companion.games.imperium.catalogue import alike, cards_of
from companion.games.imperium.commands.effects import CorrectPile
from companion.games.imperium.content import nations
from companion.games.imperium.events.cards import (
    CardGone,
    CardRevealed,
    CardsMoved,
    CardTaken,
    DeckShuffled,
    SlotFilled,
)
from companion.games.imperium.events.seen import CardSeen
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.owned import hidden, may_lie, nameable, unseen
from companion.games.imperium.places import EXILE
from companion.games.imperium.start import beginning
from companion.games.imperium.views.naming import found, in_slot
from tests.imperium.makers import a_table

GLORY = "romans.glory"


def of(kind, nation="romans"):
    kinds = [one for one in cards_of(nation) if one.kind == kind and one.copies]
    return {alike(one.id) for one in kinds if UNREST not in one.categories}


def called(*cards):
    """By what they are alike, whichever number they have."""
    return set(map(alike, cards))


def faces(state, *cards):
    return called(*may_lie(state, cards))


def after(state, *events):
    for event in events:
        state = event.apply(state)
    return state


@pytest.fixture
def start():
    seat = PlayerSeat("", "macedonians")
    return beginning(Options(seats=(seat,), opponent="romans", level="imperator", names=True))


class TestAtFirst:
    """Solo booklet, "Mise en place de la C.I.V."."""

    @pytest.mark.parametrize("civ", nations())
    def test_every_hidden_card_has_a_face(self, civ):
        mine = "romans" if civ != "romans" else "greeks"
        civ = beginning(Options(seats=(PlayerSeat("", mine),), opponent=civ, names=True)).civ

        assert Counter(one.lot for one in civ.cards()) == Counter(
            lot for face in civ.unseen for lot in face.lots
        )

    def test_its_deck_and_each_part_of_its_dynasty_lie_apart(self, start):
        civ = start.civ
        nation, at_card, *below = civ.dynasty[0], civ.dynasty[5], *civ.dynasty[6:]
        every = [faces(with_all_off(start), one) for one in (civ.deck[0], nation, at_card)]

        assert every == [of("starting"), of("nation"), of("accession")]
        assert set().union(*(faces(with_all_off(start), one) for one in below)) == of("development")

    def test_where_no_card_is_named_nothing_is_kept(self):
        assert beginning(Options()).civ.unseen == ()


def with_all_off(state):
    """As if a card of its Dynasty had come off it: its cards may be among the hidden ones."""
    return after(state, CardsMoved((state.civ.dynasty[0].id,), Pile.DISCARD))


class TestAShuffle:
    def test_what_came_into_the_discard_is_not_in_a_slot_that_was_dealt_before(self, start):
        """Glory puts a Dynasty card into its discard in the first round."""
        state = after(
            start,
            CardRevealed(1, (), (), GLORY),
            CardsMoved((start.civ.dynasty[0].id,), Pile.DISCARD),
        )

        assert called(*unseen(state, 5)) == of("starting") - called(GLORY)
        assert of("nation") <= called(*hidden(state))

    def test_in_the_new_deck_it_is(self, start):
        civ = start.civ
        top, first = civ.dynasty[0], civ.deck[0]
        state = after(
            start,
            CardRevealed(1, (), (), GLORY),
            CardsMoved((civ.slots[0].id,), Pile.DISCARD),
            CardsMoved((top.id,), Pile.DISCARD),
            DeckShuffled(),
        )
        deck = {card.id: card for card in state.civ.deck}

        assert faces(state, deck[first.id]) == of("starting") - called(GLORY)
        assert faces(state, deck[top.id]) == of("nation") | called(GLORY)

    def test_a_lot_that_is_full_holds_nothing_else(self, start):
        """Two cards were mixed, one of them the only Dynasty card: the other one is Glory."""
        civ = start.civ
        top = civ.dynasty[0]
        state = after(
            start,
            CardRevealed(1, (), (), GLORY),
            CardsMoved((civ.slots[0].id, top.id), Pile.DISCARD),
            DeckShuffled(),
        )
        mixed = [one for one in state.civ.deck if one.id in (top.id, civ.slots[0].id)]
        state = after(state, SlotFilled(1, mixed[0].id), CardRevealed(1, (), (), "romans.raetia"))

        assert faces(state, mixed[1]) == called(GLORY)


class TestWhatNobodyKnows:
    def test_a_card_that_nobody_named_may_be_any_of_its_kind(self, start):
        card = Card(99, shows=("region",), lacks=(UNREST,))
        state = after(start, CardTaken(card, "deck:region", Pile.DECK), SlotFilled(1, 99))
        may_be = faces(state, state.civ.slots[0])

        assert may_be
        assert not may_be & of("starting")

    def test_a_card_found_in_the_discard_is_of_its_own_lot(self, start):
        """A milled starting card and a Dynasty card lie there; the Region is the Dynasty card."""
        civ = start.civ
        milled, top = civ.deck[0], civ.dynasty[0]
        region = "romans.raetia"
        state = after(
            start,
            CardsMoved((top.id,), Pile.DISCARD),
            CardsMoved((milled.id,), Pile.DISCARD),
            CardSeen(milled.id, "region", region),
        )
        (left,) = (one for one in state.civ.discard if not one.name)

        assert [one.name for one in state.civ.discard if one.name] == [region]
        assert faces(state, left) == of("starting")

    def test_a_card_that_left_unseen_may_have_been_any(self, start):
        civ = start.civ
        state = after(start, CardGone(civ.deck[0].id, EXILE))

        assert called(*unseen(state, 1)) == of("starting")

    def test_where_a_pile_is_counted_anew_anything_may_lie_anywhere(self):
        session = a_table(civ="romans", names=True)
        session.do(CorrectPile("dynasty", 4))
        session.do(CorrectPile("deck", 7))

        assert of("nation") <= called(*unseen(session.state, 1))

    def test_what_cannot_lie_there_is_found_by_letters_alone(self, start):
        state = with_all_off(start)
        listed = in_slot(state, 1)

        assert called(*(one.id for one in found(listed, ""))) == of("starting")
        assert "romans.raetia" in {one.id for one in found(listed, "raet")}
        assert {one.id for one in listed} == set(nameable(state, 1))
