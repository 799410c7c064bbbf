"""What may come: exactly counted, from what somebody at the table can know and nothing else."""

import random
from dataclasses import replace
from fractions import Fraction
from itertools import islice

import pytest

from companion.core.counted import whole
from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.events_of_cards import blinded, is_known
from companion.games.tapestry.bots.odds import INCOME, TRACK, may_come, seen_aside
from companion.games.tapestry.game import GAME
from companion.games.tapestry.practice.play import as_guessed, at_level, play
from companion.games.tapestry.state import Phase
from tests.soak.bots_odds import enumerated, positions


@pytest.fixture(scope="module")
def some():
    """A few moments before the bots' turn, of different games, and what is told then."""
    moments = islice(positions(7), 8)
    return [(one, aside, whole(may_come(one, as_guessed, aside))) for one, aside in moments]


def test_small_decks_are_counted_as_every_deal_of_them_comes_to(some):
    small = [one for one in some if len(bots_of(one[0]).deck) <= 4]
    counted = [enumerated(*one) for one in small]

    assert sum(counted) >= 1


def test_nothing_is_peeked_at(some):
    """Hidden cards change places, the deck is in another order: nothing that is told changes."""
    for state, aside, found in some[:4]:
        bots, rng = bots_of(state), random.Random(1)
        hidden = [
            (pile, at)
            for pile in ("deck", "progress")
            for at, card in enumerate(getattr(bots, pile))
            if not is_known(bots, card)
        ]
        cards = [getattr(bots, pile)[at] for pile, at in hidden]
        rng.shuffle(cards)
        piles = {"deck": [*bots.deck], "progress": [*bots.progress]}
        for (pile, at), card in zip(hidden, cards, strict=True):
            piles[pile][at] = card
        rng.shuffle(piles["deck"])
        other = replace(bots, **{name: tuple(pile) for name, pile in piles.items()})
        told = whole(may_come(replace(state, bots=other), as_guessed, aside))

        assert told.odds == found.odds


def test_what_is_told_adds_up(some):
    """Each bot advances on a track at most, or income is taken instead."""
    for _, _, found in some:
        income = sum((odd for _, _, odd in found.of(INCOME)), Fraction(0))

        assert all(0 < odd <= 1 for odd in found.odds.values())
        assert income <= 1
        assert list(found.of(TRACK)) == sorted(found.of(TRACK), key=lambda one: (-one[2], one[:2]))


def test_a_card_that_was_looked_at_and_shuffled_back_does_not_come():
    session = play(at_level(2), "aside")
    found = [
        (entry.after, seen_aside(session.entries[:n])) for n, entry in enumerate(session.entries, 1)
    ]
    with_one = [(state, aside) for state, aside in found if aside]
    for state, aside in with_one[:3]:
        bots = blinded(bots_of(state), aside)

        assert not aside & {*bots.deck}
    assert not found[-1][1] or session.state.phase is Phase.OVER


class TestWanted:
    def test_it_is_off_until_somebody_wants_it_and_stays_as_it_was_left(self):
        journal = MemoryJournal()
        session = Session.begin(GAME, GAME.options_type(), journal, seed="1")
        first = session.wanted.now
        session.wanted.turn("may_come")
        entries = session.entries
        again = Session.open(GAME, MemoryJournal([*journal.lines]))
        again.wanted.turn("may_come")

        assert (first, session.wanted.now) == (frozenset(), {"may_come"})
        assert again.wanted.now == frozenset()
        assert session.entries == entries
