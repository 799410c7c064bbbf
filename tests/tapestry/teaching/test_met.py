"""The first time a card that no source has is met, its owner teaches it, or puts it off."""

from dataclasses import replace

import pytest

from companion.core.chance import CARDS, DICE
from companion.core.message import Message
from companion.core.step import Unanswered
from companion.errors import RuleBroken
from companion.games.tapestry import content, flow, known
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.cards.events_of_tapestries import TapestryPlayed
from companion.games.tapestry.civilizations.heralds import fits
from companion.games.tapestry.options import Options
from companion.games.tapestry.player import LAID_OPEN
from companion.games.tapestry.setup.tables import as_new
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.taught_words import text_of
from companion.games.tapestry.teaching import kept, met
from companion.games.tapestry.teaching.checking import as_text
from companion.games.tapestry.teaching.form import TEACH
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import a_step, a_table, play, with_player
from tests.tapestry.speaking import unsaid, words
from tests.tapestry.teaching.by_hand import teach

BOXES = ("MM", "AA", "FF")
TOLL = ("when_played", "gain", "coin", 2, "done")
SAID = {
    "p1.teach": "now",
    "p1.teach.name": "Toll Gate",
    "p1.teach.kinds": ("when_played",),
    "p1.teach.1.1.word": "gain",
    "p1.teach.1.what": "coin",
    "p1.teach.1.number": 2,
    "p1.teach.1.next": "done",
}


def table(hand=("other_mm",), **more):
    state = a_table(expansions=BOXES, era=2, **more)
    state = replace(state, options=replace(state.options, teaches=True))
    return with_player(state, hand=hand)


def a_turn(state=None, answers=None, facts=None, by_app=(DICE, CARDS)):
    return Turn(a_step(state or table(), answers, by_app, facts), "p1")


def learned_by(facts):
    """What the library would say: facts, and the names of those that begin so."""

    def get(fact):
        begins = fact.removesuffix("*")
        names = tuple(one for one in facts if one.startswith(begins))
        return facts.get(fact) if begins == fact else names or None

    return get


class TestANewGame:
    def test_teaches(self):
        assert as_new(Options()).teaches


class TestPlayed:
    def test_it_is_taught_and_carried_out_at_once(self):
        turn = a_turn(answers=SAID)

        tapestries.play(turn, "other_mm")

        card = "taught.Toll_20_Gate"
        assert turn.me.mat == {"2": (card,)}
        assert turn.me.hand == ()
        assert turn.me.resources["coin"] == 2
        assert turn.step.learned({}) == {kept.PREFIX + card: as_text(turn.state.taught[card])}

    def test_one_taught_before_is_offered_in_its_place(self):
        """In another game, or in a step that was taken back: nobody says it twice."""
        said = teach(table(), "other_mm", "Toll Gate", *TOLL).taught
        other = teach(table(), "other_aa", "Feast", *TOLL).taught
        facts = learned_by({kept.PREFIX + one.id: as_text(one) for one in (said, other)})
        turn = a_turn(answers={"p1.teach": said.id}, facts=facts)

        tapestries.play(turn, "other_mm")

        offered = [one.id for one in turn.step.questions["p1.teach"].options]
        assert offered == [said.id, "now", "later"]
        assert turn.me.mat == {"2": (said.id,)}
        assert turn.me.resources["coin"] == 2
        assert turn.step.learned({}) == {}

    def test_put_off_it_is_done_by_hand(self):
        turn = a_turn(answers={"p1.teach": "later"})

        tapestries.play(turn, "other_mm")

        assert turn.me.mat == {"2": ("other_mm",)}
        assert [one.text.key for one in turn.step.told] == ["tapestry.name.tapestry_text.other_mm"]

    def test_a_card_that_was_taught_before_is_known_by_its_name(self):
        said = teach(table(), "other_mm", "Toll Gate", *TOLL).taught
        facts = learned_by({kept.PREFIX + said.id: as_text(said)})
        answers = {"p1.name_tapestry": said.id}
        turn = a_turn(table((UNKNOWN,)), answers, facts, (DICE,))

        tapestries.play(turn, tapestries.name_it(turn, UNKNOWN))

        assert turn.state.taught == {said.id: said}
        assert turn.me.mat == {"2": (said.id,)}
        assert turn.me.resources["coin"] == 2
        assert turn.state.decks["tapestry"].cards.count("other_mm") == 6

    def test_one_with_a_name_keeps_it(self):
        said = teach(table(), "migration", *TOLL).taught
        facts = learned_by({kept.PREFIX + "migration": as_text(said)})
        turn = a_turn(table(("migration",)), None, facts)

        tapestries.play(turn, "migration")

        assert turn.me.resources["coin"] == 2
        assert turn.state.taught == {"migration": said}


