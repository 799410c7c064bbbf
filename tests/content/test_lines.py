"""JSON that knows its lines."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.content.json_lines import decode, line_of
from companion.errors import ContentError

TEXT = """{
  "name": "a \\"quoted\\" {name}",
  "rows": [
    {"id": "one", "n": -1.5e3},
    {
      "id": "two",
      "n": [1, 2,
        3]
    }
  ], "last": null
}
"""
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside),
)


class TestLineOf:
    @pytest.mark.parametrize(
        ("place", "line"),
        [
            ((), 1),
            (("name",), 2),
            (("rows", 0), 4),
            (("rows", 0, "n"), 4),
            (("rows", 1), 5),
            (("rows", 1, "n"), 7),
            (("rows", 1, "n", 2), 8),
            (("last",), 10),
            (("rows", 1, "nothing"), 5),
        ],
    )
    def test_a_place_has_a_line(self, place, line):
        assert line_of(TEXT, place) == line

    @settings(max_examples=8)
    @given(st.lists(VALUES, min_size=1))
    def test_every_item_of_any_list_is_found(self, items):
        text = "[\n" + ",\n".join(json.dumps(item) for item in items) + "\n]"

        assert [line_of(text, (i,)) for i in range(len(items))] == [
            i + 2 for i in range(len(items))
        ]


class TestDecode:
    def test_what_is_no_json_names_its_line(self):
        with pytest.raises(ContentError) as raised:
            decode('{\n "a": 1\n "b": 2}', "x.json")

        assert raised.value.message.params == {"file": "x.json", "line": 3}

    def test_a_key_twice_is_refused_where_it_stands_again(self):
        with pytest.raises(ContentError) as raised:
            decode('[{"id": 1},\n {"id": 2,\n "x": {"id": 3},\n "id": 4}]', "x.json")

        assert raised.value.message.params == {"file": "x.json", "line": 4, "key": "id"}


@pytest.mark.parametrize(
    "text", ["1" * 5_000, "1e999", "NaN", "-Infinity", "[" * 100_000, '{"a":' * 100_000]
)
def test_what_has_no_end_is_told(text):
    with pytest.raises(ContentError) as error:
        decode(f'{{"n": {text}', "a.json")

    assert error.value.message.params["file"] == "a.json"


@pytest.mark.parametrize(
    "text",
    [
        '{"a":' * 700 + '{"b": 1, "b": 2}' + "}" * 700,
        "{" + "".join(f'"{number}": 0, ' for number in range(200_000)) + '"199999": 1}',
    ],
)
def test_a_key_twice_is_found_however_deep_or_far(text):
    with pytest.raises(ContentError) as error:
        decode(text, "a.json")

    assert error.value.message.params["key"] in ("b", "199999")
