"""Cards named: what is known then is not asked."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from companion.core.step import Sources, Step, Unanswered
from companion.games.imperium.cards import Card, Pile
from companion.games.imperium.catalogue import card, cards_of
from companion.games.imperium.commands.yours import SolsticeDone
from companion.games.imperium.content import nations
from companion.games.imperium.content import table as content_table
from companion.games.imperium.events.cards import CardsMoved, CardTaken, CivCardNamed, PrintedLater
from companion.games.imperium.grammar import read_elements
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.owned import nameable, on_the_way, unseen
from companion.games.imperium.rules import civ_cards, civ_score
from companion.games.imperium.rules.resolving import resolve
from companion.games.imperium.rules.run import Run
from companion.games.imperium.rules.scoring import missing
from companion.games.imperium.rules.turning_over import turn_over
from companion.games.imperium.start import unrest_at_first
from companion.games.imperium.state import Ending, Phase, Space
from companion.games.imperium.tokens import Tokens
from companion.games.imperium.views import card_options
from companion.games.imperium.views.naming import (
    choices,
    found,
    icons_among,
    in_slot,
)
from tests.imperium.makers import a_table, its_turn, reveal, said
from tests.imperium.rig import Table, a_position, act
from tests.soak import imperium as games

ORACLE, ELDERS, TOWN = (f"classics.common.{one}" for one in ("oracle", "elders", "town"))


def named(*cards, **more):
    """A position with these cards in the first places of the Market, Regions in the others."""
    regions = [one.id for one in cards_of("common_classics") if one.kind == "region"]
    laid = (*cards, *regions)[:5]
    spaces = tuple(Space((card(one).kind,), card=one) for one in laid)
    state = a_position(spaces=spaces, **more)
    return replace(state, options=replace(state.options, names=True))


def with_tokens(state, slot, tokens):
    spaces = list(state.market.spaces)
    spaces[slot - 1] = replace(spaces[slot - 1], tokens=tokens)
    return replace(state, market=replace(state.market, spaces=tuple(spaces)))


class TestWorthMost:
    """Solo booklet, "Acquérir et innover en"."""

    def test_a_variable_card_is_worth_five(self):
        done = act(named(ELDERS, ORACLE, deck=()), "acquire uncivilised", refill="uncivilised")

        assert [one.name for one in done.civ.deck] == ["unrest", ORACLE]

    def test_a_progress_on_it_is_a_point_more(self):
        state = with_tokens(named(ELDERS, TOWN, deck=()), 1, Tokens(progress=2))
        done = act(state, "acquire uncivilised", refill="uncivilised")

        assert done.civ.deck[-1].name == ELDERS

    def test_of_two_worth_as_much_the_one_with_more_tokens(self):
        state = with_tokens(
            named(ELDERS, "classics.common.shrine", deck=()), 2, Tokens(materials=1)
        )
        done = act(state, "acquire uncivilised", refill="uncivilised")

        assert done.civ.deck[-1].name == "classics.common.shrine"

    def test_the_reason_names_the_points_and_what_was_passed_over(self):
        done = act(named(ELDERS, ORACLE, deck=()), "acquire uncivilised", refill="uncivilised")
        why = next(why for line in done.lines for why in line.whys if why.rule == "C-5")

        assert said(why.text) == "Oracle is worth most: 5 + 0 Progress = 5 points, Market place 2"
        assert [said(one.option) for one in why.passed] == ["Elders"]

    def test_of_two_worth_as_much_the_reason_names_what_decides(self):
        shrine = "classics.common.shrine"
        even = named(ELDERS, shrine, deck=())
        tokens = with_tokens(even, 2, Tokens(materials=1))
        done = [act(one, "acquire uncivilised", refill="uncivilised") for one in (even, tokens)]
        whys = [why for one in done for line in one.lines for why in line.whys]

        each = "Elders and Shrine are worth 1 point each"
        assert [said(why.text) for why in whys if why.rule == "C-5"] == [
            f"{each}, with as many tokens: the lower Market place, 1",
            f"{each}: most tokens on Shrine",
        ]

    def test_nothing_is_asked_but_what_came(self):
        step = Step(named(ELDERS, ORACLE, deck=()), Table({}))
        with pytest.raises(Unanswered) as stop:
            resolve(Run(step, "card"), read_elements(("acquire uncivilised",)), "row")

        assert stop.value.question.key == "row.0.refill"

    def test_to_a_small_deck_belong_cards_of_its_kind_and_no_others(self):
        step = Step(named(ELDERS, ORACLE, deck=()), Table({}))
        with pytest.raises(Unanswered) as stop:
            resolve(Run(step, "card"), read_elements(("acquire uncivilised",)), "row")
        cards = [one for one in stop.value.question.ids if "." in one]

        assert cards
        assert {card(one).kind for one in cards} == {"uncivilised"}
        assert "region" in stop.value.question.ids

    def test_only_eligible_places_are_offered_where_some_are_not_named(self):
        state = named(ELDERS, ORACLE, deck=())
        spaces = (replace(state.market.spaces[0], card=""), *state.market.spaces[1:])
        state = replace(state, market=replace(state.market, spaces=spaces))
        done = act(state, "acquire uncivilised", space="1", refill="uncivilised")

        assert done.asked("space").ids == ("1", "2", "none")


class TestTheRow:
    def table(self):
        return its_turn(a_table(civ="romans", names=True))

    def test_a_card_is_looked_up_by_what_it_shows(self):
        session = self.table()
        reveal(session, "romans.roman_expansion")

        assert session.last.answers["slot.1.row"].value == "romans.barbarian.1"

    def test_what_lies_open_is_not_offered_again(self):
        session = self.table()
        reveal(session, "romans.glory")

        assert "romans.glory" not in [one.id for one in in_slot(session.state, 2)]

    def test_what_comes_off_its_dynasty_is_offered_only_then(self):
        state = self.table().state
        nation = {one.id for one in cards_of("romans") if one.kind == "nation"}
        off = CardsMoved((state.civ.dynasty[0].id,), Pile.DISCARD).apply(state)

        assert not nation & set(nameable(state, 1))
        assert nation & set(nameable(off, 1))

    def test_a_card_put_on_its_deck_is_known_in_its_slot(self):
        state = self.table().state
        civ = replace(state.civ, slots=(Card(99, name=ORACLE), *state.civ.slots[1:]))

        assert unseen(replace(state, civ=civ), 1) == (ORACLE,)


class TestTheDiscard:
    def test_only_cards_that_may_lie_there_are_asked_for(self):
        """A region may have fallen from its deck; no Fame can, for it never took one."""
        state = named(civ="romans", deck=(Card(7),), discard=(Card(8),))
        met = replace(state.civ, met=("romans.dalmatia",), dynasty=state.civ.dynasty[1:])
        state = replace(state, civ=met)
        region = act(state, "region from discard to play", discard_region="romans.dalmatia")

        assert "romans.dalmatia" in region.asked("discard_region").ids
        assert "romans.glory" not in region.asked("discard_region").ids

    def test_an_unrest_in_sight_shows_nothing_else(self):
        """Nothing is asked of it, and it is not named anew."""
        unrest = Card(8, shows=("unrest",), name="unrest")
        knight = act(named(discard=(unrest,)), "knight from discard to deck")
        milled = named(civ="mauryans", mine="romans", discard=(unrest, Card(9)), dynasty=())
        region = "mauryans.gandhara"
        taken = act(milled, "region from discard to play", discard_region=region)

        assert not knight.step.questions
        assert [one.name for one in taken.civ.discard] == ["unrest"]
        assert [one.name for one in taken.civ.play] == [region]

    def test_a_river_in_play_is_known_by_name(self):
        river = next(one for one in cards_of("common_classics") if "river" in one.marks)
        state = named(play=(Card(7, name=river.id),))

        assert act(state, "archive river in play").civ.history


class TestTributariesOfTheOtherBox:
    """Rulebook, "Combiner les jeux": one named like a nation in play is replaced."""

    def test_it_may_come_only_where_one_is_replaced(self):
        state = a_table(mine="greeks", civ="romans", names=True, both_boxes=True).state
        other = replace(state.options, seats=(PlayerSeat("", "egyptians"),))
        here, there = on_the_way(state), on_the_way(replace(state, options=other))

        assert not [one for one in here if one.startswith("legends")]
        assert "classics.common.egyptians" not in there
        assert "legends.common.etruscans" in there
        assert "legends.common.romans" not in there


class TestWhatIsKnownFromTheStart:
    @pytest.mark.parametrize(
        ("mine", "civ", "unrest"),
        [("romans", "greeks", 8), ("utopians", "arthurians", 13), ("olmecs", "qin", 9)],
    )
    def test_the_unrest_pile(self, mine, civ, unrest):
        options = Options(seats=(PlayerSeat("", mine),), opponent=civ, names=True)

        assert unrest_at_first(options) == unrest

    def test_cards_for_more_players_are_not_offered(self):
        state = a_table(names=True).state

        assert all(not card(one).players for one in on_the_way(state))


class TestTheScore:
    @pytest.mark.parametrize("civ", list(nations()))
    def test_its_starting_cards_count(self, civ):
        mine = "romans" if civ != "romans" else "greeks"
        state = a_table(mine=mine, civ=civ, names=True).state
        starting = [one for one in cards_of(civ) if one.kind == "starting"]
        lines = civ_score.lines(state)

        assert lines["fixed"] + lines["conditional"] + 5 * lines["variable_cards"] == sum(
            one.civ * one.copies for one in starting
        )

    def test_a_card_taken_from_the_market_counts(self):
        done = act(named(ELDERS, ORACLE, deck=()), "acquire uncivilised", refill="uncivilised")
        before = civ_score.lines(named(ELDERS, ORACLE, deck=()))
        after = civ_score.lines(done.state)

        assert after["variable_cards"] == before["variable_cards"] + 1
        assert after["fixed"] == before["fixed"] - 2

    def test_whole_games_are_counted_where_every_card_was_named(self):
        for case in range(4):
            state = games.play(case, Random(f"score:{case}"), names=True).state
            over = replace(state, phase=Phase.SCORING, sheets={})
            asked_for = [line for seat, line in missing(over) if seat == "civ"]

            assert bool(asked_for) == (civ_score.lines(state) is None)

    def test_a_starting_card_that_left_the_game_counts_no_more(self):
        state = a_table(civ="romans", mine="greeks", names=True).state
        left = replace(state, civ=replace(state.civ, gone=("romans.glory",)))

        assert len(civ_score.counted(left)) == len(civ_score.counted(state)) - 1

    def test_a_nation_card_that_left_it_was_seen(self):
        state = a_table(civ="romans", mine="greeks", names=True).state
        nation = next(one.id for one in cards_of("romans") if one.kind == "nation")
        off = state.civ.dynasty[1:]
        civ = replace(state.civ, gone=(nation,), met=(nation,), dynasty=off)

        assert len(civ_score.counted(replace(state, civ=civ))) == len(civ_score.counted(state))

    def test_nation_cards_that_nobody_saw_are_named_at_the_end(self):
        """Solo booklet, "Décompte": its Dynasty does not count, what came off it does."""
        state = a_table(civ="romans", mine="greeks", names=True).state
        state = replace(state, civ=replace(state.civ, dynasty=state.civ.dynasty[2:]))
        (group,) = civ_cards.unnamed(state)
        event = CivCardNamed(group.cards[0])
        once = event.apply(state)
        twice = CivCardNamed(civ_cards.unnamed(once)[0].cards[0]).apply(once)

        assert group.n == 2
        assert civ_score.counted(state) is None
        assert civ_cards.unnamed(once)[0].n == 1
        assert group.cards[0] in [one.id for one in civ_score.counted(twice)]

    def test_a_later_printing_counts_as_it_is_printed(self):
        state = a_table(names=True, box="legends").state
        had = replace(state, civ=replace(state.civ, taken=("legends.common.jade_mask",)))
        later = PrintedLater("legends.common.jade_mask").apply(had)

        assert civ_score.lines(had)["conditional"] == civ_score.lines(later)["conditional"] - 1

    def test_only_the_kind_of_deck_it_came_from_is_offered(self):
        state = a_table(names=True).state
        taken = CardTaken(Card(99, ("region",)), "deck:region", Pile.DECK).apply(state)

        assert {card(one).kind for one in civ_cards.unnamed(taken)[0].cards} == {"region"}

    def test_a_second_one_in_sight_is_one_that_nobody_had_named(self):
        """The one that was taken by name lies in its deck, known: what is turned is another."""
        state = a_table(names=True).state
        taken = CardTaken(Card(99, ("region",), name=TOWN), "deck:main", Pile.DECK).apply(state)
        strange = replace(taken, civ=replace(taken.civ, strangers=1))
        both = Step(strange, Sources())
        turn_over(both, 1, TOWN)
        taken_by_name = Step(replace(strange, civ=strange.civ.without((99,))), Sources())
        turn_over(taken_by_name, 1, TOWN)

        assert both.state.civ.taken.count(TOWN) == 2
        assert both.state.civ.strangers == 0
        assert taken_by_name.state.civ.taken.count(TOWN) == 1
        assert taken_by_name.state.civ.strangers == 1

    def test_a_card_that_nobody_named_is_asked_for(self):
        state = a_table(names=True).state
        strange = replace(state, civ=replace(state.civ, strangers=1))

        assert civ_score.lines(strange) is None

    def test_a_printing_nobody_met_is_asked_before_the_points_are_known(self):
        """A starting card of the Arthurians is worth more in a later printing."""
        state = a_table(civ="arthurians", names=True).state
        step = Step(replace(state, phase=Phase.SOLSTICE, ending=Ending("main_deck", 1)), Sources())
        with pytest.raises(Unanswered) as stop:
            SolsticeDone().carry_out(step)

        assert stop.value.question.fact == "imperium.card.arthurians.cafall.printing"

    def test_whoever_told_it_is_not_asked_again(self):
        state = a_table(civ="arthurians", names=True).state
        told = Sources(facts={"imperium.card.arthurians.cafall.printing": "later"}.get)
        step = Step(replace(state, phase=Phase.SOLSTICE, ending=Ending("main_deck", 1)), told)
        SolsticeDone().carry_out(step)

        assert step.state.later == ("arthurians.cafall",)
        assert civ_score.lines(step.state)["variable_cards"] == 1


class TestIcons:
    """The way without names: numbered as the rows of the table."""

    def test_they_have_the_numbers_of_their_rows(self):
        state = its_turn(a_table(civ="romans", names=True)).state
        (first, name, _), *_ = card_options(state, lambda _: None)

        assert first == content_table("romans").barbarian[0].shows
        assert said(name).startswith("1  ")

    def test_one_that_nobody_can_name_is_called_by_its_row(self):
        state = its_turn(a_table(civ="minoans", mine="romans")).state
        unsure = {"imperium.minoans.barbarian.7.key": "cannot_tell"}.get
        names = {one: said(name) for one, name, _ in card_options(state, unsure)}

        assert names["row.minoans.barbarian.7"] == "The icon of row 7 in your booklet"

    def test_an_icon_finds_the_cards_that_show_it(self):
        cards = choices(("romans.dalmatia", "romans.glory"))

        assert [one.id for one in found(cards, "", "region")] == ["romans.dalmatia"]
        assert "region" in [one for one, _, _ in icons_among(cards)]
