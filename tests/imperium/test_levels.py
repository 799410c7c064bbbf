"""Solo booklet, "Niveaux de difficulté"."""

from __future__ import annotations

import pytest

from companion.games.imperium.commands.civ import CleanUpCiv, RevealSlot
from companion.games.imperium.content import level, levels
from companion.games.imperium.rules.scoring import civ_lines
from companion.games.imperium.state import Phase
from companion.games.imperium.tokens import Tokens
from tests.imperium.makers import a_table, its_turn, reveal, with_civ
from tests.imperium.rig import a_position, act, cards
from tests.imperium.test_cleanup import cleaned, emptied


def resolved(grade, die):
    session = its_turn(a_table(civ="romans", level=grade), die)
    while session.state.phase is Phase.CIV_SLOTS:
        reveal(session, "attack")
    return session.state.civ.resolved


@pytest.mark.parametrize("grade", levels())
@pytest.mark.parametrize("die", range(1, 7))
def test_as_many_cards_as_the_level_says(grade, die):
    fewest, most = level(grade).cards

    assert fewest <= resolved(grade, die) <= most


class TestChieftain:
    def test_slot_five_counts_as_filled(self):
        session = its_turn(a_table(level="chieftain"), die=5)

        assert len(session.state.civ.slots) == 4
        assert session.state.civ.aside == ()


class TestWarlord:
    def test_after_filling_the_top_card_falls(self):
        done = cleaned(emptied(a_position(level="warlord", deck=cards(*[""] * 6))))

        assert (len(done.civ.deck), len(done.civ.discard)) == (1, 1)

    def test_an_empty_deck_is_left_alone(self):
        state = emptied(
            a_position(level="warlord", deck=cards(*[""] * 4), discard=cards("", first=700))
        )

        assert len(cleaned(state).civ.discard) == 1


class TestSovereign:
    def test_first_tokens(self):
        assert a_table(level="sovereign").state.civ.tokens == Tokens(3, 2, 1)
        assert a_table(level="imperator").state.civ.tokens == Tokens()

    @pytest.mark.parametrize(("grade", "points"), [("imperator", 1), ("sovereign", 3)])
    def test_a_point_for_every_five_goods(self, grade, points):
        state = with_civ(a_table(level=grade).state, tokens=Tokens(9, 10, 0))
        goods = next(line for line in civ_lines(state) if line.id == "goods")

        assert goods.points == points


class TestOverlord:
    def test_a_sixth_slot(self):
        assert len(a_table(level="overlord").state.civ.slots) == 6

    def test_a_six_sets_its_card_aside_and_puts_no_token(self):
        session = its_turn(a_table(civ="romans", level="overlord"), die=6)
        assert len(session.state.civ.aside) == 1
        while session.state.phase is Phase.CIV_SLOTS:
            reveal(session, "attack")
        before = session.state.market
        session.do(CleanUpCiv())

        assert session.state.market == before


class TestSupremeRuler:
    def test_a_progress_for_each_unrest_it_returns(self):
        state = a_position(level="supreme_ruler", discard=cards("unrest"))
        done = act(state, "return unrest")

        assert done.civ.tokens.progress == state.civ.tokens.progress + 1

    @pytest.mark.parametrize(("told", "gained"), [("yes", 1), ("no", 0)])
    def test_whether_a_revealed_unrest_counts_is_asked_of_the_owner(self, told, gained):
        session = its_turn(a_table(level="supreme_ruler"))
        before = session.state.civ.tokens.progress
        session.do(RevealSlot(1))
        question = session.answer("unrest")
        session.answer(told)

        assert question.fact == "imperium.supreme_ruler.revealed"
        assert session.state.civ.tokens.progress == before + gained

    def test_a_revealed_unrest_brings_nothing_below(self):
        session = its_turn(a_table(level="overlord"))
        before = session.state.civ.tokens
        reveal(session, "unrest")

        assert session.state.civ.tokens == before

    def test_not_below(self):
        state = a_position(level="overlord", discard=cards("unrest"))

        assert act(state, "return unrest").civ.tokens == state.civ.tokens


class TestImperator:
    """The rules as they are."""

    def test_five_slots_no_tokens_nothing_falls(self):
        state = emptied(a_position(level="imperator", deck=cards(*[""] * 6)))
        done = cleaned(state)

        assert len(a_table(level="imperator").state.civ.slots) == 5
        assert (len(done.civ.deck), len(done.civ.discard)) == (1, 0)
        assert level("imperator").divisor == 10
