"""Sums typed into a number field."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.arithmetic import work_out
from companion.errors import AnswerRefused


class TestSums:
    @pytest.mark.parametrize(
        ("text", "value"),
        [
            ("12", 12),
            ("12+3-2", 13),
            (" 12 + 3 ", 15),
            ("12−2", 10),
            ("4×6", 24),
            ("4x6+1", 25),
            ("1+2*3-4", 3),
            ("007", 7),
            ("+5", 5),
        ],
    )
    def test_are_worked_out(self, text, value):
        assert work_out(text) == value

    def test_may_begin_with_a_minus_where_there_are_negative_numbers(self):
        assert work_out("-3+1", low=-10) == -2

    @given(st.lists(st.integers(0, 999), min_size=1, max_size=9))
    def test_give_what_adding_gives(self, numbers):
        assert work_out("+".join(map(str, numbers))) == sum(numbers)


class TestWhatIsNoNumber:
    @pytest.mark.parametrize(
        ("text", "key"),
        [
            ("", "core.number.empty"),
            ("   ", "core.number.empty"),
            ("12++", "core.number.unfinished"),
            ("12+", "core.number.unfinished"),
            ("-", "core.number.unfinished"),
            ("12++3", "core.number.not_a_sum"),
            ("*3", "core.number.not_a_sum"),
            ("3**4", "core.number.not_a_sum"),
            ("12a", "core.number.not_a_sum"),
            ("1.5", "core.number.not_a_sum"),
            ("(1+2)", "core.number.not_a_sum"),
            ("__import__('os')", "core.number.not_a_sum"),
            ("１２", "core.number.not_a_sum"),
            ("1+" * 60 + "1", "core.number.not_a_sum"),
            ("1234567890", "core.number.too_long"),
            ("999999*999999", "core.number.too_large"),
            ("3-5", "core.number.too_small"),
            ("-1", "core.number.too_small"),
        ],
    )
    def test_is_refused_with_the_reason(self, text, key):
        with pytest.raises(AnswerRefused) as refusal:
            work_out(text)

        assert refusal.value.message.key == key

    @given(st.text(max_size=80))
    def test_is_never_anything_but_a_number_or_a_reason(self, text):
        with suppress(AnswerRefused):
            assert 0 <= work_out(text, low=0, high=99) <= 99
