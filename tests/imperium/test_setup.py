"""Rulebook, "Mise en place"; solo booklet, "Mise en place"."""

from __future__ import annotations

import pytest

from companion.core.command import Entry
from companion.core.journal import MemoryJournal
from companion.core.kinds import Kinds
from companion.core.session import Session
from companion.games.imperium.commands.anytime import LayPowerSide
from companion.games.imperium.commands.setup import (
    TELL,
    WITHOUT,
    BeginPlay,
    CountUnrest,
    LayMarket,
    TickSetup,
    TickSteps,
)
from companion.games.imperium.content import levels, nation, nations
from companion.games.imperium.game import GAME
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.setup import all_steps, step_ids, walk_through
from companion.games.imperium.start import beginning, civ_at_start, unrest_at_first
from companion.games.imperium.tokens import Tokens
from companion.games.imperium.views.set_up import set_up_view
from tests.imperium.makers import said
from tests.imperium.test_bad_input import fresh


def solo(mine="greeks", civ="romans", **options):
    return Options(seats=(PlayerSeat("", mine),), opponent=civ, **options)


def players(n, *nations):
    chosen = (*nations, "greeks", "romans", "celts", "persians")[:n]
    return Options(seats=tuple(PlayerSeat("", one) for one in chosen))


def number_of(step, options):
    return next(one for one in walk_through(options) if one.id == step).text.params["n"]


class TestSteps:
    def test_no_step_twice(self):
        ids = [step.id for step in all_steps()]

        assert len(ids) == len(set(ids))

    @pytest.mark.parametrize(("n", "cards", "fame"), [(1, 6, 2), (2, 6, 2), (3, 7, 1)])
    def test_numbers_by_players(self, n, cards, fame):
        options = players(n)

        assert number_of("small_decks", options) == cards
        assert number_of("fame_removed", options) == fame

    def test_four_players_keep_all_fame_and_every_card(self):
        ids = step_ids(players(4))

        assert not {"fame_removed", "player_icons"} & set(ids)
        assert number_of("small_decks", players(4)) == 8

    def test_three_players_remove_only_the_cards_for_four(self):
        assert number_of("player_icons", players(3)) == 4

    def test_no_civ_with_several_players(self):
        assert all(step.part != "civ" for step in walk_through(players(2)))


class TestExceptions:
    @pytest.mark.parametrize(
        ("civ", "step"),
        [
            ("romans", "dynasty"),
            ("arthurians", "dynasty_arthurians"),
            ("atlanteans", "dynasty_atlanteans"),
            ("vikings", "dynasty_vikings"),
            ("utopians", "civ_voyage"),
        ],
    )
    def test_each_civ_has_one_way_to_lay_its_dynasty(self, civ, step):
        found = [
            one for one in step_ids(solo(civ=civ)) if one.startswith(("dynasty", "civ_voyage"))
        ]

        assert found == [step]

    @pytest.mark.parametrize(
        ("mine", "has", "has_not"),
        [
            ("arthurians", {"court", "quests", "own_unrest"}, {"developments"}),
            ("atlanteans", {"state_empire", "developments"}, {"at_card", "nation_deck"}),
            ("utopians", {"voyage", "markers_utopians"}, {"at_card", "developments", "markers"}),
            ("vikings", {"own_unrest", "at_card"}, {"developments"}),
            ("greeks", {"developments", "markers"}, {"own_unrest", "court", "voyage"}),
        ],
    )
    def test_your_nation(self, mine, has, has_not):
        ids = set(step_ids(solo(mine)))

        assert has <= ids
        assert not has_not & ids

    def test_levels(self):
        with_step = {
            step: {grade for grade in levels() if step in step_ids(solo(level=grade))}
            for step in ("slot_five_exhaust", "slot_six", "civ_tokens")
        }

        assert with_step == {
            "slot_five_exhaust": {"chieftain", "warlord"},
            "slot_six": {"overlord", "supreme_ruler"},
            "civ_tokens": {"sovereign", "overlord", "supreme_ruler"},
        }

    def test_both_boxes_and_campaign_add_a_step(self):
        plain = set(step_ids(solo()))
        more = step_ids(solo(both_boxes=True, cards_added=("Port",), unrest_removed=1))

        assert set(more) - plain == {"both_boxes", "campaign_cards", "unrest_removed"}