class TestAnOccasionOfItsOwn:
    """What no occasion says is said in words, and told at each turn while the card lies open."""

    SAID = "each time I lose a die, gain 1 coin"

    def reminded(self, kind, era, mat=None):
        said = teach(table(), "other_mm", "Luck", kind, "by_hand", self.SAID, "done").taught
        state = replace(table(), taught={said.id: said}, turn="p1")
        mat = mat or {"2": (said.id,)}
        step = a_step(with_player(state, income_turns=era, mat=mat))
        flow.end_turn(step)
        return [words("en").text(one.text) for one in step.told]

    def test_it_is_told_while_it_is_in_force(self):
        told = [f"By hand: {self.SAID}"]

        assert self.reminded("this_era", 2) == told
        assert self.reminded("continuous", 3) == told

    def test_and_no_longer(self):
        assert self.reminded("this_era", 3) == []
        assert self.reminded("continuous", 2, {"2": ("taught.Luck", "academia")}) == []

    def test_it_stands_on_the_card(self):
        said = teach(table(), "other_mm", "Luck", "continuous", "by_hand", self.SAID, "done").taught

        assert unsaid(text_of(said)) == []
        assert words("en").text(text_of(said)).endswith(self.SAID)


class TestABoxWhoseCardsAllHaveNames:
    """No card is anything else in silence: what cannot be named is closed, and says why."""

    LEFT = Message("tapestry.taught.none_left")

    def full(self, box="MM"):
        """Each of the seven cards without a name was taught in this game."""
        state = table((UNKNOWN,))
        for n in range(content.tapestry(f"other_{box.lower()}").copies):
            said = teach(state, f"other_{box.lower()}", f"Card {n}", *TOLL)
            state = play(state, said.command).state
        return state

    def named(self, state, card):
        said = teach(table(), card, "Toll Gate", *TOLL).taught
        turn = a_turn(state, facts=learned_by({kept.PREFIX + said.id: as_text(said)}))
        with pytest.raises(Unanswered) as waiting:
            tapestries.name_it(turn, UNKNOWN)
        return {one.id: one.reason for one in waiting.value.question.options}

    def test_one_taught_before_is_closed_where_none_is_left_for_it(self):
        assert self.named(self.full(), "other_mm")["taught.Toll_20_Gate"] == self.LEFT
        assert self.named(self.full(), "other_aa")["taught.Toll_20_Gate"] is None

    def test_nor_is_one_offered_whose_box_is_not_on_the_table(self):
        state = replace(a_table(expansions=("AA",)), taught={})

        assert "taught.Toll_20_Gate" not in self.named(state, "other_mm")

    def test_none_can_be_taught_and_that_is_said_first(self):
        first = TEACH.on(self.full()).asks({})

        closed = {one.id: one.reason for one in first.options if one.reason}
        assert closed == {"other_mm": self.LEFT}

    def test_a_command_is_told_the_same(self):
        said = teach(table(), "other_mm", "Toll Gate", *TOLL)

        with pytest.raises(RuleBroken, match="none_left"):
            said.command.verify(self.full())


class TestWhatIsKept:
    def test_a_change_holds_for_later_games(self):
        said = teach(table(), "migration", *TOLL).taught
        other = teach(table(), "migration", "when_played", "vp", 5, "done")
        state = replace(table(), taught={"migration": said})
        step = a_step(state)

        other.command.verify(state)
        other.command.carry_out(step)

        assert step.state.taught == {"migration": said}
        assert step.learned({}) == {kept.PREFIX + "migration": as_text(other.taught)}

    def test_what_no_form_can_have_made_is_passed_over(self):
        said = teach(table(), "migration", *TOLL).taught
        strange = replace(said, clauses=(replace(said.clauses[0], n=99),))
        facts = learned_by({kept.PREFIX + "migration": as_text(strange)})

        assert not kept.meet(a_step(table(), facts=facts), "migration")

    def test_so_is_what_is_no_teaching_at_all(self):
        for text in ("", "[]", "{}", "null", '{"card": 7}', "x" * 5000, '{"card":"academia"}'):
            facts = learned_by({kept.PREFIX + "migration": text})

            assert not kept.meet(a_step(table(), facts=facts), "migration")


