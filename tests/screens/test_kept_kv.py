"""What is kept of a parsed kv file is what Kivy made of it."""

from pathlib import Path
from types import CodeType

import kivy
import pytest
from kivy.lang import Parser

from screens.kept_kv import parsed, place_of

STYLE = Path(kivy.kivy_data_dir) / "style.kv"
LITTLE = "#:import floor math.floor\n<Little@Label>:\n    text: str(floor(self.width))\n"


@pytest.fixture
def kept_here(tmp_path, monkeypatch):
    """Files are kept in a folder of their own, as on a player's machine."""
    monkeypatch.setattr("sys.pycache_prefix", str(tmp_path / "kept"))
    monkeypatch.setattr("sys.dont_write_bytecode", False)


def told(thing, met):
    """Everything that a parsed file is made of; what was met before, by its number."""
    if isinstance(thing, CodeType):
        return thing.co_code, thing.co_names, str(thing.co_consts), thing.co_filename
    if isinstance(thing, dict):
        return {name: told(each, met) for name, each in thing.items()}
    if isinstance(thing, list | tuple):
        return [told(each, met) for each in thing]
    slots = getattr(type(thing), "__slots__", ())
    if not slots:
        return repr(thing)
    if id(thing) in met:
        return met[id(thing)]
    met[id(thing)] = len(met)
    names = [name for name in slots if hasattr(thing, name)]
    return [type(thing).__name__, *(told(getattr(thing, name), met) for name in names)]


def test_it_is_the_same(kept_here):
    file = STYLE
    content = file.read_text("utf-8")
    parsed(content, str(file))
    assert place_of(file).is_file()

    kept = parsed(content, str(file))

    made = Parser(content=content, filename=str(file))
    parts = ("rules", "dynamic_classes", "directives", "sourcecode")
    assert [told(getattr(kept, part), {}) for part in parts] == [
        told(getattr(made, part), {}) for part in parts
    ]


class TestAnother:
    @pytest.fixture
    def little(self, tmp_path):
        file = tmp_path / "little.kv"
        file.write_text(LITTLE)
        return file

    def test_a_changed_file_is_parsed_again(self, little, kept_here):
        parsed(LITTLE, str(little))
        longer = LITTLE + "    bold: True\n"
        little.write_text(longer)

        rules = parsed(longer, str(little)).rules

        assert "bold" in rules[0][1].properties

    def test_what_cannot_be_read_is_made_again(self, little, kept_here):
        parsed(LITTLE, str(little))
        place_of(little).write_bytes(b"torn")

        assert "text" in parsed(LITTLE, str(little)).rules[0][1].properties

    def test_nothing_is_written_where_python_is_told_so(self, little, kept_here, monkeypatch):
        monkeypatch.setattr("sys.dont_write_bytecode", True)
        parsed(LITTLE, str(little))

        assert not place_of(little).exists()
