"""What Imperium's pages say and where: the die, the end, what opens, what each button does."""

from dataclasses import replace

import pytest

from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.core.woven import colours
from companion.describe.lines import lines
from companion.describe.lint import acts_of
from companion.describe.scene import Icon
from companion.describe.showing import Showing
from companion.describe.touching import all_met, in_order
from companion.games.imperium.commands.anytime import TriggerScoring
from companion.games.imperium.offers.market import at_space
from companion.games.imperium.pages.cards import face_of
from companion.games.imperium.pages.set_up import set_up
from companion.games.imperium.pages.table import table
from companion.games.imperium.state import Phase, Space
from tests.describe.desks import a_desk as a_table
from tests.describe.desks import a_surface, words_of
from tests.imperium.makers import said
from tests.imperium.rig import a_position, act
from tests.imperium.test_pages import (
    a_desk,
    is_told,
    its_turn,
    on_page,
    phase_of,
    played_on,
    scoring,
    touched,
)


def said_on(desk, form="landscape"):
    surface = a_surface(form)
    return [one.text for one in lines(on_page(desk, form).page, surface)]


def in_sight(showing, key):
    """Whether it can be touched without a finger drawing."""
    found = [(met, clip) for met, clip in all_met(showing.pieces, showing.seen)]
    return any(
        met.hit.does == key and clip.top <= met.middle[1] <= clip.bottom for met, clip in found
    )


def scrolled(desk, form="phone"):
    """As far down as it goes."""
    showing = on_page(desk, form)
    for piece in showing.pieces:
        if piece.inside:
            showing.scroll(piece.key, 0, 5000)
    return showing


class TestTheDie:
    @pytest.mark.parametrize("form", ["landscape", "phone"])
    def test_it_is_seen_while_its_cards_are_told(self, form):
        desk = played_on(its_turn(), is_told)
        die, aside = desk.session.state.civ.die, desk.session.state.civ.aside
        words = said_on(desk, form)

        assert f"Die: {die}" in words
        assert (f"card {die} is set aside" if aside else "no card is set aside") in words

    def test_it_lies_in_the_place_of_the_card_that_it_set_aside(self):
        desk = next(one for n in range(20) if sets_aside(one := its_turn(seed=str(n))))
        showing = on_page(played_on(desk, is_told))
        (die,) = (one for one in drawn(showing) if one.startswith("die-"))

        assert f"slot.{die.removeprefix('die-')}" in drawn(showing)[die]


def sets_aside(desk):
    """Its die shows a slot that has a card."""
    touched(desk, "go")
    return bool(desk.session.state.civ.aside)


def drawn(showing):
    """The icons of the slots, with the keys of what they are drawn in."""
    found = {}
    for part in showing.pieces:
        for piece in part.inside:
            for layer in piece.layers:
                icons = (one.name for one in layer.shapes if isinstance(one, Icon))
                found |= {icon: piece.key for icon in icons if "slot." in piece.key}
    return found


def test_every_card_of_the_market_has_its_number():
    desk = a_desk()
    desk.look(opened="market")()
    numbers = {said(face_of(one.card).number) for one in desk.session.state.market.spaces}

    assert "" not in numbers
    assert numbers <= {*words_of(on_page(desk).pieces)}


class TestTheEnd:
    def test_what_triggered_it_is_said_at_the_table(self):
        desk = a_desk()
        desk.session.do(TriggerScoring("main_deck"))

        assert "This round, then a last one: the Main deck is empty" in said_on(desk)

    def test_the_last_round_says_so(self):
        desk = a_desk()
        desk.session.do(TriggerScoring("main_deck"))
        played_on(desk, lambda desk: desk.session.state.last_round)

        assert "Last round: the Main deck is empty" in said_on(desk, "phone")