class TestSeveralPlayers:
    def test_each_line_names_whose_it_is(self):
        options = Options(
            seats=tuple(PlayerSeat(nation=one) for one in ("greeks", "arthurians", "vikings"))
        )
        titles = {one.id: said(one.title) for one in walk_through(options)}

        assert titles["quests"] == "Quests: Arthurians"
        assert titles["own_unrest"].endswith(": Arthurians and Vikings")
        assert titles["developments"] == "Developments: Greeks"
        assert titles["king"] == "King of Kings"


class TestTheCivsCards:
    @pytest.mark.parametrize("civ", nations())
    def test_every_card_lies_somewhere(self, civ):
        cards = nation(civ)
        laid = civ_at_start(solo("romans" if civ != "romans" else "greeks", civ))
        at_card = bool(cards.at_card)

        assert len(list(laid.cards())) == (
            cards.deck + cards.nation_cards + cards.developments + at_card
        )

    def test_the_at_card_lies_below_the_nation_cards(self):
        laid = civ_at_start(solo(civ="romans"))
        places = [i for i, card in enumerate(laid.dynasty) if card.at_card]

        assert places == [nation("romans").nation_cards]

    def test_the_quests_are_no_part_of_the_dynasty(self):
        laid = civ_at_start(solo(civ="arthurians"))

        assert (len(laid.quests), len(laid.dynasty)) == (5, 8)

    def test_atlanteans_begin_as_an_empire(self):
        assert civ_at_start(solo(civ="atlanteans")).side == "empire"
        assert beginning(solo(mine="atlanteans")).you.side == "empire"

    def test_utopians_have_a_voyage_and_no_dynasty(self):
        laid = civ_at_start(solo(civ="utopians"))

        assert (laid.journey, laid.dynasty) == ("visions", ())

    def test_your_first_tokens(self):
        assert beginning(solo()).you.tokens == Tokens(3, 2, 1)


def line_of(session, key):
    parts = set_up_view(session.state).parts
    return next(line for part in parts for line in part.lines if line.key == key)


def tell(session, slot, category):
    offer = next(one for one in session.offers if one.id == "market.one")
    session.do(offer.command({"slot": str(slot), "category": category}))


class TestToldAndTicked:
    """What was told shows that a step is done."""

    def test_the_market_is_told_a_card_at_a_time_and_kept(self):
        session = fresh()
        for slot, category in ((3, "region"), (1, "dual")):
            tell(session, slot, category)

        spaces = session.state.market.spaces
        assert [one.categories for one in spaces] == [
            ("uncivilised", "civilised"),
            (),
            ("region",),
            (),
            (),
        ]
        session.undo()
        assert not session.state.market.spaces[0].categories

    def test_a_market_of_five_cards_is_laid_and_says_what_lies_below_and_on_them(self):
        session = fresh()
        market = ("region", "uncivilised", "civilised", "tributary", "region")
        for slot, category in enumerate(market, start=1):
            assert not line_of(session, "market").ticked
            tell(session, slot, category)

        market = line_of(session, "market")
        assert (market.ticked, market.tick) == (True, None)
        assert said(line_of(session, "market_unrest").results[0]) == "Under cards 2, 3 and 4"
        assert said(line_of(session, "market_progress").results[0]) == "On card 3"

    def test_a_card_is_put_right_before_the_game_begins(self):
        session = fresh()
        tell(session, 2, "region")
        tell(session, 2, "civilised")

        assert session.state.market.spaces[1].categories == ("civilised",)
        assert session.state.market.spaces[1].tokens == Tokens(progress=1)

    def test_a_chosen_side_and_a_counted_pile_tick_themselves(self):
        session = fresh()
        session.do(LayPowerSide("a"))
        offer = next(one for one in session.offers if one.id == "unrest.count")
        session.do(CountUnrest(offer.asks({}).guess))

        assert line_of(session, "power").ticked
        assert line_of(session, "unrest_pile").ticked
        assert session.state.market.unrest == unrest_at_first(session.options)

    def test_the_pile_is_counted_without_what_lies_below_the_market(self):
        session = fresh()
        session.do(LayMarket(("region", "uncivilised", "civilised", "tributary", "region")))
        offer = next(one for one in session.offers if one.id == "unrest.count")

        assert offer.asks({}).guess == unrest_at_first(session.options) - 3

    def test_a_part_is_ready_at_one_touch(self):
        session = fresh()
        first, *others = set_up_view(session.state).parts
        session.do(first.ready.command())
        first, *others = set_up_view(session.state).parts

        assert all(line.ticked for line in first.lines)
        assert first.ready.reason is not None
        assert not any(line.ticked for part in others for line in part.lines)
        session.undo()
        assert not any(line.ticked for line in set_up_view(session.state).parts[0].lines)


