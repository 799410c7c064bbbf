"""Set-up of the players: capitals, civilizations, first player, landmark cards, the checklist."""

import pytest

from companion.errors import AnswerRefused, RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.bots.commands import SetUpBots
from companion.games.tapestry.correcting.facts import Landmark
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.options import (
    Options,
    Rebalancing,
    Variants,
)
from companion.games.tapestry.setup.capitals import DrawCapitals, KeepCapital
from companion.games.tapestry.setup.checklist import item
from companion.games.tapestry.setup.civilizations import (
    ChooseCivilization,
    DrawCivilizations,
    KeepCivilization,
    may_be_chosen,
)
from companion.games.tapestry.setup.finish import ChooseFirstPlayer, FinishSetUp
from companion.games.tapestry.setup.landmark_cards import (
    DealLandmarkCards,
    KeepLandmarkCard,
    choosing_order,
)
from companion.games.tapestry.setup.view_forms import drawn_at
from companion.games.tapestry.state import Phase
from tests.tapestry.setting_up import AA, FF, MM, a_table, dealt, done, drawn, people


class TestCapitals:
    """Rulebook, "Set-up of the players", A."""

    def test_1_to_3_players_draw_a_pair(self):
        session = a_table(people(3))

        done(session, DrawCapitals("p1"))

        numbers = {content.capital(mat).number for mat in dealt(session).capitals}
        assert numbers in ({1, 6}, {2, 4}, {3, 5})

    def test_no_pair_is_drawn_twice(self):
        session = a_table(people(3))

        for player in ("p1", "p2", "p3"):
            done(session, DrawCapitals(player))

        seen = [mat for player in session.state.players for mat in dealt(session, player).capitals]
        assert len(set(seen)) == 6

    def test_4_and_5_players_draw_one_and_keep_it(self):
        session = a_table(people(5))

        done(session, DrawCapitals("p1"))

        assert dealt(session).capital == dealt(session).capitals[0]

    @pytest.mark.parametrize("box", [AA, FF])
    def test_an_advanced_mat_is_drawn_as_well(self, box):
        session = a_table(people(4, expansions=(box,)))

        done(session, DrawCapitals("p1"))

        kinds = [content.capital(mat).expansion for mat in dealt(session).capitals]
        assert kinds == ["base", box]
        assert dealt(session).capital == ""

    @pytest.mark.parametrize("seed", ["7", "8", "9"])
    def test_two_outposts_stand_on_the_number_of_the_base_mat(self, seed):
        session = a_table(people(4, expansions=(AA,)), seed=seed)
        done(session, DrawCapitals("p1"))
        base, advanced = dealt(session).capitals

        done(session, KeepCapital("p1", advanced))

        start = content.map_side("large").starts[str(content.capital(base).number)]
        tokens = session.state.map[f"{start[0]},{start[1]}"].tokens
        assert [token.owner for token in tokens] == ["p1", "p1"]
        assert session.state.players["p1"].outposts == 8
        assert session.state.players["p1"].capital.mat == advanced
        assert "p1.start" not in session.last.answers

    def test_in_solo_they_stand_on_2_4_whatever_was_drawn(self):
        session = a_table(Options())

        done(session, DrawCapitals("p1"))
        done(session, KeepCapital("p1", dealt(session).capitals[1]))

        assert session.state.players["p1"].start == "2,0"

    def test_the_table_can_say_which_pair_was_drawn(self):
        session = a_table(by_app=())

        asked = session.do(DrawCapitals("p1"))

        assert {option.id for option in asked.options} == {"1/6", "2/4", "3/5"}
        session.answer("3/5")
        assert dealt(session).capitals == ("tropical", "grassland")

    def test_a_mat_not_drawn_cannot_be_kept(self):
        session = a_table(by_app=())
        session.do(DrawCapitals("p1"), {"p1.capitals": "3/5"})

        with pytest.raises(RuleBroken) as refused:
            session.do(KeepCapital("p1", "forest"))

        assert refused.value.message.key == "tapestry.setup.not_drawn"

    def test_nobody_draws_twice(self):
        session = a_table()
        done(session, DrawCapitals("p1"))

        with pytest.raises(RuleBroken) as refused:
            session.do(DrawCapitals("p1"))

        assert refused.value.message.key == "tapestry.setup.drawn_already"

    def test_variant_the_nearest_island(self):
        """Variants: the outposts go to the island nearest to the player."""
        session = a_table(people(2, variants=Variants(start_on_nearest_island=True)))
        done(session, DrawCapitals("p1"))

        session.do(KeepCapital("p1", dealt(session).capitals[0]), {"p1.start": "-2,2"})

        assert session.state.players["p1"].start == "-2,2"


