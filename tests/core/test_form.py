"""A command says what it takes; offers, questions and touches derive."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from companion.core.checked import YOU, Group, grouped
from companion.core.command import Command
from companion.core.form import form, offered
from companion.core.message import Message
from companion.core.noun import HowMany, Noun, Put, SomeOf, yes_or_no
from companion.core.offer import NUMBER
from companion.core.question import Amount, Choice, Numbers, Option, Several
from companion.core.settable import Settable, number
from companion.errors import AnswerRefused, RuleBroken

SAID = Message("toy.earned", n=1)


@dataclass(frozen=True)
class Purses:
    """Whose purse holds how much; the bank may be shut."""

    gold: dict[str, int] = field(default_factory=lambda: {"ada": 3, "bob": 0})
    shut: bool = False


@dataclass(frozen=True)
class Pay(Command[Purses]):
    """From one purse to another."""

    seat: str
    n: int
    to: str

    @classmethod
    def may(cls, state):
        if state.shut:
            raise RuleBroken("toy.shut")

    def verify(self, state):
        self.may(state)
        if self.to == self.seat:
            raise RuleBroken("toy.own_purse")
        if self.n > state.gold[self.seat]:
            raise RuleBroken("toy.too_few")

    def carry_out(self, step):
        """Nothing comes of it here."""

    def label(self, entry):
        return SAID


SEAT = Noun(
    "seat",
    SAID,
    lambda state, filled: (one for one, n in state.gold.items() if n),
    lambda state, one: Message(one),
    place=lambda state, one: f"player:{one}",
)
TO = SEAT.among(lambda state, filled: state.gold).as_blank("to")
GOLD = HowMany(
    "n",
    SAID,
    lambda state, f: state.gold[f["seat"]],
    lambda state, f: state.gold[f["seat"]],
    lambda state, f: 1,
)
PAY = form(Pay, "pay", SAID, seat=SEAT, n=GOLD, to=TO)


class TestAForm:
    def test_it_asks_blank_by_blank_what_its_nouns_say(self):
        offer = PAY.on(Purses({"ada": 3, "bob": 1}))
        who = offer.asks({})
        how_many = offer.asks({"seat": "ada"})

        assert isinstance(who, Choice)
        assert who.ids == ("ada", "bob")
        assert isinstance(how_many, Amount)
        assert (how_many.low, how_many.high, how_many.guess) == (1, 3, 3)

    def test_what_can_be_one_thing_alone_is_not_asked(self):
        poor = PAY.on(Purses({"ada": 1, "bob": 0}))

        assert poor.asks({}).key == "to"
        assert poor.command({"to": "bob"}) == Pay("ada", 1, "bob")

    def test_the_last_blank_is_looked_at_with_the_rules_eyes(self):
        last = PAY.on(Purses()).asks({"seat": "ada", "n": 2})

        assert last.ids == ("bob",)
        assert [one.reason and one.reason.key for one in last.options] == ["toy.own_purse", None]

    def test_a_question_of_its_own_is_refused_where_each_of_its_answers_is(self):
        others = (Option("ada", SAID), Option("bob", SAID))
        to = Put("to", lambda state, filled: Choice("to", SAID, others))
        pay = form(Pay, "pay", SAID, seat=SEAT, n=GOLD, to=to).on(
            Purses(), known={"seat": "ada", "n": 2}
        )

        assert pay.reason is None
        assert pay.with_(n=4).reason is not None

    def test_what_is_said_after_a_blank_does_not_close_it(self):
        """One purse alone, not asked, is not asked because of a number that does not fit."""
        given = PAY.on(Purses({"ada": 3, "bob": 0}), known={"to": "bob"})

        assert given.asks({}).key == "n"
        assert given.asks({"n": 9}) is None

    def test_full_it_is_the_command(self):
        given = {"seat": "ada", "n": 2, "to": "bob"}

        assert PAY.on(Purses()).command(given) == Pay("ada", 2, "bob")

    def test_it_takes_nothing_that_does_not_fit(self):
        with pytest.raises(AnswerRefused):
            PAY.on(Purses()).command({"seat": "ada", "n": 4, "to": "bob"})

    def test_a_touch_on_a_place_fills_the_blanks_it_says(self):
        offer = PAY.on(Purses({"ada": 3, "bob": 1, "cem": 0}))
        touched = offer.at("player:ada")

        assert offer.lit == ("player:ada", "player:bob")
        assert touched.asks({}).key == "n"
        assert touched.command({"n": 1, "to": "bob"}) == Pay("ada", 1, "bob")
        assert offer.at("player:cem") is None
        assert offer.at("player:ada/purse") is None

    def test_what_may_not_be_chosen_says_why_also_once_it_is_known(self):
        lent = Message("toy.shut")
        closed = replace(TO, closed=lambda state, filled, one: lent if one == "bob" else None)
        pay = form(Pay, "pay", SAID, to=closed, seat=SEAT, n=GOLD)

        assert [one.reason for one in pay.on(Purses()).asks({}).options] == [None, lent]
        assert pay.on(Purses(), known={"to": "bob"}).reason == lent
        assert pay.on(Purses(), known={"to": "ada"}).reason is None

    def test_what_it_was_called_it_is_called_with_more_of_it_known(self):
        named = replace(PAY.on(Purses()), id="pay.ada", icon="coin").with_(seat="ada")

        assert (named.id, named.icon, named.asks({}).key) == ("pay.ada", "coin", "n")

    def test_a_choice_that_is_left_alone_is_laid_open(self):
        each = PAY.on(Purses()).with_(seat="ada", n=1).each()

        assert [one.id for one in each] == ["pay.ada", "pay.bob"]
        assert [one.reason is None for one in each] == [False, True]
        assert each[1].command() == Pay("ada", 1, "bob")

    def test_what_has_more_blanks_is_not(self):
        offer = PAY.on(Purses())

        assert offer.each() == (offer,)


class TestWhyNot:
    def test_the_sentence_for_all_of_its_kind(self):
        assert PAY.on(Purses(shut=True)).reason.key == "toy.shut"

    def test_nothing_to_fill_it_with(self):
        reason = PAY.on(Purses(gold={"ada": 0})).reason

        assert reason.key == "core.offer.nothing_to_choose"

    def test_full_and_refused(self):
        offer = PAY.on(Purses()).with_(seat="ada", n=9, to="bob")

        assert offer.reason.key == "toy.too_few"

    def test_it_is_worked_out_when_somebody_looks(self):
        looked = []
        noun = SEAT.among(lambda state, filled: looked.append(1) or ("ada",))
        offer = form(Pay, "pay", SAID, seat=noun, n=GOLD, to=TO).on(Purses())
        assert looked == []

        assert offer.reason is None
        assert offer.reason is None
        assert looked == [1]


class TestOtherBlanks:
    def test_several_things(self):
        some = SomeOf(TO, lambda state, filled: ("bob",), most=1)
        asked = form(Pay, "pay", SAID, to=some).on(Purses()).asks({})

        assert isinstance(asked, Several)
        assert (asked.ids, asked.guess, asked.most) == (("ada", "bob"), ("bob",), 1)

    def test_yes_or_no(self):
        blank = yes_or_no("along", SAID, Message("yes"), Message("no"))
        asked = form(Pay, "pay", SAID, seat=blank, to=TO).on(Purses()).asks({})

        assert asked.ids == ("yes", "no")
        assert (blank.read("yes"), blank.read("no")) == (True, False)

    def test_a_question_of_its_own(self):
        put = Put("spaces", lambda state, filled: Numbers("spaces", SAID))

        assert isinstance(form(Pay, "pay", SAID, to=put).on(Purses()).asks({}), Numbers)

    def test_only_what_there_is_is_offered(self):
        shut = form(Pay, "shut", SAID, when=lambda state: state.shut, seat=SEAT, n=GOLD, to=TO)

        assert [one.id for one in offered((PAY, shut), Purses())] == ["pay"]


@dataclass(frozen=True)
class SetGold(Pay):
    """So much lies there."""

    __match_args__ = ("seat", "n")
    to: str = ""

    def verify(self, state):
        """It is so on the table."""


class TestSettable:
    PURSES = Settable(
        (SEAT,),
        "{seat}",
        lambda state, f: Message(f["seat"]),
        lambda state, f: state.gold[f["seat"]],
        forms=(PAY,),
        place="player:{seat}",
    )

    def test_a_number_is_described_once_and_can_be_set(self):
        """A correction in one declaration: its row of the table, and the form that asks."""
        gold = number(
            SetGold, "gold", SAID, of=(SEAT,), most=9,
            now=lambda state, f: state.gold[f["seat"]], place="player:{seat}", icon="coin",
        )  # fmt: skip
        (fact,) = gold.facts(Purses(), seat="ada")
        (right,) = fact.right()

        assert (fact.key, fact.value, fact.place) == ("ada.gold", 3, "player:ada")
        assert right.asks({}) == Amount(NUMBER, SAID, 0, 9, 3)
        assert right.command({NUMBER: 5}) == SetGold("ada", 5)

    def test_each_value_has_the_form_that_sets_it(self):
        (fact,) = self.PURSES.facts(Purses())
        (right,) = fact.right()

        assert (fact.key, fact.value, fact.place) == ("ada", 3, "player:ada")
        assert right.command({"n": 1, "to": "bob"}) == Pay("ada", 1, "bob")

    @pytest.mark.parametrize(("there", "n"), [(True, 1), (False, 0)])
    def test_only_where_there_is_one(self, there, n):
        one = replace(self.PURSES, there=lambda *_: there)

        assert len([*one.facts(Purses())]) == n

    def test_a_row_for_each_way_and_none_of_other_things(self):
        one = lambda _state, f: Pay(f["seat"], 1, f["to"])  # noqa: E731 – handed over
        all_ = form(Pay, "all", SAID, makes=one, seat=SEAT, to=TO)
        ways = replace(self.PURSES, forms=(all_, PAY))
        (fact,) = ways.facts(Purses())

        assert [one.id for one in fact.right()] == ["all.ada", "all.bob", "pay"]
        assert [*PAY.rows(Purses(), {"seat": "bob"})] == []

    def test_the_table_is_grouped_by_places(self):
        ada = Group(YOU, "Ada", "", ("player:ada",))
        bob = Group(YOU, "Bob", "", ("player:bob",))
        (group,) = grouped((ada, bob), self.PURSES.facts(Purses()))

        assert [fact.key for fact in group.cells] == ["ada"]