def common(session):
    return next(part for part in set_up_view(session.state).parts if part.id == "common")


def ticked(session):
    return {line.key for line in common(session).lines if line.ticked}


class TestNothingIsTickedThatWasNotDone:
    """Rulebook, "Mise en place générale", 15 and 16: Unrest and Progress go with the cards."""

    WAITING = frozenset({"market", "market_unrest", "market_progress"})

    def a_set_up(self, *told, names=True):
        session = Session.begin(GAME, solo(names=names), MemoryJournal())
        for slot, category in told:
            tell(session, slot, category)
        return session

    def test_a_part_with_cards_untold_asks_and_leaves_them_open(self):
        session = self.a_set_up((1, "region"))
        question = session.do(common(session).ready.command())
        session.answer(TELL)
        every = {line.key for line in common(session).lines}

        assert said(question.text) == "Cards 2, 3, 4 and 5 of the Market are not told yet."
        assert ticked(session) == every - self.WAITING

    def test_the_game_does_not_begin_without_them(self):
        session = self.a_set_up((1, "region"))
        view = set_up_view(session.state)

        assert said(view.missing) == "Cards 2, 3, 4 and 5 of the Market are not told yet."
        assert session.why_not(BeginPlay()) == view.missing == session.why_not(TickSetup("market"))

    def test_unless_the_table_goes_on_without_telling_them(self):
        session = self.a_set_up()
        session.do(common(session).ready.command())
        session.answer(WITHOUT)

        assert ticked(session) >= self.WAITING
        assert set_up_view(session.state).missing is None
        assert session.why_not(BeginPlay()) is None

    def test_told_to_the_last_card_nothing_is_asked(self):
        market = ("region", "uncivilised", "civilised", "tributary", "region")
        session = self.a_set_up(*enumerate(market, start=1))
        unrest = session.state.market.unrest

        assert isinstance(session.do(common(session).ready.command()), Entry)
        assert unrest == unrest_at_first(session.options) - 3
        assert session.state.market.spaces[2].tokens == Tokens(progress=1)

    def test_several_people_lay_it_out_by_themselves(self):
        session = Session.begin(GAME, players(2), MemoryJournal())

        assert isinstance(session.do(common(session).ready.command()), Entry)
        assert session.why_not(BeginPlay()) is None

    def test_games_of_before_go_on_as_they_were(self):
        kinds = Kinds(GAME)

        assert kinds.command(["TickSteps", 1, {"steps": ["market"]}]) == TickSteps(
            ("market",), asks_untold=False
        )
        assert kinds.command(["BeginPlay", 1, {}]) == BeginPlay(as_told=False)
        assert kinds.command(["TickSetup", 1, {"step": "market"}]) == TickSetup(
            "market", as_told=False
        )
