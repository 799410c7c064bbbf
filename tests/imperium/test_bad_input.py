"""What cannot be is refused in clear words, and nothing is lost."""

from __future__ import annotations

import pytest

from companion.core.journal import FileJournal, MemoryJournal
from companion.core.session import Session
from companion.errors import AnswerRefused, LoomError, RuleBroken
from companion.games.imperium.campaign.game import GAME as CAMPAIGN
from companion.games.imperium.commands.anytime import TriggerScoring
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.commands.score import EnterScore, EnterVariable
from companion.games.imperium.commands.setup import CountUnrest, LayMarket, TickSetup
from companion.games.imperium.game import GAME
from companion.games.imperium.options import Options
from tests.imperium.makers import a_round, a_table, its_turn
from tests.imperium.test_campaign import a_campaign, win


def fresh():
    return Session.begin(GAME, Options(), MemoryJournal())


class TestCards:
    def test_a_card_nobody_knows(self):
        session = its_turn(a_table())
        session.do(RevealSlot(1))
        before = session.state

        with pytest.raises(AnswerRefused):
            session.answer("dragon")
        assert session.state == before
        assert session.pending is not None

    @pytest.mark.parametrize("slot", [0, 2, 9, -1])
    def test_a_slot_out_of_turn(self, slot):
        with pytest.raises(RuleBroken):
            its_turn(a_table()).do(RevealSlot(slot))


class TestSetUp:
    @pytest.mark.parametrize(
        "laid", [(), ("region",) * 4, ("region",) * 6, ("fame",) * 5, ("",) * 5]
    )
    def test_a_market_of_five_known_cards(self, laid):
        with pytest.raises(RuleBroken):
            fresh().do(LayMarket(laid))

    @pytest.mark.parametrize("missing", ["region", "uncivilised", "civilised"])
    def test_a_market_without_a_card_of_each_small_deck(self, missing):
        """Rulebook, "Mise en place générale", 14."""
        dealt = ["region", "uncivilised", "civilised", "tributary", "tributary"]
        laid = tuple("tributary" if one == missing else one for one in dealt)
        with pytest.raises(RuleBroken) as error:
            fresh().do(LayMarket(laid))
        assert error.value.message.key == "imperium.broken.not_dealt"

    def test_what_counts_twice_is_a_tradition_there(self):
        fresh().do(LayMarket(("region", "dual", "civilised", "region", "region")))

    @pytest.mark.parametrize("cards", [0, -2, 61])
    def test_an_unrest_pile_of_one_to_sixty(self, cards):
        with pytest.raises(RuleBroken):
            fresh().do(CountUnrest(cards))

    def test_a_step_of_another_nation(self):
        with pytest.raises(RuleBroken):
            fresh().do(TickSetup("quests"))


class TestScores:
    def test_points_before_the_end(self):
        assert a_table().why_not(EnterScore("0", "fixed", 3)) is not None

    @pytest.mark.parametrize("typed", ["12", "douze", "", None, 1.5, True])
    def test_a_score_typed_as_text(self, typed):
        session = a_table(civ="romans")
        session.do(TriggerScoring("main_deck"))
        for _ in range(2):
            a_round(session, *("attack",) * 5)
        before = session.state

        with pytest.raises(RuleBroken) as refused:
            session.do(EnterScore("0", "fixed", typed))
        with pytest.raises(RuleBroken):
            session.do(EnterVariable("0", (3, typed)))

        assert refused.value.message.key == "imperium.broken.points"
        assert session.state == before


class TestFiles:
    def test_a_game_is_no_campaign(self):
        with pytest.raises(LoomError):
            Session.open(CAMPAIGN, a_table().journal)

    def test_a_campaign_is_no_game(self):
        session = a_campaign(nation="persians")
        win(session, "romans")

        with pytest.raises(LoomError):
            Session.open(GAME, session.journal)

    def test_a_campaign_comes_back_as_it_was(self):
        session = a_campaign(nation="persians")
        win(session, "romans")

        assert Session.open(CAMPAIGN, session.journal).state == session.state

    @pytest.mark.parametrize("change", [{"nation": "klingons"}, {"mode": "endless"}])
    def test_a_campaign_from_elsewhere(self, tmp_path, change):
        """Its first line reads, but speaks of what this game does not have."""
        file = FileJournal(tmp_path / "campaign.jsonl")
        options = {"nation": "persians", "player": "Ada"} | change
        file.append(
            {
                "head": {
                    "format": 1,
                    "game": CAMPAIGN.id,
                    "version": 1,
                    "seed": "1",
                    "by_app": [],
                    "options": options,
                }
            }
        )
        file.close()
        written = (tmp_path / "campaign.jsonl").read_bytes()

        with pytest.raises(LoomError) as refused:
            Session.open(CAMPAIGN, FileJournal(tmp_path / "campaign.jsonl"))

        assert next(iter(change.values())) in refused.value.message.params.values()
        assert (tmp_path / "campaign.jsonl").read_bytes() == written

    def test_a_campaign_whose_games_cannot_be_read(self):
        session = a_campaign(nation="persians")
        win(session, "romans")
        lines = [dict(line) for line in session.journal.lines]
        lines[2]["events"] = [["GameNoted", 1, {"game": {"opponent": 7}}]]

        with pytest.raises(LoomError) as refused:
            Session.open(CAMPAIGN, MemoryJournal(lines))

        assert refused.value.message.key.startswith("core.save.")

    def test_a_nation_nobody_knows(self):
        with pytest.raises(LoomError):
            Session.begin(GAME, Options(opponent="klingons"), MemoryJournal())
