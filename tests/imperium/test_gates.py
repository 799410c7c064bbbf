"""Solo booklet, "Résoudre les cartes de la C.I.V.": what can be resolved, told by made-up verbs.

What is a gate has to be possible; what is a price has to be paid for what follows it.
"""

from types import SimpleNamespace

import pytest

from companion.core.step import Sources, Step
from companion.games.imperium.acts import Act, Condition, FirstPossible, If, IfPossible, Verb
from companion.games.imperium.cards import Card
from companion.games.imperium.events.market import MarketSetOut
from companion.games.imperium.places import MAIN_DECK, card_piece, market_place
from companion.games.imperium.rules import resolving
from companion.games.imperium.rules.resolving import Handler, any_possible, possible, resolve
from companion.games.imperium.state import Space
from tests.imperium.rig import SPACES, a_position, act

GATE, PRICE, PLAIN, OTHER = (Act(verb) for verb in (Verb.ACQUIRE, Verb.SPEND, Verb.GAIN, Verb.MILL))


RUN = SimpleNamespace(step=Step(None, Sources()))
"""A step of no game: made-up verbs ask for none."""


@pytest.fixture
def table(monkeypatch):
    """What is done of some elements, where these verbs are possible."""

    def carried_out(*elements, can, holds=True):
        done = []

        def handler(**more):
            return Handler(
                lambda _run, act, place: done.append((act, place)),
                lambda _run, act, _place: act in can,
                **more,
            )

        made = {GATE: {"gate": True}, PRICE: {"price": True}, PLAIN: {}, OTHER: {}}
        handlers = {act.verb: handler(**more) for act, more in made.items()}
        monkeypatch.setattr(resolving, "HANDLERS", handlers)
        monkeypatch.setattr(resolving, "holds", lambda _run, _condition, _place: holds)
        resolve(RUN, elements, "row")
        assert any_possible(RUN, elements, "row") == bool(done)
        assert any(possible(RUN, one, f"row.{i}") for i, one in enumerate(elements)) == bool(done)
        return done

    return carried_out


class TestIfPossible:
    def test_its_gate_has_to_be_possible(self, table):
        assert table(IfPossible((GATE, PLAIN)), can={PLAIN}) == []
        assert table(IfPossible((PLAIN, GATE)), can={PLAIN}) == []

    def test_then_all_of_it_is_done_as_far_as_possible(self, table):
        assert table(IfPossible((GATE, PLAIN)), can={GATE}) == [(GATE, "row.0.0")]
        both = table(IfPossible((GATE, PLAIN)), can={GATE, PLAIN})
        assert both == [(GATE, "row.0.0"), (PLAIN, "row.0.1")]

    def test_without_a_gate_one_thing_is_enough(self, table):
        assert table(IfPossible((PLAIN, OTHER)), can={OTHER}) == [(OTHER, "row.0.1")]
        assert table(IfPossible((PLAIN, OTHER)), can=set()) == []

    def test_the_row_goes_on_either_way(self, table):
        assert table(IfPossible((GATE,)), OTHER, can={OTHER}) == [(OTHER, "row.1")]


class TestFirstPossible:
    def test_only_the_first_that_can_be_done(self, table):
        row = FirstPossible(((GATE,), (PLAIN,), (OTHER,)))

        assert table(row, can={GATE, PLAIN, OTHER}) == [(GATE, "row.0.0.0")]
        assert table(row, can={PLAIN, OTHER}) == [(PLAIN, "row.0.1.0")]
        assert table(row, can={OTHER}) == [(OTHER, "row.0.2.0")]
        assert table(row, can=set()) == []

    def test_a_gate_shuts_every_option_but_the_last(self, table):
        assert table(FirstPossible(((GATE, PLAIN), (OTHER,))), can={PLAIN, OTHER}) == [
            (OTHER, "row.0.1.0")
        ]
        assert table(FirstPossible(((OTHER,), (GATE, PLAIN))), can={PLAIN}) == [
            (PLAIN, "row.0.1.1")
        ]

    def test_what_is_bought_in_the_last_has_to_be_paid_for(self, table):
        row = FirstPossible(((GATE,), (PRICE, PLAIN)))

        assert table(row, can={PLAIN}) == []
        assert table(row, can={PRICE, PLAIN}) == [(PRICE, "row.0.1.0"), (PLAIN, "row.0.1.1")]

    def test_nothing_is_bought_by_what_stands_at_its_end(self, table):
        assert table(FirstPossible(((GATE,), (PLAIN, PRICE))), can={PLAIN}) == [
            (PLAIN, "row.0.1.0")
        ]


class TestIf:
    def test_one_branch_or_the_other(self, table):
        row = If(Condition("you"), (PLAIN,), (OTHER,))

        assert table(row, can={PLAIN, OTHER}, holds=True) == [(PLAIN, "row.0.then.0")]
        assert table(row, can={PLAIN, OTHER}, holds=False) == [(OTHER, "row.0.else.0")]
        assert table(row, can={OTHER}, holds=True) == []


def test_an_act_that_is_not_possible_is_passed_over(table):
    assert table(PLAIN, OTHER, can={OTHER}) == [(OTHER, "row.1")]


def test_the_next_quest_exiled_is_gone_and_the_one_below_it_stays():
    done = act(a_position(quests=(Card(9), Card(10))), "exile next quest")

    assert [card.id for card in done.civ.quests] == [10]


def test_cards_of_the_market_are_named_where_they_lie():
    """Rulebook, "Mise en place générale", 14: they were dealt, and now they are told."""
    before = a_position()
    categories = tuple(space.categories for space in before.market.spaces)
    cards = tuple(f"card-{slot}" for slot in range(1, 6))
    acts = MarketSetOut(categories, cards).acts(before)

    assert [(one.verb.value, one.piece, one.source) for one in acts[:5]] == [
        ("turn", card_piece(card), market_place(slot)) for slot, card in enumerate(cards, start=1)
    ]
    assert not [one for one in acts if MAIN_DECK in (one.source, one.target)]


def test_cards_that_lie_elsewhere_in_the_market_come_one_each_from_the_deck():
    """Rulebook, "Mise en place générale", 15."""
    spaces = tuple(Space((one,), card=f"card-{one}") for one in SPACES)
    before = a_position(spaces=spaces)
    categories = tuple(space.categories for space in spaces)
    cards = tuple(f"card-{slot}" for slot in range(1, len(spaces) + 1))
    laid = [
        (one.piece, one.n, one.source, one.target)
        for one in MarketSetOut(categories, cards).acts(before)
        if one.source == MAIN_DECK
    ]

    assert laid == [
        (card_piece(card), 1, MAIN_DECK, market_place(slot))
        for slot, card in enumerate(cards, start=1)
    ]