class TestWhatOpens:
    def test_the_next_card_is_shown_from_its_top(self):
        desk = played_on(its_turn(), is_told)
        showing = scrolled(desk)
        assert any(stands.y for stands in showing.seen.values())
        cards = len(desk.session.entries)
        while len(desk.session.entries) == cards and desk.question is None:
            showing.touch("go")
            showing.show(a_surface("phone"))
        there = [piece.key for piece in showing.pieces if piece.inside]

        assert not any(showing.seen[key].y for key in there if key in showing.seen)

    def test_a_number_of_yours_is_counted_where_it_stands(self):
        desk = a_desk()
        desk.look(opened="count.progress")()
        showing = scrolled(desk)
        before = {key: stands.y for key, stands in showing.seen.items()}
        showing.touch("count.progress1")
        showing.show(a_surface("phone"))

        assert {key: stands.y for key, stands in showing.seen.items()} == before
        assert any(piece.key in before for piece in showing.pieces)

    def test_the_pad_of_a_score_row_is_in_sight(self):
        showing = scrolled(scoring(names=False, loom=False))
        showing.touch("line.civ.fixed")
        showing.show(a_surface("phone"))

        assert in_sight(showing, "digit.1")

    def test_so_is_a_step_of_the_set_up(self):
        desk = a_table("imperium")
        showing = Showing(lambda surface: set_up(desk, surface))
        surface = a_surface("phone", 1.6, "fr")
        showing.show(surface)
        for _ in range(3):
            key = next(piece.key for piece in showing.pieces if piece.inside)
            showing.scroll(key, 0, 5000)
            showing.touch(showing.gold)
            showing.show(surface)
            there = [piece.key for piece in showing.pieces if piece.inside]
            assert not any(showing.seen[one].y for one in there if one in showing.seen)


class TestYourLines:
    def test_they_have_a_heading_and_say_what_they_are_of(self):
        words = said_on(touched(a_desk(), "unrest.take.one"))

        assert {"Do this", "1 Unrest taken"} <= {*words}

    def test_gold_says_that_they_are_done_before_it_ends_the_turn(self):
        desk = touched(a_desk(), "unrest.take.one")
        golds = on_page(desk).gold, on_page(touched(desk, "done")).gold

        assert golds == ("done", "go")

    def test_on_a_phone_they_come_before_your_numbers(self):
        desk = touched(a_desk(), "unrest.take.one")
        showing = on_page(desk, "phone")
        order = [met.hit.does for met in in_order(showing.pieces, showing.seen)]

        assert order.index("line.0") < order.index("count.population")


class TestButtons:
    def test_unrest_is_said_where_it_lies(self):
        state = a_desk().session.state
        labels = {
            space.under: said(at_space(state, slot)[0].label)
            for slot, space in enumerate(state.market.spaces, start=1)
        }

        assert labels == {True: "I acquire it, with its Unrest", False: "I acquire it"}

    def test_a_number_says_what_it_is_for(self):
        words = said_on(touched(a_desk(), "effect.give"))

        assert "I give the C.I.V. tokens" in words

    def test_of_counting_and_watching_the_unrest_one_is_chosen(self):
        desk = a_table("imperium")
        desk.look(opened="line.unrest_pile")()
        page = set_up(desk, a_surface())
        chosen = {one.key: one.chosen for one in acts_of(page.root) if "unrest." in one.key}

        assert sorted(chosen.values()) == [False, True]

    def test_the_end_and_the_count_have_signs_of_their_own(self):
        page = table(touched(a_desk(), "menu"), a_surface())
        signs = {one.key: one.icon for one in acts_of(page.over)}

        assert signs["the_end"] not in (signs["go.score"], "imperium-scoring")


@pytest.mark.parametrize("found", ["yes", "no"])
def test_what_was_turned_over_for_nothing_is_shuffled_back(found):
    market = tuple(Space(("region",)) for _ in range(5))
    done = act(a_position(spaces=market, deck=()), "innovate tributary", main_deck=found)

    assert "told.shuffle_back" in [one.key.removeprefix("imperium.") for one in done.yours]


def test_who_won_changes_nobodys_colour():
    civ = Standing("civ", "C.I.V.", 80, 1, winner=True, bot=True)
    you = Standing("0", "Ada", 70, 2, winner=False)

    assert colours(Result((civ, you))) == ("automa", "human")
    assert colours(Result((replace(you, rank=1), civ))) == ("human", "automa")


def test_nothing_ends_in_two_dots():
    told = played_on(its_turn(), lambda desk: phase_of(desk) is Phase.SOLSTICE).session.entries
    words = [said(line.text, "fr") for entry in told for line in entry.told]

    assert not [one for one in words if one.endswith("..")]


def test_what_somebody_wrote_keeps_its_dots():
    assert said(Message("front.typed", text="and so on.. then"), "fr") == "and so on.. then"
