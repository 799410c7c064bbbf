"""What the screens are given."""

from __future__ import annotations

from collections import Counter

from companion.games.imperium import content, lookup
from companion.games.imperium.campaign.state import CampaignOptions, CampaignState
from companion.games.imperium.cards import UNREST, Card
from companion.games.imperium.rules.king_of_kings import SIDE_B
from companion.games.imperium.rules.revealed_unrest import REVEALED
from companion.games.imperium.rules.your_market_token import fact_of
from companion.games.imperium.views import rows
from companion.games.imperium.views.campaign import campaign_view
from companion.games.imperium.views.choices import nations
from companion.games.imperium.views.score import sheets
from companion.games.imperium.views.table import PILE_RULES, card_guess, table_view
from companion.lookup.ports import rules_of
from tests.imperium.makers import a_table, its_turn, reveal, with_civ

CORRECTED = ("celts.barbarian.4", "qin.barbarian.4", "utopians.journey.2")


class TestTable:
    def test_the_slots_say_what_lies_there(self):
        session = its_turn(a_table(civ="romans"), die=3)
        reveal(session, "attack")

        assert [slot.state for slot in table_view(session.state).civ.slots] == [
            "empty",
            "next",
            "aside",
            "face_down",
            "face_down",
        ]

    def test_slot_five_is_blocked_at_the_lowest_levels(self):
        slots = table_view(a_table(level="chieftain").state).civ.slots

        assert slots[4].state == "blocked"

    def test_a_sixth_slot_at_the_highest(self):
        assert len(table_view(a_table(level="overlord").state).civ.slots) == 6

    def test_the_level_and_your_piles_lead_to_their_rules(self):
        usual, last = (
            table_view(a_table(level=one).state) for one in ("chieftain", "supreme_ruler")
        )
        topics = [
            usual.level_topic,
            last.level_topic,
            *(PILE_RULES[one] for one in usual.you.piles),
        ]

        assert topics == ["C-13", "C-15", "term.nation_deck", "term.development_area"]
        assert all(one in rules_of("imperium") for one in topics)

    def test_the_market_is_named(self):
        view = table_view(a_table().state)

        assert [space.icon for space in view.market][:2] == [
            "imperium-region",
            "imperium-uncivilised",
        ]

    def test_what_can_end_the_game_is_your_nations(self):
        offered = [one.id for one in a_table(mine="vikings").offers]
        reasons = [one for one in offered if one.startswith("scoring.")]

        assert reasons == [
            "scoring.main_deck",
            "scoring.king_of_kings",
            "scoring.harald_hardrada",
        ]

    def test_sheets_know_what_the_app_has_counted(self):
        you, civ = sheets(a_table().state)

        assert [line.counted for line in you.lines][:2] == [1, None]
        assert [line.typed for line in civ.lines] == [False, False, True, True, True]


class TestRows:
    def test_the_page_counts_what_is_certain(self):
        assert rows.counts() == {"certain": 145, "confirm": 76, "ask": 14}

    def test_and_so_do_the_nations(self):
        asked = {choice.id: choice.ask for choice in nations() if choice.ask}

        assert asked == {
            "arthurians": 5,
            "atlanteans": 1,
            "egyptians": 1,
            "minoans": 1,
            "olmecs": 3,
            "utopians": 3,
        }

    def test_every_doubtful_row_offers_its_questions(self):
        shown = [
            row
            for nation in content.nations()
            for side in rows.sides(nation)
            for row in rows.rows(nation, side)
        ]

        assert Counter(bool(row.words) for row in shown if row.sure != "certain") == {True: 90}
        assert all(word.fact.startswith("imperium.") for row in shown for word in row.words)


class TestTheNextCard:
    def guess(self, *seen, civ="romans", **options):
        state = its_turn(a_table(civ=civ, **options)).state
        return card_guess(with_civ(state, slots=(*seen, *state.civ.slots[1:])), lambda _: None)

    def test_what_the_table_named_before_is_lit(self):
        """The topmost of the list was named: nothing above it stands on the card."""
        above = ("attack", "fame", "glory")

        assert self.guess(Card(900, shows=("region",), lacks=(*above, UNREST))) == "region"

    def test_a_card_taken_by_its_kind_may_show_more(self):
        """An Uncivilised card acquired by icon lies in a slot: it may show an Attack too."""
        assert self.guess(Card(900, shows=("uncivilised",)), civ="celts", mine="romans") == ""

    def test_a_card_nobody_saw_is_not_guessed(self):
        assert self.guess() == ""

    def test_a_named_card_is_lit_by_its_name(self):
        """Invasion is Uncivilised, and shows an Attack: a row further up."""
        invasion = "classics.common.invasion"
        taken = Card(900, shows=("uncivilised",), lacks=(UNREST,), name=invasion)

        assert self.guess(taken, civ="celts", mine="romans", names=True) == invasion


class TestCampaign:
    def test_the_ladder_and_who_is_left(self):
        view = campaign_view(CampaignState(CampaignOptions(nation="romans")))

        assert [won for _, won in view.ladder] == [False] * 5
        assert len(view.to_beat) == 15
        assert view.stage == "begin"


class TestWordsInDoubt:
    def test_two_words_of_a_row_are_told_apart(self):
        row = rows.rows("qin", "barbarian")[3]
        asked = {str(word.question.text) for word in row.words}

        assert len(asked) == len(row.words) == 4

    def test_the_rules_ask_the_same_words_as_the_tables(self):
        asked = {
            word.fact: word.question
            for nation in content.nations()
            for side in rows.sides(nation)
            for row in rows.rows(nation, side)
            for word in row.words
        }
        told = {fact.id: fact for fact in lookup.house_facts() if not fact.language}

        assert set(told) == {*asked, SIDE_B, REVEALED, fact_of("a"), fact_of("b")}
        for fact, question in asked.items():
            assert tuple(option for option, _ in told[fact].options) == question.ids
            assert question.accepts(told[fact].guess or question.guess)
