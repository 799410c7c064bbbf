"""What is an answer to each kind of question, and what is none."""

from __future__ import annotations

import pytest

from companion.core.message import Message
from companion.core.offer import Offer, Section
from companion.core.question import Amount, Choice, Name, Numbers, Option, Ordering, Several, Text
from companion.errors import AnswerRefused
from tests.core.toy import Earn, Pay, State

ASKED = Message("toy.which")
OPTIONS = tuple(Option(one, Message(f"toy.{one}")) for one in ("red", "green", "blue"))


class TestAChoice:
    choice = Choice("colour", ASKED, OPTIONS, guess="blue")

    def test_is_one_of_the_options(self):
        assert all(map(self.choice.accepts, ("red", "green", "blue")))
        assert not any(map(self.choice.accepts, ("pink", "", 3, True, None, ("red",))))

    def test_suggests_our_guess_first(self):
        assert list(self.choice.examples()) == ["blue", "red", "green"]
        assert list(Choice("c", ASKED, OPTIONS, guess="pink").examples()) == [
            "red",
            "green",
            "blue",
        ]

    def test_says_what_was_given(self):
        with pytest.raises(AnswerRefused) as refused:
            self.choice.check("pink")

        assert refused.value.message == Message("core.answer.not_an_option", given="pink")


class TestSeveral:
    some = Several("colours", ASKED, OPTIONS, least=1, most=2)

    @pytest.mark.parametrize("value", [("red",), ("red", "blue"), ("green", "red")])
    def test_are_as_many_as_may_be(self, value):
        assert self.some.accepts(value)

    @pytest.mark.parametrize(
        ("value", "key"),
        [
            ((), "so_many"),
            (("red", "green", "blue"), "so_many"),
            (("red", "red"), "not_an_option"),
            (("pink",), "not_an_option"),
            ("red", "not_a_list"),
        ],
    )
    def test_others_are_refused(self, value, key):
        assert self.some.refusal(value).key == f"core.answer.{key}"

    def test_may_be_all_of_them_where_nothing_is_said(self):
        free = Several("colours", ASKED, OPTIONS)

        assert free.accepts(("red", "green", "blue"))
        assert free.accepts(())

    def test_examples_fit(self):
        assert list(self.some.examples()) == [("red",)]
        assert list(Several("c", ASKED, OPTIONS, guess=("blue",)).examples()) == [("blue",), ()]
        assert list(Several("c", ASKED, OPTIONS, least=4).examples()) == []

    def test_where_there_is_one_number_it_alone_is_said(self):
        refused = Several("c", ASKED, OPTIONS, least=2, most=2).refusal(())

        assert refused == Message("core.answer.just", n=2)


class TestAnAmount:
    amount = Amount("coins", ASKED, 2, 5, guess=4)

    def test_lies_between_its_bounds(self):
        assert [n for n in range(8) if self.amount.accepts(n)] == [2, 3, 4, 5]
        assert not any(map(self.amount.accepts, (True, "3", 3.0, None)))

    def test_that_nobody_has_said_is_none(self):
        """No number is confirmed blindly; a guess of 0 says that it is likely 0."""
        assert Amount("c", ASKED, 0, 9).refusal(None).key == "core.number.empty"
        assert Amount("c", ASKED, 0, 9).guess is None
        assert Amount("c", ASKED, 0, 9, 0).guess == 0

    @pytest.mark.parametrize(("low", "high", "nearest"), [(0, 9, 0), (1, 9, 1), (-5, -2, -2)])
    def test_is_counted_from_the_possible_number_nearest_to_nothing(self, low, high, nearest):
        assert Amount("c", ASKED, low, high).nearest == nearest

    def test_examples_are_the_guess_and_the_bounds(self):
        assert list(self.amount.examples()) == [4, 2, 5]
        assert list(Amount("c", ASKED, 3, 3).examples()) == [3]
        assert list(Amount("c", ASKED, 4, 3).examples()) == []


class TestAnOrdering:
    order = Ordering("order", ASKED, OPTIONS)

    def test_has_each_once(self):
        assert self.order.accepts(("blue", "red", "green"))
        assert not any(
            map(
                self.order.accepts, [("blue", "red"), ("red",) * 3, ["red", "green", "blue"], "red"]
            )
        )

    def test_examples_fit(self):
        assert list(self.order.examples()) == [("red", "green", "blue")]
        guess = ("blue", "red", "green")
        assert list(Ordering("o", ASKED, OPTIONS, guess=guess).examples()) == [guess]


class TestWords:
    def test_are_not_too_long(self):
        text = Text("note", ASKED, longest=3)

        assert text.accepts("abc")
        assert text.accepts("")
        assert not any(map(text.accepts, ("abcd", 3)))
        assert list(text.examples()) == ["A"]

    def test_of_a_name_are_free(self):
        name = Name("name", ASKED, taken=("Ana", "A"))

        assert name.accepts("Bo")
        assert not any(map(name.accepts, ("Ana", "", "   ", 3)))
        assert list(name.examples()) == ["B"]

    def test_of_a_name_may_be_none_where_that_is_said(self):
        name = Name("name", ASKED, taken=("Ana",), may_be_empty=True)

        assert name.accepts("")
        assert name.accepts("  ")
        assert name.accepts("Bo")
        assert not name.accepts("Ana")

    @pytest.mark.parametrize("text", ["", "3", "3, 14", "0 99", "3,14"])
    def test_of_numbers_lie_between_their_bounds(self, text):
        assert Numbers("n", ASKED).accepts(text)

    @pytest.mark.parametrize("text", ["a", "-1", "100", "3;4", "1.5"])
    def test_of_others_are_refused(self, text):
        assert not Numbers("n", ASKED).accepts(text)

    def test_of_numbers_are_no_more_than_said(self):
        few = Numbers("n", ASKED, most=2)

        assert few.accepts("1 2")
        assert not few.accepts("1 2 3")


class TestAnOffer:
    def test_is_not_the_first_nor_aside_unless_said(self):
        offer = Offer("earn", Message("toy.earned", n=1), lambda _filled: Earn(1))

        assert (offer.first, offer.aside, offer.reason, offer.icon) == (False, False, None, "")

    def test_stands_aside_as_its_section_does_unless_said_otherwise(self):
        section = Section(State(), aside=True)
        shown = section.under(None, aside=False)
        other = shown.under(Message("toy.group"))

        assert section.offer("a", ASKED, Earn(1)).aside
        assert not shown.offer("b", ASKED, Earn(1)).aside
        assert not other.offer("c", ASKED, Earn(1)).aside
        assert other.offer("d", ASKED, Earn(1)).group == Message("toy.group")
        assert section.under(None).offer("e", ASKED, Earn(1)).aside
        assert [offer.id for offer in section.offers] == ["a", "b", "c", "d", "e"]

    def test_says_why_it_may_not_be_done(self):
        section = Section(State(coins=2))

        assert section.offer("a", ASKED, Pay(2)).reason is None
        assert section.offer("b", ASKED, Pay(3)).reason == Message("toy.too_few", n=2)


def test_less_is_offered_of_a_number_than_games_of_before_were_told():
    asked = Amount("sides", ASKED, 0, 6, within=(1, 3))

    assert list(asked.examples()) == [1, 3]
    assert asked.nearest == 1
    assert asked.accepts(5)
