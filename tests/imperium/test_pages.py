"""Imperium's pages: no fault in any window, and what a touch on them does."""

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.describe.desk import Desk
from companion.describe.lines import lines
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.games.imperium.catalogue import card
from companion.games.imperium.commands.anytime import TriggerScoring
from companion.games.imperium.commands.civ import (
    CleanUpCiv,
    CompareTable,
    RevealSlot,
    RollCivDie,
)
from companion.games.imperium.commands.score import EnterScore, EnterVariable
from companion.games.imperium.commands.setup import BeginPlay, CountUnrest, LayMarket
from companion.games.imperium.commands.yours import EndYourTurn, SolsticeDone
from companion.games.imperium.game import GAME
from companion.games.imperium.lookup import names_of
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.owned import on_the_way
from companion.games.imperium.pages.score import score
from companion.games.imperium.pages.table import table
from companion.games.imperium.pages.told import all_done, is_its, left_of
from companion.games.imperium.rules.scoring import missing
from companion.games.imperium.state import SMALL_DECKS, Phase
from tests.describe.desks import LOOKS, Hands, a_surface
from tests.imperium.makers import finish

KINDS = ("region", "uncivilised", "civilised", "tributary", "region")
MOST = 80


def a_desk(civ="romans", mine="macedonians", *, names=True, loom=True, seed="7"):
    seat = PlayerSeat("Ada", mine)
    options = Options((seat,), civ, "imperator", both_boxes=True, names=names, in_loom=loom)
    kept = {}
    around = Surroundings(facts=kept.get, remember=kept.__setitem__)
    session = Session.begin(GAME, options, MemoryJournal(), seed=seed, around=around)
    if names:
        known = on_the_way(session.state)
        dealt = [next(one for one in known if card(one).kind == kind) for kind in SMALL_DECKS]
        dealt += [one for one in known if one not in dealt][:2]
        session.do(LayMarket(tuple(card(one).kind for one in dealt), tuple(dealt)))
    else:
        session.do(LayMarket(KINDS))
        session.do(CountUnrest(18))
    session.do(BeginPlay())
    return Desk(session, Hands(session))


def on_page(desk, form="landscape", text=1.0, language="en", page=table):
    surface = a_surface(form, text, language)
    showing = Showing(lambda its: page(desk, its))
    showing.show(surface)
    return showing


def its_turn(**more):
    """The C.I.V. is about to roll."""
    desk = a_desk(**more)
    desk.session.do(EndYourTurn(2))
    finish(desk.session, CompareTable(), {})
    return desk


def played_on(desk, stop):
    """Touched by its gold, and where something is asked by the first answer, until it is there."""
    for _ in range(MOST):
        if stop(desk):
            return desk
        showing = on_page(desk)
        acts = showing.page.acts
        begins = ("name.", "answer.", "shows.")
        answer = next((one for one in acts if one.startswith(begins)), "compared")
        assert showing.touch("go" if "go" in acts else answer)
    raise AssertionError("it never came there")


def asks_what_came(desk):
    return desk.question is not None and "refill" in desk.question.key


def is_told(desk):
    return desk.session.state.phase is Phase.CIV_SLOTS and desk.question is None


def to_name():
    desk = its_turn(loom=False)
    desk.session.do(RollCivDie(), {"die": "6"})
    desk.look()
    on_page(desk).touch("go")
    return desk


def by_rows():
    desk = its_turn(names=False, loom=False)
    desk.session.do(RollCivDie(), {"die": "6"})
    return desk


def best_card():
    desk = by_rows()
    desk.session.do(RevealSlot(1), {"slot.1.card": "barbarian"})
    return desk


def joined():
    desk = its_turn(civ="qin", mine="romans", names=False, loom=False)
    desk.session.do(RollCivDie(), {"die": "6"})
    desk.session.do(RevealSlot(1), {"slot.1.card": "attack"})
    return desk


def comparing():
    desk = a_desk("egyptians", "romans", names=False, loom=False)
    desk.session.do(EndYourTurn(2))
    return desk


def scoring(**more):
    desk = a_desk(**more)
    desk.session.do(TriggerScoring("main_deck"))

    def counted(desk):
        if desk.session.state.phase is Phase.YOURS and desk.question is None:
            desk.session.do(EndYourTurn(1))
        if desk.session.state.phase is Phase.SOLSTICE:
            desk.session.do(SolsticeDone())
        return desk.session.state.phase is Phase.SCORING

    return played_on(desk, counted)


