"""buildozer.spec, as far as it can be judged without building."""

import json
import subprocess
import sys
from configparser import ConfigParser

import pytest

from tests.architecture.house import TOP

SHIPPED = {".py", ".kv", ".po", ".json", ".png", ".atlas", ".ttf"}


@pytest.fixture(scope="module")
def checked():
    """What buildozer and python-for-android make of it."""
    command = [sys.executable, "tools/check_spec.py"]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def spec():
    parser = ConfigParser(interpolation=None)
    parser.read(TOP / "buildozer.spec", encoding="utf-8")
    return parser["app"]


class TestBuild:
    def test_tokens_pins_and_levels_are_accepted(self, checked):
        assert checked["errors"] == []

    def test_every_requirement_has_a_recipe_or_is_pure(self, checked):
        assert checked["unknown"] == []

    def test_the_build_order_is_found(self, checked):
        order = checked["order"]
        named = [order.index(name) for name in ("hostpython3", "python3", "sdl2", "kivy")]

        assert named == sorted(named)
        assert {"plyer", "tinydb"} <= set(checked["pure"])

    def test_it_has_the_version_of_the_package(self, checked):
        from companion import __version__

        assert checked["version"] == __version__


class TestFiles:
    def test_exactly_what_the_app_needs_is_packed(self, checked):
        rooms = [
            path for room in ("companion", "screens", "data") for path in (TOP / room).rglob("*")
        ]
        needed = {
            path.relative_to(TOP).as_posix()
            for path in (TOP / "main.py", *rooms)
            if path.is_file() and path.suffix in SHIPPED and "__pycache__" not in path.parts
        }

        assert set(checked["files"]) == needed

    def test_words_icons_and_facts_are_in_it(self, checked):
        packed = set(checked["files"])

        assert {"main.py", "data/text/fr/words.po", "data/icons/atlas/icons.atlas"} <= packed
        assert any(name.startswith("data/tapestry/") for name in packed)


class TestTablet:
    def test_no_permission_but_the_buzz(self, spec):
        assert spec["android.permissions"] == "android.permission.VIBRATE"

    def test_names_do_not_leave_by_the_backup_of_the_platform(self, spec):
        assert spec["android.allow_backup"] == "False"

    def test_the_levels_are_for_a_tablet_outside_the_shop(self, spec):
        assert (spec["android.api"], spec["android.minapi"]) == ("34", "24")

    def test_it_turns_both_ways(self, spec):
        assert {"landscape", "portrait"} <= set(spec["orientation"].split(", "))

    def test_the_tool_that_builds_is_pinned(self, spec):
        assert spec["p4a.commit"] == "v2026.05.09"

    def test_the_desktop_uses_the_same_kivy(self, spec):
        assert "kivy==2.3.1" in spec["requirements"]
        assert "kivy[base]==2.3.1" in (TOP / "pyproject.toml").read_text(encoding="utf-8")
