"""Every file of facts names its schema, and every schema is as the records are now."""

import json

import pytest

from companion.content import Shelf
from companion.resources import data_dir
from tools import build_schemas
from tools.build_schemas import RECORDS, data_files, schema_file

FILES = {path.relative_to(data_dir()).as_posix(): path for path in data_files()}


@pytest.mark.parametrize("name", RECORDS)
def test_a_schema_follows_its_record(name):
    """`python -m tools.build_schemas` writes them."""
    shipped = schema_file(name).read_text(encoding="utf-8")

    assert shipped == build_schemas.text(RECORDS[name])


@pytest.mark.parametrize("name", FILES)
def test_a_file_names_its_schema(name):
    path = FILES[name]
    named = json.loads(path.read_text(encoding="utf-8"))["$schema"]

    assert (path.parent / named).resolve() == schema_file(data_files()[path])


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_its_record(name):
    record = RECORDS[data_files()[FILES[name]]]

    assert isinstance(Shelf(data_dir()).load(name, record), record)


def test_no_schema_is_left_over():
    there = set((data_dir() / "schema").rglob("*.json"))

    assert there == {schema_file(name) for name in RECORDS}