def over():
    desk = scoring()
    desk.session.do(EnterVariable("0", (4, 12)))
    for seat, line in missing(desk.session.state):
        desk.session.do(EnterScore(seat, line, 7))
    on_page(desk).touch("close_score")
    return desk


def opened(what):
    def made():
        desk = a_desk()
        desk.look(opened=what)()
        return desk

    return made


def several():
    seats = tuple(PlayerSeat(*one) for one in (("Ada", "romans"), ("Bo", "arthurians")))
    session = Session.begin(GAME, Options(seats), MemoryJournal(), seed="1")
    session.do(BeginPlay())
    return Desk(session, Hands(session))


def cleaned_up(desk):
    return desk.question is None and isinstance(desk.session.last.command, CleanUpCiv)


def needs_nobody():
    """Its first card leaves nothing to hands, and nothing is left of your own turn."""
    desk = its_turn(civ="greeks", mine="romans", seed="1")
    all_done(desk, left_of(desk))()
    return touched(desk, "go")


MOMENTS = {
    "your turn": a_desk,
    "a number": opened("count.population"),
    "on the Market": lambda: touched(a_desk(), "go"),
    "the Market": opened("market"),
    "a card of it": opened("space.2"),
    "the menu": opened("menu"),
    "everything": opened("more"),
    "the end": opened("the_end"),
    "its side": opened("civ"),
    "the die": its_turn,
    "what came": lambda: played_on(its_turn(), asks_what_came),
    "told": lambda: played_on(its_turn(), is_told),
    "to name": to_name,
    "by rows": by_rows,
    "best card": best_card,
    "joined": joined,
    "booklet": comparing,
    "cleaned up": lambda: played_on(its_turn(), cleaned_up),
    "came with it": lambda: needs_nobody(),
    "solstice": lambda: played_on(its_turn(), at_solstice),
    "score": scoring,
    "your cards": lambda: touched(scoring(), "your_cards"),
    "over": over,
    "several": several,
}


def touched(desk, *keys):
    for key in keys:
        assert on_page(desk).touch(key)
    return desk


def phase_of(desk):
    return desk.session.state.phase


def at_solstice(desk):
    return phase_of(desk) is Phase.SOLSTICE and not is_its(desk)


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_window_has_a_fault(moment):
    desk = MOMENTS[moment]()
    found = []
    for form, text, language in LOOKS:
        for page in (table, score):
            shown = on_page(desk, form, text, language, page)
            wrong = faults(shown.page, shown.pieces, shown.surface)
            found += [(form, text, language, *one) for one in wrong]

    assert found == []


class TestItsTurn:
    def test_gold_rolls_and_turns_the_first_card_over_at_once(self):
        desk = touched(its_turn(), "go")

        assert isinstance(desk.session.last.command, RevealSlot) or desk.question is not None

    def test_the_card_its_row_and_those_passed_over_are_said(self):
        desk = played_on(its_turn(), is_told)
        said = [one.text for one in lines(on_page(desk).page, a_surface())]

        assert any(one.startswith("Card ") for one in said)
        assert "not on this card" in said or "1  Attack" in said

    def test_what_was_done_before_the_answer_is_ticked(self):
        desk = played_on(its_turn(), asks_what_came)
        name = next(one for one in on_page(desk).page.acts if one.startswith("name."))
        step, before = len(desk.session.entries), desk.session.pending.told
        touched(desk, name)
        last = desk.session.entries[step]

        assert before
        assert desk.hands.ticked(last) >= {one.key for one in before if one.acts}

    def test_a_line_is_ticked_by_a_touch(self):
        desk = played_on(its_turn(), is_told)
        before = len(desk.hands.ticked(desk.session.last))
        keys = [one for one in on_page(desk).page.acts if one.startswith("line.")]
        for key in keys:
            touched(desk, key)

        assert keys
        assert len(desk.hands.ticked(desk.session.last)) != before


class TestNaming:
    def test_unrest_is_always_among_the_cards(self):
        assert "name.unrest" in on_page(to_name()).page.acts

    def test_a_letter_leaves_those_that_begin_so_in_either_language(self):
        desk = touched(played_on(its_turn(), asks_what_came), "letter.g")
        words = [" ".join(names_of(one)).casefold() for one in names_on(desk)]

        assert words
        assert all(" g" in f" {one}" for one in words)

    def test_the_printed_number_finds_its_card(self):
        desk = played_on(its_turn(), asks_what_came)
        number = next(iter(card(names_on(desk)[0]).printed))
        for letter in number.casefold():
            key = f"letter.{letter}"
            if key in on_page(desk).page.acts and len(names_on(desk)) > 1:
                touched(desk, key)

        assert len(names_on(desk)) <= 2

    def test_an_icon_leaves_the_cards_that_show_it(self):
        desk = played_on(its_turn(), asks_what_came)
        key = next(one for one in on_page(desk).page.acts if one.startswith("icon."))
        touched(desk, key)

        assert all(key.removeprefix("icon.") in card(one).shows for one in names_on(desk))


