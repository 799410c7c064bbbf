"""Cards to be named: found by letters, by the number printed on them, by what they show."""

from __future__ import annotations

import pytest

from companion.core.message import Message
from companion.core.question import Choice
from companion.core.step import Step, Unanswered
from companion.front.asking import MANY, Asker
from companion.front.voice import Voice
from companion.games.imperium.card_numbers import is_number, numbers_of
from companion.games.imperium.catalogue import card, cards_of, every_card
from companion.games.imperium.owned import MARKET_KINDS
from companion.games.imperium.rules.card_options import card_option
from companion.games.imperium.rules.refilling import refill
from companion.games.imperium.rules.run import Run
from companion.games.imperium.views.naming import asked, at_once, choices, found, rows_met, yours
from companion.i18n import Words
from companion.resources import data_dir
from tests.imperium.makers import a_table, said
from tests.imperium.rig import Table
from tests.imperium.test_named import ELDERS, ORACLE, TOWN, named

BOATS = "classics.common.boats"


class TestFinding:
    def test_by_two_letters_in_either_language(self):
        cards = choices(("romans.glory", "romans.conquer", ORACLE))

        assert [one.id for one in found(cards, "gl")] == ["romans.glory"]
        assert [one.id for one in found(cards, "gLoI")] == ["romans.glory"]
        assert [one.id for one in found(cards, "conq")] == ["romans.conquer"]

    @pytest.mark.parametrize("typed", ["1UNC9", "1unc9", "unc9", "1tra9", "TRA9", "9"])
    def test_by_the_number_printed_on_it_in_either_language(self, typed):
        cards = choices((ORACLE, ELDERS, TOWN, "romans.glory"))

        assert [one.id for one in found(cards, typed)] == [ORACLE]

    def test_figures_alone_are_the_whole_number(self):
        """1UNC1 and 1UNC13 are others."""
        cards = choices(
            [one.id for one in cards_of("common_classics") if one.kind == "uncivilised"]
        )

        assert [one.id for one in found(cards, "3")] == [ELDERS]

    def test_of_two_alike_either_number(self):
        advance = choices(("carthaginians.advance.starting",))

        assert found(advance, "1car16") == found(advance, "1car11") == advance

    @pytest.mark.parametrize(
        ("language", "name"), [("en", "Oracle · 1UNC9"), ("fr", "Oracle · 1TRA9")]
    )
    def test_the_number_stands_beside_its_name(self, language, name):
        shown, _ = at_once(choices((ORACLE,)), "", lambda text: said(text, language))

        assert [words for words, _ in shown] == [name]

    def test_each_copy_of_yours_has_its_own(self):
        state = a_table(names=True).state
        town = {one.id: said(one.number) for one in yours(state) if one.id.startswith(TOWN)}

        assert list(town.values()) == ["1UNC4", "1UNC5"]

    def test_it_stands_on_every_option_that_names_a_card(self):
        every = [card_option(one.id) for _, one in every_card() if one.copies]

        assert all(one.note and one.known_as for one in every)
        assert said(card_option("utopians.sacred_scroll").note).startswith("2UTO12–16")

    def test_of_two_of_a_name_what_they_show_is_said(self):
        both = [one.id for one in cards_of("scythians") if one.name == "nomads"]

        assert len(both) == 2
        assert any(one.note is not None for one in choices(both))

    def test_the_small_deck_s_cards_come_first(self):
        step = Step(named(deck=()), Table({"space": "1"}))
        with pytest.raises(Unanswered) as stop:
            refill(Run(step, "card"), 1, "region", "row")
        shown = found(asked(stop.value.question), "")

        assert shown
        assert {card(one.id).kind for one in shown} == {"region"}

    def test_the_rows_a_card_meets_are_in_order(self):
        assert rows_met("romans", "barbarian", "romans.dalmatia") == (4, 5, 10)


class TestAtTheTerminal:
    @pytest.mark.parametrize(
        ("language", "typed"), [("en", "1unc9"), ("fr", "1TRA9"), ("fr", "1UNC9")]
    )
    def test_a_card_is_typed_by_its_number(self, language, typed):
        which = Choice(
            "card", Message("imperium.ask.card"), tuple(map(card_option, (ELDERS, ORACLE)))
        )
        voice = Voice(Words(data_dir() / "text", language), lambda _sign: typed, lambda _line: None)

        assert Asker(voice).ask(which) == ORACLE

    def asked(self, typed, cards, language="en"):
        lines = [typed, "list"]
        which = Choice("card", Message("imperium.ask.card"), tuple(map(card_option, cards)))
        words = Words(data_dir() / "text", language)
        voice = Voice(words, lambda _sign: lines.pop(0), lambda _line: None)
        return Asker(voice).ask(which)

    @pytest.mark.parametrize(("language", "typed"), [("en", "nav"), ("fr", "boa"), ("en", "bo")])
    def test_a_card_is_typed_by_its_first_letters_in_any_language(self, language, typed):
        assert self.asked(typed, (BOATS, ORACLE), language) == BOATS

    def test_figures_are_those_of_the_card_where_nothing_was_listed(self):
        alone = [one for one in cards_of("common_classics") if one.copies and not one.players]
        cards = [one.id for one in alone if one.kind in MARKET_KINDS]
        (last,) = (one for one in cards if any(is_number(at, "17") for at in numbers_of(one)))

        assert len(cards) > MANY
        assert cards.index(last) != 16
        assert self.asked("17", cards) == last

    @pytest.mark.parametrize(("language", "typed"), [("en", "tributary"), ("fr", "vassal")])
    def test_an_icon_leaves_the_cards_that_show_it(self, language, typed):
        """Then the number in the list chooses; the icons there are are told."""
        alone = [one.id for one in cards_of("common_classics") if one.kind in MARKET_KINDS]
        which = Choice("card", Message("imperium.ask.card"), tuple(map(card_option, alone)))
        words, lines = Words(data_dir() / "text", language), []
        first = next(n for n, one in enumerate(alone, 1) if "tributary" in card(one).shows)
        left = [typed, str(first)]
        voice = Voice(words, lambda _sign: left.pop(0), lines.append)

        assert Asker(voice).ask(which) == alone[first - 1]
        listed = [one for one in lines if one[:1].isdecimal() and ". " in one]
        shows = [n for n, one in enumerate(alone, 1) if "tributary" in card(one).shows]
        assert [int(one.partition(".")[0]) for one in listed] == shows
        assert any(typed in one.casefold() for one in lines)

    def test_of_a_short_list_figures_are_its_own(self):
        assert self.asked("2", (BOATS, ORACLE)) == ORACLE
