"""Loom keeps the C.I.V.'s deck: its nation's cards stay in the box.

Solo booklet, "Mise en place de la C.I.V.", "Le tour de la C.I.V." and "Phase de nettoyage".
"""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from companion.core.act import BOX
from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.errors import RuleBroken
from companion.games.imperium import in_loom
from companion.games.imperium.cards import UNREST, Pile
from companion.games.imperium.catalogue import card, cards_of
from companion.games.imperium.commands.civ import CompareTable, RevealSlot, RollCivDie
from companion.games.imperium.commands.effects import CorrectPile
from companion.games.imperium.commands.keeping import KeepDeck
from companion.games.imperium.commands.setup import BeginPlay, LayMarket
from companion.games.imperium.commands.yours import EndYourTurn
from companion.games.imperium.content import nations
from companion.games.imperium.events.keeping import HeapCardNamed
from companion.games.imperium.game import GAME
from companion.games.imperium.offers.new_game import settings
from companion.games.imperium.options import Options, PlayerSeat, like_last
from companion.games.imperium.owned import on_the_way
from companion.games.imperium.places import CIV_DECK, FACE_DOWN, HEAP
from companion.games.imperium.rules.revealing import next_slot
from companion.games.imperium.setup import step_ids
from companion.games.imperium.start import shuffled_apart
from companion.games.imperium.state import SMALL_DECKS
from tests.imperium.makers import do_at_random, finish
from tests.soak.imperium_in_loom import played
from tests.soak.imperium_named import Tally


def a_game(civ="romans", mine="macedonians", seed="7", *, loom=True):
    """Every card of the Market named, the deck in Loom."""
    seat = PlayerSeat("Ada", mine)
    options = Options((seat,), civ, "imperator", both_boxes=True, names=True, in_loom=loom)
    kept = {}
    around = Surroundings(facts=kept.get, remember=kept.__setitem__)
    return Session.begin(GAME, options, MemoryJournal(), seed=seed, around=around)


def begun(*args, **more):
    session = a_game(*args, **more)
    known = on_the_way(session.state)
    dealt = [next(one for one in known if card(one).kind == kind) for kind in SMALL_DECKS]
    dealt += [one for one in known if one not in dealt][:2]
    session.do(LayMarket(tuple(card(one).kind for one in dealt), tuple(dealt)))
    session.do(BeginPlay())
    return session


def rolled(session):
    session.do(EndYourTurn(1))
    finish(session, CompareTable(), {})
    session.do(RollCivDie(), {"die": "6"})
    return session


def faces(state):
    return Counter(state.civ.faces.values())


class TestSetUp:
    @pytest.mark.parametrize("civ", nations())
    def test_each_part_is_shuffled_by_itself(self, civ):
        mine = "romans" if civ != "romans" else "celts"
        state = begun(civ, mine).state
        cards = in_loom.in_order(state.civ.cards())
        shown = iter([in_loom.face(state.civ, one) for one in cards])

        for part in shuffled_apart(state.civ):
            assert Counter(part) == Counter(next(shown) for _ in part)

    def test_only_its_unrest_leaves_the_box(self):
        acts = GAME.laid_out(a_game("romans").state)
        out = {one.piece for one in acts if one.target == HEAP}
        own = {f"card:{one.id}" for one in cards_of("romans")}

        assert out == {f"card:{UNREST}"}
        assert not [one for one in acts if one.piece in own]

    def test_the_walk_through_leaves_its_cards_in_the_box(self):
        kept, laid = a_game().options, a_game(loom=False).options

        assert set(step_ids(kept)) - set(step_ids(laid)) == {"civ_kept"}
        assert {"dynasty", "civ_deck"} <= set(step_ids(laid)) - set(step_ids(kept))

    def test_another_seed_is_another_order(self):
        assert begun(seed="1").state.civ.faces != begun(seed="2").state.civ.faces

    def test_a_journal_folds_to_the_same_order(self):
        session = begun()
        again = Session.open(GAME, session.journal, session.around)

        assert again.state.civ.faces == session.state.civ.faces