def names_on(desk):
    """The cards that can be touched."""
    acts = on_page(desk).page.acts
    found = [one.removeprefix("name.") for one in acts if one.startswith("name.")]
    return [one for one in found if one != "unrest"]


class TestYourTurn:
    def test_a_number_is_put_right_in_place(self):
        desk = touched(a_desk(), "count.population", "count.population1", "count.population1")

        assert desk.session.state.you.tokens.population == 4
        assert desk.looking.opened == "count.population"

    def test_unrest_is_taken_and_given_back_in_one_touch(self):
        desk = a_desk()
        before = desk.session.state.market.unrest
        touched(desk, "unrest.take.one")
        taken = desk.session.state.market.unrest
        touched(desk, "unrest.return.one")

        assert (taken, desk.session.state.market.unrest) == (before - 1, before)

    def test_the_end_asks_where_the_token_goes_and_the_civ_begins(self):
        desk = played_on(a_desk(mine="celts"), at_solstice)
        touched(desk, "go", "go", "answer.2")

        assert desk.session.state.market.spaces[1].tokens.progress
        assert isinstance(desk.session.last.command, RevealSlot) or desk.question is not None

    def test_what_cards_do_to_the_civ_is_carried_out(self):
        desk = a_desk()
        before = len(desk.session.state.civ.discard)
        touched(desk, "effect.draw")

        assert len(desk.session.state.civ.discard) == before + 1

    def test_the_solstice_gains_and_pays(self):
        desk = MOMENTS["solstice"]()
        acts = on_page(desk).page.acts

        assert {"count.materials", "effect.steal", "unrest.take.one", "market.small"} <= {*acts}


class TestTheMarket:
    def test_a_card_is_named_again_at_any_time(self):
        desk = played_on(its_turn(), is_told)
        desk.look(opened="space.3")()
        labels = [one.text for one in lines(on_page(desk).page, a_surface())]

        assert any("Name one card of the Market" in one for one in labels)


class TestTheBooklet:
    def test_one_touch_takes_every_word_as_we_read_it(self):
        desk = touched(comparing(), "compared")

        assert desk.session.around.facts("imperium.egyptians.barbarian.1.key") == "fame"

    def test_what_it_says_otherwise_is_put_right_first(self):
        desk = comparing()
        key = next(one for one in on_page(desk).page.acts if one.endswith(".key=attack"))
        touched(desk, key, "compared")

        assert desk.session.around.facts("imperium.egyptians.barbarian.1.key") == "attack"


class TestTheEnd:
    def test_what_it_wove_hangs_beside_the_result(self):
        said = [one.text for one in lines(on_page(over()).page, a_surface())]

        assert any("What this game wove" in one for one in said)

    def test_lines_are_counted_by_a_touch(self):
        desk = scoring(names=False, loom=False)
        touched(desk, "line.0.fixed", "digit.7", "answer")

        assert desk.session.state.sheets["0"].rows["fixed"] == 7

    def test_it_is_said_who_has_won_and_kept(self):
        desk = over()
        showing = on_page(desk)
        said = [one.text for one in lines(showing.page, showing.surface)]

        assert {"You win", "Victory: C.I.V."} & {*said}
        assert "keep" in showing.page.acts

    def test_a_copy_that_was_lost_is_touched_off(self):
        desk = touched(scoring(mine="utopians"), "your_cards")
        scroll = "utopians.sacred_scroll"
        touched(desk, f"name.{scroll}#5")
        touched(desk, "take_cards", "digit.0", "answer")

        while desk.question is not None:
            desk.session.answer(getattr(desk.question, "ids", (0,))[0])
        assert desk.session.last.command.cards.count(scroll) == 4


class TestComparing:
    def test_the_rule_decides_by_what_is_printed(self):
        desk = touched(best_card(), "compare")
        key = next(one for one in on_page(desk).page.acts if one.startswith("points.5"))
        touched(desk, key.replace("-1", "1"), "best")

        assert desk.question is None or not desk.question.key.endswith(".space")