class TestCivilizations:
    """Rulebook, "Set-up of the players", A."""

    def test_two_are_drawn_and_one_kept(self):
        session = a_table()
        done(session, DrawCivilizations("p1"))
        first, second = dealt(session).civilizations

        done(session, KeepCivilization("p1", second))

        mats = session.state.players["p1"].civilizations
        assert [(mat.id, mat.start) for mat in mats] == [(second, True)]
        assert first in session.state.decks["civilization"].cards
        assert second not in session.state.decks["civilization"].cards

    def test_one_may_be_chosen_and_nothing_drawn(self):
        session = a_table()
        wanted = session.state.decks["civilization"].cards[-1]
        session.do(ChooseCivilization("p1"), {"p1.civilization.chosen": wanted})

        mats = session.state.players["p1"].civilizations
        assert [(mat.id, mat.start) for mat in mats] == [(wanted, True)]
        assert wanted not in session.state.decks["civilization"].cards
        assert session.why_not(DrawCivilizations("p1")).key == "tapestry.setup.drawn_already"

    def test_in_a_campaign_one_that_was_gained_may_be_chosen_and_no_other(self):
        first, later = (
            a_table(Options(chapter=chapter, gained=gained))
            for chapter, gained in ((1, ()), (2, ("mystics", "traders")))
        )

        assert first.why_not(ChooseCivilization("p1")).key == "tapestry.setup.none_gained"
        assert len(drawn_at(first.state, item("draw_civilizations"), "p1")) == 1
        assert len(drawn_at(later.state, item("draw_civilizations"), "p1")) == 2
        assert set(may_be_chosen(later.state)) <= {"mystics", "traders"}
        with pytest.raises(AnswerRefused):
            later.do(ChooseCivilization("p1"), {"p1.civilization.chosen": "futurists"})

    def test_nobody_sees_what_another_chooses_from(self):
        session = a_table(people(5))

        for player in session.state.players:
            done(session, DrawCivilizations(player))

        seen = [c for player in session.state.players for c in dealt(session, player).civilizations]
        assert len(set(seen)) == 10

    @pytest.mark.parametrize("seed", range(20))
    def test_solo_bans_are_never_drawn(self, seed):
        session = a_table(Options(expansions=(MM, AA, FF)), seed=str(seed))

        done(session, DrawCivilizations("p1"))

        assert all(content.civilization(c).solo for c in dealt(session).civilizations)


class TestFirstPlayerAndLandmarkCards:
    """Rulebook, "First player" and "Landmark cards"."""

    def test_anybody_can_be_first(self):
        firsts = set()
        for seed in range(30):
            session = a_table(people(3), seed=str(seed))
            done(session, ChooseFirstPlayer())
            firsts.add(session.state.setup.first_player)

        assert firsts == {"p1", "p2", "p3"}

    def test_the_right_neighbour_of_the_first_chooses_first(self):
        session = a_table(people(3, expansions=(MM,)), by_app=())
        session.do(ChooseFirstPlayer(), {"first_player": "p2"})

        assert choosing_order(session.state) == ("p1", "p3", "p2")

    @pytest.mark.parametrize(("boxes", "count"), [((MM,), 3), ((AA,), 3), ((MM, AA), 4)])
    def test_as_many_cards_as_players_one_more_with_both_boxes(self, boxes, count):
        session = a_table(people(3, expansions=boxes))
        done(session, ChooseFirstPlayer())

        done(session, DealLandmarkCards())

        first = choosing_order(session.state)[0]
        assert len(dealt(session, first).landmark_cards) == count

    def test_each_keeps_one_and_passes_the_rest_on(self):
        session = a_table(people(3, expansions=(MM,)))
        done(session, ChooseFirstPlayer())
        done(session, DealLandmarkCards())

        for player in choosing_order(session.state):
            done(session, KeepLandmarkCard(player, dealt(session, player).landmark_cards[0]))

        kept = [player.landmark_card for player in session.state.players.values()]
        assert len(set(kept)) == 3
        assert all(kept)

    def test_in_solo_the_other_card_goes_to_the_automa(self):
        session = a_table(Options(expansions=(MM,)))
        done(session, ChooseFirstPlayer())
        done(session, DealLandmarkCards())
        kept, other = dealt(session).landmark_cards

        done(session, KeepLandmarkCard("p1", kept))

        assert session.state.landmarks == {other: "automa"}
        assert session.state.setup.bot_landmark_card == other

    def test_what_was_told_of_that_landmark_since_stays_so(self):
        session = a_table(Options(expansions=(MM,)))
        done(session, ChooseFirstPlayer())
        done(session, DealLandmarkCards())
        kept, other = dealt(session).landmark_cards
        done(session, SetValue(Landmark(other, "p1")))

        done(session, KeepLandmarkCard("p1", kept))

        assert session.state.landmarks == {other: "p1"}

    def test_what_the_automa_drew_before_is_not_dealt(self):
        """AA, levels 3 and 4: it may draw two more cards."""
        session = a_table(Options(expansions=(AA,), level=3))
        done(session, SetUpBots())
        done(session, ChooseFirstPlayer())
        assert len(session.state.landmarks) == 2

        done(session, DealLandmarkCards())

        assert not set(dealt(session).landmark_cards) & set(session.state.landmarks)

    def test_not_before_the_first_player_is_known(self):
        session = a_table(people(2, expansions=(MM,)))

        with pytest.raises(RuleBroken) as refused:
            session.do(DealLandmarkCards())

        assert refused.value.message.key == "tapestry.setup.first_player_first"

    def test_not_where_a_landmark_was_put_right_before_and_too_few_are_left(self):
        session = a_table(people(5, expansions=(MM,)))
        done(session, ChooseFirstPlayer())
        done(session, SetValue(Landmark("skyscraper", "p1")))

        with pytest.raises(RuleBroken) as refused:
            session.do(DealLandmarkCards())

        assert refused.value.message.key == "tapestry.setup.too_few_landmark_cards"

    def test_not_without_the_boxes(self):
        with pytest.raises(RuleBroken) as refused:
            a_table().do(DealLandmarkCards())

        assert refused.value.message.key == "tapestry.setup.no_landmark_cards"