class TestItsTurn:
    def test_a_card_of_its_nation_is_asked_of_nobody(self):
        session = rolled(begun())
        slot = next_slot(session.state.civ)
        lies = session.state.civ.slots[slot - 1]
        shown = in_loom.face(session.state.civ, lies)
        do_at_random(session, RevealSlot(slot), Random(3))
        (entry,) = session.entries[-1:]

        assert f"slot.{slot}.card" not in entry.answers
        assert shown == UNREST or shown.startswith("romans.")

    def test_nothing_of_the_box_is_moved_by_hands(self):
        session = played(0, "boxes", Tally(), changes=False)
        own = {f"card:{one.id}" for one in cards_of(session.options.opponent)}
        moved = [
            act
            for entry in session.entries
            for line in entry.told
            for act in line.acts
            if act.piece in own and act.target not in ("exile",)
        ]

        assert moved == []

    def test_what_came_face_down_is_named_when_it_is_revealed(self):
        for case in range(40):
            session = played(case, "named later", Tally(), changes=False)
            named = [
                entry
                for entry in session.entries
                if isinstance(entry.command, RevealSlot)
                and f"slot.{entry.command.slot}.card" in entry.answers
            ]
            if named:
                break
        lines = [act for line in named[0].told for act in line.acts]

        assert lines[0].source == FACE_DOWN
        assert lines[0].target == HEAP

    def test_a_card_named_that_it_was_not_seen_to_take_is_offered_nowhere_else(self):
        """Its heap may hold any card: what was told before may have been otherwise."""
        state = begun().state
        other = next(one for one in on_the_way(state) if card(one).copies == 1)
        lies = state.civ.deck[0]
        hidden = {**state.civ.faces, lies.id: in_loom.unnamed(lies.id)}
        civ = replace(state.civ, deck=state.civ.deck[1:], discard=(lies,), faces=hidden)
        before = replace(state, civ=civ)

        after = HeapCardNamed(lies.id, other).apply(before)

        assert other in on_the_way(before)
        assert other not in on_the_way(after)
        assert after.civ.taken == (other,)

    def test_another_copy_named_is_one_more_though_the_first_lies_in_its_deck(self):
        state = begun().state
        town = next(one for one in on_the_way(state) if card(one).copies == 2)
        first, second, *deck = state.civ.deck
        hidden = {**state.civ.faces, first.id: town, second.id: in_loom.unnamed(second.id)}
        piles = replace(state.civ, deck=(first, *deck), discard=(second,), faces=hidden)
        before = replace(state, civ=replace(piles, taken=(town,)))

        after = HeapCardNamed(second.id, town).apply(before)

        assert after.civ.taken == (town, town)
        assert town not in on_the_way(after)

    def test_a_pile_of_it_is_counted_by_nobody_else(self):
        session = begun()

        assert session.why_not(CorrectPile("discard", 3)).key == "imperium.broken.deck_kept"


class TestBothWays:
    def test_laid_out_and_taken_in_it_has_the_same_cards(self):
        session = rolled(begun())
        before = faces(session.state)
        session.do(KeepDeck(in_loom=False))
        on_table = session.state.civ
        session.do(KeepDeck(in_loom=True))

        assert not on_table.kept
        assert not on_table.faces
        assert faces(session.state) == before

    def test_what_was_seen_stays_where_it_lies(self):
        session = played(3, "both ways", Tally(), changes=True)
        for entry in session.entries:
            if isinstance(entry.command, KeepDeck):
                was, now = entry.before.civ, entry.after.civ
                for pile in (Pile.DISCARD, Pile.HISTORY, Pile.PLAY):
                    both = zip(was.pile(pile), now.pile(pile), strict=True)
                    assert all(old.name in ("", new.name) for old, new in both)

    def test_hands_lay_its_cards_out(self):
        session = begun()
        session.do(KeepDeck(in_loom=False))
        (heading, *lines) = session.entries[-1].told
        acts = [act for line in lines for act in line.acts]

        assert heading.text.key == "imperium.loom.lay_out"
        assert {act.source for act in acts} >= {BOX, HEAP}

    def test_nobody_is_told_which_card_lies_face_down(self):
        session = begun()
        session.do(KeepDeck(in_loom=False))
        session.do(KeepDeck(in_loom=True))
        told = [one for one in session.entries[-1].told if one.acts]
        hidden = [one for one in told if one.acts[0].source.startswith((CIV_DECK, "slot:"))]

        assert [one.text.key for one in hidden] == ["imperium.naming.sort"]
        assert {act.source for act in hidden[0].acts} > {CIV_DECK, "slot:1"}

    def test_it_is_undone(self):
        session = begun()
        before = session.state
        session.do(KeepDeck(in_loom=False))
        session.undo()

        assert session.state == before

    def test_where_cards_are_not_named_it_stays_on_the_table(self):
        session = Session.begin(GAME, Options(), MemoryJournal(), seed="1")
        session.do(LayMarket(("region", "uncivilised", "civilised", "region", "region")))
        session.do(BeginPlay())

        with pytest.raises(RuleBroken, match="deck_unnamed"):
            session.do(KeepDeck(in_loom=True))


class TestNewGames:
    def test_at_first_loom_keeps_the_deck(self):
        assert like_last(Options()).keeps_deck

    def test_games_of_before_lie_on_the_table(self):
        assert not Options(names=True).keeps_deck

    def test_it_is_asked_where_cards_are_named(self):
        keys = [one.question.key for one in settings(Options(names=True))]

        assert "in_loom" in keys
        assert "in_loom" not in [one.question.key for one in settings(Options())]
