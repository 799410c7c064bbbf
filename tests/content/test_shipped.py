"""The shipped data files: each fits its record, each has its schema."""

import json

import pytest

from companion.content import load
from tests.architecture.house import TOP
from tools.build_schemas import DATA, Loaded, loaded, schemas

FILES = loaded()
SCHEMAS = schemas()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.path)
class TestEachFile:
    def test_it_fits_its_record(self, file: Loaded):
        assert isinstance(load(file.path, file.record), file.record)

    def test_its_schema_is_up_to_date(self, file: Loaded):
        written = (DATA / file.schema).read_text(encoding="utf-8")

        assert written == SCHEMAS[file.schema], "run: python -m tools.build_schemas"

    def test_every_key_of_it_is_in_the_schema(self, file: Loaded):
        schema = json.loads((DATA / file.schema).read_text(encoding="utf-8"))
        _, _, record = schema["$ref"].rpartition("/")
        known = set(schema["$defs"][record]["properties"])
        keys = json.loads((DATA / file.path).read_text(encoding="utf-8"))

        assert {key for key in keys if not key.startswith(("_", "$"))} <= known


def test_a_schema_that_is_named_is_there():
    named = {
        (path.parent / json.loads(path.read_text("utf-8"))["$schema"]).resolve()
        for path in (TOP / "data").rglob("*.json")
        if "schema" not in path.parts and '"$schema"' in path.read_text("utf-8")
    }

    assert {path.relative_to(TOP).as_posix() for path in named if not path.is_file()} == set()