class TestBeginning:
    """The first turn comes when everything is drawn and kept."""

    def test_what_is_missing_is_named(self):
        session = a_table()

        with pytest.raises(RuleBroken) as refused:
            session.do(FinishSetUp())

        assert refused.value.message.key == "tapestry.setup.missing.capital"

    def test_then_the_first_player_has_the_turn(self):
        session = a_table(people(3, rebalancing=Rebalancing.NONE), by_app=("cards",))
        for player in session.state.players:
            drawn(session, player)
        done(session, ChooseFirstPlayer(), first_player="p3")

        done(session, FinishSetUp())

        assert session.state.setup.finished
        assert session.state.order == ("p3", "p1", "p2")
        assert session.state.turn == "p3"
        assert session.state.phase is not Phase.SETUP

    def test_three_technologies_lie_open(self):
        session = a_table(people(2, rebalancing=Rebalancing.NONE))
        for player in session.state.players:
            drawn(session, player)
        done(session, ChooseFirstPlayer())

        done(session, FinishSetUp())

        state = session.state
        assert len(state.tech_offer) == 3
        assert not set(state.tech_offer) & set(state.decks["tech"].cards)

    @pytest.mark.parametrize("deck", ["tech", "tapestry", "territory", "space", "masterpiece"])
    def test_every_pile_is_shuffled(self, deck):
        session = a_table(people(2, expansions=(AA,), rebalancing=Rebalancing.NONE))
        before = session.state.decks[deck].cards
        for player in session.state.players:
            drawn(session, player)
        done(session, ChooseFirstPlayer())
        done(session, DealLandmarkCards())
        for player in choosing_order(session.state):
            done(session, KeepLandmarkCard(player, dealt(session, player).landmark_cards[0]))

        done(session, FinishSetUp())

        after = session.state.decks[deck].cards
        assert after != tuple(card for card in before if card in set(after))
        assert len(session.state.masterpiece_offer) == 3

    def test_in_solo_the_bots_draw_first(self):
        session = a_table(Options(rebalancing=Rebalancing.NONE))
        drawn(session)
        done(session, ChooseFirstPlayer())
        assert session.why_not(FinishSetUp()).key == "tapestry.setup.missing.bots"

        done(session, SetUpBots())
        done(session, FinishSetUp())

        assert session.state.setup.finished
        assert session.state.order in (("p1", "bots"), ("bots", "p1"))

    def test_undo_brings_the_same_draw_again(self):
        session = a_table()
        done(session, DrawCapitals("p1"))
        before = dealt(session).capitals

        session.undo()
        done(session, DrawCapitals("p1"))

        assert dealt(session).capitals == before