class TestRulesThatLook:
    def test_they_ask_of_which_kind_a_card_is_that_nobody_taught(self):
        turn = a_turn(answers={"p1.kind": "when_played"})

        assert fits(turn, "other_ff")

    def test_of_one_with_a_name_once(self):
        turn = a_turn(answers={"p1.kind": "trap"})

        assert met.kinds(turn, "migration") == ("trap",)
        assert met.kinds(turn, "migration") == ("trap",)
        assert turn.step.learned({}) == {"kind.migration": "trap"}

    def test_and_know_one_that_was_taught(self):
        said = teach(table(), "migration", *TOLL).taught
        state = replace(table(), taught={"migration": said})

        assert met.kinds(a_turn(state), "migration") == ("when_played",)
        assert not known.unread(state, "migration")

    def test_in_a_game_of_before_nobody_is_asked(self):
        old = a_turn(a_table(expansions=BOXES))

        assert met.kinds(old, "migration") == ()
        assert met.met(old, "migration") == "migration"

    def test_nothing_is_made_up(self):
        with pytest.raises(Unanswered, match=r"p1\.kind"):
            met.kinds(a_turn(), "other_ff")


class TestWhatLiesOpenOnAMat:
    """A card left unnamed lies face up; one from the deck lies face down."""

    def test_is_told_apart_from_what_lies_face_down(self):
        state = table((UNKNOWN,))
        said = {"p1.name_tapestry": UNKNOWN, "p1.enchanted": "no"}
        turn = a_turn(state, said, by_app=(DICE,))
        (event,) = _played(turn)

        (act,) = event.acts(state)

        assert (turn.me.mat, turn.me.hand) == ({"2": (LAID_OPEN,)}, ())
        assert (act.piece, act.face) == ("tapestry", "")
        assert [*effects.visible_cards(turn.me)] == [(2, LAID_OPEN)]
        assert [*effects.visible_cards(replace(turn.me, mat={"2": (UNKNOWN,)}))] == []

    def test_is_named_by_a_rule_that_looks_at_it(self):
        state = with_player(table(()), mat={"2": (LAID_OPEN,)})
        turn = a_turn(state, {"p1.name_tapestry": "socialism"})

        assert [*tapestries.visible_to(turn, "p1")] == ["socialism"]
        assert turn.me.mat == {"2": ("socialism",)}

    def test_those_that_were_taught_stand_where_their_name_belongs(self):
        said = teach(table(), "other_mm", "Barn Raising", *TOLL).taught
        facts = learned_by({kept.PREFIX + said.id: as_text(said)})
        state = with_player(table(()), mat={"2": (LAID_OPEN,)})

        with pytest.raises(Unanswered) as asked:
            [*tapestries.visible_to(a_turn(state, facts=facts), "p1")]

        ids = asked.value.question.ids
        assert ids.index("barns") - ids.index(said.id) == 1

    def test_left_unnamed_again_its_kind_is_asked(self):
        state = with_player(table(()), mat={"1": (LAID_OPEN,)})
        answers = {"p1.name_tapestry": LAID_OPEN, "p1.kind": "trap"}
        turn = a_turn(state, answers)

        assert [met.kinds(turn, one) for one in tapestries.visible_to(turn, "p1")] == [("trap",)]

    def test_a_taught_card_takes_the_place_of_one_on_a_mat(self):
        said = teach(table(), "other_mm", "Toll Gate", *TOLL)
        state = with_player(table(()), mat={"1": ("other_mm", "academia"), "2": ("other_mm",)})
        step = a_step(state, {"taught.lies": "p1.2"})

        said.command.carry_out(step)

        mat = step.state.players["p1"].mat
        assert mat == {"1": ("other_mm", "academia"), "2": (said.taught.id,)}
        deck = step.state.decks["tapestry"]
        assert deck == state.decks["tapestry"]

    def test_the_only_place_there_is_is_not_asked(self):
        said = teach(table(), "other_mm", "Toll Gate", *TOLL)
        state = with_player(table(()), mat={"3": ("other_mm",)})
        step = a_step(state)

        said.command.carry_out(step)

        assert step.state.players["p1"].mat == {"3": (said.taught.id,)}


def _played(turn):
    tapestries.play(turn, tapestries.name_it(turn, UNKNOWN))
    return [one for one in turn.step.events if isinstance(one, TapestryPlayed)]
